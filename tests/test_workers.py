"""`compress_many` with several processes: equal to a loop, in order, bounded, and gone when it ends."""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from zettelpy import Memory, ZettelError, compress, compress_many, workers
from zettelpy.errors import ArgumentTypeError, ArgumentValueError

ROOT = Path(__file__).resolve().parents[1]
SHORT = [f"Note {n}: Ana decided to move the boiler to room {n}." for n in range(60)]
LONG = "\n\n".join(f"[2025-03-{1 + n % 28:02d} 09:12] Ana: the pump in hall {n} is fixed." for n in range(160))
CHAT = [{"role": "user", "content": "The rent is 700."}, {"role": "assistant", "content": "Noted."}]
MIXED = [*SHORT[:20], LONG, CHAT, "", *SHORT[20:]]


@pytest.fixture(params=["fork", "spawn"])
def start_method(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Start processes both ways."""
    if request.param not in multiprocessing.get_all_start_methods():
        pytest.skip(f"this system does not {request.param}")
    monkeypatch.setattr(workers, "_runs_one_thread", lambda: request.param == "fork")
    return str(request.param)


def outcome(call: Callable[[Callable[[int, int | None], None]], list[Memory]]) -> tuple[Any, ...]:
    """Return all that a caller sees of a call: progress, and memories or the error."""
    seen: list[tuple[int, int | None]] = []
    try:
        made: Any = call(lambda done, total: seen.append((done, total)))
    except Exception as error:
        made = type(error), str(error), getattr(error, "__notes__", None)
    return seen, made


@pytest.mark.parametrize("make", [list, iter], ids=["list", "iterator"])
def test_equal_to_a_loop(start_method: str, make: Callable[[list[Any]], Any]) -> None:
    def call(count: int) -> tuple[Any, ...]:
        return outcome(lambda tell: compress_many(make(MIXED), workers=count, on_progress=tell, date="2025-03-04"))

    serial = call(1)
    total = len(MIXED) if make is list else None
    assert serial[0] == [(done + 1, total) for done in range(len(MIXED))]
    assert serial[1] == [compress(text, date="2025-03-04") for text in MIXED]
    assert call(2) == serial
    assert call(3) == serial
    assert multiprocessing.active_children() == []


def failing() -> Iterator[Any]:
    yield from SHORT[:30]
    raise LookupError("the source broke")


def broken_messages() -> Iterator[Any]:
    yield CHAT[0]
    raise ArgumentValueError("no more messages")


class Unsendable(str):
    """A text that no process can be sent."""

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("not to be sent")


@pytest.mark.parametrize(
    "texts",
    [
        lambda: [*SHORT[:40], 7, *SHORT[40:], None],
        lambda: [LONG, [{"role": "user"}], "fine"],
        lambda: iter([*SHORT[:20], b"bytes", "fine"]),
        failing,
        lambda: ["fine", broken_messages(), "fine"],
        lambda: ["fine", iter(CHAT), Unsendable("It stays here."), "fine"],
        list,
        lambda: iter(()),
    ],
)
@pytest.mark.parametrize("start_method", ["fork"], indirect=True)
def test_errors_are_those_of_a_loop(start_method: str, texts: Callable[[], Any]) -> None:
    serial = outcome(lambda tell: compress_many(texts(), on_progress=tell))
    assert outcome(lambda tell: compress_many(texts(), workers=2, on_progress=tell)) == serial
    assert multiprocessing.active_children() == []


def test_an_error_says_where_it_was_raised(start_method: str) -> None:
    with pytest.raises(ArgumentTypeError) as caught:
        compress_many(["fine", "fine", 7], workers=2)  # type: ignore[list-item]
    assert caught.value.__notes__ == ["in text number 2 of 3"]
    assert "_read" in str(caught.value.__cause__)


def test_a_generator_is_not_drained(start_method: str) -> None:
    taken = 0

    def endless() -> Iterator[str]:
        nonlocal taken
        while True:
            taken += 1
            yield LONG

    def stop(done: int, total: int | None) -> None:
        raise StopAsyncIteration

    with pytest.raises(StopAsyncIteration):
        compress_many(endless(), workers=2, on_progress=stop)
    assert 0 < taken <= 2 * workers.AHEAD
    assert multiprocessing.active_children() == []


def test_a_process_that_is_killed(start_method: str) -> None:
    def kill(done: int, total: int | None) -> None:
        if done == 2:
            for child in multiprocessing.active_children():
                child.kill()

    with pytest.raises(ZettelError, match=r"killed by signal 9 while it held text number [23456]:"):
        compress_many([LONG * 4] * 20, workers=2, on_progress=kill)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit, ValueError])
def test_an_error_in_the_callback_stops_at_once(start_method: str, error: type[BaseException]) -> None:
    def stop(done: int, total: int | None) -> None:
        raise error

    with pytest.raises(error):
        compress_many(["short", *[LONG] * 40], workers=2, on_progress=stop)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("missing", ["ImportError", "OSError", "daemon"])
def test_without_processes_it_works_in_turn(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if missing == "ImportError":
        monkeypatch.setitem(sys.modules, "multiprocessing", None)  # as where there is no _multiprocessing
    elif missing == "OSError":

        def no_start(*_: object) -> None:
            raise OSError("no more processes")

        monkeypatch.setattr("multiprocessing.process.BaseProcess.start", no_start)
    else:
        monkeypatch.setitem(multiprocessing.current_process()._config, "daemon", True)  # type: ignore[attr-defined]
    assert workers._start(2, {}) is None
    assert compress_many(SHORT[:5], workers=2) == compress_many(SHORT[:5])


def script(body: str, tmp_path: Path) -> subprocess.Popen[str]:
    path = tmp_path / "program.py"
    path.write_text(textwrap.dedent(body), "utf-8")
    return subprocess.Popen(
        [sys.executable, str(path)], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)}, start_new_session=True,
    )  # fmt: skip


def test_a_program_without_the_guard_is_told_of_it(tmp_path: Path) -> None:
    run = script(
        """
        from zettelpy import compress_many, workers
        workers._runs_one_thread = lambda: False
        compress_many(["one", "two"], workers=2)
        """,
        tmp_path,
    )
    _, errors = run.communicate(timeout=60)
    assert run.returncode == 1
    assert errors.rstrip().splitlines()[-1].startswith("zettelpy.errors.ZettelError: a worker process ended")
    assert '`if __name__ == "__main__":`' in errors.rstrip().splitlines()[-1]


@pytest.mark.skipif(sys.platform == "win32", reason="sends a POSIX signal to a process group")
def test_ctrl_c(tmp_path: Path) -> None:
    run = script(
        """
        from zettelpy import compress_many

        def endless():
            while True:
                yield "Ana fixed the pump in hall 7. " * 2000

        if __name__ == "__main__":
            compress_many(endless(), workers=2, on_progress=lambda done, total: print(done, flush=True))
        """,
        tmp_path,
    )
    assert run.stdout is not None
    assert run.stdout.readline() == "1\n"
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does
    _, errors = run.communicate(timeout=60)
    assert errors.count("Traceback") == 1, errors  # the processes say nothing
    assert errors.rstrip().endswith("KeyboardInterrupt")
    for _ in range(50):
        try:
            os.killpg(run.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    pytest.fail("a process is left")


def test_the_example_of_the_guide(start_method: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "scale.md").read_text("utf-8"), re.DOTALL)
    [example] = [block for block in blocks if "compress_many" in block]
    names: dict[str, Any] = {"__name__": "__main__"}
    exec(example, names)
    assert names["memories"] == compress_many(names["texts"])


def test_threads_forbid_a_fork() -> None:
    import threading

    done = threading.Event()
    thread = threading.Thread(target=done.wait)
    thread.start()
    try:
        assert not workers._runs_one_thread()
    finally:
        done.set()
        thread.join()
