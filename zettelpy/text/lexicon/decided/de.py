"""German: how a decision is said in a chat or in minutes, and what takes the force from it."""

from __future__ import annotations

from typing import Final

LEXICON: Final = """
[=do]
de nehmen, nutzen, verwenden, kaufen, verkaufen, drucken, bestellen, buchen, mieten, fahren, fliegen, gehen, laufen
   ziehen, starten, beginnen, fangen, machen, öffnen, schließen, sperren, bleiben, behalten, streichen, kürzen
   lassen, stellen, zahlen, erhöhen, senken, begrenzen, wechseln, kehren, bauen, ersetzen, legen, teilen, tauschen
   setzen, holen, bringen, treffen, laden, spielen, kochen, backen, grillen, verschieben, verlegen, veröffentlichen
   schicken, verlängern, verzichten, kündigen, stornieren, unterschreiben, beauftragen, engagieren, verteilen
   übernehmen, schaffen, trennen, führen, hören, steigen, stimmen, sagen, geben, leihen, feiern, übernachten
   schlafen, essen, reisen, wandern, räumen, malen, hängen, verschenken, spenden, verleihen, vermieten, probieren
   proben, testen, deployen, migrieren, releasen, rollen, verhängen, beschränken, heben, deckeln, erlauben, verbieten
   halten, frieren, brechen, packen, tun, einigen, besetzen, vergeben, drehen, filmen, pflanzen, tapezieren
   renovieren, vereinbaren, belassen, stecken, sammeln, ändern, rücken, nennen

[=ich]
de ich, i

[=num]
de ein, eins, einer, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, null, 0, 1, 2, 3, 4, 5, 6
   7, 8, 9, 10, 11, 12

[=me]
de fahr, fahre, hol, hole, schlepp, schleppe, stell, stelle, räum, räume, ruf, rufe, spring, geb, gebe, druck, drucke
   wasch, wasche, trag, trage, miet, miete, besorg, besorge, bastel, bastle, bau, baue, häng, hänge, zahl, zahle, leih
   leihe, spiel, spiele, schick, schicke, überweis, überweise, lad, lade, grill, grille, mäh, mähe, gieß, gieße
   streich, streiche, putz, putze, moderier, moderiere, reservier, reserviere, sammel, sammle, schnapp, verteil
   verteile, übernehm, begleite, kontaktiere, teste

[=dust]
de holst, bringst, machst, besorgst, fährst, kochst, backst, kaufst, bestellst, buchst, organisierst, übernimmst
   schreibst, räumst, putzst, baust, leitest, stellst, sorgst, meldest, packst, schickst, zahlst, spielst, druckst
   rufst, mietest, reservierst, verteilst, moderierst, hängst, trägst, gießt, mähst, kümmerst_dich

[=tut]
de macht, holt, bringt, räumt, räumen, kocht, backt, fährt, leitet, spielt, kauft, besorgt, organisiert, moderiert
   führt, zahlt, trägt, baut, bauen, machen, holen, bringen, kochen, backen, kümmert, putzt, putzen, druckt, schreibt
   bucht, vertritt, hütet, gießt, füttert, mäht, streicht, repariert, malt, malen, schneidet, grillt, grillen
   trainiert, schmückt, näht, strickt, installiert, verwaltet, hält, bastelt, schweißt, tapeziert, filmt, dekoriert
   sortiert, sammelt

[said]
de in zahlung_gegeben, hab/habe/haben ich/wir verkauft
   fix gemacht, festgemacht, klargemacht, dingfest gemacht
   halbe halbe, fifty fifty, läuft ein_jahr_weiter, läuft weiter_bis, wird/werden nicht_mehr
   flüge/karten/tickets/bahnkarten hab_ich/habe_ich/haben_wir
   wurde/wurden/wird/ist/sind abgelehnt/genehmigt/bewilligt/angenommen/verworfen/zurückgewiesen/gestrichen
   hat/haben abgelehnt/zugestimmt
   lehnt/lehnen das/den/die/es ab, abgestimmt, hat/haben nein_gesagt, nein gesagt, abgeschmettert
   ist/is/sind durchgefallen/vom_tisch/durch
   planänderung, ja gesagt, dem vermieter/ihm/ihr/ihnen/denen zugesagt
   bestellungen/anmeldungen/meldungen/anträge bitte_bis/bis/bitte
   beiträge/rückmeldungen/zusagen/angebote bitte_bis/bis/bitte, bestellt, überwiesen, entscheid vom/des/der/von
   gestimmt, zugesagt, zusage gegeben, ja gesagt zu, ist/is es/das fix/fest, dann ist es/das
   steig/steige/trete/tret aus, steige/steig aus_dem/aus_der, ich kündige/verlasse/gehe, ich/i hör/höre auf_mit
   eingestellt als, gewählt zum/zur, für den/die/das verkauf/kauf/umbau gestimmt, gestimmt für
   haben/hat/hab für gestimmt, genommen, haben/hab den/die/das/uns genommen, ausgewählt, ausgesucht, auserkoren
   den preis bekommt/bekommen, ernannt, bestimmt zum/zur, verpflichtend, vorgeschrieben, nicht später
   keinen tag später, karten/tickets/zimmer/hotel/flug/fähre/bus sind/is/ist gekauft/gebucht/bestellt/reserviert/da
   gekauft, wird ab_jetzt/ab_sofort/künftig, steigt/sinkt/geht ab/im/auf/von, anzahlung überwiesen/bezahlt/geleistet
   auftrag erteilt, bestellt ist, bestellung ist_raus, ist/is jetzt regel/pflicht/verboten/gesetz, ist/is regel
   vertrag steht/verlängert, verlängert bis, unter dach_und_fach, in trockenen tüchern, nägel mit_köpfen, eingetütet
   beschlusslage, machen wir so, nur noch mit_anmeldung/nach_anmeldung/für_mitglieder/draußen, entschieden, entschied
   beschlossen, beschloss, beschließen wir, wir beschließen, beschließt, entscheiden uns für, entscheide mich für
   geeinigt, einigten uns, einigen uns auf, genehmigt, genehmigen wir, bewilligt, verabschiedet wurde, festgelegt
   legen fest, festgesetzt, festgehalten dass, vereinbart, abgemacht, ausgemacht, abgesegnet, freigegeben
   abgestimmt und, angenommen, durchgewunken, einstimmig, mehrheitlich, mit mehrheit, wir haben uns für
   der plan ist/steht/lautet, plan steht, steht fest, termin steht, die entscheidung ist/fiel/steht
   entscheidung ist/fiel/steht, die wahl fiel/fällt, wahl fiel, beschlossene sache, ist/sind/is durch, unterschrieben
   unterzeichnet, haben/hab/habe/hat fest zugesagt, fest gebucht, gebucht, vorgebucht, storniert, abgesagt, gekündigt
   angemietet, bestellt und
   hab/habe/haben grad/gerade/eben/jetzt/schon/heute/gestern bestellt/gekauft/reserviert/bezahlt
   hab/habe/haben bestellt/gekauft/reserviert/angezahlt, anzahlung ist, reserviert, beauftragt, gestrichen, verworfen
   abgelehnt, abgeschafft, fällt aus/flach/weg, fällt ins_wasser, findet nicht statt
   ist/sind/is abgeblasen/vom_tisch/raus/gestorben/gesetzt/fix/final, fliegt raus, fliegen raus, kommt weg
   es bleibt bei/dabei, bleibt es bei/dabei, bleibts bei/dabei, dabei bleibt's/bleibts/es
   so machen wir's/wirs/wir_es/wir_das, machen wir's/wirs so, machen wirs, machen wir's, wird gemacht
   so wird's/wirds gemacht, so wird es gemacht, ab sofort, ab jetzt, ab heute, ab morgen, von jetzt an, von nun an
   künftig, in zukunft gilt, ab montag/dienstag/mittwoch/donnerstag gilt/nur/ist/gelten/wird/machen
   ab montag/dienstag/mittwoch/donnerstag macht/übernimmt/geht/gibt's/gibts/gibt
   ab freitag/samstag/sonntag/januar/februar gilt/nur/ist/gelten/wird/machen
   ab freitag/samstag/sonntag/januar/februar macht/übernimmt/geht/gibt's/gibts/gibt
   ab märz/april/mai/juni/juli gilt/nur/ist/gelten/wird/machen
   ab august/september/oktober/november/dezember gilt/nur/ist/gelten/wird/machen
   ab märz/april/mai/juni/juli macht/übernimmt/geht/gibt's/gibts/gibt
   ab august/september/oktober/november/dezember macht/übernimmt/geht/gibt's/gibts/gibt, neue regel, regel ist
   die regel lautet, es gilt, gilt ab, gilt für_alle, ohne ausnahme, keine ausnahmen, strikt verboten
   ist/sind/is verboten/untersagt/pflicht, ich/habe/hab/wir/haben mich/uns festgelegt, mein entschluss steht
   entschluss gefasst, kein zurück, bekommt den zuschlag/auftrag, den zuschlag bekommt/bekam/kriegt
   zuschlag geht/erteilt, auftrag vergeben, auftrag geht/ging an, den vertrag gemacht
   wird verlegt/verschoben/abgeschafft/gestrichen/ersetzt/eingeführt
   wird gekündigt/geschlossen/verkauft/gekauft/umbenannt/abgesagt/zusammengelegt, verlegt auf, verschoben auf
   vorgezogen auf, vorgezogen, wurde verlegt, ist verlegt, wahl gewonnen, haben wir gewählt, gewählt wurde/ist
   zum vorsitzenden gewählt, ist/sind/is gebongt, geritzt, sache geritzt, verkauft, ich kündige, ich steige aus
   wir fusionieren, fusionieren, ist/sind/is/war einverstanden, hat/haben zugestimmt, hat/haben ja/okay/ok gesagt
   hat/haben ihr/sein/das/grünes okay/ok/placet/licht gegeben
   kriegt/bekommt/kriegen/bekommen den auftrag/zuschlag/job, ist/sind/is bestellt/gekauft/gebucht/bezahlt
   haben/hab/habe uns/die/den/das/zwei/drei/vier/fünf/zehn/zwanzig gekauft/gebucht/bestellt/geholt/gemietet
   gibt grünes_licht, bleibt alles beim_alten/wie_gehabt/so, bleibt es wie_es_ist, nichts dagegen, hat nichts_gegen
   haben nichts_gegen

[plan]
de geht's/gehts nach/ans/an_die/an_den/auf_den/auf_die/in_die/zu
   bleibt erst_mal/vorerst/erstmal/vorläufig, geht/gehen zurück_an, läuft jetzt/künftig online/hybrid/digital, läuft ab_jetzt
   bleiben wie/so/unverändert, bleibt wie/so/unverändert
   sind/ist damit bei, wird also, wird dann, wird doch, jedes kind/mitglied/paar bringt/zahlt/nimmt/bekommt
   jede familie/gruppe bringt/zahlt/nimmt
   bitte so
   kochen/fahren/zahlen/backen/singen/grillen/filmen/moderieren/übersetzen/spielen tut, im tor_steht
   zahlt/zahlen/bringt/bringen jeder/jede/alle, nur noch von/vom/mit/über/bei/per
   kommt/kommen/geht/gehen nicht_rein/nicht_mit_rein, jeder gibt/zahlt/legt, rede ich_mit, spreche ich_mit
   mit dem_vermieter/der_vermieterin/dem_chef/dem_wirt/ihm/ihr/denen/der_bank rede_ich/spreche_ich
   bleibt's, bleibts, halten fest, wir halten am, am fest, jeder zahlt/bringt/bekommt/kriegt/macht/trägt
   alle zahlen/bringen/bekommen/kriegen, steht im/in_der/am, spielt im/in/für/statt, kommt raus/rein/dazu/an_die
   kommen raus/rein/dazu, geht raus, fliegt raus, macht wieder/dieses_jahr/heuer/diesmal, macht diesmal, bleiben bei
   bleiben ab, treffen uns, wir treffen_uns, wiedereröffnung
   du machst/bringst/holst/nimmst/bist_dran/kümmerst_dich/übernimmst/besorgst/fährst/bist_für
   ihr macht/bringt/holt/übernehmt/besorgt, bist für, bist du zuständig, kümmerst dich, übernimmst du, machst du
   betreut, verantwortet, springt ein, spring/springe ein, spring ich/i ein, ist/is/sind eingeteilt
   liegt bei/in_den_händen, macht den/die/das, macht künftig/ab/jetzt, macht jonas
   wird gewandert/gefeiert/gegrillt/gefahren/gespielt/gebacken/gekocht/verkauft/gestrichen/gebaut, keiner/niemand ohne
   kommt keiner/niemand ohne, geht keiner/niemand ohne, kommt niemand/keiner mehr
   bleibt zu/geschlossen/offen/gesperrt, bleiben zu/geschlossen/offen, kostet jetzt, meldeschluss, letzter tag
   letzte chance, frist bis, bis zum spätestens, wir wandern, wir besuchen, wir decken, wir mischen, wir tragen
   wir werfen, wir reparieren, wir putzen, wir tanken, wir kriegen, wir engagieren, wir schneiden, wir ernten
   wir backen, feiern wir, wandern wir, wir fangen, fangen wir, wir hören auf, ziehen wir, wir <do>, <do> wir
   wir werden, werden wir, ham wir festgelegt, mach/mache/übernehm/übernehme/nehm/nehme/hol/hole/besorg ich
   besorge/bring/bringe/organisier/organisiere/leit/leite/kümmer/kümmere/back ich
   backe/koch/koche/kauf/kaufe/bestell/bestelle/buch/buche ich
   schreib/schreibe/fahr/fahre/kündig/kündige/streich/streiche/behalt/behalte ich
   ich mach/mache/übernehme/übernehm/kümmere_mich/kümmer_mich, ich nehme/nehm/besorge/besorg/bringe/bring/organisiere
   ich leite/backe/koche/kaufe/bestelle/buche, ich storniere/fahre/moderiere/unterschreibe/zahle/spende/behalte
   um/für sorge ich, das ist meins, auf mich zählen, überlasst das mir, überlass das mir, verlasst euch auf_mich
   ich sag der/dem/den, sag ich der/dem, übernimmt, kümmert sich, ist/sind/is ab zuständig, zuständig, verantwortlich
   macht ab_jetzt/ab_sofort/künftig/aufsicht, leitet ab, hat den_hut_auf, führt protokoll/die_kasse
   ist/is/wird jetzt/nun am/im/um/bei/in/mit/der/die/das/auf, ist/is jetzt_auf, findet jetzt, findet am/im
   gibt's/gibts/gibt dann/jetzt/nur/es_nur, gibt es dann/jetzt/nur, nicht mehr ohne, nie ohne, niemals ohne
   bleibt bei/in/auf/so/drin/bestehen/der/die/das/es/wie/am/im, der newsletter bleibt, bleiben drin/bei
   kostet ab/künftig/jetzt, kosten ab/künftig/jetzt, zahlen künftig/ab/jetzt, behält, bekommt die schlüssel
   kriegt die schlüssel, spätestens, allerspätestens, anmeldeschluss, einsendeschluss, redaktionsschluss, abgabetermin
   abgabe ist/bis, frist ist/endet/bis, stichtag, deadline ist, zurück zum/zu/zur alten/altem, stattdessen, statt der
   statt des, kein hund/hunde/alkohol/handy/handys, niemand ohne, keiner ohne, gewinnt, hat gewonnen, haben gewonnen
   also spielen/nehmen/fahren/gehen/machen, ist/sind/is gestrichen, entfällt, entfallen, wird nun, wird jetzt
   zieht um, geht an, fliegen stattdessen, raus damit, weg damit, her damit, rein damit, immer zu_zweit, immer vorher
   nur mit/nach/über/für_mitglieder/wer, wird nur, werden nur, darf nur, dürfen nur, darf keiner/niemand, müssen bis
   muss bis, im einsatz, dafür stimmen, drei stimmen, ich <me>, <me> ich, <me> i, du <dust>
   ihr zahlt/bringt/holt/macht/kocht/backt/kauft/besorgt/organisiert/räumt/übernehmt/kümmert_euch
   fällt am/heute/morgen/diese/diesen/dieses/nächste/nächsten/nächstes/leider/komplett, fallen aus/weg/diese/nächste
   wir lassen_das_mit/lassen_den/lassen_es_mit, zahlt einen/eine/fünf/zehn/zwei/ne, wir dürfen, doch kein/keine/keinen
   teilen sich, räumen den/die/das, wir ziehen, kommt neu/dazu, ist ab/dann/für_den/für_die/für_das zuständig
   gehört uns, macht dieses_jahr/heuer, leitet die/den/das, geht an frau/herrn/familie, gehen an frau/herrn/familie
   bleiben draußen/drinnen/aus/im_auto/zuhause, heißt ab_jetzt/künftig, wird doch_nicht, wird doch, werden doch_nicht
   vertritt mich/ihn/sie/uns, wird auf, ich melde/meld/trag/trage/schreib/schreibe uns/euch/dich/mich
   keine süßigkeiten/handys/hunde/schuhe/haustiere/kinder

[lead]
de dann <tut>
   es wird der/die/das/ein/eine, es werden die/zwei/drei, hast gewonnen, hast mich_überzeugt, ihr habt_gewonnen
   du hast_gewonnen, überredet, nimm, nehmt, bestell
   bestellt ihr, buch, bucht, storniere, stornier, kauf, mach das/es/so/mal_so/den/die, mach's, machs, leg los
   legt los, go mit, abgemacht, gebongt, gekauft, verkauft, erledigt, dann eben/halt, na dann halt/eben, so machen
   wir gehen, schick ab, schick raus, unterschreib, sag ab, sag zu, raus damit
   lasst uns/lass_uns nehmen/so/mit/den/die/das_so/es_so/am/um
   fahrt/nehmt/geht/kommt/parkt bitte/über/mit/zu/zum/zur/am

[dated]
de budget ist, budget liegt, budget beträgt, kostet, jede zahlt, jeder zahlt
   kein/keine training/probe/treffen/unterricht/sitzung/meeting/kurs/verein, rückt auf, rückt vor, rückt nach
   gedeckelt, maximal, höchstens
   rutscht auf, rutscht, wandert auf, geht auf, kommt auf, springt auf, steigt, sinkt, steigt auf, bis zum, hochzeit
   abgabe bis, alle bis, wandern, los geht's, losgeht's, verlegt
   verschoben, vorverlegt, beginnt, startet, öffnet, schließt, endet, eröffnet, eröffnung, geht los, fängt an
   los geht's/gehts, ist am, is am, sind am, ist um, is um, kostet jetzt, kosten jetzt, beginnen, starten, öffnen
   schließen, ist jetzt, ist nun, frist, deadline, abgabe, zieht auf, läuft ab, läuft bis, gilt ab, wird am, findet
   dann um, dann am, abfahrt, abreise, anreise, treffpunkt, treffen, einlass, eintritt, check in, kurs, probe, proben
   wir treffen uns, los gehts, es wird geheiratet, wird geheiratet, wird gefeiert, geheiratet wird, geht's los
   gehts los, aufbau, abbau, auszug, einzug, pro nase, pro person, pro kopf, pro kind, startet um

[from]
de ab, ab dem, ab kommendem, ab nächster, ab nächstem

[then]
de dann, dann eben, dann halt, alsdann, dann also, also

[vote]
de <num> dafür, <num> stimmen für, mehrheit für, mehrheit dafür, alle für, alle dafür, alle einverstanden
   keine gegenstimmen, ohne gegenstimme, mehrheit ist_für, mehrheit will/wollte/sagt, die meisten sind_für/wollen
   die meisten wollen, meiste stimmen

[tally]
de <num> für, <num> zu, <num> dafür, <num> gegen, <num> ja

[num]
de <num>

[open]
de einverstanden, abgemacht, beschlossen, entschieden, genehmigt, gebongt, gekauft, verkauft, unterschrieben, gebucht
   erledigt, deal, fix, zurück zum/zur/zu, angenommen, abgelehnt

[head]
de steht, fest steht
   nach abstimmung, laut abstimmung, nach der_abstimmung, ort, uhrzeit, ziel, entscheid, entscheid vom_vorstand, planänderung, beschluss, beschlüsse, beschlossen, entscheidung, entscheidungen
   entschieden, festlegung, fazit, ergebnis, abstimmungsergebnis, plan, neuer plan, regel, neue regel, hausregel
   frist, deadline, abgabetermin, vereinbarung, abgemacht, was wir beschlossen haben, termin, anmeldeschluss, gilt
   ab heute gilt, ab jetzt gilt, treffpunkt, abfahrt, eintritt, beginn, einlass, startzeit, aufgabenverteilung
   aufteilung, dienstplan, zuständig, abreise, anreise

[close]
de endgültig, abgemacht, beschlossen, punkt, basta, aus, fertig, ende der diskussion, schluss, entschieden, fix, final
   das steht, steht, das gilt, ist gebongt, und fertig, und basta, und gut, ende aus, so machen wir's, so machen wirs
   und aus, ende, schluss aus

[last]
de nicht rein, nicht mit rein, nicht mehr rein
   stornieren, buchen, bestellen, absagen, streichen, reservieren, einladen, unterschreiben, bleibt, bleiben

[drop]
de keine, kein, keinen, ohne, nur, lieber

[assent]
de ok, okay, gut, alles klar, super, perfekt, prima, passt, einverstanden, klar, ja, jo, gebongt, deal, abgemacht
   na gut, also gut, schön, top, geht klar, in ordnung, meinetwegen

[yes]
de ja, jo, jep, jup, ok, okay, klar, gerne, passt, passt so, einverstanden, abgemacht, gute idee, geht klar
   super idee, dafür, find ich gut, finde ich gut, von mir aus gern, unbedingt, auf jeden fall, ja bitte, alles klar
   deal, perfekt, jawohl, jaa, jaaa

[offer]
de sollen wir, soll ich, wollen wir, wie wär's, wie wärs, wie wäre, wie wäre es, was haltet ihr, lasst uns, lass uns
   könnten wir, können wir, passt euch, passt dir, wär's dir lieber, wärs dir lieber, wenn wir, oder wir

[fill]
de ok okay gut ja jo na also dann so und aber nun jetzt super klar prima alles perfekt schön ach oh hm hey leute alle
   bitte nein nee ne doch nö nope moin hallo danke sorry passt halt mal einverstanden deal top stopp achtung

[[]]
de ich fahr gerade/jetzt/kurz, ich fahre gerade/jetzt/kurz, ich hol gerade/jetzt, ich hole gerade/jetzt
   du machst mich/mir/dir/witze/das_schon/das_gut, du bringst mich/es, du meldest dich_nie, ich spiel mit_dem_gedanken
   ich spiele mit_dem_gedanken, ich trage gern/gerne/immer, ich trag gern/immer, fällt heute_schwer
   wir dürfen gespannt/nicht_vergessen/hoffen, ist einverstanden wenn, gehört uns nicht, ich stelle mir_vor
   ich stell mir_vor, stell ich mir_vor, stelle ich mir_vor, stell ich fest, ich geb zu, ich gebe zu, geb ich zu
   ich trage mich_mit, ich geb dir_recht, ich gebe dir_recht, ich rufe gleich, ruf ich mal, ich stelle fest
   ich baue darauf, ich zahle jeden/immer/schon, ich zahl jeden/immer/schon, hat sein boot/auto/haus/rad verkauft
   hat ihr boot/auto/haus/rad verkauft

[called]
de du <dust>, du den/die/das, ihr den/die/das

[named]
de wird
   <tut>

[doer]
de <tut> die/den/das/der/dem, <tut> am/heute/morgen/beide/alle/uns/euch

[rule]
de zahlt, fliegt, muss, räumt, putzt, verliert, bleibt, spült, bekommt, kriegt, darf, macht, bringt, kocht, wäscht
   zahlt einen/eine/fünf/zehn/zwei/ne

[if]
de wenn, falls, sofern, ob, angenommen, es sei denn, vorausgesetzt, im fall, sollte, hätten, wäre, gesetzt den fall

[until]
de bevor, bis wir, ehe, sobald, solange

[sub]
de dass, weil, da wo, wo, wie, als, während, nachdem, damit, obwohl, warum, wieso, wann, wer, was, welche, welchen
   welches, wessen, worüber, wozu, um zu

[propose]
de vorschlag, vorschläge, schlage vor, schlag vor, vorgeschlagen, idee, wie wär's, wie wärs, wie wäre, was wenn
   was haltet ihr, warum nicht, wieso nicht, könnten wir, sollen wir, sollten wir, wollen wir, ich würde, würd, würde
   ich wär, ich wäre, ich fände, ich fänd, fänd, fände, laut gedacht, ich dachte, denkbar, wir könnten, man könnte
   tendiere, tendier, plädiere, plädier, ich bin für, wär für, wäre für, eher für, wunsch, empfehle, empfehlung
   überlege, überlegen, überlegung, mein votum, ich stimme für

[told]
de im film, im buch, in dem film, im roman, in der serie, ständig ob, geredet über, darüber geredet
   papa/mama/oma/opa/mein_bruder/meine_schwester meint/sagt/glaubt, sagt, sagte, sagen, meint, meinte, gemeint
   behauptet, behaupten, angeblich, anscheinend, scheinbar, heißt es, gehört, hörte, gerücht, gerüchte, laut, erzählt
   erzählte, rumerzählt, glaubt, glaubst, glaube, glaub, denkt, dachte, dachten, denke, denk, schreibt, schrieb
   geschrieben, gelesen, in der zeitung, nie gesagt, nicht gesagt, fragt, fragte, fragst, frage, frag, soll angeblich
   will wissen, wollte wissen, will dass, wollen dass, möchte dass, weiß nicht, keine ahnung, träumte, stell dir vor
   erinnert ihr euch, findet dass, im radio, im fernsehen, in den nachrichten, laut zeitung, stand in_der
   steht in_der_zeitung, überlegt ob, überlegt sich

[aside]
de glaub ich, glaube ich, denk ich, denke ich, schätz ich, schätze ich, nehm ich an, sagt er, sagt sie, meinte er
   meinte sie, hab ich gehört, habe ich gehört, heißt es, angeblich, oder nicht, oder so, oder was, oder doch
   oder etwa, was meint ihr, was denkt ihr, was meinst du, wenn ihr wollt, so ein quatsch, von wegen, keine ahnung
   nur so ne idee, nur so eine idee, nur ein vorschlag, fänd ich, fände ich, würd ich sagen, würde ich sagen
   wenn's nach mir, vielleicht, nur eine idee, entscheidet ihr, entscheide du, müsst ihr wissen, musst du wissen
   ihr entscheidet, du entscheidest, wie ihr wollt

[hedge]
de wollten eigentlich, wurde aber nie, nie was draus, muss, müsst, musst, solltest, könnt, mag, würdest, dürfen, darf
   entweder, vielleicht, evtl, eventuell, womöglich, möglicherweise, wahrscheinlich, vermutlich, sollten, sollte
   könnten, könnte, würden, würde, hätten, hätte, wäre, wären, wollen, wollte, wollten, möchte, möchten, müssen
   müsste, müssten, kann, können, soll, hoffentlich, hoffe, dürften, dürfte, fast, beinahe, schätze, muss noch
   noch nicht, versuchen, versuche, kaum

[wish]
de hoffentlich, hoffe, hoffen, wünschte, wünsche, wünschen, am liebsten, wenn doch, bloß, schön wäre, ein traum
   träume, daumen drücken, hätten wir

[habit]
de normalerweise, meistens, meist, gewöhnlich, üblicherweise, oft, manchmal, in der regel, sonst immer, wie immer
   jedes jahr, jeden tag, jeden morgen, jede woche, jedes mal, früher, damals, letztes jahr, voriges jahr, vor jahren
   im schnitt, tendenziell, öfter, ab und zu, eigentlich immer, in jenen

[parked]
de vertagt, offen, unentschieden, vertagen, später, nochmal, noch mal, irgendwann, in schwebe, zurückgestellt
   aufgeschoben, ein andermal, nächste sitzung, noch unklar, reden wir, sprechen wir, schauen wir, überlegen wir
   sehen wir, klären wir, entscheiden wir nächste/morgen/später/im, zu klären, müsst ihr entscheiden
   musst du entscheiden

[ask]
de wer, was, wann, wo, warum, wieso, weshalb, wie, welche, welchen, welches, welcher, wen, wem, haben wir, habt ihr
   hast du, hat jemand, hat schon, hat wer, ist das, ist schon, sind wir, seid ihr, wird das, sollen wir, sollten wir
   wollen wir, können wir, könnten wir, kann ich, soll ich, darf ich, dürfen wir, müssen wir, hatten wir, gilt das
   gibt es schon, nehmen wir, fahren wir, gehen wir, treffen wir, kaufen wir, bestellen wir, bleiben wir, fangen wir
   stimmt es, war das, was ist, hattet ihr, oder, ob

[tail]
de oder nicht, oder was, oder wie, oder doch, oder noch nicht, oder etwa, ne, gell, oder nich

[undo]
de vergiss es, vergesst es, vergesst das, vergiss das, spaß beiseite nein, nehm ich zurück, nehme ich zurück
   ich nehm's zurück, kommando zurück, doch nicht ernst, ignoriert das, ignorier das, streich das, war nur ne idee
   war nur eine idee, war nur so ne idee

[joke]
de war nur spaß, war ein scherz, nur spaß, scherz, kleiner scherz, war ein witz, nur ein witz, nicht ernst gemeint
   blödsinn, schmarrn, so ein quatsch, quatsch, spässle, im scherz

[modal]
de zu, muss, soll, wird, kann, werden, sollte, müsste, könnte, dürfte

[aux]
de werden, worden, noch, erst, schon, endlich, auch, haben, sein, erstmal

[small]
de danke, tschüss, bis, ciao, servus, viel spaß, gute nacht, guten morgen, ich, bin, war, hatte, wie, was, wer, wo
   wann, warum, später, gleich, freu, freue, grüße, wünsche, schade, leider, hab, habe, mir, gestern, aber, weil
   wenn, gut, klar, ja, schon, genau, noch, nur, jeden, jede, nicht

[free]
de stunde/stunden/minute/minuten/tag/tage/woche/wochen später
  , wenn es_regnet, wenns regnet, wenn's regnet, falls es_regnet, bei regen, wenn das_wetter
   mehr als, weniger als, später als, früher als, höher als, auch wenn, selbst wenn, als ob, wenn's geht, wenn schon
   und ob, auch falls

[]
de ab und, ab und zu, ab gehts, ab geht, ab in, ab ins, ab zu, steht im raum, steht in der zeitung, steht im stau
   kommt an die, kommt raus dass, kein problem/ding/stress/plan/wunder/witz/kommentar/thema/zweifel/bock/grund
   keine ahnung/sorge/zeit/panik/frage/eile/lust/ursache/angst/antwort, nur so, nur kurz, nur mal, nur ein, nur eine
   nicht so, nicht schlecht, nicht schlimm, nicht ganz, nicht wirklich, nicht dass, nicht mehr, nicht wahr, doch noch
   doch schon, lieber nicht, ohne witz, ohne worte, ohne mich
   ich gehe jetzt/gleich/kurz/mal/heim/schlafen/ins/zum/zur, krank gemeldet, weg genommen, ernst genommen
   übel genommen, zugenommen, macht das licht, dann ist es gut/zu_spät/okay/egal/vorbei, dann ist das/ja/gut
   unterschieden, verabschiedet sich, entschieden gegen_den_willen, entschiedener, entschiedene, entschiedenen
   dann war, dann ist ja, dann bis, bis dann, na dann, und dann, was dann, ja dann, wann dann, wer dann, wo dann
   erst dann, selbst dann, auch dann, sogar dann, also dann, wir haben, wir sind, lassen wir uns überraschen
   machen wir uns, wir machen uns, wir fahren gerade, wir gehen davon, gehen wir davon, wir halten euch
   wir nehmen an, nehmen wir an, wir freuen, wir fangen gerade, wir lassen uns, wir hören uns, wir ziehen in betracht
   hören wir, halten wir uns, sagen wir mal, wir sagen euch, wir geben bescheid, wir stehen, wir sagen bescheid
   lassen wir offen, wir lassen offen, wir machen gerade, wir essen gerade, wir müssen, sagen wir so, stellen wir uns
   wir stellen uns vor, wir halten uns, wir werden sehen, werden wir sehen, werden wir ja, wir werden ja
   sich gekauft, mach ich mir, ich mache mir, ich mach mir, mache ich mir, verkauft für, ausverkauft, angenommen dass
   angenommen wir, angenommen es, am besten, am ende, am anfang, am liebsten, am bahnhof, am telefon, am wochenende
   am nachmittag, am vormittag, am abend, am apparat, am arbeiten, am meisten, eigenverantwortlich, doch nicht so
   doch nicht ganz, mach dir, machen wir uns nichts, ich nehme an, nehme ich an, nicht mehr als, nur noch kurz
   nur noch ein, nur noch heute, nur noch zu_viert, nur noch zwei, nur noch drei, ich mach gleich, ich mache gleich
   solange wir, solange es, künftiger, künftige, künftigen, gut und gern, mach das nicht, ich bring dich
   ich fahr jetzt, fahr ich jetzt, wir bringen euch, bringen wir, geben wir zu, tut mir leid, ist durch den/die/das
   sind durch den/die/das, aus der/dem/den/einer/einem, spätestens wenn, mach die/den/das tür/fenster/licht/radio
   mach ich gleich, mach ich später, mach ich nicht, sag ab_und_zu, entscheidung ist schwer, entscheidung ist mir
   die entscheidung ist schwer, die entscheidung ist noch, entscheidung ist noch, gewinnt an, schon bestellt
   wir spielen gerade, ist meine schuld, wir laufen gerade, entschieden zu, entschieden besser, entschieden mehr
   zuständig bin
"""
