"""What was settled, and is settled anew without a shared word; answers that say nothing without their question."""

from __future__ import annotations

import pytest

from zettelpy.extract.changes import find_replaced, read_statements
from zettelpy.text.columns import read_columns


def replaced(*lines: str) -> list[tuple[str, str]]:
    """Return the pairs (old, new) of a chat between two people who take turns."""
    text = "\n".join(f"[09:{k:02}] {('Petra', 'Milo')[k % 2]}: {line}" for k, line in enumerate(lines))
    said = read_statements(read_columns(text))
    return [
        (text[said[pair.earlier].start : said[pair.earlier].end], text[said[pair.later].start : said[pair.later].end])
        for pair in find_replaced(said)
    ]


@pytest.mark.parametrize(
    ("old", "between", "new"),
    [
        ("It's decided, the outing is on 3 May.", "Fine by me", "OK, we push it to 10 May."),
        ("Beschlossen: Ausflug am 3. Mai.", "Passt", "Wir verschieben auf den 10. Mai."),
        ("Decidido: la excursión es el 3 de mayo.", "Vale", "La pasamos al 10 de mayo."),
        ("Решили: поход 3 мая.", "Ага", "Переносим на 10 мая."),
    ],
)
def test_a_day_moves_without_a_shared_noun(old: str, between: str, new: str) -> None:
    assert replaced(old, between, new) == [(old, new)]


def test_another_firm_in_place_of_one_that_cannot() -> None:
    assert ("We'll go with Harlow.", "OK, Dunmore then.") in replaced(
        "I asked Harlow and Dunmore for prices.",
        "We'll go with Harlow.",
        "Harlow can't do it.",
        "OK, Dunmore then.",
    )


def test_an_answer_has_the_subject_of_its_question() -> None:
    assert replaced("How many of us are coming?", "18", "Nice weather.", "Yes.", "Actually we are 22 now.") == [
        ("18", "Actually we are 22 now.")
    ]


@pytest.mark.parametrize(
    "lines",
    [
        ("It's decided, the outing is on 3 May.", "OK", "Lotte's exam was moved to 10 May."),
        ("I'll cover the 12th.", "OK", "The licence was extended to 1 March."),
        ("It's decided, the outing is on 3 May.", "OK", "> we push it to 10 May", "Who wrote that?"),
    ],
)
def test_near_misses(lines: tuple[str, ...]) -> None:
    assert replaced(*lines) == []
