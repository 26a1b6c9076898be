"""A text into what the judge of a decision needs to know of a sentence: its clauses, its guards, its question.

`SentenceReader` reads on as cues come, in order: where what is said begins behind a speaker's label, where the clause
of a cue begins, which guards the sentence has and whether it asks by its words. All is found out once a sentence: the
time is linear.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import Final, NamedTuple

from zettelpy.extract.decision_cues import lexicon
from zettelpy.extract.negation import Found, Scope, cue_span
from zettelpy.text.columns import Columns
from zettelpy.text.lazily import lazily
from zettelpy.text.phrases import Hit

VERB_LAST: Final = frozenset(("ja", "ko", "hi"))
_FILLERS: Final = 4  # words before what opens a sentence
_LABEL: Final = lazily(r"[^\s:：]{1,30}(?: [^\s:：]{1,30}){0,2}[:：] ")
_STOP: Final = lazily(r"[.!?…]{1,3}\s")
INSIDE: Final = lazily(r"\w")


def sentence_runs(columns: Columns, least: int, most: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield the sentences of `least` to `most` words: number, first word, word behind the last, number of block."""
    borders, starts = columns.sentence_words, columns.words.starts
    ends, block = [block.end for block in columns.layout.blocks], 0
    for number, (border, stop) in enumerate(pairwise(chain(borders, (len(starts),)))):
        if not least <= stop - border <= most:
            continue
        while block < len(ends) and ends[block] <= starts[border]:
            block += 1
        if block == len(ends):
            return
        yield number, border, stop, block


class Guard(NamedTuple):
    """A phrase that takes the force from cues."""

    kind: str
    language: str
    start: int
    end: int
    first: int  # its first word
    stop: int  # just after its last


class Sentence:
    """What is known of the sentence of the cue at hand, read on as cues come."""

    __slots__ = ("at", "clause", "first", "guards", "kinds", "last", "mark", "number", "question", "read", "turn")

    def __init__(self, number: int, opening: int, first: int) -> None:
        self.number = number
        self.first = first  # the first word that is said, after a speaker's label
        self.clause, self.read = first, first  # where the clause begins, and words read for it
        self.turn = opening  # where the last "but" or "so" stands; a label may be a guard: "Proposal: we close at six"
        self.guards: list[Guard] | None = None  # None until they are asked for
        self.kinds: frozenset[tuple[str, str]] = frozenset()
        self.at = 0  # guards read
        self.last: dict[tuple[str, str], int] = {}  # the last guard of a kind and language that was read
        self.question: frozenset[str] = frozenset()  # languages in which it asks by its words
        self.mark = (0, False)  # where the next mark that ends a sentence is, and whether it asks


class SentenceReader:
    """Reads the sentences of a text, cue after cue in order: their clauses, their guards and whether they ask."""

    def __init__(self, columns: Columns) -> None:
        self.columns, self.text, self.words = columns, columns.text, columns.words
        self.scope, self.lexicon = Scope(columns), lexicon()
        self.finder = self.lexicon.guards.over(columns.words, columns.sentence_words)
        self.sentence = Sentence(-1, 0, 0)

    def enter(self, found: Found) -> None:
        """Begin the sentence of a cue, unless the last cue was in it."""
        if found.sentence != self.sentence.number:
            start = self.columns.sentence_starts[found.sentence]
            body = self.columns.layout.blocks[found.block].body
            labelled = start < body <= found.start
            if not labelled and (label := _LABEL.match(self.text, start, found.start + 1)):
                labelled, body = True, label.end()  # a line alone, which the layout reads as no message
            first = bisect_left(self.words.starts, body) if labelled else found.first
            self.sentence = Sentence(found.sentence, found.first, first)

    def read_clause(self, found: Found) -> None:
        """Read on to a cue: where its clause begins, and where the last "but" or "so" before it stands."""
        sentence, turns, word, parted = self.sentence, self.lexicon.turns, self.scope.word, self.scope.parted
        for j in range(sentence.read, found.hit.first):
            if parted(j):
                sentence.clause = j + 1
                if word(j + 1) in turns or self._stopped(j):
                    sentence.turn = j + 1
        sentence.read = max(sentence.read, found.hit.first)

    def _stopped(self, j: int) -> bool:
        """Tell whether a full stop and a blank follow word j, where a chat goes on in small letters."""
        end = self.words.end(j)
        return _STOP.match(self.text, end) is not None

    def read_guards(self, found: Found) -> Sequence[Guard]:
        """Find the guards of the sentence of a cue, and read on to the cue; return them all."""
        sentence = self.sentence
        self.read_clause(found)
        if sentence.guards is None:
            sentence.guards = self._guards(found.first, found.stop)
            sentence.kinds = frozenset((guard.kind, guard.language) for guard in sentence.guards)
            sentence.question = self._questions(found)
        while sentence.at < len(sentence.guards) and sentence.guards[sentence.at].end <= found.start:
            guard = sentence.guards[sentence.at]
            sentence.last[guard.kind, guard.language] = guard.stop - 1
            sentence.at += 1
        return sentence.guards

    def _guards(self, first: int, stop: int) -> list[Guard]:
        """Return the guards among words first to stop; in a speaker's label, those that make a proposal of the rest."""
        guards = []
        for hit in self.finder.find(first, stop):
            kind, _, language = hit.label.partition(" ")
            start, end = cue_span(self.words, hit)
            counts = hit.first >= self.sentence.first or kind in ("propose", "told")
            if counts and not (kind == "if" and self._affirms(hit, end)):
                guards.append(Guard(kind, language, start, end, hit.first, hit.stop))
        return guards

    def _affirms(self, hit: Hit, end: int) -> bool:
        """Tell whether a word that may say "if" says "yes" ("sí", "sì", "si, vale")."""
        if self.scope.word(hit.stop - 1) != "si":
            return False
        return not self.words.surface(hit.stop - 1).isascii() or self.text[end : end + 1] in (",", ".", "!", "\n", "")

    def _questions(self, found: Found) -> frozenset[str]:
        """Return the languages in which a sentence asks by its words: what it opens with, or how it ends."""
        asking = []
        end = self.columns.sentence_ends[found.sentence]
        opening = self.opening(self.sentence.first, found.stop)
        for guard in self.sentence.guards or ():
            language = guard.language
            anywhere = language in VERB_LAST or language == "zh"
            if guard.kind == "ask":
                if (anywhere or guard.first <= opening) and not self._titles(guard):
                    asking.append(language)
            elif guard.kind == "tail" and end - guard.end < 3 and not INSIDE.search(self.text, guard.end, end):
                apart = guard.first > self.sentence.first and self.scope.parted(guard.first - 1)
                if anywhere or apart or guard.stop - guard.first > 1:
                    asking.append(language)
        return frozenset(asking)

    def opening(self, first: int, stop: int) -> int:
        """Return the first word of a sentence behind its fillers, at most four, which are no particles of closing."""
        lexicon = self.lexicon
        for i in range(first, min(first + _FILLERS, stop)):
            word = self.scope.word(i)
            if word not in lexicon.fillers or word in lexicon.particles:
                return i
        return first

    def _titles(self, guard: Guard) -> bool:
        """Tell whether a colon follows soon: "what we decided: larch"."""
        return self.text.find(":", guard.end, guard.end + 30) >= 0
