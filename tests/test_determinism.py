"""The first promise: the same input and options give the same bytes, under any hash seed, locale, time zone, Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

# Runs in a fresh interpreter that sees nothing but the standard library and this checkout.
PROBE = """
import hashlib, json, sys
sys.path.insert(0, sys.argv[1])
import zettelpy
digest = hashlib.sha256()
for path in sys.argv[2:]:
    text = open(path, encoding="utf-8", newline="").read()
    gold = json.loads(open(path[:-3] + ".json", encoding="utf-8").read())
    memory = zettelpy.compress(text, title="chat")
    digest.update(zettelpy.encode(memory).encode())
    for question in gold["questions"][:6]:
        digest.update(zettelpy.recall_context(memory, question["q"], max_tokens=300).encode())
    for question in gold["questions"][:1]:
        for zettel in zettelpy.recall(memory, question["q"], expand_query=True):
            digest.update(repr(zettel).encode())
    for form in ("aaak", "markdown", "json"):
        digest.update(zettelpy.inject_context(memory, max_zettels=5, format=form, selection="mmr").encode())
    digest.update(zettelpy.wake_up(memory).encode())
    digest.update(repr(memory.contradictions).encode())
print(digest.hexdigest(), "%d.%d" % sys.version_info[:2])
"""


def run(python: str, **environ: str) -> list[str]:
    """Return [digest, version] as `python` computes it, in an environment that holds nothing but `environ`."""
    numbers = (*(f"{number:02}" for number in range(20)), "29", "65")  # at least one chat in each language
    paths = [str(path) for path in sorted((ROOT / "fixtures").glob("*.md")) if path.name[:2] in numbers]
    assert len(paths) >= 15
    keep = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    done = subprocess.run(
        [python, "-S", "-B", "-X", "utf8=0", "-c", PROBE, str(ROOT), *paths],
        env={**keep, **environ},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def interpreter(version: str) -> str | None:
    """Return a working interpreter of a version, from the path or pyenv, or None."""
    found = [shutil.which(f"python{version}")]
    found += sorted(map(str, Path.home().glob(f".pyenv/versions/{version}.*/bin/python")))
    for python in filter(None, found):
        # A pyenv shim stands on the path even where its version is not selected, and then refuses to run.
        check = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        try:
            done = subprocess.run(check, capture_output=True, text=True, timeout=60, check=False)
        except OSError:
            continue
        if done.returncode == 0 and done.stdout.strip() == version:
            return python
    return None


@pytest.fixture(scope="module")
def reference() -> str:
    return run(sys.executable, PYTHONHASHSEED="0")[0]


@pytest.mark.parametrize(
    "environ",
    [
        {"PYTHONHASHSEED": "1"},
        {"PYTHONHASHSEED": "random"},
        {"PYTHONHASHSEED": "2", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONHASHSEED": "3", "LC_ALL": "tr_TR.UTF-8", "TZ": "America/St_Johns"},
        {"PYTHONHASHSEED": "4", "TZ": "Asia/Tokyo"},
    ],
    ids=lambda environ: " ".join(f"{key}={value}" for key, value in environ.items()),
)
def test_same_bytes_in_any_environment(reference: str, environ: dict[str, str]) -> None:
    assert run(sys.executable, **environ)[0] == reference


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_same_bytes_on_every_python(reference: str, version: str) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"no working python{version} on the path or under ~/.pyenv/versions")
    assert run(python, PYTHONHASHSEED="random") == [reference, version]
