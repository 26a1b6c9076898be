"""What stands elsewhere in a text changes little of what a span is about."""

from __future__ import annotations

from zettelpy.extract import topics
from zettelpy.extract.topic_words import FEW, gain_of
from zettelpy.options import Options
from zettelpy.text.columns import read_columns

FIRST = "The hills behind the station are steep, and the hills are dry. Nobody walks to the quarry on the hills."
REST = "\n\nWe sold a boiler to the mill. The miller paid for the boiler in the spring, and the boiler still works."


def about_first(rest: str) -> tuple[str, ...]:
    text = FIRST + rest
    return topics.reader(read_columns(text), Options())(0, len(FIRST))


def test_a_topic_is_spelled_as_its_own_span_spells_it() -> None:
    elsewhere = "\n\nThe hill is green. A hill is a hill, and the hill behind the hill is a hill as well." * 3
    assert about_first(REST)[0] == "hills"
    assert about_first(REST + elsewhere)[0] == "hills"


def test_a_phrase_is_spelled_as_its_own_span_spells_it() -> None:
    text = "The pump valve leaks. Then the pump valves broke, and the pump valves were sold."
    read = topics.reader(read_columns(text), Options())
    assert read(0, 21)[0] == "pump valve"
    assert read(22, len(text))[0] == "pump valves"


def test_a_noun_here_stays_one_whatever_the_word_does_elsewhere() -> None:
    as_verb = "\n\nThey quarry stone. We quarry slate. You quarry what you can. Who would quarry sand?" * 3
    assert "quarry" in about_first(REST)
    assert "quarry" in about_first(REST + as_verb)


def test_a_verb_here_is_none_though_the_word_is_a_noun_elsewhere() -> None:
    text = "They promptly dispute. " + "The dispute went on. A dispute is a dispute, and the dispute was long. " * 4
    assert "dispute" in topics.reader(read_columns(text), Options())(23, len(text))
    heavy = "We load the cart. They load the barn." + " The load is a load." * 4
    found = topics.reader(read_columns(heavy), Options())(0, 37)
    assert found[:2] == ("cart", "barn")


def test_more_of_the_same_elsewhere_keeps_the_order() -> None:
    before = about_first(REST + " The mill is old." * FEW)
    assert about_first(REST + " The mill is old." * (FEW + 50)) == before


def test_one_step_of_rarity() -> None:
    gains = [gain_of(count, 1) for count in range(1, 2000)]
    assert len(set(gains)) == 2
    assert gains[FEW - 1] > gains[FEW]
    assert gain_of(2, 3) == 0.0
