"""Stems against the published vocabularies of the Snowball project, which lie in `../shared`, beside a checkout.

English must agree word by word. The others are asked without accents, and German brings weak verbs together as well; so
for them the measure is which pairs of words share a stem: of the pairs that meet in the published stems, how many do in
ours (recall), and of ours, how many in the published ones (precision).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from zettelpy.text.normalise import fold
from zettelpy.text.stems import stem
from zettelpy.text.stems.light import light_stem

FOLDER = Path(__file__).resolve().parents[2].parent / "shared" / "corpora" / "snowball"
pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="needs the vocabularies in ../shared, which are not here")


def vocabulary(name: str) -> list[tuple[str, str]]:
    words, stems = ((FOLDER / f"{name}.{kind}.txt").read_text("utf-8").split("\n")[:-1] for kind in ("voc", "output"))
    return list(zip(words, stems, strict=True))


def test_english_agrees_word_by_word() -> None:
    wrong = [(word, stem(word), published) for word, published in vocabulary("english") if stem(word) != published]
    assert wrong == []


def pairs(groups: Iterable[int]) -> int:
    return sum(size * (size - 1) // 2 for size in groups)


@pytest.mark.parametrize(
    ("language", "name", "recall", "precision"),
    [
        ("de", "german", 0.93, 0.67),
        ("fr", "french", 0.88, 0.97),
        ("es", "spanish", 0.93, 0.94),
        ("pt", "portuguese", 0.95, 0.95),
        ("it", "italian", 0.92, 0.97),
    ],
)
def test_pairs_of_words_meet_as_published(language: str, name: str, recall: float, precision: float) -> None:
    # A word in four by its first letters, so that the forms of a word stay together.
    published = {fold(word): fold(made) for word, made in vocabulary(name) if sum(map(ord, fold(word)[:3])) % 4 == 0}
    ours = {word: light_stem(word, language) for word in published}
    both = pairs(Counter((published[word], ours[word]) for word in published).values())
    assert both >= recall * pairs(Counter(published.values()).values())
    assert both >= precision * pairs(Counter(ours.values()).values())
