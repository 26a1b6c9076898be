r"""The rows of a table as messages: who speaks in one column, the words in the last, perhaps a time in others.

A table is one of messages if its head names such columns (`| Time | Speaker | Message |`). What its rows say is judged
with everything else in `arrangements.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zettelpy.text.labels import ARRANGED, Label
from zettelpy.text.markup import Line, is_row, is_time
from zettelpy.text.normalise import fold

WHO: Final = frozenset(
    "who speaker name from sender author user nick person role participant wer name sprecher von absender nom auteur "
    "de qui quien nombre autor chi nome mittente quem кто имя автор 谁 姓名 发送者 话者 発言者 名前 이름".split()
)
SAID: Final = frozenset(
    "text message messages words content said utterance body post comment reply line nachricht inhalt texte contenu "
    "mensaje texto testo messaggio mensagem текст сообщение 内容 消息 メッセージ 発言 내용 메시지".split()
)
WHEN: Final = frozenset(
    "time date when day timestamp datetime sent at uhrzeit zeit datum heure quand fecha hora cuando data ora quando "
    "время дата когда 时间 日期 日時 時刻 日付 시간 날짜".split()
)
FIELDS: Final = WHO | SAID | WHEN
_MOST_CELLS: Final = 8
Cell = tuple[int, int]


def read_rows(text: str, lines: Sequence[Line], first: int) -> tuple[list[Label], int]:
    """Return the labels of the table that begins on line `first`, empty where it is none of messages, and its end."""
    stop = first + 1
    while stop < len(lines) and not lines[stop].gap and is_row(text, lines[stop]):
        stop += 1
    if stop - first < 3:
        return [], stop
    head = _cells(text, lines[first], _MOST_CELLS)
    titles = [fold(text[start:end].strip(" *_")) for start, end in head]
    who = next((k for k, title in enumerate(titles) if _any(title, WHO)), -1)
    last = len(head) - 1
    rule = text[lines[first + 1].start : min(lines[first + 1].end, lines[first + 1].start + 400)]
    if who < 0 or who >= last or not _any(titles[last], SAID) or rule.strip("|-: \t"):
        return [], stop
    when = [k for k, title in enumerate(titles) if _any(title, WHEN) and k not in (who, last)]
    labels: list[Label] = []
    for i in range(first + 2, stop):
        cells = _cells(text, lines[i], last + 1)
        if len(cells) <= last:
            continue
        start, end = _bare(text, cells[who])
        if start == end or end - start > 60 or cells[last][0] == cells[last][1]:
            continue
        stamp = " ".join(text[slice(*cells[k])].strip(" *_") for k in when)
        closer = text[cells[last][1] : lines[i].end].strip()
        body = cells[last][0]
        labels.append(Label(i, start, end, body, stamp if is_time(stamp) else "", ARRANGED, -1, 1, closer))
    return labels, stop


def _any(title: str, words: frozenset[str]) -> bool:
    """Tell whether one of the words of a title, of three at most, is among some."""
    parts = title.split()
    return len(parts) <= 3 and any(part in words for part in parts)


def _bare(text: str, cell: Cell) -> Cell:
    """Return a cell without marks of emphasis."""
    start, end = cell
    while start < end and text[start] in "*_`@":
        start += 1
    while start < end and text[end - 1] in "*_`:":
        end -= 1
    return start, end


def _cells(text: str, line: Line, most: int) -> list[Cell]:
    """Return the spans of the cells of a row, without white space; the last of `most` reaches to the end of the row."""
    cells: list[Cell] = []
    at, end = line.start + 1, line.end
    if text[end - 1] == "|" and text[end - 2] != "\\" and end - 1 >= at:
        end -= 1
    while len(cells) < most:
        bar = text.find("|", at, end) if len(cells) < most - 1 else end
        while bar > 0 and text[bar - 1 : bar + 1] == "\\|":
            bar = text.find("|", bar + 1, end)
        stop = end if bar < 0 else bar
        start, close = at, stop
        while start < close and text[start].isspace():
            start += 1
        while close > start and text[close - 1].isspace():
            close -= 1
        cells.append((start, close))
        if stop == end:
            break
        at = stop + 1
    return cells
