"""Several texts into memories, each on its own, by one process or by several: `compress_many`.

What comes out does not depend on how many there are: the order, the memories, the calls of the progress function and
the error are those of a loop over `compress`. Texts go to the processes in batches of about BATCH characters, so that
many short ones do not drown in the cost of sending; each process holds one batch at a time, and no more than AHEAD
batches a process are read before the first that is not done, so a generator is never drained into memory.

Each process is joined by a pipe of its own. So what a process was at is known when it ends, nothing needs the shared
semaphores that some sandboxes lack, and a pool is stopped by ending its processes. They are forked where this process
runs a single thread on Linux (a fork copies the locks of the other threads as they stand, and nobody opens them
again); else they are started anew (`spawn`), which costs an import of the package and of the program each.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn, Unpack, cast

from zettelpy.errors import ArgumentTypeError, ZettelError
from zettelpy.options import CompressOptions, check_int
from zettelpy.pipeline import Source, compress, each_of, read_options
from zettelpy.types import Memory, Message

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkContext, SpawnContext
    from multiprocessing.process import BaseProcess

BATCH: Final = 1 << 15  # bytes of a batch, after which it is sent; a longer text goes alone
AHEAD: Final = 8  # batches a process that may be out before the first that is not done
_GUARD: Final = 'keep what the program does under `if __name__ == "__main__":`, since each process reads it again'

Outcome = Memory | Exception  # what became of a text
OnProgress = Callable[[int, int | None], object]


def compress_many(
    texts: Iterable[Source],
    *,
    workers: int = 1,
    on_progress: OnProgress | None = None,
    **options: Unpack[CompressOptions],
) -> list[Memory]:
    """Compress several texts, each on its own, in order; `on_progress(done, total)` is called after each.

    `workers` is the number of processes; 1, the default, works in this one. The result does not depend on it: the same
    memories, order and errors. It pays from about a second of work on, with one a core. Where no process can be
    started (Pyodide, some sandboxes, a daemonic process), the texts are compressed in turn, with equal results. A
    program that asks for several keeps its own work under `if __name__ == "__main__":`.

    `texts` may be a generator: it is read as the work goes on, and `total` is None, since its length is not known.
    `on_progress` is called in this process, in the order of the texts.

    An error in a text is raised as `compress` raises it, once the texts before it are done, with a note that says which
    one (counted from 0). A process that is killed is a ZettelError that names the texts that it held. After an error,
    one in `on_progress` and Ctrl-C included, no process is left.

    >>> [len(memory.zettels) for memory in compress_many(["One note.", "Another one."])]
    [1, 1]
    """
    check_int("workers", workers, least=1)
    if on_progress is not None and not callable(on_progress):
        raise ArgumentTypeError(f"on_progress must be a function of (done, total), got {type(on_progress).__name__}")
    settings = read_options(options)
    given = cast(CompressOptions, {name: getattr(settings, name) for name in options})
    todo = each_of("compress_many", "texts", texts)
    total = len(todo) if isinstance(todo, Sized) else None
    pool = _start(workers if total is None else min(workers, total), given)
    made: list[Memory] = []
    try:
        for outcome in pool.run(todo) if pool is not None else (_outcome(given, text) for text in todo):
            if isinstance(outcome, Exception):
                if isinstance(outcome, ZettelError):
                    outcome.add_note(f"in text number {len(made)}" + ("" if total is None else f" of {total}"))
                raise outcome
            made.append(outcome)
            if on_progress is not None:
                on_progress(len(made), total)
    finally:
        if pool is not None:
            pool.stop()
    return made


def _outcome(options: CompressOptions, text: Source) -> Outcome:
    try:
        return compress(text, **options)
    except Exception as error:
        return error


# Batches --------------------------------------------------------------------------------------------------------


class _Batch(NamedTuple):
    """Texts that are done together: their numbers, and either what is sent to a process or what is done here."""

    numbers: range
    sent: bytes
    here: Callable[[], Outcome] | None = None


def _batches(texts: Iterable[Source], options: CompressOptions) -> Iterator[_Batch]:
    """Yield texts in batches. What cannot be sent is compressed here, at its turn; what the iterable raises comes at
    its turn as well."""
    source = iter(texts)
    packed: list[bytes] = []
    size = 0
    for number in count():
        here: Callable[[], Outcome] | None = None
        try:
            text: Any = next(source)
        except StopIteration:
            break
        except Exception as error:
            here = partial(_throw, error)
        else:
            sent, here = _packed(text, options)
            if here is None:
                packed.append(sent)
                size += len(sent)
        first = number - len(packed) + (here is None)
        if packed and (here is not None or size >= BATCH):
            yield _Batch(range(first, first + len(packed)), pickle.dumps(packed))
            packed, size = [], 0
        if here is not None:
            yield _Batch(range(number, number + 1), b"", here)
    if packed:
        yield _Batch(range(number - len(packed), number), pickle.dumps(packed))


def _packed(text: Any, options: CompressOptions) -> tuple[bytes, Callable[[], Outcome] | None]:
    """Return a text as bytes, or what to do with it here."""
    if isinstance(text, Iterable) and not isinstance(text, (str, bytes, bytearray, dict, list, tuple, Message)):
        try:
            text = list(text)  # messages from an iterator, which lives here
        except Exception as error:
            return b"", partial(_same, error)
    try:
        return pickle.dumps(text, pickle.HIGHEST_PROTOCOL), None
    except Exception:  # whatever the values of a caller raise
        return b"", partial(_outcome, options, text)


def _same(error: Exception) -> Exception:
    return error


def _throw(error: Exception) -> NoReturn:
    raise error


# Processes --------------------------------------------------------------------------------------------------------


class _Worker:
    """A process with its pipe, and the batch that it is at."""

    __slots__ = ("batch", "begun", "pipe", "process")

    def __init__(self, process: BaseProcess, pipe: Connection) -> None:
        self.process = process
        self.pipe = pipe
        self.batch: _Batch | None = None
        self.begun = False


class _Pool:
    """Some processes that compress batches."""

    def __init__(self, context: ForkContext | SpawnContext, size: int, options: CompressOptions) -> None:
        self.options = options
        self.workers: list[_Worker] = []
        try:
            for _ in range(size):
                ours, theirs = context.Pipe()
                # What was forked holds the ends of the pipes before its own: it closes them, so that each has one end.
                inherited = [*(one.pipe for one in self.workers), ours] if context.get_start_method() == "fork" else []
                process = context.Process(target=_work, args=(theirs, options, inherited), daemon=True)
                process.start()
                theirs.close()
                self.workers.append(_Worker(process, ours))
        except BaseException:
            self.stop()
            raise

    def run(self, texts: Iterable[Source]) -> Iterator[Outcome]:
        """Yield what becomes of each text, in order."""
        from multiprocessing.connection import wait

        batches = _batches(texts, self.options)
        out: deque[_Batch] = deque()  # not yielded yet, in order
        done: dict[int, list[Outcome]] = {}
        more = True
        while True:
            for worker in self.workers:
                while more and worker.batch is None and len(out) < AHEAD * len(self.workers):
                    batch = next(batches, None)
                    if batch is None:
                        more = False
                        break
                    out.append(batch)
                    if batch.here is None:
                        self._send(worker, batch)
            while out and (out[0].here is not None or out[0].numbers[0] in done):
                batch = out.popleft()
                yield from [batch.here()] if batch.here is not None else done.pop(batch.numbers[0])
            if not out:
                if not more:
                    return
                continue
            ends: list[Any] = [one for worker in self.workers for one in (worker.pipe, worker.process.sentinel)]
            ready = frozenset(wait(ends))
            for worker in self.workers:
                if worker.pipe in ready or worker.process.sentinel in ready:
                    answer = self._receive(worker)
                    if worker.batch is not None and answer:
                        outcomes = [_told(*pickle.loads(one)) for one in pickle.loads(answer)]
                        done[worker.batch.numbers[0]] = outcomes
                        more = more and not isinstance(outcomes[-1], Exception)
                        worker.batch = None

    def stop(self) -> None:
        """End all processes at once, whatever they are at."""
        for worker in self.workers:
            worker.process.kill()
        for worker in self.workers:
            worker.process.join()
            worker.pipe.close()
        self.workers = []

    def _send(self, worker: _Worker, batch: _Batch) -> None:
        worker.batch = batch
        try:
            worker.pipe.send_bytes(batch.sent)
        except OSError:
            self._lost(worker)

    def _receive(self, worker: _Worker) -> bytes:
        """Return what a process says: nothing when it begins, then an answer for each batch."""
        try:
            answer = worker.pipe.recv_bytes()
        except (EOFError, OSError):
            self._lost(worker)
        worker.begun = True
        return answer

    def _lost(self, worker: _Worker) -> NoReturn:
        worker.process.join()
        code = worker.process.exitcode or 0
        ended = f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"
        if not worker.begun and code >= 0:
            raise ZettelError(f"a worker process {ended} before it began: {_GUARD}")
        held = worker.batch.numbers if worker.batch is not None else range(0)
        texts = f"text number {held[0]}" if held else "no text"
        if len(held) > 1:
            texts = f"texts number {held[0]} to {held[-1]}"
        raise ZettelError(
            f"a worker process {ended} while it held {texts}: if memory ran out, try fewer workers or smaller texts"
        )


def _start(size: int, options: CompressOptions) -> _Pool | None:
    """Return a pool of processes; None for fewer than two, and where no process can be started."""
    if size < 2 or sys.platform in ("emscripten", "wasi"):
        return None
    try:
        from multiprocessing import current_process, get_context

        if getattr(current_process(), "_inheriting", False):  # a process that was started anew, reading the program
            raise ZettelError(f"compress_many was called while a worker process reads the program: {_GUARD}")
        if current_process().daemon:
            return None
        return _Pool(get_context("fork") if _runs_one_thread() else get_context("spawn"), size, options)
    except (ImportError, OSError, NotImplementedError):
        return None


def _runs_one_thread() -> bool:
    """Tell whether this process surely has but one thread, those of C libraries counted, so that it may be forked."""
    try:
        return sys.platform == "linux" and len(os.listdir("/proc/self/task")) == 1
    except OSError:
        return False


# In the processes --------------------------------------------------------------------------------------------------


def _work(pipe: Connection, options: CompressOptions, inherited: Sequence[Connection]) -> None:
    """Answer batches until the pipe is closed. The answer ends with the first error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all: the first process ends the others
    for other in inherited:
        other.close()
    pipe.send_bytes(b"")
    while True:
        try:
            batch = pickle.loads(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        answers: list[bytes] = []
        for text in batch:
            outcome = _outcome(options, pickle.loads(text))
            answers.append(_answer(outcome))
            if isinstance(outcome, Exception):
                break
        try:
            pipe.send_bytes(pickle.dumps(answers))
        except OSError:
            return


class _FarError(Exception):
    """Where in another process an error was raised: the traceback from there, as the cause of the error."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


def _answer(outcome: Outcome) -> bytes:
    """Return a memory, or an error with its traceback, as bytes."""
    if isinstance(outcome, Memory):
        return pickle.dumps((outcome, ""), pickle.HIGHEST_PROTOCOL)
    from traceback import format_exception

    trace = "".join(format_exception(outcome))
    try:
        answer = pickle.dumps((outcome, trace))
        pickle.loads(answer)
    except Exception:  # whatever that error holds
        return pickle.dumps((ZettelError(f"{type(outcome).__name__}: {outcome}"), trace))
    return answer


def _told(outcome: Outcome, trace: str) -> Outcome:
    if isinstance(outcome, Exception):
        outcome.__cause__ = _FarError(trace)
    return outcome
