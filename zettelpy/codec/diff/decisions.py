"""The decisions that differ: reversed, changed, dropped, restored, added.

A memory tells a decision by the flag DECISION of a zettel and by the zettel's quote, which is its first decision where
it has one. So a decision is followed by its words: one that is quoted in another zettel, after an edit moved the
borders of the zettels, is the same one. A quote can give way to another though its words still stand in the text; where
a memory has its text, that tells, and where it has none a zettel that stays drops its decision only where the quote was
most of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from zettelpy.codec.diff.contradictions import sides
from zettelpy.codec.diff.likeness import dice, terms_of
from zettelpy.codec.diff.pairing import NONE, Pairing
from zettelpy.codec.diff.renaming import Renaming
from zettelpy.codec.diff.values import ContradictionChange, DecisionChange
from zettelpy.text.lexicon.negation import NEGATORS, TOGGLES
from zettelpy.text.normalise import fold
from zettelpy.text.words import WORD
from zettelpy.types import CUT, Contradiction, Memory, Zettel

FLAG: Final = "DECISION"
_ONE_SENTENCE: Final = 0.4  # Dice coefficient of the terms from which two quotes are one sentence, edited
_HELD: Final = 0.5  # share of the terms of a statement that its zettel's quote holds
_REACH: Final = 32  # zettels in which a quote is looked for
_MOST_OF: Final = 0.5  # share of a zettel that its quote must be to stand for all of it
_NEGATING: Final = frozenset(fold(f"{TOGGLES} {NEGATORS}").split())
_TELLING: Final = re.compile(r"[0-9]|(?<=[^.!?\s] )[A-ZÀ-ÖØ-ÞА-Я]")  # numbers, and capitals within a sentence

Words = tuple[str, ...]


def compare_decisions(
    pairing: Pairing, renaming: Renaming, contradictions: Sequence[ContradictionChange]
) -> tuple[DecisionChange, ...]:
    """Return the decisions that differ, by kind, what was reversed first; each kind in the order of the text."""
    found = [*_taken_back(pairing, contradictions)]
    told = {id(change.before) for change in found if change.kind == "reversed"}
    tellers = _tellers(pairing, found)
    found += [
        change
        for change in _Followed(pairing, renaming).changes()
        if id(change.before) not in told
        and (change.kind, id(change.after if change.kind == "added" else change.before)) not in tellers
    ]
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


def _tellers(pairing: Pairing, taken_back: Sequence[DecisionChange]) -> frozenset[tuple[str, int]]:
    """Return the zettels whose decision is the one that reverses (or reversed) another: it is told there already."""
    memories = {"reversed": ("added", pairing.b), "restored": ("dropped", pairing.a)}
    zettels = {kind: {zettel.id: zettel for zettel in memory.zettels} for kind, (_, memory) in memories.items()}
    found = []
    for change in taken_back:
        if change.by is not None:
            teller = zettels[change.kind][change.by.later]
            said, quoted = frozenset(terms_of(sides(change.by)[1])), frozenset(terms_of(teller.quote))
            least = min(len(said), len(quoted))  # a quote may be the part of the statement that its zettel has
            if least and len(said & quoted) >= _HELD * least:
                found.append((memories[change.kind][0], id(teller)))
    return frozenset(found)


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
        self._zettels = memory.zettels
        self._source = memory.meta.source if memory.meta.offsets == "codepoint" else None

    def holds(self, quote: str, renaming: Renaming, around: tuple[int, int]) -> bool | None:
        """Tell whether a quote of the other memory stands in the zettels from the first to the stop of `around`.

        It may stand under renamed names, white space aside. None where that cannot be told: the text is not there, or
        there is too much of it.
        """
        zettels = self._zettels[slice(*around)]
        if not zettels:
            return False
        start, end = zettels[0].source_start, zettels[-1].source_end
        if self._source is None or start is None or end is None or len(zettels) > _REACH:
            return None
        text, said = " ".join(self._source[start:end].split()), quote.removesuffix(CUT)
        return any(" ".join(words.split()) in text for words in (said, renaming.rewrite(said)))


def _words_of(memory: Memory, changed: Sequence[bool], renaming: Renaming) -> list[Words]:
    """Return the words of the decisions of those zettels whose text stands in one memory only, () for the others."""
    return [
        renaming.words(zettel.quote) if told and FLAG in zettel.flags else ()
        for zettel, told in zip(memory.zettels, changed, strict=True)
    ]


class _Followed:
    """The decisions of both memories by the words of their quotes, of the zettels whose text changed."""

    def __init__(self, pairing: Pairing, renaming: Renaming) -> None:
        self.pairing = pairing
        changed = [not pairing.same_text(i) for i in range(len(pairing.there))]
        come = [i == NONE or changed[i] for i in pairing.back]
        self.said = _words_of(pairing.a, changed, renaming)
        self.says = _words_of(pairing.b, come, renaming)
        self.before = frozenset(self.said)
        self.after = frozenset(self.says)
        self.old, self.new = _Text(pairing.a), _Text(pairing.b)
        self.forth = renaming
        self.back = Renaming({new: old for old, new in renaming.names.items()})

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
        return _not(self.new.holds(self.pairing.a.zettels[i].quote, self.forth, self.pairing.around(i, back=False)))

    def _is_new(self, j: int) -> bool | None:
        """Tell whether the decision quoted in zettel j of `b` was not said before; None where nothing tells."""
        if self.says[j] in self.before:
            return False
        return _not(self.old.holds(self.pairing.b.zettels[j].quote, self.back, self.pairing.around(j, back=True)))


def _not(held: bool | None) -> bool | None:
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
    return sum(map(_NEGATING.__contains__, words)) % 2


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
