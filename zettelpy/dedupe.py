"""Zettels into fewer zettels: those that say the same become one, which counts them and keeps all their places.

Two texts say the same where they are made of the same words in the same order, case and punctuation aside; or where the
Jaccard similarity both of their content words and of all their words reaches the threshold, and what guards their
meaning is the same in the same order (numbers with what they count, names, negations, opposites such as "on" and
"off", words in capitals, symbols), and no word with a capital stands in only one of them. So "pay Eva 40" stays apart
from "pay Eva 400", "pay Ewa 40", "pay Eva twice" and "do not pay Eva 40", however long the texts are.

Words are compared as they are written: accents, superscripts and the width of letters count. Case does not, but a word
in capitals is not the same in lower case ("IT", "it"), unless it stands among others (`SHOUTED` in a row).

Invariants: a text joins a group only on an exact comparison with the heaviest text of that group, never by way of a
third; which texts are grouped does not depend on their order; no span is lost.

Method: equal keys first; the rest in blocks of equal numbers, names and negations. In a block of up to `EXACT` texts
every pair that can reach the threshold is found by its rarest words (prefix filtering: Chaudhuri, Ganti, Kaushik
2006; Bayardo, Ma, Srikant 2007); in a larger one candidates come from MinHash bands (`zettelpy.rank.minhash`), where
less than one pair in a hundred at the threshold is missed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import Final, NamedTuple
from unicodedata import normalize

from zettelpy.errors import ArgumentValueError
from zettelpy.options import Options
from zettelpy.rank.minhash import near_pairs, signatures
from zettelpy.rank.mmr import jaccard
from zettelpy.text.digest import blake2b
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import contrasts, negation
from zettelpy.text.lexicon.dates import MONTHS, WEEKDAYS
from zettelpy.text.lexicon.names import GIVEN
from zettelpy.text.lexicon.stop import STOP_WORDS
from zettelpy.text.normalise import fold, tame
from zettelpy.text.words import UNSPACED, WORD
from zettelpy.types import ALL_EMOTIONS, ALL_FLAGS, Span, Zettel

EXACT: Final = 256  # texts in a block up to which no candidate is missed
SHOUTED: Final = 4  # words in capitals in a row that are emphasis, not acronyms

_TOKEN: Final = lazily(
    rf"""
    [0-9]+ (?: [.,:/-] [0-9]+ )+                 # 1,000.50  09:12  2025-03-04
    | {WORD.pattern}
    | (?<! [\w.,:/)\]] ) [-+\u2010-\u2013\u2212] (?= [.]?[0-9] )  # a sign: -5, not 3-5
    | (?<! [\w.] ) [.] (?= [0-9] )               # .5 is not 5
    | (?<= \w ) [+\#]+ (?! \w )                  # C++, C#
    | [\#] (?= [0-9] )                           # #5, a rank or a ticket
    | ! (?= = ) | (?<! \w ) ! (?= [\w(] )        # != and !flag, not an exclamation
    | (?<= [0-9)] ) \x20? [*/^] (?= \x20? [0-9(] )  # 10^2, 3 * 4
    | [$%&=<>~\u00a2-\u00a5\u00a7\u00ac\u00b0\u00b1\u00d7\u00f7\u20a0-\u20cf\u2030\u2031]  # units and relations
    | [\u2190-\u2bff\U0001f000-\U0001faff]       # arrows, mathematical signs, pictographs
    | [?\uff1f\u061f]+                           # a question is another thing to say
    """,
    re.VERBOSE,
)
_BREAK: Final = lazily("[.!?:;…\n。！？：；]")
_SIGNS: Final = dict.fromkeys("\u2010\u2011\u2012\u2013\u2212", "-") | {"\uff1f": "?", "\u061f": "?"}
_APOSTROPHES: Final = str.maketrans("\u2019\u02bc", "''")
_BESIDE: Final = " \t-\u00a0\u2010\u2011\u202f"  # between a number and what it counts


class Statement(NamedTuple):
    """What of a text is compared."""

    key: str
    content: frozenset[str]  # words without function words
    words: frozenset[str]  # all tokens
    guard: tuple[str, ...]  # numbers, names, negations, opposites and symbols, in order
    capitals: frozenset[str]  # words that stand with a capital somewhere


@cache
def _number_words() -> frozenset[str]:
    """Return the folded words that are numbers, of all languages."""
    return frozenset(fold(" ".join(contrasts.NUMBERS.values())).split())


@cache
def _fixed_words() -> frozenset[str]:
    """Return the folded words that must be the same on both sides, of all languages."""
    days = chain.from_iterable(chain.from_iterable(table.values()) for table in (MONTHS, WEEKDAYS))
    lists = (negation.TOGGLES, negation.NEGATORS, contrasts.LETTERS, *contrasts.OPPOSITES.values(), *days)
    return frozenset(chain(fold(" ".join(lists)).split(), _number_words(), GIVEN))


@cache
def _run_fixed() -> re.Pattern[str]:
    """Return what must be the same inside a run of letters without spaces."""
    endings = "|".join(map(re.escape, negation.RUN_AFTER.split()))
    return re.compile(f"[{negation.RUN_BEFORE}{contrasts.RUN_NUMBERS}{contrasts.RUN_OPPOSITES}]|{endings}")


def _written(surface: str) -> str:
    """Return a word as it is compared: as it stands where it is in capitals, else in lower case."""
    if surface.isascii():
        return surface if len(surface) > 1 and surface.isupper() else surface.lower()
    form = normalize("NFC", tame(surface)).translate(_APOSTROPHES)
    return form if len(form) > 1 and form.isupper() else normalize("NFC", form.lower())


def _unshouted(words: list[str]) -> list[str]:
    """Return the words of a text as they are compared, those that are shouted in lower case."""
    if list(map(str.isupper, words)).count(True) < SHOUTED:
        return words
    row: list[int] = []  # the words in capitals since the last word in lower case
    for number, word in enumerate(chain(words, ("end",))):
        if word.isupper():
            row.append(number)
        elif len(word) > 1 and word.islower() and not _has_digit(word):
            if len(row) >= SHOUTED:
                for shouted in row:
                    words[shouted] = normalize("NFC", words[shouted].lower())
            row = []
    return words


def _has_digit(word: str) -> bool:
    """Tell whether a digit, superscript or fraction stands in a word; the ideographs of numbers are letters here."""
    return not word.isalpha() and any(char.isnumeric() and not char.isalpha() for char in word)


class _Form(NamedTuple):
    """What the spelling of a word or sign tells by itself."""

    word: str  # as it is compared
    common: bool  # a function word
    number: bool
    fixed: bool  # one that must be the same on both sides
    plain: bool  # a word in small letters that is none of these


class Forms(dict[str, _Form]):
    """Spellings, each judged when it is first met."""

    def __missing__(self, surface: str) -> _Form:
        word, folded = _written(surface), fold(surface)
        number, fixed = folded in _number_words(), folded in _fixed_words() or _has_digit(word)
        letter = surface[0].isalpha() or surface[0] == "_"
        plain = letter and word.isascii() and not (number or fixed or word.isupper() or surface[0].isupper())
        form = self[surface] = _Form(word, folded in STOP_WORDS["en"], number, fixed, plain)
        return form


def _parts(word: str) -> list[str]:
    """Return a word, or the pairs of characters of a run without spaces."""
    if word.isascii() or len(word) < 3 or not UNSPACED.fullmatch(word):
        return [word]
    return [word[at : at + 2] for at in range(len(word) - 1)]


def read_statement(text: str, names: Iterable[str] = (), known: Forms | None = None) -> Statement:
    """Read a text into what of it is compared; `names` are names known to stand in it, `known` the spellings so far.

    >>> read_statement("Do not pay Eva 40.").guard
    ('not', 'eva', '40')
    """
    tokens = list(_TOKEN.finditer(text))
    order: list[str] = []
    guard: list[str] = []
    capitals: dict[str, None] = {}
    forms = list(map((Forms() if known is None else known).__getitem__, [token[0] for token in tokens]))
    words_in_order = _unshouted([form.word for form in forms])
    counts = False  # whether the token before is a number
    for k, (form, word) in enumerate(zip(forms, words_in_order, strict=True)):
        if form.plain and not counts:
            order.append(word)
            continue
        surface, start = tokens[k][0], tokens[k].start()
        last = tokens[k - 1].end() if k else 0
        counted = counts and not form.common and not text[last:start].strip(_BESIDE)
        counts = form.number
        if not (surface[0].isalpha() or surface[0] == "_"):
            word = _SIGNS.get(word[0], word) if word[0] != "?" else "?"
            counts = surface[0].isnumeric()
            guard.append(word)
        elif counted or form.fixed or word.isupper():
            guard.append(word)
        elif surface[0].isupper():
            capitals[word] = None
            if order and not _BREAK.search(text, last, start):
                guard.append(word)
        elif not word.isascii() and UNSPACED.search(word):
            guard += _run_fixed().findall(word)
        order.append(word)
    data = "\n".join(order) if order else fold(" ".join(text.split()))
    key = blake2b(data.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
    words = frozenset(order if text.isascii() else chain.from_iterable(map(_parts, dict.fromkeys(order))))
    named = [f"={name}" for name in sorted([normalize("NFC", name).lower() for name in names])]
    return Statement(key, words - STOP_WORDS["en"] or words, words, (*guard, *named), frozenset(capitals))


def fingerprint(text: str) -> str:
    """Return the key (32 hexadecimal digits) that texts of the same words in the same order share.

    >>> fingerprint("pay Eva 40") == fingerprint("Pay Eva 40."), fingerprint("pay Eva 40") == fingerprint("pay Eva 400")
    (True, False)
    """
    return read_statement(text).key


def same_statement(a_text: str, b_text: str, threshold: float) -> bool:
    """Tell whether two texts say the same: the rule is at the top of this module.

    >>> same_statement("pay Eva 40", "Pay Eva 40.", 0.9), same_statement("pay Eva 40", "do not pay Eva 40", 0.5)
    (True, False)
    """
    return same(read_statement(a_text), read_statement(b_text), threshold)


def guard_of(statement: Statement) -> str:
    """Return what stands for the guard of a statement (16 hexadecimal digits): where it differs, the guard does."""
    data = "\n".join(statement.guard)
    return blake2b(data.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def same(left: Statement, right: Statement, threshold: float) -> bool:
    """Tell whether two statements are the same, as `same_statement` tells of two texts."""
    if left.key == right.key:
        return True
    if left.guard != right.guard or left.content.isdisjoint(right.content):
        return False
    if jaccard(left.content, right.content) < threshold or jaccard(left.words, right.words) < threshold:
        return False
    shared = left.words & right.words
    return left.capitals <= shared and right.capitals <= shared


def dedupe_zettels(zettels: Sequence[Zettel], options: Options, texts: Sequence[str] | None = None) -> list[Zettel]:
    """Return the zettels in order, those that say the same joined into the one of them with the highest raw score.

    `texts`, one a zettel, are what is compared; without them quote and topics are. On equal scores the earliest
    survives. It keeps its id, quote and place; entities, topics, emotions, flags and spans of all are united (its own
    span first, the others in order), the scores are the highest, `count` adds up. Reads `dedupe_threshold`.

    Raises ValueError where `texts` and `zettels` differ in number.

    >>> notes = [Zettel("a", quote="Pay Eva 40"), Zettel("b", quote="pay Eva 40."), Zettel("c", quote="pay Eva 400")]
    >>> [(zettel.id, zettel.count) for zettel in dedupe_zettels(notes, Options())]
    [('a', 2), ('c', 1)]
    """
    if texts is None:
        texts = ["\n".join((zettel.quote, *sorted(zettel.topics))) for zettel in zettels]
    elif len(texts) != len(zettels):
        raise ArgumentValueError(f"texts must hold one text a zettel, got {len(texts)} for {len(zettels)}")
    known = Forms()
    statements = [read_statement(text, zettel.entities, known) for text, zettel in zip(texts, zettels, strict=True)]
    groups: dict[str, list[int]] = {}
    for number, statement in enumerate(statements):
        groups.setdefault(statement.key, []).append(number)
    raws = [-1.0 if zettel.raw is None else zettel.raw for zettel in zettels]
    leaders = _lead(groups, statements, raws, options.dedupe_threshold)
    united: dict[str, list[int]] = {}
    for key, members in groups.items():
        united.setdefault(leaders.get(key, key), []).extend(members)
    survivors: list[tuple[int, Zettel]] = []
    for members in united.values():
        members.sort()
        survivor = min(members, key=lambda number: (-raws[number], number))
        survivors.append((survivor, _unite(zettels, survivor, members)))
    return [zettel for _, zettel in sorted(survivors, key=lambda pair: pair[0])]


def _lead(
    groups: dict[str, list[int]], statements: Sequence[Statement], raws: Sequence[float], threshold: float
) -> dict[str, str]:
    """Return, for each key whose text says the same as a heavier one, that one's key, whatever the order."""
    heaviest = {key: max([raws[number] for number in members]) for key, members in groups.items()}
    blocks: dict[tuple[str, ...], list[Statement]] = {}
    for key in sorted(groups, key=lambda key: (-heaviest[key], key)):
        # Of texts with equal words one may know more names than another: the one with the most names stands for them.
        statement = max([statements[number] for number in groups[key]], key=lambda one: (len(one.guard), one.guard))
        blocks.setdefault(statement.guard, []).append(statement)
    leaders: dict[str, str] = {}
    for block in blocks.values():
        if len(block) < 2:
            continue
        earlier: dict[int, list[int]] = {}
        for first, second in _candidates([statement.content for statement in block], threshold):
            earlier.setdefault(second, []).append(first)
        for second in sorted(earlier):
            for first in earlier[second]:
                if block[first].key not in leaders and same(block[first], block[second], threshold):
                    leaders[block[second].key] = block[first].key
                    break
    return leaders


def _candidates(sets: Sequence[frozenset[str]], threshold: float) -> list[tuple[int, int]]:
    """Return, in order, the pairs (i, j), i < j, whose similarity can reach the threshold."""
    if len(sets) > EXACT:
        return near_pairs(signatures(map(sorted, sets)), threshold)
    counts = Counter(chain.from_iterable(sets))
    postings: dict[str, list[int]] = {}
    pairs: dict[tuple[int, int], None] = {}
    for number, own in enumerate(sets):
        size = len(own)
        least = max(1, int(threshold * size))
        while least < size and least / size < threshold:
            least += 1
        for word in sorted(own, key=lambda word: (counts[word], word))[: size - least + 1]:
            bearers = postings.setdefault(word, [])
            for other in bearers:
                pairs[other, number] = None
            bearers.append(number)
    return sorted(pairs)


def _unite(zettels: Sequence[Zettel], survivor: int, members: Sequence[int]) -> Zettel:
    """Return the survivor with all that the others know as well."""
    if len(members) == 1:
        return zettels[survivor]
    held = zettels[survivor]
    order = [held, *(zettels[number] for number in members if number != survivor)]
    raws = [zettel.raw for zettel in order if zettel.raw is not None]
    own = held.spans[:1]
    rest: list[Span] = sorted(dict.fromkeys(span for zettel in order for span in zettel.spans if span not in own))
    count = 0
    for zettel in order:
        count += zettel.count
    return replace(
        held,
        entities=tuple(dict.fromkeys(chain.from_iterable(zettel.entities for zettel in order))),
        topics=tuple(dict.fromkeys(chain.from_iterable(zettel.topics for zettel in order))),
        emotions=tuple(label for label in ALL_EMOTIONS if any(label in zettel.emotions for zettel in order)),
        flags=tuple(label for label in ALL_FLAGS if any(label in zettel.flags for zettel in order)),
        weight=max([zettel.weight for zettel in order]),
        raw=max(raws) if raws else None,
        spans=(*own, *rest),
        count=count,
        resolved_date=next((zettel.resolved_date for zettel in order if zettel.resolved_date), None),
    )
