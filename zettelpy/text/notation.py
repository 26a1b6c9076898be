r"""Phrases as lexicons write them: alternatives, endings, optional words, lists by name, by label and language.

The notation keeps a lexicon short and readable; what a phrase stands for is spelled out only where it is needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from zettelpy.errors import ArgumentValueError
from zettelpy.text.words import WORD

Row = tuple[str, ...]  # words that follow one another

_LIMIT: Final = 512  # most spellings that one written phrase may stand for


def spellings(phrase: str) -> list[str]:
    """Return every phrase that one written phrase stands for.

    `/` separates alternatives of a word; `+` in front of one adds an ending to the first; an empty one makes the word
    optional; `_` is a space inside an alternative. Raises ValueError for more than 512 spellings.

    >>> spellings("deploy/+s/+ed")
    ['deploy', 'deploys', 'deployed']
    >>> spellings("we'll/we_will go with/")
    ["we'll go with", "we'll go", 'we will go with', 'we will go']
    """
    if "/" not in phrase:
        return [" ".join(phrase.replace("_", " ").split())]
    choices = list(map(_alternatives, phrase.split()))
    _check_count(phrase, choices)
    return [" ".join(" ".join(choice).replace("_", " ").split()) for choice in product(*choices)]


def _alternatives(word: str) -> list[str]:
    head, *others = word.split("/")
    return [head, *[head + other[1:] if other.startswith("+") else other for other in others]]


def words_of(part: str) -> Row:
    """Return the words of a folded part of a phrase.

    >>> words_of("data_base"), words_of("kick-off"), words_of("")
    (('data', 'base'), ('kick', 'off'), ())
    """
    if part.isalpha():
        return (part,)
    return tuple(part.split() if part.replace(" ", "").isalpha() else WORD.findall(part.replace("_", " ")))


@lru_cache(maxsize=4096)  # the lists of a lexicon stand in many of its phrases
def _rows(token: str) -> tuple[Row, ...]:
    """Return the words of each alternative of a token."""
    return tuple(map(words_of, _alternatives(token))) if "/" in token else (words_of(token),)


def choices_of(phrase: str) -> list[tuple[Row, ...]]:
    """Return what each word of a written phrase stands for; an empty row leaves the word out."""
    choices = list(map(_rows, phrase.split()))
    _check_count(phrase, choices)
    return choices


def _check_count(phrase: str, choices: Sequence[Sequence[object]]) -> None:
    count = 1
    for choice in choices:
        count *= len(choice)
    if count > _LIMIT:
        raise ArgumentValueError(f"a phrase must stand for at most {_LIMIT} spellings, got {count}: {phrase!r}")


def first_words(phrase: str) -> list[str]:
    """Return the words that can stand first in a written phrase; raise ValueError if all can be left out.

    >>> first_words("go/+es on"), first_words("well/ done")
    (['go', 'goes'], ['well', 'done'])
    """
    found: list[str] = []
    for token in phrase.split():
        rows = _rows(token)
        found += [row[0] for row in rows if row]
        if all(rows):
            return found
    raise ArgumentValueError(f"a phrase must hold a word, got {phrase!r}")


def read_lexicon(text: str) -> dict[str, dict[str, list[str]]]:
    r"""Read a lexicon into phrases by label and language.

    `[label]` opens a section, `[]` one of phrases to hold; each line after it is a language code and phrases
    separated by commas; a line that begins with white space goes on with the language above; `#` opens a comment.
    `[=name]` opens a section of words that `<name>` stands for in the phrases of the same language further down.

    >>> read_lexicon("[joy]\nen happy, so glad\nde froh")
    {'joy': {'en': ['happy', 'so glad'], 'de': ['froh']}}
    >>> read_lexicon("[=pet]\nen cat, dog\n[joy]\nen good <pet>")
    {'joy': {'en': ['good cat/dog']}}
    """
    table: dict[str, dict[str, list[str]]] = {}
    section: dict[str, list[str]] = {}
    phrases: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.partition("#")[0].rstrip()
        if not line:
            continue
        if line.startswith("["):
            section = table.setdefault(line.strip("[]"), {})
            continue
        if not line[0].isspace():
            language, _, line = line.partition(" ")
            phrases = section.setdefault(language, [])
        if not table or not section:
            raise ArgumentValueError(f"lexicon line {number} must stand under a [label] and a language code: {line!r}")
        phrases += filter(None, map(str.strip, line.split(",")))
    lists = {label: table.pop(label) for label in list(table) if label.startswith("=")}
    for by_language in table.values() if "<" in text else ():
        for language, own in by_language.items():
            by_language[language] = [_filled(phrase, lists, language) if "<" in phrase else phrase for phrase in own]
    return table


def _filled(phrase: str, lists: Mapping[str, Mapping[str, Sequence[str]]], language: str) -> str:
    """Return a phrase with each `<name>` in it replaced by the words of that list."""
    while "<" in phrase:
        before, _, rest = phrase.partition("<")
        name, _, after = rest.partition(">")
        words = lists.get(f"={name}", {}).get(language)
        if words is None:
            raise ArgumentValueError(f"a lexicon must hold the list [={name}] for {language!r}, used in {phrase!r}")
        phrase = before + "/".join(word.replace(" ", "_") for word in words) + after
    return phrase
