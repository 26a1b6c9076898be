"""Cue lexicons by language: regular forms written out, languages kept with the cue, no cue that can never be found."""

from __future__ import annotations

import pytest

from zettelpy.extract.scope_cues import find_language_cues, inflect, language_phrases
from zettelpy.text.columns import read_columns
from zettelpy.text.lexicon import emotions, flags
from zettelpy.text.lexicon.paradigms import ELIDED, PARADIGMS, VOWELS
from zettelpy.text.notation import read_lexicon, spellings
from zettelpy.text.phrases import HOLD, Phrases
from zettelpy.text.words import tokenise


@pytest.mark.parametrize(
    ("phrase", "language", "expected"),
    [
        ("contento~", "es", "contento/contenta/contentos/contentas"),
        ("stolz~ auf", "de", "stolz/stolze/stolzen/stolzer/stolzes/stolzem auf"),
        ("fier/épuisé~", "fr", "fier/épuisé/épuisée/épuisés/épuisées"),
        ("heureux~", "fr", "heureux/heureuse/heureuses"),
        ("nostalgico~", "it", "nostalgico/nostalgica/nostalgici/nostalgiche"),
        ("удивительный~", "ru", None),
        ("plain words", "en", "plain words"),
    ],
)
def test_regular_forms(phrase: str, language: str, expected: str | None) -> None:
    if expected is None:
        assert "удивительная" in inflect(phrase, language).split("/")
    else:
        assert inflect(phrase, language) == expected


@pytest.mark.parametrize("language", sorted(PARADIGMS))
def test_every_word_has_a_paradigm(language: str) -> None:
    assert "~" not in inflect("xyz~", language)


def test_a_shared_cue_comes_back_once_with_its_languages() -> None:
    phrases = language_phrases(["[joy]\nes feliz\nen glad\n[]\nen glad rags", "[joy]\npt feliz\n[love]\npt feliz"])
    cues = list(find_language_cues(read_columns("feliz, glad. Glad rags."), phrases))
    assert [(cue.start, label, languages) for cue, label, languages in cues] == [
        (0, "joy", ("es", "pt")),
        (0, "love", ("pt",)),
        (7, "joy", ("en",)),
    ]


def test_a_cue_written_together_with_an_article_or_pronoun() -> None:
    phrases = language_phrases(["[joy]\nfr espoir\nit amore\nen hope"])
    cues = find_language_cues(read_columns("l'espoir, d’espoir, l'amore, l'hope"), phrases)
    assert [cue.start for cue, _, _ in cues] == [0, 10, 20]


@pytest.mark.parametrize("lexicons", [emotions.LEXICONS, flags.LEXICONS], ids=["emotions", "flags"])
def test_elided_cues_are_those_of_a_table_that_spells_them_out(lexicons: tuple[str, ...]) -> None:
    table: dict[str, list[str]] = {}
    words = []
    for lexicon in lexicons:
        for label, by_language in read_lexicon(lexicon).items():
            for language, phrases in by_language.items():
                own = table.setdefault(f"{label} {language}" if label != HOLD else HOLD, [])
                for phrase in (inflect(phrase, language) for phrase in phrases):
                    own.append(phrase)
                    for form in spellings(phrase) if language in ELIDED and " " not in phrase else ():
                        if form and form[0] in VOWELS and "'" not in form[:3]:
                            elided = [particle + form for particle in ELIDED[language].split()]
                            own += elided
                            words += [*elided, form]
    text = tokenise(", ".join([*words, "d'hope", "j'", "j'j'aime", "n'oublie pas d'aimer", "c'est", "un'altra"]))
    hits = Phrases(table).find(text)
    assert language_phrases(lexicons).find(text) == hits
    assert len(hits) > 400


@pytest.mark.parametrize("lexicons", [emotions.LEXICONS, flags.LEXICONS], ids=["emotions", "flags"])
def test_every_cue_of_a_lexicon_is_found_in_itself(lexicons: tuple[str, ...]) -> None:
    phrases = language_phrases(lexicons)
    missed = []
    for lexicon in lexicons:
        for label, by_language in read_lexicon(lexicon).items():
            for language, own in by_language.items():
                for spelling in (spelling for phrase in own for spelling in spellings(inflect(phrase, language))):
                    labels = [hit.label for hit in phrases.find(tokenise(spelling))]
                    if labels if label == HOLD else f"{label} {language}" not in labels:
                        missed.append((label, spelling))
    assert missed == []  # a cue that is held, or covered by a longer one, would never be reported
