"""Places and firms in Chinese: by list, by the ending of their kind with something specific before it.

What stands before an ending may belong to the name or to the sentence; so the specific part is sought backwards to the
first character that names do not hold, and what is general ("停车场", "人民医院") is none. Cost: linear, each ending is
looked at within a fixed reach.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from zettelpy.extract.native_common import Body, Mention, Terms, made_of
from zettelpy.text.lexicon import native_names_zh as lexicon
from zettelpy.text.lexicon import native_names_zh_given as given_names
from zettelpy.text.lexicon import native_names_zh_more as more

_PEACE: Final = frozenset(
    "和平 和谐 和睦 协和 仁和 颐和 永和 共和 泰和 中和 祥和 協和 頤和".split()
)  # 和 is no "and" in these
_OPEN: Final = frozenset("「『“")
_CLOSE: Final = frozenset("」』”")


class Lists:
    """The word lists, arranged once for looking up."""

    def __init__(self) -> None:
        self.places = Terms(more.PLACES | more.COUNTRIES)
        self.brands = Terms(more.BRANDS | given_names.FAMOUS)
        self.endings = Terms(more.ROADS + more.WEAK)
        self.weak = frozenset(more.WEAK) - frozenset(more.ROADS)
        self.leads = Terms(more.LEADS)
        self.generic = Terms(more.GENERIC)
        self.compound = Terms(lexicon.COMPOUND)
        titles = sorted((*lexicon.TITLES, *lexicon.SHORT_TITLES), key=lambda word: (-len(word), word))
        self.title = re.compile("|".join(titles))
        self.titles = Terms(lexicon.TITLES)
        first = "".join(sorted(lexicon.SURNAMES | lexicon.WORDLIKE | frozenset(word[0] for word in lexicon.COMPOUND)))
        self.family = re.compile(f"[{first}]")
        self.given = Terms((given_names.NAMES - given_names.ALSO_WORDS) | given_names.PETS)
        heads = "".join(sorted(frozenset(self.given.heads() + given_names.FIRST)))
        self.given_heads = re.compile(f"[{heads}](?=[\u3400-\u9fff])")
        self.doubted = frozenset(word[0] for word in more.WORDLIKE_BRANDS)
        listed = frozenset(self.places.heads() + self.brands.heads()) | self.doubted
        self.listed = re.compile("[" + "".join(sorted(listed)) + "]")
        self.ending = re.compile("|".join(sorted(self.endings.words, key=lambda word: (-len(word), word))))


lists: Final = cache(Lists)


class Places:
    """Finds the places and firms in the Chinese bodies of one text. `known` are the names that are known already."""

    def __init__(self, text: str, known: Mapping[str, str]) -> None:
        self.text = text
        self.lists = lists()
        self.known = known

    def read(self, bodies: Sequence[Body]) -> Iterator[Mention]:
        """Return the mentions in the bodies, in no certain order and perhaps overlapping."""
        text = self.text
        ends: list[tuple[int, int, str]] = []
        counts: Counter[str] = Counter()
        for body in bodies:
            for match in self.lists.listed.finditer(text, body.start, body.end):
                yield from self._listed(body, match.start())
            for match in self.lists.ending.finditer(text, body.start, body.end):
                start = self._stem(body.start, match.start())
                if start < match.start():
                    ends.append((start, match.end(), match[0]))
                    counts[text[start : match.end()]] += 1
        for begun, end, ending in ends:
            if text[begun - 1 : begun] in _OPEN and text[end : end + 1] in _CLOSE and end - begun > len(ending) + 1:
                yield Mention(begun, end, text[begun:end], text[begun:end])  # 隔壁「芷兰堂」
                continue
            start = begun
            cut = end - len(ending) - 2
            if cut > start and counts[text[cut:end]]:  # "倾向桃源路" where 桃源路 stands alone elsewhere
                start = cut
            if self._is_place(start, end, ending, counts):
                name = text[start:end]
                key = next((name.removesuffix(form) for form in more.LEGAL if name.endswith(form)), name)
                yield Mention(start, end, key, name)

    def _listed(self, body: Body, at: int) -> Iterator[Mention]:
        """Read a listed place or firm."""
        text = self.text
        if brand := self.lists.brands.at(text, at, body.end):
            yield Mention(at, at + len(brand), brand, brand)
            return
        for word, follow in more.WORDLIKE_BRANDS.items() if text[at] in self.lists.doubted else ():
            if text.startswith(word, at, body.end) and text.startswith(follow, at + len(word), body.end):
                yield Mention(at, at + len(word), word, word)
                return
        place = self.lists.places.at(text, at, body.end)
        end = at + len(place)
        if not place or (
            text[end : end + 1] and text[end] in (more.NATIONAL if place in more.COUNTRIES else "人菜话話味腔")
        ):
            return
        if place in more.DOUBTFUL and not (at == body.start or text[at - 1] in "去到在从回飞往是、，,。 \n：:过来"):
            return
        yield Mention(at, end, place, place)

    def _stem(self, low: int, at: int) -> int:
        """Return where the specific part begins that stands before an ending at `at`."""
        text, start = self.text, at
        low = max(low, at - 6)
        while start > low and "\u3400" <= text[start - 1] <= "\u9fff":
            letter = text[start - 1]
            if letter == "家" and text[start - 2 : start - 1] not in more.COUNTING:
                start -= 1
                continue
            if letter in more.STOP or (
                letter == "和" and text[start - 1 : start + 1] not in _PEACE and text[start - 2 : start] not in _PEACE
            ):
                break
            start -= 1
        moved = True
        while moved and start < at:
            lead = self.lists.leads.at(text, start, at)
            start += len(lead)
            moved = bool(lead)
        for k in range(start, at):
            if self.lists.places.at(text, k, at):
                return k
        for k in range(start + 1, at - 1):  # behind a street or a town: 石门路 + 鼎盛建材
            if text[k] in "路街市区县村镇" and k > start + 1:
                return k + 1
        return start

    def _is_place(self, start: int, end: int, ending: str, counts: Counter[str]) -> bool:
        text = self.text
        stem = text[start : end - len(ending)]
        name = text[start:end]
        if (
            not stem
            or name in more.ROAD_WORDS
            or stem in more.GENERIC
            or stem[-2:] in lexicon.RELATIONS
            or made_of(stem, self.lists.generic, 8)
        ):
            return False
        if (self.lists.endings.at(text, end, end + 2) and len(ending) == 1) or (
            text[end - 1 : end + 1] in ("路上", "路口") and len(stem) < 2
        ):
            return False
        if place := self.lists.places.at(stem, 0, len(stem)):
            return ending not in more.BRANCHES and name[len(place) :] not in self.lists.places.words
        if any(word in lexicon.WORDS for word in (stem[-2:], stem[:2])) and len(ending) == 1 and ending not in "路街":
            return False
        if (
            stem[-2:] in more.GENERIC
            and len(stem) > 1
            and (ending in self.lists.weak or len(stem) > 2)
            and len(stem) < 4
        ):
            return False
        if not 2 <= len(stem) <= 4:
            return False
        if ending in self.lists.weak:
            lake = len(stem) == 3 and stem[-1] in "湖江河海岛谷滩洲溪" and ending == "湿地"
            if len(ending) > 1 and (len(stem) == 2 or lake) and ending in more.TRADES:
                return self._opens(start)
            return counts[name] > 1 or (len(ending) > 1 and stem in self.known)
        return True

    def _opens(self, start: int) -> bool:
        """Tell whether what stands before `start` is the end of another word."""
        text = self.text
        before = text[start - 1 : start]
        return not before or before in more.STOP or before in "路街市区县村镇了" or not "\u3400" <= before <= "\u9fff"
