"""Recall on conversations: what is counted, the table, and what a broken file says."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zettelpy
from zettelpy.bench import locomo
from zettelpy.bench import main as bench
from zettelpy.bench.conversations import find_files, fold_space, read_conversations
from zettelpy.bench.judging import count, evidence_share, holds_answer, in_words, normalise

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data" / "locomo"
POTTERY = DATA / "pottery.json"
HOUSE = DATA / "chats" / "house.json"
BUDGETS = (40, 80)

Answer = Callable[..., str]


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Callable[[Answer, list[Any]], None]:
    """Let questions be answered by a function, and by a list of zettels, instead of by what is measured."""

    def set_answers(context: Answer, zettels: list[Any]) -> None:
        monkeypatch.setattr(zettelpy, "recall_context", context)
        monkeypatch.setattr(zettelpy, "recall", lambda *_, **__: zettels)

    return set_answers


def sample() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(POTTERY.read_text("utf-8"))
    return data


def written(folder: Path, data: Any) -> Path:
    path = folder / "one.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")
    return path


def test_table(golden: Callable[[str, str], None], capsys: pytest.CaptureFixture[str]) -> None:
    assert bench(["--locomo", str(DATA), "--each", "--budgets", *map(str, BUDGETS)]) == 0
    out, times = capsys.readouterr().out.split("times of this machine: ")
    assert times.startswith("compress ")
    golden("locomo_pottery.txt", out)


def test_curve(golden: Callable[[str, str], None], capsys: pytest.CaptureFixture[str]) -> None:
    assert bench(["--locomo", str(DATA), "--relevance", "0", "0.5", "1", "--chats", str(HOUSE)]) == 0
    golden("locomo_curve.txt", capsys.readouterr().out)


def test_a_conversation_as_a_text() -> None:
    [one] = read_conversations([POTTERY])
    assert (one.name, len(one.turns), len(one.questions)) == ("pottery", 19, 12)
    plain, stamped = one.source(), one.source(stamped=True)
    assert plain.startswith("## Session 1 - 10:05 am on 4 March, 2024\n\nInes: Hello Tomas!")
    assert plain.count("\n## Session ") == 2  # the fourth has a time and no turns
    assert "Tomas: It had. Now it floats again. [shares a photo: a photo of a green boat on a gravel beach]" in plain
    assert stamped.startswith("(10:05 am on 4 March, 2024) Ines: Hello Tomas!")
    assert "##" not in stamped
    assert stamped.count("\n\n(") == len(one.turns) - 1


def test_evidence_is_found_however_its_ids_are_written() -> None:
    [one] = read_conversations([POTTERY])
    by_text = {question.text: question.evidence for question in one.questions}
    assert by_text["Which colour did Tomas ask about?"] == ("Forty! Which colour did you take?",)  # D:1:6, line feed
    assert len(by_text["What has Ines made for others to buy?"]) == 3  # two ids in one string
    assert len(by_text["How many cups did the café order?"]) == 1  # D9:9 is no turn
    assert by_text["Would Emil enjoy a walk through a shipyard?"] == ()


def test_what_is_counted(answers: Callable[[Answer, list[Any]], None]) -> None:
    """Ten questions; evidence of nine of them: one turn of three, and one of two, and two of one are in the context."""

    def context(*_: Any, max_tokens: int, annotate_dates: bool = False, **__: Any) -> str:
        told = (
            " Ines: I sold thirty-one bowls, and a café on\n  Linden Street ordered sixty cups.\n"
            " Ines: Yes. I hired an apprentice yesterday, her name is Wanda.\n"
            " Ines: Lovely. I spent mine in the workshop and glazed forty bowls for the market."
        )
        return told + (" [2024-04-18]" if annotate_dates else "") if max_tokens == 80 else ""

    answers(context, [])
    figures = locomo.measure([POTTERY], BUDGETS)
    shares = [Fraction(1), Fraction(0), Fraction(1, 2), Fraction(2, 3), Fraction(1), *[Fraction(0)] * 3, Fraction(1)]
    assert figures["recall"] == {40: 0.0, 80: float(round(100 * sum(shares) / 9, 1))}
    assert figures["any"][80] == 55.6  # 5 of 9
    assert figures["all"][80] == 33.3  # 3 of 9
    assert figures["answer"][80] == 10.0  # thirty-one, of ten questions
    assert figures["answer_dated"][80] == 10.0
    assert figures["answer_in_words_dated"][80] == 20.0  # 2024-04-18 is 18 April 2024
    assert figures["category"]["multi-hop"]["recall"][80] == 58.3
    assert figures["category"]["inference"]["with_evidence"] == 0
    assert "recall" not in figures["category"]["inference"]
    assert (figures["questions"], figures["with_evidence"], figures["over_budget"]) == (10, 9, 0)


def test_an_overrun_is_told(answers: Callable[[Answer, list[Any]], None], capsys: pytest.CaptureFixture[str]) -> None:
    answers(lambda *_, max_tokens, **__: "x" * (4 * max_tokens + 1), [])
    assert locomo.main([str(POTTERY), "--budgets", "40"]) == 1
    assert "contexts over budget: 20\n" in capsys.readouterr().out


@pytest.mark.parametrize(("zettels", "emptied"), [([], 2), ([object()], 0)])
def test_a_question_is_emptied_where_neither_call_returns_anything(
    answers: Callable[[Answer, list[Any]], None], zettels: list[Any], emptied: int
) -> None:
    asked: list[dict[str, Any]] = []

    def context(*_: Any, **options: Any) -> str:
        asked.append(options)
        return "" if options.get("min_relevance", 0.0) > 0.5 else " Ines: Hello."

    answers(context, zettels)
    default, low, high = locomo.curve([POTTERY], (0.2, 0.6), [str(HOUSE)])
    assert "min_relevance" not in asked[0]
    assert asked[-1]["min_relevance"] == 0.6
    assert all(options["max_tokens"] == 1000 for options in asked)
    for row, wanted in ((default, 0), (low, 0), (high, emptied)):
        assert row["unanswerable"]["emptied"] == row["chat_unanswerable"]["emptied"] == wanted
    assert high["answerable"] == {"questions": 10, "emptied": 5 * emptied, "share": 50.0 * emptied}
    assert high["chat_answerable"]["questions"] == 1


def test_figures_but_the_times_depend_on_the_files_alone(capsys: pytest.CaptureFixture[str]) -> None:
    figures = []
    for _ in range(2):
        assert bench(["--locomo", str(DATA), "--budgets", "80", "--stamped", "--json"]) == 0
        figures.append(json.loads(capsys.readouterr().out))
        assert min(figures[-1].pop("times").values()) > 0
    assert figures[0] == figures[1]


def test_the_script_is_the_same_measurement() -> None:
    command = [sys.executable, str(ROOT / "bench" / "recall.py"), str(POTTERY), "--budgets", "40"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("conversations: 1, questions: 10, with evidence: 9; percent\n")


def test_a_list_of_samples_is_read(tmp_path: Path) -> None:
    second = sample() | {"sample_id": 7}
    names = [one.name for one in read_conversations([written(tmp_path, [sample(), second])])]
    assert names == ["pottery", "one"]


def changed(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    data = sample()
    change(data)
    return data


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ("{", "one.json is not JSON: Expecting property name enclosed in double quotes at line 1 column 2"),
        ("[" * 100_000, "one.json is not JSON that can be read: a number too long, or nested too deep"),
        ("9" * 5000, "one.json is not JSON that can be read: a number too long, or nested too deep"),
        (" \n", "one.json holds no text"),
        ("7", "one.json: expected an object with `conversation`, got 7"),
        ("[]", "no question of the categories 1 to 4 in "),
        ({"qa": []}, "one.json: no `conversation`"),
        ([sample(), {"conversation": {}}], "one.json: sample 2: no `qa`"),
        (changed(lambda d: d.update(qa=[])), "no question of the categories 1 to 4 in "),
        (changed(lambda d: d.update(qa=d["qa"][-1:])), "no question of the categories 1 to 4 in "),
        (changed(lambda d: d.update(qa={})), "one.json: `qa` must be a list, got {}"),
        (changed(lambda d: d["qa"][1].update(category=6)), "one.json: question 2: `category` must be 1 to 5, got 6"),
        (
            changed(lambda d: d["qa"][1].update(category=True)),
            "one.json: question 2: `category` must be a number, got True",
        ),
        (changed(lambda d: d["qa"][1].pop("answer")), "one.json: question 2: no `answer`"),
        (
            changed(lambda d: d["qa"].insert(0, None)),
            "one.json: question 1: expected an object with `question`, got None",
        ),
        (changed(lambda d: d["conversation"].pop("session_2_date_time")), "one.json: no `session_2_date_time`"),
        (
            changed(lambda d: d["conversation"]["session_2"].append("Hi")),
            "one.json: session_2, turn 8: expected an object with `dia_id`, got 'Hi'",
        ),
        (
            changed(lambda d: d["conversation"]["session_2"][0].update(text=5)),
            "one.json: session_2, turn 1: `text` must be a string, got 5",
        ),
    ],
)
def test_what_is_not_in_the_format_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: Any, says: str
) -> None:
    path = written(tmp_path, data)
    for place in (path, tmp_path):
        assert bench(["--locomo", str(place)]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert says in err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--locomo", "{}/none"], "no folder {}/none"),
        (["--locomo", "{}"], "no JSON file in {}: pass a folder with conversations in LoCoMo's format"),
        (["--locomo", "a\0b"], "no folder a\\x00b"),
        (["--locomo", str(POTTERY), "--corpus", "x.md"], "--corpus and --locomo measure different things"),
        (["--budgets", "40"], "--budgets needs --locomo DIR"),
        (["--locomo", str(POTTERY), "--chats", str(HOUSE)], "--chats needs --relevance"),
        (["--locomo", str(POTTERY), "--relevance", "0", "--chats", str(POTTERY)], "pottery.json: no `questions`"),
        (["--locomo", str(POTTERY), "--relevance", "0", "--chats", "{}/none.json"], "cannot read {}/none.json"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert bench([argument.replace("{}", str(tmp_path)) for argument in arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert says.replace("{}", str(tmp_path)) in err


@pytest.mark.parametrize("arguments", [["--budgets", "0"], ["--budgets", "x"], ["--relevance", "1.5"]])
def test_a_number_out_of_bounds_names_its_option(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        bench(["--locomo", str(POTTERY), *arguments])
    assert left.value.code == 2
    assert arguments[0] in capsys.readouterr().err


def test_files_come_in_the_order_of_their_names(tmp_path: Path) -> None:
    for letter in "hgfedcba":
        (tmp_path / f"{letter}.json").write_text("{}", "utf-8")
    (tmp_path / "a.txt").touch()
    assert [path.stem for path in find_files(str(tmp_path))] == list("abcdefgh")


@pytest.mark.parametrize(
    ("answer", "context", "there"),
    [
        ("The rowing boat.", "Emil and I repaired the rowing\n  boat, on Saturday", True),
        ("rowing", "a rowing-boat", False),  # the hyphen goes, so this is another word
        ("boat", "boats", False),
        ("18 April 2024", "## 2024-04-18", True),
        ("April 2024", "[2024-04]", True),
        ("8 April 2024", "## 2024-04-18", False),
        ("a", "a b", False),  # nothing is left of the answer
        ("60", "sixty", False),
    ],
)
def test_answers_are_compared_by_their_words(answer: str, context: str, there: bool) -> None:
    assert holds_answer(normalise(answer), normalise(in_words(context))) is there


@given(st.lists(st.text(min_size=1).filter(str.strip), min_size=1), st.text())
def test_shares_are_between_none_and_all(turns: list[str], other: str) -> None:
    flat = [fold_space(turn) for turn in turns]
    assert evidence_share(flat, "\n\n ".join(turns)) == 1
    assert 0 <= evidence_share(flat, other) <= 1
    assert 4 * count(other) - 4 < len(other) <= 4 * count(other)


@given(st.text())
def test_normalised_text_stays_as_it_is(text: str) -> None:
    once = normalise(text)
    assert "the" not in once.split()
    assert normalise(once) == once
