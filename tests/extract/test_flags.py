"""Flags: what a passage is about, literal uses and negations left alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.extract import flags
from zettelpy.options import Options
from zettelpy.text.columns import read_columns
from zettelpy.types import ALL_FLAGS

DATA = Path(__file__).resolve().parents[1] / "data" / "flags"
LANGUAGES = ("en", "de", "fr", "es", "pt", "it", "ru", "zh", "ja", "ko", "hi")
CASES = Path(__file__).resolve().parents[2] / "fixtures" / "cases.jsonl"


def flags_of(text: str) -> tuple[str, ...]:
    return flags.reader(read_columns(text), Options())(0, len(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("We decided to keep the old boiler.", ("DECISION",)),
        ("The choir was founded in 1987 by two bakers.", ("ORIGIN", "GENESIS")),
        ("Ana and I first met on the ferry.", ("ORIGIN",)),
        ("She was born in Lima and grew up in Oslo.", ("ORIGIN",)),
        ("Honesty is what matters most to us.", ("CORE",)),
        ("We always put safety first and never compromise.", ("CORE",)),
        ("Always wear gloves.", ("CORE",)),
        ("These principles are essential.", ("CORE",)),
        ("We changed our mind about the tiles.", ("PIVOT",)),
        ("From now on the shop closes at six.", ("DECISION", "PIVOT")),
        ("It was the turning point of my life.", ("PIVOT",)),
        ("We launched the newsletter yesterday.", ("GENESIS",)),
        ("Kick-off for the new project is on Monday.", ("DECISION", "GENESIS")),
        ("The database schema needs a migration script.", ("TECHNICAL",)),
        ("Deployed to the server; latency is fine, one bug left.", ("TECHNICAL",)),
    ],
)
def test_english(text: str, expected: tuple[str, ...]) -> None:
    assert flags_of(text) == expected


@pytest.mark.parametrize(
    ("text", "flag"),
    [
        ("Der Verein wurde 1987 gegründet.", "ORIGIN"),
        ("L'association a été fondée par deux amis.", "ORIGIN"),
        ("La empresa fue fundada en Lima.", "ORIGIN"),
        ("A empresa foi fundada no Porto.", "ORIGIN"),
        ("L'azienda è stata fondata a Torino.", "ORIGIN"),
        ("Компания была основана в 1990 году.", "ORIGIN"),
        ("公司成立于1998年。", "ORIGIN"),
        ("会社は1998年に設立されました。", "ORIGIN"),
        ("회사는 1998년에 설립되었습니다.", "ORIGIN"),
        ("Ehrlichkeit ist unser oberstes Prinzip.", "CORE"),
        ("Wir haben unsere Meinung geändert.", "PIVOT"),
        ("Hemos cambiado de opinión.", "PIVOT"),
        ("我们改变主意了。", "PIVOT"),
        ("Nous avons lancé le site hier.", "GENESIS"),
        ("新しいプロジェクトが始まりました。", "GENESIS"),
        ("サーバーのデータベースが遅い。", "TECHNICAL"),
        ("서버에서 오류가 났어요.", "TECHNICAL"),
        ("Die Datenbank ist voll.", "TECHNICAL"),
        ("使用API和数据库", "TECHNICAL"),
    ],
)
def test_other_languages(text: str, flag: str) -> None:
    assert flag in flags_of(text)


@pytest.mark.parametrize(
    "text",
    [
        "There is a stack of papers on my desk.",
        "I'm always here for you.",
        "He is going to work by bike.",
        "The bed bugs are back.",
        "Switch on the light, please.",
        "No problem.",
        "The weather was lovely and we ate cake.",
        "",
        "   \n\n  ",
    ],
)
def test_literal_and_everyday_words_say_nothing(text: str) -> None:
    assert flags_of(text) == ()


def test_negation_ends_with_its_sentence() -> None:
    assert flags_of("No problem. We decided to ship.") == ("DECISION",)
    assert flags_of("We aren't going to use it. It was never launched.") == ()


def test_negation_stops_at_but() -> None:
    assert flags_of("This is not essential but we launched it.") == ("GENESIS",)


def test_a_technical_matter_stays_technical_when_denied() -> None:
    assert flags_of("The server is not down, there is no bug.") == ("TECHNICAL",)


def test_a_name_in_a_speakers_label_is_no_cue() -> None:
    assert flags_of("server: hi there\nana: hello, how was lunch\nserver: good") == ()


def test_a_block_of_code_is_technical_and_nothing_else() -> None:
    text = "Here it is:\n\n```\nwe_launched = 1  # from now on, always, we decided\n```\n"
    assert flags_of(text) == ("TECHNICAL",)


def test_each_part_of_long_code_is_technical() -> None:
    text = "```\n" + "x = y + z\n" * 200 + "```\n"
    assert flags.reader(read_columns(text), Options())(900, 1700) == ("TECHNICAL",)


def test_a_phrase_is_not_put_together_across_a_comma() -> None:
    assert flags_of("In that world I believe, in short, nothing.") == ()


def test_order_is_that_of_all_flags() -> None:
    text = "API bug. We launched it. From now on we switch. It is essential. It was founded by Ana. We decided to go."
    assert flags_of(text) == ALL_FLAGS


def test_a_span_has_the_flags_of_the_cues_that_it_holds_whole() -> None:
    text = "We launched it. The turning point came later."
    read = flags.reader(read_columns(text), Options())
    assert read(0, 15) == ("GENESIS",)
    assert read(16, len(text)) == ("PIVOT",)
    assert read(0, 28) == ("GENESIS",)  # "turning po" is cut
    assert read(5, 5) == ()


def case(name: str) -> list[str]:
    for line in CASES.read_text(encoding="utf-8").splitlines():
        loaded = json.loads(line)
        if loaded["id"].startswith(name):
            given = loaded["input"]
            return [given] if isinstance(given, str) else list(given)
    raise AssertionError(name)


def test_case_flag_002_decisions_in_varied_wording() -> None:
    assert [text for text in case("flag-002") if "DECISION" not in flags_of(text)] == []


def test_case_flag_004_double_negation() -> None:
    likes, plan, hotel = map(flags_of, case("flag-004"))
    assert (likes, plan, hotel) == ((), ("DECISION",), ())


def test_case_flag_008_negation_in_other_languages() -> None:
    assert [flags_of(text) for text in case("flag-008")] == [(), (), (), ()]


def test_case_aaak_002_a_pseudo_record_is_no_decision() -> None:
    assert "DECISION" not in flags_of(case("aaak-002")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_as_a_reader_would_judge_them(language: str) -> None:
    lines = (DATA / f"{language}.txt").read_text("utf-8").splitlines()
    judged = [line.split(" | ") for line in lines if line[0] != "#"]
    assert len(judged) >= 12
    wrong, right = [], 0
    for labels, sentence in judged:
        expected = set() if labels == "-" else set(labels.split())
        found = set(flags_of(sentence)) - {"DECISION"}
        right += len(expected & found)
        wrong += [(sentence, "extra", label) for label in sorted(found - expected)]
        wrong += [(sentence, "missing", label) for label in sorted(expected - found)]
    assert len(wrong) <= right // 25, wrong


@pytest.mark.parametrize(
    "text",
    [
        "Was the choir founded in 1987?",
        "Nobody founded a club.",
        "If we change course, call me.",
        "Wurde der Verein 1987 gegründet?",
        "On ne change pas de cap.",
        "¿Habéis cambiado de opinión?",
        "Non abbiamo cambiato idea.",
        "公司是什么时候成立的吗？",
    ],
)
def test_what_is_asked_supposed_or_denied_is_no_moment(text: str) -> None:
    assert set(flags_of(text)) - {"DECISION"} == set()


@given(st.text(max_size=300))
@settings(max_examples=100, deadline=None)
def test_any_text_gives_known_flags_and_less_of_it_never_more(text: str) -> None:
    read = flags.reader(read_columns(text), Options())
    whole, half = read(0, len(text)), read(0, len(text) // 2)
    assert list(whole) == [flag for flag in ALL_FLAGS if flag in whole]
    assert set(half) <= set(whole)


def seconds(text: str) -> float:
    columns = read_columns(text)
    return best_time(lambda: flags.reader(columns, Options())(0, len(text)))


@pytest.mark.timing
@pytest.mark.parametrize("unit", ["always ", "not always ", "launched, ", "server", "数据库不", "“ always ", "in, of "])
def test_time_grows_with_the_text_alone(unit: str) -> None:
    assert seconds(unit * 4_000) < 6 * seconds(unit * 1_000) + 0.02
