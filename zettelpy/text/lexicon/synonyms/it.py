"""Italian: words that mean the same when somebody searches, one cluster a line. Our own list.

Irregular participles stand beside their verb. A category and one of its members stand in a line of their own, so that
the members do not find each other.
"""

from typing import Final

CLUSTERS: Final = """
prezzo, costo, costare, pagare, pagamento, caro, tariffa, importo
soldi, denaro, budget, cassa, fondi
contanti, cash
conto, iban, bonifico
caparra, acconto, anticipo, deposito, cauzione
fattura, ricevuta, scontrino
sconto, riduzione
donazione, donare, sponsor
stipendio, salario, paga, guadagnare
contributo, sovvenzione, finanziamento
scadenza, scadere, scade, termine, consegnare
responsabile, incaricato, incaricare, occupare, gestire, curare
indirizzo, via, recapito, cap
abitare, vivere, risiedere, residenza
trasloco, traslocare, trasferire
cominciare, iniziare, inizio, partire, avviare
aprire, apertura, aperto, inaugurare
chiudere, chiusura, chiuso
finire, fine, terminare, concludere
annullare, disdire, disdetta, cancellare, annullamento
rimandare, rinviare, spostare, posticipare, rinvio
affittare, affitto, noleggiare, noleggio, locazione
prestare, prestito
telefono, cellulare, numero, chiamare, telefonino
mail, email, posta
vestito, abito, abbigliamento, indossare
costume, travestimento, mascherare
cibo, mangiare, pasto, catering, pranzo, piatto
cena, cenare
cucinare, cucina, cuoco, ricetta
vegetariano, vegano, carne
ristorante, trattoria, locale, osteria
bevanda, bere, bibita
macchina, auto, automobile, veicolo
furgone, camion, pulmino
trasporto, passaggio, tragitto, guidare
parcheggiare, parcheggio, posteggio
autobus, pullman, corriera
treno, ferrovia, stazione
bicicletta, bici
aereo, volo, volare, aeroporto
biglietto, ingresso, entrata
viaggio, vacanza, ferie, viaggiare, gita
albergo, hotel, alloggio, pernottare, alloggiare
assicurazione, polizza, assicurare
lavoro, impiego, mestiere, lavorare
capo, direttore, superiore, titolare
collega, squadra, personale, dipendente
assumere, assunzione, assunto
dimissioni, dimettere, dimesso
licenziare, licenziamento
presidente, direttivo, consiglio
volontario, aiutare, aiuto, collaborare
socio, membro, iscritto
medico, dottore, dottoressa, ambulatorio
malato, malattia, influenza, febbre, ammalato
ospedale, clinica, pronto soccorso
ferito, infortunio, dolore, incidente, ferita
farmaco, medicina, medicinale, pastiglia, compressa
operazione, operare, intervento
appuntamento, visita
riunione, assemblea, incontro, videochiamata
bambino, figlio, ragazzino
bambina, figlia
neonato, bebè
genitori, madre, mamma
genitori, padre, papà
nonna, nonnina
fratelli, sorella
marito, coniuge, compagno
moglie, coniuge, compagna
fidanzato, ragazzo
matrimonio, sposare, nozze
divorzio, divorziare, separare, separazione
morte, morire, morto, funerale, deceduto
compleanno, nascere, nascita, nato
animale, cane, cucciolo
animale, gatto
animale, coniglio
stanza, camera, sala, salone
casa, appartamento, alloggio
luogo, posto, sede
mobili, arredamento
musica, orchestra, banda, complesso
concerto, esibizione, spettacolo
canzone, brano, pezzo
strumento, pianoforte, piano
strumento, violino
strumento, chitarra
strumento, fisarmonica
votare, votazione, eleggere, voto, elezione
accordo, accettare, approvare, approvazione
decidere, decisione, deciso, scegliere, scelto
proposta, proporre, suggerire, idea, suggerimento
password, codice, parola chiave
chiave, serratura, lucchetto
grandezza, misura, dimensione, taglia
superficie, metri quadrati
capienza, posti, contenere
iscrizione, iscrivere, registrare, iscritto
vendere, vendita
comprare, acquistare, acquisto
ordinare, ordine, ordinazione
consegna, spedire, spedizione, pacco
negozio, bottega, esercizio
motivo, ragione, causa
rotto, rompere, guasto, difettoso, danneggiato, danno
riparare, aggiustare, riparazione, sistemare
errore, bug, anomalia
idraulico, tecnico
riscaldamento, caldaia, termosifone
colore, rosso
colore, blu
colore, verde
colore, giallo
colore, nero
colore, bianco
dipingere, verniciare, tinteggiare, vernice
allergia, allergico, intolleranza, intollerante
allergia, allergico, noci
allergia, allergico, glutine, celiaco
allergia, allergico, lattosio
bevanda, bere, caffè
bevanda, bere, tè
bevanda, bere, birra
prova, provare, allenamento, allenare
insegnante, professore, maestra, docente
esame, verifica, interrogazione
corso, lezione, laboratorio
imparare, studiare, studio
università, facoltà
avvocato, legale
contratto, firmare, firma
cliente, clientela
fornitore, distributore
regalo, regalare, dono
festa, festeggiare, celebrare
invitare, invito, invitato
foto, immagine, fotografia, scatto
orario, programma, calendario
perdere, perso, smarrito, dimenticare
furto, rubare, rubato
paura, preoccupazione, preoccupare, temere
arrabbiato, furioso
reclamo, lamentela, lamentare
"""
