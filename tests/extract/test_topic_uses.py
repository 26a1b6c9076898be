"""How words are used: what their neighbours say decides where they stand, the whole text only where they do not."""

from __future__ import annotations

from zettelpy.extract.topic_uses import NOUN, OTHER, Uses
from zettelpy.extract.topic_words import Terms
from zettelpy.options import Options
from zettelpy.text.columns import read_columns


def terms_of(text: str) -> Terms:
    return Terms(read_columns(text), Options())


def said(text: str, form: str) -> list[str]:
    """For each place of a form: noun, other, or "" where its neighbours do not tell."""
    terms = terms_of(text)
    uses: Uses = terms.uses
    return [
        "noun" if uses.as_noun[i] else "other" if uses.as_other[i] else ""
        for i, k in enumerate(terms.of_word)
        if k >= 0 and terms.forms[k] == form
    ]


def test_the_word_before_decides() -> None:
    text = "The drill broke. They drill holes. With drill and hammer. Noise, drill, dust."
    assert said(text, "drill") == ["noun", "other", "noun", ""]


def test_the_word_behind_tells_where_the_one_before_does_not() -> None:
    assert said("Yesterday gravel was cheap. Suddenly gravel the size of fists fell.", "gravel") == ["noun", "other"]


def test_an_article_speaks_for_the_last_word_of_its_phrase() -> None:
    text = "We sold the copper kettle."
    assert (said(text, "copper"), said(text, "kettle")) == ([""], ["noun"])


def test_an_article_reaches_over_a_filler() -> None:
    assert said("We bought a new kettle.", "kettle") == ["noun"]


def test_hindi_nouns_stand_before_postpositions() -> None:
    assert said("मैदान में पार्किंग नहीं है।", "मैदान") == ["noun"]


def test_kinds_are_of_the_whole_text() -> None:
    terms = terms_of("The kettle is old. They quarrel. We quarrel. You quarrel.")
    kinds = dict(zip(terms.forms, terms.form_kinds, strict=True))
    assert (kinds["kettle"], kinds["quarrel"]) == (NOUN, OTHER)


def test_one_byte_a_word_and_never_both() -> None:
    for text in ("", "kettle", "the", "The kettle is on the stove, and the stove is the best."):
        terms = terms_of(text)
        assert len(terms.uses.as_noun) == len(terms.uses.as_other) == len(terms.of_word)
        assert not any(noun and other for noun, other in zip(terms.uses.as_noun, terms.uses.as_other, strict=True))
