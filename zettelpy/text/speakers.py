r"""Lines into labels: who speaks on a line, and when, decided by evidence over the whole text.

A label is `Name: text`, `[09:02] mara: text`, `**Name**: text`, `<nick> text` and their like. One line alone says
little (`Note: …` in prose looks the same), so names are judged together: a time stamp before the name, a name that
repeats, and the share of the lines that are labelled. Every expression is bounded and matched once a line.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from zettelpy.text.markup import Line
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


PLAIN: Final = ":"  # Name: text
MARKED: Final = "*"  # **Name**: text, <nick> text
BEHIND: Final = "@"  # Name (09:02): text
SQUARE: Final = "["  # [09:02] Name: text
ROUND: Final = "("  # (1:56 pm on 8 May, 2023) Name: text
OPEN: Final = "."  # 2025-03-04 09:12 Name: text
STAMPED: Final = BEHIND + SQUARE + ROUND + OPEN

_STAMP: Final = re.compile(
    r"""\u200e?(?:
      [\[(] (?P<bracketed> [^\[\]()\r\n]{1,48} ) [\])]
    | (?P<bare>
        (?: [0-9]{4}[-/.][0-9]{1,2}[-/.][0-9]{1,2} | [0-9]{1,2}[-/.][0-9]{1,2}[-/.][0-9]{2,4} )
        (?: (?:T|,?\s) [0-9]{1,2}:[0-9]{2} (?::[0-9]{2}(?:[.,][0-9]{1,9})?)? (?:\s?[AaPp]\.?[Mm]\b\.?)?
            (?:Z|\s?[+-][0-9]{2}:?[0-9]{2})? )?
      | [0-9]{1,2}:[0-9]{2} (?::[0-9]{2})? (?:\s?[AaPp]\.?[Mm]\b\.?)? )
    ) (?: \s*[-\u2013\u2014|,]\s+ | \s+ | $ )""",
    re.VERBOSE,
)
CLOCK: Final = re.compile(r"(?<![0-9])([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}))?(?![0-9:])(?:\s?([AaPp])\.?[Mm]\b)?")
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}|[0-9]{1,2}[./-][0-9]{1,2}[./-][0-9]{2,4}|[0-9]\b.*\b[0-9]{4}")

_LETTER: Final = rf"\w{MARKS}"
_WORD: Final = rf"[{_LETTER}@+][{_LETTER}.\-@'’·/]{{0,30}}"
_NAME: Final = rf"{_WORD}(?:[ \u00a0]{_WORD}){{0,3}}"
_ASIDE: Final = r"(?:[ ]?[\[(](?P<aside>[^()\[\]\r\n]{1,40})[\])])?"
_COLON: Final = r"[ ]?(?::(?=\s|$)|\uff1a|:(?=[^\x00-\x7f]))"
_PLAIN: Final = re.compile(rf"({_NAME}){_ASIDE}{_COLON}\s*")
_MARKED: Final = re.compile(
    rf"""(?: (\*{{1,3}}|_{{1,2}}) (?P<name>{_NAME}) (?: \1 {_ASIDE} [ ]?[:\uff1a] | [:\uff1a]\1 ) (?=\s|$)
      | <[@+ ]?(?P<nick>{_WORD})>:?(?=\s|$) ) \s*""",
    re.VERBOSE,
)
# After a time stamp a name may hold anything but a colon (emoji, commas), and the colon may touch the text.
_LOOSE: Final = re.compile(r"([^\s:\uff1a<>\[\]{}\"`|][^:\uff1a\r\n<>{}\"`|]{0,39}?)[ ]?[:\uff1a](?!//)\s*")

# Labels that name a part of a text, not a speaker. They are also evidence against their neighbours.
_KEYS: Final = frozenset(
    """
    note notes nb warning caution important tip hint info error debug warn trace fatal critical notice todo fixme hack
    summary abstract introduction background conclusion overview update edit correction reminder example examples usage
    result results output input step steps problem solution cause reason fix decision decisions action actions agenda
    attendees participants members topic topics subject from to cc bcc date time when where who what why how re fwd fw
    ps p.s title author year name age address phone email e-mail url link links source id type status priority owner
    assignee version price cost total quantity amount description details key value args arguments returns raises
    yields parameters see pros cons risk risks deadline due location city country budget http https ftp mailto file
    path host port method response request body detail context default required optional ingredients directions serves
    timezone channel export language format
    else try finally return case do goal goals next open done blocked yes no answer question tags category
    achtung hinweis wichtig nota attention remarque aviso atención importante attenzione
    注意 注 备注 説明 说明 問題 问题 目的
    """.split()
)
ROLES: Final = frozenset("user assistant system human ai bot tool developer model".split())
_ASKING: Final = frozenset(("user", "human"))
_PARTICLES: Final = frozenset("de da do dos del della di du van von der den ter la le el al bin ibn y e zu".split())
_FEWEST: Final = 0.4  # share of the lines (or of the paragraphs) that must be labelled by names that repeat
_MOST: Final = 0.7  # share from which on a name counts that occurs once


# Marks on lines that are no evidence: lines of fenced code, of a fence that never closes, and headings.
FENCED: Final = 1
UNCLOSED: Final = 2
HEADED: Final = 3


def find_labels(text: str, lines: Sequence[Line], marks: bytes) -> dict[int, Label]:
    """Return the labels of a text by number of line; empty where the text is no conversation.

    `marks[i]` is FENCED, UNCLOSED or HEADED for a line in fenced code or a heading, else 0.

    >>> from zettelpy.text.markup import split_lines
    >>> text = "Ana: hi\\nNote: x\\nBo: ho\\nAna: yes"
    >>> [text[label.name_start:label.name_end] for label in find_labels(text, split_lines(text), bytes(4)).values()]
    ['Ana', 'Bo', 'Ana']
    """
    found = []
    for i, line in enumerate(lines):
        if marks[i] not in (FENCED, HEADED):
            label = _read_label(text, line, i)
            if label is not None and (marks[i] != UNCLOSED or label.form in STAMPED):
                found.append(label)
    return {label.line: label for label in _judge(text, lines, marks, found)} if found else {}


def _read_label(text: str, line: Line, i: int) -> Label | None:
    """Read the label at the head of a line, if something like one stands there."""
    start, end = line.start, line.end
    head = text[start]
    if head in "[(\u200e" or "0" <= head <= "9":
        stamp = _STAMP.match(text, start, end)
        if stamp and _is_time(stamp["bracketed"] or stamp["bare"]):
            return _read_stamped(text, stamp, end, i)
    if head in "*_<":
        return _read_marked(text, start, end, i)
    reach = min(end, start + 180)
    if text.find(":", start, reach) < 0 and text.find("\uff1a", start, reach) < 0:
        return None
    match = _PLAIN.match(text, start, end)
    if match is None or start - line.begin > 3:
        return None
    aside = match["aside"] if match["aside"] and _is_time(match["aside"]) else ""
    return Label(i, start, match.end(1), match.end(), aside, BEHIND if aside else PLAIN, -1)


def _read_marked(text: str, start: int, end: int, i: int) -> Label | None:
    match = _MARKED.match(text, start, end)
    if match is None:
        return None
    group = "name" if match["name"] else "nick"
    aside = match["aside"] if match["aside"] and _is_time(match["aside"]) else ""
    return Label(i, match.start(group), match.end(group), match.end(), aside, BEHIND if aside else MARKED, -1)


def _read_stamped(text: str, match: re.Match[str], end: int, i: int) -> Label | None:
    """Read what follows a time stamp: a label in any form, or words alone."""
    at = match.end()
    stamp, mark = match["bracketed"] or match["bare"], match[0].lstrip("\u200e")[0]
    form = mark if mark in "[(" else OPEN
    marked = _read_marked(text, at, end, i)
    if marked:
        return marked._replace(stamp=stamp, form=form, bare=at)
    plain = _PLAIN.match(text, at, end)
    if plain is None and (form == SQUARE or match[0].rstrip()[-1:] in "-\u2013\u2014"):
        plain = _LOOSE.match(text, at, end)
    if plain:
        return Label(i, at, plain.end(1), plain.end(), stamp, form, at)
    return Label(i, at, at, at, stamp, form, at)


def _is_time(words: str) -> bool:
    return CLOCK.search(words) is not None or _DAY.search(words) is not None


def _judge(text: str, lines: Sequence[Line], marks: bytes, found: list[Label]) -> list[Label]:
    """Keep the labels that the whole text speaks for."""
    names = {label.line: text[label.name_start : label.name_end] for label in found}
    count = Counter(names[label.line] for label in found)
    forms = Counter(label.form for label in found if label.form in STAMPED and names[label.line])
    most = max(forms.values(), default=0)
    stamped = frozenset(
        name
        for label in found
        if label.form in STAMPED and 4 * forms[label.form] >= most
        and _may_speak(name := names[label.line]) and (count[name] > 1 or _is_name(name))
    )  # fmt: skip
    kept, bare, rest = [], [], []
    for label in found:
        if label.form in STAMPED and names[label.line] in stamped:
            kept.append(label)
        elif label.bare >= 0:
            at = label.bare
            bare.append(label._replace(name_start=at, name_end=at, body=at))
        elif label.form not in STAMPED:
            rest.append(label)
    styles = frozenset(label.form for label in kept)
    if kept and 4 * len(kept) >= len(rest):
        kept += [label for label in rest if names[label.line] in stamped]
    elif rest:
        allowed = _judge_plain(lines, marks, rest, names)
        kept += [label for label in rest if names[label.line] in allowed]
    # a stamp without a name: an event or a note, written as the messages are or (in brackets) on its own
    square = [label for label in bare if label.form == SQUARE]
    loud = bool(kept) or _share(lines, marks, square, whole=True) >= _FEWEST
    kept += [label for label in bare if label.form in styles or (loud and label.form == SQUARE)]
    return kept


def _judge_plain(lines: Sequence[Line], marks: bytes, rest: list[Label], names: dict[int, str]) -> frozenset[str]:
    """Decide which names without a time stamp speak."""
    roles = frozenset(names[label.line] for label in rest if names[label.line].casefold() in ROLES)
    folded = {name.casefold() for name in roles}
    if len(folded) > 1 and folded & _ASKING:
        return roles  # what else looks like a label there stands inside an answer
    good = [label for label in rest if _may_speak(names[label.line]) and _is_name(names[label.line])]
    if 3 * len(good) < len(rest):
        return frozenset()
    count = Counter(names[label.line] for label in good)
    often = [label for label in good if count[names[label.line]] > 1]
    everywhere = _share(lines, marks, good, whole=True)
    if not often:
        return frozenset(count) if everywhere == 1.0 and len(good) <= 2 else frozenset()
    if (len(often) < 3 and everywhere < _MOST) or _share(lines, marks, often, whole=False) < _FEWEST:
        return frozenset()
    speakers = [names[label.line] for label in often]
    if everywhere >= _MOST:
        # a name that occurs once must stand in a section with others: not among the notes above the first session
        section = list(accumulate(mark == HEADED for mark in marks))
        spoken = {section[label.line] for label in often}
        speakers += [names[label.line] for label in good if section[label.line] in spoken]
    return frozenset(speakers)


def _share(lines: Sequence[Line], marks: bytes, labels: list[Label], *, whole: bool) -> float:
    """Return the share of the lines, or of the paragraphs if that is more, that begin with one of the labels.

    Counted over the whole text, or from the first label to the last. Headings and fenced code do not count.
    """
    if not labels:
        return 0.0
    first, stop = (0, len(lines)) if whole else (labels[0].line, labels[-1].line + 1)
    numbers = {label.line for label in labels}
    count = paragraphs = headed = 0
    for i in range(first, stop):
        if not marks[i]:
            count += 1
            if lines[i].gap or (i and marks[i - 1] == HEADED):
                paragraphs += 1
                headed += i in numbers
    return max(len(labels) / count if count else 0.0, headed / paragraphs if paragraphs else 0.0)


def _may_speak(name: str) -> bool:
    low = name.casefold()
    return low not in _KEYS and not low.endswith(("error", "exception", "warning")) and any(map(str.isalnum, name))


def _is_name(name: str) -> bool:
    """Tell whether a label has the form of a name: one word, or two to four of which none begins in lower case."""
    words = name.split()
    if not any(map(str.isalpha, name)) and not name.startswith("+"):
        return False
    return len(words) == 1 or all(not word[0].islower() or word in _PARTICLES for word in words)
