"""LoCoMo files into conversations: turns in sessions, and questions with an answer and the turns that are its evidence.

The format is that of the LoCoMo benchmark (A. Maharana et al., "Evaluating Very Long-Term Conversational Memory of LLM
Agents", 2024): one sample, or a list of them, each with `conversation` (`session_1`, `session_1_date_time`, …: turns
with `speaker`, `dia_id`, `text`, and `blip_caption` where a photo was shared) and `qa` (`question`, `answer`,
`evidence`: ids of turns, `category`). What has this form can be measured. A fault names the file and the place in it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from zettelpy.cli.failure import CommandError
from zettelpy.cli.reading import read_text
from zettelpy.cli.writing import plain
from zettelpy.options import shown

CATEGORIES: Final = {1: "multi-hop", 2: "temporal", 3: "inference", 4: "single-hop"}
UNANSWERABLE: Final = 5

_SESSION: Final = re.compile("session_([0-9]{1,6})")
_TURN: Final = re.compile("D:?([0-9]{1,6}):([0-9]{1,6})")
_KINDS: Final = {dict: "an object", list: "a list", str: "a string", int: "a number"}

T = TypeVar("T")


class Turn(NamedTuple):
    """What one speaker said at once, in a session that began at `when`; the caption of a photo is part of the text."""

    id: str
    speaker: str
    text: str
    session: int
    when: str

    @property
    def line(self) -> str:
        """Return the turn as it stands in a text."""
        return f"{self.speaker}: {self.text}"


class Question(NamedTuple):
    """A question, and the texts of the turns that it is answered from, white space folded; none are known of some."""

    text: str
    category: int
    answer: str
    evidence: tuple[str, ...]


class Conversation(NamedTuple):
    """The turns of a sample in their order, and the questions about them."""

    name: str
    turns: tuple[Turn, ...]
    questions: tuple[Question, ...]

    def source(self, *, stamped: bool = False) -> str:
        """Return the text of a conversation, a paragraph a turn: under a heading a session, or each with its time.

        >>> one = Conversation("c", (Turn("D1:1", "Ana", "Hello.", 1, "9:05 am on 2 May, 2023"),), ())
        >>> print(one.source())
        ## Session 1 - 9:05 am on 2 May, 2023
        <BLANKLINE>
        Ana: Hello.
        >>> print(one.source(stamped=True))
        (9:05 am on 2 May, 2023) Ana: Hello.
        """
        parts: list[str] = []
        last = None
        for turn in self.turns:
            if stamped:
                parts.append(f"({turn.when}) {turn.line}")
                continue
            if turn.session != last:
                parts.append(f"## Session {turn.session} - {turn.when}")
            parts.append(turn.line)
            last = turn.session
        return "\n\n".join(parts)


def fold_space(text: str) -> str:
    r"""Return a text with every run of white space as one blank, and none at its ends.

    >>> fold_space(" a\n\n b ")
    'a b'
    """
    return " ".join(text.split())


def find_files(place: str) -> list[Path]:
    """Return the JSON files of a folder in the order of their names, or the one file that is named."""
    path = Path(place)
    try:
        if not path.is_dir():
            if not path.exists():
                raise CommandError(f"no folder {plain(place)}")
            return [path]
        found = sorted(one for one in path.iterdir() if one.suffix == ".json")
    except OSError as error:
        raise CommandError(f"cannot read {plain(place)}: {error.strerror}") from None
    if not found:
        raise CommandError(f"no JSON file in {plain(place)}: pass a folder with conversations in LoCoMo's format")
    return found


def read_conversations(paths: Sequence[Path]) -> list[Conversation]:
    """Return the conversations of some files, in the order of the files and within them.

    Raises CommandError where a file cannot be read or is not in LoCoMo's format, and where no question is asked.
    """
    conversations = []
    for path in paths:
        data = read_json(path)
        samples = data if isinstance(data, list) else [data]
        for number, sample in enumerate(samples, 1):
            where = plain(os.fspath(path)) + (f": sample {number}" if isinstance(data, list) else "")
            conversations.append(_conversation(sample, where, path.stem))
    if not any(question.category != UNANSWERABLE for one in conversations for question in one.questions):
        names = ", ".join(plain(os.fspath(path)) for path in paths[:3]) + (", …" if len(paths) > 3 else "")
        raise CommandError(f"no question of the categories 1 to 4 in {names}")
    return conversations


def read_json(path: Path) -> Any:
    """Return what a JSON file holds; raises CommandError where it cannot be read."""
    text, name = read_text(os.fspath(path))
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise CommandError(f"{name} is not JSON: {error.msg} at line {error.lineno} column {error.colno}") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets in brackets in brackets
        raise CommandError(f"{name} is not JSON that can be read: a number too long, or nested too deep") from None


def field(holder: Any, key: str, kind: type[T], where: str) -> T:
    """Return a field of a JSON object; raises CommandError, which names the place, where it is not of its kind."""
    if not isinstance(holder, dict):
        raise CommandError(f"{where}: expected an object with `{key}`, got {plain(shown(holder))}")
    if key not in holder:
        raise CommandError(f"{where}: no `{key}`")
    value = holder[key]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise CommandError(f"{where}: `{key}` must be {_KINDS[kind]}, got {plain(shown(value))}")
    return value


def _conversation(sample: Any, where: str, stem: str) -> Conversation:
    talk = field(sample, "conversation", dict, where)
    asked = field(sample, "qa", list, where)
    sessions = sorted((int(match[1]), key) for key in talk if (match := _SESSION.fullmatch(key)))
    turns = tuple(turn for number, key in sessions for turn in _session(talk, number, key, where))
    texts = {turn.id: fold_space(turn.text) for turn in turns}
    questions = tuple(_question(one, texts, f"{where}: question {n}") for n, one in enumerate(asked, 1))
    name = sample.get("sample_id", stem)
    return Conversation(name if isinstance(name, str) else stem, turns, questions)


def _session(talk: dict[str, Any], number: int, key: str, where: str) -> list[Turn]:
    turns = []
    when = field(talk, f"{key}_date_time", str, where)
    for n, one in enumerate(field(talk, key, list, where), 1):
        place = f"{where}: {key}, turn {n}"
        name, speaker = field(one, "dia_id", str, place), field(one, "speaker", str, place)
        text = "" if one.get("text") is None else field(one, "text", str, place)
        if one.get("blip_caption"):
            text += f" [shares a photo: {field(one, 'blip_caption', str, place)}]"
        turns.append(Turn(name, speaker, text, number, when))
    return turns


def _question(one: Any, texts: dict[str, str], where: str) -> Question:
    text, category = field(one, "question", str, where), field(one, "category", int, where)
    if category not in (*CATEGORIES, UNANSWERABLE):
        raise CommandError(f"{where}: `category` must be 1 to 5, got {category}")
    if category == UNANSWERABLE:
        return Question(text, category, "", ())
    answer = one["answer"] if isinstance(one.get("answer"), int | float) else field(one, "answer", str, where)
    named = " ".join(entry for entry in field(one, "evidence", list, where) if isinstance(entry, str))
    ids = dict.fromkeys(f"D{int(session)}:{int(turn)}" for session, turn in _TURN.findall(named))
    return Question(text, category, str(answer), tuple(texts[name] for name in ids if texts.get(name)))
