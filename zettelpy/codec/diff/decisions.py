"""The decisions that differ: reversed, changed, dropped, restored, added.

A memory tells a decision by the flag DECISION of a zettel and by the zettel's quote, which is its first decision where
it has one. So a decision is followed by its words: one that is quoted in another zettel, after an edit moved the borders
of the zettels, is the same one. A quote can give way to another though its words still stand in the text; where a
memory has its text, that tells, and where it has none nothing is said to be dropped unless the quote was most of the
zettel.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from zettelpy.codec.diff.contradictions import sides
from zettelpy.codec.diff.likeness import dice, terms_of
from zettelpy.codec.diff.names import Renaming
from zettelpy.codec.diff.pairing import NONE, Pairing
from zettelpy.codec.diff.values import ContradictionChange, DecisionChange
from zettelpy.text.lexicon.negation import NEGATORS, TOGGLES
from zettelpy.text.normalise import fold
from zettelpy.text.quotes import Folded
from zettelpy.text.words import WORD
from zettelpy.types import CUT, Contradiction, Memory, Zettel

FLAG: Final = "DECISION"
_ONE_SENTENCE: Final = 0.4  # Dice coefficient of the terms from which two quotes are one sentence, edited
_HELD: Final = 0.5  # share of the terms of a statement that its zettel's quote holds
_MOST_OF: Final = 0.5  # share of a zettel that its quote must be to stand for all of it
_NEGATING: Final = frozenset(fold(f"{TOGGLES} {NEGATORS}").split())
_TELLING: Final = re.compile(r"[0-9]|(?<=[^.!?\s] )[A-ZÀ-ÖØ-ÞА-Я]")  # numbers, and capitals within a sentence
_WORDS: Final = Renaming({})

Words = tuple[str, ...]


def compare_decisions(
    pairing: Pairing, renaming: Renaming, contradictions: Sequence[ContradictionChange]
) -> tuple[DecisionChange, ...]:
    """Return the decisions that differ: what was reversed first, then the rest by kind, each in the order of the text."""
    found = [*_taken_back(pairing, contradictions)]
    told = {id(change.before) for change in found if change.kind == "reversed"}
    found += [change for change in _Followed(pairing, renaming).changes() if id(change.before) not in told]
    order = ("reversed", "changed", "dropped", "restored", "added")
    return tuple(change for kind in order for change in found if change.kind == kind)


# Taken back by a statement --------------------------------------------------------------------------------------


def _taken_back(pairing: Pairing, contradictions: Sequence[ContradictionChange]) -> Iterator[DecisionChange]:
    """Yield decisions that a new contradiction reverses, and those whose reversal is no longer told."""
    ours = {zettel.id: number for number, zettel in enumerate(pairing.a.zettels)}
    theirs = {zettel.id: number for number, zettel in enumerate(pairing.b.zettels)}
    met: dict[tuple[str, int], None] = {}
    for change in contradictions:
        if change.kind == "new" and change.after is not None:
            kind, by, j = "reversed", change.after, theirs[change.after.earlier]
            i = pairing.back[j]
        elif change.kind == "settled" and change.before is not None:
            kind, by, i = "restored", change.before, ours[change.before.earlier]
            j = pairing.there[i]
            if pairing.same_text(ours[by.later]):
                continue
        else:
            continue
        if NONE in (i, j) or (kind, i) in met:
            continue
        before, after = pairing.a.zettels[i], pairing.b.zettels[j]
        if _about(by, before) and (kind == "reversed" or FLAG in after.flags):
            met[(kind, i)] = None
            yield DecisionChange(kind, before, after, by)


def _about(found: Contradiction, zettel: Zettel) -> bool:
    """Tell whether what a contradiction takes back is the decision of its zettel."""
    if FLAG not in zettel.flags:
        return False
    said, quoted = frozenset(terms_of(sides(found)[0])), frozenset(terms_of(zettel.quote))
    return found.signal == "reversal" or (bool(said) and len(said & quoted) >= _HELD * len(said))


# Followed by its words ------------------------------------------------------------------------------------------


class _Text:
    """The text of a memory, as far as it has one."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory

    @cached_property
    def _folded(self) -> Folded | None:
        source = self._memory.meta.source
        return None if source is None or self._memory.meta.offsets != "codepoint" else Folded(source)

    def holds(self, quote: str, first: int, stop: int) -> bool | None:
        """Tell whether a quote stands in the zettels first to stop; None where the text is not known."""
        zettels = self._memory.zettels[first:stop]
        if self._folded is None or not zettels:
            return None if zettels else False
        start, end = zettels[0].source_start, zettels[-1].source_end
        if start is None or end is None:
            return None
        return self._folded.holds(quote.removesuffix(CUT), (start, max(start, end)))


class _Followed:
    """The decisions of both memories by the words of their quotes."""

    def __init__(self, pairing: Pairing, renaming: Renaming) -> None:
        self.pairing = pairing
        self.said = [renaming.words(zettel.quote) if FLAG in zettel.flags else () for zettel in pairing.a.zettels]
        self.says = [_WORDS.words(zettel.quote) if FLAG in zettel.flags else () for zettel in pairing.b.zettels]
        self.before = frozenset(self.said)
        self.after = frozenset(self.says)
        self.old, self.new = _Text(pairing.a), _Text(pairing.b)

    def changes(self) -> Iterator[DecisionChange]:
        """Yield the decisions that differ, in the order of the earlier memory, then those of new zettels."""
        a, b = self.pairing.a.zettels, self.pairing.b.zettels
        for i, before in enumerate(a):
            j = self.pairing.there[i]
            if j == NONE:
                if FLAG in before.flags and self._is_gone(i) is not False:
                    yield DecisionChange("dropped", before, None)
            elif FLAG in before.flags or FLAG in b[j].flags:
                yield from self._pair(i, j)
        for j, after in enumerate(b):
            if self.pairing.back[j] == NONE and FLAG in after.flags and self._is_new(j) is not False:
                yield DecisionChange("added", None, after)

    def _pair(self, i: int, j: int) -> Iterator[DecisionChange]:
        before, after = self.pairing.a.zettels[i], self.pairing.b.zettels[j]
        one_text = self.pairing.one_text(before, after)
        if FLAG not in before.flags:
            if one_text or self._is_new(j) is not False:
                yield DecisionChange("added", None, after)
        elif FLAG not in after.flags:
            if one_text:
                yield DecisionChange("dropped", before, after)
            elif self._is_gone(i) is not False:
                edited = _one_sentence(before.quote, after.quote)
                yield DecisionChange("reversed" if edited else "dropped", before, after)
        elif not one_text and self.said[i] != self.says[j]:
            yield from self._reworded(i, j)

    def _reworded(self, i: int, j: int) -> Iterator[DecisionChange]:
        before, after = self.pairing.a.zettels[i], self.pairing.b.zettels[j]
        gone, new = self._is_gone(i), self._is_new(j)
        if gone is not False and new is not False and _one_sentence(before.quote, after.quote):
            otherwise = _says_otherwise(self.said[i], self.says[j], before.quote, after.quote)
            yield DecisionChange("reversed" if otherwise else "changed", before, after)
            return
        if gone or (gone is None and _is_most(before)):
            yield DecisionChange("dropped", before, after)
        if new is not False:
            yield DecisionChange("added", None, after)

    def _is_gone(self, i: int) -> bool | None:
        """Tell whether the decision quoted in zettel i of `a` is no longer said; None where nothing tells."""
        if self.said[i] in self.after:
            return False
        held = self.new.holds(self.pairing.a.zettels[i].quote, *self.pairing.around(i, back=False))
        return None if held is None else not held

    def _is_new(self, j: int) -> bool | None:
        """Tell whether the decision quoted in zettel j of `b` was not said before; None where nothing tells."""
        if self.says[j] in self.before:
            return False
        held = self.old.holds(self.pairing.b.zettels[j].quote, *self.pairing.around(j, back=True))
        return None if held is None else not held


def _one_sentence(before: str, after: str) -> bool:
    return dice(frozenset(terms_of(before)), frozenset(terms_of(after))) >= _ONE_SENTENCE


def _is_most(zettel: Zettel) -> bool:
    """Tell whether the quote is most of what a zettel says."""
    start, end = zettel.source_start, zettel.source_end
    return start is None or end is None or len(zettel.quote) >= _MOST_OF * (end - start)


def _says_otherwise(old: Words, new: Words, before: str, after: str) -> bool:
    """Tell whether a sentence was edited to say otherwise, from its folded words and as it was written.

    It does where a negation came or went; where one run of words took the place of another and nothing else changed;
    where a number or a name gave way to another.
    """
    if _negations(old) != _negations(new):
        return True
    head = _shared(old, new)
    rest, other = old[head:], new[head:]
    tail = _shared(rest[::-1], other[::-1])
    if head + tail >= len(old) - head - tail:
        lost, found = (" ".join(words[: len(words) - tail]) for words in (rest, other))
        if terms_of(lost) and terms_of(found):
            return True
    ours, theirs = _telling(before), _telling(after)
    return not ours <= theirs and not theirs <= ours


def _negations(words: Words) -> int:
    return sum(word in _NEGATING for word in words) % 2


def _shared(a: Words, b: Words) -> int:
    """Return how many words two runs of words begin with together."""
    return next((k for k, (one, other) in enumerate(zip(a, b, strict=False)) if one != other), min(len(a), len(b)))


def _telling(quote: str) -> frozenset[str]:
    """Return the numbers of a quote and the words in it that are written like names, folded."""
    return frozenset(
        fold(match[0])
        for match in WORD.finditer(quote)
        if _TELLING.search(quote, match.start(), match.end()) and (match.start() or match[0][0].isdigit())
    )
