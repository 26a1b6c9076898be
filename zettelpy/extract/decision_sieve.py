"""Cues of decisions into those that are worth judging: most common words stand in no place of theirs.

"Great", "no", "from" and "then" are cues in few places (`decision_places`), which bound how many words may follow
in the sentence, or need a day. The bounds here are necessary, not sufficient: no cue that would count is left out.
"""

from __future__ import annotations

from typing import Final

from zettelpy.extract.decision_cues import Cue, lexicon
from zettelpy.extract.decision_places import CLOSED, FILLERS, SETTLED, SHORT
from zettelpy.extract.negation import Found
from zettelpy.text.columns import Columns
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
        self.columns, self.lexicon = columns, lexicon()

    def keeps(self, cue: Cue) -> bool:
        """Tell whether a cue may stand in the place of one of its kinds, or settle or offer what a line before asks."""
        found = cue.found
        following = found.stop - found.hit.stop
        for kind in cue.kinds:
            if kind == "from":
                if self._begins(found):
                    return True
                continue
            bounds = _FOLLOWING.get(kind)
            if bounds is None or bounds[0] <= following <= bounds[1]:
                return True
        return self._in_label(found)

    def _begins(self, found: Found) -> bool:
        words, lexicon = self.columns.words, self.lexicon
        for j in range(found.hit.stop, min(found.stop, found.hit.stop + 2)):
            word = words.folded[words.ids[j]]
            if (word in lexicon.when or _DIGIT.search(word) is not None) and word not in lexicon.numbers:
                return True
        return False

    def _in_label(self, found: Found) -> bool:
        """Tell whether the label of a sentence may end behind a cue."""
        text, start = self.columns.text, self.columns.sentence_starts[found.sentence]
        body = self.columns.layout.blocks[found.block].body
        if start < body and found.start < body:
            return True
        stop = start + _LABELLED
        return found.start < stop and (
            text.find(":", found.start, stop) >= 0 or text.find("：", found.start, stop) >= 0
        )
