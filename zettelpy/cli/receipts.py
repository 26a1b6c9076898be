"""A receipt as a page for people: what of the question is there, what was admitted and why, and what nearly was.

Figures have two digits; they are rounded by their running sum, so that they add up to the score as it is printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from zettelpy.cli.reading import Loaded
from zettelpy.cli.terminal import bold, clip, columns, hanging, pad, width, wrap
from zettelpy.cli.writing import plain
from zettelpy.receipt import Place, Receipt, ReceiptPassage, ReceiptTerm
from zettelpy.receipt.values import BUDGET, DATES, DUPLICATE, FLOOR, TOP_K, UNITS, units

TIED: Final = "\u00a0"  # a blank at which no line ends
BAR: Final = 10  # columns of the score of the best passage
LINES: Final = 2  # of a passage that are shown
INDENT: Final = "    "
SHOWN: Final = 100  # parts of a unit in figures
MOST_WORDS: Final = 6  # that are named where nothing was found
WIDEST_WORD: Final = 24
BESIDE: Final = 31  # columns that a word leaves to its share and to where it was found
MOST_DIGITS: Final = 9  # behind the point of a share in percent
WAYS: Final = {
    "word": "holds {words}",
    "related word": "holds {words}, which may stand for a word of the question",
    "neighbour": "stands beside {words}",
    "speaker": "said by a speaker whom the question names",
    "date": "from the time that the question names",
    "change": "came up with the statement that it replaces, or that replaces it",
    "standing": "tells the state of affairs that is asked for",
    "similarity": "stands out by its similarity",
    "answer": "may hold an answer of the kind that is asked for",
    "surroundings": "stands around the best passages, where room was left",
    "tunnel": "linked to what was found, without a word of the question",
}


def page(loaded: Loaded, receipt: Receipt, output: str) -> Iterator[str]:
    """Yield the lines of the page."""
    room = width()
    yield from (bold(line, output) for line in wrap(" ".join(receipt.query.split()), room))
    yield ""
    yield from _question(receipt, room)
    yield ""
    count, options = len(receipt.passages), receipt.options
    budget = f"{receipt.tokens:,} of {options.max_tokens:,} tokens"
    told = f"{count:,} passage{'s' * (count > 1)}, {budget}" if count else "nothing"
    heading = f"Admitted: {told}" + ", best first" * (count > 1)
    yield from (bold(line, output) for line in wrap(heading, room))
    best = max((one.score for one in (*receipt.passages, *receipt.rejected)), default=0.0)
    for one in receipt.passages:
        yield ""
        yield from _passage(loaded, receipt, one, best, room)
    if receipt.rejected:
        yield ""
        yield bold("Nearly admitted:", output)
    for one in receipt.rejected:
        yield ""
        yield from _passage(loaded, receipt, one, best, room)


def nothing(loaded: Loaded, receipt: Receipt) -> str:
    """Return one line that says why nothing was admitted."""
    reasons = {one.reason for one in receipt.rejected}
    where = f"nothing found in {loaded.name}"
    if FLOOR in reasons:
        held, floor = _shares(receipt)
        return f"{where}: {held} of the question stands together there, below --min-relevance, {floor}"
    if BUDGET in reasons:
        return f"nothing that was found in {loaded.name} fits {receipt.options.max_tokens:,} tokens"
    if DATES in reasons:
        return f"{where} {_range(receipt)}: what matches is from other days, or from none"
    if TOP_K in reasons:
        return f"nothing is wanted of {loaded.name}: --top-k is {receipt.options.top_k}"
    words = [word for word, terms in _by_word(receipt.terms) if not any(map(_reaches, terms))]
    if not receipt.terms and not receipt.dates:
        return f"{where}: the question holds no word to look for"
    named = ", ".join(repr(plain(clip(word, WIDEST_WORD))) for word in words[:MOST_WORDS])
    if len(words) > MOST_WORDS:
        named += f" and {len(words) - MOST_WORDS:,} more"
    return f"{where}: {named} occur{'s' * (len(words) == 1)} nowhere in it" if words else where


def _reaches(term: ReceiptTerm) -> bool:
    return term.found > 0 or any(other.found for other in term.stand_ins)


def _question(receipt: Receipt, room: int) -> Iterator[str]:
    """Yield what of the question the memory holds, word by word, and what else it asks with."""
    if not (receipt.terms or receipt.dates or receipt.speakers):
        yield "The question holds no word to look for."
        return
    held, floor = _shares(receipt)
    together = f"{held} of the question stands together in one place"
    if receipt.options.min_relevance:
        together += f" (floor: {floor})"
    yield from wrap(together + (", by word:" if receipt.terms else "."), room)
    words = _by_word(receipt.terms)
    asked = [("speaker", receipt.speakers), ("date", receipt.dates), ("asks for", receipt.kinds)]
    asked = [(label, values) for label, values in asked if values]
    labels = (*(word for word, _ in words), *(label for label, _ in asked))
    most = min(WIDEST_WORD, room - BESIDE)
    widest = min(most, max((columns(plain(label)) for label in labels), default=0))
    for word, terms in words:
        share = sum(units(term.share) for term in terms) / UNITS
        head = f"  {pad(clip(word, widest), widest)}  {_percent(share):>5}  "
        yield from hanging(head, _found(terms), room)
    for label, values in asked:
        yield from hanging(f"  {pad(label, widest)}  {'':>5}  ", ", ".join(values), room)


def _by_word(terms: Iterable[ReceiptTerm]) -> list[tuple[str, list[ReceiptTerm]]]:
    """Return the terms by the word of the question that they come from."""
    words: dict[str, list[ReceiptTerm]] = {}
    for term in terms:
        words.setdefault(term.word, []).append(term)
    return list(words.items())


def _found(terms: list[ReceiptTerm]) -> str:
    """Return where a word of the question was found, and what was looked for in its place."""
    found = max(term.found for term in terms)
    told = f"in {found:,} passage{'s' * (found > 1)}" if found else "nowhere"
    others = {other.word: other.found for term in terms for other in term.stand_ins if other.found}
    if others:
        told += "; also " if found else ", but "
        told += ", ".join(f"{word} ({count:,})" for word, count in others.items())
    return told


def _passage(loaded: Loaded, receipt: Receipt, one: ReceiptPassage, best: float, room: int) -> Iterator[str]:
    """Yield the lines of a passage: place, date and score, its text, what made the score, and what became of it."""
    rank = "" if one.rank is None else str(one.rank)
    place = f"{rank:>2}  {_place(loaded, one.place)}"
    figures, total = _figures(one)
    bar = "▇" * (round(BAR * one.score / best) if best > 0.0 and one.score > 0.0 else 0)
    mark = "excerpt  " if one.excerpt else ""
    right = f"{mark}{one.date or '':10}  {total}  {bar:<{BAR}}".rstrip()
    full = f"{mark}{one.date or '':10}  {total}  {'':{BAR}}"
    gap = room - columns(place) - columns(full)
    if gap >= 2:
        yield f"{place}{' ' * gap}{right}"
    else:  # the place on lines of its own, and the bar only where it fits
        yield from hanging(f"{rank:>2}  ", _place(loaded, one.place), room)
        right = INDENT + right.lstrip()
        yield right if columns(right) <= room else right.rstrip(" ▇")
    start, end = one.span or (0, 0)
    text = (loaded.memory.meta.source or "")[start:end] if one.span else _quote(loaded, one.zettel)
    lines = wrap(" ".join(text.split()), room - len(INDENT))
    shown = lines[:LINES]
    if len(lines) > LINES:
        shown[-1] = clip(shown[-1] + " " + lines[LINES], room - len(INDENT))
    yield from (INDENT + line for line in shown)
    told = [] if one.reason is None else [_why_not(loaded, receipt, one)]
    way = WAYS.get(one.rule, f"found by {one.rule}").replace("{words}", _listed(one.words))
    told.append(way + (f": {figures}" if figures else ""))
    told += [f"replaces {_line(loaded, other)}" for other in one.supersedes]
    told += [f"replaced by {_line(loaded, other)}" for other in one.superseded_by]
    for line in told:
        for text in hanging(f"{INDENT}- ", line, room):
            yield text.replace(TIED, " ")


def _figures(one: ReceiptPassage) -> tuple[str, str]:
    """Return the ingredients of a score in two digits, and the score; as printed, they add up."""
    parts, running, before = [], 0, 0
    for name, value in one.ingredients:
        running += units(value)
        here = round(running * SHOWN / UNITS)
        if here != before:
            parts.append(f"{name} {(here - before) / SHOWN:.2f}".replace(" ", TIED))
        before = here
    return f" +{TIED}".join(parts), f"{before / SHOWN:.2f}"


def _why_not(loaded: Loaded, receipt: Receipt, one: ReceiptPassage) -> str:
    """Return the reason for which a passage was not admitted."""
    options = receipt.options
    if one.reason == BUDGET:
        return f"no room for it in {options.max_tokens:,} tokens"
    if one.reason == FLOOR:
        held, least = _shares(receipt)
        return f"{held} of the question stands together here, and {least} must"
    if one.reason == DUPLICATE and one.same_as is not None:
        return f"says the same as {_line(loaded, one.same_as)}"
    if one.reason == TOP_K:
        return f"its zettel is not among the best (--top-k {options.top_k:,})"
    return f"not {_range(receipt)}"


def _range(receipt: Receipt) -> str:
    bounds = (("--after", receipt.options.after), ("--before", receipt.options.before))
    return "within " + " ".join(f"{option} {date}" for option, date in bounds if date)


def _place(loaded: Loaded, place: Place) -> str:
    if place.span is None:
        return plain(f"{loaded.name}, zettel {place.zettel}")
    return f"{loaded.text_name}:{loaded.line(place.span[0])}"


def _line(loaded: Loaded, place: Place) -> str:
    """Return where a passage stands, beside one of the same file."""
    return f"zettel {plain(place.zettel)}" if place.span is None else f"line {loaded.line(place.span[0])}"


def _listed(words: Sequence[str]) -> str:
    """Return the words that led to a passage, the first of them where there are many."""
    told = [clip(word, WIDEST_WORD) for word in words[:MOST_WORDS]]
    more = len(words) - len(told)
    return ", ".join(told) + (f" and {more:,} more" if more else "")


def _quote(loaded: Loaded, ident: str) -> str:
    return next((zettel.quote for zettel in loaded.memory.zettels if zettel.id == ident), "")


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"


def _shares(receipt: Receipt) -> tuple[str, str]:
    """Return the relevance and its floor in percent, with as many digits as it takes to tell them apart."""
    held, floor = 100 * receipt.relevance, 100 * receipt.options.min_relevance
    digits = 0
    while digits < MOST_DIGITS and held != floor and f"{held:.{digits}f}" == f"{floor:.{digits}f}":
        digits += 1
    return f"{held:.{digits}f} %", f"{floor:.{digits}f} %"
