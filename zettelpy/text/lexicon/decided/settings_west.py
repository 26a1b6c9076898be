"""How who runs a thing says how it will be, in English, German, French and Spanish; `settings` tells how to read it."""

from __future__ import annotations

from typing import Final

PATTERNS: Final = {
    "en": {
        "said": """
<X> my summaries/answers/notes/replies/emails/reports ..4 always/every |
keep/save your? all? receipts/tickets/invoices ..2 |
all approvals/invoices/questions/payments/requests/bookings/orders/complaints/changes ..2 come/go/run from/through/to/via ..2 |
standup's/practice's/rehearsal's/training's/meeting's/lunch's/dinner's/kickoff's at <D>
always/never answer/reply/respond/write/call/address/format/translate/speak/show ..4
!he/she/it/this/that/which/who/what/nobody/nothing <X> replaces/covers/subs/deputises for/in? for? me/us ..3 |
our/the weekly/regular/monthly/lab/team/next ..2 EVENT_EN will/is/are be? on? <W> ..2 at <W>
lab/team/weekly meeting*/call*/standup*/sync* ..2 <W> at <W>
we'll speak/talk/meet/run/play/train/rehearse on/every <W> at <W>
people/guests/members/visitors/customers/everyone/residents/dogs/kids/students/parents can/may ..4 again |
UK/members/customers/students/kids/guests ..2 get free/half ..8
members/customers/students/kids/guests ..1 get <W> ..1 off/discount
remind/wake/text/ping me every/each ..4 <W>
""",
        "plan": """
adults/kids/children/students/members/guests/seniors/concessions ..1 <W> ,
doors ..1 at? <W> ,
told the/our/my PARTY_EN ..1 <D>
i do/take/cover/run <X> ..1 , <X> does/takes/covers/runs ..2 |
..3 seat/room/bed/bunk/spot/place/ticket goes to ..2 |
swap/switch/flip <X> <D> and <D>
the dog/cat/baby/kids comes/come with us |
we sleep/stay at <N> |
..2 name/colour/color/theme/motto : <X>
call the/him/her/it <X>? <N> ..1 |
..1 EVENT_EN : ..3 ,? <W>
no ITEM_EN in/at/on/during/after/inside <X> ..2 |
..2 FURN_EN goes/go by/near/next/against/under/behind/beside the/to
the? loser/losers/winner/last buys/pays/cooks/washes ..2 |
our/the walls/wall/door/doors/kitchen/bathroom/fence/floor/roof are/is/will going/be to? be? ..1 COLOUR_EN |
from the? ORD_EN on? we/it/everyone/everybody <X>
..4 goes/go live/public/online on/in/at? <W>
!PAST_EN the? <X> instead of the? <X> ..1 |
no <X> ..2 until further
let's ..4 from here/now on? |
keep that/the/this ..2 for all/everything/everyone/everybody
<X> it is for ..3
told/informed/notified/emailed/texted the/my/our ..1 PARTY_EN that? we're/i'm/we'll/i'll/we/i ..6
our/the mascot/headliner/keynote/captain/opener/closer/guest will be <X>
..3 comes/come/is/are off the menu/list/programme/setlist
we play/train/meet/rehearse/eat/sleep/camp/perform/teach/race ..3 this season/year/term/summer/winter/time |
chapter/part/section/verse/room/table/slot/lot/batch <X> ..1 goes/is to/for <N>
..3 DUTY_EN ..6 : <N> and? <N>? |
MATTER_EN ..3 : <X>
..1 FEE_EN ..2 : <D>
see you all/both/guys/everyone? ..5 <W> ..1 at/, <W>
first/next ..1 EVENT_EN !last this/next/on? <W> ..2 <W>
first/next EVENT_EN !last this/next/on? <W> , <W>
EVENT_EN : ..2 <W>
the EVENT_EN will be <W>
come to mine/ours
come round/over/here ..2 at <W>
bring your ..3 |
bring chairs/snacks/cash/water/boots/plates/cups/drinks/towels/gloves |
build/make/roll/write/keep your ..3 at/by/under <D>
take/cover/do/teach/swap my ..2 shift/lecture/class/slot/turn/lesson/seminar ..2 <W>
our/the/my/its main/working/final? colour/color/tagline/slogan/motto/title/font/theme ..4 is/reads/says/stays/'s <Q>
our/the/my/its main/working/final? colour/color/tagline/slogan/motto/title/font/theme ..4 is/reads/says/stays ..1 <D>
our main/brand colour/color/font is
our/the/my line ..5 reads/says ..2
OURS_EN is? called <Q>
it's/that's the title/name/plan/logo until
<N> is/will be? first/second/last/lead/sole author/name/speaker |
<N> is/will be? captain/goalie/host/treasurer/secretary/driver/referee/lead ..2 $
we try/do/target/test/see/visit/play/eat ..4 first |
we'll have the/a/an ..4 |
i/we agree to <D>
i/we need it/them/this/that ..1 by ..1 <W>
i've/we've/i replaced/swapped/switched the/my/our ..3 by/with/for/to
i'm/we're not chasing/doing/taking/playing/coming/running/using/hosting/ordering ..5 anymore/any |
<N> looking/minding/feeding/covering/babysitting/dogsitting after/for? ..5 while
he'll/she'll/they'll be at/in/on <N> ..6 <W>
!GREET_EN <L> <G> , !GREET_EN <L> <G> ..4 |
the ..5 STUFF_EN go/goes/live/lives on/in/under/into/to <N> |
the ..4 STUFF_EN go/goes under/into the
i want/need to do/run/finish/swim/ride/row/cycle ..3 in/under <D>
""",
    },
    "de": {
        "rule": """
wer verliert , zahlt/kocht/spült
""",
        "said": """
*belege/quittungen/rechnungen/kassenzettel/bons aufheben/sammeln/behalten ..2 |
schreib/schreibe/mach/mache/schick/schicke/gib/sag/zeig/fass mir immer ..4
alle freigaben/rechnungen/fragen/zahlungen/anfragen/bestellungen/änderungen ..2 laufen/gehen/kommen über/an/von ..2 |
jeder/jede/jedes ..3 zahlt ..1 <D>
antworte/schreib/sprich/nenn/duz/sag mir/mich/mit? immer/nur/künftig ..3
unser/der/das ..2 jour/meeting/treffen/call/probe/training/stammtisch ist ..2 immer? ..1 *s um <W>
wir sprechen/telefonieren/treffen/proben uns? ab/künftig/jeden/immer ..2 <W>
man/gäste/leute/besucher/mitglieder/kunden/hunde darf/kann/dürfen/können wieder/ab
kunden/mitglieder/kinder/schüler/studenten ..2 zahlen/bekommen ..3 <D>
erinner/erinnere/weck/wecke mich jeden/jede/täglich/immer
""",
        "plan": """
erwachsene/kinder/schüler/studenten/mitglieder/gäste ..1 <W> ,
einlass ..1 <W>
hab/habe/haben dem/der ..1 PARTY_DE <D>
ich mach/mache/nehme/übernehme <X> ..1 , <X> <X> |
den/die/das ..2 kriegt/bekommt <X> |
*folie/folien/seite/seiten <D> und <D> tauschen/vertauschen
der/die hund/katze/oma/opa/kleine kommt mit |
*name/*farbe/*motto : <X>
nach dem <W> ..1 kein/keine/keinen ..2
dann heißt/heissen ..2 <X> |
..1 *essen/*feier/*treffen/*probe/*party : ..3 ,? <W>
keine laptops/handys/hunde/schuhe/kinder/fotos/autos/getränke/gäste/spoiler in/an/auf/bei/während ..3 |
..2 PLACED_DE kommt/geht/steht ans/an/neben/unter/hinter/vor/in <X>
..3 werden/wird ..1 COLOUR_DE |
ab dem ORD_DE <X> wir/es/alle
<X> !bist/warst/hast/bleibst <X> du , <X> ich |
..2 hab/habe/haben ich/wir auf den <W> ..1 verlegt/verschoben/gelegt/geschoben
..4 geht ..2 <W> ..2 live/online |
!das/was/warum/wieso <X> statt <X> ..1 |
*budget/*beitrag/*preis/*gebühr ist/sind/beträgt/liegt ..1 <D>
ich? hab/habe/haben dem/der/den/die ..1 PARTY_DE gesagt/geschrieben/mitgeteilt/informiert , dass? wir/ich
die/der/das/unsere/unser ..1 wird/heißt ab/künftig/jetzt <X> |
zieht/kleidet euch ..3
gut/okay/ok/passt/schön , ..2 um/gegen/ab <W> |
kapitel/teil/raum/tisch/strophe <X> ..1 ist für <N>
..2 DUTY_DE ..6 : <G> und? <G>? |
..2 *schicht/*dienst ..3 : <N> |
*farbe/*motto/*titel/*format : <X>
MATTER_DE ..3 : <X>
..1 FEE_DE ..2 : <D>
bis/wir sehen? uns? <W> um/, <W>
bis <W> ..1 um <W>
erste/nächste probe/sitzung/stunde/runde/treffen ..2 <W> ..2 um? <W>
nächstes/erstes treffen/training ..2 <W> ..2 um? <W>
kommt/komm zu mir/uns
bring/bringt bitte? eure/deine/euren/eigene/stühle/salate/geld/wasser
übernimm/übernehmt bitte? meine/meinen/die/den
unsere/die/der/unser ..1 hauptfarbe/farbe/slogan/motto/titel/spruch ..3 ist/lautet/bleibt/heißt <Q>
das/unser projekt/team/laden/verein/heft heißt jetzt/ab/künftig
<G> ist/wird kapitän/trainer/erstautorin/erstautor/kassenwart/vorsitzende/leiterin/leiter/torwart |
zuerst/erst/als ..2 versuchen/probieren/nehmen/testen wir
ich/wir brauche/brauchen es/das/sie bis <W>
ich/wir habe/haben den/die/das ..3 durch ..3 ersetzt
<G> passt auf ..4 auf
<G> hütet/füttert/versorgt/betreut ..3
die fotos/daten/dateien/schlüssel/unterlagen/einnahmen ..3 kommen/gehen auf/in/an/zu
du !STATE_DE <X> ..4 , ich !STATE_DE <X> ..3 |
ich schlafe ..3 , du
""",
    },
    "fr": {
        "said": """
fais-moi/donne-moi/envoie-moi/fais/donne/envoie moi? toujours
toutes/tous les validations/factures/questions/paiements/demandes/commandes/changements ..2 passent/viennent/vont par/de/à/chez ..2 |
chaque ..3 paie/paye/verse ..1 <W>
réponds-moi/parle-moi/écris-moi/appelle-moi toujours/en/désormais
réponds/parle/écris/appelle moi toujours/en/désormais
notre/le ..2 point/réunion/appel/répétition ..2 sera/est le? <W> ..1 à <W>
on se parle/voit/appelle tous/chaque ..2 <W>
on/les peut/gens/clients/membres/visiteurs peuvent? de nouveau/à
les clients/membres/enfants/étudiants/adhérents ..2 paient/payent/ont ..3 <D>
rappelle-moi/réveille-moi/rappelle-le-moi tous/chaque
rappelle/réveille moi tous/chaque
""",
        "plan": """
adultes/enfants/étudiants/membres/adhérents ..1 <W> ,
portes ..1 à <W>
j'ai/on annoncé/a annoncé? <W> <X> au/à
je fais/prends/gère les/le ..2 , <X> les/le ..1 |
la/le place/lit/chambre ..4 est/sera/va pour/à ..2 |
le/la chien/chat/bébé/mamie vient avec nous |
nom ..2 : <X>
le/la groupe <X> se retrouve/réunit plutôt
alors/donc ..2 s'appelle/s'appellera <X> |
..1 dîner/repas/fête/répétition/pot/apéro/soirée ..2 : ..3 ,? <W>
pas d'ordis/d'ordinateurs/d'enfants/d'alcool en/au/à/dans/pendant ..2 |
pas de téléphones/téléphone/chiens/photos/chaussures/voitures en/au/à/dans/pendant ..2 |
..2 PLACED_FR ..2 va/ira près/contre/sous/dans/sur/devant/derrière
j'ai/on décalé/déplacé/avancé/repoussé/a le/la/l*/mon/ma ..2 au <W>
..2 murs/portes/volets/cuisine/salon/façade seront/sera ..1 COLOUR_FR
à partir du/de <W> on/nous <X>
..5 est mis/mise en ligne le? <W>
!c'est <X> au lieu du/de/des/d* <X> ..1 |
pas de <X> ..2 jusqu'à nouvel
habillez/habillez-vous/mettez/venez vous? tous? en/de <X>
le/la chapitre/partie/rôle/lot/salle/couplet ..2 est/sera/va pour/à <N>
..3 DUTY_FR ..6 : <N> et? <N>? |
MATTER_FR ..3 : <X>
en entrée/plat/dessert/apéro : <X>
..1 FEE_FR ..2 : <D>
on se voit/retrouve/rejoint ..3 <W> ..1 à <W>
à/rendez-vous <W> ..1 à <W>
première/prochaine séance/répétition/réunion/partie/rencontre ce/le? <W> ..2 à <W>
venez/viens/passez chez moi/nous
apportez/apporte/amenez/ramenez vos/votre/tes/ton/des/les/une/un
prends/prenez/remplace/assure mon/ma/mes cours/service/garde/tour/créneau ..2
notre/la/le couleur/titre/slogan/devise/thème ..3 est/sera/reste/dit <Q>
notre/la couleur/police ..3 sera/est ..1 <D>
<N> est/sera capitaine/trésorier/trésorière/auteure/autrice/gardien/chauffeur |
on essaie/tente/commence/teste ..4 en premier/abord
on essaie d'abord/dabord
il me/nous le/la/les faut/faudra pour/avant/d'ici ..1 <W>
j'ai/on remplacé/a remplacé? le/la/les/l* ..3 par
<N> garde/nourrit/promène ..3 pendant
les photos/données/clés/fichiers/recettes/vidéos ..3 vont/iront sur/à/dans/au/chez
je !STATE_FR <X> ..5 , et? toi !STATE_FR <X> ..3 |
tu !STATE_FR <X> ..4 , et? je/moi je? !STATE_FR <X> ..4 |
je/moi !STATE_FR <X> ..4 et tu/toi !STATE_FR <X> ..3 |
tu !STATE_FR <X> ..4 et je/moi je? !STATE_FR <X> ..3 |
""",
    },
    "es": {
        "rule": """
quien pierda/pierde ..1 paga/cocina/friega
""",
        "said": """
*me siempre ..5
guardad/guarden/guarda los/las RECEIPTS_ES ..1 |
todas/todos las/los aprobaciones/facturas/preguntas/pagos/pedidos/cambios/solicitudes ..2 pasan/van/vienen por/a/de ..2 |
cada ..3 paga ..1 <W>
respóndeme/escríbeme/háblame/contéstame/llámame siempre/en/solo
nuestra/la/el ..2 llamada/reunión/ensayo/clase ..2 será/es/serán los ..1 <W> ..2 a las/la <W>
hablamos/nos vemos? los/cada <W> a las <W>
se/la/los/clientes/socios puede/gente/pueden ..3 de nuevo |
la gente/clientes/socios ya? puede/pueden volver a
los clientes/socios/niños/estudiantes ..2 pagan/tienen ..3 <D>
recuérdame/despiértame/avísame cada/todos/todas
""",
        "plan": """
adultos/niños/estudiantes/socios/jubilados ..1 <W> ,
puertas ..1 a las? <W>
le/les di/dije/confirmé al/a ..2 <W>
el/la asiento/cama/cuarto/sitio/plaza ..3 es/va/será para ..2 |
sin devoluciones/cambios/reembolsos después/a/tras ..3
intercambiamos/cambiamos las/los ..1 <W> y <W>
el/la perro/perra/gato/gata/abuela viene con nosotros |
nombre ..3 : <X>
el/la grupo/equipo <X> se reúne mejor/ahora
entonces/pues ..2 se llama/llamará <X> |
..1 cena/comida/fiesta/ensayo/reunión ..2 : ..3 ,? <W>
nada de portátiles/móviles/perros/zapatos/niños/fotos/alcohol en/durante/dentro ..3 |
..1 PLACED_ES ..3 va/irá junto/al/en/contra/cerca/debajo/bajo
he/hemos movido/pasado/cambiado el/la/mi ..2 al <W>
..5 se publica/lanza/estrena el? <W>
!por <X> en vez/lugar de <X> ..1 |
nada de <X> ..2 hasta nuevo/nueva
ya? le/les dije/avisé/avisamos/dijimos al/a/a_la ..2 que nos/me/lo/dejamos/salimos
el/la capítulo/parte/papel/mesa/sala/bloque/estrofa ..2 es/va/será para <N>
el/la/los/las <X> , fuera |
venid/vengan/vestíos/vístanse/id de <X> |
<W> euros/pesos por cabeza/persona/barba
..3 DUTY_ES ..6 : <N> y? <N>? |
MATTER_ES ..3 : <X>
de primero/segundo/postre/entrante : <X>
..1 FEE_ES ..2 : <D>
nos vemos ..3 <W> ..1 a las/la <W>
hasta el <W> a las/la <W>
primera/próxima primer/próximo sesión/reunión/partida/clase ..3 <W> ..2 a las/la <W>
primera/próxima sesión/reunión/partida/clase ..3 <W> ..2 a las/la <W>
venid/vengan/vente a mi/casa
traed/traigan/trae/tráiganse vuestras/vuestros/sus/tu/tus/sillas/agua/la/el/los/las
que sean <W>
que sea el/la/en/a/de/negro/azul/rojo/blanco/verde
..4 lo/la/los/las pongo/contrato/pido/compro/llevo con/en/a
duermo/cojo/conduzco/friego/cocino yo ..7 y tú
yo !STATE_ES <X> ..4 ,? y? tú !STATE_ES <X> ..4 |
tú !STATE_ES <X> ..4 ,? y? yo !STATE_ES <X> ..4 |
nuestro/el/la/nuestra color/título/lema/tema ..3 es/será/queda <Q>
<N> es/será capitán/capitana/tesorero/tesorera/portero/portera/árbitro |
probamos/intentamos/empezamos primero ..4
lo/la/los necesito/necesitamos para ..1 <W>
he/hemos cambiado/sustituido/reemplazado el/la/los/las ..3 por
<N> cuida/cuidará/pasea/riega ..4 mientras
las fotos/datos/llaves/archivos/ganancias van/irán a/en/al
los datos/archivos/vídeos/papeles ..2 van/irán a/en/al
""",
    },
}
