r"""Messages of any common shape into `Message`, and messages into the text that a memory is made from.

A message is written `[2025-03-04T09:12] Ana: text`. The text is never changed; `layout_of_messages` knows where each
message stands, so nothing has to be read back and a message may hold anything, labels and blank lines included.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.text.dates import parse_date, parse_time
from zettelpy.text.layout import MESSAGE, Block, Layout
from zettelpy.types import Message

_SPEAKER: Final = ("name", "speaker", "author", "role")  # the first that is given; a name says more than a role
_TEXT: Final = ("content", "text")
_TIME: Final = ("time", "timestamp", "date", "created_at")
_SOURCE: Final = ("source", "id")
_SHAPE: Final = "pass a Message, or a dict with role or name, content, and perhaps time"
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECONDS: Final = 10**11  # a count above this (the year 5138 in seconds) is taken for milliseconds
_ISO: Final = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2})"
    r"(?:[T ]([0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,9})?)?)(?:Z|[+-][0-9]{2}(?::?[0-9]{2})?)?)?"
)


def coerce_message(item: object) -> Message:
    """Return a message given as a Message or as a dict in one of the common shapes.

    A dict has the speaker under name, speaker, author or role, the words under content or text (a string, or a list of
    content parts of which the texts are joined by a newline and others leave a mark such as `[image]`), the time under
    time, timestamp, date or created_at (ISO 8601 or a written date, or seconds since 1970), and its origin under source
    or id. Raises ArgumentTypeError for another type, ArgumentValueError for a time that is none.

    >>> coerce_message({"role": "user", "content": "hi", "time": 1741079520})
    Message(speaker='user', text='hi', time='2025-03-04T09:12:00+00:00', source=None)
    """
    if isinstance(item, Message):
        time = read_time(item.time)
        return item if time == item.time else Message(item.speaker, item.text, time, item.source)
    if not isinstance(item, Mapping):
        raise ArgumentTypeError(f"a message must be a Message or a dict, got {type(item).__name__}: {_SHAPE}")
    speaker, text = _first(item, _SPEAKER), _first(item, _TEXT)
    if text is None and not any(key in item for key in _TEXT):
        raise ArgumentTypeError(f"a message must have content or text, got {_keys(item)}: {_SHAPE}")
    return Message(_name(speaker), _words(text), read_time(_first(item, _TIME)), _source(_first(item, _SOURCE)))


def _first(item: Mapping[Any, Any], keys: tuple[str, ...]) -> Any:
    return next((item[key] for key in keys if item.get(key) is not None), None)


def _keys(item: Mapping[Any, Any]) -> str:
    return "a dict with " + (", ".join(repr(key) for key in item) if item else "nothing")


def _name(speaker: object) -> str:
    if isinstance(speaker, Mapping):  # {"author": {"role": "user", "name": null}}
        speaker = _first(speaker, _SPEAKER)
    if speaker is None:
        return ""
    if not isinstance(speaker, str):
        raise ArgumentTypeError(f"the speaker of a message must be a string, got {type(speaker).__name__}")
    return speaker


def _words(content: object) -> str:
    """Return content as text: a string, None (a call of a tool), or content parts."""
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    if isinstance(content, Mapping):
        return _part(content)
    if isinstance(content, Iterable) and not isinstance(content, (bytes, bytearray)):
        return "\n".join(map(_part, content))
    raise ArgumentTypeError(
        f"the content of a message must be a string or a list of parts, got {type(content).__name__}"
    )


def _part(part: object) -> str:
    if isinstance(part, str):
        return part
    if not isinstance(part, Mapping):
        raise ArgumentTypeError(f"a content part must be a string or a dict, got {type(part).__name__}")
    text = part.get("text")
    if isinstance(text, Mapping):  # {"type": "text", "text": {"value": "…"}}
        text = text.get("value")
    if isinstance(text, str):
        return text
    kind = part.get("type")
    kind = kind if isinstance(kind, str) and kind else "attachment"
    return f"[{kind.removeprefix('input_').removesuffix('_url')}]"


def _source(source: object) -> str | None:
    if source is None or isinstance(source, str):
        return source
    if isinstance(source, int) and not isinstance(source, bool):
        return str(source)
    raise ArgumentTypeError(f"the source of a message must be a string, got {type(source).__name__}")


def read_time(time: object) -> str | None:
    """Return the time of a message as ISO 8601: from ISO 8601, a written date, or seconds since 1970 (then in UTC).

    >>> read_time("2025-03-04 09:12"), read_time("8 May 2023"), read_time(0.5), read_time(None)
    ('2025-03-04T09:12', '2023-05-08', '1970-01-01T00:00:00.500000+00:00', None)
    """
    if time is None or time == "":
        return None
    if isinstance(time, (int, float)) and not isinstance(time, bool):
        return _from_unix(time)
    if not isinstance(time, str):
        raise ArgumentTypeError(
            f"the time of a message must be a string in ISO 8601 or seconds since 1970, got {type(time).__name__}"
        )
    found = parse_time(time) if parse_date(time) else None
    match = _ISO.fullmatch(time.strip())
    if found is None or (match and found[:10] != match[1]) or (match and match[2] and "T" not in found):
        raise ArgumentValueError(f"the time of a message must be in ISO 8601 (2025-03-04T09:12), got {time!r}")
    return time.strip() if match and "T" in time else found


def _from_unix(count: float) -> str:
    """Return a count of seconds (or milliseconds, where it is too great) since 1970 as ISO 8601 in UTC."""
    if not count - count == 0:
        raise ArgumentValueError(f"the time of a message must be a finite number of seconds since 1970, got {count}")
    # a float is a fraction of integers exactly, so that no rounding of the platform takes part
    above, below = (count, 1) if isinstance(count, int) else count.as_integer_ratio()
    below *= 1000 if abs(count) >= _MILLISECONDS else 1
    micro = (2 * above * 10**6 + below) // (2 * below)
    try:
        return (_EPOCH + timedelta(microseconds=micro)).isoformat()
    except OverflowError:
        raise ArgumentValueError(f"the time of a message is beyond the year 9999, got {count} seconds") from None


_LABEL_BREAKS: Final = re.compile(r"\s+")


def render_message(message: Message) -> str:
    """Return a message as it stands in the source of a memory: the time if known, the label if there is a speaker.

    >>> render_message(Message("Ana", "The boiler is fixed.", "2025-03-04T09:12")), render_message(Message("", "hello"))
    ('[2025-03-04T09:12] Ana: The boiler is fixed.', 'hello')
    """
    return _head(message)[0] + message.text


def _head(message: Message) -> tuple[str, int, str]:
    """Return what stands before the words, where in it the name begins, and the name on one line."""
    stamp = f"[{message.time}] " if message.time else ""
    name = _LABEL_BREAKS.sub(" ", message.speaker).strip()
    return (f"{stamp}{name}: " if name else stamp), len(stamp), name


def layout_of_messages(messages: Iterable[Message]) -> tuple[str, Layout]:
    r"""Return the source of messages (rendered, joined by a blank line) and its layout: one block a message.

    A message of another day than the one before opens a new section.

    >>> text, layout = layout_of_messages([Message("Ana", "hi"), Message("Bo", "one\n\ntwo")])
    >>> text
    'Ana: hi\n\nBo: one\n\ntwo'
    >>> [(block.label, block.body, text[block.start:block.end]) for block in layout.blocks]
    [(0, 5, 'Ana: hi'), (9, 13, 'Bo: one\n\ntwo')]
    """
    kept = tuple(messages)
    parts: list[str] = []
    blocks: list[Block] = []
    offset = section = 0
    before: str | None = None
    for message in kept:
        head, name_at, name = _head(message)
        rendered = head + message.text
        words = rendered.strip()
        if words:
            lead = len(rendered) - len(rendered.lstrip())
            start, end = offset + lead, offset + lead + len(words)
            day = message.time[:10] if message.time else None
            section += day is not None and before is not None and day != before
            before = day or before
            space = len(message.text) - len(message.text.lstrip())
            body = min(end, offset + len(head) + space)
            label = offset + name_at if name else body
            blocks.append(Block(start, end, label, body, MESSAGE, name, message.time, day, section, -1))
        parts.append(rendered)
        offset += len(rendered) + 2
    return "\n\n".join(parts), Layout(tuple(blocks), kept)
