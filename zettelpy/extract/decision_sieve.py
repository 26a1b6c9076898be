"""Cues of decisions into those that are worth judging: most common words stand in no place of theirs.

"Great", "no", "from" and "then" are cues in few places (`decision_places`), which bound how many words may follow
in the sentence, or need a day. The bounds here are necessary, not sufficient: no cue that would count is left out.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Final

from zettelpy.extract.decision_cues import Cue, languages_of, lexicon
from zettelpy.extract.decision_places import CLOSED, FILLERS, SETTLED, SHORT
from zettelpy.extract.negation import Scope
from zettelpy.text.columns import Columns
from zettelpy.text.finder import Place
from zettelpy.text.lazily import lazily

_DIGIT: Final = lazily("[0-9]")
# How many words may follow a cue of a kind to the end of its sentence, at least and at most (`Reader` tells why): what
# a particle closes is short, and so are the fillers before it.
_FOLLOWING: Final = {
    "drop": (1, SHORT),
    "assent": (1, SETTLED),
    "then": (0, CLOSED + FILLERS),
    "close": (0, 0),
}
_LABELLED: Final = 96  # characters from the opening of a sentence in which a label may end


class Sieve:
    """Tells of most cues that stand nowhere, by the words behind them alone, that they need not be judged.

    A cue before the end of a label is kept, since it tells where its sentence begins.
    """

    def __init__(self, columns: Columns) -> None:
        self.columns, self.lexicon, self.known = columns, lexicon(), languages_of(columns)
        self._scope = Scope(columns)
        self._kinds: dict[tuple[str, ...], tuple[str, ...]] = {}  # labels -> the kinds of those in a known language

    def places(self, places: Iterable[Place]) -> list[Place]:
        """Return those of the places of phrases, all of one text, which come in order, that may make a cue to keep."""
        return list(filter(self._may_keep, places))

    def keeps(self, cue: Cue) -> bool:
        """Tell whether a cue may stand in the place of one of its kinds, or settle or offer what a line before asks."""
        found = cue.found
        if self._may_stand(cue.kinds, found.hit.stop, found.stop):
            return True
        return self._in_label(found.start, found.sentence, self.columns.layout.blocks[found.block].body)

    def _may_keep(self, place: Place) -> bool:
        """Tell whether `keeps` may be true of a cue at a place, or of one of its parts where it runs across a mark."""
        labels, first, stop, _, to = place
        if to or (stop - first > 1 and any(map(self._scope.parted, range(first, stop - 1)))):
            return True
        kinds = self._kinds.get(labels)
        if kinds is None:
            known = self.known
            own = (label.partition(" ") for label in labels if label)
            kinds = self._kinds[labels] = tuple(kind for kind, _, language in own if not known or language in known)
        if not kinds:
            return False
        columns = self.columns
        borders = columns.sentence_words
        sentence = bisect_right(borders, first)
        if not sentence:
            return False
        if self._may_stand(kinds, stop, borders[sentence] if sentence < len(borders) else len(columns.words)):
            return True
        start = columns.words.starts[first]
        block = columns.blocks(start, start)[0]
        blocks = columns.layout.blocks
        return block < len(blocks) and self._in_label(start, sentence - 1, blocks[block].body)

    def _may_stand(self, kinds: Sequence[str], at: int, stop: int) -> bool:
        """Tell whether the words from `at` to the end of the sentence allow a cue of one of some kinds before them."""
        following = stop - at
        for kind in kinds:
            if kind == "from":
                if self._begins(at, stop):
                    return True
                continue
            bounds = _FOLLOWING.get(kind)
            if bounds is None or bounds[0] <= following <= bounds[1]:
                return True
        return False

    def _begins(self, at: int, stop: int) -> bool:
        words, lexicon = self.columns.words, self.lexicon
        for j in range(at, min(stop, at + 2)):
            word = words.folded[words.ids[j]]
            if (word in lexicon.when or _DIGIT.search(word) is not None) and word not in lexicon.numbers:
                return True
        return False

    def _in_label(self, at: int, sentence: int, body: int) -> bool:
        """Tell whether the label of a sentence may end behind a cue; `body` is where its block begins without one."""
        text, start = self.columns.text, self.columns.sentence_starts[sentence]
        if start < body and at < body:
            return True
        stop = start + _LABELLED
        return at < stop and (text.find(":", at, stop) >= 0 or text.find("：", at, stop) >= 0)
