"""How words are used: what their neighbours say decides where they stand, the whole text only where they do not."""

from __future__ import annotations

from zettelpy.extract.topic_uses import AS_NOUN, AS_OTHER, NOUN, OTHER, Uses
from zettelpy.extract.topic_words import Terms
from zettelpy.options import Options
from zettelpy.text.columns import read_columns
from zettelpy.text.lexicon.chrome_frames import FILLER, frames_of


def terms_of(text: str) -> Terms:
    return Terms(read_columns(text), Options())


def said(text: str, form: str) -> list[str]:
    """For each place of a form: noun, other, or "" where its neighbours do not tell."""
    terms = terms_of(text)
    uses: Uses = terms.uses
    return [
        {AS_NOUN: "noun", AS_OTHER: "other", 0: ""}[uses.here[i]]
        for i, k in enumerate(terms.form_at)
        if terms.forms[k] == form
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


def test_one_byte_a_word_with_a_form() -> None:
    for text in ("", "kettle", "the", "a kettle", "The kettle is on the stove, and the stove is the best."):
        terms = terms_of(text)
        assert len(terms.uses.here) == len(terms.form_at) == len(terms.at)


def test_what_stands_around_a_word_is_told_of_each_by_itself() -> None:
    text = "The new kettle is here. A very old copper pot with a nice lid, quickly the tap."
    terms = terms_of(text)
    words = terms.columns.words
    row = [frames_of("en").get(folded, 0) for folded in words.folded]
    for place, i in enumerate(terms.at):
        for told, at in ((terms.before, i - 1), (terms.behind, i + 1)):
            expected = row[words.ids[at]] if 0 <= at < len(words) else 0
            assert told[place] % FILLER == expected, words.surface(i)  # fillers are no words of the frames
        assert terms.before_form[place] == (i + 1 in terms.at)
    over = [words.surface(i) for place, i in enumerate(terms.at) if terms.over_filler[place]]
    assert over == ["kettle", "lid"]
