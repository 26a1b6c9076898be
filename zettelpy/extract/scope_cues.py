r"""Cue lexicons by language into phrases whose label names the language of the cue, so that each is judged by its own.

A word that ends in `~` in a lexicon stands for its regular forms (`text/lexicon/paradigms.py`). A cue that several
languages share ("triste") is found once for each, and comes back once, with all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from zettelpy.extract.negation import Found, find_cues
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon.paradigms import ELIDED, PARADIGMS, VOWELS
from zettelpy.text.normalise import fold
from zettelpy.text.notation import read_lexicon, spellings, words_of
from zettelpy.text.phrases import HOLD, Finder, Phrases


@cache
def _paradigm(language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the rows of a language's paradigm, longest ending first."""
    rows = []
    for line in PARADIGMS.get(language, "").strip().split("\n"):
        ending, _, forms = line.partition(":")
        rows.append((ending, tuple("" if form == "-" else form for form in forms.split())))
    return tuple(sorted(rows, key=lambda row: -len(row[0])))


def inflect(phrase: str, language: str) -> str:
    """Write out the words of a phrase that end in `~`: each becomes its regular forms, as alternatives.

    >>> inflect("muy triste~", "es"), inflect("heureux~", "fr")
    ('muy triste/tristes', 'heureux/heureuse/heureuses')
    """
    return " ".join(_inflect_word(word, language) for word in phrase.split()) if "~" in phrase else phrase


def _inflect_word(word: str, language: str) -> str:
    forms = []
    for form in word.split("/"):
        if form.endswith("~"):
            stem = form[:-1]
            ending, tails = next(row for row in _paradigm(language) if stem.endswith(row[0]))
            stem = stem[: len(stem) - len(ending)]
            forms += [stem + tail for tail in tails]
        else:
            forms.append(form)
    return "/".join(forms)


class _Elided:
    """Cues of one word, written together with an article or a pronoun: "m'énerve"; made when a text has such a word."""

    __slots__ = ("_cues", "_forms")

    def __init__(self) -> None:
        self._cues: dict[str, list[tuple[str, list[str]]]] = {}  # language -> labels and cues
        self._forms: dict[str, dict[str, list[tuple[str, str]]]] = {}  # language -> first word -> labels and forms

    def add(self, language: str, label: str, phrases: Iterable[str]) -> None:
        """Take the cues of a language that elides."""
        self._cues.setdefault(language, []).append((label, [phrase for phrase in phrases if " " not in phrase]))

    def __call__(self, word: str) -> list[tuple[str, str]]:
        """Return the labels and cues that begin with a folded word such as "m'enerve"."""
        particle, _, rest = word.partition("'")
        found = []
        for language in self._cues:
            if f"{particle}'" in ELIDED[language].split():
                if language not in self._forms:
                    self._forms[language] = self._forms_of(language)
                found += [(label, f"{particle}'{form}") for label, form in self._forms[language].get(rest, ())]
        return found

    def _forms_of(self, language: str) -> dict[str, list[tuple[str, str]]]:
        forms: dict[str, list[tuple[str, str]]] = {}
        for label, phrases in self._cues[language]:
            for form in (form for phrase in phrases for form in spellings(phrase)):
                if form and form[0] in VOWELS and "'" not in form[:3]:
                    folded = fold(form)
                    forms.setdefault(words_of(folded)[0], []).append((label, folded))
        return forms


def language_phrases(lexicons: Iterable[str]) -> Phrases:
    r"""Compile lexicons into phrases with labels such as "joy es": the label of the lexicon, the language of the cue.

    >>> from zettelpy.text.words import tokenise
    >>> cues = language_phrases(["[joy]\nes feliz\nen glad", "[joy]\npt feliz"])
    >>> [hit.label for hit in cues.find(tokenise("feliz, glad"))]
    ['joy es', 'joy pt', 'joy en']
    """
    table: dict[str, list[str]] = {}
    elided = _Elided()
    for lexicon in lexicons:
        for label, by_language in read_lexicon(lexicon).items():
            for language, phrases in by_language.items():
                name = f"{label} {language}" if label != HOLD else HOLD
                written = [inflect(phrase, language) if "~" in phrase else phrase for phrase in phrases]
                table.setdefault(name, []).extend(written)
                if language in ELIDED:
                    elided.add(language, name, written)
    return Phrases(table, elided)


def find_language_cues(columns: Columns, phrases: Phrases | Finder) -> Iterator[tuple[Found, str, tuple[str, ...]]]:
    """Yield the cues of a text in order, each once, with its label and its languages. See `find_cues`."""
    place: tuple[int, int] | None = None
    at_place: dict[str, tuple[Found, list[str]]] = {}
    for cue in find_cues(columns, phrases):
        if (cue.start, cue.end) != place:
            yield from _told(at_place)
            place, at_place = (cue.start, cue.end), {}
        label, _, language = cue.hit.label.rpartition(" ")
        at_place.setdefault(label, (cue, []))[1].append(language)
    yield from _told(at_place)


def _told(cues: dict[str, tuple[Found, list[str]]]) -> Iterator[tuple[Found, str, tuple[str, ...]]]:
    for label, (cue, languages) in cues.items():
        yield cue, label, tuple(languages)
