"""The weights of features by name into sums by small numbers, and into the most that a part of a score can be.

`bounds` adds these up. Everything here follows from `weights.WEIGHTS`: what is asked for by a set of words of change is
looked up by name once and then known, what depends on a level, a group or the strength of a link stands in rows.

A group is a number: that of `GROUPS`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from zettelpy.extract.changes import features as f
from zettelpy.extract.changes.values import NAME, NUMBER
from zettelpy.extract.changes.weights import WEIGHTS

GROUPS: Final = ("none", "when", "number", "who", "other")
STRENGTHS: Final = range(4)
_NO_LINK: Final = (0,) * len(STRENGTHS)
CHANGES, SETTLES, ASSENTS, DECIDES, TOLD, DIFFERS = (1 << k for k in range(6))  # bits of what is joined
BITS: Final = f.BITS
NUMBERS, NAMES = BITS[NUMBER], BITS[NAME]
_SORTS: Final = ("bare", "money", "people", "percent", "things")
_UNITS: Final = ("number-unit", "number-bare", "number-one")

Row = tuple[int, ...]
Rows = tuple[Row, ...]


def weigh(name: str) -> int:
    """Return the weight of a feature, 0 where it has none."""
    return WEIGHTS.get(name, 0)


def _most(*names: str) -> int:
    """Return the most that features add which may hold or not, each for itself."""
    return sum(max(0, weigh(name)) for name in names)


def _levels(stem: str, edges: Sequence[int]) -> Row:
    return tuple([weigh(f"{stem}{k}") for k in range(len(edges) + 1)])


def _each(stem: str, edges: Sequence[int]) -> Row:
    """Return the weight of a feature by the number that its levels are of, up to the last edge."""
    return tuple([weigh(f"{stem}{f.level(k, edges)}") for k in range(edges[-1] + 1)])


def _by_group(stem: str, edges: Sequence[int]) -> Rows:
    """Return by group and level what a feature and the same beside the group add."""
    alone = _levels(stem, edges)
    return tuple([tuple([weight + weigh(f"{stem}{k}@{group}") for k, weight in enumerate(alone)]) for group in GROUPS])


def _grouped(*names: str) -> Row:
    """Return by group the most that some features add together; "@" stands for the group."""
    return tuple([max(0, sum(weigh(name + group if name[-1] == "@" else name) for name in names)) for group in GROUPS])


class Tables:
    """Sums of weights."""

    def __init__(self) -> None:
        # One statement
        self.earlier_size, self.later_size = (tuple([weigh(f"{s}.size{k}") for k in range(f.SIZES + 1)]) for s in "el")
        self.earlier_values, self.later_values = (
            tuple([weigh(f"{side}.values{k}") for k in range(f.VALUES + 1)]) for side in "el"
        )
        self.later_long = _levels("l.long", f.LENGTHS)
        # Two statements
        self.share, self.afar = _levels("share", f.SHARE), _levels("afar", f.AFAR)
        self.before, self.around = _by_group("before", f.AROUND), _by_group("around", f.AROUND)
        self.openings, self.clusters = _by_group("openings", f.OPENINGS), _by_group("clusters", f.CLUSTERS)
        self.plain = tuple([weigh(f"plain{k}") for k in range(4)])
        self.cover = tuple([weigh(f"cover{k}") for k in range(5)])
        self.cover_none, self.share_name = weigh("coverx"), weigh("share-name")
        self.topics = weigh("topic-first"), weigh("topic"), weigh("other-topic")
        self.before_decided, self.decided_before = weigh("before-decided"), weigh("decided-before")
        self.apart, self.messages = _each("apart", f.DISTANCES), _each("messages", f.MESSAGES)
        self.far = tuple(  # by messages between, group and strength
            tuple(
                tuple([weigh(f"messages{f.level(k, f.MESSAGES_FEW)}@{group}~{s}") for s in STRENGTHS])
                for group in GROUPS
            )
            for k in range(f.MESSAGES_FEW[-1] + 1)
        )
        self.speakers = weigh("speaker-other"), weigh("speaker-same")
        self.selves = weigh("both-self-other"), weigh("both-self-same")
        self.said_on = weigh("said-other-day"), weigh("said-same-day")
        self.days = weigh("e.days-only"), weigh("l.days-only"), weigh("days-agree")
        self.days_differ = weigh("days-differ") + max(0, weigh("days-differ-alone"))
        self.most_days = max(0, *self.days, self.days_differ) + max(0, weigh("over"))
        self.over, self.both_charge, self.one_negated = weigh("over"), weigh("both-charge"), weigh("one-negated")
        # What is not looked at: the most that it can add
        self.passed, self.none_passed = self._passed(), weigh("passedx@none")
        self.named_before = tuple(
            tuple([weigh(name) + weigh(f"named-before@{group}") for group in GROUPS])
            for name in ("named-before-plain", "named-before-decided")
        )
        self.nothing = (0,) * len(GROUPS)
        self.denied = _most("denies")
        self.turned = max(0, weigh("turned1"), weigh("turned2"))
        self.gone = _most("gone-before", "gone-between", "settled-since", "said-again")
        self.trouble = tuple(
            max(0, weigh("trouble"), weigh("trouble") + weigh("trouble-shared") + weigh(name))
            for name in ("trouble-plain", "trouble-decided")
        )
        self.old = _grouped("names-old", "names-old@")
        again = max(0, weigh("restates") + max(weigh("restates-all"), weigh("restates-part")))
        self.fresh = tuple([most + again for most in _grouped("fresh-between", "fresh-between@")])
        self.beside = self._most_beside()

    def _passed(self) -> Row:
        """Return by group the most that statements in between add, where some kind of value is one of both."""
        rows = [tuple([weigh(f"passed{k}@{group}") for group in GROUPS]) for k in range(5)]
        return tuple(map(max, zip(*rows, strict=True)))

    def _most_beside(self) -> Row:
        """Return by group the most that is added by what two statements share beside terms and openings."""
        beside = max(self.afar) + max(0, self.before_decided) + max(0, self.decided_before)
        parts = (self.before, self.around, self.clusters)
        return tuple([beside + sum(max(part[group]) for part in parts) for group in range(len(GROUPS))])


@cache
def tables() -> Tables:
    """Return the tables, made when first asked for."""
    return Tables()


Sums = tuple[Row, Row]  # by group; by strength of the link


def _sums(features: f.Alone, *more: Row) -> Sums:
    alone, grouped, linked = features
    base = sum(map(weigh, alone))
    row = tuple(
        [base + sum(weights) for weights in zip(*map(_beside_group, grouped), strict=True)] or [base] * len(GROUPS)
    )
    strengths = tuple([sum(weights) for weights in zip(*map(_beside_link, linked), strict=True)]) or _NO_LINK
    return tuple(map(sum, zip(row, *more, strict=True))), strengths


@cache
def _beside_group(stem: str) -> Row:
    return tuple([weigh(f"{stem}@{group}") for group in GROUPS])


@cache
def _beside_link(stem: str) -> Row:
    return tuple([weigh(f"{stem}~{strength}") for strength in STRENGTHS])


@lru_cache(maxsize=4096)
def earlier_sums(cues: frozenset[str], decided: bool, asks: bool, old: bool, nodded: bool) -> Sums:
    """Return what words of change and marks of an earlier statement add."""
    return _sums(f.earlier_told(cues, decided, asks, old, nodded))


@lru_cache(maxsize=4096)
def later_sums(cues: frozenset[str], decided: bool, old: bool, nodded: bool, *, fresh: bool) -> Sums:
    """Return what words of change and marks of a later statement add, with the most that is added by its values: those
    that it names as `old`, and those that are `fresh`."""
    known = tables()
    values = (known.old if old else known.nothing, known.fresh if fresh else known.nothing)
    return _sums(f.later_told(cues, decided, old, nodded), *values)


@lru_cache(maxsize=256)
def joined(bits: int) -> Row:
    """Return by the strength of the link what is added by all that holds together."""
    change, firm = "c" if bits & CHANGES else "-", "f" if bits & SETTLES else "-"
    ours, theirs = "D" if bits & DECIDES else "-", "D" if bits & ASSENTS else "-"
    untold = 0 if bits & (CHANGES | SETTLES | TOLD | DIFFERS) else weigh("untold")
    stems = [f"join.{'d' if bits & DIFFERS else '-'}{strength}" for strength in STRENGTHS]
    ends = dict.fromkeys((change + firm, ours + theirs, change + ours))
    return tuple([untold + sum(weigh(stem + end) for end in ends) for stem in stems])


@lru_cache(maxsize=1024)
def later_joint(cues: frozenset[str], decided: bool) -> tuple[int, int, int]:
    """Return of a later statement: the bits that it joins; what naming the earlier's values adds; the most that is
    added where its values were given before the earlier."""
    changes, settles = not cues.isdisjoint(f.CHANGE), decided or not cues.isdisjoint(f.FIRM)
    bits = changes * CHANGES + settles * SETTLES + decided * ASSENTS
    names = weigh("names-it") + sum(weigh("names-it-" + cue) for cue in ("drop", "not", "move", "take") if cue in cues)
    back = weigh("fresh-before") + weigh("restores") * ("back" in cues)
    return bits, names, max(0, back)


@lru_cache(maxsize=4096)
def only_sums(ours: int, theirs: int) -> int:
    """Return what the kinds of value add that one statement has and the other has not."""
    names = [f"{side}.only-{f.GROUPS[kind]}" for side, has in (("e", ours & ~theirs), ("l", theirs & ~ours))
             for kind, bit in BITS.items() if has & bit]  # fmt: skip
    return sum(map(weigh, dict.fromkeys(names)))


@lru_cache(maxsize=2)
def most_near(differ: bool) -> int:
    """Return the most that is added by where values stand and whose they are, whether some differ or not."""
    if not differ:
        return 0
    owned = _most("other-owner", "owner-once", "own-and-others", "owners-differ", "owner-and-self")
    return owned + _most("framed") + max(0, *(weigh("tight@" + group) for group in GROUPS))


@cache
def most_persons() -> int:
    """Return the most that is added by names and persons that differ."""
    return _most("names-differ") + max(0, weigh("persons-differ") + _most("persons-differ-charge"))


@cache
def most_numbers() -> int:
    """Return the most that is added by how near numbers are, and of what."""
    times = max(0, *(weigh(f"times{k}") + max(0, weigh(f"times-unit{k}")) for k in range(5)))
    return times + _most("other-units", *("both-" + sort for sort in _SORTS))


@lru_cache(maxsize=1024)
def kind_sums(differ: tuple[str, ...], agree: tuple[str, ...]) -> tuple[int, ...]:
    """Return by the strength of the link what the groups add in which two statements differ or agree."""
    differ = tuple(dict.fromkeys(differ))
    total = sum(weigh("differ." + one) for one in differ) + sum(weigh("agree." + one) for one in dict.fromkeys(agree))
    return tuple([total + sum(weigh(f"differ.{one}~{s}") for one in differ) for s in STRENGTHS])
