"""Capitalised words that stand alone, the common case of a run: each is read and counted in one look.

What `runs.py` and `uses.py` do for any run is done here for a run of one plain word ("Petra"), with the same result:
no quotation marks around it, no number, no word that belongs to a name behind it, in a language that writes its nouns
small. All others are left to the general way.
"""

from __future__ import annotations

from typing import Final

from zettelpy.extract.evidence import CAPITAL, NOUNS, OPENS, QUIET
from zettelpy.extract.uses import AND, INDEFINITE, Uses
from zettelpy.text.lexicon import names as lexicon
from zettelpy.text.lexicon import subjects as around

Lone = tuple[int, str, str]  # offset, folded key, spelling

_TITLING: Final = lexicon.TITLES | lexicon.TITLE_TAILS | {"m", "me"}


class Lones:
    """Reads the runs of one plain word in one text. `tails` are the surfaces that can go on with a name."""

    def __init__(self, uses: Uses, tails: set[int]) -> None:
        self.uses, self.tails = uses, tails
        self.quoting = "«" in uses.text
        languages = uses.tongues.languages
        # Per language, the verbs that make what stands before them a person; None where words may stand between.
        self.verbs = {
            code: None if code == "ru" or code in around.CLITICS else lexicon.verbs(code) for code in languages
        }

    def read(self, i: int) -> Lone | None:
        """Return the run of word i alone, its use counted; None where it takes a closer look, and nothing is counted.

        No run may hold more than that word, and no function word that opens its sentence may stand before it.
        """
        uses, after = self.uses, i + 1
        ids, states, surfaces = uses.ids, uses.states, uses.words.surfaces
        k, state = ids[i], states[i]
        trait = uses.traits[k]
        if trait is None or trait.shape != CAPITAL or state & NOUNS or not i or after >= uses.total or self.quoting:
            return None
        follower, surface = ids[after], surfaces[k]
        if follower in self.tails or surface[1] in "'’" or surfaces[follower][0].isdecimal():
            return None
        text, starts, folded, key = uses.text, uses.starts, uses.folded, trait.key
        start, before = starts[i], folded[ids[i - 1]]
        run = (start, key, trait.base)
        if state & QUIET:
            return run
        form = uses.forms[key]
        if (before in _TITLING or "'" in before) and uses.titled(i):
            form.titled += 1
            return run
        gap = uses.gap(i)
        opens = broken = False
        if state & OPENS:
            opens = True
        elif gap != " ":
            opens = not uses.inside(i, i)
            broken = not (uses.runs_on(i) or gap.startswith(","))
        if not states[after] & OPENS and text[start + uses.lengths[k] : starts[after]] == " ":
            verbs = self.verbs[uses.tongues.at(i)]
            if uses.acts(i) if verbs is None else folded[follower] in verbs and not states[after] & QUIET:
                form.acting += 1
            elif surfaces[follower] in around.FINITE:
                form.verbal += 1
        if before in AND or folded[follower] in AND:
            uses.pair(form, i)
        if gap == " " and before in lexicon.GREETINGS:
            form.greeted += 1
        if opens:
            form.opening += 1
            form.acting += key in around.OWNERS and surface[-2:] in ("'s", "’s")
        elif not broken:
            if before not in INDEFINITE or uses.tongues.at(i) != "en":
                form.inside += 1
                form.lone += 1
            form.owned += uses.named(i)
        return run
