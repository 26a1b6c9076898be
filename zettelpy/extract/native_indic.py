"""Names in Hindi: the lists of `native_names_hi` for the reader in `native_spaced.py`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from zettelpy.extract.native_spaced import Lexicon, Spaced
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon import native_names_hi as lexicon
from zettelpy.text.lexicon import native_names_hi_more as more


@cache
def _lexicon() -> Lexicon:
    return Lexicon(
        given=lexicon.GIVEN | more.GIVEN,
        doubted=lexicon.WORDLIKE | more.WORDLIKE,
        families=lexicon.SURNAMES,
        doubted_families=lexicon.WORDLIKE_SURNAMES,
        before=lexicon.BEFORE,
        after=lexicon.AFTER,
        places=lexicon.PLACES | more.FIRMS | more.RIVERS,
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
        heads=more.HEADS,
        naming=frozenset(("नाम",)),
        copulas=more.COPULAS,
        patients=frozenset(("को", "से")),
        speaking=more.SPEAKING,
        verbal=("ते", "ता", "ती", "ना", "ने", "कर", "या", "ये", "गे"),
        conjunctions=frozenset(("और", "या", "एवं")),
        everyday=frozenset("स्कूल बाजार मंदिर बैंक स्टेशन मैदान कॉलेज होटल पार्क मॉल अस्पताल".split()),
        postpositions=frozenset("में के की का से पर तक को वाले वाली ने".split()),
        titled=more.TITLED,
        phrases=more.PHRASES,
        said=frozenset("बोला बोली बोले कहता कहती बोलता बोलती".split()),
        parents=more.PARENTS,
        owning=frozenset(("की", "के", "का")),
        familiar=frozenset(("यार", "भाई", "बस")),
    )


class Hindi(Spaced):
    """Finds the names in the bodies of a text that are written in Devanagari."""

    def __init__(self, columns: Columns, labels: Sequence[str]) -> None:
        super().__init__(columns, labels, _lexicon())
