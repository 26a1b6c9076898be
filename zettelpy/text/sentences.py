r"""Text into sentences, by offsets: ordered, apart, trimmed of white space, covering every character outside it.

One regular expression, which begins with a set of literals and so skips, finds the places where a sentence may end.
Each is judged by two tables over classes, most of which hold in any language:

    _AFTER   what the terminator is (., ..., ?, 。), whether a gap follows, and what stands behind the gap
    _WORD    where that leaves it open after a full stop: what kind of word stands before, and what word follows
             (`stops`)

A blank line or the opening of a list item always ends a sentence, and so does the next item of a list that runs on in
one line (`enumerations`); any other line end is a space (hard-wrapped prose). A text that opens in lower case is
casual, and in it a lower-case letter may open a sentence. No language is asked for: lists are merged, and the few
abbreviations that are words elsewhere count where their language is heard.

Source of the method: the ideas of Grefenstette and Tapanainen, "What is a word, what is a sentence?" (1994) and of
Kiss and Strunk, "Unsupervised multilingual sentence boundary detection" (2006): abbreviations, initials and ordinals
are told apart by their shape, by lists, and by whether the next word is one that opens sentences.

Time is linear: each character is looked at a bounded number of times, and each judgement looks back or ahead by a
bounded number of characters.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from zettelpy.options import check_int, check_text
from zettelpy.text.enumerations import item_openings
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.abbreviations import (
    EXCLAIMING,
    INITIAL,
    INNER,
    LAST,
    MONTHS,
    NAME,
    NUMBERED,
    REPORTING,
    TITLE,
    UNIT,
    abbreviation_classes,
)
from zettelpy.text.stops import (
    WINDOW,
    is_armenian,
    is_ideograph,
    is_lost_space,
    is_opener,
    letter_case,
    needs_a_look,
    word_before,
    word_behind,
)

_STOP: Final = "."  # may also abbreviate, or divide a number
_WIDE: Final = "．"  # the full-width stop: ends a sentence, or divides a number
_MARKS: Final = "!?؟⁇⁈⁉‼"  # end a sentence where a gap follows
_DOTS: Final = "…‥"
_FULL: Final = "。｡！？।॥۔።፧፨။។៕།༎։᙮᠃꘎꓿᥄"  # end a sentence, gap or none
_GREEK_QUESTION: Final = ";\u037e"  # after a Greek letter
_COLON: Final = ":"  # after an Armenian letter, where the text has no full stop of its own script
_CLOSERS: Final = "\"'”’»›)\\]}」』】〉》〕）］｝〗〙〛*_~`"
_OPENERS: Final = "\"'“‘„‚”’«‹»›(\\[{¿¡「『【〈《〔（［｛〖*_~`\\-–—‒―•‣◦·"
_EMOJI: Final = "\u2600-\u27bf\ufe0f\u200d\U0001f000-\U0001faff"  # belong to the sentence that they follow
_ANY: Final = _STOP + _WIDE + _MARKS + _DOTS + _FULL

_LINE: Final = "\n\r\u2028\x85\x0b\x0c"
# What opens an item (a list item, a heading, a quotation, a table row, a time stamp) at the start of a line.
_ITEM: Final = rf"""
    [-+*•‣⁃◦▪●–—][ \t\u00a0] | \#{{1,6}}[ \t] | > | \| | ``` | ~~~
  | \[?[0-9]{{1,2}}:[0-9]{{2}} | \[[0-9]{{4}}-
  | [(]?[0-9a-z]{{1,2}}[)][ \t] | [0-9]{{1,3}}\.[ \t]++(?!(?i:{MONTHS.replace(" ", "|")})\b)
"""
_CANDIDATE: Final = lazily(
    rf"""
    [{_ANY}{_GREEK_QUESTION}{_COLON}፡{_LINE}\u2029]
    (?:
        (?: (?<=[{_ANY}]) | (?<=[\u0370-\u03ff\u1f00-\u1fff][{_GREEK_QUESTION}]) | (?<=[\u0531-\u0587]:) | (?<=፡)፡ )
        (?: [{_ANY}{_CLOSERS}]++ | [“‘](?!\w) | [ ](?=\.) )*+   # the run: a. ?! ..." .) and . . .
        (?: \[[0-9]{{1,3}}\] )*+                            # notes: end.[1]
        (?: [ ]?[{_EMOJI}] )*+                              # Great! 👏
        (?: (?:[ \u00a0\u202f]{{1,2}}[»›]|[«‹]) (?=[\s.,;:!?…)]|\Z) )?+  # « Venez ! » and »Komm!«
        (?= (\s*+) [{_OPENERS}]*+ [ \u00a0\u202f]?+ (.)? )  # gap, and the next character behind openers
      |
        (?: (?<=\r)\n?+ | (?<=[{_LINE}\u2029])(?<!\r) )
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
        ("stop", True, "   ask    casual  ask    ask    keep   ask "),
        ("dots", True, "   cut    casual  cut    cut    keep   cut "),
        ("mark", True, "   cut    casual  cut    cut    keep   cut "),
        ("full", True, "   cut    cut     cut    cut    keep   cut "),
        ("wide", True, "   cut    cut     cut    cut    keep   cut "),
        ("stop", False, "  ask    keep    ask    keep   keep   keep"),
        ("dots", False, "  keep   keep    keep   keep   keep   keep"),
        ("mark", False, "  ask    keep    ask    keep   keep   keep"),
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
        (INITIAL, "  keep   keep   keep   keep   keep   keep"),
        (NUMBERED, " cut    cut    keep   cut    keep   cut "),
        (UNIT, "     cut    cut    cut    keep   keep   cut "),
        (LAST, "     cut    cut    cut    cut    cut    cut "),
        (NAME, "     cut    keep   keep   keep   keep   cut "),
        ("acronym", "cut    keep   keep   keep   keep   cut "),
        ("initial", "cut    keep   keep   keep   keep   keep"),
        ("ordinal", "cut    keep   keep   keep   keep   keep"),
        ("item", "   keep   keep   keep   keep   keep   keep"),
    )
}

_CONTINUES: Final = frozenset(",;:、，；：،؛)]}%&+=/" + _ANY)  # behind a terminator, these carry the sentence on
_QUOTED: Final = frozenset("\"'”’»›“)]」』】〉》〕）］")  # closers that a reporting clause may follow
_PARTICLES_JA: Final = frozenset("とっなのはがをにでもやかへ")  # after a closing bracket: 「行こう。」と言った
_BRACKETS: Final = ("「」", "『』", "《》", "【】", "（）", "〈〉", "“”")
_WIDE_ROUND: Final = "（）"
_AHEAD: Final = 200  # characters in which an Armenian sentence has its full stop
_BEFORE_NAME: Final = 12  # characters of the longest name that ends in an exclamation mark, and one more

_OPENING: Final = lazily(  # the first letter of a text, behind a time stamp and a speaker's label
    rf"(?:\[[^\]\n]{{0,40}}\]\s?)?(?:[^\s:]{{1,24}}(?:[ ][^\s:]{{1,24}})?:[ ])?[{_OPENERS}]{{0,8}}(.)"
)
_ARMENIAN: Final = lazily("[\u0531-\u0587]")
_SPACES: Final = lazily(r"\s*")
_APOSTROPHE_S: Final = lazily(r"['’‘`][stn] [A-Z]")  # Dutch: 's Avonds, 't Is


@cache
def _reporting() -> re.Pattern[str]:
    return re.compile(REPORTING)


def sentence_spans(text: str, start: int = 0, end: int | None = None) -> list[tuple[int, int]]:
    """Split text[start:end] into sentences: spans (start, end) in code points of `text`, ordered and trimmed.

    No span is empty, none overlaps another, and every character outside white space is in one.

    >>> text = "Dr. Okafor left at 5 p.m. Nobody noticed. »Wirklich?« fragte er am 3. Oktober."
    >>> [text[a:b] for a, b in sentence_spans(text)]
    ['Dr. Okafor left at 5 p.m.', 'Nobody noticed.', '»Wirklich?« fragte er am 3. Oktober.']
    """
    end = len(check_text("text", text)) if end is None else min(check_int("end", end), len(text))
    check_int("start", start)
    spans: list[tuple[int, int]] = []
    _read(text, start, end, _may_end_by_colons(text), {}, spans)
    return spans


def spans_of_blocks(text: str, blocks: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the sentences of some parts of a text, each part read as a text of its own, as `sentence_spans` does.

    >>> spans_of_blocks("Tea. Oil\\n\\nSalt", [(0, 8), (10, 14)])
    [(0, 4), (5, 8), (10, 14)]
    """
    spans: list[tuple[int, int]] = []
    words: dict[str, int] = {}
    colons = _may_end_by_colons(text)
    for start, end in blocks:
        _read(text, start, end, colons, words, spans)
    return spans


def _may_end_by_colons(text: str) -> bool:
    """Tell whether there is an Armenian letter in a text: elsewhere a colon is no full stop."""
    return not text.isascii() and _ARMENIAN.search(text) is not None


def _read(text: str, start: int, end: int, colons: bool, words: dict[str, int], spans: list[tuple[int, int]]) -> None:
    """Append the sentences of text[start:end]; `words` keeps what was found out of words before a stop."""
    colons = colons and _ends_by_colons(text, start, end)
    low = start
    for high in item_openings(text, start, end):
        _split(text, (start, low, high), colons, words, spans)
        low = high
    _split(text, (start, low, end), colons, words, spans)


def _split(
    text: str, bounds: tuple[int, int, int], colons: bool, words: dict[str, int], spans: list[tuple[int, int]]
) -> None:
    """Append the sentences of text[low:high], which is a part of the text from `start`."""
    start, low, end = bounds
    begin = low = _skip_spaces(text, low, end)
    for match in _CANDIDATE.finditer(text, begin, end):
        at, stop = match.span()
        if at < begin:
            continue
        if match.lastindex is None:  # a line end that ends the sentence
            close = begin + len(text[begin:at].rstrip())
            if begin < close:
                spans.append((begin, close))
            begin = _skip_spaces(text, stop, end)
            continue
        after = match.end(1)
        if after == end:
            break
        run, head = match.group(0, 2)
        if text[at] == _COLON and not (colons and stop < after):
            continue
        plain = stop < after and at - begin > 3 and head is not None and head.isupper()
        if plain and run in _PLAIN_MARKS:
            if run == "!" and _names(text, begin, at) and not _ends(text, (start, begin, end), match):
                continue
        elif plain and run in _PLAIN_STOPS:
            # Most candidates by far, judged at once where the word before tells all.
            least = at - WINDOW if at - WINDOW > begin else begin
            space = text.rfind(" ", least, at)
            word = text[space + 1 if space >= 0 else least : at]
            known = words.get(word)
            if known is None:
                known = words[word] = _weigh(word)
            if known != _SURE and (known == _NEVER or not _ends(text, (start, begin, end), match)):
                continue
        elif not _ends(text, (start, begin, end), match):
            continue
        spans.append((begin, stop))
        begin = after
    if begin < end:
        stop = begin + len(text[begin:end].rstrip())
        if begin < stop:
            spans.append((begin, stop))


_SURE, _DOUBTFUL, _NEVER = 0, 1, 2


def _weigh(word: str) -> int:
    """Tell what a word alone (perhaps with a line end in it) says of whether a full stop behind it ends a sentence."""
    if not word.isalpha():
        word = word[word.rfind("\n") + 1 :]
    known = abbreviation_classes().get(word)
    alpha = word.isalpha()
    if known in (TITLE, INNER) and len(word) > 1 and alpha:
        return _NEVER
    return _DOUBTFUL if known or len(word) == 1 or not alpha or needs_a_look(word) else _SURE


_PLAIN_MARKS: Final = ("?", "!")
_PLAIN_STOPS: Final = frozenset(_STOP + closer for closer in ("", '"', "”", "’", "'", ")"))


def _skip_spaces(text: str, at: int, end: int) -> int:
    if at < end and not text[at].isspace():
        return at
    found = _SPACES.match(text, at, end)
    return found.end() if found else end


def _ends_by_colons(text: str, start: int, end: int) -> bool:
    """Tell whether colons are full stops: in an Armenian text with two or a last one, and none of its own script."""
    count, at, last = 0, text.find(_COLON, start + 1, end), start
    while at >= 0 and count < 2:
        if is_armenian(text[at - 1]):
            count, last = count + 1, at
        at = text.find(_COLON, at + 1, end)
    if count == 0 or text.find("։", start, end) >= 0:
        return False
    return count > 1 or not any(map(str.isalnum, text[last + 1 : end]))


def _ends(text: str, bounds: tuple[int, int, int], match: re.Match[str]) -> bool:
    """Tell whether the sentence that begins at `begin` ends with the terminators of `match`."""
    start, begin, end = bounds
    at, stop = match.span()
    if at - begin < 4 and not any(map(str.isalnum, text[begin:at])):
        return False
    run, gap, head = match[0], stop < match.end(1), match.start(2)
    kind = _terminator(run)
    follows = _follows(text, match, end)
    verdict = _AFTER[kind, gap][follows]
    if verdict != _KEEP and run[-1] in _QUOTED and _is_reported(text, match, kind, follows, end):
        return False
    if verdict == _CUT:
        return not _carries_on(text, begin, match, kind)
    if kind == "stop" and is_armenian(text[at - 1]) and text.find("։", at, min(end, at + _AHEAD)) >= 0:
        return False
    if verdict == _KEEP:
        return False
    if not gap:
        if run[-1] in _QUOTED and not is_ideograph(text[head : head + 1]) and follows == "other":
            return False
        return (match[2] or "") not in _PARTICLES_JA and is_lost_space(text, begin, at, stop, head, end)
    behind = head if match[2] else end
    word = "plain" if kind != "stop" else word_before(text, start, begin, at, behind, end)
    if verdict == _CASUAL:
        return word == "plain" and run[-1] not in _QUOTED and _is_casual(text, start, end)
    if word == "plain":
        return True
    return _WORD[word][word_behind(text, head, follows, word, end) if match[2] else "none"] == _CUT


def _terminator(run: str) -> str:
    """Return the class of a run of terminators and closers: its strongest sign decides."""
    if run == ".":
        return "stop"
    kind = "stop"
    stops = 0
    for sign in run[:WINDOW]:
        if sign in _FULL or sign == "፡":
            return "full"
        if sign in _MARKS or sign in _GREEK_QUESTION or sign == _COLON:
            kind = "mark"
        elif sign == _WIDE:
            kind = "wide"
        elif sign in _DOTS:
            stops = 2
        elif sign == ".":
            stops += 1
    return "dots" if kind == "stop" and stops > 1 else kind


def _follows(text: str, match: re.Match[str], end: int) -> str:
    """Return the class of the character behind the gap and the openers."""
    head = match[2]
    if head is not None and head in _CONTINUES:
        return "mark"
    case = letter_case(head)
    if case == "lower":
        at = match.start(2)
        if text[at - 1] in "¿¡":
            return "upper"
        if at + 1 < end and text[at + 1].isupper():  # iPads, eBay
            return "upper"
        if _APOSTROPHE_S.match(text, at - 1, end):
            return "upper"
    return case


def _is_casual(text: str, start: int, end: int) -> bool:
    """Tell whether the text opens in lower case, so that its sentences may."""
    opening = _OPENING.match(text, start, end)
    return opening is not None and letter_case(opening[1]) == "lower"


def _is_reported(text: str, match: re.Match[str], kind: str, follows: str, end: int) -> bool:
    """Tell whether a clause such as `he asked` follows a closing quotation mark without lower case to show it."""
    if kind == "stop" and follows == "upper":
        return False
    behind = match.start(2) if match[2] else end
    return match.end(1) == behind and _reporting().match(text, behind, min(end, behind + WINDOW)) is not None


def _names(text: str, begin: int, at: int) -> bool:
    """Tell whether the word before an exclamation mark is a name that has one: "Yahoo!"."""
    name = text[max(begin, at - _BEFORE_NAME) : at].split()[-1:]
    return bool(name) and name[0].lower() in EXCLAIMING


def _carries_on(text: str, begin: int, match: re.Match[str], kind: str) -> bool:
    """Tell whether a sentence goes on over terminators that would otherwise end it."""
    at, run = match.start(), match[0]
    if kind == "dots":
        before = text[at - 1] if at > begin else ""
        return before in ("[", "(") or (before.isspace() and run in (". . .", ".. ."))
    if kind == "mark":
        if run != "!":
            return False
        word = text[match.start(2) : match.start(2) + WINDOW].split()[:1]
        return bool(word) and _names(text, begin, at) and not is_opener(word[0])
    if kind == "stop":
        return False
    head = match[2] or ""
    low = max(begin, at - WINDOW)
    if run[-1] in _QUOTED:
        if head in _PARTICLES_JA:
            return True
        if run[-1] == _WIDE_ROUND[1] and is_ideograph(head):  # an aside within a sentence
            return text.rfind(_WIDE_ROUND[0], low, at) > begin
        return False
    after = match.end()
    for opener, closer in _BRACKETS:
        opened = text.rfind(opener, low, at)
        if opened >= 0 and text.find(closer, opened, after) < 0 <= text.find(closer, after, after + WINDOW):
            return True
    return False
