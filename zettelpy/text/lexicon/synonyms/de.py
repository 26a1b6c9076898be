"""German: words that mean the same when somebody searches, one cluster a line. Our own list.

Forms of strong verbs are looked up as their infinitive (`text/lexicon/irregular`); a participle stands here where it is
the usual word. What belongs to a category stands in `text/lexicon/members`.
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
umziehen, umzug
anfangen, beginnen, starten, losgehen
öffnen, öffnungszeiten, aufmachen, offen
schließen, zumachen
ende, aufhören, fertig, vorbei
absagen, ausfallen, entfallen, stornieren, abblasen
verschieben, verlegen, vertagen
mieten, leihen, ausleihen, vermieter, pacht
telefon, handy, nummer, telefonnummer, anrufen
mail, email, postfach
kleidung, klamotten, anziehen, outfit
kostüm, verkleidung, gewand
essen, mahlzeit, verpflegung, catering, speise
kochen, küche, backen, rezept
vegetarisch, vegetarier, fleischlos, vegan
restaurant, lokal, gaststätte, kneipe
getränk, trinken
auto, wagen, fahrzeug, pkw
transporter, lkw, lieferwagen, sprinter
fahren, mitfahren, hinfahren
parken, parkplatz, stellplatz, abstellen
bus, reisebus
zug, bahn, bahnhof, ice
fahrrad, rad, radeln, velo
flug, fliegen, flughafen
fahrkarte, ticket, karte, eintritt
reise, urlaub, ferien, verreisen, ausflug
hotel, unterkunft, übernachten, pension, ferienwohnung
versicherung, police, haftpflicht
arbeit, job, beruf
chef, vorgesetzter, boss, geschäftsführer
kollege, mitarbeiter, team, belegschaft
kündigen, entlassen, gefeuert
vorstand, vorsitzender, präsident
helfen, freiwillige, ehrenamtlich, unterstützen
mitglied, beitreten, mitgliedschaft
arzt, ärztin, doktor, praxis
krank, erkrankt, krankheit, erkältet, fieber, grippe
krankenhaus, klinik, spital
verletzt, wehtun, schmerz, unfall
arznei, medikament, tabletten, medizin
operation, operieren, eingriff
termin, verabredung, treffen
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
entscheiden, beschließen, festlegen
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
streichen, anstrich, lackieren
allergie, allergisch, unverträglichkeit
training, üben, probe
lehrer, dozent, trainer
prüfung, klausur, test, examen
kurs, unterricht, lehrgang, workshop, seminar
lernen, studieren, studium
universität, uni, hochschule
anwalt, rechtsanwalt, jurist
vertrag, vereinbarung, unterschreiben
kunde, auftraggeber, klient
anbieter, lieferant, dienstleister
geschenk, schenken, mitbringsel
fest, feier, party
einladen, gast, besuch
foto, bild, fotografieren, aufnahme
zeitplan, ablauf, programm
verlieren, vergessen, vermissen
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
"""
