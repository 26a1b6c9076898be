"""Sentences of 28 languages, told apart without being told the language: cases as data, one file a language.

In tests/data/sentences a line is a sentence, a blank line ends a case. Sentences are joined by a space (in Chinese and
Japanese by nothing), a line that begins with `|` by nothing, and `\\n` stands for a line end.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from zettelpy.text.enumerations import item_openings
from zettelpy.text.lexicon.abbreviations import ABBREVIATIONS, homographs
from zettelpy.text.sentences import sentence_spans

DATA = Path(__file__).resolve().parents[1] / "data" / "sentences"
LANGUAGES = sorted(path.stem for path in DATA.glob("*.txt"))
SPACELESS = ("ja", "zh")


def split(text: str) -> list[str]:
    return [text[start:end] for start, end in sentence_spans(text)]


def read(language: str) -> Iterator[tuple[str, list[str]]]:
    """Yield (text, its sentences) of each case of a language."""
    for case in (DATA / f"{language}.txt").read_text("utf-8").strip().split("\n\n"):
        text, sentences = "", []
        for line in case.split("\n"):
            sentence = line.removeprefix("|").replace("\\n", "\n")
            glued = line.startswith("|") or language in SPACELESS or not text or text[-1].isspace()
            text += sentence if glued else " " + sentence
            sentences.append(sentence.strip())
        yield text, sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_cases(language: str) -> None:
    wrong = [(found, expected) for text, expected in read(language) if (found := split(text)) != expected]
    assert wrong == []


def test_the_data_is_broad() -> None:
    assert len(LANGUAGES) >= 28
    assert [language for language in LANGUAGES if len(list(read(language))) < 6] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_file_is_split_like_its_cases(language: str) -> None:
    # A list in one line is looked for at the start of a text; Armenian colons are full stops in all of it or nowhere.
    whole = [(text, sentences) for text, sentences in read(language) if not item_openings(text, 0, len(text))]
    cases = [case for case in whole if language != "hy" or not any(one.endswith(":") for one in case[1])]
    assert split("\n\n".join(text for text, _ in cases)) == [one for _, sentences in cases for one in sentences]


@pytest.mark.parametrize(
    "text",
    [  # what looks like a border and is none
        "The 1. and the 2. try failed",
        "Der 1. und der 2. Versuch gelangen",
        "We have items (1) and (2) in stock",
        "He chose plan b. and not plan c. this time",
        "An ok. price for an art. 5 case",
        "Version 1.) was never sent",
        "La Sra. D. Pons llegó a EE. UU. ayer",
        "Call Washington, D.C. Mayor Bowers at once",
        '"Who is it?" Mara asked.',
        '"Stop!" I cried.',
        "“太晚了。回去吧。”他说。",
        "「本当？」彼女は尋ねた。",
        "“갈래?” 그가 물었다.",
        '"तुम कौन हो?" उसने पूछा।',
        "映画（2019年公開。）を見た。",
        "Yahoo! Finance is down again.",
        "Der II. Weltkrieg und die 3. Liga",
        "Sie zahlten 5 Mio. Euro im Jahr.",
        "Աննան ասաց. «Այո»։",
    ],
)
def test_one_sentence(text: str) -> None:
    assert split(text) == [text]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I had an ok. Then I left. That is modern art. We left.", 4),  # Polish `ok.`, French `art.`
        ("Ik zag dr. ir. De Wit in het huis van de buren.", 1),  # Dutch `ir.` in Dutch
        ("Tengo que ir. El tren sale ya.", 2),  # and the Spanish verb
        ("So ist es. Dann gehen wir.", 2),  # Italian `ad es.`
        ("Go on. Then stop.", 2),  # Italian `on.`
        ("It was an EV. My uncle drove it.", 2),
        ("Plan: 1. wash it 2. dry it", 2),
        ("• salt • oil • vinegar", 3),
        ("salt\noil\nred vinegar", 3),
        ("salt and\noil and\nred vinegar", 1),
        ("The wind was cold\nand the night\nwas long", 1),
        ("真的吗?是的!好", 3),
        ("Anna:\nՈչինչ:", 1),
    ],
)
def test_number_of_sentences(text: str, expected: int) -> None:
    assert len(split(text)) == expected


def test_homographs_are_in_no_list() -> None:
    ordinary = "ok ir on es им gen"
    assert [word for word in ordinary.split() if word not in homographs()] == []
    everywhere = {entry for lists in ABBREVIATIONS.values() for row in lists.values() for entry in row.split()}
    assert everywhere & {"ok", "ir", "on", "es", "им", "gen"} == set()
