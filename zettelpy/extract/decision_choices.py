"""Short answers into cues of decisions: "Train or car?" "Train.", "Who brings the tent?" "I do.", "When?" "At six."

A question that offers two things, asks who does something or asks when "we" do it is settled by a line of a few words
that names one of the things, its writer, or a time. Agreement over adjacent turns (see `decisions`), for the turns
that no word of assent opens. What the answer doubts, asks or reports is left to `decision_judge`.

A line is looked at beside at most two lines before it, and both are short: the time is linear.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from zettelpy.extract.decision_cues import Cue, languages_of, lexicon
from zettelpy.extract.negation import Found, Scope
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.decided import choices
from zettelpy.text.normalise import fold
from zettelpy.text.phrases import Hit
from zettelpy.text.words import UNSPACED

_QUESTION: Final = 24  # words of a question at most
_ANSWER: Final = 5  # words of an answer beside its fillers
_RUN: Final = 14  # characters of an answer in letters without spaces
_ASKED: Final = lazily(r"(?:[?？]\s{0,2}\S{0,2}\s{0,2}|[か吗呢])\Z")
_OPTIONS: Final = lazily(r"\b[Oo]ptions?:[^\n]{1,60} or ")
# A line that asks, by its end, and one that puts options: each pattern opens with a letter that can be run to.
_LINE_ASKS: Final = lazily(r"[?？か吗呢](?:(?<=[?？])[ \t]{0,2}\S{0,2}[ \t]{0,2}|(?<=[か吗呢]))(?:\n|\Z)")
_LINE_ASKS_LATIN: Final = lazily(r"\?[ \t]{0,2}\S{0,2}[ \t]{0,2}(?:\n|\Z)")  # the same where no other mark is
_LINE_OFFERS: Final = lazily(r"[Oo](?<!\w.)ptions?:[^\n]{1,60} or ")
_DIGIT: Final = lazily("[0-9]")
_HANGUL: Final = lazily("[\uac00-\ud7a3]")
_LABEL: Final = lazily(r"[^:：?？\n]{1,40}[:：][ \t]{0,4}")
_KANA: Final = lazily("[\u3041-\u30ff]")
_OFFERED: Final = 120  # characters of a line in which it may put options without asking
_LINES: Final = 2  # lines before an answer in which its question may stand
_KEPT: Final = 4  # first letters by which two inflected forms are one word
_PLURALS: Final = (("es", "mos"), ("pt", "mos"), ("it", "iamo"), ("ru", "ем"), ("ru", "им"), ("ru", "мся"))
_HOUR: Final = lazily(
    "[一二三四五六七八九十两]{1,3}[点點時号號]|[周週][一二三四五六日天末]|[月火水木金土日]曜|[明后後今][天日晚早]|요일|내일|시"
)


class _Tables(NamedTuple):
    """The word lists, folded: words by the languages that they are of, and what is looked for inside runs."""

    either: Mapping[str, frozenset[str]]
    who: Mapping[str, frozenset[str]]
    me: Mapping[str, frozenset[str]]
    when: Mapping[str, frozenset[str]]
    we: Mapping[str, frozenset[str]]
    states: frozenset[str]
    was: frozenset[str]
    skip: frozenset[str]
    around: re.Pattern[str]


def _by_word(by_language: Mapping[str, str]) -> Mapping[str, frozenset[str]]:
    found: dict[str, list[str]] = {}
    for language, words in by_language.items():
        for word in fold(words).split():
            found.setdefault(word, []).append(language)
    return {word: frozenset(languages) for word, languages in found.items()}


@cache
def _tables() -> _Tables:
    around = sorted(fold(choices.AROUND).split(), key=lambda word: (-len(word), word))
    return _Tables(
        _by_word(choices.OR),
        _by_word(choices.WHO),
        _by_word(choices.ME),
        _by_word(choices.WHEN),
        _by_word(choices.WE),
        frozenset(fold(choices.STATES).split()),
        frozenset(fold(choices.WAS).split()),
        frozenset(fold(choices.SKIP).split()),
        re.compile("|".join(map(re.escape, around))),
    )


@cache
def _inside(which: str) -> Mapping[str, tuple[str, ...]]:
    """Return one of the tables of what is looked for inside runs, folded."""
    table: Mapping[str, str] = getattr(choices, which)
    return {language: tuple(fold(words).split()) for language, words in table.items()}


class _Question(NamedTuple):
    """A line that asks: its kind, its languages, its words and its text, folded."""

    kind: str
    languages: frozenset[str]
    words: tuple[str, ...]
    text: str
    speaker: str


class _Lines:
    """The lines of one text, in order."""

    def __init__(self, columns: Columns) -> None:
        self.columns, self.words = columns, columns.words
        self.tables, self.lexicon = _tables(), lexicon()
        self.word = Scope(columns).word

    def answers(self, waiting: Sequence[_Question], first: int, stop: int, speaker: str) -> frozenset[str]:
        """Return the languages of the questions that a line settles, put by others than its own speaker."""
        found: frozenset[str] = frozenset()
        for question in waiting:
            if not (speaker and question.speaker == speaker) and self.settles(question, first, stop):
                found |= question.languages
        return found

    def asks(self, first: int, stop: int, speaker: str) -> Iterator[_Question]:
        """Yield what the words of a line, which ends in a question mark, ask for."""
        own = tuple(map(self.word, range(first, stop)))
        text = "".join(own)
        run = UNSPACED.search(text) or _HANGUL.search(text)
        if run:
            yield from self._run_asks(own, text, speaker)
            return
        languages = self._languages(own[1:-1], self.tables.either)
        if languages:
            yield _Question("either", languages, own, text, speaker)
        stated = not self.tables.states.isdisjoint(own) or any(word.endswith(choices.PAST_RU) for word in own[1:3])
        progressive = own[1:2] in (("is",), ("are",)) and any(word.endswith("ing") for word in own[2:4])
        languages = self._languages(own[:3], self.tables.who)
        if languages and (progressive or not stated or "रहा" in own):
            yield _Question("who", languages, own, text, speaker)
        languages = self._languages(own[:6], self.tables.when)
        ours = self._languages(own, self.tables.we) | frozenset(
            language for word in own for language, ending in _PLURALS if word.endswith(ending) and len(word) > 5
        )
        if languages & ours and self.tables.was.isdisjoint(own):
            yield _Question("when", languages & ours, own, text, speaker)

    def _run_asks(self, own: tuple[str, ...], text: str, speaker: str) -> Iterator[_Question]:
        for kind, which in (("either", "OR_INSIDE"), ("who", "WHO_INSIDE"), ("when", "WHEN_INSIDE")):
            for language, parts in _inside(which).items():
                if not _of(language, text) or not any(part in text for part in parts):
                    continue
                if kind == "who" and any(part in text for part in _inside("PAST_INSIDE")[language]):
                    continue
                if kind == "when" and not any(part in text for part in _inside("WE_INSIDE")[language]):
                    continue
                yield _Question(kind, frozenset((language,)), own, text, speaker)

    def _languages(self, own: tuple[str, ...], table: Mapping[str, frozenset[str]]) -> frozenset[str]:
        found: frozenset[str] = frozenset()
        for word in own:
            found |= table.get(word, frozenset())
        return found

    def settles(self, question: _Question, first: int, stop: int) -> bool:
        """Tell whether the words of a line, none of which asks, settle a question."""
        own = tuple(map(self.word, range(first, stop)))
        if not own or own == question.words:
            return False
        text = "".join(own)
        if UNSPACED.search(question.text) or _HANGUL.search(question.text):
            return self._run_settles(question, own, text)
        told = [word for word in own if word not in self.lexicon.fillers]
        if not 0 < len(told) <= _ANSWER or told[0] in self.lexicon.negators or "not" in told:
            return False
        if self._languages(own[1:-1], self.tables.either) & question.languages:
            return False  # it leaves both
        if question.kind == "either":
            offered = [word for word in question.words if word not in self.tables.skip]
            return any(self._same(word, other) for word in told if word not in self.tables.skip for other in offered)
        if question.kind == "who":
            me = any(question.languages & self.tables.me.get(word, frozenset()) for word in told[:4])
            return me and self.lexicon.negators.isdisjoint(told)
        return any(word in self.lexicon.when or _DIGIT.search(word) for word in told)

    def _same(self, word: str, other: str) -> bool:
        """Tell whether two words are one, but for an ending of an inflected language."""
        if word == other:
            return True
        if min(len(word), len(other)) <= _KEPT or abs(len(word) - len(other)) > 2:
            return False
        return word[: max(_KEPT, len(word) - 2)] == other[: max(_KEPT, len(word) - 2)]

    def _run_settles(self, question: _Question, own: tuple[str, ...], text: str) -> bool:
        language = next(iter(sorted(question.languages)))
        if len(text) > _RUN or (text[0] in "不没別안못" and language != "ja"):
            return False
        if question.kind == "who":
            return any(text.startswith(part) or f"那{part}" in text for part in _inside("ME_INSIDE")[language]) or any(
                own[k].startswith(part) for k in range(min(2, len(own))) for part in _inside("ME_INSIDE")[language]
            )
        if question.kind == "when":
            told = any(_DIGIT.search(word) or word in self.lexicon.when for word in own)
            return told or _HOUR.search(text) is not None
        cores = [core for word in own for core in self.tables.around.split(word) if core]
        return any(core in question.text for core in cores if len(core) > 1 or core not in "我你他她那这")


def _of(language: str, text: str) -> bool:
    """Tell whether a text without spaces may be of a language, by its letters."""
    hangul, kana = _HANGUL.search(text) is not None, _KANA.search(text) is not None
    return hangul if language == "ko" else kana if language == "ja" else not (hangul or kana)


class _Asking:
    """The places of a text where a line asks or puts options, asked for in order."""

    def __init__(self, text: str) -> None:
        self.text = text
        others = not text.isascii() and any(mark in text for mark in "？か吗呢")
        self.line_asks = _LINE_ASKS if others else _LINE_ASKS_LATIN
        self.asks = -1 if others or "?" in text else len(text)  # the next one, where it is known
        self.offers = -1 if "ption:" in text or "ptions:" in text else len(text)

    def next(self, start: int) -> int:
        """Return the first such place from a start on, none of which was smaller before; -1 where there is none."""
        if self.asks < start:
            match = self.line_asks.search(self.text, start)
            self.asks = match.start() if match else len(self.text)
        if self.offers < start:
            match = _LINE_OFFERS.search(self.text, start)
            self.offers = match.start() if match else len(self.text)
        first = min(self.asks, self.offers)
        return first if first < len(self.text) else -1


def read_choices(columns: Columns) -> Iterator[Cue]:
    """Yield the lines of a text that settle in a few words what a line shortly before asked, in order.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "Zug oder Auto?\\nZug, klar."
    >>> [text[cue.found.start : cue.found.end] for cue in read_choices(read_columns(text))]
    ['Zug, klar']
    """
    text, words, blocks = columns.text, columns.words, columns.layout.blocks
    lines, known = _Lines(columns), languages_of(columns)
    waiting: list[tuple[int, _Question]] = []  # questions, each with the number of its line
    asking = _Asking(text)
    number, at, start = 0, 0, 0
    while start < len(text):
        if not waiting:
            question = asking.next(start)
            if question < 0:
                return
            start = max(start, text.rfind("\n", 0, question) + 1)
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        while at < len(blocks) and blocks[at].end <= start:
            at += 1
        if at == len(blocks):
            return
        asked = _ASKED.search(text, max(start, end - 8), end) is not None
        asked = asked or _OPTIONS.search(text, start, min(end, start + _OFFERED)) is not None
        if start < end and (asked or waiting):
            number += 1
            waiting = [own for own in waiting if own[0] >= number - _LINES]
            block, body = blocks[at], max(start, blocks[at].body)
            label = None if block.speaker else _LABEL.match(text, start, end)
            body = min(label.end() if label else body, end)
            first = bisect_left(words.starts, body)
            stop = bisect_left(words.starts, end, first)
            speaker = block.speaker or (label[0] if label else "")
            if block.kind == CODE or first == stop:
                pass
            elif asked and stop - first <= _QUESTION:
                waiting += [(number, own) for own in lines.asks(first, stop, speaker)]
            elif not asked and waiting:
                border = bisect_right(columns.sentence_words, first)
                stop = min([stop, *columns.sentence_words[border : border + 1]])
                languages = lines.answers([own for _, own in waiting], first, stop, speaker)
                if languages and (not known or languages & known):
                    yield _cue(columns, first, stop, at, languages)
        start = end + 1


def _cue(columns: Columns, first: int, stop: int, block: int, languages: frozenset[str]) -> Cue:
    words, borders = columns.words, columns.sentence_words
    sentence = bisect_right(borders, first) - 1
    end = borders[sentence + 1] if sentence + 1 < len(borders) else len(words)
    hit = Hit("choice", first, stop)
    found = Found(hit, words.starts[first], words.end(stop - 1), sentence, borders[sentence], end, block)
    return Cue(found, ("choice",), languages)
