"""Who speaks: labels judged together, by evidence over the whole text.

One line alone says little (`Note: …` in prose looks like `Ana: …`), so names are judged together: a time stamp beside
the name, a name that repeats, the share of the lines that are labelled, and whether people talk behind the labels or
figures, single words and definitions stand there, as in lists, plans and records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from zettelpy.text.arrangements import find_arranged
from zettelpy.text.labels import (
    ABOVE,
    ANSWERING,
    ASKING,
    HEADED,
    MARKED,
    NAMED,
    PLAIN,
    ROLES,
    ROUND,
    SQUARE,
    STAMPED,
    TABBED,
    TITLED,
    UNCLOSED,
    VAGUE,
    WIDE,
    Label,
    lines_to_read,
    read_label,
)
from zettelpy.text.lazily import lazily
from zettelpy.text.markup import (
    CLOCK,
    DAY,
    SESSION_WORDS,
    Line,
    first_signs,
    is_session_line,
    read_date_line,
    split_lines,
)
from zettelpy.text.normalise import fold
from zettelpy.text.rows import FIELDS
from zettelpy.text.talk import FIGURE, TALK, is_name, leaning, may_speak, weigh_words

_FEWEST: Final = 0.4  # share of the lines (or of the paragraphs) that must be labelled by names that repeat
_MOST: Final = 0.7  # share from which on a name counts that occurs once
_NAMED: Final = lazily(rf"{NAMED.pattern}(?:#[0-9]{{4}})?")
BRACKETS: Final = SQUARE + ROUND
_SAMPLE: Final = 500  # labels of a text whose words are weighed


def find_labels(text: str, lines: Sequence[Line], marks: bytes, signs: str | None = None) -> dict[int, Label]:
    """Return the labels of a text by number of line; empty where the text is no conversation.

    `marks[i]` is FENCED, UNCLOSED or HEADED for a line in fenced code or a heading, else 0; `signs` are the first
    characters of the lines, if they are known.

    >>> from zettelpy.text.markup import split_lines
    >>> text = "Ana: hi\\nNote: x\\nBo: ho\\nAna: yes"
    >>> [text[label.name_start:label.name_end] for label in find_labels(text, split_lines(text), bytes(4)).values()]
    ['Ana', 'Bo', 'Ana']
    """
    found = []
    for i in lines_to_read(text, lines, marks, first_signs(text, lines) if signs is None else signs):
        label = read_label(text, lines[i], i, marks[i])
        if label is None or (marks[i] == UNCLOSED and label.form not in STAMPED):
            continue
        if label.form not in BRACKETS or not _is_note(text, lines, label):
            found.append(label)
    # a stamp with a name behind it, the commonest label, opens none
    doubtful = [label for label in found if not label.stamp or label.name_start == label.name_end]
    sessions = frozenset(label.line for label in doubtful if _may_open(text, lines, label))
    rest = [label for label in found if label.line not in sessions] if sessions else found
    kept = _judge(text, lines, marks, rest) if rest else []
    named = sum(label.name_end > label.name_start for label in kept)
    if sessions and not named:
        kept = _judge(text, lines, marks, found)
    # the fields of records ("Speaker: Mara", "Text: hi") are no speakers
    fields = named and all(fold(text[label.name_start : label.name_end]) in FIELDS for label in kept)
    sparse = 3 * named < len(lines) and all(label.form != TITLED for label in kept)
    if fields or (sparse and 3 * named < sum(line.gap for line in lines)):
        arranged = find_arranged(text, lines, marks)
        kept = arranged if arranged and (fields or len(arranged) > 2 * named) else kept
    return {label.line: label for label in kept}


def _is_note(text: str, lines: Sequence[Line], label: Label) -> bool:
    """Tell whether a line is a day in brackets that stamps nothing: in a paragraph of its own, or behind other words.

    "[superseded 2031-01-01]" is text; a stamp that tells the time of day, "[2031-01-01 09:12]", stays one.
    """
    line, below = lines[label.line], label.line + 1
    if label.body < line.end or label.name_end > label.name_start or CLOCK.search(label.stamp):
        return False
    if line.gap and (below == len(lines) or lines[below].gap):
        return True
    inside = split_lines(label.stamp)
    return label.stamp[:1].isalpha() and bool(inside) and read_date_line(label.stamp, inside[0]) is None


def _may_open(text: str, lines: Sequence[Line], label: Label) -> bool:
    """Tell whether what reads as a label opens a session: "[8 May 2023]" alone, "Session 2: 8 May 2023"."""
    line = lines[label.line]
    if label.name_start == label.name_end:
        return label.body >= line.end and is_session_line(text, line)
    opening = not label.stamp and text[label.name_start : label.name_start + 12].casefold().startswith(SESSION_WORDS)
    return opening and is_session_line(text, line)


def _judge(text: str, lines: Sequence[Line], marks: bytes, found: list[Label]) -> list[Label]:
    """Keep the labels that the whole text speaks for."""
    names = {label.line: text[label.name_start : label.name_end] for label in found}
    titled = [label for label in found if label.form == TITLED]
    if titled:
        if chosen := _judge_titled(text, lines, titled):
            return chosen  # what else looks like a label there stands inside an answer
        found = [label for label in found if label.form != TITLED]
    count = Counter(names[label.line] for label in found)
    _find_above(text, lines, found, names, count)
    step = len(found) // _SAMPLE | 1  # odd, since two speakers take turns
    weights = {
        label.line: weigh_words(_behind(text, lines, label))
        for k, label in enumerate(found)
        if label.form in (ABOVE, TABBED) or (label.form in (PLAIN, MARKED, WIDE) and k % step == 0)
    }
    found = _drop_doubtful(text, lines, found, count, weights)
    forms = Counter(label.form for label in found if label.form in STAMPED and names[label.line])
    most = max(forms.values(), default=0)
    able = frozenset(name for name in count if may_speak(name) and (count[name] > 1 or is_name(name)))
    written = [label for label in found if label.form in STAMPED and 4 * forms[label.form] >= most]
    stamped = able.intersection(names[label.line] for label in written)
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
        allowed = _judge_plain(lines, marks, rest, names, weights)
        kept += [label for label in rest if names[label.line] in allowed]
    # a stamp without a name: an event or a note, written as the messages are or (in brackets) on its own
    square = [label for label in bare if label.form == SQUARE]
    loud = bool(kept) or _share(lines, marks, square, whole=True) >= _FEWEST
    kept += [label for label in bare if label.form in styles or (loud and label.form == SQUARE)]
    return kept


def _judge_titled(text: str, lines: Sequence[Line], titled: list[Label]) -> list[Label]:
    """Return the headings, or the tokens of a template, below which users and assistants speak in turns."""
    tokens = [label for label in titled if text[lines[label.line].start] == "<"]
    roles = Counter(text[label.name_start : label.name_end].casefold() for label in titled)
    answers = [role for role in roles if role in ANSWERING]
    often = max(roles.values()) > 1 or not VAGUE.issuperset(answers)
    return tokens or (titled if often and answers and ASKING.intersection(roles) else [])


def _behind(text: str, lines: Sequence[Line], label: Label) -> str:
    """Return the beginning of the words behind a label, those of the next line where it stands alone."""
    start, end = label.body, lines[label.line].end
    if start == end and label.form == ABOVE and label.line + 1 < len(lines):
        start, end = lines[label.line + 1].start, lines[label.line + 1].end
    return text[start : min(end, start + 200)]


def _find_above(
    text: str, lines: Sequence[Line], found: list[Label], names: dict[int, str], count: Counter[str]
) -> None:
    """Turn stamps with a name and nothing else on their line ("[12:31] Ana Lee", the words below) into labels above."""
    bare = [k for k, label in enumerate(found) if label.bare >= 0 and not names[label.line]]
    stamped = frozenset(label.line for label in found if label.stamp) if bare else frozenset()
    alone: dict[int, str] = {}
    for k in bare:
        at, below = found[k].bare, found[k].line + 1
        if below < len(lines) and not lines[below].gap and below not in stamped:
            name = text[at : lines[below - 1].end]
            named = len(name) <= 60 and _NAMED.fullmatch(name) is not None and is_name(name)
            if named and (not name[0].islower() or DAY.search(found[k].stamp)):
                alone[k] = name
    if 3 * len(alone) < 2 * len(bare) or 2 * len(frozenset(alone.values())) > len(alone):
        return
    for k, name in alone.items():
        stop = found[k].bare + len(name)
        found[k] = found[k]._replace(name_end=stop, body=stop, form=ABOVE, bare=-1)
        names[found[k].line] = name
    count.update(alone.values())


def _drop_doubtful(
    text: str, lines: Sequence[Line], found: list[Label], count: Counter[str], weights: dict[int, int]
) -> list[Label]:
    """Return the labels without those of forms that other texts (a timetable, a table) have as well, if these are none.

    Lines above words count together: by names that repeat, days and times in brackets, talk below a clock time.
    """
    names = {label.line: text[label.name_start : label.name_end] for label in found}
    stamps = frozenset(label.line for label in found if label.form in STAMPED)
    above = [
        label for label in found
        if label.form == ABOVE and label.line + 1 < len(lines) and label.line + 1 not in stamps
        and is_name(names[label.line])
    ]  # fmt: skip
    sure = 0
    for label in above:
        day = DAY.search(label.stamp) is not None and text[lines[label.line].end - 1] in "])"
        clocked = CLOCK.search(label.stamp) is not None
        sure += count[names[label.line]] > 1 or (clocked and (day or weights[label.line] == TALK))
    enough = 2 * sure >= sum(label.form == ABOVE for label in found)
    holds = frozenset(label.line for label in above if enough)
    return [
        label for label in found
        if (label.form != ABOVE or label.line in holds)
        and (label.form != TABBED or weights[label.line] != FIGURE)
        and (label.form != WIDE or count[names[label.line]] > 1)
    ]  # fmt: skip


def _judge_plain(
    lines: Sequence[Line], marks: bytes, rest: list[Label], names: dict[int, str], weights: dict[int, int]
) -> frozenset[str]:
    """Decide which names without a time stamp speak."""
    roles = frozenset(names[label.line] for label in rest if names[label.line].casefold() in ROLES)
    folded = {name.casefold() for name in roles}
    if len(folded) > 1 and folded & ASKING:
        if folded & (ANSWERING - VAGUE) or any(weights[k] == TALK for k in weights):
            return roles  # what else looks like a label there stands inside an answer
    count = Counter(names[label.line] for label in rest)
    named = frozenset(name for name in count if may_speak(name) and (count[name] > 1 or is_name(name)))
    good = [label for label in rest if names[label.line] in named]  # a wide label repeats, or it would not be here
    if 3 * len(good) < len(rest):
        return frozenset()
    often = [label for label in good if count[names[label.line]] > 1]
    everywhere = _share(lines, marks, good, whole=True)
    if not often:
        few = everywhere == 1.0 and _answer(rest, good, names, weights)
        return frozenset(names[label.line] for label in good) if few else frozenset()
    if (len(often) < 3 and everywhere < _MOST) or _share(lines, marks, often, whole=False) < _FEWEST:
        return frozenset()
    if not _converse(lines, good, often, names, weights):
        return frozenset()
    speakers = [names[label.line] for label in often]
    if everywhere >= _MOST:
        # a name that occurs once must stand in a section with others: not among the notes above the first session
        section = list(accumulate(mark == HEADED for mark in marks))
        spoken = {section[label.line] for label in often}
        speakers += [names[label.line] for label in good if section[label.line] in spoken]
    return frozenset(speakers)


def _answer(rest: list[Label], good: list[Label], names: dict[int, str], weights: dict[int, int]) -> bool:
    """Tell whether labels of which none repeats are those of a short conversation."""
    said = [weights.get(label.line, 0) for label in good]
    lean = [leaning(names[label.line]) for label in good]
    if max(said) < 0:
        return False  # a word or a figure each
    if len(good) <= 2:
        return sum(said) + sum(lean) > 3 * (len(rest) - len(good))
    talks = said.count(TALK)
    return len(good) == len(rest) and 2 * talks >= len(good) and (sum(lean) > 0 or (min(lean) == 0 and talks > 1))


def _converse(
    lines: Sequence[Line], good: list[Label], often: list[Label], names: dict[int, str], weights: dict[int, int]
) -> bool:
    """Tell whether labels that repeat are those of a conversation, not of a list, of records or of a plan."""
    said = [weights[label.line] for label in good if label.line in weights]
    talk, figures = (said.count(weight) / max(1, len(said)) for weight in (TALK, FIGURE))
    lean = sum(leaning(name) for name in dict.fromkeys(names[label.line] for label in often))
    if talk >= 0.5 or (lean > 0 and talk >= figures):
        return True
    if figures >= 0.5 or lean < 0 or 2 * len(often) < len(good):
        return False
    # records: groups of lines, each with the same labels in the same order
    groups: list[tuple[str, ...]] = []
    for label in good:
        if lines[label.line].gap or not groups:
            groups.append(())
        groups[-1] += (names[label.line],)
    same = len(groups) > 1 and groups[0] == groups[1] and len(set(groups[0])) == len(groups[0]) > 1
    return not same or talk >= 0.3 or (len(groups[0]) < 3 and talk > 0)


def _share(lines: Sequence[Line], marks: bytes, labels: list[Label], *, whole: bool) -> float:
    """Return the share of the lines, or of the paragraphs if that is more, that begin with one of the labels.

    Counted over the whole text, or from the first label to the last. Headings and fenced code do not count.
    """
    if not labels:
        return 0.0
    first, stop = (0, len(lines)) if whole else (labels[0].line, labels[-1].line + 1)
    numbers = {label.line for label in labels}
    below = {label.line + 1 for label in labels if label.body >= lines[label.line].end}  # the words of a label alone
    count = paragraphs = headed = 0
    for i in range(first, stop):
        if not marks[i] and i not in below:
            count += 1
            if lines[i].gap or (i and marks[i - 1] == HEADED):
                paragraphs += 1
                headed += i in numbers
    return max(len(labels) / count if count else 0.0, headed / paragraphs if paragraphs else 0.0)
