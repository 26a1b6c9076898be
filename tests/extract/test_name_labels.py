"""Speakers' labels as names: kin, roles and parents aside, and what counts for a name."""

from __future__ import annotations

import pytest

from zettelpy.extract.name_labels import count_mentions, read_labels, speaker_name
from zettelpy.text.columns import read_columns


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("Auntie Pam", "Pam"),
        ("Mister Nogueira", "Nogueira"),
        ("Mamma Lucia", "Lucia"),
        ("Opa Heinz", "Heinz"),
        ("반장 윤호", "윤호"),
        ("健太パパ", "健太"),
        ("assistant", ""),
        # near misses
        ("Nan Xulqo", "Nan Xulqo"),
        ("Tia Wemv", "Tia Wemv"),
        ("Opa", "Opa"),
        ("Auntie pam", "Auntie pam"),
        ("パパ", "パパ"),
        ("", ""),
    ],
)
def test_a_label_without_kin_and_roles(label: str, name: str) -> None:
    assert speaker_name(label) == name


def test_the_labels_of_a_chat_by_their_words() -> None:
    labels = read_labels(read_columns("jonas.k: hi\nAuntie Pam: hello\njonas.k: ok\nAuntie Pam: bye"))
    assert labels[("pam",)] == "Pam"
    assert labels[("jonas",)] == "jonas.k"


def test_parts_and_wholes_count_for_each_other() -> None:
    mentions = [(0, "Orla Xulqo"), (1, "Xulqo"), (2, "Orla"), (3, "Orla"), (4, "Wemv")]
    assert count_mentions(mentions) == {"Orla Xulqo": 3, "Xulqo": 2, "Orla": 3, "Wemv": 1}
    assert count_mentions([]) == {}
