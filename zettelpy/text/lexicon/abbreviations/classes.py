"""What may follow an abbreviation: the classes that the lists by language are made of."""

from __future__ import annotations

from typing import Final

TITLE: Final = "title"  # a name follows: Dr. Okafor
INNER: Final = "inner"  # the clause goes on, whatever follows: e.g. Berlin
INITIAL: Final = "initial"  # the letter of a name, written out by the name of the letter
NUMBERED: Final = "numbered"  # goes on before a number, a Roman numeral or a single letter: Fig. 3
UNIT: Final = "unit"  # measures the number before it, and then ends a sentence before a capital: 5 p.m., 1999 г.
LAST: Final = "last"  # ends a sentence before a capital: etc., usw.
NAME: Final = "name"  # part of a name: ends a sentence only before a word that opens sentences: Inc., Jr.
CLASSES: Final = (TITLE, INNER, INITIAL, UNIT, NUMBERED, LAST, NAME)
