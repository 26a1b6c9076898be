"""The right answer when facts change: is the value that holds now, or the one that held before, what comes first?

    python bench/current.py [GOLD.json ...] [--details] [--json]

A pair of `superseded` statements in a gold file may hold a question for the value that replaced (`now`) and one for the
value that was replaced (`before`). A question counts as answered if the gold words stand in the passage that ranks
first, which is what `recall_context` takes first; `of 3` if they stand in one of the first three, `zettel` if they
stand in the first zettel of `recall`. Where a value is told in several places, the pair may name the words of it that
tell it apart (`now_value`, `before_value`): a passage that holds them, said not before the gold words, counts as well.
The figures depend on nothing but the files and the library.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
from collections.abc import Iterator
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy
from zettelpy.passages.search import Options, search

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORPORA = ("01_slack_engineering", "03_assistant_chat", "05_mixed_language_chat")
FIRST = 3
KINDS = (("now", "new"), ("before", "old"))
FIGURES = ("asked", "first", "of 3", "zettel")


def language_of(stem: str) -> str:
    """Return the language of a chat by its name: `11_de_…`, English where it says none."""
    code = stem.split("_")[1]
    return code if len(code) == 2 else "mixed" if code == "mixed" else "en"


def told(text: str, span: tuple[int, int], words: str, value: str) -> bool:
    """Tell whether a span of a text holds gold words, or from them on their value."""
    at = text.find(words)
    if span[0] < at + len(words) and at < span[1]:
        return True
    return bool(value) and span[1] > at and value in text[span[0] : span[1]]


def ranked(memory: zettelpy.Memory, question: str) -> list[tuple[int, int]]:
    """Return the spans of the first passages that a question reaches, best first; headings are none."""
    found = search(memory, question, Options())
    passages = (found.index.passages[i] for i in found.order)
    return [(passage.start, passage.end) for passage in passages if passage.shown][:FIRST]


def answers(path: pathlib.Path) -> Iterator[dict[str, Any]]:
    """Yield what became of each question of a gold file."""
    gold = json.loads(path.read_text("utf-8"))
    if not any(kind in pair for pair in gold["superseded"] for kind, _ in KINDS):
        return
    memory = zettelpy.compress(path.with_suffix(".md").read_text("utf-8"))
    text = memory.meta.source or ""
    for pair in gold["superseded"]:
        for kind, words in KINDS:
            if kind not in pair:
                continue
            value = pair.get(f"{kind}_value", "")
            spans = ranked(memory, pair[kind])
            right = [told(text, span, pair[words], value) for span in spans]
            zettels = zettelpy.recall(memory, pair[kind], top_k=1)
            yield {
                "kind": kind,
                "question": pair[kind],
                "gold": pair[words],
                "first": right[:1] == [True],
                "of 3": any(right),
                "zettel": any(told(text, span, pair[words], value) for one in zettels for span in one.spans),
                "came first": " ".join(text[slice(*spans[0])].split()) if spans else "",
            }


def count(found: list[dict[str, Any]]) -> dict[str, dict[str, int]]:
    """Return how many questions of each kind were asked, and how many came out right, by figure."""
    figures = {}
    for kind, _ in KINDS:
        of_kind = [one for one in found if one["kind"] == kind]
        figures[kind] = {name: len(of_kind) if name == "asked" else sum(one[name] for one in of_kind)
                         for name in FIGURES}  # fmt: skip
    return figures


def row(name: str, found: list[dict[str, Any]]) -> str:
    """Return a line of the table: questions, and the share of them in percent for each figure."""
    cells = [f"{name[:24]:24}"]
    for figures in count(found).values():
        asked = figures["asked"]
        cells.append(f"| {asked:4}")
        cells += [f"{100 * figures[key] / asked:6.1f}" if asked else "     –" for key in FIGURES[1:]]
    return " ".join(cells)


def main() -> None:
    """Print the table for the chats that are named, or for all of fixtures/."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("chats", nargs="*", type=pathlib.Path, help="gold files; all of fixtures/ where none is given")
    parser.add_argument("--details", action="store_true", help="the questions whose answer did not come first")
    parser.add_argument("--json", action="store_true", help="everything, as JSON")
    arguments = parser.parse_args()
    paths = arguments.chats or sorted((ROOT / "fixtures").glob("[0-9]*.json"))
    results = {path.stem: found for path in paths if (found := list(answers(path)))}
    if arguments.json:
        print(json.dumps(results, ensure_ascii=False, indent=1))
        return
    print(f"{'':24} |  now  first   of 3 zettel | before first  of 3 zettel")
    languages: dict[str, list[dict[str, Any]]] = {}
    for name, found in results.items():
        print(row(name, found))
        languages.setdefault(language_of(name), []).extend(found)
        for one in found if arguments.details else ():
            if not one["first"]:
                print(f"    {one['kind']}: {one['question']} | {one['gold']}\n        first: {one['came first'][:150]}")
    print()
    for language, found in languages.items():
        print(row(language, found))
    print(row("the three of the corpora", [one for name in CORPORA for one in results.get(name, ())]))
    print(row("all", [one for found in results.values() for one in found]))


if __name__ == "__main__":
    main()
