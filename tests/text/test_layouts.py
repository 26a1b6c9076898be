"""Layouts of chats that people have in files: speakers, times and words of each message, and texts that look alike."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.text.test_layout import check_invariant
from tests.timing import best_time
from zettelpy import compress, recall_context
from zettelpy.text.layout import MESSAGE, read_layout

Said = tuple[datetime, str, str]
Layout = Callable[[list[Said]], str]

CHAT: list[Said] = [
    (datetime.fromisoformat("2023-05-08T13:56"), "Nora", "I finally sold the sailing boat to a dentist from Kiel."),
    (datetime.fromisoformat("2023-05-08T13:57"), "Tim", "Congratulations! What will you buy with the money?"),
    (datetime.fromisoformat("2023-05-08T13:59"), "Nora", "A camper van, a green one, from 1984."),
    (datetime.fromisoformat("2023-05-08T14:03"), "Tim", "You always wanted one. My brother has the same model."),
    (datetime.fromisoformat("2023-05-25T13:52"), "Tim", "My sister broke her ankle on the stairs."),
    (datetime.fromisoformat("2023-05-25T13:55"), "Nora", "Oh no. Is she in hospital?"),
    (datetime.fromisoformat("2023-05-25T13:58"), "Tim", "She came home this morning: two screws and a cast."),
    (datetime.fromisoformat("2023-07-14T09:05"), "Nora", "The camper van made it to Denmark."),
    (datetime.fromisoformat("2023-07-14T21:10"), "Tim", "Great, send me a picture of the beach!"),
]
ENGLISH = "January February March April May June July August September October November December".split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
GERMAN = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
FRENCH = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def fields(at: datetime) -> dict[str, object]:
    return {
        "D": at.day, "DD": f"{at.day:02d}", "M": at.month, "MM": f"{at.month:02d}", "Y": at.year, "YY": at.year % 100,
        "month": ENGLISH[at.month - 1], "mon": ENGLISH[at.month - 1][:3], "Monat": GERMAN[at.month - 1],
        "mois": FRENCH[at.month - 1], "weekday": WEEKDAYS[at.weekday()], "wd": WEEKDAYS[at.weekday()][:3],
        "t": f"{at:%H:%M}", "h": f"{(at.hour + 11) % 12 + 1}", "m": f"{at.minute:02d}",
        "PM": "PM" if at.hour > 11 else "AM", "pm": "pm" if at.hour > 11 else "am", "iso": f"{at:%Y-%m-%d %H:%M}",
        "H": at.hour, "day": f"{at:%Y-%m-%d}", "下午": "下午" if at.hour > 11 else "上午",
        "오후": "오후" if at.hour > 11 else "오전",
    }  # fmt: skip


def each(form: str, between: str = "\n") -> Layout:
    """One message after the other: `form` with {name}, {text}, {n} and the pieces of its time."""

    def lay(chat: list[Said]) -> str:
        return between.join(
            form.format(name=name, NAME=name.upper(), text=text, n=n, **fields(at))
            for n, (at, name, text) in enumerate(chat, 1)
        )

    return lay


def daily(head: str, form: str, between: str = "\n", after: str = "\n") -> Layout:
    """A line for each day above its messages."""

    def lay(chat: list[Said]) -> str:
        days: list[list[Said]] = []
        for one in chat:
            if not days or days[-1][0][0].date() != one[0].date():
                days.append([])
            days[-1].append(one)
        return "\n\n".join(
            head.format(n=n, **fields(day[0][0])) + after + each(form, between)(day) for n, day in enumerate(days, 1)
        )

    return lay


MINUTE, DAY, NONE = 16, 10, 0  # how many characters of the time a layout tells
LAYOUTS: dict[str, tuple[Layout, int]] = {
    "the two that are asked for: sessions": (
        daily("## Session {n} - {h}:{m} {pm} on {D} {month}, {Y}", "{name}: {text}", "\n\n", "\n\n"), DAY),
    "the two that are asked for: stamps": (
        each("({h}:{m} {pm} on {D} {month}, {Y}) {name}: {text}", "\n\n"), MINUTE),
    # messengers
    "WhatsApp, American": (each("{M}/{D}/{YY}, {h}:{m}\u202f{PM} - {name}: {text}"), MINUTE),
    "WhatsApp, European": (each("{DD}/{MM}/{Y}, {t} - {name}: {text}"), MINUTE),
    "WhatsApp, iOS": (each("\u200e[{DD}.{MM}.{YY}, {t}:07] {name}: {text}"), MINUTE),
    "WhatsApp, iOS, American": (each("[{M}/{D}/{YY}, {h}:{m}:07\u202f{PM}] {name}: {text}"), MINUTE),
    "Telegram, copied": (each("{name}, [{DD}.{MM}.{YY} {t}]\n{text}", "\n\n"), MINUTE),
    "Telegram, copied in English": (each("{name}, [{D} {mon} {Y} at {t}]:\n{text}", "\n\n"), MINUTE),
    "Signal": (each("[{iso}] {name}: {text}"), MINUTE),
    "Slack, copied": (each("{name}  {h}:{m} {PM}\n{text}"), NONE),
    "Slack, copied with days": (
        daily("{weekday}, {month} {D}, {Y}", "{name}  {h}:{m} {PM}\n{text}"), MINUTE),
    "Slack, the name above the time": (each("{name}\n  {h}:{m} {PM}\n{text}"), NONE),
    "Slack, exported": (each("> {name} [U01ABC] @ {DD}/{MM}/{Y} {t}:00 Z:\n{text}", "\n\n"), MINUTE),
    "Discord, copied": (each("{name} — {DD}/{MM}/{Y} {t}\n{text}", "\n\n"), MINUTE),
    "Discord, exported": (each("[{DD}-{mon}-{YY} {h}:{m} {PM}] {name}#1234\n{text}", "\n\n"), MINUTE),
    "Teams, copied": (each("{name} Berg\n{M}/{D}/{Y} {h}:{m} {PM}\n{text}", "\n\n"), MINUTE),
    "Teams, copied on lines": (each("[{M}/{D} {h}:{m} {PM}] {name} Berg\n{text}"), NONE),
    "iMessage": (each("{mon} {DD}, {Y} {h}:{m}:07 {PM}\n{name}\n{text}", "\n\n"), MINUTE),
    "LINE": (daily("{Y}/{MM}/{DD}({wd})", "{t}\t{name}\t{text}"), MINUTE),
    "KakaoTalk": (each("{Y}년 {M}월 {D}일 {오후} {h}:{m}, {name} : {text}"), MINUTE),
    "KakaoTalk, with days": (
        daily("------- {weekday}, {month} {D}, {Y} -------", "[{name}] [{h}:{m} {PM}] {text}"), MINUTE),
    "QQ": (each("{iso}:07 {name}(123456)\n{text}", "\n\n"), MINUTE),
    "Viber": (each("[ {weekday}, {month} {D}, {Y} ] [ {t} ] {name}: {text}"), MINUTE),
    # IRC
    "irssi": (daily("--- Day changed {wd} {mon} {DD} {Y}", "{t} <@{name}> {text}"), MINUTE),
    "XChat": (daily("**** BEGIN LOGGING AT {wd} {mon} {DD} {t}:00 {Y}", "[{t}] <{name}> {text}"), MINUTE),
    "HexChat": (each("{mon} {DD} {t}:07 <{name}>\t{text}"), NONE),
    "WeeChat": (each("{iso}:07\t{name}\t{text}"), MINUTE),
    "Pidgin": (daily("Conversation with Nora at {wd} {DD} {mon} {Y} {t}:00 CEST on me@x.example (jabber)",
                     "({t}:07) {name}: {text}"), MINUTE),
    # a name and a time
    "time behind in brackets": (each("{name} [{t}]: {text}"), NONE),
    "day behind": (each("{name} ({iso}): {text}"), MINUTE),
    "day behind a comma": (each("{name}, {D} {month} {Y}, {t}: {text}", "\n\n"), MINUTE),
    "day behind a dash": (each("{name} - {D} {month} {Y} {t}: {text}", "\n\n"), MINUTE),
    "day behind, ISO 8601": (each("{name} {day}T{t}: {text}"), MINUTE),
    "in bold, the words below": (each("**{name}** ({iso}):\n{text}", "\n\n"), MINUTE),
    "all in bold": (each("**{name} ({iso}):** {text}", "\n\n"), MINUTE),
    "bold with the time before": (each("**[{iso}] {name}:** {text}", "\n\n"), MINUTE),
    "in bold and in italics": (each("**{name}** *{iso}*\n\n{text}", "\n\n"), MINUTE),
    "time as code": (each("`{t}` **{name}**: {text}"), NONE),
    "weekday, day, time": (each("{wd} {D} {mon} {Y} {t} {name}: {text}"), MINUTE),
    "ctime": (each("{wd} {mon} {D:2d} {t}:00 {Y} {name}: {text}"), MINUTE),
    "American date": (each("{month} {D}, {Y} {h}:{m} {PM} - {name}: {text}"), MINUTE),
    "RFC 5322": (each("{wd}, {D} {mon} {Y} {t}:00 +0200 {name}: {text}"), MINUTE),
    "bars": (each("{day}T{t}:00Z | {name} | {text}"), MINUTE),
    "bars, the name first": (each("{name} | {iso} | {text}"), MINUTE),
    "dashes": (each("{iso} - {name} - {text}"), MINUTE),
    "German": (each("{D}. {Monat} {Y}, {t} - {name}: {text}"), MINUTE),
    "German, above": (each("{name} – {D}. {Monat} {Y}, {t} Uhr\n{text}", "\n\n"), MINUTE),
    "French": (each("{D} {mois} {Y} à {H}h{m} - {name} : {text}"), MINUTE),
    "Chinese": (each("{Y}年{M}月{D}日 {下午}{h}:{m} - {name}: {text}"), MINUTE),
    "Japanese": (each("{Y}年{M}月{D}日 {t} {name}：{text}"), MINUTE),
    "Japanese, above": (each("{name} {Y}年{M}月{D}日 {t}\n{text}", "\n\n"), MINUTE),
    # Markdown
    "bold": (each("**{name}**: {text}", "\n\n"), NONE),
    "bold without a colon": (each("**{name}** {text}", "\n\n"), NONE),
    "bold alone": (each("**{name}**\n{text}", "\n\n"), NONE),
    "bold in HTML": (each("<b>{name}</b>: {text}", "\n\n"), NONE),
    "items in bold": (each("- **{name}:** {text}"), NONE),
    "items": (each("* {name}: {text}"), NONE),
    "items with times": (daily("## {day}", "- **{t}** {name}: {text}", "\n", "\n\n"), MINUTE),
    "items below sessions": (
        daily("## Session {n} - {h}:{m} {pm} on {D} {month}, {Y}", "- **{name}:** {text}", "\n", "\n\n"), DAY),
    "numbers": (each("{n}. {name}: {text}"), NONE),
    "numbers of turns": (each("(D1:{n}) {name}: {text}"), NONE),
    "quotations": (each("> {name}: {text}"), NONE),
    "quotations with times": (each("> **{name}** · {iso}\n> {text}", "\n\n"), MINUTE),
    "headings": (each("### {name}\n\n{text}", "\n\n"), NONE),
    "headings below days": (daily("## {day}", "### {name}\n\n{text}", "\n\n", "\n\n"), DAY),
    "headings with times": (each("### {name} ({iso})\n\n{text}", "\n\n"), MINUTE),
    "headings, the time before": (each("### {iso} - {name}\n\n{text}", "\n\n"), MINUTE),
    "table": (lambda chat: "| who | text |\n|---|---|\n" + each("| {name} | {text} |")(chat), NONE),
    "table with times": (
        lambda chat: "| Date | Time | Speaker | Message |\n|:--|:--|:--|:--|\n"
        + each("| {day} | {t} | **{name}** | {text} |")(chat), MINUTE),
    "tables below days": (daily("## {day}\n\n| Who | Text |\n|---|---|", "| {name} | {text} |"), DAY),
    # plain
    "in brackets": (each("[{name}] {text}"), NONE),
    "behind a bar": (each("{name} | {text}"), NONE),
    "behind a dash": (each("{name} — {text}", "\n\n"), NONE),
    "behind an arrow": (each("{name} > {text}"), NONE),
    "a play": (each("{NAME}. {text}", "\n\n"), NONE),
    "a play, the name above": (each("{NAME}\n{text}", "\n\n"), NONE),
    "said": (each('{name} said, "{text}"'), NONE),
    "said, below": (each("{name} said:\n{text}", "\n\n"), NONE),
    "records": (each("Speaker: {name}\nDate: {iso}\nText: {text}", "\n\n"), MINUTE),
    # transcripts
    "transcript": (each("00:{t} {name}: {text}"), NONE),
    "transcript, brackets": (each("[{t}] {NAME}: {text}", "\n\n"), NONE),
    "Zoom": (each("[{name} Berg] {t}:00\n{text}", "\n\n"), NONE),
    "SRT": (each("{n}\n00:0{n}:01,000 --> 00:0{n}:05,000\n{name}: {text}", "\n\n"), NONE),
    "WebVTT": (lambda chat: "WEBVTT\n\n"
               + each("00:0{n}:01.000 --> 00:0{n}:05.000\n<v {name}>{text}</v>", "\n\n")(chat), NONE),
    # sessions
    "session, the day in brackets": (daily("Session {n} ({month} {D}, {Y})", "{name}: {text}"), DAY),
    "session and its time": (daily("Session {n}: {D} {month} {Y}, {t}", "{name}: {text}", "\n\n", "\n\n"), DAY),
    "session in brackets": (daily("[Session {n} - {month} {D}, {Y}]", "{name}: {text}", "\n\n", "\n\n"), DAY),
    "date and conversation": (
        daily("DATE: {h}:{m} {pm} on {D} {month}, {Y}\nCONVERSATION:", '{name} said, "{text}"'), DAY),
    "date below the session": (
        daily("## Session {n}\n**Date:** {D} {month} {Y}, {t}", "**{name}:** {text}", "\n\n", "\n\n"), DAY),
    "day between rules": (daily("--- {D} {month} {Y} ---", "{name}: {text}"), DAY),
    "day in brackets": (daily("[{D} {month} {Y}]", "{name}: {text}"), DAY),
    "day alone": (daily("{weekday}, {D} {month} {Y}", "{t} {name}: {text}"), MINUTE),
    "day in figures": (daily("{DD}/{MM}/{Y}", "{t} - {name}: {text}"), MINUTE),
}  # fmt: skip


@pytest.mark.parametrize(("lay", "precision"), LAYOUTS.values(), ids=LAYOUTS.keys())
def test_every_message_has_its_speaker_time_and_words(lay: Layout, precision: int) -> None:
    text = lay(CHAT)
    layout = read_layout(text)
    check_invariant(text, layout)
    read = [(message.speaker, (message.time or "")[:precision], message.text) for message in layout.messages]
    surname = " Berg" if " Berg" in text else "#1234" if "#1234" in text else ""
    shout = "TIM" in text
    assert read == [
        ((name.upper() if shout else name) + surname, f"{at:%Y-%m-%dT%H:%M}"[:precision], words)
        for at, name, words in CHAT
    ]
    if not precision:
        assert {message.time for message in layout.messages} == {None}
    assert sum(block.kind == MESSAGE for block in layout.blocks) == len(CHAT)


def test_words_of_several_lines_stay_with_their_message() -> None:
    text = "- **Nora:** Did you see it?\n  It was there.\n- **Tim:** No, I did not.\n- **Nora:** I did!"
    assert [message.text for message in read_layout(text).messages] == [
        "Did you see it?\n  It was there.", "No, I did not.", "I did!"
    ]  # fmt: skip


def test_the_last_cell_may_hold_a_bar() -> None:
    text = "| Who | Text |\n|--|--|\n| Nora | Do you mean a | b? |\n| Tim | I do. |\n| Nora | Good, I see. |"
    assert [(message.speaker, message.text) for message in read_layout(text).messages] == [
        ("Nora", "Do you mean a | b?"), ("Tim", "I do."), ("Nora", "Good, I see.")
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    ["**Nora** (2023-05-08 13:56):\nDid you sell it?\n\n**Tim** (2023-05-08 13:57):\nI did, to Ana.",
     "13:56 <Nora> Did you sell it?\n13:57 <Tim> I did, to Ana.\n13:58 <Nora> Good."],
)  # fmt: skip
def test_a_mark_around_a_name_is_shown_with_both_its_halves(text: str) -> None:
    context = recall_context(compress(text), "What did Tim sell?")
    assert "**Tim**" in context or "<Tim>" in context


NO_CHATS = {
    "features": "- **Speed:** It is fast, and you will notice it.\n- **Safety:** We check what you type.\n"
    "- **Speed:** again it is fast for you\n- **Safety:** you are safe",
    "features in bold": "**Fast** — you get results at once.\n\n**Safe** — we check it for you.\n\n**Fast** — you win.",
    "changes by headings": "### Added\n\nYou can now export.\n\n### Fixed\n\nIt no longer crashes when you quit.\n\n"
    "### Added\n\nYou can search.\n\n### Fixed\n\nYour notes are kept.",
    "changes by items": "- Added: you can now export\n- Fixed: it no longer crashes\n- Added: you can search\n"
    "- Fixed: your notes are kept",
    "dated changes": "- 2023-05-08 fix: it crashed\n- 2023-05-09 feat: you can search\n- 2023-05-10 fix: it lost",
    "diary by place": "8 May 2023 - Kiel: we sailed all day.\n9 May 2023 - Flensburg: we slept.\n10 May 2023 - Kiel: x",
    "diary by subject": "### Work (2023-05-08)\n\nI was at work.\n\n### Home (2023-05-08)\n\nWe cooked at home.\n\n"
    "### Work (2023-05-09)\n\nI was tired.\n\n### Home (2023-05-09)\n\nWe slept.",
    "log with bars": "2023-05-25T13:52:00Z | INFO | started\n2023-05-25T13:53:00Z | ERROR | failed\n"
    "2023-05-25T13:54:00Z | INFO | stopped",
    "log of services": "2023-05-25T13:52:00Z | Scheduler | started job 1\n2023-05-25T13:53:00Z | Worker | took job 1\n"
    "2023-05-25T13:54:00Z | Scheduler | started job 2\n2023-05-25T13:55:00Z | Worker | took job 2",
    "system log": "May 25 13:52:00 myhost sshd[1]: Accepted key\nMay 25 13:53:00 myhost cron[2]: job started\n"
    "May 25 13:54:00 myhost sshd[3]: session opened",
    "commits": "* 2023-05-25 Nora Berg: fix the build\n* 2023-05-24 Tim Otto: add a test",
    "tasks": "- Nora: order the paint\n- Tim: book the hall\n- Ana: call the printer",
    "tasks with boxes": "- [ ] Nora: order paint\n- [ ] Tim: book hall\n- [x] Nora: call printer\n- [x] Tim: pay",
    "telephone": "- Nora: 555-1234\n- Tim: 555-2345\n- Nora: 555-9999\n- Tim: 555-0000",
    "scores": "- Nora: 3\n- Tim: 5\n- Nora: 4\n- Tim: 7",
    "table of people": "| Name | Role |\n|---|---|\n| Nora | captain |\n| Tim | cook |\n| Ana | guest |",
    "table of tasks": "| Owner | Task |\n|---|---|\n| Nora | order paint |\n| Tim | book hall |\n| Nora | pay |",
    "table of terms": "| Name | Text |\n|---|---|\n| title | The page you see |\n| body | What you read |\n"
    "| title | The head |\n| body | the rest you skip |",
    "notes quoted": "> Note: you should not do it.\n> Note: it is bad.\n> Note: we mean it.",
    "sayings": "> We are such stuff as dreams are made on.\n\n— Shakespeare\n\n> I think, so I am.\n\n— Descartes",
    "sections": "## Example\n\nYou call it.\n\n## Returns\n\nIt gives you a list.\n\n## Example\n\nWe do it so.\n\n"
    "## Returns\n\nYou get it.",
    "places": "Kiel - a town where you can sail\nLübeck - a town that I like\nKiel - I said it\nLübeck - yes",
    "menu": "Soup - 5 euros\nFish - 12 euros\nSoup - 6 euros\nFish - 13 euros",
    "columns": "Berlin\tI like it\nParis\tWe went\nBerlin\tagain we\nParis\tyou too",
    "levels in brackets": "[INFO] you started it\n[WARN] we could not find it\n[INFO] you stopped it\n[WARN] it's bad",
    "references": "[1] Knuth: The Art of Programming.\n[2] Dijkstra: A Discipline.\n[3] Knuth: Literate Programming.\n"
    "[4] Dijkstra: Goto considered harmful.",
    "clauses": "1. Party: you agree that we may.\n2. Seller: we agree.\n3. Party: you pay us.\n4. Seller: we do.",
    "recipe": "1. Dough: mix the flour, you need 200 g.\n2. Filling: cut it.\n3. Dough: roll it.\n4. Filling: add it.",
    "schedule": "- 09:00 Opening: we meet you\n- 10:00 Talk: you listen\n- 11:00 Opening: again\n- 12:00 Talk: yes",
    "programme": "### 09:00 - Keynote\n\nWe begin.\n\n### 10:00 - Coffee\n\nYou sit.\n\n### 11:00 - Keynote\n\nOn.",
    "captions": "1\n00:00:01,000 --> 00:00:05,000\nHello, I am here.\n\n2\n00:00:06,000 --> 00:00:08,000\n"
    "Note: you are not.\n\n3\n00:00:09,000 --> 00:00:12,000\nBye.",
    "terms": "**Heap**\nA tree that you know.\n\n**Trie**\nA tree we use.\n\n**Heap**\nAgain.\n\n**Trie**\nYes.",
    "warnings": "WARNING\nyou must not do it\n\nNOTE\nwe mean it\n\nWARNING\nyou were told\n\nNOTE\nok",
    "prices": "- **Basic** (2023-05-08): you pay 5 euros\n- **Pro** (2023-05-08): you pay 10 euros\n"
    "- **Basic** (2023-06-08): you pay 6\n- **Pro** (2023-06-08): you pay 12",
    "for and against": "- Pro: it is cheap and you own it\n- Con: we must paint it\n- Pro: I like it\n- Con: no",
    "minutes": "- Budget: we have 500 left\n- Venue: Nora asks the hall\n- Budget: Tim checks it\n- Venue: we decide",
    "a person and a thing": "- Nora: are you in?\n- Gazebo: we paint it.\n- Nora: I can ask, you know.\n"
    "- Gazebo: I like our gazebo.",
    "a few items of a long list": "- **Nora:** are you in?\n"
    + "- paint the boat\n" * 8
    + "- **Tim:** I am.\n"
    + "- book the hall\n" * 8
    + "- **Nora:** good, I see you.\n- **Tim:** yes.",
    "a story": 'Nora said, "I will go."\n\nThe rain fell on the roof, and nobody spoke of the boat.\n\n'
    'Tim said, "You will not."\n\nThey walked home by the sea, where the lamps were lit.\n\nThe ships lay still.',
}


@pytest.mark.parametrize("text", NO_CHATS.values(), ids=NO_CHATS.keys())
def test_what_merely_looks_like_a_chat_has_no_speakers(text: str) -> None:
    layout = read_layout(text)
    assert layout.messages == ()
    assert {block.speaker for block in layout.blocks} == {""}


def test_a_date_in_a_document_opens_no_session() -> None:
    text = "# Minutes\n\nDate: 8 May 2023\n\nWe met.\n\nSession 3 (May 8, 2023)\n\nwas long."
    assert [block.kind for block in read_layout(text).blocks].count("heading") == 1


PARTS = st.sampled_from(
    ["- **Nora:** did you?", "- **Tim:** I did", "> Nora: you?", "> Tim: yes, I", "| Who | Text |", "|---|---|",
     "| Nora | are you? |", "| Tim | I am |", "### Nora", "### Tim", "I see it", "00:01:02.000 --> 00:01:05.000",
     "<v Nora>are you?</v>", "<v Tim>I am</v>", "Nora", "Tim", "1:56 PM", "Nora said, \"you?\"", "Tim said, \"I\"",
     "Speaker: Nora", "Date: 8 May 2023", "Text: are you?", "[Nora] you?", "[Tim] I", "DATE: 8 May 2023", "```", "1",
     "[8 May 2023]", "Thu 25 May 2023 13:52 Nora: you?", "25 May 2023 13:52 Tim: I", "**Nora** _13:52_", "\x00",
     "\ud83d", "\u2028", "2023-05-25T13:52:00Z | Tim | I", "2023年5月8日 下午1:56 Nora：you?"]
)  # fmt: skip


@given(st.lists(st.tuples(PARTS, st.sampled_from(["\n", "\n\n", "\r\n", ""])), max_size=24), st.integers(1, 4))
def test_nothing_is_lost_whatever_stands_together(parts: list[tuple[str, str]], times: int) -> None:
    text = "".join(a + b for a, b in parts) * times
    check_invariant(text, read_layout(text))


UNITS = {
    "items": "- **Nora:** x?\n", "quotations": "> ", "rows": "| a | b |\n", "escaped bars": "| \\|", "bold": "**",
    "captions": "00:00:01.000 --> 00:00:02.000\n<v A>x\n", "dates": "Thu 25 May 2023 ", "commas": "a, ",
    "names": "Nora\n", "stacks": "Nora\n1:56 PM\n", "numbers": "1. ", "records": "Speaker: a\nText: b\n",
    "sessions": "Session 1: 8 May 2023\n", "brackets": "[a] ", "underscores": "_", "dashes": "- ", "digits": "1",
    "shapes": "- a | b\n> c - d\n[e] f\n1. g: h\n", "letters": "\u00e9",
}  # fmt: skip


@pytest.mark.timing
@pytest.mark.parametrize("unit", UNITS.values(), ids=UNITS.keys())
def test_time_is_linear_in_every_arrangement(unit: str) -> None:
    def seconds(size: int) -> float:
        text = unit * (size // len(unit))
        return best_time(lambda: read_layout(text))

    small, large = seconds(10_000), seconds(40_000)
    assert large < 0.05 or large < 8 * small, f"four times the text took {large / small:.1f} times as long"
