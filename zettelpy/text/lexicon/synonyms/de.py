"""German: words that mean the same when somebody searches, one cluster a line. Our own list.

Strong verbs stand with their participle, whose vowel no stemmer brings back. What belongs to a category stands in
`text/lexicon/members`.
"""

from typing import Final

CLUSTERS: Final = """
kosten, preis, gebühr, teuer, bezahlen, zahlen, betrag
geld, budget, kasse, finanzen
bargeld, bar, cash
konto, iban, überweisen, bankverbindung
kaution, anzahlung, pfand
rechnung, quittung, beleg
rabatt, ermäßigung, nachlass
spende, sponsor, stiften
gehalt, lohn, verdienen
zuschuss, förderung, fördermittel
frist, deadline, spätestens, stichtag, abgabe, fällig
verantwortlich, zuständig, kümmern, übernehmen, leiten, betreuen
adresse, anschrift, straße, hausnummer
wohnen, leben, wohnort
umziehen, umzug, umgezogen
anfangen, beginnen, starten, beginn, begonnen, losgehen
öffnen, öffnungszeiten, aufmachen, offen
schließen, geschlossen, zumachen
ende, aufhören, fertig, vorbei
absagen, ausfallen, entfallen, stornieren, abblasen
verschieben, verschoben, verlegen, vertagen
mieten, leihen, ausleihen, vermieter, pacht, geliehen
telefon, handy, nummer, telefonnummer, anrufen
mail, email, postfach
kleidung, klamotten, anziehen, outfit
kostüm, verkleidung, gewand
essen, mahlzeit, verpflegung, catering, speise, gegessen
kochen, küche, backen, rezept
vegetarisch, vegetarier, fleischlos, vegan
restaurant, lokal, gaststätte, kneipe
getränk, trinken, getrunken
auto, wagen, fahrzeug, pkw
transporter, lkw, lieferwagen, sprinter
fahren, mitfahren, hinfahren
parken, parkplatz, stellplatz, abstellen
bus, reisebus
zug, bahn, bahnhof, ice
fahrrad, rad, radeln, velo
flug, fliegen, flughafen, geflogen
fahrkarte, ticket, karte, eintritt
reise, urlaub, ferien, verreisen, ausflug
hotel, unterkunft, übernachten, pension, ferienwohnung
versicherung, police, haftpflicht, versichert
arbeit, job, beruf
chef, vorgesetzter, boss, geschäftsführer
kollege, mitarbeiter, team, belegschaft
kündigen, entlassen, gefeuert
vorstand, vorsitzender, präsident
helfen, freiwillige, ehrenamtlich, unterstützen, geholfen
mitglied, beitreten, mitgliedschaft
arzt, ärztin, doktor, praxis
krank, erkrankt, krankheit, erkältet, fieber, grippe
krankenhaus, klinik, spital
verletzt, wehtun, schmerz, unfall
arznei, medikament, tabletten, medizin
operation, operieren, eingriff
termin, verabredung, treffen, getroffen
besprechung, meeting, sitzung, konferenz, call
baby, säugling, neugeborenes
oma, großmutter
opa, großvater
partner, ehemann, lebensgefährte
partnerin, ehefrau, lebensgefährtin
heiraten, hochzeit, trauung, verheiratet
scheidung, trennen, geschieden
gestorben, tod, verstorben, beerdigung
geburtstag, geboren
raum, zimmer, saal, halle
wohnung, haus, apartment
ort, location, veranstaltungsort, stattfinden
musik, band, kapelle
konzert, auftritt, auftreten, gig
lied, song, stück
abstimmen, wählen, stimme, votum
einverstanden, zustimmen, einig, genehmigen
entscheiden, entschieden, beschließen, beschlossen, festlegen
vorschlag, idee, anregung
passwort, kennwort, zugangscode, pin
schlüssel, schloss, zugang
größe, maße, abmessung
fläche, quadratmeter
kapazität, plätze, fassen
anmelden, registrieren, einschreiben, eintragen
verkaufen, loswerden, abgeben
kaufen, besorgen, anschaffen, erwerben
bestellen, ordern, auftrag
liefern, paket, zustellen
laden, geschäft, supermarkt
grund, ursache, anlass
kaputt, defekt, beschädigt, schaden, zerbrochen
reparieren, reparatur, instandsetzen, beheben
fehler, bug, störung
handwerker, monteur, techniker
heizung, boiler, therme
streichen, anstrich, gestrichen, lackieren
allergie, allergisch, unverträglich, unverträglichkeit
training, üben, probe
lehrer, lehrerin, dozent, trainer
prüfung, klausur, test, examen
kurs, unterricht, lehrgang, workshop, seminar
lernen, studieren, studium
universität, uni, hochschule
anwalt, rechtsanwalt, jurist
vertrag, vereinbarung, unterschreiben, unterschrieben
kunde, auftraggeber, klient
anbieter, lieferant, dienstleister
geschenk, schenken, mitbringsel
fest, feier, party
einladen, gast, besuch
foto, bild, fotografieren, aufnahme
zeitplan, ablauf, programm
verloren, verlieren, vergessen, vermissen
diebstahl, gestohlen, klauen
angst, sorge, befürchten, fürchten
ärgerlich, wütend, sauer
beschwerde, beschweren, reklamation, reklamieren
hund, welpe
katze, kater
kaninchen, hase
mutter, mama
vater, papa
geige, violine
kind, kinder
"""
