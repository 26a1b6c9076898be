"""Words of change by language: what says that a statement takes the place of an earlier one, and of what kind it is.

Each module of this package is a language and holds

- `CUES`: phrases by label (`[label]` opens a section; `/` and `+` as in `zettelpy.text.phrases.spellings`; a single
  word with `*` behind it stands for every word that begins so, one with `*` before it for every word that ends so);
- `CONCEPTS`: lines of a concept and its words, with `*` as above. Words of one concept are one subject, whatever
  the word and the language: "we set off" and "departure", "Eröffnung" and "opening";
- `NUMBERS`: number words and their values; `LIGHT`: content words that tell nothing of what a statement is about;
- `COLOURS`, `MODES` (means of transport), `SIDES`, `MONEY` (units of money), `PLACES` (nouns of a place), `FREE` (of
  charge): words of one kind, of which one takes the place of another;
- `SELF`: words by which speakers speak of themselves.

The labels of cues:

| label | says |
|---|---|
| `move` | something got another value: moved, raised, replaced |
| `shift` | it is so much earlier or later |
| `now`, `fix`, `back` | from now on; it was wrong; it is again as it was before |
| `drop`, `take` | what the sentence names is given up; what was said last is taken back |
| `keep`, `open` | it stays as it is; it is not decided |
| `if`, `hypo`, `hear` | under a condition; it might be; somebody says so: no statement of how things are |
| `also` | it comes beside what was said |
| `past`, `ago` | it was; it was long ago |
| `so`, `yes` | it is settled; it will be after all |
| `old`, `oldb` | the old follows, the old stands before |
| `from`, `to`, `not`, `but` | joints of "from A to B", "not A but B" |
| `` | holds other uses back |
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType, ModuleType
from typing import Final

from zettelpy.text.lexicon.changes import de, en, es, fr, hi, it, ja, ko, pt, ru, zh

TABLES: Final[Mapping[str, ModuleType]] = MappingProxyType(
    {"en": en, "de": de, "fr": fr, "es": es, "pt": pt, "it": it, "ru": ru, "ja": ja, "zh": zh, "ko": ko, "hi": hi}
)

# Concepts of which a thing has one at a time: another value is another state of the same thing.
SINGLE: Final = frozenset(
    (
        "open depart arrive begin end meet deadline price rent fee budget salary charge live venue expire weight count "
        "boss key music password monthly people date time colour version route address phone size transport "
        "temperature duration port deposit"
    ).split()
)

# Which kinds of value each of them has; "code" stands for all that is neither when, a number, a name nor a place.
TAKES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "open": "when clock", "depart": "when clock", "arrive": "when clock", "begin": "when clock",
        "end": "when clock", "meet": "when clock", "deadline": "when clock", "expire": "when", "date": "when",
        "time": "clock", "price": "number", "rent": "number", "fee": "number", "budget": "number", "salary": "number",
        "weight": "number", "count": "number", "people": "number", "monthly": "number", "deposit": "number",
        "temperature": "number", "duration": "number", "port": "number code", "size": "number code",
        "version": "number code", "password": "number code", "phone": "number code", "colour": "code",
        "transport": "code", "route": "name place", "charge": "name", "boss": "name", "music": "name",
        "key": "place name", "address": "number name place code", "live": "name place code",
        "venue": "name place code",
    }
)  # fmt: skip


def sections(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the sections of a table of cues: a label and its phrases.

    >>> list(sections("[now]\\nfrom now on, now\\n[]\\nby now"))
    [('now', ['from now on', 'now']), ('', ['by now'])]
    """
    label, phrases = "", list[str]()
    for line in text.strip().split("\n"):
        if line.startswith("["):
            if phrases:
                yield label, phrases
            label, phrases = line.strip("[]"), []
        else:
            phrases += (phrase for phrase in map(str.strip, line.split(",")) if phrase)
    if phrases:
        yield label, phrases
