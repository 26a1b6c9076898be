"""What each ingredient of recall brings: the same questions with one of them left out at a time, or one added.

    python bench/ablation.py LOCOMO_DIR [--chats GOLD.json ...] [--only NAME ...]

LOCOMO_DIR holds conversations in LoCoMo's format (`zettelpy/bench/locomo.py`), fixtures/talks for one. Rows give
evidence recall at 500, 1000 and 2000 tokens (characters / 4), the mean of the three, and what the row loses or gains
against the whole; with --chats (all of fixtures/ by default) also the share of their questions whose evidence stands in
300 tokens. The figures depend on nothing but the files.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any, NamedTuple
from unittest.mock import patch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy
from zettelpy.bench.conversations import find_files, fold_space, read_conversations
from zettelpy.bench.judging import count, evidence_share
from zettelpy.bench.locomo import BUDGETS, answerable, compressed

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHAT_BUDGET = 300

P = "zettelpy.passages."
B = "zettelpy.rank.bm25."
S = "zettelpy.text.stems."


def nothing(*_: Any, **__: Any) -> None:
    """Take the place of a step."""


# name -> (what takes the place of what, options of recall_context)
VARIANTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "the whole": ({}, {}),
    "- neighbours and section": ({B + "BEFORE": (), B + "AFTER": (), B + "SECTION_SHARE": 0.0}, {}),
    "- neighbours": ({B + "BEFORE": (), B + "AFTER": ()}, {}),
    "- section": ({B + "SECTION_SHARE": 0.0}, {}),
    "- stems and irregular forms": ({S + "stem": str, S + "light_stem": lambda word, _: word,
                                     S + "base_form": lambda word, _: word}, {}),
    "- irregular forms": ({S + "base_form": lambda word, _: word}, {}),
    "- stop words": ({P + "index.stop_words_for": lambda _: frozenset()}, {}),
    "- synonyms": ({P + "question.KNOWN_WEIGHT": 0.0, P + "question.SYNONYM_WEIGHT": 0.0}, {}),
    "- members of categories": ({P + "question.MEMBER_WEIGHT": 0.0}, {}),
    "- talk: questions": ({P + "scoring.ASKING": 1.0}, {}),
    "- speakers": ({P + "scoring.SPEAKER_GAINS": (0.0, 0.0), P + "scoring.SPEAKER_BONUS": 0.0}, {}),
    "- names weigh less": ({P + "question.NAME_WEIGHT": 1.0}, {}),
    "- dates and events": ({P + "scoring._favour_dates": nothing}, {}),
    "- events": ({P + "scoring.favour_event": nothing}, {}),
    "- changes and standing": ({P + "scoring.follow_changes": nothing, P + "scoring.raise_standing": nothing}, {}),
    "- kind of answer": ({P + "answers.PRIOR": 0.0}, {}),
    "- what stands around": ({P + "search.CENTRES": 0}, {}),
    "- tunnels": ({}, {"hops": False}),
    "+ expand_query": ({}, {"expand_query": True}),
}  # fmt: skip


class Chat(NamedTuple):
    """A chat of the fixtures, read, and its questions with the words that prove the answer."""

    memory: zettelpy.Memory
    questions: list[tuple[str, str]]


@contextmanager
def replaced(places: dict[str, Any]) -> Iterator[None]:
    """Put values in the place of others while a block runs; what was kept under either is forgotten."""
    forget()
    patches = [patch(place, value) for place, value in places.items()]
    for one in patches:
        one.start()
    try:
        yield
    finally:
        for one in reversed(patches):
            one.stop()
        forget()


def forget() -> None:
    """Empty the caches of functions, which may hold what a variant made."""
    for name in sorted(sys.modules):
        if name.startswith("zettelpy"):
            for value in vars(sys.modules[name]).values():
                if callable(getattr(value, "cache_clear", None)):
                    value.cache_clear()


def read_chats(paths: list[pathlib.Path]) -> list[Chat]:
    """Return the chats of some gold files that ask questions."""
    chats = []
    for path in paths:
        asked = json.loads(path.read_text("utf-8")).get("questions")
        if asked:
            memory = zettelpy.compress(path.with_suffix(".md").read_bytes().decode("utf-8"))
            chats.append(Chat(memory, [(one["q"], fold_space(one["evidence_substring"])) for one in asked]))
    return chats


def mean(shares: list[Fraction]) -> float:
    return float(100 * sum(shares, Fraction()) / max(len(shares), 1))


def measure(talks: list[tuple[Any, zettelpy.Memory]], chats: list[Chat], options: dict[str, Any]) -> list[float]:
    """Return evidence recall at each budget, their mean, and the share of the chats' questions with their evidence."""
    rows = []
    for budget in BUDGETS:
        shares = []
        for conversation, memory in talks:
            for question in answerable(conversation):
                if question.evidence:
                    context = zettelpy.recall_context(
                        memory, question.text, max_tokens=budget, count_tokens=count, min_relevance=0.0, **options
                    )
                    shares.append(evidence_share(question.evidence, context))
        rows.append(mean(shares))
    found = [
        Fraction(words in fold_space(zettelpy.recall_context(
            chat.memory, asked, max_tokens=CHAT_BUDGET, min_relevance=0.0, **options)))
        for chat in chats for asked, words in chat.questions
    ]  # fmt: skip
    return [*rows, sum(rows) / len(rows), mean(found)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], allow_abbrev=False)
    parser.add_argument("directory", help="folder with conversations in LoCoMo's format")
    parser.add_argument("--chats", nargs="*", type=pathlib.Path, default=sorted((ROOT / "fixtures").glob("*.json")))
    parser.add_argument("--only", nargs="+", default=list(VARIANTS), choices=list(VARIANTS), metavar="NAME")
    args = parser.parse_args()
    talks = [(one, memory) for one, memory, _ in compressed(read_conversations(find_files(args.directory)), False)]
    chats = read_chats(args.chats)
    memories = [*(memory for _, memory in talks), *(chat.memory for chat in chats)]
    print(f"{'':32}" + "".join(f"{budget:>8}" for budget in BUDGETS) + f"{'mean':>8}{'':>8}{'chats':>8}")
    whole: list[float] | None = None
    for name in dict.fromkeys(("the whole", *args.only)):
        places, options = VARIANTS[name]
        for memory in memories:
            memory.cache.clear()
        with replaced(places):
            figures = measure(talks, chats, options)
        whole = whole or figures
        lost = "".join(f"{f'{value - best:+.1f}' if name != 'the whole' else '':>8}"
                       for value, best in zip(figures[3:], whole[3:], strict=True))  # fmt: skip
        cells = "".join(f"{value:8.1f}" for value in figures[:4]) + lost[:8] + f"{figures[4]:8.1f}" + lost[8:]
        print(f"{name:32}" + cells, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
