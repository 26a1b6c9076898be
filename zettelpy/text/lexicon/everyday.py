"""Words that a short message gives its language away by: greetings, the days, kin, the commonest verbs. Folded."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Beyond what the other lists of a language hold.
EVERYDAY: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        code: frozenset(words.split())
        for code, words in {
            "en": """
    please thanks thank hello hi hey dear regards sorry happy birthday good morning night evening weekend today tomorrow yesterday tonight
    meeting call see you okay great nice love best wishes cheers mum dad went got said called booked bought met moved wrote
    """,
            "de": """
    gruss grusse grussen freundlichen liebe lieber viele beste danke bitte hallo moin servus morgen heute gestern abend spater gleich bald
    schon nur auch mal wieder immer nie sehr gut gute guten alles macht geht kommt liefert steht liegt fahrt bleibt wird wurde
    gesehen gefragt gekauft bestellt angerufen gefahren frohe frohes herzlichen gluckwunsch tschuss ja nein vielleicht leider
    """,
            "es": """
    hola gracias adios buenos buenas dias tardes noches manana hoy ayer luego vale claro perdon feliz cumpleanos abrazo besos saludos
    atentamente carino mama papa llamado visto hecho quedamos vemos compre vivo trabajo tengo estoy voy llueve bien muy tambien
    senor senora calle plaza anos cumple estrena cierra abre cumpleanos trae cena comida reunion jefe casa perro gato hermana hermano
    """,
            "fr": """
    bonjour bonsoir salut merci bisous bises bonne bon annee joyeux noel cordialement madame monsieur maman papa demain hier aujourd'hui
    notre votre quelle quel quelles quels voila peut-etre tres bien toujours jamais ferme ouvre recrute s'appelle chat chien frere
    soeur voiture maison reunion repare signe gagne vu fait dit sera serait avoir etre lundi mardi mercredi jeudi vendredi samedi
    dimanche rendez-vous attention cher chere amities pourquoi lourde pierre
    """,
            "it": """
    ciao buongiorno buonasera grazie prego auguri saluti cordiali gentile caro cara baci bacioni domani oggi ieri stasera magari forse
    allora peccato mamma papa nonna nonno zia zio mio mia cugino cugina fratello sorella cane gatto gatta casa chiama arrivano
    celebra era abbiamo vinto perso piove brilla stella domenica lunedi martedi mercoledi giovedi venerdi sabato riunione fatto
    visto sentito scritto prenotato vediamo andiamo bella bello molto tutti tutto bene cena pranzo
    """,
            "pt": """
    livro natal rua gosto gostei cheio estou quer quero preciso nosso nossa nossos jantamos vamos somos temos anos faz fiz voce
    ola oi obrigado obrigada bom boa dia noite tarde amanha hoje ontem beijinhos beijos abraco parabens prezado combinado talvez
    atenciosamente mae pai vovo avo tia tio mano chefe cao gato cadela fica ficou ligou comprei falei vamos esta respondeu chama-se
    ferias pois certo tudo desculpa atraso pena segunda terca quarta quinta sexta domingo feira jantar almoco senhor senhora dona bolo fez
    """,
        }.items()
    }
)
