"""German: categories and their members. Our own list."""

from typing import Final

MEMBERS: Final = """
wie alt, alter: jahre alt, jährig, geburtstag, geboren, jahrgang, volljährig, vierziger, fünfziger
wie groß, größe: zentimeter, meter, cm, einsachtzig, einsneunzig
familie, verwandte, angehörige: mutter, mama, vater, papa, bruder, schwester, sohn, tochter, oma, opa, großmutter, großvater, tante, onkel, cousin, großeltern, eltern, schwager, schwiegermutter, schwiegervater, enkel, enkelin, neffe, nichte, ehemann, ehefrau, zwilling, stiefvater, stiefmutter, patenkind
haustier: hund, welpe, katze, kater, kaninchen, hase, hamster, meerschweinchen, wellensittich, papagei, schildkröte, kanarienvogel, nymphensittich, vogel, ratte, maus, rennmaus, chinchilla, goldfisch, fisch, echse, schlange, frettchen, pony, dackel, pudel, schäferhund, labrador, mops
tier: hund, katze, pferd, kuh, schaf, ziege, huhn, ente, hase, fuchs, igel
instrument: klavier, geige, violine, gitarre, akkordeon, schlagzeug, flöte, trompete, cello, saxophon, klarinette, kontrabass, bass, bratsche, harfe, laute, orgel, keyboard, mundharmonika, posaune, tuba, horn, oboe, fagott, blockflöte, ukulele, banjo, mandoline, zither, xylophon, trommel, dudelsack, hackbrett
sport, sportart: fußball, tennis, handball, volleyball, basketball, schwimmen, joggen, laufen, radfahren, turnen, klettern, rudern, segeln, skifahren, reiten, tischtennis, badminton, boxen, judo, karate, fechten, hockey, eishockey, leichtathletik, golf, surfen, tauchen, yoga, marathon, wandern, kegeln, bogenschießen, squash
hobby, freizeit: malen, zeichnen, lesen, fotografieren, garten, kochen, backen, nähen, stricken, töpfern, wandern
farbe: rot, blau, grün, gelb, schwarz, weiß, grau, braun, orange, lila, rosa
essen, gericht, mahlzeit: nudeln, pizza, suppe, salat, schnitzel, kartoffeln, reis, braten, brot, käse, wurst, gulasch, lasagne, knödel, klöße, spätzle, bratwurst, döner, fisch, auflauf, eintopf, risotto, sushi, curry, pommes, pfannkuchen, maultaschen, raclette, fondue
obst, frucht: apfel, birne, banane, erdbeere, kirsche, pflaume, traube, orange, zitrone, pfirsich, himbeere
nachtisch, dessert, süßigkeit: kuchen, torte, eis, kekse, pudding, schokolade, tiramisu, muffin
getränk, trinken: kaffee, tee, bier, wein, saft, wasser, limonade, sekt, milch, kakao, cola, sprudel, schorle, espresso, cappuccino, likör, schnaps, rum, gin, whisky, cocktail, glühwein, prosecco, smoothie, mate
fahrzeug, verkehrsmittel: auto, bus, zug, fahrrad, motorrad, lkw, transporter, taxi, straßenbahn, fähre, flugzeug, wohnmobil, wohnwagen, roller, moped, traktor, lieferwagen, kombi, anhänger, boot, schiff, segelboot, kanu, u bahn, s bahn, krankenwagen, bagger, e bike
möbel: tisch, stuhl, sofa, schrank, regal, bett, sessel, kommode, schreibtisch, bank, hocker, couch, liege, kleiderschrank, nachttisch, sideboard, vitrine, kinderbett, hochbett, lampe, spiegel, bücherregal, truhe, garderobe, matratze
kleidung, kleidungsstück: hemd, hose, rock, jacke, mantel, pullover, schuhe, stiefel, mütze, schal, anzug, kleid, bluse, strickjacke, unterhose, unterwäsche, socken, strumpfhose, schlafanzug, bademantel, handschuhe, gürtel, krawatte, fliege, turnschuhe, sandalen, hausschuhe, weste, regenjacke, badehose, bikini, dirndl, lederhose
wetter: regen, schnee, sturm, sonne, wind, gewitter, nebel, hitze, frost, hagel, schauer, wolken, bewölkt, sonnig, windig, neblig, schneesturm, glatteis, tau, orkan, unwetter, blitz, donner, grad, schwül, kalt, warm
krankheit, erkrankung: grippe, erkältung, fieber, husten, migräne, krebs, diabetes, asthma, infektion, depression, bronchitis, masern, windpocken, mandelentzündung, blinddarm, lungenentzündung, bluthochdruck, herzinfarkt, schlaganfall, arthrose, rheuma, gicht, borreliose, malaria, gürtelrose, corona, demenz, neurodermitis, magen darm, mittelohrentzündung
allergie, allergisch, unverträglichkeit: nüsse, erdnüsse, gluten, laktose, milch, pollen, eier, soja, penicillin
beruf, job: lehrer, arzt, ärztin, pfleger, ingenieur, koch, bäcker, tischler, elektriker, verkäufer, krankenschwester, zahnarzt, tierarzt, apotheker, anwalt, richter, polizist, feuerwehrmann, maurer, maler, klempner, friseur, kellner, journalist, autor, musiker, fotograf, architekt, programmierer, buchhalter, gärtner, landwirt, busfahrer, pilot, erzieherin, hebamme, sekretärin, übersetzer
gefühl, stimmung: froh, traurig, wütend, stolz, aufgeregt, nervös, ängstlich, dankbar, enttäuscht, erleichtert, einsam
zimmer, raum: küche, bad, schlafzimmer, wohnzimmer, keller, dachboden, büro, kinderzimmer, flur, garage, balkon
veranstaltung, feier, anlass: hochzeit, geburtstag, konzert, taufe, jubiläum, weihnachtsfeier, sommerfest, flohmarkt, ausstellung, turnier, tagung
feiertag: weihnachten, ostern, pfingsten, silvester, neujahr, fasching, nikolaus
land: deutschland, österreich, schweiz, frankreich, italien, spanien, portugal, england, polen, griechenland, türkei
"""
