"""Arguments of the command line: what the verbs have in common, and the kinds of values.

Values are checked where they are parsed, so that a complaint names the option as the person wrote it, in one line.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, NoReturn, TypeAlias, TypeVar

from zettelpy.cli.failure import CommandError
from zettelpy.cli.reading import STDIN, read_text
from zettelpy.cli.terminal import screen
from zettelpy.cli.writing import complain, plain
from zettelpy.errors import ZettelError
from zettelpy.options import DEFAULT_FLOOR, check_int, check_number

Verbs: TypeAlias = "argparse._SubParsersAction[Parser]"
T = TypeVar("T")


class Formatter(argparse.HelpFormatter):
    """Help as wide as usual. By itself argparse asks for the width at each argument, in a way that is slow to load."""

    def __init__(self, prog: str, **settings: Any) -> None:
        super().__init__(prog, **{"width": screen() - 2, **settings})


class Parser(argparse.ArgumentParser):
    """An argument parser that tells a mistake in one line and takes no shortened option names."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False, "formatter_class": Formatter, **settings})
        self.many: str | None = None  # the argument of several words, which options may stand before and between

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse as argparse does, and take what it leaves over: it looks for several words in one place only."""
        found, left = super().parse_known_args(args, namespace)
        if self.many is None or not left:
            return found, left
        end = left.index("--") if "--" in left else len(left)
        if any(not _is_word(word) for word in left[:end]):
            return found, left  # an option that there is not, and what may be its value
        words = [*left[:end], *left[end + 1 :]]
        try:
            setattr(found, self.many, [*(getattr(found, self.many) or ()), *map(text, words)])
        except argparse.ArgumentTypeError as error:
            self.error(f"argument {self.many.upper()}: {error}")
        return found, []

    def error(self, message: str) -> NoReturn:
        complain(f"{self.prog}: error: {plain(message)} (see {self.prog} --help)")
        raise SystemExit(2)


def _is_word(argument: str) -> bool:
    """Tell whether an argument is no option: what argparse takes for none.

    >>> _is_word("why"), _is_word("-5"), _is_word("-"), _is_word("- and why"), _is_word("--jsn")
    (True, True, True, True, False)
    """
    return (
        not argument.startswith("-")
        or argument == "-"
        or " " in argument
        or argument[1:].replace(".", "", 1).isdecimal()
    )


def add_verb(verbs: Verbs, name: str, run: Callable[[argparse.Namespace], int], summary: str) -> Parser:
    """Add a verb with the arguments that every verb has."""
    parser = verbs.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
    parser.set_defaults(run=run)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("-o", "--output", metavar="FILE", default="-", help="write to FILE (default: stdout)")
    return parser


def add_memory(parser: Parser, *, optional: bool = False) -> None:
    """Add a memory argument and what says how to read it."""
    nargs = "?" if optional else None
    default = "-" if optional else None
    more = " (default: stdin)" if optional else ""
    parser.add_argument(
        "memory", metavar="MEMORY", nargs=nargs, default=default, help=f"AAAK, or a text to compress on the fly{more}"
    )
    parser.add_argument("--source", metavar="TEXT", help="the text that an AAAK memory was made from")
    add_offsets(parser)
    parser.add_argument("--date", type=text, help="day of a plain text, for words such as yesterday")


def add_offsets(parser: argparse._ActionsContainer) -> None:
    """Add the unit of the offsets in AAAK."""
    units = ("codepoint", "utf16")
    parser.add_argument(
        "--offsets",
        choices=units,
        default=units[0],
        help="what they count in AAAK of version 1 or 2 (default: %(default)s)",
    )


def add_question(parser: Parser, *, optional: bool = False) -> None:
    """Add a question and what narrows or widens the search for it."""
    parser.many = "query"
    add = parser.add_argument
    nargs = "*" if optional else "+"
    add("query", metavar="QUERY", nargs=nargs, type=text, help="the question; several words need no quotes")
    add("--after", metavar="DATE", type=text, help="only what was said from this day, month or year on (2025-03)")
    add("--before", metavar="DATE", type=text, help="only what was said up to the end of this day, month or year")
    add("--no-hops", action="store_true", help="leave out what is only linked to a match")
    add("--expand-query", action="store_true", help="search for related topic words too")
    share = number(0, 1)
    least = "share of the question that must be found together for any answer, 0 to 1 (default: %(default)s)"
    add("--min-relevance", type=share, default=DEFAULT_FLOOR, metavar="X", help=least)
    add("--synonyms", metavar="FILE", help="words of yours that mean the same, a group a line: move, relocate")


def add_context(parser: Parser) -> None:
    """Add what a context may hold."""
    add = parser.add_argument
    add("--max-tokens", type=integer(0), default=1000, metavar="N", help="budget in tokens (default: %(default)s)")
    add("--top-k", type=integer(0), metavar="N", help="zettels at most (default: as the budget allows)")
    add("--annotate-dates", action="store_true", help="say which days words such as yesterday mean")


def context_options(args: argparse.Namespace) -> dict[str, Any]:
    """Return what a context may hold as the library takes it."""
    return {"max_tokens": args.max_tokens, "top_k": args.top_k, "annotate_dates": args.annotate_dates}


def question(args: argparse.Namespace) -> tuple[str, dict[str, Any]]:
    """Return the question and its options as the library takes them."""
    query = " ".join(args.query)
    if not query.strip():
        raise CommandError("the question is empty")
    return query, {
        "hops": not args.no_hops,
        "expand_query": args.expand_query,
        "after": args.after,
        "before": args.before,
        "min_relevance": args.min_relevance,
        "synonyms": None if args.synonyms is None else _synonyms(args),
    }


def _synonyms(args: argparse.Namespace) -> str:
    """Return the lines of the file of synonyms, which were read once to find what is wrong in them."""
    if args.synonyms == STDIN and STDIN in (args.memory, args.source):
        raise CommandError("--synonyms and the memory cannot both come from stdin")
    from zettelpy.text.synonyms import read_synonyms  # here: few calls have such a file

    lines, name = read_text(args.synonyms)
    try:
        return read_synonyms(lines).text
    except ZettelError as error:
        place, _, what = str(error).removeprefix("synonyms, line ").partition(": ")
        raise CommandError(f"{name}:{place}: {what}") from None


def text(value: str) -> str:
    """Return an argument as text. Where the locale could not decode it, its bytes are read as UTF-8."""
    try:
        return value.encode("utf-8", "surrogateescape").decode("utf-8")
    except UnicodeError:
        raise argparse.ArgumentTypeError("not valid UTF-8") from None


def integer(least: int) -> Callable[[str], int]:
    """Return a reader of integers of at least `least`."""
    return _checked(int, f"an integer of at least {least}", lambda value: check_int("it", value, least=least))


def number(least: float, most: float | None = None, *, above: bool = False) -> Callable[[str], float]:
    """Return a reader of finite numbers within bounds."""
    wanted = f"a number {'above' if above else 'of at least'} {least:g}"
    if most is not None:
        wanted += f" and at most {most:g}"
    return _checked(float, wanted, lambda value: check_number("it", value, least=least, most=most, above=above))


def _checked(convert: Callable[[str], T], wanted: str, check: Callable[[T], T]) -> Callable[[str], T]:
    def read(value: str) -> T:
        try:
            return check(convert(value))
        except (ValueError, ZettelError):
            raise argparse.ArgumentTypeError(f"must be {wanted}, got {value[:40]!r}") from None

    return read
