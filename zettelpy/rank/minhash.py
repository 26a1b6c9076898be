"""Sets into short sketches whose likeness tells how like the sets are, and sketches into candidate pairs.

A signature holds, for each of 64 hash functions, the least hash of any feature of the set; two signatures agree at a
place with a probability equal to the Jaccard similarity of the sets. Signatures are cut into bands; sets that agree in
a whole band are a candidate pair. Candidates are only that: the caller computes the exact similarity.

Invariants: a signature depends on the set alone (blake2b: no seed of the process, no order); each pair is given once,
as (lower, higher); the pairs grow linearly with the number of sets, however many look alike, since a member of a band
bucket is paired with at most `WINDOW` members before it.

Sources: Broder 1997 (minwise hashing); Leskovec, Rajaraman and Ullman, Mining of Massive Datasets, chapter 3 (banding).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from struct import Struct
from typing import Final

from zettelpy.text.digest import blake2b

SIZE: Final = 64  # hashes in a signature
WINDOW: Final = 16
_BLOCK: Final = Struct("<16I")  # what one blake2b digest of 64 bytes holds
_SALTS: Final = tuple(bytes([number]) for number in range(SIZE // 16))
_ROWS: Final = (16, 8, 4, 2, 1)  # rows in a band, the most selective first
_MISS: Final = 0.01  # the share of pairs at the threshold that may be missed

Signature = tuple[int, ...]


def _hashes(feature: str) -> Signature:
    """Return the 64 hashes of a feature; lone surrogates are features like any other."""
    data = feature.encode("utf-8", "surrogatepass")
    found: Signature = ()
    for salt in _SALTS:
        found += _BLOCK.unpack(blake2b(data, salt=salt).digest())
    return found


def signature(features: Iterable[str], known: dict[str, Signature] | None = None) -> Signature:
    """Return the MinHash signature of a set of features: 64 integers below 2**32, or () for the empty set.

    `known` keeps the hashes of features for the next call.

    >>> signature(["a", "b"]) == signature(["b", "a", "a"])
    True
    """
    return signatures([features], known)[0]


def signatures(sets: Iterable[Iterable[str]], known: dict[str, Signature] | None = None) -> list[Signature]:
    """Return the signatures of many sets; a feature that they share, or that is `known`, is hashed once."""
    known = {} if known is None else known
    made: list[Signature] = []
    for features in sets:
        rows = []
        for feature in features:
            row = known.get(feature)
            if row is None:
                row = known[feature] = _hashes(feature)
            rows.append(row)
        made.append(tuple(map(min, *rows)) if len(rows) > 1 else rows[0] if rows else ())
    return made


def rows_for(threshold: float) -> int:
    """Return the most rows a band may have so that at most 1 in 100 pairs of that similarity is missed.

    >>> rows_for(0.9), rows_for(0.5)
    (4, 2)
    """
    for rows in _ROWS:
        agree = 1.0
        for _ in range(rows):
            agree *= threshold
        miss = 1.0
        for _ in range(SIZE // rows):
            miss *= 1.0 - agree
        if miss <= _MISS:
            return rows
    return 1


def near_pairs(sketches: Sequence[Signature], threshold: float, *, window: int = WINDOW) -> list[tuple[int, int]]:
    """Return the pairs (i, j), i < j, in order, whose signatures agree in a whole band: candidates for the threshold.

    `threshold` is the Jaccard similarity that the caller asks for. Empty sets pair with nothing. In a bucket each
    member meets the `window` members before it, so at most `64 * window` pairs arise for each set.

    >>> near_pairs(signatures([["a", "b", "c"], ["x"], ["c", "b", "a"]]), 0.9)
    [(0, 2)]
    """
    rows = rows_for(threshold)
    pairs: dict[int, None] = {}
    count = len(sketches)
    for first in range(0, SIZE, rows):
        buckets: dict[Signature, list[int]] = {}
        for number, sketch in enumerate(sketches):
            if sketch:
                buckets.setdefault(sketch[first : first + rows], []).append(number)
        for members in buckets.values():
            for place in range(1, len(members)):
                later = members[place]
                for earlier in members[max(0, place - window) : place]:
                    pairs[earlier * count + later] = None
    return [divmod(pair, count) for pair in sorted(pairs)]
