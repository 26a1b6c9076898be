"""The command line reference as Markdown, read from the parsers themselves; docs/cli.md takes it in by `make docs`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from zettelpy.cli.parser import FOREIGN, build_parser


def reference() -> str:
    """Return one section a verb: what it does, how it is called, and a table of its arguments."""
    verbs = next(action for action in build_parser()._actions if isinstance(action, argparse._SubParsersAction))
    helps = {choice.dest: choice.help for choice in verbs._choices_actions}
    return "\n".join(line for name, parser in verbs.choices.items() for line in _section(name, helps[name], parser))


def _section(name: str, summary: str | None, parser: argparse.ArgumentParser) -> Iterator[str]:
    text = summary or ""
    yield from (f"## zettelpy {name}", "", f"{text[:1].upper()}{text[1:]}.", "")
    if name in FOREIGN:
        yield from (f"It has options of its own: `zettelpy {name} --help`.", "")
        return
    actions = [action for action in parser._actions if not isinstance(action, argparse._HelpAction)]
    plain = [_name(action) for action in actions if not action.option_strings]
    yield from (f"    zettelpy {name} [OPTIONS] {' '.join(plain)}", "", "| | |", "|---|---|")
    for action in sorted(actions, key=lambda action: bool(action.option_strings)):
        yield f"| `{_name(action)}` | {(action.help or '') % vars(action)} |"
    yield ""


def _name(action: argparse.Action) -> str:
    if not action.option_strings:
        return f"{action.metavar}{'...' if action.nargs in ('+', '*') else ''}"
    value = ""
    if action.nargs != 0:
        value = " " + str(
            action.metavar or ("/".join(map(str, action.choices)) if action.choices else action.dest.upper())
        )
    return ", ".join(action.option_strings) + value
