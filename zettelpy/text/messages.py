r"""Messages of any common shape into `Message`, and messages into the text that a memory is made from.

A message is written `[2025-03-04T09:12] Ana: text`. The text is never changed; `layout_of_messages` knows where each
message stands, so nothing has to be read back and a message may hold anything, labels and blank lines included.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.text.dates import parse_date, parse_time
from zettelpy.text.layout import MESSAGE, Block, Layout, read_layout
from zettelpy.text.lazily import lazily
from zettelpy.types import Message

# The first key that holds something counts; a name says more than a role.
_SPEAKER: Final = ("name", "speaker", "author", "sender", "from", "user", "username", "role")
_PERSON: Final = ("name", "display_name", "displayName", "real_name", "global_name", "username", "user", "role")
_TEXT: Final = ("content", "text", "message", "value", "parts", "body")
_TIME: Final = ("time", "timestamp", "date", "created_at", "create_time", "createdAt", "ts")
_SOURCE: Final = ("source", "id")
_SHAPE: Final = "pass a Message, or a dict with role or name, content, and perhaps time"
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECONDS: Final = 10**11  # a count above this (the year 5138 in seconds) is taken for milliseconds
_RENDERED: Final = lazily(r"(?:\[([^\]\n]+)\] )?([^\n:]{1,200}): ")
BETWEEN: Final = "\n\n"  # what stands between two messages in a source
_DEEPEST: Final = 16  # content parts within content parts
_ISO: Final = lazily(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2})"
    r"(?:[T ]([0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,9})?)?)(Z|[+-][0-9]{2}(?::?[0-9]{2})?)?)?"
)
_COUNT: Final = lazily(r"([0-9]{9,20})(?:\.([0-9]{1,9}))?")  # eight digits are a day, 20250304
_OFFSET: Final = lazily(r":[0-9]{2}(?:\.[0-9]{1,9})?\s?[+-]([0-9]{2}):?([0-9]{2})?\Z")


def coerce_message(item: object) -> Message:
    """Return a message given as a Message or as a dict in one of the common shapes.

    A dict has the speaker under name, speaker, author, sender, from, user, username or role (a string, or a dict with
    one of these); the words under content, text, message, value, parts or body (a string, or content parts of which
    the texts are joined by a newline and others leave a mark such as `[image]`); the time under time, timestamp, date,
    created_at, create_time, createdAt or ts (see `read_time`); its origin under source or id. A key that holds nothing
    gives way to the next. Raises ArgumentTypeError for another type, ArgumentValueError for a time that is none.

    >>> coerce_message({"role": "user", "content": "hi", "time": 1741079520})
    Message(speaker='user', text='hi', time='2025-03-04T09:12:00+00:00', source=None)
    """
    if isinstance(item, Message):
        time = read_time(item.time)
        return item if time == item.time else Message(item.speaker, item.text, time, item.source)
    if not isinstance(item, Mapping):
        raise ArgumentTypeError(f"a message must be a Message or a dict, got {type(item).__name__}: {_SHAPE}")
    if not any(key in item for key in _TEXT):
        raise ArgumentTypeError(f"a message must have content or text, got {_keys(item)}: {_SHAPE}")
    text = next((words for key in _TEXT if (words := _words(item.get(key)))), "")
    inner = item.get("message")  # {"message": {"role": "user", "content": "hi"}}
    speaker = _name(item, _SPEAKER) or (_name(inner, _SPEAKER) if isinstance(inner, Mapping) else "")
    return Message(speaker, text, read_time(_first(item, _TIME)), _source(_first(item, _SOURCE)))


def _first(item: Mapping[Any, Any], keys: tuple[str, ...]) -> Any:
    return next((item[key] for key in keys if item.get(key) is not None and item[key] != ""), None)


def _keys(item: Mapping[Any, Any]) -> str:
    return "a dict with " + (", ".join(repr(key) for key in item) if item else "nothing")


def _name(item: Mapping[Any, Any], keys: tuple[str, ...], depth: int = 0) -> str:
    """Return the name of the speaker: the first string under one of the keys, or in a dict under one of them."""
    for key in keys:
        value = item.get(key)
        if isinstance(value, Mapping) and depth < _DEEPEST:  # {"author": {"role": "user", "name": null}}
            value = _name(value, _PERSON, depth + 1)
        if isinstance(value, str):
            if value.strip():
                return value
        elif value is not None:
            raise ArgumentTypeError(f"the speaker of a message must be a string, got {type(value).__name__}")
    return ""


def _words(content: object, depth: int = 0) -> str:
    """Return content as text: a string, None (a call of a tool), or content parts."""
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    if isinstance(content, Mapping):
        return _part(content, depth)
    if isinstance(content, Iterable) and not isinstance(content, (bytes, bytearray)):
        return "\n".join(_part(part, depth) for part in content)
    raise ArgumentTypeError(
        f"the content of a message must be a string or a list of parts, got {type(content).__name__}"
    )


def _part(part: object, depth: int) -> str:
    """Return a content part as text: its own words, those of the parts within it, or a mark of its kind."""
    if isinstance(part, str):
        return part
    if not isinstance(part, Mapping):
        raise ArgumentTypeError(f"a content part must be a string or a dict, got {type(part).__name__}")
    for key in ("text", "value", "parts", "content", "output", "body"):
        inner = part.get(key)
        if isinstance(inner, str) and inner:
            return inner
        # {"type": "text", "text": {"value": "…"}}, {"type": "tool_result", "content": [{"text": "…"}]}
        if isinstance(inner, (Mapping, list, tuple)) and inner and depth < _DEEPEST:
            return _words(inner, depth + 1)
    if any(isinstance(part.get(key), str) for key in ("text", "content")) or part.get("parts") == []:
        return ""
    kind = part.get("type") or part.get("content_type")
    kind = kind if isinstance(kind, str) and kind else "attachment"
    return f"[{kind.removeprefix('input_').removesuffix('_url').removesuffix('_asset_pointer')}]"


def _source(source: object) -> str | None:
    if source is None or isinstance(source, str):
        return source
    if isinstance(source, int) and not isinstance(source, bool):
        return str(source)
    raise ArgumentTypeError(f"the source of a message must be a string, got {type(source).__name__}")


def read_time(time: object) -> str | None:
    """Return the time of a message as ISO 8601.

    It is given as ISO 8601, a written date, a date or datetime (an aware one keeps its offset), or as a number or
    string of seconds since 1970 (then in UTC).

    >>> read_time("2025-03-04 09:12"), read_time("8 May 2023"), read_time("1700000000.000100"), read_time(None)
    ('2025-03-04T09:12', '2023-05-08', '2023-11-14T22:13:20.000100+00:00', None)
    """
    if time is None or time == "":
        return None
    if isinstance(time, datetime):
        offset = time.utcoffset()
        whole = offset is None or not offset % timedelta(minutes=1)  # ISO 8601 has no seconds in an offset
        return (time if whole else time.astimezone(UTC)).isoformat()
    if isinstance(time, date):
        return time.isoformat()
    if isinstance(time, (int, float)) and not isinstance(time, bool):
        return _from_unix(time)
    if not isinstance(time, str):
        raise ArgumentTypeError(
            "the time of a message must be a string in ISO 8601, a datetime or seconds since 1970, "
            f"got {type(time).__name__}"
        )
    words = time.strip()
    if count := _COUNT.fullmatch(words):
        fraction = count[2] or ""
        return _from_fraction(int(count[1] + fraction), 10 ** len(fraction), words)
    found = parse_time(words) if parse_date(words) else None
    match, offset_ = _ISO.fullmatch(words), _OFFSET.search(words)
    if found is None or (match and found[:10] != match[1]) or (match and match[2] and "T" not in found):
        raise ArgumentValueError(f"the time of a message must be in ISO 8601 (2025-03-04T09:12), got {time!r}")
    if "T" in found and offset_ and (int(offset_[1]) > 23 or int(offset_[2] or 0) > 59):
        raise ArgumentValueError(f"the time of a message has an offset from UTC that is none: {time!r}")
    return f"{match[1]}T{match[2]}{match[3] or ''}" if match and match[2] else found


def _from_unix(count: float) -> str:
    """Return a count of seconds (or milliseconds, where it is too great) since 1970 as ISO 8601 in UTC."""
    if not count - count == 0:
        raise ArgumentValueError(f"the time of a message must be a finite number of seconds since 1970, got {count}")
    # a float is a fraction of integers exactly, so that no rounding of the platform takes part
    above, below = (count, 1) if isinstance(count, int) else count.as_integer_ratio()
    return _from_fraction(above, below, str(count))


def _from_fraction(above: int, below: int, given: str) -> str:
    below *= 1000 if abs(above) >= _MILLISECONDS * below else 1
    micro = (2 * above * 10**6 + below) // (2 * below)
    try:
        return (_EPOCH + timedelta(microseconds=micro)).isoformat()
    except OverflowError:
        raise ArgumentValueError(f"the time of a message is beyond the year 9999, got {given} seconds") from None


_LABEL_BREAKS: Final = lazily(r"\s+")


def render_message(message: Message) -> str:
    """Return a message as it stands in the source of a memory: the time if known, the label if there is a speaker.

    >>> render_message(Message("Ana", "The boiler is fixed.", "2025-03-04T09:12")), render_message(Message("", "hello"))
    ('[2025-03-04T09:12] Ana: The boiler is fixed.', 'hello')
    """
    return _head(message)[0] + message.text


def read_message(text: str, names: Collection[str] = ()) -> Message:
    """Return the message that is rendered as `text`: with time and speaker, as far as its first line shows them.

    A label that is one of `names` is a speaker. `render_message(read_message(text)) == text` for every text; where the
    first line shows no label and no time, all are words.

    >>> read_message("[2025-03-04T09:12] Ana: One.\\n\\nTwo.")
    Message(speaker='Ana', text='One.\\n\\nTwo.', time='2025-03-04T09:12', source=None)
    >>> read_message("Hello to you all!").speaker
    ''
    """
    label = _RENDERED.match(text)
    if label is not None and label[2] in names:
        message = Message(label[2], text[label.end() :], label[1])
        if render_message(message) == text:
            return message
    first = text.partition("\n")[0]
    read = read_layout(first)
    if len(read.blocks) == 1 == len(read.messages):
        found = read.messages[0]
        message = Message(found.speaker, text[len(first.rstrip()) - len(found.text) :], found.time)
        if render_message(message) == text:
            return message
    return Message("", text)


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
        offset += len(rendered) + len(BETWEEN)
    return BETWEEN.join(parts), Layout(tuple(blocks), kept)
