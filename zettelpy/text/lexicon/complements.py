"""Words that join a noun to what tells it from others of its kind, by language: "the rent *for* the garage".

| list | holds |
|---|---|
| `JOINERS` | what stands between a noun and such words behind it, with the articles that it is written together with |
| `ARTICLES` | what may stand between a joiner, or a noun, and the words that tell it apart |
| `BEFORE` | in scripts without spaces, and where the words stand before the noun: what joins them to it |

The lists hold only joiners that tell of whose, or for what; those of a time, a place or a person taking part are none,
since one thing may be held now here and now there.
"""

from __future__ import annotations

from typing import Final

JOINERS: Final = {
    "en": "for of",
    "de": "für fürs der des vom von",
    "fr": "de du des d pour",
    "es": "de del para",
    "pt": "de do da dos das para pro pra",
    "it": "di del della dello dei degli delle dell per",
    "ru": "для за на",
}
ARTICLES: Final = {
    "en": "the a an our my your his her their this that",
    "de": "die den das dem der des ein eine einen einem einer eines unsere unseren unser meine meinen mein",
    "fr": "la le les l un une notre mon ma mes nos leur",
    "es": "el la los las un una nuestro nuestra mi mis su",
    "pt": "o a os as um uma nosso nossa meu minha seu sua",
    "it": "il lo la i gli le l un uno una nostro nostra mio mia",
    "ru": "наш наша нашу наше нашей мой мою моей",
}
BEFORE: Final = ("の", "的", "의 ", " का ", " की ", " के ")
