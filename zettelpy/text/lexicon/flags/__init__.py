"""Cue phrases of five flags by language, in the notation of `text.phrases.read_lexicon`; DECISION has its own lexicon.

A word that ends in `~` stands for its regular forms (`paradigms`).
"""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon.flags import de, en, es, fr, it, others, pt

LEXICONS: Final = (en.CUES, de.CUES, fr.CUES, es.CUES, pt.CUES, it.CUES, others.CUES)
