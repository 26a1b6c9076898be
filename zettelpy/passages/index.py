"""A memory into passages, with their words, speakers and dates in an index.

A passage is what recall scores and context returns (`cutting`). A memory without its source has one passage a zettel:
the quote, with the zettel's topics and entities as words.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from zettelpy.passages.calendar import Calendar
from zettelpy.passages.compounds import Compounds
from zettelpy.passages.cutting import Part, Passage, cut, last_section, read_parts
from zettelpy.passages.expansion import Topics
from zettelpy.rank.bm25 import PassageScorer
from zettelpy.text.languages import detect_languages
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.normalise import fold
from zettelpy.text.stems import stemmer_for
from zettelpy.text.terms import extra_terms, index_terms
from zettelpy.text.words import surfaces_of, tokenise
from zettelpy.types import Memory

TAIL: Final = 240  # characters at the end of a passage in which its last mark is looked for
_QUESTION_MARKS: Final = ("?", "？", "؟")
_BEHIND: Final = lazily(r"(?:\s*\[[^\[\]]{0,200}\])?[\s\"'»”’」』)*_]*\Z")


class PassageIndex:
    """The passages of a memory and everything that a question needs of them. Build it with `index_of`."""

    __slots__ = (
        "_asking", "_changes", "_compounds", "_last", "_texts", "_topics", "_twins", "anchor", "calendar",
        "holders", "kinds", "languages",
        "passages", "quotes", "scorer", "speakers", "stems", "stop",
    )  # fmt: skip

    def __init__(self, memory: Memory) -> None:
        parts = list(read_parts(memory))
        frequencies = self._read(memory, parts, languages_of(memory, parts))
        self._finish(PassageScorer(frequencies, [passage.section for passage in self.passages]), memory.meta.date)

    def _prepare(self) -> None:
        """Begin with nothing."""
        self.passages: Sequence[Passage] = ()
        self.quotes: dict[int, str] = {}  # the text of the passages that stand nowhere in the source
        self.kinds: dict[str, dict[int, float]] = {}  # how surely a passage holds an answer of a kind, where looked at
        self.holders: dict[str, dict[int, float]] = {}  # all that hold one, by kind
        self._asking: bytearray | None = None
        self._twins: list[int] | None = None
        self._last: dict[int, int] | None = None
        self._texts: tuple[str, ...] | None = None
        self._topics: Topics | None = None
        self._compounds: Compounds | None = None
        self._changes: list[tuple[int, int]] | None = None

    def _speak(self, languages: tuple[str, ...]) -> None:
        """Set the languages in which words are read."""
        self.languages = languages
        self.stop, self.stems = stop_words_for(languages), stemmer_for(languages)

    def _read(self, memory: Memory, parts: list[Part], languages: tuple[str, ...]) -> list[Mapping[str, int]]:
        """Cut a memory into passages; return the frequencies of the terms of each."""
        self._prepare()
        self._speak(languages)
        passages = self.passages = []
        sections = 1 + max((part.sections + last_section(part.columns) for part in parts), default=0)
        frequencies: list[Mapping[str, int]] = []
        for passage, counts in cut(memory, parts, self.stop, self.languages):
            passages.append(passage)
            frequencies.append(counts)
        frequencies += self._read_quotes(memory, passages, sections, bool(parts))
        return frequencies

    def _finish(self, scorer: PassageScorer, date: str | None) -> None:
        """Look up who speaks and when; `date` is that of the memory, where none of its passages has one."""
        self.scorer = scorer
        self.speakers: Mapping[str, Sequence[int]] = _speakers(self.passages)
        shown = [passage if passage.shown else None for passage in self.passages]
        self.calendar = Calendar(
            [passage and passage.date for passage in shown], [passage.spans if passage else () for passage in shown]
        )
        days = [passage.date for passage in self.passages if passage.date]
        self.anchor = max(days, default=date)

    def _read_quotes(
        self, memory: Memory, passages: list[Passage], sections: int, placed: bool
    ) -> Iterator[Mapping[str, int]]:
        """Add the quotes of the zettels that stand nowhere in the source (`placed`), or of all where there is none.

        Where one document ends and the next begins is unknown here, so no quote counts as another's neighbour.
        """
        for number, zettel in enumerate(memory.zettels):
            if placed and zettel.source_start is not None:
                continue
            self.quotes[len(passages)] = zettel.quote
            passages.append(
                Passage(0, 0, number, 0, sections + number, "", zettel.resolved_date, (), (), None, False, True)
            )
            counts: dict[str, int] = {}
            for text in (zettel.quote, *zettel.topics, *zettel.entities):
                for term in chain(
                    extra_terms(text), *(index_terms(surface, self.stop, self.stems) for surface in surfaces_of(text))
                ):
                    counts[term] = counts.get(term, 0) + 1
            yield counts

    def first_said(self, memory: Memory) -> list[int]:
        """Return, for each passage, the number of the first passage of its document that says the very same."""
        if self._twins is None:
            first: dict[tuple[int, str], int] = {}
            self._twins = [
                first.setdefault((passage.document, fold(" ".join(self.text(memory, i).split()))), i)
                for i, passage in enumerate(self.passages)
            ]
        return self._twins

    def last_said(self, memory: Memory) -> dict[int, int]:
        """Return, for what is said more than once, where it was said last, by the passage that says it first.

        The last is that of the latest day where all have one, else the last of the text.
        """
        if self._last is None:
            again: dict[int, list[int]] = {}
            for i, first in enumerate(self.first_said(memory)):
                if i != first:
                    again.setdefault(first, [first]).append(i)
            days = {i: self.passages[i].date or "" for equals in again.values() for i in equals}
            self._last = {
                first: max(equals, key=lambda i: (days[i], i)) if all(days[i] for i in equals) else equals[-1]
                for first, equals in again.items()
            }
        return self._last

    def topics(self, memory: Memory) -> Topics:
        """Return the topic words of the memory by what they stand beside, for `expand_query`."""
        if self._topics is None:
            self._topics = Topics(memory, self.stop, self.stems)
        return self._topics

    def compounds(self) -> Compounds:
        """Return the terms of the memory by their beginnings and ends, for languages that write words together."""
        if self._compounds is None:
            self._compounds = Compounds(self.scorer.postings)
        return self._compounds

    def changes(self, memory: Memory) -> list[tuple[int, int]]:
        """Return the contradictions of the memory as (earlier passage, later passage) by day, in order of the later.

        Where the earlier one is said again afterwards, word for word, that replaces the later one.
        """
        if self._changes is None:
            placed = [i for i, passage in enumerate(self.passages) if i not in self.quotes]
            starts = [self.passages[i].start for i in placed]
            found: dict[tuple[int, int], None] = {}
            for change in memory.contradictions if placed else ():
                if change.earlier_span is not None and change.later_span is not None:
                    spans = (change.earlier_span, change.later_span)
                    earlier, later = (placed[max(0, bisect_right(starts, span[0]) - 1)] for span in spans)
                    if _is_newer(self.passages[earlier], self.passages[later]):
                        earlier, later = later, earlier
                    if earlier != later:
                        found[earlier, later] = None
            found.update(dict.fromkeys(self._returned(memory, found)))
            self._changes = sorted(found, key=lambda pair: (pair[1], pair[0]))
        return self._changes

    def _returned(self, memory: Memory, changes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        first, last = self.first_said(memory), self.last_said(memory)
        for earlier, later in changes:
            again = last.get(first[earlier], earlier)
            if again != later and first[again] != first[later] and self.is_after(again, later):
                yield later, again

    def is_after(self, i: int, j: int) -> bool:
        """Tell whether passage i was said after passage j: on a later day, else further on in the text."""
        one, other = self.passages[i].date, self.passages[j].date
        return one > other if one and other and one != other else i > j

    def text(self, memory: Memory, i: int) -> str:
        """Return the text of passage i as the source has it; the quote, where there is no source."""
        if i in self.quotes:
            return self.quotes[i]
        passage = self.passages[i]
        return (memory.meta.source or "")[passage.start : passage.end]

    def asking(self, memory: Memory) -> Sequence[int]:
        """Return, for each passage, whether it ends in a question, a caption in brackets behind it aside."""
        if self._asking is None:
            self._asking = bytearray(
                _BEHIND.sub("", self.text(memory, i)[-TAIL:]).endswith(_QUESTION_MARKS)
                for i in range(len(self.passages))
            )
        return self._asking

    def texts(self, memory: Memory) -> tuple[str, ...]:
        """Return the texts of all passages in order: the same tuple each time."""
        if self._texts is None:
            self._texts = tuple(self.text(memory, i) for i in range(len(self.passages)))
        return self._texts


def index_of(memory: Memory) -> PassageIndex:
    """Return the index of a memory, built at the first call and kept with it.

    Threads that ask at once may each build it: they build the same, and all get the one that was there first.
    """
    index: PassageIndex | None = memory.cache.get("index")
    if index is None:
        index = memory.cache.setdefault("index", PassageIndex(memory))
        memory.cache.pop("columns", None)
    return index


def languages_of(memory: Memory, parts: list[Part]) -> tuple[str, ...]:
    """Return the languages of a memory, those of its first document first."""
    found: dict[str, None] = {}
    for part in parts:
        found.update(dict.fromkeys(detect_languages(part.columns.words)))
    if not parts:
        found.update(dict.fromkeys(detect_languages(tokenise("\n".join(zettel.quote for zettel in memory.zettels)))))
    return tuple(found)


def _is_newer(one: Passage, other: Passage) -> bool:
    """Tell whether a passage was said on a later day than another; a text may begin with what is newest."""
    return bool(one.date and other.date and len(one.date) == len(other.date) and one.date > other.date)


def _speakers(passages: Sequence[Passage]) -> dict[str, list[int]]:
    """Return the numbers of what each speaker said, in order of first appearance."""
    said: dict[str, list[int]] = {}
    for i, passage in enumerate(passages):
        if passage.speaker:
            said.setdefault(passage.speaker, []).append(i)
    return said
