"""The architecture as a test: nothing but the standard library, imports point down, an engine without I/O or chance."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "zettelpy"
MAX_LINES = 400
LAYERS = [  # docs/architecture.md holds the same picture
    ("errors", "options", "types"),
    ("text", "rank"),
    ("extract",),
    ("chunk", "zettel", "tunnel", "weight", "dedupe", "contradiction", "passages", "recall", "context"),
    ("codec",),
    ("pipeline", "stream", "inject", "explain", "receipt", "shards"),
    ("sources", "store", "workers"),
    ("cli", "mcp", "bench", "__main__"),
    ("ext",),
]
PASSAGES = [  # inside the package that recall and context share
    ("calendar", "compounds", "cutting", "expansion", "hops", "notes"),
    ("index", "ranges"),
    ("anchors", "answers", "question", "similarity"),
    ("changes", "forms", "telling"),
    ("relevance", "things"),
    ("standing",),
    ("marks", "matching"),
    ("packer", "scoring"),
    ("search",),
    ("source",),
    ("__init__",),
]
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
PASSAGES_RANK = {name: rank for rank, names in enumerate(PASSAGES) for name in names}
SPINE = frozenset(LAYERS[3])
ENGINE = RANK["pipeline"]  # up to here: no I/O, no clock, no chance, no environment
OUTSIDE = frozenset(
    "asyncio concurrent ctypes glob http io locale multiprocessing os pathlib platform queue random secrets select "
    "shutil signal socket sqlite3 ssl subprocess tempfile threading time urllib uuid".split()
)
CALLS = frozenset({"open", "print", "input", "hash", "breakpoint", "exec", "eval", "__import__"})
CLOCK = frozenset({"now", "today", "utcnow", "fromtimestamp", "localtime"})
ORDERED = frozenset({"list", "tuple", "enumerate", "iter", "map", "zip"})
LIBM = frozenset("acos asin atan cbrt cos erf exp exp2 expm1 gamma lgamma log log10 log1p log2 pow sin tan".split())


def imports(relative: Path, tree: ast.AST) -> Iterator[tuple[int, list[str]]]:
    """Yield (line, parts of the dotted name) of everything that a file imports, at any depth."""
    here = ("zettelpy", *relative.with_suffix("").parts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name.split(".")
        elif isinstance(node, ast.ImportFrom):
            base = list(here[: len(here) - node.level]) if node.level else []
            module = base + (node.module.split(".") if node.module else [])
            for alias in node.names:
                yield node.lineno, [*module, alias.name]


def import_problems(relative: Path, top: str, tree: ast.AST) -> Iterator[str]:
    for line, target in imports(relative, tree):
        where = f"{relative.as_posix()}:{line}"
        if target[0] == "zettelpy":
            other = target[1] if len(target) > 1 else ""
            if other not in RANK:
                if RANK[top] <= ENGINE:
                    yield f"{where}: engine file imports {other or 'zettelpy'}: name the module that holds it"
            elif other == top:
                if top == "passages":
                    yield from passages_problems(relative, where, target)
            elif RANK[other] > RANK[top]:
                yield f"{where}: {top} may not import {other} (upwards)"
            elif {top, other} <= SPINE and other != "passages":
                yield f"{where}: {top} may not import {other} (stages meet in pipeline)"
        elif target[0] not in sys.stdlib_module_names:
            if top != "ext":
                yield f"{where}: third-party import {target[0]}"
        elif RANK[top] <= ENGINE and target[0] in OUTSIDE:
            yield f"{where}: engine file imports {target[0]}"
        elif RANK[top] <= ENGINE and target[0] == "math" and target[-1] in LIBM:
            yield f"{where}: math.{target[-1]} differs between C libraries"


def passages_problems(relative: Path, where: str, target: list[str]) -> Iterator[str]:
    """Yield what is wrong with an import inside `passages`."""
    name, other = relative.stem, target[2] if len(target) > 2 else ""
    if other not in PASSAGES_RANK:
        yield f"{where}: passages imports {other or 'itself'}: name the module that holds it"
    elif name in PASSAGES_RANK and PASSAGES_RANK[other] >= PASSAGES_RANK[name]:
        yield f"{where}: passages/{name} may not import {other} (not below it)"


def called(node: ast.AST) -> str:
    """Return the name of the function or method that a node calls, with a dot before a method's, or ""."""
    if not isinstance(node, ast.Call):
        return ""
    if isinstance(node.func, ast.Name):
        return node.func.id
    return f".{node.func.attr}" if isinstance(node.func, ast.Attribute) else ""


def is_set(node: ast.AST) -> bool:
    return isinstance(node, (ast.Set, ast.SetComp)) or called(node) in {"set", "frozenset"}


def determinism_problems(relative: Path, tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        where, call = f"{relative.as_posix()}:{getattr(node, 'lineno', 0)}", called(node)
        if call in CALLS:
            yield f"{where}: engine file calls {call}()"
        if call[1:] in CLOCK:
            yield f"{where}: engine file asks the clock: {call}()"
        if isinstance(node, ast.Call) and call in ORDERED and any(map(is_set, node.args[:1])):
            yield f"{where}: the order of a set is used: sort it, or use dict.fromkeys"
        if isinstance(node, (ast.For, ast.comprehension)) and is_set(node.iter):
            yield f"{relative.as_posix()}:{node.iter.lineno}: iterates over a set: sort it, or use dict.fromkeys"
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "math" and node.attr in LIBM:
            yield f"{where}: math.{node.attr} differs between C libraries: use rank/num.py"


def problems(package: Path) -> Iterator[str]:
    """Yield each way in which the files of a package break the rules, as `file:line: what`."""
    for path in sorted(package.rglob("*.py")):
        relative = path.relative_to(package)
        source = path.read_text("utf-8")
        tree = ast.parse(source)
        top = relative.parts[0].removesuffix(".py")
        if source.count("\n") > MAX_LINES:
            yield f"{relative.as_posix()}: over {MAX_LINES} lines"
        if top == "__init__":
            continue
        if top not in RANK:
            yield f"{relative.as_posix()}: {top} has no layer"
            continue
        if top == "passages" and relative.stem not in PASSAGES_RANK:
            yield f"{relative.as_posix()}: {relative.stem} has no layer in passages"
        yield from import_problems(relative, top, tree)
        if RANK[top] <= ENGINE:
            yield from determinism_problems(relative, tree)


def test_layers() -> None:
    assert (PACKAGE / "types.py").exists()
    assert list(problems(PACKAGE)) == []


@pytest.mark.parametrize(
    ("name", "source", "complaint"),
    [
        ("text/a.py", "from zettelpy.recall import recall", "upwards"),
        ("recall.py", "from zettelpy import chunk", "stages meet in pipeline"),
        ("recall.py", "from . import context", "stages meet in pipeline"),
        ("rank/a.py", "import numpy.linalg", "third-party import numpy"),
        ("cli/a.py", "import click", "third-party import click"),
        ("inject.py", "import zettelpy", "name the module"),
        ("extract/a.py", "def f():\n    import os.path", "imports os"),
        ("types.py", "x = hash('a')", "calls hash()"),
        ("chunk.py", "import math\ny = math.log(2)", "math.log"),
        ("chunk.py", "from math import exp", "math.exp"),
        ("chunk.py", "for x in set('ab'): pass", "iterates over a set"),
        ("chunk.py", "y = [x for x in {1, 2}]", "iterates over a set"),
        ("chunk.py", "y = tuple({x for x in 'ab'})", "order of a set"),
        ("chunk.py", "import datetime\ny = datetime.date.today()", "clock"),
        ("chunk.py", "\n" * 401, "over 400 lines"),
        ("utils.py", "", "has no layer"),
        ("passages/index.py", "from zettelpy.passages.search import Found", "may not import search"),
        ("passages/answers.py", "from .question import Question", "may not import question"),
        ("passages/search.py", "from zettelpy.passages import score", "name the module"),
        ("passages/utils.py", "", "has no layer in passages"),
    ],
)
def test_the_check_sees(tmp_path: Path, name: str, source: str, complaint: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, "utf-8")
    found = list(problems(tmp_path))
    assert len(found) == 1, found
    assert complaint in found[0]


def test_the_check_lets_pass(tmp_path: Path) -> None:
    (tmp_path / "context.py").write_text(
        "import math\nfrom zettelpy.passages import score\nfrom zettelpy.types import Memory\n"
        "for x in sorted({1, 2}): math.sqrt(x)\n"
    )
    (tmp_path / "ext").mkdir()
    (tmp_path / "ext" / "a.py").write_text("import tiktoken\nfrom zettelpy import compress\n")
    assert list(problems(tmp_path)) == []
