"""A cue of a decision into a yes or no: does it stand in the place where its kind is read?

`Reader` reads the sentences of a text as cues come: where what is said begins behind a speaker's label, where the
clause of a cue begins, which guards the sentence has and whether it asks. `Reader.stands` then looks at the place of a
cue of each kind (`text/lexicon/decided`). All is found out once a sentence and cues come in order: the time is linear.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from zettelpy.extract.decision_cues import Cue
from zettelpy.extract.decision_sentences import VERB_LAST, SentenceReader
from zettelpy.extract.negation import Found
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import decided
from zettelpy.text.lexicon.names import AMBIGUOUS, GIVEN
from zettelpy.text.normalise import fold
from zettelpy.text.words import UNSPACED

_RUNS: Final = frozenset(("zh", "ja"))  # written without spaces
_WHOLE: Final = frozenset(("said", "stay", "plan", "lead", "dated", "comes"))  # never across a mark
FILLERS: Final = 4  # words before what opens a sentence
_WHEN_REACH: Final = 6  # words from a cue to the date or number that it needs
SHORT: Final = 5  # words that follow what is left out, or a name
CLOSED: Final = 7  # words of a sentence that a particle alone closes
_SCHEDULE: Final = 7  # words behind an event in which its time stands
_CLEFT_REACH: Final = 8  # words from the opening of a cleft to what is said of it
SETTLED: Final = 10  # words of what an assent settles

_THEN: Final = (
    r"(?:[:：][*_~`]{0,3}(?=\s|\Z)|：|[ \t][-–—](?=\s))[*_~`\s]{0,8}(?P<then>\w{0,24})(?:[ ](?P<next>\w{1,24}))?"
)
_HEAD_MARK: Final = lazily(rf"[*_~`]{{0,3}}[ \t]{{0,4}}{_THEN}")
_HEAD_TITLE: Final = lazily(rf"[^:：|?!.;\n]{{0,50}}{_THEN}")
_SET_OFF: Final = lazily(r"[,，、;:(–—-]\s*\Z")
_AFTER_ASSENT: Final = lazily(r"\s{0,2}[,，、:：.!！…–—-]{1,3}\s{0,2}\Z")
_DIGIT: Final = lazily("[0-9]")
_TIME: Final = lazily(  # a number, or what tells a time, a day or a price in languages whose words run on
    r"""
    [0-9]
    | [一二三四五六七八九十百千两]{1,4} [点點號号月日时時分元円块塊折人名] | 星期 | 礼拜
    | [周週] [一二三四五六日天末] | [月火水木金土日]曜
    | [明后後今] [天日晚早] | 正午 | 요일 | 내일 | 모레
    | (?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열) \s? 시 | [만천] \s? 원
    | बजे | सौ(?!\w) | हज़ार | हजार | लाख | तारीख | वार\b | कल\b | रुपये
    | जनवरी | फ़रवरी | फरवरी | मार्च | अप्रैल | जून | जुलाई | अगस्त | सितंबर | अक्टूबर | नवंबर | दिसंबर
    """,
    re.VERBOSE,
)
_CLEFTS: Final = frozenset(fold(decided.CLEFTS).split())
_ARTICLES: Final = frozenset(fold(decided.ARTICLES).split())
_IMPERFECT: Final = ("ait", "aient")  # French: "c'est Solange qui tenait la caisse"
_TITLES: Final = ("frau", "herr", "familie")
_INDEFINITE: Final = frozenset(fold(decided.INDEFINITE).split())
_KIN: Final = frozenset(fold(decided.KIN).split())
_WHOEVER: Final = frozenset(fold(decided.WHOEVER).split())
_RESOLVED: Final = tuple(decided.RESOLVED.split())
_BEFORE_SUBJECTS: Final = frozenset(decided.BEFORE_SUBJECTS.split())
_ADVERBIAL: Final = frozenset(decided.BEFORE_ADVERBIALS.split())
_TO: Final = frozenset(fold(decided.RANGES).split())


class Reader(SentenceReader):
    """Reads the sentences of a text, cue after cue in order, and tells where cues stand in them."""

    def stands(self, cue: Cue, kind: str) -> bool:
        """Tell whether a cue stands where its kind is read; False for what is no cue of its own (`yes`, `offer`)."""
        found, place = cue.found, PLACES.get(kind)
        if place is None or (kind in _WHOLE and not self.scope.whole(found)):
            return False
        return place(self, found, cue.languages)

    def _says(self, found: Found, languages: frozenset[str]) -> bool:
        return not ("en" in languages and self._relative(found))

    def _titles_line(self, found: Found, languages: frozenset[str]) -> bool:
        run = bool(found.hit.at) and self._ends_word(found) and languages <= _RUNS
        return (run or self._opens(found, line=True)) and self._heads(found)

    def _counts(self, found: Found, languages: frozenset[str]) -> bool:
        return self._opens(found) and found.stop - found.hit.stop >= 2

    def _counts_twice(self, found: Found, languages: frozenset[str]) -> bool:
        return self._tallies(found) and self._counts(found, languages)

    def _opens_sentence(self, found: Found, languages: frozenset[str]) -> bool:
        if found.stop - found.hit.stop == 1 and self.words.surface(found.hit.stop).istitle():
            return False  # "Agreed, John!" agrees with what John thinks
        return ("ko" not in languages or self._ends_word(found)) and self._opens(found)

    def _leaves_out(self, found: Found, languages: frozenset[str]) -> bool:
        behind = found.hit.first > self.sentence.first and self._opens(found)
        return behind and 0 < found.stop - found.hit.stop <= SHORT

    def _ends_sentence(self, found: Found, languages: frozenset[str]) -> bool:
        if not self._ends_word(found):
            return False
        return self._is_last(found) or (languages <= VERB_LAST and self.scope.parted(found.hit.stop - 1))

    def _closes_set_off(self, found: Found, languages: frozenset[str]) -> bool:
        set_off = _SET_OFF.search(self.text, max(0, found.start - 4), found.start)
        return set_off is not None and self._is_last(found)

    def _ends_word(self, found: Found) -> bool:
        return found.hit.to in (0, len(self.scope.word(found.hit.stop - 1)))

    def _is_last(self, found: Found) -> bool:
        last = found.hit.stop == found.stop and self._ends_word(found)
        return last and self.columns.sentence_ends[found.sentence] - found.end < 8

    def _relative(self, found: Found) -> bool:
        """Tell whether a cue opens an English relative clause without its pronoun: "the lamp we bought"."""
        i = found.hit.first
        word = self.scope.word
        if i <= self.sentence.first or word(i).partition("'")[0] not in ("we", "i", "they") or self.scope.parted(i - 1):
            return False
        self.read_clause(found)
        if word(self.sentence.clause) in _ADVERBIAL:  # "after the call we chose Lima"
            return False
        before = word(i - 1)
        lexicon = self.lexicon
        known = before in lexicon.fillers or before in lexicon.turns or before in lexicon.particles
        return not known and before not in _BEFORE_SUBJECTS and not self._is_when(i - 1)

    def _opens(self, cue: Found, *, line: bool = False) -> bool:
        """Tell whether a cue opens its sentence (or `line`), but for up to four fillers, a time or a number."""
        if cue.hit.at:
            return False
        i = cue.hit.first
        for _ in range(FILLERS + 1):
            if i <= self.sentence.first or (line and "\n" in self.text[self.words.end(i - 1) : self.words.starts[i]]):
                return True
            i -= 1
            word = self.scope.word(i)
            if word not in self.lexicon.fillers and not word.isdecimal():
                return False
        return i <= self.sentence.first

    def _leads(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a cue opens its clause, but for fillers, or is said to somebody by name ("Gigi, cancel it")."""
        if self._opens(found):
            return True
        i = found.hit.first
        self.read_clause(found)
        if found.hit.at or i == self.sentence.clause:
            return not found.hit.at
        for j in range(i - 1, max(self.sentence.clause, i - 3) - 1, -1):
            if self.scope.word(j) not in self.lexicon.fillers:
                return j == self.sentence.first and j == i - 1 and self.words.surface(j).istitle()
        return i - 3 <= self.sentence.clause

    def _dated(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a date or a number follows a cue soon (stands beside it, where no spaces part the words)."""
        if not languages.isdisjoint(VERB_LAST) or "zh" in languages:
            start = self.words.starts[self.sentence.first]
            return _TIME.search(self.text, start, self.columns.sentence_ends[found.sentence]) is not None
        self.read_clause(found)
        low, first, stop = max(self.sentence.clause, found.hit.first - 3), found.hit.first, found.hit.stop
        return any(map(self._is_when, (*range(stop, min(found.stop, stop + _WHEN_REACH)), *range(low, first))))

    def _schedules(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a cue opens its clause, but for an article, and a time follows in the same few words."""
        self.read_clause(found)
        if found.hit.at or found.hit.first - self.opening(self.sentence.clause, found.stop) > 1:
            return False
        stop = found.hit.stop
        while stop < min(found.stop, found.hit.stop + _SCHEDULE):
            gap = self.text[self.words.end(stop - 1) : self.words.starts[stop]]
            if self.scope.parted(stop - 1) and ":" not in gap and not (self._is_when(stop) and "," in gap):
                break
            stop += 1
        return any(map(self._is_when, range(found.hit.stop, stop)))

    def _moves(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a subject stands before a cue in its clause: "la lettiera | va sul" balcone."""
        self.read_clause(found)
        return found.hit.first > self.opening(self.sentence.clause, found.stop)

    def _gives(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a cue stands between a bare noun and a name in a short clause: "tómbola para Amparo"."""
        i = found.hit.stop
        surface = self.words.surface(i) if i < found.stop else ""
        if len(surface) < 2 or not surface.istitle() or self._is_when(i):
            return False
        if "de" in languages and self.scope.word(i) not in GIVEN:
            return False
        self.read_clause(found)
        first = self.opening(self.sentence.clause, found.stop)
        if not 1 <= found.hit.first - first <= 3 or self.scope.word(first) in _INDEFINITE:
            return False
        return i + 1 == found.stop or self.scope.parted(i)

    def _is_when(self, i: int) -> bool:
        word = self.scope.word(i)
        return word in self.lexicon.when or _DIGIT.search(word) is not None

    def _cleaves(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a cue ends a cleft: "c'est Solange | qui tient", "quem fica com o caixa | é a" Odete."""
        self.read_clause(found)
        i = found.hit.first
        if found.hit.stop < found.stop and self.scope.word(found.hit.stop).endswith(_IMPERFECT):
            return False
        return any(self.scope.word(j) in _CLEFTS for j in range(max(self.sentence.clause, i - _CLEFT_REACH), i))

    def _names(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a name follows a cue at once, but for an article: "кассу держит Рустам"."""
        i = found.hit.stop
        if i >= found.stop or self.scope.parted(i - 1):
            return False
        if found.hit.first <= self.sentence.first:
            return False
        led = self.scope.word(i) in _ARTICLES and i + 1 < found.stop
        i += led
        surface = self.words.surface(i)
        if "de" in languages:  # where every noun has a capital
            return surface.istitle() and (self.scope.word(i) in GIVEN or (led and self.scope.word(i - 1) in _TITLES))
        return surface.istitle() and len(surface) > 1 and not self._is_when(i)

    def _stands_alone(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a verb and a name are the whole sentence: "Conduce Karim"."""
        i = found.hit.stop
        if i + 2 == found.stop and self.scope.word(i) in _ARTICLES:
            i += 1
        if i + 1 != found.stop or not self._opens(found) or self.scope.parted(i - 1):
            return False
        surface = self.words.surface(i)
        return self.scope.word(i) in _KIN or (len(surface) > 1 and surface.istitle() and not self._is_when(i))

    def _does(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether somebody's name or place in the family stands right before a cue: "Bastien amène la sono"."""
        i = found.hit.first - 1
        if i < self.sentence.first or self.scope.parted(i):
            return False
        word = self.scope.word(i)
        if word in _KIN or (word in GIVEN and (word not in AMBIGUOUS or self.words.surface(i).istitle())):
            return True
        return i > self.sentence.first and "de" not in languages and self.words.surface(i).istitle()

    def _rules(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a cue says what happens to whoever the sentence opens with: "wer zu spät kommt, zahlt"."""
        first = self.opening(self.sentence.first, found.stop)
        return found.hit.first - first >= 2 and self.scope.word(first) in _WHOEVER

    def _calls(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a cue stands in the clause behind a name that somebody is called by: "Iker, tú recoges"."""
        name = self.opening(self.sentence.first, found.stop)
        self.read_clause(found)
        while name + 1 < self.sentence.clause and name < self.sentence.first + 2 and not self.scope.parted(name):
            name += 1
        if found.hit.first <= name or self.sentence.clause != name + 1 or not self.scope.parted(name):
            return False
        surface = self.words.surface(name)
        return 1 < len(surface) <= SHORT if UNSPACED.search(surface) or languages <= VERB_LAST else surface.istitle()

    def _resolves(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a Korean verb form of resolving ends its word, and "we did" or nothing follows."""
        if not self._ends_word(found):
            return False
        i = found.hit.stop
        return i >= found.stop or (not self.scope.parted(i - 1) and self.scope.word(i).startswith(_RESOLVED))

    def _begins(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a day follows at once from which something holds, and no other to which it does."""
        at, stop = found.hit.stop, found.stop
        numbers = self.lexicon.numbers
        if not any(self._is_when(j) and self.scope.word(j) not in numbers for j in range(at, min(stop, at + 2))):
            return False
        return not any(self.scope.word(j) in _TO for j in range(at, min(stop, at + 4)))

    def _tallies(self, found: Found) -> bool:
        """Tell whether a second count follows: "4 to 1", "3 for Kent, 1 for Devon"."""
        at, stop = found.hit.stop, found.stop
        if at < stop and self._is_number(at):
            return True
        word = self.scope.word
        last = min(stop - 1, at + _WHEN_REACH)
        return any(self._is_number(j) and word(j + 1) == word(at - 1) for j in range(at, last))

    def _is_number(self, i: int) -> bool:
        word = self.scope.word(i)
        return word.isdecimal() or word in self.lexicon.numbers

    def _settles(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether what follows a word of assent, set off from it, is a short matter with a date or a number."""
        stop = found.hit.stop
        if not self._opens(found) or not 0 < found.stop - stop <= SETTLED:
            return False
        if not _AFTER_ASSENT.match(self.text[found.end : self.words.starts[stop]]):
            return False
        if not languages <= _RUNS and not any(self._is_when(j) for j in range(stop, found.stop)):
            lettered = self.words.surface(found.stop - 1)  # "ok, B"
            if len(lettered) > 1 or not lettered.isupper():
                return False
        guards = self.read_guards(found)[self.sentence.at :]
        return not any(guard.kind == "small" and guard.language in languages for guard in guards)

    def _closes(self, found: Found, languages: frozenset[str]) -> bool:
        """Tell whether a particle closes a matter at one end of a short sentence that is no small talk."""
        start = self.opening(self.sentence.first, found.stop)
        rest = found.stop - start - (found.hit.stop - found.hit.first)
        if not (found.hit.first <= start or self._is_last(found) or self._cheered(found)) or not 0 < rest <= CLOSED:
            return False
        if rest > 2 and not any(self._is_when(j) for j in range(start, found.stop)):
            return False
        guards = (guard for guard in self.read_guards(found) if guard.first >= start)
        return not any(guard.kind in ("small", "ask") and guard.language in languages for guard in guards)

    def _cheered(self, found: Found) -> bool:
        """Tell whether nothing but a word of assent, set off, follows a cue: "BODIPY then, good"."""
        rest = range(found.hit.stop, found.stop)
        if not 0 < len(rest) <= 2 or not self.scope.parted(found.hit.stop - 1):
            return False
        return all(self.scope.word(j) in self.lexicon.fillers for j in rest)

    def _heads(self, cue: Found) -> bool:
        """Tell whether a colon or dash follows that a cue leads up to, and after it no word that leaves it open."""
        if cue.hit.to and cue.hit.to < len(self.scope.word(cue.hit.first)):
            return False
        mark = _HEAD_MARK.match(self.text, cue.end) or _HEAD_TITLE.match(self.text, cue.end)
        if mark is None:
            return False
        then, following = fold(mark["then"]), fold(mark["next"] or "")
        open_ended = self.lexicon.open_ended
        return then not in open_ended and f"{then}_{following}" not in open_ended


PLACES: Final[Mapping[str, Callable[[Reader, Found, frozenset[str]], bool]]] = {
    "said": Reader._says,
    "plan": Reader._says,
    "anew": Reader._says,
    "stay": Reader._says,
    "event": Reader._schedules,
    "given": Reader._gives,
    "moved": Reader._moves,
    "comes": Reader._dated,
    "lead": Reader._leads,
    "dated": Reader._dated,
    "from": Reader._begins,
    "cleft": Reader._cleaves,
    "named": Reader._names,
    "alone": Reader._stands_alone,
    "doer": Reader._does,
    "rule": Reader._rules,
    "called": Reader._calls,
    "resolve": Reader._resolves,
    "then": Reader._closes,
    "vote": Reader._counts,
    "tally": Reader._counts_twice,
    "open": Reader._opens_sentence,
    "head": Reader._titles_line,
    "close": Reader._closes_set_off,
    "last": Reader._ends_sentence,
    "drop": Reader._leaves_out,
    "assent": Reader._settles,
    "choice": lambda reader, found, languages: True,  # so has `decision_choices`
    "shape": lambda reader, found, languages: True,  # `decision_shapes` has looked at its place
}
