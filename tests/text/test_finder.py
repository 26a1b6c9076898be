"""Where phrases may begin: whatever is left out beforehand, the same ones are found; and rare words by their number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.finder import Finder, beginnings
from zettelpy.text.phrases import HOLD, Hit, Phrases
from zettelpy.text.words import tokenise

VOCABULARY = ("go", "with", "the", "Go", "by", "l'an", "数据库", "用go数据", "결정했어", "дом")
SENTENCES = st.lists(st.sampled_from(VOCABULARY), min_size=1, max_size=40).map(" ".join)
PHRASES = st.lists(st.sampled_from((*VOCABULARY, "go/", "the/+m")), min_size=1, max_size=3).map(" ".join)
TABLES = st.dictionaries(
    st.sampled_from(("a", "b", HOLD)),
    st.lists(PHRASES.filter(lambda one: set(one.split()) != {"go/"}), min_size=1, max_size=4),
)


def elided(word: str) -> list[tuple[str, str]]:
    return [("more", "l'an by"), ("more", "l'an")] if word == "l'an" else []


@given(SENTENCES, TABLES, TABLES, st.lists(st.integers(0, 40), max_size=4).map(sorted))
def test_what_begins_no_phrase_is_left_out_and_nothing_else(
    text: str, table: dict[str, list[str]], other: dict[str, list[str]], borders: list[int]
) -> None:
    words, phrases = tokenise(text), Phrases(table | {"more": ["house"]}, elided)
    plain = Finder(phrases, words, borders, range(len(words))).find()
    assert Finder(phrases, words, borders, beginnings((Phrases(other), phrases), words)).find() == plain
    assert Finder(phrases, words, borders).find() == plain


@given(SENTENCES, TABLES, st.integers(0, 40), st.integers(0, 40))
def test_a_part_is_found_alike_before_and_after_the_whole(
    text: str, table: dict[str, list[str]], one: int, other: int
) -> None:
    words, phrases = tokenise(text), Phrases(table)
    first, stop = sorted((one, other))
    finder = Finder(phrases, words, ())
    part = finder.find(first, stop)
    for _ in range(20):  # until a good part of the text was asked for
        finder.find()
    assert part == finder.find(first, stop)
    assert part == [Hit(*hit) for hit in Finder(phrases, words, (), range(len(words))).find(first, stop)]


def test_beginnings_leave_out_most_words() -> None:
    words = tokenise("the boat goes by the old house and the boat sinks")
    phrases = Phrases({"a": ["the house", "boat goes", "sinks"]})
    assert beginnings((phrases,), words) == [1, 10]


@given(st.lists(st.integers(0, 60), min_size=1, max_size=200), st.sets(st.integers(0, 60)))
def test_words_are_found_by_their_surfaces(numbers: list[int], sought: set[int]) -> None:
    words = tokenise(" ".join([f"w{number}" for number in numbers]))
    surfaces = [k for k, surface in enumerate(words.surfaces) if int(surface[1:]) in sought]
    expected = [i for i, k in enumerate(words.ids) if k in surfaces]
    assert list(words.positions(surfaces)) == expected


def test_rare_words_are_found_in_a_long_text_whatever_their_number() -> None:
    words = tokenise(" ".join([f"w{k * k % 70_001}" for k in range(150_000)]))
    size = len(words.surfaces)
    for surfaces in ([0], [45, 93, 94], [92], [size - 1, 3], list(range(40)), list(range(0, size, 2))):
        among = frozenset(surfaces)
        assert list(words.positions(surfaces)) == [i for i, k in enumerate(words.ids) if k in among]
