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
from zettelpy.text.lexicon.abbreviations import (
    BEFORE_ORDINAL,
    INNER,
    LAST,
    MONTHS,
    NAME,
    NUMBERED,
    PARTICLES,
    TITLE,
    abbreviation_classes,
)
from zettelpy.text.lexicon.stop import STOP_WORDS, stop_words_for
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
_EMOJI: Final = "\u2600-\u27bf\ufe0f\u200d\U0001f000-\U0001faff"  # belong to the sentence that they follow
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
        (?: [ ]?[{_EMOJI}] )*+                              # Great! 👏
        (?: (?:[ \u00a0\u202f]{{1,2}}[»›]|[«‹]) (?=[\s.,;:!?…)]|\Z) )?+  # « Venez ! » and »Komm!«
        (?= (\s*+) [{_OPENERS}]*+ [ \u00a0\u202f]?+ (.)? )  # gap, and the next character behind openers
      |
        (?<=[{_GREEK_QUESTION}]) (?<=[\u0370-\u03ff\u1f00-\u1fff].) (?= (\s) )
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
_CASELESS: Final = re.compile("[\u10d0-\u10ff]")  # Georgian: lower case to Unicode, but without capitals

_OPENING: Final = re.compile(  # the first letter of a text, behind a time stamp and a speaker's label
    rf"(?:\[[^\]\n]{{0,40}}\]\s?)?(?:[^\s:]{{1,24}}(?:[ ][^\s:]{{1,24}})?:[ ])?[{_OPENERS}]{{0,8}}(.)"
)
_SPACES: Final = re.compile(r"\s*")
_NEXT: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_NUMERAL: Final = re.compile(r"[IVXLC]+")
_LIST_MARK: Final = re.compile(r"[0-9]{1,3}|[^\W\d_]|[ivx]{1,4}|[IVX]{1,4}")
_DAY: Final = re.compile(r"[0-9]{1,2}")
_AMOUNT: Final = re.compile(r"[0-9][0-9,]*")
_PARTS: Final = re.compile(r"['’(/\[\-–—]")
_NOT_PROSE: Final = re.compile(r"[@/\\:_(){}=<>#$&|]")  # addresses, paths and code
_VOWELS: Final = frozenset("aeiouyаеиоуыэюяαειουηω")
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
    begin = start = _skip_spaces(text, start, end)
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
        kind = _COMMON.get(match[0]) if stop < after and at - begin > 3 and (match[2] or "").isupper() else None
        if kind == "stop":  # most candidates by far, judged at once where the word before tells all
            low = max(begin, at - _WINDOW)
            word = text[max(text.rfind(" ", low, at) + 1, low) : at]
            if not word.isalpha():
                word = word[word.rfind("\n") + 1 :]
            known = classes.get(word)
            if known in (TITLE, INNER) and len(word) > 1:
                continue
            if (known or len(word) == 1 or not word.isalpha()) and not _ends(text, start, begin, match):
                continue
        elif kind is None and match.lastindex != 3 and not _ends(text, start, begin, match):
            continue
        spans.append((begin, stop))
        begin = _skip_spaces(text, after, end) if match.lastindex == 3 else after
    if begin < end:
        stop = begin + len(text[begin:end].rstrip())
        if begin < stop:
            spans.append((begin, stop))
    return spans


# The commonest runs, and what `_terminator` makes of them.
_COMMON: Final = {
    stop + closer: "stop" if stop == "." else "mark" for stop in ".!?" for closer in ("", '"', "”", "’", "'", ")")
}


def _skip_spaces(text: str, at: int, end: int) -> int:
    found = _SPACES.match(text, at, end)
    return found.end() if found else end


def _ends(text: str, start: int, begin: int, match: re.Match[str]) -> bool:
    """Tell whether the sentence that begins at `begin` ends with the terminators of `match`."""
    at, stop = match.span()
    if at - begin < 4 and not any(map(str.isalnum, text[begin:at])):
        return False
    run, gap = match[0], stop < match.end(1)
    kind = _terminator(run)
    follows = _follows(match[2])
    verdict = _AFTER[kind, gap][follows]
    if verdict == _CUT:
        return not _carries_on(text, begin, match, kind)
    if verdict == _KEEP:
        return False
    if not gap:
        return _is_lost_space(text, begin, match)
    word = "plain" if kind != "stop" else _word_before(text, begin, match)
    if verdict == _CASUAL:
        return word == "plain" and run[-1] not in _QUOTED and _is_casual(text, start)
    if word == "plain":
        return True
    if word == LAST and follows == "upper" and at - begin < _WINDOW and text.count(" ", begin, at) < 4:
        word = NAME  # "At 5 a.m. Mr. Smith": too short for a sentence
    return _WORD[word][_word_behind(text, match.start(2), follows, word) if match[2] else "none"] == _CUT


def _terminator(run: str) -> str:
    """Return the class of a run of terminators and closers: its strongest sign decides."""
    if run == ".":
        return "stop"
    kind = "stop"
    stops = 0
    for sign in run[:_WINDOW]:
        if sign in _FULL:
            return "full"
        if sign in _MARKS:
            kind = "mark"
        elif sign == _WIDE:
            kind = "wide"
        elif sign in _DOTS:
            stops = 2
        elif sign == ".":
            stops += 1
    return "dots" if kind == "stop" and stops > 1 else kind


def _follows(head: str | None) -> str:
    """Return the class of the character behind the gap."""
    if head is None:
        return "none"
    if head in _CONTINUES:
        return "mark"
    if head.isupper() or head.istitle():
        return "upper"
    if head.islower() and not _CASELESS.match(head):
        return "lower"
    if head.isalpha():
        return "other"
    return "digit" if head.isdecimal() else "none"


def _is_casual(text: str, start: int) -> bool:
    """Tell whether the text opens in lower case, so that its sentences may."""
    opening = _OPENING.match(text, start)
    return opening is not None and _follows(opening[1]) == "lower"


def _carries_on(text: str, begin: int, match: re.Match[str], kind: str) -> bool:
    """Tell whether a sentence goes on over terminators that would otherwise end it."""
    at, run = match.start(), match[0]
    if kind == "dots":
        before = text[at - 1] if at > begin else ""
        return before in ("[", "(") or (before.isspace() and run in (". . .", ".. ."))
    if kind == "mark" or kind == "stop":
        return False
    if run[-1] in _QUOTED:
        return (match[2] or "") in _PARTICLES_JA
    low = max(begin, at - _WINDOW)
    for opener, closer in _BRACKETS:
        opened = text.rfind(opener, low, at)
        if opened >= 0 and text.find(closer, opened, at) < 0 <= text.find(closer, at, at + _WINDOW):
            return True
    return False


def _word_before(text: str, begin: int, match: re.Match[str]) -> str:
    """Return the class of the word before a single full stop: a row of `_WORD`."""
    at = match.start()
    if at - begin <= 4 and _LIST_MARK.fullmatch(text, begin, at):
        return "item"
    classes = abbreviation_classes()
    tokens = text[max(begin, at - _WINDOW) : at].split()[-3:]
    last = tokens[-1].lstrip(_LEADING) if tokens and not text[at - 1].isspace() else ""
    if not last:
        return "plain"
    if _DAY.fullmatch(last):
        behind = _NEXT.match(text, match.start(2)) if match[2] else None
        if behind and fold(behind[0]) in _months():
            return "item"
        return "ordinal" if len(tokens) > 1 and tokens[-2].lower() in BEFORE_ORDINAL else "plain"
    if last in classes and len(last) > 1:
        return classes[last]
    if len(last) <= 4 and len(tokens) > 1 and tokens[-2].endswith("."):  # "z. B.", "u. v. m."
        joined = tokens[-2].lstrip(_LEADING) + last
        if len(tokens) > 2 and tokens[-3].endswith(".") and tokens[-3] + joined in classes:
            return classes[tokens[-3] + joined]
        if joined in classes:
            return classes[joined]
    if len(last) == 1:
        if last in classes and not last.isupper():
            return classes[last]
        pronoun = last == "I" and len(tokens) > 1 and tokens[-2].islower()  # "you and I."
        return "initial" if last.isalpha() and not pronoun and _follows(last) != "other" else "plain"
    if "." in last:
        short = all(len(part) <= 2 and part.isalpha() for part in last.split("."))
        return "acronym" if short else "plain"
    return classes.get(_PARTS.split(last)[-1], "plain")


def _word_behind(text: str, at: int, follows: str, before: str) -> str:
    """Return the class of the word behind the gap: a column of `_WORD`."""
    if follows != "upper":
        return follows
    word = _NEXT.match(text, at, at + _WINDOW)
    if word is None or (before == NUMBERED and _NUMERAL.fullmatch(word[0])):
        return "single"
    if len(word[0]) == 1 and text.startswith(".", word.end()):
        return "single"
    if fold(word[0]) in _opening_words():
        return "opener"
    return "single" if len(word[0]) == 1 else "upper"


def _is_lost_space(text: str, begin: int, match: re.Match[str]) -> bool:
    """Tell whether a terminator without a gap ends a sentence, the space having been lost: "It failed.We left."

    The word before must be a whole word in lower case and not an abbreviation, the one behind capitalised like prose;
    other words and amounts end a sentence only before a word that opens sentences. Addresses and code are left alone.
    """
    at = match.start()
    tokens = text[max(begin, at - _WINDOW) : at].split()
    token = tokens[-1].lstrip(_LEADING) if tokens else ""
    word = _NEXT.match(text, match.start(2), match.start(2) + _WINDOW)
    if not token or word is None or text[at - 1].isspace() or _NOT_PROSE.search(token):
        return False
    if _NOT_PROSE.match(text, word.end()) or (word[0][1:] and not word[0][1:].islower()):
        return False
    if fold(word[0]) in _opening_words() and word[0] != match[0]:
        known = abbreviation_classes().get(token)
        return (len(token) > 1 and token.isalpha() and known in (None, LAST)) or bool(_AMOUNT.fullmatch(token))
    if not (token.isalpha() and token.islower() and len(word[0]) > 1) or token in abbreviation_classes():
        return False
    if len(token) < 3:  # "it.Pressure", but "os.Exit"
        return token in STOP_WORDS["en"]
    return any(letter in _VOWELS for letter in fold(token))  # "pump.Then", but "fmt.Println"
