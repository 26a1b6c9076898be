"""The command line as a person uses it: what comes out where, and what every mistake says."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import zettelpy
from zettelpy.cli import main

ROOT = Path(__file__).resolve().parents[2]
CHAT = ROOT / "fixtures" / "01_slack_engineering.md"
QUESTION = "What is the message size cap?"
NOTE = "Ana moved the thermostat to the greenhouse on 4 March 2025. We decided to keep it at nineteen degrees.\n"


class Done(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Done]:
    """Return `run(*argv, stdin=b"")`: the command in this process, on a pipe that is no terminal."""

    def command(*argv: str | Path, stdin: bytes = b"") -> Done:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="ascii"))
        code = main([str(word) for word in argv])
        return Done(code, *capsys.readouterr())

    return command


@pytest.fixture
def note(tmp_path: Path) -> Path:
    path = tmp_path / "note.txt"
    path.write_text(NOTE, "utf-8")
    return path


def process(
    *argv: str, stdin: bytes = b"", environ: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "zettelpy", *argv],
        cwd=ROOT,
        env={**os.environ, **(environ or {})},
        input=stdin,
        capture_output=True,
        timeout=60,
        check=False,
    )


# Verbs ----------------------------------------------------------------------------------------------------------


def test_compress_writes_what_the_library_encodes(run: Callable[..., Done]) -> None:
    text = CHAT.read_text("utf-8")
    done = run("compress", CHAT, "--title", "Orbit", "--chunk-size", "600", "--date", "2025-03-03")
    memory = zettelpy.compress(text, title="Orbit", chunk_size=600, date="2025-03-03")
    assert done == (0, zettelpy.encode(memory).rstrip("\n") + "\n", "")


@pytest.mark.parametrize("option", ["--dedupe", "--verbose-labels"])
def test_compress_flags_reach_the_library(run: Callable[..., Done], option: str) -> None:
    text = CHAT.read_text("utf-8") * 2
    options: dict[str, Any] = {option[2:].replace("-", "_"): True}
    done = run("compress", option, stdin=text.encode())
    assert done.out.rstrip("\n") == zettelpy.encode(zettelpy.compress(text, **options)).rstrip("\n")
    assert done.out.rstrip("\n") != zettelpy.encode(zettelpy.compress(text)).rstrip("\n")


@pytest.mark.parametrize("verb", ["compress", "recall", "context", "inject", "wake-up", "stats"])
def test_json_is_one_document_with_sorted_keys(run: Callable[..., Done], verb: str) -> None:
    words = ["Was macht Frau Öztürk?"] if verb in {"recall", "context"} else []
    done = run(verb, ROOT / "fixtures" / "05_mixed_language_chat.md", *words, "--json")
    assert done.code == 0
    value = json.loads(done.out)
    assert done.out == json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def test_recall_shows_each_passage_at_its_line(run: Callable[..., Done]) -> None:
    """Every passage stands on the line whose number is before it, and the head names the file and the first line."""
    lines = CHAT.read_text("utf-8").split("\n")
    done = run("recall", CHAT, QUESTION)
    assert done.code == 0
    assert "ok let's settle it: message size cap is 512 KB" in done.out
    heads = [line for line in done.out.splitlines() if line and not line.startswith(" ")]
    assert 1 <= len(heads) <= 5
    for head in heads:
        path, line = head.split("  ")[0].rsplit(":", 1)
        assert path == str(CHAT)
        assert int(line) >= 1
    for row in done.out.splitlines():
        number, _, words = row.strip().partition("  ")
        if row.startswith("  ") and number.isdigit():
            assert words in lines[int(number) - 1] or words[:20] in lines[int(number) - 1]


def test_recall_json_tells_places_in_the_text(run: Callable[..., Done]) -> None:
    text = CHAT.read_text("utf-8")
    done = run("recall", CHAT, QUESTION, "--json", "--top-k", "2")
    answer = json.loads(done.out)
    assert len(answer["zettels"]) == 2
    for zettel in answer["zettels"]:
        for passage in zettel["passages"]:
            assert text[passage["start"] : passage["end"]] == passage["text"]
            assert passage["line"] == text.count("\n", 0, passage["start"]) + 1


def test_recall_options_reach_the_library(run: Callable[..., Done]) -> None:
    memory = zettelpy.compress(CHAT.read_text("utf-8"))
    done = run(
        "recall",
        CHAT,
        "Heron Postgres",
        "--json",
        "--top-k",
        "9",
        "--no-hops",
        "--after",
        "2025-03-05",
        "--before=2025-03-06",
    )
    expected = zettelpy.recall(memory, "Heron Postgres", top_k=9, hops=False, after="2025-03-05", before="2025-03-06")
    assert [zettel["id"] for zettel in json.loads(done.out)["zettels"]] == [zettel.id for zettel in expected]
    assert expected


def test_recall_marks_what_is_only_linked(run: Callable[..., Done]) -> None:
    memory = zettelpy.compress(CHAT.read_text("utf-8"))
    found = zettelpy.recall(memory, QUESTION, top_k=30)
    words = [zettel.id for zettel in zettelpy.recall(memory, QUESTION, top_k=30, hops=False)]
    assert 0 < len(words) < len(found)
    done = run("recall", CHAT, QUESTION, "--top-k", "30")
    heads = [line for line in done.out.splitlines() if line and not line.startswith(" ")]
    assert [head.endswith("  linked") for head in heads] == [zettel.id not in words for zettel in found]
    told = json.loads(run("recall", CHAT, QUESTION, "--top-k", "30", "--json").out)["zettels"]
    assert [(zettel["id"], zettel["linked"]) for zettel in told] == [(z.id, z.id not in words) for z in found]
    assert "linked" not in run("recall", CHAT, QUESTION, "--top-k", "30", "--no-hops").out


def test_recall_tells_the_day_on_which_a_linked_passage_was_said(run: Callable[..., Done]) -> None:
    """The freeze is announced on 6 March for 17 March; the head says when it was said."""
    told = json.loads(run("recall", CHAT, "harborlight webhook timeout", "--top-k", "30", "--json").out)["zettels"]
    (freeze,) = [zettel for zettel in told if zettel["quote"].startswith("freeze starts Monday")]
    assert (freeze["resolved_date"], freeze["passages"][0]["date"]) == ("2025-03-17", "2025-03-06")


def test_context_is_what_the_library_returns(run: Callable[..., Done]) -> None:
    memory = zettelpy.compress(CHAT.read_text("utf-8"))
    context = zettelpy.recall_context(memory, QUESTION, max_tokens=200)
    assert run("context", CHAT, *QUESTION.split(), "--max-tokens", "200") == (0, context + "\n", "")
    answer = json.loads(run("context", CHAT, QUESTION, "--max-tokens", "200", "--json").out)
    assert answer["text"] == context
    assert answer["tokens"] == zettelpy.estimate_tokens(context) <= 200


@pytest.mark.parametrize("form", ["aaak", "markdown", "json"])
def test_inject_is_what_the_library_returns(run: Callable[..., Done], form: Any) -> None:
    memory = zettelpy.compress(CHAT.read_text("utf-8"))
    expected = zettelpy.inject_context(
        memory, max_zettels=4, max_token_budget=400, format=form, selection="mmr", guarantee_flags=("ORIGIN",)
    )
    argv = [
        "--max-zettels",
        "4",
        "--budget",
        "400",
        "--format",
        form,
        "--selection",
        "mmr",
        "--guarantee-flag",
        "ORIGIN",
    ]
    done = run("inject", CHAT, *argv)
    assert done == (0, expected.rstrip("\n") + "\n", "")


def test_wake_up_reads_stdin(run: Callable[..., Done]) -> None:
    text = CHAT.read_text("utf-8")
    done = run("wake-up", "--top-pct", "0.3", stdin=text.encode())
    assert done == (0, zettelpy.wake_up(zettelpy.compress(text), 0.3) + "\n", "")


@pytest.mark.parametrize("name", ["01_slack_engineering", "03_assistant_chat", "05_mixed_language_chat"])
def test_stats_fit_eighty_columns(run: Callable[..., Done], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from zettelpy.cli.terminal import columns

    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(ROOT)
    done = run("stats", f"fixtures/{name}.md")
    assert done.code == 0
    assert "zettels" in done.out
    assert "Decisions" in done.out
    assert max(map(columns, done.out.splitlines())) <= 80
    assert not [line for line in done.out.splitlines() if line != line.rstrip()]


LATER = """[2025-03-04 09:00] Ana: We decided to open the greenhouse on 12 May 2025, whatever the weather.

[2025-03-05 10:00] Bo: The launch is on Friday, everybody. The tea will be green and the cups are washed already.

[2025-03-06 11:00] Ana: The launch is now on Monday. We decided to close the old shed on 2 April 2025 for good.
"""


def test_stats_tell_when_a_decision_was_said(run: Callable[..., Done], tmp_path: Path) -> None:
    """Not the day that it names; in the order of the text; for a contradiction, the day of the later statement."""
    path = tmp_path / "chat.txt"
    path.write_text(LATER, "utf-8")
    told = json.loads(run("stats", path, "--json").out)["decisions"]
    assert told
    assert [decision["line"] for decision in told] == sorted(decision["line"] for decision in told)
    for decision in told:
        line = LATER.split("\n")[decision["line"] - 1]
        assert decision["quote"][:20] in line
        assert decision["date"] == line[1:11]
    many = json.loads(run("stats", CHAT, "--json").out)["decisions"]
    assert [decision["line"] for decision in many] == sorted(decision["line"] for decision in many)
    assert [decision["date"] for decision in many] == sorted(decision["date"] for decision in many)
    page = run("stats", path).out.split("Contradictions\n")[1]
    assert page.startswith("  2025-03-06  [launch]")


def test_stats_of_quotes_alone_keep_the_order_of_the_memory(run: Callable[..., Done], tmp_path: Path) -> None:
    aaak = tmp_path / "chat.aaak"
    run("compress", CHAT, "-o", aaak)
    told = json.loads(run("stats", aaak, "--json").out)["decisions"]
    held = zettelpy.decode(aaak.read_text("utf-8")).zettels
    assert [decision["id"] for decision in told] == [zettel.id for zettel in held if "DECISION" in zettel.flags]
    assert {decision["date"] for decision in told} == {None}
    given = json.loads(run("stats", aaak, "--source", CHAT, "--json").out)["decisions"]
    text = json.loads(run("stats", CHAT, "--json").out)["decisions"]
    assert [(one["date"], one["line"]) for one in given] == [(one["date"], one["line"]) for one in text]


def test_bench_gets_its_own_arguments(monkeypatch: pytest.MonkeyPatch, run: Callable[..., Done]) -> None:
    import zettelpy.bench

    seen: list[list[str]] = []
    monkeypatch.setattr(zettelpy.bench, "main", lambda argv: seen.append(list(argv)) or 7)
    assert run("bench", "--help", "x").code == 7
    assert seen == [["--help", "x"]]


# Memory arguments -----------------------------------------------------------------------------------------------


def test_memory_from_aaak_with_and_without_its_text(run: Callable[..., Done], tmp_path: Path) -> None:
    aaak = tmp_path / "chat.aaak"
    assert run("compress", CHAT, "-o", aaak) == (0, "", "")
    alone = run("recall", aaak, QUESTION)
    assert alone.code == 0
    assert "--source" in alone.err
    assert str(aaak) in alone.out
    given = run("recall", aaak, QUESTION, "--source", CHAT)
    assert given == (0, run("recall", CHAT, QUESTION).out, "")
    context = run("context", aaak, QUESTION, "--source", CHAT, "--max-tokens", "300")
    assert context.out == run("context", CHAT, QUESTION, "--max-tokens", "300").out


def test_source_must_be_the_text(run: Callable[..., Done], tmp_path: Path) -> None:
    aaak = tmp_path / "chat.aaak"
    run("compress", CHAT, "-o", aaak)
    other = tmp_path / "other.md"
    other.write_text(CHAT.read_text("utf-8").replace("Heron", "Egret"), "utf-8")
    done = run("recall", aaak, QUESTION, "--source", other)
    assert done.code == 2
    assert "is not the text of" in done.err


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_whatever_ends_them(run: Callable[..., Done], end: str) -> None:
    text = end.join(["ana: hello", "bo: the boiler is fixed", "ana: the thermostat says nineteen", ""])
    done = run("recall", "-", "thermostat", "--json", stdin=text.encode())
    passages = [passage for zettel in json.loads(done.out)["zettels"] for passage in zettel["passages"]]
    assert [passage["line"] for passage in passages if "thermostat" in passage["text"]] == [3]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_text_with_a_byte_order_mark(run: Callable[..., Done], encoding: str) -> None:
    text = "Das Café am Hafen öffnet im Sommer um neun Uhr."
    done = run("context", "-", "Where is the café?", stdin=text.encode(encoding))
    assert (done.code, done.out.strip(), done.err) == (0, text, "")


def test_text_that_begins_like_a_header_is_text(run: Callable[..., Done]) -> None:
    text = b"FILE: the report on the greenhouse\n\nThe thermostat was moved to the greenhouse by Ana.\n"
    assert "thermostat" in run("context", "-", "thermostat", stdin=text).out


# Mistakes: one line on stderr, nothing on stdout, exit 2 -----------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["recall", "nowhere.txt", "q"], "cannot read nowhere.txt: No such file or directory"),
        (["recall", ".", "q"], "cannot read .: Is a directory"),
        (["recall", "", "q"], "cannot read a file without a name"),
        (["recall", "a\0b", "q"], r"cannot read a\x00b"),
        (["stats", "no\x1b[31m.txt"], r"cannot read no\x1b[31m.txt"),
        (["compress", "note.txt", "--chunk-size", "0"], "argument --chunk-size: must be an integer of at least 1"),
        (["compress", "note.txt", "--chunk-size", "ten"], "argument --chunk-size: must be an integer of at least 1"),
        (["compress", "note.txt", "--chunk-size", "9" * 5000], "argument --chunk-size: must be an integer"),
        (["compress", "note.txt", "--temperature", "nan"], "argument --temperature: must be a number above 0"),
        (["compress", "note.txt", "--tunnel-threshold", "1.5"], "must be a number of at least 0 and at most 1"),
        (["compress", "note.txt", "--date", "soonish"], "date must"),
        (["compress", "note.txt", "--title", "\udcff"], "argument --title: not valid UTF-8"),
        (["compress", "note.txt", "-o", "no/such/folder/x"], "cannot write no/such/folder/x"),
        (["compress", "note.txt", "-o", "note.txt"], "would overwrite the input"),
        (["compress", "note.aaak"], "note.aaak is a memory already"),
        (["recall", "note.txt"], "the following arguments are required: QUERY"),
        (["recall", "note.txt", " "], "the question is empty"),
        (["recall", "note.txt", "q", "--top-k", "-1"], "argument --top-k: must be an integer of at least 0, got '-1'"),
        (["recall", "note.txt", "q", "--top", "3"], "unrecognized arguments: --top 3"),
        (["recall", "note.txt", "q", "--after", "soonish"], "after must"),
        (["recall", "note.txt", "q", "--source", "note.txt"], "leave --source out"),
        (["recall", "note.aaak", "q", "--date", "2025"], "leave --date out"),
        (["recall", "note.aaak", "q", "--source", "gone.txt"], "cannot read gone.txt"),
        (["recall", "-", "q", "--source", "-"], "cannot both come from stdin"),
        (["inject", "note.txt", "--format", "yaml"], "argument --format: invalid choice: 'yaml'"),
        (["inject", "note.txt", "--flag", "decision"], "argument --flag: invalid choice"),
        (["wake-up", "note.txt", "--top-pct", "2"], "argument --top-pct: must be a number"),
        (["empty.txt"], "invalid choice: 'empty.txt'"),
        (["stats", "empty.txt"], "empty.txt is empty"),
        (["stats", "blank.txt"], "blank.txt holds no text"),
        (["stats", "picture.png"], "picture.png is not UTF-8 text: byte 0x89 at offset 0"),
        (["stats", "latin.txt"], "latin.txt is not UTF-8 text: byte 0xe9 at offset 3"),
        (["stats", "marked.txt"], "marked.txt is not UTF-8 text: byte 0xe9 at offset 6"),
        (["stats", "half.txt"], "half.txt is not UTF-16 text: byte"),
        (["stats", "wide.txt"], "wide.txt is binary, or UTF-16 without a byte order mark"),
        (["stats", "broken.aaak"], "broken.aaak:"),
    ],
)  # fmt: skip
def test_mistakes_are_told_in_one_line(
    run: Callable[..., Done], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: list[str], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    files = {
        "note.txt": NOTE.encode(),
        "note.aaak": zettelpy.encode(zettelpy.compress(NOTE)).encode(),
        "broken.aaak": b"FILE:001||||v9\n",
        "empty.txt": b"",
        "blank.txt": b"\xef\xbb\xbf \n\t\r\n",
        "picture.png": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        "latin.txt": b"caf\xe9 au lait",
        "marked.txt": b"\xef\xbb\xbfcaf\xe9 au lait",
        "half.txt": "café".encode("utf-16-le").join([b"\xff\xfe", b"\x00"]),
        "wide.txt": "the boiler is fixed".encode("utf-16-le"),
    }
    for name, data in files.items():
        Path(name).write_bytes(data)
    done = run(*argv)
    assert (done.code, done.out) == (2, ""), done
    assert complaint in done.err
    assert done.err.count("\n") == 1
    assert len(done.err) < 300
    assert Path("note.txt").read_bytes() == NOTE.encode()


def test_no_verb_shows_the_help_on_stderr(run: Callable[..., Done]) -> None:
    done = run()
    assert (done.code, done.out) == (2, "")
    assert "recall" in done.err


@pytest.mark.parametrize("argv", [["--help"], ["--version"], ["recall", "--help"]])
def test_help_and_version(run: Callable[..., Done], argv: list[str]) -> None:
    done = run(*argv)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(("usage: zettelpy", f"zettelpy {zettelpy.__version__}"))


def test_help_says_every_option_once(run: Callable[..., Done]) -> None:
    for verb in ("compress", "recall", "context", "inject", "wake-up", "stats"):
        out = run(verb, "--help").out
        assert "None" not in out
        assert "--json" in out
        assert "--output" in out


@pytest.mark.parametrize(
    "argv",
    [
        ["recall", "note.txt", "walrus"],
        ["context", "note.txt", "walrus"],
        ["context", "note.txt", "thermostat", "--max-tokens", "0"],
        ["inject", "note.txt", "--budget", "1"],
    ],
)
def test_nothing_found_is_exit_one(
    run: Callable[..., Done], note: Path, monkeypatch: pytest.MonkeyPatch, argv: list[str]
) -> None:
    monkeypatch.chdir(note.parent)
    done = run(*argv)
    assert (done.code, done.out) == (1, "")
    assert "nothing" in done.err
    value = json.loads(run(*argv, "--json").out)
    assert not value.get("zettels")
    assert not value.get("text") or argv[0] == "recall"


def test_interrupt_is_quiet(run: Callable[..., Done], note: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(zettelpy, "compress", stop)
    assert run("stats", note) == (130, "", "")


# What a terminal sees ------------------------------------------------------------------------------------------------


def test_stored_text_cannot_act_on_the_terminal(run: Callable[..., Done]) -> None:
    text = "ana: the walrus said \x1b[31mred\x1b[0m and \u202eolleh\u202c and \x9b2J\n".encode()
    for argv in (["recall", "-", "walrus"], ["stats"]):
        out = run(*argv, stdin=text).out
        assert not set(out) & set("\x1b\x9b\u202e\u202c"), argv
    assert r"\x1b[31mred" in run("recall", "-", "walrus", stdin=text).out


class Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("no_color", "bold"), [("", True), ("1", False)])
def test_bold_on_a_terminal_only(note: Path, monkeypatch: pytest.MonkeyPatch, no_color: str, bold: bool) -> None:
    screen = Terminal(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setenv("NO_COLOR", no_color)
    assert main(["recall", str(note), "thermostat"]) == 0
    raw = screen.buffer
    assert isinstance(raw, io.BytesIO)
    assert (b"\x1b[1m" in raw.getvalue()) is bold


# As a process --------------------------------------------------------------------------------------------------------


def test_bytes_do_not_depend_on_the_locale() -> None:
    chat = (ROOT / "fixtures" / "05_mixed_language_chat.md").read_bytes()
    argv = ("recall", "-", "Was macht Frau Öztürk?", "灯台")
    plain = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    results = [
        process(*argv, stdin=chat, environ={**plain, "LC_ALL": locale}) for locale in ("C", "C.UTF-8", "POSIX")
    ] + [process(*argv, stdin=chat, environ={"PYTHONIOENCODING": "latin-1"})]
    assert results[0].returncode == 0, results[0].stderr
    assert "Öztürk" in results[0].stdout.decode()
    assert {result.stdout for result in results} == {results[0].stdout}


def test_pipe_through_aaak() -> None:
    aaak = process("compress", "-", stdin=CHAT.read_bytes())
    done = process("recall", "-", QUESTION, "--source", str(CHAT), stdin=aaak.stdout)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"message size cap is 512 KB" in done.stdout


def test_closed_pipe_is_quiet() -> None:
    """A reader that goes away before the first byte costs no traceback."""
    text = b"\n\n".join(b"Ana moved thermostat number %d to the greenhouse." % i for i in range(3000))
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "zettelpy", "compress", "-"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=writer, stderr=subprocess.PIPE) as child:
        os.close(writer)
        _, err = child.communicate(text, timeout=60)
    assert (child.returncode, err) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here to stand for a full disk")
def test_full_disk_is_told() -> None:
    with open("/dev/full", "wb") as full:
        command = [sys.executable, "-m", "zettelpy", "stats", str(CHAT)]
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr == b"zettelpy: error: cannot write stdout: No space left on device\n"


@pytest.mark.skipif(os.name == "nt", reason="the shell syntax is POSIX")
@pytest.mark.parametrize("stream", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_closed_streams_are_told(stream: str) -> None:
    command = f'"{sys.executable}" -m zettelpy stats "{CHAT if "<" not in stream else "-"}" {stream}'
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, stderr=subprocess.PIPE, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == ("2>" not in stream)
    assert b"Traceback" not in done.stderr
