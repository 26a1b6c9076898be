"""Korean and Hindi sentences into cues of decisions by the verb that ends them: promises, settlements, refusals.

"금요일로 미뤘어", "예매해 놨어", "안 받겠습니다", "वापस ले ली", "हम नहीं जाएँगे": in languages whose verb stands last, the
stem and the ending of one or two words tell of a settled matter where no set phrase does. Each cue is a `plan`, or
`dated` where the form alone is too common; what is asked, doubted, reported or usual is left to `decision_judge`.

What a word can be is decided once per distinct word, and a cue looks at a bounded number of words: the time is linear.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from zettelpy.extract.decision_cues import Cue, languages_of
from zettelpy.extract.negation import Placer, Scope
from zettelpy.text.columns import Columns
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.decided import finals
from zettelpy.text.normalise import fold
from zettelpy.text.phrases import Hit

_LONG: Final = 40  # words of a sentence that is no longer read
_BACK: Final = 8  # words before a verb among which its object is looked for
_HANGUL: Final = 0xAC00
_FINALS: Final = 28  # final consonants of a Hangul syllable, none among them
_BIEUP, _RIEUL = 17, 8  # numbers of ㅂ and ㄹ among them

_Read = tuple[int, int, str, str]  # first word, just after the last, kind and language of a cue


def _ending(syllable: str) -> int:
    """Return the number of the final consonant of a Hangul syllable; -1 for another character."""
    code = ord(syllable) - _HANGUL
    return code % _FINALS if 0 <= code < 11172 else -1


def _script(word: str) -> str:
    """Return "ko" or "hi" for a word of that script, else nothing."""
    if "가" <= word[-1:] <= "힣":
        return "ko"
    return "hi" if "\u0900" <= word[-1:] <= "\u097f" else ""


@cache
def _hindi() -> dict[str, frozenset[str]]:
    """Return the Hindi lists, folded, by their names."""
    names = "PLACED PLACES GONE GONE_AFTER NEGATORS WEATHER OPENERS IDLE LEFT".split()
    return {f"{name}_HI": frozenset(map(fold, sorted(getattr(finals, f"{name}_HI")))) for name in names}


class _Finals:
    """The sentences of one text, read from their words."""

    def __init__(self, columns: Columns) -> None:
        self.words, self.hi = columns.words, _hindi()
        self.scope = Scope(columns)
        self.word = self.scope.word

    def closes(self, i: int, stop: int) -> bool:
        """Tell whether word i ends its sentence or clause."""
        return i + 1 >= stop or self.scope.parted(i)

    def korean(self, i: int, first: int, stop: int) -> Iterator[_Read]:
        """Yield what a Korean word settles, with the word behind or before it."""
        word = self.word(i)
        before = self.word(i - 1) if i > first and not self.scope.parted(i - 1) else ""
        following = self.word(i + 1) if not self.closes(i, stop) else ""
        if word.endswith("로") and word not in finals.RO_ADVERBS and len(word) > 1:
            if following.startswith(finals.RO_VERBS) and not word.endswith("기로"):
                yield i, i + 1, "plan", "ko"
            return
        if self._put(word, before) or _DONE.search(word):
            yield i, i + 1, "plan", "ko"
        elif word.startswith(("부탁해", "부탁드", "부탁합")) and before and before not in finals.GREETED_KO:
            yield i, i + 1, "plan", "ko"  # "답글 부탁해요 유나 님"
        elif word.startswith(finals.DONE_KO) and following.startswith(finals.PAST_KO) and word in finals.DONE_KO:
            yield i, i + 2, "plan", "ko"
        elif word.startswith(finals.MOVED_KO) and _OPEN.search(word) is None and self._of(i, first, finals.OBJECTS_KO):
            yield i, i + 1, "plan", "ko"
        elif self.closes(i, stop):
            yield from self._closing(i, first, stop, word, before)

    def _put(self, word: str, before: str) -> bool:
        """ "예매해 놨어", "잡아뒀어요": done, and left so."""
        if word.startswith(finals.PUT):
            return before[-1:] in _LINKS_KO and before not in _LAID
        return _PUT.search(word) is not None

    def _of(self, i: int, first: int, objects: tuple[str, ...]) -> bool:
        return any(self.word(j).startswith(objects) or self.word(j).endswith("로") for j in range(max(first, i - 4), i))

    def _closing(self, i: int, first: int, stop: int, word: str, before: str) -> Iterator[_Read]:
        """ "안 받겠습니다", "6월 3일에 찍습니다", "흰색으로 할래", "운전하기"."""
        refused = before in ("안", "못")
        start = i - refused
        if word.endswith(("겠습니다", "겠어요")):
            if not word[: word.rindex("겠")].endswith(finals.STATES_KO) and word.endswith("니다"):
                yield start, i + 1, "plan", "ko"
        elif word.endswith("니다") and len(word) > 2:
            stem = word[:-3] if word[-3] == "습" else word[:-3] + chr(ord(word[-3]) - max(0, _ending(word[-3])))
            formal = word[-3] == "습" or _ending(word[-3]) == _BIEUP
            past = stem[-1:] and _ending(stem[-1]) == 20
            if formal and stem and not past and not stem.endswith(finals.STATES_KO):
                yield start, i + 1, "plan" if before == "안" else "dated", "ko"
        elif word.endswith(("래", "래요")) and word not in _NOUNS_RAE:
            syllable = word[: word.rindex("래")][-1:]
            if syllable and _ending(syllable) == _RIEUL:
                yield start, i + 1, "plan", "ko"
        elif word in finals.LETS_KO:
            yield i, i + 1, "plan", "ko"
        elif word.endswith("기") and len(word) > 2:
            if any(self.word(j) in finals.RULED_KO for j in range(max(first, i - _BACK), i)):
                yield i, i + 1, "plan", "ko"
        elif word in ("해", "해요", "하세요", "한다", "합니다", "할", "하고") and before.endswith(("가", "께서")):
            if any(_topic(self.word(j)) for j in range(max(first, i - 5), i - 1)):
                yield start, i + 1, "plan", "ko"  # "연락은 민석이가 해"
        elif word in ("님", "씨", "쌤") and any(_topic(self.word(j)) for j in range(max(first, i - 3), i - 1)):
            yield i, i + 1, "plan", "ko"  # "진행은 유나 님"
        elif word in finals.IMPERATIVE_KO and before[-1:] in _LINKS_KO and _topic(self.word(first)):
            yield start, i + 1, "plan", "ko"

    def hindi(self, i: int, first: int, stop: int) -> Iterator[_Read]:
        """ "नाम मोती रख दिया", "वापस ले ली", "हम नहीं जाएँगे", "चलो, मँगवाते हैं"."""
        word = self.word(i)
        before = self.word(i - 1) if i > first and not self.scope.parted(i - 1) else ""
        refused = before in self.hi["NEGATORS_HI"] and word.endswith(_FUTURE) and not self._weather(i, first)
        refused |= before == "नहीं" and self.word(min(i + 1, stop - 1)) in ("रहे", "रही", "रहा")
        gone = before in self.hi["GONE_HI"] and word in self.hi["GONE_AFTER_HI"] and not self._left(i - 2, first)
        if refused or gone:
            yield i - 1, i + 1, "plan", "hi"
        elif word in self.hi["PLACED_HI"] and before not in self.hi["GONE_HI"] and self._last(i, stop):
            if any(self.word(j) in self.hi["PLACES_HI"] for j in range(max(first, i - _BACK), i)):
                yield i, i + 1, "plan", "hi"
        elif word == "हैं" and self.closes(i, stop) and before.endswith("ते") and before not in self.hi["IDLE_HI"]:
            if self.word(first) in self.hi["OPENERS_HI"]:
                yield i - 1, i + 1, "plan", "hi"

    def _last(self, i: int, stop: int) -> bool:
        """Tell whether word i ends its clause, but for forms of "be" and of the compound verb."""
        while not self.closes(i, stop) and self.word(i + 1) in ("है", "हैं", "गया", "गई", "दिया", "दी", "लिया", "ली"):
            i += 1
        return self.closes(i, stop)

    def _left(self, i: int, first: int) -> bool:
        """ "खुला छोड़ दिया": left open, behind or alone."""
        return i >= first and self.word(i) in self.hi["LEFT_HI"]

    def _weather(self, i: int, first: int) -> bool:
        return any(self.word(j) in self.hi["WEATHER_HI"] for j in range(max(first, i - 3), i))


def _topic(word: str) -> bool:
    """Tell whether a Korean word is marked as the topic: "열쇠는"."""
    return len(word) > 1 and word.endswith(("은", "는"))


_LINKS_KO: Final = tuple("어아해여사워봐져겨려켜둬내러")
_LAID: Final = frozenset(("놓아", "내려", "벗어", "던져"))
_NOUNS_RAE: Final = frozenset("빨래 달래 갈래요 고래 노래 원래 미래 아래 모래 그래 그래요 오래".split())
_DONE: Final = lazily(
    rf"^(?:{'|'.join(finals.DONE_KO)})(?:했|됐|되었|하였|함$|됨$|완료)(?!을|던|으면|다면|어야|나|더|는지|을까)"
)
_OPEN: Final = lazily("어야|을걸|으면|다면|나요|을까|는지|다고|대요?$|더라|던데|니$")
_PUT: Final = lazily("(?:해|아|어|여|려|겨|사|워)(?:뒀|놨)(?:어|습|다|음|지)")
_FUTURE: Final = tuple("ेगा ेगी ेंगे ेंगी एगा एगी एंगे एँगे एँगी एंगी ूँगा ूंगा ूँगी ूंगी ऊँगा ऊँगी ऊंगा ऊंगी".split())


def read_finals(columns: Columns) -> Iterator[Cue]:
    """Yield what the last verbs of Korean and Hindi sentences settle in a text, in order.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "표는 예매해 놨어. 그 일은 안 받겠습니다. हम नहीं जाएँगे।"
    >>> [text[cue.found.start : cue.found.end] for cue in read_finals(read_columns(text))]
    ['놨어', '안 받겠습니다', 'नहीं जाएँगे']
    """
    words, borders = columns.words, columns.sentence_words
    scripts = [_script(word) for word in words.folded]
    if not any(scripts):
        return
    known = languages_of(columns)
    reader, placer = _Finals(columns), Placer(columns)
    for number, border in enumerate(borders):
        stop = borders[number + 1] if number + 1 < len(borders) else len(words)
        if stop - border > _LONG:
            continue
        for i in range(border, stop):
            script = scripts[words.ids[i]]
            if not script or (known and script not in known):
                continue
            for first, end, kind, language in (reader.korean if script == "ko" else reader.hindi)(i, border, stop):
                found = placer.place(Hit(kind, first, end), number, border, stop)
                if found is not None:
                    yield Cue(found, (kind,), frozenset((language,)))
