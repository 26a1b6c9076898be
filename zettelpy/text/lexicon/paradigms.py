"""Forms of adjectives, nouns and verbs by their ending, per language: what a `~` in a cue lexicon stands for.

`triste~` in a Spanish lexicon is `triste` and `tristes`. A row holds an ending and what may stand for it (`-` for
nothing); the longest ending that fits is taken. These are the regular paradigms of each language's grammar, with the
forms of the verb that speakers use of what they feel and do: present, past, participle, infinitive.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

PARADIGMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": """
: - s ed ing
e: e es ed ing
y: y ies ied ying
""",
        "de": """
: - e en er es em
e: e en er es em
el: el le len ler les lem
en: en e t st te ten
ern: ern ere ert erst erte erten
eln: eln le elt elst elte elten
""",
        "fr": """
: - e s es
e: e s
eux: eux euse euses
if: if ive ifs ives
er: er e es ent ons ez é ée és ées ais ait aient ai
ir: ir is it issons issez issent i ie issait
""",
        "es": """
: - es
o: o a os as
or: or ora ores oras
e: e es
a: a as
ar: ar o as a amos áis an é aste ó aron aba abas aban ado ando
ción: ción ciones
""",
        "pt": """
: - es
o: o a os as
or: or ora ores oras
e: e es
a: a as
el: el eis
ar: ar o as a amos am ei ou aram ava avam ado ada ando
ção: ção ções
""",
        "it": """
: - i
o: o a i e
io: io ia i ie
co: co ca ci che
e: e i
a: a e
are: are o i a iamo ate ano ato ata ati ate avo ava avano ando ai ò
issimo: issimo issima issimi issime
""",
        "ru": """
: - а о ы
ый: ый ая ое ые ого ой ому ую ым ых ом
ий: ий ая ое ие ого ой ому ую им их ом
а: а ы е у ой
ие: ие ия ию ием ии
ся: ся ась ись
л: л ла ли ло
""",
    }
)

# Words that are written together with a word that begins with a vowel, and those letters.
ELIDED: Final[Mapping[str, str]] = MappingProxyType({"fr": "l' d' m' s' j' n'", "it": "l' un' d' m' s' dell' all'"})
VOWELS: Final = "aàâeéèêëiîïoôuùûhœ"
