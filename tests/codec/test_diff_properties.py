"""Properties of comparing two memories: nothing unseen, nothing told twice, pairs that never cross, time n log n."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy import diff
from zettelpy.codec.diff import Diff
from zettelpy.codec.diff.alignment import Gap, align, gaps
from zettelpy.codec.diff.likeness import pair_alike
from zettelpy.codec.diff.pairing import pair_zettels
from zettelpy.types import ALL_EMOTIONS, ALL_FLAGS, Contradiction, EntityIndex, Memory, Meta, Tunnel, Zettel
from zettelpy.zettel import content_id


def against(earlier: Zettel, later: Zettel) -> Contradiction:
    summary = f'[x] "{earlier.quote}" → "{later.quote}" (reversal)'
    return Contradiction(earlier.id, later.id, "x", "reversal", summary)


TEXTS = st.text(st.characters(codec=None), max_size=5) | st.sampled_from(
    ["ok", "We go.", "\0", "\u2028", "\ud800", "a b"]
)
NAMES = st.sampled_from(["Ana", "Bo", "Ana Bo", "", "Ｂo", "\udfff"])
IDS = st.sampled_from(["aaaaaaaa", "aaaaaaaa-2", "aaaaaaaa-3", "bbbbbbbb", "bbbbbbbb-2", "x", "x-2", "y", "z"])


@st.composite
def memories(draw: st.DrawFn, *, numbered: bool = False) -> Memory:
    ids = draw(st.lists(IDS, unique=True, max_size=6))
    if numbered:
        ids = [f"{k:03}" for k in range(1, len(ids) + 1)]
    zettels = []
    for identity in ids:
        start = draw(st.none() | st.integers(0, 9))
        zettels.append(
            Zettel(
                identity,
                tuple(draw(st.lists(NAMES, max_size=3))),
                tuple(draw(st.lists(TEXTS, max_size=2))),
                draw(TEXTS),
                draw(st.sampled_from([0.0, 0.5])),
                draw(st.sampled_from([None, 0.25])),
                tuple(draw(st.lists(st.sampled_from(ALL_EMOTIONS[:3]), unique=True, max_size=2))),
                tuple(draw(st.lists(st.sampled_from(ALL_FLAGS[:2]), unique=True, max_size=2))),
                start,
                None if start is None else start + draw(st.integers(0, 3)),
                resolved_date=draw(st.sampled_from([None, "2025"])),
            )
        )
    ends = st.tuples(st.sampled_from(ids), st.sampled_from(ids)) if ids else st.nothing()
    joined: dict[tuple[str, str], Tunnel] = {}
    for one, other in draw(st.lists(ends, max_size=3)) if ids else ():
        if one != other and (other, one) not in joined:
            joined[(one, other)] = Tunnel(one, other, draw(NAMES))
    contradictions = (
        tuple(
            Contradiction(one, other, draw(NAMES), "reversal", draw(TEXTS))
            for one, other in draw(st.lists(ends, max_size=3))
        )
        if ids
        else ()
    )
    pairs = tuple(zip("PQR", draw(st.lists(NAMES, unique=True, max_size=3)), strict=False))
    meta = Meta(title=draw(st.sampled_from([None, "T"])), input_length=draw(st.sampled_from([0, 40])))
    return Memory(tuple(zettels), tuple(joined.values()), EntityIndex(pairs), contradictions, (), meta)


ANY = memories() | memories(numbered=True)


def held(value: Memory) -> tuple[Any, ...]:
    """Return what two memories have in common if nothing differs: ends by number, lengths of spans, links sorted."""
    numbers = {zettel.id: k for k, zettel in enumerate(value.zettels)}

    def lengths(zettel: Zettel) -> tuple[int, ...]:
        return tuple(end - start for start, end in zettel.spans)

    return (
        [
            (
                z.id,
                z.entities,
                z.topics,
                z.quote,
                z.weight,
                z.raw,
                z.emotions,
                z.flags,
                lengths(z),
                z.count,
                z.resolved_date,
            )
            for z in value.zettels
        ],
        sorted((*sorted((numbers[t.source], numbers[t.target])), t.label) for t in value.tunnels),
        value.entity_index.pairs,
        sorted(
            repr((numbers[c.earlier], numbers[c.later], c.shared, c.signal, c.summary)) for c in value.contradictions
        ),
        replace(value.meta, source=None),
    )


@given(ANY)
def test_equal_memories_give_an_empty_diff(value: Memory) -> None:
    assert diff(value, value) == Diff()


@settings(max_examples=300)
@given(ANY, ANY)
def test_an_empty_diff_says_that_both_hold_the_same(a: Memory, b: Memory) -> None:
    if not diff(a, b):
        assert held(a) == held(b)


@settings(max_examples=300)
@given(ANY, st.data())
def test_no_single_change_goes_unseen(value: Memory, data: st.DataObject) -> None:
    """A field of a zettel, a link, a name, a contradiction: whatever is changed, something is told."""
    changed = data.draw(st.sampled_from(mutations(value)))
    assert held(changed) != held(value)
    assert diff(value, changed)
    assert diff(changed, value)


def mutations(value: Memory) -> list[Memory]:
    found = [
        replace(value, meta=replace(value.meta, title="another")),
        replace(value, entity_index=EntityIndex((("Z", "Zoe"),))),
    ]
    for k, zettel in enumerate(value.zettels):
        for field, new in {
            "entities": ("Zoe",),
            "topics": ("zebras",),
            "quote": "zigzag",
            "weight": 0.75,
            "raw": 0.75,
            "emotions": ("grief", "joy", "fear"),
            "flags": ("CORE",),
            "count": 3,
            "resolved_date": "1999",
        }.items():
            other = replace(zettel, **{field: new})
            found.append(replace(value, zettels=(*value.zettels[:k], other, *value.zettels[k + 1 :])))
    for k in range(len(value.tunnels)):
        found.append(replace(value, tunnels=value.tunnels[:k] + value.tunnels[k + 1 :]))
        relabelled = replace(value.tunnels[k], label="zz")
        found.append(replace(value, tunnels=(*value.tunnels[:k], relabelled, *value.tunnels[k + 1 :])))
    for k, one in enumerate(value.contradictions):
        found.append(replace(value, contradictions=value.contradictions[:k] + value.contradictions[k + 1 :]))
        for field in ("shared", "signal", "summary"):
            other_one = replace(one, **{field: "zz"})
            found.append(
                replace(value, contradictions=(*value.contradictions[:k], other_one, *value.contradictions[k + 1 :]))
            )
    return found


@given(ANY, ANY)
def test_every_zettel_is_told_once_or_stands_in_both(a: Memory, b: Memory) -> None:
    found = diff(a, b)
    before = [change.before.id for change in found.zettels if change.before]
    after = [change.after.id for change in found.zettels if change.after]
    assert len(before) == len(set(before))
    assert len(after) == len(set(after))
    assert len(a.zettels) - len(found.removed) == len(b.zettels) - len(found.added)
    order = {zettel.id: k for k, zettel in enumerate(b.zettels)}
    assert [order[identity] for identity in after] == sorted(order[identity] for identity in after)


@given(ANY, ANY)
def test_there_and_back_mirror_each_other(a: Memory, b: Memory) -> None:
    """Whatever came on the way there goes on the way back. Pairs by likeness are the same both ways."""
    there, back = diff(a, b), diff(b, a)
    assert (len(there.added), len(there.removed)) == (len(back.removed), len(back.added))
    assert len(there.tunnels) == len(back.tunnels)
    assert len(there.meta) == len(back.meta)


@settings(max_examples=300)
@given(ANY, ANY)
def test_the_same_zettels_are_paired_both_ways(a: Memory, b: Memory) -> None:
    there, back = pair_zettels(a, b), pair_zettels(b, a)
    assert (there.there, there.back) == (back.back, back.there)
    assert there.steady == tuple((i, j) for j, i in back.steady)


# Alignment ------------------------------------------------------------------------------------------------------

KEYS = st.lists(st.sampled_from(["a", "b", "c", None]), max_size=12)


@given(KEYS, KEYS)
def test_pairs_are_equal_and_rise(a: list[str | None], b: list[str | None]) -> None:
    pairs = align(a, b)
    assert all(a[i] == b[j] is not None for i, j in pairs)
    assert all(one[0] < other[0] and one[1] < other[1] for one, other in itertools.pairwise(pairs))
    covered = [Gap(i, i + 1, j, j + 1) for i, j in pairs]
    assert sum(gap.stop_a - gap.first_a for gap in gaps(pairs, Gap(0, len(a), 0, len(b)))) == len(a) - len(covered)


@given(KEYS, KEYS)
def test_the_same_pairs_are_found_both_ways(a: list[str | None], b: list[str | None]) -> None:
    assert align(a, b) == [(i, j) for j, i in align(b, a)]


@given(st.lists(st.integers(0, 30), unique=True, max_size=20), st.data())
def test_of_keys_that_occur_once_the_longest_common_subsequence_is_found(a: list[int], data: st.DataObject) -> None:
    b = data.draw(st.permutations(a))
    best = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, one in enumerate(a):
        for j, other in enumerate(b):
            best[i + 1][j + 1] = best[i][j] + 1 if one == other else max(best[i][j + 1], best[i + 1][j])
    assert len(align(list(map(str, a)), list(map(str, b)))) == best[-1][-1]


QUOTES = st.sampled_from(
    ["The cap is 512 KB now.", "The cap is 1 MB now.", "Owls hunt mice at night.", "Owls hunt cats."]
)


@given(st.lists(QUOTES | TEXTS, max_size=8), st.lists(QUOTES | TEXTS, max_size=8))
def test_what_is_paired_by_likeness_does_not_cross(a: list[str], b: list[str]) -> None:
    ours, theirs = ([Zettel(f"z{k}", quote=text) for k, text in enumerate(texts)] for texts in (a, b))
    pairs = pair_alike(ours, theirs)
    assert all(one[0] < other[0] and one[1] < other[1] for one, other in itertools.pairwise(pairs))


@given(st.lists(QUOTES | TEXTS, max_size=8), st.lists(QUOTES | TEXTS, max_size=8))
def test_the_same_zettels_are_alike_both_ways(a: list[str], b: list[str]) -> None:
    ours, theirs = ([Zettel(f"z{k}", quote=text) for k, text in enumerate(texts)] for texts in (a, b))
    assert pair_alike(ours, theirs) == [(i, j) for j, i in pair_alike(theirs, ours)]


# Size -----------------------------------------------------------------------------------------------------------


def large(count: int, seed: int) -> Memory:
    draw = random.Random(seed)
    words = [f"word{k}" for k in range(2000)]
    zettels = []
    for k in range(count):
        names = tuple(f"Name{seed}{draw.randrange(300)}" for _ in range(4))
        text = f"{seed} {k} " + " ".join(draw.choice(words) for _ in range(12))
        topics = tuple(draw.choice(words) for _ in range(6))
        zettels.append(
            Zettel(
                content_id(text), names, topics, text, flags=("DECISION",), source_start=k * 99, source_end=k * 99 + 98
            )
        )
    ids = [zettel.id for zettel in zettels]
    tunnels = tuple(Tunnel(one, other, "x") for one, other in itertools.pairwise(ids))
    found = tuple(against(one, other) for one, other in zip(zettels[::2], zettels[1::2], strict=False))
    return Memory(tuple(zettels), tunnels, EntityIndex(), found)


def again(number: int) -> Zettel:
    """Return a repeat of one text."""
    return Zettel(content_id("ok") if number == 1 else f"{content_id('ok')}-{number}", quote="ok")


def few_changed(value: Memory) -> Memory:
    """Return a memory in which twenty zettels have other words."""
    step = max(1, len(value.zettels) // 20)
    fresh = {zettel.id: f"new{k}" for k, zettel in enumerate(value.zettels) if k % step == 0}
    return Memory(
        tuple(replace(z, id=fresh[z.id], quote=z.quote + " more") if z.id in fresh else z for z in value.zettels),
        tuple(
            replace(t, source=fresh.get(t.source, t.source), target=fresh.get(t.target, t.target))
            for t in value.tunnels
        ),
        value.entity_index,
        tuple(
            replace(c, earlier=fresh.get(c.earlier, c.earlier), later=fresh.get(c.later, c.later))
            for c in value.contradictions
        ),
    )


CASES: dict[str, Callable[[int], tuple[Memory, Memory]]] = {
    "few": lambda n: ((value := large(n, 1)), few_changed(value)),
    "all different": lambda n: (large(n, 1), large(n, 2)),
    "turned round": lambda n: ((value := large(n, 1)), Memory(value.zettels[::-1])),
    "repeats": lambda n: (
        Memory(tuple(again(k) for k in range(1, n))),
        Memory(tuple(again(k) for k in range(1, n + 9))),
    ),
    "no words": lambda n: (
        Memory(tuple(Zettel(f"a{k}") for k in range(n))),
        Memory(tuple(Zettel(f"b{k}") for k in range(n))),
    ),
    "all names": lambda n: (
        Memory((Zettel("a", tuple(f"a{k}" for k in range(n))),)),
        Memory((Zettel("a", tuple(f"b{k}" for k in range(n))),)),
    ),
    "one long quote": lambda n: (
        Memory((Zettel("a", quote="x y z " * n, flags=("DECISION",)), Zettel("b", quote="x " * n))),
        Memory((Zettel("c", quote="x y w " * n, flags=("DECISION",)), Zettel("d", quote="y " * n))),
    ),
}


@pytest.mark.timing
@pytest.mark.parametrize("case", CASES)
def test_time_is_linear(case: str) -> None:
    small, big = CASES[case](500), CASES[case](2000)
    assert best_time(lambda: diff(*big)) < 8 * best_time(lambda: diff(*small)) + 0.02


@pytest.mark.timing
def test_ten_thousand_zettels_with_few_changes_take_about_a_second() -> None:
    before, after = CASES["few"](10_000)
    found = diff(before, after)
    assert [change.kind for change in found.zettels] == ["edited"] * 20
    assert best_time(lambda: diff(before, after), runs=2) < 2.0
