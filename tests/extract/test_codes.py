"""Codes: a pure function of the name as far as it can be, unique always."""

from __future__ import annotations

import re
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.codes import assign_codes, base_code
from zettelpy.types import EntityIndex

names = st.lists(st.text(min_size=1, max_size=12), max_size=40)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Marek", "MRK"),
        ("Alice", "ALC"),
        ("Bob", "BBB"),
        ("Io", "IOX"),
        ("Élodie", "ELD"),
        ("José", "JSE"),
        ("Łukasz", "LKS"),
        ("Straße", "STR"),
        ("New York", "NWY"),
        ("ORB-877", "ORB"),
        ("Ａｐｉ", "API"),
    ],
)
def test_code_is_read_off_the_letters(name: str, code: str) -> None:
    assert base_code(name) == code


@given(names)
def test_codes_are_unique_plain_and_start_with_a_letter(some: list[str]) -> None:
    pairs = assign_codes(some)
    assert [name for _, name in pairs] == list(dict.fromkeys(some))
    assert all(re.fullmatch("[A-Z][A-Z0-9]{2,}", code) for code, _ in pairs)
    assert len(EntityIndex(pairs)) == len(pairs)


@given(names, names)
def test_taken_pairs_never_change(old: list[str], new: list[str]) -> None:
    taken = assign_codes(old)
    extended = assign_codes(new, taken=taken)
    assert extended[: len(taken)] == taken
    assert {name for _, name in extended} == set(old) | set(new)


def test_a_name_that_collides_has_its_code_from_its_own_spelling() -> None:
    first = {name: code for code, name in assign_codes(["Marek", "Mirko", "Ines"])}
    other = {name: code for code, name in assign_codes(["Marek", "Ines", "Merkel", "Mirko"])}
    assert first["Mirko"] == other["Mirko"] != first["Marek"]
    assert first["Mirko"].startswith("MRK")


@pytest.mark.parametrize("name", ["🙂", "42", "森さん", "…", "\ud800", "\x00", "Ольга"])
def test_a_name_without_latin_letters_has_a_code(name: str) -> None:
    ((code, held),) = assign_codes([name])
    assert held == name
    assert re.fullmatch("[A-Z][A-Z0-9]{3,}", code)


@pytest.mark.timing
def test_many_names_with_one_prefix_take_linear_time() -> None:
    def cost(count: int) -> float:
        some = [f"Brk{k}" for k in range(count)]
        started = process_time()
        assert len({code for code, _ in assign_codes(some)}) == count
        return process_time() - started

    assert cost(16_000) < 7 * max(cost(4_000) for _ in range(2)) + 0.05
