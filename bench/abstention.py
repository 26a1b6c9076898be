"""What a floor under the relevance of a memory costs, and what it keeps from being answered: a table over floors.

    python bench/abstention.py LOCOMO_DIR [--floors 0.05 0.1 ...] [--chats FOLDER] [--json]

LOCOMO_DIR holds conversations in LoCoMo's format. FOLDER (fixtures/ where none is given) holds gold chats: CHAT.json
with `questions` and `unanswerable` beside CHAT.md. Each figure is the percentage of the questions of a row whose
relevance is below the floor, so that `recall` returns nothing; in the column `none` it is 0.0, since no word, name or
date is found at all, or nothing of the form that is asked for: nothing is returned at any floor. For the rows that can
be answered, less is better; for those that cannot, more.

The figures depend on nothing but the files.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
from collections.abc import Iterator, Sequence

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy
from zettelpy.bench.conversations import CATEGORIES, UNANSWERABLE, find_files, read_conversations
from zettelpy.options import DEFAULT_FLOOR
from zettelpy.passages.index import index_of
from zettelpy.passages.question import ask
from zettelpy.passages.relevance import measure_relevance
from zettelpy.types import Memory

ROOT = pathlib.Path(__file__).resolve().parent.parent
FLOORS = (0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5)
GROUPS = {
    "en": "English", "mixed": "in four languages", "de": "European", "fr": "European", "es": "European",
    "pt": "European", "it": "European", "ru": "Russian", "hi": "Hindi", "zh": "East Asian", "ja": "East Asian",
    "ko": "East Asian",
}  # fmt: skip
DEVELOPED = ("01", "03", "05")  # the chats that are handed out with the questions of LoCoMo

Asked = tuple[str, bool, Memory, list[str]]  # row, can be answered, memory, questions


def of_conversations(folder: str) -> Iterator[Asked]:
    """Yield the questions of each conversation by category."""
    for conversation in read_conversations(find_files(folder)):
        memory = zettelpy.compress(conversation.source())
        for category, name in {**CATEGORIES, UNANSWERABLE: "category 5"}.items():
            texts = [question.text for question in conversation.questions if question.category == category]
            yield f"LoCoMo, {name}", category != UNANSWERABLE, memory, texts


def of_chats(folder: pathlib.Path) -> Iterator[Asked]:
    """Yield the questions of each gold chat by language, and those that it does not answer."""
    for path in sorted(folder.glob("[0-9]*.json")):
        gold = json.loads(path.read_text("utf-8"))
        texts = [one["q"] for one in gold["questions"]]
        unknown = [one if isinstance(one, str) else one["q"] for one in gold.get("unanswerable", [])]
        if not texts and not unknown:
            continue
        memory = zettelpy.compress(path.with_suffix(".md").read_text("utf-8"))
        yield f"chats, {GROUPS.get(path.stem.split('_')[1], 'English')}", True, memory, texts
        three = path.stem.split("_")[0] in DEVELOPED
        yield f"chats, no answer, {'first three' if three else 'others'}", False, memory, unknown


def measure(asked: Iterator[Asked]) -> dict[str, tuple[bool, list[float]]]:
    """Return the relevances by row, the sums of rows that can be answered and that cannot be behind them."""
    rows: dict[str, tuple[bool, list[float]]] = {}
    for row, known, memory, texts in asked:
        index = index_of(memory)
        values = rows.setdefault(row, (known, []))[1]
        values += [measure_relevance(index, memory, ask(index, memory, text, False, None)) for text in texts]
    for kind in ("LoCoMo", "chats"):
        for known, name in ((True, "all answerable"), (False, "all without an answer")):
            values = [
                value for row, (can, some) in rows.items() if row.startswith(kind) and can is known for value in some
            ]
            if values and sum(row.startswith(kind) and can is known for row, (can, _) in rows.items()) > 1:
                rows[f"{kind}, {name}"] = (known, values)
    return rows


def shares(values: Sequence[float], floors: Sequence[float]) -> list[float]:
    """Return the percentage of values that are 0.0, and then below each floor.

    >>> shares([0.0, 0.2, 0.4, 1.0], [0.3, 0.5])
    [25.0, 50.0, 75.0]
    """
    counts = [sum(value <= 0.0 for value in values), *(sum(value < floor for value in values) for floor in floors)]
    return [round(100 * count / max(len(values), 1), 1) for count in counts]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("locomo", help="folder of conversations in LoCoMo's format")
    parser.add_argument("--floors", type=float, nargs="+", default=FLOORS, help="floors (default: 0.05 to 0.5)")
    parser.add_argument("--chats", type=pathlib.Path, default=ROOT / "fixtures", help="folder of gold chats")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    arguments = parser.parse_args()

    def every() -> Iterator[Asked]:
        yield from of_conversations(arguments.locomo)
        yield from of_chats(arguments.chats)

    rows = measure(every())
    if arguments.json:
        figures = {
            row: {"answerable": known, "questions": len(values), "emptied": shares(values, arguments.floors)}
            for row, (known, values) in rows.items()
        }
        print(json.dumps({"floors": [0.0, *arguments.floors], "rows": figures}, ensure_ascii=False, indent=1))
        return
    print(f"questions for which nothing is returned, in percent, by floor; the default is {DEFAULT_FLOOR:g}\n")
    print(f"{'':32}{'asked':>6}{'none':>7}" + "".join(f"{floor:>7g}" for floor in arguments.floors))
    for known in (True, False):
        for row, (can, values) in rows.items():
            if can is known:
                print(
                    f"{row:32}{len(values):>6}"
                    + "".join(f"{share:>7.1f}" for share in shares(values, arguments.floors))
                )
        print()


if __name__ == "__main__":
    main()
