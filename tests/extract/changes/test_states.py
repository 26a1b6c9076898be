"""What speakers say of themselves in other words each time: a weight, a home."""

from __future__ import annotations

import pytest

from zettelpy import compress


def replaced(*said: str) -> list[str]:
    memory = compress("\n\n".join(f"[2024-0{k}-01 09:00] {line}" for k, line in enumerate(said, 1)))
    text = memory.meta.source or ""
    return [text[slice(*change.earlier_span or ())] for change in memory.contradictions]


def test_weights_in_other_words() -> None:
    said = ("Ana: My weight is 80 kg.", "Ana: Weighed 77 kg this morning.", "Ana: 74 kg on the scale!")
    assert replaced(*said) == ["My weight is 80 kg.", "Weighed 77 kg this morning."]
    assert replaced(said[0], said[2]) == ["My weight is 80 kg."]


@pytest.mark.parametrize(
    "other",
    ["Bo: I weigh 78 kg.", "Ana: The parcel weighs 77 kg.", "Ana: It weighs 3 kg.", "Ana: If I weighed 77 kg!",
     "Ana: My cat weighs 4 kg.", "Ana: Do I weigh 77 kg?"],
)  # fmt: skip
def test_another_weight(other: str) -> None:
    assert replaced("Ana: My weight is 80 kg.", other) == []


@pytest.mark.parametrize(
    ("lived", "moved"),
    [
        ("I still live in Leeds.", "I moved to York in November."),
        ("I live in Leeds.", "I've moved to York with my sister."),
        ("Ich wohne in Leeds, das Wetter ist schön.", "Ich bin nach York umgezogen."),
        ("Я живу в Москве, хороший город.", "Я переехал в Казань."),
        ("私は大阪に住んでいます。", "私は京都に引っ越しました。"),
        ("我住在上海。", "我搬到了杭州。"),
    ],
)
def test_a_home(lived: str, moved: str) -> None:
    assert replaced(f"Dev: {lived}", "Bo: Ok.", f"Dev: {moved}") == [lived]


@pytest.mark.parametrize(
    "other",
    ["Dev: I moved the car to York.", "Dev: My sister moved to York.", "Dev: I'm moving to York in May.",
     "Bo: I moved to York.", "Dev: We moved to Slack.", "Dev: I live in Elm Street.", "Dev: I moved to Leeds."],
)  # fmt: skip
def test_no_other_home(other: str) -> None:
    assert replaced("Dev: I live in Leeds.", other) == []
