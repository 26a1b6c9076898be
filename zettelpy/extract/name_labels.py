"""Speakers' labels as names: roles and kin aside, shortened, and how often a name is mentioned with its parts.

A label is a name by itself, whatever the text does with its words; "Auntie Pam" is Pam, `user` is nobody.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from zettelpy.extract import native
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon.native_names import LABEL_ROLES
from zettelpy.text.normalise import fold
from zettelpy.text.words import WORD

Key = tuple[str, ...]  # the folded words of a name
_NAMES_TOO: Final = frozenset("nan nana tia zia tata gran papa baba avo tio coach mama".split())  # or begin a name


def count_mentions(mentions: list[tuple[int, str]]) -> dict[str, int]:
    """Count the mentions of each name, with those of its parts and of longer names that hold it.

    >>> count_mentions([(0, "Orla Quinn"), (20, "Quinn"), (40, "Ada")])
    {'Orla Quinn': 2, 'Quinn': 2, 'Ada': 1}
    """
    own: dict[str, int] = {}
    for _, name in mentions:
        own[name] = own.get(name, 0) + 1
    single: dict[str, int] = {}
    within: dict[str, int] = {}
    for name, count in own.items():
        parts = fold(name).split()
        for part in dict.fromkeys(parts):
            held = within if len(parts) > 1 else single
            held[part] = held.get(part, 0) + count
    counts = {}
    for name, count in own.items():
        parts = fold(name).split()
        if len(parts) > 1:
            counts[name] = count + max(single.get(part, 0) for part in parts)
        else:
            counts[name] = max(count, single.get(fold(name), 0)) + within.get(fold(name), 0)
    return counts


@lru_cache(maxsize=1024)
def speaker_name(label: str) -> str:
    """Return the name that a speaker label stands for, kin aside; "" for a role (user, assistant), for none.

    >>> speaker_name("Auntie Pam"), speaker_name("assistant"), speaker_name("반장 윤호")
    ('Pam', '', '윤호')
    """
    if not label or fold(label) in lexicon.ROLES:
        return ""
    head, _, rest = label.partition(" ")
    if rest[:1].isupper() and fold(head) in lexicon.KIN:
        given = fold(rest.split()[0]) in lexicon.GIVEN
        return rest if given or fold(head) not in _NAMES_TOO else label  # Auntie Pam, Opa Heinz; Nan Xulqo
    return rest if rest and head in LABEL_ROLES else native.bare_label(label)


def read_labels(columns: Columns) -> dict[Key, str]:
    """Return the folded words of each speaker label -> its spelling; `jonas` as well for the only `jonas.k`."""
    labels: dict[Key, str] = {}
    short: dict[str, list[str]] = {}
    for name in dict.fromkeys(speaker_name(block.speaker) for block in columns.layout.blocks):
        key = tuple(map(fold, WORD.findall(name)))
        if not key or key in labels:
            continue
        labels[key] = name
        first = fold(name.replace(".", "_").split("_")[0])
        if first != fold(name) and len(first) > 2 and " " not in name:
            short.setdefault(first, []).append(name)
    for first, names in short.items():
        if len(names) == 1:
            labels.setdefault((first,), names[0])
    return labels
