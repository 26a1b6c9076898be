"""English clauses into cues of decisions by their shape: who does what to which thing, with no set phrase.

People in a chat settle things in plain clauses: "taking the early train instead", "I fetch him at one", "Ravi orders
the chairs", "Ravi, cancel the van", "nobody deploys on Fridays", "launch is the 9th", "so Alnwick". Each clause of a
sentence is read from its opening: fillers are passed over, then the person, the tense and class of the verb and the
kind of its object decide (an indefinite object is a fact of life: "my uncle drives a Bentley"). What is asked, doubted,
reported or usual is left to `decision_judge`, which judges these cues as it does phrases.

The classes of words are in `text.lexicon.decided.en_shapes`. Shallow parsing by clause openings, in the manner of
finite-state partial parsers (Abney 1996). Linear: a clause looks at a bounded number of its first words.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from typing import Final

from zettelpy.extract import decision_signs as sign
from zettelpy.extract.decision_cues import Cue, languages_of
from zettelpy.extract.decision_doers import Doers
from zettelpy.extract.decision_matters import Matters
from zettelpy.extract.decision_sentences import sentence_runs
from zettelpy.extract.negation import Found
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE, Block
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.decided import en_shapes as en
from zettelpy.text.phrases import Hit

_LONG: Final = 40  # words of a sentence that is no longer read
_LOOK: Final = 9  # words behind an "if" in which the main clause may begin
_NOTE: Final = 160  # characters of a paragraph that may be a note or an item; a longer one, of no speaker, is prose
_LABELS: Final = 4  # words of a label
_LABEL: Final = lazily(r"[\[(]?[^:\n]{1,48}: ")
_LABEL_END: Final = 52  # characters from the start of a sentence in which such a label ends
_ENGLISH: Final = frozenset(("en",))
_BRIEF: Final = 8  # words of a sentence that allots or sets off a thing with no verb
_SHARED: Final = 10  # words in which something is shared out

# What a clause cannot do without in which a thing stands or somebody has it, and what opens one in which somebody acts.
_LINKED: Final = sign.APOSTROPHE | sign.BEING
_BY: Final = sign.DUE | sign.SINCE
_KEPT: Final = sign.APOSTROPHE | sign.KEEPER
_OTHERS_FIRST: Final = sign.GIVEN | sign.NAME | sign.KIN | sign.OWNER | sign.GROUP | sign.APOSTROPHE
_ACTING_FIRST: Final = sign.SPEAKER | _OTHERS_FIRST


class _Shapes(Doers, Matters):
    """The sentences of one text, read clause by clause."""

    def enter(self, block: Block, border: int, stop: int) -> int:
        """Begin a sentence of a block; return its first word that is said, behind stamp and label."""
        starts, text = self.words.starts, self.columns.text
        start, first, self.labelled = starts[border], border, bool(block.speaker)
        if start < block.body:
            first = bisect_left(starts, block.body, border, stop)
        label = None if self.labelled else _LABEL.match(text, start, starts[stop - 1] + 1)
        if label:
            at = bisect_left(starts, label.end(), border, stop)
            if at - border <= _LABELS:
                first, self.labelled = at, True
        self.listed = first > border and self.word(border) in en.ACTIONS
        return first

    def shape(self, i: int, end: int, stop: int, first: int, opening: bool, signs: Sequence[int]) -> bool:
        """Tell whether a clause has the shape of a decision; `opening`: nothing but fillers stands before it.

        `signs` are what clauses its words can be of (`decision_signs`): each shape is asked for only where the words of
        the clause can make it.
        """
        own, opens = reduce(or_, signs), signs[0]
        if own & _LINKED and self._linked(i, end, stop, own, signs):
            return True
        if opens & _ACTING_FIRST or own & sign.GOING:
            if opens & sign.SPEAKER and (self.shared(i, end, stop) or self.first_person(i, end)):
                return True
            if (opens & _OTHERS_FIRST or own & sign.GOING) and self.third_person(i, end, first):
                return True
            if opens & _ACTING_FIRST and own & _LINKED and self.in_hand(i, end, first):
                return True
        if opens & sign.RULING and self.ruled(i, end):
            return True
        if not opening:
            apart = opens & sign.ACTING and self.labelled and i - first <= 4 and self.verbless(first, i)
            return bool(apart) and self.eliding(i, end, stop)
        return self._opening(i, end, stop, first, own, signs)

    def _linked(self, i: int, end: int, stop: int, own: int, signs: Sequence[int]) -> bool:
        """Tell whether a clause with a form of "be" or the like tells where a thing stands or who has it."""
        if own & sign.ACTING and own & sign.APOSTROPHE and self.headed(i, end, stop):
            return True
        if reduce(or_, signs[-2:]) & _KEPT and self.given(i, end):
            return True
        if own & sign.ON and own & sign.APOSTROPHE and self.on_duty(i, end):
            return True
        return own & sign.STATED > 0 and self.standing(i, end, stop)

    def _opening(self, i: int, end: int, stop: int, first: int, own: int, signs: Sequence[int]) -> bool:
        """Tell whether the clause that opens a sentence has one of the shapes that only such a clause has."""
        opens = signs[0]
        named = opens & (sign.GIVEN | sign.NAME)
        if (opens & sign.ACTING and self.eliding(i, end, stop)) or (opens & sign.DID and self.done(i, end)):
            return True
        if self._called_on(i, end, first, named | opens & sign.PLEASE) and self.told(i, end, stop, first):
            return True
        if (named or opens & sign.JOINING or self.listed) and self.charged(i, end):
            return True
        if own & (sign.EVENT | sign.DUE | sign.SWITCHED) and self.dated(i, end, stop):
            return True
        if (own & sign.PRICE and self.priced(i, end)) or (opens & sign.ORDER and self.instructed(i, end)):
            return True
        if own & sign.IT and self.chosen(i, end):
            return True
        if stop - i <= _SHARED and reduce(or_, self.signs(max(0, min(i, stop - 2)), stop)) & sign.SHARE:
            if self.shared_out(i, end, stop):
                return True
        if opens & sign.NEWLY or (own & sign.BEING and opens & sign.TITLED):
            if self.fallen_to(i, end):
                return True
        if self.labelled and stop - i <= _BRIEF and (self.contrasted(i, end, stop) or self.allotted(i, end, stop)):
            return True
        if own & sign.STAYING and self.remaining(i, end, stop):
            return True
        return (opens & sign.ROLE or signs[-1] & sign.KEEPER) > 0 and self.filled(i, end)

    def _called_on(self, i: int, end: int, first: int, opens: int) -> bool:
        """Tell whether a clause may be said to somebody by name, or with "please" in it or right before it."""
        if opens or (i + 3 < end and self.word(i + 1) == "you"):
            return True
        return i > first and self.sign_of(self.words.ids[i - 1]) & sign.PLEASE > 0

    def read(self, first: int, stop: int) -> tuple[int, int] | None:
        """Return the words of the first clause of a sentence that has the shape of a decision."""
        i, opening = first, True
        signs = self.signs(first, stop)
        own = reduce(or_, signs)
        concludes = own & sign.SO
        ends = [j + 1 for j in self.scope.partings(first, stop)]
        if own & sign.JOINING:
            joined = (j for j in range(first + 1, stop) if signs[j - first] & sign.JOINING and self._joins(j, stop))
            ends = sorted({*ends, *joined})
        ends.append(stop)
        for end in ends:
            if concludes and (i == first or self.word(i) == "so") and self.concluded(i, end, stop):
                return i, min(i + 2, end)
            j = i
            while j < end and signs[j - first] & sign.LIGHT and self.word(j) != "no":
                j += 1
            if j == end:
                i = end
                continue
            if self.word(j) in ("if", "unless", "when"):
                j = self._main(j, end)
            if opening and own & _BY and (stopped := self.obliged(j, end)):
                return j, stopped
            if self.shape(j, end, stop, first, opening, signs[j - first : end - first]):
                return j, min(j + 2, end, stop)
            opening, i = False, end
        return None

    def _main(self, i: int, end: int) -> int:
        """Return where the main clause begins behind a condition with no mark between them ("if it rains we move")."""
        for k in range(i + 3, min(end - 1, i + _LOOK)):
            if self.word(k) in ("we", "i", "we'll", "i'll", "we're", "i'm"):
                return k
        return i

    def _joins(self, j: int, stop: int) -> bool:
        """Tell whether word j is an "and" with a new subject behind it."""
        return self.word(j) == "and" and j + 2 < stop and self.word(j + 1) in en.SUBJECTS


def read_shapes(columns: Columns) -> Iterator[Cue]:
    """Yield the clauses of a text that are decisions by their shape, at most one a sentence, in order.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "I drive a Volvo. Taking the bus instead. Nobody deploys on Fridays."
    >>> [text[cue.found.start : cue.found.end] for cue in read_shapes(read_columns(text))]
    ['Taking the', 'Nobody deploys']
    """
    known = languages_of(columns)
    if known and "en" not in known:
        return
    shapes, words, blocks = _Shapes(columns), columns.words, columns.layout.blocks
    for number, border, stop, block in sentence_runs(columns, 1, _LONG):
        own = blocks[block]
        note = bool(own.speaker) or own.end - own.body <= _NOTE
        start = words.starts[border]
        if own.kind == CODE or not (note or columns.text.find(": ", start, start + _LABEL_END) >= 0):
            continue
        first = shapes.enter(own, border, stop)
        if first >= stop:
            continue
        read = shapes.read(first, stop) if (note or shapes.labelled) and stop - border > 1 else None
        if read is not None:
            hit = Hit("shape en", *read)
            found = Found(hit, words.starts[hit.first], words.end(hit.stop - 1), number, border, stop, block)
            yield Cue(found, ("shape",), _ENGLISH)
