"""Words that turn a statement round, and words where their reach ends. Folded forms: no case, no accents.

The lists are closed classes of grammar, so they are spelled out; each is split when first used.
"""

from __future__ import annotations

from typing import Final

# English: two of them in one clause cancel out ("not that we haven't").
TOGGLES: Final = (
    "not no never cannot cant can't don't dont doesn't doesnt didn't didnt won't wont isn't isnt aren't arent wasn't "
    "wasnt weren't werent haven't havent hasn't hasnt hadn't hadnt wouldn't wouldnt shouldn't shouldnt couldn't couldnt "
    "mustn't needn't mightn't shan't oughtn't daren't ain't aint hardly barely "
    "scarcely seldom rarely without lacks lack lacked lacking unable refused refuses refuse refusing"
)

# Two of these are still one negation ("neither … nor", "no hemos decidido nada", "никто не решил").
NEGATORS: Final = (
    # English
    "neither nor none nobody nothing nowhere nope "
    # German
    "nicht nich nix nie niemals kein keine keinen keinem keiner keines niemand nichts weder ohne keinesfalls keineswegs kaum "
    # French ("plus" and "personne" say something else as often as not)
    "pas jamais rien aucun aucune sans guere "
    # Spanish, Portuguese, Italian ("mai" is also the month of May in German and French)
    "nunca jamas nada nadie ningun ninguna ninguno tampoco sin nao nem ninguem nenhum nenhuma sem jamais non "
    "niente nessuno nessuna nulla senza "
    # Russian
    "не нет никто никогда ничего нельзя без "
    # Korean, Hindi
    "안 못 नहीं न मत बिना"
)

# Negators of two words: the first counts only where the second follows.
PAIRS: Final = (
    "failed to, fails to, fail to, failing to, instead of, rather than, far from, free from, free of, yet to, "
    "stop being, stopped being, loin de, lieu de, lugar de, vez de, invece di, statt zu, anstatt zu"
)

# Negators that turn nothing round where the second word follows: "no problem", "not only", "can't wait".
IDLE: Final = (
    "no problem, no problems, no worries, no doubt, no wonder, no matter, no idea, not only, not just, not merely, "
    "not simply, can't wait, cant wait, cannot wait, couldn't wait, can't help, cannot help, couldn't help, "
    "can't believe, cannot believe, couldn't believe, couldn't be, couldn't agree, "
    "don't forget, dont forget, never forget, nothing but, nicht nur, kein problem, "
    "keine sorge, keine frage, pas seulement, sans doute, sin duda, sem duvida, no solo, nao so, "
    "non solo, senza dubbio, не только, без сомнения"
)

# Words behind which a negator no longer reaches.
ENDS: Final = (
    "but because although though however whereas while since until how why except only "
    "aber sondern weil obwohl denn pero sino porque aunque mais car parce mas porem perche pero ma но потому"
)

# Words behind which it no longer reaches where a subject follows: "we don't have time and we decided".
JOINTS: Final = "and so or then und oder y e et ou und и или"
SUBJECTS: Final = "i we you they he she it i'm we're we've i've they've wir ich nous on nosotros noi мы я"

# Negators that stand behind what they turn round: "wir beschliessen das heute nicht".
BEHIND: Final = "nicht nie niemals nichts nix niemand keiner नहीं"

# Inside a run of an unspaced script: characters before a cue, endings after it, and endings that say the contrary.
RUN_BEFORE: Final = "不没沒未别別非無无"
RUN_AFTER: Final = "ない なかった ません なく ず"
RUN_SURE: Final = "違いない 間違いな"
