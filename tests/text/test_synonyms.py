"""Lines of synonyms and categories: the format, its errors, and what a question finds by them."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.text.lexicon.members import Category
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.stems import stemmer_for
from zettelpy.text.synonyms import MOST, Lexicon, Mates, Pairs, look_up, read_synonyms
from zettelpy.text.terms import query_terms

EN = ("en",)


def terms_of(question: str, languages: tuple[str, ...] = EN) -> list[str]:
    return query_terms(question, stop_words_for(languages), stemmer_for(languages))


def mates(pairs: Pairs) -> list[tuple[str, ...]]:
    return [mate for _, found in pairs for mate in found]


def same(question: str, lines: str | None = None, languages: tuple[str, ...] = EN) -> list[tuple[str, ...]]:
    """Return what means the same as a word of the question."""
    lexicon = None if lines is None else read_synonyms(lines)
    return mates(look_up(question, terms_of(question, languages), languages, lexicon).synonyms)


def members(question: str, lines: str | None = None, languages: tuple[str, ...] = EN) -> list[tuple[str, ...]]:
    """Return the members of what the question names."""
    lexicon = None if lines is None else read_synonyms(lines)
    return mates(look_up(question, terms_of(question, languages), languages, lexicon).members)


def term(word: str) -> tuple[str, ...]:
    return tuple(terms_of(word))


# What the lines say


def test_the_kinds_of_line() -> None:
    read = read_synonyms(
        """
        # our words
        flat, apartment , the nest   # where we live
        exercise, sport:yoga,  bouldering

        ! move, relocate
        ! exercise: running
        ! drink
        """
    )
    assert read.clusters == (("flat", "apartment", "the nest"),)
    assert read.categories == (Category(("exercise", "sport"), ("yoga", "bouldering")),)
    assert read.without == (
        Category(("move", "relocate"), ("move", "relocate")),
        Category(("exercise",), ("running",)),
    )
    assert read.alone == ("drink",)
    assert read.built_in


@pytest.mark.parametrize("empty", ["", "\n\n", "# nothing\r\n  # here", "\ufeff", "\u2028", []])
def test_nothing_is_an_empty_lexicon(empty: str | list[str]) -> None:
    read = read_synonyms(empty)
    assert (read.clusters, read.categories, read.without, read.alone) == ((), (), (), ())
    assert same("to move", "") == same("to move")


def test_a_string_and_its_lines_read_the_same() -> None:
    text = "move, relocate\r\nexercise: yoga\n"
    assert read_synonyms(text.splitlines(keepends=True)).clusters == read_synonyms(text).clusters
    assert read_synonyms(line for line in text.split("\n")).categories == (Category(("exercise",), ("yoga",)),)


def test_full_width_signs_a_mark_of_order_and_repeats() -> None:
    read = read_synonyms("\ufeff运动：瑜伽，跑步、游泳\nmove, relocate,, move,")
    assert read.categories == (Category(("运动",), ("瑜伽", "跑步", "游泳")),)
    assert read.clusters == (("move", "relocate"),)


def test_spellings_of_one_word_count_once() -> None:
    assert same("the bar", "! *\nBar, Café, cafe, CAFES") == [term("cafe")]
    assert same("the cafe", "! *\ncafé, Cafe") == []
    assert read_synonyms("! café, Cafe").alone == ()


def test_a_number_sign_within_a_word_is_no_comment() -> None:
    assert read_synonyms("C#, c sharp").clusters == (("C#", "c sharp"),)
    assert read_synonyms("#ops, operations").clusters == ()


@pytest.mark.parametrize("comment", ["# of ours", "#of ours", "#"])
@pytest.mark.parametrize("blank", [" ", "\t", "\u3000"])
def test_a_number_sign_behind_a_blank_opens_a_comment(comment: str, blank: str) -> None:
    assert read_synonyms(f"yogi, yoga{blank}{comment}").clusters == (("yogi", "yoga"),)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_ends_a_line(end: str) -> None:
    lines = ["move, relocate", "", "# ours", "flat, apartment"]
    read = read_synonyms(end.join(lines))
    assert read.clusters == (("move", "relocate"), ("flat", "apartment"))
    assert read_synonyms([line + end for line in lines]).clusters == read.clusters
    with pytest.raises(ArgumentValueError, match="synonyms, line 5: 'tea' stands alone"):
        read_synonyms(end.join([*lines, "tea"]))


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (
            "a, b\n\nmove",
            "synonyms, line 3: 'move' stands alone: write 'move, relocate' or 'exercise: yoga, running'",
        ),
        ("move, move", "synonyms, line 1: 'move, move' stands alone: write "),
        (
            "exercise:",
            "line 1: 'exercise:' has no members: write them behind the colon, as in 'exercise: yoga, running'",
        ),
        ("! exercise: ", "or '! exercise' to switch it off"),
        (": yoga", "line 1: ': yoga' has no word before the colon: write the category there"),
        ("std::move, move", "line 1: 'std::move, move' has more than one colon: keep the one behind the category"),
        (
            "- move, relocate",
            "begins like a list: write 'move, relocate' to add it, '! move, relocate' to switch it off",
        ),
        ("!", "line 1: '!' names nothing: write "),
        (",,,", "line 1: ',,,' names nothing"),
        ("move, ???", "line 1: '???' holds no word: write it in letters or digits, or leave it out"),
        ("move, \0", "holds no word"),
        (",".join(f"w{k}" for k in range(MOST + 1)), f"line 1: {MOST + 1} entries in one line: write at most {MOST}"),
        ("x" * 1_000_000, "stands alone"),
    ],
)
def test_a_wrong_line_is_named_with_what_to_write(lines: str, told: str) -> None:
    with pytest.raises(ArgumentValueError) as error:
        read_synonyms(lines)
    message = str(error.value)
    assert told in message
    assert re.match("synonyms, line [0-9]+: ", message)
    assert len(message) < 300


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (3, "synonyms must be a string or an iterable of strings, got int: pass lines such as 'move, relocate'"),
        (None, "got NoneType"),
        (b"move, relocate", "got bytes"),
        ({"exercise": ["yoga"]}, "got dict: pass lines such as"),
        (Path("words.txt"), "Path: read the file and pass its text"),
        (["move, relocate", 3], "synonyms, line 2 must be a string, got int"),
        ([["move", "relocate"]], "synonyms, line 1 must be a string, got list: pass lines such as 'move, relocate'"),
    ],
)
def test_a_wrong_type_is_named_with_what_to_pass(wrong: object, told: str) -> None:
    with pytest.raises(ArgumentTypeError) as error:
        read_synonyms(wrong)  # type: ignore[arg-type]
    assert told in str(error.value)


def test_a_lexicon_is_a_value() -> None:
    one, other = read_synonyms("move, relocate"), Lexicon("move, relocate")
    assert one == other
    assert len({one, other, read_synonyms("a, b")}) == 2
    assert one is read_synonyms("move, relocate")
    assert pickle.loads(pickle.dumps(one)).clusters == copy.deepcopy(one).clusters == one.clusters
    with pytest.raises(AttributeError):
        one.text = ""  # type: ignore[misc]
    with pytest.raises(ArgumentTypeError):
        Lexicon(3)  # type: ignore[arg-type]


# What a question finds


def test_each_of_a_cluster_finds_all_the_others() -> None:
    lines = "! *\nheron, billing service, the bird"
    assert same("Who runs heron?", lines) == [term("billing service"), term("bird")]
    assert same("Who runs the billing service?", lines) == [term("heron"), term("bird")]
    assert same("Who runs billing?", lines) == []


def test_a_category_finds_its_members_and_is_not_found_by_them() -> None:
    lines = "! *\nexercise, sport: yoga, rock climbing"
    assert members("What sports?", lines) == members("Which exercise?", lines) == [term("yoga"), term("rock climbing")]
    assert members("Does she do yoga?", lines) == same("Does she do yoga?", lines) == []
    assert same("What sports?", lines) == []


def test_our_own_lists_are_directed_as_well() -> None:
    assert term("guinea pig") in members("What pets does she have?")
    assert members("When did the hamster die?") == []
    assert ("pet",) not in same("When did the hamster die?")
    assert term("relocate") in same("Where did they move?")
    assert term("move") in same("Where did they relocate?")


def test_what_a_caller_writes_comes_on_top() -> None:
    ours = members("What pets does she have?")
    assert members("What pets does she have?", "pet: axolotl, cat") == [*ours, term("axolotl"), term("cat")]
    assert same("Where did they move?", "pet: axolotl") == same("Where did they move?")


def test_what_is_switched_off() -> None:
    off = "! move, relocate\n! pet: dog, guinea pig"
    assert term("relocate") not in same("Where did they move?", off)
    assert term("move") not in same("Where did they relocate?", off)
    assert len(same("Where did they move?", off)) == len(same("Where did they move?")) - 1
    found = members("Which pets?", off)
    assert term("cat") in found
    assert not {term("dog"), term("guinea pig")} & set(found)
    assert term("dog") in members("Which animals?", off)
    assert members("Which pets?", "! pet") == same("a move", "! move") == []
    assert members("Which pets?", "! *") == same("a move", "! *") == []


@pytest.mark.parametrize("lines", ["pet: axolotl\n! pet", "! pet\npet: axolotl", "! pet: axolotl\npet: axolotl\n! *"])
def test_switching_off_leaves_the_callers_own(lines: str) -> None:
    assert members("Which pets?", lines).count(term("axolotl")) == 1


def test_every_language_of_the_text_reads_the_callers_lines() -> None:
    for languages in (EN, ("de",), ("de", "en"), ("ru",), ("zh",), ("xx",)):
        assert same("Wo läuft Heron?", "Heron, Abrechnung", languages), languages
        once = look_up("heron", terms_of("heron", languages), languages, read_synonyms("! *\nheron, kiwi")).synonyms
        assert set(mates(once)) == {("kiwi",)}, languages
    assert members("家里养了什么宠物", "宠物: 蜥蜴", ("zh",))[-1] == ("蜥蜴",)
    assert members("Welche Haustiere habt ihr?", None, ("de", "en"))


def test_a_text_in_two_languages_reads_the_lists_of_both() -> None:
    both = ("de", "en")
    assert look_up("discount", terms_of("discount", both), both).synonyms
    assert look_up("Rechnung", terms_of("Rechnung", both), both).synonyms
    assert look_up("discount", terms_of("discount", ("de",)), ("de",)).synonyms == ()


def test_another_word_of_a_family_finds_what_its_kin_finds_but_not_in_english() -> None:
    lines = "! *\ninscription, créneau"
    assert same("Qui s'est inscrit ?", lines, ("fr",)) == same("l'inscription", lines, ("fr",)) == [("creneau",)]
    # A name or a stop word of the question, which `terms` leave out, has no kin.
    assert look_up("Qui s'est inscrit ?", [], ("fr",), read_synonyms(lines)).synonyms == ()
    assert members("Where is the hobbit?") == []
    assert members("Which hobby?") != []


def test_stop_words_neither_find_nor_are_found() -> None:
    assert look_up("it", terms_of("it"), EN, read_synonyms("! *\nit, helpdesk")).synonyms == ()
    assert same("the helpdesk", "! *\nit, helpdesk") == []
    assert same("We rolled it back", "! *\nroll back, revert") == [term("revert")]


# Invariants and cost

LETTERS = st.text("abcdefghijklmnopqrstuvwxyzäéж瑜", min_size=1, max_size=8)


@given(st.text(max_size=120), st.text(max_size=60))
def test_any_text_reads_or_is_refused_with_its_line(text: str, question: str) -> None:
    read = None
    try:
        read = read_synonyms(text)
    except ArgumentValueError as error:
        told = str(error)
    if read is None:
        assert re.match("synonyms, line [0-9]+: ", told)
    else:
        look_up(question, terms_of(question), EN, read)
        assert all(len(cluster) > 1 for cluster in read.clusters)
        assert all(heads and found for heads, found in read.categories)


@given(st.lists(st.lists(LETTERS, min_size=2, max_size=5, unique=True), max_size=4), st.booleans())
def test_what_is_written_is_read(lines: list[list[str]], category: bool) -> None:
    mark = ": " if category else ", "
    read = read_synonyms([line[0] + mark + ", ".join(line[1:]) for line in lines])
    written = [(*heads, *found) for heads, found in read.categories] if category else list(read.clusters)
    assert written == [tuple(line) for line in lines]


@given(st.lists(LETTERS, min_size=2, max_size=4, unique_by=lambda word: query_terms(word, frozenset())[0]))
def test_a_cluster_is_symmetric(words: list[str]) -> None:
    read = read_synonyms("! *\n" + ", ".join(words))

    def finds(word: str) -> Mates:
        terms = query_terms(word, frozenset())
        return tuple(mates(look_up(word, terms, ("xx",), read).synonyms))

    for word in words:
        for other in words:
            if tuple(query_terms(other, stop_words_for(("xx",)))) in finds(word):
                assert tuple(query_terms(word, frozenset())) in finds(other)


@pytest.mark.timing
def test_a_question_costs_little() -> None:
    questions = [
        "What kind of pets and musical instruments does the family of Ana have at home?",
        "When did they move to the new apartment in New York City?",
        "Which countries did he visit on holiday?",
    ]
    asked = [(question, terms_of(question)) for question in questions]
    read = read_synonyms("exercise: bouldering, slackline\nheron, billing service\n! move, relocate")

    def ask(lexicon: Lexicon | None) -> Callable[[], object]:
        return lambda: [look_up(question, terms, EN, lexicon) for question, terms in asked * 100]

    for lexicon in (None, read):
        assert best_time(ask(lexicon)) / (100 * len(asked)) < 0.000_3


@pytest.mark.timing
def test_work_is_linear_in_lines_and_in_the_question() -> None:
    def lines(count: int) -> str:
        return "\n".join(f"word{k}, other{k}\n! a{k}, b{k}, c{k}" for k in range(count))

    def read(count: int) -> Callable[[], object]:
        text = lines(count)
        return lambda: look_up("word1", ["word1"], EN, Lexicon(text))

    assert best_time(read(8000)) < 10 * best_time(read(2000)) + 0.05
    wide = Lexicon(", ".join(f"w{k}" for k in range(MOST)))
    begun = perf_counter()
    assert len(mates(look_up("w3", ["w3"], EN, wide).synonyms)) == MOST - 1
    assert perf_counter() - begun < 1.0
    question = "pet move " * 60_000
    assert best_time(lambda: look_up(question, terms_of(question))) < 4.0
