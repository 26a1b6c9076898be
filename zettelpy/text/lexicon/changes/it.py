"""Italian words of change (what the tables mean: `zettelpy.text.lexicon.changes`)."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[move]
spost*, facciamo slittare, la spostiamo, lo spostiamo, passiamo, ripieghiamo, abbass*, alz*, sale, scende, meno caro, più caro, costa meno, costa di più, al mio posto, al suo posto, passo a, lascio a, cedo, cede, affido, trattato, cambiamo, ci spostiamo, facciamo che
rinviat*, rinviamo, rimandat*, rimandiamo, spostat*, spostiamo, si sposta, sposta a, slitta*, slittiamo, posticipat*, anticipat*, anticipiamo, anticipa, cambiat*, cambia, cambiamo, passa a, passa al, passa da, passano a, passiamo a, passiamo al, passato a, migrato, sale a, salito a, aumenta*, alzat*, alziamo, abbassat*, abbassiamo, scende a, sceso a, ridott*, tagliat*, portato a, portata a, portiamo a,
sostituit*, sostituisce, sostituiamo, rimpiazza*, subentra, prende il posto, prende il suo posto, disdici, disdico, disdite, vai con, nuovo piano, nuova data, nuovo orario, mi sono trasferito, trasferito, trasferita, traslochi*, prorogat*, allungat*, aggiornat*, corrett*, scambiat*, arriviamo a, prende in mano
[shift]
settimana dopo, settimana più tardi, giorno dopo, ora più tardi, ora prima, di una settimana, di un'ora, di un giorno
[now]
al momento, attualmente, per il momento, a oggi, nel frattempo, alla fine
ora, adesso, d'ora in poi, da ora in poi, da oggi, da adesso, da domani, da subito, nuovo, nuova, nuovi, nuove, alla fine, infine, invece, ormai, in realtà, in fin dei conti, quindi, allora, solo, soltanto, finalmente, da ieri, diventa, diventato, diventata, piuttosto, già
[fix]
correzione, correggo, in realtà, errore mio, colpa mia, mi sono sbagliato/a, mi sono confuso/a, volevo dire, intendevo, scusate, scusa, no aspetta, aspetta, falso, rettifico, refuso, sbagliato, sbagliata
[back]
torniamo a, torniamo al, torniamo alle, torna a, torna al, torna alle, si torna a, si torna al, si torna alle, ritorno a, di nuovo, tornare a, riprendiamo, ritorniamo a, ritorniamo al
[drop]
non più, non è più, non si fa più, non c'è più, non viene più, annullat*, annulliamo, si annulla, annulla, cancellat*, cancelliamo, scartat*, scartiamo, abbandonat*, salta, saltat*, saltato, salta tutto, si ritira, ritirat*, rinuncia*, rinunciamo, niente più, fuori discussione, sospes*, sospendiamo, disdett*, disdico, disdiciamo, tira indietro, tirato indietro, ha mollato, eliminat*, togliamo, tolto, bocciat*, non se ne fa niente, non se ne fa nulla, niente da fare, addio
[take]
cambio di programma, cambio di piano, ho cambiato idea, abbiamo cambiato idea, ha cambiato idea, lascia perdere, lasciate perdere, come non detto, ritiro, ritiro tutto, ritiro quanto detto, dimenticate, dimentica, ripensandoci, contrordine, fate finta, mi rimangio
[keep]
resta, restano, rimane, rimangono, sempre, come previsto, come d'accordo, come sempre, come al solito, invariat*, stesso prezzo, confermo, promemoria, ricordo, vi ricordo, ribadisco, ripeto, ancora, come detto, come stabilito
[open]
non sappiamo ancora, non si sa ancora, da vedere, da confermare, ancora non, non abbiamo ancora, staremo a vedere, tutto aperto, non è chiaro, da stabilire
non abbiamo deciso, non è deciso, niente di deciso, non si è deciso, non si è concluso niente, non si è concluso nulla, nessuna decisione, in sospeso, da decidere, non ancora deciso, nessuno ha stabilito, nessuno ha deciso, non è stato deciso, ancora aperto, si vedrà, vedremo, da definire, non abbiamo stabilito, indecis*
[if]
se
[hypo]
*erei, *erebbe, *eremmo, *erebbero, *irei, *irebbe
forse, potrebbe, potremmo, potrebbero, dovremmo, dovrebbe, sarebbe, sarebbero, magari, propongo, proposta, suggerisco, che ne dite, e se, immagina, vorrei, vorrebbe, piacerebbe, avrei, avremmo, ipotesi, idea, mettiamo che, probabilmente, sogno, scherzo, preventivo, spero, speriamo, darebbe, metterei, facessimo, si potrebbe, eventualmente, chissà
[hear]
chiede se, chiedono se, vuole sapere, dice che, dicono che, a quanto pare, secondo, pare che, crede che, pensava, credeva, sentito in giro, voci, me l'ha detto, mi ha detto, ho sentito che, giornale, racconta, si dice, presunto, l'eco
[ago]
l'anno scorso, l'altra volta, l'ultima volta, a suo tempo, anni fa
[past]
ieri, l'altro ieri, la settimana scorsa, il mese scorso, scorso, scorsa, due anni fa, fa, prima, una volta, era, erano, stava, aveva, avevano, c'era, fu
[old]
invece di, invece del, invece che, al posto di, al posto del, al posto della, anziché, piuttosto che, non più, prima era
[from]
da, dal, dalla, dalle, dai
[to]
a, al, alle, alla, con, per, ai
[not]
non, mai, né, senza, nessun, nessuno, nessuna, niente, nulla, no
[but]
ma, bensì, però
[so]
prenotat*, fissata, scelto, scelta, ha vinto, sarà, si fa, facciamo, votato, abbiamo scelto, andiamo al, andiamo a
allora, quindi, ok, va bene, d'accordo, perfetto, deciso, abbiamo deciso, stabilito, confermat*, fissat*, definitivo, si va, andiamo con, vada per, pazienza, affare fatto, approvato, amen, bene, firmat*, dunque, e sia, prendiamo
[yes]
si fa, si fa eccome, eccome, può, possiamo, permesso, autorizzato, alla fine sì, si può, accetta, ma sì
[]
non solo, nessun problema, niente male, senza dubbio, se no, se vuoi, se volete, non ancora, ancora no, no problem, per ora, un'ora, mezz'ora, all'ora, a che ora, stessa ora, che ora, ogni ora, solo ora, fa caldo, fa freddo, nuova york, anno nuovo, prima di, prima che
"""

CONCEPTS: Final = """
password password codice
open apr* apertura inaugura* lancio debutto
depart part* partenza decollo
arrive arriv*
begin inizi* cominci* avvio
end finisce fine termin* chiude chiusura
meet riunion* assemblea appuntamento prova prove incontro colloquio call
deadline scadenza* consegna* termine
price prezzo* costa* costo biglietto ingresso
rent affitto noleggio canone
daily al_giorno
monthly al_mese mensil* mensile
fee quota* abbonamento tariffa
budget budget fondo contributo
salary stipendio* paga
charge occup* responsabile* pensa gestisce cura incarico tocca coordina organizza guida mettiamo penso faccio porto gestisco coordino organizzo
live abito abita abitiamo indirizzo casa residenza trasferito
venue luogo posto sala sede monta piazza cortile
food cibo catering mensa cucina pranzo
music band gruppo musica concerto suon* orchestra dj
expire scade* valid* validità
transport trasporto camion spedizione
diet vegetarian* vegan* carne
key chiav* lucchetto
boss capo
course corso lezion*
weight pesa* peso
festival festa festival fiera sagra
parking parcheggio
people persone invitati partecipanti ospiti siamo saremo bambini iscritti alunni soci iscrizioni coperti
price a_persona a_testa per_persona meno_caro caro cara
deposit caparra acconto cauzione
charge me_ne_occupo se_ne_occupa ci_penso ci_pensa mi_occupo si_occupa seguo segue porta compra compro prenota prenoto prendo ritiro tiene tengo passa_a passo_a incaricato incaricata farò farà curo assume referente
price a_notte per_notte per_ora
"""

NUMBERS: Final = """
due 2 tre 3 quattro 4 cinque 5 sei 6 sette 7 otto 8 nove 9 dieci 10 undici 11 dodici 12 tredici 13 quattordici 14 quindici 15 sedici 16 venti 20 venticinque 25 trenta 30 quaranta 40 cinquanta 50
sessanta 60 cento 100 mille 1000 mila 1000 dozzina 12
"""

LIGHT: Final = """
mezza mezzo
ah eh mah beh dai boh signor signora dottor don oggi domani ieri settimana settimane mese mesi giorno giorni tempo grazie ciao buongiorno buonasera ok sì no bene molto tutto tutta tutti tutte fare faccio va vanno vado vedere dire dico dice cosa cose gente qualcosa
più meno anche ancora già come quando poi piano decisione deciso anno anni ora ore ultimo ultima prossimo prossima primo prima piccolo piccola grande altro altra altri altre ho ha abbiamo è sono questo questa quello
quella ragazzi raga favore voglio vogliamo bello bella
"""

COLOURS: Final = "rosso rossa blu azzurro azzurra verde giallo gialla nero nera bianco bianca arancione viola rosa marrone grigio grigia beige turchese bordeaux senape dorato argento"
MODES: Final = (
    "treno autobus pullman macchina auto aereo volo bici bicicletta traghetto nave barca camion taxi tram piedi furgone"
)
MONEY: Final = "euro dollari sterline franchi centesimi eur"
PLACES: Final = "agriturismo spiaggia palazzetto tendone sagrato terrazza cascina osteria trattoria ostello circolo salone capannone campo via piazza sala casa biblioteca scuola centro parco chiesa hotel caffè bar teatro museo giardino ufficio palestra stazione studio ristorante cortile oratorio prato"
FREE: Final = "gratis gratuito gratuita"
SELF: Final = "io mio mia miei"
SIDES: Final = "nord sud est ovest sinistra destra"
