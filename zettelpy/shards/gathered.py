"""An index that holds what a question needs of a collection, as far as it was asked for.

It is asked as any other index, by the very same code. Where something is missing it raises `Missing`, with the
requests that bring it; whoever asks sends them to the shards, gives the answers to `add` and asks again. So nothing
that counts can be passed over: what is not there is told, never taken for nothing.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection as Collected
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NoReturn, overload

from zettelpy.passages.calendar import Calendar, Dated, nearest
from zettelpy.passages.compounds import Compounds
from zettelpy.passages.cutting import Passage
from zettelpy.passages.expansion import Topics
from zettelpy.passages.index import PassageIndex
from zettelpy.rank import bm25
from zettelpy.rank.bm25 import PassageScorer, Posting
from zettelpy.rank.near import Near
from zettelpy.shards import requests as ask
from zettelpy.shards.collection import Collection
from zettelpy.shards.reach import merged
from zettelpy.text.asked_dates import AskedDate
from zettelpy.text.date_spans import day_number
from zettelpy.types import Memory, Zettel


class Missing(Exception):  # noqa: N818 - no error: it says what to ask for
    """Something is not gathered yet: `requests` bring it."""

    def __init__(self, *requests: ask.Request) -> None:
        super().__init__(requests)
        self.requests = requests


class Gathered:
    """What the shards answered to the requests of one question."""

    def __init__(self, collection: Collection) -> None:
        self.collection = collection
        self.bare = ask.Bare(Frozen(), (), (), 0, None, None)
        self.answers: dict[ask.Request, Any] = {}
        self.records: dict[int, ask.Record] = {}
        self.zettels: list[tuple[int, Any, Zettel]] = []  # in the order in which they came
        self.places: dict[int, int] = {}  # the place of a zettel among them, by its number in the collection
        self.groups: dict[object, Collected[int]] = {}  # passages that are needed together
        self.held: dict[str, dict[int, None]] = {}
        self.reached: dict[str, dict[int, None]] = {}
        self.marked: dict[str, dict[int, None]] = {}  # of which it is known whether they hold a term

    def add(self, request: ask.Request, answers: Sequence[Any]) -> None:
        """Take in the answers of all shards to a request."""
        if isinstance(request, ask.Records):
            for one in answers:
                self._record(one)
        elif isinstance(request, ask.Marks):
            for term in request.terms:
                self.marked.setdefault(term, {}).update(dict.fromkeys(request.passages))
                held, reached = self.held.setdefault(term, {}), self.reached.setdefault(term, {})
                for one in answers:
                    here = one.get(term, ((), ()))
                    held.update(dict.fromkeys(here[0]))
                    reached.update(dict.fromkeys(here[1]))
        else:
            found = self.answers[request] = _joined(request, answers, self.collection)
            if isinstance(request, (ask.Score, ask.Dated, ask.Beside, ask.SaidIn, ask.SaidBy, ask.Holding)):
                self.groups[request] = found.strengths if isinstance(found, Dated) else found

    def _record(self, told: ask.Recorded) -> None:
        for number, (document, zettel) in told.zettels.items():
            if number not in self.places:
                self.places[number] = len(self.zettels)
                self.zettels.append((number, document, zettel))
        for i, record in told.passages.items():
            placed = record.passage._replace(zettel=self.places[record.passage.zettel])
            self.records[i] = record._replace(passage=placed)

    def get(self, request: ask.Request) -> Any:
        """Return the answer of the collection to a request."""
        if request not in self.answers:
            raise Missing(request)
        return self.answers[request]

    def record(self, i: int) -> ask.Record:
        """Return a passage; where it is missing, ask for it with all that will be needed beside it."""
        found = self.records.get(i)
        if found is None:
            raise Missing(ask.Records(tuple(j for j in self._beside(i) if j not in self.records)))
        return found

    def holds(self, term: str, i: int) -> bool:
        """Tell whether a passage holds a term itself."""
        self.mark([term], [i])
        return i in self.held[term]

    def mark(self, terms: Iterable[str], passages: Iterable[int]) -> None:
        """See that it is known which of some passages hold some terms, and which these reach."""
        some = list(passages)
        unknown: dict[str, None] = {}
        todo: dict[int, None] = {}
        for term in terms:
            known = self.marked.setdefault(term, {})
            lacking = [i for i in some if i not in known] if term in self.collection.terms else []
            if lacking:
                unknown[term] = None
                todo.update(dict.fromkeys(lacking))
            elif term not in self.held:
                self.held[term], self.reached[term] = {}, {}
        if unknown:
            wanted = dict.fromkeys(j for i in todo for j in self._beside(i)) if len(todo) == 1 else todo
            raise Missing(ask.Marks(counts(self.collection, unknown), tuple(wanted)))

    def _beside(self, i: int) -> Iterable[int]:
        found = {i: None}
        for group in self.groups.values():
            if i in group:
                found.update(dict.fromkeys(group))
        return found

    def memory(self, cache: Mapping[str, Any]) -> Memory:
        """Return a memory of the zettels that were gathered, each with a name of its own."""
        made = Memory(
            tuple(
                Zettel(str(number), zettel.entities, resolved_date=zettel.resolved_date)
                for number, _, zettel in self.zettels
            )
        )
        made.cache.update(cache)
        made.cache["index"] = GatheredIndex(self)
        return made


def _joined(request: ask.Request, answers: Sequence[Any], collection: Collection) -> Any:
    """Return the answers of all shards as that of the collection."""
    if isinstance(request, ask.Score):
        return merged(answers, request, lambda term: collection.terms[term][0])
    if isinstance(request, ask.Dated):
        strengths = {i: strength for some, _ in answers for i, strength in some.items()}
        return Dated(strengths, {i: None for _, found in answers for i in found})
    if isinstance(request, ask.Near):
        counts: dict[str, int] = {}
        for one in answers:
            for term, count in one.items():
                counts[term] = counts.get(term, 0) + count
        return counts
    if isinstance(request, (ask.Beside, ask.Tunnels, ask.Zettels)):
        return {number: told for one in answers for number, told in one.items()}
    return dict.fromkeys(i for one in answers for i in one)


def counts(collection: Collection, terms: Iterable[str]) -> ask.Counts:
    """Return how many passages and sections hold each of some terms, as a part of a request."""
    return Frozen(collection.counts(list(terms)))


class Frozen(dict[str, tuple[int, int]]):
    """Counts that can be part of a request, which is looked up."""

    def __hash__(self) -> int:  # type: ignore[override]
        return len(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return Frozen, (dict(self),)


# Parts of the index --------------------------------------------------------------------------------------------------


class _Passages(Sequence[Passage]):
    def __init__(self, gathered: Gathered) -> None:
        self._gathered = gathered

    @overload
    def __getitem__(self, i: int) -> Passage: ...
    @overload
    def __getitem__(self, i: slice) -> Sequence[Passage]: ...
    def __getitem__(self, i: int | slice) -> Passage | Sequence[Passage]:
        if isinstance(i, slice):
            raise TypeError("passages of a collection are asked for one by one")
        return self._gathered.record(i).passage

    def __len__(self) -> int:
        return self._gathered.collection.whole.extent.passages

    def __iter__(self) -> NoReturn:
        raise TypeError("the passages of a collection are in no one place")


class _Asking(Sequence[int]):
    def __init__(self, gathered: Gathered) -> None:
        self._gathered = gathered

    def __getitem__(self, i: Any) -> Any:
        return self._gathered.record(i).asks

    def __len__(self) -> int:
        return self._gathered.collection.whole.extent.passages


class _Speakers(Mapping[str, Sequence[int]]):
    def __init__(self, gathered: Gathered) -> None:
        self._gathered, self._names = gathered, dict.fromkeys(gathered.collection.speakers)

    def __getitem__(self, speaker: str) -> Sequence[int]:
        return list(self._gathered.get(ask.SaidBy(speaker, self._gathered.bare)))

    def __contains__(self, speaker: object) -> bool:
        return speaker in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


class _Postings(Mapping[str, Posting]):
    def __init__(self, gathered: Gathered) -> None:
        self._gathered, self._terms = gathered, gathered.collection.terms

    def __getitem__(self, term: str) -> Posting:
        if term not in self._terms:
            raise KeyError(term)
        found = array("I", self._gathered.get(ask.Holding(term)))
        return Posting(found, array("d"))

    def __contains__(self, term: object) -> bool:
        return term in self._terms

    def __iter__(self) -> Iterator[str]:
        return iter(self._terms)

    def __len__(self) -> int:
        return len(self._terms)


class GatheredScorer(PassageScorer):
    """Scores that the shards gave."""

    __slots__ = ("_gathered",)

    def __init__(self, gathered: Gathered) -> None:
        super().__init__((), (), gathered.collection.whole.extent)
        self._gathered = gathered
        self.postings: Mapping[str, Posting] = _Postings(gathered)

    def count(self, term: str) -> int:
        """Return how many passages of the collection hold a term."""
        return self._gathered.collection.terms.get(term, (0, 0))[0]

    def own(self, term: str, i: int) -> float:
        """Return 1.0 where passage i holds a term itself, else 0.0: how much of it the shards alone know."""
        return float(self._gathered.holds(term, i))

    def reached_at(self, term: str, near: Near) -> dict[int, float]:
        """Return, of some passages, those that a term reaches, each with 1.0: how far, the shards alone know."""
        self._gathered.mark([term], near.passages)
        reached = self._gathered.reached[term]
        return {i: 1.0 for i in near.passages if i in reached}

    def impacts_at(self, term: str, near: Near) -> dict[int, float]:
        """No impacts are told of a term alone: the shards add them up."""
        raise TypeError(f"what {term!r} adds is known to the shards alone")

    def impacts(self, term: str) -> dict[int, float]:
        """No passages are told of a term alone: there may be too many."""
        raise TypeError(f"all that {term!r} reaches is in no one place")

    def score(self, weights: Mapping[str, float], extra: Mapping[str, float] | None = None) -> dict[int, float]:
        """Return the scores of what the terms of a query reach, as `PassageScorer` has them."""
        asked = self.request(weights, extra or {})
        return dict(self._gathered.get(asked)) if asked.known else {}

    def request(self, weights: Mapping[str, float], extra: Mapping[str, float]) -> ask.Score:
        """Return what to ask the shards for to score a query."""
        known = self.known(weights, extra)
        full = sum(self.count(term) for term, _ in known) <= bm25.FULL  # whole numbers
        worth = None if full else tuple(self.worths(known).items())
        return ask.Score(tuple(known), worth, counts(self._gathered.collection, (term for term, _ in known)))


class _Days(dict[int, int]):
    def __init__(self, gathered: Gathered) -> None:
        super().__init__()
        self._gathered = gathered

    def get(self, i: int, default: Any = None) -> Any:
        passage = self._gathered.record(i).passage
        return day_number(passage.date) if passage.shown and passage.date and len(passage.date) == 10 else default


class GatheredCalendar(Calendar):
    """What the shards found by date."""

    def __init__(self, gathered: Gathered) -> None:
        self._gathered, self._all = gathered, gathered.collection.calendar
        self.years, self.end = self._all.years, self._all.end
        self.days = _Days(gathered)

    def dated(self, asked: Iterable[AskedDate]) -> Dated:
        """Return the passages of the dates that a question asks for."""
        wanted = tuple(dict.fromkeys(one._replace(start=0, end=0) for one in asked))
        found: Dated = self._gathered.get(ask.Dated(wanted, self._gathered.bare)) if wanted else Dated({}, {})
        return found

    def finds(self, asked: Iterable[AskedDate]) -> bool:
        """Tell whether the dates that a question asks for find a passage."""
        return self._all.finds(asked)

    def holds(self, asked: Iterable[AskedDate]) -> bool:
        """Tell whether a passage was said in the time that is asked for, or means days within it."""
        return self._all.holds(asked)

    def beside(self, day: str, lean: int, also: Iterable[int] = ()) -> dict[int, float]:
        """Return what lies before or after a day, and `also` as the nearest of it."""
        return {**self._gathered.get(ask.Beside(day, lean, self._gathered.bare)), **nearest(also)}

    def said_in(self, first: int, last: int) -> list[int]:
        """Return the passages that were said from one day to another."""
        return list(self._gathered.get(ask.SaidIn(first, last)))


class _Topics(Topics):
    def __init__(self, gathered: Gathered) -> None:
        self._gathered = gathered

    def beside(self, term: str) -> dict[str, int]:
        found: dict[str, int] = self._gathered.get(ask.Near(term))
        return found


class GatheredIndex(PassageIndex):
    """The index of a collection, as far as a question needed it."""

    __slots__ = ("gathered",)

    scorer: GatheredScorer

    def __init__(self, gathered: Gathered) -> None:
        self.gathered = gathered
        whole = gathered.collection.whole
        self._prepare()
        self._speak(whole.languages)
        self.passages = _Passages(gathered)
        self.scorer = GatheredScorer(gathered)
        self.speakers = _Speakers(gathered)
        self.calendar = GatheredCalendar(gathered)
        self.anchor = whole.anchor

    def compounds(self) -> Compounds:
        """Return the terms of the collection by their beginnings and ends."""
        return self.gathered.collection.compounds

    def topics(self, memory: Memory) -> Topics:
        """Return the topic words by what they stand beside."""
        return _Topics(self.gathered)

    def text(self, memory: Memory, i: int) -> str:
        """Return the text of passage i."""
        return self.gathered.record(i).text

    def asking(self, memory: Memory) -> Sequence[int]:
        """Return, for each passage, whether it ends in a question."""
        return _Asking(self.gathered)
