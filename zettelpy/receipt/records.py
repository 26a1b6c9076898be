"""Receipts as what JSON can hold, and back: `from_record(to_record(receipt)) == receipt`, through JSON as well.

A record is checked as it is read: what is missing, unknown or of the wrong kind is told with its place in the record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any, Final

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.options import shown
from zettelpy.receipt.values import Place, Receipt, ReceiptOptions, ReceiptPassage, ReceiptTerm, StandIn

FORM: Final = 1  # of the record
_FORM: Final = "receipt"  # the key that says so
_VALUES: Final = (Receipt, ReceiptOptions, ReceiptPassage, ReceiptTerm, StandIn, Place)

Read = Callable[[Any, str], Any]


def to_record(receipt: Receipt) -> dict[str, Any]:
    """Return a receipt as dicts, lists, strings, numbers, booleans and None."""
    return {_FORM: FORM, **_plain(receipt)}


def from_record(record: object) -> Receipt:
    """Return the receipt that a record holds."""
    if not isinstance(record, Mapping) or _FORM not in record:
        raise ArgumentTypeError("this is no receipt: pass what Receipt.as_dict returned")
    form = record[_FORM]
    if form != FORM:
        raise ArgumentValueError(f"this receipt is of form {shown(form)}, and form {FORM} is known: update zettelpy")
    rest = {key: value for key, value in record.items() if key != _FORM}
    receipt: Receipt = _value(Receipt)(rest, _FORM)
    return receipt


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, _VALUES):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value


def _value(kind: type[Any]) -> Read:
    """Return a reader of the fields of a value; what has a default may be missing."""

    def read(record: Any, where: str) -> Any:
        if not isinstance(record, Mapping):
            raise ArgumentTypeError(f"{where} must be a dict, got {type(record).__name__}")
        known = {field.name: field for field in fields(kind)}
        for key in record:
            if key not in known:
                raise ArgumentValueError(f"{where} holds {shown(key)}, which no receipt has")
        given: dict[str, Any] = {}
        for name, field in known.items():
            if name in record:
                reader = _READERS.get((kind, name))
                given[name] = reader(record[name], f"{where}.{name}") if reader else record[name]
            elif field.default is MISSING:
                raise ArgumentValueError(f"{where} lacks {name!r}")
        try:
            return kind(**given)
        except TypeError as error:
            raise ArgumentTypeError(f"{where}: {error}") from None
        except ValueError as error:
            raise ArgumentValueError(f"{where}: {error}") from None

    return read


def _many(read: Read) -> Read:
    """Return a reader of a list."""

    def read_all(values: Any, where: str) -> tuple[Any, ...]:
        if not isinstance(values, (list, tuple)):
            raise ArgumentTypeError(f"{where} must be a list, got {type(values).__name__}")
        return tuple(read(value, f"{where}[{place}]") for place, value in enumerate(values))

    return read_all


def _maybe(read: Read) -> Read:
    """Return a reader of what may be None."""
    return lambda value, where: None if value is None else read(value, where)


def _same(value: Any, where: str) -> Any:
    return value


_PLACES: Final = _many(_value(Place))
_READERS: Final[dict[tuple[type[Any], str], Read]] = {
    (Place, "span"): _maybe(_many(_same)),
    (ReceiptTerm, "stand_ins"): _many(_value(StandIn)),
    (ReceiptPassage, "span"): _maybe(_many(_same)),
    (ReceiptPassage, "ingredients"): _many(_many(_same)),
    (ReceiptPassage, "words"): _many(_same),
    (ReceiptPassage, "supersedes"): _PLACES,
    (ReceiptPassage, "superseded_by"): _PLACES,
    (ReceiptPassage, "same_as"): _maybe(_value(Place)),
    (Receipt, "options"): _value(ReceiptOptions),
    (Receipt, "terms"): _many(_value(ReceiptTerm)),
    (Receipt, "speakers"): _many(_same),
    (Receipt, "dates"): _many(_same),
    (Receipt, "kinds"): _many(_same),
    (Receipt, "passages"): _many(_value(ReceiptPassage)),
    (Receipt, "rejected"): _many(_value(ReceiptPassage)),
}
