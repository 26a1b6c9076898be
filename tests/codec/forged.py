"""Files whose content was changed and sealed again: every check holds, so the rules of the format alone protect."""

from __future__ import annotations

import re
from random import Random
from typing import Final

from zettelpy.codec.v3.chain import digest, seal

NUMBER: Final = re.compile(r"[+-]?[0-9][0-9.e+-]*")
WORDS: Final = (
    *("007", "+0", "-0", "1e5", "1e999", "0.50", "-1", "x0", "x1", "x2", "x03", "w0.5", "w1.5", "w-0.0", "t3", "t03"),
    *(
        "+0+5",
        "-5+2",
        "+00+5",
        "@+0+3",
        "@a+0+3",
        "@nix+1+1",
        "@a",
        "@",
        "text:aaaaaaaa",
        "text:",
        "joy",
        "JOY",
        "CORE",
    ),
    *("DECISION", "2025-03", "2025-13-01", "|", r"\e", r"\s", r"\n", r"\q", r"\c", "\\", "e+0", "e+3", "chunks+0"),
    *("chunks-99", "+" + "9" * 30, "9" * 31, "0" * 25, "a,b", "yes", "no", "none", "utf16", "é", "-", "", "\u2028"),
)
RECORDS: Final = (
    *("W x", "title x", "title ", "date 2025", "offsets utf16", "documents none", "half-life 3.0", "half-life 007"),
    *(
        "option chunk_size 800",
        "option chunk_size 007",
        "option chunk_size 1e5",
        "option chunk_size +5",
        "option title",
    ),
    *("option title x", "option date", "option stop_words", "option stop_words a, b", "option stop_words , a"),
    *("option dedupe yes", "option dedupe no", "option temperature 1", "option temperature 0.50", "option colour red"),
    *("source", "source text:aaaaaaaa", "D +0", "D +2 2025-03-04 | t", "D -3 e+1", "D +0 e+0", "D", "END", "END +0"),
    *("Z x | q | A | t | 0.5 +0+4", "Z y | q |  |  | ", "Z z | q |  |  | w0.5", "Z", "Z a", r"Z \e | q |  |  | 0.0"),
    *(
        "S abc",
        r"S abc\c",
        "S ",
        "S",
        r"S \n",
        "M +0+3 | A",
        "M - | A | words | from",
        "M - 2025 | A | w",
        "M +9+9 | A",
    ),
    *("& more", "E AAA | Aaa", "E ZZZ | Zzz", "E A | ", r"E \e | x", "T a b | x", "T b a | x", "T a a | x"),
    *(
        "C a - b - | a | b | c",
        "C a - b - x2 | a | b | c",
        "C a +1+2 b -9+9 | a | b | = c",
        "C a - b - | a | b | = [b] c (a)",
    ),
    *("END +1", "END chunks+1", "END chunks+0", "END -99999", "AAAK 3 algorithm 1", "AAAK 3 algorithm 007", "X y", ""),
)
PIECES: Final = (
    "",
    "a",
    " ",
    "|",
    "\\",
    r"\u0041",
    r"\,",
    ",",
    "\t",
    "\x00",
    "\u2028",
    "\ud800",
    "#",
    "&",
    " | ",
    ", ",
    "\r",
)


def forge(contents: list[str], others: list[str], rng: Random) -> list[str]:
    """Return the contents of a file with one of them changed, as a person or a program might."""
    changed = contents[:] or ["AAAK 3 algorithm 1"]
    k, other = rng.randrange(len(changed)), rng.randrange(len(changed))
    match rng.randrange(12):
        case 0:
            del changed[k]
        case 1:
            changed.insert(other, changed[k])
        case 2:
            changed[k], changed[other] = changed[other], changed[k]
        case 3:
            changed.insert(other, changed.pop(k))
        case 4 | 5:
            changed.insert(k, rng.choice(RECORDS))
        case 6:
            changed.insert(k, rng.choice(others))
        case 7:
            at = rng.randrange(len(changed[k]) + 1)
            changed[k : k + 1] = [changed[k][:at] + r"\c", changed[k][:2] + changed[k][at:]]
        case _:
            changed[k] = _reword(changed[k], rng)
    return changed


def _reword(content: str, rng: Random) -> str:
    words = content.split(" ")
    at = rng.randrange(len(words))
    match rng.randrange(8):
        case 0:
            words.insert(at, rng.choice(WORDS))
        case 1:
            words[at] = rng.choice(WORDS)
        case 2:
            del words[at]
        case 3:
            words.insert(at, words[at])
        case 4:
            other = rng.randrange(len(words))
            words[at], words[other] = words[other], words[at]
        case 5:
            bars = content.split(" | ")
            a, b = rng.randrange(len(bars)), rng.randrange(len(bars))
            bars[a], bars[b] = bars[b], bars[a]
            return " | ".join(bars)
        case 6:
            numbers = list(NUMBER.finditer(content))
            if not numbers:
                return content
            found = rng.choice(numbers)
            new = rng.choice(
                [f"{found[0]}0", f"0{found[0]}", str(rng.randrange(2000)), f"-{found[0]}", f"{found[0]}.0"]
            )
            return content[: found.start()] + new + content[found.end() :]
        case _:
            place = rng.randrange(len(content) + 1)
            return content[:place] + rng.choice(PIECES) + content[place + rng.randrange(2) :]
    return " ".join(words)


def sealed(contents: list[str], *, digests: bool) -> str:
    """Return contents as a file in which every check holds, and with `digests` every owner names the text below it."""
    return "\n".join(seal(_named(contents) if digests else contents))


def _named(contents: list[str]) -> list[str]:
    named = contents[:]
    owner: int | None = None
    below: list[str] = []
    for k, content in enumerate([*contents, "END"]):
        if content.startswith(("S ", "M ")):
            below.append(content)
        elif k == len(contents) or content.startswith(("Z ", "source")):
            if owner is not None:
                plain = re.sub(" text:[a-z2-7]{8}$", "", named[owner])
                named[owner] = plain + (f" text:{digest(chr(10).join(below))}" if below else "")
            owner, below = k, []
    return named
