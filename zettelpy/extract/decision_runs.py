"""Runs of Chinese and Japanese letters into cues of decisions by their shape: who does what, what is done with, a rule.

Where no spaces part the words, a set phrase finds little: "我们周五发布", "不搬了", "予約しておきました". The
patterns of `text.lexicon.decided.run_shapes` are looked for once per distinct run. A cue is a `plan` or is `said`; what
is asked, doubted, reported or usual is left to `decision_judge`. Every repetition in a pattern is bounded, so the time
is linear.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from zettelpy.extract.decision_cues import Cue, languages_of
from zettelpy.extract.negation import Placer
from zettelpy.text.columns import Columns
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.decided import run_shapes
from zettelpy.text.phrases import Hit
from zettelpy.text.words import UNSPACED

_KANA: Final = lazily("[\u3041-\u30ff]")
_ON: Final = "\n+ "  # a pattern goes on in the next line
_CLASS: Final = lazily("<([A-Z]+)>")
_KINDS: Final = ("hold", "said", "plan", "end")  # in the order in which they are tried at one place

_Shape = tuple[int, int, str]  # where in a run, and of which kind


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """Return the patterns of a language as one, a group a kind."""
    table = run_shapes.PATTERNS[language]
    own = (f"(?P<{kind}>{'|'.join(map(_spelled, table[kind].replace(_ON, '').split()))})" for kind in _KINDS)
    return re.compile("|".join(own))


def _spelled(pattern: str) -> str:
    """Return a pattern with its classes spelled out."""
    return _CLASS.sub(lambda match: run_shapes.CLASSES[match[1]], pattern)


def _shapes(word: str, language: str) -> list[_Shape]:
    """Return the shapes in a run, in order and without overlap."""
    found = []
    for match in _pattern(language).finditer(word):
        if match.lastgroup and match.lastgroup != "hold" and match.end() > match.start():
            found.append((match.start(), match.end(), match.lastgroup))
    return found


def read_runs(columns: Columns) -> Iterator[Cue]:
    """Yield the shapes of decisions in the runs of a text, in order.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "我们周五发布。不搬了,续一年。切符は予約しておきました。"
    >>> [text[cue.found.start : cue.found.end] for cue in read_runs(read_columns(text))]
    ['我们周五发布', '不搬了', '续一年', 'ておきました']
    """
    words, borders = columns.words, columns.sentence_words
    runs = [len(word) > 1 and not word.isascii() and UNSPACED.search(word) is not None for word in words.folded]
    if not any(runs):
        return
    known = languages_of(columns)
    kana = [run and _KANA.search(word) is not None for run, word in zip(runs, words.folded, strict=True)]
    seen: dict[tuple[int, str], list[_Shape]] = {}
    placer = Placer(columns)
    for number, border in enumerate(borders):
        stop = borders[number + 1] if number + 1 < len(borders) else len(words)
        own = [i for i in range(border, stop) if runs[words.ids[i]]]
        if not own:
            continue
        language = "ja" if any(kana[words.ids[i]] for i in own) else "zh"
        if known and language not in known:
            continue
        for i in own:
            surface = words.ids[i]
            shapes = seen.get((surface, language))
            if shapes is None:
                shapes = seen[surface, language] = _shapes(words.folded[surface], language)
            for at, to, kind in shapes:
                if kind == "end":
                    if i + 1 < stop:
                        continue
                    kind = "plan"
                found = placer.place(Hit(f"{kind} {language}", i, i + 1, at, to), number, border, stop)
                if found is not None:
                    yield Cue(found, (kind,), frozenset((language,)))
