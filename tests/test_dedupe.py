"""Duplicates: only what says the same merges, whatever the order, and nothing that was known is lost."""

from __future__ import annotations

import random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy import dedupe as module
from zettelpy.dedupe import Forms, _Form, dedupe_zettels, fingerprint, read_statement, same_statement
from zettelpy.errors import ZettelError
from zettelpy.options import Options
from zettelpy.types import Zettel

PAYMENTS = ["pay Eva 40", "pay Eva 400", "pay Ewa 40", "do not pay Eva 40", "Pay Eva 40."]
WORDS = "the boiler in the north wing runs on gas and was serviced by the plumber before the frost of winter".split()


def groups(texts: list[str], threshold: float = 0.9) -> list[tuple[int, ...]]:
    """Return which texts were joined, by number; the spans of the zettels carry the numbers."""
    zettels = [Zettel(f"z{k}", quote=text, source_start=k, source_end=k + 1) for k, text in enumerate(texts)]
    found = dedupe_zettels(zettels, Options(dedupe_threshold=threshold), texts)
    assert sum(zettel.count for zettel in found) == len(texts)
    return sorted(tuple(sorted(start for start, _ in zettel.spans)) for zettel in found)


@given(st.permutations(range(5)))
def test_mem_019_only_the_same_payment_merges(order: list[int]) -> None:
    found = groups([PAYMENTS[k] for k in order], threshold=0.3)
    named = sorted(tuple(sorted(order[k] for k in group)) for group in found)
    assert named == [(0, 4), (1,), (2,), (3,)]


CONTRASTS = {
    "numbers": [
        "40/400", "-5/5", "\u20135/5", ".5/5", "4.0/40", "1,000/1.000", "2\u2075/25", "10\u00b2/102", "x\u00b2/x\u00b3",
        "\u00bd/1", "10^2/10 2", "3 * 4/3 4", "3 \u00d7 4/3 \u00f7 4", "$40/\u20ac40", "5%/5", "~5/5", ">5/<5", "#5/5",
        "from 40 to 50/from 50 to 40", "40 euros/40 dollars", "5 hours/5 minutes", "two hours/two days", "5M/5m",
        "twelve/twenty", "half/double", "first/second", "one hundred/one thousand", "once/twice", "twice/thrice",
        "zwei Tage/drei Tage", "deux fois/trois fois", "два/три",
        "我去三次/我去四次",
    ],
    "names": [
        "Ana pays Bo/Bo pays Ana", "friday/monday", "C++/C", "José/Jose", "josé/jose", "Zoë/Zoe",
        "IT/it", "US/us", "US/Us", "WHO/who", "plan b/plan c", "vitamin c/vitamin d", "call 4K/call 4k",
        "Straße/strasse",
    ],
    "negation": [
        "it works/it works not", "it works/it never works", "\U0001f44d/\U0001f44e", "done?/done.",
        "我们去/我们不去", "a != b/a = b", "run !flag/run flag", "a > b/a < b",
    ],
    "opposites": [
        "9 am/9 pm", "9 a.m./9 p.m.", "on/off", "up/down", "in/out", "before/after", "with/without", "more/less",
        "all/none", "left/right", "open/closed", "opened/closed", "buy/sell", "tea or milk/tea and milk", "to/from",
        "walk in and ride out/walk out and ride in", "today/tomorrow", "all/some", "geöffnet/geschlossen",
        "avant/après", "abierto/cerrado", "direita/esquerda", "sopra/sotto", "до/после",
        "部屋の上/部屋の下", "오전/오후", "ऊपर/नीचे",
    ],
}  # fmt: skip


@pytest.mark.parametrize(("left", "right"), [pair.split("/") for pairs in CONTRASTS.values() for pair in pairs])
def test_what_differs_in_a_number_name_negation_or_opposite_never_merges(left: str, right: str) -> None:
    long = " ".join(WORDS)
    for one, other in ((left, right), (right, left)):
        assert not same_statement(one, other, 0.1)
        assert not same_statement(f"{long}: {one}", f"{long}: {other}", 0.1)
        assert not same_statement(f"{one} {long}", f"{other} {long}", 0.1)
        assert not same_statement(f"{one}. {long}", f"{other}. {long}", 0.1)
    assert same_statement(f"{long}: {left}", f"{long.capitalize()}, {left}", 1.0)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("Pay Eva 40.", "pay Eva 40"),
        ("Pay Eva 40.", "pay  (Eva), 40!"),
        ("Jos\u00e9 pays", "jose\u0301 pays."),
        ("We don't pay", "we don\u2019t pay"),
        ("Terms And Conditions", "terms and conditions"),
        ("THE BOILER RUNS ON GAS", "The boiler runs on gas."),
        ("Stop. DO NOT TOUCH THE VALVE of gas", "stop: do not touch the valve of gas"),
        ("Is it \u22125 now?", "is it -5 now?"),
    ],
)
def test_case_and_punctuation_tell_nothing_apart(left: str, right: str) -> None:
    assert same_statement(left, right, 1.0)
    assert fingerprint(left) == fingerprint(right)


@pytest.mark.parametrize(
    "text", ["\u0301", "word \u0336\u0336 z", "\u0301\u0301", "\u0903 a", "a' \u0301", "\u3099", "\ufe0f"]
)
def test_a_mark_that_stands_alone_is_a_text_like_any_other(text: str) -> None:
    assert same_statement(text, text, 1.0)
    assert not same_statement(text, "boiler", 0.1)
    assert read_statement(text) == read_statement(f" {text} ")


MARKED = st.text(st.sampled_from("ab1 '\u0301\u0336\u0903\u3099\u2075\u00bd\u0130I\u0131\u4e00.?\uff1f-!"), max_size=12)


@given(MARKED)
def test_marks_signs_and_digits_in_any_order_are_read(text: str) -> None:
    assert same_statement(text, text, 1.0)
    assert all(module.read_statement(text).words)


def test_near_duplicates_merge_by_threshold() -> None:
    text = " ".join(f"word{chr(97 + k // 26)}{chr(97 + k % 26)}" for k in range(39))
    assert same_statement(f"{text} lorry", f"{text} truck", 0.9)  # Jaccard 39 / 41
    assert not same_statement(f"{text} lorry", f"{text} truck", 0.96)
    assert not same_statement(f"{text} Lorry", f"{text} truck", 0.9), "a word with a capital may be a name"


@given(st.text(max_size=60))
def test_every_text_is_the_same_as_itself(text: str) -> None:
    assert same_statement(text, text, 1.0)
    assert len(fingerprint(text)) == 32
    assert fingerprint(text) == fingerprint(f"  {text}\n")


@given(st.text(max_size=30), st.text(max_size=30), st.floats(0, 1))
def test_sameness_is_symmetric(left: str, right: str, threshold: float) -> None:
    assert same_statement(left, right, threshold) == same_statement(right, left, threshold)


def test_texts_without_words_are_compared_as_they_are() -> None:
    assert groups(["...", "...", "!!", ""], 0.5) == [(0, 1), (2,), (3,)]


def varied(count: int, seed: int = 3) -> list[str]:
    """Texts in families: each family one sentence, its members changed in at most a word or a number."""
    draw = random.Random(seed)
    made = []
    for _ in range(count):
        family = draw.randrange(max(1, count // 4))
        words = [f"{word}{chr(97 + family % 26)}" for word in WORDS * 2]
        if draw.random() < 0.5:
            words[draw.randrange(len(words))] = draw.choice(["lorry", "truck", "spade"])
        made.append(" ".join([f"f{family}", *words, str(draw.randrange(3))]))
    return made


def test_candidates_lose_nothing_up_to_the_exact_size() -> None:
    texts = varied(120)
    read = [module.read_statement(text) for text in texts]
    sets = [statement.content for statement in read]
    for threshold in (0.3, 0.5, 0.8, 0.9, 1.0):
        pairs = set(module._candidates(sets, threshold))
        for second in range(len(sets)):
            for first in range(second):
                if module.jaccard(sets[first], sets[second]) >= threshold:
                    assert (first, second) in pairs


@given(st.randoms(use_true_random=False))
@settings(max_examples=15)
def test_grouping_does_not_depend_on_order(draw: random.Random) -> None:
    texts = varied(40)
    order = list(range(40))
    draw.shuffle(order)
    shuffled = groups([texts[k] for k in order], 0.8)
    assert sorted(tuple(sorted(order[k] for k in group)) for group in shuffled) == groups(texts, 0.8)


def test_every_member_is_near_the_one_that_leads() -> None:
    """A chain a - b - c whose ends are unlike does not fall into one group by way of its middle."""
    words = [f"w{chr(97 + k)}" for k in range(20)]
    chain = [" ".join([*words[step:], *(f"v{chr(97 + k)}" for k in range(step))]) for step in range(10)]
    found = groups(chain, 0.8)
    assert len(found) > 1
    for group in found:
        assert any(all(same_statement(chain[lead], chain[k], 0.8) for k in group) for lead in group)


def test_the_survivor_keeps_its_place_and_learns_the_rest() -> None:
    first = Zettel(
        "a", ("Eva",), ("rent",), "Pay Eva 40", 0.2, 0.3, ("joy",), ("CORE",), 10, 20, resolved_date="2025-03"
    )
    second = Zettel("b", ("Eva",), ("rent", "may"), "pay Eva 40.", 0.4, 0.9, ("fear",), ("DECISION",), 50, 61, count=2)
    third = Zettel("c", ("Eva",), ("tea",), "PAY EVA 40", 0.1, 0.9, (), (), 30, 40)
    (kept,) = dedupe_zettels([first, second, third], Options(), ["Pay Eva 40"] * 3)
    assert kept.id == "b", "the heaviest survives, the earliest of two"
    assert kept.quote == "pay Eva 40."
    assert (kept.source_start, kept.source_end) == (50, 61)
    assert kept.spans == ((50, 61), (10, 20), (30, 40))
    assert kept.topics == ("rent", "may", "tea")
    assert kept.flags == ("DECISION", "CORE")
    assert kept.emotions == ("joy", "fear")
    assert (kept.weight, kept.raw, kept.count, kept.resolved_date) == (0.4, 0.9, 4, "2025-03")


def test_known_names_hold_zettels_apart() -> None:
    long = " ".join(WORDS)
    zettels = [Zettel("a", ("Ana",), quote=f"{long} red"), Zettel("b", ("Bo",), quote=f"{long} blue")]
    texts = [zettel.quote for zettel in zettels]
    assert len(dedupe_zettels(zettels, Options(dedupe_threshold=0.5), texts)) == 2
    nameless = [Zettel("a", quote=texts[0]), Zettel("b", quote=texts[1])]
    assert len(dedupe_zettels(nameless, Options(dedupe_threshold=0.5), texts)) == 1


def test_without_texts_quotes_and_topics_are_compared() -> None:
    zettels = [Zettel("a", topics=("rent", "may"), quote="It is due"), Zettel("b", topics=("moss",), quote="It is due")]
    assert len(dedupe_zettels(zettels, Options())) == 2
    assert len(dedupe_zettels([zettels[0], Zettel("c", topics=("may", "rent"), quote="it is due.")], Options())) == 1
    assert dedupe_zettels([], Options()) == []
    with pytest.raises(ZettelError, match="one text a zettel"):
        dedupe_zettels(zettels, Options(), ["one"])


def test_large_blocks_find_the_same_by_minhash() -> None:
    """More texts of one block than are compared exactly: near pairs are still found, far ones kept."""
    texts = []
    for k in range(300):
        words = [f"{word}{chr(97 + k % 26)}{chr(97 + k // 26)}" for word in dict.fromkeys(WORDS)]
        words += [f"x{chr(97 + j)}{words[0]}" for j in range(12)]
        texts += [" ".join([*words, "lorry"]), " ".join([*words, "truck"])]
    assert len(texts) > module.EXACT
    found = groups(texts)
    assert sum(len(group) == 2 for group in found) >= 297
    assert all(len(group) == 1 or group[1] == group[0] + 1 for group in found)


@pytest.mark.timing
@pytest.mark.parametrize("kind", ["distinct", "template", "equal"])
def test_near_linear(kind: str) -> None:
    def texts(count: int) -> list[str]:
        if kind == "equal":
            return [" ".join(WORDS)] * count
        if kind == "template":  # alike but for one word each: no pair is the same at 0.95
            numbered = [f"{chr(97 + k % 26)}{chr(97 + k // 26 % 26)}{chr(97 + k // 676)}" for k in range(count)]
            return [" ".join([*WORDS, f"item{letters}"]) for letters in numbered]
        return [" ".join(f"w{(k * 31 + j * j * 7) % 5000}x" for j in range(15)) for k in range(count)]

    def seconds(count: int) -> float:
        held = texts(count)
        zettels = [Zettel(f"z{k}", quote=text) for k, text in enumerate(held)]
        start = process_time()
        dedupe_zettels(zettels, Options(dedupe_threshold=0.95), held)
        return process_time() - start

    seconds(100)
    ratio = min(seconds(1600) / max(seconds(400), 1e-3) for _ in range(2))
    assert ratio < 10, f"four times the texts took {ratio:.1f} times as long"


@pytest.mark.timing
def test_hostile_text_is_linear() -> None:
    def seconds(text: str) -> float:
        start = process_time()
        read_statement(text)
        return process_time() - start

    for bait in ("1,", "1,1x", "-", "+", "a'", "5.", "不"):
        small = min(seconds(bait * 10_000) for _ in range(2))
        assert min(seconds(bait * 40_000) for _ in range(2)) < 10 * max(small, 5e-3), bait


class NeverPlain(Forms):
    """Spellings of which each is looked at from all sides."""

    def __missing__(self, surface: str) -> _Form:
        return super().__missing__(surface)._replace(plain=False)


@given(
    st.lists(st.sampled_from("pay eva 40 twenty three not dogs IT Monday ² – . -5 C++ ? 猫 é the".split()), max_size=9)
)
def test_plain_words_are_read_as_all_words_are(words: list[str]) -> None:
    text = " ".join(words)
    known = Forms()
    assert read_statement(text) == read_statement(text, (), NeverPlain())
    assert read_statement(text) == read_statement(text, (), known) == read_statement(text, (), known)
