"""Patterns over marked words: bits of places against regular expressions over the same row, written out."""

from __future__ import annotations

import re
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.decision_patterns import Pattern, Row, patterns
from zettelpy.text.lexicon.decided.setting_words import WORDS
from zettelpy.text.lexicon.decided.settings import PATTERNS
from zettelpy.text.normalise import fold

CLASSES = {
    "<N>": r"[\^@]\S+ ",
    "<G>": r"@\S+ ",
    "<W>": r"#\S+ ",
    "<D>": r"#[0-9]\S* ",
    "<X>": r"[\w^@#]\S* ",
    "<L>": r"[^\W_]\S* ",
    "<Q>": r"(?:[\^@#]\S+|\") ",
    ",": ", ",
    ":": ": ",
    "$": r"(?:, .{0,40})?\Z",
    "|": r"(?:, |\Z)",
}


def token(written: str) -> str:
    """Return a token as a regular expression over marked words, each with a blank behind it."""
    if written.startswith("!"):
        return f"(?!{token(written[1:])})"
    if written.startswith(".."):
        return rf"(?:[\w^@#]\S* ){{0,{written[2:]}}}?"
    if written.endswith("?"):
        return f"(?:{token(written[:-1])})?"
    if written in CLASSES:
        return CLASSES[written]
    spelled = []
    for word in WORDS.get(written, written.replace("/", " ")).split():
        core = re.escape(fold(word.strip("*")))
        spelled.append(rf"\S*{core}" if word[0] == "*" else rf"{core}\S*" if word[-1] == "*" else core)
    return rf"[\^@#]?(?:{'|'.join(spelled)}) "


@cache
def written(language: str) -> list[tuple[str, str]]:
    return [
        (kind, line)
        for kind in ("rule", "said", "plan")
        for line in PATTERNS[language].get(kind, "").strip().splitlines()
        if line
    ]


@cache
def expression(line: str) -> re.Pattern[str]:
    return re.compile("".join(map(token, line.split())))


@cache
def vocabulary(language: str) -> list[str]:
    """Return words that the patterns of a language hold, and a few that none does."""
    found = dict.fromkeys(("zebra", "7", "ana", "_x", "ings"))
    for _, line in written(language):
        for part in line.split():
            for word in WORDS.get(part.strip("!?"), part.strip("!?").replace("/", " ")).split():
                if word[0] not in "<.,:|$":
                    found[fold(word.translate({ord("*"): "a", ord("#"): "7"}))] = None
    return list(found)


Item = tuple[str, str]  # mark and word; the word is empty for a mark of punctuation


def sentence(language: str, draw: st.DrawFn) -> list[Item]:
    """Draw a sentence that goes along a pattern for a while, so that some match."""
    _, line = draw(st.sampled_from(written(language)))
    words, items = st.sampled_from(vocabulary(language)), []
    for part in line.split():
        plain = part.rstrip("?")
        if part in ("|", "$") or plain[0] == "!" or (part.endswith("?") and draw(st.booleans())):
            continue
        if plain.startswith(".."):
            items += [("", draw(words)) for _ in range(draw(st.integers(0, int(plain[2:]) + 1)))]
        elif plain in (",", ":"):
            items.append((plain, ""))
        elif plain[0] == "<":
            mark = {"<N>": "^", "<G>": "@", "<W>": "#", "<D>": "#"}.get(plain, "")
            items.append((mark, {"<D>": "12", "<G>": "ana"}.get(plain) or draw(words)))
        else:
            own = WORDS.get(plain, plain.replace("/", " ")).split()
            items.append(
                (
                    draw(st.sampled_from(["", "^"])),
                    fold(draw(st.sampled_from(own)).translate({ord("*"): "x", ord("#"): "7"})),
                )
            )
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(items)))
        items.insert(at, draw(st.sampled_from([(",", ""), (":", ""), ('"', ""), ("", "zebra"), ("@", "ana")])))
    return items


def laid(items: list[Item]) -> tuple[Row, list[int], str, list[int]]:
    """Return a sentence as a row with the places of its words, and as a string with where they begin."""
    row, string, starts = Row(), "", []
    for mark, word in items:
        if word:
            starts.append(len(string))
            row.add_words([mark], [word])
            string += f"{mark}{word} "
        else:
            row.add_mark(mark)
            string += f"{mark} "
    row.close()
    return row, row.places(range(len(starts))), string, starts


TOKENS = "<N> <G> <W> <D> <X> <L> <Q> , ,? : | $ ana ana/bo !ana ana? *na an* #* ..1 ..3 !<N> <X>?".split()
ITEMS = [(mark, word) for mark in ("", "^", "@", "#") for word in ("ana", "bo", "nana", "anan", "7a", "_")]


@given(
    st.lists(st.sampled_from(TOKENS), min_size=1, max_size=5),
    st.lists(st.sampled_from([*ITEMS, (",", ""), (":", ""), ('"', ""), ("", "n" * 30)]), max_size=7),
)
def test_every_token_asks_what_its_regular_expression_asks(tokens: list[str], items: list[Item]) -> None:
    row, places, string, starts = laid(items)
    pattern = Pattern.read("plan", " ".join(tokens))
    reference = expression(" ".join(tokens))
    found = [row.matches(pattern, place) for place in places]
    assert found == [reference.match(string, start) is not None for start in starts]
    assert row.matches(pattern, sum(places)) == any(found)


@pytest.mark.parametrize("length", range(36, 42))
def test_a_short_tail_behind_a_comma_closes_a_sentence(length: int) -> None:
    row, places, string, _ = laid([("", "ana"), (",", ""), ("", "n" * length)])
    found = row.matches(Pattern.read("plan", "ana $"), places[0])
    assert found == (expression("ana $").match(string) is not None) == (length < 40)


@given(st.data())
@pytest.mark.parametrize("language", PATTERNS)
def test_places_as_bits_match_what_regular_expressions_match(language: str, data: st.DataObject) -> None:
    items = data.draw(st.composite(lambda draw: sentence(language, draw))())
    row, places, string, starts = laid(items)
    words = [word for _, word in items if word]
    table = patterns(language)
    anchors = table.anchored(words)
    offered = {number for numbers in anchors.values() for number in numbers}
    assert [(pattern.kind) for pattern in table.lines] == [kind for kind, _ in written(language)]
    for number, (pattern, (_, line)) in enumerate(zip(table.lines, written(language), strict=True)):
        matches = [bool(row.matches(pattern, place)) for place in places]
        assert matches == [expression(line).match(string, start) is not None for start in starts], line
        if any(matches):
            assert number in offered, line
            assert not any(map(frozenset(words).isdisjoint, pattern.needs)), line


@pytest.mark.parametrize("language", PATTERNS)
def test_no_pattern_matches_nothing(language: str) -> None:
    row = Row()
    row.add_words([""], ["a"])
    row.close()
    assert not any(row.matches(pattern, 1) for pattern in patterns(language).lines)


def test_what_must_be_there_is_a_word_that_cannot_be_left_out() -> None:
    assert Pattern.read("plan", "<X> ..2 on").needs == (frozenset(("on",)),)
    assert Pattern.read("plan", "<X> on?").needs == ()
