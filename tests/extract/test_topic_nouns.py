"""The nouns of a span: the fast way to the best ones against a plain count of all of them, on random texts."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.topic_uses import AS_NOUN, AS_OTHER
from zettelpy.extract.topic_words import Terms, _Judge
from zettelpy.extract.topics import MOST, _Topics
from zettelpy.options import Options
from zettelpy.text.columns import read_columns

WORDS = "the The a of they pump pumps valve valves boiler very is crane cranes drill drills kettle NASA paint Ö2"
TEXTS = st.lists(st.sampled_from((*WORDS.split(), "boats.", "Gravel,")), max_size=60).map(" ".join)


def plain_nouns(terms: Terms, first: int, stop: int, covered: dict[int, int]) -> list[tuple[float, int, str]]:
    """What `_nouns` finds, term by term: every form with its count, its balance and its places."""
    here = [(place, i) for place, i in enumerate(terms.at) if first <= i < stop]
    found = []
    for term in dict.fromkeys(terms.term_of[terms.form_at[place]] for place, _ in here):
        nouns: list[tuple[float, int, int, int]] = []
        at: list[int] = []
        for form in dict.fromkeys(terms.form_at[place] for place, _ in here):
            if terms.term_of[form] == term:
                mine = [(place, i) for place, i in here if terms.form_at[place] == form]
                uses = Counter(terms.uses.here[place] for place, _ in mine)
                shares, balance = terms.shares[form], uses[AS_NOUN] - uses[AS_OTHER]
                share = shares.told if balance > 0 else shares.against if balance < 0 else shares.untold
                if share > 0:
                    nouns.append((share, len(mine), -mine[0][1], form))
                    at += [i for _, i in mine]
        if nouns:
            share, _, _, form = max(nouns)
            within = covered.get(term, 0)
            weight = share * len(at) * terms.weights[form]
            if len(at) > 1:
                weight *= 1.0 + 0.5 * (max(at) - min(at)) / (stop - first)
            if weight > 0 and (not within or len(at) >= 2 * within + 1):
                found.append((-weight, min(at), terms.forms[form]))
    return sorted(found)


@given(TEXTS, st.integers(0, 20), st.integers(0, 60), st.dictionaries(st.integers(0, 6), st.integers(1, 2), max_size=3))
def test_the_best_nouns_are_those_of_a_plain_count(text: str, first: int, size: int, covered: dict[int, int]) -> None:
    columns = read_columns(text)
    topics = _Topics(columns, Options())
    stop = min(len(columns.words), first + size)
    found = sorted(topics._nouns(first, stop, covered))
    expected = plain_nouns(topics.terms, first, stop, covered)
    assert found[:MOST] == expected[:MOST]
    assert set(found) <= set(expected)


@given(st.text(st.sampled_from("aehivxlcnmsAHN"), min_size=1, max_size=5) | st.sampled_from(("ok", "OK", "UI", "may")))
def test_words_of_plain_letters_are_judged_as_all_others(word: str) -> None:
    judge = _Judge(Terms(read_columns("We met Ana. " + word), Options()), "en")
    folded = word.lower()
    plain = folded not in judge.dull and judge._is_plain_topic(word, folded)
    assert judge._base(word, folded) == ((folded, folded) if plain else ("", ""))
