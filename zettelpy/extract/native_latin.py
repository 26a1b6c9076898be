"""Names in Latin letters inside texts of other scripts, with particles cut off: Aria는 -> Aria.

Whoever writes Japanese, Chinese, Korean or Hindi writes a Latin word with a capital because it is a name: a product, a
person, a ticket. General terms (PDF, API, OK) and words that the text writes small as well are none. Cost: linear.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from zettelpy.extract.native_common import Body, Mention
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.native_names import LATIN_TERMS

_LETTER: Final = "A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f"
_PART: Final = rf"[{_LETTER}][{_LETTER}0-9]{{0,30}}(?:[-'’&.][{_LETTER}0-9]{{1,20}}){{0,2}}"
_LATIN: Final = lazily(
    rf"(?<![{_LETTER}0-9@#/.:`_\\=]){_PART}(?: [A-Z]{_PART[len(_LETTER) + 2 :]}){{0,3}}(?![{_LETTER}@/`_\\=]|://)"
)
_NATIVE: Final = lazily("[\u0590-\u06ff\u0900-\u0dff\u3005\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]")
_ADDRESS: Final = lazily(r"\s?(?:さん|くん|ちゃん|様|先生|君|씨|님|老师|先生|女士|经理|哥|姐|जी)")
_CODE: Final = lazily("[A-Z]{2,3}-?[0-9]+|[A-Z]{2,5}-[0-9]+")  # longer ones are codes to type in (SUMMER20)
_LONGEST_CAPITALS: Final = 9
_SHARE: Final = 4  # one character in so many must be of another script


def is_latin_name(word: str) -> bool:
    """Tell whether the spelling of a Latin word is that of a name.

    >>> [is_latin_name(word) for word in ("Aria", "PostgreSQL", "JL043", "iPhone", "PDF", "ok", "A4")]
    [True, True, True, True, False, False, False]
    """
    if len(word) < 2 or word.lower() in LATIN_TERMS:
        return False
    if any(letter.isdecimal() for letter in word):
        return bool(_CODE.fullmatch(word)) or (word[0].isupper() and len(word) > 3 and not word.isupper())
    if word.isupper():
        return 2 < len(word) <= _LONGEST_CAPITALS
    return any(letter.isupper() for letter in word)


def latin_names(text: str, bodies: Sequence[Body]) -> Iterator[Mention]:
    """Return the Latin names that stand beside another script in the bodies."""
    found: list[tuple[int, str, bool]] = []
    small: set[str] = set()
    for body in bodies:
        native = len(_NATIVE.findall(text, body.start, body.end))
        if not native or native * _SHARE < body.end - body.start:
            continue
        for match in _LATIN.finditer(text, body.start, body.end):
            name, stop = match[0].rstrip("0123456789") if " " in match[0] else match[0], match.end()
            if name.islower():
                if not _ADDRESS.match(text, stop):
                    small.add(name)
                    continue
                found.append((match.start(), name, True))
            elif _beside(text, body, match.start(), stop):
                found.append((match.start(), name, bool(_ADDRESS.match(text, stop))))
    for at, name, addressed in found:
        words = name.split(" ")
        if addressed or (any(map(is_latin_name, words)) and name.lower() not in small):
            while (
                len(words) > 1
                and not is_latin_name(words[0])
                and (words[0].lower() in LATIN_TERMS or words[0].islower())
            ):
                at += len(words[0]) + 1
                del words[0]
            shown = " ".join(words)
            yield Mention(at, at + len(shown), shown.lower(), shown)


def _beside(text: str, body: Body, start: int, end: int) -> bool:
    """Tell whether a character of another script is the next to either side, blanks and quotes aside."""
    before = text[max(body.start, start - 3) : start].rstrip(" \"'“「『(（、，,")
    after = text[end : min(body.end, end + 3)].lstrip(" \"'”」』)）、，,")
    return bool((before and _NATIVE.match(before[-1])) or (after and _NATIVE.match(after[0])))
