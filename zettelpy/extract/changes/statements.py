"""A text into its statements: sentences, each with its subject, its values, and the words of change in it.

A statement is what one sentence says, short enough to say one thing. Its subject are terms: stems of content words,
names, concepts (`§open`: whatever word and language), pairs of ideographs; each has a weight by how near it stands to
the values, and a sentence takes over, weakly, the subject of the one before it in the same message. Headings,
tables, code, records of logs and quotations are no statements; what is only possible, hearsay or past is
marked, and left to the reader of the marks.

Messages and notes are read whole. Of prose, whose paragraphs are long, only the sentences that have words of change or
decide something are read: narrative changes with every sentence. Each sentence is read once; what depends on a word
alone is decided once per distinct word (`wordkinds`).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Final

from zettelpy.extract.changes.clauses import Mark, asserted, denied, old_values, opens_clause
from zettelpy.extract.changes.names import Named, Names
from zettelpy.extract.changes.sayings import ANSWERED, Statement, answer, counts_people, inherit
from zettelpy.extract.changes.subjects import read_subject
from zettelpy.extract.changes.values import (
    COLOUR,
    EAST_PEOPLE,
    MODE,
    MONEY_UNIT,
    NAME,
    NUMBER,
    PLACE,
    SIDE,
    TITLE,
    Token,
    Value,
    read_values,
)
from zettelpy.extract.changes.wordkinds import (
    CONCEPT,
    CUED,
    LIGHT,
    PEOPLE,
    SELF,
    VALUED,
    Kind,
    Kinds,
    languages_of,
    lexicon_of,
)
from zettelpy.extract.decisions import decision_counts
from zettelpy.extract.negation import Found, cue_span
from zettelpy.text.columns import Columns
from zettelpy.text.languages import detect_languages
from zettelpy.text.layout import CODE, HEADING, MESSAGE, PARAGRAPH, TABLE, Block
from zettelpy.text.lazily import lazily
from zettelpy.text.normalise import fold
from zettelpy.text.words import UNSPACED, WORD

LONGEST: Final = 45  # words of a sentence that is read as one statement
MOST_CHARACTERS: Final = 450  # and code points of one, where no spaces part words
NOTE: Final = 160  # code points of a paragraph, on average, where a text is notes and no prose
_READ_WHOLE: Final = 240  # code points of a paragraph of prose whose values are read like those of a note
_NOTED: Final = 8  # words of a sentence in a short paragraph that is read without a value too
_VALUED: Final = frozenset(("weekday", "month", "word", "money", "colour", "mode", "side"))
_CHARGE: Final = CONCEPT + "charge"
_JOINTS: Final = frozenset((LIGHT, "from", "to"))  # marks that only help to read others
_NO_CUES: Final = (CONCEPT, "=")  # open the labels of concepts and of values
_NONE: Final = frozenset[str]()
_NO_VALUES: Final[tuple[Value, ...]] = ()
_START: Final = attrgetter("start")
_POSSESSIVES: Final = frozenset("my mine mein meine meinen mon ma mes mi mis meu minha mio mia miei мой моя".split())
_ANSWER_REACH: Final = 2  # messages behind a question in which its answer may stand
_ANSWER_WORDS, _ANSWER_EAST = 4, 8  # words of an answer that says nothing alone; code points, without spaces
_TITLE_LENGTH: Final = 30  # code points of what stands in quotation marks as a title, or a name
_QUOTED: Final = lazily(
    '"[^"\n]{2,300}"|“[^”\n]{2,300}”|„[^“”\n]{2,300}[“”]|«[^»\n]{2,300}»|「[^」\n]{2,300}」|『[^』\n]{2,300}』'
)
_QUOTES: Final = lazily('["“„«「『]')  # what may open a quotation
_ASKS: Final = lazily(r"[?？؟][!?！？\s)]{0,9}\Z|(?:か|かな|吗|呢)[。.!！\s]{0,9}\Z")
_ASKS_REACH: Final = 12
_MAY_COUNT: Final = lazily("[0-9\u0900-\u097f\u3000-\uffff]+")  # where values stand that no word alone tells
_KINDS: Final = {"=" + kind: kind for kind in (COLOUR, MODE, PLACE, SIDE)}
_RECORD: Final = lazily(r'\s{0,9}(?:[{\[]"|\{)')  # a line of a log in JSON


def read_statements(columns: Columns, names: Iterable[str] = ()) -> list[Statement]:
    """Return the statements and questions of a text, in order. `names` are the names that are known to stand in it.

    >>> from zettelpy.text.columns import read_columns
    >>> found = read_statements(read_columns("The launch is now on Monday. Is it late?"))
    >>> [(sorted(one.terms), [value.kind for value in one.values], sorted(one.cues), one.asks) for one in found]
    [(['launch', '§open'], ['weekday'], ['now'], False), (['late', 'launch', '§open'], [], [], True)]
    """
    return list(_Reader(columns, names).read())


class _Reader:
    """Reads the sentences of one text into statements."""

    def __init__(self, columns: Columns, names: Iterable[str]) -> None:
        self.columns, self.words, self.text = columns, columns.words, columns.text
        written = detect_languages(columns.words)
        languages = languages_of(written)
        self.lexicon = lexicon_of(languages, written)
        self.kinds = Kinds(self.lexicon, columns.words)
        self.names = Names(columns, self.lexicon, self.kinds, names)
        borders = columns.sentence_words
        self.finder = self.lexicon.phrases.over(columns.words, borders)
        prose = [b.end - b.start for b in columns.layout.blocks if b.kind == PARAGRAPH and not b.speaker]
        self.notes = sum(prose) <= NOTE * len(prose)
        self.decided = decision_counts(columns)
        self.quotes = [match.start() for match in _QUOTES.finditer(self.text)]
        runs = [match.span() for match in _MAY_COUNT.finditer(self.text)]
        self.run_starts, self.run_ends = [low for low, _ in runs], [high for _, high in runs]
        self.labels: dict[frozenset[str], frozenset[str]] = {}  # sets of words of change, each kept once
        self.telling = frozenset[int]() if self.notes else frozenset(self._telling(borders))  # sentences

    def read(self) -> Iterator[Statement]:
        """Yield the statements, in order."""
        columns = self.columns
        blocks, number = columns.layout.blocks, 0
        before: Statement | None = None
        asked: Statement | None = None  # the last question that has no answer yet
        for sentence, (start, end) in enumerate(zip(columns.sentence_starts, columns.sentence_ends, strict=True)):
            while number + 1 < len(blocks) and blocks[number].end <= start:
                number += 1
            block = blocks[number]
            if block.kind in (CODE, HEADING, TABLE) or end <= block.body or not self._worth_reading(sentence, block):
                continue
            begin = max(start, block.body)
            if self.text[begin] == ">":  # old words, quoted: they only tell what is spoken of
                fresh = self._behind_quote(begin, end)
                quote = self._statement(sentence, begin, fresh, number)
                before, begin = quote or before, fresh
            one = self._statement(sentence, begin, end, number) if begin < end else None
            if one is None:
                continue
            if before is not None and before.message == number:
                one = inherit(one, before)
            before = one
            if _ASKS.search(self.text, max(one.start, end - _ASKS_REACH), end):
                asked = one if asked is None or asked.message != number else inherit(one, asked, ANSWERED)
                yield one._replace(asks=True)
                continue
            if asked is not None and one.said:
                if number <= asked.message + _ANSWER_REACH and self._is_answer(one):
                    one = answer(one, asked)
                if one.subject.size or one.values or one.cues:
                    asked = None
            if PEOPLE in one.terms and not any(counts_people(value) for value in one.values):
                one = one._replace(terms={term: weight for term, weight in one.terms.items() if term != PEOPLE})
            yield one

    def _behind_quote(self, start: int, end: int) -> int:
        """Return where the lines that are quoted with ">" end, and what is said of them begins."""
        text, at = self.text, start
        while at < end and text[at] == ">":
            line = text.find("\n", at, end)
            at = end if line < 0 else line + 1
            while at < end and text[at].isspace():
                at += 1
        return at

    def _is_answer(self, one: Statement) -> bool:
        """Tell whether a statement is so short that it says nothing without the question before it."""
        if one.subject.size <= 1:
            return True
        if UNSPACED.search(self.text, one.start, one.end):
            return one.end - one.start <= _ANSWER_EAST
        first, stop = self.words.within(one.start, one.end)
        return stop - first <= _ANSWER_WORDS

    def _said(self, block: Block) -> bool:
        return self.notes or block.kind == MESSAGE or bool(block.speaker)

    def _worth_reading(self, sentence: int, block: Block) -> bool:
        """Tell whether a sentence is said in a message or note, or is one of prose that tells of a change."""
        if self._said(block) or self.decided[sentence] or sentence in self.telling:
            return True
        if block.end - block.start > _READ_WHOLE:
            return False
        columns = self.columns
        first, stop = self.words.within(columns.sentence_starts[sentence], columns.sentence_ends[sentence])
        return stop - first <= _NOTED or any(map(self._is_value, self.words.ids[first:stop]))

    def _is_value(self, k: int) -> bool:
        return self.words.surfaces[k][:1].isdecimal() or not _VALUED.isdisjoint(self.kinds[k].values)

    def _telling(self, borders: Sequence[int]) -> Iterator[int]:
        """Yield the sentences that have words of change."""
        for hit in self.lexicon.strong.find(self.words, borders=borders):
            if hit.label:
                yield bisect_right(borders, hit.first) - 1
        strong = bytes(map(self.lexicon.is_strong, self.words.folded))
        if 1 not in strong:
            return
        told = bytes(self.words.each(strong))
        i = told.find(1)
        while i >= 0:
            yield bisect_right(borders, i) - 1
            i = told.find(1, i + 1)

    def _statement(self, sentence: int, start: int, end: int, number: int) -> Statement | None:
        """Return a sentence of block `number` as a statement; None where it is none, or too long."""
        text, block = self.text, self.columns.layout.blocks[number]
        first, stop = self.words.within(start, end)
        if not 0 < stop - first <= LONGEST or end - start > MOST_CHARACTERS or _RECORD.match(text, start):
            return None
        at = bisect_left(self.quotes, start)
        quoted = list[tuple[int, int]]()
        if at < len(self.quotes) and self.quotes[at] < end:
            quoted = [match.span() for match in _QUOTED.finditer(text, start, end)]
            if 5 * sum(high - low for low, high in quoted) > 3 * (end - start):
                return None
        cues = list[Found]()
        for hit in self.finder.find(first, stop):
            cue = Found(hit, *cue_span(self.words, hit), sentence, first, stop, number)
            if not _inside(cue.start, quoted):
                cues.append(cue)
        row = list(map(self.kinds.__getitem__, self.words.ids[first:stop]))
        signs = 0
        for kind in row:
            signs |= kind.signs
        named = self.names.find(sentence, first, stop)
        if quoted:
            named = [one for one in named if not _inside(one[1], quoted)]
        values = list[Value]()
        if signs & VALUED or self._may_count(start, end):
            values = self._values(start, end, self._tokens(first, stop, row), quoted, named)
        if cues or quoted:
            values += self._other_values(cues, quoted)
        values += [Value(NAME, name, "", low, high) for name, low, high in named]
        runs = self.lexicon.self_runs
        mine = signs & SELF > 0 or (bool(runs) and any(text.find(word, start, end) >= 0 for word in runs))
        if mine and block.speaker and self._acts(first, row):
            values += self._speaker(block.speaker, first, row, cues)
        values.sort(key=_START)
        marks = list[Mark]()
        if cues or signs & CUED:
            marks = self._marks(first, row if signs & CUED else (), cues, quoted, start, stop)
        subject = read_subject(self.columns, self.lexicon, row, first, (start, end), values, marks)
        old, labels, beside, moved = _NO_VALUES, _NONE, _NONE, -1
        if marks:
            marks = asserted(text, values, marks)
            old = old_values(text, values, marks, end)
            labels = frozenset([label for label, _, _ in marks if label not in _JOINTS and label[0] not in _NO_CUES])
            labels = self.labels.setdefault(labels, labels)
            beside = denied(text, subject.places, marks, start, end) or _NONE
            moved = min([low for label, low, _ in marks if label == "move"], default=-1)
        return Statement(
            start,
            end,
            number,
            block.speaker,
            self._said(block),
            subject,
            subject.weights,
            tuple(values),
            old,
            labels,
            frozenset([str(value.normal) for value in values if value.kind == NAME]) if values else _NONE,
            mine,
            beside,
            self.decided[sentence] > 0,
            moved,
        )

    # Parts ---------------------------------------------------------------------------------------------------------

    def _tokens(self, first: int, stop: int, row: Sequence[Kind]) -> list[Token]:
        words = self.words
        folded, surfaces = words.folded, words.surfaces
        return [
            Token(at, at + len(surfaces[k]), folded[k], kind.root, kind.values)
            for at, k, kind in zip(words.starts[first:stop], words.ids[first:stop], row, strict=True)
        ]

    def _values(
        self, start: int, end: int, tokens: Sequence[Token], quoted: Sequence[tuple[int, int]], named: Sequence[Named]
    ) -> list[Value]:
        """Return the values of a sentence but for names, outside quotations and no parts of names."""
        people = {token.start for token in tokens if PEOPLE in token.kinds}
        spans = [(low, high) for _, low, high in named]
        return [
            value._replace(unit=PEOPLE) if value.unit == EAST_PEOPLE or value.end + 1 in people else value
            for value in read_values(self.text, start, end, tokens)
            if not _inside(value.start, quoted) and not _inside(value.start, spans)
        ]

    def _may_count(self, start: int, end: int) -> bool:
        """Tell whether there is a letter among text[start:end] that may give a value, whatever its word."""
        at = bisect_right(self.run_ends, start)
        return at < len(self.run_ends) and self.run_starts[at] < end

    def _other_values(self, cues: Sequence[Found], quoted: Sequence[tuple[int, int]]) -> Iterator[Value]:
        """Yield the values that are phrases, or words of scripts without spaces, and what is quoted."""
        text = self.text
        for cue in cues:
            label = cue.hit.label
            if label == "=free":
                yield Value(NUMBER, 0, MONEY_UNIT, cue.start, cue.end)
            elif label in _KINDS:
                yield Value(_KINDS[label], fold(text[cue.start : cue.end]), "", cue.start, cue.end)
        for low, high in quoted:
            if high - low <= _TITLE_LENGTH + 2 and "," not in text[low:high]:
                yield Value(TITLE, fold(text[low + 1 : high - 1]).strip(" .,"), "", low, high)

    def _acts(self, first: int, row: Sequence[Kind]) -> bool:
        """Tell whether speakers name themselves, and not only what is theirs: "I", and not "my brother"."""
        words = self.words
        own = [words.folded[words.ids[i]] for i, kind in enumerate(row, first) if kind.signs & SELF]
        return not own or any(word not in _POSSESSIVES for word in own)

    def _speaker(self, speaker: str, first: int, row: Sequence[Kind], cues: Sequence[Found]) -> list[Value]:
        """Return the speaker as a value: "I do the flyers", "the key is with me"."""
        words = self.words
        for i, kind in enumerate(row, first):
            if not kind.concepts:
                continue
            if CONCEPT + "key" in kind.concepts:
                last = first + len(row) - 1
                return self._named(speaker, PLACE, words.starts[last], words.end(last))
            if _CHARGE in kind.concepts:
                return self._named(speaker, NAME, words.starts[i], words.end(i))
        for cue in cues:
            if cue.hit.label == _CHARGE:
                return self._named(speaker, NAME, cue.start, cue.end)
        return []

    def _named(self, speaker: str, kind: str, start: int, end: int) -> list[Value]:
        name = " ".join(self.lexicon.root(fold(word)) for word in WORD.findall(speaker)) or fold(speaker)
        return [Value(kind, name, "", start, end)] if name else []

    def _marks(
        self,
        first: int,
        row: Sequence[Kind],
        cues: Sequence[Found],
        quoted: Sequence[tuple[int, int]],
        start: int,
        stop: int,
    ) -> list[Mark]:
        """Return the words of change of a sentence, outside quotations."""
        words = self.words
        marks = [(cue.hit.label, cue.start, cue.end) for cue in cues]
        for i, kind in enumerate(row, first):
            if kind.cues and not _inside(words.starts[i], quoted):
                low, high = words.starts[i], words.end(i)
                marks += [(label, low, high) for label in kind.cues]
        return [
            mark
            for mark in marks
            if (mark[0] != "hypo" or not self._is_month(first, stop, mark[1]))
            and (mark[0] != "if" or opens_clause(self.text, start, mark[1]))
        ]

    def _is_month(self, first: int, stop: int, at: int) -> bool:
        """Tell whether a word is a month that is written like another word: "1 May"."""
        words = self.words
        i = bisect_left(words.starts, at, first, stop)
        if i == stop or "month" not in self.kinds[words.ids[i]].values:
            return False
        return any(first <= k < stop and words.surface(k)[:1].isdecimal() for k in (i - 1, i + 1))


def _inside(at: int, spans: Sequence[tuple[int, int]]) -> bool:
    return any(low <= at < high for low, high in spans)
