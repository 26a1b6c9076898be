"""Words into cues of decisions by the endings of verbs: who takes or is given a task, in languages that inflect it.

"Faço eu", "los entrena Maite", "тренирует Майя", "trainiert Meike", "je le fais", "보낼게", "भेज दूँगा": the ending, with
a pronoun or a name beside it, tells of a commitment whatever the verb. Each cue is a `plan`; what is asked, doubted,
reported or usual is left to `decision_judge`. What an ending can be is decided once per distinct word; a cue looks at
its neighbours only, so the time is linear.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from zettelpy.extract.decision_cues import Cue, languages_of
from zettelpy.extract.negation import Placer, Scope
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon.decided import endings, finals
from zettelpy.text.lexicon.names import AMBIGUOUS, GIVEN
from zettelpy.text.normalise import fold
from zettelpy.text.phrases import Hit

_LONG: Final = 40  # words of a sentence that is no longer read
_HANGUL: Final = 0xAC00
_FINALS: Final = 28  # final consonants of a Hangul syllable, none among them
_RIEUL: Final = 8

# What a word can be, by its spelling: bits of a character.
_PRONOUN, _FIRST, _CLITIC, _THIRD, _JE, _ALONE = 1, 2, 4, 8, 16, 32
_FIRST_ENDS: Final = ("o", "у", "ю")
_THIRD_ENDS: Final = ("a", "e", "an", "en", "t", *endings.THIRD_RU)


class _Tables(NamedTuple):
    """The word lists, folded."""

    listed: dict[str, int]  # what words can be by being listed
    pronouns: dict[str, str]
    states: frozenset[str]
    thoughts: frozenset[str]
    happenings: frozenset[str]
    clitics: frozenset[str]
    definite: frozenset[str]
    definite_fr: frozenset[str]
    stops: frozenset[str]
    weather: frozenset[str]


@cache
def _tables() -> _Tables:
    def words(text: str) -> frozenset[str]:
        return frozenset(fold(text).split())

    pronouns = {pronoun: language for language, (pronoun, _) in endings.FIRST.items()}
    listed = dict.fromkeys(pronouns, _PRONOUN)
    for word, bit in (*dict.fromkeys(fold(endings.CLITICS).split(), _CLITIC).items(), ("je", _JE)):
        listed[word] = listed.get(word, 0) | bit
    return _Tables(
        listed,
        pronouns,
        words(endings.STATES),
        words(endings.THOUGHTS),
        words(endings.HAPPENINGS),
        words(endings.CLITICS),
        words(endings.DEFINITE),
        words(endings.DEFINITE_FR),
        words(endings.STOPS),
        words(" ".join(sorted(finals.WEATHER_HI))),
    )


def _kind(word: str) -> str:
    """Return, as one character, what a folded word can be."""
    tables = _tables()
    bits = tables.listed.get(word, 0)
    if word.endswith(_FIRST_ENDS):
        bits |= _FIRST if len(word) > 2 and word not in tables.states else 0
    elif word.endswith(_THIRD_ENDS) and len(word) > 3:
        bits |= 0 if word in tables.happenings or word.endswith(endings.PAST) else _THIRD
    if word.startswith("j'") and word[2:] not in tables.thoughts and word.endswith("e"):
        bits |= _JE
    if not word.isascii() and _promises(word):
        bits |= _ALONE
    return chr(bits)


def _promises(word: str) -> bool:
    """Tell whether a word alone is a promise or the task of somebody: Korean -ㄹ게, a Hindi future."""
    if word.endswith(("게", "게요")) and word not in _tables().states:
        before = word[: word.rindex("게")][-1:]
        syllable = ord(before) - _HANGUL if before else -1
        tries = before == "볼" and not word.startswith("볼")  # "물어볼게": I will ask
        return 0 <= syllable < 11172 and syllable % _FINALS == _RIEUL and not tries
    return len(word) > 3 and word.endswith((*endings.FUTURE_HI, *endings.FUTURE_HI_THIRD))


class _Endings:
    """The words of one text, read one after the other."""

    def __init__(self, columns: Columns) -> None:
        self.words, self.tables = columns.words, _tables()
        self.scope = Scope(columns)
        self.word = self.scope.word

    def joined(self, i: int, first: int, stop: int) -> bool:
        """Tell whether words i and i + 1 are of one sentence, with no mark between them."""
        return first <= i and i + 1 < stop and not self.scope.parted(i)

    def named(self, i: int) -> bool:
        surface = self.words.surface(i)
        return surface.istitle() and len(surface) > 1

    def first_person(self, i: int, kinds: str, first: int, stop: int) -> tuple[int, int, str] | None:
        """ "Faço eu", "пеку я", "yo mando la solicitud": a verb beside its pronoun."""
        language = self.tables.pronouns[self.word(i)]
        cyrillic = language == "ru"
        if self.joined(i - 1, first, stop) and ord(kinds[i - 1]) & _FIRST and len(self.word(i - 1)) > 2:
            was = language == "it" and self.word(i - 1).endswith(endings.PAST)
            if (self.word(i - 1)[-1] in "ую") == cyrillic and not was:
                return i - 1, i + 1, language
        if cyrillic or not self.joined(i, first, stop) or not self.joined(i + 1, first, stop):
            return None
        if language == "it" and self.word(i + 1).endswith(endings.PAST):
            return None
        if ord(kinds[i + 1]) & _FIRST and self.word(i + 2) in self.tables.definite:
            return i, i + 2, language
        return None

    def french(self, i: int, first: int, stop: int) -> tuple[int, int, str] | None:
        """ "Je le fais", "j'envoie le dossier"."""
        if self.word(i) != "je":
            follows = self.joined(i, first, stop) and self.word(i + 1).partition("'")[0] in self.tables.definite_fr
            return (i, i + 1, "fr") if follows else None
        if not self.joined(i, first, stop) or not self.joined(i + 1, first, stop):
            return None
        verb, following = self.word(i + 1), self.word(i + 2)
        if verb in ("le", "la", "les") and following not in self.tables.thoughts:
            last = i + 3 == stop or self.scope.parted(i + 2)
            return (i, i + 3, "fr") if last and not following.endswith(("ais", "rais")) else None
        if verb.endswith("e") and verb not in self.tables.thoughts:
            return (i, i + 2, "fr") if following.partition("'")[0] in self.tables.definite_fr else None
        return None

    def focused(self, i: int, first: int, stop: int) -> tuple[int, int, str] | None:
        """ "Los entrena Maite", "тренирует Майя", "trainiert Meike": a verb before the name that answers "who?"."""
        if i <= first or i + 1 >= stop or not self.named(i + 1):
            return None
        if self.scope.parted(i - 1) or self.scope.parted(i):
            return None
        word, before = self.word(i), self.word(i - 1)
        if word.endswith(endings.THIRD_RU):
            return i, i + 2, "ru"
        if word.endswith("t") and not self.words.surface(i)[:1].isupper():
            name = self.word(i + 1)
            return (i, i + 2, "de") if name in GIVEN and name not in AMBIGUOUS else None
        if before in self.tables.clitics and i - 1 > first and not self.scope.parted(i - 2):
            noun = self.word(i - 2)
            if len(noun) > 3 and noun not in self.tables.stops and not self.named(i - 1):
                return i - 1, i + 2, "it" if before in ("li", "le") else "es"
        return None

    def read(self, kinds: str, i: int, first: int, stop: int) -> tuple[int, int, str] | None:
        """Return the span and the language of the cue at a word, if there is one."""
        bits = ord(kinds[i])
        found = None
        if bits & _ALONE:
            if any(self.word(j) in self.tables.weather for j in range(max(first, i - 2), i)):
                return None
            return i, i + 1, "hi" if self.word(i)[-1] < "\u1000" else "ko"
        if bits & _PRONOUN:
            found = self.first_person(i, kinds, first, stop)
        if found is None and bits & _JE:
            found = self.french(i, first, stop)
        if found is None and bits & _THIRD:
            found = self.focused(i, first, stop)
        return found


def read_endings(columns: Columns) -> Iterator[Cue]:
    """Yield the verbs of a text whose ending tells of a commitment, in order.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "O bolo faço eu. Малышей тренирует Майя. 내가 보낼게."
    >>> [text[cue.found.start : cue.found.end] for cue in read_endings(read_columns(text))]
    ['faço eu', 'тренирует Майя', '보낼게']
    """
    words, borders = columns.words, columns.sentence_words
    known = languages_of(columns)
    if known and known <= {"en"}:
        return
    kinds = "".join(words.each([_kind(word) for word in words.folded]))
    reader, placer = _Endings(columns), Placer(columns)
    for number, border in enumerate(borders):
        stop = borders[number + 1] if number + 1 < len(borders) else len(words)
        if stop - border > _LONG:
            continue
        end = -1
        for i in range(border, stop):
            if kinds[i] == "\0" or i < end:
                continue
            found = reader.read(kinds, i, border, stop)
            if found is None or (known and found[2] not in known):
                continue
            first, end, language = found
            place = placer.place(Hit(f"plan {language}", first, end), number, border, stop)
            if place is not None:
                yield Cue(place, ("plan",), frozenset((language,)))
