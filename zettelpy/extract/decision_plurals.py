"""Verbs into cues of decisions by person and voice: what "we" do or do not, what is going to be done and when.

"No gastamos más", "a gente fecha às seis", "geben wir nicht aus", "on n'y touche plus", "берём палатку", "wird am
Montag abgeschaltet", "se apaga a fin de mes": the plural of the first person, whatever the verb, commits the group
where it has a definite object or a time, or where it is negated; a passive settles what it gives a day. Cues are
`plan` (the group, a passive with a time) and `comes` (a reflexive, which persons and trains use too). Verbs of state
are left out, and what is asked, doubted, reported or usual is left to `decision_judge`.

What a word can be is decided once per distinct word, and a cue looks at a bounded number of words: the time is linear.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Container, Iterator, Sequence
from functools import cache
from itertools import compress, count
from typing import Final, NamedTuple

from zettelpy.extract.decision_cues import Cue, languages_of, lexicon
from zettelpy.extract.negation import Placer, Scope
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon.decided import plurals
from zettelpy.text.normalise import fold
from zettelpy.text.phrases import Hit

_LONG: Final = 40  # words of a sentence that is no longer read
_OBJECT: Final = 4  # words behind a verb in which its object or time may begin
_CLAUSE: Final = 9  # words behind a subject or an auxiliary in which the rest of its clause is read
_MOS, _IAMO, _WIR, _ON, _GENTE, _RU, _PASSIVE, _SE, _SJA, _DAY = 1, 2, 4, 8, 16, 32, 64, 128, 256, 512

_Read = tuple[int, int, str, tuple[str, ...]]  # first word, just after the last, kind and languages of a cue


class _Tables(NamedTuple):
    """The word lists, folded."""

    states: frozenset[str]
    states_de: frozenset[str]
    past_de: frozenset[str]
    states_fr: frozenset[str]
    states_pt: frozenset[str]
    states_ru: frozenset[str]
    before_ru: frozenset[str]
    definite: frozenset[str]
    negators: frozenset[str]
    links: frozenset[str]
    passive: dict[str, tuple[str, ...]]
    participles: dict[str, tuple[str, ...]]
    reflexive: frozenset[str]
    english: frozenset[str]
    looking: frozenset[str]
    waits: frozenset[str]
    days: frozenset[str]
    places: frozenset[str]


@cache
def _tables() -> _Tables:
    def words(text: str) -> frozenset[str]:
        return frozenset(fold(text).split())

    passive: dict[str, tuple[str, ...]] = {}
    for language, auxiliaries in plurals.PASSIVE.items():
        for word in fold(auxiliaries).split():
            passive[word] = (*passive.get(word, ()), language)
    return _Tables(
        words(plurals.STATES),
        words(plurals.STATES_DE),
        words(plurals.PAST_DE),
        words(plurals.STATES_FR),
        words(plurals.STATES_PT),
        words(plurals.STATES_RU),
        words(plurals.PREPOSITIONS_RU),
        words(plurals.DEFINITE),
        words(plurals.NEGATORS),
        words(plurals.LINKS),
        passive,
        {language: tuple(map(fold, endings)) for language, endings in plurals.PARTICIPLES.items()},
        words(plurals.REFLEXIVE),
        words(plurals.ENGLISH),
        words(plurals.LOOKING),
        words(plurals.WAITS),
        words(plurals.TODAY),
        words(plurals.PLACE),
    )


def _kinds(words: Sequence[str], known: frozenset[str]) -> list[int]:
    """Return, as bits, what each of some folded words can be in some languages; in any where none is given."""
    tables = _tables()
    kinds = [0] * len(words)

    def mark(bit: int, languages: str, words_: Container[str]) -> None:
        if not (known and languages) or not known.isdisjoint(languages.split()):
            for k in compress(count(), map(words_.__contains__, words)):
                kinds[k] |= bit

    mark(_WIR, "de", ("wir",))
    mark(_ON, "fr", ("on",))
    mark(_GENTE, "pt", ("gente",))
    mark(_SE, "es pt", ("se",))
    mark(_SE, "it", ("si",))
    mark(_MOS, "es pt", ("vamos",))
    mark(_DAY, _MEETING, tables.days)
    passive = tables.passive.items()
    mark(_PASSIVE, "", {word for word, own in passive if not known or not known.isdisjoint(own)})
    if not known or not known.isdisjoint(("es", "pt", "it", "ru")):
        for k, word in enumerate(words):
            if word.endswith(_ENDINGS):
                kinds[k] |= _ending(word, tables)
    return kinds


def _ending(word: str, tables: _Tables) -> int:
    """Return, as bits, what a folded word can be by its ending, one of `_ENDINGS`."""
    if word.endswith("mos"):
        past = word.endswith(("bamos", "iamos", "avamos", "ssemos", "ieramos"))
        return _MOS if len(word) > 5 and word[-4] in "aei" and not past and word not in tables.states else 0
    if word.endswith("iamo"):
        return _IAMO if len(word) > 6 and word not in tables.states else 0
    if word.endswith(("ется", "ится", "ются", "ятся")):
        return _SJA if len(word) > 6 and word not in tables.reflexive else 0
    noun = word.endswith(plurals.NOUNS_RU) or word in tables.states_ru
    return _RU if len(word) > 4 and not noun else 0


class _Plurals:
    """The words of one text, read one after the other."""

    def __init__(self, columns: Columns) -> None:
        self.words, self.tables, self.lexicon = columns.words, _tables(), lexicon()
        self.scope = Scope(columns)
        self.word = self.scope.word

    def clause(self, i: int, stop: int) -> range:
        """Return the words behind word i in its clause, at most `_CLAUSE` of them."""
        j = i
        while j + 1 < stop and j - i < _CLAUSE and not self.scope.parted(j):
            j += 1
        return range(i + 1, j + 1)

    def timed(self, own: range) -> bool:
        return any(word in self.lexicon.when or word[:1].isdecimal() for word in map(self.word, own))

    def definite(self, i: int, stop: int) -> bool:
        """Tell whether a definite object, a place or a time follows word i soon."""
        own = self.clause(i, stop)[:_OBJECT]
        return any(self.word(j) in self.tables.definite for j in own[:2]) or self.timed(own)

    def before(self, i: int, first: int) -> int:
        """Return the negator before word i, but for pronouns and adverbs; i where there is none."""
        j = i - 1
        while j > max(first, i - 4) and not self.scope.parted(j) and self.word(j) in self.tables.links:
            j -= 1
        negated = j >= first and self.word(j) in self.tables.negators
        return j if negated and not any(self.scope.parted(k) for k in range(j, i)) else i

    def latin(self, i: int, first: int, stop: int, languages: tuple[str, ...]) -> Iterator[_Read]:
        """ "No gastamos más", "renovamos el alquiler", "non spendiamo più"."""
        start = self.before(i, first)
        if self.word(i + 1 if i + 1 < stop else i) == "de" and self.word(min(i + 2, stop - 1)) == "acuerdo":
            return  # "no nos ponemos de acuerdo"
        waits = self.word(i) in self.tables.waits
        clitic = i > first and self.word(i - 1) in _OBJECTS and not self.scope.parted(i - 1)
        named = i + 1 < stop and not self.scope.parted(i) and self.words.surface(i + 1).istitle()
        if start < i or (not waits and (clitic or named or self.definite(i, stop))):
            yield start, i + 1, "plan", languages
        elif self.word(i) == "vamos":
            j = i + 1 + (i + 1 < stop and self.word(i + 1) == "a")
            if j < stop and self.word(j).endswith(("ar", "er", "ir")) and self.word(j) not in self.tables.looking:
                yield i, j + 1, "plan", languages

    def german(self, i: int, first: int, stop: int) -> Iterator[_Read]:
        """ "Geben wir nicht aus", "wir leiten alles über Tor 3"."""
        for j in (i - 1, i + 1):
            if not first <= j < stop or self.scope.parted(min(i, j)):
                continue
            verb = self.word(j)
            past = verb.endswith("ten") and verb not in self.tables.past_de
            own = self.clause(max(i, j), stop)
            waits = verb in self.tables.waits
            if len(verb) < 4 or not verb.endswith(("en", "ern", "eln")) or past or verb in self.tables.states_de:
                continue
            refused = any(self.word(k) in ("nicht", "nich", "kein", "keine", "keinen") for k in own)
            known = any(self.word(k) in self.tables.definite for k in own[:3]) or self.timed(own[:_OBJECT])
            if refused or (known and not waits):
                yield min(i, j), max(i, j) + 1, "plan", ("de",)
                return

    def french(self, i: int, first: int, stop: int) -> Iterator[_Read]:
        """ "On ne dépasse pas 500", "on n'y touche plus", "on décale la sortie"."""
        own = self.clause(i, stop)
        if not self.tables.english.isdisjoint(map(self.word, range(first, stop))):
            return
        k = 0
        while k < min(3, len(own)) and (self.word(own[k]).startswith("n'") or self.word(own[k]) in _CLITICS):
            k += 1
        if k >= len(own) or len(self.word(own[k])) < 3 or self.word(own[k]) in self.tables.states_fr:
            return
        verb, rest = self.word(own[k]), own[k + 1 : k + 4]
        if verb.partition("'")[2] in self.tables.states_fr:
            return  # "on s'est fait avoir"
        if verb.endswith(("ait", "rais")) or (k and self.word(own[0]).partition("'")[2] in self.tables.states_fr):
            return
        refused = any(self.word(j) in ("pas", "plus", "jamais", "rien") for j in rest[:2])
        taken = any(self.word(j) in ("le", "la", "les", "l") for j in own[:k])  # "cette mission, on la refuse"
        if refused or taken or self.definite(own[k], stop):
            yield i, own[k] + 1, "plan", ("fr",)

    def portuguese(self, i: int, first: int, stop: int) -> Iterator[_Read]:
        """ "A gente não vai", "a gente fecha a conta"."""
        own = self.clause(i, stop)
        if i == first or self.word(i - 1) != "a" or not own:
            return
        k = 0
        while k < min(3, len(own)) and self.word(own[k]) in (*_ADVERBS_PT, "nao"):
            k += 1
        if k == len(own):
            return
        verb = self.word(own[k])
        present = verb.endswith(("a", "e", "i", "az")) and not verb.endswith(_PAST_PT)
        if verb in self.tables.states_pt or not present:
            return
        refused = next((j for j in own[:k] if self.word(j) == "nao"), 0)
        if refused or self.definite(own[k], stop) or verb == "vai":
            yield refused or i - 1, own[k] + 1, "plan", ("pt",)

    def russian(self, i: int, first: int, stop: int) -> Iterator[_Read]:
        """ "Не тратим", "гасим сервер", "с подрядчиком расстаёмся"."""
        word = self.word(i - 1) if i > first and not self.scope.parted(i - 1) else ""
        if word == "не":
            yield i - 1, i + 1, "plan", ("ru",)
            return
        opens = not word or word in _OPENING_RU or word in self.lexicon.fillers
        ends = i + 1 == stop or self.scope.parted(i)
        if opens or (word not in self.tables.before_ru and (ends or self.definite_ru(i, stop))):
            yield i, i + 1, "plan", ("ru",)

    def definite_ru(self, i: int, stop: int) -> bool:
        own = self.clause(i, stop)[:_OBJECT]
        return self.timed(own) or any(self.word(j) in _AHEAD_RU for j in own[:1])

    def passive(self, i: int, first: int, stop: int) -> Iterator[_Read]:
        """ "Wird am Montag abgeschaltet", "sera coupé fin juin", "будет закрыт с пятницы"."""
        if self.word(i) == "be" and (i == first or self.word(i - 1) not in ("will", "to")):
            return
        own = self.clause(i, stop)
        if self.word(i) in ("будет", "будут") and i > first and len(own) == 1 and not self.scope.parted(i - 1):
            if self.word(own[0]).endswith(_ADJECTIVES_RU) and self.word(i - 1) not in _WEATHER_RU:
                yield i, i + 2, "plan", ("ru",)
                return
        for language in self.tables.passive[self.word(i)]:
            endings = self.tables.participles[language]
            if language == "de":
                last = self.word(own[-1]) if own else ""
                done = len(last) > 5 and last.endswith(endings) and ("ge" in last[:6] or last.startswith(_PREFIXES_DE))
                done |= last.endswith("iert")
                place = own[-1] if done else -1
            else:
                place = next((j for j in own[:2] if len(self.word(j)) > 3 and self._participle(j, language)), -1)
            if place >= 0 and (self.timed(range(max(first, i - 4), i)) or self.timed(own)):
                yield i, i + 1 if language == "de" else place + 1, "plan", (language,)

    def _participle(self, j: int, language: str) -> bool:
        """Tell whether word j has the ending of a participle; in French with its accent ("coupé", not "belle")."""
        if language == "fr":
            return self.words.surface(j).casefold().endswith(plurals.PARTICIPLES["fr"])
        return self.word(j).endswith(self.tables.participles[language])

    def reflexive(self, i: int, first: int, stop: int) -> Iterator[_Read]:
        """ "Se apaga a fin de mes", "si spegne il 30", "отключается в пятницу"."""
        if self.word(i) not in ("se", "si"):
            yield i, i + 1, "comes", ("ru",)
            return
        if i + 1 >= stop or self.scope.parted(i) or self.word(i + 1) in self.tables.reflexive:
            return
        verb, spanish = self.word(i + 1), self.word(i) == "se"
        if not verb.endswith(("a", "e", "an", "en", "ano", "ono")) or verb.endswith(_IMPERFECT):
            return
        if not self.words.surface(i).isascii():
            return  # "no sé quién"
        refused = i > first and self.word(i - 1) in self.tables.negators and not self.scope.parted(i - 1)
        if refused or len(verb) > 3:
            languages = ("es", "pt") if spanish else ("it",)
            yield i - refused, i + 2, "plan" if refused else "comes", languages

    def meeting(self, i: int, first: int, stop: int) -> Iterator[_Read]:
        """ "Morgen sieben Uhr vorm Haus", "завтра в семь у подъезда": a day, an hour and a place, without a verb."""
        own = [self.word(j) for j in self.clause(i, stop)]
        opens = i == first or self.scope.parted(i - 1) or self.word(i - 1) in self.lexicon.fillers
        if not opens or not 3 <= len(own) <= _OBJECT * 2:
            return
        hour = next((k for k, word in enumerate(own[:3]) if word[:1].isdecimal() or word in self.lexicon.when), -1)
        if hour >= 0 and any(word in self.tables.places for word in own[hour + 1 : hour + 3]):
            yield i, i + 1, "plan", tuple(_MEETING.split())

    def read(self, bits: int, i: int, first: int, stop: int) -> Iterator[_Read]:
        """Yield the cues at a word, as spans of words with their kind and language."""
        if bits & _MOS:
            yield from self.latin(i, first, stop, ("es", "pt"))
        if bits & _IAMO:
            yield from self.latin(i, first, stop, ("it",))
        if bits & _WIR:
            yield from self.german(i, first, stop)
        if bits & _ON:
            yield from self.french(i, first, stop)
        if bits & _GENTE:
            yield from self.portuguese(i, first, stop)
        if bits & _RU:
            yield from self.russian(i, first, stop)
        if bits & _PASSIVE:
            yield from self.passive(i, first, stop)
        if bits & _DAY:
            yield from self.meeting(i, first, stop)
        if bits & (_SE | _SJA):
            yield from self.reflexive(i, first, stop)


_MEETING: Final = "en de fr es pt it ru"  # where a day, an hour and a place make a meeting
_ENDINGS: Final = ("mos", "iamo", "ем", "им", "емся", "имся", "ется", "ится", "ются", "ятся")
_CLITICS: Final = frozenset("ne y en le la les l se nous lui leur".split())
_ADVERBS_PT: Final = frozenset("ja so se te nem tambem ainda".split())
_ADJECTIVES_RU: Final = ("ые", "ие", "ыи", "ии", "ая", "ое", "ыe")
_WEATHER_RU: Final = frozenset("погода день вечер ночь утро зима лето весна осень неделя дорога жизнь".split())
_OBJECTS: Final = frozenset("lo la li le los las".split())
_OPENING_RU: Final = frozenset("мы тогда значит пока уже все".split())
_AHEAD_RU: Final = frozenset("на в до с у к из за через по без только".split())
_IMPERFECT: Final = ("aba", "aban", "ava", "avam", "avano", "evano", "eva", "iva")
_PAST_PT: Final = ("ava", "ia", "ou", "eu")
_PREFIXES_DE: Final = ("ver", "be", "ent", "er", "zer", "uber", "über", "unter", "miss")


def read_plurals(columns: Columns) -> Iterator[Cue]:
    """Yield what "we" do and what is going to be done in a text, in order.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "Más de 500 no gastamos. Wir leiten alles über Tor 3. On n'y touche plus."
    >>> [text[cue.found.start : cue.found.end] for cue in read_plurals(read_columns(text))]
    ['no gastamos', 'Wir leiten', "On n'y touche"]
    """
    words, borders = columns.words, columns.sentence_words
    known = languages_of(columns)
    kinds = _kinds(words.folded, known)
    reader, placer = _Plurals(columns), Placer(columns)
    number = border = stop = 0
    for i in words.positions(list(compress(count(), kinds))):
        if i >= stop:
            number = bisect_right(borders, i) - 1
            if number < 0:
                continue
            border, stop = borders[number], borders[number + 1] if number + 1 < len(borders) else len(words)
        if stop - border > _LONG:
            continue
        for first, end, kind, languages in reader.read(kinds[words.ids[i]], i, border, stop):
            if known and known.isdisjoint(languages):
                continue
            found = placer.place(Hit(kind, first, end), number, border, stop)
            if found is not None:
                yield Cue(found, (kind,), frozenset(languages) & known if known else frozenset(languages))
