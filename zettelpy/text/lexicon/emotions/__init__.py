"""Cue phrases of the thirty emotions by language, one module each, in the notation of `text.phrases.read_lexicon`.

A word that ends in `~` stands for its regular forms (`paradigms`).
"""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon.emotions import de, en, es, fr, hi, it, ja, ko, pt, ru, zh

LEXICONS: Final = (
    en.CUES,
    de.CUES,
    fr.CUES,
    es.CUES,
    pt.CUES,
    it.CUES,
    ru.CUES,
    zh.CUES,
    ja.CUES,
    ko.CUES,
    hi.CUES,
)
