"""English words into what clauses can be made of them, as bits: what shape a clause cannot have is read off these.

`decision_shapes` asks the functions of a shape only about clauses whose words may make it. Each bit stands for a class
of words that a shape cannot do without; it is decided once per distinct surface of a text.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from zettelpy.text.lexicon import names
from zettelpy.text.lexicon.decided import en_shapes as en

(
    APOSTROPHE,  # holds one, or was written without: "i'm", "im"
    BEING,  # a form of "be" or "have", "will" or "shall"
    GOING,  # what a thing does that finds its place
    EVENT,
    DUE,  # before a day
    SINCE,  # before a day from which something holds
    SWITCHED,  # "off", "open"
    PRICE,
    SHARE,  # before or behind what each has
    IT,
    SO,
    SPEAKER,  # "i", "we"
    GIVEN,  # a given name
    NAME,  # a name, as far as the spelling tells
    KIN,
    OWNER,  # "my", "the"
    GROUP,
    ACTING,  # in "-ing"
    PLEASE,
    RULING,  # what a rule opens with
    ORDER,  # what an instruction opens with
    NEWLY,  # before what something is now
    ROLE,
    DID,
    JOINING,  # "and", "or"
    TITLED,
    LIGHT,
    ON,
    KEEPER,  # "yours", "me": who has a task, at the end of a clause
    STATED,  # what a thing is for good: "booked", "off"
    STAYING,
) = (1 << n for n in range(31))

# What opens an instruction: see `Matters.instructed`.
SETTING: Final = frozenset("set change raise lower increase reduce cut move switch bump update adjust".split())
_ORDERS: Final = (
    "cancel delete remove stop deliver ship send add remember note save make do take pick choose try go use put mark "
    "sign call name rename forget drop scrap"
)


@cache
def _table() -> dict[str, int]:
    """Return the bits of the words that have some by being listed."""
    table: dict[str, int] = {}
    for bit, words in (
        (APOSTROPHE, "im youre"),
        (BEING, "is are has have will shall am"),
        (GOING, "goes go moves move shifts passes comes come"),
        (EVENT, "date"),
        (DUE, "by until before"),
        (SINCE, "from"),
        (SWITCHED, "off out on open closed shut over"),
        (SHARE, "each apiece pp per a"),
        (IT, "it"),
        (SO, "so"),
        (SPEAKER, "i we"),
        (OWNER, "my your our the"),
        (PLEASE, "please pls plz"),
        (RULING, "nobody none no every each zero"),
        (ORDER, _ORDERS),
        (NEWLY, "it's its the our first next final new last"),
        (JOINING, "and or"),
        (ON, "on"),
        (KEEPER, "yours you me us"),
        (STATED, "be"),  # "will be at the inn"
        (STAYING, "stays remains"),
    ):
        for word in words.split():
            table[word] = table.get(word, 0) | bit
    for bit, known in (
        (EVENT, en.EVENTS),
        (PRICE, en.PRICES),
        (KIN, en.KIN),
        (GROUP, en.GROUPS),
        (ORDER, SETTING),
        (ROLE, en.ROLES),
        (DID, en.DID),
        (LIGHT, en.LIGHT),
        (STATED, en.SETTLED | en.STANDS),
    ):
        for word in sorted(known):
            table[word] = table.get(word, 0) | bit
    return table


def sign(surface: str, word: str, dated: Callable[[str], bool]) -> int:
    """Return the bits of a word by its surface and its folded form; `dated` tells the names of days and months.

    >>> [sign(surface, surface.lower(), bool) & (TITLED | BEING | GIVEN) for surface in ("Is", "the", "Ana's")] == [
    ...     TITLED | BEING, 0, TITLED]
    True
    """
    table = _table()
    bits = table.get(word, 0)
    titled = surface[:1].isupper() and surface.partition("'")[0] != "I"
    if titled:
        bits |= TITLED
    if "'" in word:
        bits |= APOSTROPHE | (table.get(word.partition("'")[0], 0) & EVENT)
    if word.endswith("ing"):
        bits |= ACTING
    if word in en.SUBJECTS:
        return bits
    if word in names.GIVEN and (titled or word not in names.AMBIGUOUS):
        return bits | GIVEN
    if titled and len(word) > 1 and word.isalpha() and word not in en.FINITE and not bits & LIGHT:
        if word not in names.HARD and word not in en.BASE and not dated(word):
            bits |= NAME
    return bits
