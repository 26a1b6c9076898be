"""Italian: how a decision is said in a chat or in minutes, and what takes the force from it."""

from __future__ import annotations

from typing import Final

LEXICON: Final = """
[=do]
it prendiamo, compriamo, vendiamo, stampiamo, ordiniamo, prenotiamo, assumiamo, affittiamo, noleggiamo, spostiamo
   partiamo, voliamo, cominciamo, iniziamo, apriamo, chiudiamo, teniamo, manteniamo, restiamo, rimaniamo, lasciamo
   togliamo, annulliamo, cancelliamo, lanciamo, pubblichiamo, mandiamo, inviamo, paghiamo, alziamo, abbassiamo
   limitiamo, cambiamo, torniamo, dipingiamo, montiamo, costruiamo, sostituiamo, uniamo, dividiamo, distribuiamo
   adottiamo, vietiamo, congeliamo, migriamo, invitiamo, mettiamo, facciamo, usiamo, utilizziamo, suoniamo, cuciniamo
   serviamo, rinviamo_al, anticipiamo, passiamo, trasferiamo, rinnoviamo, proroghiamo, firmiamo, accettiamo
   rifiutiamo, scartiamo, sospendiamo, giriamo, registriamo, proviamo_con, piantiamo, ripariamo, aggiungiamo
   eliminiamo, tagliamo, doniamo, andiamo_con, andiamo_in, andiamo_a, andiamo_al, andiamo_da, andiamo_su, puntiamo_su
   optiamo, scegliamo, consegniamo, portiamo, mangiamo, ceniamo, dormiamo, fissiamo, riduciamo, conserviamo
   installiamo, disdiciamo, smontiamo, affidiamo, confermiamo, rimandiamo_al, diamo, raccogliamo, allestiamo
   verniciamo, imbianchiamo, ingaggiamo, rinunciamo, ci_trasferiamo, ci_troviamo, ci_vediamo_alle, saltiamo

[=num]
it uno, una, un, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, zero, 0, 1, 2, 3, 4, 5, 6
   7, 8, 9, 10, 11, 12

[=iov]
it porto, prendo, compro, preparo, faccio, tengo, organizzo, cucino, guido, saldo, pago, offro, chiamo, avviso, scrivo
   prenoto, monto, stampo, pulisco, annaffio, curo, presto, ritiro, recupero, sistemo, gestisco, vendo, apro, chiudo
   firmo, mando, invito, suono, presento, lavo, taglio, ordino, metto, passo, disegno, copro, anticipo

[=tuv]
it porti, prendi, compri, fai, prepari, tieni, organizzi, cucini, guidi, paghi, chiami, avvisi, scrivi, prenoti, monti
   stampi, pulisci, ritiri, recuperi, sistemi, gestisci, passi_a, passi_tu, vai_a_prendere, mandi, inviti, metti, apri
   chiudi, ordini, suoni, ti_occupi, annaffi, lavi

[=luiv]
it porta, prende, compra, fa, prepara, tiene, organizza, cucina, guida, paga, chiama, scrive, prenota, monta, stampa
   pulisce, ritira, sistema, gestisce, svuota, suona, dirige, presenta, cura, apre, chiude, mette, offre, copre
   si_occupa

[=luiv2]
it portano, fanno, tengono, organizzano, preparano, puliscono, montano, cucinano, porta, prende, compra, fa
   prepara, tiene, organizza, cucina, guida, paga, prenota, monta, stampa, pulisce, ritira, sistema, gestisce, svuota
   dirige, presenta, apre, chiude, mette, offre, copre, svuotano, vernicia

[said]
it l'ho/l'abbiamo/li_ho/le_ho venduto/venduta/venduti/vendute/disdetto/disdetta/restituito/regalato
   abbiamo puntato/optato su/per, a metà, metà e_metà, mezzo e_mezzo, prorogato, prorogata, rinnovato, rinnovata
   abbiamo/ho mollato/abbandonato/lasciato_perdere
   è/sono/stata/stato/state/stati respinta/respinto/rifiutata/rifiutato/bocciata/bocciato/accolta/accolto/negata/negato
   ha/hanno respinto/rifiutato/bocciato/detto_di_no/detto_no
   già preso/presi/prese/prenotato/prenotati/comprato/comprati/fatto/pagato/ordinato/firmato
   cambio di programma/piano/piani, detto di_sì, ordini/iscrizioni/adesioni/risposte/pagamenti/offerte entro
   è/sono ordinato/ordinata/ordinati/prenotato/prenotata/pagato/pagata/noleggiato
   dato/date/presentato le_dimissioni/la_disdetta/il_preavviso, lascio il/la/l'incarico, esco dal/dalla
   mi ritiro da/dal/dalla, mi iscrivo a/al, biglietti/posti/stanze/voli/albergo/materiale comprati/comprato/presi
   biglietti/posti/stanze/voli/albergo/materiale prenotati/prenotate/prenotato/pagati, comprati, comprate, comprato
   prenotati, prenotate, prenotato, prenotata, ordinati, ordinato, giuria/commissione ha_premiato/ha_scelto
   ha/hanno premiato/eletto/nominato/assegnato/selezionato/votato, ha/hanno/abbiamo votato per/contro/a/<num>
   ho/abbiamo/ha dato l'ok/il_via/il_consenso/il_benestare, dato l'ok, non un_giorno_di_più, non oltre, vietato
   vietata, obbligatorio, obbligatoria, preventivo accettato/firmato, ordine fatto/inviato, è ufficiale
   adesso è_la_regola, annullato, annullata, annullati, annullate, cancellato, cancellata, sospeso, saltata, disdetto
   disdetta, confermato, confermata, scelto il/la, è allora fatta, è fatta, in cassaforte, siamo d'accordo
   affare chiuso, deciso, decisa, abbiamo/hanno/ha/ho/è/stato/avete deciso
   si è deciso/stabilito/scelto/votato/concordato/convenuto, decise, decisero, decidiamo di/per, concordato
   concordata, approvato, approvata, approvati, approvate, approviamo, stabilito, stabilita
   fissato/fissata per/al/a/il, è/viene fissato/fissata, abbiamo/ho/hanno/ha scelto, scelto di, scelta la, andiamo con
   andiamo col, la decisione è/è_presa, decisione presa, presa la/una decisione, preso la/una/questa decisione
   il piano è, messi/messe d'accordo, rimasti/rimaste d'accordo, rimasti/rimaste che, siamo d'accordo che/su/per
   raggiunto un accordo, accordo raggiunto, affare fatto, aggiudicato, aggiudicata, vada per
   è/sono/viene/vengono/resta annullato/annullata/annullati/annullate/cancellato/cancellata/sospeso
   è/sono/viene/vengono/resta sospesa/soppresso/scartato/scartata/bocciato/bocciata/abolito/abolita, annullato il
   annullata la, è/viene/sono rinviato/rinviata/rimandato/spostato/spostata al/a_lunedì/a_martedì/a_mercoledì
   è/viene/sono rinviato/rinviata a_giovedì/a_venerdì/a_sabato/a_domenica/alle
   è/viene/sono rimandato/spostato/spostata a_giovedì/a_venerdì/a_sabato/a_domenica/alle
   è/viene/sono anticipato/anticipata/slittato al/a_lunedì/a_martedì/a_mercoledì
   è/viene/sono slittata/spostati/rinviati al/a_lunedì/a_martedì/a_mercoledì
   è/viene/sono anticipato/anticipata/slittato a_giovedì/a_venerdì/a_sabato/a_domenica/alle
   è/viene/sono slittata/spostati/rinviati a_giovedì/a_venerdì/a_sabato/a_domenica/alle
   spostato/spostata/rinviato/rinviata/anticipato/anticipata al/a/alle, slitta al/a, si sposta al/a
   passa a lunedì/martedì/mercoledì/giovedì/venerdì/sabato/domenica, salta tutto, è saltato/saltata il/la, firmato
   firmata, ho/abbiamo/ha/hanno prenotato/ordinato/comprato/noleggiato/affittato/disdetto/annullato
   ho/abbiamo/ha/hanno assunto/ingaggiato/versato/bloccato/confermato/rifiutato/scartato
   l'ho/li_ho/le_ho preso/presa/prenotato/prenotata/comprato/comprata
   l'ho/li_ho/le_ho ordinato/ordinata/disdetto/annullato/confermato/firmato, prenotato il/la/tutto/con, prenotata la
   disdetto il/la, versata la_caparra, versato l'acconto, caparra versata, acconto versato, confermato con
   comprato il/la/i, d'ora in poi/avanti, da ora in_poi/in_avanti, da oggi, da adesso, da domani, a partire da
   da subito, da lunedì/martedì/mercoledì/giovedì/venerdì/sabato/domenica/gennaio/febbraio
   da marzo/aprile/maggio/giugno/luglio/agosto/settembre/ottobre/novembre/dicembre, nuova regola, regola nuova
   la regola è, è la regola, senza eccezioni, nessuna eccezione
   è/sono vietato/vietata/vietati/obbligatorio/obbligatoria/proibito, vetro vietato, all'unanimità, a maggioranza
   via libera, la scadenza è, scadenza, termine ultimo, entro e_non_oltre, al più tardi, punto e basta, e basta
   e amen, discorso chiuso, fine della discussione, non si discute, è definitivo, è confermato/confermata
   data/prezzo/affare/prenotazione/riunione confermata/confermato/fissata/fissato/chiuso, mi licenzio, mi dimetto da
   è/sono fuori, è cosa_fatta, siamo rimasti d'accordo/che/per, restiamo con, restiamo su, si fa così, facciamo così
   facciamo che, e sia, rimane deciso, eletto presidente, eletta, nominato, nominata, vince il/la/i/lo
   vincono i/le/gli, ha vinto il/la/lo, hanno vinto i/le, passano i/le/gli, passa la_proposta, passa la_mozione
   mozione approvata, è/sono d'accordo, ha/hanno detto_di_sì/detto_sì, ha/hanno accettato/acconsentito, accetta
   ha/hanno dato il_permesso/l'ok/il_via_libera, dà l'ok, biglietti presi/comprati/fatti
   ho/abbiamo/ha preso/fatto/comprato i_biglietti/le_prenotazioni
   ho/abbiamo/hanno/ha appena ordinato/comprato/prenotato/firmato/pagato, contratto firmato
   preventivo firmato/accettato, approvato all'unanimità, la scelta è_caduta
   ho/abbiamo appena disdetto/annullato/cancellato/mandato/inviato, eletto, eletti, votato da, votata da

[plan]
it passa online, passa in_presenza
   ogni bambino/famiglia/squadra/socio/persona/genitore porta/paga/prende
   restano quelle/quelli/quella/quello, resta quella/quello
   si scende/sale/torna/dorme/mangia/cena/pranza con/in/da/al/alla/alle
   va/vanno a lunedì/martedì/mercoledì/giovedì/venerdì/sabato/domenica/domani/dopodomani/settembre/gennaio
   si divide, si dividono, si spartisce
   in porta_ci_va, ci va
   non entra, non entrano
   non entra/entrano/va/esce in_questa/in_questo/nella/nel, mi prendo/piglio/tengo il/la/i/le
   niente più rimborsi/rilasci/riunioni/spese
   ti/vi/la/lo/li/le vengo/passo/porto/vado a_prendere
   vengo/passo a_prenderti/prenderla/prenderlo/prendervi/prenderli, ognuno paga/porta/prende/mette
   ciascuno paga/porta, tutti pagano/portano, gioca in/al, riapre, riaprirà
   confermiamo, hai vinto, resta/restano a, va via, via la/il, ci pensi tu, ci pensa, te ne_occupi, te ne_occupi_tu
   ve ne_occupate, se ne_occupano, tocca a, tocca a_te, lo fa, la fa, li fa, le fa, pensa a_tutto, porti tu, fai tu
   prendi tu, compri tu, porta tu, nessuno entra/esce/tocca/passa/guida, nessuno può
   si cammina/festeggia/canta/suona/lavora/balla/dorme/cena/pranza/riparte/spedisce/pulisce, festeggiamo, camminiamo
   visitiamo, puliamo, cuciamo, la facciamo, lo facciamo, li facciamo, le facciamo, lo prendiamo, la prendiamo
   avete tempo fino, avete fino, hai fino, ultimo giorno, fino al per, resta chiuso/chiusa/aperto/aperta
   restano chiusi/aperti, farà il/la/da, porterà il/la/i/le, sostituisce il/la, al posto, fa le_veci, ci mettiamo
   mettiamo, <do>, non <do>, ci penso io, me ne_occupo io, me ne_occupo, mi occupo io, mi occupo, faccio io
   lo/la/li/le faccio/porto/prendo/compro/preparo/organizzo/tengo io
   lo/la/li/le gestisco/scrivo/guido/pago/chiamo/avviso/sistemo/curo io, porto io, compro io, preparo io, organizzo io
   avviso io, chiamo io, guido io, cucino io, prenoto io, scrivo io, pago io, prendo io, tengo io, vado io, sto io
   monto io, penso io, lascia/lasciate fare a_me, lasciatela a_me, lascialo a_me, conta/contate su_di_me
   io porto/prendo/compro/preparo/faccio/tengo/organizzo/cucino/guido, tocca a_me, si occupa/occuperà/occupano
   se ne_occupa, prende/prenderà la/il/in_mano/in_carico, fa/farà da/la_cassa/il_turno/la_spesa, tiene la/le/il
   la/lo/li/le tiene/fa/prende/gestisce/prendi/porti/fai, lo/li/le scrive/compra/paga
   è/sarà/sono responsabile/responsabili/incaricato/incaricata/l'incaricato, cura la/il, gestisce la/il, guida la/il
   passa a_marta, subentra, al posto di/del/della, sostituisce, sostituirà, rimpiazza, cassa a, la cassa a
   si fa/monta/va/vende/usa/parte/apre/chiude/entra/beve/paga/mangia/prende/compra
   si tiene/sposta/cambia/fanno/usano/vendono/aprono/segna/parla_di/resta/torna/porta/taglia/toglie
   non si fa/fuma/entra/vende/usa/paga/tocca/accetta/accettano
   resta/restano quattro/a/al/in/su/fissa/com'è/il/la/così, rimane/rimangono a/al/in/su/il/la, diventa, diventano
   passa a/al/alle/da, passano a/al/da, ora è il/la/a/in/alle/al, ora si, adesso è il/la/a/in/alle/al, adesso si
   costerà, costa, solo per/ai/con/su/i, soltanto, mai più, mai senza, mai agli
   niente cani/cane/pesca/alcol/nave/barca/telefoni/fumo/macchine/musica/plastica/vetro, nessuno entra/esce/tocca
   alla fine niente/non/andiamo/si, invece di/del/della, torniamo a/al, ritorno al, ritorno a, di nuovo con
   cucina mia, chi vuole_aiutare, si terrà, sarà in/a/il/al/alle, saranno, servono due, ci vogliono_due_firme
   deve passare, devono passare, viene l'orchestra, suonano i, suona la, suona il, a suonare viene
   lasciamo perdere il/la/i, io <iov>, <iov> io, lo/la/li/le <iov> io, tu <tuv>
   voi portate/mettete/pensate/pagate/prendete/comprate/fate
   andiamo dal/dalla/dai/dagli/da/alla/all/allo/nel/nella/col/con, lo/la/li/le fa/fanno la_ditta/l'impresa/lo_studio
   fallo/falla/falli/falle/portalo/portala/prendilo/ordinale/ordinalo tu
   ordinatelo/ordinatela/ordinateli/ordinatele/prendetelo/prendetela/compratele/compratela/prenotatela/prenotate
   è nostra/nostro, sono nostri/nostre, ci sposiamo, ci teniamo il/la, ci spostiamo, non traslochiamo/andiamo, si rifà
   si rifanno, passo a_prenderti/a_prendervi/a_prendere, paga da_bere/una_multa/il_giro, è affidata/affidato a/al/alla
   sono affidate/affidati a/al/alla, è sospesa/annullata, lo/la/li/le lasciamo perdere
   possiamo buttare/usare/cominciare, viene a_stare da, vengono a_stare da, ci vediamo da/dal/dalla/in/al/alla/davanti
   bambini gratis, salta, saltano, restano fuori/spenti, si chiamerà, e allora, <tuv> tu
   ci/vi/ti iscrivo/prenoto/accompagno/porto, vi porto io, ci iscrivo io

[lead]
it diciamo alle/per/le
   hai vinto, avete vinto, mi hai_convinto, hai vinto_tu
   disdici/prenota/compra/usa/togli/ordina/stampa il/la/i/le/lo/gli/due/tre
   invita/annulla/tieni/chiama/cancella/scegli/taglia il/la/i/le/lo/gli/due/tre, usa la, usa il, usate, disdite
   prenotate, comprate, ordinate, prendi/compra/ordina/prenota/scegli/firma quello/quella/il/la/i/le/lo/pure/uno/una
   vai con/di/pure/così/avanti, andate con/di/pure, vada per/con, procedi, procediamo, procedete, fallo, falla, fatelo
   fai pure, fai così, prenotalo, prenotala, ordinalo, ordinale, ordinali, compralo, comprala, mandalo, firmalo
   annullalo, disdici, conferma pure, blocca la/il, dagli l'ok, chiudi l'affare, facciamo, fatta, fatto, venduto
   aggiudicato, andata, e sia, vada, si parte, si va, tutti a_favore, allora si, confermato, niente
   passate/andate/venite da/per/in/con/dal/dalla

[dated]
it slittano, slittano a, slitta
   tetto di, tetto massimo, al massimo, massimo, a testa, ciascuno, a persona
   sale a, matrimonio, tutte entro, tutti entro, scende a, consegna, affitto, comincia, cominciano, inizia, apre
   chiude, finisce, termina, parte, è il, è per il, sarà il, è alle, si apre, si chiude, si tiene, ci troviamo
   ritrovo, scadenza, entro, da consegnare, si parte, resta, passa a, costa ora, avrà luogo, sagra il, slitta
   parte il, partenza, arrivo, prove, ingresso, entrata, corsi, ci sposiamo, iniziano, check in, appuntamento
   trasloco, apertura, quota, è rinviata, è rinviato, è rimandata, è rimandato, è spostata, è spostato, a testa
   a persona, per persona, parte alle, parte da

[from]
it a partire da, a partire dal, a partire dalla, da stasera, da questo, da quest, da questa, dal prossimo
   dalla prossima

[then]
it allora, quindi, dunque

[vote]
it <num> a favore, <num> voti a/contro/per, <num> voti, tutti a_favore, tutti d'accordo, nessun contrario
   hanno votato tutti, maggioranza per, vince per, la maggioranza vuole/preferisce/ha_votato
   maggioranza vuole/preferisce, i più vogliono

[tally]
it <num> per, <num> a, <num> contro, <num> sì

[num]
it <num>

[open]
it deciso, è deciso, d'accordo allora, approvato, fatta, fatto, andata, aggiudicato, aggiudicata, affare fatto
   venduto, firmato, prenotato, confermato, stabilito, ritorno al, torniamo al, annullato, comprato

[head]
it punto fermo
   dopo il_voto, dopo la_votazione, luogo, ora, punto di_ritrovo, ritrovo
   decisione, decisioni, deciso, accordo, regola, nuova regola, regola nuova, scadenza, conclusione, risultato
   verdetto, piano, quello che abbiamo deciso, abbiamo deciso, cosa si è_deciso, data confermata, delibera, orario
   esito, partenza, ritrovo, ingresso, appuntamento, turni, compiti, arrivo

[close]
it punto, punto e basta, definitivo, deciso, fatto, fatta, e basta, e amen, aggiudicato, confermato, approvato, e via
   e non_se_ne_parla_più, chiuso, è deciso, è fatta

[drop]
it niente, senza, solo, soltanto, meglio

[assent]
it ok, okay, va bene, vabbè, bene, benissimo, perfetto, d'accordo, ottimo, allora, fatta, andata, dai, sì, certo
   pazienza, bom, affare fatto, grande, va benissimo, giusto, daje, e sia

[yes]
it sì, si, ok, okay, va bene, certo, perfetto, d'accordo, per me va_bene, per me ok, volentieri, buona idea
   ottima idea, dai, fatta, andata, sì grazie, assolutamente, ci sto, affare fatto, benissimo, vai, approvo, siii
   certo che_sì, come no, ma sì, ma sì dai, sì dai

[offer]
it ordino, prenoto, compro, che ne dite, che ne dici, e se, vi va, ti va, vi sta bene, vuoi che, volete che, posso
   possiamo, firmo, annullo, chiamo, prendo, facciamo, lo faccio, lo compro, dovremmo, potremmo, si fa, metto, blocco
   confermo, mando

[fill]
it ok okay va bene sì si allora e ma quindi dunque perfetto ottimo ragazzi raga gente ah oh eh dai vabbè no certo
   fatta grazie alla fine d'accordo d ciao ora adesso pazienza bom insomma ecco scusate scusa avviso occhio grande
   comunque

[cleft]
it che <luiv>, a portare/fare/tenere/guidare/cucinare/pagare/svuotare/gestire, che si_occupa/se_ne_occupa

[alone]
it <luiv>

[named]
it sarà, saranno
   va da, vanno da
   ci sta, ci va, ci pensa, ci penserà, ci resta
   lo <luiv>, la <luiv>, li <luiv>, le <luiv>, si occupa, si occupano

[called]
it tu il/la/lo/i/le/gli, tu <tuv>
   porta/prendi/compra/prenota/chiama/avvisa/ritira/stampa/passa tu/il/la/lo/i/le/gli/a

[[]]
it è d'accordo con, sono d'accordo con, siamo d'accordo con, non sono d'accordo, io prendo il_caffè/l'autobus/sempre
   io porto sempre/gli_occhiali, io pago le_tasse, io suono il/la/in, io faccio sempre/fatica, la porta, le porta
   la chiama, la mano, salta fuori, salta all'occhio, saltano fuori, la sistema, è nostro dovere, io faccio colazione
   la pulisce, la cura, la guida, la prende male, la mette, la compra, ci vediamo da_un
   suona la fisarmonica/chitarra/batteria/tromba/tastiera/cornamusa
   suona il pianoforte/piano/violino/flauto/sax/basso/violoncello/clarinetto

[doer]
it <luiv2> il/lo/la/i/gli/le/tutto

[rule]
it paga, pagano, lava, pulisce, perde, perdono, offre, porta, cucina, sparecchia, paga da_bere/una_multa/il_giro

[last]
it sia
   resta, restano

[if]
it se, qualora, nel caso, ammesso, supponiamo, a meno

[until]
it finché, prima che, quando, appena, fin quando

[sub]
it che, cui, chi, quando, dove, come, perché, mentre, anche se, quanto, quanti, quale, siccome, poiché

[propose]
it propongo, propone, proponiamo, proposta, suggerisco, suggerimento, idea, e se, che ne dite, che ne dici
   perché non, potremmo, potrebbe, dovremmo, direi, io direi, prenderei, andrei, metterei, preferirei, preferisco
   ad alta voce, sarebbe, vorrei, mi piacerebbe, piacerebbe, voto per, il mio voto, propendo, consiglio di
   raccomando, si potrebbe, avrei, io farei, farei, vi va, possiamo, si può, pensavo, voterei, opterei, proporrei
   bisognerebbe

[told]
it nel film, nel libro, nella serie, nel romanzo, chiedere, chiedendo, parlato del, parlato di
   papà/mamma/mia_sorella/mio_fratello dice/crede/pensa, volevamo, stavamo per, dice, dicono, disse, hanno detto
   dicendo, va dicendo, racconta, raccontano, secondo, ho sentito, sentito dire, voce, voci, pare, pare che, sembra
   sembra che, a quanto pare, crede, credono, credo, penso, pensa, pensavo, ha scritto, scrive, lesse, legge, chiede
   chiedono, chiedo, mai detto, non ho detto, vuole che, vogliono che, immagina, sapere se, non so, si dice, presunto
   ha detto, mi dicono, ricordate quando, sognato, qualcuno ha, intanto hanno, alla radio, in tv, alla tv, al tg
   sul giornale, al telegiornale, pensando se, pensa se, pensando di

[aside]
it credo, penso, dice, dicono, mi hanno detto, l'ha detto, me l'ha detto, pare, a quanto pare, o no, o cosa, boh
   non so, che ne dite, che ne dici, che ne pensate, che ne pensi, forse, magari, figurati, suppongo
   o qualcosa del_genere, se volete, se vuoi, è solo un'idea, solo un'idea, così dicono, vi va, dico io, chissà
   decidete voi, decidi tu, vedete voi, vedi tu, fate voi, fai come_vuoi, come volete

[hedge]
it è malato/malata/ammalato/ammalata
  , forse, magari, probabilmente, possibilmente, eventualmente, dovremmo, dovrebbe, potremmo, potrebbe, può, possiamo
   possono, vorremmo, vorrei, vogliamo, vuole, dobbiamo, devo, bisogna, bisognerebbe, spero, credo, penso, quasi
   sarebbe, avrei, avessimo, avremmo, avrebbe, suppongo, preferirei, piacerebbe, dubito, cerchiamo, provo, provare
   mi sa che, ancora da, sembra, abbia, qualcuno

[wish]
it spero, speriamo, magari, mi piacerebbe, sarebbe bello, vorrei, sogno, che bello se, dita incrociate, avrei voluto

[habit]
it la scorsa stagione, la stagione scorsa, lo scorso campionato
   di solito, solitamente, normalmente, in genere, generalmente, spesso, a volte, ogni giorno, ogni mattina
   ogni anno, ogni mese, ogni settimana, ogni estate, ogni volta, ogni sabato, ogni domenica, tutti i_giorni
   tutti gli_anni, tutte le_mattine, tutte le_settimane, di norma, un tempo, una volta, l'anno scorso, anni fa
   in media, come al_solito, a quei, l'altro giorno, ieri, all'epoca

[parked]
it rimandato, rimandata, rimandiamo, in sospeso, da decidere, indecisi, indeciso, da definire, più avanti, dopo
   un'altra volta, un altro giorno, vedremo, si vedrà, vediamo, ne parliamo, ne riparliamo, ci penseremo, da vedere
   in dubbio, decidi tu, decidete voi, decideranno, decideremo, lo decidiamo, la decidiamo, un giorno, parcheggiato
   ancora aperta, ancora aperto, accantonato, accantonata

[ask]
it chi, che, cosa, che cosa, quando, come, dove, perché, quanto, quanti, quale, quali, qualcuno, avevamo, avete, hai
   ci eravamo, ma per, si sa, ci siamo già, eravamo

[tail]
it o no, o cosa, o meno, vero, giusto, no

[undo]
it lascia stare, lasciate stare, come non_detto, ritiro, ritiro tutto, dimenticate, dimentica, fate finta
   niente niente, no niente, non ho detto_niente, meglio di_no, tutto sbagliato, ignorate, mi rimangio

[joke]
it scherzo, scherzavo, sto scherzando, era uno_scherzo, per scherzo, cavolata, per ridere

[modal]
it da, per, sarà, va, può, deve, verrà, senza, essere

[aux]
it essere, stato, ancora, che, venire

[small]
it grazie, ciao, buongiorno, buonasera, a dopo, a domani, a presto, ci vediamo, che, chi, come, dove, quando, perché
   mi, io, sono, ho, era, fu, ieri, ma, baci, scusa, scusate, in bocca, dopo, mando, arrivo, vieni, non, no, sì
   niente, ogni, tornò, lui, lei, siamo, abbiamo, avete, hai, guardo, boh

[free]
it se piove, se viene_bel_tempo, se fa_bello, se fa_brutto, in caso_di_pioggia
   anche se, se no, come se, se possibile, visto che

[]
it oggi niente, stasera niente, niente paura, niente problemi, senza problemi, senza dubbio, senza fretta, solo che, solo un, solo una
   solo per_dire, meglio così, meglio di_no, meglio tardi, no problem, no grazie, no no, non so, non è, non c'è
   non ho, non mi, non lo, non posso, non va, non fa, non era, non credo, siamo rimasti a, siamo rimasti in
   siamo rimasti senza, lascio la macchina, lascio le chiavi, lascio il cane, comprato il pane, comprato il latte
   lo fa apposta, come la fa, mettiamola così, mettiamo che, mettiamo caso, mettiamo da_parte, decidi tu, uomo deciso
   tono deciso, passo deciso, molto deciso, piuttosto deciso, deciso a, decisa a, prendiamo atto, prendiamo il sole
   prendiamo un_caffè, facciamo fatica, facciamo finta, facciamo che_non, facciamo due_chiacchiere
   facciamo il_possibile, facciamo tardi, facciamo il_tifo, andiamo d'accordo, andiamo bene, andiamo avanti
   andiamo a_vedere, andiamo a_letto, andiamo a_dormire, andiamo a_pensare, restiamo in_attesa, restiamo senza
   rimaniamo in_attesa, rimaniamo senza, lasciamo aperto, lasciamo stare, lasciamo in_sospeso, mandiamo un_abbraccio
   mandiamo un_bacio, passiamo un, passiamo una, passiamo il, passiamo la, cambiamo discorso, cambiamo argomento
   torniamo a_casa, teniamo duro, teniamo conto, diamo per, diamo un'occhiata, portiamo pazienza, si fa tardi
   si fa presto, si fa per, si fa fatica, si fa sera, si fa buio, si va avanti, si va bene, si va male, si usa dire
   si parla del, si parla di, si entra da, si vede, si può, si prende cura, si prende il, si tiene la, resta da
   resta in_sospeso, resta aperta, resta aperto, resta il_fatto, resta il_problema, rimane il_fatto, costa un
   costa troppo, costa caro, costa poco, costa tanto, costa quanto, ora è tardi, ora è troppo, ora sono le
   adesso sono le, passa a_prendermi, passa a_prendere, fatto bene, fatto male, fatto sta, fatto apposta, fatto tutto
   fatto il, fatto la, fatto un, fatto una, fatto in, fatto fatica, fatto fuori, e fatto, fatto a, e allora
   allora boh, allora sì, da allora, allora no, ma allora, allora come, allora chi, e quindi, uno a uno, due a due
   uno a, una a, un a, niente male, niente da_fare, niente di, niente niente, niente panico, niente scuse
   senza eccezioni di, è il più, è il solito, è il mio, è il suo, è il tuo, è il nostro, è il migliore, è il caso
   è il momento, è il peggio, la decisione è difficile, la decisione è tua, la decisione è sua, la decisione è del
   decisione è stata difficile, ho scelto male, guida la_macchina, tiene la_mano, è fuori_città, è fuori casa
   è fuori ufficio, è fuori posto, sono fuori, sono fuori casa, è fuori per, diventa difficile, diventa tardi
   diventa sempre, da domani piove, da oggi a, si parte bene, maggioranza per
"""
