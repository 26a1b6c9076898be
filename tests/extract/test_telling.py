"""What sentences tell, asked the fast way against the plain one: notices, questions, counts, centrality."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract import telling
from zettelpy.extract.quote import text_rank
from zettelpy.extract.telling import Telling, is_notice, is_question
from zettelpy.options import Options
from zettelpy.text.columns import read_columns
from zettelpy.text.languages import detect_languages, stop_words_for
from zettelpy.text.lexicon.smalltalk import AUTOMATED, AUTOMATED_RUNS, SMALL_TALK
from zettelpy.text.stems import stemmer_for
from zettelpy.text.terms import index_terms

NOTICE = re.compile(AUTOMATED, re.IGNORECASE)
RUNS = re.compile(AUTOMATED_RUNS)
ASKED = re.compile(r"[?？؟;\u037e][\s\"'”’»›)\]」』!！？?]*$|(?:か|かな|かしら|吗|嗎|呢|까요?)[。.…~〜\s]*$")


def notifies(sentence: str) -> bool:
    return NOTICE.search(sentence) is not None or RUNS.search(sentence) is not None


@given(st.from_regex(NOTICE), st.sampled_from([str, str.upper, str.title, str.lower]))
def test_a_notice_is_one_in_any_case(sentence: str, cased: type[str]) -> None:
    assert is_notice(cased(sentence)) == notifies(cased(sentence))


@given(st.lists(st.sampled_from(AUTOMATED.replace("|", " ").split(" ") + list("İıſKσ '’!?")), max_size=8).map(" ".join))
def test_what_is_no_notice_is_none(sentence: str) -> None:
    assert is_notice(sentence) == notifies(sentence)


@pytest.mark.parametrize(
    "sentence", ["Job FAİLED", "joıned the group", "CI: paſſed", "Ci \u212a passed", "加入群聊", "No-Reply"]
)
def test_odd_letters_are_read_as_by_a_search_in_any_case(sentence: str) -> None:
    assert is_notice(sentence) == notifies(sentence)


@given(st.text("a?;!)\"' \n\x1c。?？か吗;Ω\u037e", max_size=12))
def test_a_question_is_read_as_by_its_expression(sentence: str) -> None:
    found = ASKED.search(sentence, max(0, len(sentence) - 8))
    asks = found is not None
    if found is not None and found[0][0] in ";\u037e":
        asks = re.match("[\u0370-\u03ff]", sentence[max(0, found.start() - 1) :]) is not None
    assert is_question(sentence) == asks


WORDS = "Ana ana moved Boiler 3 May lol haha in_box 512KB wish Hi ok 你好 お疲れ様です来週 听 don't 12,5 Ｍａｙ the It"


@given(st.lists(st.sampled_from(WORDS.split()), min_size=1, max_size=14).map(" ".join), st.data())
def test_rows_tell_of_words_what_the_words_tell_one_by_one(text: str, data: st.DataObject) -> None:
    columns = read_columns(text)
    words = columns.words
    told = Telling(columns, Options())
    low = data.draw(st.integers(0, len(words)))
    high = data.draw(st.integers(low, len(words)))
    languages = detect_languages(words)
    stop = stop_words_for(languages)
    small = {words.surface(i) for i in range(len(words)) if words.surface(i)[0].islower()}
    terms: set[str] = set()
    facts = names = 0
    for i in range(low, high):
        surface, folded = words.surface(i), words.folded[words.ids[i]]
        facts += (len(surface) > 1 and any(map(str.isdecimal, surface))) or folded in telling._calendar()
        named = surface[0].isupper() and len(surface) > 1 and surface.lower() not in small
        names += i > low and languages[0] != "de" and named
        if folded in SMALL_TALK or folded in stop or telling._LAUGHTER.fullmatch(folded):
            continue
        bare = surface if surface.isascii() else telling._RUNS.sub("", surface)
        terms.update(index_terms(bare, stop, stemmer_for(languages)))
    assert told.facts(low, high) == facts
    assert told.names(low, high) == names
    assert told.content(low, high) == terms


@given(st.lists(st.frozensets(st.sampled_from("abcdef"), max_size=4), min_size=1, max_size=16))
def test_centrality_is_that_of_the_plain_sum_over_all_pairs(sets: list[frozenset[str]]) -> None:
    size = len(sets)
    weights = [
        [
            len(left & right) / len(left | right) if a != b and abs(a - b) <= 12 and left & right else 0.0
            for b, right in enumerate(sets)
        ]
        for a, left in enumerate(sets)
    ]
    total = [sum(row) for row in weights]
    ranks = [1.0] * size
    for _ in range(4):
        ranks = [
            0.15 + 0.85 * sum(weights[a][b] / total[b] * ranks[b] for b in range(size) if weights[a][b])
            for a in range(size)
        ]
    links = [sum(weight > 0 for weight in row) for row in weights]
    expected = [rank / max(ranks) * link / (link + 1.5) for rank, link in zip(ranks, links, strict=True)]
    assert text_rank([set(terms) for terms in sets]) == pytest.approx(expected)
