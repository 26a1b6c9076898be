"""Two results of one merge into a text that holds both, between the marks that git uses.

    <<<<<<< ours
    Z ncy5ehon | Ana: the boiler stays. | Ana | boiler | 0.35 +2+147 #…
    =======
    Z ncy5ehon | Ana: the boiler goes. | Ana | boiler | 0.35 +2+147 #…
    (seven marks `>`) theirs

The two are the merge with every conflict settled for ours, and for theirs; all else is the same in both. Each line of
a version 3 file is checked together with the line before it alone, and a line whose check is not the same stands
between the marks as well: so whichever of the two a person keeps at each place, all checks hold. The same choice at all
places makes a whole memory; a mixed one may leave tunnels to nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from zettelpy.codec.merge.align import align

OPEN, BETWEEN, CLOSE = "<<<<<<< ours", "=======", ">>>>>>> theirs"


def mark(ours: str, theirs: str) -> tuple[str, list[int]]:
    r"""Return the two texts as one, and the numbers of the lines where the marks open.

    >>> text, lines = mark("a\nb\nd", "a\nc\nd")
    >>> text.split("\n"), lines
    (['a', '<<<<<<< ours', 'b', '=======', 'c', '>>>>>>> theirs', 'd'], [2])
    """
    own, other = ours.split("\n"), theirs.split("\n")
    made: list[str] = []
    opened: list[int] = []
    i = j = 0
    for to, until in [*((k, place) for k, place in enumerate(align(own, other)) if place >= 0), (len(own), len(other))]:
        if i < to or j < until:
            opened.append(len(made) + 1)
            made += _marked(own[i:to], other[j:until])
        made += own[to : to + 1]
        i, j = to + 1, until + 1
    return "\n".join(made), opened


def _marked(ours: Sequence[str], theirs: Sequence[str]) -> list[str]:
    return [OPEN, *ours, BETWEEN, *theirs, CLOSE]
