"""Phrases: leftmost-longest, whole words, runs without spaces, and a cost that grows with the text alone."""

from __future__ import annotations

from bisect import bisect_right
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.text.normalise import fold
from zettelpy.text.notation import read_lexicon, spellings
from zettelpy.text.phrases import HOLD, Hit, Phrases
from zettelpy.text.words import tokenise


def found(table: dict[str, list[str]], text: str) -> list[tuple[str, str]]:
    words = tokenise(text)
    return [(hit.label, text[words.starts[hit.first] : words.end(hit.stop - 1)]) for hit in Phrases(table).find(words)]


def test_the_longest_phrase_wins_from_the_left() -> None:
    table = {"a": ["new", "new york"], "b": ["york city hall"], "c": ["york"]}
    assert found(table, "New York City Hall, new city, york") == [("a", "New York"), ("a", "new"), ("c", "york")]


def test_a_phrase_that_breaks_off_falls_back_to_its_longest_part() -> None:
    assert found({"a": ["in", "in the long run"]}, "in the long term") == [("a", "in")]


def test_one_phrase_with_several_labels_is_reported_for_each() -> None:
    assert found({"a": ["fire"], "b": ["fire"]}, "Fire!") == [("a", "Fire"), ("b", "Fire")]


def test_held_phrases_keep_others_out_and_are_silent() -> None:
    table = {"tech": ["stack"], HOLD: ["stack of papers"]}
    assert found(table, "a stack of papers beside our stack") == [("tech", "stack")]


def test_words_match_folded_and_whole() -> None:
    table = {"x": ["décidé", "don't", "kick-off"]}
    assert [text for _, text in found(table, "DÉCIDÉ DON’T kick off kick-off decided undecide")] == [
        "DÉCIDÉ", "DON’T", "kick off", "kick-off",
    ]  # fmt: skip


def test_no_phrase_runs_across_a_border() -> None:
    words = tokenise("let us go. With you let us go with")
    phrases = Phrases({"x": ["go with"]})
    assert [hit.first for hit in phrases.find(words)] == [2, 7]
    assert [hit.first for hit in phrases.find(words, borders=[0, 3])] == [7]


def test_a_border_inside_leaves_the_part_before_it() -> None:
    words = tokenise("go. With")
    assert Phrases({"x": ["go with"], "y": ["go"]}).find(words, borders=[0, 1]) == [Hit("y", 0, 1)]


def test_a_phrase_matches_inside_a_run_without_spaces() -> None:
    words = tokenise("我们决定使用新数据库。ok")
    assert Phrases({"d": ["决定", "决定使用"], "t": ["数据库"]}).find(words) == [
        Hit("d", 0, 1, 2, 6),
        Hit("t", 0, 1, 7, 10),
    ]


def test_a_longer_run_under_hold_keeps_the_shorter_out() -> None:
    assert found({"d": ["决定了"], HOLD: ["决定了吗"]}, "你决定了吗") == []


def test_a_latin_word_between_runs_is_found() -> None:
    words = tokenise("使用API连接")
    assert Phrases({"t": ["api", "数据"]}).find(words) == [Hit("t", 0, 1, 2, 5)]


def test_korean_words_are_found_with_their_particles() -> None:
    assert found({"t": ["서버"]}, "서버에서 개발서버를") == [("t", "서버에서"), ("t", "개발서버를")]


def test_words_of_devanagari_match_whole() -> None:
    assert found({"d": ["फैसला किया"]}, "हमने फैसला किया।") == [("d", "फैसला किया")]


def test_a_part_of_the_words_can_be_searched() -> None:
    words = tokenise("one two one two one two")
    phrases = Phrases({"x": ["one two"]})
    assert [hit.first for hit in phrases.find(words, 1, 4)] == [2]
    assert phrases.find(words, 1, 3) == []
    assert phrases.find(words, 5, 99) == []


def test_nothing_in_nothing() -> None:
    assert Phrases({}).find(tokenise("any text 数据")) == []
    assert Phrases({"x": ["y"]}).find(tokenise("")) == []


def test_spellings() -> None:
    assert spellings("decide/+s/+d on/") == ["decide on", "decide", "decides on", "decides", "decided on", "decided"]
    assert spellings("we'll/we_will  use") == ["we'll use", "we will use"]


def test_a_phrase_of_too_many_spellings_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 512 spellings"):
        spellings(" ".join(["a/b/c"] * 6))


def test_a_phrase_without_a_word_is_refused() -> None:
    with pytest.raises(ValueError, match="must hold a word"):
        Phrases({"x": ["!?"]})


def test_lexicon_lines_go_on_and_comments_end() -> None:
    text = "[A]\nen one, two # comment\n   three,\nde eins\n[]\nen not one\n"
    assert read_lexicon(text) == {"A": {"en": ["one", "two", "three"], "de": ["eins"]}, "": {"en": ["not one"]}}


def test_a_lexicon_without_a_label_is_refused() -> None:
    with pytest.raises(ValueError, match="lexicon line 1"):
        read_lexicon("en one")


def naive(table: dict[str, list[str]], text: list[str]) -> list[tuple[str, int, int]]:
    """Leftmost-longest by trying every phrase at every word."""
    folded = [fold(word) for word in text]
    hits: list[tuple[str, int, int]] = []
    i = 0
    while i < len(folded):
        best = 0
        for phrases in table.values():
            for phrase in phrases:
                words = phrase.split()
                if folded[i : i + len(words)] == words:
                    best = max(best, len(words))
        for label, phrases in table.items():
            if best and label and any(phrase.split() == folded[i : i + best] for phrase in phrases):
                hits.append((label, i, i + best))
        i += best or 1
    return hits


WRITTEN = st.lists(
    st.lists(
        st.sampled_from(["a", "b/+c", "a/b", "c/", "/bc", "a_b/c", "b'a", "决", "决/a", "서버", "서", "é"]), min_size=1
    )
    .map(lambda tokens: " ".join(tokens[:3]))
    .filter(lambda phrase: "" not in spellings(phrase)),
    min_size=1,
    max_size=4,
)
TOKENS = st.lists(st.sampled_from(["a", "b", "bc", "c", "B'a", "x", "决a决", "서버에", "서", "e"]), max_size=12).map(
    " ".join
)


@given(st.dictionaries(st.sampled_from(["x", "y", HOLD]), WRITTEN), TOKENS, TOKENS)
@settings(max_examples=200, deadline=None)
def test_a_table_finds_the_same_spelled_out_or_not_and_whatever_it_read_before(
    table: dict[str, list[str]], text: str, before: str
) -> None:
    words = tokenise(text)
    spelled = Phrases({label: [s for phrase in own for s in spellings(phrase)] for label, own in table.items()})
    phrases = Phrases(table)
    phrases.find(tokenise(before))
    hits = phrases.find(words)
    assert hits == spelled.find(words) == Phrases(table).find(words)


def test_many_threads_may_ask_a_new_table() -> None:
    table = {f"l{i}": [f"w{k} w{k + i}/x{k}", f"w{k}"] for i in range(5) for k in range(200)}
    words = tokenise(" ".join(f"w{k} w{k + k % 7} x{k}" for k in range(200)))
    expected = Phrases(table).find(words)
    for _ in range(5):
        phrases = Phrases(table)
        with ThreadPoolExecutor(8) as pool:
            assert all(hits == expected for hits in pool.map(phrases.find, [words] * 16))


@given(
    st.dictionaries(
        st.sampled_from(["x", "y", HOLD]),
        st.lists(st.lists(st.sampled_from("abc"), min_size=1, max_size=3).map(" ".join), min_size=1, max_size=4),
    ),
    st.lists(st.sampled_from(["a", "b", "c", "B", "d"]), max_size=30),
)
@settings(max_examples=150, deadline=None)
def test_finding_equals_trying_every_phrase_at_every_word(table: dict[str, list[str]], text: list[str]) -> None:
    hits = Phrases(table).find(tokenise(" ".join(text)))
    assert [hit[:3] for hit in hits] == naive(table, text)


@given(st.text(max_size=200), st.lists(st.integers(0, 40), max_size=6).map(sorted))
@settings(max_examples=100, deadline=None)
def test_any_text_gives_hits_in_order_within_it(text: str, borders: list[int]) -> None:
    words = tokenise(text)
    hits = SMALL.find(words, borders=borders)
    for before, after in pairwise(hits):
        assert before.stop <= after.first or before[1:] == after[1:] or (before.to and before.to <= after.at)
    for hit in hits:
        assert 0 <= hit.first < hit.stop <= len(words)
        assert bisect_right(borders, hit.first) == bisect_right(borders, hit.stop - 1)


SMALL = Phrases({"x": ["a", "a b", "0", "决", "b c a"], HOLD: ["c"]})


def seconds(text: str) -> float:
    words = tokenise(text)
    return best_time(lambda: SMALL.find(words, borders=range(0, len(words), 7)))


@pytest.mark.timing
@pytest.mark.parametrize("unit", ["a ", "a b ", "b c ", "决定", "a b c 决", "词a"])
def test_time_grows_with_the_text_alone(unit: str) -> None:
    assert seconds(unit * 16_000) < 6 * seconds(unit * 4_000) + 0.02


def test_a_list_stands_for_its_words_in_phrases_of_its_language() -> None:
    text = "[=pet]\nen cat, old dog\nde Hund\n[A]\nen my <pet> and <pet>\nde kein <pet>"
    assert read_lexicon(text) == {"A": {"en": ["my cat/old_dog and cat/old_dog"], "de": ["kein Hund"]}}
    assert spellings("my cat/old_dog") == ["my cat", "my old dog"]


def test_a_list_that_is_missing_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\[=pet\] for 'de'"):
        read_lexicon("[=pet]\nen cat\n[A]\nde kein <pet>")


def test_optional_words_and_alternatives_of_several_words() -> None:
    table = {"A": ["we'll/we_will go with/"]}
    text = "we will go with it, we'll go, we will"
    assert found(table, text) == [("A", "we will go with"), ("A", "we'll go")]


def test_a_phrase_of_several_words_goes_before_what_is_inside_its_first() -> None:
    table = {"A": ["취소"], "B": ["취소하기로 했어요"]}
    assert found(table, "취소하기로 했어요") == [("B", "취소하기로 했어요")]
    assert [hit[:3] for hit in Phrases(table).find(tokenise("취소됐어요"))] == [("A", 0, 1)]


@given(st.lists(st.sampled_from(["a", "b", "c", "x"]), max_size=30), st.integers(0, 30), st.integers(0, 30))
def test_a_part_is_found_as_if_it_were_the_whole(letters: list[str], first: int, stop: int) -> None:
    phrases = Phrases({"1": ["a b", "b"], "2": ["a b c", "c a"]})
    words = tokenise(" ".join(letters))
    first, stop = min(first, len(words)), min(stop, len(words))
    part = phrases.find(tokenise(" ".join(letters[first:stop])))
    moved = [hit._replace(first=hit.first + first, stop=hit.stop + first) for hit in part]
    assert phrases.over(words).find(first, max(first, stop)) == moved


def test_what_is_told_of_a_word_stands_in_the_order_of_the_table() -> None:
    told = {"j'a": [("x", "j'a"), ("y", "j'a b")]}
    phrases = Phrases({"x": ["q"], "y": ["j'a"], "z": ["r"]}, lambda word: told.get(word, []))
    assert phrases.find(tokenise("j'a c j'a b")) == [Hit("x", 0, 1), Hit("y", 0, 1), Hit("y", 2, 4)]
