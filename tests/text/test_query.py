"""Questions, read: speakers, dates, synonyms; never an operator."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.asked_speakers import name_parts
from zettelpy.text.query import read_query
from zettelpy.text.synonyms import read_synonyms

STOP = frozenset("what did the of about when is a in on we".split())


def test_speakers_in_order_of_mention_and_not_among_the_terms() -> None:
    query = read_query("What did Bo and priya tell Ana's boss about the ferry?", STOP, ["Ana", "Bo", "priya_r"], None)
    assert query.speakers == ("Bo", "priya_r", "Ana")
    assert "ferri" in query.terms
    assert not {"bo", "ana", "priya"} & set(query.terms)


def test_roles_are_no_names() -> None:
    assert read_query("What did the user want?", STOP, ["user", "assistant"], None).speakers == ()
    assert name_parts("Jonas Kern") == ("jonas", "kern")


def test_dates_are_no_terms() -> None:
    query = read_query("What did we buy on 11 April 2025?", STOP, [], None)
    assert query.dates == ("2025-04-11",)
    assert query.terms == ("buy",)
    assert read_query("lunch on March 10", STOP, [], "2025-03-20").dates == ("2025-03-10",)


def test_a_question_of_names_alone_keeps_its_speaker_and_no_term() -> None:
    query = read_query("Ana?", STOP, ["Ana"], None)
    assert query.terms == ()
    assert query.speakers == ("Ana",)


def test_synonyms_of_phrases() -> None:
    query = read_query("a flat in new york city", STOP, [], None)
    mates = {mate for _, found in query.synonyms for mate in found}
    assert ("nyc",) in mates
    assert ("apart",) in mates or ("apartment",) in mates


def test_members_of_a_category_stand_apart_from_synonyms() -> None:
    query = read_query("Which pets did we have in the flat?", STOP, [], None)
    assert [term for term, _ in query.members] == ["pet"]
    assert ("cat",) in dict(query.members)["pet"]
    assert "pet" not in dict(query.synonyms)
    assert read_query("When did the cat die?", STOP, [], None).members == ()


def test_the_name_of_a_speaker_is_no_other_word() -> None:
    assert read_query("What did Bill want?", STOP, ["Bill"], None).synonyms == ()
    assert read_query("What about the bill?", STOP, ["Ana"], None).synonyms != ()


def test_the_callers_own_words() -> None:
    lexicon = read_synonyms("heron, nest box\npet: axolotl\n! flat, apartment")
    query = read_query("Which pets and herons in the flat?", STOP, [], None, ("en",), lexicon)
    assert ("nest", "box") in {mate for _, found in query.synonyms for mate in found}
    assert ("axolotl",) in {mate for _, found in query.members for mate in found}
    assert not {("apart",), ("apartment",)} & {mate for _, found in query.synonyms for mate in found}


@given(st.text(max_size=80))
def test_any_question_can_be_read(question: str) -> None:
    query = read_query(question, STOP, ["Ana", question[:5]], "2025-01-01")
    assert len(set(query.terms)) == len(query.terms)
