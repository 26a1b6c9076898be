"""The text of a receipt against its passages, written again: every line of ours, every passage, every mark.

How a context is written depends on which passages are in it alone, so the text is compared exactly even where a
function that chose among them is not at hand. What a passage was cut to depends on the token counter: where that is at
hand, the cut is made again. Where it is not, the packer cuts with a counter that refuses whatever is no beginning of
what the text shows; if that does not give the very text, no counter does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zettelpy.passages.packer import Packer
from zettelpy.passages.question import wanted
from zettelpy.receipt.ledger import Ledger
from zettelpy.types import CUT


def compare(text: str, expected: str) -> Iterator[str]:
    """Yield where a text differs from the one that was expected, if it does.

    >>> list(compare("## Tea", "## Sea")), list(compare("tea", "tea"))
    (['the text differs from what its passages give, from character 3 on'], [])
    """
    if text != expected:
        pairs = zip(text, expected, strict=False)
        at = next((k for k, (one, other) in enumerate(pairs) if one != other), min(len(text), len(expected)))
        yield f"the text differs from what its passages give, from character {at} on"


class Writer:
    """Writes passages of a ledger's memory as a context gives them; `counted` where its counter is the real one."""

    def __init__(self, ledger: Ledger, counted: bool) -> None:
        self.ledger, self.counted = ledger, counted
        limits = ledger.limits
        self.packer = Packer(ledger.memory, ledger.index, limits.max_tokens, limits.count, limits.annotate_dates)
        self.terms = wanted(ledger.index, ledger.question)

    def findings(self, text: str, chosen: Sequence[int], excerpt: int | None) -> Iterator[str]:
        """Yield what of a text is not what these passages give, one of which may be an excerpt."""
        if excerpt is None:
            yield from compare(text, self.packer.render(chosen))
        elif self.counted:
            packed = self.packer.pack([excerpt], self.terms)
            if packed.excerpt is None:
                yield "a passage is told as an excerpt, and the budget holds it whole, or not even its excerpt"
                yield from compare(text, self.packer.render(chosen))
            else:
                opening = self.packer.render([excerpt], {excerpt: ""})
                yield from compare(text, self.packer.render(chosen, {excerpt: packed.text[len(opening) :]}))
        else:
            yield from self._around(text, chosen, excerpt)

    def _around(self, text: str, chosen: Sequence[int], excerpt: int) -> Iterator[str]:
        """Yield what differs before an excerpt of unknown length, behind it, or in it."""
        before = self.packer.render([i for i in chosen if i <= excerpt], {excerpt: ""})
        after = self.packer.render(chosen, {excerpt: ""})[len(before) :]
        if not text.startswith(before):
            yield from compare(text[: len(before)], before)
        elif len(text) < len(before) + len(after) or not text.endswith(after):
            yield "the text differs from what its passages give, behind the excerpt"
        elif not self._is_cut(excerpt, text[len(before) : len(text) - len(after)]):
            yield f"the text differs from what its passages give: what begins at character {len(before)} is no excerpt"

    def _is_cut(self, i: int, shown: str) -> bool:
        """Tell whether a string is what some token counter makes the packer cut passage i to."""
        claimed = self.packer.render([i], {i: shown})
        held = _bare(claimed)

        def refuse(text: str) -> int:
            return 0 if held.startswith(_bare(text)) else 1

        of = self.packer
        packed = Packer(of.memory, of.index, 0, refuse, of.annotate).pack([i], self.terms)
        return packed.excerpt == i and packed.text == claimed


def _bare(text: str) -> str:
    r"""Return a text that ends in a passage without the line of ours below that, and without the mark of a cut.

    >>> _bare(" Ana: … yesterday we …\n[yesterday = 7 May 2023]")
    ' Ana: … yesterday we'
    """
    before, _, last = text.rpartition("\n")
    return (before if last.startswith("[") else text).removesuffix(f" {CUT}")
