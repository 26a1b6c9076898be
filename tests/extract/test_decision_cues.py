"""The lexicons of decisions: every phrase in them can be found, under the kind that it is listed with."""

from __future__ import annotations

import pytest

from zettelpy.extract.decision_cues import GUARDS, WITHDRAWALS, lexicon, read_cues
from zettelpy.extract.decision_places import PLACES
from zettelpy.text.columns import read_columns
from zettelpy.text.lexicon.decided import FRENCH_AUXILIARIES, LEXICONS, things
from zettelpy.text.normalise import fold
from zettelpy.text.notation import read_lexicon, spellings
from zettelpy.text.phrases import HOLD
from zettelpy.text.words import tokenise

OTHERS = frozenset((HOLD, "free", "fill", "num"))


@pytest.mark.parametrize("language", sorted(LEXICONS))
def test_every_phrase_is_found_under_its_kind(language: str) -> None:
    tables = lexicon()
    dead = []
    for kind, phrases in read_lexicon(LEXICONS[language]).items():
        if kind in OTHERS:
            continue
        table = tables.withdrawals if kind in WITHDRAWALS else tables.guards if kind in GUARDS else tables.cues
        label = kind if kind in WITHDRAWALS else f"{kind} {language}"
        for spelling in (spelling for phrase in phrases[language] for spelling in spellings(phrase)):
            if label not in [hit.label for hit in table.find(tokenise(spelling))]:
                dead.append((kind, spelling))
    assert dead == []


@pytest.mark.parametrize("language", sorted(LEXICONS))
def test_every_section_is_of_a_known_kind(language: str) -> None:
    kinds = set(read_lexicon(LEXICONS[language]))
    assert kinds <= OTHERS | GUARDS | WITHDRAWALS | set(PLACES) | {"yes", "offer"}
    assert {"said", "plan", "open", "head", "fill", "if", "propose", "told", "hedge", "ask", "undo", "joke"} <= kinds


def test_phrases_that_are_other_words_without_their_accents_are_held_and_no_others() -> None:
    auxiliaries = set(FRENCH_AUXILIARIES.split())
    bare, others = set(), set()
    for text in (*LEXICONS.values(), things.LEXICON):
        for by_language in read_lexicon(text).values():
            for language, phrases in by_language.items():
                for spelling in (spelling for phrase in phrases for spelling in spellings(phrase)):
                    words = spelling.split()
                    participle = any(word.endswith(("é", "és")) for word in words) and auxiliaries.isdisjoint(words)
                    accented = participle if language == "fr" else bool({"è", "é", "só"} & set(words))
                    (bare if accented else others).add(fold(spelling))
    accents = lexicon().accents
    assert len(bare) > 500
    assert [phrase for phrase in sorted(bare) if not accents.hold(phrase)] == []
    assert [phrase for phrase in sorted(others - bare) if accents.hold(phrase)] == []


def test_a_phrase_of_two_languages_is_one_cue() -> None:
    (cue,) = read_cues(read_columns("Decidido, Renata."))
    assert {"es", "pt"} <= cue.languages
    assert "said" in cue.kinds


def test_a_long_text_is_read_in_its_own_languages() -> None:
    english = "The ferry to the island was late again and we had to wait for more than an hour. "
    words = "I assume that the captain had his reasons, and everybody was kind about it in the end."
    assert [cue for cue in read_cues(read_columns(english + words)) if not cue.languages <= {"en"}] == []


def test_a_mark_parts_phrases() -> None:
    assert [cue.found.hit.first for cue in read_cues(read_columns("Sì, usa la blu."))] == [0, 1]
