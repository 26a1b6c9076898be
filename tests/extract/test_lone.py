"""Runs of one plain word: counted in one look as the general way counts them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.extract import runs
from zettelpy.extract.evidence import read_states
from zettelpy.extract.lone import Lones
from zettelpy.extract.uses import Form, Run
from zettelpy.text.columns import read_columns

WORDS = (
    "Petra Zonda said Mr Mrs M. Dr. the The a an of and And his in In Will May Frank's Petra’s O'Brien New York "
    "Larkspur 2.4 ships hello Hi runs is NASA GitHub King's Lane 12 half marathon «Zenit» \n \n\n - , ; ( ) ! ? “ ” J. "
    "Uwe sagt der Stadt Kiel und Berta Марина сказала Тимур me cerró Ana dijo que à dit l'avv. Morelli Elle It's Can't"
).split(" ")


def read(text: str) -> tuple[object, ...]:
    """Return all that is found out about the runs of a text; a run of one word is told in the short form."""
    columns = read_columns(text)
    found = runs.find_runs(columns, bytearray(read_states(columns)), frozenset(("zonda",)))
    short = [
        (run.starts[0], run.keys[0], run.bases[0]) if isinstance(run, Run) and len(run.keys) == 1 else run
        for run in found.runs
    ]
    forms = {key: [getattr(form, slot) for slot in Form.__slots__] for key, form in found.forms.items()}
    return short, found.identifiers, forms, list(found.forms.inside_runs), found.longer


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=40).map(" ".join))
def test_one_look_counts_what_the_general_way_counts(text: str) -> None:
    quick = read(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Lones, "read", lambda lones, i: None)
        assert read(text) == quick


def test_plain_words_are_read_in_one_look(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[object] = []
    whole = Lones.read
    monkeypatch.setattr(Lones, "read", lambda lones, i: taken.append(whole(lones, i)) or taken[-1])
    read("We asked Petra. She said no, and Zonda agreed.")
    assert [run and run[1] for run in taken] == ["petra", "zonda"]  # type: ignore[index]
