"""What `read_layout` finds: blocks that cover the text, speakers by evidence, times completed by their day."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.text import layout as module
from zettelpy.text.layout import CODE, HEADING, ITEM, MESSAGE, PARAGRAPH, TABLE, Block, Layout, read_layout


def turns(text: str) -> list[tuple[str, str]]:
    """Speaker and words of each message."""
    return [(message.speaker, message.text) for message in read_layout(text).messages]


def kinds(text: str) -> list[tuple[str, str]]:
    return [(block.kind, text[block.start : block.end]) for block in read_layout(text).blocks]


# ------------------------------------------------------------------------------------------------- the invariant

PARTS = st.sampled_from(
    ["a", "Ana: hi", "Bo:", "[09:02] Ana: x", "[2025-03-04T09:12] Bo", "# h", "## 2025-01-02", "```", "~~~~", "   ```",
     "### User", "### Assistant", "<|im_start|>user", "x<|im_end|>", "Ana  9:02 AM", "Bo, [12.05.23 14:03]",
     "09:02\tAna\thi", "00:01:02\tFrom Ana to Bo: hi", "[12:31] Ana Lee", "Ana 🌸: hi", "[25/05/23, 14:04] Bo: y",
     "- i", "1. i", "| a | b |", "|--|--|", "====", "--- 2025-03-03 ---", "CHAPTER I.", "user: q", "assistant: a",
     "<nick> t", "**N**: t", " ", "\t", "\x00", "\ud83d", "\ufeff", "\u2028", "\u00a0", "e\u0301", "田中：はい",
     "text. More: text", "2025-03-04 10:00 Bo: y"]
)  # fmt: skip
BREAKS = st.sampled_from(["\n", "\n\n", "\r\n", "\r", "\n \n", "", " "])
TEXTS = st.lists(st.tuples(PARTS, BREAKS), max_size=14).map(lambda parts: "".join(a + b for a, b in parts)) | st.text()


def check_invariant(text: str, layout: Layout) -> None:
    covered = 0
    for number, block in enumerate(layout.blocks):
        assert covered <= block.start <= block.label <= block.body <= block.end, block
        assert text[block.start : block.end].strip() == text[block.start : block.end] != ""
        assert not text[covered : block.start].strip(), "a character outside white space belongs to no block"
        covered = block.end
        if block.kind == HEADING:
            assert (block.heading, block.speaker) == (number, "")
        assert -1 <= block.heading <= number
        if block.kind != MESSAGE:
            assert block.label == block.body
            assert not text[block.start : block.label].strip("\ufeff").strip()  # a byte order mark is no word
        elif block.speaker:
            assert text[block.label :].startswith(block.speaker)
        if block.time and block.date:
            assert block.time.startswith(block.date)
    assert not text[covered:].strip()
    sections = [block.section for block in layout.blocks]
    assert sections == sorted(sections)
    assert sections[:1] in ([], [0])
    assert len(layout.messages) == sum(block.kind == MESSAGE for block in layout.blocks)


@given(TEXTS)
def test_every_character_outside_white_space_is_in_exactly_one_block(text: str) -> None:
    check_invariant(text, read_layout(text))


@given(TEXTS)
@example("so\nmany\na | b\n--|--\n1 | 2")
@example("Ana: hi\nthere\n8 May 2023\nBo: ho\nthere\nSession 2 - 9 May 2023\nAna: hi")
@example("so\nmany\n- a\nb\n```\nc\n```\nd\ne\n# F\ng\nh")
def test_lines_that_go_on_are_read_as_if_each_were_looked_at(text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module._Builder, "_goes_on", lambda self: False)
        expected = read_layout(text)
    assert read_layout(text) == expected


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\x00", "\U0001f642", "...", "a", "\u200b", "\ufeff", "\xa0", "\r"])
def test_degenerate_texts(text: str) -> None:
    layout = read_layout(text)
    check_invariant(text, layout)
    assert layout.messages == ()
    assert len(layout.blocks) == bool(text.strip())


# ---------------------------------------------------------------------------------------------------- paragraphs


@pytest.mark.parametrize("blank", ["\n\n", "\n \t\n", "\r\n\r\n", "\r\r", "\n\u00a0\n", "\n\n\n\n"])
def test_blank_lines_of_any_kind_separate_paragraphs(blank: str) -> None:
    assert kinds(f"one{blank}two") == [(PARAGRAPH, "one"), (PARAGRAPH, "two")]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_line_end_alone_does_not(end: str) -> None:
    assert kinds(f"one{end}  two") == [(PARAGRAPH, f"one{end}  two")]


# ------------------------------------------------------------------------------------------------------ speakers

CHATS = {
    "clock in brackets": "[09:02] mara: hi\n[09:03] jonas.k: ho",
    "own rendering": "[2025-03-04T09:12] mara: hi\n\n[2025-03-04T09:13] jonas.k: ho",
    "written time in brackets": "(1:56 pm on 8 May, 2023) mara: hi\n(1:57 pm on 8 May, 2023) jonas.k: ho",
    "bare time": "2025-03-04 09:12 mara: hi\n2025-03-04 09:13 jonas.k: ho",
    "time and dash": "04.03.2025, 09:12 - mara: hi\n04.03.2025, 09:13 - jonas.k: ho",
    "time behind": "mara (09:02): hi\njonas.k (09:03): ho",
    "bold": "**mara**: hi\n**jonas.k:** ho\n**mara**: yes",
    "nick": "<mara> hi\n<jonas.k> ho\n<mara> yes",
    "plain": "mara: hi\njonas.k: ho\nmara: yes",
    "two plain lines": "mara: hi\njonas.k: ho",
    "a paragraph each": "mara: hi\n\njonas.k: ho\n\nmara: yes",
    "carriage returns": "mara: hi\r\njonas.k: ho\rmara: yes",
}


@pytest.mark.parametrize("text", CHATS.values(), ids=CHATS.keys())
def test_every_form_of_a_label(text: str) -> None:
    assert turns(text)[:2] == [("mara", "hi"), ("jonas.k", "ho")]


@pytest.mark.parametrize(
    "name",
    ["José", "E\u0301lodie", "田中", "Анна", "priya_r", "relay-bot", "@noor", "Jean-Luc de Wit", "O'Neil", "Bot2"],
)
@pytest.mark.parametrize("colon", [": ", "："])
def test_names_of_many_kinds(name: str, colon: str) -> None:
    text = f"{name}{colon}one\nKim{colon}two\n{name}{colon}three"
    assert turns(text) == [(name, "one"), ("Kim", "two"), (name, "three")]


@pytest.mark.parametrize(
    "prose",
    [
        "Note: bring water.\n\nThe hut is closed.\n\nNote: the path is steep.\n\nWarning: no signal.",
        "Root cause: a wrong token.",
        "We found it at 10:30 on\nhttp://x.example/a and wrote: done.\nThe reason: a cable.\nIt was late: we left.",
        "Title: Boats\nAuthor: Lee\nYear: 1999\n\nTitle: Nets\nAuthor: Roe\nYear: 2001",
        "Serves: 4\nTime: 30\nFlour: 200 g\nSugar: 3 g",
        "TypeError: basket is None\nValueError: no\nTypeError: basket is None",
        "2025-03-04 10:00:01 ERROR: failed\n2025-03-04 10:00:02 INFO: started",
        "He said this:\n\nShe said that:\n\nAnd so it went on for a page.",
    ],
)
def test_labels_of_prose_are_no_speakers(prose: str) -> None:
    layout = read_layout(prose)
    assert layout.messages == ()
    assert {block.speaker for block in layout.blocks} == {""}


def test_a_single_labelled_line_is_a_message_unless_the_label_is_a_key() -> None:
    assert turns("\ufeffMarek: ship it") == [("Marek", "ship it")]
    assert turns("[09:02] Ana: hi") == [("Ana", "hi")]
    assert turns("Summary: all is well") == []


def test_a_dialogue_inside_a_long_text_needs_a_share_of_its_lines() -> None:
    prose = "The road was long and the inn was full of people who had come for the fair.\n\n" * 20
    assert turns(prose + "Ana: hi\n\n" + prose + "Ana: again\n\n" + prose) == []
    played = "Ana: hi\n\nBo: ho\n\nAna: well\n\nBo: so\n\n"
    assert [speaker for speaker, _ in turns(prose + played)] == ["Ana", "Bo", "Ana", "Bo"]


def test_a_header_above_the_chat_is_no_speaker() -> None:
    text = "# Archive\ntimezonish: Berlin\n\n## session 1\nnoor: hi\npip: hello\nnoor: bye\npip: bye"
    assert [speaker for speaker, _ in turns(text)] == ["noor", "pip", "noor", "pip"]


def test_a_name_that_occurs_once_counts_in_a_chat() -> None:
    assert [speaker for speaker, _ in turns("Ana: a\nBo: b\nAna: c\nwen: d")] == ["Ana", "Bo", "Ana", "wen"]


# ------------------------------------------------------------------------------------- what belongs to a message


def test_lines_without_a_label_belong_to_the_message() -> None:
    pasted = "pasted:\n> no longer than 30 days.\n| a | b |\n| 1 | 2 |\n- item\n# comment\nOwner: wen"
    text = f"[09:14] wen: {pasted}\n[09:16] mara: clear"
    assert turns(text) == [("wen", pasted), ("mara", "clear")]
    assert len(read_layout(text).blocks) == 2


def test_a_label_alone_names_who_says_the_lines_below() -> None:
    text = "[12:31] jonas:\nthe numbers\n[12:32] mara: thanks"
    assert turns(text) == [("jonas", "the numbers"), ("mara", "thanks")]


def test_fenced_code_in_a_message_hides_labels_and_headings() -> None:
    text = "[10:02] oskar: look\n```\n[10:00] bot: no\n# no\n```\n[10:05] jonas: fixed"
    assert [speaker for speaker, _ in turns(text)] == ["oskar", "jonas"]
    assert [speaker for speaker, _ in turns(text.replace("look\n```", "```py"))] == ["oskar", "jonas"]


def test_a_fence_that_never_closes_ends_at_the_next_message() -> None:
    text = "[10:02] oskar: look\n```\npanic\n[10:05] jonas: fixed\n--- 2025-03-05 ---\n[10:06] mara: ok"
    assert [speaker for speaker, _ in turns(text)] == ["oskar", "jonas", "mara"]
    assert read_layout(text).blocks[-1].time == "2025-03-05T10:06"


def test_answers_of_an_assistant_go_on_over_blank_lines() -> None:
    text = "user: how?\n\nassistant: So:\n\n## Steps\n\n1. one\n\nNote: x\n\n```\nuser: y\n```\n\nuser: thanks"
    layout = read_layout(text)
    assert [message.speaker for message in layout.messages] == ["user", "assistant", "user"]
    assert layout.messages[1].text == text[text.index("So:") : text.index("\n\nuser: thanks")]
    assert [(block.kind, block.speaker) for block in layout.blocks[2:6]] == [
        (PARAGRAPH, "assistant"), (ITEM, "assistant"), (PARAGRAPH, "assistant"), (CODE, "assistant")
    ]  # fmt: skip


def test_in_a_chat_of_single_lines_a_paragraph_has_no_speaker_but_a_pasted_table_has() -> None:
    text = "Ana: a\nBo: b\nAna: c\n\nlater that day\n\nBo: d\nAna: e\n\n| x |\n|---|\n| 1 |"
    found = {text[block.start : block.end]: block.speaker for block in read_layout(text).blocks}
    assert found["later that day"] == ""
    assert found["| x |\n|---|\n| 1 |"] == "Ana"


# ---------------------------------------------------------------------------------------- headings, days, sections


def block_times(text: str) -> list[tuple[str, str | None, str | None, int]]:
    return [(block.kind, block.time, block.date, block.section) for block in read_layout(text).blocks]


@pytest.mark.parametrize(
    ("heading", "day"),
    [
        ("## Session 3 - 1:56 pm on 8 May, 2023", "2023-05-08"),
        ("## session 1 — 2025-01-06T08:12:00+01:00 (Monday)", "2025-01-06"),
        ("--- Monday, March 3rd, 2025 ---", "2025-03-03"),
        ("== 2025-04-01 (Tue) ==", "2025-04-01"),
        ("2025-04-01", "2025-04-01"),
        ("Tuesday, 1 April 2025", "2025-04-01"),
        ("# Diary, March 2025", "2025-03"),
    ],
)
def test_a_session_heading_gives_its_day(heading: str, day: str) -> None:
    text = f"{heading}\n\nAna: hi\n\nBo: ho\n\nAna: yes"
    layout = read_layout(text)
    assert kinds(text)[0] == (HEADING, heading)
    assert [block.date for block in layout.blocks] == [day] * 4
    assert [message.time for message in layout.messages] == [day] * 3
    assert {(block.section, block.heading) for block in layout.blocks} == {(0, 0)}


def test_a_clock_time_is_completed_by_the_day_above_it() -> None:
    text = "--- March 3rd, 2025 ---\n[09:02] a: x\n[9:03 pm] b: y\n--- March 4th, 2025 ---\n[08:00] a: z"
    assert block_times(text) == [
        (HEADING, "2025-03-03", "2025-03-03", 0),
        (MESSAGE, "2025-03-03T09:02", "2025-03-03", 0),
        (MESSAGE, "2025-03-03T21:03", "2025-03-03", 0),
        (HEADING, "2025-03-04", "2025-03-04", 1),
        (MESSAGE, "2025-03-04T08:00", "2025-03-04", 1),
    ]


def test_a_clock_time_without_a_day_is_no_time() -> None:
    assert block_times("[09:02] a: x\n[09:03] b: y") == [(MESSAGE, None, None, 0)] * 2


def test_a_day_that_cannot_be_read_is_not_replaced_by_the_heading() -> None:
    blocks = read_layout("## 2024-01-01\n[3/4/25, 9:12] Ana: x\n[9:13] Bo: y").blocks
    assert [block.time for block in blocks[1:]] == [None, "2024-01-01T09:13"]


def test_a_new_day_opens_a_section_even_without_a_heading() -> None:
    text = "[2025-03-04T23:10] a: x\n[2025-03-04T23:11] b: y\n[2025-03-05T09:00] a: z"
    assert [block.section for block in read_layout(text).blocks] == [0, 0, 1]


def test_the_day_of_an_outer_heading_holds_below_inner_ones() -> None:
    text = "# 2025-03-04\n\n## Morning\n\none\n\n# Notes\n\ntwo"
    assert [block.date for block in read_layout(text).blocks] == ["2025-03-04"] * 3 + [None] * 2


def test_a_year_in_a_title_dates_nothing() -> None:
    assert {block.date for block in read_layout("# The crisis of 1929\n\ntext").blocks} == {None}


def test_headings_are_not_found_in_fences() -> None:  # seg-012
    text = (
        "# Real one\n\n```sh\n# not a heading\nmake all\n`````\n\n~~~py\n# also not\n~~~\n\n   ```\n   # indented\n"
        "   ```\n\n## Real two\n\n```\n# unclosed, still code\n## nope\n"
    )
    found = kinds(text)
    assert [words for kind, words in found if kind == HEADING] == ["# Real one", "## Real two"]
    assert [kind for kind, _ in found] == [HEADING, CODE, CODE, CODE, HEADING, CODE]
    assert found[-1][1] == "```\n# unclosed, still code\n## nope"


@pytest.mark.parametrize("line", ["CHAPTER IV.", "CHAPTER I. ON NATURE.", "Chapter 3", "PREFACE.", "Part II"])
def test_book_headings_stand_alone(line: str) -> None:
    assert kinds(f"one\n\n{line}\n\ntwo")[1] == (HEADING, line)
    assert [kind for kind, _ in kinds(f"one\n\n{line}\nand more words\n\ntwo")] == [PARAGRAPH] * 3


@pytest.mark.parametrize("line", ["“CAROLINE BINGLEY.”", "[NOTE]", "She left.", "X", "Part of it", "12:30", "..."])
def test_other_short_lines_are_no_headings(line: str) -> None:
    assert kinds(f"one\n\n{line}\n\ntwo")[1] == (PARAGRAPH, line)


def test_markdown_blocks() -> None:
    text = (
        "Title\n=====\n\nIntro\n- a\n- b\n  more\n1985. A year.\n\n"
        "| a | b |\n|---|---|\n| 1 | 2 |\nafter\n\na | b\n--|--\n1 | 2"
    )
    assert kinds(text) == [
        (HEADING, "Title\n====="),
        (PARAGRAPH, "Intro"),
        (ITEM, "- a"),
        (ITEM, "- b\n  more\n1985. A year."),
        (TABLE, "| a | b |\n|---|---|\n| 1 | 2 |"),
        (PARAGRAPH, "after"),
        (TABLE, "a | b\n--|--\n1 | 2"),
    ]


# ------------------------------------------------------------------------------------------------------- hostile

HOSTILE = {
    "dots": "a.", "hashes": "#", "bars": "| ", "bullets": "- ", "stars": "**", "quotes": "\n>", "blank lines": " \n",
    "brackets": "[", "fences": "```\n", "open fences": "~~~~x\n", "colons": "a:\n", "labels": "Ab Cd Ef: ",
    "stamps": "[09:02]\n", "clocks": "10:30 ", "dashes": "--- x ---\n", "rules": "=== 2025 ===\n", "nicks": "<a",
    "underscores": "__a", "returns": "\r", "names": "Ana: x\nBo: y\n", "wide names": "A" * 29 + " ",
}  # fmt: skip


@pytest.mark.timing
@pytest.mark.parametrize("unit", HOSTILE.values(), ids=HOSTILE.keys())
def test_time_is_linear(unit: str) -> None:
    def seconds(size: int) -> float:
        text = unit * (size // len(unit))
        return best_time(lambda: read_layout(text))

    small, large = seconds(15_000), seconds(60_000)
    assert large < 0.05 or large < 8 * small, f"four times the text took {large / small:.1f} times as long"


def test_blocks_are_plain_values() -> None:
    assert read_layout("hi").blocks == (Block(0, 2, 0, 0, PARAGRAPH, "", None, None, 0, -1),)
