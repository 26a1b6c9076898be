"""Names in Chinese: persons by form of address, label or use; places and firms by list, ending or introduction.

Chinese marks no words. So a name is looked for where its parts can stand: before a form of address, behind 小, 老 and
阿, from the character of a family name on, before the ending of a place. Which characters stand to either side, and
whether the same string comes again, decide for the whole text. Each place is looked at within a fixed reach, so that
the cost is linear.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from zettelpy.extract.native_common import Body, Mention, Terms, made_of, quoted_names
from zettelpy.text.lexicon import native_names_zh as lexicon
from zettelpy.text.lexicon import native_names_zh_more as more

_HAN: Final = "\u3400-\u9fff"
_INTRODUCED: Final = re.compile(
    rf"(?:[家个位]|名字|店名?|公司|项目|品牌|民宿|餐厅|饭馆|小区|群)(?:就?叫|取名|名叫|叫做)[“「\"『]?(?!什么|啥|[他她我你它])([{_HAN}A-Za-z]{{2,8}}?)[”」\"』]?(?=[,，。!！?？、\s]|的|$)"
)
_CALLED: Final = re.compile(rf"叫做?[“「『]([{_HAN}A-Za-z]{{2,8}})[”」』]")
_QUOTED: Final = re.compile(
    rf"[“「『]([{_HAN}]{{2,8}})[”」』](?=项目|计划|系统|平台|小程序|软件|品牌|店|民宿|餐厅|群|這家|这家)"
)
_TITLED: Final = re.compile(r"《([^《》\n]{1,20})》")
_NICK: Final = re.compile(f"[小老阿][{_HAN}]")
_PEACE: Final = frozenset(
    "和平 和谐 和睦 协和 仁和 颐和 永和 共和 泰和 中和 祥和 協和 頤和".split()
)  # 和 is no "and" in these
_DEGREES: Final = "大二三四五六小表学师帅老堂的个空位这那妹女男好亲某哪几各"


class _Lists:
    """The word lists, arranged once for looking up."""

    def __init__(self) -> None:
        self.places = Terms(more.PLACES | more.COUNTRIES)
        self.brands = Terms(more.BRANDS)
        self.endings = Terms(more.ROADS + more.WEAK)
        self.weak = frozenset(more.WEAK) - frozenset(more.ROADS)
        self.leads = Terms(more.LEADS)
        self.generic = Terms(more.GENERIC)
        self.compound = Terms(lexicon.COMPOUND)
        titles = sorted((*lexicon.TITLES, *lexicon.SHORT_TITLES), key=lambda word: (-len(word), word))
        self.title = re.compile("|".join(titles))
        first = "".join(sorted(lexicon.SURNAMES | lexicon.WORDLIKE | frozenset(word[0] for word in lexicon.COMPOUND)))
        self.family = re.compile(f"[{first}]")
        self.listed = re.compile("[" + "".join(sorted(frozenset(self.places.heads() + self.brands.heads()))) + "]")
        self.ending = re.compile("|".join(sorted(self.endings.words, key=lambda word: (-len(word), word))))


_lists: Final = cache(_Lists)


class _Use(NamedTuple):
    """A place where a string could be a person's name, and what speaks for it there."""

    start: int
    end: int
    before: int
    after: int


def split_person(name: str) -> tuple[str, str]:
    """Split a full name into family name and given name, either "" where it is missing.

    >>> split_person("王小明"), split_person("欧阳娜娜"), split_person("老耿")
    (('王', '小明'), ('欧阳', '娜娜'), ('', '老耿'))
    """
    family = _lists().compound.at(name, 0, len(name)) or name[:1]
    known = len(family) > 1 or family in lexicon.SURNAMES or family in lexicon.WORDLIKE
    return (family, name[len(family) :]) if known and 1 <= len(name) - len(family) <= 2 else ("", name)


class Chinese:
    """Finds the names in the Chinese bodies of one text. `labels` are the speakers, as they are written."""

    def __init__(self, text: str, labels: Sequence[str]) -> None:
        self.text = text
        self.lists = _lists()
        self.families: set[str] = set()  # family names that stand before a form of address in this text
        self.known: dict[str, str] = {}  # a string that is a name wherever it stands -> what it means
        for label in labels:
            if len(label) > 1 and label not in lexicon.TITLES:
                self.known[label] = label
        for label in labels:
            self._call(split_person(label)[1], label)

    def _call(self, given: str, name: str) -> None:
        """Let a given name of two characters mean the full name, unless it means another already."""
        if (
            len(given) == 2
            and given not in lexicon.WORDS
            and given not in lexicon.TITLES
            and self.known.setdefault(given, name) != name
        ):
            self.known[given] = given

    def read(self, bodies: Sequence[Body]) -> Iterator[Mention]:
        """Return the mentions in the bodies, in no certain order and perhaps overlapping."""
        found: list[Mention] = []
        for body in bodies:
            found += self._addressed(body)
            found += self._introduced(body)
        found += self._nicknames(bodies)
        found += self._full_names(bodies)
        found += self._places(bodies)
        found += quoted_names(self.text, bodies)
        for one in found:
            if one.end - one.start > 2 and one.form == one.key and one.key not in self.known:
                self.known[one.key] = one.key
        yield from found
        yield from self._again(bodies)

    # -- persons ------------------------------------------------------------------------------------------------

    def _is_family(self, at: int, low: int) -> bool:
        """Tell whether the character at `at` can begin a name: no end of another word, a family name."""
        text = self.text
        if at < low or (text[at] not in lexicon.SURNAMES and text[at] not in lexicon.WORDLIKE):
            return False
        return at == low or text[at - 1 : at + 1] not in lexicon.WORD_ENDS

    def _addressed(self, body: Body) -> Iterator[Mention]:
        """Read 王经理, 李总, 欧阳老师, 张伟老师, 娟姐."""
        text = self.text
        for match in self.lists.title.finditer(text, body.start, body.end):
            at, end, title = match.start(), match.end(), match[0]
            if len(title) == 1 and text[end : end + 1] and text[end] in lexicon.SHORT_TITLES[title]:
                continue
            start = self._addressee(body.start, at, title)
            if start < at:
                stem = text[start:at]
                if len(stem) == 1:
                    self.families.add(stem)
                full = stem if stem in self.known or (len(stem) > 2 and stem not in lexicon.COMPOUND) else ""
                name = self.known.get(stem, stem) if full else text[start:end]
                yield Mention(start, end, name, name)

    def _addressee(self, low: int, at: int, title: str) -> int:
        """Return where the name begins that stands before a form of address, `at` where none does."""
        text = self.text
        for size in (3, 2):
            if at - size >= low and text[at - size : at] in self.known:
                return at - size
        if self.lists.compound.ending(text, low, at):
            return at - 2
        for size in (3, 2) if len(title) > 1 else ():
            first = at - size
            if first >= low and self._is_family(first, low) and text[first] in lexicon.SURNAMES:
                if (
                    all(letter in lexicon.GIVEN for letter in text[first + 1 : at])
                    and text[first : first + 2] not in lexicon.WORDS
                ):
                    if not (size == 2 and text[at - 1] in lexicon.SURNAMES):
                        return first
        if self._is_family(at - 1, low):
            if text[at - 1] in lexicon.SURNAMES or len(title) > 1 or at - 1 == low or text[at - 2] in more.BEFORE:
                if text[at - 1 : at + 1] not in lexicon.WORDS:
                    return at - 1
        if title in "姐哥" and at - 1 >= low and text[at - 1] in lexicon.GIVEN and text[at - 1] not in _DEGREES:
            if at - 1 == low or text[at - 2] in more.BEFORE:
                return at - 1
        return at

    def _nicknames(self, bodies: Sequence[Body]) -> Iterator[Mention]:
        """Read 小王, 老李, 阿强."""
        text = self.text
        uses: dict[str, list[tuple[int, int]]] = {}
        for body in bodies:
            for match in _NICK.finditer(text, body.start, body.end):
                at, name = match.start(), match[0]
                if name in lexicon.NICK_WORDS and name not in self.known:
                    continue
                if not (name[1] in lexicon.SURNAMES or name[1] in lexicon.WORDLIKE or name[1] in lexicon.GIVEN):
                    continue
                end = match.end()
                if text[at + 1 : end + 1] in lexicon.WORDS or (self.lists.title.match(text, end) and len(name[1]) > 1):
                    continue
                before = at == body.start or text[at - 1] in more.BEFORE
                after = end == body.end or text[end] in more.AFTER
                uses.setdefault(name, []).append((at, before + after))
        for name, places in uses.items():
            strong = name[1] in lexicon.SURNAMES or name[1] in self.families
            best = max(points for _, points in places)
            if best == 2 or (best and len(places) > 1) or (strong and best):
                if strong or (best == 2 and (len(places) > 1 or name[0] != "老")):
                    for at, points in places:
                        if points or strong:
                            meant = self.known.get(name, name)
                            yield Mention(at, at + 2, meant, meant)

    def _full_names(self, bodies: Sequence[Body]) -> Iterator[Mention]:
        """Read family name and given name by what stands to either side, and by repetition."""
        uses: dict[str, list[_Use]] = {}
        for body in bodies:
            for match in self.lists.family.finditer(self.text, body.start, body.end):
                for use in self._candidates(body, match.start()):
                    uses.setdefault(self.text[use.start : use.end], []).append(use)
        taken: set[int] = set()
        for name in sorted(uses, key=lambda name: (-len(name), name)):
            family, given = split_person(name)
            places = uses[name]
            if not self._is_person(family, given, places):
                continue
            self._call(given, name)
            for use in places:
                if use.start not in taken and (use.before or use.after):
                    taken.add(use.start)
                    yield Mention(use.start, use.end, name, name)

    def _candidates(self, body: Body, at: int) -> Iterator[_Use]:
        text = self.text
        size = 2 if self.lists.compound.at(text, at, body.end) else 1
        if size == 1 and (not self._is_family(at, body.start) or text[at : at + 2] in lexicon.WORDS):
            return
        if text[max(body.start, at - 2) : at] in lexicon.RELATIONS:
            before = 2
        else:
            before = (
                1
                if at == body.start
                else (2 if text[at - 1] in more.BEFORE_STRONG else int(text[at - 1] in more.BEFORE))
            )
        for count in (2, 1):
            end = at + size + count
            given = text[at + size : end]
            if end > body.end or not all(letter in lexicon.GIVEN for letter in given) or given in lexicon.WORDS:
                continue
            if text[end - 1 : end + 1] in lexicon.WORDS or (count == 2 and text[end - 1 : end + 1] in more.OPENING):
                continue  # 李明 | 一家, 刘洋 | 真好
            if count == 2 and text[at : end - 1] in self.known and text[at:end] not in self.known:
                continue
            if self.lists.ending.match(text, end - 1):
                continue
            opens = end == body.end or text[end] in more.AFTER or text[end : end + 2] in more.OPENING
            after = 2 if text.startswith(more.VERBS, end) else int(opens)
            yield _Use(at, end, before, after)

    def _is_person(self, family: str, given: str, places: list[_Use]) -> bool:
        before = max(use.before for use in places)
        both = any(use.before and use.after for use in places)
        strong = len(family) > 1 or family in lexicon.SURNAMES
        again = len(places) > 1
        if given[0] in "一二三以可能来大小" and not again:
            return False
        if len(given) == 2:
            if strong:
                return both or (again and before > 0)
            return both and (again or before > 1)
        if family in lexicon.PURE and both and family + given not in lexicon.PURE_WORDS:
            return True  # 李明在开会
        if strong:
            return both and (before > 1 or again or any(use.before and use.after > 1 for use in places))
        acts = sum(1 for use in places if use.before and self.text[use.end : use.end + 1] in more.ACTS)
        return both and (before > 1 or acts > 1 or any(use.before and use.after > 1 for use in places))

    # -- places and firms ---------------------------------------------------------------------------------------

    def _introduced(self, body: Body) -> Iterator[Mention]:
        """Read what is introduced as a name: 一家叫蚂蚁搬家, “青鸟”项目, 《边城》."""
        for pattern in (_TITLED, _INTRODUCED, _CALLED, _QUOTED):
            for match in pattern.finditer(self.text, body.start, body.end):
                if len(match[1]) > 1:
                    self.known.setdefault(match[1], match[1])
                yield Mention(match.start(1), match.end(1), match[1], match[1])

    def _places(self, bodies: Sequence[Body]) -> Iterator[Mention]:
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
            if len(ending) > 1 and len(stem) == 2 and ending in more.TRADES:
                return self._opens(start)
            return counts[name] > 1 or (len(ending) > 1 and stem in self.known)
        return True

    def _opens(self, start: int) -> bool:
        """Tell whether what stands before `start` is the end of another word."""
        text = self.text
        before = text[start - 1 : start]
        return not before or before in more.STOP or before in "路街市区县村镇了" or not "\u3400" <= before <= "\u9fff"

    def _again(self, bodies: Sequence[Body]) -> Iterator[Mention]:
        """Find what is known to be a name wherever it stands."""
        known = Terms(self.known)
        if not known.words:
            return
        heads = re.compile("[" + re.escape(known.heads()) + "]")
        for body in bodies:
            for match in heads.finditer(self.text, body.start, body.end):
                at = match.start()
                if form := known.at(self.text, at, body.end):
                    yield Mention(at, at + len(form), self.known[form], self.known[form])
