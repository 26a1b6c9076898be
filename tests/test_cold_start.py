"""What a fresh process pays, told by counts that no machine changes: modules loaded, patterns and phrases compiled."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MODULES, PATTERNS, NODES, INDEXED = 350, 213, 957, 21_460
CHAT = ROOT / "fixtures/01_slack_engineering.md"

# Runs one statement and prints what it took, on the last line of stderr.
SPY = """
import json, re, sys
from re import _compiler
patterns = 0
compiled = _compiler.compile
def counted(*given):
    global patterns
    patterns += 1
    return compiled(*given)
_compiler.compile = counted
before = set(sys.modules)
nodes = indexed = 0
if "--phrases" in sys.argv:
    from zettelpy.text import phrases as module
    def watched(make, weigh):
        def made(*given):
            globals().update(weigh(given))
            return make(*given)
        return made
    module.Node.__init__ = watched(module.Node.__init__, lambda given: {"nodes": nodes + 1})
    module._by_first_word = watched(module._by_first_word, lambda given: {"indexed": indexed + len(given[0])})
exec(sys.argv[1])
loaded = sorted(set(sys.modules) - before)
print(json.dumps([loaded, patterns, nodes, indexed]), file=sys.stderr)
"""
RECALL = f"from zettelpy.cli import main; main(['recall', {str(CHAT)!r}, 'What did we decide about the database?'])"


@cache
def cost(statement: str, *flags: str) -> tuple[list[str], int, int, int]:
    """Return the modules that a statement loads in a fresh process, the patterns, nodes and phrases that it makes."""
    command = [sys.executable, "-c", SPY, statement, *flags]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=120, check=True)
    loaded, patterns, nodes, indexed = json.loads(done.stderr.strip().split("\n")[-1])
    return loaded, patterns, nodes, indexed


def ours(loaded: list[str]) -> list[str]:
    return [name for name in loaded if name.split(".")[0] == "zettelpy"]


def test_an_import_loads_the_package_alone() -> None:
    loaded, patterns, _, _ = cost("import zettelpy")
    assert ours(loaded) == ["zettelpy"]
    assert len(loaded) <= 2
    assert patterns == 0


@pytest.mark.parametrize(
    ("statement", "without"),
    [
        ("from zettelpy import Memory, Options, ZettelError", ("text", "extract", "passages", "codec", "pipeline")),
        ("from zettelpy import estimate_tokens", ("extract", "passages", "codec", "pipeline")),
        ("from zettelpy import compress", ("codec", "receipt", "stream", "inject", "recall", "context", "cli")),
        (
            "from zettelpy import recall",
            (
                "extract.topics",
                "extract.entities",
                "codec",
                "receipt",
                "pipeline",
                "stream",
                "cli",
            ),
        ),
        ("from zettelpy import decode", ("extract", "receipt", "pipeline", "stream", "cli")),
        ("from zettelpy.cli import main; main(['recall', '--help'])", ("extract", "passages", "codec", "pipeline")),
        (RECALL, ("codec", "receipt", "stream", "inject", "context", "bench", "explain", "cli.merge", "cli.diff")),
    ],
)
def test_a_name_loads_what_it_needs_alone(statement: str, without: tuple[str, ...]) -> None:
    unwanted = tuple(f"zettelpy.{name}" for name in without)
    assert [name for name in ours(cost(statement)[0]) if name.startswith(unwanted)] == []


def test_a_recall_of_a_chat_in_a_fresh_process() -> None:
    """Upper bounds, a tenth above what it takes: who raises one says why."""
    loaded, patterns, nodes, indexed = cost(RECALL, "--phrases")
    assert len(ours(loaded)) <= MODULES
    assert patterns <= PATTERNS
    assert nodes <= NODES
    assert indexed <= INDEXED
