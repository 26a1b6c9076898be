"""German cues of the thirty emotions, and under `[]` the uses of their words that tell of none.

Formulas of politeness ("freut mich", "ich fürchte, das wird nichts", "leider", "vielen Dank") are none.
"""

from __future__ import annotations

from typing import Final

CUES: Final = """
[conviction]
de überzeugt, überzeugung, felsenfest, ohne jeden/jeglichen zweifel, zweifellos
   hundertprozentig/absolut/todsicher/vollkommen sicher, todsicher, fest davon überzeugt, glaube fest
   lege/leg meine/die hand ins feuer, bin mir absolut/ganz/völlig/hundertprozentig sicher
   nicht den geringsten zweifel
[grief]
de könnte heulen/weinen/nur_noch_heulen/nur_noch_weinen, zum heulen/weinen, heule/heulte nur/gleich/mir
   trauer, trauern, trauere, trauert, trauerte, getrauert, traurig~, traurigkeit, todtraurig~, untröstlich~
   beerdigung, beileid, herzzerreißend~, geweint, weine, weint, weinte, weinten, weinen, heule, heult, heulte
   geheult, heulend, in tränen, unter tränen, tränen in den augen/liefen/kamen, den tränen nahe, schluchzte
   schluchzend, betrübt~, niedergeschlagen~, deprimiert~, bedrückt~, herz gebrochen/bricht
   bricht/brach mir/ihr/ihm das herz, todunglücklich~, unglücklich~, schwermütig~, kummer, verzweifelt~, verzweiflung
   hoffnungslos~, trostlos, ist/sind mir zum_heulen, boden zerstört
[joy]
de hocherfreut~, entzückt~, hin und weg, freudestrahlend, quietschvergnügt
   schönster/schönste/schönstes/bester/beste/bestes geburtstag/tag/abend/wochenende/urlaub/party/geschenk/nachricht aller/meines/seit, grinse/grinste/strahle immer/noch/übers/bis/den, freu/freue mich wie_bolle/wie_ein_kind/ein_loch, könnte die ganze_welt
   freude, vor freude, fröhlich~, glücklich~, glücklicher, glücklichsten, überglücklich~, froh, frohe, freue mich
   freu mich, freust dich, freut sich/euch/ihn/sie/uns, freuen uns/sich, freute mich/sich, freuten uns/sich, gefreut
   mich/uns so/sehr/riesig/total/wahnsinnig/unheimlich freuen/freut, freude gemacht/bereitet, begeistert~
   begeisterung, juhu, juhuu, hurra, jippie, yippie, juchu, im siebten himmel, selig~, glückselig~, heiter~
   vergnügt~, strahlte vor/übers/über, strahlen vor, jubelte, jubelten, gejubelt, erfreut, happy, glück
   überschwänglich, hin und weg, beflügelt, schönste/schönster tag meines, so ein spaß, riesenspaß, hüpfte vor
[fear]
de angst, ängste, ängstlich~, fürchte mich, fürchtet sich, fürchten sich/uns, fürchtete mich/sich/er/sie/um
   gefürchtet, furcht, furchtsam, erschrocken, erschrak, erschreckt, panik, panisch~, verängstigt~, entsetzt
   entsetzen, grauen, grausig, gruselig~, gruselt, schrecken, schiss, bammel, muffensausen, eingeschüchtert
   höllenangst, heidenangst, todesangst, zittere vor, zitterte vor, graut mir/es/ihm/ihr, mir/ihm/ihr graut
   albtraum/alptraum, fürchterlich erschrocken
[hope]
de hoffnung, hoffnungen, hoffnungsvoll~, hoffe, hofft, hoffen, hoffst, hoffentlich, hoffte, hofften, gehofft
   zuversichtlich~, zuversicht, optimistisch~, optimismus, daumen drücken/gedrückt
   drücke/drück/drücken die/dir/euch die/ daumen, lichtblick
[trust]
de vertrauen, vertraue, vertraut mir/ihr/ihm/uns/ihnen/darauf, vertrauten mir/ihr/ihm, vertraust
   vertraute ihm/ihr/mir/uns, vertrauensvoll, vertrauenswürdig~, verlasse mich auf/ganz_auf/voll_auf
   verlassen kann/können, verlassen uns auf, man/mich_immer/dich_immer/uns_immer sich_verlassen/verlassen
   auf dich/ihn/sie/uns/euch verlassen
   kann/kannst/können mich/dich/sich/uns/man immer_auf/auf/voll_auf/sich_immer_auf/sich_auf, verlass, zuverlässig~
   baue auf, zählen auf, auf dich/ihn/sie/euch/uns/mich/die_beiden/den/die ist verlass
   auf dich/ihn/sie/euch/mich/uns zählen, in guten händen, anvertraut, anvertraue, glaube an dich/ihn/sie/euch/uns
   sich/mich_immer/uns_immer/dich_immer verlassen
[wonder]
de staunen, staunte, staunten, staune, staunend, gestaunt, fasziniert~, faszinierend~, fasziniert mich/ihn/sie
   faszination, neugierig~, neugier, verblüfft~, verblüffend~, erstaunt~, erstaunlich~, bezaubernd~, verzaubert~
   wundersam~, verwundert, verwunderung, umgehauen, bestaunt, bestaunten
[rage]
de wut, wütend~, wutentbrannt~, zornig~, zorn, rasend vor, rasend_vor/raste vor wut, empört~, empörung, stinksauer
   stinkwütend, sauer/sauer auf, echt/so/richtig/total/ziemlich/super/ganz_schön/ordentlich/tierisch/mega/sehr sauer
   bin/war/ist/sind/waren/wurde/wird sauer, sauer auf, kotzt/kotzte mich/uns/ihn/sie an/
   bringt/macht/treibt mich/uns/ihn rasend, bringt/brachte mich/uns auf_die_palme, zur weißglut, auf die palme
   platzt mir/gleich der kragen, platzte mir/ihr/ihm der kragen, aufgebracht~, erbost~, hasse, hasst, hasste, gehasst
   hass, unverschämtheit, frechheit, koche vor, kochte vor, außer mir/sich vor wut/zorn, tobte, tobt vor, ausgerastet
   rastete aus, explodiert vor, schnauzte
[exhaustion]
de erschöpft~, erschöpfung, todmüde, hundemüde, müde, müder, übermüdet~, müdigkeit, ausgelaugt~, ausgebrannt~
   burnout, fix und fertig/alle, kaputt und müde
   völlig/total/komplett fertig/platt/geschafft/erledigt/kaputt/gerädert, ganz schön geschafft/fertig/platt
   fix und alle
   bin/ist/sind/war/waren/fühle_mich platt/geschafft/gerädert/erledigt/völlig_erledigt/völlig_fertig/am_ende
   kann/konnte nicht mehr, kann_kaum/konnte_kaum die augen, kaum noch die augen, geschlaucht~, entkräftet~, schlapp~
   ausgepowert~, auf dem zahnfleisch, kraftlos~, übernächtigt~, matt und, ende meiner kräfte
[shame]
de im boden versinken/versunken, in grund und_boden, so peinlich war_mir
   scham, schäme, schämen, schämt, schämte, schämst, geschämt, beschämt~, beschämend~, peinlich~, blamiert, blamieren
   gedemütigt~, demütigung, demütigend~, blamage, schande, im erdboden versinken/versunken, erdboden versunken
   rot geworden/angelaufen, verlegen
[pride]
de wäre/wären/wär so/sehr/ stolz auf, wäre so/sehr/mächtig stolz
   stolz, stolze, stolzer, stolzen, stolzes, stolzeste, stolz auf, mit stolz, stolzgeschwellt, mit stolzgeschwellter
   schwillt die brust, platze vor, gut gemacht
[nostalgia]
de an früher denken, an alte zeiten/die_alten_zeiten, wie damals, früher war alles/das_so
   nostalgie, nostalgisch~, wehmut, wehmütig~, gute/guten alte/alten zeit/zeiten
   schwelge/schwelgen/schwelgten in erinnerungen, sehnsucht nach/der, kindheitserinnerungen
   erinnert/erinnerte mich/uns an meine/unsere/die kindheit/jugend
   als/wenn ich/wir klein/kind/noch_klein/kinder/noch_kind war/waren, damals war alles, war früher alles/doch
   weißt du/ihr noch/noch_damals, schöne/alte erinnerungen, wie früher, versetzt mich zurück, das waren noch zeiten
   waren das/noch zeiten, die guten alten
[anxiety]
de zittern/zitterten/zitterte/zittert die/mir/meine/die_hände hände/knie/stimme/, meine/die hände/knie zittern/zitterten/zitterte, mir zitterten/zittern die hände/knie
   vor aufregung, bauchweh/bauchschmerzen wegen/vor, ganz/total/so/sehr hibbelig, lampenfieber, bammel
   mir/mein klopft/schlägt/pocht das/mein herz, mein herz rast/klopft/pocht, herz schlägt bis_zum_hals, mir/uns graut, zittrige/zitternde hände, kriege/bekomme kein auge
   sorge/sorgen um, mache/macht/machen/machte/machten/gemacht mir/sich/uns sorgen/große_sorgen/echt_sorgen
   große/viele/ernste/ernsthafte/echte sorgen, macht/machen mir/uns/ihr/ihm sorgen/zu_schaffen, besorgt~, besorgnis
   sorgenvoll, nervös~, nervosität, unruhig~, gestresst~, stress, stressig~, stresst, beunruhigt~, beunruhigend~
   unwohl, bange, mulmig~, schlaflos~, lampenfieber, aufgeregt wegen, angespannt~, kann/konnte/konnten nicht schlafen
   kann_vor/konnte_vor aufregung/sorge nicht schlafen, liege/lag wach, bauchschmerzen wegen, flaues/mulmiges gefühl
   prüfungsangst, flugangst, grübele, grüble, grübelt, hibbelig, unter druck, zerbreche mir den kopf
[relief]
de endlich geschafft, bin ich froh/erleichtert, puh, tief durchatmen/durchgeatmet, last von den/meinen/der
   erleichtert~, erleichterung, erleichternd, gott sei dank, gottseidank, zum glück, stein vom herzen, puh, puuh
   aufatmen, aufgeatmet, atmete auf, atme auf, atmen auf, atmeten auf, endlich vorbei/geschafft/überstanden
   noch mal gut gegangen, nochmal gut gegangen, glimpflich
[anticipation]
de freue/freu/freuen/freut mich/uns/sich auf/schon/darauf/drauf
   riesig/total/sehr/wahnsinnig/schon/so auf/drauf/darauf freue/freu/freuen
   freue/freu/freuen mich/uns schon/riesig/total/so/sehr auf/drauf, freue/freu/freuen mich/uns schon riesig/sehr/total/so
   freue/freu/freuen mich/uns schon riesig/sehr/total auf, vorfreude, kaum erwarten
   kann es/'s/ nicht/gar_nicht/kaum erwarten, gespannt wie/auf/ob
   bin/sind/ist/war/waren/schon so/schon/total/sehr/echt/mega/ gespannt, sehnsüchtig erwartet
   fiebere/fiebern/fiebert, voller erwartung, zähle/zählen die tage/stunden, ungeduldig~, nicht mehr abwarten
   ich freu mich drauf
[frustration]
de nicht mehr hören/sehen/ertragen/aushalten/mit_ansehen, hängt mir/uns zum hals_raus, steht mir/uns bis oben/hier
   auf den/die keks/wecker/senkel/geist/nerven/zeiger, in den wahnsinn, zum aus_der_haut_fahren
   frustriert~, frustrierend~, frust, frustration, genervt~, nervig~, nervt, nerven/nervte/nervend mich/uns
   ärgerlich~, verärgert~, ärger/ärgere/ärgert/ärgern/ärgerte/geärgert mich/uns/sich, ärgert, ärgere, geärgert
   es_satt/das_satt, so satt, zum verzweifeln/heulen/kotzen/mäusemelken, gereizt~, entnervt~
   nase/schnauze/faxen voll/dicke, hab/habe/haben genug von, reicht mir/es_mir/jetzt, mir reicht's/reichts/reicht_es
   verdammt nochmal/noch_mal, schon/das_dritte/zum dritten/fünften/hundertsten mal, treibt mich in_den_wahnsinn
   macht mich wahnsinnig/verrückt/irre/fertig, es ist zum, ich krieg/kriege die krise, enttäuscht~, enttäuschung
   enttäuschend~, zum haareraufen
   geht/gehen/ging mir auf_die_nerven/auf_den_keks/auf_den_geist/auf_den_sack/auf_den_wecker, auf die nerven
   mist schon wieder, unzufrieden~, boah ey, menno, zeitverschwendung, reicht's/reichts/reicht_es mir/langsam/jetzt
[gratitude]
de hast/habt mir/uns den/das tag/abend/leben/wochenende gerettet, bist ein/die schatz/engel/beste/rettung, danke dir/euch von herzen/tausendmal, dank/danke aus tiefstem
   bedeutet/bedeutete mir/uns viel/alles/so_viel/unglaublich_viel/unendlich_viel/sehr_viel, dankbar~, dankbarkeit, tausend dank, herzlichsten dank, von herzen dank/danke, danke von herzen
   danke dir/euch/ihnen so/von/für_alles/aus, vielen vielen dank, danke danke danke
   danke für alles/eure/deine/dein/euer/das_vertrauen, danke dass/daß, wie ich dir/euch/ihnen danken/je_danken
   bin dir/euch/ihnen so/sehr/ewig/was/unendlich, verdanke, verdanken, nicht genug danken, zu tiefstem dank
   zu dank verpflichtet, weiß das/es/deine/eure zu/sehr_zu/wirklich_zu schätzen
   du bist/hast/mich ein_schatz/die_beste/der_beste/das_leben_gerettet
[loneliness]
de keine/kenne menschenseele, kenne hier/ niemanden/keinen/keine_menschenseele, kein schwein ruft, so verlassen, niemand ruft/fragt/besucht mich/an
   einsam~, einsamkeit, ganz/so/mutterseelen/total/völlig/sehr allein/alleine, mutterseelenallein, heimweh
   verlassen gefühlt, fühle/fühlt/fühlte mich/sich so/sehr/oft/ allein/alleine/verlassen/ausgeschlossen
   ausgeschlossen gefühlt, vereinsamt~, niemanden/keinen zum reden, verlassen und, von allen verlassen
   sich/mich verlassen fühlen/fühle/gefühlt
[inspiration]
de inspiriert~, inspirierend~, inspiration, motiviert~, motivierend~, motivation, beflügelt, geistesblitz
   neue energie, kreativitätsschub, angespornt, ansporn, mitgerissen, bringt mich auf ideen, voller ideen
[confusion]
de auf dem schlauch, verstehe/versteh nur/kein bahnhof/wort, steige/steig da/ nicht/nicht_mehr durch
   blicke/blick da/hier/ nicht/gar_nicht/überhaupt_nicht/nicht_mehr/überhaupt_nicht_mehr/gar_nicht_mehr durch, verwirrt~, verwirrend~, verwirrung, ratlos~
   verstehe/versteh/kapiere/kapier/check/begreife gar/überhaupt/hier/ nicht/nichts, verstehe/versteh nur bahnhof
   nur bahnhof, durcheinander, unverständlich, perplex, kapiere nicht/nichts, blicke nicht durch
   blick da_nicht/nicht/nicht_mehr durch, steige/steig nicht/da_nicht/nicht_mehr durch, auf dem schlauch
   steh/stehe auf dem schlauch, keine ahnung was/worum du/ihr/das/das_soll/er/sie
   ergibt/macht/ergab keinen/überhaupt_keinen/gar_keinen/null sinn, schleierhaft, rätselhaft~, irritiert~
   komplett raus, soll das denn
[clarity]
de klarheit, jetzt/nun/endlich ist/wird mir/alles/ alles/das/ klar, glasklar, leuchtet mir/jetzt/ ein, klar geworden
   wurde/wird mir/ihr/ihm/uns klar/bewusst, jetzt/endlich verstehe/versteh/kapier/begreife/sehe ich
   jetzt/endlich habe/hab ich's/ich_es/ich_das verstanden/kapiert/begriffen
   endlich verstanden/kapiert/begriffen/klar, groschen gefallen, fiel der groschen, der groschen ist, aha
   wie schuppen von den augen, augen geöffnet, aha erlebnis, sehe/sah jetzt klar, licht aufgegangen
   geht/ging mir ein licht
[guilt]
de muss/möchte/wollte/will mich/mich_bei_dir/mich_bei_euch/mich_bei_ihr/mich_bei_ihm entschuldigen, bin zu weit_gegangen, war nicht fair_von_mir/fair, war unfair von/zu/dir
   schuldgefühle/schuldgefühl/schuldgefühlen, schuldig gefühlt/gemacht, fühle/fühlt/fühlte mich/sich so/ schuldig
   meine/unsere/deine/seine/ihre/selbst schuld, schuld daran, bin schuld/selbst_schuld
   schlechtes/schlechte/schlechten/reines gewissen, schlechtem gewissen, plagt das/mein gewissen, gewissensbisse
   reue, reumütig, verzeih/verzeiht/verzeihen_sie/vergib/vergebt mir
   mache/macht/machte/machen mir/sich ewig/große/immer_noch/schwere/ vorwürfe
   tut mir so/unendlich/wahnsinnig/wirklich/schrecklich/furchtbar/aufrichtig leid dass/was/daß/für
   gebe mir die schuld, hab/habe sie/ihn/dich/euch/alle im_stich_gelassen/enttäuscht
[awe]
de die sprache verschlagen, verschlug mir/uns die sprache, atemberaubend~, den atem verschlagen/geraubt
   ehrfurcht, ehrfürchtig~, ehrfurchtsvoll, atemberaubend~, überwältigt~, überwältigend~, sprachlos~, majestätisch~
   gänsehaut, erhaben~, raubt/raubte/verschlug/verschlägt mir/uns den_atem/die_sprache, mund offen, offenem mund
   ergriffen, andächtig, demut
[regret]
de nicht so anfahren/anschreien/anbrüllen dürfen/sollen, nie/niemals/nicht tun/sagen/machen/gehen/verkaufen/anschreien dürfen/sollen, früher anrufen/kommen/gehen/fragen/sagen sollen/müssen, war ein fehler_von_mir
   bedaure, bedauere, bedauert, bedauern, bedauerlich~, bereue, bereuen, bereut, bereute, bereust, bereuten
   hätte/hätten/hätt ich/wir doch/nur/bloß/nie, ärgere mich dass_ich, wäre/wären ich/wir doch/nur/bloß
   verpasste/vertane chance, im nachhinein/rückblickend hätte/hätten/wäre
   hätte/hätten nie/niemals/nicht sollen/dürfen, hätte_ich/hätten_wir/hätt_ich besser/früher/eher/auf
   wünschte ich/wir/ich_hätte/wir_hätten/ich_wäre, ich_wünschte/wünschte_ich ich/wir/mir hätte/wäre/hätten
   wenn ich doch/nur/bloß, schade, jammerschade, zu schade, größter fehler, fehler meines
[determination]
de gebe/geb/geben ich/wir/ niemals/nie/nicht auf, lasse/lass ich mir_nicht_nehmen
   zieh/ziehe/ziehen das/es durch, lasse/lass mich nicht unterkriegen, komme was wolle/da_wolle, kämpfe/kämpfen weiter
   entschlossen~, entschlossenheit, fest entschlossen
   gebe/geb/geben/gibt/gab/gaben nicht/niemals/nie/so_schnell_nicht/jetzt_nicht/noch_nicht auf
   niemals/nie/nicht aufgeben, aufgeben ist keine/kommt, hartnäckig~, beharrlich~, beharrlichkeit
   koste es was/was_es, um jeden preis, durchhalten, durchgehalten, durchhaltevermögen, unbeirrt~, unermüdlich~
   lasse/lass/lassen mich/uns nicht unterkriegen/aufhalten/abbringen, komme was wolle, ziehe das durch
   zieh das durch, ziehen das durch, ich schaffe/schaff das, wild entschlossen, kämpfe/kämpfen weiter/bis
   willenskraft, jetzt erst recht
[vulnerability]
de verletzlich~, verletzlichkeit, verletzbar~, verwundbar~, schutzlos~, hilflos~, hilflosigkeit, wehrlos~
   zerbrechlich~, ohnmächtig fühle, machtlos~, ausgeliefert, dünnhäutig~, unsicher fühle/fühlt/gefühlt
   fühle/fühlt/fühlte mich/sich so/ nackt/klein/schwach/entblößt, anvertraut wie schlecht, mein herz ausgeschüttet
   herz ausgeschüttet, mich/sich geöffnet, fällt/fiel mir/ihm/ihr schwer darüber/das_zu/zuzugeben
[acceptance]
de es/ist ist/wie wie_es_ist/es_ist, ist nun mal_so/so, kann man nichts/nix machen/ändern, da/muss muss/man man/ich/wir durch, hab/habe mich damit abgefunden
   abgefunden, finde/fand/findet mich/sich damit/mit ab/, hinnehmen, hingenommen, frieden geschlossen/gemacht/damit
   frieden mit/damit, meinen frieden, im reinen mit, akzeptiert dass/daß/und/wie
   akzeptiere dass/daß/es_so/das_jetzt/ihn/ihre
   habe/hat/haben/hab es/das/ihn/sie/inzwischen/mittlerweile/ akzeptiert, es ist/is wie es, ist halt so
   ist nun mal/einmal so, nun mal so, loslassen, losgelassen, ergebe/ergibt mich/sich in, so sei es
   damit leben/gelebt, kann damit/gut leben, damit kann/muss ich/man/wir leben, drüber hinweg, darüber hinweg
   versöhnt mit, so ist das/es leben/eben/halt, es ist eben so
[resistance]
de widerstand, widersetze/widersetzt/widersetzen mich/sich/uns/
   weigere/weiger/weigern/weigert/weigerte/weigerten mich/uns/sich, geweigert
   wehre/wehr/wehren/wehrt/wehrte mich/uns/sich, dagegen bin/sind/wehren/wehre/stemmen/stemme
   auf gar keinen/keinen fall, lehne/lehnen/lehnte das/es/diesen entschieden/strikt/ ab
   strikt/entschieden/vehement/absolut/komplett/strikt_da dagegen, bin/sind/war/waren dagegen, trotzig~, trotz und
   nur über meine leiche, mit mir nicht, nicht mit mir/uns, kommt/kommt_gar nicht in_frage/infrage/in_die_tüte
   protest, protestiere, protestieren, protestiert, aufbegehren, stelle/stellen mich/uns quer/dagegen
   lasse/lass/lassen mir/uns das nicht gefallen/bieten
[love]
de hals über kopf, schmetterlinge im bauch, bis über beide_ohren
   liebe, liebt, lieben, liebe dich/ihn/sie/es/meine/meinen/den/das/diesen/diese/dieses/euch, liebte, geliebt
   geliebte, geliebten, verliebt~, verknallt~, lieb dich, hab/habe dich/euch/ihn/sie so/sehr/ganz_doll/ lieb, hdl
   hdgdl, liebevoll~, zuneigung, herzensmensch, vergöttere, vergöttert, innig~, schatzi, mein schatz, mein liebling
   liebes, zärtlich~, zärtlichkeit, schwärme für, schmetterlinge im bauch, liebste meines
[loss]
de verlust, verloren habe/hat, schmerzlicher verlust
   verlust meines/meiner/unseres/unserer/des_vaters/der_mutter/ihres/ihrer/seines/seiner
   vater/mutter/mann/frau/bruder/schwester/sohn/tochter/oma/opa/hund/katze/kind/baby/freund/freundin/eltern/job/vati/mama/papa verloren
   vermisse, vermissen, vermisst, vermisste, du/sie/er/ihr fehlst/fehlt mir/uns, fehlst/fehlt/fehlen mir/uns
   für immer weg/gegangen/verloren, nicht mehr bei/unter uns, von uns gegangen, alles verloren, gestorben, verstorben
[]
de dich/euch/sie/ihn/uns/mich nicht mehr hören/sehen,
   schrecken der meere
   glück gehabt/haben/hatte/hatten/hast/habt/hat, hatte/hatten/hab/habe/haben/hat/hast glück, mit/etwas/bisschen glück, frau/herr/herrn/familie/dr fröhlich/glücklich/stolz/zorn/angst/liebe/kummer/traurig
   viel/viel_spaß_und/gutes/ein_gutes glück, zum glück gezwungen, glück auf/wunsch
   frohe/frohes/fröhliche/glückliches weihnachten/ostern/fest/neues/feiertage, glückwunsch
   freut mich/uns sie/dich/ihnen/euch kennenzulernen/kennen, freut mich/uns zu_hören/zu/dass_es_klappt
   freut mich kennenzulernen, freue/freuen mich/uns auf/über ihre/deine/eine antwort/rückmeldung/nachricht
   freue mich von ihnen/dir zu_hören, würde/würden mich/uns freuen, ich freue mich/mich_sehr von, stolz und vorurteil
   liebe/lieber/liebes grüße/grüsse/kollegen/kolleginnen/freunde/freundinnen/alle/gäste/eltern/leute/herr/frau/team/mitglieder/kunden/nachbarn/zeit/güte/gemeinde/familie
   liebe zum detail/mein_gott, ach du liebe, du liebe güte, um liebe gottes, lieben gruß/dank/kollegen, ihr lieben
   liebt es_zu_regnen, geliebte heimat_verein, zu liebe, vielen/besten/herzlichen/schönen/lieben dank/dank_für
   danke für ihre/ihren/ihr/den/die_info/den_hinweis/den_tipp/die_rückmeldung/die_einladung
   danke passt/dir/euch/schön/sehr/gleichfalls, ich_hoffe/hoffe es/du/ihr/sie/dir/ihnen/alles geht/hilft/bist/seid/hatten/hattet/hattest/haben
   ich_hoffe/hoffe alles passt/gut, hoffe/hoffen/hoffentlich das hilft/passt/klappt_so, hoffe geht/es_geht
   ich fürchte das/dass/es/wir/ich/da/der/die/den/nicht/nein/leider/heute/morgen, befürchte
   bedauern/bedaure/bedauere ihnen/die/den/mitteilen/mitzuteilen/zu_müssen/sie/unannehmlichkeiten/etwaige
   wir bedauern, bedaure leider, zu meinem/unserem bedauern, keine/null ahnung, alles klar, na klar, ist klar
   klar doch, alles klar bis, schuldig gesprochen/geblieben/im_sinne, für schuldig, nicht schuldig
   schuldig bin_ich_dir, ist/bin/bist dir/ihm/mir/ihnen noch/geld/ schuldig
   verlust/verluste von daten/paketen/strom/millionen/euro, verlust und/oder gewinn/diebstahl
   gewinn und verlust/verlustrechnung, gewinn/verlust verlust, datenverlust, paketverlust
   verlust/verluste im/in_höhe/vor_steuern/nach_steuern, verbindung/signal/daten/überblick verloren
   vermisst/vermisse/vermissen jemand/meinen_schlüssel/meine_jacke/den_schlüssel/die_funktion/die_option/den_anhang
   wird vermisst, geht verloren, akzeptieren sie/alle/die
   elektrischer/elektrische/innenwiderstand/ohmscher/hitze widerstand
   widerstand hat/beträgt/von/in_ohm/messen/gemessen/am/des_leiters/leisten_heizung, der widerstand r, trotz
   ärger machen_an, keinen/kein_ärger ärger, macht/mach/machen mich/dich/euch bekannt/bereit
   mach/macht/machen dir/euch/sie_sich keine sorgen, keine sorge/sorgen, ohne sorge, sorgen für, sorgt/sorge dafür
   sorge für, kein/keinen stress, stress test/tests, stresstest, hab/habe/bin ich/ dich/es satt gegessen
   satt und/geworden/gegessen, bin/sind/ist/war satt danke/geworden, ich bin satt, satte farben, sauer eingelegt
   saure gurken, saurer regen, süß sauer, milch ist/war/wird sauer
   ist/wird/wurde/war die/milch_ist_schon/schnell sauer, fertig gemacht/werden, akku/batterie/pool/vorräte erschöpft
   ist/ausgeschöpft/sind die_möglichkeiten erschöpft, kaputt gegangen, platte reifen
   muss/müssen/soll/sollte/musst keine angst haben, angst/sorge um_den_standort_deutschland, german angst
   in panik_modus, panik modus/mode, verlegen wir/die/auf/nach, verlegen auf/wir/um/das/den
   wird/wurde/wurden/werden/kabel/fliesen/termin verlegen/verlegt, aufgeregt blinkt, ich verstehe/versteh
   verstehe danke, zum staunen_museum, neugierig gemacht_hat_uns_ihre, kann ich/ gut/ verstehen
   durcheinander gewürfelt, gut gemacht_schild, schade niederlage, schuld/schulden bei_der_bank, aha ok/okay
"""
