"""Italian words of change (what the tables mean: `zettelpy.text.lexicon.changes`)."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[move]
spost*, facciamo slittare, la spostiamo, lo spostiamo, passiamo, ripieghiamo, abbass*, alz*, sale, scende, meno caro,
più caro, costa meno, costa di più, al mio posto, al suo posto, passo a, lascio a, cedo, cede, affido, trattato,
cambiamo, ci spostiamo, facciamo che, rinviat*, rinviamo, rimandat*, rimandiamo, spostat*, spostiamo, si sposta,
sposta a, slitta*, slittiamo, posticipat*, anticipat*, anticipiamo, anticipa, cambiat*, cambia, passa a, passa al,
passa da, passano a, passiamo a, passiamo al, passato a, migrato, sale a, salito a, aumenta*, alzat*, alziamo,
abbassat*, abbassiamo, scende a, sceso a, ridott*, tagliat*, portato a, portata a, portiamo a, sostituit*,
sostituisce, sostituiamo, rimpiazza*, subentra, prende il posto, prende il suo posto, disdici, disdico, disdite,
vai con, nuovo piano, nuova data, nuovo orario, mi sono trasferito, trasferito, trasferita, traslochi*, prorogat*,
allungat*, aggiornat*, corrett*, scambiat*, arriviamo a, prende in mano, con questo siamo, così siamo, siamo ora,
siamo diventati, ora è, ora sono, adesso costa, ora costa, ora inizia, diventano, passa ora, è passato a, è passata a,
sono passati a, passati a, passata a, passate a, slitta a, slitta al, fatta slittare, fatto slittare, rimand*, rinvi*,
differit*, riprogrammat*, riprogrammiamo, ripianificat*, ritardat*, ritarda, posticipa*, postpost*, anticipano,
allung*, accorciat*, accorciamo, prolungat*, prolunghiamo, estes*, estendiamo, ampliat*, ampliamo, ridotto, riduciamo,
riduce, diminuit*, diminuisce, aumentiamo, aumento, rincarat*, sale da, salgono a, salgono, scendono a, scendono,
sceso, salito, raddoppiat*, dimezzat*, sconto, scontat*, ce lo danno, ce la danno, contrattato, ritoccat*, modificat*,
modifichiamo, modifica, aggiustat*, rivist*, rivediamo, corretto, riscritt*, ridipint*, rinominat*, aggiorn*,
cambio di, cambiano, cambiare, cambia in, scambiamo, scambio, barattiamo, sostitui*, rimpiazz*, al posto mio,
al posto suo, fa le veci, facente funzioni, subentro, subentrano, prendo il posto, prende il testimone,
passo il testimone, prendo in mano, raccoglie, eredita, ci penso io adesso, me ne occupo io ora, lo prendo io,
la prendo io, lo faccio io, la faccio io, passo la palla, passa la palla, affid*, deleg*, consegno a, consegna a,
dato a, data a, lasciato a, lasciata a, trasloc*, trasferiamo, trasferit*, ci trasferiamo, dirottat*, deviat*,
ripieghiamo su, ripiegato su, virato su, abbiamo tempo fino, c'è tempo fino, si aggiunge, si aggiungono, uno in più,
una in più, due in più, tre in più, optiamo per, optato per, convertit*, arrotond*, si trasforma
[shift]
settimana dopo, settimana più tardi, giorno dopo, ora più tardi, ora prima, di una settimana, di un'ora, di un giorno,
più tardi del previsto, prima del previsto, mezz'ora dopo, mezz'ora prima, mezz'ora più tardi, un giorno dopo,
un giorno prima, un'ora dopo, un'ora prima, una settimana dopo, una settimana prima, di mezz'ora, di due giorni,
di due ore, di due settimane, di un mese
[now]
al momento, attualmente, per il momento, a oggi, nel frattempo, alla fine, ora, adesso, d'ora in poi, da ora in poi,
da oggi, da adesso, da domani, da subito, nuovo, nuova, nuovi, nuove, infine, invece, ormai, in realtà,
in fin dei conti, quindi, allora, solo, soltanto, finalmente, da ieri, diventa, diventato, diventata, piuttosto, già,
a partire da domani, a partire da lunedì, a partire da martedì, da lunedì, da martedì, da mercoledì, da giovedì,
da venerdì, dalla prossima settimana, fino a nuovo ordine, in questo momento, oggi come oggi, stavolta, questa volta,
ultimo conteggio, ultima cifra, aggiornamento, per adesso, in definitiva, d'ora innanzi
[fix]
correzione, correggo, in realtà, errore mio, colpa mia, mi sono sbagliato/a, mi sono confuso/a, volevo dire,
intendevo, scusate, scusa, no aspetta, aspetta, falso, rettifico, refuso, sbagliato, sbagliata, ops, oops, pardon,
chiedo scusa, letto male, ho letto male, scritto male, ho scritto male, contato male, ho contato male, capito male,
mi sono confuso, mi sono confusa, mi sono sbagliato, mi sono sbagliata, ho confuso, ho sbagliato, sbagliavo, non era,
non è così, inesatt*, scorrett*, un errore, era un errore, o meglio, meglio dire, per la precisione,
per essere precisi, più precisamente, errata corrige, rettifica, leggasi, volevo scrivere, intendevo dire,
ho controllato, ho ricontrollato, ho verificato, chiarisco, preciso, a dire il vero, svista
[back]
torniamo a, torniamo al, torniamo alle, torna a, torna al, torna alle, si torna a, si torna al, si torna alle,
ritorno a, di nuovo, tornare a, riprendiamo, ritorniamo a, ritorniamo al, funziona di nuovo, rifunziona, riparat*,
aggiustato, sistemat*, ripristinat*, ripristino, ripristiniamo, recuperat*, annullato l'annullamento, come prima,
com'era, come all'inizio, si ritorna, torniamo indietro, tornati a, tornato a, tornata a, riaperto, riapre, riaperta,
riprende, ripreso, è di nuovo, rimettiamo, rimesso
[drop]
non più, non è più, non si fa più, non c'è più, non viene più, annullat*, annulliamo, si annulla, annulla, cancellat*,
cancelliamo, scartat*, scartiamo, abbandonat*, salta, saltat*, saltato, salta tutto, si ritira, ritirat*, rinuncia*,
rinunciamo, niente più, fuori discussione, sospes*, sospendiamo, disdett*, disdico, disdiciamo, tira indietro,
tirato indietro, ha mollato, eliminat*, togliamo, tolto, bocciat*, non se ne fa niente, non se ne fa nulla,
niente da fare, addio, è saltato, è saltata, saltano, salta il, salta la, è andato a monte, va a monte, a monte,
sfumat*, andato in fumo, non posso venire, non può venire, non posso, non riesco, non riesce, non ce la faccio,
non ce la fa, non vengo, non viene, non vengono, non verrà, non verrò, non verranno, non ci sarò, non ci sarà,
non ci saranno, non andiamo, non andiamo più, non si può, non è possibile, impossibile, rott*, si è rotto, si è rotta,
guast*, fuori servizio, fuori uso, chiuso per, è chiuso, è chiusa, chiude i battenti, esaurit*, al completo,
tutto pieno, non disponibile, non ce n'è più, non ce ne sono, sono finiti, sono finite, mi ritiro, mi tiro indietro,
molla, mollo, abbandona, si dimette, dimess*, dimission*, malat*, a letto, in malattia, rifiutat*, rifiuta, respint*,
negat*, ha detto di no, detto di no, ha detto no, fuori il, fuori la, senza il, facciamo senza, rinunciare,
si rinuncia, sopprim*, soppress*, elimina, eliminiamo, cancella, via il, via la, leviamo, levat*, tolgo, tolta, tolti,
tolte, togliere, depennat*, escluso, esclusa, quindi niente, allora niente, quindi non, perciò niente, niente da,
vietat*, proibit*, revocat*, smett*, smesso, basta con, non se ne parla, decadut*, decade, bidon*, ci ha dato buca,
dato buca
[take]
cambio di programma, cambio di piano, ho cambiato idea, abbiamo cambiato idea, ha cambiato idea, lascia perdere,
lasciate perdere, come non detto, ritiro, ritiro tutto, ritiro quanto detto, dimenticate, dimentica, ripensandoci,
contrordine, fate finta, mi rimangio, no anzi, anzi no, ignorate, ignora, non fateci caso, fai finta, fate come se,
ci ho ripensato, ci abbiamo ripensato, ci ripenso, ripensato, cambiamo idea, cambio idea, dietrofront,
marcia indietro, mi correggo, non ho detto niente, lasciamo stare, lascia stare, lasciate stare, scordatevi, scordati,
cancellate quello, a pensarci bene, a ben pensarci, tutto cambiato, piano cambiato, programma cambiato
[keep]
tutto uguale, tutto come, tutto invariato,
resta, restano, rimane, rimangono, sempre, come previsto, come d'accordo, come sempre, come al solito, invariat*,
stesso prezzo, confermo, promemoria, ricordo, vi ricordo, ribadisco, ripeto, ancora, come detto, come stabilito,
resta tutto, resta come, rimane tutto, non cambia, non cambiano, non cambia niente, non cambia nulla, niente cambia,
tale e quale, tal quale, così com'è, com'era previsto, come da programma, come concordato, come deciso,
come da accordi, come avevamo detto, come dicevamo, lo stesso, la stessa, stesso posto, stessa ora, stesso orario,
stesso giorno, si mantiene, manteniamo, mantenut*, tenuto fermo, continua, continuiamo, non dimenticate, non scordate,
ricordatevi, confermiamo, vale ancora, sempre valido
[open]
non sappiamo ancora, non si sa ancora, da vedere, da confermare, ancora non, non abbiamo ancora, staremo a vedere,
tutto aperto, non è chiaro, da stabilire, non abbiamo deciso, non è deciso, niente di deciso, non si è deciso,
non si è concluso niente, non si è concluso nulla, nessuna decisione, in sospeso, da decidere, non ancora deciso,
nessuno ha stabilito, nessuno ha deciso, non è stato deciso, ancora aperto, si vedrà, vedremo, da definire,
non abbiamo stabilito, indecis*, ancora da decidere, resta da, rimane da, decidiamo dopo, decidiamo domani,
lo decidiamo, decideremo, si deciderà, poi vediamo, vediamo poi, poi si vede, ne riparliamo, ne parliamo, ci pensiamo,
ci devo pensare, dobbiamo pensarci, sono indeciso, sono indecisa, siamo indecisi, in dubbio, in forse, in discussione,
in ballo, al vaglio, da valutare, stiamo valutando, stiamo pensando, senza accordo, nessun accordo, dipende,
non è sicuro, non è certo, non ancora scelto, incert*, non so ancora, boh
[if]
se
[hypo]
*erei, *erebbe, *eremmo, *erebbero, *irei, *irebbe, forse, potrebbe, potremmo, potrebbero, dovremmo, dovrebbe,
sarebbe, sarebbero, magari, propongo, proposta, suggerisco, che ne dite, e se, immagina, vorrei, vorrebbe, piacerebbe,
avrei, avremmo, ipotesi, idea, mettiamo che, probabilmente, sogno, scherzo, preventivo, spero, speriamo, darebbe,
metterei, facessimo, si potrebbe, eventualmente, chissà, che ne dici, che ne pensate, cosa ne pensate, vi va, ti va,
perché non, sarebbe bello, mi piacerebbe, ci piacerebbe, voto per, il mio voto, io voto, secondo me, per me,
in teoria, teoricamente, un'opzione, altra opzione, opzioni, opzione, alternativa, provvisori*, bozza,
stiamo valutando, penso a, pensiamo a, pensavo, pensavamo, stavo per, suppongo, immagino, scommetto, suggerimento,
darei, farei, faremmo, andrebbe, costerebbe, servirebbe, bisognerebbe, ci vorrebbe, dovrei, dovrebbero, potrei,
facciamo finta
[hear]
chiede se, chiedono se, vuole sapere, dice che, dicono che, a quanto pare, secondo, pare che, crede che, pensava,
credeva, sentito in giro, voci, me l'ha detto, mi ha detto, ho sentito che, giornale, racconta, si dice, presunto,
l'eco, mi hanno detto, hanno detto che, dicono in giro, si vocifera, gira voce, girano voci, corre voce, ho letto,
ho letto che, su internet, su facebook, pettegolezz*, diceria, dicerie, bufala, giura che, assicura che, pensa che,
qualcuno ha detto, qualcuno dice, sembra che, si mormora, stando a
[ago]
l'anno scorso, l'altra volta, l'ultima volta, a suo tempo, anni fa
[past]
ieri, l'altro ieri, la settimana scorsa, il mese scorso, scorso, scorsa, due anni fa, fa, prima, una volta, era,
erano, stava, aveva, avevano, c'era, fu
[old]
invece di, invece del, invece che, al posto di, al posto del, al posto della, anziché, piuttosto che, non più,
prima era
[from]
da, dal, dalla, dalle, dai
[to]
a, al, alle, alla, con, per, ai
[not]
non, mai, né, senza, nessun, nessuno, nessuna, niente, nulla, no
[but]
ma, bensì, però
[also]
anche, inoltre, pure un, pure una, altrettanto
[so]
sia,
prenotat*, fissata, scelto, scelta, ha vinto, sarà, si fa, facciamo, votato, abbiamo scelto, andiamo al, andiamo a,
allora, quindi, ok, va bene, d'accordo, perfetto, deciso, abbiamo deciso, stabilito, confermat*, fissat*, definitivo,
si va, andiamo con, vada per, pazienza, affare fatto, approvato, amen, bene, firmat*, dunque, e sia, prendiamo,
e vada per, allora vada, allora è, allora facciamo, allora si va, facciamo così, così facciamo, si fa così, così sia,
saranno, fatta, è fatta, ci sto, aggiudicat*, andata, vado con, andiamo di, andiamo su, teniamo, mi tengo, scegliamo,
scelgo, eletto, eletta, vince, all'unanimità, a maggioranza, approvat*, accettat*, accordo fatto, concordat*,
pattuit*, stabiliamo, fissiamo, fisso, segnat*, segno, annotat*, comprat*, affittat*, noleggiat*, pagat*, ingaggiat*,
iscritt*, ufficiale, ufficialmente, via libera, siamo d'accordo, ci siamo, messo a verbale, a posto, decidiamo per,
si decide, optato
[yes]
si fa, si fa eccome, eccome, può, possiamo, permesso, autorizzato, alla fine sì, si può, accetta, ma sì
[]
che sia, che non sia, non sia, sia che, sia il, sia la, sia io, ci sia, si sia, come sia,
non solo, nessun problema, niente male, senza dubbio, se no, se vuoi, se volete, non ancora, ancora no, no problem,
per ora, un'ora, mezz'ora, all'ora, a che ora, stessa ora, che ora, ogni ora, solo ora, fa caldo, fa freddo,
nuova york, anno nuovo, prima di, prima che, non fa niente, non importa, non ti preoccupare, non preoccuparti,
non vi preoccupate, non è male, non lo so, non so se, niente di che, di niente, nient'altro, poco a poco, più o meno,
almeno, di solito, per favore, certo che no, ogni tanto, in ogni caso, senza fretta, buon anno, buone nuove,
vale la pena, in cambio, a presto, a dopo, a domani, non vedo l'ora, tanto per cambiare, fa niente, prima o poi,
la prima, stesso discorso, fatto bene, fatta bene, ben fatto, come va, come stai, non c'è problema, non c'è di che
"""

CONCEPTS: Final = """
password password codice wifi pin accesso credenziali
open apr* apertura inaugura* lancio debutto
depart part* partenza decollo
arrive arriv*
begin inizi* cominci* avvio
end finisce fine termin* chiude chiusura
meet riunion* assemblea appuntamento prova prove incontro colloquio call laboratorio conferenza allenamento torneo
meet matrimonio seminario partita ritroviamo
deadline scadenza* consegna* termine
price prezzo* costa* costo biglietto ingresso a_persona a_testa per_persona meno_caro caro cara a_notte per_notte
price per_ora
rent affitto noleggio canone
daily al_giorno
monthly al_mese mensil* mensile
fee quota* abbonamento tariffa
budget budget fondo contributo
salary stipendio* paga
charge occup* responsabile* pensa gestisce cura incarico tocca coordina organizza guida mettiamo penso faccio porto
charge gestisco coordino organizzo me_ne_occupo se_ne_occupa ci_penso ci_pensa mi_occupo si_occupa seguo segue porta
charge compra compro prenota prenoto prendo ritiro tengo passa_a passo_a incaricato incaricata farò farà curo assume
charge referente arbitro allenatore allenatrice fotografo presentatore presentatrice segretario tesoriere sostituto
charge sostituta volontario capitano autista presenta dirige cassa
live abito abita abitiamo indirizzo casa residenza trasferito
venue luogo posto sala sede monta piazza cortile punto_di_ritrovo ritrovo locale location
food cibo catering mensa cucina pranzo torta pizza zuppa insalata buffet grigliata colazione cena merenda dolce panini
food piatto antipasto aperitivo
music band gruppo musica concerto suon* orchestra dj
expire scade* valid* validità
transport trasporto camion spedizione viaggio passaggio tragitto navetta traghetto pullman treno auto
diet vegetarian* vegan* carne
key chiav* lucchetto
boss capo
course corso lezion*
weight pesa* peso
festival festa festival fiera sagra
parking parcheggio
people persone invitati partecipanti ospiti siamo saremo bambini iscritti alunni soci iscrizioni coperti
deposit caparra acconto cauzione
date data date
time orario orari
colour colore colori tinta vernice pittura dipinto dipinta verniciato tonalità
finish finitura vernice lacca opaco lucido satinato intonaco cera olio smalto mordente
version versione release revisione
route percorso sentiero tragitto tappa itinerario deviazione tracciato
equipment attrezzatura proiettore casse cassa microfono telecamera fotocamera stampante attrezzi trapano scala
equipment generatore impianto amplificatore
status funziona funzionano guasto rotto riparato stato fuori_uso online offline
address indirizzo
payment pagamento pagare bonifico contanti carta fattura conto iban paypal satispay
drink bevande bibite birra vino caffè tè succo acqua prosecco spritz
phone telefono numero cellulare
count numero quantità totale copie sedie tavoli unità
size dimensione taglia formato larghezza altezza lunghezza misura misure
material legno acciaio stoffa cotone carta cartone plastica calcestruzzo cemento
design logo locandina volantino volantini maglietta magliette striscione grafica font
port porta server database dominio regione
duration durata dura
temperature temperatura gradi forno riscaldamento
"""

NUMBERS: Final = """
due 2 tre 3 quattro 4 cinque 5 sei 6 sette 7 otto 8 nove 9 dieci 10 undici 11 dodici 12 tredici 13 quattordici 14
quindici 15 sedici 16 venti 20 venticinque 25 trenta 30 quaranta 40 cinquanta 50 sessanta 60 cento 100 mille 1000
dozzina 12
"""

LIGHT: Final = """
mezza mezzo ah eh mah beh dai boh signor signora dottor don oggi domani ieri settimana settimane mese mesi giorno
giorni tempo grazie ciao buongiorno buonasera ok sì no bene molto tutto tutta tutti tutte fare faccio va vanno vado
vedere dire dico dice cosa cose gente qualcosa più meno anche ancora già come quando poi piano decisione deciso anno
anni ora ore ultimo ultima prossimo prossima primo prima piccolo piccola grande altro altra altri altre ho ha abbiamo
è sono questo questa quello quella ragazzi raga favore voglio vogliamo bello bella
"""

COLOURS: Final = """
rosso rossa blu azzurro azzurra verde giallo gialla nero nera bianco bianca arancione viola rosa marrone grigio grigia
beige turchese bordeaux senape dorato argento
"""

MODES: Final = """
treno autobus pullman macchina auto aereo volo bici bicicletta traghetto nave barca camion taxi tram piedi furgone
"""

MONEY: Final = "euro dollari sterline franchi centesimi eur"
PLACES: Final = """
agriturismo spiaggia palazzetto tendone sagrato terrazza cascina osteria trattoria ostello circolo salone capannone
campo via piazza sala casa biblioteca scuola centro parco chiesa hotel caffè bar teatro museo giardino ufficio
palestra stazione studio ristorante cortile oratorio prato
"""

FREE: Final = "gratis gratuito gratuita"
SELF: Final = "io mio mia miei"
SIDES: Final = "nord sud est ovest sinistra destra"
