"""Names in Japanese: persons by form of address, family name or label; places and firms by list and ending; katakana.

Japanese writes no spaces, but its three scripts change where words do: a run of kanji or katakana between kana is a
word or a chain of few. Only the beginning of a run (behind words of time and rank), its end, and what stands before a
form of address are looked at, so the cost is linear. What is not marked is decided for the whole text.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence

from zettelpy.extract.native_common import Body, Mention, Terms, made_of, quoted_names
from zettelpy.extract.native_japanese_lists import (
    AFTER_BARE,
    BEHIND_NAME,
    BETWEEN,
    CALLED,
    ENDS_WORD,
    HIRA,
    HIRA_RUN,
    KANA_PLACE,
    KANJI_RUN,
    KATA_RUN,
    NO_TAIL,
    RUN,
    VERBAL,
    Lists,
    is_full_name,
    is_given,
    is_loan,
    is_role,
    lead_at,
    lists,
    split_person,
)
from zettelpy.extract.native_japanese_named import introduced
from zettelpy.text.lexicon import native_names_ja as lexicon
from zettelpy.text.lexicon import native_names_ja_given as given_names
from zettelpy.text.lexicon import native_names_ja_more as more


class Japanese:
    """Finds the names in the Japanese bodies of one text. `labels` are the speakers, as they are written."""

    def __init__(self, text: str, labels: Sequence[str]) -> None:
        self.text = text
        self.lists: Lists = lists()
        self.known: dict[str, str] = {}  # what a speaker is called -> the label
        for label in labels:
            family, given = split_person(label)
            for form in (label, family, given):
                if len(form) > 1 or form == label:
                    self.known[form] = label if self.known.get(form, label) == label else form
        roles = lexicon.ROLES | frozenset((*lexicon.TITLES, *lexicon.SAN))
        self.known = {form: label for form, label in self.known.items() if form not in roles}
        self.names = Terms(form for form in self.known if form)
        self.persons: dict[str, int] = {}  # stems that a form of address made persons
        self.runs: list[tuple[int, int]] = []
        self.counts: Counter[str] = Counter()
        self.kata: Counter[str] = Counter()  # runs of katakana, also where kanji go on
        self.verbal: set[str] = set()
        self._sorted: list[str] | None = None  # the distinct runs of katakana

    def read(self, bodies: Sequence[Body]) -> Iterator[Mention]:
        """Return the mentions in the bodies, in no certain order and perhaps overlapping."""
        for body in bodies:
            yield from self._addressed(body)
            self.runs += [match.span() for match in RUN.finditer(self.text, body.start, body.end)]
            self.kata.update(match[0] for match in KATA_RUN.finditer(self.text, body.start, body.end))
        for start, end in self.runs:
            word = self.text[start:end]
            self.counts[word] += 1
            if VERBAL.match(self.text, end):
                self.verbal.add(word)
        for start, end in self.runs:
            if end - start <= 40:
                yield from self._run(start, end)
        for body in bodies:
            yield from self._kana(body)
            yield from introduced(self.text, body, self.known)
        yield from quoted_names(self.text, bodies)

    # -- persons by forms of address ------------------------------------------------------------------------------

    def _addressed(self, body: Body) -> Iterator[Mention]:
        text = self.text
        for match in CALLED.finditer(text, body.start, body.end):
            at, end = match.span()
            if text[end : end + 1] and text[end : end + 1] in NO_TAIL.get(match[0], ""):
                if not (match[0] == "ちゃん" and self._listed(body.start, at)):
                    continue
            yield from self._person(body.start, at, end, match[0])
        for match in self.lists.title_pattern.finditer(text, body.start, body.end):
            yield from self._person(body.start, match.start(), match.end(), match[0])

    def _listed(self, low: int, at: int) -> str:
        text = self.text
        given = at - low > 1 and is_given(text[at - 2 : at])
        return (
            (text[at - 2 : at] if given else "")
            or self.names.ending(text, low, at)
            or self.lists.surnames.ending(text, low, at)
            or self.lists.kana.ending(text, low, at)
        )

    def _person(self, low: int, at: int, end: int, address: str) -> Iterator[Mention]:
        """Read the person who is addressed at text[at:end]."""
        text, start = self.text, at
        low = max(low, at - 14)
        if at <= low:
            return
        if KATA_RUN.match(text[at - 1]):
            while start > low and KATA_RUN.match(text[start - 1]):
                start -= 1
            start += len(text[start:at]) - len(text[start:at].lstrip("・ー"))
            stem = text[start:at]
            if len(stem) < 2 or (stem not in self.known and (is_loan(stem) or is_role(stem))):
                return
        elif HIRA.match(text[at - 1]):
            start = self._kana_start(low, at, address)
        else:
            while start > low and KANJI_RUN.match(text[start - 1]):
                start -= 1
            start = self._kanji_start(start, at, address)
        if 0 <= start < at:
            stem = text[start:at]
            key = self.known.get(stem, stem)
            self.persons[stem] = self.persons.get(stem, 0) + 1
            yield Mention(start, end, key, key if key != stem or stem in self.known else stem + address)

    def _kana_start(self, low: int, at: int, address: str) -> int:
        """Return where a name in hiragana begins that ends at `at`, -1 where none does."""
        text, start = self.text, at
        if address not in ("さん", "ちゃん", "くん", "先生", "さま"):
            return -1
        while start > low and at - start < 9 and HIRA.match(text[start - 1]):
            start -= 1
        stem = text[start:at]
        known = self.names.ending(text, start, at) or self.lists.kana.ending(text, start, at)
        if stem in lexicon.KANA_ROLES or stem.startswith("お"):
            return -1
        if known and at - len(known) == start and (family := self._family_before(start)):
            return family
        if known and (len(known) > 1) and not any(text.endswith(role, start, at) for role in ("おく", "みな", "かあ")):
            return at - len(known)
        open_before = start == 0 or not (KANJI_RUN.match(text[start - 1]) or KATA_RUN.match(text[start - 1]))
        return start if open_before and 2 <= len(stem) <= 4 and stem[0] not in "はがをにのもでとへ" else -1

    def _family_before(self, end: int) -> int:
        """Return where a family name in kanji begins that stands before a given name in kana, 0 where none does."""
        text, start = self.text, end
        while start > 0 and end - start < 5 and KANJI_RUN.match(text[start - 1]):
            start -= 1
        while lead := lead_at(text, start, end):
            start += len(lead)
        family = text[start:end]
        if family in lexicon.SURNAMES or (
            len(family) == 2 and family not in lexicon.ROLES and family not in more.GENERIC
        ):
            return start
        return 0

    def _kanji_start(self, start: int, at: int, address: str) -> int:
        """Return where a name in kanji begins that ends at `at`, -1 where none does."""
        text, stem = self.text, self.text[start:at]
        if not stem:
            return -1
        office = address in self.lists.titles.words
        if stem in lexicon.ROLES or (office and stem in lexicon.OFFICES):
            return -1
        for k in range(start, at):
            family = self.lists.surnames.at(text, k, at) or self.names.at(text, k, at)
            rest = text[k + len(family) : at]
            if family and (not rest or is_given(rest)) and (len(family) > 1 or k == start or not rest):
                lead = text[start:k]
                if lead in given_names.LARGER and k + len(family) == at:
                    continue  # 小早川
                if not lead or len(family) > 1 or made_of(lead, self.lists.generic):
                    return k
        while lead := lead_at(text, start, at - 1):
            start += len(lead)
        stem = text[start:at]
        unsure = office or address in ("様", "氏", "君", "殿", "たん", "っち")
        role = self.lists.roles.ending(text, start, at)
        if role == stem or (role and len(role) > 1) or (stem[-1] in lexicon.ROLE_ENDS and len(stem) > 1):
            return -1
        if office and (
            stem in lexicon.OFFICES or any(stem.endswith(word) for word in ("部", "課", "科", "室", "学", "副", "前"))
        ):
            return -1
        if self.lists.endings.ending(text, start, at) and len(stem) > 2:
            return -1
        if len(stem) == 1:
            may = (stem in lexicon.GIVEN and stem not in more.GENERIC) or stem in given_names.SHORT_FAMILIES
            return start if may and address in ("ちゃん", "さん", "くん") else -1
        larger = stem[0] in given_names.LARGER and stem[1:] in self.lists.surnames.words
        fits = len(stem) == 2 + larger if unsure else 2 <= len(stem) <= 4
        return start if fits and not made_of(stem, self.lists.generic) else -1

    # -- runs of kanji and katakana -------------------------------------------------------------------------------

    def _run(self, start: int, end: int) -> Iterator[Mention]:
        """Read one run: a place or firm by its ending, else what it begins with."""
        text, lists = self.text, self.lists
        while lead := lead_at(text, start, end):
            if lists.places.at(text, start, end) or (lists.surnames.at(text, start, end) and len(lead) == 1):
                break
            start += len(lead)
        if start >= end:
            return
        wide = lists.places.at(text, start, end + 3)
        if start + len(wide) > end:  # 江の島
            yield Mention(start, start + len(wide), wide, wide)
            return
        named = self._by_ending(start, end)
        if named is not None:
            yield named
            return
        word = text[start:end]
        if "ヶ" in word[1:-1] and BETWEEN.search(word):
            yield Mention(start, end, word, word)
            return
        if word in lists.brands.words:
            yield Mention(start, end, word, word)
        elif word in self.known:
            yield Mention(start, end, self.known[word], self.known[word])
        elif self._stands_alone(end) and (
            word in given_names.GIVEN_NAMES or (word in self.persons and not lists.places.at(text, start, end))
        ):
            yield Mention(start, end, word, word)
        elif KATA_RUN.fullmatch(word):
            yield from self._katakana(start, end, word)
        else:
            yield from self._opening(start, end)

    def _by_ending(self, start: int, end: int) -> Mention | None:
        text, lists = self.text, self.lists
        if tail := lists.tails.ending(text, start + 2, end):
            if not lists.endings.ending(text, start + 1, end) and lists.endings.ending(
                text, start + 1, end - len(tail)
            ):
                end -= len(tail)
        ending = lists.endings.ending(text, start, end)
        head = lists.places.at(text, start, end)
        if start + len(head) == end or not ending:
            return None
        stem = text[start : end - len(ending)]
        if not stem:
            return self._after_kana(start, end, ending)
        if len(stem) > 10 or stem in more.GENERIC or stem in lexicon.ROLES or stem.isdecimal():
            return None
        if head and text[start + len(head) : end] in more.BRANCHES:
            return None
        family = lists.surnames.at(stem, 0, len(stem))
        place = lists.places.at(stem, 0, len(stem))
        if (len(ending) == 1 and family + ending in lexicon.SURNAMES) or stem + ending in lexicon.SURNAMES:
            return None
        strong = bool(place) or (len(family) > 1 and len(stem) - len(family) != 1) or stem in lists.brands.words
        if not strong and KATA_RUN.fullmatch(stem):
            strong = len(stem) > 1 and not is_loan(stem)
            if not strong:
                return None
        if not strong and not self._specific(stem, ending, self.counts[text[start:end]]):
            return self._after_kana(start, end, ending) if len(stem) == 1 else None
        name = text[start:end]
        return Mention(start, end, name, name)

    def _specific(self, stem: str, ending: str, count: int) -> bool:
        """Tell whether an unlisted stem names something: what is left without its general words ("汐見市民" + 会館)."""
        if made_of(stem, self.lists.generic):
            return False
        if len(stem) < 2:
            return len(ending) > 1 and count > 1  # 欅ホール
        if ending == "小":
            return len(stem) == 2 and count > 1
        if ending == "座":
            return len(stem) == 2 and stem not in given_names.SEATS and stem[-1] not in given_names.BEFORE_SEAT
        general = next((stem[k:] for k in range(1, len(stem) - 1) if made_of(stem[k:], self.lists.generic)), "")
        rest = stem[: len(stem) - len(general)]
        if len(rest) < 2 or rest in self.lists.roles.words or made_of(rest, self.lists.generic):
            return False
        return ending not in more.WEAK_ENDINGS or count > 1 or (len(ending) > 1 and (len(rest) == 2 or len(ending) > 2))

    def _after_kana(self, start: int, end: int, ending: str) -> Mention | None:
        """Read a place whose name is in hiragana: さくら公園."""
        text, k = self.text, start
        if ending not in KANA_PLACE:
            return None
        middle = text[start : end - len(ending)]
        while k > 0 and start - k < 8 and HIRA.match(text[k - 1]):
            k -= 1
        stem = text[k:start]
        if not 2 + len(middle) <= len(stem) <= 7 or (stem.endswith(ENDS_WORD) and stem not in lexicon.KANA_GIVEN):
            return None
        if stem[0] in "はがをにのもでとへや" and stem not in lexicon.KANA_GIVEN:
            stem = stem[1:]
        return (
            Mention(start - len(stem), end, text[start - len(stem) : end], text[start - len(stem) : end])
            if len(stem) > 1
            else None
        )

    def _katakana(self, start: int, end: int, word: str) -> Iterator[Mention]:
        """Read a whole run of katakana: a listed place, or a rare word that comes again and is never a verb."""
        lists = self.lists
        if word in lists.places.words:
            if word not in lexicon.DOUBTFUL:
                yield Mention(start, end, word, word)
        elif word in self.persons and len(word) > 1:
            yield Mention(start, end, word, word)
        elif len(word) > 2 and not is_loan(word) and word not in self.verbal:
            if not lists.places.at(word, 0, len(word)):
                name = self._longer(word)
                yield Mention(start, end, name, name)

    def _longer(self, word: str) -> str:
        """Return the longer word of katakana that begins with a word (アマゾン: アマゾンジャパン), else the word."""
        if self._sorted is None:
            self._sorted = sorted(self.kata)
        at = bisect_right(self._sorted, word)
        there = self._sorted[at] if at < len(self._sorted) else ""
        return there if there.startswith(word) and len(there) < 20 and there not in self.verbal else word

    def _opening(self, start: int, end: int) -> Iterator[Mention]:
        """Read the place, the person or the firm with which a run begins."""
        text, lists = self.text, self.lists
        place = lists.places.at(text, start, end)
        stop = start + len(place)
        rest = text[stop:end]
        if place and self._is_place(place, rest, end):
            yield Mention(start, stop, place, place)
            return
        if brand := lists.brands.at(text, start, end):
            if rest_ := text[start + len(brand) : end]:
                if len(brand) > 1 and (rest_ in more.PLACE_AFTER or made_of(rest_, lists.loans)):
                    yield Mention(start, start + len(brand), brand, brand)
                    return
        tail = KATA_RUN.search(text, start, end)
        if tail and tail.end() == end and 2 <= tail.start() - start <= 4 and len(tail[0]) > 2 and not is_loan(tail[0]):
            if text[start:end] not in self.verbal and not made_of(text[start : tail.start()], lists.generic):
                yield Mention(start, end, text[start:end], text[start:end])
                return
        head = KATA_RUN.match(text, start, end)
        if head and head.end() < end and len(head[0]) > 2:
            if head[0] in lexicon.COUNTRIES and text[head.end()] in more.NATIONAL:
                return
            yield from self._katakana(start, head.end(), head[0])
            return
        known = self.names.at(text, start, end)
        family = known or lists.surnames.at(text, start, end)
        if not family:
            return
        rest = text[start + len(family) : end]
        after = text[end : end + 1]
        if not rest:
            sure = known or family in self.persons or (family not in lexicon.PLAIN_SURNAMES and len(family) > 1)
            if sure and (self._stands_alone(end) or not HIRA.match(after)):
                key = self.known.get(family, family)
                yield Mention(start, end, key, key)
        elif rest in lists.titles.words or rest in ("様", "氏", "君"):
            return  # read as a person who is addressed
        elif is_full_name(family, rest) and self._stands_alone(end):
            name = text[start:end]
            key = self.known.get(name, name)
            yield Mention(start, end, key, key)

    def _stands_alone(self, end: int) -> bool:
        """Tell whether what may stand behind a person's bare name stands at `end`."""
        after = self.text[end : end + 1]
        return not after or after in AFTER_BARE or self.text.startswith(BEHIND_NAME, end)

    def _is_place(self, place: str, rest: str, end: int) -> bool:
        text = self.text
        if place in lexicon.SURNAMES and rest in given_names.GIVEN_NAMES:
            return False  # 松本清張
        if place in lexicon.COUNTRIES:
            return not rest or (rest[0] not in more.NATIONAL and rest in more.PLACE_AFTER)
        if place in lexicon.DOUBTFUL:
            after = text[end : end + 3]
            return (rest in more.PLACE_AFTER and bool(rest)) or (
                not rest and after.startswith(("へ", "から", "まで", "に行", "に着", "に住", "で会", "駅"))
            )
        if place in lexicon.SURNAMES and place in self.persons and not rest:
            return False
        return not rest or rest[0] not in "弁語人"

    def _kana(self, body: Body) -> Iterator[Mention]:
        """Read speakers' names in hiragana that stand without a form of address, and places in hiragana."""
        text = self.text
        for match in HIRA_RUN.finditer(text, body.start, body.end):
            at = match.start()
            if place := self.lists.places.at(text, at, match.end()):
                yield Mention(at, at + len(place), place, place)
            elif form := self.names.at(text, at, match.end()):
                stop = at + len(form)
                if len(form) > 1 and (stop == body.end or text[stop] in AFTER_BARE):
                    yield Mention(at, stop, self.known[form], self.known[form])
