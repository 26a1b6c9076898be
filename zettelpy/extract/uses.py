"""How each capitalised word of a text is used, in counts over the whole text: what `entities.py` decides by.

A use is classed by its neighbours: inside of a sentence or at its opening, after a title, an article, a preposition, a
greeting, before a verb that only persons do. Languages that write nouns with capitals have classes of their own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from zettelpy.extract.evidence import CAPITAL, CAPITALS, MIXED, NOUNS, OPENS, QUIET, Trait
from zettelpy.extract.tongues import Tongues
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon import german as german_lexicon
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon import russian as russian_lexicon
from zettelpy.text.lexicon import subjects as around

MOST_PARTS: Final = 5  # capitalised words in one name; more are a headline
_INSIDE_GAPS: Final = frozenset(
    (" ", ", ", "; ", "-", " & ", " + ", "/", " / ", " (", "\u00a0", "，", "、", ",\n", "\n", "\r\n")
)
_QUOTES: Final = {'"': '"', "“": "”", "„": "“", "«": "»", "‘": "’", "'": "'"}
INDEFINITE: Final = frozenset(("a", "an"))
_SHORT_TITLES: Final = frozenset(word for word in lexicon.TITLES if len(word) <= 5) | lexicon.TITLE_TAILS
_BODIES: Final = frozenset("by at from with chez bei".split())  # before the abbreviation of a body
AND: Final = frozenset("and und et y e и or oder ou o u".split())
_MOST_PARTNERS: Final = 4
_WRAPPED: Final = 60  # characters of a line that was wrapped, at least
_ADJECTIVE: Final = ("e", "en", "er", "es", "em")


class Form:
    """Counts of the uses of one folded word over the text."""

    __slots__ = (
        "acronym", "acting", "applied", "articled", "bare", "body", "counted", "greeted", "inside", "lone", "near",
        "nouns", "opening", "owned", "partners", "placed", "shaped", "shouted", "small", "titled", "verbal",
    )  # fmt: skip

    def __init__(self) -> None:
        self.inside = 0  # capitalised inside of a sentence
        self.lone = 0  # the same, alone
        self.opening = 0  # capitalised where a sentence, a quotation or a list item opens
        self.small = 0  # in lower case
        self.titled = 0  # after a title
        self.shaped = 0  # GitHub, JL043
        self.acronym = 0  # in capitals among words that are not
        self.body = 0  # the same, behind a definite article or a preposition of bodies ("la DLRG", "by NASA")
        self.owned = 0  # a function word with a capital behind an article ("da Claro")
        self.shouted = 0  # in capitals among capitals, or as a sentence
        self.acting = 0  # the subject of a verb that only persons do
        self.greeted = 0  # behind a greeting
        self.partners: list[str] = []  # the first words that are joined to it by "and"
        # In a language that writes its nouns with capitals, inside of a sentence:
        self.nouns = 0  # all uses
        self.articled = 0  # behind an article or determiner
        self.counted = 0  # behind a number
        self.placed = 0  # behind a bare preposition of places ("aus Kiel")
        self.near = 0  # behind a bare preposition of persons ("von Kessler")
        self.applied = 0  # behind a noun that says what it is ("Stadt Kiel")
        self.bare = 0  # with none of these before it
        self.verbal = 0  # without an article before what may be a verb ("Fynn packt")


class Forms(dict[str, Form]):
    """The uses of each folded word, and of each run of two words or more inside of sentences."""

    def __init__(self) -> None:
        super().__init__()
        self.inside_runs: dict[tuple[str, ...], int] = {}

    def __missing__(self, key: str) -> Form:
        form = self[key] = Form()
        return form


class Run(NamedTuple):
    """A run of capitalised words: `keys` are their folded forms (with particles), `starts` and `bases` per word."""

    keys: tuple[str, ...]
    starts: tuple[int, ...]
    bases: tuple[str, ...]
    joints: tuple[str, ...]  # what stands between word k and k + 1
    opens: bool
    indefinite: bool  # after "a" or "an"
    quiet: bool  # where capitals say nothing
    shape: int  # of its first capitalised word
    parts: int  # capitalised words in it
    whole: bool  # all of a sentence
    broken: bool  # goes over the end of a line
    street: bool  # begins with the word for a street, or ends with a house number

    def name(self, first: int, stop: int) -> tuple[int, tuple[str, ...], str]:
        """Return words first to stop as (offset, key, spelling)."""
        spelling = self.bases[first]
        for k in range(first + 1, stop):
            joint = self.joints[k - 1]
            spelling += (" " if joint.isspace() else joint) + self.bases[k]
        return self.starts[first], self.keys[first:stop], spelling


class Uses:
    """Counts the uses of the capitalised words of one text."""

    def __init__(self, columns: Columns, states: bytearray, traits: list[Trait | None], tongues: Tongues) -> None:
        self.text, self.words, self.states, self.traits = columns.text, columns.words, states, traits
        self.tongues = tongues
        self.ids, self.starts, self.folded = self.words.ids, self.words.starts, self.words.folded
        self.lengths = list(map(len, self.words.surfaces))
        self.total = len(self.words)
        self.forms = Forms()

    def gap(self, i: int) -> str:
        """Return what stands between word i and the word before."""
        if not i:
            return ""
        starts = self.starts
        return self.text[starts[i - 1] + self.lengths[self.ids[i - 1]] : starts[i]]

    def before(self, i: int) -> str:
        """Return the folded word before word i, "" at the beginning of a text."""
        return self.folded[self.ids[i - 1]] if i else ""

    def titled(self, i: int) -> bool:
        """Tell whether a title stands before word i."""
        title = self.before(i)
        if not title:
            return False
        gap = self.gap(i)
        title = title[title.rfind("'") + 1 :]  # l'avv. Morelli
        if title in ("m", "me") or title in lexicon.TITLE_TAILS:
            return self._short_title(i, title, gap)
        if title not in lexicon.TITLES:
            return False
        return gap in (" ", "\n", "\u00a0") or (title in _SHORT_TITLES and gap in (". ", ".", ".\n", ".\u00a0"))

    def _short_title(self, i: int, title: str, gap: str) -> bool:
        """Read "M. Delcroix", "Me Duroc" and the ends of "Sig.ra", "Dott.ssa"."""
        if title in ("m", "me"):
            gaps = (". ", ".\u00a0") if title == "m" else (" ", "\u00a0")
            return gap in gaps and self.words.surface(i - 1) == title.capitalize() and self.tongues.at(i) == "fr"
        joined = gap in (" ", "\u00a0") and i > 1 and self.gap(i - 1) in (".", "-")
        return joined and self.before(i - 1) in lexicon.TITLES

    def runs_on(self, i: int) -> bool:
        """Tell whether word i goes on with the line of the word before, or with the next line of wrapped text."""
        end = self.words.end(i - 1)
        if "\n" not in self.text[end : self.words.starts[i]]:
            return True
        return self.text.rfind("\n", max(0, end - _WRAPPED), end) < 0 and end >= _WRAPPED

    def inside(self, first: int, last: int) -> bool:
        """Tell whether a capital says something here: inside of a sentence, or all that two quotation marks hold."""
        surface = self.words.surface(first)
        if surface[1:2] in ("'", "’") and surface[2:3].isupper() and surface[0] in "LlDd":
            return not surface.isupper()  # L'Adige: a noun would have no capital
        gap = self.gap(first)
        if self.states[first] & OPENS or not first:
            return self._is_quoted(first, last)
        if gap in _INSIDE_GAPS:
            return gap.startswith(",") or self.runs_on(first)
        close = _QUOTES.get(gap[-1:])
        return close is not None and gap[:-1] == " " and self.text[self.words.end(last) :][:1] == close

    def _is_quoted(self, first: int, last: int) -> bool:
        """Tell whether guillemets hold words first to last and no speech: «Зенит» опять выиграл."""
        start, end = self.words.starts[first], self.words.end(last)
        tail = self.text[end : end + 3]
        return self.text[start - 1 : start] == "«" and tail[:2] == "» " and tail[2:].islower()

    def count(self, run: Run, held: list[int], titled: bool) -> None:
        """Count the uses of the words of a run; `held` are their numbers."""
        lead = 0
        while self.traits[self.ids[held[lead]]] is None:
            lead += 1
        form = self.forms[run.keys[lead]]
        if run.shape >= MIXED:
            form.shaped += not self._is_code(held[lead])
        elif run.shape == CAPITALS:
            self._count_capitals(held, run.keys, titled)
        elif run.parts <= MOST_PARTS:
            self._count_words(run, held, titled, lead)

    def _is_code(self, i: int) -> bool:
        """Tell whether a word of mixed shape is an identifier of code: a call, a member, an error, camelCase."""
        surface, end = self.words.surface(i), self.words.end(i)
        if self.text[end : end + 1] in ("(", "=", "_") or self.gap(i)[-1:] in (".", "_", "$", "`"):
            return True
        if self.text[end : end + 1] == "." and self.text[end + 1 : end + 2].isalpha():
            return True
        if surface.endswith(around.CODE_ENDS):
            return True
        if self.folded[self.ids[i]] in lexicon.MAKERS:
            return False  # easyJet
        return surface[0].islower() and not surface[1].isupper() and not surface.startswith("mac")

    def _count_words(self, run: Run, held: list[int], titled: bool, lead: int) -> None:
        keys, forms, i = run.keys, self.forms, held[0]
        form = forms[keys[lead]]
        nouns = bool(self.states[i] & NOUNS)
        if titled:
            form.titled += 1
            for key in keys[1:]:
                forms[key].inside += 1
            return
        single = len(keys) == 1
        if single:
            acts = self.acts(i)
            form.acting += acts
            form.verbal += not acts and (self._may_act(i) if nouns else self._is_subject(i))
            self.pair(form, i)
            form.acting += run.opens and keys[0] in around.OWNERS and self.words.surface(i)[-2:] in ("'s", "’s")
            form.acting += run.opens and self._is_version(i + 1)
            form.greeted += self.before(i) in lexicon.GREETINGS and self.gap(i) == " "
        if run.opens:
            form.opening += 1
        elif run.broken:
            return
        elif nouns:
            if single:
                self._count_noun(form, i)
            else:
                self._count_run(keys)
        elif single:
            form.inside += not run.indefinite
            form.lone += not run.indefinite
            form.owned += self.named(i)
        elif not run.indefinite:
            self._count_run(keys)
            form.inside += keys[0] in lexicon.GIVEN
        if not single and not nouns and ((run.opens and not run.whole) or keys[0] in lexicon.GIVEN) and not run.street:
            forms[keys[-1]].inside += 1

    def _count_run(self, keys: tuple[str, ...]) -> None:
        self.forms.inside_runs[keys] = self.forms.inside_runs.get(keys, 0) + 1

    def _count_capitals(self, held: list[int], keys: tuple[str, ...], titled: bool) -> None:
        words = self.words
        for i, key in zip(held, keys, strict=False):
            form = self.forms[key]
            opens = i > 0 and not self.states[i] & OPENS  # a shouted sentence says nothing about the next one
            goes_on = i + 1 < self.total and not self.states[i + 1] & OPENS
            near = ((i - 1, opens), (i + 1, goes_on))
            beside = [self.traits[words.ids[k]] for k, same in near if same]
            loud = any(trait is not None and trait.shape == CAPITALS for trait in beside)
            mark = self.text[words.end(i) : words.end(i) + 1]
            last = i + 1 >= self.total or bool(self.states[i + 1] & OPENS)
            loud = loud or (mark in ("!", "?") and last) or (bool(self.states[i] & OPENS) and last)
            form.shouted += loud
            form.acronym += not loud
            form.body += not loud and (self._is_body(i) or self.acts(i))  # "DVLA says"
        self.forms[keys[0]].titled += titled

    def _is_body(self, i: int) -> bool:
        """Tell whether the article or the preposition of a body stands before word i ("la DLRG", "dell'ENEL")."""
        surface = self.words.surface(i)
        if surface[0].islower() or surface[1:2] in ("'", "’"):
            return True
        before = self.before(i)
        articles = lexicon.ARTICLES.get(self.tongues.at(i), frozenset())
        return self.gap(i) == " " and (before in articles or before in _BODIES)

    def _count_noun(self, form: Form, i: int) -> None:
        """Class the use of a capitalised word in a language that writes its nouns so."""
        before, gap = self.before(i), self.gap(i)
        form.nouns += 1
        end = self.words.end(i)
        if self.text[end : end + 1] == "-" and self.text[end + 1 : end + 2].isalpha():
            pass  # the first part of a compound
        elif gap not in (" ", "\n"):
            form.bare += 1
        elif before in german_lexicon.DETERMINERS:
            form.articled += 1
        elif before[-1:].isdigit():
            form.counted += 1
        elif before in german_lexicon.PREPOSITIONS:
            form.placed += 1
        elif before in german_lexicon.PERSON_PREPOSITIONS:
            form.near += 1
        elif before in german_lexicon.CLASSES or (before in german_lexicon.NAMING and self.before(i - 1) != "das"):
            form.applied += 1
            form.titled += before in german_lexicon.CALLED  # Projekt Leuchtturm
        elif self._described(i, before):
            form.articled += 1
        elif (
            (trait := self.traits[self.words.ids[i - 1]]) is None
            or trait.shape != CAPITAL
            or self.states[i - 1] & OPENS
        ):
            form.bare += 1

    def _is_version(self, i: int) -> bool:
        """Tell whether a version stands at word i, behind the name of what has it ("Larkspur 2.4 ships")."""
        if i + 1 >= self.total or self.gap(i) != " " or self.gap(i + 1) != ".":
            return False
        words = self.words
        whole = words.surface(i).isdecimal() and words.surface(i + 1).isdecimal()
        return whole and len(words.surface(i)) < 3 and not self.states[i] & OPENS

    def _described(self, i: int, before: str) -> bool:
        """Tell whether an article with an adjective stands before word i ("die alte Pumpe")."""
        adjective = before.endswith(_ADJECTIVE) and self.words.surface(i - 1).islower()
        return adjective and i > 1 and self.before(i - 1) in german_lexicon.DETERMINERS

    def named(self, i: int) -> bool:
        """Tell whether an article in lower case stands before word i and its capital begins no title of address."""
        language = self.tongues.at(i)
        if language not in around.CLITICS or self.gap(i) != " " or not self.words.surface(i - 1).islower():
            return False
        return self.before(i) in lexicon.ARTICLES[language]

    def acts(self, i: int) -> bool:
        """Tell whether word i is followed by a verb that only persons do, and no article stands before it."""
        if i + 1 >= self.total or self.states[i + 1] & (OPENS | QUIET) or self.gap(i + 1) != " ":
            return False
        if not self._subject(i):
            return False
        if self.words.surface(i + 1) in ("à", "às"):
            return False  # "Grève à la cantine"
        language = self.tongues.at(i)
        verbs = lexicon.verbs(language)
        folded, ids = self.words.folded, self.words.ids
        if folded[ids[i + 1]] in verbs:
            return True
        clitics = around.CLITICS.get(language)
        if clitics:  # "Wallapop me cerró", "Thierry n'a pas"
            k, stop = i + 1, min(i + 3, len(ids))
            while k < stop and folded[ids[k]] in clitics and not self.states[k] & OPENS:
                k += 1
            return i + 1 < k < len(ids) and folded[ids[k]] in verbs and not self.states[k] & OPENS
        # "Ингрид уже два раза спрашивала", "Uwe nicht will": an adverb or two between
        return language == "ru" and self._acts_later(i, verbs)

    def _acts_later(self, i: int, verbs: frozenset[str]) -> bool:
        """Tell whether a verb stands a few words behind word i, with neither a preposition nor a comma between."""
        for k in range(i + 1, min(i + 5, self.total)):
            form = self.folded[self.ids[k]]
            if self.states[k] & OPENS or form in russian_lexicon.GOVERNING or self.gap(k) not in (" ", "\u00a0"):
                return False
            if k > i + 1 and form in verbs:
                return True
        return False

    def _subject(self, i: int) -> bool:
        """Tell whether a capitalised word may be a name as a subject: in German, no article or number before it."""
        if not self.states[i] & NOUNS or self.states[i] & OPENS:
            return True
        before = self.before(i)
        if before in german_lexicon.PREPOSITIONS or before in german_lexicon.PERSON_PREPOSITIONS:
            return False
        return not (before in german_lexicon.DETERMINERS or before[-1:].isdigit() or self._described(i, before))

    def _may_act(self, i: int) -> bool:
        """Tell whether a German word, without an article, stands before what has the ending of a verb."""
        if i + 1 >= self.total or self.states[i + 1] & OPENS or self.gap(i + 1) != " " or not self._subject(i):
            return False
        following = self.words.surface(i + 1)
        if following in around.SHORT_VERBS:
            return True
        verb = len(following) > 3 and following.islower() and following.endswith(("t", "te"))
        return verb and following not in around.NO_VERBS

    def _is_subject(self, i: int) -> bool:
        """Tell whether an English word stands as a subject without an article, as a noun in the singular never does."""
        if i + 1 >= self.total or self.states[i + 1] & OPENS or self.gap(i + 1) != " ":
            return False
        return self.words.surface(i + 1) in around.FINITE

    def pair(self, form: Form, i: int) -> None:
        """Note the words that are joined to word i by "and"."""
        words = self.words
        folded, ids = words.folded, words.ids
        for step in (-1, 1):
            middle, other = i + step, i + 2 * step
            if len(form.partners) >= _MOST_PARTNERS or not 0 <= other < self.total or folded[ids[middle]] not in AND:
                continue
            trait = self.traits[ids[other]]
            if trait is None or trait.shape != CAPITAL or self.states[max(other, i)] & OPENS:
                continue
            if self.gap(max(middle, i)) == " " == self.gap(max(middle, other)) and trait.key not in form.partners:
                form.partners.append(trait.key)
