"""`merge`: three versions of a memory into one, by hand or for git; and `merge --seal`, after a conflict.

Exit code 1 says that conflicts are left in the result. The result may go over one of the files that were read, since
that is where git wants it: it is written beside and then put in the place, so the file is whole at every moment.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import stat
import tempfile

from zettelpy.cli.arguments import Verbs, add_verb, text
from zettelpy.cli.failure import CommandError
from zettelpy.cli.reading import STDIN, read_text
from zettelpy.cli.writing import complain, plain, to_json, write
from zettelpy.codec.merge import NAMES, Merged, Version, merge_versions, read_version, seal_counted
from zettelpy.codec.verify import verify
from zettelpy.errors import ArgumentValueError, DecodeError

SUMMARY = "merge two memories that came from one, by zettel; git can call it"
CONFLICTS = 1
LISTED = 10  # lines with marks that a message names


def add(verbs: Verbs) -> None:
    """Declare the verb."""
    parser = add_verb(verbs, "merge", run, SUMMARY)
    parser.usage = (
        "%(prog)s [-h] [--json] [-o FILE] [--name NAME] BASE OURS THEIRS\n       %(prog)s --seal [-o FILE] FILE"
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="AAAK: the common base (may be empty), ours, theirs")
    parser.add_argument("--name", type=text, help="how messages call the result (for git: its path, %%P)")
    parser.add_argument("--seal", action="store_true", help="write new checks into one FILE that was edited by hand")


def run(args: argparse.Namespace) -> int:
    """Merge three files, or seal one."""
    wanted = 1 if args.seal else len(NAMES)
    if len(args.files) != wanted:
        what = "--seal takes one file" if args.seal else "merge takes three files: the common base, ours and theirs"
        raise CommandError(f"{what}; got {len(args.files)}")
    if args.files.count(STDIN) > 1:
        raise CommandError("only one of the three can come from stdin")
    if args.seal:
        if args.json:
            raise CommandError("--seal writes AAAK: leave --json out")
        return _seal(args)
    versions = [_read(path, role, args.name) for path, role in zip(args.files, NAMES, strict=True)]
    name = plain(args.name or (args.output if args.output != STDIN else args.files[1]))
    try:
        merged = merge_versions(*versions)
    except ArgumentValueError as error:
        raise CommandError(f"{name} cannot be merged: {error}") from None
    if args.json:
        write(to_json(merged._asdict()), args.output, reading=tuple(args.files))
    else:
        _put(merged.text, args.output)
    for note in merged.notes:
        complain(f"zettelpy: {name}: {note}")
    if merged.conflicts:
        complain(_told(merged, name, None if args.output == STDIN else plain(args.name or args.output)))
    return CONFLICTS if merged.conflicts else 0


def _told(merged: Merged, name: str, path: str | None) -> str:
    """Return what a person reads about conflicts, and what to do about them."""
    count, places = len(merged.conflicts), len(merged.lines)
    more = ", …" if places > LISTED else ""
    lines = f"line{'' if places == 1 else 's'} {', '.join(map(str, merged.lines[:LISTED]))}{more}"
    where = path or "FILE"
    return "\n".join(
        [
            f"zettelpy: {name}: {count} conflict{'' if count == 1 else 's'}, marked at {lines}",
            *(f"  {plain(conflict)}" for conflict in merged.conflicts),
            "Keep ours at all marks (or theirs), and delete the rest and the marks: then the file is whole.",
            f"If you mix the two, or write anything else, then run: zettelpy merge --seal {where} -o {where}",
        ]
    )


def _read(path: str, role: str, name: str | None) -> Version:
    """Read one of the three files; what cannot be read is told by the file, the place and the cause."""
    is_base = role == NAMES[0]
    if is_base and _is_empty(path):
        return read_version("", is_base=True)
    words, file = read_text(path)
    called = f"{plain(name)} ({role})" if name else f"{file} ({role})"
    try:
        return read_version(words, is_base=is_base)
    except DecodeError as error:
        raise CommandError(f"{called}:{error.line}:{error.column}: {error.reason}") from None


def _is_empty(path: str) -> bool:
    """Tell whether a file is there and holds nothing, as the base that git gives for a file that both sides added."""
    return path == os.devnull or (path != STDIN and os.path.isfile(path) and os.path.getsize(path) == 0)


def _seal(args: argparse.Namespace) -> int:
    words, name = read_text(args.files[0])
    try:
        sealed = seal_counted(words)
    except DecodeError as error:
        raise CommandError(f"{name}:{error.line}:{error.column}: {error.reason}") from None
    _put(sealed.text, args.output)
    if sealed.dropped:
        what = "tunnel or contradiction" if sealed.dropped == 1 else "tunnels and contradictions"
        complain(f"zettelpy: {name}: {sealed.dropped} {what} to zettels that are not there: left out")
    findings = verify(sealed.text).findings  # the checks hold now; whether what they cover is true is another question
    for finding in findings[:LISTED]:
        complain(f"zettelpy: {name}:{finding.line}: sealed, but {finding.reason}")
    if len(findings) > LISTED:
        complain(f"zettelpy: {name}: … and {len(findings) - LISTED:,} more: zettelpy verify lists them")
    return 0


def _put(result: str, output: str) -> None:
    """Write a result, to a file by way of a new one in its place."""
    if output == STDIN or (os.path.exists(output) and not os.path.isfile(output)):
        write(result, output)
        return
    path = os.path.realpath(output)
    made = None
    try:
        handle, made = tempfile.mkstemp(dir=os.path.dirname(path), prefix=".zettelpy-")
        with os.fdopen(handle, "wb") as file:
            file.write(result.encode("utf-8") + b"\n")
            file.flush()
            os.fsync(handle)
        os.chmod(made, _mode(path))
        os.replace(made, path)
    except (OSError, ValueError) as error:
        if made is not None:
            with contextlib.suppress(OSError):
                os.unlink(made)
        why = (error.strerror if isinstance(error, OSError) else None) or "no file can have this name"
        raise CommandError(f"cannot write {plain(output) or 'a file without a name'}: {why}") from None


def _mode(path: str) -> int:
    """Return the permissions that a file has, or that a new one would get."""
    try:
        return stat.S_IMODE(os.stat(path).st_mode)
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
