"""What holds the capitalised words of one name together, and what ends a name, word by word.

A blank or a hyphen, a particle of the language ("Noor de Wit"), "of" behind a word like "Bank", "&". In German, where
two nouns stand side by side with capitals as well, only names of persons and of houses go on.
"""

from __future__ import annotations

from typing import Final

from zettelpy.extract import cyrillic
from zettelpy.extract.evidence import CAPITAL, CAPITALS, MIXED, NOUNS, OPENS, QUIET, Trait
from zettelpy.extract.german import is_house, is_noun, is_place, is_street
from zettelpy.extract.tongues import in_language
from zettelpy.extract.uses import Uses
from zettelpy.text.lexicon import german as german_lexicon
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon import russian as russian_lexicon
from zettelpy.text.lexicon.stop import STOP_WORDS
from zettelpy.text.normalise import fold

_JOINTS: Final = frozenset((" ", "-", "\n", "\r\n", "\u00a0"))
BLANKS: Final = frozenset((" ", "\u00a0"))
_HYPHENATED: Final = frozenset(  # small words between the hyphens of a place: Aix-en-Provence
    "en sur sous les le la de du des aux au pres lez upon on in the by under over cum am an der ob vor bei "
    "del di do da dos das d l".split()
)
_INITIAL_GAPS: Final = frozenset((". ", ".", ".\u00a0"))
_TITLE_ADJECTIVES: Final = frozenset(("general", "generale", "generales"))
_BARE_ARTICLES: Final = frozenset("la las los le les el il lo der den".split())
_PRONOUNS: Final = frozenset(
    "i me you he she we they his her your their vous lei loro voi ella usted ustedes вы вас вам вами ваш ваша ваше "
    "ваши sie ihr ihnen ihre ok yes no oh".split()
)
_FIRST_PERSONS: Final = ("аем", "яем", "уем", "юем", "еем")  # endings of Russian verbs
_PLACE_NOUNS: Final = lexicon.STREETS | lexicon.OWNED
_OFFICES: Final = frozenset(
    """
    head director chief vp bachelor master masters dean lord member certificate proof bill notice scope state letter cup
    bottle glass bag box pair lots kind type sort some half most all none one part piece end start top back rest out
    """.split()
)  # before "of" and a capital, and no works
_PLACING: Final = frozenset("at to from by in via with near".split())  # "from Boots on the High Street"
_COMPASS: Final = frozenset("north south east west new central great lower upper".split())
NUNS: Final = frozenset(("sister", "brother"))  # a title that belongs to an invented name: Sister Calamity
_WORKS: Final = (["of"], ["of", "the"], ["in", "the"], ["and"], ["and", "the"], ["to", "the"], ["on", "the"])
_WATERSIDE: Final = frozenset("mare monte monti lago fiume piave chianti valle terra".split())  # Polignano a Mare
_SMALL_MONTHS: Final = frozenset(("es", "fr", "it", "pt", "ru"))  # write months without a capital


def _of_place(key: str) -> bool:
    """Tell whether a German word is made of a place ("Lüneburger")."""
    return key.endswith("er") and (key[:-2] in lexicon.PLACES or is_place(key[:-2]))


class Joints:
    """Tells for each capitalised word of one text whether it may stand in a name, and whether it goes on with one.

    `sure` holds the folded words of speaker labels.
    """

    def __init__(self, uses: Uses, sure: frozenset[str]) -> None:
        self.uses, self.sure = uses, sure
        self.words, self.states, self.traits, self.tongues = uses.words, uses.states, uses.traits, uses.tongues
        self.gap = uses.gap
        languages = ("en", *self.tongues.languages)
        stops = in_language(STOP_WORDS, languages) | in_language(lexicon.OPENERS, languages)
        self.never = lexicon.CALENDAR | lexicon.GREETINGS | stops  # function words and the like
        # What may end a name, and of that, what always does where it opens a sentence.
        self.ending = lexicon.TITLES | self.never
        self.streets = any(language in lexicon.STREETS_BEFORE for language in self.tongues.languages)
        self.particles = {
            language: lexicon.PARTICLES[""] | lexicon.PARTICLES.get(language, frozenset())
            for language in self.tongues.languages
        }
        self.articles = in_language(lexicon.CAPITAL_ARTICLES, self.tongues.languages)
        plain = self.never - lexicon.TITLES - lexicon.AMBIGUOUS - sure - {"marco"}
        self.openers = frozenset[str]() if self.streets else plain

    def ends(self, trait: Trait, i: int, held: list[int]) -> bool:
        """Tell whether a function word or a title, which is no part of a name, stands at word i."""
        key = trait.key
        if key not in self.ending:
            return False
        if key in self.sure or (held and key not in lexicon.CALENDAR and self._is_before(held[0])):
            return False
        titled = key in lexicon.TITLES
        if self._belongs(key, i, held):
            return False
        if titled:
            following = self.traits[self.words.ids[i + 1]] if i + 1 < self.uses.total else None
            if following is not None and self.gap(i + 1) == " " and following.key in _PLACE_NOUNS:
                return False  # King's Cross, Queen Street
            if held and following is None and key in _TITLE_ADJECTIVES:
                return False  # Société Générale
            if key in NUNS and self._is_invented(i, following):
                return False
            return not (key in lexicon.GIVEN and following is None)
        if key in lexicon.CALENDAR and held and i > held[-1] + 1 and self.tongues.at(i) in _SMALL_MONTHS:
            return False  # Rio de Janeiro
        if trait.shape == CAPITALS and self.gap(i) == " ":  # the US, the WHO
            return self.uses.before(i) not in lexicon.ARTICLES.get(self.tongues.at(i), frozenset())
        if self.states[i] & NOUNS:
            if key in german_lexicon.PREFIXES and not self.states[i] & OPENS:
                return False
            if key in ("zum", "zur") and trait.shape == CAPITAL and not self.states[i] & OPENS:
                return False
        elif trait.shape == CAPITAL and self._inner(i, bool(held)):
            return False
        return not self._given(key, i)

    def _is_invented(self, i: int, following: Trait | None) -> bool:
        """Tell whether word i is written as part of a name that nobody has from birth: "Sister Calamity"."""
        if following is None or following.key in self.never or self.gap(i + 1) != " ":
            return False
        if not self.words.surface(i)[0].isupper():
            return False
        return following.shape == CAPITAL and not any(
            following.key in some for some in (lexicon.GIVEN, lexicon.FAMILIES, self.sure)
        )

    def _belongs(self, key: str, i: int, held: list[int]) -> bool:
        """Tell whether what stands before word i makes it a part of a name: plaza Mayor, Part-Dieu, San Marco."""
        if not held and self.streets and self._is_street_word(i - 1) and self.gap(i) == " ":
            return True
        if held and i == held[-1] + 1 and self.gap(i) == "-" and not self.states[i] & NOUNS:
            trait = self.traits[self.words.ids[i]]
            return trait is not None and trait.shape == CAPITAL
        return key == "marco" and self.tongues.at(i) != "pt"  # the month is Portuguese

    def blank(self, i: int) -> bool:
        """Tell whether nothing but a blank, or the end of a wrapped line, stands before word i."""
        gap = self.gap(i)
        return gap in BLANKS or (gap in ("\n", "\r\n") and self.uses.runs_on(i))

    def _is_street_word(self, i: int) -> bool:
        """Tell whether word i is the word for a street in lower case, where its name stands behind it."""
        return i >= 0 and self.words.surface(i).islower() and self._is_before(i)

    def _is_before(self, i: int) -> bool:
        """Tell whether word i is the word for a street that stands before its name."""
        streets = lexicon.STREETS_BEFORE.get(self.tongues.at(i))
        return streets is not None and self.words.folded[self.words.ids[i]] in streets

    def _inner(self, i: int, held: bool) -> bool:
        """Tell whether a function word has its capital as part of a name: "Padaria Pão Nosso", "to New York"."""
        key = self.words.folded[self.words.ids[i]]
        if self.states[i] & (OPENS | QUIET) or not self.blank(i) or key in lexicon.CALENDAR:
            return False
        if key in lexicon.GREETINGS or key in _PRONOUNS:
            return False
        if held:
            return True
        if self.uses.named(i) and key not in lexicon.TITLES:
            return True  # da Claro
        following = self.traits[self.words.ids[i + 1]] if i + 1 < self.uses.total else None
        if following is None or not self.blank(i + 1) or self.states[i + 1] & OPENS:
            return False
        before = self.words.surface(i - 1) if i else ""
        article = fold(before) in lexicon.CAPITAL_ARTICLES.get(self.tongues.at(i), ())
        return (before.islower() or article) and following.shape == CAPITAL and following.key not in self.never

    def _given(self, key: str, i: int) -> bool:
        """Tell whether a function word is a given name here: inside of a sentence, by a title or before a capital."""
        if key not in lexicon.AMBIGUOUS or self.states[i] & QUIET:
            return False
        if key not in lexicon.CALENDAR and self.uses.acts(i):
            return True  # "Will agreed"
        if self.states[i] & OPENS:
            return False
        if self.uses.titled(i):
            return True
        following = self.traits[self.words.ids[i + 1]] if i + 1 < self.uses.total else None
        if following is None and key not in lexicon.CALENDAR and self.blank(i):
            return self.words.surface(i - 1).islower()  # "I asked Will": a word would have no capital
        return following is not None and following.key not in self.never and self.gap(i + 1) == " "

    def joins(self, held: list[int], i: int) -> bool:
        """Tell whether word i goes on with the run that is held."""
        last = held[-1]
        if self.states[i] & OPENS or not self.uses.runs_on(i):
            return False
        words = self.words
        left, right = self.traits[words.ids[last]], self.traits[words.ids[i]]
        if left is None or right is None or self.ends(right, i, held):
            return False
        if left.owner:
            return self._owns(last, i, right)
        if (left.shape == CAPITALS) != (right.shape == CAPITALS):
            if i > last + 1 or self.gap(i) not in BLANKS:
                return False
            mixed = left.shape == CAPITALS and right.shape == MIXED  # NATS JetStream
            foreign = self.tongues.at(i) == "ru" and left.base.isascii() and right.base.isascii()  # ACS Nano
            return left.key in lexicon.FORENAMES or mixed or foreign
        gap = self.gap(i)
        if i > last + 1:
            return self._joins_over(held, i, left, right)
        if gap in (" & ", "&"):
            sure = left.key in self.sure or right.key in self.sure
            return right.key in lexicon.PARTNERS or not (sure or (self.states[i] & NOUNS and self._noun(left, right)))
        if self.states[i] & NOUNS:
            return self._joins_nouns(last, i, left, right, gap)
        if cyrillic.is_cyrillic(right.base) and self._differ(last, i, left, right):
            return False
        return gap in _JOINTS or (left.key == "st" and gap == ". ")

    def _owns(self, last: int, i: int, right: Trait) -> bool:
        """Tell whether a possessive goes on as the name of a place: "King's Cross", "St. Mary's Hospital"."""
        if right.key not in lexicon.OWNED or i != last + 1 or self.gap(i) != " " or self.states[i] & NOUNS:
            return False
        return self.words.surface(last)[-2:] in ("'s", "’s") and right.shape <= CAPITALS

    def _differ(self, last: int, i: int, left: Trait, right: Trait) -> bool:
        """Tell whether two Russian words stand in cases that make them two names, or a noun and a name."""
        one, two = self.words.surface(last), self.words.surface(i)
        person = left.key in lexicon.GIVEN or left.key in self.sure
        if self.states[last] & OPENS and not person and one.endswith(_FIRST_PERSONS):
            return True  # "Читаем Чехова"
        if cyrillic.is_adjective(one) and not person:
            return False
        if right.key in lexicon.GIVEN:
            if two == right.base:
                return one != left.base  # "без Жучки Зинаида"
            if person and one == left.base:
                return True  # "Иван Марию увидел"
        sure = left.key in self.sure or left.key in lexicon.GIVEN or left.key in russian_lexicon.GENERIC
        oblique = two != right.base or (cyrillic.is_adjective(two) and not two.endswith(cyrillic.NOMINATIVE))
        return bool(self.states[last] & OPENS) and not sure and oblique  # "Жители Москвы"

    def initials(self, first: int, stop: int) -> bool:
        """Tell whether words first to stop are initials with their full stops: "R. R." in George R. R. Martin."""
        words = self.words
        return all(
            len(words.surface(k)) == 1 and words.surface(k).isupper() and self.gap(k + 1) in _INITIAL_GAPS
            for k in range(first, stop)
        )

    def _joins_over(self, held: list[int], i: int, left: Trait, right: Trait) -> bool:
        """Tell whether the words between last and i hold two parts of a name together."""
        words, last = self.words, held[-1]
        between = [words.surface(k) for k in range(last + 1, i)]
        if all(self.gap(k) == "-" for k in range(last + 1, i + 1)):
            return all(fold(word) in _HYPHENATED and word.islower() for word in between)
        if self.initials(last + 1, i):
            return self.gap(last + 1) in BLANKS and right.shape == CAPITAL
        if any(self.gap(k) not in BLANKS for k in range(last + 1, i + 1)):
            return False
        language = self.tongues.at(i)
        if language == "de" and between == ["von"] and len(held) == 1 and self.uses.titled(last):
            return False  # "Herr Voss von Elektro Pahl"
        if language == "en" and self._is_work(held, left, right, between):
            return True
        if language == "en" and between in _WORKS:
            work = words.surface(held[0]) == "The" and not self.states[held[0]] & OPENS  # The Remains of the Day
            return work or (between[0] == "of" and left.key in lexicon.HEADS)
        if language == "it" and right.key in _WATERSIDE and between in (["a"], ["al"], ["in"], ["sul"]):
            return True
        if between[0] in _BARE_ARTICLES:
            return False
        if self.states[i] & NOUNS and left.key not in self.sure and left.key not in lexicon.GIVEN:
            if self._noun(left, right) or self.uses.before(last) in german_lexicon.DETERMINERS:
                return False
        if (
            self.states[i] & NOUNS
            and is_noun(right.key)
            and left.key not in self.sure
            and between[-1] in ("der", "den")
        ):
            return False  # "holt Emil von der Kita"
        return all(word in self.particles[language] for word in between)

    def _is_work(self, held: list[int], left: Trait, right: Trait, between: list[str]) -> bool:
        """Tell whether capitals inside of a sentence are a work: "Ashes of Vell", "Blades in the Dark"."""
        key = left.key
        if len(held) != 1 or self.states[held[0]] & OPENS or left.shape != CAPITAL or key in self.sure:
            return False
        if key in _OFFICES or key in lexicon.COMMON or key in lexicon.GIVEN or key in lexicon.PLACES:
            return False
        if any(key in some for some in (lexicon.TITLES, lexicon.FAMILIES, lexicon.MAKERS, lexicon.PERSON_NOUNS["en"])):
            return False
        if right.key in lexicon.PLACES or right.key in _COMPASS or (right.key in lexicon.COMMON and len(between) == 1):
            return False  # "the Hornbills of Africa", "Unity of Type"
        plural = key.endswith("s") and not key.endswith("ss")
        if between in (["of"], ["of", "the"]):
            return True
        return plural and between in (["in", "the"], ["on", "the"]) and self.uses.before(held[0]) not in _PLACING

    def _numbered(self, i: int) -> bool:
        """Tell whether the number of a house stands behind word i ("Haus Kastanienallee 14")."""
        return i + 1 < self.uses.total and self.gap(i + 1) == " " and self.words.surface(i + 1)[0].isdecimal()

    def _joins_nouns(self, last: int, i: int, left: Trait, right: Trait, gap: str) -> bool:
        """The same where all nouns have a capital: names of persons, of houses with their names, no two nouns."""
        if gap == "-":
            theatre = right.key in german_lexicon.NAMED_AFTER and not self._common(left)
            return theatre or not is_noun(right.key) or is_place(right.key)
        if gap not in BLANKS or right.key in self.never:
            return False
        if left.key.endswith("er") and right.key.endswith(german_lexicon.DISHES):
            return False  # Frankfurter Kranz
        if (left.key in german_lexicon.PROPER or left.key in ("zum", "zur")) and not self.states[last] & OPENS:
            return True  # die Deutsche Bahn, im Goldenen Hirsch, Zum Anker
        if right.key in german_lexicon.FIRMS and left.key not in german_lexicon.BEFORE_TRADES | self.never:
            return True  # Nordwind Logistik
        if left.key in german_lexicon.INNS or (right.key in german_lexicon.SIGHTS and _of_place(left.key)):
            return True
        if self._common(right) or (is_street(right.key) and self._numbered(i)):
            return False
        if self._does(last, left):
            return False  # der Estrichleger Kaminski
        if left.key in self.sure or left.key in lexicon.GIVEN:
            return True
        if left.key in german_lexicon.PREFIXES and not self.states[last] & OPENS:
            return True
        if left.key in german_lexicon.CLASSES or self._common(left, house=True):
            return False
        return not self.uses.before(last)[-1:].isdigit()

    def _does(self, last: int, left: Trait) -> bool:
        """Tell whether a word behind an article says what the bearer of the next word does."""
        if self.uses.before(last) not in german_lexicon.DETERMINERS or _of_place(left.key):
            return False
        if left.key in self.sure or left.key in lexicon.GIVEN or is_house(left.key):
            return False
        return left.key.endswith(german_lexicon.DOERS)

    def _common(self, trait: Trait, house: bool = False) -> bool:
        """Tell whether a word of a German run is a noun, of everyday life or of documents."""
        key = trait.key
        if key in self.never or key in lexicon.COMMON:
            return True
        return is_noun(key) and not (house and is_house(key))

    def _noun(self, left: Trait, right: Trait) -> bool:
        return is_noun(left.key) or is_noun(right.key)
