"""Names in Korean: persons by form of address, family name or label; places and firms by list and ending.

Korean parts its words but writes particles together with them, so a word is read as a stem and a particle, in every way
that the list of particles allows. What a word could be is decided once per distinct spelling; a stem that only looks
like a name needs a particle that persons have, or must come again. Cost: linear in the number of words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from zettelpy.extract.native_common import Body, Mention, Terms, made_of
from zettelpy.extract.native_parents import child_of
from zettelpy.text.columns import Columns
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import native_names_ko as lexicon
from zettelpy.text.lexicon import native_names_ko_given as given_names

_HANGUL: Final = lazily("[\uac00-\ud7a3]+")
_LONGEST: Final = 16
_TITLED: Final = lazily(
    "[‘'“\"「『]([\uac00-\ud7a3][\uac00-\ud7a3 ]{1,12}[\uac00-\ud7a3])[’'”\"」』] ?"
    "(?:공연|연극|영화|책|노래|뮤지컬|대본|드라마|소설|웹툰|전시|앨범|게임|시집|오페라|표|예매|티켓)"
    "|[《〈]([^《》〈〉\n]{1,20})[》〉]"
)

PERSON, PLACE, FIRM = 1, 2, 3


class _Reading(NamedTuple):
    """One way to read a word: its stem, the particle behind it, and what the stem could be."""

    stem: str
    particle: str


@cache
def _particles() -> Terms:
    return Terms(lexicon.PARTICLES)


@cache
def _titles() -> Terms:
    return Terms((*lexicon.TITLES, *(title + "님" for title in lexicon.TITLES if not title.endswith("님"))))


@cache
def _endings() -> Terms:
    return Terms(lexicon.ENDINGS)


@cache
def _generic() -> Terms:
    return Terms((*lexicon.GENERIC, *lexicon.ENDINGS))


def readings(word: str) -> list[_Reading]:
    """Return the ways to part a word into stem and particle, the longest stem first.

    >>> [reading.stem for reading in readings("망원역에서")]
    ['망원역에서', '망원역']
    """
    found = [_Reading(word, "")]
    for size in range(1, min(6, len(word) - 1)):
        if word[-size:] in _particles().words:
            found.append(_Reading(word[:-size], word[-size:]))
    if word[0] in "씨쌤군양님" and word[1:] in _particles().words:
        found.append(_Reading(word[0], word[1:]))  # 남궁민 씨가
    return found


def is_full_name(stem: str) -> bool:
    """Tell whether a stem could be a family name with a given name of two syllables.

    >>> is_full_name("김민수"), is_full_name("강아지"), is_full_name("학교에")
    (True, False, False)
    """
    if stem[:2] in lexicon.COMPOUND and len(stem) == 3:
        return stem[2] in lexicon.GIVEN
    if stem[:2] in lexicon.COMPOUND and len(stem) == 4:
        return stem[2] in lexicon.GIVEN and stem[3] in lexicon.GIVEN
    if len(stem) != 3 or stem[0] not in lexicon.SURNAMES or stem in lexicon.WORDS:
        return False
    return stem[1] in lexicon.GIVEN and stem[2] in lexicon.GIVEN


def is_common_name(stem: str) -> bool:
    """Tell whether a stem is a frequent family name with a given name whose syllables are frequent as such.

    >>> is_common_name("오민석"), is_common_name("원주민"), is_common_name("주민은")
    (True, False, False)
    """
    if len(stem) != 3 or stem[0] not in lexicon.FREQUENT or stem in given_names.NO_NAMES or stem in lexicon.WORDS:
        return False
    return stem[1] in given_names.FIRST and stem[2] in given_names.SECOND


class Korean:
    """Finds the names in the Korean bodies of one text. `labels` are the speakers in Hangul."""

    def __init__(self, columns: Columns, labels: Sequence[str]) -> None:
        self.columns = columns
        self.known: dict[str, str] = {}  # what a person is called -> the name
        for label in labels:
            bare = label.replace(" ", "")
            self.known[bare] = label
            if is_full_name(bare) or (len(bare) == 3 and bare[0] in lexicon.SURNAMES):
                self._call(bare[1:], label)
        words = columns.words
        self.hangul = [bool(_HANGUL.fullmatch(surface)) and len(surface) <= _LONGEST for surface in words.surfaces]
        self.counts: dict[str, int] = {}
        self.personal: set[str] = set()  # stems that stand with a particle of persons

    def _call(self, given: str, name: str) -> None:
        if given not in _titles().words and self.known.setdefault(given, name) != name:
            self.known[given] = given

    def read(self, bodies: Sequence[Body]) -> Iterator[Mention]:
        """Return the mentions in the bodies."""
        words = self.columns.words
        there = [i for body in bodies for i in range(*words.within(body.start, body.end)) if self.hangul[words.ids[i]]]
        ways = {k: readings(words.surfaces[k]) for k in dict.fromkeys(words.ids[i] for i in there)}
        for i in there:
            for stem, particle in ways[words.ids[i]]:
                if len(stem) > 1:
                    self.counts[stem] = self.counts.get(stem, 0) + 1
                    if particle in lexicon.PERSONAL:
                        self.personal.add(stem)
        found: list[Mention] = []
        for i in there:
            found += self._addressed(i, ways[words.ids[i]])
        for one in found:
            if is_full_name(one.key):
                self._call(one.key[1:], one.key)
            if one.key not in self.known and " " not in one.key:
                self.known[one.key] = one.key
        verdicts = {k: self._judge(some) for k, some in ways.items()}
        for name, _ in verdicts.values():
            if is_full_name(name) and name not in self.known:
                self.known[name] = name
                self._call(name[1:], name)
        yield from found
        yield from self._introduced(there)
        yield from self._quoted(bodies)
        for i in there:
            k = words.ids[i]
            name, kind = verdicts[k]
            if not name:
                name = self._called(ways[k]) or self._child(i) or self._joined(i, ways[k], verdicts)
                kind = PERSON
            if name:
                start = words.starts[i]
                key = self.known.get(name, name) if kind == PERSON else name
                yield Mention(start, start + len(name), key, key)

    # -- by forms of address ------------------------------------------------------------------------------------

    def _addressed(self, i: int, ways: Sequence[_Reading]) -> Iterator[Mention]:
        """Read 혜진 씨, 임 과장님, 김민수 대리, 민수씨, 박선생님."""
        words, text = self.columns.words, self.columns.text
        for stem, _ in ways:
            title = _titles().ending(stem, 0, len(stem))
            if not title:
                continue
            if title == stem:
                if i and text[words.end(i - 1) : words.starts[i]] == " " and self.hangul[words.ids[i - 1]]:
                    name = words.surface(i - 1)
                    if self._may_be_called(name, title, apart=True):
                        yield self._person(words.starts[i - 1], name, words.starts[i] + len(stem), " " + stem)
                        return
            else:
                name = stem[: -len(title)]
                if self._may_be_called(name, title, apart=False):
                    yield self._person(words.starts[i], name, words.starts[i] + len(stem), title)
                    return

    def _may_be_called(self, name: str, title: str, *, apart: bool) -> bool:
        """Tell whether a form of address can belong to a word before it."""
        if name in self.known or is_full_name(name):
            return True
        if name in lexicon.NOUNS_BEFORE_TITLE or name in _titles().words or name in lexicon.PLACES:
            return False
        if len(name) == 1:
            return (
                name in lexicon.FREQUENT
                and title not in lexicon.SHORT_TITLES - lexicon.RANKS
                and (apart or len(title) > 1)
            )
        if name in lexicon.GIVEN_NAMES:
            return True
        if (
            len(name) == 2
            and title in ("씨", "언니", "오빠", "누나", "쌤", "이모", "삼촌")
            and (apart or title != "씨")
        ):
            return all(letter in lexicon.GIVEN or letter in lexicon.SURNAMES for letter in name)
        return (
            len(name) == 3
            and apart
            and name[0] in lexicon.FREQUENT
            and name[2] not in "은는이가을를의에도"
            and name not in lexicon.WORDS
            and title in ("씨", "선생님", "과장님", "대리님", "팀장님")
        )

    def _person(self, start: int, name: str, end: int, title: str) -> Mention:
        if len(name) == 1:
            called = name + title
            return Mention(start, end, called.replace(" ", ""), called)
        key = self.known.get(name, name)
        return Mention(start, start + len(name), key, key)

    def _quoted(self, bodies: Sequence[Body]) -> Iterator[Mention]:
        """Read the title that stands in quotation marks before what has one: '겨울나그네' 공연, 《소나기》."""
        for body in bodies:
            for match in _TITLED.finditer(self.columns.text, body.start, body.end):
                group = 1 if match[1] else 2
                yield Mention(match.start(group), match.end(group), match[group], match[group])

    def _child(self, i: int) -> str:
        """Return the child after whom a parent is called: 동호 아빠, 유진이네 엄마; "" where word i is none."""
        words, text = self.columns.words, self.columns.text
        if i + 1 >= len(words) or text[words.end(i) : words.starts[i + 1]] != " ":
            return ""
        if not words.surface(i + 1).startswith(given_names.PARENTS):
            return ""
        surface = words.surface(i)
        name = next((surface.removesuffix(end) for end in ("이네", "네", "이") if surface.endswith(end)), surface)
        name = name if len(name) > 1 else surface
        if len(name) != 2 or child_of(name + "엄마") != name or name in lexicon.WORDS:
            return ""
        return name if name in lexicon.GIVEN_NAMES or name in given_names.MODERN or is_common_name("김" + name) else ""

    def _joined(self, i: int, ways: Sequence[_Reading], verdicts: Mapping[int, tuple[str, int]]) -> str:
        """Return the given name that "and" joins to a person: 서윤이랑 지호도; "" where word i is none."""
        words = self.columns.words
        if not i or verdicts.get(words.ids[i - 1], ("", 0))[1] != PERSON:
            return ""
        if words.starts[i] - words.end(i - 1) != 1 or not words.surface(i - 1).endswith(("랑", "하고", "와", "과")):
            return ""
        return next((s for s, _ in ways if s in lexicon.GIVEN_NAMES or s in given_names.MODERN), "")

    def _introduced(self, there: Sequence[int]) -> Iterator[Mention]:
        """Read what is told as a name: 이름은 초코예요."""
        words = self.columns.words
        for i in there:
            surface = words.surface(i)
            if not i or words.surface(i - 1) not in given_names.NAMING or words.starts[i] - words.end(i - 1) != 1:
                continue
            name = next((surface.removesuffix(end) for end in given_names.COPULAS if surface.endswith(end)), "")
            if 2 <= len(name) <= 6 and not name.startswith(tuple(given_names.NO_ANSWER)):
                self.known.setdefault(name, name)
                yield Mention(words.starts[i], words.starts[i] + len(name), name, name)

    # -- by the word alone --------------------------------------------------------------------------------------

    def _judge(self, ways: Sequence[_Reading]) -> tuple[str, int]:
        """Return the name that a word holds by lists, endings or shape, and its kind; ("", 0) where it holds none."""
        if ways[0].stem in lexicon.WORDS and ways[0].stem not in self.known:
            return "", 0
        for stem, particle in ways:
            if stem in self.known:
                return stem, PERSON
            if stem in lexicon.BRANDS or stem in given_names.CHAINS:
                return stem, FIRM
            if stem in lexicon.PLACES and (stem not in lexicon.DOUBTFUL or particle in lexicon.PLACE_PARTICLES):
                return stem, PLACE
        for stem, _ in ways:
            if self._has_ending(stem):
                return stem, PLACE
        for stem, particle in ways:
            if particle in given_names.WITH_SUFFIX and stem not in lexicon.WORDLIKE_GIVEN:
                if stem in lexicon.GIVEN_NAMES or stem in given_names.MODERN:
                    return stem, PERSON  # 하람이한테, not 하 + 람이
        for stem, particle in ways:
            if is_full_name(stem) and self._is_person(stem, particle):
                return stem, PERSON
        for stem, particle in ways:
            if len(stem) == 2 and particle in given_names.SUFFIXED and is_common_name("김" + stem):
                return stem, PERSON  # 찬영이도
            if len(stem) == 2 and particle in given_names.TOLD and self._may_be_given(stem):
                return stem, PERSON
            modern = stem in given_names.MODERN and stem not in given_names.MODERN_WORDS
            if (stem in lexicon.GIVEN_NAMES or modern) and particle in lexicon.ONLY_PERSONAL:
                return stem, PERSON
            if stem in lexicon.GIVEN_NAMES and stem not in lexicon.WORDLIKE_GIVEN:
                if self.counts[stem] > 1 or stem in self.personal or particle in given_names.OF_PERSONS:
                    return stem, PERSON
        return "", 0

    def _may_be_given(self, stem: str) -> bool:
        """Tell whether a word that is in no list could be a given name by both of its syllables: 재하한테."""
        if stem in given_names.NO_GIVEN or stem in lexicon.WORDS or stem in _titles().words or stem in _generic().words:
            return False
        if stem in lexicon.NOUNS_BEFORE_TITLE or stem in lexicon.PLACES or stem in lexicon.WORDLIKE_GIVEN:
            return False
        return stem[0] in given_names.FIRST and stem[1] in lexicon.GIVEN

    def _called(self, ways: Sequence[_Reading]) -> str:
        """Return the name of a person known in this text that a word holds."""
        for stem, particle in ways:
            if stem in self.known and (
                stem not in lexicon.WORDLIKE_GIVEN or particle in lexicon.PERSONAL or not particle
            ):
                return stem
        return ""

    def _is_person(self, stem: str, particle: str) -> bool:
        if stem[0] in lexicon.FREQUENT and (stem[1:] in lexicon.GIVEN_NAMES or stem[1:] in given_names.MODERN):
            return True
        if is_common_name(stem):
            return True
        if particle in lexicon.ONLY_PERSONAL:
            return True
        return self.counts[stem] > 1 and stem in self.personal and stem[0] in lexicon.FREQUENT

    def _has_ending(self, stem: str) -> bool:
        """Tell whether a stem ends as places and firms do, with something specific before."""
        ending = _endings().ending(stem, 1, len(stem))
        head = stem[: len(stem) - len(ending)]
        if (
            not ending
            or stem in _endings().words
            or head in lexicon.GENERIC
            or made_of(head, _generic())
            or stem in lexicon.WORDS
            or stem in _titles().words
        ):
            return False
        if head in lexicon.PLACES or head in lexicon.BRANDS:
            return ending != "산"
        if len(head) < 2 or any(head.endswith(word) for word in ("하는", "있는", "없는", "우리")):
            return False
        if len(ending) == 1:
            return (
                len(head) <= 6
                and (stem[-2:] not in lexicon.COMMON_ENDS or stem.endswith("입구역"))
                and (ending != "읍" or len(head) == 2)
            )
        if ending in lexicon.WEAK:
            if any(head.endswith(word) for word in lexicon.GENERIC if len(word) > 1):
                return len(head) > 3
            return self.counts[stem] > 1 or len(stem) > 4 or (len(head) == 2 and ending in given_names.HOUSES)
        return True
