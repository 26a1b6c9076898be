"""Names in Chinese: persons by form of address, label or use; places and firms by list, ending or introduction.

Chinese marks no words. So a name is looked for where its parts can stand: before a form of address, behind 小, 老 and
阿, from the character of a family name on, before the ending of a place. Which characters stand to either side, and
whether the same string comes again, decide for the whole text. Each place is looked at within a fixed reach, so that
the cost is linear.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from zettelpy.extract.native_chinese_places import Places, lists
from zettelpy.extract.native_common import Body, Mention, Terms, quoted_names
from zettelpy.extract.native_parents import child_of, children
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import native_names_zh as lexicon
from zettelpy.text.lexicon import native_names_zh_given as given_names
from zettelpy.text.lexicon import native_names_zh_more as more

_HAN: Final = "\u3400-\u9fff"
_INTRODUCED: Final = lazily(
    rf"(?:[家个位]|名字|店名?|公司|项目|品牌|民宿|餐厅|饭馆|小区|群)(?:就?叫|取名|名叫|叫做)[“「\"『]?(?!什么|啥|[他她我你它])([{_HAN}A-Za-z]{{2,8}}?)[”」\"』]?(?=[,，。!！?？、\s]|的|$)"
)
_CALLED: Final = lazily(
    rf"(?:叫做?|[换改]成|改为|定为|命名为|名为|取名为?|名字是|标题是|题目是)[“「『]([{_HAN}A-Za-z]{{2,8}})[”」』]"
)
_QUOTED: Final = lazily(
    rf"[“「『]([{_HAN}]{{2,8}})[”」』](?=项目|计划|系统|平台|小程序|软件|品牌|店|民宿|餐厅|群|這家|这家)"
)
_NAMED: Final = lazily(  # 我家的猫叫豆豆
    rf"(?:[猫狗兔鸟]咪?|儿子|女儿|宝宝|孩子|妹妹|弟弟)(?:的?(?:小名|名字))?(?:就叫|名叫|叫做|叫|是)([{_HAN}]{{2,3}})(?=[,，。!！?？、\s]|$)"
)
_TITLED: Final = lazily(r"《([^《》\n]{1,20})》")
_NICK: Final = lazily(f"[小老阿][{_HAN}]")
_LETTERS: Final = lexicon.GIVEN | given_names.RARE
_DEGREES: Final = "大二三四五六小表学师帅老堂的个空位这那妹女男好亲某哪几各"


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
    family = lists().compound.at(name, 0, len(name)) or name[:1]
    known = len(family) > 1 or family in lexicon.SURNAMES or family in lexicon.WORDLIKE
    return (family, name[len(family) :]) if known and 1 <= len(name) - len(family) <= 2 else ("", name)


class Chinese:
    """Finds the names in the Chinese bodies of one text. `labels` are the speakers, as they are written."""

    def __init__(self, text: str, labels: Sequence[str]) -> None:
        self.text = text
        self.lists = lists()
        self.families: set[str] = set()  # family names that stand before a form of address in this text
        self.known: dict[str, str] = {}  # a string that is a name wherever it stands -> what it means
        self.officers: dict[str, str] = {}  # 方老师 -> the only speaker whose label is that longer: 方敏老师
        for label in labels:
            child = child_of(label)
            if len(label) > 1 and label not in lexicon.TITLES:
                self.known[child or label] = child or label
            self._call_officer("" if child else label)
        for label in labels:
            self._call(split_person(label)[1], label)

    def _call_officer(self, label: str) -> None:
        """Let 方敏 and 方老师 mean the speaker 方敏老师, unless they mean another already."""
        title = self.lists.titles.ending(label, 0, len(label))
        person = label.removesuffix(title)
        family, given = split_person(person)
        if title and given and family:
            self.known.setdefault(person, label)
            short = family + title
            self.officers[short] = "" if short in self.officers else label

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
            found += self._parents(body)
        for body in bodies:
            found += self._addressed(body)
            found += self._introduced(body)
        found += self._nicknames(bodies)
        found += self._full_names(bodies)
        found += self._given_names(bodies)
        found += Places(self.text, self.known).read(bodies)
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
                name = self.officers.get(name, "") or name
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

    def _parents(self, body: Body) -> Iterator[Mention]:
        """Read the child in 子涵妈妈, and know it from there on."""
        for start, end in children(self.text, body, japanese=False):
            name = self.text[start:end]
            twice = name[0] == name[1]
            if name in lexicon.WORDS or name in lexicon.TITLES or name in lexicon.RELATIONS:
                continue
            if twice or name in given_names.NAMES or name[0] in "小阿" or all(letter in _LETTERS for letter in name):
                meant = self.known.setdefault(name, name)
                yield Mention(start, end, meant, meant)

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
                two = text[max(body.start, at - 2) : at]
                before = at == body.start or text[at - 1] in more.BEFORE or two in lexicon.RELATIONS
                after = end == body.end or text[end] in more.AFTER
                uses.setdefault(name, []).append((at, before + after))
        for name, places in uses.items():
            strong = name[1] in lexicon.SURNAMES or name[1] in self.families
            best = max(points for _, points in places)
            strong = strong or (best == 2 and name[1] in lexicon.WORDLIKE)
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
                if use.start not in taken and (use.before or use.after or given in given_names.NAMES):
                    taken.add(use.start)
                    yield Mention(use.start, use.end, name, name)

    def _given_names(self, bodies: Sequence[Body]) -> Iterator[Mention]:
        """Read given names and pet names that stand alone, with the neighbours of a name to either side."""
        text, listed = self.text, self.lists.given.words
        for body in bodies:
            for match in self.lists.given_heads.finditer(text, body.start, body.end - 1):
                at = match.start()
                end, name = at + 2, text[at : at + 2]
                made = name[0] in given_names.FIRST and name[1] in given_names.RARE and name not in lexicon.WORDS
                if (name in listed or made) and self._stands_alone(body, at, end, sure=name in listed):
                    meant = self.known.get(name, name)
                    yield Mention(at, end, meant, meant)

    def _stands_alone(self, body: Body, at: int, end: int, *, sure: bool) -> bool:
        """Tell whether a given name can stand at text[at:end]; one that is not sure needs a word that asks for it."""
        text = self.text
        if text[at : at + 3] in self.known or text[end - 1 : end + 1] in given_names.BEGINS:
            return False
        kin = text.startswith(more.KIN, end)
        if end < body.end and text[end] not in more.AFTER and not kin:
            return False
        if at == body.start:
            return sure
        before, two = text[at - 1], text[max(body.start, at - 2) : at]
        if before in more.BEFORE_STRONG or (kin and sure):
            return True
        pet = before in "说家" and text[at:end] in given_names.PETS
        return sure and (before in more.BEFORE or pet or two in given_names.LEADING or two in lexicon.RELATIONS)

    def _candidates(self, body: Body, at: int) -> Iterator[_Use]:
        text = self.text
        size = 2 if self.lists.compound.at(text, at, body.end) else 1
        if size == 1 and (not self._is_family(at, body.start) or text[at : at + 2] in lexicon.WORDS):
            return
        two = text[max(body.start, at - 2) : at]
        if two in lexicon.RELATIONS or at == body.start:
            before = 2 if at > body.start else 1
        elif text[at - 1] in more.BEFORE_STRONG:
            before = 2
        else:
            before = int(text[at - 1] in more.BEFORE or two in given_names.LEADING)
        for count in (2, 1):
            end = at + size + count
            given = text[at + size : end]
            if end > body.end or not all(letter in _LETTERS for letter in given) or given in lexicon.WORDS:
                continue
            last = text[end - 1 : end + 1]
            if last in lexicon.WORDS or last in given_names.BEGINS or (count == 2 and last in more.OPENING):
                continue  # 李明 | 一家, 刘洋 | 真好
            if count == 2 and text[end - 1] in more.COMES and (end == body.end or text[end] in more.PAUSES):
                continue  # 等韩雪 | 来
            if count == 2 and text[at : end - 1] in self.known and text[at:end] not in self.known:
                continue
            if given not in given_names.RARE and self.lists.ending.match(text, end - 1):
                continue
            opens = end == body.end or text[end] in more.AFTER or text[end : end + 2] in more.OPENING
            comes = text[end : end + 1] in more.COMES and (end + 1 >= body.end or text[end + 1] in more.PAUSES)
            after = 2 if comes or text.startswith(more.VERBS, end) else int(opens)
            yield _Use(at, end, before, after)

    def _is_person(self, family: str, given: str, places: list[_Use]) -> bool:
        """Decide whether a family name and a given name are a person, by all places where they stand."""
        before = max(use.before for use in places)
        both = any(use.before and use.after for use in places)
        near = any(use.before or use.after for use in places)
        strong = len(family) > 1 or family in lexicon.SURNAMES
        again = len(places) > 1
        if given in given_names.NAMES and (near or (strong and given not in given_names.ALSO_WORDS)):
            return True  # 罗建国
        if given[0] in "一二三以可能来大小" and not again:
            return False
        rare = given[-1] in given_names.RARE
        if len(given) == 2:
            if strong:
                return both or (near and rare) or (again and before > 0)
            return both and (again or before > 1 or rare)
        if rare and (both or (near and strong) or before) and family + given not in lexicon.PURE_WORDS:
            return True  # 谢谢韩梅, 冯涛没接电话
        if family in lexicon.PURE and both and family + given not in lexicon.PURE_WORDS:
            return True  # 李明在开会
        acting = any(use.before and use.after > 1 for use in places)
        if strong:
            says = any(use.before and self.text[use.end : use.end + 1] in more.SAYS for use in places)
            return both and (before > 1 or again or acting or says)
        acts = sum(1 for use in places if use.before and self.text[use.end : use.end + 1] in more.ACTS)
        return both and (before > 1 or acts > 1 or acting)

    # -- places and firms ---------------------------------------------------------------------------------------

    def _introduced(self, body: Body) -> Iterator[Mention]:
        """Read what is introduced as a name: 一家叫蚂蚁搬家, “青鸟”项目, 《边城》."""
        for match in _NAMED.finditer(self.text, body.start, body.end):
            name = match[1]
            pet = match[0][0] in "猫狗兔鸟" and not any(letter in more.STOP for letter in name)
            if pet or name in self.lists.given.words or len(name) == 2 == name.count(name[0]):
                self.known.setdefault(name, name)
                yield Mention(match.start(1), match.end(1), name, name)
        for pattern in (_TITLED, _INTRODUCED, _CALLED, _QUOTED):
            for match in pattern.finditer(self.text, body.start, body.end):
                if len(match[1]) > 1:
                    self.known.setdefault(match[1], match[1])
                yield Mention(match.start(1), match.end(1), match[1], match[1])

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
