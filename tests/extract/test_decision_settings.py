"""Who runs a thing says how it will be: announcements, duties, names and standing instructions by their opening."""

from __future__ import annotations

import time

import pytest

from zettelpy.extract.decision_settings import read_settings
from zettelpy.extract.decisions import find_decisions
from zettelpy.text.columns import read_columns
from zettelpy.text.lexicon.decided.setting_words import WORDS
from zettelpy.text.lexicon.decided.settings import PATTERNS


def found(text: str) -> list[str]:
    return [text[cue.found.start : cue.found.end] for cue in read_settings(read_columns(text))]


SET = """
Lou: night shift Saturday: Priya
Lou: great, see you all Wednesday at 7
Lou: dogs can come in again
Lou: our slogan is "Bread first"
Lou: all invoices come through me
Jo: Nachtisch: Tiramisu
Jo: unser Motto ist "Langsam läuft"
Zo: on se retrouve samedi à 9h
Zo: je dors dans la petite chambre, toi dans la grande
Eva: nos vemos el sábado a las cinco
Eva: yo cocino y tú friegas
Rui: eu cozinho e você lava
Ada: io cucino, tu lavi
Оля: я готовлю, ты моешь
Ravi: शनिवार को 5 बजे मिलते हैं
민수: 나는 표 살게, 너는 간식 사 와
老周: 墙面颜色:薄荷绿
北: 君は前半、僕は後半
"""
UNSET = """
Lou: see you later
Lou: first game last Saturday was 3 to 2
Lou: my favourite colour is blue
Lou: thanks Anna, sorry Tom
Lou: they sent blue instead of green
Jo: du bist müde, ich auch
Zo: tu es fatigué, moi aussi
Eva: yo estoy cansado y tú también
Rui: você tem razão e eu não
Ada: tu hai ragione, io no
Оля: ты прав, я ошиблась
Оля: мама мне всегда говорила правду
Ravi: तुम सही हो, मैं गलत
민수: 내가 미안해, 너는 잘못 없어
민수: 내 이름은 민수
"""


@pytest.mark.parametrize("line", SET.strip().splitlines())
def test_what_is_set_is_a_decision(line: str) -> None:
    assert found(line)
    assert find_decisions(read_columns(line))


@pytest.mark.parametrize("line", UNSET.strip().splitlines())
def test_what_only_sounds_so_is_none(line: str) -> None:
    assert found(line) == []


def test_a_question_a_doubt_and_a_quotation_set_nothing() -> None:
    for line in (
        "Lou: see you all Wednesday at 7?",
        "Lou: maybe dogs can come in again",
        'Lou: he wrote "see you Wednesday at 7" on the door',
    ):
        assert not find_decisions(read_columns(line)), line


def test_prose_is_not_read() -> None:
    line = "People can walk in again. "
    assert found(line) == ["People can"]
    assert found(line + "The long paragraph went on about the weather and the harvest. " * 4) == []
    assert found(f'"{line}"') == []


def test_a_note_that_ends_in_an_empty_message_is_read() -> None:
    lines = [f"02/03/2025, 20:5{n} - Ikram: fine by me, list is in the shared sheet" for n in range(4)]
    assert list(read_settings(read_columns("\n".join([*lines, "02/03/2025, 20:55"])))) is not None


def test_no_class_of_words_is_idle() -> None:
    lines = "\n".join(text for table in PATTERNS.values() for text in table.values())
    assert [name for name in WORDS if name not in lines] == []


@pytest.mark.timing
@pytest.mark.parametrize("unit", ["see you ", "the data ", "x, ", "I , you ", "name: ", "no dogs "])
def test_hostile_input_takes_linear_time(unit: str) -> None:
    def seconds(times: int) -> float:
        columns = read_columns("Lou: " + unit * times)
        start = time.perf_counter()
        list(read_settings(columns))
        return time.perf_counter() - start

    assert seconds(20_000) < 20 * max(seconds(4_000), 0.02)
