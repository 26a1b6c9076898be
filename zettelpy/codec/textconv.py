r"""A file in version 3 as lines for a diff: without the checks, and without the text that is packed into it.

A check follows from its line and the one before, packed text from the source: neither tells a reviewer anything that
the records do not. A record that holds another text than before still shows it, by its `text:` digest. This is for
`git diff` (textconv), so it takes whatever stands in a file, damaged or full of conflict marks, and never fails.
"""

from __future__ import annotations

from zettelpy.codec.v3.chain import CHECKED, MORE, TEXT, kind_of


def without_checks(text: str) -> str:
    r"""Return the lines of a text without checks and packed text; what is no version 3 stays as it is.

    >>> without_checks("AAAK 3 algorithm 1 #gbfw3hse\nsource #ruwqovcl\nS Tea. #vt4pelyd\nEND #lbf22udq\n")
    'AAAK 3 algorithm 1\nsource\nEND\n'
    """
    kept = []
    packed = False
    for line in text.split("\n"):
        checked = CHECKED.search(line.removesuffix("\r"))
        kind = kind_of(line) if checked else ""
        packed = kind in TEXT or (packed and kind == MORE)
        if not packed:
            kept.append(line[: checked.start()] if checked else line)
    return "\n".join(kept)
