"""Italian cues of the thirty emotions, and under `[]` the uses of their words that tell of none."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[conviction]
it convinto~, convintissimo~, convinzione, convinzioni, senza ombra/alcun di_dubbio/dubbio, senza il minimo dubbio
   assolutamente/sicurissimo/arcisicuro sicuro/sicura/certo/certa, sicurissimo~, certissimo~
   metto/metterei la/ mano sul_fuoco/fuoco, mano sul fuoco, credo fermamente, fermamente convinto
   non ho/c'è alcun/il_minimo/nessun dubbio
[grief]
it ancora male che/pensare/non, fa male che/sapere/pensare
   viene/veniva/venuto da piangere, voglia di piangere, il/ho cuore spezzato/a_pezzi/pesante/gonfio, nodo alla/in gola, da piangere
   lutto, triste~, tristissimo~, tristezza, rattristato~, rattrista, in lacrime, lacrime agli, agli occhi le_lacrime
   piango, piange, piangeva, piangevo, piangere, piangendo, piangono, piansi, pianse
   ha/ho/hanno/abbiamo/aveva/avevo pianto, pianto tutta/tutto/a_dirotto/per, singhiozzi, singhiozzava, singhiozzando
   funerale, condoglianze, addolorato~, affranto~, disperato~, disperazione, cuore spezzato/infranto/pesante/gonfio
   spezza/spezzato/spezzava il/mi_il cuore, mi piange il cuore, distrutto~ dal/dalla, straziato~, straziante~
   inconsolabile~, infelice~, abbattuto~, depresso~, malinconia, malinconico~, avvilito~, sconsolato~, dolore per
   magone, groppo in_gola/alla_gola
[joy]
it compleanno/giorno/regalo/viaggio/weekend/natale più bello, serata/giornata/festa/vacanza/notizia/estate più bella, più bel/bella giorno/compleanno/regalo/giornata/serata della/del/di, sorrido ancora, al settimo cielo, non sto nella_pelle, che bello
   gioia, gioie, gioioso~, felice~, felicissimo~, felicità, contento~, contentissimo~, allegro~, allegria, rallegro
   rallegra, entusiasta/entusiasti/entusiaste, entusiasmo, evviva, urrà, radioso~, raggiante~, esultato, esultava
   esultanza, euforico~, euforia, al settimo/settimo cielo, settimo cielo, lieto~ di/per, beato~
   salti/saltare/saltava/saltato di/per_la gioia, fare i salti, che bello/gioia/felicità/contentezza
   giorno più bello, mi sono/ divertito/divertita/divertiti un_sacco/tantissimo/un_mondo
   divertiti un_sacco/tantissimo, fa/ha_fatto/fanno un/tanto/molto sacco_di/tanto/immenso/enorme piacere
   pazzo~ di_gioia, yuppi, yeah
[fear]
it paura/paure, pauroso~, impaurito~, timore, timori, temo per, temeva, temevo, temevamo, spaventato~
   spaventatissimo~, spaventoso~, spaventa/spaventano, spavento, terrorizzato~, terrore, terrificante~, terrorizza
   panico, panicato~, fifa, strizza, atterrito~, inorridito~, mette/mettono/mise/messo i brividi, brividi di
   tremavo/tremo/tremava/tremare di/dalla/per_la paura, incubo, incubi, pietrificato~, inquietante~, agghiacciante~
[hope]
it speranza/speranze, speranzoso~, spero, speriamo, sperava, speravo, sperando, sperare, sperato, sperano
   ottimista/ottimisti, ottimismo, fiducioso~, dita incrociate, incrocio/incrociamo le dita, incrociamo, si spera
[trust]
it fiducia, mi fido, ci fidiamo, fidarsi/fidarti/fidarmi di/ciecamente, si fida, ti fidi, affidabile~
   conto/contare/contiamo/conti su di/te/lui/lei/voi/loro/noi, su di te, puoi/possiamo/posso contare/contarci su/
   fidato~, fede in te/lui/lei, buone/ottime mani, credo in te/lui/lei/voi/noi, affidarmi
[wonder]
it meraviglia/meraviglie, meravigliato~, meraviglioso~, affascinato~, affascinante~, affascina/affascinano, fascino
   curiosità, curioso~ di/e, incuriosito~, incantato~, incantevole~, stupore, stupito~, stupefacente~, stupefatto~
   stupendo~, strabiliato~, sbalordito~, sbalorditivo~, ammaliato~, rapito~ dalla, esterrefatto~
[rage]
it mi/ci/lo/la/gli fa/fanno/ha_fatto infuriare/imbestialire/incazzare/arrabbiare/imbufalire, andare in bestia, vado/va in bestia
   furioso~, furia, furibondo~, rabbia, rabbioso~, arrabbiato~, arrabbiatissimo~, arrabbio, arrabbia, arrabbiarsi
   infuriato~, infuria, indignato~, indignazione, collera, collerico~, l'ira, d'ira, dell'ira, con/per/di/mia/sua ira, adirato~, incazzato~, incazzatissimo~
   incavolato~, imbestialito~, odio questa/questo/quel/quella/quando/il/la/le/i/chi, odia, odiavo
   manda/mandano/mandato in bestia/, in bestia, fuori di_me/di_sé/dai_gangheri, sui nervi_rabbia
   come osa/osi/osano/si_permette/si_permettono/ti_permetti, mi ribolle/ribolliva il, sangue alla_testa
   alterato~ con, vado/va/andato su_tutte, tutte le furie
[exhaustion]
it sono/siamo/ero a_pezzi/distrutta/distrutto/morta_di_sonno/uno_straccio/cotta/cotto/ko
   esausto~, sfinito~, stanco~, stanchi, stanche, stanchissimo~, stanchezza, spossato~, stremato~
   esaurito~ dal/dalla, distrutto~, sfiancato~, sfibrato~, cotto/cotta/cotti dalla, morto~ di stanchezza/sonno
   non ce_la_faccio/ne_posso più, senza forze/energie, affaticato~, fatica immane, faticoso~, estenuante~, estenuato~
   crollo/crollare/crollavo dal_sonno, casco dal sonno, mi reggo/reggevo in/a_malapena, burnout
   scarico~ completamente, logorato~
[shame]
it sprofondare dalla/per_la/sottoterra, morto/morta/morivo/muoio di_vergogna/dalla_vergogna, che figura, figuraccia
   vergogna, vergognoso~
   mi/si/ci vergogno/vergogna/vergogniamo/vergognavo/sono_vergognato/sono_vergognata/vergognava
   sono/è/siamo vergognato/vergognata/vergognati, imbarazzato~, imbarazzatissimo~, imbarazzante~, imbarazzo
   umiliato~, umiliante~, umiliazione, mortificato~, disonore, figuraccia, brutta figura
   sprofondare/sprofondata/sprofondato, arrossito, arrossita, arrossire, che figura, sotterrarmi
[pride]
it sarebbe/sarebbero/saresti stato/stata/così/molto così/molto/tanto/ fiero/fiera/orgoglioso/orgogliosa/fieri, sarebbe/sarebbero così/molto/tanto/ fiero/fiera/orgoglioso/orgogliosa/fieri
   orgoglio, orgoglioso~, orgogliosissimo~, fiero~, fierissimo~, fierezza, testa alta
[nostalgia]
it riporta/riportato/riportano all'infanzia/indietro/a_quando/ai_tempi, bei tempi, ai miei tempi, mi tornano in_mente, sembra ieri
   nostalgia, nostalgico~, bei/vecchi/bei_vecchi tempi, ricordi/ricordo d'infanzia/dell'infanzia/della_mia_infanzia
   rimpiango i/quei/gli tempi/giorni/anni
   quando ero/eravamo bambino/bambina/piccolo/piccola/bambini/piccoli/ragazzi/giovane/giovani
   mi ricorda/riporta la_mia/l'/alla_mia/all' infanzia, mi riporta indietro, bei ricordi, cari ricordi
   mi manca/mancano quel/quei/quegli/quelle tempo/tempi/giorni/anni/estati, c'erano una volta_i_bei
[anxiety]
it mi tremano/tremavano le mani/gambe, mi trema/tremava la voce/mano, le mani sudate/tremanti
   stomaco in_subbuglio/sottosopra/chiuso/contratto, ho i nervi a_fior, non sto più/nella_pelle
   cuore a mille, cuore in gola, mi batte/trema/tremano il/la/le cuore/voce/mani, ansia a_mille, nodo allo stomaco, con il/col fiato sospeso
   ansioso~, ansia, ansie, preoccupato~, preoccupatissimo~, preoccupazione, preoccupazioni, preoccupa/preoccupano
   preoccupante~, nervoso~, nervosissimo~, nervosismo, stressato~, stress, stressante~, stressa, angoscia
   angosciato~, angosciante~, inquieto~, inquietudine, agitato~, agitatissimo~, agitazione, in_pensiero/pensiero per
   teso~, tesissimo~, non riesco/riuscivo/sono_riuscito/sono_riuscita a dormire/prendere_sonno/chiudere_occhio
   non ho/ha chiuso occhio, notte in_bianco, notti in_bianco, farfalle nello stomaco, nodo allo/alla stomaco/gola
   sulle spine, sotto pressione, apprensione, apprensivo~, patema
[relief]
it che liberazione, meno male, un/mi peso in_meno/sono_tolto, finalmente è finita/finito, mi sono tolto/tolta un_peso
   sollievo, sollevato~, sollevatissimo~, meno male, menomale, grazie al_cielo/a_dio, che sollievo
   peso in_meno/dallo_stomaco/dal_cuore/di_dosso, un peso in_meno/dallo, tirato/tiro/tirare un sospiro, sospiro di
   finalmente è_finita/finita, respirare finalmente, respiro di sollievo, fiu, fiuu, per fortuna è_finita
   rincuorato~, rasserenato~
[anticipation]
it vedo/vediamo/vede/vedeva/vedevo l'ora, non vedo/vediamo/vede/vedeva/vedevo/vedono l'ora, impaziente~, impazienza
   trepidante~, trepidazione, emozionato~, emozionatissimo~, non sto/stiamo/sta più nella, nella pelle
   conto/contiamo/contando i/le giorni/ore, fremo, fremente, con trepidazione
   aspetto/aspettiamo con ansia/impazienza/trepidazione, elettrizzato~, eccitato~, gasato~, gasatissimo~
   carichissimo~, attesa trepidante
[frustration]
it saltare/saltano/saltato i nervi, mi sta/stai/stanno esaurendo, non ne posso_più, rompere/rompe le_scatole, mi ha/hanno stufato/stancato/rotto
   frustrato~, frustrante~, frustrazione, stufo~, stufa/stufi, stufissimo~, infastidito~, fastidio, fastidioso~
   irritato~, irritante~, irrita, seccato~, scocciato~, scocciatura, esasperato~, esasperante~, uffa, uff
   che palle/barba/nervi/noia/rottura/due_palle, fa/fanno/fatto impazzire/ammattire/innervosire/andare_fuori
   mi fa impazzire/innervosire, non ne posso/può/possiamo/potevo più, ne ho/abbiamo abbastanza/piene
   piene le/ tasche/scatole/palle, dà/da/danno/dava ai/sui nervi, sui nervi
   non sopporto/reggo più/questo/questa/il/la/, deluso~, delusissimo~, delusione, deludente~, perdita di tempo
   per la terza/ennesima/milionesima volta, insopportabile~, innervosisce, insoddisfatto~, rompe/rompono le
   avvilente~, rottura di, mannaggia, stufato/stufata/stufati
[gratitude]
it ti/vi/le devo un_favore/un_favorone/la_vita, mi/ci hai/ha/avete salvato/salvata la/il vita/giornata/settimana/pelle, sei un/una angelo/tesoro, non so come_ringraziarti
   grato~, gratissimo~, riconoscente~, riconoscenza, gratitudine
   ringrazio di_cuore/infinitamente/tantissimo/immensamente, ringraziamo di_cuore/infinitamente
   grazie di_cuore/infinite/di_tutto/per_tutto/per_esserci/per_essermi/per_essere/di_esistere/davvero/dal_profondo/con_tutto/per_avermi/per_averci/mille_volte
   grazie grazie grazie, un/ grazie enorme/infinito/di_cuore/immenso
   non so/sappiamo come ringraziarti/ringraziarvi/ringraziarla/ringraziare
   non ti/vi ringrazierò/ringrazieremo mai abbastanza, come ringraziarti/ringraziarvi/ringraziarla
   devo/dobbiamo tutto/molto/tantissimo, ti/vi/le devo/dobbiamo tutto/molto/tantissimo/un_favore_enorme/la_vita
   mi hai/avete/ha salvato/salvata/salvato_la_vita
[loneliness]
it solitudine, tutto/tutta/così/tanto/molto/terribilmente/completamente/davvero solo/sola/soli/sole
   solo/sola al mondo
   mi/si sento/sente/sentivo/sentiva molto/così/tanto/ solo/sola/isolato/isolata/abbandonato/abbandonata/escluso/esclusa
   isolato~ e/da, solitario~, abbandonato~ da, nessuno con cui, con cui parlare, nostalgia di casa
[inspiration]
it ispirato~, ispiratissimo~, ispirazione, ispirazioni, mi/ci/ti ispira/ispirano, ispira, ispirante~, motivato~
   motivatissimo~, motivante~, motivazione, stimolante~, illuminante~, carica di idee, pieno~ di idee/energia, musa
   entusiasmante~, spronato~
[confusion]
it non mi raccapezzo/ci_raccapezzo/ritrovo, non ci/mi capisco/raccapezzo più/un_tubo/niente, mi sono perso/persa con/in
   confuso~, confusissimo~, confusione, confonde, perplesso~, perplessità
   non capisco/capivo/capiamo/capisce più/niente/nulla/perché/come/cosa/, non ci capisco/capivo
   non ho capito/capito_niente, non ci/ho capisco/capito niente/nulla/più_niente/un_tubo/un_h, disorientato~
   sconcertato~, sconcertante~, non ha/aveva/hanno alcun/nessun/senso/molto senso/, senso alcuno, smarrito~ tra
   spaesato~, ho le idee confuse, nel pallone, testa mi gira, frastornato~, non mi ci raccapezzo, raccapezzo
   boh non capisco, in tilt
[clarity]
it chiarezza, ora/adesso/finalmente sì/sì_che/lo/ capisco/ho_capito/è_chiaro/comprendo/capiamo
   ora/adesso/finalmente mi è/tutto_è/è_tutto chiaro, ora tutto ha/è/torna/quadra, chiarissimo~, lucidità
   tutto torna/quadra/chiaro_adesso, tutto ha senso, cristallino~, mi si è accesa, accesa la lampadina
   aperto gli occhi, mi sono reso/resa conto, reso/resa conto, finalmente chiaro, illuminazione
[guilt]
it ti/vi/le devo delle/le/mille scuse, ho esagerato con/ieri, sono stato/stata ingiusto/ingiusta/cattivo/cattiva/dura/duro, ieri ho esagerato
   senso di colpa, sensi di colpa, in colpa, colpevole~, colpevolezza, colpa mia/nostra/sua/tutta_mia
   mia/nostra/tutta colpa/mia, mia colpa, rimorso, rimorsi, perdonami/perdonatemi/perdonaci, mi perdoni
   coscienza sporca, peso sulla coscienza, rimprovero mi/di, mi rimprovero, non me lo/la perdono/perdonerò
   mi sento male/malissimo/uno_schifo/una_merda per, avrei/sarei dovuto/dovuta esserci/esserle
   mi dispiace tanto/tantissimo/moltissimo/davvero di_averti/averti/per_quello/per_averti/di_non
[awe]
it togliere/toglie/tolto il fiato, mozzafiato, a bocca_aperta, senza parole/fiato
   mozzafiato, senza fiato/parole, maestoso~, maestosità, bocca aperta, sublime~, soggezione, pelle d'oca, imponente~
   grandioso~, toglie/tolse/tolto il/mi_il fiato/respiro, reverenza, sbalorditi, ammutolito~, rapiti, da brividi
   impressionante~, bocca aperta
[regret]
it rimpianto, rimpianti, rimpiango, rimpiange
   mi/si/ci pento/pente/pentiamo/pentirò/sono_pentito/sono_pentita/pentivo, pentito~, pentimento, rammarico
   rammarica, rammaricato~, avrei/avremmo/avrebbe/non_avrei/non_avremmo dovuto/mai_dovuto/fatto_meglio/voluto_non
   sarei dovuto/dovuta/, se solo avessi/avessimo/potessi/fossi
   magari/se avessi/avessimo/l'avessi/potessi_tornare/non_avessi, peccato, che peccato
   col/con il/senno senno/di di_poi/poi/, occasione persa/mancata/sprecata, errore più grande
   mi mangio/mangerei/mordo le/i mani/gomiti, mordo i gomiti
[determination]
it costi quel che_costi, fino in_fondo, qualunque cosa accada, non mi fermo/fermerò/arrendo, a tutti i_costi
   determinato~ a, determinatissimo~, determinazione, deciso~ a, arrendo, arrenderò, arrenderemo, arrendiamo
   arrendersi, non mi/ci/si arrendo/arrenderò/arrendiamo/arrenderemo/arrende/arrenderanno
   non mollo/molliamo/mollerò/molleremo/mollare/mollo_mai, mollare mai
   non ho_intenzione/abbiamo_intenzione/voglio di/ mollare/arrendermi/arrenderci, costi quel/quello che
   qualunque cosa accada/succeda, perseverare, persevero, perseveranza, tenace~, tenacia, fino in fondo
   fino alla fine, ce la farò/faremo/faccio_a_tutti, nulla/niente/nessuno mi/ci/potrà fermerà/fermare/fermerà_mai
   caparbio~, caparbietà, forza di volontà, risoluto~, tutti i costi, qualsiasi/qualunque costo
[vulnerability]
it vulnerabile~, vulnerabilità, indifeso~, impotente~, impotenza, insicuro~, insicurezza, insicurezze, inerme~
   mi/si sento/sente/sentivo così/molto/ esposto/esposta/nudo/nuda/piccolo/piccola/debole/fragile
   così/molto/tanto fragile, aperto/aperta/confidato/confidata con_lui/con_lei/con
   mi sono aperto/aperta/confidato/confidata, messo/messa a nudo, cuore aperto
   difficile/fatica parlarne/ammetterlo/ad_ammettere/a_parlarne, nervi scoperti, alla mercé
[acceptance]
it me ne faccio/farò una_ragione, è andata così, così è la_vita, non ci si/posso può_fare/fare, bisogna accettarlo
   accettato/accetto/accettare/accettiamo che/il_fatto/la_perdita/la_situazione/la_realtà/di_non
   l'ho accettato/accettata, accettazione, in pace, rassegnato~, rassegnazione, mi rassegno
   me/mene ne/ sono fatto/fatta una_ragione, farsene/farmene/fatto/fatta una ragione
   è andata/così così/è_la_vita/che_va, è la vita, così è/va la/il vita/mondo
   lasciar/lasciare/lasciato/lasciarla/lasciarlo andare, fatto/fare/faccio pace, fatto la pace, convivere con
   conviverci, voltare/voltato pagina, pazienza è_andata, pazienza sarà, è quel/quello che è
   metterci/messo una pietra sopra
[resistance]
it resistere, resisto, resistiamo, resisterò, resisteremo, resistito
   mi/si/ci rifiuto/rifiuta/rifiutiamo/rifiutai/sono_rifiutato/sono_rifiutata/rifiutano
   mi/si/ci oppongo/oppone/opponiamo/opposi/opporrò, opposizione, neanche/nemmeno/manco per sogno/idea
   non se ne/ parla/parla_nemmeno, assolutamente no, sul mio cadavere, ribellione, ribelle~ e
   mi/ci/si ribello/ribelliamo/ribellato, puntato/punto/puntare i piedi, contrario/contraria/contrari a/al/alla
   sono/siamo contro/contrario/contraria/contrari
   fermamente/assolutamente/decisamente contro/contrario/contraria/contrari, protesto, protestare, protestato
   protestiamo, tengo/tenuto/tenere testa
   non lo/ accetterò/accetteremo/firmerò/firmeremo/permetterò/tollererò/cederò/cediamo mai/
[love]
it perso la testa, colpo di fulmine, farfalle nello stomaco, preso/presa una cotta
   amore, amori, ti amo, la amo, lo amo, l'amo
   amo mia/mio/questa/questo/il/la/i/le/i_miei/tantissimo/tanto/follemente, ama, amano, amavo, amava, amato, amata
   amare, amiamo, ti/vi/gli/le voglio/vogliamo tanto/un_mondo_di/ bene, tvb, tvtb, adoro, adora, adorano, adoravo
   adorato~, adoriamo, innamorato~, innamoratissimo~, innamorata/innamorati, innamorarsi, affetto, affettuoso~
   tesoro mio, tenerezza, teneramente, tenero~, cotto~ di/per, colpo di fulmine
   pazzo/pazza/pazzi di/d' te/lei/lui/amore, cuore mio, amore mio, cotta per, caro al_mio_cuore
[loss]
it perdita di mio/mia/mio_padre/un_amico/una_persona/nostro/nostra/papà/mamma
   perdita del/della padre/madre/nonna/nonno/figlio/figlia/mamma, grave/grande/terribile/dolorosa/enorme perdita
   perso mio/mia/suo/sua/un/una padre/madre/fratello/sorella/figlio/figlia/marito/moglie/nonno/nonna/amico/amica/papà/mamma/cane/gatto/lavoro
   manchi, mi/ci manchi/mancate/mancano/manca/mancherai/mancherà/mancava
   sentito/sento la/tanto_la/molto_la tua/sua mancanza, la/ tua/sua mancanza, non c'è più
   non è più/ tra/più tra_noi/con_noi, ci ha lasciato/lasciati, scomparso ieri
   è morto/morta/mancato/mancata/scomparso/scomparsa/venuto_a_mancare, venuto/venuta a mancare
   andato/andata via_per_sempre/per_sempre, perso tutto, vuoto enorme/incolmabile
[]
it orgoglio e, buon compleanno
   felice/lieto/lieta/contento/contenta di_conoscerti/di_conoscerla/di_conoscervi/di_aiutarti/di_aiutare
   felice anno/pasqua/natale, felici feste, con/molto/è_stato_un piacere, piacere di
   sarei/saremmo/sarebbe felice/felici/lieto/lieta/contento/contenta/grato/grata/grati
   spero/speriamo che tu/lei/ti/vi/le/questo/tutto/stiate/stia stia/sia/aiuti/piaccia/serva/bene
   spero/speriamo che stiate/stia/tu_stia/questo/ti_sia, spero di_sì/di_no/di_esserti_utile/di_risentirti
   temo che/di, temo proprio di, siamo/sono spiacenti/spiacente/desolati, mi dispiace, mi spiace
   grazie per/della/del/dell' il/la/lo/suo/sua/informazione/risposta, senza/nessun dubbio, non ho/c'è idea
   perdita/perdite di dati/peso/pacchetti/segnale/calore/acqua/energia/pressione/memoria/gas, perdite e/d'acqua
   profitti/utili e perdite, in perdita
   dichiarato/dichiarata/dichiarati/dichiara/dichiarò/giudicato/riconosciuto/ritenuto/presunto colpevole/colpevoli
   il/del/al colpevole/colpevoli
   accetto/accettare/accetta/accettiamo i/le/il/tutti/la cookie/termini/condizioni/invito/offerta
   accetto l'offerta/l'invito, resistenza elettrica/termica/è/del/della/al/di, la resistenza
   attenzione/pacco/contenuto/collo/vetro/oggetto fragile/fragili
   batteria/scorte/memoria/risorse/pila esaurita/esaurite
   biglietti/posti/prodotto/articolo/edizione/scorte esauriti/esaurito/esaurita, esaurito in
   test/prova/prove di/da stress, stress test, caro/cara/cari signora/signore/anna/amico/amici/tutti/colleghi/maria
   con affetto, sistema nervoso, esaurimento nervoso, crisi di_nervi, per curiosità, che peccato_originale
   peccato/peccati originale/mortale/capitali/di_gola, vale la pena, che amore_di_borsa, per amor/l'amor di
   certificato/intervallo/livello/voto/grado di fiducia/confidenza, vulnerabile a/alla/al
   vulnerabilità in/di/critica/nel/nella, modalità/attacco/bottone di_/ panico, tasto antipanico, in attesa di/del
   stimolante naturale, sublime porta, filetto/carne/pane tenero, carne tenera
   la/il/un/una/casa/bosco/fucile/di_ meraviglie, meraviglie alice, stanco del_solito_codice, ci si amano_i_gatti
   temporale/tempesta infuria, motivazione della/del/sentenza, deciso a/di maggioranza, agitato bene
   agitato non mescolato, mare agitato/mosso, ansia da_prestazione_software
"""
