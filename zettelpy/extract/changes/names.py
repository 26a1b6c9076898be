"""The names of a text as its statements ask for them: found by the stems of their words, whatever their ending.

Names are those that are given (the entities of a memory), words with a capital that stand inside sentences and never
without it (where the language gives nouns no capital), owners ("Ana's"), and, in scripts without case, speakers and
what stands before a form of address. A Korean name is found with its particles, and without the family name before
it where one speaker bears it. A name in lower case counts where it is spelled as it was given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress, count
from operator import itemgetter
from typing import Final

from zettelpy.extract.changes.hangul import HANGUL
from zettelpy.extract.changes.values import NAME
from zettelpy.extract.changes.wordkinds import Kinds, Lexicon
from zettelpy.extract.negation import find_cues
from zettelpy.text.columns import Columns
from zettelpy.text.languages import detect_languages
from zettelpy.text.lazily import lazily
from zettelpy.text.normalise import fold
from zettelpy.text.phrases import Phrases
from zettelpy.text.words import UNSPACED, WORD

Named = tuple[str, int, int]  # the stems of a name, joined by blanks, and its span

_KOREAN_NAME: Final = 3  # syllables of a name with the family name before it
MOST_ALIKE: Final = 8  # names with the same first word that are told apart
_TITLE: Final = lazily(r"(?:^|[^\w])[^\W\d_]{2,3}\.\Z")  # "Dr.", "Mrs."
_ADDRESSED: Final = lazily(
    "(?P<ja>[\u4e00-\u9fff々]{1,4}|[\u30a1-\u30fa\u30fc]{2,8})(?:さん|くん|ちゃん|先生|君|様|部長|課長)"
    "|(?P<zh>[小老阿]?[\u4e00-\u9fff](?:姐|哥|师傅|老师|经理|总监|主任|医生|阿姨|叔叔|教授|工))"
)
_KOREAN_ADDRESSED: Final = lazily(
    "(?<![가-힣])([가-힣]{2,3})(?: 씨|씨| 님|님| 쌤| 선생님| 팀장님| 대리님| 과장님)(?![가-힣]{3})"
)
_TITLES: Final = frozenset(
    "선생 팀장 사장 회장 부장 과장 대리 고객 어머 아버 교수 대표 감독 반장 총무 기사 부모 여러분".split()
)


class Names:
    """The names of a text, ready to be found sentence by sentence."""

    def __init__(self, columns: Columns, lexicon: Lexicon, kinds: Kinds, given: Iterable[str]) -> None:
        self._words, self._root = columns.words, kinds.root
        self._openers = _Openers(self._openers_of)
        self._roots: dict[int, str] = {}  # surface -> stem, of the words that were asked for
        listed = [*given, *_capitals(columns, lexicon, kinds), *_korean(columns)]
        listed = [name for name in dict.fromkeys(listed) if fold(name) not in lexicon.calendar]
        self._table: dict[str, list[tuple[str, ...]]] = {}
        for name in listed:
            parts = tuple(kinds.root(fold(word)) for word in WORD.findall(name.lstrip("@#")))
            if parts and len(parts[0]) > 1 and not UNSPACED.search(name):
                self._table.setdefault(parts[0], []).append(parts)
        for alike in self._table.values():
            alike.sort(key=lambda parts: (-len(parts), parts))
            del alike[MOST_ALIKE:]
        self._whole = _whole_names(columns)
        for name in self._whole:
            self._table.setdefault(name, []).append((name,))
        self._spelled = frozenset(fold(word) for name in listed for word in WORD.findall(name))
        self._east: dict[int, list[Named]] = {}
        east = [name for name in listed if UNSPACED.search(name)] + _addressed(columns)
        for cue in find_cues(columns, Phrases({NAME: east})) if east else ():
            spelling = fold(columns.text[cue.start : cue.end])
            self._east.setdefault(cue.sentence, []).append((spelling, cue.start, cue.end))

    def find(self, sentence: int, first: int, stop: int) -> list[Named]:
        """Return the names of a sentence, whose words are first to stop."""
        words, found, i = self._words, list[Named](), first
        ids, openers = words.ids, self._openers
        if not any(map(openers.__getitem__, ids[first:stop])):
            return self._east.get(sentence, [])
        while i < stop:
            names = openers[ids[i]]
            parts = self._at(i, stop, names) if names else ()
            if not parts:
                i += 1
                continue
            name = " ".join(parts)
            found.append((self._whole.get(name, name), words.starts[i], words.end(i + len(parts) - 1)))
            i += len(parts)
        return found + self._east.get(sentence, [])

    def _openers_of(self, k: int) -> Sequence[tuple[str, ...]]:
        """Return the names that begin with the stem of a surface, as it is spelled."""
        words = self._words
        word = words.folded[k]
        known = word in self._spelled or words.surfaces[k][:1].isupper() or HANGUL.match(word)
        return self._table.get(self._stem(k), ()) if known and word[:1].isalpha() else ()

    def _at(self, i: int, stop: int, names: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
        """Return the stems of the longest of some names that stands at word i; () for none."""
        ids = self._words.ids
        for parts in names:
            if i + len(parts) <= stop and all(self._stem(ids[i + k]) == part for k, part in enumerate(parts)):
                return parts
        return ()

    def _stem(self, k: int) -> str:
        if k not in self._roots:
            self._roots[k] = self._root(self._words.folded[k])
        return self._roots[k]


class _Openers(dict[int, Sequence[tuple[str, ...]]]):
    """The names that begin with the stem of a surface, found when it is first asked for."""

    def __init__(self, find: Callable[[int], Sequence[tuple[str, ...]]]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, k: int) -> Sequence[tuple[str, ...]]:
        found = self[k] = self._find(k)
        return found


def _capitals(columns: Columns, lexicon: Lexicon, kinds: Kinds) -> list[str]:
    """Return the words with a capital inside sentences and nowhere without; none where nouns have capitals."""
    words = columns.words
    if "de" in detect_languages(words):
        return []
    surfaces, folded = words.surfaces, words.folded
    first = list(map(itemgetter(0), surfaces))
    small = frozenset(compress(folded, map(str.islower, first)))
    owners: list[str] = []
    fit = bytearray(len(surfaces))
    for k in compress(count(), map(str.isupper, first)):
        surface = surfaces[k]
        if surface.endswith(("'s", "’s")) and fold(surface[:-2]) not in lexicon.stop:
            owners.append(surface[:-2])
        shouted = len(surface) > 3 and surface.isupper()
        fit[k] = surface.isalpha() and len(surface) > 2 and folded[k] not in small and not shouted
    inside: dict[int, None] = {}
    starts, opens = words.starts, frozenset(columns.sentence_words)
    for i in compress(count(), words.each(fit)):
        k = words.ids[i]
        if k not in inside and i not in opens and _goes_on(columns.text, starts[i]):
            inside[k] = None
    return owners + [surfaces[k] for k in inside if kinds[k].root]


def _goes_on(text: str, at: int) -> bool:
    """Tell whether a word stands inside a sentence: behind a letter, a comma or a title."""
    before = text[max(0, at - 5) : at].rstrip()
    return before[-1:].isalnum() or before[-1:] == "," or _TITLE.search(before) is not None


def _addressed(columns: Columns) -> list[str]:
    """Return names without case: of speakers, and those that stand before or with a form of address."""
    found = [block.speaker for block in columns.layout.blocks if block.speaker and UNSPACED.search(block.speaker)]
    if not columns.text.isascii() and any(map(UNSPACED.search, columns.words.surfaces)):
        found += [match["ja"] or match["zh"] for match in _ADDRESSED.finditer(columns.text)]
    return list(dict.fromkeys(found))


def _korean(columns: Columns) -> list[str]:
    """Return names in Hangul: of speakers, and those that stand before a form of address."""
    found = [block.speaker for block in columns.layout.blocks if block.speaker and HANGUL.match(block.speaker)]
    if found or HANGUL.search(columns.text):
        found += [m[1] for m in _KOREAN_ADDRESSED.finditer(columns.text) if m[1] not in _TITLES]
    return list(dict.fromkeys(found))


def _whole_names(columns: Columns) -> dict[str, str]:
    """Return the given names of speakers with a Korean family name before them, by which one speaker is meant."""
    speakers = dict.fromkeys(block.speaker for block in columns.layout.blocks if block.speaker)
    whole: dict[str, list[str]] = {}
    for speaker in speakers:
        if len(speaker) == _KOREAN_NAME and HANGUL.match(speaker):
            whole.setdefault(fold(speaker[1:]), []).append(fold(speaker))
    return {given: names[0] for given, names in whole.items() if len(names) == 1}
