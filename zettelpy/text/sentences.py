r"""Text into sentences, by offsets: ordered, apart, trimmed of white space, covering every character outside it.

One regular expression, which begins with a set of literals and so skips, finds the places where a sentence may end.
Each is judged by two tables over classes, most of which hold in any language:

    _AFTER   what the terminator is (., ..., ?, 。), whether a gap follows, and what stands behind the gap
    _WORD    where that leaves it open after a full stop: what kind of word stands before, and what word follows

A blank line or the opening of a list item always ends a sentence; any other line end is a space (hard-wrapped prose).
A text that opens in lower case is casual, and in it a lower-case letter may open a sentence.

Source of the method: the ideas of Grefenstette and Tapanainen, "What is a word, what is a sentence?" (1994) and of
Kiss and Strunk, "Unsupervised multilingual sentence boundary detection" (2006): abbreviations, initials and ordinals
are told apart by their shape, by lists, and by whether the next word is one that opens sentences.

Time is linear: each character is looked at a bounded number of times, and each judgement looks back or ahead by at
most `_WINDOW` characters.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from zettelpy.options import check_int, check_text
from zettelpy.text.lexicon.abbreviations import BEFORE_ORDINAL, INNER, LAST, MONTHS, NAME, NUMBERED, PARTICLES, TITLE
from zettelpy.text.lexicon.abbreviations import abbreviation_classes
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.normalise import fold

_WINDOW: Final = 40  # code points

_STOP: Final = "."  # may also abbreviate, or divide a number
_WIDE: Final = "．"  # the full-width stop: ends a sentence, or divides a number
_MARKS: Final = "!?؟՞՜⁇⁈⁉‼"  # end a sentence where a gap follows
_DOTS: Final = "…‥"
_FULL: Final = "。｡！？।॥۔።፧፨။៕។།༎։᙮᠃꘎꓿᥄"  # end a sentence, gap or none
_GREEK_QUESTION: Final = ";\u037e"  # after a Greek letter
_CLOSERS: Final = "\"'”’»›“‘)\\]}」』】〉》〕）］｝〗〙〛*_~`"
_OPENERS: Final = "\"'“‘„‚”’«‹»›(\\[{¿¡「『【〈《〔（［｛〖*_~`\\-–—‒―•‣◦·"
_ANY: Final = _STOP + _WIDE + _MARKS + _DOTS + _FULL

_LINE: Final = "\n\r\u2028\x85\x0b\x0c"
# What opens an item (a list item, a heading, a quotation, a table row, a time stamp) at the start of a line.
_ITEM: Final = rf"""
    [-+*•‣⁃◦▪●–—][ \t\u00a0] | \#{{1,6}}[ \t] | > | \| | ``` | ~~~
  | \[?[0-9]{{1,2}}:[0-9]{{2}} | \[[0-9]{{4}}-
  | [(]?[0-9a-z]{{1,2}}[)][ \t] | [0-9]{{1,3}}\.[ \t]++(?!(?i:{MONTHS.replace(" ", "|")})\b)
"""
_CANDIDATE: Final = re.compile(
    rf"""
    [{_ANY}{_GREEK_QUESTION}{_LINE}\u2029]
    (?:
        (?<=[{_ANY}])
        (?: [{_ANY}{_CLOSERS}]++ | [ ](?=\.) )*+            # the run: a. ?! ..." .) and . . .
        (?: \[[0-9]{{1,3}}\] )*+                            # notes: end.[1]
        (?: [ \u00a0\u202f]{{1,2}}[»›](?=[\s.,;:!?…)]|\Z) )?+   # « Venez ! »
        (?= (\s*+) [{_OPENERS}]*+ [ \u00a0\u202f]?+ (.)? )  # gap, and the next character behind openers
      |
        (?<=[{_GREEK_QUESTION}]) (?<=[\u0370-\u03ff\u1f00-\u1fff].) (?= (\s) )
      |
        (?: (?<=\r)\n?+ | (?<=[{_LINE}\u2029]) )
        (?: (?<=\u2029) | [^\S{_LINE}]*+ (?: [{_LINE}\u2029] | (?={_ITEM}) ) )
    )
    """,
    re.VERBOSE,
)

# Verdicts: cut, keep, and two that ask further.
_CUT, _KEEP, _ASK, _CASUAL = "cut", "keep", "ask", "casual"

_AFTER: Final = {
    (terminator, gap): dict(zip(("upper", "lower", "other", "digit", "mark", "none"), verdicts.split(), strict=True))
    for terminator, gap, verdicts in (
        #                  upper  lower   other  digit  mark   none   what stands behind the gap
        ("stop", True, "   ask    casual  ask    ask    keep   cut "),
        ("dots", True, "   cut    casual  cut    cut    keep   cut "),
        ("mark", True, "   cut    casual  cut    cut    keep   cut "),
        ("full", True, "   cut    cut     cut    cut    keep   cut "),
        ("wide", True, "   cut    cut     cut    cut    keep   cut "),
        ("stop", False, "  ask    keep    keep   keep   keep   keep"),
        ("dots", False, "  keep   keep    keep   keep   keep   keep"),
        ("mark", False, "  ask    keep    keep   keep   keep   keep"),
        ("full", False, "  cut    cut     cut    cut    keep   cut "),
        ("wide", False, "  keep   keep    cut    keep   keep   cut "),
    )
}
_WORD: Final = {
    kind: dict(zip(("opener", "upper", "single", "other", "digit", "none"), verdicts.split(), strict=True))
    for kind, verdicts in (
        #            opener upper  single other  digit  none   the word behind the gap
        ("plain", "  cut    cut    cut    cut    cut    cut "),
        (TITLE, "    keep   keep   keep   keep   keep   keep"),
        (INNER, "    keep   keep   keep   keep   keep   keep"),
        (NUMBERED, " cut    cut    keep   cut    keep   cut "),
        (LAST, "     cut    cut    cut    cut    cut    cut "),
        (NAME, "     cut    keep   keep   keep   keep   cut "),
        ("acronym", "cut    keep   keep   keep   keep   cut "),
        ("initial", "cut    keep   keep   keep   keep   keep"),
        ("ordinal", "cut    keep   keep   keep   keep   keep"),
        ("item", "   keep   keep   keep   keep   keep   keep"),
    )
}

_CONTINUES: Final = frozenset(",;:、，；：،؛)]}%&+=/" + _ANY)  # behind a terminator, these carry the sentence on
_QUOTED: Final = frozenset("\"'”’»›)]」』】〉》〕）］")  # closers that a reporting clause may follow
_PARTICLES_JA: Final = frozenset("とっなのはがをにでもやかへ")  # after a closing bracket: 「行こう。」と言った
_BRACKETS: Final = ("「」", "『』", "《》", "【】", "（）", "〈〉")
_CASELESS: Final = re.compile("[\u10d0-\u10ff]")  # Georgian: Unicode calls its letters lower case; prose has no capitals

_OPENING: Final = re.compile(  # the first letter of a text, behind a time stamp and a speaker's label
    rf"\s*(?:\[[^\]\n]{{0,40}}\]\s?)?(?:[^\s:]{{1,24}}(?:[ ][^\s:]{{1,24}})?:[ ])?[{_OPENERS}]*(.)"
)
_SPACES: Final = re.compile(r"\s*")
_NEXT: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_NUMERAL: Final = re.compile(r"[IVXLC]+")
_LIST_MARK: Final = re.compile(r"[0-9]{1,3}|[^\W\d_]|[ivx]{1,4}|[IVX]{1,4}")
_DAY: Final = re.compile(r"[0-9]{1,2}")
_AMOUNT: Final = re.compile(r"[0-9][0-9,]*")
_PARTS: Final = re.compile(r"['’(/\[\-–—]")
_NOT_PROSE: Final = re.compile(r"[@/\\:_(){}=<>#$&|]")  # addresses, paths and code
_LEADING: Final = "\"'“‘„‚”’«‹»›([{¿¡*_~`-–—"


@cache
def _opening_words() -> frozenset[str]:
    """Return the folded words that open sentences when capitalised: stop words that begin no names."""
    return stop_words_for(("en", "de", "fr", "es", "pt", "it", "ru")) - PARTICLES


@cache
def _months() -> frozenset[str]:
    return frozenset(map(fold, MONTHS.split()))


def sentence_spans(text: str, start: int = 0, end: int | None = None) -> list[tuple[int, int]]:
    """Split text[start:end] into sentences: spans (start, end) in code points of `text`, ordered and trimmed.

    No span is empty, none overlaps another, and every character outside white space is in one.

    >>> text = "Dr. Okafor left at 5 p.m. Nobody noticed. »Wirklich?« fragte er am 3. Oktober."
    >>> [text[a:b] for a, b in sentence_spans(text)]
    ['Dr. Okafor left at 5 p.m.', 'Nobody noticed.', '»Wirklich?« fragte er am 3. Oktober.']
    """
    end = len(check_text("text", text)) if end is None else min(check_int("end", end), len(text))
    check_int("start", start)
    classes = abbreviation_classes()
    spans: list[tuple[int, int]] = []
    begin = _skip_spaces(text, start, end)
    for match in _CANDIDATE.finditer(text, begin, end):
        at = match.start()
        if at < begin:
            continue
        if match.lastindex is None:  # a line end that ends the sentence
            stop = begin + len(text[begin:at].rstrip())
            if begin < stop:
                spans.append((begin, stop))
            begin = _skip_spaces(text, match.end(), end)
            continue
        stop, after = match.end(), match.end(match.lastindex if match.lastindex == 3 else 1)
        if after == end:
            break
        if stop - at == 1 and stop < after and text[at] == "." and (match[2] or "").isupper():
            # The common case, judged at once: a known-to-be-plain word, a stop, a gap, a capital.
            word = text[text.rfind(" ", max(begin, at - _WINDOW), at) + 1 : at]
            if len(word) == 1 or not word.isalpha() or word in classes:
                if not _ends(text, start, begin, match):
                    continue
        elif match.lastindex != 3 and not _ends(text, start, begin, match):
            continue
        spans.append((begin, stop))
        begin = _skip_spaces(text, after, end) if match.lastindex == 3 else after
    if begin < end:
        stop = begin + len(text[begin:end].rstrip())
        if begin < stop:
            spans.append((begin, stop))
    return spans
