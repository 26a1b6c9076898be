"""German words of change (what the tables mean: `zettelpy.text.lexicon.changes`)."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[move]
weichen/weicht/weiche auf,
springt, springe für, wir nehmen/machen/gehen/fahren lieber/doch/stattdessen, tritt zurück,
kehren, kehre, kehrt zurück, sind damit, ist damit,
schieben, schiebt, verleg*, auf den neuen, weichen aus, weicht aus, ausweichen, schwenken um, steigen um, wechsel*,
senk*, erhöh*, billiger, teurer, günstiger, runter auf, rauf auf, hoch auf, geht hoch, heruntergehandelt, übergibt,
übergebe, gebe ab, gibt ab, abgeben, geht an, übergeben, an meiner stelle, an seiner stelle, an ihrer stelle,
vertritt, planen um, umgeplant, umdisponiert, nachverhandelt, angepasst, neu vergeben, vergibt neu, aufgestockt,
verschob*, verschieb*, vorverlegt, vertagt auf, rückt auf, rutscht auf, geändert, ändert sich, umgebucht, umgezogen,
umziehen, umgestiegen, wechseln zu, wechseln auf, gewechselt, erhöht*, gesenkt, senken, angehoben, heraufgesetzt,
herabgesetzt, gekürzt, reduziert, steigt auf, sinkt auf, gestiegen auf, gesunken auf, ersetzt, ersetzen, getauscht,
tauschen, umgestellt, übernimmt, übernehme, übernehm, übernehmen, springt ein, neuer plan, neuer termin, neue uhrzeit,
verlängert, verkürzt, wandert auf, wandert nach, umbenannt, aktualisiert, machen wir daraus, wird zu, zieht um,
ziehen um, vorgezogen, damit sind wir, damit sinds, macht dann, macht zusammen, dann sind wir, dann sinds,
sind wir jetzt, wären dann, wird jetzt, wird nun, steigt, sinkt, stieg auf, sank auf, verdoppelt, halbiert, tausche,
tauscht, tauschen wir, ausgetauscht, austauschen, auswechseln, ausgewechselt, umbuchen, buche um, buchen um,
umgeschrieben, umschreiben, umstellen, stellen um, stellt um, umgesattelt, umgelegt, umgeleitet, umgemeldet,
umdekorier*, umstreichen, umlackier*, nachbestellt, nachgebessert, überarbeitet, ändern, ändert, ändere, änder*,
abgeändert, wandern, rücken, rückt, rücke, nach hinten, nach vorne, nach vorn, eine woche nach hinten, rutscht,
schiebe, schieb, verschoben, verschieben, vertagen wir, vertagt, ziehen vor, zieht vor, vorziehen, verlängern,
verkürzen, kürzen, kürzt, streckt, springe ein, einspringen, eingesprungen, vertrete, vertreten, vertretung,
ich mach das für, übernahm, hat übernommen, übernommen, an seiner statt, tritt an, löst ab, abgelöst, ablösen,
reicht weiter, weitergereicht, weitergegeben, gebe weiter, geb ab, geb das an, gebe das an, überlasse, überlässt,
überlassen, delegier*, kommt noch dazu, kommen dazu, kommen noch, dazugekommen, mehr geworden, weniger geworden,
aufgerundet, abgerundet, raufgesetzt, hochgesetzt, runtergesetzt, runtergehandelt, hochgegangen, raufgegangen,
runtergegangen, verteuert, verbilligt, aufgeschlagen, nachgelassen, umgeschwenkt, umgestiegen auf, verlagert,
verlagern, ausgelagert, ausgewichen, stattdessen nehmen, dafür nehmen wir, nehmen lieber, nehmen doch, machen lieber,
gehen lieber, fahren lieber, lieber doch, heißt jetzt, liegt jetzt, steht jetzt, findet jetzt, beginnt jetzt,
kostet jetzt, kostet nun, haben jetzt, zeit bis
[shift]
woche später, wochen später, tag später, tage später, stunde später, stunden später, woche früher, tag früher,
stunde früher, minuten später, minuten früher, später als geplant, früher als geplant, halbe stunde später,
halbe stunde früher, eine stunde nach hinten, eine stunde nach vorne, woche nach hinten, woche nach vorne,
tag nach hinten, tag nach vorne
[now]
stand heute, stand jetzt, aktuell, derzeit, momentan, doch noch, nun doch, also doch, eben doch, jetzt, nun,
ab sofort, ab heute, ab jetzt, künftig, zukünftig, in zukunft, ab morgen, neu, neue, neuer, neues, neuen, neuerdings,
nunmehr, doch, stattdessen, letztlich, am ende doch, mittlerweile, inzwischen, seit heute, seit gestern, nur noch,
schon um, schon am, erst am, erst um, deshalb, dann halt, von nun an, von jetzt an, ab montag, ab dienstag,
ab mittwoch, ab donnerstag, ab freitag, ab nächster woche, ab kommender woche, bis auf weiteres, zur zeit, zurzeit,
heutiger stand, aktueller stand, neuester stand, neuer stand, letzter stand, im moment, jetzt doch, nun also, somit,
heißt das, das heißt, demnach, diesmal, dieses mal, endgültig, letzten endes
[fix]
verzählt, falsch gezählt, durcheinander,
korrektur, korrigiere, ich korrigiere, tatsächlich, falsch, mein fehler, hab mich vertan, habe mich vertan, vertan,
verlesen, vertippt, irrtum, ich meinte, sorry, nee, moment, berichtigung, eigentlich, entschuldigung, quatsch,
falsch gelesen, falsch geschrieben, falsch gerechnet, verrechnet, verschrieben, verguckt, verhört, verwechselt,
durcheinandergebracht, durcheinander gebracht, stimmt nicht, stimmte nicht, hab mich geirrt, habe mich geirrt, geirrt,
muss heißen, soll heißen, sollte heißen, besser gesagt, genauer gesagt, genau genommen, nicht ganz richtig, ups,
hoppla, mea culpa, kleiner fehler, fehler von mir, nachgeschaut, nachgezählt, nochmal geguckt, richtigstellung,
richtig ist, ich nehm alles
[back]
kehren zur, kehren zum, zurück zum, zurück zur,
zurück zu, zurück auf, wieder bei, wieder auf, wieder zurück, wieder in, wieder um, doch wieder, zurück nach,
kehren zurück, kehrt zurück, wieder die, wieder der, wieder das, wieder am, läuft wieder, geht wieder,
funktioniert wieder, wieder da, wieder frei, wieder offen, wieder hergestellt, wiederhergestellt, repariert,
wieder ganz, instand, rückgängig, rückgängig gemacht, wie vorher, wie früher, wie ursprünglich, wie zuerst,
beim alten, doch beim alten, bleibt beim alten, alles auf anfang, wieder aufgenommen, wieder eingeführt,
wieder ausgepackt, wieder zu, wieder auf den
[drop]
steigt/steige/steigen leider/doch/nun/jetzt/wieder aus, springt/springe leider/doch ab, fällt/fallen doch/nun/jetzt/auch/heute/morgen aus,
schon/leider/bereits vergeben, ist vergeben, belegt, sagt leider ab, sagen leider ab,
nicht mehr, abgesagt, absage, sagen ab, sage ab, sagt ab, sag ab, gestrichen, streichen, verworfen, zurückgezogen,
vom tisch, entfällt, fällt aus, fällt flach, fallen aus, ausgefallen, widerrufen, dagegen entschieden, storniert,
kein thema mehr, gekündigt, raus aus, ist raus, sind raus, steigt aus, springt ab, abgesprungen, aus dem rennen,
doch nicht, wird nichts, wird nix, aufgegeben, keine mehr, keinen mehr, kein mehr, ist gestorben, lassen wir,
lassen wir bleiben, hat sich erledigt, hinfällig, abgeschafft, gilt nicht mehr, ist weg, geht nicht mehr, fällt weg,
fallen weg, weggefallen, fällt leider aus, ausfallen, platzt, geplatzt, ins wasser, ins wasser gefallen, klappt nicht,
klappt doch nicht, klappt leider nicht, wird doch nichts, kann nicht kommen, können nicht kommen, kann doch nicht,
kann leider nicht, kommt nicht, kommt doch nicht, schafft es nicht, schaffe es nicht, schaffs nicht, bin raus,
bin doch nicht, hör auf, höre auf, hört auf, tritt zurück, zurückgetreten, hingeschmissen, schmeißt hin, ausgestiegen,
aussteigen, steige aus, krank, liegt flach, gesperrt, zugesperrt, geschlossen, dicht gemacht, macht zu, ausgebucht,
ausverkauft, vergriffen, nicht lieferbar, nicht verfügbar, kaputt, defekt, hinüber, gibt den geist auf, verzichten,
verzichtet, verzichte, sparen wir uns, lassen weg, weglassen, wegfallen, rausgeschmissen, rausgenommen, nehmen raus,
rausnehmen, gelöscht, entfernt, entfernen, abgelehnt, lehnt ab, abgeblasen, blasen ab, geblasen, gecancelt, canceln,
gestorben, ad acta, begraben, fliegt raus, rausgeflogen, aus und vorbei, also keine, also kein, also keinen,
dann kein, dann keine, ohne mich, untersagt, verboten, abgemeldet, abbestellt, auflösen, aufgelöst, zurückgegeben,
weg damit, schluss mit, vorbei mit
[take]
planänderung, nehme das zurück, nehm das zurück, nehme ich zurück, nehm ich zurück, kommando zurück,
habe mich umentschieden, hab mich umentschieden, haben uns umentschieden, vergiss das, vergesst das, vergiss es,
vergesst es, meinung geändert, alles zurück, streich das, doch anders, umentschieden, rolle rückwärts, ach nee,
ach nein, nee doch, nein doch, vergesst was, vergiss was, ignorier*, ignoriert, war quatsch, stimmt gar nicht,
ich nehme alles, lieber doch nicht, anders überlegt, es mir anders, es uns anders, anders entschieden,
bei näherer betrachtung, bei genauerem hinsehen, wenn ichs recht, kehrtwende, kommando, planänderungen, plan geändert
[keep]
es bleibt bei, alles gleich, alles wie gehabt/gehabt/besprochen/geplant,
bleibt, bleiben, weiterhin, unverändert, wie geplant, wie gehabt, wie gesagt, wie besprochen, wie abgemacht,
nach wie vor, zur erinnerung, erinnerung, nochmal, immer noch, wie immer, gleich geblieben, dabei bleibt,
so wie immer, wie bisher, wie vereinbart, wie beschlossen, wie verabredet, wie ausgemacht, beim gleichen,
gleiche zeit, gleicher ort, gleiche uhrzeit, selbe zeit, selber ort, ändert sich nichts, nichts geändert,
keine änderung, keine änderungen, halten fest an, wir bleiben, bleibts, bleibt es, gilt weiterhin, gilt nach wie vor,
nur zur sicherheit, zur sicherheit, kurze erinnerung, denkt dran, nicht vergessen, wiederhole
[open]
lassen wir noch offen, lassen wir offen, noch nicht klar, wissen wir noch nicht, weiß noch nicht, schauen wir noch,
mal sehen, mal schauen, klären wir noch, müssen wir noch klären, haben wir noch nicht, noch keine ahnung,
noch nicht sicher, nicht entschieden, noch nicht entschieden, nichts entschieden, nie beschlossen, nicht beschlossen,
nichts beschlossen, noch nicht beschlossen, keine entscheidung, unentschieden, noch offen, steht noch nicht fest,
steht nicht fest, ist offen, ungeklärt, vertagt, noch unklar, nicht genehmigt, noch nichts fest, nicht fest,
nicht festgelegt, nichts festgelegt, noch nichts entschieden, muss noch entschieden, müssen noch entscheiden,
entscheiden wir später, entscheiden wir morgen, später entscheiden, noch zu klären, noch zu entscheiden,
noch keine entscheidung, noch nicht fix, noch nicht final, noch nicht fest, noch nicht festgelegt, überlegen noch,
überlegt noch, überlege noch, grübeln, schwanke, schwanken, offen gelassen, bleibt offen, wird sich zeigen, wird noch,
warten noch, kommt drauf an, reden wir später, besprechen wir, sprechen wir noch, schlafen drüber, drüber schlafen,
keine einigung, auf eis, liegt auf eis, in der schwebe, unsicher
[if]
wenn, falls, ob, sofern
[hypo]
vielleicht, würde, würden, könnte, könnten, sollte, sollten, dürfte, angenommen, eventuell, evtl, möglicherweise,
vorschlag, ich schlage vor, schlage vor, wie wäre, wär, wäre, wären, idee, hätte, hätten, hoffentlich, wünsche,
wünschte, was ist mit, sollen wir, wollen wir, mal angenommen, am liebsten, ich fänd, ich fände, angebot, angebote,
träum, traum, witz, scherz, wohl, vermutlich, wahrscheinlich, überlegen, könnten wir, könnte man, wollen wir nicht,
wie wärs, wie wär, was haltet ihr, was hältst du, was meint ihr, warum nicht, wäre es nicht, wäre schön, wäre toll,
würd, würds, ich wäre für, bin für, wär dafür, plädiere, rein theoretisch, theoretisch, im prinzip, rein hypothetisch,
gesetzt den fall, mal ausgesponnen, spiele mit dem gedanken, liebäugel*, denke drüber nach, denken drüber nach,
möchte, möchten, wollten, will eigentlich, lieber wäre, kostenvoranschlag, entwurf, vorläufig, unter vorbehalt,
eine option, option, optionen, alternative, zur debatte, in erwägung, stelle mir vor, schätze, schätzungsweise,
ich tippe
[hear]
fragt ob, will wissen, hat gefragt, rumerzählt, erzählt, behauptet, angeblich, gehört dass, gerücht, gerüchte, laut,
meint, glaubt, dachte, denkt, in der zeitung, im amtsblatt, hat gesagt, heißt es, wollen gehört, hab gehört,
habe gehört, soll angeblich, soll wohl, soll ja, munkelt, munkeln, gemunkelt, tratsch, hörensagen, gelesen, behaupten,
schwört, ist überzeugt, im netz, auf facebook, whatsapp-gruppe, irgendwer, irgendjemand, wurde gesagt, sagen alle
[ago]
letztes jahr, voriges jahr, damals, letzten sommer, letztes mal, beim letzten mal, vor jahren
[past]
gestern, vorgestern, letzte woche, letzten monat, letzten, letztes, letztens, letzte, vor kurzem, früher, war, waren,
hatte, hatten, neulich, einst, ging, ham entdeckt
[old]
statt, anstatt, anstelle, statt wie, anstelle von, nicht mehr bei, nicht mehr in, nicht mehr um, nicht mehr am,
früher, bisher, bislang, ersetzt
[from]
von, vom
[to]
auf, zu, nach, durch, zum
[not]
nicht, nich, kein, keine, keinen, keinem, keiner, nie, niemals, ohne, nix, net
[but]
sondern, dafür
[also]
auch, ausserdem, außerdem, zusätzlich, obendrein, noch ein, noch eine, noch einen, dazu noch
[so]
es wird, abgestimmt, gebucht, bestellt, unterschrieben, festgemacht, halten wir fest, steht fest, gewonnen hat,
die wahl fällt auf, wir fahren, wir gehen, wir nehmen, wir machen, also, dann, gut, okay, ok, beschlossen, abgemacht,
entschieden, fest, endgültig, einigt, geeinigt, einverstanden, gebongt, alles klar, passt, festgelegt, bestätigt,
steht, nehmen wir, machen wir, erledigt, fix, vereinbart, deswegen, darum, dann eben, dann halt, dann also,
dann nehmen, dann machen, dann wirds, dann wird es, also gut, also dann, na dann, wirds, es bleibt bei,
wir entscheiden uns, haben entschieden, hab entschieden, haben uns entschieden, wir haben uns geeinigt, abgesegnet,
bewilligt, freigegeben, grünes licht, zusage, zugesagt, sagt zu, festgezurrt, eingetütet, in trockenen tüchern,
geritzt, deal, abgehakt, eingetragen, steht im kalender, reserviert, gemietet, gekauft, besorgt, angemeldet,
einstimmig, mehrheit, mehrheitlich, gewählt, ausgewählt, ausgesucht, wahl fiel auf, es ist, soll sein, solls sein,
sei es, von mir aus, meinetwegen, klingt gut, bin dabei, so machen wirs, so machen wir es, so wirds gemacht,
ist gebucht, ist bestellt, ist fest, ist fix, offiziell
[yes]
doch, klappt doch, findet doch, findet statt, darf, dürfen, genehmigt, kann, erlaubt, geht, klappt
[]
nicht nur, nicht wahr, kein problem, keine sorge, keine frage, ob es, so oder so, nun ja, na gut, auf jeden fall,
nichts zu danken, nicht schlecht, neu gewogen, wenn schon, noch nicht, neues jahr, new york, neue gruppe,
nicht schlimm, nicht vergessen, nicht weit, kein ding, kein thema, keine ahnung, keine zeit, keine lust, nicht ganz,
nicht zuletzt, nichts los, wie geht es, geht es dir, wie gehts, gern geschehen, gerne doch, guten rutsch,
auf wiedersehen, in der nähe, auf keinen fall, nach hause, zu hause, zu ende, zu spät, zu früh, von wegen,
doch nicht so schlimm, ganz schön, na ja, so lala, so ein, so viel, so gut wie, recht haben, hast recht, ist gut so,
gute besserung, gerade eben noch, neue nachricht, neues aus, bestens, das wars, war super, war schön, war toll,
steht dir, steht ihr gut
"""

CONCEPTS: Final = """
password passwort kennwort code pin *passwort wlan zugang zugangscode login
open öffn* *öffnung eröffn* geöffnet macht_auf aufmachen *auftakt *eröffnung premiere einweihung *start
depart abfahr* abreise* losfahr* abflug aufbruch abfahrt fahren fährt
arrive ankunft ankomm* eintreff* ankommen
begin beginn* anfang* anfangen fängt start* los startet startschuss
end ende endet enden schluss schließ* schliess*
meet sitzung* *sitzung treffen besprechung* termin *termin meeting versammlung* *versammlung probe proben telefonat
meet verabredung treffpunkt workshop vortrag training turnier feier party hochzeit seminar elternabend kurs
deadline frist fristen *frist abgabe abgabetermin deadline einreichen *schluss bis_spätestens
price preis* kostet kosten *preis eintritt zahlen zahlt ticket *kosten aufpreis pro_person pro_kopf pro_nase billig*
price teurer teuer günstig* pro_nacht die_nacht pro_stunde die_stunde
rent miete* *miete pacht
daily am_tag pro_tag
monthly im_monat pro_monat monatlich*
fee beitrag* *beitrag gebühr* *gebühr
budget budget* *budget förderung zuschuss etat
salary gehalt lohn
charge zuständig* kümmert kümmere verantwort* mach mache bring übernimmt übernehm* *leitung leitet leite organisiert
charge betreut aufsicht macht dienst ansprechpartner* vertritt hol* besorg* back* schreib* druck* buch* bestell* fahre
charge mich_um sich_um an_mich an_ihn an_sie liegt_bei hüte führ* kocht koche moderiert kassiert betreu* pflegt
charge koordiniert schiri schiedsrichter protokoll moderation moderator fotograf trainer trainerin babysitter
charge vertretung kasse kapitän ansprechperson helfer
live wohn* adresse anschrift umzug umgezogen
venue ort treffpunkt raum saal halle location veranstaltungsort *raum *saal platz lokal gaststätte stelle
food essen catering caterer kantine mittag* koch* verpflegung kuchen pizza suppe salat buffet grill* frühstück
food abendessen imbiss brötchen nachtisch menü
music band bands musik dj konzert *konzert spielen spielt auflegen legt
expire gültig* abläuft läuft_ab
transport transport* spedition lieferung fracht lkw anreise anfahrt fahrt mitfahrgelegenheit fähre bus bahn zug auto
diet vegetar* vegan* fleisch
key schlüssel*
boss chef* vorgesetzt*
course kurs* unterricht schwimmkurs
size größe obergrenze grenze limit maß maße breite höhe länge format
weight wiegt gewicht
people leute personen gäste teilnehmer* teilnehmende* besucher wir_sind sind_wir wir_wären wir_werden seid_ihr kinder
people mitglieder patienten anmeldungen angemeldet schüler zusagen
deposit anzahlung kaution
date datum termin *datum
time uhrzeit zeit zeitpunkt zeitplan *zeit
colour farbe farben farbton *farbe gestrichen anstrich lackier*
finish lack lasur lackierung beschichtung matt glanz glänzend putz öl wachs beize grundierung oberfläche
version version release build revision fassung
route route strecke wanderweg etappe *strecke *route umweg streckenführung
equipment beamer lautsprecher mikro mikrofon kamera drucker anlage verstärker werkzeug bohrmaschine leiter ausrüstung
equipment technik gerät geräte stativ
status funktioniert kaputt repariert defekt ausfall status störung
address straße hausnummer adresse plz
payment zahlung bezahlung überweisung überweisen karte rechnung konto iban paypal lastschrift ec
drink getränk* bier wein kaffee tee saft wasser sekt bowle limo
phone telefon* handy* rufnummer hotline
count anzahl stück stückzahl exemplare auflage summe insgesamt stühle tische plätze
material holz stahl stoff baumwolle papier pappe kunststoff beton beton* material
design logo schrift plakat flyer banner shirt shirts motiv entwurf
port server datenbank host domain region anbieter
duration dauer dauert
temperature temperatur grad ofen heizung
"""

NUMBERS: Final = """
zwei 2 zwo 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwölf 12 dreizehn 13 vierzehn 14
fünfzehn 15 sechzehn 16 zwanzig 20 dreißig 30 vierzig 40 fünfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90
hundert 100 tausend 1000 zweit 2 dritt 3 viert 4 fünft 5 sechst 6 siebt 7 acht 8 dutzend 12
"""

LIGHT: Final = """
is isses wars wirds hats gibts halb halbe halben ah ach tja naja hm übrigens frau herr herrn heute morgen gestern
woche wochen monat monate tag tage zeit mal leute bitte danke sache sachen sagen sagt gesagt machen mach mache macht
gut super toll klar ja jo jup nee nein moin hallo hi abend morgens gleich halt eben schon gern gerne genau stimmt
wissen weiß denke glaube finde sehen geht gehen kommt kommen gibt sein haben hab habe hat sorry echt ganz sehr mehr
alle alles viel viele jahr jahre uhr neue alter nächste nächsten erste ersten zweite wirklich leider okay ok bescheid
nochmal plan entschieden beschlossen entscheidung steht liegt lass lasst bring brauchen braucht beträgt betragen
lautet heißt
"""

COLOURS: Final = """
rot rote roten blau blaue blauen grün grüne grünen gelb gelbe gelben schwarz schwarze weiß weiße weißen orange lila
rosa pink braun grau beige türkis weinrot bordeaux senfgelb dunkelblau hellblau dunkelgrün gold silber violett
"""

MODES: Final = "zug bahn bus auto flugzeug flug fahrrad rad fähre schiff lkw transporter taxi straßenbahn fuß"
MONEY: Final = "euro eur franken chf dollar pfund cent"
PLACES: Final = """
jugendherberge hütte hof wiese zelt scheune gasthof gasthaus wirtshaus biergarten vereinsheim kantine pfarrsaal aula
sporthalle mensa galerie kapelle bauernhof terrasse straße platz saal halle raum haus bibliothek schule zentrum park
kirche hotel café bar theater museum garten büro turnhalle bahnhof studio kneipe restaurant rathaus keller bürgerbüro
gemeindehaus
"""

FREE: Final = "kostenlos gratis umsonst"
SELF: Final = "ich mein meine meinen mir mich"
SIDES: Final = "nord süd ost west nordtor südtor links rechts nördlich südlich oben unten"
