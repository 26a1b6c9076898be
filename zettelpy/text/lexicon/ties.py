"""Words of structure by which a thing is told from others of its kind, folded, of all languages that write blanks.

| list | holds |
|---|---|
| `PREPOSITIONS` | what ties a noun to what tells it apart ("the meeting *with* the bank"), with the articles in them |
| `PURPOSES` | those of them that say what something is for, wherever they stand |
| `DETERMINERS` | articles and possessives: what stands before one of them begins another phrase |

Our own lists.
"""

from __future__ import annotations

from typing import Final

PURPOSES: Final = frozenset("for fur furs pour para per pro pra pelo для".split())
PREPOSITIONS: Final = PURPOSES | frozenset(
    (
        "with of in at by from about "  # English
        "mit bei beim von vom im zum zur aus uber nach der des "  # German
        "avec de du des d chez en au aux dans sur "  # French
        "con del al sobre "  # Spanish
        "com do da dos das no na nos nas ao "  # Portuguese
        "di della dello dei degli delle dell nel nella nello al alla allo sul sulla da dal dalla "  # Italian
        "с со у в во на о об из от до"  # Russian
    ).split()
)
DETERMINERS: Final = frozenset(
    (
        "the a an this that these those my your his her our their its "
        "die das den dem ein eine einen einem einer diese dieser dieses mein meine unser unsere "
        "le la les l un une ce cette ces mon ma mes notre nos "
        "el los las una unos unas este esta mi mis su sus nuestro nuestra "
        "o os as um uma uns umas meu minha nosso nossa "
        "il lo i gli uno questo questa mio mia nostro nostra"
    ).split()
)
