"""Italian cues of five flags (DECISION is read elsewhere), and under `[]` the uses of their words that are none."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[ORIGIN]
it l'idea/idea mi/ci/gli è venuta/nata, mi è venuta l'idea/un'idea, ci siamo conosciuti/conosciute/incontrati_per_la_prima, il nome viene/deriva/risale
   fondato/fondata/fondati/fondammo
   fondatore/fondatrice/fondatori di/del/della/e, origine, origini, originariamente, originario~ di
   nato/nata/nati/nate a/in/nel/da/dal/dalla/il, sono nato/nata/nati, nacque, è nata/nato
   idea/l'idea è nata/nacque/viene/venne, cresciuto/cresciuta/cresciuti a/in/nel, sono cresciuto/cresciuta
   ci/si siamo/sono conosciuti/conosciute, conosciuti/conosciute in/a/sul/per, ci conoscemmo
   proviene/provengono da/dal/dalla
   viene/vengono/veniva dalla_mia/dal_mio/da_una/da_un/dal_latino/dal_greco/da_mia/dalla_nostra/dai_tempi/da_mio
   ricetta/nome/l'idea/parola/tradizione viene/deriva/proviene/nasce/risale, risale/risalgono a/al/alla/ai
   deriva/derivano/derivato/derivata da/dal/dalla, creato/creata/creati da/dal/dai, inventato~ da/dal
   ispirato~ a/al/alla/da, discende/discendono da/dal, radici in/nel/a/affondano
   tutto è/ebbe/ha iniziato/cominciato/nato/inizio, tutto iniziò/cominciò, ereditato/ereditata da/dalla/dal
   prende/prese il nome
[CORE]
it prima di_tutto per_me, viene/vengono prima_di_tutto/al_primo_posto, regola numero_uno/d'oro, prima regola, non negoziabile, conta/contano più_di_tutto/davvero
   principio fondamentale/di_base/essenziale/di/è/etico/morale/cardine/non_negoziabile, principi, per principio
   nostro/mio/un/primo principio/motto, nostri/miei/suoi valori, valori fondamentali/sono/che/di
   essenziale/essenziali, fondamentale/fondamentali, più importante, la cosa più_importante
   prima/innanzi/sopra di_tutto, prima di tutto, anzitutto la, al di sopra_di_tutto, che conta/importa
   ciò/quello che_conta/che_importa, senza eccezioni/eccezione, nessuna eccezione, non negoziabile/negoziabili
   irrinunciabile/irrinunciabili, imprescindibile/imprescindibili, indispensabile/indispensabili, primario
   cruciale/cruciali, vitale/vitali per, pietra angolare, pilastro/pilastri di/del/della/fondamentale
   massima/prima/nostra/assoluta priorità, priorità assoluta/numero, regola d'oro/numero_uno, motto, filosofia è
   nostra/mia filosofia/missione/ragione, missione è, ragion d'essere, linea rossa, in nessun caso, per nessun motivo
   viene/vengono prima_di_tutto/al_primo_posto, al primo posto, al centro di_tutto, bisogna sempre, non bisogna_mai
   mai scendere/compromessi
[CORE first]
it sempre controllare/usare/testare/chiedere/verificare/indossare/chiudere
   mai lasciare/usare/toccare/aprire/mentire/condividere/cancellare/firmare/senza
[PIVOT]
it
   vita è cambiata, la/mia/nostra vita è/cambiò cambiata/per/, ricominciato/ricominciare/ricominciamo/ripartire/ripartiti da_zero/tutto_da_capo/da_capo, voltato pagina, smesso di bere/fumare
   niente/nulla è/fu/era/sarà stato/più/ più/stato/ come_prima/lo_stesso, nulla è più come, è cambiato/cambiata tutto, tutto è cambiato, mi/ci/le/gli ha cambiato/stravolto/ribaltato la vita, ha cambiato/stravolto la/tutto mia/nostra/sua/ vita/, ho lasciato/mollato il lavoro_per, svolta della/nella mia/nostra
   cambiato/cambiare/cambiamo/cambia/cambiai/cambiò/cambiando/cambio idea/rotta/programma/programmi/strategia/direzione/vita/strada/fornitore/piano/piani/tutto
   cambio/cambiamento/cambi di programma/rotta/piani/strategia/direzione/piano/idea, d'ora in/innanzi poi/avanti
   da ora/oggi/domani/adesso/lunedì in_poi/in_avanti, da qui in_avanti/in_poi, punto di svolta, svolta
   sostituito~ da/con, sostituiamo
   passiamo/passati/migrato/migrati/migrare a/al/alla/da
   passiamo a/al/alla, siamo passati/tornati a/al/alla/indietro, tornati/tornato/tornare sui nostri/suoi/miei
   sui nostri passi, marcia indietro, dietrofront, inversione di/a rotta/u, ripensato/ripensare/ripensamento
   ripensarci, ci abbiamo/ho/ha ripensato
   abbandonato/abbandonare/abbandoniamo/scartato/scartiamo il/la/l'idea/quel progetto/piano/, abbandonato l'idea
   ha cambiato tutto/la_mia/la_nostra, cambiato la mia/nostra/sua, tutto è cambiato
   ricominciare/ricominciato/ripartire/ripartiti da zero/capo, non usiamo/useremo/vendiamo/accettiamo/offriamo più
   nuova rotta/direzione/fase, nuovo corso
[GENESIS]
it primo/prima capitolo/canzone/poesia/quadro/pagina/mattone, taglio del_nastro, tagliato il_nastro, inaugurato/inaugurata/inaugurano/inauguriamo/inaugurazione
   fondato/fondata/fondati/fondammo, fondazione di/del/della, lanciato/lanciata/lanciati, lancio, lanciamo, lanciò
   avviato/avviata/avviamo/avviò il/la/un/una/l'attività/il_progetto, avvio del/della/dei
   prima/primissima versione/edizione/pietra/mostra/rappresentazione/tiratura/cliente/uscita/puntata
   primo prototipo/cliente/numero/disco/concerto/libro/episodio/esemplare/lancio/album, primi passi/clienti
   nuovo/nuova progetto/azienda/inizio/impresa/associazione/attività, inaugurato~, inaugurazione, inauguriamo
   inaugurò, da zero, dal nulla
   iniziato/iniziata/iniziati/cominciato/cominciati/iniziamo/cominciamo i/la/a/il lavori/costruzione/costruire/scrivere/progetto/lavorare
   lavori sono iniziati/cominciati, esordio, esordì, debutto, debuttato, debuttò
   abbiamo/ho/ha/hanno creato/costruito/istituito/scritto/aperto il/la/un/una/nostro/nostra/i/le/primo/prima
   creazione di/del/della, creato~ il/la/un/una/nel
   aperto/aprì/apre/apriamo/aprirono/aperti i/la/il/le/una/nostra/nostro battenti/panetteria/negozio/libreria/porte/primo/prima/caffè/ristorante/bottega
   venuto alla_luce, vide la_luce, è nata/nato/nacque la/il/nel/così/questa/questo, varato~, varo
   per la prima volta nella_storia, messa/messo online/in_funzione/in_linea
[TECHNICAL]
it portatile/computer/telefono/stampante/router/tablet/cellulare/pc non si/parte/risponde/va/carica avvia/accende/connette/collega/carica/, computer/portatile/pc/telefono si blocca/bloccato/impalla/pianta/riavvia/è_bloccato, riavviare/riavviato/riavvia il/la router/computer/pc/telefono, reinstallare/reinstallato, schermata blu, disco rigido, usb, bluetooth
   base/basi di dati, database, banca dati, codice sorgente, il/nostro/mio/tuo/del codice, distribuzione del software
   latenza, crittografia, crittografato, cifratura, algoritmo/algoritmi, programmazione, programmare in
   la/una/della/di migrazione/migrazioni, migrazione di/dei/fallita/a, api, schema del_database, query, cache
   memoria ram, disco rigido/pieno, sistema operativo, file di_configurazione/json/csv/log
   configurazione del/di/della, script, repository, commit, rete locale/wifi, firewall, certificato ssl/scaduto
   test unitari, integrazione continua, crash del_server, backup, software, hardware, applicazione web/mobile/crasha
   informatico~, processore, apprendimento automatico, rete neurale, reti neurali, docker, kubernetes, backend
   frontend, bug, deploy, deployment, server, sensore/sensori, scheda madre, microcontrollore, coppia di_serraggio
[]
it alla svolta, svolta a, prima svolta_a, aggiornamento di_carriera
   sempre che/qui/uguale, in/al/dal/all'inizio principio, in linea di_principio, principio attivo
   dei principi azzurri/azzurro, principe azzurro, olio/oli essenziale/essenziali
   primo/prima/primi piano/soccorso/giorno/volta/fila/classe/ministro/posto/cosa/pietanza/colazione
   valori bollati/bolla, lanciato/lancia/lanciò/lanciamo la/una/il/un palla/pietra/sasso/urlo/pallone/occhiata
   lancio del_disco/del_peso, codice postale/fiscale/penale/civile/segreto/a_barre/qr, codice di_comportamento
   avvio la/il macchina/motore, avvio, svolta a/alla destra/sinistra, cd, passiamo a/al tavola/prossimo/dolce
   motto di_spirito, nato ieri, primo piano
"""
