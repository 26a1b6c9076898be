"""Values that are valid by construction: what cannot be is refused, with a message that says what to pass."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import fields, make_dataclass, replace
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zettelpy
from tests.timing import best_time
from zettelpy.errors import ArgumentTypeError, ArgumentValueError, ZettelError
from zettelpy.options import check_int, check_number, is_date, shown
from zettelpy.types import Contradiction, Document, EntityIndex, Memory, Message, Meta, Tunnel, Zettel

A, B = Zettel("a"), Zettel("b")
HUGE = 10**5000

Refused = list[tuple[Callable[[], object], type[ZettelError], str]]
z: Any = zettelpy  # whatever is passed to it, a type checker looks away

NO_DATES = [
    *("2025-13", "2025-00", "2025-02-29", "2025-03-32", "0000", "0000-01-01", "25-03-04", "2025-3-4", "20250304"),
    *("2025-W01-1", "2025-03-04T09:12", " 2025", "2025 ", "2025\n", "8 May 2023", "soon", "", "٢٠٢٥", "2025-", "-2025"),
]
DATED: list[tuple[str, Callable[[Any], object]]] = [
    ("Zettel.resolved_date", lambda value: Zettel("a", resolved_date=value)),
    ("Document.date", lambda value: Document((0, 1), date=value)),
    ("Meta.date", lambda value: Meta(date=value)),
]


@pytest.mark.parametrize(("name", "make"), DATED, ids=[name for name, _ in DATED])
def test_a_date_is_one_of_the_calendar(name: str, make: Callable[[Any], object]) -> None:
    for good in (None, "2025", "2025-03", "2025-03-04", "2024-02-29", "0001", "9999-12-31"):
        make(good)
    for bad in NO_DATES:
        with pytest.raises(ArgumentValueError, match=f"^{name} must be YYYY, YYYY-MM or YYYY-MM-DD of the calendar"):
            make(bad)
    for kind in (2025, date(2025, 3, 4), b"2025"):
        with pytest.raises(ArgumentTypeError, match=f"^{name} must be a string"):
            make(kind)


@given(st.integers(0, 12_000), st.integers(0, 13), st.integers(0, 32))
def test_a_date_is_in_the_calendar_where_the_calendar_has_it(year: int, month: int, day: int) -> None:
    try:
        known = len(f"{date(year, month, day).isoformat()}") == 10
    except ValueError:
        known = False
    assert is_date(f"{year:04d}-{month:02d}-{day:02d}") == known


PLACES: Refused = [
    (lambda: z.Zettel("a", spans=((0, 1),)), ArgumentValueError, "source_start and source_end"),
    (lambda: z.Zettel("a", source_start=0), ArgumentValueError, "both"),
    (lambda: z.Zettel("a", source_start=0, source_end=2, spans=((5, 6), (0, 2))), ArgumentValueError, "own span"),
    (lambda: z.Zettel("a", source_start=0, source_end=2, spans=[(0, 2)]), ArgumentTypeError, "spans must be a tuple"),
    (lambda: z.Zettel("a", source_start=0, source_end=2, spans=5), ArgumentTypeError, "spans must be a tuple"),
    (lambda: z.Zettel("a", source_start=0, source_end=2, spans=((0, 2), 7)), ArgumentTypeError, "pair of offsets"),
    (lambda: z.Zettel("a", source_start=0, source_end=2, spans=((0, 2), (3, 4, 5))), ArgumentTypeError, "a pair"),
    (lambda: z.Zettel("a", source_start=0, source_end=2, spans=((0, 2), (9, 8))), ArgumentValueError, "end before"),
    (lambda: z.Zettel("a", source_start=0, source_end=2, spans=((0, 2), (-1, 8))), ArgumentValueError, "at least 0"),
    (lambda: z.Zettel("a", source_start=0, source_end=2, spans=((0, 2), (1.0, 8))), ArgumentTypeError, "integer"),
    (lambda: z.Zettel("a", source_start=3, source_end=2), ArgumentValueError, "end before"),
    (lambda: z.Zettel("a", source_start=True, source_end=2), ArgumentTypeError, "integer"),
    (lambda: z.Zettel("a", source_start=-HUGE, source_end=2), ArgumentValueError, "integer of too many digits"),
    (lambda: z.Document((HUGE, 2)), ArgumentValueError, "too many digits"),
    (lambda: z.Document([0, 2]), ArgumentTypeError, "Document.span must be a pair"),
    (lambda: z.Document((0, 2), title=5), ArgumentTypeError, "Document.title must be a string"),
    (lambda: z.Contradiction("a", "b", "", "", "", (2, 1)), ArgumentValueError, "Contradiction.earlier_span"),
]  # fmt: skip

LABELS: Refused = [
    (lambda: z.Zettel(""), ArgumentValueError, "Zettel.id must not be empty"),
    (lambda: z.Zettel("a", topics=["tea"]), ArgumentTypeError, "Zettel.topics must be a tuple of strings, got list"),
    (lambda: z.Zettel("a", entities="Ana"), ArgumentTypeError, "Zettel.entities must be a tuple of strings, got str"),
    (lambda: z.Zettel("a", entities=("Ana", 5)), ArgumentTypeError, "each of Zettel.entities must be a string"),
    (lambda: z.Zettel("a", flags=("DONE",)), ArgumentValueError, "Zettel.flags must be among DECISION"),
    (lambda: z.Zettel("a", flags=("CORE", "CORE")), ArgumentValueError, "Zettel.flags must hold each label once"),
    (lambda: z.Zettel("a", emotions=("joy", "fear", "joy")), ArgumentValueError, "Zettel.emotions must hold each"),
    (lambda: z.Zettel("a", weight=HUGE), ArgumentValueError, "Zettel.weight must be a finite number"),
    (lambda: z.Zettel("a", count=0), ArgumentValueError, "Zettel.count"),
    (lambda: z.Message("Ana", "hi", 5), ArgumentTypeError, "Message.time must be a string"),
    (lambda: z.Tunnel("a", "a"), ArgumentValueError, "must join two zettels"),
]  # fmt: skip

WHOLE: Refused = [
    (lambda: z.Memory([A]), ArgumentTypeError, "Memory.zettels must be a tuple of Zettel values, got list: pass"),
    (lambda: z.Memory(5), ArgumentTypeError, "Memory.zettels must be a tuple of Zettel values, got int"),
    (lambda: z.Memory(("a",)), ArgumentTypeError, "each of Memory.zettels must be a Zettel, got str"),
    (lambda: z.Memory((A, A)), ArgumentValueError, "ids of their own"),
    (lambda: z.Memory((A, B), [Tunnel("a", "b")]), ArgumentTypeError, "Memory.tunnels must be a tuple of Tunnel"),
    (lambda: z.Memory((A, B), (A,)), ArgumentTypeError, "each of Memory.tunnels"),
    (lambda: z.Memory((A, B), (Tunnel("a", "c"),)), ArgumentValueError, "leads to no zettel: a - c"),
    (lambda: z.Memory((A, B), (Tunnel("a", "b"), Tunnel("a", "b", "x"))), ArgumentValueError, "join the same zettels"),
    (lambda: z.Memory((A, B), (Tunnel("a", "b"), Tunnel("b", "a"))), ArgumentValueError, "join the same zettels"),
    (lambda: z.Memory((A,), (), {"ANA": "Ana"}), ArgumentTypeError, "must be an EntityIndex, got dict"),
    (lambda: z.Memory((A,), contradictions=[]), ArgumentTypeError, "Memory.contradictions must be a tuple"),
    (lambda: z.Memory((A, B), contradictions=(Contradiction("a", "c", "", "", ""),)), ArgumentValueError, "a - c"),
    (lambda: z.Memory((A,), messages=("hi",)), ArgumentTypeError, "each of Memory.messages"),
    (lambda: z.Memory((A,), meta=None), ArgumentTypeError, "Memory.meta must be a Meta, got NoneType"),
    (lambda: z.Meta(warnings=["x"]), ArgumentTypeError, "Meta.warnings must be a tuple of strings, got list"),
    (lambda: z.Meta(warnings="too short"), ArgumentTypeError, "Meta.warnings must be a tuple of strings, got str"),
    (lambda: z.Meta(warnings=(5,)), ArgumentTypeError, "each of Meta.warnings must be a string"),
    (lambda: z.Meta(documents=[Document((0, 1))]), ArgumentTypeError, "Meta.documents must be a tuple of Document"),
    (lambda: z.Meta(documents=((0, 1),)), ArgumentTypeError, "each of Meta.documents must be a Document, got tuple"),
    (lambda: z.Meta(options={}), ArgumentTypeError, "Meta.options must be an Options, got dict"),
    (lambda: z.Meta(half_life_turns=0), ArgumentValueError, "Meta.half_life_turns must be a finite number above 0"),
    (lambda: z.Meta(algorithm=True), ArgumentTypeError, "Meta.algorithm must be an integer, got bool"),
    (lambda: z.Zettel("a", turn=-1), ArgumentValueError, "Zettel.turn must be an integer of at least 0"),
    (lambda: z.Meta(input_length=-1), ArgumentValueError, "Meta.input_length"),
]  # fmt: skip

INDEX: Refused = [
    (lambda: z.EntityIndex(5), ArgumentTypeError, r"takes pairs \(code, name\), got int: pass a tuple"),
    (lambda: z.EntityIndex("ab"), ArgumentTypeError, "got str"),
    (lambda: z.EntityIndex({"ANA": "Ana"}), ArgumentTypeError, "got dict"),
    (lambda: z.EntityIndex(("ab",)), ArgumentTypeError, "got 'ab' among them"),
    (lambda: z.EntityIndex((("A", "Ana", "x"),)), ArgumentTypeError, "among them"),
    (lambda: z.EntityIndex((("A", 5),)), ArgumentTypeError, "a name must be a string, got int"),
    (lambda: z.EntityIndex((("A", "Ana"), ("A", "Bo"))), ArgumentValueError, "one name"),
    (lambda: z.EntityIndex((("A", "Ana"), ("B", "Ana"))), ArgumentValueError, "one code"),
]  # fmt: skip

FUNCTIONS: Refused = [
    (lambda: z.detect_contradictions(None), ArgumentTypeError, "memory must be a Memory, got NoneType: pass what"),
    (lambda: z.detect_contradictions((A, B)), ArgumentTypeError, "memory must be a Memory, got tuple: pass what"),
    (lambda: z.estimate_tokens(5), ArgumentTypeError, "text must be a string, got int: pass str"),
    (lambda: z.estimate_tokens(b"tea"), ArgumentTypeError, "text must be a string, got bytes"),
    (lambda: z.estimate_tokens(None), ArgumentTypeError, "text must be a string"),
    (lambda: check_int("top_k", -HUGE), ArgumentValueError, "at least 0, got an integer of too many"),
    (lambda: check_number("top_pct", HUGE, least=0.0, most=1.0), ArgumentValueError, "top_pct must be a finite number"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "error", "says"), [*PLACES, *LABELS, *WHOLE, *INDEX, *FUNCTIONS])
def test_what_cannot_be_is_refused_with_what_to_pass(
    make: Callable[[], object], error: type[ZettelError], says: str
) -> None:
    with pytest.raises(error, match=says) as caught:
        make()
    assert len(str(caught.value)) < 400
    assert "\n" not in str(caught.value)


def test_a_value_that_is_changed_is_checked_again() -> None:
    zettel = Zettel("a", source_start=0, source_end=4)
    assert zettel.spans == ((0, 4),)
    with pytest.raises(ArgumentValueError, match="own span"):
        replace(zettel, source_end=5)
    assert replace(zettel, source_end=5, spans=((0, 5), (9, 14)), count=2).count == 2


def test_pairs_may_come_from_anywhere_and_are_kept_in_order() -> None:
    expected = EntityIndex((("ANA", "Ana"), ("BBB", "Bo")))
    assert EntityIndex([["BBB", "Bo"], ["ANA", "Ana"]]) == expected  # type: ignore[arg-type]
    assert EntityIndex(iter([("BBB", "Bo"), ("ANA", "Ana")])) == expected  # type: ignore[arg-type]
    assert pickle.loads(pickle.dumps(expected)) == expected


def test_the_time_of_a_message_is_read_later() -> None:
    assert Message("Ana", "hi", "half past nine").time == "half past nine"


def test_messages_show_a_value_short_and_on_one_line() -> None:
    assert shown("a\nb") == r"'a\nb'"
    assert [len(shown(value)) for value in ("x" * 10**6, ("x",) * 10**5)] == [60, 60]
    assert "digits" in shown((HUGE,))


def test_everything_that_compress_makes_is_valid() -> None:
    text = "## 8 May 2023\n\nAna: we moved in two days ago.\n\nBo: in 0999 they had no tea, in two days neither.\n"
    memory = zettelpy.compress(text, date="2999-12-30", chunk_size=60, chunk_overlap=10)
    assert pickle.loads(pickle.dumps(memory)) == memory


@pytest.mark.timing
def test_checking_costs_little() -> None:
    """A zettel costs a few times what the same values cost unchecked, and a memory less than its zettels."""
    words = ("tea", "green tea", "milk", "cup", "pot", "leaf", "water", "boil")
    given = (
        ("Ana", "Bo"),
        words,
        "Ana likes tea.",
        0.5,
        0.5,
        ("joy",),
        ("CORE",),
        3,
        9,
        ((3, 9),),
        1,
        "2025-03-04",
        None,
    )
    plain = make_dataclass("Plain", [field.name for field in fields(Zettel)], frozen=True, slots=True)

    def best(work: Callable[[], object]) -> float:
        return best_time(lambda: work())

    zettels = tuple(Zettel(f"z{i}", *given) for i in range(2000))
    tunnels = tuple(Tunnel(f"z{i}", f"z{i + 1}") for i in range(1999))
    making = best(lambda: [Zettel(f"z{i}", *given) for i in range(2000)])
    assert making < 10 * best(lambda: [plain(f"z{i}", *given) for i in range(2000)])
    assert best(lambda: Memory(zettels, tunnels)) < making
