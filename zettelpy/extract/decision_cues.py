"""A text into the cues of decisions: phrases of many kinds and languages, and what else their lexicon tells of words.

A phrase of several languages is one cue with all of them; where a text is long enough to tell its languages, those of
others are left out ("sale" is Spanish, Italian and English). A phrase never runs across a mark, but for kinds that are
read so ("5 for, 2 against").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from zettelpy.extract.negation import Found, Scope, cue_span, locate
from zettelpy.text.columns import Columns
from zettelpy.text.finder import Place
from zettelpy.text.languages import detect_languages
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import decided, negation
from zettelpy.text.lexicon.dates import MONTHS, WEEKDAYS
from zettelpy.text.lexicon.decided import things
from zettelpy.text.normalise import fold
from zettelpy.text.notation import read_lexicon, spellings
from zettelpy.text.phrases import HOLD, Finder, Phrases
from zettelpy.text.words import WORD

GUARDS: Final = frozenset(
    "if until sub propose told aside hedge wish habit parked ask tail modal aux small fact weekly third goods past "
    "asset being bed anew fresh was".split()
)
WITHDRAWALS: Final = frozenset(("undo", "joke"))

_ENOUGH: Final = 24  # words of a text that tell its languages
_ACROSS: Final = ("tally", "vote", "open", "head")  # kinds that may run across a mark
_ON: Final = 12  # words behind such a phrase that one of its parts may reach
_ACCENTED: Final = frozenset("éèó")
_ACCENTED_WORD: Final = lazily(r"(?:^|[ /_])(?:è|é|só)(?:$|[ /_])")
_PARTICIPLE: Final = lazily("és?(?:$|[ /_])")


class Cue(NamedTuple):
    """A phrase that may tell of a decision: where it was found, of which kinds and languages it is."""

    found: Found
    kinds: tuple[str, ...]
    languages: frozenset[str]


class Lexicon(NamedTuple):
    """The lexicons of all languages, compiled."""

    cues: Phrases  # labels "kind language"
    guards: Phrases
    withdrawals: Phrases
    accents: Accents  # phrases that are other words without their accents
    fillers: frozenset[str]
    particles: frozenset[str]  # what the cues of kind "then" begin with
    numbers: frozenset[str]
    turns: frozenset[str]
    when: frozenset[str]
    open_ended: frozenset[str]
    negators: frozenset[str]
    nothing: frozenset[str]


@cache
def lexicon() -> Lexicon:
    """Return the compiled lexicons of decisions; made at the first call."""
    cues: dict[str, list[str]] = {}
    guards: dict[str, list[str]] = {}
    withdrawals: dict[str, list[str]] = {}
    fillers: list[str] = []
    particles: list[str] = []
    numbers: list[str] = []
    accents = Accents()
    for text in (*decided.LEXICONS.values(), things.LEXICON):
        spelled = any(letter in text for letter in _ACCENTED)
        for kind, by_language in read_lexicon(text).items():
            for language, phrases in by_language.items():
                if spelled:
                    accents.add(phrases, language)
                if kind == HOLD:
                    cues.setdefault(HOLD, []).extend(phrases)
                elif kind == "fill":
                    fillers += fold(" ".join(phrases)).split()
                elif kind == "num":
                    numbers += fold(" ".join(phrases)).replace("/", " ").split()
                elif kind in WITHDRAWALS:
                    withdrawals.setdefault(kind, []).extend(phrases)
                elif kind == "free":
                    guards.setdefault(HOLD, []).extend(phrases)
                elif kind in GUARDS:
                    guards.setdefault(f"{kind} {language}", []).extend(phrases)
                    if kind == "anew":
                        cues.setdefault(f"{kind} {language}", []).extend(phrases)
                else:
                    cues.setdefault(f"{kind} {language}", []).extend(phrases)
                    if kind == "then":
                        particles += (fold(phrase.partition(" ")[0]) for phrase in phrases)

    def words(text: str) -> frozenset[str]:
        return frozenset(fold(text).split())

    days = [day for table in (WEEKDAYS, MONTHS) for names in table.values() for name in names for day in name.split()]
    return Lexicon(
        Phrases(cues),
        Phrases(guards),
        Phrases(withdrawals),
        accents,
        frozenset(fillers),
        frozenset(particles),
        frozenset(numbers),
        words(decided.TURNS),
        frozenset(word for day in days for word in WORD.findall(fold(day)) if len(word) > 3) | words(decided.WHEN),
        words(decided.OPEN_ENDED),
        frozenset((negation.TOGGLES + " " + negation.NEGATORS).split()),
        words(decided.NOTHING),
    )


class Accents:
    """Phrases that are other words without their accents: those with è, é or só for a word, and French participles.

    They are spelled out when a phrase is asked for that begins as they do.

    >>> accents = Accents()
    >>> accents.add(["è/sarà deciso"], "it")
    >>> accents.hold("e deciso"), accents.hold("sara deciso"), accents.hold("e")
    (True, False, False)
    """

    def __init__(self) -> None:
        self._lists: list[tuple[Sequence[str], str]] = []
        self._by_word: dict[str, list[tuple[str, str]]] | None = None  # folded first word -> phrases, languages

    def add(self, phrases: Sequence[str], language: str) -> None:
        """Add phrases of a language, as a lexicon writes them."""
        self._lists.append((phrases, language))

    def hold(self, words: str) -> bool:
        """Tell whether folded words are one of the phrases without its accents."""
        if self._by_word is None:
            self._by_word = self._indexed()
        own = self._by_word.get(words.partition(" ")[0], ())
        return any(words in _spelled(phrase, language) for phrase, language in own)

    def _indexed(self) -> dict[str, list[tuple[str, str]]]:
        found: dict[str, list[tuple[str, str]]] = {}
        for phrases, language in self._lists:
            sought = _PARTICIPLE if language == "fr" else _ACCENTED_WORD
            kept = [phrase for phrase in phrases if not _ACCENTED.isdisjoint(phrase) and sought.search(phrase)]
            for phrase, folded in zip(kept, fold("\n".join(kept)).split("\n"), strict=False):
                for word in dict.fromkeys(_first_words(folded)):
                    found.setdefault(word, []).append((phrase, language))
        return found


def _first_words(phrase: str) -> list[str]:
    """Return the words that the spellings of a phrase may begin with."""
    choices = phrase.partition(" ")[0].split("/")
    if "" in choices or any(choice[0] == "+" for choice in choices):
        return [spelling.partition(" ")[0] for spelling in spellings(phrase)]
    return [choice.partition("_")[0] for choice in choices]


def _spelled(phrase: str, language: str) -> Iterator[str]:
    """Yield, folded, the spellings of a phrase that are other words without accents."""
    auxiliaries = frozenset(decided.FRENCH_AUXILIARIES.split())
    for spelling in spellings(phrase):
        words = spelling.split()
        participle = any(word.endswith(("é", "és")) for word in words) and auxiliaries.isdisjoint(words)
        if participle if language == "fr" else not {"è", "é", "só"}.isdisjoint(words):
            yield fold(spelling)


def read_cues(columns: Columns, places: Sequence[Place] | None = None) -> Iterator[Cue]:
    """Yield the cues of a text in order, the kinds and languages of one span together; at some places, or at all.

    >>> from zettelpy.text.columns import read_columns
    >>> [(cue.kinds, sorted(cue.languages)) for cue in read_cues(read_columns("Es ist entschieden."))]
    [(('said', 'open', 'head', 'close'), ['de'])]
    """
    known = languages_of(columns)
    finder = lexicon().cues.over(columns.words, columns.sentence_words)
    located = locate(columns, finder.places() if places is None else places, labels=True)
    for _, group in groupby(_in_clauses(columns, finder, located), lambda found: (found.start, found.end)):
        same = list(group)
        labels = [found.hit.label.partition(" ") for found in same]
        own = [label for label in labels if not known or label[2] in known]
        if own:
            kinds = tuple(dict.fromkeys(kind for kind, _, _ in own))
            yield Cue(same[0], kinds, frozenset(language for _, _, language in own))


def _in_clauses(columns: Columns, finder: Finder, located: Iterable[Found]) -> Iterator[Found]:
    """Yield the phrases of a text; one that runs across a mark ("sì, usa") makes room for those of its parts."""
    scope, words = Scope(columns), columns.words
    for found in located:
        first, stop = found.hit.first, found.hit.stop
        if stop - first == 1 or found.hit.label.startswith(_ACROSS) or scope.whole(found):
            yield found
            continue
        for j in range(first, stop):
            last = j + 1 == stop
            if last or scope.parted(j):
                for hit in finder.find(first, min(found.stop, stop + _ON) if last else j + 1):
                    if hit.first > j:
                        break
                    start, end = cue_span(words, hit)
                    yield found._replace(hit=hit, start=start, end=end)
                first = j + 1


def languages_of(columns: Columns) -> frozenset[str]:
    """Return the languages whose cues are read: those of a text long enough to tell; none stands for all."""
    if len(columns.words) < _ENOUGH:
        return frozenset()
    return frozenset(detect_languages(columns.words))
