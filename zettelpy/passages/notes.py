"""What "yesterday" and "last week" meant in a passage, as a note that stands outside its own text.

    yesterday = 7 May 2023; last week = 24–30 April 2023; two years ago ≈ 2021

A note gives the words and the days that they mean, in the language of the words, `≈` where the edges are a guess. What
stands in full in the text, and what means the very day that the passage is from (it stands in the heading), is left
out. The days are those that the index finds passages by (`text/dates.py`, `text/date_spans.py`). Notes are made for the
passages that are shown, and cost nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zettelpy.text.absolute import find_dates
from zettelpy.text.date_spans import DAY, MONTH, SEASON, YEAR, span_of
from zettelpy.text.date_words import date_words, range_words
from zettelpy.text.dates import read_dates
from zettelpy.text.dating.line import Line, lower, triggers
from zettelpy.text.dating.unspaced import GATE
from zettelpy.text.days import DateHit, read_iso
from zettelpy.text.lazily import lazily
from zettelpy.text.relative import resolve_relative
from zettelpy.types import Span

_HANGUL: Final = lazily("[\uac00-\ud7a3]")
_EXACT, _ABOUT = "=", "≈"


def date_note(text: str, anchor: str | None, languages: Sequence[str] = ("en",), shown: Span | None = None) -> str:
    """Return the note for a passage that was said on the day `anchor`: one line without brackets; "" for none.

    `text` is what was said, without the label of its speaker. `languages` are those of the memory, the strongest first:
    they decide where words belong to several. Of a text that is shown in part, only what stands within `shown` is told.

    >>> date_note("Yesterday I sold the boat. We bought it two years ago, in May 2021.", "2023-05-08")
    'Yesterday = 7 May 2023; two years ago ≈ 2021'
    >>> date_note("Letzte Woche war ich krank, heute nicht.", "2023-05-08", ("de",))
    'Letzte Woche = 1.–7. Mai 2023'
    >>> date_note("Today we start.", "2023-05-08"), date_note("Yesterday", None)
    ('', '')
    """
    if anchor is None or read_iso(anchor) is None:
        return ""
    meant = resolve_relative(text, 0, len(text), anchor)
    if not meant:
        return ""
    if find_dates(text, 0, len(text)):  # of two that overlap one is read
        kept = read_dates(text, 0, len(text), anchor)
        meant = [hit for hit in meant if hit in kept]
    if shown is not None:
        meant = [hit for hit in meant if shown[0] <= hit.start and hit.end <= shown[1]]
    told: dict[str, None] = {}
    for hit in meant:
        words = text[hit.start : hit.end]
        value = _value(words, hit, anchor, languages)
        if value:
            told[f"{' '.join(words.split())} {value}"] = None
    return "; ".join(told)


def _value(words: str, hit: DateHit, anchor: str, languages: Sequence[str]) -> str:
    """Return what the words of a date mean, behind its sign; "" for the day that the passage is from."""
    span, date = span_of(words, hit), read_iso(hit.date)
    if span is None or date is None or span.first[: len(anchor)] <= anchor[:10] <= span.last[: len(anchor)]:
        return ""
    language = _language(words, languages)
    if span.about:  # a month or a year is as exact as it gets
        return f"{_ABOUT} {date_words(date[: 1 if span.grain == YEAR else 2], language)}"
    first, last = read_iso(span.first) or date, read_iso(span.last) or date
    if span.grain == DAY or (span.grain in (MONTH, YEAR) and not hit.until):
        return f"{_EXACT} {date_words(date, language)}"
    if len(date) == 2 or span.grain == SEASON:
        return f"{_EXACT} {range_words(first[:2], last[:2], language)}"
    return f"{_EXACT} {range_words(first, last, language)}"


def _language(words: str, languages: Sequence[str]) -> str:
    """Return the language that the words of a date are in: of those that know them the first of the memory."""
    if not words.isascii() and GATE.search(words):
        return "ko" if _HANGUL.search(words) else "ja" if "ja" in languages else "zh"
    line, known = Line(words, lower(words)), triggers()
    spoken = [tongue.code for word in line.words for _, tongue in known.get(word, ())]
    return next((code for code in languages if code in spoken), spoken[0] if spoken else "en")
