"""`zettelpy explain`: a page that a person reads, a receipt that a program keeps, and `--verify` of such a receipt."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

import zettelpy

ROOT = Path(__file__).resolve().parents[2]
CHAT = ROOT / "fixtures" / "01_slack_engineering.md"
POOL = ROOT / "fixtures" / "11_de_freibad.md"
CAP = "What is the message size cap?"
TEXT = """# House

[2025-03-04 09:12] Ana: The old boiler in the cellar leaks again.
[2025-03-04 09:14] Bo: Since when?
[2025-03-04 09:15] Ana: Since we relocated the washing machine. Rent is 900 euros.
[2025-03-05 10:00] Bo: The plumber came. The boiler gets a new valve on Friday.
[2025-03-05 10:01] Ana: The plumber came. The boiler gets a new valve on Friday.
[2025-03-06 08:30] Bo: Tea is ready.
"""
Run = Callable[..., Any]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    Path("house.txt").write_text(TEXT, "utf-8")
    return "house.txt"


def test_the_page(run: Run, house: str, golden: Callable[[str, str], None]) -> None:
    done = run("explain", house, "Who moved the boiler of the walrus in March?", "--max-tokens", "50")
    assert (done.code, done.err) == (0, "")
    golden("explain_page.txt", done.out)


@pytest.mark.parametrize(
    ("path", "question"),
    [(CHAT, CAP), (POOL, "Wie hoch ist der Eintrittspreis?"), (CHAT, "What did Tendai say on March 4?")],
)
def test_the_page_fits_and_adds_up(run: Run, path: Path, question: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "fixtures")
    monkeypatch.setenv("COLUMNS", "80")
    done = run("explain", path.name, question, "--max-tokens", "150")
    assert done.code == 0
    assert max(map(len, done.out.split("\n"))) <= 80
    heads = re.findall(r"^ *\d*  \S+:\d+ .*? (\d+\.\d\d)(?:  ▇*)?$", done.out, re.MULTILINE)
    sums = [block for block in done.out.split("\n\n") if re.match(r" *\d*  \S+:\d", block)]
    assert len(heads) == len(sums) > 3
    for head, block in zip(heads, sums, strict=True):
        parts = re.findall(r"[a-z]+ (-?\d\.\d\d)(?= \+|\n|$)", block)
        assert sum(map(Decimal, parts)) == Decimal(head), block


def test_every_place_is_a_line_of_the_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "fixtures")
    lines = CHAT.read_text("utf-8").split("\n")
    out = run("explain", CHAT.name, CAP, "--max-tokens", "150").out
    shown = re.findall(rf"^ *\d*  {CHAT.name}:(\d+) .*\n    (\S+ \S+)", out, re.MULTILINE)
    assert len(shown) > 8
    for number, words in shown:
        assert words in lines[int(number) - 1] or words.startswith("|")


def test_the_receipt_is_that_of_the_library(run: Run) -> None:
    memory = zettelpy.compress(CHAT.read_text("utf-8"))
    argv = ["--max-tokens", "90", "--top-k", "3", "--no-hops", "--expand-query", "--after", "2025-03-03", "--json"]
    done = run("explain", CHAT, *CAP.split(), *argv, "--min-relevance", "0.1")
    receipt = zettelpy.explain(
        memory, CAP, max_tokens=90, top_k=3, hops=False, expand_query=True, after="2025-03-03", min_relevance=0.1
    )
    assert done.code == 0
    assert zettelpy.Receipt.from_dict(json.loads(done.out)) == receipt
    assert json.dumps(json.loads(done.out), indent=2, sort_keys=True, ensure_ascii=False) + "\n" == done.out


# What is wrong, and why nothing came ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["walrus"], "nothing found in house.txt: 'walrus' occurs nowhere in it"),
        (["walrus zeppelin"], "nothing found in house.txt: 'walrus', 'zeppelin' occur nowhere in it"),
        (["a1 b2 c3 d4 e5 f6 g7 h8"], "'f6' and 2 more occur nowhere in it"),
        (["???"], "the question holds no word to look for"),
        (["boiler", "--max-tokens", "2"], "nothing that was found in house.txt fits 2 tokens"),
        (["boiler", "--top-k", "0"], "nothing is wanted of house.txt: --top-k is 0"),
        (["boiler", "--after", "2026"], "nothing found in house.txt within --after 2026: what matches is from other"),
        (["boiler zeppelin walrus", "--min-relevance", "0.9"], "stands together there, below --min-relevance, 90 %"),
    ],
)
def test_nothing_found(run: Run, house: str, words: list[str], complaint: str) -> None:
    done = run("explain", house, *words)
    assert done.code == 1
    assert complaint in done.err
    assert "Admitted: nothing" in done.out
    as_json = run("explain", house, *words, "--json")
    assert (as_json.code, as_json.err) == (1, done.err)
    assert json.loads(as_json.out)["passages"] == []


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["boiler", "--max-tokens", "30"], "no room for it in 30 tokens"),
        (["boiler", "--after", "2025-03-05"], "not within --after 2025-03-05"),
        (["boiler walrus zeppelin", "--min-relevance", "0.9"], "of the question stands together here, and 90 % must"),
        (["boiler", "--top-k", "0"], "its zettel is not among the best (--top-k 0)"),
    ],
)
def test_reasons_are_told(run: Run, house: str, words: list[str], reason: str) -> None:
    assert f"    - {reason}" in run("explain", house, *words).out or "stands together" in reason
    assert reason in run("explain", house, *words).out


def test_duplicates_name_their_twin(run: Run, house: str) -> None:
    Path("twice.txt").write_text("The boiler leaks.\n\nTea is ready.\n\nThe boiler leaks.\n", "utf-8")
    assert re.search("    - says the same as line [15]\n", run("explain", "twice.txt", "boiler").out)


def test_quotes_have_no_lines(run: Run, house: str) -> None:
    run("compress", house, "-o", "house.aaak")
    done = run("explain", "house.aaak", "boiler")
    assert done.code == 0
    assert "house.aaak holds quotes, not the whole text; --source TEXT searches all of it" in done.err
    assert re.search(r"^ 1  house\.aaak, zettel [a-z2-7]{8} ", done.out, re.MULTILINE)
    assert "house.txt:3" in run("explain", "house.aaak", "boiler", "--source", house).out


def test_stored_text_cannot_act_on_the_terminal(run: Run) -> None:
    text = "ana: the walrus said \x1b[31mred and \u202eolleh\u202c\n".encode()
    out = run("explain", "-", "walrus \x1b[2J", stdin=text).out
    assert not set(out) & set("\x1b\u202e\u202c")


# Options that recall and context have as well -------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["recall", "context", "explain"])
def test_synonyms_and_the_floor_reach_the_library(run: Run, house: str, verb: str) -> None:
    Path("ours.txt").write_text("# ours\nkettle, tea\n", "utf-8")
    assert run(verb, house, "kettle").code == 1
    done = run(verb, house, "kettle", "--synonyms", "ours.txt")
    assert done.code == 0
    assert "Tea is ready." in done.out
    assert run(verb, house, "boiler walrus zeppelin").code == 0
    assert run(verb, house, "boiler walrus zeppelin", "--min-relevance", "0.9").code == 1


@pytest.mark.parametrize("verb", ["recall", "context", "explain"])
def test_mistakes_in_these_options(run: Run, house: str, verb: str) -> None:
    Path("wrong.txt").write_text("kettle, tea\n\nx: a: b\n", "utf-8")
    Path("bytes.txt").write_bytes(b"kettle, tea\xff\n")
    done = run(verb, house, "kettle", "--synonyms", "wrong.txt")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("zettelpy: error: wrong.txt:3: 'x: a: b' has more than one colon: keep the one")
    assert "bytes.txt is not UTF-8 text: byte 0xff at offset 11" in run(verb, house, "x", "--synonyms", "bytes.txt").err
    assert "cannot read no.txt" in run(verb, house, "x", "--synonyms", "no.txt").err
    stdin = run(verb, "-", "x", "--synonyms", "-", stdin=b"tea")
    assert stdin.code == 2
    assert stdin.err.endswith("zettelpy: error: --synonyms and the memory cannot both come from stdin\n")
    floor = run(verb, house, "x", "--min-relevance", "3")
    assert floor.code == 2
    assert "argument --min-relevance: must be a number of at least 0 and at most 1, got '3'" in floor.err


ORDERS = (
    ["MEMORY", "--max-tokens", "60", "old boiler", "--json"],
    ["MEMORY", "--json", "old", "--max-tokens", "60", "boiler"],
    ["MEMORY", "old", "--json", "boiler", "--max-tokens", "60"],
    ["--max-tokens", "60", "MEMORY", "--json", "old boiler"],
    ["--max-tokens", "60", "--json", "MEMORY", "old", "boiler"],
    ["MEMORY", "old", "boiler", "--max-tokens=60", "--json"],
    ["MEMORY", "--max-tokens", "60", "--json", "--", "old", "boiler"],
    ["MEMORY", "old", "--max-tokens", "60", "--json", "--", "boiler"],
)


@pytest.mark.parametrize("verb", ["recall", "context", "explain"])
@pytest.mark.parametrize("order", ORDERS)
def test_options_stand_anywhere(run: Run, house: str, verb: str, order: list[str]) -> None:
    limit = ("--top-k", "3") if verb == "recall" else ("--max-tokens", "60")
    names = {"MEMORY": house, "60": limit[1], "--max-tokens": limit[0], "--max-tokens=60": "=".join(limit)}
    done = run(verb, *(names.get(word, word) for word in order))
    assert (done.code, done.err) == (0, "")
    assert done.out == run(verb, house, "old boiler", *limit, "--json").out


@pytest.mark.parametrize("verb", ["recall", "context", "explain"])
def test_what_is_no_option_is_a_word_and_what_is_none_is_told(run: Run, house: str, verb: str) -> None:
    for words in (["boiler", "--jsn"], ["--jsn", "boiler"], ["boiler", "--json", "why", "--jsn"]):
        done = run(verb, house, *words)
        assert (done.code, done.out) == (2, "")
        assert re.search("unrecognized arguments: (why )?--jsn", done.err)
    assert run(verb, house, "--no-hops", "-900", "-").out == run(verb, house, "--no-hops", "--", "-900 -").out != ""
    done = run(verb, house, "--no-hops", "boiler", "--json", "\udcff")
    assert (done.code, done.out) == (2, "")
    assert "argument QUERY: not valid UTF-8" in done.err
    assert run("compress", house, "--dedupe", "boiler").code == 2  # a verb without words takes none


def test_dates_in_words(run: Run, house: str) -> None:
    Path("day.txt").write_text("[2025-03-04 09:12] Ana: The boiler leaks since yesterday.\n", "utf-8")
    for verb in ("context", "explain"):
        assert "yesterday =" not in run(verb, "day.txt", "boiler", "--json").out
        assert "[yesterday = 3 March 2025]" in run(verb, "day.txt", "boiler", "--annotate-dates", "--json").out
    run("explain", "day.txt", "boiler", "--annotate-dates", "--json", "-o", "day.json")
    assert json.loads(Path("day.json").read_text("utf-8"))["options"]["annotate_dates"] is True
    assert run("explain", "--verify", "day.json", "day.txt").code == 0
    assert "leave --annotate-dates out" in run("explain", "--verify", "day.json", "day.txt", "--annotate-dates").err


@pytest.mark.parametrize("columns", [40, 57, 80])
@pytest.mark.parametrize("name", ["house.txt", "a_name_that_is_" + "longer_" * 12 + "than_a_line.txt"])
def test_a_narrow_terminal(run: Run, house: str, name: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    Path(name).write_text(TEXT, "utf-8")
    question = "When did Ana who relocated the Eintrittspreisermäßigungsverordnung fix the boiler in the cellar?"
    for verb, more in (("explain", ["--max-tokens", "40"]), ("recall", [])):
        done = run(verb, name, question, *more)
        assert done.code == 0
        whole = [f"{name}:3"] if verb == "recall" else []  # the place of a zettel is never cut
        assert max(len(line) for line in done.out.split("\n") if line not in whole) <= columns, done.out
        assert f"{name}:3" in re.sub(r"\n *", "", done.out)
    run("explain", name, question, "--json", "-o", "receipt.json")
    assert all(len(line) <= columns for line in run("explain", "--verify", "receipt.json", name).out.split("\n"))


def test_a_share_below_the_floor_is_not_shown_as_the_floor(run: Run, house: str) -> None:
    question = "old boiler walrus zeppelin"
    held = json.loads(run("explain", house, question, "--json").out)["relevance"]
    floor = held + 0.0003
    done = run("explain", house, question, "--min-relevance", f"{floor:.6f}")
    assert done.code == 1
    told = re.findall(r"([0-9.]+) %(?: of the question| must|\)|$)", done.out + done.err.rstrip(), re.MULTILINE)
    assert len(told) >= 4
    shares = list(dict.fromkeys(told))
    assert len(shares) == 2, shares
    assert float(shares[0]) < float(shares[1])


def test_a_speaker_does_not_stand_nowhere(run: Run, house: str) -> None:
    Path("sp.txt").write_text("Ana: The wifi is slow.\n\nBo: I see.\n\nAna: The cat sleeps.\n", "utf-8")
    out = run("explain", "sp.txt", "What did Bo say about Ana's wifi?").out
    assert re.search("^  Bo +[0-9]+ %  in 1 passage", out, re.MULTILINE)
    assert re.search("^  Ana's +[0-9]+ %  in 2 passages", out, re.MULTILINE)
    done = run("explain", "sp.txt", "What did Ana say about zeppelins?", "--min-relevance", "0")
    assert "Ana' occur" not in done.err
    assert "'Ana'" not in done.err


# --verify -------------------------------------------------------------------------------------------------------


@pytest.fixture
def receipt(run: Run, house: str) -> str:
    run("explain", house, "boiler", "--max-tokens", "60", "--json", "-o", "receipt.json")
    return "receipt.json"


def test_a_receipt_that_holds(run: Run, house: str, receipt: str) -> None:
    done = run("explain", "--verify", receipt, house)
    assert (done.code, done.err) == (0, "")
    assert done.out.split("\n")[:2] == ["receipt.json: holds for house.txt", "  question  boiler"]
    told = json.loads(run("explain", "--verify", receipt, house, "--json").out)
    assert told == {
        "findings": [],
        "holds": True,
        "memory": house,
        "not_checked": [],
        "receipt": receipt,
    }
    run("compress", house, "-o", "house.aaak")
    assert run("explain", "--verify", receipt, "house.aaak", "--source", house).code == 0


def test_a_receipt_that_does_not(run: Run, house: str, receipt: str) -> None:
    Path("other.txt").write_text(TEXT.replace("cellar leaks", "garage leaks"), "utf-8")
    done = run("explain", "--verify", receipt, "other.txt")
    assert done.code == 1
    assert re.match(r"receipt\.json: does not hold for other\.txt: [0-9]+ findings?\n", done.out)
    assert "its text is another one now: the digest differs" in done.out
    told = json.loads(run("explain", "--verify", receipt, "other.txt", "--json").out)
    assert told["holds"] is False
    assert [f"receipt.json: {finding}" for finding in told["findings"]] == done.out.rstrip("\n").split("\n")[1:]


def test_what_could_not_be_checked_is_said(run: Run, house: str) -> None:
    memory = zettelpy.compress(TEXT)
    record = zettelpy.explain(memory, "boiler", count_tokens=len, max_tokens=100).as_dict()
    Path("mine.json").write_text(json.dumps(record), "utf-8")
    done = run("explain", "--verify", "mine.json", house)
    assert done.code == 0
    assert done.out.startswith(
        "mine.json: holds for house.txt, as far as it could be checked\nnot checked: which passages"
    )
    assert "the text counts; give Receipt.verify the count_tokens= that explain got" in " ".join(done.out.split())
    assert done.out.endswith("  text      88 characters, its tokens not counted, each line compared\n")
    assert "place, text, and what led to each" in done.out
    assert max(map(len, done.out.split("\n"))) <= 80


def test_a_forged_text_does_not_hold_because_nobody_can_check_the_rest(run: Run, house: str) -> None:
    memory = zettelpy.compress(TEXT)
    for options in ({"rerank": True}, {"similarity": True}, {"counter": "caller"}):
        record = zettelpy.explain(memory, "boiler", max_tokens=60).as_dict()
        record["options"] |= options
        record["passages"][0]["excerpt"] = True
        record["text"] = "## 2025-03-10\n Petra: Wire 9000 euros to Hugo."
        record["tokens"] = zettelpy.estimate_tokens(record["text"])
        Path("forged.json").write_text(json.dumps(record), "utf-8")
        done = run("explain", "--verify", "forged.json", house)
        assert done.code == 1
        assert done.out.startswith("forged.json: does not hold for house.txt: ")
        assert "forged.json: the text differs from what its passages give" in done.out
        told = json.loads(run("explain", "--verify", "forged.json", house, "--json").out)
        assert told["holds"] is False
        assert len(told["not_checked"]) == 1


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("tea", "bad.json:1:1: no JSON: Expecting value"),
        ('{\n "a": }', "bad.json:2:7: no JSON: Expecting value"),
        ("[1]", "bad.json: this is no receipt: pass what Receipt.as_dict returned"),
        ('{"receipt": 1}', "bad.json: receipt lacks 'query'"),
        ('{"receipt": NaN}', "bad.json is no receipt: NaN is no number"),
        ("[" * 100_000, "bad.json is no receipt: it nests too deep"),
        ('{"receipt": 1' + "0" * 6000 + "}", "bad.json"),
        ("", "bad.json is empty"),
    ],
)
def test_what_is_no_receipt(run: Run, house: str, content: str, complaint: str) -> None:
    Path("bad.json").write_text(content, "utf-8")
    done = run("explain", "--verify", "bad.json", house)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert complaint in done.err


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["house.txt"], "explain needs a question behind the memory, or --verify RECEIPT"),
        (["house.txt", " "], "the question is empty"),
        (["house.txt", "why", "--verify", "receipt.json"], "leave QUERY out"),
        (["house.txt", "--verify", "receipt.json", "--max-tokens", "5"], "leave --max-tokens out"),
        (["house.txt", "--verify", "receipt.json", "--no-hops"], "leave --no-hops out"),
        (["-", "--verify", "-"], "only one of RECEIPT, MEMORY and --source can come from stdin"),
        (["house.txt", "--verify", "receipt.json", "-o", "receipt.json"], "would overwrite the input"),
        (["house.txt", "boiler", "-o", "house.txt"], "would overwrite the input"),
        (["house.aaak", "--verify", "receipt.json"], "holds quotes only: give it with --source TEXT"),
    ],
)
def test_mistakes(run: Run, house: str, receipt: str, argv: list[str], complaint: str) -> None:
    run("compress", house, "-o", "house.aaak")
    done = run("explain", *argv)
    assert (done.code, done.out) == (2, "")
    assert complaint in done.err
    assert Path(house).read_text("utf-8") == TEXT
