r"""Write the test files for decoders of AAAK version 3: `python tests/data/aaak-v3/make.py`.

Each memory is made here, value by value, not read from a text: so the files change with the format and with nothing
else. `NAME.aaak` is what `encode` writes, `NAME.json` what a decoder reads from it. README.md says what they show, and
`make_damaged.py` writes texts that strict decoding refuses.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parents[2]))

from zettelpy import decode, encode  # noqa: E402
from zettelpy.options import Options  # noqa: E402
from zettelpy.types import (  # noqa: E402
    Contradiction,
    Document,
    EntityIndex,
    Memory,
    Message,
    Meta,
    Tunnel,
    Zettel,
)

Span = tuple[int, int]
BOILER = EntityIndex((("ANA", "Ana"), ("MRK", "Marek")))


def zettel(ident: str, *places: Span, **values: Any) -> Zettel:
    """Return a zettel that stands on some places of the text, its own first."""
    start, end = places[0] if places else (None, None)
    given = {"count": max(1, len(places)), **values}
    return Zettel(ident, source_start=start, source_end=end, spans=places, **given)


def meta(length: int, chunks: int, **values: Any) -> Meta:
    """Return what a memory of one text knows of itself: its title and date are those of its document and options."""
    title, date = values.get("title"), values.get("date")
    given = {
        "documents": (Document((0, length), title, date),),
        "options": Options(title=title, date=date),
        "algorithm": 1,
        **values,
    }
    return Meta(input_length=length, chunk_count=chunks, **given)


def empty() -> Memory:
    """Nothing in it."""
    return Memory(meta=meta(0, 0))


def plain() -> Memory:
    """Two zettels, two names, a tunnel."""
    ana = zettel(
        "k3j2h1aa",
        (0, 41),
        resolved_date="2025-03-04",
        flags=("DECISION",),
        quote="We keep the old valve.",
        entities=("Ana", "Marek"),
        topics=("valve", "gas boiler"),
        emotions=("trust",),
        raw=0.6,
        weight=1.0,
    )
    marek = zettel("p7q6r5bb", (43, 54), quote="Marek pays.", entities=("Marek",), raw=0.35, weight=0.0)
    tunnels = (Tunnel("k3j2h1aa", "p7q6r5bb", "MRK"),)
    return Memory((ana, marek), tunnels, BOILER, meta=meta(55, 2, title="Boiler"))


def all_fields() -> Memory:
    """Every record and every word of a tail that a file without its text can have; no option at its default."""
    options = Options(
        chunk_size=400,
        chunk_overlap=0,
        date=None,
        title="another title",
        min_entity_frequency=2,
        min_topic_frequency=3,
        stop_words=("the", "of"),
        temperature=1e-05,
        tunnel_threshold=0.25,
        tunnel_top_k=0,
        dedupe=True,
        dedupe_threshold=1.0,
        verbose_labels=True,
        keep_source=False,
    )
    first = zettel(
        "a1",
        (10, 50),
        (60, 100),
        resolved_date="2025",
        flags=("TECHNICAL", "DECISION", "ORIGIN", "CORE", "PIVOT", "GENESIS"),
        quote="We start afresh.",
        entities=("Ana",),
        topics=("start",),
        emotions=("relief", "hope"),
        raw=2.5e16,
        weight=0.125,
        turn=17,
        count=5,
    )
    second = zettel("a2", (40, 40), raw=1e-05, weight=0.0, turn=0, resolved_date="2024-02-29")
    third = zettel("a3", raw=0.0, weight=0.07)
    found = Contradiction(
        "a1", "a2", "start", "value-change", '[start] "One." → "Two." (value-change)', (12, 20), (30, 44)
    )
    return Memory(
        (first, second, third),
        (Tunnel("a3", "a1", "ANA"), Tunnel("a1", "a2", "")),
        BOILER,
        (found,),
        meta=meta(
            250,
            2,
            title="Boiler",
            date="2025-03",
            warnings=("first warning", "second warning", "second warning"),
            documents=(Document((0, 58), None, None), Document((60, 249), "Tea", "2025-03-05")),
            options=options,
            half_life_turns=20.0,
            algorithm=7,
        ),
    )


SEPARATORS = "a | b, c \\ d\\"
HIDDEN = "\x00\t\n\r\x1f\x7f\x85\x9f\u061c\u200e\u200f\u2028\u2029\u202a\u202e\u2066\u2069\ufeff\ud83d"
SHOWN = "\xa0é ß 猫 \u0301 \u200b \U0001f375 #k3j2h1aa"


def escapes() -> Memory:
    """Separators of every kind, hidden characters, half a surrogate pair, text that looks like escapes or records."""
    first = zettel(
        "id with blanks|, #",
        (0, 9),
        quote=" " + SEPARATORS + " ",
        entities=("", SEPARATORS, "ACME, Inc.", ", ", "|"),
        topics=("",),
        raw=0.5,
        weight=1.0,
    )
    second = zettel(r"\e", (9, 9), quote=HIDDEN, entities=(SHOWN,), topics=(HIDDEN, r"\e", r"\u0041 \n"), raw=0.0)
    third = zettel("@+1+2", (0, 5), quote="", raw=0.25, weight=0.27)
    return Memory(
        (first, second, third),
        (Tunnel("id with blanks|, #", r"\e", "Z a | b"), Tunnel(r"\e", "@+1+2", "")),
        EntityIndex((("", SEPARATORS), ("\uffee", "a"), ("\U0001f375", ""), ("A|B", HIDDEN))),
        (Contradiction(r"\e", "@+1+2", " | ", "", "[ | ]  | x ()", (9, 9), None),),
        meta=meta(9, 3, title="", warnings=("", "END", HIDDEN), options=Options(title=None, stop_words=("", ","))),
    )


def long_records() -> Memory:
    """A title that is cut inside an escape, one character over; a quote, not all ASCII, of which nothing is cut."""
    title = "t" * (1500 - len("title ") - 1) + "|"
    quote = "\U0001f375" + "q" * (1499 - len("Z a |  |  |  | 1.0 +0+1"))
    whole = meta(1, 1, title=title, options=Options(title=None), documents=())
    return Memory((zettel("a", (0, 1), quote=quote, raw=1.0, weight=1.0),), meta=whole)


def documents() -> Memory:
    """Documents with a date, a title, an empty title or none; one that overlaps the next, one behind all zettels."""
    zettels = (
        zettel("a", (5, 40), raw=0.1, weight=0.0),
        zettel("b", (30, 60), raw=0.2, weight=0.27),
        zettel("c", raw=0.3, weight=1.0),
    )
    told = (
        Document((0, 28), "Tea | jazz", "2025-03-04"),
        Document((30, 65), "", None),
        Document((62, 70), None, "2025"),
        Document((72, 90), "Last", None),
    )
    return Memory(zettels, meta=meta(91, 3, documents=told))


def no_documents() -> Memory:
    """A memory that knows of no documents; fewer chunks than zettels; nothing known of one zettel."""
    bare = Zettel("a", weight=0.5)
    return Memory((bare, zettel("b", (3, 8), weight=0.25)), meta=meta(4, 1, documents=(), algorithm=0))


def further_places() -> Memory:
    """Text that stands several times: places that count from a zettel above, from one further below, and from 0."""
    zettels = (
        zettel("a+1", (20, 40), (130, 150), (15, 19), raw=0.1, weight=0.0),
        zettel("b", (42, 80), (170, 208), (0, 38), raw=0.2, weight=0.27),
        zettel("c", (82, 120), (82, 99), count=4, raw=0.3, weight=1.0),
    )
    return Memory(zettels, meta=meta(208, 6, options=Options(dedupe=True)))


def stream() -> Memory:
    """The snapshot of a stream: scores fade by turns, and the weights follow from what is left."""
    zettels = (
        zettel("a", (0, 20), raw=0.9, turn=1, weight=0.0),
        zettel("b", (22, 40), raw=0.5, turn=5, weight=0.15),
        zettel("c", (42, 60), raw=0.5, turn=9, weight=1.0),
        zettel("d", (62, 80), raw=0.4, weight=0.44),
    )
    return Memory(zettels, meta=meta(80, 4, half_life_turns=4.0))


def weights() -> Memory:
    """Equal scores, tunnels, another temperature: all weights follow. Linked, `z1` and `z4` are worth the same."""
    raws = (0.25, 0.5, 0.0, 0.5, 0.25, 0.0)
    due = (0.26, 0.56, 0.0, 1.0, 0.56, 0.11)
    zettels = tuple(
        zettel(f"z{k}", (10 * k, 10 * k + 8), raw=raw, weight=weight)
        for k, (raw, weight) in enumerate(zip(raws, due, strict=True))
    )
    tunnels = (Tunnel("z0", "z3", "A"), Tunnel("z3", "z4", "A"), Tunnel("z4", "z5", "B"))
    return Memory(zettels, tunnels, meta=meta(58, 6, options=Options(temperature=0.8)))


SAID = (
    Message("Ana", "We keep it.\r\n\n\nFor now.", "2025-03-04T09:12", "chat.json#1"),
    Message("Marek | M.", "Good.", None, None),
    Message("Ana", "words that are nowhere", "about noon", ""),
    Message("", "", "", None),
)


def packed_text() -> Memory:
    """The text below its zettels, with messages of every kind, empty lines, CRLF, a line that is cut at its last blank
    within reach, and no line end at last."""
    head = "\n# Boiler\n\n"
    first = "[2025-03-04T09:12] Ana: " + SAID[0].text
    second = "Marek | M.: Good."
    third = "word " * 245 + "Bye.\\c"
    text = f"{head}{first}\n\n{second}\n\n\n{third}"
    start = len(head)
    behind = start + len(first) + 2
    last = behind + len(second) + 3
    zettels = (
        zettel("a", (start, start + len(first)), quote="We keep it.", raw=0.5, weight=1.0),
        zettel("b", (start + 4, behind), raw=0.25, weight=0.44),
        zettel("c", (behind, last + 4), quote="Good.", raw=0.0, weight=0.06),
        zettel("d", raw=0.0, weight=0.06),
    )
    return Memory(zettels, messages=SAID, meta=meta(len(text), 4, source=text))


def long_packed_text() -> Memory:
    """A line of the text that has blanks just out of reach, and one that goes on in `&`, with a message behind it."""
    lines = "x" * 599 + " " + "y" * 600 + " z", "\x01" * 260, "Ana: Tea."
    text = "\n".join(lines)
    said = (Message("Ana", "Tea.", None, None),)
    whole = meta(len(text), 1, source=text)
    return Memory((zettel("a", (0, len(text)), raw=1.0, weight=1.0),), messages=said, meta=whole)


def contradictions() -> Memory:
    """Ones that are alike in all, summaries of another form, places that are not known or count from 0."""
    first, second = zettel("a", (100, 200), raw=0.5, weight=1.0), zettel("b", raw=0.25)
    usual = Contradiction("a", "b", "tea", "reversal", '[tea] "Green." → "Black." (reversal)', (110, 116), (3, 9))
    free = Contradiction("b", "a", "tea", "reversal", "Tea | black", None, (90, 96))
    looks = Contradiction("a", "a", "x", "s", "[x] = y (s)", None, None)
    short = Contradiction("a", "b", "x", "s", "[x] (s)", (100, 100), None)
    empty_ = Contradiction("a", "b", "x", "s", "[x]  (s)", (100, 100), None)
    return Memory((first, second), contradictions=(usual, free, usual, looks, short, empty_, usual), meta=meta(200, 2))


VERSION_2 = r"""FILE:002|ANA+MRK|2025-03-04|Boiler|v2
E:ANA=Ana;MRK=Marek
001:ANA+MRK|tea|"Tea, 🍵 please."|0.50|trust|CORE|0-15
002:MRK||"Marek pays."|0.07|||17-28
T:001<->002|MRK"""


def version_2() -> Memory:
    """Read from version 2: no raw scores, so all weights are written; no version of the way from text to memory."""
    return decode(VERSION_2, strict=True)


def utf16() -> Memory:
    """Read from version 2 of a writer that counts UTF-16 code units, without the text."""
    return decode(VERSION_2.replace("0-15", "0-16").replace("17-28", "18-29"), strict=True, offsets="utf16")


MADE: dict[str, Callable[[], Memory]] = {
    "01-empty": empty,
    "02-plain": plain,
    "03-all-fields": all_fields,
    "04-escapes": escapes,
    "05-long-records": long_records,
    "06-documents": documents,
    "07-no-documents": no_documents,
    "08-further-places": further_places,
    "09-stream": stream,
    "10-weights": weights,
    "11-packed-text": packed_text,
    "12-long-packed-text": long_packed_text,
    "13-contradictions": contradictions,
    "14-from-version-2": version_2,
    "15-utf16": utf16,
}


def read(memory: Memory) -> dict[str, Any]:
    """Return all that a decoder reads, as values of JSON."""
    whole = memory.meta
    return {
        "algorithm": whole.algorithm,
        "title": whole.title,
        "date": whole.date,
        "offsets": whole.offsets,
        "half_life_turns": whole.half_life_turns,
        "options": {name: _plain(getattr(whole.options, name)) for name in Options.__slots__},
        "warnings": list(whole.warnings),
        "input_length": whole.input_length,
        "chunk_count": whole.chunk_count,
        "documents": [_of(document) for document in whole.documents],
        "zettels": [_of(zettel) for zettel in memory.zettels],
        "contradictions": [_of(found) for found in memory.contradictions],
        "entity_index": [list(pair) for pair in memory.entity_index.pairs],
        "tunnels": [_of(tunnel) for tunnel in memory.tunnels],
        "source": whole.source,
        "messages": [_of(message) for message in memory.messages],
    }


def _of(value: Any) -> dict[str, Any]:
    derived = ("source_start", "source_end")  # the first of the spans
    return {field.name: _plain(getattr(value, field.name)) for field in fields(value) if field.name not in derived}


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def layout(value: dict[str, Any]) -> str:
    """Return JSON with a line for each name and, of lists, for each item."""
    lines = []
    for name, told in value.items():
        items = [f"    {json.dumps(item)}" for item in told] if isinstance(told, list) else []
        lines.append(f"  {json.dumps(name)}: " + ("[\n" + ",\n".join(items) + "\n  ]" if items else json.dumps(told)))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def written() -> dict[str, str]:
    """Return the files by name."""
    files = {}
    for name, make in MADE.items():
        memory = make()
        files[f"{name}.aaak"] = encode(memory, with_source=memory.meta.source is not None) + "\n"
        files[f"{name}.json"] = layout(read(memory))
    return files


def main(folder: Path = HERE) -> None:
    """Write the files into a folder."""
    for name, text in written().items():
        (folder / name).write_bytes(text.encode("utf-8"))


if __name__ == "__main__":
    main()
