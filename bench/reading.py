"""What is read from chats, against what a careful reader takes from them: names, decisions, changes, dates, evidence.

    python bench/reading.py [CHAT.json ...] [--details] [--json]

Each CHAT.json stands beside the chat that it speaks of, CHAT.md; without arguments all of fixtures/. The keys are those
of fixtures/README.md. What is counted:

- names: the share of the gold names that `compress` reports (forms of address aside), and of the reported names, those
  that are gold names or parts of them. `not` is how many of the words that are no names were reported all the same.
- decisions: a line that holds the gold words, compressed alone or with the two lines before it, is found if a zettel
  carries DECISION; a near miss counts as wrong if it carries it alone. `in context` are the near misses that
  a line before makes a decision of.
- superseded: the share of the gold pairs that are among `Memory.contradictions` (both spans overlap the gold words),
  and the share of the contradictions that are gold pairs.
- dates: the share of the expressions whose resolved date, by the day of their message, is the gold one.
- evidence: the share of the questions whose evidence stands in `recall_context(max_tokens=300)`.

The figures depend on nothing but the files.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
from collections.abc import Sequence
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy
from zettelpy.text.normalise import fold

ROOT = pathlib.Path(__file__).resolve().parent.parent

BUDGET = 300
ADDRESS = frozenset(
    """
    dr prof professor mr mrs ms miss sir aunt uncle frau herr doktor tante onkel dona doña don senor señor senora señora
    sr sra srta tia tio tía tío seu dom doutor doutora dra m mme mlle monsieur madame mademoiselle maitre maître docteur
    docteure signor signora signorina dott dottor dottore dottoressa sig ing avv zio zia госпожа господин дядя тётя тетя
    доктор
    """.split()
)
AFTER = tuple(
    """
    さん くん 君 ちゃん 先生 様 さま 氏 部長 課長 社長 店長 院長 老师 女士 经理 师傅 总 哥 姐 医生 主任 教授 同学
    阿姨 叔叔 씨 님
    """.split()
)


def bare(name: str) -> str:
    """Return a name without forms of address, marks and case."""
    words = [word for word in fold(name).replace(".", ". ").split() if word.rstrip(".") not in ADDRESS]
    form = " ".join(words or [fold(name)]).lstrip("#@")
    for ending in AFTER:
        if form.endswith(ending) and len(form) > len(ending):
            return form[: -len(ending)]
    return form.replace(". ", ".")


def share(part: int, whole: int) -> float | None:
    return None if whole == 0 else part / whole


def read_names(memory: zettelpy.Memory, gold: dict[str, Any]) -> dict[str, Any]:
    reported = sorted({name for zettel in memory.zettels for name in zettel.entities})
    found = {bare(name) for name in reported}
    wanted = list(dict.fromkeys(bare(name) for name in gold["entities"]))
    parts = {part for name in wanted for part in (name, *name.replace("-", " ").split())}
    none = {fold(word) for word in gold["not_entities"]}
    return {
        "gold": len(wanted),
        "found": sum(name in found for name in wanted),
        "reported": len(reported),
        "right": sum(bare(name) in parts for name in reported),
        "not": sum(fold(name) in none for name in reported),
        "missed": [name for name in wanted if name not in found],
        "others": [name for name in reported if bare(name) not in parts],
        "wrong": [name for name in reported if fold(name) in none],
    }


def decides(text: str) -> bool:
    return any("DECISION" in zettel.flags for zettel in zettelpy.compress(text).zettels)


def lines_of(text: str, words: str) -> tuple[str, str] | None:
    """Return the line that holds some words, and the same with the two lines before it."""
    at = text.find(words)
    if at < 0:
        return None
    lines = text.splitlines()
    number = text.count("\n", 0, at)
    return lines[number], "\n".join(lines[max(0, number - 2) : number + 1 + words.count("\n")])


def read_decisions(text: str, gold: dict[str, Any]) -> dict[str, Any]:
    missed, wrong, context = [], [], []
    for words in gold["decisions"]:
        alone, more = lines_of(text, words) or (words, words)
        if not decides(alone) and not decides(more):
            missed.append(words)
    for words in gold["not_decisions"]:
        alone, more = lines_of(text, words) or (words, words)
        if decides(alone):
            wrong.append(words)
        elif decides(more):
            context.append(words)
    found = len(gold["decisions"]) - len(missed)
    return {"gold": len(gold["decisions"]), "found": found, "flagged": found + len(wrong),
            "near": len(gold["not_decisions"]),
            "missed": missed, "wrong": wrong, "in context": context}  # fmt: skip


def overlap(one: tuple[int, int] | None, other: tuple[int, int]) -> bool:
    return one is not None and one[0] < other[1] and other[0] < one[1]


def read_changes(text: str, memory: zettelpy.Memory, gold: dict[str, Any]) -> dict[str, Any]:
    def place(words: str) -> tuple[int, int]:
        at = text.find(words)
        return at, at + len(words)

    pairs = [(place(pair["old"]), place(pair["new"])) for pair in gold["superseded"]]
    open_pairs = list(range(len(pairs)))
    right, others = 0, []
    for one in memory.contradictions:
        hits = [
            k for k, (old, new) in enumerate(pairs) if overlap(one.earlier_span, old) and overlap(one.later_span, new)
        ]
        if hits:
            right += 1
            open_pairs = [k for k in open_pairs if k not in hits]
        else:
            others.append(f"{one.summary}")
    return {"gold": len(pairs), "found": len(pairs) - len(open_pairs), "reported": len(memory.contradictions),
            "right": right, "missed": ["{old!r} -> {new!r}".format(**gold["superseded"][k]) for k in open_pairs],
            "others": others}  # fmt: skip


def read_dates(gold: dict[str, Any]) -> dict[str, Any]:
    missed = []
    dates = gold.get("dates", [])
    for one in dates:
        memory = zettelpy.compress(one["evidence_substring"], date=one["anchor"][:10])
        got = memory.zettels[0].resolved_date if memory.zettels else None
        if got != one["resolves_to"]:
            missed.append(f"{one['evidence_substring']} ({one['anchor']}): {one['resolves_to']}, not {got}")
    return {"gold": len(dates), "found": len(dates) - len(missed), "missed": missed}


def read_evidence(memory: zettelpy.Memory, gold: dict[str, Any]) -> dict[str, Any]:
    missed = []
    for one in gold["questions"]:
        evidence = one["evidence_substring"]
        parts = evidence if isinstance(evidence, list) else [evidence]
        context = " ".join(zettelpy.recall_context(memory, one["q"], max_tokens=BUDGET).split())
        if not all(" ".join(part.split()) in context for part in parts):
            missed.append(f"{one['q']} | {parts[0]}")
    return {"gold": len(gold["questions"]), "found": len(gold["questions"]) - len(missed), "missed": missed}


def measure(path: pathlib.Path) -> dict[str, Any]:
    gold = json.loads(path.read_text("utf-8"))
    text = path.with_suffix(".md").read_text("utf-8")
    memory = zettelpy.compress(text)
    return {
        "names": read_names(memory, gold),
        "decisions": read_decisions(text, gold),
        "superseded": read_changes(text, memory, gold),
        "dates": read_dates(gold),
        "evidence": read_evidence(memory, gold),
    }


def total(results: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Add up the counts of several chats."""
    return {
        part: {
            key: sum(one[part][key] if isinstance(one[part][key], int) else len(one[part][key]) for one in results)
            for key in results[0][part]
        }
        for part in results[0]
    }


def row(name: str, one: dict[str, Any]) -> str:
    def of(part: str, key: str = "found", whole: str = "gold") -> str:
        value = share(one[part][key], one[part][whole])
        return "   - " if value is None else f"{value:5.2f}"

    flagged = of("decisions", "found", "flagged")
    return (
        f"{name[:24]:24} {of('names')} {of('names', 'right', 'reported')} {one['names']['not']:3} | {of('decisions')} "
        f"{flagged} | {of('superseded')} {of('superseded', 'right', 'reported')} | {of('dates')} | {of('evidence')}"
    )


LANGUAGES = {
    "de": "German", "fr": "French", "es": "Spanish", "pt": "Portuguese", "it": "Italian", "ru": "Russian",
    "ja": "Japanese", "zh": "Chinese", "ko": "Korean", "hi": "Hindi",
}  # fmt: skip


def by_language(folder: pathlib.Path) -> dict[str, dict[str, Any]]:
    """Return the sums over the chats of a folder by language; a chat's name says it: `11_de_…`, English where none."""
    found: dict[str, list[dict[str, Any]]] = {"English": [], "in four languages": []}
    for path in sorted(folder.glob("[0-9]*.json")):
        code = path.stem.split("_")[1]
        language = "in four languages" if code == "mixed" else LANGUAGES.get(code, "English")
        found.setdefault(language, []).append(measure(path))
    return {language: total(results) | {"chats": len(results)} for language, results in found.items() if results}


def markdown(folder: pathlib.Path = ROOT / "fixtures") -> str:
    """Return the figures of a folder of chats by language, and of all, as a table for docs/languages.md."""

    def of(one: dict[str, Any], key: str = "found", whole: str = "gold") -> str:
        return f"{one[key]} of {one[whole]}" if one[whole] else "–"

    lines = [
        "| | chats | names found | right | decisions found | near misses | changes | right | dates | evidence |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    by = by_language(folder)
    whole = total([{key: value for key, value in one.items() if key != "chats"} for one in by.values()])
    for language, one in [*by.items(), ("all", whole | {"chats": sum(one["chats"] for one in by.values())})]:
        names, decisions, changes = one["names"], one["decisions"], one["superseded"]
        cells = [
            language, str(one["chats"]), of(names), of(names, "right", "reported"), of(decisions),
            of(decisions, "wrong", "near"), of(changes), of(changes, "right", "reported"), of(one["dates"]),
            of(one["evidence"]),
        ]  # fmt: skip
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("chats", nargs="*", type=pathlib.Path, help="gold files; all of fixtures/ where none is given")
    parser.add_argument("--details", action="store_true", help="what was missed, and what was wrong")
    parser.add_argument(
        "--only", choices=("names", "decisions", "superseded", "dates", "evidence"), help="details of one"
    )
    parser.add_argument("--json", action="store_true", help="everything, as JSON")
    arguments = parser.parse_args()
    paths = arguments.chats or sorted((ROOT / "fixtures").glob("[0-9]*.json"))
    results = {path.stem: measure(path) for path in paths}
    if arguments.json:
        print(json.dumps(results, ensure_ascii=False, indent=1))
        return
    print(f"{'':24} names right not | decisions   | superseded  | dates | evidence")
    for name, one in results.items():
        print(row(name, one))
        if arguments.details or arguments.only:
            for part, figures in one.items():
                for key, value in figures.items():
                    if isinstance(value, list) and arguments.only in (None, part):
                        for item in value:
                            print(f"    {part} {key}: {item}")
    print(row("all", total(list(results.values()))))


if __name__ == "__main__":
    main()
