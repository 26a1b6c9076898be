"""The command line: `zettelpy VERB …`, the same as `python -m zettelpy VERB …`.

Each verb is a module with `add(verbs)`, which declares its arguments, and a function `run(args) -> int`. Data goes to
stdout and everything else to stderr, both in UTF-8 with `\\n` whatever the locale. Exit codes: 0 done, 1 nothing
found or a difference, 2 a mistake in the call or its input, 130 stopped by Ctrl-C, 141 stopped by a closed pipe.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from zettelpy.cli.failure import CommandError
from zettelpy.cli.parser import FOREIGN, build_parser
from zettelpy.cli.writing import complain, drop_stdout
from zettelpy.errors import ZettelError

__all__ = ["main"]

DONE, NOTHING, USAGE, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; never raises for a mistake of the caller.

    >>> main(["compress", "no-such-file.txt"])
    2
    """
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(words)
    except SystemExit as leaving:  # argparse: --help, --version, a wrong argument
        return leaving.code if isinstance(leaving.code, int) else USAGE
    except (CommandError, ZettelError) as error:
        complain(f"zettelpy: error: {error}")
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        drop_stdout()
        return BROKEN_PIPE


def _run(words: list[str]) -> int:
    if words and words[0] in FOREIGN:
        return FOREIGN[words[0]](words[1:])
    parser = build_parser(words)
    args = parser.parse_args(words)
    if args.run is None:
        complain(parser.format_help())
        return USAGE
    code: int = args.run(args)
    return code
