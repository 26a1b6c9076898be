"""Recall on long conversations: how much of what a question needs stands in a context under a budget.

    python -m zettelpy bench --locomo DIR [--budgets 500 1000 2000] [--stamped] [--each] [--json]
    python -m zettelpy bench --locomo DIR --relevance 0 0.1 0.2 ... [--chats CHAT.json ...]

DIR holds conversations in LoCoMo's format, or is one such file. Each conversation becomes one text and one memory, and
each question of the categories 1 to 4 one context at each budget. `judging` says how a context is judged.

- evidence recall: the mean, over the questions with evidence, of the share of its turns that stand in the context;
  `any turn` and `every turn`: the share of the questions with at least one of them, and with all.
- answer in context: the share of all questions whose answer stands in the context; `days in words`: where 2023-05-08
  counts as 8 May 2023, as the answers have it.
- with date notes: the same with `annotate_dates=True`; the notes are charged like everything else.

`--relevance` measures abstention instead: at each floor (`min_relevance`) the recall at 1000 tokens, and the share of
the questions for which nothing is returned: of those that can be answered, of those of category 5, which cannot, and of
those of the chats (`questions` and `unanswerable` of CHAT.json, which stands beside CHAT.md).

All figures but the times depend on the files alone.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import zettelpy
from zettelpy.bench.conversations import (
    CATEGORIES,
    UNANSWERABLE,
    Conversation,
    Question,
    field,
    find_files,
    read_conversations,
    read_json,
)
from zettelpy.bench.judging import Tally, count, evidence_share, percent
from zettelpy.cli.arguments import Parser, integer, number
from zettelpy.cli.failure import CommandError
from zettelpy.cli.reading import read_text
from zettelpy.cli.writing import complain, plain, to_json, write
from zettelpy.types import Memory

BUDGETS: Final = (500, 1000, 2000)
BUDGET: Final = 1000  # at which abstention is measured
OPTIONS: Final = ("budgets", "stamped", "each", "relevance", "chats")
DATED: Final = "_dated"
ALL: Final = ""  # the group of all questions

_SECTIONS: Final = (
    ("recall", "evidence recall", (("any", "any turn"), ("all", "every turn"), ("recall_dated", "with date notes"))),
    ("answer", "answer in context", (("answer_in_words", "days in words"),)),
    ("answer_dated", "  with date notes", (("answer_in_words_dated", "  days in words"),)),
)
_LABEL: Final = 36
_CELL: Final = 9
_WIDE: Final = 13
_EMPTIED: Final = {  # of the curve: what was asked, in two lines
    "answerable": ("categories", "1 to 4"),
    "unanswerable": ("category 5,", "no answer"),
    "chat_answerable": ("chats,", "answered"),
    "chat_unanswerable": ("chats,", "no answer"),
}


def answerable(conversation: Conversation) -> list[Question]:
    """Return the questions of the categories 1 to 4."""
    return [question for question in conversation.questions if question.category != UNANSWERABLE]


def compressed(conversations: Iterable[Conversation], stamped: bool) -> Iterator[tuple[Conversation, Memory, float]]:
    """Yield each conversation with its memory and the milliseconds that it took."""
    for conversation in conversations:
        begun = perf_counter()
        memory = zettelpy.compress(conversation.source(stamped=stamped))
        yield conversation, memory, 1000 * (perf_counter() - begun)


def measure(paths: Sequence[Path], budgets: Sequence[int] = BUDGETS, *, stamped: bool = False) -> dict[str, Any]:
    """Return the figures over all conversations of some files; by category and by conversation as well.

    Raises CommandError where a file cannot be read or holds no conversation.
    """
    conversations = read_conversations(paths)
    tally, over = Tally(), 0
    times: dict[str, list[float]] = {"compress": [], "first": [], "query": []}
    for conversation, memory, taken in compressed(conversations, stamped):
        times["compress"].append(taken)
        begun = perf_counter()
        zettelpy.recall(memory, conversation.name)  # the first question pays for the index
        times["first"].append(1000 * (perf_counter() - begun))
        for question in answerable(conversation):
            groups = (ALL, CATEGORIES[question.category], f"in {conversation.name}")
            for budget in budgets:
                begun = perf_counter()
                context = zettelpy.recall_context(memory, question.text, max_tokens=budget, count_tokens=count)
                times["query"].append(1000 * (perf_counter() - begun))
                dated = zettelpy.recall_context(
                    memory, question.text, max_tokens=budget, count_tokens=count, annotate_dates=True
                )
                over += (count(context) > budget) + (count(dated) > budget)
                tally.judge(question, groups, budget, context)
                tally.judge(question, groups, budget, dated, DATED)
    return {
        "conversations": len(conversations),
        **_sizes([question for one in conversations for question in answerable(one)]),
        "over_budget": over,
        **tally.rows(ALL, budgets),
        "category": {
            name: {**_sizes(asked), **tally.rows(name, budgets)}
            for category, name in CATEGORIES.items()
            if (asked := [q for one in conversations for q in one.questions if q.category == category])
        },
        "conversation": {
            one.name: {**_sizes(answerable(one)), **tally.rows(f"in {one.name}", budgets)} for one in conversations
        },
        "times": {
            "compress_ms": round(mean(times["compress"]), 1),
            "first_query_ms": round(mean(times["first"]), 1),
            "query_ms": round(mean(times["query"]), 2),
            "query_p95_ms": round(late(times["query"]), 2),
        },
    }


def _sizes(questions: Sequence[Question]) -> dict[str, int]:
    return {"questions": len(questions), "with_evidence": len([one for one in questions if one.evidence])}


def mean(values: Sequence[float]) -> float:
    """Return the mean of some times."""
    return sum(values) / max(len(values), 1)


def late(values: Sequence[float]) -> float:
    """Return the time that 95 of 100 do not exceed.

    >>> late([float(n) for n in range(1, 101)])
    95.0
    """
    return sorted(values)[max(0, -(-95 * len(values) // 100) - 1)] if values else 0.0


def curve(
    paths: Sequence[Path], floors: Sequence[float], chats: Sequence[str] = (), *, stamped: bool = False
) -> list[dict[str, Any]]:
    """Return, without a floor of our own and then at each of some, the recall and the share of questions emptied.

    A question is emptied where neither `recall` nor `recall_context` returns anything.
    """
    conversations = read_conversations(paths)
    asked = [read_chat(path) for path in chats]
    memories = [(one, memory) for one, memory, _ in compressed(conversations, stamped)]
    talks = [(zettelpy.compress(text), known, unknown) for text, known, unknown in asked]
    rows = []
    for floor in (None, *floors):
        options: dict[str, Any] = {} if floor is None else {"min_relevance": floor}
        shares: list[Fraction] = []
        empty: dict[str, list[Fraction]] = {}
        for conversation, memory in memories:
            for question in conversation.questions:
                context, nothing = _ask(memory, question.text, options)
                known = question.category != UNANSWERABLE
                empty.setdefault("answerable" if known else "unanswerable", []).append(nothing)
                if question.evidence:
                    shares.append(evidence_share(question.evidence, context))
        for memory, answered, unanswered in talks:
            for name, texts in (("chat_answerable", answered), ("chat_unanswerable", unanswered)):
                empty.setdefault(name, []).extend(_ask(memory, text, options)[1] for text in texts)
        row: dict[str, Any] = {"floor": floor, "recall": percent(shares)}
        for name, values in empty.items():
            row[name] = {"questions": len(values), "emptied": int(sum(values, Fraction())), "share": percent(values)}
        rows.append(row)
    return rows


def _ask(memory: Memory, text: str, options: dict[str, Any]) -> tuple[str, Fraction]:
    """Return the context of a question, and 1 where there is none and no zettel either, else 0."""
    context = zettelpy.recall_context(memory, text, max_tokens=BUDGET, count_tokens=count, **options)
    return context, Fraction(not context and not zettelpy.recall(memory, text, **options))


def read_chat(place: str) -> tuple[str, list[str], list[str]]:
    """Return the text of a gold chat, the questions that it answers, and those that it does not."""
    path = Path(place)
    gold, where = read_json(path), plain(place)
    known = [field(one, "q", str, f"{where}: question") for one in field(gold, "questions", list, where)]
    unknown = [one for one in field(gold, "unanswerable", list, where) if isinstance(one, str)]
    text, _ = read_text(os.fspath(path.with_suffix(".md")))
    return text, known, unknown


def table(figures: dict[str, Any], budgets: Sequence[int], *, each: bool = False) -> str:
    """Return the figures of `measure` for people, in percent."""
    sizes = "conversations: {conversations}, questions: {questions}, with evidence: {with_evidence}; percent"
    lines = [sizes.format_map(figures), "", _line("tokens", budgets)]
    for measure, title, more in _SECTIONS:
        if measure not in figures:  # no question with evidence
            continue
        size = "with_evidence" if measure == "recall" else "questions"
        lines += ["", _line(title, figures[measure].values())]
        lines += [_line(f"  {name}", figures[one].values()) for one, name in more]
        for name, row in (figures["category"] | (figures["conversation"] if each else {})).items():
            if measure in row:
                lines.append(_line(f"    {plain(name)} ({row[size]})", row[measure].values()))
    times = (
        "times of this machine: compress {compress_ms:.0f} ms, the first question {first_query_ms:.0f} ms, the others\n"
        "{query_ms:.2f} ms in the mean and {query_p95_ms:.2f} ms at the 95th percentile"
    )
    lines += ["", f"contexts over budget: {figures['over_budget']}", times.format_map(figures["times"])]
    return "\n".join(lines)


def _line(label: str, cells: Iterable[float | int | None]) -> str:
    return f"{label:{_LABEL}}" + "".join(f"{_cell(cell):>{_CELL}}" for cell in cells)


def _cell(value: float | int | None) -> str:
    return "-" if value is None else f"{value:.1f}" if isinstance(value, float) else str(value)


def curve_table(rows: Sequence[dict[str, Any]]) -> str:
    """Return the figures of `curve` for people: what a floor costs, and what it keeps from being answered."""
    present = {name: title for name, title in _EMPTIED.items() if name in rows[0]}
    lines = [
        "evidence recall, and the questions for which nothing is returned, in percent",
        "",
        f"{'':9}{'recall at':>{_WIDE}}" + "".join(f"{above:>{_WIDE}}" for above, _ in present.values()),
        f"{'floor':9}{f'{BUDGET} tokens':>{_WIDE}}" + "".join(f"{below:>{_WIDE}}" for _, below in present.values()),
    ]
    for row in rows:
        floor = "default" if row["floor"] is None else f"{row['floor']:g}"
        cells = (row["recall"], *(row[name]["share"] for name in present))
        lines.append(f"{floor:9}" + "".join(f"{_cell(cell):>{_WIDE}}" for cell in cells))
    lines.append(f"{'of':9}{'':{_WIDE}}" + "".join(f"{rows[0][name]['questions']:>{_WIDE}}" for name in present))
    return "\n".join(lines)


def add_arguments(parser: argparse._ActionsContainer) -> None:
    """Add the OPTIONS, which say how recall on conversations is measured."""
    add = parser.add_argument
    add("--budgets", type=integer(1), nargs="+", metavar="N", help="tokens of a context (default: 500 1000 2000)")
    add("--stamped", action="store_true", help="a time stamp before each turn instead of a heading a session")
    add("--each", action="store_true", help="a row for each conversation as well")
    add("--relevance", type=number(0.0, 1.0), nargs="+", metavar="X", help="measure abstention at these floors instead")
    add("--chats", nargs="+", metavar="FILE", help="for --relevance: gold chats, CHAT.json beside CHAT.md")


def run(place: str, args: argparse.Namespace) -> int:
    """Print the figures for the conversations of a folder; return 0, or 1 where a budget was overrun."""
    paths = find_files(place)
    if args.chats and not args.relevance:
        raise CommandError("--chats needs --relevance: the chats are asked what they do not answer")
    if args.relevance:
        rows = curve(paths, args.relevance, args.chats or (), stamped=args.stamped)
        write(to_json(rows) if args.json else curve_table(rows))
        return 0
    budgets = tuple(dict.fromkeys(args.budgets or BUDGETS))
    figures = measure(paths, budgets, stamped=args.stamped)
    write(to_json(figures) if args.json else table(figures, budgets, each=args.each))
    return 1 if figures["over_budget"] else 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run the measurement on its own; return 0, 1 where a budget was overrun, 2 where a file cannot be read."""
    parser = Parser(prog="recall.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("directory", metavar="DIR", help="folder of conversations in LoCoMo's format, or one file")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    add_arguments(parser)
    args = parser.parse_args(argv)
    try:
        return run(args.directory, args)
    except CommandError as error:
        complain(f"{parser.prog}: error: {error}")
        return 2
