r"""The head of an e-mail in a text: who wrote it and when, over the lines `From:`, `To:`, `Date:`, `Subject:`.

A head is a run of two or more lines of known fields, `From` among them, that opens the text or follows a blank line or
a rule. The fields are those of RFC 5322 and what the usual programs write for them in other languages when a mail is
forwarded. What follows, up to the next head, is what its sender wrote.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from zettelpy.text.lazily import lazily
from zettelpy.text.markup import Line
from zettelpy.text.normalise import fold

_FROM: Final = "from von de da van fra från от 发件人 寄件者 差出人 보낸사람"
_DATE: Final = (
    "date sent datum gesendet envoyé fecha enviado data inviato verzonden sendt skickat дата отправлено 日期 "
    "发送时间 送信日時 日付 날짜"
)
_OTHER: Final = (
    "type received to an à para a aan til till кому 收件人 宛先 받는사람 cc bcc kopie copie copia reply-to subject "
    "betreff objet asunto assunto oggetto onderwerp emne ämne тема 主题 主旨 件名 제목 message-id importance priority "
    "attachments anlagen"
)
_FIELD: Final = lazily(r"[*_]{0,2}([^\W\d_](?:[\w-]{0,16}))[*_]{0,2}[ \u00a0]?[:：][*_]{0,2}[ \t]+(?=\S)")
_REACH: Final = 24  # where the colon of a field stands at the latest
_ADDRESS: Final = lazily(r"[ \t]*[<\[(]?(?:mailto:)?[^\s<>@\[\]()]{1,64}@[^\s<>@\[\]()]{1,190}[>\])]?")
_MOST_LINES: Final = 12


class MailHead(NamedTuple):
    """The head on lines[first:stop]: text[name_start:name_end] wrote at `stamp`, as it stands there."""

    stop: int
    name_start: int
    name_end: int
    stamp: str


@cache
def _fields() -> dict[str, str]:
    kinds = (("other", _OTHER), ("date", _DATE), ("from", _FROM))
    return {fold(field): kind for kind, fields in kinds for field in fields.split()}


def find_mail_heads(text: str, lines: Sequence[Line]) -> dict[int, MailHead]:
    r"""Return the heads of mails in a text by the number of their first line; one pass over the lines.

    >>> from zettelpy.text.markup import split_lines
    >>> text = "From: Ana Ruiz <ana@x.example>\nDate: 12 May 2025\nSubject: Tea\n\nHello"
    >>> head = find_mail_heads(text, split_lines(text))[0]
    >>> text[head.name_start:head.name_end], head.stamp, head.stop
    ('Ana Ruiz', '12 May 2025', 3)
    """
    heads: dict[int, MailHead] = {}
    stop = 0
    for i in _openings(text, lines):
        if i >= stop and (head := _read_head(text, lines, i)) is not None:
            heads[i] = head
            stop = head.stop
    return heads


def _openings(text: str, lines: Sequence[Line]) -> list[int]:
    """Return the numbers of the lines that a head may begin on: behind a blank line or a rule, with a colon."""
    starts = [line[1] for line in lines]
    found: list[int] = []
    for colon in ":\uff1a":
        at = text.find(colon)
        while at >= 0:
            i = bisect_right(starts, at) - 1
            if i >= 0 and at < starts[i] + _REACH and (lines[i].gap or (i > 0 and _is_rule(text, lines[i - 1]))):
                found.append(i)
            at = text.find(colon, max(at + 1, lines[i].end if i >= 0 else 0))
    return sorted(frozenset(found))


_RULES: Final = "-=_*"


def _is_rule(text: str, line: Line) -> bool:
    return line.end - line.start > 2 and not text[line.start : line.end].strip(_RULES)


def _read_head(text: str, lines: Sequence[Line], first: int) -> MailHead | None:
    fields = _fields()
    seen: dict[str, tuple[int, int]] = {}
    kinds: list[str] = []
    i = first
    while i < len(lines) and i - first < _MOST_LINES and (i == first or not lines[i].gap):
        start, reach = lines[i].start, min(lines[i].end, lines[i].start + _REACH)
        if text.find(":", start, reach) < 0 and text.find("\uff1a", start, reach) < 0:
            break
        match = _FIELD.match(text, start, lines[i].end)
        kind = fields.get(fold(match[1])) if match else None
        if match is None or kind is None:
            break
        kinds.append(fold(match[1]))
        seen.setdefault(kind, (match.end(), lines[i].end))
        i += 1
    if "from" not in seen or len(dict.fromkeys(kinds)) < 2:
        return None
    if "date" not in seen and text.find("@", lines[first].start, lines[i - 1].end) < 0:
        return None  # "From: Leeds / To: York" is a journey
    start, end = _name(text, *seen["from"])
    stamp = text[slice(*seen["date"])].strip() if "date" in seen else ""
    return MailHead(i, start, end, stamp) if start < end else None


def _name(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the span of the name in `Name <address>`; of the address, where there is no name."""
    address = _ADDRESS.search(text, start, end)
    if address is not None and address.start() > start:
        end = address.start()
    words = text[start:end]
    inner = words.strip(" \t\"'“”„*_")
    start += words.find(inner) if inner else 0
    return start, start + len(inner)
