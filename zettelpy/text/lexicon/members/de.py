"""German: categories and their members. Our own list."""

from typing import Final

MEMBERS: Final = """
familie, verwandte, angehörige: mutter, mama, vater, papa, bruder, schwester, sohn, tochter, oma, opa, großmutter, großvater, tante, onkel, cousin
haustier: hund, welpe, katze, kater, kaninchen, hase, hamster, meerschweinchen, wellensittich, papagei, schildkröte
tier: hund, katze, pferd, kuh, schaf, ziege, huhn, ente, hase, fuchs, igel
instrument: klavier, geige, violine, gitarre, akkordeon, schlagzeug, flöte, trompete, cello, saxophon, klarinette
sport, sportart: fußball, tennis, handball, volleyball, basketball, schwimmen, joggen, laufen, radfahren, turnen, klettern
hobby, freizeit: malen, zeichnen, lesen, fotografieren, garten, kochen, backen, nähen, stricken, töpfern, wandern
farbe: rot, blau, grün, gelb, schwarz, weiß, grau, braun, orange, lila, rosa
essen, gericht, mahlzeit: nudeln, pizza, suppe, salat, schnitzel, kartoffeln, reis, braten, brot, käse, wurst
obst, frucht: apfel, birne, banane, erdbeere, kirsche, pflaume, traube, orange, zitrone, pfirsich, himbeere
nachtisch, dessert, süßigkeit: kuchen, torte, eis, kekse, pudding, schokolade, tiramisu, muffin
getränk, trinken: kaffee, tee, bier, wein, saft, wasser, limonade, sekt, milch, kakao, cola
fahrzeug, verkehrsmittel: auto, bus, zug, fahrrad, motorrad, lkw, transporter, taxi, straßenbahn, fähre, flugzeug
möbel: tisch, stuhl, sofa, schrank, regal, bett, sessel, kommode, schreibtisch, bank
kleidung, kleidungsstück: hemd, hose, rock, jacke, mantel, pullover, schuhe, stiefel, mütze, schal, anzug
wetter: regen, schnee, sturm, sonne, wind, gewitter, nebel, hitze, frost, hagel
krankheit, erkrankung: grippe, erkältung, fieber, husten, migräne, krebs, diabetes, asthma, infektion, depression, bronchitis
allergie, allergisch, unverträglichkeit: nüsse, erdnüsse, gluten, laktose, milch, pollen, eier, soja, penicillin
beruf, job: lehrer, arzt, ärztin, pfleger, ingenieur, koch, bäcker, tischler, elektriker, verkäufer
gefühl, stimmung: froh, traurig, wütend, stolz, aufgeregt, nervös, ängstlich, dankbar, enttäuscht, erleichtert, einsam
zimmer, raum: küche, bad, schlafzimmer, wohnzimmer, keller, dachboden, büro, kinderzimmer, flur, garage, balkon
veranstaltung, feier, anlass: hochzeit, geburtstag, konzert, taufe, jubiläum, weihnachtsfeier, sommerfest, flohmarkt, ausstellung, turnier, tagung
feiertag: weihnachten, ostern, pfingsten, silvester, neujahr, fasching, nikolaus
land: deutschland, österreich, schweiz, frankreich, italien, spanien, portugal, england, polen, griechenland, türkei
"""
