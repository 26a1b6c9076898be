"""Names in Arabic, Persian and Hebrew: the lists of `native_names_ar` for the reader in `native_spaced.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from zettelpy.extract.native_spaced import Lexicon, Spaced, plain
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon import native_names_ar as lexicon


def _plain(words: Iterable[str]) -> frozenset[str]:
    return frozenset(map(plain, words))


@cache
def _lexicon() -> Lexicon:
    none: frozenset[str] = frozenset()
    return Lexicon(
        given=_plain(lexicon.GIVEN),
        doubted=_plain(lexicon.WORDLIKE),
        families=_plain(lexicon.SURNAMES),
        doubted_families=none,
        before=_plain(lexicon.BEFORE),
        after=_plain(lexicon.AFTER),
        places=_plain(lexicon.PLACES),
        doubted_places=_plain(lexicon.WORDLIKE_PLACES),
        kinds_after=none,
        weak_kinds=none,
        kinds_before=_plain(lexicon.KINDS_BEFORE),
        generic=none,
        no_names=_plain(lexicon.NO_NAMES),
        town_ends=("\0",),
        clitics=tuple(map(plain, sorted(lexicon.CLITICS, key=lambda part: (-len(part), part)))),
        kin=none,
        agents=none,
    )


class Semitic(Spaced):
    """Finds the names in the bodies of a text that are written in Arabic or Hebrew letters."""

    def __init__(self, columns: Columns, labels: Sequence[str]) -> None:
        super().__init__(columns, labels, _lexicon())
