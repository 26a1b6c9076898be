"""Every value has one spelling in version 3: written otherwise, it is refused though every check holds."""

from __future__ import annotations

import pytest

from tests.codec.damaged import PACKED_CONTENTS, PLAIN_CONTENTS
from tests.codec.forged import sealed
from zettelpy import decode, encode
from zettelpy.errors import DecodeError

A, B, C, D = (PLAIN_CONTENTS[k] for k in (3, 4, 6, 7))

# the line of the small file, what stands there instead, and the cause
OTHERWISE = [
    (1, ["AAAK 3 algorithm 01"], "not the one way to write this"),
    (1, ["AAAK 3 algorithm +1"], "the first line must be"),
    (2, ["title Boiler", "option chunk_size 0400"], "not the one way to write this"),
    (2, ["title Boiler", "option chunk_size 800"], "a record of the header that says what holds anyway"),
    (2, ["title Boiler", "option chunk_size 1e5"], "the option chunk_size cannot be '1e5'"),
    (2, ["title Boiler", "option chunk_size +400"], "no number"),
    (2, ["title Boiler", "option temperature 1"], "not the one way to write this"),
    (2, ["title Boiler", "option temperature 0.70"], "not the one way to write this"),
    (2, ["title Boiler", "option temperature 1e999"], "no number"),
    (2, ["title Boiler", "option dedupe no"], "a record of the header that says what holds anyway"),
    (2, ["title Boiler", "option dedupe 1"], "dedupe must be True or False"),
    (2, ["title Boiler", "option title Boiler"], "a record of the header that says what holds anyway"),
    (2, ["title Boiler", "option stop_words"], "the option stop_words cannot be"),
    (2, ["title Boiler", "option stop_words , a"], "not the one way to write this"),
    (2, ["title Boiler", "option tunnel_top_k 4", "option chunk_size 400"], "not the one way to write this"),
    (2, ["date 2025", "title Boiler"], "not the one way to write this"),
    (2, ["title Boiler", "half-life 07.0"], "not the one way to write this"),
    (2, ["title Boiler", "half-life 0"], "a half-life is above 0"),
    (2, ["title Boiler", "documents none"], "a document in a memory whose header says documents none"),
    (2, [r"title Boil\u0065r"], "not the one way to write this"),
    (3, ["D +00"], "not the one way to write this"),
    (3, ["D +0 e+0"], "not the one way to write this"),
    (3, ["D 0"], "a document is D"),
    (4, [A.replace(" 0.0 ", " 0 ")], "not the one way to write this"),
    (4, [A.replace(" 0.0 ", " 0.00 ")], "not the one way to write this"),
    (4, [A.replace("+0+25", "-0+25")], "not the one way to write this"),
    (4, [A.replace("+0+25", "x1 +0+25")], "the count x1 says what the places say"),
    (4, [A.replace(" 0.0 ", " joy trust 0.0 ").replace("joy trust", "0.0 joy")], "is nothing that a zettel has here"),
    (4, [A.replace("+0+25", "+0+25 joy")], "not the one way to write this"),
    (4, [A.replace(" 0.0 ", " t03 ")], "not the one way to write this"),
    (4, [A.replace(" 0.0", "")], "has no weight, and none follows"),
    (4, [A.replace(" +0+25", " @a+0+3")], "further places of a zettel that has none of its own"),
    (4, [A.replace("+0+25", "+0+25 text:aaaaaaaa")], "the record names packed text (text:aaaaaaaa)"),
    (4, [A.replace("| Ana |", "| Ana, |")], "not the one way to write this"),
    (4, [A.replace("| Ana |", r"| \e, A,b |")], "a comma that is neither"),
    (4, [A.replace("| Ana |", r"| A\u006ea |")], "not the one way to write this"),
    (4, [A.replace("Z a", "Z  a")], "one blank too many"),
    (4, [A.replace("Z a", "Z a CORE 2025")], "unknown flag '2025'"),
    (4, [A.replace("Z a", "Z a CORE CORE")], "stands a second time"),
    (4, [A.replace("Z a", "Z a 2025-02-30")], "no date of the calendar"),
    (4, [A.replace("+0+25", "-1+25")], "begins 1 before the source does"),
    (4, [A.replace("fixed.", "fixed\t.")], "not the one way to write this"),
    (6, [C, "D -18"], "a document that does not stand where it belongs"),
    (9, [PLAIN_CONTENTS[8].replace("c +5", "x1 c +5")], "is no count such as x2"),
    (9, [PLAIN_CONTENTS[8].replace("+5+13 |", "+5+13 x2 |")], "is marked x2 and is the 1. of its kind"),
    (9, [PLAIN_CONTENTS[8].replace("| 80", "| = [euros] 80").replace("95", "95 (value-change)")], "not the one way"),
    (10, ["E MRK | Marek", "E ANA | Ana"], "the names do not stand in the order of their codes"),
    (10, ["E ANA | Ana", "E ANB | Ana"], "stands a second time"),
    (12, ["T a c | ANA", "T c a | MRK"], "stands a second time"),
    (12, ["T a c"], "a tunnel is T, two ids, a bar and the label"),
    (14, ["END +0"], "not the one way to write this"),
    (14, ["END chunks+0"], "not the one way to write this"),
    (14, ["END -99"], "the text cannot end -99 behind 84"),
    (14, ["END chunks-9"], "the chunks cannot be -9 more than the 4 zettels"),
    (14, ["END", "END"], "the end (END) cannot stand behind the end (END)"),
    (14, ["S more", "END"], "a line of the text (S) cannot stand behind a tunnel (T)"),
    (14, ["X more", "END"], "a line of no known kind: 'X'"),
]  # fmt: skip


@pytest.mark.parametrize(("number", "records", "cause"), OTHERWISE, ids=[f"{n} {r[-1][:40]}" for n, r, _ in OTHERWISE])
def test_what_is_written_otherwise_is_refused(number: int, records: list[str], cause: str) -> None:
    instead = 2 if records[-1] in ("E ANA | Ana", "D -18") and records[0] != "E ANA | Ana" else 1
    contents = [*PLAIN_CONTENTS[: number - 1], *records, *PLAIN_CONTENTS[number - 1 + instead :]]
    with pytest.raises(DecodeError) as caught:
        decode(sealed(contents, digests=False), strict=True)
    assert cause in caught.value.reason
    decode(sealed(contents, digests=False))


TEXT = [
    (3, ["source text:aaaaaaaa"], "the packed text below this record is not the one that it names"),
    (3, ["source", "source"], "stands a second time"),
    (3, [], "the packed text is left out: the line source"),
    (7, [r"S Ana: The boiler\c", r"S  is fixed.\n"], "is not cut into lines as the format does"),
    (7, [r"S Ana: The boiler is fixed.", "S "], "is not cut into lines as the format does"),
    (7, [r"S Ana: The boiler is\u0020fixed.\n"], "not the one way to write this"),
    (7, [r"S Ana: The boiler is fixed.\n", r"S Marek: It costs 80 euros.\n"], "does not end where its zettel does"),
    (6, ["M +05+20 | Ana"], "not the one way to write this"),
    (6, ["M +999+20 | Ana"], "the message stands outside of the packed text"),
    (6, [r"S Ana: The boiler is fixed.\n", "M -22+20 | Ana"], "the message does not stand before the line"),
    (6, ["D +0", "M +5+20 | Ana"], "a message (M) cannot stand behind a document (D)"),
]  # fmt: skip


@pytest.mark.parametrize(("number", "records", "cause"), TEXT, ids=[f"{n} {r[-1:]}" for n, r, _ in TEXT])
def test_packed_text_that_is_written_otherwise_is_refused(number: int, records: list[str], cause: str) -> None:
    instead = 2 if records[1:] == ["M -22+20 | Ana"] else 1
    contents = [*PACKED_CONTENTS[: number - 1], *records, *PACKED_CONTENTS[number - 1 + instead :]]
    with pytest.raises(DecodeError) as caught:
        decode(sealed(contents, digests="aaaaaaaa" not in contents[2]), strict=True)
    assert cause in caught.value.reason


@pytest.mark.parametrize(
    ("number", "record"), [(8, D.replace("+2+10", "+2+10 @+54+18")), (5, B.replace("+2+25", "w0.33 +2+25"))]
)
def test_what_a_plain_merge_can_leave_is_accepted(number: int, record: str) -> None:
    """From which zettel a further place counts, and a weight that follows anyway."""
    contents = [*PLAIN_CONTENTS[: number - 1], record, *PLAIN_CONTENTS[number:]]
    memory = decode(sealed(contents, digests=False), strict=True)
    assert decode(encode(memory), strict=True) == memory
