"""What a pronoun reaches back to: bounds that only move on give what the rule says, mention by mention."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.extract import coreference
from zettelpy.extract.coreference import MESSAGES_BACK, SENTENCES_BACK, _Binder
from zettelpy.extract.entities import reader
from zettelpy.options import Options
from zettelpy.text.columns import read_columns
from zettelpy.text.layout import MESSAGE
from zettelpy.text.lexicon.names import GREETINGS
from zettelpy.text.lexicon.pronouns import YOU
from zettelpy.text.normalise import fold

LINES = (
    "Petra and Otto met. They left. ", "# A heading\n\n", "\n\n", "\n", "He saw Brandt. ", "It rained. ",
    "Mia came in. She stayed. ", "x " * 700,
)  # fmt: skip
TALK = (
    "Ana: She fixed it.", "Otto Brandt: He asked Petra, and she said no.", "Ana: It rained.",
    "Ana: Hi Petra! She knows.",
    "Mia: We met Petra and Ana.", "Otto Brandt: It works.", "Mia: He likes Otto, he said.",
)  # fmt: skip
TEXTS = st.one_of(
    st.lists(st.sampled_from(LINES), max_size=14).map("".join),
    st.lists(st.sampled_from(TALK), max_size=16).map("\n".join),
)


def reached(binder: _Binder, start: int) -> list[int]:
    """Return the mentions that the pronoun at `start` reaches, each judged by itself."""
    blocks = binder.columns.layout.blocks

    def block(at: int) -> int:
        return max(0, min(len(blocks) - 1, bisect_right([one.start for one in blocks], at) - 1))

    def sentence(at: int) -> int:
        return bisect_right(binder.columns.sentence_starts, at) - 1

    here = block(start)
    speaker = fold(blocks[here].speaker)
    words = binder.columns.words
    stop = bisect_left(binder.at, start)
    found = []
    for k in reversed(range(max(0, stop - coreference._MOST), stop)):
        mention = binder.mentions[k]
        there = block(mention.start)
        far = here - there > MESSAGES_BACK
        if blocks[here].kind != MESSAGE:
            far = sentence(start) - sentence(mention.start) > SENTENCES_BACK
        if far or start - mention.start > coreference._WINDOW or blocks[there].section != blocks[here].section:
            break
        key = fold(binder.all_names[mention.name])
        talks = bool(speaker) and (key == speaker or key in speaker.split() or speaker in key.split())
        called = mention.word > 0 and words.folded[words.ids[mention.word - 1]] in GREETINGS
        if not (talks or called or key in map(fold, binder.two)):
            found.append(k)
    return found[::-1]


@settings(max_examples=150, deadline=None)
@given(TEXTS)
def test_reach_is_that_of_the_rule(text: str) -> None:
    columns = read_columns(text)
    spans = [(0, len(text))]
    binder = _Binder(columns, spans, [reader(columns, Options())(0, len(text))])
    seen: list[tuple[int, list[int]]] = []
    reach = binder._reachable

    def note(j: int, low: int, stop: int) -> list[int]:
        seen.append((j, reach(j, low, stop)))
        return seen[-1][1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(binder, "_reachable", note)
        binder.run()
    assert [j for j, _ in seen] == [j for j, pronoun in enumerate(binder.pronouns) if pronoun.kind != YOU]
    for j, found in seen:
        assert found == reached(binder, binder.pronouns[j].start)
