"""A pair of statements into whether they may be of one thing: what no weight of words can make up for.

"The red bike costs 300" is not replaced by "the blue bike costs 400", nor the rent by the rent for the garage, nor an
age by a place. The rules below rule pairs out, whatever their score; each of them asks what the two say, and none which
words they share.

A noun is told from others of its kind by what qualifies it: a colour or a side beside it, and words that a joiner ties
to it (`text/lexicon/complements`). Two statements of one noun that is qualified in different ways are of two things;
so are they where only the later one is qualified, since a thing that is known is named by less, not by more, when it is
spoken of again. Work is in proportion to the length of the two sentences.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from zettelpy.extract.changes.features import Differences, is_numbered
from zettelpy.extract.changes.profiles import Profile
from zettelpy.extract.changes.sayings import Statement
from zettelpy.extract.changes.values import ALNUM, CLOCK, COLOUR, DAY, MONTH, NUMBER, ORDINAL, SIDE, WEEKDAY
from zettelpy.extract.changes.wordkinds import CONCEPT
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.changes import TABLES
from zettelpy.text.lexicon.complements import ARTICLES, BEFORE, JOINERS
from zettelpy.text.normalise import fold

TURNS: Final = frozenset(("back", "take", "drop"))
CHANGES: Final = TURNS | frozenset(("move", "shift", "fix"))
_WORDS_BETWEEN: Final = 3  # joiner and articles between a noun and what qualifies it
_REACH: Final = 40  # code points in which they stand
_JOINERS: Final = frozenset(word for words in JOINERS.values() for word in words.split())
_BETWEEN: Final = _JOINERS | frozenset(word for words in ARTICLES.values() for word in words.split())
_ANY_ARTICLE: Final = frozenset(word for words in ARTICLES.values() for word in words.split())
_ARTICLES: Final = frozenset(ARTICLES["en"].split())
_MEASURED: Final = frozenset((NUMBER, CLOCK, DAY, WEEKDAY))
_OPENINGS: Final = (4, 5)  # letters by which words are kin, as in profiles
_TIES: Final = "い色的のなपे "  # between a colour and its noun
_WORD_BEFORE: Final = lazily(r"([^\W\d_]{2,24})[ -]\Z")
_WORD_BEHIND: Final = lazily(r"[ -]([^\W\d_]{2,24})")


def says_the_same(earlier: Profile, later: Profile) -> bool:
    """Tell whether a later statement gives nothing that the earlier one had not: no value, no word, no turn."""
    ours, theirs = earlier.statement, later.statement
    if theirs.old and {value.normal for value in theirs.old} == {value.normal for value in ours.old}:
        return True  # "as said, from A to B"
    unmoved = bool(later.keys) and later.keys == earlier.keys and ours.speaker == theirs.speaker
    turns = TURNS if unmoved else CHANGES  # nothing moves to where it was
    if ours.negated != theirs.negated or not (theirs.cues - ours.cues).isdisjoint(turns):
        return False
    return later.keys <= earlier.keys and (bool(later.keys) or later.own.keys() <= earlier.own.keys())


def is_of_one_thing(earlier: Profile, later: Profile) -> bool:
    """Tell whether a later statement may give something else of the same thing: neither the same, nor of another."""
    if says_the_same(earlier, later):
        return False
    ours, theirs = earlier.statement, later.statement
    had = {(value.kind, value.normal) for value in ours.values}
    if any((value.kind, value.normal) in had for value in theirs.old):
        return True
    if earlier.owners and later.owners and earlier.owners.isdisjoint(later.owners):
        return False  # "Ana's demo", "Bo's demo"
    kinds = Differences(earlier, later).kinds
    if is_numbered(earlier, later, kinds):
        return False  # "module 17", "module 18"
    if "also" in theirs.cues and not set(kinds) - {NUMBER} and theirs.cues.isdisjoint(CHANGES):
        return False  # "we ordered pizzas", "we ordered salads too"
    if _is_each_ones_own(ours, theirs) and theirs.cues.isdisjoint(CHANGES):
        return False  # "my room is 212", "mine is 318"
    turned = ours.negated != theirs.negated or "open" in ours.cues
    if not turned and _give_other_kinds(earlier, later):
        return False  # "my brother is 30", "my brother moved to Rome"
    said = not theirs.cues.isdisjoint(CHANGES | {"now", "so", "yes"})
    if not turned and _are_told_apart(earlier, later, kinds, said):
        return False  # "the red bike", "the blue bike"
    told = said or theirs.decided
    plain = not _MEASURED.isdisjoint(kinds) and _opens(earlier) and _opens(later)
    if not said and (plain or not told) and _have_other_topics(earlier, later):
        return False  # "breakfast is at 7", "dinner is at 8"
    if ours.decided or turned:
        return True
    return told or bool(set(kinds) - {ALNUM})  # "Lena likes jazz", "Lena likes chess"


def _is_each_ones_own(ours: Statement, theirs: Statement) -> bool:
    """Tell whether two speakers each speak of what is theirs, and of no duty that may pass from one to the other."""
    if not (ours.self_ and theirs.self_) or ours.speaker == theirs.speaker:
        return False
    return CONCEPT + "charge" not in ours.terms or CONCEPT + "charge" not in theirs.terms


def _have_other_topics(earlier: Profile, later: Profile) -> bool:
    """Tell whether two statements begin with different words, of which neither is a word of the other."""
    if not earlier.first or not later.first:
        return False
    return earlier.first[0] not in later.statement.terms and later.first[0] not in earlier.statement.terms


def _opens(one: Profile) -> bool:
    """Tell whether a statement opens with what it is about, an article before it or not: "the gym is 40 euros"."""
    said = one.statement
    if not one.first:
        return False
    words = fold(one.text[said.start : said.subject.places[one.first[0]]]).replace("'", " ").replace("’", " ").split()
    return (
        len(words) <= 1 and all(word in _ANY_ARTICLE for word in words) and not said.subject.weights.keys() & one.named
    )


def _give_other_kinds(earlier: Profile, later: Profile) -> bool:
    """Tell whether both statements give values, and none of one kind: an age, and a place."""
    ours = {value.kind for value in earlier.statement.values if value.kind != ORDINAL}
    theirs = {value.kind for value in later.statement.values if value.kind != ORDINAL}
    return bool(ours and theirs) and ours.isdisjoint(theirs)


# What tells a thing from others of its kind -----------------------------------------------------------------------


def _are_told_apart(earlier: Profile, later: Profile, kinds: list[str], told: bool) -> bool:
    """Tell whether a noun that both share is qualified in another way by one of them, and no colour or side alone is
    what changed."""
    if set(kinds) - {COLOUR, SIDE}:
        ours, theirs = _qualities(earlier), _qualities(later)
        for noun, quality in theirs.items():
            other = ours.get(noun, "")
            if other and other != quality:
                return True
            if not told and not other and not _speaks_of(earlier, quality) and noun in earlier.statement.subject.places:
                return True
    months = NUMBER in kinds
    ours, theirs = _complements(earlier, months), _complements(later, months)
    for noun, one in theirs.items():
        if noun in earlier.statement.subject.places and one != ours.get(noun) and not _speaks_of(earlier, one):
            return True
    if told:
        return False  # who says that something changed often names it by less
    return any(
        noun in later.statement.subject.places and one != theirs.get(noun) and not _repeats(later, one)
        for noun, one in ours.items()
    )


def _repeats(one: Profile, spelling: str) -> bool:
    """Tell whether a word, or one that begins alike, stands in a statement."""
    word = fold(spelling)
    return word in one.statement.terms or any(word[:letters] in one.openings for letters in _OPENINGS)


def _speaks_of(one: Profile, spelling: str) -> bool:
    """Tell whether a word, or one that begins alike, stands in a statement or in what was said right before it."""
    word = fold(spelling)
    return _repeats(one, spelling) or any(word[:letters] in one.openings_before for letters in _OPENINGS)


def _qualities(one: Profile) -> dict[str, str]:
    """Return the nouns of a statement that a word right beside them tells apart, with that word: a colour or a side, or
    another noun behind an article ("the garage rent")."""
    said, text, found = one.statement, one.text, dict[str, str]()
    nouns = _nouns(one)
    starts = {low: high for _, low, high in nouns}
    typed = {value.end: value.start for value in said.values if value.kind in (COLOUR, SIDE)}
    for noun, low, high in nouns:
        ahead = _WORD_BEFORE.search(text, max(said.start, low - _REACH), low)
        behind = _WORD_BEHIND.match(text, high, min(said.end, high + _REACH))
        if ahead is not None and (
            fold(ahead[1]) in _told_by()
            or (starts.get(ahead.start(1)) == ahead.end(1) and _is_opened(text, said.start, ahead.start(1)))
        ):
            found[noun] = fold(ahead[1])
        elif behind is not None and fold(behind[1]) in _told_by():
            found[noun] = fold(behind[1])
        else:
            for gap in range(3):
                if low - gap in typed and all(letter in _TIES for letter in text[low - gap : low]):
                    found[noun] = fold(text[typed[low - gap] : low - gap])
    return found


def _is_opened(text: str, start: int, at: int) -> bool:
    """Tell whether an article of a language that puts such nouns first stands before an offset."""
    before = text[max(start, at - _REACH) : at].rstrip()
    return fold(before.rpartition(" ")[2]) in _ARTICLES


@lru_cache(maxsize=1)
def _told_by() -> frozenset[str]:
    """Return the colours and sides of all languages, folded."""
    return frozenset(
        word for table in TABLES.values() for words in (table.COLOURS, table.SIDES) for word in fold(words).split()
    )


def _complements(one: Profile, months: bool) -> dict[str, str]:
    """Return the nouns of a statement to which a joiner ties a word, with the spelling of that; or a month, where
    `months` are not what may have changed ("the invoice for March is 300 euros")."""
    text, found = one.text, dict[str, str]()
    nouns = _nouns(one)
    if months:
        values = one.statement.values
        nouns = sorted([*nouns, *(("", v.start, v.end) for v in values if v.kind == MONTH)], key=lambda noun: noun[1])
    for (noun, low, high), (other, start, stop) in pairwise(nouns):
        if noun and high < start <= high + _REACH and _joins(text[high:start]):
            found[noun] = text[start:stop]
        elif other and text[high:start] in BEFORE:
            found[other] = text[low:high]
    return found


def _joins(between: str) -> bool:
    """Tell whether some text is a joiner, with articles behind it."""
    words = fold(between).replace("'", " ").replace("’", " ").split()
    return 0 < len(words) <= _WORDS_BETWEEN and words[0] in _JOINERS and all(word in _BETWEEN for word in words)


def _nouns(one: Profile) -> list[tuple[str, int, int]]:
    """Return the terms that stand in a statement, but for concepts and names, with their spans."""
    subject = one.statement.subject
    return sorted(
        (
            (term, at, at + len(subject.spellings[term]))
            for term, at in subject.places.items()
            if term[:1] not in (CONCEPT, "#") and term not in one.named
        ),
        key=lambda noun: (noun[1], noun[0]),
    )
