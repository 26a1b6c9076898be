"""The Snowball English stemmer (Porter2): by words of our own here, by the published vocabulary in the next file."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.normalise import fold
from zettelpy.text.stems import stem

# word -> stem, by the step that decides
STEPS = {
    "possessives": "ana's ana, boss' boss, 'tis tis",
    "plurals": "boxes box, ties tie, cries cri, gaps gap, gas gas, this this, glasses glass, menus menus, kiwis kiwi",
    "participles": (
        "agreed agre, feed feed, hoped hope, hopping hop, running run, adding add, egged egg, luxuriating luxuri, "
        "dying die, vying vie, herrings her-ring, evenings evening, proceed proceed, bring bring, sing sing"
    ),
    "final y": "cry cri, by by, say say, enjoy enjoy, yoyo yoyo",
    "two suffixes": (
        "rationally ration, hopefulness hope, vietnamization vietnam, sensibilities sensibl, geologist geolog, "
        "geology geolog, restless restless, carelessly careless"
    ),
    "one suffix": "triplicate triplic, formative format, replacement replac, adoption adopt, relational relat",
    "final e and l": "rate rate, cease ceas, controll control, roll roll, paste past-e",
    "beginnings": (
        "generate generat, general general, universe univers, university universiti, organic organic, organs organ, "
        "internal internal, later later, communism communism, past past, emergency emergenc"
    ),
    "exceptions": "skis ski, sky sky, skies sky, news news, bias bias, only onli, early earli, gently gentl",
    "no English word": "ab ab, naïve naiv, 3d 3d, 1980s 1980s, größes gross, v2apis v2api, словаs слова",
}


@pytest.mark.parametrize("step", STEPS)
def test_words_are_stemmed_as_published(step: str) -> None:
    for pair in STEPS[step].split(", "):
        word, expected = pair.split()
        assert stem(fold(word)) == expected.replace("-", ""), word


@pytest.mark.parametrize(
    "group",
    [
        "decide decides decided deciding",
        "travel travels travelled travelling traveler",
        "plan planned planning plans",
        "kind kinds kindly kindness",
        "organize organized organizing organization",
        "hope hoped hoping hopes hopeful hopefully",
    ],
)
def test_forms_of_one_word_meet(group: str) -> None:
    assert len({stem(word) for word in group.split()}) == 1


@pytest.mark.parametrize("pair", ["hope hop", "universe university", "past paste", "general generic", "news new"])
def test_other_words_keep_apart(pair: str) -> None:
    one, other = pair.split()
    assert stem(one) != stem(other)


ENDINGS = st.sampled_from("s es ed ing ly ational ization fulness ously ement y ies ied ence ism 's '".split())


@given(st.text(st.sampled_from("aeiouybcdghlmnrstvxz'"), max_size=7), st.lists(ENDINGS, max_size=3))
def test_a_stem_is_not_empty_no_longer_and_the_same_each_time(begin: str, endings: list[str]) -> None:
    word = begin + "".join(endings)
    made = stem(word)
    assert bool(made) == bool(word)
    assert len(made) <= len(word) + 1  # hoping -> hope; of three letters and more never longer
    assert stem(word) == made
    assert "Y" not in made


@given(st.text(max_size=30).map(fold))
def test_any_text_has_a_stem(word: str) -> None:
    assert bool(stem(word)) == bool(word)
