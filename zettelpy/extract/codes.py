"""Full names into short codes: `Marek` -> `MRK`.

A code is read off the letters of the name (first letter, then the two consonants that follow), so it depends on the
name alone. Where two names meet in one code, the later one takes a suffix from the BLAKE2b digest (RFC 7693) of its
spelling: again from the name alone, but for who came first.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final

from zettelpy.text.digest import blake2b
from zettelpy.text.normalise import fold

_VOWELS: Final = frozenset("AEIOU")
_LASTING: Final = 2  # digits of the digest in a code that must last
_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def base_code(name: str) -> str:
    """Return the code that a name has by its letters alone, "" where it holds no Latin letter.

    >>> base_code("Marek"), base_code("Élodie"), base_code("Bob"), base_code("Io"), base_code("森さん")
    ('MRK', 'ELD', 'BBB', 'IOX', '')
    """
    plain = fold(name)
    letters = [letter for letter in plain.upper() if "A" <= letter <= "Z"]
    if not letters:
        return ""
    consonants = [letter for letter in letters[1:] if letter not in _VOWELS]
    if len(consonants) >= 2:
        return letters[0] + consonants[0] + consonants[1]
    if consonants:
        return letters[0] + consonants[0] + letters[-1]
    return "".join(letters[:3]).ljust(3, "X")


def _digits(name: str, salt: int) -> str:
    """Twenty-four digits to the base 36 from the digest of a name; the first is a letter."""
    digest = blake2b(name.encode("utf-8", "surrogatepass"), digest_size=20, salt=salt.to_bytes(8, "big")).digest()
    rest = int.from_bytes(digest, "big")
    rest, first = divmod(rest, 26)
    digits = [_DIGITS[10 + first]]
    for _ in range(23):
        rest, digit = divmod(rest, 36)
        digits.append(_DIGITS[digit])
    return "".join(digits)


def free_code(name: str, used: Container[str]) -> str:
    """Return a code for a name that is not in `used`: the one of its letters, else with a suffix from its digest.

    >>> free_code("Mirko", {}), free_code("Mirko", {"MRK"})[:3]
    ('MRK', 'MRK')
    """
    base = base_code(name)
    if base and base not in used:
        return base
    salt = 0
    while True:  # each turn offers 21 codes, all but the shortest practically unique: the first turn ends it
        digits = _digits(name, salt)
        for length in range(4 if not base else 2, len(digits)):
            code = base + digits[:length]
            if code not in used:
                return code
        salt += 1


def assign_codes(names: Iterable[str], taken: Iterable[tuple[str, str]] = ()) -> tuple[tuple[str, str], ...]:
    """Give each name a code of its own; return pairs (code, name).

    The pairs that are taken come first, unchanged, then the new names in order. A code holds A-Z and 0-9 only and
    begins with a letter. A name that is taken already, or stands twice, gets no second code. Cost: linear in the names.

    >>> assign_codes(["Marek", "Ines"])
    (('MRK', 'Marek'), ('INS', 'Ines'))
    >>> assign_codes(["Mirko"], taken=[("MRK", "Marek")])[0]
    ('MRK', 'Marek')
    """
    pairs = [(code, name) for code, name in taken]
    used = {code for code, _ in pairs}
    known = {name for _, name in pairs}
    for name in names:
        if name in known:
            continue
        code = free_code(name, used)
        known.add(name)
        used.add(code)
        pairs.append((code, name))
    return tuple(pairs)


def lasting_codes(names: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Give each name a code that depends on the name alone, whoever else is there: pairs (code, name), in order.

    A stream uses these: names come and go, and a code must never change or pass to another name. The letters of the
    name are followed by two digits to the base 36 of its digest; where even these agree, by as many as tell the names
    apart.

    >>> lasting_codes(["Marek", "Mirko"])
    (('MRKAW', 'Marek'), ('MRKSO', 'Mirko'))
    """
    used: set[str] = set()
    pairs = []
    for name in dict.fromkeys(names):
        base = base_code(name)
        digits = _digits(name, 0)
        length = _LASTING if base else _LASTING + 2
        while base + digits[:length] in used:
            length += 1
        used.add(base + digits[:length])
        pairs.append((base + digits[:length], name))
    return tuple(pairs)
