"""Names in Hindi: the lists of `native_names_hi` for the reader in `native_spaced.py`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from zettelpy.extract.native_spaced import Lexicon, Spaced
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon import native_names_hi as lexicon


@cache
def _lexicon() -> Lexicon:
    return Lexicon(
        given=lexicon.GIVEN,
        doubted=lexicon.WORDLIKE,
        families=lexicon.SURNAMES,
        doubted_families=lexicon.WORDLIKE_SURNAMES,
        before=lexicon.BEFORE,
        after=lexicon.AFTER,
        places=lexicon.PLACES,
        doubted_places=lexicon.WORDLIKE_PLACES,
        kinds_after=lexicon.KINDS_AFTER,
        weak_kinds=lexicon.WEAK_KINDS,
        kinds_before=lexicon.KINDS_BEFORE,
        generic=lexicon.GENERIC,
        no_names=lexicon.NO_NAMES | lexicon.NO_TOWN,
        town_ends=lexicon.TOWN_ENDS,
        clitics=(),
        kin=lexicon.KIN,
        agents=frozenset(("ने",)),
    )


class Hindi(Spaced):
    """Finds the names in the bodies of a text that are written in Devanagari."""

    def __init__(self, columns: Columns, labels: Sequence[str]) -> None:
        super().__init__(columns, labels, _lexicon())
