"""An AAAK text into a report: is it whole, are its ids and places sound, does each quote stand where it claims to be.

Every finding has the line of the record that it is about. Decoding finds what is damaged; here it is found out whether
what was decoded is true: of itself (ids, places, lengths) and of the text (quotes, and ids, which are digests of the
text). Invariant: without findings, `decode(text, strict=True)` succeeds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from zettelpy.codec import decode, encode
from zettelpy.codec.lines import Damage, Line, Scanner, shown, split_lines
from zettelpy.codec.v3 import decode_v3, fields
from zettelpy.errors import DecodeError, SourceError
from zettelpy.options import check_text
from zettelpy.passages.source import line_end_hint, with_source
from zettelpy.text.digest import blake2b
from zettelpy.text.offsets import check_unit
from zettelpy.text.quotes import Folded
from zettelpy.types import CUT, Memory, Zettel
from zettelpy.zettel import content_id

_MADE: Final = re.compile("([a-z2-7]{8})(?:-[0-9]+)?")  # an id that was made from the text of its zettel
_FINDING: Final = re.compile("line ([0-9]+), column ([0-9]+): (.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Report:
    """What was found out about an AAAK text.

    `digest` stands for all that the memory holds but its source, whatever the version and the line ends of the file;
    None where there are findings of damage. `memory` is what could be read, None where nothing could. `ids` and
    `quotes` count the zettels whose id and quote were compared with the text. `unchecked` says what could not be
    checked, and why.
    """

    version: int
    memory: Memory | None
    digest: str | None
    findings: tuple[DecodeError, ...]
    mismatched: tuple[str, ...]
    ids: int
    quotes: int
    unchecked: tuple[str, ...]

    @property
    def sound(self) -> bool:
        """Whether nothing was found."""
        return not self.findings


def verify(text: str, source: str | None = None, *, offsets: str = "codepoint") -> Report:
    """Check a memory in AAAK, against its source where that is packed in the file or given. Time is linear.

    Raise TypeError for arguments of a wrong type, ValueError for an unknown unit; damage is a finding, no error.

    >>> from zettelpy import compress
    >>> report = verify(encode(compress("Ana likes tea.")), "Ana likes tea.")
    >>> report.sound, report.ids, report.quotes
    (True, 1, 1)
    >>> [finding.reason for finding in verify(encode(compress("Ana likes tea.")), "Ana likes Tea.").findings]
    ["the zettel 3mimrhyi quotes 'Ana likes tea.', which is not in the text where it claims to be"]
    """
    check_text("text", text)
    if source is not None:
        check_text("source", source)
    check_unit(offsets)
    try:
        memory, findings = _read(text, source, offsets)
    except DecodeError as error:
        return Report(_version(text), None, None, (error,), (), 0, 0, ())
    version = _version(text)
    digest = None if findings else digest_of(memory)
    checker = _Checker(memory, _numbers(text, version))
    attached = memory.meta.source if memory.meta.source is not None else source
    checker.check_itself()
    if attached is not None:
        checker.check_against(attached, given=source)
    unchecked = tuple(_unchecked(checker, version, attached is None))
    told = dict.fromkeys((finding.line, finding.reason.partition(",")[0]) for finding in findings)
    more = [found for found in checker.findings if (found.line, found.reason.partition(",")[0]) not in told]
    every = tuple(sorted([*findings, *more], key=lambda finding: finding.line))
    return Report(version, memory, digest, every, tuple(checker.mismatched), checker.ids, checker.quotes, unchecked)


def digest_of(memory: Memory) -> str:
    """Return 32 hexadecimal digits that stand for all that a memory holds but its source and messages."""
    return blake2b(encode(memory).encode(), digest_size=16).hexdigest()


def _version(text: str) -> int:
    head = text.removeprefix("\ufeff").lstrip()[:5]
    if head.startswith("FILE:"):
        return 2 if text.lstrip("\ufeff \r\n").partition("\n")[0].rstrip("\r").endswith("|v2") else 1
    return 3


def _read(text: str, source: str | None, offsets: str) -> tuple[Memory, list[DecodeError]]:
    """Return what a text holds, its own warnings alone among the warnings, and every finding of the decoder."""
    if _version(text) == 3:
        damage = Damage(strict=False)
        memory = decode_v3(split_lines(text), damage)
        findings = list(damage.findings)
        own = len(memory.meta.warnings) - len(findings)
        memory = replace(memory, meta=replace(memory.meta, warnings=memory.meta.warnings[:own]))
    else:  # the quotes are compared here below, unless offsets become code points only against the source
        memory = decode(text, offsets=offsets, source=source if offsets == "utf16" else None)
        found = [_FINDING.fullmatch(warning) for warning in memory.meta.warnings]
        findings = [DecodeError(one[3], line=int(one[1]), column=int(one[2])) for one in found if one]
        memory = replace(memory, meta=replace(memory.meta, warnings=()))
    if not findings:  # what is whole may still not be written in the one way
        try:
            decode(text, strict=True, offsets=offsets)
        except DecodeError as error:
            findings = [error]
    return memory, findings


def _numbers(text: str, version: int) -> dict[str, tuple[int, int]]:
    """Return, for each id, the line of its zettel and the offset of the quote in it."""
    numbers: dict[str, tuple[int, int]] = {}
    for number, line in split_lines(text):
        if version == 3 and line.startswith("Z "):
            end = line.find(" ", 2)
            try:
                ident = fields.read_word(Scanner(Line(number, line)), 2, end if end > 0 else len(line))
            except DecodeError:
                continue
            numbers.setdefault(ident, (number, line.find(fields.BAR) + len(fields.BAR)))
        elif version < 3 and line[:1].isdigit():
            numbers.setdefault(line.partition(":")[0], (number, max(0, line.find('"'))))
    return numbers


class _Checker:
    """What a memory claims, checked claim by claim."""

    def __init__(self, memory: Memory, numbers: dict[str, tuple[int, int]]) -> None:
        self.memory, self.numbers = memory, numbers
        self.findings: list[DecodeError] = []
        self.mismatched: list[str] = []  # the ids of the zettels that do not match the text
        self.ids = self.quotes = 0
        self.placed = [zettel for zettel in memory.zettels if zettel.source_start is not None]

    def note(self, reason: str, zettel: Zettel | None = None) -> None:
        """Report a finding about a zettel, or about the whole."""
        line, at = self.numbers.get(zettel.id, (1, 0)) if zettel is not None else (1, 0)
        self.findings.append(DecodeError(reason, line=line, column=at + 1))

    def check_itself(self) -> None:
        """Check that places are in order and within the length of the text."""
        length = self.memory.meta.input_length
        last = 0
        for zettel in self.placed:
            start = zettel.source_start or 0
            if start < last:
                self.note(f"the zettel {zettel.id} begins at {start}, before the one above it, at {last}", zettel)
            last = start
            for begin, end in zettel.spans:
                if end > length:
                    self.note(f"the zettel {zettel.id} stands at {begin}-{end}, behind the end, {length}", zettel)
        before = 0
        for document in self.memory.meta.documents:
            begin, end = document.span
            if not before <= begin <= end <= length:
                self.note(f"the document at {begin}-{end} does not fit between {before} and {length}")
            before = end

    def check_against(self, source: str, *, given: str | None) -> None:
        """Check a text: whether it is the one that the memory was made from."""
        if given is not None and given != source:
            at = next((k for k, (a, b) in enumerate(zip(source, given, strict=False)) if a != b), None)
            where = min(len(source), len(given)) if at is None else at
            self.note(f"the given text is not the one that is packed in the file: they differ from {where} on")
            source = given
        if self.memory.meta.offsets == "utf16":
            try:
                self.memory = with_source(self.memory, source)
            except SourceError as error:
                self.note(str(error))
                return
            self.placed = [zettel for zettel in self.memory.zettels if zettel.source_start is not None]
        length = self.memory.meta.documents[-1].span[1] if self.memory.meta.documents else None
        if length is not None and length != len(source) and self.memory.meta.algorithm:
            hint = line_end_hint(source, length)
            self.note(
                f"the text has {len(source)} characters, and the memory was made from {length}{hint and ': '}{hint}"
            )
            if hint:  # no place is where it was, and one word says it
                return
        folded = Folded(source)
        reached = 0
        for zettel in self.placed:
            self._check_text(zettel, source, folded, reached)
            reached = max(reached, zettel.source_end or 0)

    def _check_text(self, zettel: Zettel, source: str, folded: Folded, reached: int) -> None:
        """Check the quote of a zettel, and its id, which stands for what is in no zettel before it."""
        self.quotes += 1
        quote = zettel.quote.removesuffix(CUT)
        inside = [span for span in zettel.spans if span[1] <= len(source)]
        if not any(folded.holds(quote, span) for span in inside):
            why = "which is not in the text where it claims to be"
            self.note(f"the zettel {zettel.id} quotes {shown(zettel.quote)}, {why}", zettel)
            self.mismatched.append(zettel.id)
            return
        made = _MADE.fullmatch(zettel.id)
        start, end = zettel.spans[0]
        if made is None or self.memory.meta.options.dedupe or not self.memory.meta.algorithm:
            return
        self.ids += 1
        core = source[max(start, min(reached, end)) : end]
        if made[1] not in (content_id(core), content_id(core.lstrip())):
            now = content_id(core.lstrip())
            self.note(f"the text of the zettel {zettel.id} was changed: it would have the id {now} now", zettel)
            self.mismatched.append(zettel.id)


def _unchecked(checker: _Checker, version: int, bare: bool) -> Iterator[str]:
    """Say what could not be checked, and why."""
    zettels = checker.memory.zettels
    if version < 3:
        yield f"the words: version {version} has no checks, so a changed word is not noticed"
    if bare:
        yield "quotes and ids: they are compared with the text, so pass it with --source"
        return
    if len(checker.placed) < len(zettels):
        yield f"{len(zettels) - len(checker.placed)} quotes: their zettels have no place"
    if checker.ids < len(checker.placed) - len(checker.mismatched):
        why = "merged zettels keep the id of one" if checker.memory.meta.options.dedupe else "not made from the text"
        yield f"{len(checker.placed) - checker.ids} ids: {why}"
