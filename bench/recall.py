"""Evidence recall on LoCoMo conversations: the share of the gold turns that a budgeted context holds.

    python bench/recall.py DIR [--budgets 500 1000 2000] [--headers | --stamped] [--json]

DIR holds LoCoMo conversation files (`conv-*.json`, research licence CC BY-NC 4.0, not part of this repository). Each
conversation becomes one text: a `## Session N - time` heading, and a `Speaker: text` paragraph a turn (photo captions
are part of a turn). For each question of the categories 1 to 4 with evidence, `recall_context` is asked at each budget;
a gold turn counts as found if its whole text stands in the context, white space folded. Tokens are characters / 4, the
unit of the published figures. Recall is the mean over questions of the share found; `any` and `all` are the shares of
questions with at least one and with every gold turn. The figures depend on nothing but the files.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import re
import sys
import time
from collections import defaultdict
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy

BUDGETS = (500, 1000, 2000)
CATEGORIES = {1: "multi-hop", 2: "temporal", 3: "inference", 4: "single-hop"}


def count(text: str) -> int:
    """Tokens of the published figures: characters / 4, rounded up."""
    return -(-len(text) // 4)


def render(conversation: dict[str, Any], stamped: bool) -> tuple[str, dict[str, str]]:
    """Return the conversation as one text, and the text of each turn by its id."""
    parts, turns = [], {}
    for number in range(1, 100):
        session = conversation.get(f"session_{number}")
        if session is None:
            continue
        when = conversation[f"session_{number}_date_time"]
        if not stamped:
            parts.append(f"## Session {number} - {when}")
        for turn in session:
            text = turn.get("text") or ""
            if turn.get("blip_caption"):
                text += f" [shares a photo: {turn['blip_caption']}]"
            turns[turn["dia_id"]] = text
            parts.append(f"({when}) {turn['speaker']}: {text}" if stamped else f"{turn['speaker']}: {text}")
    return "\n\n".join(parts), turns


def evidence(question: dict[str, Any], turns: dict[str, str]) -> list[str]:
    """Return the texts of the gold turns of a question; ids that name no turn are left out."""
    ids = [f"D{int(a)}:{int(b)}" for entry in question["evidence"] for a, b in re.findall(r"D:?(\d+):(\d+)", entry)]
    return [" ".join(turns[one].split()) for one in dict.fromkeys(ids) if turns.get(one, "").strip()]


def measure(paths: list[pathlib.Path], budgets: tuple[int, ...], stamped: bool) -> dict[str, Any]:
    """Return the figures over all conversations, by budget and by category, with counts and times."""
    shares: dict[int, list[float]] = {budget: [] for budget in budgets}
    by_category: dict[int, dict[int, list[float]]] = {b: defaultdict(list) for b in budgets}
    over = 0
    compress_ms: list[float] = []
    query_ms: list[float] = []
    for path in paths:
        data = json.loads(path.read_text("utf-8"))
        text, turns = render(data["conversation"], stamped)
        begun = time.perf_counter()
        memory = zettelpy.compress(text)
        compress_ms.append(1000 * (time.perf_counter() - begun))
        for question in data["qa"]:
            gold = evidence(question, turns)
            if question["category"] == 5 or not gold:
                continue
            for budget in budgets:
                begun = time.perf_counter()
                context = zettelpy.recall_context(memory, question["question"], max_tokens=budget, count_tokens=count)
                query_ms.append(1000 * (time.perf_counter() - begun))
                over += count(context) > budget
                flat = " ".join(context.split())
                share = len([turn for turn in gold if turn in flat]) / len(gold)
                shares[budget].append(share)
                by_category[budget][question["category"]].append(share)
    return {
        "questions": len(shares[budgets[0]]),
        "over_budget": over,
        "recall": {b: percent(shares[b]) for b in budgets},
        "any": {b: percent([share > 0 for share in shares[b]]) for b in budgets},
        "all": {b: percent([share == 1 for share in shares[b]]) for b in budgets},
        "category": {
            CATEGORIES[c]: {b: percent(by_category[b][c]) for b in budgets} for c in sorted(by_category[budgets[0]])
        },
        "times": {
            "compress_ms": round(sorted(compress_ms)[len(compress_ms) // 2], 1),
            "query_ms": round(sorted(query_ms)[len(query_ms) // 2], 2),
        },
    }


def percent(values: list[Any]) -> float:
    """Return the mean of some shares in percent, one decimal."""
    return round(100 * sum(map(float, values)) / max(len(values), 1), 1)


def table(figures: dict[str, Any], budgets: tuple[int, ...]) -> str:
    """Return the figures as a table for people."""
    rows = [("", *(f"{budget} tokens" for budget in budgets))]
    for name in ("recall", "any", "all"):
        rows.append((name, *(f"{figures[name][b]:.1f}" for b in budgets)))
    for name, row in figures["category"].items():
        rows.append((f"  {name}", *(f"{row[b]:.1f}" for b in budgets)))
    lines = ["".join(f"{cell:>14}" for cell in row) for row in rows]
    times = figures["times"]
    lines.append(f"{figures['questions']} questions, {figures['over_budget']} contexts over budget")
    lines.append(f"median: compress {times['compress_ms']} ms, query {times['query_ms']} ms")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], allow_abbrev=False)
    parser.add_argument("directory", type=pathlib.Path, help="folder with conv-*.json")
    parser.add_argument("--budgets", type=int, nargs="+", default=BUDGETS)
    parser.add_argument("--stamped", action="store_true", help="no headings: a time stamp before each turn")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    paths = sorted(args.directory.glob("conv-*.json"))
    if not paths:
        print(f"no conv-*.json in {args.directory}", file=sys.stderr)
        return 2
    budgets = tuple(args.budgets)
    figures = measure(paths, budgets, args.stamped)
    print(json.dumps(figures, indent=2, sort_keys=True) if args.json else table(figures, budgets))
    return 0


if __name__ == "__main__":
    sys.exit(main())
