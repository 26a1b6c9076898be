"""Sentence spans: the invariant on any text, readable cases by topic, cases from the field, hostile input."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.text.lexicon.abbreviations import ABBREVIATIONS, CLASSES, abbreviation_classes
from zettelpy.text.sentences import sentence_spans

CASES = Path(__file__).resolve().parents[2] / "fixtures" / "cases.jsonl"
PIECES = st.sampled_from(
    [
        *("Mr", "etc", "z", "B", "Anna", "left", "3", "2013", "U.S", " ", " ", "\n", "\n\n", "\r\n", "\u2029", "\x00"),
        *(".", "...", "…", "?", "!", "。", "」", "「", "“", "”", '"', "(", ")", "- ", "1. ", "»", "«", ";", "ς", "👏"),
        *("\ud800", "\ufeff", "[1]"),
    ]
)
TEXTS = st.one_of(st.lists(PIECES, max_size=40).map("".join), st.text(max_size=80))

# One sentence a line part; " | " marks the borders (put where the gap stands).
GOLDEN = [
    # terminators
    "The kiln is hot. | Open it slowly! | Who has the gloves? | Nobody?! | Fine.",
    "He thought... | Then he left. | No… | Not yet.",
    "I was not sure ... well, almost sure.",
    "It was shorter . . . than planned.",
    "“Is it done?” | “Not quite.” | She sighed.",
    "She said, “It is done.” | Then she left.",
    "“Is it done?” she asked. | He nodded.",
    "He fixed it (the old one had cracked.) | We thanked him.",
    "The valve (Who ordered it?) never arrived.",
    "The claim stands.[3] | Others disagree.",
    "Great! 👏 | Next we paint.",
    # abbreviations
    "Dr. Ilves met Mrs. Tamm and Prof. Oja. | They talked.",
    "See Fig. 4 and pp. 12-14, cf. Sec. 2. | The rest is clear.",
    "He said no. | Then he said yes.",
    "Bring nails, screws, etc. | The hammer is here.",
    "Bring nails, etc. before noon.",
    "Quill & Sons Ltd. moved. | Marlow Inc. Holdings stayed. | We work for Marlow Inc. | They pay well.",
    "He moved to the U.S. | She stayed in the U.K. office.",
    "The train leaves at 6 p.m. | Nobody was late.",
    "At 7 a.m. Mr. Oja unlocked the gate. | He whistled.",
    "J. K. Oja and A.B. Tamm wrote it. | It was you and I. | We did it.",
    "He changed his mind. | The sales rep. | On and on. | Don.",
    "Das gilt z. B. für Lena, d. h. auch für Ole. | Hr. Voss kam ca. um 5 Uhr.",
    "Mme. Roux et M. Petit sont là. | On mange, p. ex. des pommes, etc. | Le reste attend.",
    "El Sr. Vidal y la Dra. Pons llegan a las 5 p.m. | ¿Quién abre?",
    "Купили хлеб, соль и т. д. | Потом пошли домой, т. е. на ул. Садовая.",
    # numbers
    "It costs 3.50 or 1.250,75 now. | Version 2.0.1 works.",
    "Wir sehen uns am 3. Oktober. | Im 19. Jahrhundert war das anders. | Der 12. passt mir.",
    "Das Haus steht seit 2013. | Danach kam nichts.",
    "1. Fill the tank. | 2. Close the lid.",
    # addresses and code
    "Write to Ann.Lee@example.org or see https://example.org/a.Html?x=1. | She answers.",
    "Node.js and math.floor(x) and System.Out stay whole. | Good.",
    # casual
    "is it broken? | i think so. | ok. | will fix e.g. tomorrow",
    "[09:02] mara: is it broken? | i think so",
    # other scripts
    "Πού είναι; | Εδώ.",
    "यह ठीक है। | वह नहीं आया।",
    "هل وصلت؟ | نعم. | شكرا.",
    "یہ کتاب ہے۔ | وہ گھر ہے۔",
    "Բարեւ։ | Ինչպես ես։",
    "« Venez ! » dit-il. | Il part.",
    "Er rief: »Komm!« | Dann ging er.",
    "მოვიდა. | წავიდა.",
]  # fmt: skip
GLUED = [  # borders without a gap
    "今日は晴れです。|明日は雨ですか？|「行くよ！」と言った。|値は３．２９だ。",
    "我们看了《快跑！爸爸》。|很好！|真的吗？",
    "The pump failed.|We swapped it.|Pressure rose to 1,200.|That is fine.|Mr.Oja agreed.",
]


def split(text: str) -> list[str]:
    return [text[start:end] for start, end in sentence_spans(text)]


@pytest.mark.parametrize("marked", GOLDEN)
def test_golden(marked: str) -> None:
    sentences = marked.split(" | ")
    assert split(" ".join(sentences)) == sentences


@pytest.mark.parametrize("marked", GLUED)
def test_golden_without_spaces(marked: str) -> None:
    assert split(marked.replace("|", "")) == marked.split("|")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a hard\nwrapped line. It\ngoes on.", ["a hard\nwrapped line.", "It\ngoes on."]),
        ("One\n \t\nTwo\r\n\r\nThree\r\rFour\u2029Five", ["One", "Two", "Three", "Four", "Five"]),
        ("Windows\r\nline", ["Windows\r\nline"]),
        ("Buy:\n- milk\n* bread\n1. salt\n2) oil", ["Buy:", "- milk", "* bread", "1. salt", "2) oil"]),
        ("Wir kommen am\n3. Oktober an.", ["Wir kommen am\n3. Oktober an."]),
        ("", []),
        (" \n\t ", []),
        ("...", ["..."]),
        ("x", ["x"]),
    ],
)
def test_lines(text: str, expected: list[str]) -> None:
    assert split(text) == expected


@given(TEXTS, st.integers(0, 30), st.integers(0, 60))
def test_spans_are_ordered_trimmed_and_cover_everything(text: str, start: int, length: int) -> None:
    end = min(len(text), start + length)
    at = start
    for first, stop in sentence_spans(text, start, end):
        assert at <= first < stop <= end
        assert not text[at:first].strip()
        assert text[first:stop] == text[first:stop].strip()
        at = stop
    assert not text[at:end].strip()


@given(TEXTS)
def test_a_slice_is_split_like_the_text_alone(text: str) -> None:
    shifted = [(start + 3, end + 3) for start, end in sentence_spans(text)]
    assert sentence_spans("A. " + text + "\n\nZ.", 3, 3 + len(text)) == shifted


@given(TEXTS, TEXTS)
def test_a_blank_line_always_ends_a_sentence(one: str, two: str) -> None:
    border = len(one)
    assert all(end <= border or start >= border for start, end in sentence_spans(f"{one}\n\n{two}"))


def test_bad_arguments() -> None:
    with pytest.raises(ArgumentTypeError):
        sentence_spans(b"No.")  # type: ignore[arg-type]
    with pytest.raises(ArgumentValueError):
        sentence_spans("No.", -1)
    assert sentence_spans("No. Yes.", 5, 2) == []
    assert sentence_spans("No.", 0, 99) == [(0, 3)]


def test_abbreviations_are_well_formed() -> None:
    table = abbreviation_classes()
    for lists in ABBREVIATIONS.values():
        assert set(lists) <= set(CLASSES)
        for entry in " ".join(lists.values()).split():
            assert not entry.endswith(".")
            assert table[entry] in CLASSES
    ordinary = "no mind on don red set so do max it he is art fig gen rep sie das que est non era это им"
    assert [word for word in ordinary.split() if table.get(word) in ("title", "inner", "name")] == []


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        ("seg-001-latin-abbrev", ["lens.", "twice.", "felt."]),
        ("seg-003-acronym-end", ["U.S.A.", "here.", "p.m.", "noticed."]),
        ("seg-005-ellipsis-lossless", ["..", "....", "??", "ok"]),
        ("seg-007-german-ordinals", ["Uhr.", "usw.", "2013.", "nichts."]),
        ("seg-009-no-space-after-dot", ["failed.", "it.", "now.", "whole."]),
    ],
)
def test_cases_from_the_field(case: str, expected: list[str]) -> None:
    cases = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]
    text = next(one["input"] for one in cases if one["id"] == case)
    found = split(text)
    assert len(found) == len(expected)
    assert [sentence for sentence, end in zip(found, expected, strict=True) if not sentence.endswith(end)] == []


HOSTILE = [
    ".", "1.", '"', "a. ", "? ", ".(", '."', "\n", " ", ". ", "。「", "「。", "A.", "x.Y", ".[1]", "1. ", "\r\n",
    "\n- ",
    "! »", "foo.Bar", "am 3. ", "z. B. ", "[", ";", ".👏", "1.      ", ". . . ", "[1:", "Dr. ", "\u2029", "ς;",
    "1. a ", "a. b ", "• x ", "x: 1. y ", "(1) ", "x\n", "Ա:", "Ա. ", "“a。”", "（。）あ",
    '?" Mara ', "St. ", "ok. ", "EE. UU. ", "፡",
    "5 p.m. ", "1999 г. ", "'s A", "der 1. ",
]  # fmt: skip


@pytest.mark.timing
@pytest.mark.parametrize("unit", HOSTILE)
def test_linear_on_hostile_input(unit: str) -> None:
    def best(size: int) -> float:
        text = unit * (size // len(unit))
        return best_time(lambda: sentence_spans(text))

    assert best(32_000) < 8 * best(8_000) + 0.01


@pytest.mark.timing
@pytest.mark.parametrize("tail", [" ", "(", '"', "\n", "- ", "[", "'", "👏"])
def test_one_stop_and_a_long_run(tail: str) -> None:
    start = time.process_time()
    sentence_spans("End." + tail * 300_000 + "Next")
    assert time.process_time() - start < 0.5


@pytest.mark.timing
@pytest.mark.parametrize("head", [" ", "(", "[", "- "])
def test_a_long_run_before_many_candidates(head: str) -> None:
    start = time.process_time()
    sentence_spans(head * 100_000 + "ah? oh! eh. " * 5_000)
    assert time.process_time() - start < 2
