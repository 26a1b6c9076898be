"""Italian: words that mean the same when somebody searches, one cluster a line. Our own list.

What belongs to a category stands in `text/lexicon/members`.
"""

from typing import Final

CLUSTERS: Final = """
prezzo, costo, pagare, caro, tariffa, importo
soldi, denaro, budget, cassa, fondi
contanti, cash
conto, iban, bonifico
caparra, acconto, anticipo, deposito, cauzione
fattura, ricevuta, scontrino
sconto, riduzione
donazione, sponsor
stipendio, salario, guadagnare
contributo, sovvenzione, finanziamento
scadenza, scadere
responsabile, incaricato, occupare, gestire
indirizzo, via, recapito
abitare, vivere, risiedere, residenza
trasloco, trasferire
cominciare, iniziare, avviare
aprire, apertura, inaugurare
chiudere, chiusura
finire, terminare, concludere
annullare, disdire, disdetta, cancellare
rimandare, rinviare, spostare, posticipare
affittare, noleggiare, locazione
telefono, cellulare, numero, chiamare, telefonino
mail, email
vestito, abbigliamento, indossare
costume, travestimento, mascherare
cibo, mangiare, pasto, catering, pranzo, piatto
cucinare, cuoco, ricetta
vegetariano, vegano, carne
ristorante, trattoria, locale, osteria
bevanda, bere, bibita
macchina, auto, automobile, veicolo
furgone, camion, pulmino
trasporto, passaggio, tragitto, guidare
parcheggiare, posteggio
autobus, pullman, corriera
treno, ferrovia, binario
bicicletta, bici
aereo, volo, aeroporto
biglietto, ingresso, entrata
viaggio, vacanza, ferie, gita
albergo, hotel, alloggio, pernottare
assicurazione, polizza
lavoro, impiego, mestiere
capo, direttore, superiore, titolare
collega, squadra, personale, dipendente
assumere, assunzione
dimissioni, dimettere, dimesso
presidente, direttivo
volontario, aiutare, collaborare
socio, membro, iscritto
medico, dottore, dottoressa, ambulatorio
malato, malattia, influenza, febbre, ammalato
ospedale, clinica, pronto soccorso
ferito, infortunio, dolore, incidente
farmaco, medicina, medicinale, pastiglia, compressa
operazione, intervento
appuntamento, visita
riunione, assemblea, incontro, videochiamata
bambino, figlio, ragazzino
neonato, bebè
marito, coniuge, compagno
moglie, coniuge, compagna
fidanzato, ragazzo
matrimonio, sposare, nozze
divorzio, separare
morte, morire, funerale, deceduto
compleanno, nascere
stanza, camera, sala, salone
casa, appartamento
luogo, posto, sede
musica, orchestra, banda, complesso
concerto, esibizione, spettacolo
canzone, brano, pezzo
votare, eleggere, elezione
accordo, accettare, approvare
decidere, decisione, scegliere
proposta, suggerire, idea
password, codice, parola chiave
chiave, serratura, lucchetto
grandezza, misura, dimensione, taglia
superficie, metri quadrati
capienza, capienti, contenere
iscrizione, iscrivere, registrare, iscritto
comprare, acquistare
consegna, spedire, spedizione, pacco
negozio, bottega
motivo, ragione, causa
rompere, guasto, difettoso, danneggiato, danno
riparare, aggiustare, sistemare
idraulico, tecnico
riscaldamento, caldaia, termosifone
dipingere, verniciare, tinteggiare
allergia, intolleranza
prova, allenamento
insegnante, professore, maestra, docente
esame, verifica, interrogazione
corso, lezione, laboratorio
imparare, studiare
università, facoltà
avvocato, legale
contratto, firmare
cliente, clientela
fornitore, distributore
regalo, omaggio
festa, festeggiare, celebrare
foto, immagine, fotografia, scatto
orario, programma, calendario
perdere, smarrito, dimenticare
furto, rubare
paura, preoccupazione, temere
arrabbiato, furioso
reclamo, lamentela, lamentare
madre, mamma
padre, papà
pianoforte, piano
"""
