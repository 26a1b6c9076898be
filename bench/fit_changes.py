"""Fit the weights by which `zettelpy.extract.changes` tells what replaced what, and say how well they do unseen.

    python bench/fit_changes.py [--write] [--folds 8] [--penalty 2] [CHAT.json ...]

Needs numpy and scipy: `.venv/bin/pip install numpy==2.4.6 scipy==1.17.1`. It reads the gold pairs of
fixtures/*.json and the lines of tests/data/changes. For every later statement the candidates before it and "none"
compete (a conditional logit, with the squares of the weights times `--penalty` / 2 added to the loss); what had been
replaced before is no candidate.

Printed are recall and precision in cross-validation by chat, at several bars: each chat is judged by weights that were
fitted without it. Chats that are named on the command line are held out of everything and judged at the end.
`--write` writes the weights of all data to `zettelpy/extract/changes/weights.py`, in hundredths.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import re
import sys
import textwrap
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy
from zettelpy.contradiction import read_said
from zettelpy.extract.changes.pairs import Pairs
from zettelpy.extract.changes.search import BAR, BY_FAR, CHAIN, is_of_one_thing, may_replace

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "zettelpy" / "extract" / "changes" / "weights.py"
LEAST_OFTEN = 6  # pairs in which a feature must hold
LEAST = 1  # hundredths of a weight that is kept
BARS = (-200, -150, -100, -75, -50, 0, 50)
TALK = {
    "en": ("Good morning all.", "The coffee is great today."),
    "de": ("Guten Morgen zusammen.", "Der Kaffee ist heute gut."),
    "fr": ("Bonjour à tous.", "Le café est bon aujourd'hui."),
    "es": ("Buenos días a todos.", "El café está muy bueno hoy."),
    "pt": ("Bom dia a todos.", "O café está muito bom hoje."),
    "it": ("Buongiorno a tutti.", "Il caffè è molto buono oggi."),
    "ru": ("Всем доброе утро.", "Кофе сегодня очень вкусный."),
    "ja": ("おはようございます。", "今日はコーヒーがおいしいです。"),
    "zh": ("大家早上好。", "今天的咖啡很好喝。"),
    "ko": ("다들 좋은 아침이에요.", "오늘 커피 맛있네요."),
    "hi": ("सबको सुप्रभात।", "आज कॉफ़ी बढ़िया है।"),
}
Span = tuple[int, int]


class Candidate(NamedTuple):
    """An earlier statement for a later one: its number, its features, the numbers of the gold pairs that it is."""

    earlier: int
    features: list[str]
    gold: list[int]


class Chat(NamedTuple):
    """A text: how many gold pairs it has; for each later statement, its candidates."""

    name: str
    pairs: int
    rows: list[tuple[int, list[Candidate]]]


def texts() -> Iterator[tuple[str, str, list[tuple[Span, Span]]]]:
    """Yield name, text and gold pairs of the short chats that the lines of tests/data/changes make."""
    for path in sorted((ROOT / "tests" / "data" / "changes").glob("*.txt")):
        hello, coffee = TALK[path.stem[:2]]
        for number, line in enumerate(path.read_text("utf-8").splitlines()):
            said = line[2:].split(" => ")  # each replaced the one before it, where the line begins with "+"
            between = [coffee, hello, coffee][: number % 4]
            if path.stem.endswith("notes"):
                text = "\n\n".join([said[0], *between, *said[1:]])
            else:
                others = "".join(f"Piet: {words}\n" for words in between)
                rest = f"\n{others}{'Ana' if number % 3 and not path.stem.endswith('apart') else 'Piet'}: "
                text = f"Piet: {hello}\nAna: " + rest.join(said)
            places, at = list[Span](), 0
            for words in said:
                at = text.index(words, at)
                places.append((at, at + len(words)))
            yield f"{path.stem} {number}", text, list(pairwise(places)) if line[0] == "+" else []


def chats(paths: Sequence[pathlib.Path]) -> Iterator[tuple[str, str, list[tuple[Span, Span]]]]:
    """Yield name, text and gold pairs of chats."""
    for path in paths:
        text = path.with_suffix(".md").read_text("utf-8")
        gold = json.loads(path.read_text("utf-8"))["superseded"]
        spans = [
            [(text.find(pair[side]), text.find(pair[side]) + len(pair[side])) for side in ("old", "new")]
            for pair in gold
        ]
        yield path.stem, text, [(old, new) for old, new in spans]


def read(name: str, text: str, gold: Sequence[tuple[Span, Span]]) -> Chat:
    """Return the candidates of a text."""
    said, worths = read_said(zettelpy.compress(text))
    pairs, rows = Pairs([one.profile for one in said], worths), []

    def overlap(span: Span | None, other: Span) -> bool:
        return span is not None and span[0] < other[1] and other[0] < span[1]

    for number, later in enumerate(said):
        if may_replace(later.statement):
            found = [
                Candidate(
                    k,
                    pairs.features(k, number),
                    [g for g, (old, new) in enumerate(gold) if overlap(said[k].span, old) and overlap(later.span, new)],
                )
                for k in pairs.candidates(number)
                if is_of_one_thing(said[k].profile, later.profile)
            ]
            if found:
                rows.append((number, found))
        pairs.note(number)
    return Chat(name, len(gold), rows)


class Model:
    """Chats as matrices, and the weights of their features."""

    def __init__(self, data: Sequence[Chat], penalty: float) -> None:
        self.data, self.penalty = data, penalty
        counts: dict[str, int] = {}
        for chat in data:
            for _, found in chat.rows:
                for candidate in found:
                    for feature in candidate.features:
                        counts[feature] = counts.get(feature, 0) + 1
        self.names = [feature for feature in sorted(counts) if counts[feature] >= LEAST_OFTEN] + [CHAIN]
        self.column = {feature: k for k, feature in enumerate(self.names)}
        self.parts = [self._matrix(chat) for chat in data]

    def _matrix(self, chat: Chat) -> tuple[Any, Any, Any, Any]:
        rows, columns, border, right, open_ = list[int](), list[int](), [0], list[bool](), list[bool]()
        new = {number for number, found in chat.rows if any(candidate.gold for candidate in found)}
        replaced: dict[int, int] = {}
        for number, found in chat.rows:
            for candidate in found:
                at = len(right)
                if candidate.earlier in new:
                    rows.append(at)
                    columns.append(self.column[CHAIN])
                for feature in candidate.features:
                    if feature in self.column:
                        rows.append(at)
                        columns.append(self.column[feature])
                right.append(bool(candidate.gold))
                open_.append(bool(candidate.gold) or replaced.get(candidate.earlier, number) >= number)
            for candidate in found:
                if candidate.gold:
                    replaced.setdefault(candidate.earlier, number)
            border.append(len(right))
        ones = np.ones(len(rows))
        matrix = csr_matrix((ones, (rows, columns)), shape=(len(right), len(self.names)))
        matrix.data[:] = 1  # a feature holds or does not
        return matrix, np.array(right, bool), np.array(open_, bool), np.array(border)

    def loss(self, weights: Any, numbers: Sequence[int]) -> tuple[float, Any]:
        """Return the loss over some chats and its gradient."""
        loss = 0.5 * self.penalty * float(weights[:-1] @ weights[:-1])
        slope = np.append(self.penalty * weights[:-1], 0.0)
        for number in numbers:
            matrix, right, open_, border = self.parts[number]
            if not len(right):
                continue
            score = matrix @ weights[:-1] + weights[-1] - 1e3 * ~open_
            row = np.repeat(np.arange(len(border) - 1), np.diff(border))
            most = np.maximum(np.maximum.reduceat(score, border[:-1]), 0)
            power = np.exp(score - most[row])
            total = np.add.reduceat(power, border[:-1]) + np.exp(-most)
            hit = power * right
            hits = np.add.reduceat(hit, border[:-1])
            has = hits > 0
            loss += float(np.sum(most + np.log(total)) - np.sum(np.log(hits[has]) + most[has]))
            miss = power / total[row] - np.where(has[row], hit / np.maximum(hits, 1e-300)[row], 0)
            slope[:-1] += matrix.T @ miss
            slope[-1] += miss.sum()
        return loss, slope

    def fit(self, numbers: Sequence[int]) -> Any:
        """Return the weights that fit some chats, in hundredths; the last is the bias."""
        start = np.zeros(len(self.names) + 1)
        found = minimize(self.loss, start, args=(numbers,), jac=True, method="L-BFGS-B", options={"maxiter": 200})
        return np.rint(100 * found.x)

    def judge(self, number: int, weights: Any, bar: int) -> tuple[int, int, int, int]:
        """Return of a chat: gold pairs found, gold pairs, pairs reported that are gold, pairs reported."""
        chat, (matrix, _, _, border) = self.data[number], self.parts[number]
        chain = self.column[CHAIN]
        column = np.asarray(matrix[:, chain].todense()).ravel() if len(border) > 1 else np.zeros(0)
        score = matrix @ weights[:-1] + weights[-1] - column * weights[chain]
        found: dict[int, tuple[float, int, list[int]]] = {}
        new: set[int] = set()
        for row, (later, candidates) in enumerate(chat.rows):
            best: tuple[float, int, list[int]] | None = None
            for candidate, own in zip(candidates, score[border[row] : border[row + 1]], strict=True):
                own += weights[chain] * (candidate.earlier in new)
                taken = found.get(candidate.earlier)
                if own < bar or (taken is not None and own <= taken[0] + BY_FAR):
                    continue
                if best is None or own > best[0]:
                    best = own, candidate.earlier, candidate.gold
            if best is not None:
                if best[1] in found:
                    new.discard(found[best[1]][1])
                found[best[1]] = best[0], later, best[2]
                new.add(later)
        gold = {pair for _, _, pairs in found.values() for pair in pairs}
        return len(gold), chat.pairs, sum(bool(pairs) for _, _, pairs in found.values()), len(found)


def share(counts: Sequence[tuple[int, int, int, int]]) -> str:
    found, gold, right, reported = map(sum, zip(*counts, strict=True))
    recall, precision = found / max(1, gold), right / max(1, reported)
    return f"recall {recall:.3f} ({found} of {gold})  precision {precision:.3f} ({right} of {reported})"


def write(model: Model, weights: Any) -> None:
    """Write the weights into their module."""
    kept = [(name, int(weight)) for name, weight in zip(model.names, weights, strict=False) if abs(weight) >= LEAST]
    table = textwrap.fill(" ".join(f"{name}={weight}" for name, weight in kept), 118, break_on_hyphens=False)
    code = TABLE.read_text("utf-8")
    code = re.sub("(?m)^BIAS: Final = -?[0-9]+", f"BIAS: Final = {int(weights[-1])}", code)
    head, _, rest = code.partition('_TABLE: Final = """\n')
    TABLE.write_text(f'{head}_TABLE: Final = """\n{table}\n"""{rest.partition(chr(34) * 3)[2]}', "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("chats", nargs="*", type=pathlib.Path, help="chats that are held out of everything")
    parser.add_argument("--folds", type=int, default=8)
    parser.add_argument("--penalty", type=float, default=2.0)
    parser.add_argument("--write", action="store_true", help="write the weights of all data")
    parser.add_argument("--details", action="store_true", help="print each chat")
    given = parser.parse_args()
    fixtures = [read(*one) for one in chats(sorted((ROOT / "fixtures").glob("[0-9]*.json")))]
    lines = [read(*one) for one in texts()]
    held = [read(*one) for one in chats(given.chats)]
    model = Model([*fixtures, *lines, *held], given.penalty)
    ours, count = len(fixtures), len(fixtures) + len(lines)
    print(f"{ours} chats, {len(lines)} lines, {len(model.names)} features, {sum(len(p[1]) for p in model.parts)} pairs")
    fitted = {}
    for fold in range(given.folds):
        weights = model.fit([k for k in range(count) if k >= ours or k % given.folds != fold])
        fitted.update({k: weights for k in range(ours) if k % given.folds == fold})
    for bar in BARS:
        mark = "*" if bar == BAR else " "
        print(f"cross-validated {bar:5}{mark} {share([model.judge(k, fitted[k], bar) for k in range(ours)])}")
    weights = model.fit(range(count))
    print(f"fitted          {BAR:5}* {share([model.judge(k, weights, BAR) for k in range(ours)])}")
    print(f"fitted, lines   {BAR:5}* {share([model.judge(k, weights, BAR) for k in range(ours, count)])}")
    if given.details:
        for k in range(ours):
            print(f"  {model.data[k].name:28} {share([model.judge(k, fitted[k], BAR)])}")
    for bar in BARS if held else ():
        print(
            f"held out        {bar:5}  {share([model.judge(k, weights, bar) for k in range(count, len(model.data))])}"
        )
    if given.write:
        write(model, weights)


if __name__ == "__main__":
    main()
