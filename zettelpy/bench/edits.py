"""Small edits of a text into the lines that they change in its encoded memory: what a reviewer would see.

A paragraph, or in a conversation a message, is inserted, deleted or changed at places that depend on a seed alone. The
encoded memories before and after are compared line by line, as `diff` would: lines removed plus lines added. In version
3 each line ends in a check of its own content and of that of the line before, so a changed line changes the check of
the next one as well; lines with the same content and a new check are counted apart.

Method: what is common is a longest common subsequence of lines (Hunt and Szymanski 1977), so no diff is smaller.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import pairwise
from typing import Final, NamedTuple

import zettelpy
from zettelpy.bench.prose import PROSE
from zettelpy.text.columns import Columns, read_columns
from zettelpy.text.languages import detect_languages
from zettelpy.types import Memory, Span

KINDS: Final = ("insert", "delete", "change")
MOST_NAMES: Final = 8  # the most frequent names of a text, of which inserted paragraphs speak
CHECK_ONLY: Final = "check only"

_PARAGRAPH: Final = re.compile(r"\S[^\n]*(?:\n[^\S\n]*\S[^\n]*)*")
_INK: Final = re.compile(r"\S")
_CHECK: Final = re.compile(r" #[a-z2-7]{8}$")
_LABEL: Final = re.compile("([A-Z]+)[: ]")
_ZETTEL: Final = re.compile("[0-9]+:")


class Edit(NamedTuple):
    """text[start:stop] becomes `instead`; of that, [mine[0]:mine[1]] is the edited paragraph in the new text."""

    kind: str
    start: int
    stop: int
    instead: str
    mine: Span

    def apply(self, text: str) -> str:
        """Return the edited text."""
        return text[: self.start] + self.instead + text[self.stop :]


def paragraphs(text: str) -> list[Span]:
    """Return the spans of the paragraphs of a text: what stands between blank lines.

    >>> paragraphs("One.\\nTwo.\\n\\nThree.")
    [(0, 9), (11, 17)]
    """
    return [match.span() for match in _PARAGRAPH.finditer(text)]


def edit_at(text: str, span: Span, kind: str, instead: str, gap: str = "\n\n") -> Edit:
    """Return the edit of one of the kinds at a paragraph: `instead` stands before it, or in its place.

    >>> edit_at("One.\\n\\nTwo.", (6, 10), "insert", "New.").apply("One.\\n\\nTwo.")
    'One.\\n\\nNew.\\n\\nTwo.'
    """
    start, stop = span
    if kind == "insert":
        return Edit(kind, start, start, instead + gap, (start, start + len(instead)))
    if kind == "delete":
        following = _INK.search(text, stop)
        return Edit(kind, start, following.start() if following else len(text), "", (start, start))
    return Edit(kind, start, stop, instead, (start, start + len(instead)))


def seeded_edits(text: str, names: Sequence[str], positions: int, seed: int = 0) -> Iterator[Edit]:
    """Yield edits at places that depend on the seed alone, the three kinds in turn; none where there is no paragraph.

    What is inserted is prose of ours in the first language of the text, about one or two of the names; what is changed
    has such a sentence in the place of one of its own.
    """
    columns = read_columns(text)
    spans, gap = _units(columns)
    if not spans:
        return
    language = detect_languages(columns.words)[0]
    prose = PROSE.get(language, PROSE["en"])
    for n in range(positions):

        def draw(size: int, what: str, n: int = n) -> int:
            digest = blake2b(f"{seed} {n} {what}".encode(), digest_size=8).digest()
            return int.from_bytes(digest, "big") % size

        k, kind = draw(len(spans), "place"), KINDS[n % len(KINDS)]
        told = names or ("Anna", "Leo")
        first = draw(len(told), "first name")
        second = (first + 1 + draw(max(1, len(told) - 1), "second name")) % len(told)
        sentences = [line.format(a=told[first], b=told[second]) for line in prose[draw(len(prose), "prose")]]
        space = "" if language in ("zh", "ja") else " "
        if kind == "change":
            instead = _changed(columns, spans[k], sentences[0], draw)
        else:
            block = columns.layout.blocks[columns.blocks(*spans[k])[0]]
            instead = text[block.start : block.body] + space.join(sentences)
        yield edit_at(text, spans[k], kind, instead, gap)


def _units(columns: Columns) -> tuple[list[Span], str]:
    """Return the spans of messages where the text has some, else of its paragraphs, and what stands between two."""
    blocks = columns.layout.blocks
    spans = [(block.start, block.end) for block in blocks if block.speaker and block.body < block.end]
    if len(spans) < len(blocks) - len(spans):
        return paragraphs(columns.text), "\n\n"
    gaps = Counter(columns.text[left[1] : right[0]] for left, right in pairwise(spans))
    blank = [gap for gap, _ in gaps.most_common() if gap and not gap.strip()]
    return spans, blank[0] if blank else "\n"


def _changed(columns: Columns, span: Span, sentence: str, draw: Callable[[int, str], int]) -> str:
    """Return a paragraph with one of its sentences, its label aside, replaced."""
    text, (start, stop) = columns.text, span
    block = columns.layout.blocks[columns.blocks(start, stop)[0]]
    body = min(max(start, block.body), stop)
    starts, ends = columns.sentence_starts, columns.sentence_ends
    low, high = bisect_left(starts, body), bisect_left(starts, stop)
    if low == high:
        return text[start:body] + sentence
    k = low + draw(high - low, "sentence")
    return text[start : starts[k]] + sentence + text[min(ends[k], stop) : stop]


def frequent_names(memory: Memory) -> list[str]:
    """Return the names that most zettels hold, the most frequent first."""
    counts = Counter(name for zettel in memory.zettels for name in zettel.entities)
    return sorted(counts, key=lambda name: (-counts[name], name))[:MOST_NAMES]


# -- lines --------------------------------------------------------------------------------------------------------


def diff_lines(old: Sequence[str], new: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the lines removed and the lines added, as few as can be, each in order.

    Cost: n log n for the pairs of equal lines, of which records that carry an id have about one a line.

    >>> diff_lines(["a", "b", "c"], ["b", "x", "c"])
    (['a'], ['x'])
    """
    places: dict[str, list[int]] = {}
    for j in range(len(new) - 1, -1, -1):
        places.setdefault(new[j], []).append(j)  # from the last to the first
    ends: list[int] = []  # by length: where the best common subsequence of that length ends in `new`
    last: list[int] = []  # the same as places in `links`
    links: list[tuple[int, int, int]] = []  # equal lines as (place in old, place in new, link before)
    for i, line in enumerate(old):
        for j in places.get(line, ()):
            k = bisect_left(ends, j)
            links.append((i, j, last[k - 1] if k else -1))
            if k == len(ends):
                ends.append(j)
                last.append(len(links) - 1)
            else:
                ends[k] = j
                last[k] = len(links) - 1
    kept_old, kept_new = bytearray(len(old)), bytearray(len(new))
    link = last[-1] if last else -1
    while link >= 0:
        i, j, link = links[link]
        kept_old[i] = kept_new[j] = 1
    removed = [line for line, kept in zip(old, kept_old, strict=True) if not kept]
    return removed, [line for line, kept in zip(new, kept_new, strict=True) if not kept]


class LineDiff(NamedTuple):
    """What an edit changes in an encoded memory: lines by kind, removed plus added, and their characters."""

    lines: int
    characters: int
    kinds: dict[str, int]  # Z, T, E, … as the lines begin; `CHECK_ONLY` for those that only carry a new check


def compare(old: str, new: str) -> LineDiff:
    """Compare two encoded memories line by line.

    >>> old = "AAAK 3 #aaaaaaaa\\nZ a | tea #bbbbbbbb\\nE ANA | Ana #cccccccc"
    >>> compare(old, "AAAK 3 #aaaaaaaa\\nZ a | rye #dddddddd\\nE ANA | Ana #eeeeeeee").kinds
    {'Z': 2, 'check only': 2}
    """
    removed, added = diff_lines(old.split("\n"), new.split("\n"))
    checked = old.startswith("AAAK 3")
    bare_removed, bare_added = (
        Counter(_CHECK.sub("", line) if checked else line for line in side) for side in (removed, added)
    )
    same = bare_removed & bare_added
    kinds: Counter[str] = Counter()
    for side in (bare_removed - same, bare_added - same):
        for content, count in side.items():
            kinds[kind_of(content)] += count
    ordered = {kind: kinds[kind] for kind in sorted(kinds, key=lambda kind: (-kinds[kind], kind))}
    if same:
        ordered[CHECK_ONLY] = 2 * same.total()
    return LineDiff(len(removed) + len(added), sum(map(len, removed)) + sum(map(len, added)), ordered)


def kind_of(line: str) -> str:
    """Return the kind of a line: its first word or label, Z for a numbered zettel of version 2.

    >>> kind_of("T abc def | tea"), kind_of("T:001<->002|tea"), kind_of("001:ANA|tea"), kind_of("")
    ('T', 'T', 'Z', 'other')
    """
    if _ZETTEL.match(line):
        return "Z"
    label = _LABEL.match(line)
    return label[1] if label else "other"


class Reviewed(NamedTuple):
    """An edit and what it changes in the versions that were asked for."""

    edit: Edit
    diffs: tuple[LineDiff, ...]


def review(
    text: str, memory: Memory, positions: int, seed: int = 0, versions: Sequence[int] = (3, 2)
) -> Iterator[Reviewed]:
    """Yield each seeded edit of a text with its line diffs in the versions; `memory` is that of the text as it was."""
    old = [zettelpy.encode(memory, version=version) for version in versions]
    for edit in seeded_edits(text, frequent_names(memory), positions, seed):
        again = zettelpy.compress(edit.apply(text))
        pairs = zip(old, versions, strict=True)
        yield Reviewed(
            edit, tuple(compare(before, zettelpy.encode(again, version=version)) for before, version in pairs)
        )


def median(values: Sequence[int]) -> int:
    """Return the middle one of some whole numbers, the lower of two; 0 for none.

    >>> median([9, 1, 4]), median([])
    (4, 0)
    """
    return sorted(values)[(len(values) - 1) // 2] if values else 0
