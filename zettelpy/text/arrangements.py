r"""Conversations in arrangements of many kinds: the labels of lists, headings, tables, captions and copied pages.

`find_arranged(text, lines, marks)` is asked where the common forms of a chat are not found. It reads the heads of all
lines (`heads.py`), names and times that stand on lines of their own, rows (`rows.py`) and captions, and keeps those of
one shape if they are a conversation: the names repeat, the shape covers the text from its first label to its last, and
what stands behind them is talk. The less a shape says of itself, the more of that is asked: most lists are no chats.

A sample of the lines is read first; where few of them have a head, no other is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from zettelpy.text.heads import MARKED, TIMED, Head, find_stamp, read_head
from zettelpy.text.labels import ABOVE, ARRANGED, FENCED, HEADED, Label
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.markup import Line, is_row, is_session_line
from zettelpy.text.normalise import fold
from zettelpy.text.rows import SAID, WHEN, WHO, read_rows
from zettelpy.text.talk import FIGURE, TALK, is_name, leaning, may_speak, weigh_words
from zettelpy.text.words import MARKS

_SAMPLED: Final = 120  # lines that are read before all are, in stretches
_STRETCH: Final = 12
_LEAST: Final = 0.06  # share of the sample that must have a head
_COVERED: Final = (0.9, 0.7, 0.5)  # share of the lines or paragraphs that a shape must cover, by its strength
_TALKED: Final = (0.5, 0.4, 0.0)  # share of the messages that must be talk, by strength
_FEWEST: Final = (4, 3, 2)  # messages, by strength
_UNKNOWN: Final = 6  # messages where no name is known
_ASKING: Final = (0.15, 0.1, 0.05)  # share of the messages that must ask where no name is known, by strength
_ASKED: Final = lazily("[?\uff1f\u061f]")
_TRIED: Final = 6  # shapes that are judged, the commonest first
_CHECKED: Final = 12  # names that are looked for as words of the text
_WEIGHED: Final = 200  # messages whose words are weighed
_CAPTION: Final = lazily(r"(?:[0-9]{1,3}:)?[0-9]{1,2}:[0-9]{2}(?:[.,][0-9]{1,3})?[ \t]+-->[ \t]")
_VOICE: Final = lazily(r"<v(?:\.[\w.]{1,40})?[ \t]+([^<>\r\n]{1,60})>")
_VOICE_END: Final = "</v>"
_NAME_ALONE: Final = lazily(rf"[^\W\d_][\w{MARKS}.\-'’·]{{0,30}}(?:[ \u00a0][\w{MARKS}.\-'’·(]{{1,30}}[)]?){{0,3}}")
_PLAIN: Final = lazily(rf"([\w{MARKS}.\-'’]{{1,30}}(?:[ ][\w{MARKS}.\-'’]{{1,30}}){{0,3}})[ ]?[:\uff1a]\s{{1,3}}")
_FIELD: Final = lazily(r"[*_]{0,2}([^\W\d_]{1,16})[*_]{0,2}[ ]?[:\uff1a][*_]{0,2}\s{1,3}")
_MOST_FIELDS: Final = 5


def find_arranged(text: str, lines: Sequence[Line], marks: bytes) -> list[Label]:
    r"""Return the labels of a conversation in one of the many arrangements, in order; empty where there is none.

    >>> from zettelpy.text.markup import split_lines
    >>> text = "- **Ana:** Are you in?\n- **Bo:** Yes, I am.\n- **Ana:** Good, I'll come."
    >>> [text[label.name_start:label.name_end] for label in find_arranged(text, split_lines(text), bytes(3))]
    ['Ana', 'Bo', 'Ana']
    """
    # whole stretches, since heads of several lines come at every second or third line
    apart = max(_STRETCH, len(lines) * _STRETCH // _SAMPLED)
    sample = [i for first in range(0, len(lines), apart) for i in range(first, min(first + _STRETCH, len(lines)))]
    if sum(_looks(text, lines, i) for i in sample) < max(2, _LEAST * len(sample)):
        return []
    shapes: dict[str, list[tuple[Label, int]]] = {}
    i = 0
    while i < len(lines):
        found, i = _read(text, lines, marks, i)
        for shape, strength, label in found:
            shapes.setdefault(shape, []).append((label, strength))
    best: list[Label] = []
    for read in sorted(shapes.values(), key=len, reverse=True)[:_TRIED]:
        labels = _judge(text, lines, marks, [label for label, _ in read], read[0][1])
        best = labels if len(labels) > len(best) else best
    return best


def _looks(text: str, lines: Sequence[Line], i: int) -> bool:
    """Tell whether a line may be a head, or a part of one."""
    line = lines[i]
    if is_row(text, line) or "-->" in text[line.start : min(line.end, line.start + 60)]:
        return True
    field = _FIELD.match(text, line.start, line.end)
    named = field is not None and fold(field[1]) in WHO
    return named or read_head(text, line) is not None or _alone(text, line)


def _alone(text: str, line: Line) -> bool:
    """Tell whether a line is a name and nothing else."""
    return (
        line.end - line.start <= 50
        and _NAME_ALONE.fullmatch(text, line.start, line.end) is not None
        and not text[line.start].islower()
        and is_name(text[line.start : line.end])
        and may_speak(text[line.start : line.end])
    )


def _read(text: str, lines: Sequence[Line], marks: bytes, i: int) -> tuple[Sequence[tuple[str, int, Label]], int]:
    """Read the heads that begin on line i: (shape, strength, label) of each; return the line to read next as well."""
    line = lines[i]
    if marks[i] == FENCED:
        return (), i + 1
    if is_row(text, line):
        rows, stop = read_rows(text, lines, i)
        # the head of the table names its columns
        return [("|", TIMED, label) for label in rows], stop
    if found := _read_caption(text, lines, i) or _read_stack(text, lines, i) or _read_record(text, lines, i):
        return (found,), found[2].line + found[2].lines
    head = read_head(text, line)
    if head is None or (head.shape[0] == "=") != (marks[i] == HEADED and text[line.start] == "#"):
        return (), i + 1
    return ((head.shape, head.strength, _label(text, lines, i, head)),), i + 1


def _label(text: str, lines: Sequence[Line], i: int, head: Head) -> Label:
    """Return the label of a head; that of a quotation reaches to the words of the next line, behind its mark."""
    body, count = head.body, 1
    if head.shape[0] == ">" and body == lines[i].end and i + 1 < len(lines) and not lines[i + 1].gap:
        at = lines[i + 1].start
        stop = lines[i + 1].end
        while at < stop and text[at] in "> ":
            at += 1
        if at > lines[i + 1].start and at < stop:
            body, count = at, 2
    form = ABOVE if body == lines[i].end else ARRANGED
    return Label(i, head.name_start, head.name_end, body, head.stamp, form, -1, count, head.closer)


def _read_caption(text: str, lines: Sequence[Line], i: int) -> tuple[str, int, Label] | None:
    """Read a caption of SRT or WebVTT with its speaker: a number, the times, `<v Mara>hi` or `Mara: hi`."""
    at = i if _is_timing(text, lines, i) else i + 1
    if at + 1 >= len(lines) or lines[at + 1].gap:
        return None
    if at > i and (not lines[i].gap or lines[at].gap or not _is_timing(text, lines, at)):
        return None
    start, end = lines[at + 1].start, lines[at + 1].end
    if voice := _VOICE.match(text, start, end):
        closer = _VOICE_END if text.endswith(_VOICE_END, start, end) else ""
        return "-->v", TIMED, Label(i, *voice.span(1), voice.end(), "", ARRANGED, -1, at + 2 - i, closer)
    if plain := _PLAIN.match(text, start, end):
        return "-->:", MARKED, Label(i, *plain.span(1), plain.end(), "", ARRANGED, -1, at + 2 - i)
    return None


def _is_timing(text: str, lines: Sequence[Line], i: int) -> bool:
    return i < len(lines) and _CAPTION.match(text, lines[i].start, lines[i].end) is not None


def _read_stack(text: str, lines: Sequence[Line], i: int) -> tuple[str, int, Label] | None:
    """Read a name and a time on a line each, in either order, above the words."""
    line = lines[i]
    below = lines[i + 1] if i + 1 < len(lines) and not lines[i + 1].gap else None
    if below is None or line.end - line.start > 60 or below.end - below.start > 60:
        return None
    if _alone(text, line):
        stamp = find_stamp(text, below.start, below.end)
        if stamp is not None and stamp[2] == below.end:
            return "N/T", TIMED, Label(i, line.start, line.end, below.end, text[slice(*stamp[:2])], ABOVE, -1, 2)
        return None
    stamp = find_stamp(text, line.start, line.end)
    words = i + 2 < len(lines) and not lines[i + 2].gap
    if words and stamp is not None and stamp[2] == line.end and _alone(text, below):
        return "T/N", TIMED, Label(i, below.start, below.end, below.end, text[slice(*stamp[:2])], ABOVE, -1, 2)
    return None


def _read_record(text: str, lines: Sequence[Line], i: int) -> tuple[str, int, Label] | None:
    """Read a message whose parts are named, a line each: "Speaker: Mara", "Date: 2025-03-04", "Text: hi"."""
    name: tuple[int, int] | None = None
    stamp = ""
    for k in range(i, min(i + _MOST_FIELDS, len(lines))):
        field = _FIELD.match(text, lines[k].start, lines[k].end)
        if field is None or (k > i and lines[k].gap):
            return None
        key, value = fold(field[1]), (field.end(), lines[k].end)
        if key in SAID and name is not None:
            return "k:v", TIMED if stamp else MARKED, Label(i, *name, value[0], stamp, ARRANGED, -1, k - i + 1)
        if key in WHO and name is None and value[0] < value[1] <= value[0] + 60:
            name = value
        elif key in WHEN:
            stamp = f"{stamp} {text[slice(*value)]}".strip()
        else:
            return None
    return None


def _judge(text: str, lines: Sequence[Line], marks: bytes, labels: list[Label], strength: int) -> list[Label]:
    """Keep the labels of one shape if they are those of a conversation."""
    names = [text[label.name_start : label.name_end] for label in labels]
    count = Counter(names)
    able = {name for name in count if may_speak(name) and is_name(name)}
    good = [label for label, name in zip(labels, names, strict=True) if name in able]
    if len(good) < _FEWEST[strength] or 4 * len(good) < 3 * len(labels):
        return []
    spoken = [text[label.name_start : label.name_end] for label in good]
    distinct = list(dict.fromkeys(spoken))
    repeated = sum(count[name] > 1 for name in spoken)
    known = sum(-1 if fold(name) in lexicon.PLACES else leaning(name) for name in distinct)
    if _cover(text, lines, marks, good) < _COVERED[strength] or any(
        _is_word(text, name) for name in distinct[:_CHECKED]
    ):
        return []
    if 2 * repeated < len(good) or (len(distinct) < 2 and strength < TIMED):
        if strength < TIMED or known < len(distinct) or (repeated and len(distinct) > 1):
            return []
    sample = good[:: len(good) // _WEIGHED | 1]
    said = [_words(text, lines, label) for label in sample]
    weights = [weigh_words(words) for words in said]
    talk, figures = (weights.count(weight) / len(said) for weight in (TALK, FIGURE))
    if figures > max(talk, 0.3) or talk < _TALKED[strength] or not (talk or repeated):
        return []
    if known <= 0:  # no name that is known: the parts of a list are named as well, but do not ask and answer
        asked = sum(_ASKED.search(words) is not None for words in said) / len(said)
        if known < 0 or len(good) < _UNKNOWN or talk < 0.5 or asked < _ASKING[strength] or _in_turn(spoken):
            return []
    return good


def _words(text: str, lines: Sequence[Line], label: Label) -> str:
    """Return the beginning of the words behind a label."""
    last = label.line + label.lines - 1
    start, end = label.body, lines[last].end
    if start == end and last + 1 < len(lines):
        start, end = lines[last + 1].start, lines[last + 1].end
    return text[start : min(end, start + 200)]


def _cover(text: str, lines: Sequence[Line], marks: bytes, labels: Sequence[Label]) -> float:
    """Return the share of the lines, or of the paragraphs if that is more, that labels begin, from first to last.

    Headings and sessions do not count, nor do the lines of a head and the first line below one that stands alone.
    """
    first = labels[0].line
    stop = min(len(lines), labels[-1].line + labels[-1].lines)
    own = bytearray(len(lines) + 2)
    for label in labels:
        own[label.line] = 1
        below = label.line + label.lines + (label.body >= lines[label.line + label.lines - 1].end)
        for k in range(label.line + 1, min(below, len(lines))):
            own[k] = 2
    count = paragraphs = headed = 0
    for i in range(first, stop):
        if own[i] == 1 or (own[i] == 0 and not marks[i] and not is_session_line(text, lines[i])):
            count += 1
            if lines[i].gap:
                paragraphs += 1
                headed += own[i]
    return max(len(labels) / max(count, 1), headed / paragraphs if paragraphs > 1 else 0.0)


def _is_word(text: str, name: str) -> bool:
    """Tell whether a name of one capitalised word is a word of the text in small letters as well: "Work", "Added"."""
    if name[:1].islower() or name.isupper() or not name.isalpha() or leaning(name) > 0:
        return False
    low, at = name.lower(), -1
    while (at := text.find(low, at + 1)) >= 0:
        if not text[at - 1 : at].isalnum() and not text[at + len(low) : at + len(low) + 1].isalnum():
            return True
    return False


def _in_turn(names: Sequence[str]) -> bool:
    """Tell whether names come again and again in the same order, three or more of them: the fields of records."""
    period = len(dict.fromkeys(names))
    return period > 2 and all(name == names[k % period] for k, name in enumerate(names))
