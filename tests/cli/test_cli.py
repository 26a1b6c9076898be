"""The command line as a person uses it: what comes out where, and what every mistake says."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zettelpy
from zettelpy.cli import main

ROOT = Path(__file__).resolve().parents[2]
CHAT = ROOT / "fixtures" / "01_slack_engineering.md"
QUESTION = "What is the message size cap?"
Run = Callable[..., Any]  # what the fixture gives: argv and stdin in, code, out and err back
NOTE = "Ana moved the thermostat to the greenhouse on 4 March 2025. We decided to keep it at nineteen degrees.\n"


# Verbs ----------------------------------------------------------------------------------------------------------


def test_compress_writes_what_the_library_encodes(run: Run) -> None:
    text = CHAT.read_text("utf-8")
    done = run("compress", CHAT, "--title", "Orbit", "--chunk-size", "600", "--date", "2025-03-03")
    memory = zettelpy.compress(text, title="Orbit", chunk_size=600, date="2025-03-03")
    assert done == (0, zettelpy.encode(memory).rstrip("\n") + "\n", "")


@pytest.mark.parametrize("option", ["--dedupe", "--verbose-labels"])
def test_compress_flags_reach_the_library(run: Run, option: str) -> None:
    text = CHAT.read_text("utf-8") * 2
    options: dict[str, Any] = {option[2:].replace("-", "_"): True}
    done = run("compress", option, stdin=text.encode())
    assert done.out.rstrip("\n") == zettelpy.encode(zettelpy.compress(text, **options)).rstrip("\n")
    assert done.out.rstrip("\n") != zettelpy.encode(zettelpy.compress(text)).rstrip("\n")


@pytest.mark.parametrize("verb", ["compress", "recall", "context", "inject", "wake-up", "stats"])
def test_json_is_one_document_with_sorted_keys(run: Run, verb: str) -> None:
    words = ["Was macht Frau Öztürk?"] if verb in {"recall", "context"} else []
    done = run(verb, ROOT / "fixtures" / "05_mixed_language_chat.md", *words, "--json")
    assert done.code == 0
    value = json.loads(done.out)
    assert done.out == json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def test_recall_shows_each_passage_at_its_line(run: Run) -> None:
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


def test_recall_json_tells_places_in_the_text(run: Run) -> None:
    text = CHAT.read_text("utf-8")
    done = run("recall", CHAT, QUESTION, "--json", "--top-k", "2")
    answer = json.loads(done.out)
    assert len(answer["zettels"]) == 2
    for zettel in answer["zettels"]:
        for passage in zettel["passages"]:
            assert text[passage["start"] : passage["end"]] == passage["text"]
            assert passage["line"] == text.count("\n", 0, passage["start"]) + 1


def test_recall_options_reach_the_library(run: Run) -> None:
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


def test_recall_marks_what_is_only_linked(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CHAT.parent)  # so that place and marks fit one line
    monkeypatch.setenv("COLUMNS", "100")
    memory = zettelpy.compress(CHAT.read_text("utf-8"))
    found = zettelpy.recall(memory, QUESTION, top_k=30)
    words = [zettel.id for zettel in zettelpy.recall(memory, QUESTION, top_k=30, hops=False)]
    assert 0 < len(words) < len(found)
    done = run("recall", CHAT.name, QUESTION, "--top-k", "30")
    heads = [line for line in done.out.splitlines() if line and not line.startswith(" ")]
    assert [head.endswith("  linked") for head in heads] == [zettel.id not in words for zettel in found]
    told = json.loads(run("recall", CHAT, QUESTION, "--top-k", "30", "--json").out)["zettels"]
    assert [(zettel["id"], zettel["linked"]) for zettel in told] == [(z.id, z.id not in words) for z in found]
    assert "linked" not in run("recall", CHAT, QUESTION, "--top-k", "30", "--no-hops").out


def test_recall_tells_the_day_on_which_a_linked_passage_was_said(run: Run) -> None:
    """The freeze is announced on 6 March for 17 March; the head says when it was said."""
    told = json.loads(run("recall", CHAT, "harborlight webhook timeout", "--top-k", "30", "--json").out)["zettels"]
    (freeze,) = [zettel for zettel in told if zettel["quote"].startswith("freeze starts Monday")]
    assert (freeze["resolved_date"], freeze["passages"][0]["date"]) == ("2025-03-17", "2025-03-06")


def test_context_is_what_the_library_returns(run: Run) -> None:
    memory = zettelpy.compress(CHAT.read_text("utf-8"))
    context = zettelpy.recall_context(memory, QUESTION, max_tokens=200)
    assert run("context", CHAT, *QUESTION.split(), "--max-tokens", "200") == (0, context + "\n", "")
    answer = json.loads(run("context", CHAT, QUESTION, "--max-tokens", "200", "--json").out)
    assert answer["text"] == context
    assert answer["tokens"] == zettelpy.estimate_tokens(context) <= 200


@pytest.mark.parametrize("form", ["aaak", "markdown", "json"])
def test_inject_is_what_the_library_returns(run: Run, form: Any) -> None:
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


def test_wake_up_reads_stdin(run: Run) -> None:
    text = CHAT.read_text("utf-8")
    done = run("wake-up", "--top-pct", "0.3", stdin=text.encode())
    assert done == (0, zettelpy.wake_up(zettelpy.compress(text), 0.3) + "\n", "")


@pytest.mark.parametrize("name", ["01_slack_engineering", "03_assistant_chat", "05_mixed_language_chat"])
def test_stats_fit_eighty_columns(run: Run, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_stats_tell_when_a_decision_was_said(run: Run, tmp_path: Path) -> None:
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


def test_stats_of_quotes_alone_keep_the_order_of_the_memory(run: Run, tmp_path: Path) -> None:
    aaak = tmp_path / "chat.aaak"
    run("compress", CHAT, "-o", aaak)
    told = json.loads(run("stats", aaak, "--json").out)["decisions"]
    held = zettelpy.decode(aaak.read_text("utf-8")).zettels
    assert [decision["id"] for decision in told] == [zettel.id for zettel in held if "DECISION" in zettel.flags]
    assert [decision["date"] for decision in told] == [z.resolved_date for z in held if "DECISION" in z.flags]
    given = json.loads(run("stats", aaak, "--source", CHAT, "--json").out)["decisions"]
    text = json.loads(run("stats", CHAT, "--json").out)["decisions"]
    assert [(one["date"], one["line"]) for one in given] == [(one["date"], one["line"]) for one in text]


def test_bench_gets_its_own_arguments(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    import zettelpy.bench

    seen: list[list[str]] = []
    monkeypatch.setattr(zettelpy.bench, "main", lambda argv: seen.append(list(argv)) or 7)
    assert run("bench", "--help", "x").code == 7
    assert seen == [["--help", "x"]]


# Memory arguments -----------------------------------------------------------------------------------------------


def test_memory_from_aaak_with_and_without_its_text(run: Run, tmp_path: Path) -> None:
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
    assert run("compress", CHAT, "--with-source", "-o", aaak) == (0, "", "")
    packed = run("context", aaak, QUESTION, "--max-tokens", "300")
    assert packed == (0, context.out, "")
    lines = [line.split() for line in run("recall", CHAT, QUESTION).out.split("\n")]
    found = [line.split() for line in run("recall", aaak, QUESTION).out.split("\n")]
    assert [words[:1] for words in found if words and words[0].isdigit()] == [
        words[:1] for words in lines if words and words[0].isdigit()
    ]
    assert found[0][:2] == ["text", "in"]


def test_source_must_be_the_text(run: Run, tmp_path: Path) -> None:
    aaak = tmp_path / "chat.aaak"
    run("compress", CHAT, "-o", aaak)
    other = tmp_path / "other.md"
    other.write_text(CHAT.read_text("utf-8").replace("Heron", "Egret"), "utf-8")
    done = run("recall", aaak, QUESTION, "--source", other)
    assert done.code == 2
    assert "is not the text of" in done.err


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_whatever_ends_them(run: Run, end: str) -> None:
    text = end.join(["ana: hello", "bo: the boiler is fixed", "ana: the thermostat says nineteen", ""])
    done = run("recall", "-", "thermostat", "--json", stdin=text.encode())
    passages = [passage for zettel in json.loads(done.out)["zettels"] for passage in zettel["passages"]]
    assert [passage["line"] for passage in passages if "thermostat" in passage["text"]] == [3]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_text_with_a_byte_order_mark(run: Run, encoding: str) -> None:
    text = "Das Café am Hafen öffnet im Sommer um neun Uhr."
    done = run("context", "-", "Where is the café?", stdin=text.encode(encoding))
    assert (done.code, done.out.strip(), done.err) == (0, text, "")


def test_text_that_begins_like_a_header_is_text(run: Run) -> None:
    text = b"FILE: the report on the greenhouse\n\nThe thermostat was moved to the greenhouse by Ana.\n"
    assert "thermostat" in run("context", "-", "thermostat", stdin=text).out


# What a terminal sees ------------------------------------------------------------------------------------------------


def test_stored_text_cannot_act_on_the_terminal(run: Run) -> None:
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
