"""German, which writes all nouns with a capital: what tells its nouns from names. Folded.

A compound is a noun by its last part ("Arbeitseinsatz" by "Einsatz"), so the list of nouns reaches far beyond itself.
"""

from __future__ import annotations

from typing import Final

DETERMINERS: Final = frozenset(
    """
    alle allen am ans aufs beim das dein deine deinem deinen deiner dem den der des die diese diesem diesen dieser
    dieses ein eine einem einen einer eines etwas euer eure eurem euren furs genug ihr ihre ihrem ihren ihrer im ins
    jede jedem jeden jeder jedes kein keine keinem keinen keiner manche mehr mein meine meinem meinen meiner n ne nem
    nen ner sein seine seinem seinen seiner solche unser unsere unserem unseren unserer viel viele vielen vom welche
    welcher welches wenig wenige zum zur
    """.split()
)
# Before a bare name: of a place, and of a person or place.
PREPOSITIONS: Final = frozenset("aus nach bei in ab".split())
PERSON_PREPOSITIONS: Final = frozenset("von mit fur an gegen ohne uber durch bis neben wegen zwischen samt".split())

# Nouns that are no names, and the last parts of compounds.
NOUNS: Final = frozenset(
    """
    schmarrn knodel spatzle maultaschen schnitzel gulasch eintopf roulade rouladen frikadelle frikadellen leberkas sauerbraten apfelmus rotkohl
    fliegen tauchen schwimmen wandern reiten segeln klettern kochen backen putzen singen tanzen rudern radeln grillen
    zelten paddeln kegeln angeln basteln malen nahen stricken rafting bowling
    anwohner bewohner einwohner ministerium amtsgericht rathaus behorde behorden verwaltung buro zeuge zeugen tater opfer retter
    feuerwehr notarzt krankenwagen unternehmen konzern hersteller betreiber anbieter nutzer zuschauer besucher passagier passagiere
    abend abfahrt abgabe abholung ablauf abnahme abrechnung absage abschied absicht absprache abstand abstimmung abteil
    abteilung achse acht adresse ahnung akku akkus akte alltag alter aluminium ampel amt anfang anfrage angebot angst
    anhang anhanger anlage anlass anmeldung annahme anruf anschluss ansicht ansprache anspruch anteil antrag antwort
    antworten anwalt anzeige anzug apfel apotheke app apparat apps arbeit arbeiten arbeiter arger arm art artikel arzt
    atem aufbau aufgabe aufkleber auflage aufnahme aufraumen aufsatz aufsicht auftrag auftritt aufwand auge augen
    ausblick ausflug ausgabe ausgang auskunft auslage ausnahme ausrede ausschnitt aussicht ausstattung ausstellung
    austausch auswahl ausweis auto baby babys backer backup bad bahn bahnhof balken balkon ball band bank basilikum
    basketball batterien bau bauch bauernmarkt baum baumarkt baume baumwolle becher becken bedarf bedeutung bedingung
    beet beete befehl beginn begriff beil beirat beispiel beitrag beleg belieben bereich bericht beruf bescheid bestand
    bestatigung besuch besucher beton betrag betreff betrieb betriebsrat bett beutel bewegung beweis bezug bier
    bierbank biertisch bild bilder bildschirm bio birne birnen bitte blatt blech blick block blodsinn blume blumen
    blumenkasten blut boden bohne bohnen bohrer boot bote branch brand braten brett brief brille brokkoli brot brotchen
    browser bruch brucke brunnen brust brutto buch buchse bude budget buhne bund bundesregierung bundestag burger buro
    bus butter cappuccino cent champignons chance chaos chat chef chemie chor code cola commit corona covid creme dach
    dachboden dachterrasse datei daten datenbank datum dauer deadline decke deckel denkmal deutsch dienst ding dinge
    dingens dokument dorf dose draht drang dreck dreh drehbuch drogerie druck drucker dubel duft dunst durst ebbe ecke
    effekt ei eier eigentum eile eimer einbau eindruck einfahrt einfall einfluss eingang einkauf einkaufen einkommen
    einladung einnahme einsatz einsicht einstieg eintrag eintritt einwand einzelheiten einzug eis eisen eltern
    elternabend ende energie englisch enkel enkelin entscheidung entwurf erbsen erdkunde ereignis erfahrung erfolg
    ergebnis erinnerung erlaubnis ernte ersatz erste espresso essen essig etage ethik etikett euro fach faden fahne
    fahren fahrer fahrrad fahrt fall falle familie fang farbe fass feedback fehler fehlermeldung feier feierabend feld
    fenster ferien fernsehen fernweh fest feuer fieber figur film finger firma fisch flache flamme flasche fleck
    fleisch flohmarkt flug flur fluss flut flyer folge form formular fortschritt fortschritte foto fotos frage fragen
    franzosisch frau freibad freibier freude freund freunde freundin freundschaft frieden friseur frist frucht fruhling
    fruhstuck fuss fussball futter gabel galerie gang garage garnelen garten gas gast gaste gebaude gebiet geburt
    geburtstag gedanke gedicht geduld gefahr gefallen gefuhl gegend gehalt gehirn geist geld gelegenheit gemalde
    gemeinde gemuse genehmigung gepack gerat gerate gericht geruch geschaft geschaftsleitung geschenk geschenke
    geschichte geschmack geschrei geschwister gesetz gesetze gesicht gesprach gestell gesundheit getrank getranke
    getranken gewicht gewinn gewitter gift gin gips glas glatteis glaube gluck gluckwunsch gluten gold golf grad gramm
    gras grenze griff grippe grosse grosseltern grund grunde grunden gruppe gruss grusse grussen gummi gurke gurken gut
    haar hack hafen haferflocken haft haftung hagel hahn hahnchen haken halfte halle hallenbad hals halt hammer hand
    handball handel handler handschuh handtuch handwerker handy hang haufen haupt haupttor haus hause haut hecke hefe
    heft heim heimweh heizung held helfer hemd herbst herd herz heute hilfe himmel hinsicht hinterhof hinweis hitze
    hobby hochzeit hockey hof hohe holz honig hose hotel hufte hugel huhn humor hund hunde hunger hupfburg husten hut
    hutte idee inflation info infos ingwer inhalt innenhof insel interesse internet inzwischen jacke jahr jahre joghurt
    jubilaum judo jugend junge jungen jungs kabel kaffee kakao kalender kamera kammer kampf kanal kanne kante kapitel
    kappe karate karte karten kartoffel kase kasse kassenwart kasten kater katze kauf kaufer kaution kegel keks keller
    kellner kenntnis kern kerze kette kies kilo kilometer kind kinder kinderprogramm kino kiosk kirche kita hort krippe braut brautigam steuerberater orchester flieger brautpaar bescheid sushi uhrzeit zusage absage ruckzug vorverkauf eintritt einlass lokal metall holz kunststoff glas stahl kupfer messing alu aluminium leder stoff wolle baumwolle seide kissen
    abi abwasser affe applaus arztin aula auspuff azubi azubine bagger banane bar bauamt beamer bein beschluss besen besteck bluse bonbon
    bremse chefin chips dachdecker daumen delta demo deo dogma dosis drama echo elefant erdbeere erde estrich estrichleger fahre fassade
    feiertag ferse filter fliesen frost garantie gartner geige gerust getriebe gitarre grill gurt gurtel hamster hase helm himbeere
    himmelblau igel kaffeefilter kafig kartei karton kirsche kiwi klavier klempner klingel kopfhorer kostum kredit kugelschreiber kundin
    laminat lappen lautsprecher lava leber lenkrad lineal logo lunge makler matratze maurer mensa mikro mikrofon mohre monitor mortel napf
    niere notar nusse orange panorama paprika parkett patrone pfirsich pflaume pinsel polizist posaunist praktikant praktikantin
    pullover pute roller router salbe salsa sandalen sanger schaufel schimmel schminke schnaps schreiner schuppen schwamm shampoo ski sofa
    statik statiker staubsauger steak tablet tacker tapete taufe taxi tempo tiger tomate trikot trockner trompete tunnel verstarker villa
    welpe wifi zoll grun blau gelb grau beige lila rosa turkis saxofon saxophon flote posaune bratsche cello harfe orgel pauke becken
    bassist gitarrist schlagzeuger sangerin dirigent choreograf regisseurin statist kameramann tontechniker beleuchter souffleuse maske
    verletzung zerrung prellung bruch naht narbe wunde blase beule entzundung tropfen zapfchen hustensaft inhalator thermometer waage
    blutdruck zucker cholesterin befund uberweisung krankmeldung attest kur reha physio massage hebamme pflegerin sanitater rettungswagen
    krankenwagen notaufnahme sprechstunde wartezimmer impfpass mutterpass entbindung geburt taufpate patentante trauzeuge brautkleid
    ringe hochzeitstorte polterabend junggesellenabschied flitterwochen standesamt kirche pfarrhaus friedhof grab sarg urne trauerfeier
    kondolenz testament erbe erbschaft nachlass schenkung vollmacht patientenverfugung betreuung pflegeheim altersheim rollator rollstuhl
    treppenlift badewanne dusche waschbecken toilette klo spulung siphon dichtung armatur mischbatterie boiler therme heizkorper thermostat
    warmepumpe solaranlage photovoltaik wallbox zahler ablesung abschlag nachzahlung guthaben erstattung uberziehung dispo sparbuch girokonto
    depot aktie fonds rendite dividende zinssatz tilgung hypothek grundbuch notartermin expose makler courtage besichtigung ubergabe
    mangel mangelliste abnahme richtfest rohbau keller dachboden speicher dachstuhl dachrinne regenrinne fallrohr schornstein kamin ofen
    kachelofen pellets brennholz scheit axt motorsage rasenmaher heckenschere giesskanne gartenschlauch kompost hochbeet gewachshaus
    tomaten gurken zucchini kurbis rote mangold porree lauch sellerie fenchel rettich radieschen rhabarber petersilie schnittlauch dill
    minze thymian oregano majoran kummel zimt nelken muskat ingwer kurkuma chili senf ketchup mayo essiggurke oliven kapern sardellen
    thunfischsalat nudelsalat kartoffelsalat krautsalat frikadelle bulette schnitzel gulasch rouladen braten sauerkraut knodel klosse
    spatzle maultaschen lasagne pizza doner falafel pommes currywurst bratwurst leberkase brezel brezn semmel schrippe croissant muffin
    waffel pfannkuchen crepe pudding quarkspeise grutze kompott marmelade honig nutella musli haferflocken cornflakes zwieback knackebrot
    kissen kiste
    klang klasse kleber kleid kleidung klettergerust klima klinik klo knete knie knoblauch knochen knopf koch kochen
    koffer kohle kollege kollegen kollegin kontakt konto kontoauszug kontostand kontrolle konzert kopf kopfweh kopie
    korb korper korrektur kosten kraft kram kran krankheit kraut kreis krempel kreuz krieg kroten kuche kuchen kugel
    kuh kuhe kulisse kultur kummer kunde kunden kunst kunststoff kupfer kupplung kurs kurve kurze kuss kuste lachen
    lachs lack ladegerat laden lage lager laktose lampe lampen land lander landschaft lange laptop larm last
    lastschrift latein laub lauf laufen laune leben lebensmittel leder lehm lehrer leid leim leine leistung leiter
    leitung lernen lese lesen leser leute lg licht liebe lied lieferant lieferung limo limonade linie link linse linsen
    liste liter loch loffel lohn losung luft lust macht madchen madels magen mahl mahnmal mail mails mais mal maler
    mama mangel mann manner mantel mappe marchen margarine mark marke markt marmelade marmor maschine mass masse
    material mathe matte mauer maus mause meer meeting mehl mehrheit mehrwertsteuer meinung meister menge mensch
    menschen messe messer messing meter metzger mfg miete mieter migrane milch minute minze mist mitarbeiter
    mitarbeiterin mitglied mitglieder mittag mitte mittel mode modell moglichkeit moment monat monate mond moor morgen
    motor muhe mull mund munze musik musli mut mutter muttern mutze nachbar nachbarn nachbarschaft nachfrage nachmittag
    nachricht nacht nachtrag nagel nahe name namen nase natur nebel nebenkosten neffe neid netto netz newsletter nichte
    niveau norden not note notiz nudel nudeln nummer nutzen nutzer obst ofen offnung ohr ol oma onkel opa oper opfer
    ordner ordnung oregano ort osten ostern paar pack packung paket palette panik panne papa papier park parken partei
    partner partnerin party pass passwort passworter pasta patient pause person personal pfand pfanne pfarrer pfeffer
    pfeife pferd pflanze pflaster pflege pflicht pfosten phase physik pilates pilz pilze pizza plakat plakate plan
    planung plastik platte platz platze pol politik polizei pommes post posten poster praxis preis preise presse
    prinzip probe problem problemen produkt programm projekt protokoll prozent prozess prufer prufung publikum pudding
    pult pumpe punkt puppe putz putzen quadrat qualitat quark quatsch quelle quittung rabatt rad radio rahmen rand rang
    rasen rat ratte rauch raum rechner rechnung recht rede reden regal regel regen regie region reifen reihe reis reise
    release religion rennen rente reparatur requisite respekt rest restaurant rettung review rezept rhythmus richter
    richtung riegel riemen rind ring risiko riss rock rohr rolle roman rose rosmarin rost rucken ruckmeldung
    ruckmeldungen rucksack ruckseite rucksicht rucksprache ruf ruhe rum runde rutsche saal sache sachen sack saft sage
    sahne saison salami salat salbei salz samen sammlung sand sanitater satz satzung saule schach schachtel schaden
    schafe schal schale schatten schatz scheibe schein schere scherz scheune schicht schiff schild schinken schirm
    schlaf schlag schlange schlauch schloss schluck schluss schlussel schmerz schmuck schnee schnitt schnittstelle
    schnupfen schnur schoko schokolade schrank schranke schraube schrauben schreck schrei schreiben schrift
    schriftfuhrer schritt schrott schuh schuhe schuld schule schuler schulter schuss schussel schutz schwager schwein
    schwelle schwester schwimmbad schwimmen see segel seide seife seil seite sekt sekunde semester sendung senf server
    service sessel sicherheit sicht sieg silber singen sinn sitz sitzung skat skonto skulptur socke software sohn
    sommer sonne sonnenschein sorge sorte sosse spanisch spass spaten speck speicher speise spende spenden spiegel
    spiel spielen spieler spinat spinne spitze sponsor sponsoren sport sprache sprint spritze spruch sprudel spulung
    spur staat stadion stadt stahl stall stamm stand standort stapel start station stau staub steckdose steckdosen
    stecker steg stein stelle stellung stempel stern steuer steuern stiefel stift stil stille stimme stimmung stirn
    stock stoff stolz storno storung strafe strahl strand strasse strauss strecke streifen streit stress strich strom
    strumpf stube stuck student stufe stuhl stuhle stunde stunden sturm suche suden supermarkt suppe susses system
    szene tabelle tablett tafel tag tage takt tal tank tankstelle tante tanz tanzen tasche tasse tastatur taste tat
    tater team technik tee teig teil teilnehmer teller tennis teppich termin termine terrasse test teufel text theater
    thema themen thunfisch thymian ticket tier tiere tinte tipp tisch tischler tischtennis titel tochter tod tofu
    toilette tomaten ton tonne topf tor torte tour tradition transport traube trauer traum treffen treffpunkt treppe
    trick trinken trommel tropfen tuch tur turm turnhalle turnier tute typ typen ubergabe uberraschung ubersicht
    uberweisung ubung ufer uhr umbau umgang umlauf umsatz umschlag umstand umstande umstanden umweg umzug unfall unfug
    uni unkraut unrecht unterlage unterricht unterschied unterschrift update urlaub ursache urteil vanille vater ventil
    veranda verband verbindung verbot verdacht verein verfahren vergleich verhalten verhaltnis verkauf verkehr verlag
    verlauf verlust vermieter vernunft verpackung versand versehen versicherung versprechen verstand versuch versuche
    vertrag vertrauen vertreter verwalter verzug vg video vieh vogel volk volleyball vorbild vorfall vorgang
    vorgesetzte vorhang vormittag vorname vorort vorrat vorschlag vorsicht vorsitz vorstand vorteil vortrag vorwurf
    waage wache wachs wade waffe wagen wahl wahnsinn wahrheit wald wand wandel wanderung wanne ware warten wasche
    wasser watte website wecker weg weide weihnachten weihnachtsmarkt wein weise weite welle welt werbung werk
    werkstatt werkzeug wert wesen weste westen wette wetter whisky wiese wille willen wind winkel winter wirkung wirt
    wirtschaft wissen witz wlan woche wochen wochenende wodka wohnung wolke wolle workshop wort worter wunde wunder
    wunsch wurst wurzel wut yoga zahl zahlen zahlung zahn zange zapfanlage zaun zeh zeichen zeichnung zeile zeit zeiten
    zeitung zelt zelte zelten zement zentrum zettel zeug zeuge zeugs ziege ziegel ziel zimmer zimt zins zinsen zitrone
    zoo zopf zucker zufahrt zufall zug zugang zugange zugel zukunft zumba zunge zusage zusammenhang zuschauer zuschuss
    zustand zutritt zuwachs zweck zweifel zweig zwiebel zwiebeln zwillinge
    """.split()
)
SUFFIXES: Final = tuple(
    """
    eur eure euren iker ikern
    age anz barer chen enz erei erie ette gie gramm graph heit heiten ik ismus itis keit keiten lein ling linge logie
    loser ment mente metrie nis nisse schaft schaften sion tat taten tion tionen tum tur turen ung ungen ur werk zeit
    zeug
    """.split()
)
# Ends of names of places.
PLACE_ENDS: Final = tuple(
    "hausen kirchen rode rath ingen heim burg furt dorf leben stedt beck bruck stadt hagen hafen bach tal roda itz ow".split()
)

# The first of two nouns that are one name ("Gasthof Krone", "Waldbad Ellerbach"), by the end of the word.
HOUSES: Final = frozenset(
    """
    partyservice eventservice lieferservice pflegedienst catering floristik schlosserei wascherei zimmerei fleischerei fahrschule kurhaus malerbetrieb eiscafe
    apotheke getranke blumen mobel foto optik radio betten schuhhaus zweirad reifen farben teppich zoo arena autohaus backerei bad bahnhof bank bar bau bibliothek brauerei buro brauhaus brucke bucherei buchhandlung
    burg cafe club druckerei elektro flughafen gartnerei gasthaus gasthof gaststatte grundschule gymnasium halle
    hauptbahnhof haus hochschule hof hotel hutte kanzlei kindergarten kino kirche kita klinik klinikum kloster kneipe
    konditorei krankenhaus kulturhof landkreis metzgerei muhle museum praxis realschule restaurant ruine schloss
    schreinerei schule sparkasse spedition stadion stadtbucherei stadtwerke theater tischlerei turm turnhalle
    universitat verein verlag volksbank weingut werft zentrum
    """.split()
)
# Houses and grounds that are called after somebody, with a hyphen: das Ohnsorg-Theater.
NAMED_AFTER: Final = frozenset(
    "theater halle schule gymnasium realschule klinik museum stift park kirche haus bad stadion kaserne brucke ufer platz".split()
)
# What is eaten and called after a town: Frankfurter Kranz, Wiener Schnitzel.
DISHES: Final = tuple(
    "kranz torte kirsch wurstchen wurst schnitzel weisse braten brot kase strudel melange schokolade kuchen schinken suppe "
    "klopse spatzle stollen lebkuchen printen marzipan pfannkuchen auflauf sosse senf bier".split()
)
# Nouns that say what the bearer of the name behind them is ("Firma Hinrichsen", "Stadt Kiel"): no part of the name.
CLASSES: Final = frozenset(
    """
    malermeister dachdeckermeister elektromeister schreinermeister tischlermeister fliesenleger schornsteinfeger gartnerin hebamme
    physiotherapeut physiotherapeutin hausarztin kinderarztin erzieherin erzieher betreuerin betreuer fahrlehrer fahrlehrerin
    klassenlehrer klassenlehrerin sachbearbeiter sachbearbeiterin schulleiter schulleiterin abteilungsleiter abteilungsleiterin
    vorarbeiter polier gutachter gutachterin schwiegermutter schwiegervater patenonkel patentante
    metzger backer friseur gartner optiker apotheker hausarzt augenarzt kinderarzt elektriker klempner tischler schreiner dachdecker maurer
    installateur makler notar steuerberater dozent azubi azubine praktikant praktikantin hausverwalter vermieter vermieterin mieter
    mieterin wirt wirtin kellner bademeister schiedsrichter torwart imam rabbi bauer tierarztin zahnarztin schauspieler schauspielerin
    anwalt anwaltin architekt architektin arztin autor autorin band bruder bundesland burgermeister burgermeisterin
    chef chefin cousin cousine dichter direktor direktorin doktor dorf familie firma fluss frau fraulein freund
    freundin gemeinde gruppe hausmeister herr hund hundin insel kanzler kapitan kater katze kind kollege kollegin kreis
    kunde kundin kunstler kunstlerin land lehrer lehrerin leiter leiterin maler mann marke minister ministerin nachbar
    nachbarin neffe nichte oma onkel opa ort ortsteil pastor pfarrer pferd prasident professor projekt regisseur
    richter sanger sangerin schwager schwagerin schwester sohn spedition stadt stadtteil student studentin tante
    tierarzt tochter trainer trainerin zahnarzt
    """.split()
)
# Before a bare name: what someone or something is called ("der Hund heißt Bello").
NAMING: Final = frozenset("heisst heissen hiess hiessen heisse namens".split())
# First words of names of places ("Bad Orlach").
PREFIXES: Final = frozenset("bad sankt st gross klein alt neu ober unter hohen".split())
STREET_ENDS: Final = ("strasse", "gasse", "allee", "weg", "platz", "damm", "ufer")
NO_STREETS: Final = frozenset(
    """
    allee arbeitsplatz arbeitsweg ausweg bauplatz baustrasse campingplatz dorfstrasse einbahnstrasse fahrweg feldweg
    fussballplatz fussweg gasse gehweg grillplatz hauptstrasse heimweg hinweg holzweg kitaplatz lagerplatz landstrasse
    liegeplatz nebenstrasse parkplatz platz querstrasse radweg rastplatz ruckweg sackgasse schlafplatz schnellstrasse
    schulweg seitenstrasse sitzplatz spielplatz spielstrasse sportplatz standplatz startplatz stellplatz strasse
    studienplatz tennisplatz treffplatz umweg vorplatz waldweg wanderweg wasserstrasse weg zeltplatz
    """.split()
)
# Houses whose name may be any noun ("Hotel Seeblick").
INNS: Final = frozenset(
    "hotel gasthof gasthaus cafe restaurant pension villa bistro kino club bar kneipe eisdiele".split()
)
# What belongs to the name of a place before it ("Lüneburger Heide").
SIGHTS: Final = frozenset(
    "heide wald land see bucht borde berge alpen dom mauer tor zeitung woche hafen hauptbahnhof bahnhof messe schloss museum "
    "universitat philharmoniker zoo hutte becken bruche moor forst ufer platz strasse allee rathaus theater oper".split()
)
# Adjectives that have a capital inside of a sentence only as part of a name ("im Goldenen Hirsch", "Alte Post").
PROPER: Final = frozenset(
    stem + ending
    for stem in (
        "alt neu gold golden silbern rot schwarz weiss blau grun gelb braun gross klein lang hoh wild frei heilig rostig krumm bunt "
        "eisern deutsch bayerisch sachsisch norddeutsch suddeutsch westdeutsch mitteldeutsch hessisch berlin schwabisch "
        "frankisch bohmisch osterreichisch schweizerisch europaisch stadtisch vereinigt evangelisch katholisch technisch "
        "barmherzig kurfurstlich koniglich lustig grun wiener hungrig flotte tapfer"
    ).split()
    for ending in ("e", "en", "er", "es", "em")
)
# Of the nouns that say what a thing is, those behind which any noun is its name.
CALLED: Final = frozenset("projekt codename kampagne".split())
# Lines of trade and kinds of insurers: behind another noun, without a hyphen, they make the name of a firm.
FIRMS: Final = frozenset(
    """
    logistik technik reisen immobilien medien systeme solutions consulting elektro sanitar transporte umzuge catering
    energie pharma moden optik akustik gastro hausverwaltung bestattungen gebaudetechnik haustechnik heizungsbau holzbau
    metallbau tiefbau hochbau messebau krankenkasse versicherung versicherungen software verlag touristik elektronik
    maschinenbau fahrschule feinkost getranke reinigung gartenbau baustoffe
    """.split()
)
# Nouns behind which those are what they say ("Thema Logistik").
BEFORE_TRADES: Final = frozenset(
    """
    thema bereich abteilung fach branche sparte team referat kosten problem gebiet ressort firma stichwort kapitel punkt
    leiter leiterin ausbildung studium dozent wort begriff frage art beispiel ende anfang stuck menge paket kasten flasche
    sparten
    """.split()
)
# How words for those who do something end.
DOERS: Final = tuple("er rin tin lin mann frau ist ent ant eur tor ine chef lehrling azubi".split())
