r"""The grammar of labels: what stands at the head of a line that somebody may say.

A label is `Name: text`, `[09:02] mara: text`, `**Name**: text`, `<nick> text` and their like, or a line of its own
above the words (`Mara  9:02 AM`, `### User`). Reading says only that something like a label stands there; whether it is
one is judged in `speakers.py`. Every expression is bounded and matched once a line.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import compress
from typing import Final, NamedTuple

from zettelpy.text.dates import STAMP_BEFORE, STAMP_BEHIND
from zettelpy.text.lazily import lazily
from zettelpy.text.markup import CLOCK, Line, is_time
from zettelpy.text.talk import SYMBOL
from zettelpy.text.words import MARKS


class Label(NamedTuple):
    """The label of a message: `text[name_start:name_end]` speaks at `stamp`; the words begin at `body`.

    The name is empty where a time stamp stands alone.
    """

    line: int  # number of the line
    name_start: int
    name_end: int
    body: int
    stamp: str  # the time stamp as it stands there, "" where there is none
    form: str  # how it is written, one of the marks below
    bare: int  # where the words begin if no name stands there after all, -1 where there is no stamp before it
    lines: int = 1  # how many lines its head has; the words begin on the last of them, or below it
    closer: str = ""  # what stands behind the words of the last of these lines and is none of them


PLAIN: Final = ":"  # Name: text
MARKED: Final = "*"  # **Name**: text, <nick> text
BEHIND: Final = "@"  # Name (09:02): text
SQUARE: Final = "["  # [09:02] Name: text
ROUND: Final = "("  # (1:56 pm on 8 May, 2023) Name: text
OPEN: Final = "."  # 2025-03-04 09:12 Name: text
TABBED: Final = "\t"  # 09:12, Name and text in columns that tabulators part
ABOVE: Final = "^"  # Name 09:12, on a line of its own above the words
WIDE: Final = "~"  # Name: text, where the name is long or holds symbols
TITLED: Final = "#"  # a heading "### User", or "<|im_start|>user": all below it, up to the next, is said
ARRANGED: Final = "|"  # in the arrangement of a list, a table, captions: arrangements.py
STAMPED: Final = BEHIND + SQUARE + ROUND + OPEN + TABBED + ABOVE

_LETTER: Final = rf"\w{MARKS}"
_WORD: Final = rf"[{_LETTER}{SYMBOL}@+][{_LETTER}{SYMBOL}.\-@'’·/]{{0,30}}"
_NAME: Final = rf"{_WORD}(?:[ \u00a0]{_WORD}){{0,3}}"
_ASIDE: Final = r"(?:[ ]?[\[(](?P<aside>[^()\[\]\r\n]{1,40})[\])])?"
_COLON: Final = r"[ ]?(?::(?=\s|$)|\uff1a|:(?=[^\x00-\x7f]))"
_PLAIN: Final = lazily(rf"({_NAME}){_ASIDE}{_COLON}\s*")
_MARKED: Final = lazily(
    rf"""(?: (\*{{1,3}}|_{{1,2}}) (?P<name>{_NAME}) (?: \1 {_ASIDE} [ ]?[:\uff1a] | [:\uff1a]\1 ) (?=\s|$)
      | <[@+ ]?(?P<nick>{_WORD})>:?(?=\s|$) ) \s*""",
    re.VERBOSE,
)
_SAID: Final = lazily(r"(?<=\S)[ ](?:said|says|wrote|asked|replied|answered)\Z")  # no part of the name before it
_DAY_END: Final = lazily("[0-9][日号일]\\Z")  # "Mara 2025年3月4日", no name alone
_NUMBERED: Final = lazily(r"[A-Za-z]{1,3}[0-9]{1,3}:[0-9]{1,4}")  # "[D1:12]", the number of a turn
_COUNTED: Final = lazily(r"[0-9]{1,4}[.)] ")  # "12. Mara: hi" is an item of a list
# After a time stamp a name may hold anything but a colon (emoji, commas), and the colon may touch the text.
_LOOSE: Final = lazily(r"([^\s:\uff1a<>\[\]{}\"`|][^:\uff1a\r\n<>{}\"`|]{0,39}?)[ ]?[:\uff1a](?!//)\s*")

# A label of long names and odd characters: it counts only where it repeats.
_ODD: Final = r"\s:\uff1a<>{}\[\]\"`|=;\\"
_WIDE: Final = lazily(rf"([^{_ODD}#*-][^{_ODD}]{{0,30}}(?:[ \u00a0][^{_ODD}]{{1,31}}){{0,5}}){_COLON}\s*")
NAMED: Final = lazily(_NAME)
_TOKEN: Final = lazily(r"<\|im_start\|>[ ]?([\w.-]{1,40})(?=\s|$)\s*")  # ChatML
_TITLE: Final = lazily(  # a heading that is a name: "### User", "## **Assistant:**"
    rf"#{{1,6}}[ \t]+[*_]{{0,3}}(?:[{SYMBOL}]{{1,4}}[ ]?)?(\w[\w. -]{{0,23}})[:\uff1a]?[*_]{{0,3}}[:\uff1a]?$"
)

ROLES: Final = frozenset("user assistant system human ai bot tool developer model".split())
ASKING: Final = frozenset("user human you me prompt".split())
ANSWERING: Final = frozenset("assistant ai bot model chatgpt gpt claude gemini copilot response".split())
VAGUE: Final = frozenset("ai bot model response".split())  # these are headings of documents as well

# Marks on lines that are no evidence: lines of fenced code, of a fence that never closes, and headings.
FENCED: Final = 1
UNCLOSED: Final = 2
HEADED: Final = 3


_UNREAD: Final = lazily(b"[%c%c]" % (FENCED, HEADED))  # headings are read as such, and fenced code is not read
_BARS: Final = tuple("-/.")  # between the numbers of a day
_HEADS: Final = lazily("[\\[(\u200e0-9*_<]")  # what a label begins with that is not a name
_TAILS: Final = lazily("[0-9mM.\\])]")  # what a name with a time behind it ends with
_LONGEST_ABOVE: Final = 110
_REACH: Final = 180  # from the beginning of a line to the colon of its label


def lines_to_read(text: str, lines: Sequence[Line], marks: bytes, signs: str) -> list[int]:
    """Return the numbers of the lines that `read_label` is to be asked about: on no other one does it find a label.

    `signs` are the first characters of the lines.

    >>> lines = [Line(0, 0, 4, True), Line(5, 5, 9, False), Line(10, 10, 16, False)]
    >>> lines_to_read("Good\\nsaid\\nAna: x", lines, bytes(3), "GsA")
    [2]
    """
    asked = bytearray(len(lines))
    for match in _HEADS.finditer(signs):
        asked[match.start()] = 1
    for match in _TAILS.finditer("".join([text[line[2] - 1] for line in lines])):
        i = match.start()
        if lines[i].end - lines[i].start <= _LONGEST_ABOVE:
            asked[i] = 1
    starts = [line[1] for line in lines]
    for colon in ":\uff1a":
        at = text.find(colon)
        while at >= 0:
            i = bisect_right(starts, at) - 1
            if i < 0:
                at = text.find(colon, at + 1)
                continue
            if at < starts[i] + _REACH:
                asked[i] = 1
            at = text.find(colon, max(at + 1, lines[i].end))
    for unread in _UNREAD.finditer(marks):
        i = unread.start()
        asked[i] = marks[i] == HEADED and signs[i] == "#"
    return list(compress(range(len(asked)), asked))


def read_label(text: str, line: Line, i: int, marked: int) -> Label | None:
    """Read the label at the head of a line, if something like one stands there."""
    start, end = line.start, line.end
    head = text[start]
    if marked == HEADED:
        title = _TITLE.match(text, start, end)
        known = title and title[1].casefold() in ROLES | ASKING | ANSWERING
        return Label(i, title.start(1), title.end(1), end, "", TITLED, -1) if title and known else None
    if head == "<" and (token := _TOKEN.match(text, start, end)):
        return Label(i, token.start(1), token.end(1), token.end(), "", TITLED, -1)
    if head in "[(\u200e" or "0" <= head <= "9":
        stamp = STAMP_BEFORE.match(text, start, end)
        if stamp and is_time(stamp["bracketed"] or stamp["bare"]) and not _NUMBERED.fullmatch(stamp["bracketed"] or ""):
            return _read_stamped(text, stamp, end, i)
    elif end - start <= _LONGEST_ABOVE and text[end - 1] in "0123456789mM.])":
        if above := _read_above(text, start, end, i):
            return above
    if head in "*_<":
        return _read_marked(text, start, end, i)
    reach = min(end, start + _REACH)
    if start - line.begin > 3 or (text.find(":", start, reach) < 0 and text.find("\uff1a", start, reach) < 0):
        return None
    if "0" <= head <= "9" and _COUNTED.match(text, start, end):
        return None
    match = _PLAIN.match(text, start, end)
    if match is None:
        match = _WIDE.match(text, start, end)
        return Label(i, start, match.end(1), match.end(), "", WIDE, -1) if match else None
    aside = match["aside"] if match["aside"] and is_time(match["aside"]) else ""
    stop = match.end(1)
    if said := _SAID.search(text, max(start, stop - 12), stop):
        stop = said.start()
    return Label(i, start, stop, match.end(), aside, BEHIND if aside else PLAIN, -1)


def _read_above(text: str, start: int, end: int, i: int) -> Label | None:
    """Read a line that is a name with a time behind it: "Mara  9:02 AM", "**Mara** 9:02", "Mara, [12.05.23 14:03]"."""
    if text[end - 1] in "])":
        low = max(text.rfind("[", start, end), text.rfind("(", start, end)) - 4
    else:  # a clock time, or a day that ends in a year
        tail = text[max(start, end - 12) : end]
        if ":" not in tail and tail[-3:-2] not in _BARS and tail[-5:-4] not in _BARS:
            return None
        low = end - 44
    when = STAMP_BEHIND.search(text, max(start + 1, low), end)
    if when is None:
        return None
    stop = when.start()
    if text[start] in "*_":  # "**Mara** 9:02 AM"
        marks = len(text[start:stop]) - len(text[start:stop].lstrip("*_"))
        bare = text[start:stop].rstrip()
        if marks > 3 or not bare.endswith(text[start : start + marks]):
            return None
        start, stop = start + marks, start + len(bare) - marks
    if start >= stop or NAMED.fullmatch(text, start, stop) is None or _DAY_END.search(text, start, stop):
        return None
    stamp = when["bracketed"] or when["bare"]
    return Label(i, start, stop, end, stamp, ABOVE, -1) if is_time(stamp) else None


def _read_columns(text: str, at: int, end: int, i: int, stamp: str) -> Label | None:
    """Read what follows a time stamp in columns ("Ana\\thi") or in a meeting ("From Ana to Everyone: hi")."""
    if text[at - 1] != "\t" and not text.startswith("From ", at):
        return None
    tab = text.find("\t", at, min(end, at + 60)) if text[at - 1] == "\t" else -1
    colon = text.find(":", at, min(end, at + 140))
    if text.startswith("From ", at) and colon >= 0:
        name = text[at + 5 : colon].split(" to ")[0].strip()
        stop, body, form = text.find(name, at + 5), colon + 1, OPEN
        stop, at = stop + len(name), stop
    elif tab > at and CLOCK.search(stamp) and text.find("\t", tab + 1, end) < 0:
        stop, body, form = tab - text[at:tab].endswith(":"), tab + 1, TABBED
    else:
        return None
    while body < end and text[body].isspace():
        body += 1
    return Label(i, at, stop, body, stamp, form, at) if stop > at and NAMED.fullmatch(text, at, stop) else None


def _read_marked(text: str, start: int, end: int, i: int) -> Label | None:
    match = _MARKED.match(text, start, end) if start < end and text[start] in "*_<" else None
    if match is None:
        return None
    group = "name" if match["name"] else "nick"
    aside = match["aside"] if match["aside"] and is_time(match["aside"]) else ""
    return Label(i, match.start(group), match.end(group), match.end(), aside, BEHIND if aside else MARKED, -1)


def _read_stamped(text: str, match: re.Match[str], end: int, i: int) -> Label | None:
    """Read what follows a time stamp: a label in any form, or words alone."""
    at = match.end()
    stamp, mark = match["bracketed"] or match["bare"], match[0].lstrip("\u200e")[0]
    form = mark if mark in "[(" else OPEN
    if columns := _read_columns(text, at, end, i, stamp):
        return columns
    if marked := _read_marked(text, at, end, i):
        return marked._replace(stamp=stamp, form=form, bare=at)
    plain = _PLAIN.match(text, at, end)
    if plain is None and (form == SQUARE or match[0].rstrip()[-1:] in "-\u2013\u2014"):
        plain = _LOOSE.match(text, at, end)
    if plain:
        return Label(i, at, plain.end(1), plain.end(), stamp, form, at)
    return Label(i, at, at, at, stamp, form, at)
