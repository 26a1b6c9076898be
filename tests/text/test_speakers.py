"""Who speaks: the forms of chats, and the lists, plans, records and code that hold labels and no speaker."""

from __future__ import annotations

import pytest

from tests.timing import best_time
from zettelpy.text.layout import HEADING, MESSAGE, read_layout
from zettelpy.text.talk import leaning, weigh_words


def turns(text: str) -> list[tuple[str, str]]:
    return [(message.speaker, message.text) for message in read_layout(text).messages]


def times(text: str) -> list[str | None]:
    return [message.time for message in read_layout(text).messages]


# --------------------------------------------------------------------------------------------- times of messages


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # one stamp of the text says which way all are meant
        ("12/05/2023, 14:03 - Ana: hola\n25/05/2023, 14:04 - Bo: hola", ["2023-05-12T14:03", "2023-05-25T14:04"]),
        ("05/12/2023, 14:03 - Ana: hola\n05/25/2023, 14:04 - Bo: hola", ["2023-05-12T14:03", "2023-05-25T14:04"]),
        ("[12-05-23, 14:03] Ana: hi\n[25-05-23, 14:04] Bo: hi", ["2023-05-12T14:03", "2023-05-25T14:04"]),
        # WhatsApp: years of two digits, seconds, halves of the day behind a narrow space, Spanish "p. m."
        ("[25/05/23, 14:04:01] Bo: hi", ["2023-05-25T14:04:01"]),
        ("\u200e[25/05/23, 14:04:01] Bo: \u200eimage omitted", ["2023-05-25T14:04:01"]),
        ("5/25/23, 2:04 PM - Bo: hi", ["2023-05-25T14:04"]),
        ("5/25/23, 2:04\u202fPM - Bo: hi", ["2023-05-25T14:04"]),
        ("25/5/23, 2:04 p.\u00a0m. - Bo: hola", ["2023-05-25T14:04"]),
        # with full stops the day is first everywhere
        ("[12.05.23, 14:03:22] Ana: hi", ["2023-05-12T14:03:22"]),
        # no stamp says: the days of a chat rise
        ("12/05/23, 14:03 - Ana: hi\n01/06/23, 9:00 - Bo: hi", ["2023-05-12T14:03", "2023-06-01T09:00"]),
        ("05/12/23, 14:03 - Ana: hi\n06/01/23, 9:00 - Bo: hi", ["2023-05-12T14:03", "2023-06-01T09:00"]),
        # both ways rise, or neither does, or the stamps disagree: no guess
        ("03/04/23, 14:03 - Ana: hi\n05/06/23, 9:00 - Bo: hi", [None, None]),
        ("05/06/23, 14:03 - Ana: hi\n03/04/23, 9:00 - Bo: hi", [None, None]),
        ("25/05/23, 9:00 - Ana: hi\n05/26/23, 9:00 - Bo: hi\n03/04/23, 9:00 - Ana: x",
         ["2023-05-25T09:00", "2023-05-26T09:00", None]),
        # the words of the text may say it where the stamps do not
        ("[03/04/23, 9:00] Ana: due 25/05/2023\n[05/06/23, 9:00] Bo: ok", ["2023-04-03T09:00", "2023-06-05T09:00"]),
    ],
)  # fmt: skip
def test_order_of_day_and_month_in_stamps(text: str, expected: list[str | None]) -> None:
    assert times(text) == expected


# ---------------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize(
    "name",
    ["Ana 🌸", "🌸Ana🌸", "👩\u200d💻 Ana", "★Ana★", "😀", "the landlord", "Ana & Bo's Mother in Law",
     "Dr. Ana Lee (home)", "Team Red, Room 2", "Ana/Bo"],
)  # fmt: skip
def test_odd_names_that_repeat_speak(name: str) -> None:
    text = f"{name}: are you there?\nKim: yes\n{name}: good\nKim: so?"
    shown = name.removesuffix(" (home)")  # an aside is no part of the name
    assert turns(text) == [(shown, "are you there?"), ("Kim", "yes"), (shown, "good"), ("Kim", "so?")]


def test_one_odd_name_does_not_lose_the_chat() -> None:
    text = "Kim: hi\nLee: hello\nKim: are you in?\nsome one of the others: me too\nLee: yes"
    assert turns(text)[2:] == [("Kim", "are you in?\nsome one of the others: me too"), ("Lee", "yes")]


# ------------------------------------------------------------------------------------------------- short dialogues


@pytest.mark.parametrize(
    ("text", "speakers"),
    [
        ("Ana: hi\nBo: hello", ["Ana", "Bo"]),
        ("Ana 🌸: hi\nBo: hello", ["Ana 🌸", "Bo"]),
        ("Ana: hi\nBo: hello\nCy: hey", ["Ana", "Bo", "Cy"]),
        ("April: hi\nJune: hello", ["April", "June"]),
        ("Alice: Did you see it?\n\nBob: Not yet.", ["Alice", "Bob"]),
        ("Customer: The box is broken.\nAgent: Sorry to hear that.", ["Customer", "Agent"]),
        ("Speaker 1: Good morning.\nSpeaker 2: Morning!", ["Speaker 1", "Speaker 2"]),
        ("Ana: The boiler is fixed.", ["Ana"]),
        ("Анна: привет", ["Анна"]),
        ("ANNA: Come in.\nBORIS: I can't.\nANNA: Why not?", ["ANNA", "BORIS", "ANNA"]),
        ("user: how do I?\nassistant: so", ["user", "assistant"]),
    ],
)
def test_short_dialogues(text: str, speakers: list[str]) -> None:
    assert [speaker for speaker, _ in turns(text)] == speakers


LISTS = {
    "a weekday": "Monday: gym",
    "a week": "Monday: gym\nTuesday: rest\nWednesday: swim\nThursday: gym",
    "a week in sentences": "Monday: I went to the gym. It was great!\nTuesday: I rested at home.",
    "two weeks": "Mon: gym\nTue: rest\n\nMon: swim\nTue: rest",
    "a German week": "Montag: wir gehen\nDienstag: du kommst",
    "months": "JAN: we open\nFEB: we close",
    "meals": "Lunch: soup\nDinner: fish\nLunch: salad\nDinner: rice",
    "steps": "Step 1: mix\nStep 2: stir\nStep 1: mix\nStep 2: stir",
    "keys": "Price: 5\nColor: red",
    "records of keys": "Price: 5\nColor: red\nPrice: 6\nColor: blue",
    "records": "Front: chat\nBack: cat\n\nFront: chien\nBack: dog\n\nFront: loup\nBack: wolf",
    "style sheet": "color: red;\nmargin: 0;",
    "rules of a style sheet": "a {\n  color: red;\n  top: 0;\n}\nb {\n  color: red;\n  top: 1px;\n}",
    "one thing to buy": "Milk: two bottles.",
    "things to buy": "Milk: two bottles.\nEggs: a dozen.\nBread: one loaf.\nMilk: three bottles.",
    "things in figures": "Tomatoes: 3 kg\nOnions: 2 kg\nTomatoes: 1 kg",
    "scores": "England: 3\nFrance: 2\nEngland: 1\nFrance: 0",
    "glossary": "Heap: a binary tree with the smallest item on top.\nTrie: a tree of prefixes.",
    "initials": "API: application programming interface\nSDK: software development kit",
    "capitals": "Paris: the capital of France.\nRome: the capital of Italy.",
    "people in figures": "Ana: 555-1234\nBo: 555-9999",
    "people and posts": "Ana: engineer\nBo: designer",
    "states": "✅ Done: shipping\n❌ Blocked: tests\n✅ Done: docs",
    "settings": "user: postgres\nhost: db\nmodel: x200",
    "code": "case 1: break;\ndefault: return;",
    "declarations": "x: int = 5\ny: str = 'a'",
    "traceback": "Traceback (most recent call last):\nValueError: bad",
    "traceback in full": 'Traceback (most recent call last):\n  File "a.py", line 3, in f\n    g()\nValueError: bad',
    "panic": "panic: runtime error: index out of range",
    "timetable": "Opening Keynote 9:00\nby Ana Lee\nLunch 12:00\nin the hall",
    "rooms": "Room 1 9:00 AM\nAnatomy\nRoom 2 10:00 AM\nBotany",
    "releases": "v1.2.0 - 2025-03-04\nfix\nv1.3.0 - 2025-03-05\nfix",
    "columns of data": "2025-03-04 10:00\tBerlin\t12\n2025-03-04 11:00\tParis\t13",
    "times in prose": "We left at 10:30\nand came at 11:15.\nWe left at 10:30\nand slept.",
    "sections of a model": "# Data\n\n## User\n\nfields\n\n## Model\n\nmore\n\n## System\n\nend",
    "sections of changes": "### Added\n\na\n\n### Fixed\n\nb\n\n### Added\n\nc\n\n### Fixed\n\nd",
}


@pytest.mark.parametrize("text", LISTS.values(), ids=LISTS.keys())
def test_lists_plans_records_and_code_have_no_speakers(text: str) -> None:
    layout = read_layout(text)
    assert layout.messages == ()
    assert {block.speaker for block in layout.blocks} == {""}


@pytest.mark.parametrize(
    ("words", "weight"),
    [("hi", 1), ("ship it", 1), ("¿vienes?", 1), ("ja, gern", 1), ("はい", 1), ("red", -1), ("a tree of nodes", -1),
     ("the tree is old", 0), ("Anna left", 0), ("5", -2), ("$4.50", -2), ("two bottles.", -2), ("0 auto;", -2),
     ("{", -2), ("https://x.example/a", -2), ("", -1), ("...", -1)],
)  # fmt: skip
def test_weight_of_words(words: str, weight: int) -> None:
    assert weigh_words(words) == weight


@pytest.mark.parametrize(
    ("label", "side"),
    [("Ana", 1), ("Dr. Okafor", 1), ("Customer", 1), ("Speaker 2", 1), ("noor.k", 1), ("田中", 1), ("Zork", 0),
     ("June", 0), ("Section", -1), ("SDK", -1), ("Item 3", -1)],
)  # fmt: skip
def test_side_of_a_label(label: str, side: int) -> None:
    assert leaning(label) == side


# ------------------------------------------------------------------------------- names on a line above the words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Mara  9:02 AM\nhello\nJonas  9:03 AM\nhi Mara", [None, None]),
        ("--- 2025-03-04 ---\nMara  9:02 AM\nhello\nJonas  9:03 AM\nhi Mara", ["2025-03-04T09:02", "2025-03-04T09:03"]),
        ("Mara — 05/12/2023 2:03 PM\nhello\n\nJonas — 05/25/2023 2:04 PM\nhi Mara",
         ["2023-05-12T14:03", "2023-05-25T14:04"]),
        ("Mara — Today at 2:03 PM\nhello\nJonas — Yesterday at 2:04 PM\nhi Mara", [None, None]),
        ("Mara, [12.05.23 14:03]\nhello\n\nJonas, [12.05.23 14:04]\nhi Mara", ["2023-05-12T14:03", "2023-05-12T14:04"]),
        ("Mara [2025-03-04 14:03]\nhello\nJonas [2025-03-04 14:04]\nhi Mara", ["2025-03-04T14:03", "2025-03-04T14:04"]),
        ("Mara  March 4, 2025 9:02 AM\nhello\nJonas  4 March 2025 9:03\nhi Mara",
         ["2025-03-04T09:02", "2025-03-04T09:03"]),
        ("2025-03-04 09:02\tMara\thello\n2025-03-04 09:03\tJonas\thi Mara", ["2025-03-04T09:02", "2025-03-04T09:03"]),
        ("09:02\tMara\thello\n09:03\tJonas\thi Mara", [None, None]),
        ("00:01:02\tFrom Mara to Everyone: hello\n00:01:05\tFrom Jonas to Mara(Direct Message): hi Mara", [None, None]),
        ("14:03:22 From  Mara : hello\n14:03:25 From  Jonas  to  Everyone : hi Mara", [None, None]),
        ("00:01:02\tMara:\thello\n00:01:05\tJonas:\thi Mara", [None, None]),
    ],
)  # fmt: skip
def test_copied_chats(text: str, expected: list[str | None]) -> None:
    assert turns(text) == [("Mara", "hello"), ("Jonas", "hi Mara")]
    assert times(text) == expected


def test_a_time_before_a_name_above_the_words_needs_names_that_repeat() -> None:
    text = "[12:31 PM] Ana Lee\nhello\n[12:32 PM] Bo\nhi\n[12:33 PM] Ana Lee\nso\n[12:34 PM] Bo\nfine"
    assert turns(text) == [("Ana Lee", "hello"), ("Bo", "hi"), ("Ana Lee", "so"), ("Bo", "fine")]
    assert [speaker for speaker, _ in turns("[12:31] Lunch\nsoup\n[12:50] Coffee\ncake")] == ["", ""]


def test_what_is_said_below_a_name_goes_on_over_blank_lines_and_holds_anything() -> None:
    text = "Ana, [12.05.23 14:03]\none\n\ntwo: 2\n\n- three\n\nBo, [12.05.23 14:04]\nnote: https://x.example/"
    assert turns(text) == [("Ana", "one\n\ntwo: 2\n\n- three"), ("Bo", "note: https://x.example/")]
    assert {block.speaker for block in read_layout(text).blocks} == {"Ana", "Bo"}


# ------------------------------------------------------------------------------------------ users and assistants

ASKED = "how?\n\n- a\n\nNote: b"
ANSWERED = "So:\n\n## Steps\n\n1. one\n\n```\nuser: no\n```"
ROLES = {
    "headings": ("### User\n\n", "\n\n### Assistant\n\n", "\n\n### User\n\n", ""),
    "headings with marks": ("## 🧑 User:\n", "\n\n## **Assistant**\n", "\n\n## 🧑 User:\n", ""),
    "bold": ("**User:**\n\n", "\n\n**Assistant:**\n\n", "\n\n**User:**\n\n", ""),
    "bold, words below": ("**User:**\n", "\n\n**Assistant:**\n", "\n\n**User:**\n", ""),
    "ChatML": (
        "<|im_start|>User\n",
        "<|im_end|>\n<|im_start|>Assistant\n",
        "\n<|im_end|>\n<|im_start|>User\n",
        "<|im_end|>",
    ),
}


@pytest.mark.parametrize("marks", ROLES.values(), ids=ROLES.keys())
def test_transcripts_of_an_assistant(marks: tuple[str, str, str, str]) -> None:
    text = f"{marks[0]}{ASKED}{marks[1]}{ANSWERED}{marks[2]}thanks{marks[3]}"
    assert turns(text) == [("User", ASKED), ("Assistant", ANSWERED), ("User", "thanks")]
    blocks = read_layout(text).blocks
    assert HEADING not in [block.kind for block in blocks]
    assert all(block.speaker for block in blocks)


def test_tokens_of_a_template_are_no_words() -> None:
    text = "<|im_start|>system\nBe good.<|im_end|>\n<|im_start|>user\nhi\n<|im_end|>\n<|im_start|>assistant\n"
    assert turns(text) == [("system", "Be good."), ("user", "hi"), ("assistant", "")]
    words = [text[block.body : block.end] for block in read_layout(text).blocks]
    assert words == ["Be good.", "hi", ""]
    stray = "<|im_start|>user\nhi<|im_end|>\n\nand\n<|im_start|>assistant\nyes<|im_end|>\n"
    assert [speaker for speaker, _ in turns(stray)] == ["user", "assistant"]


def test_a_name_alone_takes_the_paragraph_below() -> None:
    layout = read_layout("Ana:\n\nhello there\n\nBo:\n\nhi\n\nAna:\n\nbye")
    assert [(block.kind, block.speaker) for block in layout.blocks] == [
        (MESSAGE, "Ana"), (MESSAGE, "Bo"), (MESSAGE, "Ana")
    ]  # fmt: skip
    assert [message.text for message in layout.messages] == ["hello there", "hi", "bye"]


# -------------------------------------------------------------------------------------------------------- hostile

UNITS = {
    "names": "Ana Bo Cy Di ", "emoji": "🌸", "clocks": "Ana 9:02 AM\n", "days": "Ana — 05/12/2023\n",
    "tabs": "09:02\tAna\t",
    "from": "09:02 From a to ", "tokens": "<|im_start|>user\n", "closers": "<|im_end|>\n", "titles": "### User\n",
    "stamps": "[03/04/23] Ana: x\n", "wide": "a & b & c: x\n", "words": "! a: 5 ", "keys": "K: v\n",
    "brackets": "A [9:02\n",
}  # fmt: skip


@pytest.mark.timing
@pytest.mark.parametrize("unit", UNITS.values(), ids=UNITS.keys())
def test_time_is_linear_in_chats_of_any_kind(unit: str) -> None:
    def seconds(size: int) -> float:
        text = unit * (size // len(unit))
        return best_time(lambda: read_layout(text))

    small, large = seconds(10_000), seconds(40_000)
    assert large < 0.05 or large < 8 * small, f"four times the text took {large / small:.1f} times as long"


@pytest.mark.parametrize("line", ["[superseded 2031-01-01]", "[2031-01-01]", "(2031-01-01)", "[see 4 March 2031]"])
def test_a_day_in_brackets_in_a_paragraph_of_its_own_stamps_nothing(line: str) -> None:
    text = f"The rent is 700.\n\n{line}\n\nThe cat sleeps."
    blocks = read_layout(text).blocks
    assert [text[block.start : block.end] for block in blocks] == ["The rent is 700.", line, "The cat sleeps."]
    assert not any(block.kind == MESSAGE for block in blocks)


def test_words_in_brackets_above_a_paragraph_are_text_of_it() -> None:
    text = "Notes on it.\n\n[superseded 2031-01-01]\nThe cat sleeps."
    blocks = read_layout(text).blocks
    assert [block.date for block in blocks] == [None, None]
    assert text[blocks[1].body : blocks[1].end] == "[superseded 2031-01-01]\nThe cat sleeps."


@pytest.mark.parametrize(
    "stamps",
    [
        ("[2023-05-08 13:56]", "[2023-05-08 13:57]"),
        ("[9:12 AM, 5/8/2023]", "[9:13 AM, 5/8/2023]"),
        ("[May 8, 2023]", "[May 9, 2023]"),
    ],
)
def test_stamps_above_the_words_stay_stamps(stamps: tuple[str, str]) -> None:
    text = f"{stamps[0]}\nhello there\n\n{stamps[1]}\nhow are you"
    assert [block.kind for block in read_layout(text).blocks] == [MESSAGE, MESSAGE]


def test_a_day_in_brackets_between_messages_opens_a_session() -> None:
    text = "[2023-05-08]\n\nAna: hello\n\nBo: ho\n\nAna: hey\n\n[2023-05-09]\n\nBo: hi"
    blocks = read_layout(text).blocks
    assert [(block.kind, block.date) for block in blocks if block.kind == HEADING] == [
        (HEADING, "2023-05-08"),
        (HEADING, "2023-05-09"),
    ]
    assert blocks[-1].speaker == "Bo"
    assert blocks[-1].date == "2023-05-09"
