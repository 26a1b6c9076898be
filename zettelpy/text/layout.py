"""A text into blocks: the messages, paragraphs, headings, list items, tables and code that it is made of, with offsets.

`read_layout(text)` finds the structure; every character outside white space belongs to exactly one block. Lines and
their marks are read in `markup.py`, who speaks in `speakers.py`; here they are put together.

A message reaches from its label to the next label, heading or blank line (below a label that stands alone, to the next
blank line after its first words). What follows a blank line without a label is
a block of its own. It has the speaker of the message before where messages are paragraphs, and where the chat has a
message a line it has it if it is code, a table or a list, or if the message before it ends with a colon.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from zettelpy.text.dates import numeric_order, stamp_order
from zettelpy.text.labels import ABOVE, FENCED, HEADED, ROLES, TITLED, UNCLOSED, Label
from zettelpy.text.lazily import lazily
from zettelpy.text.mail import MailHead, find_mail_heads
from zettelpy.text.markup import (
    BOM,
    RULING,
    Fence,
    Heading,
    Line,
    find_fences,
    first_signs,
    is_item,
    is_row,
    is_session_line,
    is_underline,
    may_open,
    opens_table,
    read_bare_heading,
    read_date_line,
    read_heading,
    read_session_line,
    split_lines,
)
from zettelpy.text.speakers import find_labels
from zettelpy.text.stamps import stamp_time
from zettelpy.types import Message

PARAGRAPH: Final = "paragraph"
MESSAGE: Final = "message"
HEADING: Final = "heading"  # a heading of a document, or a line that opens a session ("## Session 3 - 8 May, 2023")
ITEM: Final = "item"  # a list item
TABLE: Final = "table"
CODE: Final = "code"  # a fenced block, fences included


class Block(NamedTuple):
    """A block of a text: `text[start:end]`, without white space around it."""

    start: int
    end: int
    # label: where the speaker's name begins, after a time stamp: "[09:02] mara: hi" -> at "mara"
    # body: where the words begin, after time stamp and label: -> at "hi"; both = start where there is neither stamp nor
    # label, and behind the mark where a byte order mark begins the text
    label: int
    body: int
    kind: str
    speaker: str  # "" where there is none
    time: str | None  # ISO 8601 time or date of the block: its own, completed by the day of its session
    date: str | None  # the day YYYY-MM-DD (or YYYY-MM, YYYY): of its own time, else of its session heading
    section: int  # number of the session or section it stands in, from 0, growing; a heading opens its own section
    heading: int  # number of the heading block that governs it (for a heading: itself), -1 where none


_SPECIAL: Final = lazily(r"[-*+\u2022\u2023\u25e60-9|:]")  # what begins an item, a row or the rule of a table
_RULED: Final = "-:|"


class Layout(NamedTuple):
    """The blocks of a text in order, and its messages (empty where the text is no conversation)."""

    blocks: tuple[Block, ...]
    messages: tuple[Message, ...]


def read_layout(text: str) -> Layout:
    r"""Find the blocks of a text and, where it is a conversation, its messages; in time linear in its length.

    >>> layout = read_layout("## 2025-03-04\n[09:02] mara: hi\n[09:03] jonas: hello")
    >>> [(block.kind, block.speaker, block.time) for block in layout.blocks[1:]]
    [('message', 'mara', '2025-03-04T09:02'), ('message', 'jonas', '2025-03-04T09:03')]
    >>> layout.messages[1]
    Message(speaker='jonas', text='hello', time='2025-03-04T09:03', source=None)
    """
    builder = _Builder(text)
    builder.run()
    return Layout(tuple(builder.blocks), builder.messages())


_CLOSER: Final = "<|im_end|>"  # what closes a message in ChatML


class _Builder:
    """Reads the lines of one text in order and closes a block wherever one ends."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = split_lines(text)
        self.signs = first_signs(text, self.lines)
        self.fences: dict[int, Fence] = {fence.first: fence for fence in find_fences(text, self.lines)}
        marks = bytearray(len(self.lines))
        for first, fence in self.fences.items():
            marks[first : fence.stop] = bytes((FENCED if fence.closed else UNCLOSED,)) * (fence.stop - first)
        self.headings: dict[int, Heading] = {}
        self.mails = find_mail_heads(text, self.lines) if ":" in text and "\n" in text else {}
        for first, mail in self.mails.items():
            marks[first : mail.stop] = bytes((HEADED,)) * (mail.stop - first)
        self._find_headings(marks, 0, len(self.lines))
        self.labels = find_labels(text, self.lines, bytes(marks), self.signs)
        for fence in list(self.fences.values()):
            label = next((k for k in range(fence.first + 1, fence.stop) if k in self.labels), 0)
            if label and not fence.closed:
                # in a chat a fence that never closes ends where the next message begins
                marks[label : fence.stop] = bytes(fence.stop - label)
                self._find_headings(marks, label, fence.stop)
                self.fences[fence.first] = fence._replace(stop=label)
        names = {text[label.name_start : label.name_end].casefold() for label in self.labels.values()}
        self.chat = bool(self.labels)
        alone = sum(label.form in (ABOVE, TITLED) for label in self.labels.values())
        self.roles = bool(names & ROLES) or any(
            label.form == TITLED for label in self.labels.values()
        )  # user and assistant: answers of many paragraphs, with headings in them
        apart = sum(self.lines[i].gap for i in self.labels)
        self.wide = self.roles or 2 * max(apart, alone) > len(self.labels)  # messages are paragraphs
        self.blocks: list[Block] = []
        self.open: Block | None = None  # the block being read, as it was when it began
        self.end = self.body = 0  # where the open block ends so far, and where its words begin
        self.day: str | None = None  # the day that holds for the lines to come
        self.outer: list[tuple[int, str | None]] = []  # headings that hold: depth and day
        self.section = 0
        self.heading = -1
        self.turn: Block | None = None  # the message being read
        self.spoken = ""  # the day of the last message of this section
        titled = [i for i, label in self.labels.items() if label.form == TITLED]
        self.templated = any(text[self.lines[i].start] == "<" for i in titled)
        self.closers: dict[int, str] = {}  # by the start of a message: what closes it
        self.closer = self.closed = -1  # where the token stands that closes the open message, -1 for none
        self.special = self._special()

    def _find_headings(self, marks: bytearray, first: int, stop: int) -> None:
        for match in RULING.finditer(self.signs, first, stop):
            i = match.start()
            if not marks[i] and i not in self.headings and (heading := read_heading(self.text, self.lines[i])):
                self.headings[i] = heading
                marks[i] = HEADED

    def _special(self) -> bytearray:
        """Mark the lines that may do more than go on with a paragraph, an item or a message that is open."""
        lines, count = self.lines, len(self.lines)
        special = bytearray([line[3] for line in lines])
        for match in _SPECIAL.finditer(self.signs):
            i = match.start()
            special[i] = 1
            if i and match[0] in _RULED:  # a table without outer bars may begin on the line above
                special[i - 1] = 1
        for i in (*self.mails, *self.labels, *self.fences, *self.headings):
            special[i] = 1
        for mail in self.mails.values():
            if mail.stop < count:
                special[mail.stop] = 1
        if self.chat:
            i = special.find(0)
            while i >= 0:  # a day alone on a line
                special[i] = may_open(self.text, lines[i])
                i = special.find(0, i + 1)
        return special

    def _goes_on(self) -> bool:
        """Tell whether a line that is not special goes on with what is open, as it stands."""
        kind = self.open.kind if self.open is not None else ""
        return kind in (PARAGRAPH, ITEM, MESSAGE) and not self.closers and not self.templated

    def run(self) -> None:
        """Read all lines."""
        i, count = 0, len(self.lines)
        while i < count:
            i = self._read(i, self.lines[i])
            if i < count and not self.special[i] and self._goes_on():
                first = self.lines[i].start
                i = self.special.find(1, i)
                i = count if i < 0 else i
                self._extend(first, self.lines[i - 1].end)
        self._close()
        if self.text.startswith(BOM) and self.blocks and self.blocks[0].start > 0:
            opening = self.blocks[0]
            if not self.text[: opening.start].strip(BOM).strip():
                self.blocks[0] = opening._replace(start=0)  # the mark belongs to it, and is no word of it

    def _read(self, i: int, line: Line) -> int:
        """Read line i and what belongs to it; return the number of the next line to read."""
        if i in self.mails:
            return self._open_mail(line, self.mails[i])
        label = self.labels.get(i)
        if label is not None:
            self._open_message(line, label)
            return i + label.lines
        # the words below a label that stood alone are its own, whatever blank lines part them
        inside = self.open is not None and self.open.kind == MESSAGE and (not line.gap or self.body == self.end)
        if i in self.fences:
            return self._read_fence(i, line, inside)
        heading = self._heading(i, line, inside)
        if heading is not None:
            return self._open_heading(i, line, heading)
        if inside:
            self._extend(line.start, line.end)
            return i + 1
        kind, grows = self._kind(i, line)
        if grows:
            self._extend(line.start, line.end)
        else:
            self._open_block(line, kind)
        return i + 1

    def _kind(self, i: int, line: Line) -> tuple[str, bool]:
        """Return the kind of block that a line belongs to, and whether it goes on with the open one."""
        kind = self.open.kind if self.open is not None and not line.gap else ""
        below = self.lines[i + 1] if i + 1 < len(self.lines) else None
        if kind == TABLE:
            row = is_row(self.text, line) or self.text.find("|", line.start, line.end) >= 0
            return (TABLE, True) if row else (PARAGRAPH, False)
        if is_item(self.text, line, inside=kind == PARAGRAPH):
            return ITEM, False
        if is_row(self.text, line) or opens_table(self.text, line, below):
            return TABLE, False
        return kind or PARAGRAPH, kind in (PARAGRAPH, ITEM)

    def _heading(self, i: int, line: Line, inside: bool) -> Heading | None:
        """Return what line i says if it is a heading here."""
        marked = self.headings.get(i)
        if marked is not None:
            # in the middle of a message, and in the answer of an assistant, only a day opens a session
            return None if marked.date is None and (inside or (self.roles and self.turn is not None)) else marked
        below = self.lines[i + 1] if i + 1 < len(self.lines) else None
        alone = line.gap and (below is None or below.gap)
        if self.chat:
            ends = below is None or below.gap or i + 1 in self.labels or i + 1 in self.headings
            return (read_date_line(self.text, line) if ends else None) or self._session(line, ends or line.gap)
        if alone:
            return read_bare_heading(self.text, line)
        if line.gap and below is not None and not below.gap and is_underline(self.text, below):
            return Heading(1, None, None)
        return None

    def _session(self, line: Line, apart: bool) -> Heading | None:
        """Return what a line without a mark says if it opens a session of the chat."""
        opens = apart and is_session_line(self.text, line)
        return read_session_line(self.text, line, self.order) if opens else None

    def _read_fence(self, i: int, line: Line, inside: bool) -> int:
        """Read fenced code from line i on: a part of the message that it stands in, else a block."""
        stop = self.fences[i].stop
        if not inside:
            self._open_block(line, CODE)
        self._extend(line.start, self.lines[stop - 1].end)
        return stop

    def _open_heading(self, i: int, line: Line, heading: Heading) -> int:
        self._close()
        while self.outer and self.outer[-1][0] >= heading.level:
            self.outer.pop()
        self.day = heading.date or (self.outer[-1][1] if self.outer else None)
        self.outer.append((heading.level, self.day))
        if self.blocks:
            self.section += 1
        self.heading = len(self.blocks)
        self.turn, self.spoken = None, ""
        time = heading.time or self.day
        start = line.start
        self._begin(Block(start, line.end, start, start, HEADING, "", time, self.day, self.section, self.heading))
        following = self.lines[i + 1] if i + 1 < len(self.lines) else None
        if i not in self.headings and following and not following.gap and is_underline(self.text, following):
            self._extend(following.start, following.end)
            i += 1
        self._close()
        return i + 1

    def _open_mail(self, line: Line, mail: MailHead) -> int:
        """Read the head of a mail as a heading; what follows was written by its sender."""
        self._close()
        self.outer.clear()
        time = self._time(mail.stamp) if mail.stamp else None
        self.day = time[:10] if time else None
        if self.blocks:
            self.section += 1
        self.heading, self.spoken = len(self.blocks), self.day or ""
        start, end = line.start, self.lines[mail.stop - 1].end
        speaker = self.text[mail.name_start : mail.name_end]
        self._begin(Block(start, end, start, start, HEADING, "", time, self.day, self.section, self.heading))
        self._close()
        self.turn = Block(end, end, end, end, MESSAGE, speaker, time, self.day, self.section, self.heading)
        return mail.stop

    def _open_message(self, line: Line, label: Label) -> None:
        self._close(before_message=True)
        time = self._time(label.stamp)
        date = time[:10] if time else None
        if date is not None and self.spoken and date != self.spoken and self.turn is not None:
            self.section += 1  # a new day without a heading opens a section as well
        self.spoken = date or self.spoken
        speaker = self.text[label.name_start : label.name_end]
        name, section = label.name_start, self.section
        start = line.start if self.closer < 0 else self.closer  # what closed the message before opens this one
        if label.closer:
            self.closers[start] = label.closer
        end = self._cut(label.body, self.lines[label.line + label.lines - 1].end, self._closer(start))
        self.turn = Block(start, end, name, label.body, MESSAGE, speaker, time, date, section, self.heading)
        self._begin(self.turn)

    def _time(self, stamp: str) -> str | None:
        """Return the time of a stamp, completed by the day that holds; that day where the stamp says nothing."""
        return stamp_time(stamp, self.day or self.spoken or None, lambda: self.order)

    @cached_property
    def order(self) -> str | None:
        """Whether numeric dates in the time stamps have day or month first: as they say themselves, else the text."""
        stamps = [label.stamp for _, label in sorted(self.labels.items()) if label.stamp]
        return stamp_order(stamps) or numeric_order(self.text, 0, len(self.text))

    def _open_block(self, line: Line, kind: str) -> None:
        self._close()
        start, turn = line.start, self.turn
        if turn is not None and (self.wide or self.mails or kind != PARAGRAPH or self.text[turn.end - 1] in ":\uff1a"):
            speaker, time, date = turn.speaker, turn.time, turn.date
        else:
            speaker, time, date = "", self.day, self.day
        self._begin(Block(start, line.end, start, start, kind, speaker, time, date, self.section, self.heading))

    def _extend(self, start: int, end: int) -> None:
        """Let the open block reach to `end`; the words of a message whose label stood alone begin at `start`."""
        end = self._cut(start, end, self._closer(self.open.start if self.open else -1))
        if end == start:
            return
        if self.open is not None and self.body == self.end and self.open.kind == MESSAGE:
            self.body = start
        self.end = end

    def _closer(self, start: int) -> str:
        """Return what closes the message that begins at `start`: the bar of a row, the token of a template."""
        if not self.closers:
            return _CLOSER if self.templated else ""
        return self.closers.get(start, _CLOSER if self.templated else "")

    def _cut(self, start: int, end: int, closer: str) -> int:
        """Return where text[start:end] ends without what closes a message, and note that."""
        self.closer = -1
        if closer and self.text.endswith(closer, start, end):
            self.closer, self.closed = end - len(closer), end
            return start + len(self.text[start : self.closer].rstrip())
        return end

    def _begin(self, block: Block) -> None:
        self.open, self.end, self.body = block, block.end, block.body

    def _close(self, *, before_message: bool = False) -> None:
        block = self.open
        if block is None:
            return
        if self.closer >= 0 and not before_message:  # the token that closes it belongs to the message after all
            self.end, self.closer = self.closed, -1
        closed = block if block.end == self.end else block._replace(end=self.end, body=self.body)
        if block is self.turn:
            self.turn = closed
        self.blocks.append(closed)
        self.open = None

    def messages(self) -> tuple[Message, ...]:
        """Return a message for each message block; the blocks that go on with it belong to its text."""
        messages: list[Message] = []
        turn: Block | None = None
        end = 0
        for block in (*self.blocks, None):
            if turn is not None and block is not None and block.kind not in (MESSAGE, HEADING) and block.speaker:
                end = block.end
                continue
            if turn is not None:
                words = self.text[turn.body : end]
                if closer := self._closer(turn.start):
                    words = words.removesuffix(closer).rstrip()
                messages.append(Message(turn.speaker, words, turn.time, None))
            turn = block if block is not None and block.kind == MESSAGE else None
            end = block.end if block is not None else 0
        return tuple(messages)
