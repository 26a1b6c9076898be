"""A text into an estimate of its tokens, for budgets: an upper-leaning figure that needs no tokenizer.

The estimate is the greater of two counts, rounded up: 1.3 a word (words between white space), and a charge by the
character: 1/4 for any, and more for those that byte-pair vocabularies built on English rarely merge:

    accented Latin, Greek, Cyrillic, Hebrew, Arabic   (2 bytes in UTF-8)    0.4
    kana, ideographs, Hangul, Indic, Thai, symbols    (3 bytes)             1
    emoji, rare ideographs                            (4 bytes)             2
    punctuation beyond one character in twelve (code, tables, rules)        0.75

Prose keeps to about one character in twenty-five, so plain prose is charged by words and quarters alone. It is never
more than the bytes of the text in UTF-8, which byte-level vocabularies cannot exceed.

Invariant: each count grows, or stays, when text is added at either end, and so does the estimate:
`estimate(a + b) >= max(estimate(a), estimate(b))`. The excess of punctuation may shrink by 1/24 as a character comes
that is none, but that character brings 1/4. All arithmetic is on integers, in 1/120 of a token.
"""

from __future__ import annotations

from typing import Final

from zettelpy.options import check_text

_UNIT: Final = 120  # parts of a token in which the charges below are whole numbers
_WORD: Final = 156
_CHARACTER: Final = 30
_TWO_BYTES: Final = 18  # on top of the charge of any character, as the following
_THREE_BYTES: Final = 90
_FOUR_BYTES: Final = 210
_PUNCTUATION: Final = 60
_ALLOWANCE: Final = 5  # = _PUNCTUATION / 12, taken off for every character

_MARKS: Final = bytes(code for code in range(33, 127) if not chr(code).isalnum())
_LEADS_2: Final = bytes(range(0xC0, 0xE0))  # first bytes of characters of two, three, four bytes in UTF-8
_LEADS_3: Final = bytes(range(0xE0, 0xF0))
_LEADS_4: Final = bytes(range(0xF0, 0xF8))
_GENERAL_PUNCTUATION: Final = b"\xe2\x80"  # U+2000 to U+203F: curly quotes, dashes, ellipsis, bullets


def estimate_tokens(text: str) -> int:
    """Estimate how many tokens a language model reads in `text`; 0 for the empty string.

    It is at least `ceil(max(1.3 * words, characters / 4))`, and no more than the bytes of the text in UTF-8, but for a
    single letter, which that bound makes 2.
    Time is linear; any string is accepted, lone surrogates included. Raises TypeError for what is no string.

    >>> estimate_tokens("Hello world"), estimate_tokens("你好世界"), estimate_tokens("if(x){y[z]+=1;}")
    (3, 4, 8)
    """
    if type(text) is not str:
        check_text("text", text)
    size = len(text)
    if text.isascii():
        raw = text.encode("ascii")
        marks = size - len(raw.translate(None, _MARKS))
        charge = _CHARACTER * size
    else:
        raw = text.encode("utf-8", "surrogatepass")
        total = len(raw)
        general = raw.count(_GENERAL_PUNCTUATION)
        marks = total - len(raw.translate(None, _MARKS)) + general
        two = total - len(raw.translate(None, _LEADS_2))
        three = total - len(raw.translate(None, _LEADS_3)) - general
        four = total - len(raw.translate(None, _LEADS_4))
        charge = _CHARACTER * size + _TWO_BYTES * two + _THREE_BYTES * three + _FOUR_BYTES * four
    excess = _PUNCTUATION * marks - _ALLOWANCE * size
    if excess > 0:
        charge += excess
    words = _WORD * len(text.split())
    least = _CHARACTER * size
    least = -(-(words if words > least else least) // _UNIT)
    most = min(len(raw), -(-charge // _UNIT))
    return most if most > least else least
