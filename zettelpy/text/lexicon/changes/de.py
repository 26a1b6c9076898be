"""German words of change (what the tables mean: `zettelpy.text.lexicon.changes`)."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[move]
schieben, schiebt, verleg*, auf den neuen, weichen aus, weicht aus, ausweichen, schwenken um, steigen um, wechsel*, senk*, erhöh*, billiger, teurer, günstiger, runter auf, rauf auf, hoch auf, geht hoch, heruntergehandelt, übergibt, übergebe, gebe ab, gibt ab, abgeben, geht an, übergeben, an meiner stelle, an seiner stelle, an ihrer stelle, vertritt, planen um, umgeplant, umdisponiert, nachverhandelt, angepasst, neu vergeben, vergibt neu, aufgestockt
verschob*, verschieb*, verleg*, vorverlegt, vertagt auf, rückt auf, rutscht auf, geändert, ändert sich, umgebucht, umgezogen, umziehen, umgestiegen, wechseln zu, wechseln auf, gewechselt, erhöht*, gesenkt, senken, angehoben,
heraufgesetzt, herabgesetzt, gekürzt, reduziert, aufgestockt, steigt auf, sinkt auf, gestiegen auf, gesunken auf, ersetzt, ersetzen, getauscht, tauschen, umgestellt, übernimmt, übernehme, übernehm, übernehmen, springt ein, neuer plan, neuer termin, neue uhrzeit,
verlängert, verkürzt, wandert auf, wandert nach, umbenannt, aktualisiert, machen wir daraus, wird zu, zieht um, ziehen um, vorgezogen
[shift]
woche später, wochen später, tag später, tage später, stunde später, stunden später, woche früher, tag früher, stunde früher, minuten später, minuten früher
[now]
stand heute, stand jetzt, aktuell, derzeit, momentan, doch noch, nun doch, also doch, eben doch
jetzt, nun, ab sofort, ab heute, ab jetzt, künftig, zukünftig, in zukunft, ab morgen, neu, neue, neuer, neues, neuen, neuerdings, nunmehr, doch, stattdessen, letztlich, am ende doch, mittlerweile, inzwischen, seit heute, seit gestern, nur noch, schon um, schon am, erst am, erst um, deshalb, dann halt, von nun an, von jetzt an
[fix]
korrektur, korrigiere, ich korrigiere, tatsächlich, falsch, mein fehler, hab mich vertan, habe mich vertan, vertan, verlesen, vertippt, irrtum, ich meinte, sorry, nee, moment, berichtigung, eigentlich, entschuldigung, quatsch
[back]
zurück zu, zurück auf, wieder bei, wieder auf, wieder zurück, wieder in, wieder um, doch wieder, zurück nach, kehren zurück, kehrt zurück, wieder die, wieder der, wieder das, wieder am
[drop]
nicht mehr, abgesagt, absage, sagen ab, sage ab, sagt ab, sag ab, gestrichen, streichen, verworfen, zurückgezogen, vom tisch, entfällt, fällt aus, fällt flach, fallen aus, ausgefallen, widerrufen, dagegen entschieden, storniert, kein thema mehr, gekündigt, raus aus, ist raus, sind raus, steigt aus, springt ab, abgesprungen, aus dem rennen, doch nicht, wird nichts, wird nix, aufgegeben, keine mehr, keinen mehr, kein mehr, ist gestorben, lassen wir, lassen wir bleiben, hat sich erledigt, hinfällig, abgeschafft, gilt nicht mehr, ist weg, geht nicht mehr
[take]
planänderung, nehme das zurück, nehm das zurück, nehme ich zurück, nehm ich zurück, kommando zurück, habe mich umentschieden, hab mich umentschieden, haben uns umentschieden, vergiss das, vergesst das, vergiss es, vergesst es, meinung geändert, alles zurück, streich das, doch anders, umentschieden, rolle rückwärts
[keep]
bleibt, bleiben, weiterhin, unverändert, wie geplant, wie gehabt, wie gesagt, wie besprochen, wie abgemacht, nach wie vor, zur erinnerung, erinnerung, nochmal, immer noch, wie immer, gleich geblieben, dabei bleibt
[open]
lassen wir noch offen, lassen wir offen, noch nicht klar, wissen wir noch nicht, weiß noch nicht, schauen wir noch, mal sehen, mal schauen, klären wir noch, müssen wir noch klären, haben wir noch nicht, noch keine ahnung, noch nicht sicher
nicht entschieden, noch nicht entschieden, nichts entschieden, nie beschlossen, nicht beschlossen, nichts beschlossen, noch nicht beschlossen, keine entscheidung, unentschieden, noch offen, steht noch nicht fest, steht nicht fest, ist offen, ungeklärt, vertagt, noch unklar, noch nicht klar, nicht genehmigt, noch nichts fest, nicht fest, nicht festgelegt, nichts festgelegt
[if]
wenn, falls, ob, sofern
[hypo]
vielleicht, würde, würden, könnte, könnten, sollte, sollten, dürfte, angenommen, eventuell, evtl, möglicherweise, vorschlag, ich schlage vor, schlage vor, wie wäre, wär, wäre, wären, idee, hätte, hätten, hoffentlich, wünsche, wünschte, was ist mit, sollen wir, wollen wir, mal angenommen, am liebsten, ich fänd, ich fände, angebot, angebote, träum, traum, witz, scherz, wohl, vermutlich, wahrscheinlich, überlegen
[hear]
fragt ob, will wissen, hat gefragt, rumerzählt, erzählt, behauptet, angeblich, gehört dass, gerücht, gerüchte, laut, meint, glaubt, dachte, denkt, in der zeitung, im amtsblatt, hat gesagt, heißt es, wollen gehört
[ago]
letztes jahr, voriges jahr, damals, letzten sommer, letztes mal, beim letzten mal, vor jahren
[past]
gestern, vorgestern, letzte woche, letzten monat, letzten, letztes, letztens, letzte, vor kurzem, früher, war, waren, hatte, hatten, neulich, einst, ging, ham entdeckt
[old]
statt, anstatt, anstelle, statt wie, anstelle von, nicht mehr bei, nicht mehr in, nicht mehr um, nicht mehr am, früher, bisher, bislang, ersetzt
[from]
von, vom
[to]
auf, zu, nach, durch, zum
[not]
nicht, nich, kein, keine, keinen, keinem, keiner, nie, niemals, ohne, nix, net
[but]
sondern, dafür
[so]
es wird, abgestimmt, gebucht, bestellt, unterschrieben, festgemacht, halten wir fest, steht fest, gewonnen hat, die wahl fällt auf, wir fahren, wir gehen, wir nehmen, wir machen
also, dann, gut, okay, ok, beschlossen, abgemacht, entschieden, fest, endgültig, einigt, geeinigt, einverstanden, gebongt, alles klar, passt, festgelegt, bestätigt, steht, nehmen wir, machen wir, erledigt, fix, vereinbart, deswegen, darum
[yes]
doch, klappt doch, findet doch, findet statt, darf, dürfen, genehmigt, kann, erlaubt, geht, klappt
[]
nicht nur, nicht wahr, kein problem, keine sorge, keine frage, ob es, so oder so, nun ja, na gut, auf jeden fall, nichts zu danken, nicht schlecht, neu gewogen, wenn schon, noch nicht, neues jahr, new york, neue gruppe
"""

CONCEPTS: Final = """
password passwort kennwort code pin *passwort
open öffn* *öffnung eröffn* geöffnet macht_auf aufmachen *auftakt *eröffnung premiere einweihung *start
depart abfahr* abreise* losfahr* abflug aufbruch abfahrt fahren fährt
arrive ankunft ankomm* eintreff* ankommen
begin beginn* anfang* anfangen fängt start* los startet startschuss
end ende endet enden schluss schließ* schliess*
meet sitzung* *sitzung treffen besprechung* termin *termin meeting versammlung* *versammlung probe proben telefonat verabredung
deadline frist fristen *frist abgabe abgabetermin deadline einreichen *schluss bis_spätestens
price preis* kostet kosten *preis eintritt zahlen zahlt ticket *kosten
rent miete* *miete pacht
daily am_tag pro_tag
monthly im_monat pro_monat monatlich*
fee beitrag* *beitrag gebühr* *gebühr
budget budget* *budget förderung zuschuss etat
salary gehalt lohn
charge zuständig* kümmert kümmere verantwort* mach mache bring übernimmt übernehm* *leitung leitet leite organisiert betreut aufsicht macht dienst ansprechpartner* vertritt
live wohn* adresse anschrift umzug umgezogen
venue ort treffpunkt raum saal halle location veranstaltungsort *raum *saal
food essen catering caterer kantine mittag* koch* verpflegung
music band bands musik dj konzert *konzert spielen spielt auflegen legt
expire gültig* abläuft läuft_ab
transport transport* spedition lieferung fracht lkw
diet vegetar* vegan* fleisch
key schlüssel*
boss chef* vorgesetzt*
course kurs* unterricht schwimmkurs
price. aufpreis
size größe obergrenze grenze limit
weight wiegt gewicht
people leute personen gäste teilnehmer* teilnehmende* besucher wir_sind sind_wir wir_wären wir_werden seid_ihr kinder mitglieder patienten anmeldungen angemeldet schüler zusagen
price pro_person pro_kopf pro_nase billig* teurer teuer günstig*
deposit anzahlung kaution
charge hol* besorg* back* schreib* druck* buch* bestell* fahre mich_um sich_um an_mich an_ihn an_sie liegt_bei hüte führ* kocht koche moderiert kassiert betreu* pflegt koordiniert
price pro_nacht die_nacht pro_stunde die_stunde
"""

NUMBERS: Final = """
zwei 2 zwo 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwölf 12 dreizehn 13 vierzehn 14 fünfzehn 15 sechzehn 16 zwanzig 20 dreißig 30 vierzig 40
fünfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90 hundert 100 tausend 1000 zweit 2 dritt 3 viert 4 fünft 5 sechst 6 siebt 7 acht 8 dutzend 12
"""

LIGHT: Final = """
is isses wars wirds hats gibts
halb halbe halben
ah ach tja naja hm übrigens frau herr herrn heute morgen gestern woche wochen monat monate tag tage zeit mal leute bitte danke sache sachen sagen sagt gesagt machen mach mache macht gut super toll klar ja jo jup nee nein moin hallo hi abend morgens gleich halt eben schon
gern gerne genau stimmt wissen weiß denke glaube finde sehen geht gehen kommt kommen gibt sein haben hab habe hat sorry echt ganz sehr mehr alle alles viel viele jahr jahre uhr neue alter nächste nächsten erste ersten zweite
wirklich leider okay ok bescheid nochmal plan entschieden beschlossen entscheidung steht liegt lass lasst bring brauchen braucht beträgt betragen lautet heißt
"""

COLOURS: Final = "rot rote roten blau blaue blauen grün grüne grünen gelb gelbe gelben schwarz schwarze weiß weiße weißen orange lila rosa pink braun grau beige türkis weinrot bordeaux senfgelb dunkelblau hellblau dunkelgrün gold silber violett"
MODES: Final = "zug bahn bus auto flugzeug flug fahrrad rad fähre schiff lkw transporter taxi straßenbahn fuß"
MONEY: Final = "euro eur franken chf dollar pfund cent"
PLACES: Final = "jugendherberge hütte hof wiese zelt scheune gasthof gasthaus wirtshaus biergarten vereinsheim kantine pfarrsaal aula sporthalle mensa galerie kapelle bauernhof terrasse straße platz saal halle raum haus bibliothek schule zentrum park kirche hotel café bar theater museum garten scheune büro turnhalle bahnhof studio kneipe restaurant rathaus keller bürgerbüro gemeindehaus"
FREE: Final = "kostenlos gratis umsonst"
SELF: Final = "ich mein meine meinen mir mich"
SIDES: Final = "nord süd ost west nordtor südtor links rechts nördlich südlich oben unten"
