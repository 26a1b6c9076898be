"""Tunnels: the rule by brute force, locality, labels, the case from the field, and the crowd."""

from __future__ import annotations

import random
from fractions import Fraction
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy import tunnel as module
from zettelpy.options import Options
from zettelpy.rank import neighbours
from zettelpy.tunnel import build_tunnels, topic_words
from zettelpy.types import EntityIndex, Tunnel, Zettel

NONE = EntityIndex()
NAMES = st.lists(st.sampled_from(["Ana", "Bo", "Cem", "Dee", "Eva"]), max_size=4, unique=True)
TOPICS = st.lists(st.sampled_from(["owl", "kiln", "firing curve", "kiln log", "x", "rye bread", "moss"]), max_size=4)
NOTES = st.lists(st.tuples(NAMES, TOPICS), max_size=14)
LIMITS = st.sampled_from([0.0, 0.3, 1 / 3, 0.5, 0.6, 1.0])


def notes_of(contents: list[tuple[list[str], list[str]]]) -> list[Zettel]:
    return [Zettel(f"z{k}", entities=tuple(names), topics=tuple(topics)) for k, (names, topics) in enumerate(contents)]


def pairs_of(tunnels: tuple[Tunnel, ...]) -> list[tuple[int, int]]:
    return [(int(tunnel.source[1:]), int(tunnel.target[1:])) for tunnel in tunnels]


def brute_force(zettels: list[Zettel], threshold: float, keep: int) -> list[tuple[int, int]]:
    """The rule as the module states it, over all pairs, in fractions."""

    def is_common(count: int, total: int) -> bool:
        return count == 3 if total == 3 else total > 3 and 2 * count > total

    def own(features: list[set[str]]) -> list[set[str]]:
        common = {
            feature
            for feature in set().union(*features)
            if is_common(sum(feature in other for other in features), len(features))
        }
        return [feature - common for feature in features]

    def jaccard(left: set[str], right: set[str]) -> Fraction:
        return Fraction(len(left & right), len(left | right) or 1)

    entities = own([set(zettel.entities) for zettel in zettels]) if zettels else []
    words = own([set(topic_words(zettel.topics)) for zettel in zettels]) if zettels else []
    best: list[list[int]] = []
    for i in range(len(zettels)):
        ranked = []
        for j in range(len(zettels)):
            if i == j:
                continue
            score = max(Fraction(6, 5) * jaccard(entities[i], entities[j]), jaccard(words[i], words[j]))
            if score > 0 and float(score) >= threshold:
                ranked.append((-score, abs(i - j), j))
        best.append([j for _, _, j in sorted(ranked)[:keep]])
    return [(i, j) for i in range(len(zettels)) for j in sorted(best[i]) if i < j and i in best[j]]


@given(NOTES, LIMITS, st.integers(0, 4))
def test_equals_brute_force(contents: list[tuple[list[str], list[str]]], threshold: float, keep: int) -> None:
    zettels = notes_of(contents)
    tunnels = build_tunnels(zettels, NONE, Options(tunnel_threshold=threshold, tunnel_top_k=keep))
    assert pairs_of(tunnels) == brute_force(zettels, threshold, keep)


def crowd(count: int, *, hub: bool = False, seed: int = 7) -> list[Zettel]:
    """Zettels with a few names and topic words of falling frequency; `hub`: one name in a third of them."""
    draw = random.Random(seed)
    made = []
    for k in range(count):
        names = {f"N{int(80 * draw.random() ** 2)}" for _ in range(draw.randint(0, 4))}
        if hub and draw.random() < 1 / 3:
            names.add("Hub")
        sizes = [draw.choice([1, 1, 2]) for _ in range(8)]
        topics = {" ".join(f"w{int(2000 * draw.random() ** 1.5)}" for _ in range(size)) for size in sizes}
        made.append(Zettel(f"z{k}", entities=tuple(sorted(names)), topics=tuple(sorted(topics))))
    return made


def test_equals_brute_force_on_a_crowd() -> None:
    zettels = crowd(160, hub=True)
    assert pairs_of(build_tunnels(zettels, NONE, Options())) == brute_force(zettels, 0.3, 3)


def test_invariants_of_a_crowd() -> None:
    zettels = crowd(module.EXACT + 300, hub=True)
    pairs = pairs_of(build_tunnels(zettels, NONE, Options()))
    assert pairs == sorted(set(pairs))
    assert all(source < target for source, target in pairs)
    degree = [0] * len(zettels)
    for pair in pairs:
        for end in pair:
            degree[end] += 1
    assert max(degree) <= 3
    assert len(pairs) > 500


def test_what_a_budget_leaves_is_part_of_the_exact_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    zettels = crowd(400, hub=True)
    exact = set(brute_force(zettels, 0.3, 3))
    monkeypatch.setattr(module, "EXACT", 10)
    shares = []
    for budget in (0, 2, 4, 10, 1000):
        monkeypatch.setattr(module, "BUDGET", budget)
        seen = set(pairs_of(build_tunnels(zettels, NONE, Options())))
        assert seen <= exact
        shares.append(len(seen) / len(exact))
    assert shares == sorted(shares)
    assert shares[0] < 0.3 < shares[2] < shares[-1] == 1.0


@given(NOTES, LIMITS, st.integers(1, 4), st.integers(0, 6), st.sampled_from([0, 8, 1024]))
def test_a_budget_never_brings_a_wrong_tunnel(
    contents: list[tuple[list[str], list[str]]], threshold: float, keep: int, budget: int, masked: int
) -> None:
    zettels = notes_of(contents)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "EXACT", 0)
        patch.setattr(module, "BUDGET", budget)
        patch.setattr(neighbours, "MASKED", masked)
        patch.setattr(neighbours, "LISTED", 3)
        seen = pairs_of(build_tunnels(zettels, NONE, Options(tunnel_threshold=threshold, tunnel_top_k=keep)))
    assert set(seen) <= set(brute_force(zettels, threshold, keep))


def test_mem_018_what_all_share_links_nothing() -> None:
    topics = "rent tax yoga bees maps wine moss kilns owls jazz".split()
    contents = [([], ["python script", topic]) for topic in topics]
    contents += [([], ["python", "kilns", "firing curve"]), ([], ["kilns", "firing curve", "log"])]
    tunnels = build_tunnels(notes_of(contents), NONE, Options())
    assert (10, 11) in pairs_of(tunnels)
    assert len(tunnels) <= 12
    assert not any("python" in tunnel.label or "script" in tunnel.label for tunnel in tunnels)


@pytest.mark.parametrize(
    ("here", "there"), [("valve", "valves"), ("firing curves", "firing curve"), ("насос", "насосы")]
)
def test_forms_of_a_word_are_one_word(here: str, there: str) -> None:
    contents = [([], [here]), ([], [there]), ([], ["moss"]), ([], ["rye"])]
    (tunnel,) = build_tunnels(notes_of(contents), NONE, Options())
    assert tunnel == Tunnel("z0", "z1", here.replace(" ", "_"))


def test_forms_of_a_word_count_together_towards_what_is_common() -> None:
    contents = [([], ["owl", "rent"]), ([], ["owls", "rent"]), ([], ["owl", "moss"]), ([], ["owls", "rye"])]
    (tunnel,) = build_tunnels(notes_of(contents), NONE, Options())
    assert (tunnel.source, tunnel.target, tunnel.label) == ("z0", "z1", "rent")


def test_an_edit_touches_few_tunnels() -> None:
    zettels = crowd(600)
    before = {(t.source, t.target) for t in build_tunnels(zettels, NONE, Options())}
    for at in (0, 150, 300, 599):
        changed = [*zettels[:at], Zettel("new", entities=("N0", "N1"), topics=("w1 w2",)), *zettels[at:]]
        after = {(t.source, t.target) for t in build_tunnels(changed, NONE, Options())}
        assert len(before ^ after) <= 12


def test_ties_go_to_the_nearest_then_to_the_first() -> None:
    same: list[tuple[list[str], list[str]]] = [([], ["owl"])] * 3
    contents = [*same, ([], ["rent"]), ([], ["moss"]), ([], ["rye"])]
    assert pairs_of(build_tunnels(notes_of(contents), NONE, Options(tunnel_top_k=1))) == [(0, 1)]
    assert pairs_of(build_tunnels(notes_of(contents), NONE, Options(tunnel_top_k=2))) == [(0, 1), (0, 2), (1, 2)]


def test_what_all_of_three_share_links_nothing() -> None:
    contents = [(["Ana"], ["owl", "rent"]), (["Ana"], ["owl", "rent"]), (["Ana"], ["owl", "moss"])]
    (tunnel,) = build_tunnels(notes_of(contents), NONE, Options())
    assert (tunnel.source, tunnel.target, tunnel.label) == ("z0", "z1", "rent")
    assert build_tunnels(notes_of([(["Ana"], ["owl"])] * 3), NONE, Options()) == ()
    assert len(build_tunnels(notes_of([(["Ana"], ["owl"])] * 2), NONE, Options())) == 1
    two_of_three = [(["Ana"], []), (["Bo"], []), (["Ana"], [])]
    assert pairs_of(build_tunnels(notes_of(two_of_three), NONE, Options())) == [(0, 2)]


@pytest.mark.parametrize(
    ("left", "right", "verbose", "label"),
    [
        ((["Ana", "Bo"], []), (["Bo", "Ana"], []), False, "ANN+Bo"),
        ((["Ana", "Bo"], []), (["Bo", "Ana"], []), True, "Ana+Bo"),
        ((["Ana", "Bo", "Cem", "Dee"], []), (["Ana", "Bo", "Cem", "Dee"], []), True, "Ana+Bo+Cem"),
        ((["Ana"], ["owl"]), (["Ana"], ["owl"]), False, "ANN_owl"),
        (([], ["firing curve", "owl", "moss"]), ([], ["moss", "owl", "firing curve"]), False, "firing_curve_owl"),
        (([], ["kiln log"]), ([], ["log of kiln"]), False, "kiln_log"),
        ((["Ana"], []), (["Ana"], []), False, "ANN"),
        ((["Ana"], ["ana"]), (["Ana"], ["ana"]), False, "ANN"),
        ((["Ana"], ["ana"]), (["Ana"], ["ana"]), True, "Ana"),
        ((["Ana"], ["ana", "owl"]), (["Ana"], ["ana", "owl"]), True, "Ana_owl"),
        ((["Ana"], ["ana", "owl", "moss"]), (["Ana"], ["moss", "owl", "ana"]), False, "ANN_owl_moss"),
        ((["Ana"], ["ana rent"]), (["Ana"], ["ana rent"]), False, "ANN_rent"),
        ((["Ana"], ["ana log"]), (["Ana"], ["log of ana"]), False, "ANN_log"),
        ((["Zoë Ruiz"], ["zoe ruiz", "ruiz"]), (["Zoë Ruiz"], ["zoe ruiz", "ruiz"]), True, "Zoë_Ruiz"),
        (([], ["firing curve", "curve", "owl"]), ([], ["firing curve", "curve", "owl"]), False, "firing_curve_owl"),
        (([], ["kiln", "kiln log"]), ([], ["kiln", "kiln log"]), False, "kiln_log"),
    ],
)
def test_labels(
    left: tuple[list[str], list[str]], right: tuple[list[str], list[str]], verbose: bool, label: str
) -> None:
    index = EntityIndex((("ANN", "Ana"),))
    tunnels = build_tunnels(notes_of([left, right]), index, Options(verbose_labels=verbose))
    assert [tunnel.label for tunnel in tunnels] == [label]


def test_a_name_too_common_to_be_shown_is_told_by_its_topic_only_where_nothing_else_is_left() -> None:
    others: list[tuple[list[str], list[str]]] = [(["Ana"], ["rent"]), (["Ana"], ["rye"]), ([], ["tea"]), ([], ["tax"])]
    for topics, label in ((["ana"], "ana"), (["ana", "owl"], "owl"), (["ana log"], "log")):
        tunnels = build_tunnels(notes_of([(["Ana"], topics), (["Ana"], topics), *others]), NONE, Options())
        assert [(tunnel.source, tunnel.target, tunnel.label) for tunnel in tunnels] == [("z0", "z1", label)]


def test_nothing_to_join() -> None:
    assert build_tunnels([], NONE, Options()) == ()
    assert build_tunnels(notes_of([(["Ana"], [])]), NONE, Options()) == ()
    assert build_tunnels(notes_of([([], []), ([], [])]), NONE, Options(tunnel_threshold=0.0)) == ()


def seconds(zettels: list[Zettel]) -> float:
    start = process_time()
    build_tunnels(zettels, NONE, Options())
    return process_time() - start


@pytest.mark.timing
def test_a_name_in_a_third_of_thousands_is_not_quadratic() -> None:
    small, large = crowd(1600, hub=True), crowd(4800, hub=True)
    ratio = seconds(large) / max(seconds(small), 1e-3)
    assert ratio < 6, f"three times the zettels took {ratio:.1f} times as long"
