"""A text into the apologies in it that are meant, as guilt, and wishes that something had been otherwise, as regret.

"Sorry" is as often a courtesy ("sorry, which room?"), so its words alone are no cue of an emotion. An apology is meant
where what was done stands beside it ("es tut mir leid, dass ich geschrien habe"), or where its own words insist ("I am
so sorry"); delays, missed calls, refusals and sympathy are none. The sentences are found by words, decided once per
distinct word; the patterns (`text/lexicon/apologies.py`) look at a bounded piece around each.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache
from itertools import compress, count, islice
from typing import Final, NamedTuple

from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import apologies as lexicon
from zettelpy.text.normalise import fold

_REACH: Final = 160  # characters of the sentence on each side of a word that are looked at
_STEP: Final = 80  # characters between two words of one sentence around which a piece is looked at
_MOST: Final = 4  # apologies in one piece that are weighed
_NEAR: Final = 60  # characters on either side of an apology in which a courtesy shows
_BARE: Final = lazily(r"[\s.!…。！~～❤🙏😢😭]*\Z")
_ASKED: Final = lazily(r"[?？]\s*[\"”»)]?\s*\Z")


class Lament(NamedTuple):
    """What is felt in text[start:end]: guilt or regret."""

    emotion: str
    start: int
    end: int


class _Patterns(NamedTuple):
    cue: re.Pattern[str]
    deed: re.Pattern[str] | None
    before: re.Pattern[str] | None
    alone: re.Pattern[str] | None
    light: re.Pattern[str] | None
    other: re.Pattern[str] | None


def _compiled(pattern: str) -> re.Pattern[str] | None:
    return lazily(pattern) if pattern else None


@cache
def _patterns(code: str) -> _Patterns:
    words = lexicon.APOLOGIES[code]
    deed, before, alone, light, other = map(
        _compiled, (words.deed, words.before, words.alone, words.light, words.other)
    )
    return _Patterns(lazily(words.cue), deed, before, alone, light, other)


@cache
def _wish(code: str) -> re.Pattern[str]:
    return re.compile(lexicon.WISHES[code][1])


@cache
def _not_before() -> re.Pattern[str]:
    return re.compile(lexicon.NOT_BEFORE)


class _Triggers(NamedTuple):
    """The beginnings of words that are looked for, those of scripts where words run on, and what each begins."""

    openings: tuple[str, ...]
    inside: re.Pattern[str]
    readings: tuple[tuple[str, tuple[str, ...]], ...]  # "en", "wish es"


@cache
def _triggers() -> _Triggers:
    table: dict[str, tuple[str, ...]] = {}
    rows = [(code, words.triggers) for code, words in lexicon.APOLOGIES.items()]
    rows += [(f"wish {code}", triggers) for code, (triggers, _) in lexicon.WISHES.items()]
    for reading, triggers in rows:
        for trigger in triggers.split():
            form = fold(trigger)
            table[form] = (*table.get(form, ()), reading)
    inside = [form for form in table if form[0] >= "\u0980"]
    openings = tuple(form for form in table if form not in inside)
    return _Triggers(openings, re.compile("|".join(map(re.escape, inside))), tuple(table.items()))


def _told(columns: Columns) -> list[tuple[str, ...]]:
    """Return for each surface of a text what is to be looked for around it."""
    openings, inside, readings = _triggers()
    return [
        tuple(dict.fromkeys(one for form, found in readings if form in folded for one in found))
        if folded.startswith(openings) or (not folded.isascii() and inside.search(folded))
        else ()
        for folded in columns.words.folded
    ]


def find_laments(columns: Columns) -> list[Lament]:
    """Return the apologies and wishes of a text that tell of guilt and regret, in order.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "Sorry, which room? I'm sorry I yelled at you. Tut mir leid, wir haben zu."
    >>> [(one.emotion, text[one.start : one.end]) for one in find_laments(read_columns(text))]
    [('guilt', 'sorry')]
    """
    words, blocks = columns.words, columns.layout.blocks
    told = _told(columns)
    marked = list(compress(count(), told))
    if not marked:
        return []
    found: list[Lament] = []
    looked: dict[str, int] = {}  # reading -> where the last piece that was looked at for it has its middle
    starts = [block.start for block in blocks]
    for i in words.positions(marked):
        at = words.starts[i]
        block = blocks[bisect_right(starts, at) - 1]
        sentence = bisect_right(columns.sentence_words, i) - 1
        if block.kind == CODE or at < block.body or sentence < 0:
            continue
        low = max(block.body, columns.words.starts[columns.sentence_words[sentence]], at - _REACH)
        high = min(columns.sentence_ends[sentence], at + _REACH)
        piece = _plain(columns.text[low:high])
        for reading in told[words.ids[i]]:
            last = looked.get(reading, -_STEP)
            if at - last < _STEP and last >= low:
                continue  # the piece around the word before held this one, too
            looked[reading] = at
            found += [one._replace(start=low + one.start, end=low + one.end) for one in _read(piece, reading)]
    return sorted(dict.fromkeys(found), key=lambda one: (one.start, one.end))


def _plain(text: str) -> str:
    """Return a piece in lower case with plain apostrophes, character for character."""
    low = text.lower()
    if len(low) != len(text):
        low = "".join(c.lower() if len(c.lower()) == 1 else c for c in text)
    return low.replace("’", "'")


def _read(piece: str, reading: str) -> Iterator[Lament]:
    kind, _, code = reading.rpartition(" ")
    if _ASKED.search(piece):
        return
    if kind:
        match = _wish(code).search(piece)
        if match is not None:
            yield Lament("regret", match.start(), match.end())
        return
    patterns = _patterns(code)
    for match in islice(patterns.cue.finditer(piece), _MOST):
        if _is_meant(piece, match, patterns):
            yield Lament("guilt", match.start(), match.end())
            return


def _is_meant(piece: str, match: re.Match[str], patterns: _Patterns) -> bool:
    ahead, behind = piece[max(0, match.start() - _NEAR) : match.start()], piece[match.end() :]
    if _not_before().search(ahead[-24:]):
        return False
    if patterns.light is not None and (patterns.light.search(behind[:_NEAR]) or patterns.light.search(ahead[-_NEAR:])):
        return False
    if patterns.deed is not None and patterns.deed.match(behind):
        return True
    if patterns.before is not None and patterns.before.search(ahead):
        return True
    if patterns.alone is not None and not ahead.strip() and _BARE.match(behind) and patterns.alone.fullmatch(match[0]):
        return True
    groups = match.groupdict()
    if groups.get("plea"):
        return not (patterns.other is not None and patterns.other.match(behind))
    return bool(groups.get("strong")) and not (patterns.other is not None and patterns.other.match(behind))
