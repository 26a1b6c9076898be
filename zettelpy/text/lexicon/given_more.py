"""More given names by gender, folded: short forms of everyday use, names of today, names that people bring along."""

from __future__ import annotations

from typing import Final

FEMALE: Final = """
abbie abena adaeze adela adelheid adina adjoa adriane afra agathe aida aileen aimee aisling aislinn aitana akari akua
alana albane alberta albertine aleksandra alena alessia alexa alexia aline alisa alissa aliyah alize alizee allegra
allison allyson almudena altea alva alyssa amaia amandine amaya amelle amparo anais anastasie anastasija andreia
andrina aneta angelika angelina angelique angie anina anissa anjali anna-lena anna-maria annalena annalisa anneke
annelie annelies anneliese annemarie annett annick annie anouck anouk ansgard antonella antonie antonietta antonina
anuschka anushka apolline araceli arantxa ariadna ariane arianna arlette armelle arwen ashleigh ashley asma assia
assunta asuncion aude aurelia aurelie auriane aurore aya ayaka ayla ayse aysegul aysel aysun ayumi azra azucena
babette barbel bea beate beatrix beatrize becca becky begona belen belinda benedetta benedicte benedikta bente
berenice berit bernadeta berta bertha bess bessie betsy bette betti bettie betty beverley beverly bibiana bine bintou
birthe blandine bobbie bonnie brenda bridie brielle brigida briony britta brittany bruna brunhilde bryony burcu
caitlin callie calliope camilla candela candice candida cara caren cari carina carlotta carme carmela carmelita carole
carolin carolyn carrie caryn cassandra cassie catarine catherina cathie cathleen cathrin cayetana cecile cecily
celeste celestine celina celinda ceyda charleen charleigh charlene chelsea cherie cheryl chiamaka chiarina christa
christel christelle christiane christianne christin ciara cilla cinzia clarice clarissa claudie clea clelia clemence
clementina clementine cleo clio clotilde coco colette colleen concetta conchita connie consuelo coralie cordelia
cordula corentine corine corinne cosima courtney cynthie dafne dahlia dalia damaris dana danica daniella danuta daphne
darcy darlene davina dayana debbie debora deepika delia delphine demi denisa desiree deva devika diane dilara dilek
dina dinah divya divyanshi diyar djamila dolly domenica donata donatella donna dorina dorit dorita dorota dorte dortje
dottie duda dunja ebele ebru eda edda edie edina edita edite edwige efua eleni elettra elfi elfriede elham eliana
eliane elina elisabetta elissa elizaveta elkin ellie elly elma elodia eloisa elsbeth elvira elya emeline emine
emmeline emmy encarna enrica erdmute erin erna ernestine esma esme esperance esra estefania estelle estrella ethel
etta eugenie eulalia eunji evangeline eveline evi evie ewa fabienne fabiola fadila fanny farah farida fariha fatemeh
fatiha fatim fatma fatoumata fatuma felicitas felicity felipa fernanda fikriye filippa filomena fiorella flavia flavie
fleur flo florina florinda folake franca francine franka franzi frauke fredericka frederike friederike fritzi fulvia
funmi gabby gaby gaelle gaia gail galina gemma geraldine gerlinde germaine gertraud gesa gesche gesine ghislaine giada
gianna gilda gina ginevra ginny gioia giuliana giuseppina gladys glenda glenys gosia grazia graziella greer gretchen
grete grit guendalina guenevere guiomar gulsen gunda gundula gwyneth habiba hadiya hajar halima halina halla hanae
hande hanife hanne hannelie haruka hayat hayley heba hedda hedi hedwig heidrun heleen helin helma hendrike henriette
hermine herta hetty hilary hildegarde hiltrud hoda honora hortense huda hulya hyejin ianthe ibtissam idil ieva ilaria
ilka ilona imane imani imke immacolata inaya indira inka inmaculada innes ioana iolanda ira irem irmgard irmtraud isa
isabeau isabell isaura iseult isolde itziar ivonne iwona izabela jacinta jacqui jada jaimie jaleh jamila janaina
janelle janette janina janis janka jasleen jaya jeanette jeanine jeannette jeannie jelka jemma jenn jenna jenni jennie
jess jette jiayi jihane jil jillian jimena jinny jo joani joanie joann joanne joelle johanne jola jolanda jolene jolie
jona jonna jordane jorunn josefa josefine josepha josephin josette josie jovana judit judy julianna julianne juliette
julissa jurate justine kadija kaitlin kaitlyn kalina kamila kamilla karima karine karolina karoline kasia kata
kateryna katharine kathi kathie kathrine kathy kati katia katinka katrina katy kaye kayleigh keira kelli kelsey kendra
kenza keri kerri kezia khadija khadijah kiara kiera kiki kinga kira kiran kirsi kirstin kirsty kitty klaudia konstanze
kora kornelia krista kristel kristi kristiane kristie krystal krystyna kuki kylie lacey ladina laetitia laia laila
lakshmi lala lalita lana lani larysa latoya laure laureen laurene lauriane laurie lavinia layan leana leandra leanne
leire leni lenka lenora leocadia leona leonora leora lerato lesya leyre lia liane lidija lieke liesbeth lieselotte
lihua lila lilias lilith lilja lilli lillie lilo lilou lin linn linnea lioba lisbeth lise lisette lissy livvy livy
liza ljiljana lolita lorella lorenza loretta lori lorna lotta lottie louane loubna louella lourdes lu luana lucienne
lucile lucille lucinda lucretia lucrezia ludivine luisella lupe lurdes lynda lynette lynne lysann mabelle macarena
maddie maddy madelon maelle maelys maeva magali magda magdalene maggie maha mahsa maia maike maiken mailin mair maisie
maite malaika malak malena malgorzata malin malina mallika mallory manal manja manon mapi marceline marcia mareen
mareike maren margareta margarete margaretha margherita margie margit margo margret mari marieke mariel mariella
marielle marietta mariette marika mariko marilena marilia marilou marilyn marinella marisa mariska maristella marit
marita marlen marlena marlene marlies marlis marnie martine martje mary-ann maryse masha mathilda mattea maura mavis
maxi maxine mechthild meena meera meg megane meghan megumi mehtap mei-ling meike meiling melania melek melike melina
melinda meline melodie meltem menna meret merete merle merve meta mette mica micaela michaela mieke mihaela milica
milla millie milly mimi mina minji minna minnie mira mirabel mireia mireille mirella mirja mirjana misaki mitra mizuki
moira mollie mona moni montse montserrat morag morgane mounia muna myra myrtle nabila nadege nadezda naima najat
naledi nana nanda nanette naomie nastasia nastya natacha natascha nathalie natividad nayara nazanin nazli neda neele
neha nelia nell nellie nelly nerea nesrin nesrine neus neve ngozi niamh nicola nicoletta nieves nike nikki nila nilay
nilufer nilza nisha nisrine nita noelia noelle noemi noemie nolwenn nomsa noreen noriko norina nour noura nouria nuala
nuray nurcan nuria oceane octavia odalys odette ofelia oksana olimpia olivie oonagh ornella orsola ottilie ozlem
palmira pamina paolina pascale patrycja patsy patti patty paulette pauli peggy pepa pepita perrine petronella pia pina
pippa pooja preeti priscila priti priyanka prune purificacion quirina quiteria rabea rabia radhika rafaela rahel raisa
ramona rana rania raphaela raphaelle rasha raya rayssa rebeca rebekah rebekka reem regine regula reka remedios renee
reyhan rhea rhoda rhona ricarda rieko rika rike rikke riya ro roisin romana romane romina romy ronja ronni rosalba
rosalia rosalina rosalinde rosana rosangela rosanna rosaria roseanne rosella roselyne rosemarie rosetta rosie rosina
rosita roswitha rowena roxana roxane rozalia ruslana ruta ruthie saanvi saara sabina sachiko sadie safia safiya sahar
saida sakiko sakura salma salome samanta samara samia samira sana sandrine sangita sanja sanna sanne santina saoirse
sari sarina sarita savannah sawsan scarlett sebnem seda selena selene selin selina senta serafina serena sevda sevgi
sevim shabnam shannon sharlene sharona shauna shawna sheena shelley shelly sherry shirin shona shruti sibel sidonie
sienna sigourney siham sila simona sinead siobhan sissy sixtine smilla snezana soffia sofie sofija soledad solene
sonali soraya sorcha souad soukaina stacey stacy stefania stefanie steffie stefka stephany stine suely suki sumaya
sunniva suri susann suse susi susie suvi suzan suzana suzette suzie svea svenja swantje sybilla sylvana sylwia tabea
tabitha taina talia talitha tamika tamsin tanisha tara tarja tasneem tatjana tayla telma temitope tere teresita tess
tessa thaina thais thaisa thalia thandi thekla theresia thirza thora tiana tiffany tilda tilde tilly tine tineke tinka
tiphaine tirza tomoko tomomi tori tove trine tristana trixi trude tuba tugba tulin tuva ulla ulli ulrika undine ursel
ursina ursule urszula uschi valentine vali vanda vanina veerle velma vendela verna veronique vesna vicki vickie vicky
vilma violaine violeta violetta violette virginie viridiana vittoria vivi viviana viviane vreni vroni walburga
waltraud wanjiku wencke weronika wibke wilma wiltrud winnie xiaoling xiomara xiuying yagmur yamila yara yaren yasemin
yasmina yelena yesim yevgenia yewande ylenia yoanna yolande yosra youmna yseult ysolde yui yuka yulia yumi yuna yuting
zahia zahra zaida zakia zanele zdenka zehra zelda zelia zelie zenia zita ziva zlata zoey zoya zuleika zulema zuzanna
"""
MALE: Final = """
abdallah abdel abdelaziz abdelkader abdou abhishek adalbert adel adem ademar ademir adil aditya adnan adolfo adriano
agostinho agostino agustin aidan aiden aitor akash alejo aleks alessio alexandros alf alfie alfons alois aloisio
aloysius alphonse altair alun alvin alwin amadeo amadeus amaury amine amit amos anas anatol anatole ander andi andoche
andoni andras andriy andy angelino anis anneus antek anthelm antoni antonin antonino ariel arif aristide armand armin
arminio arnaldo arnau arnaud arno arnulf aron arsene artem artur arvid arvin asaf ashok ashwin asier atle attila
augustin augustine aurelien aurelio ayden ayman aymeric ayoub azad aziz bader balazs baltasar balthasar bao baran
barnabe barney bart bartek bartholomew bartolome bartolomeo basile basti bautista beau benat benedetto beniamino
benicio benito benji benni benno benny benoni berat berke bernardin bernardino bernie bertie bertil bertrand bilal
bjarke bjarne blaise blas boaz bodo bojan bongani boniface bonifacio borja bosse boubacar bram brandon branko braulio
brecht breno brett brice bronislaw bryce bryn burak burkhard byron cai caio caique calogero camillo candido carles
carlito carlitos carmelo carmine carsten cas casimir casimiro caspar casper cedrik celal celestino celso cemal cenk
cesare cezary chaim charbel charley chema chidi chinedu chiquinho chirag chiwetel christiaan christo christof
christoffer ciaran cicero cillian ciro claas claudius claus clayton clelio cleto clive clovis cody colm conall conan
conny conor corentin corey corin cormac cornelius cory cosimo craig cristian cristobal cristopher cuno curro curt
cyprien cyriac cyrille cyrus daan dag dagobert daichi daiki daisuke dalibor damiano damion damir damon danilo dante
dany dario darko darragh darrell darryl daryl davi dawid dayo deandre dejan delroy demetrio demetrius demian deniz
denny denzel deon derick dermot deron derrick devin dhruv didi didier dimas dimitrios dinis dino diogo dionisio djamel
djibril dmitry dmytro dobromir dom domenico domhnall domingo domingos donato donnie donovan dorian dov drazen duarte
dusan eamon eamonn edgardo edi edmond edmundo edoardo edouard edson eduard efrain efren egbert egidio eike einar eirik
ekkehard elais eli elio eliott eliseo elmar elmer elmo eloi eloy elton elvis emanuele emeka emerich emiliano emir emre
endrick eneko enes engin enno eoghan eoin ephraim erasmus ercan erdal eren erhan erkan erlend ermanno ernie errol
ervin eskil ettore euan eugen eugenio evaristo everardo everton ewan ezequiel ezio fabien fabrizio fadi faisal falk
falko fares faris farouk fatih faustino fausto federigo feliciano felicien felipao femi ferdi ferdinando ferenc fergus
fermin ferran fidel fiete filipe finlay finnian fiorenzo firat flavien flavio florent florentin florentino florin
fokko folkert fouad foued francesc francisek franck franek franky freddie freddy frederico fredi fredo fredrik friedel
friedemann frieder friedhelm fulgencio fulvio furkan fynn gabe gabin gabriele gael gaetan gaetano gaspar gaspard
gaspare gauthier gavriel gebhard gennaro geoff georgios georgy gerardo gerbert germain geronimo gerrit gerry gerson
gervase ghislain giacomo giampaolo giancarlo gianfranco gianmarco gianni giannis gilberto gildas gildo giles gino
gioele giona giordano gisbert giuliano goncalo gonzalo goran gottfried gotz gregers gregorio grzegorz gualtiero
guglielmo guilherme guille guillem guillermino gundolf gunter guntram gwendal gyorgy hadrien hakan hakim hamza
hanspeter haoran haris harish haroun harri hartmut hartwig hasso haydar hedley heinzi heitor helge helio helmar
helmuth hendrick henning henrico henrique henryk heribert heriberto hermenegildo hernan herve hicham hilario hilmar
hippolyte hiroki hiroto hisham hocine horacio horatio hovik howie hrvoje hubertus hugues humberto huseyin hussain huw
hyunwoo iago iain ibai ibon idris iestyn ignacy ignasi ignatius ignaz iker ilan ilario ilias ilie ilir ilkay ilyas
imanol inaki indalecio ingmar ingo ingolf inigo ioan ioannis irfan irvin irving isak isidor isidore isidoro isidro
ismael ismet issa istvan italo itamar ivano ivar ivor iwan izan jaap jacek jacinto jacobo jacopo jaden jairo jakov
jamil janek janko janne jannes jannik jannis janosch janusz jarek jarno jaromir jaroslav jaume jawad jayden jayson
jean-claude jean-luc jean-marc jean-michel jean-paul jean-philippe jean-pierre jean-yves jeanluc jelle jeppe jeremiah
jeremias jeremie jerzy jesper jethro jianguo jihoon jiri joaquim jobst jodok joerg joern joey jokin jonah jonathon
jonny joost joris joscha joschka josep josip josue jotham jovan jovani juanjo juanma jubal julen juliano julius jurek
jurg juri justo justus juvenal kaan kader kalle kamal kamil karam karel karol kasimir kasper kazim kazuki keanu keenan
keiran kelvin kemal ken kennet kenta kerem kev kevork khaled khalid kian kieron kilian killian klaas klemens kobe koen
koji konstantinos korbinian kosta kostas krisztian kuba kunal kuno kwabena kwaku kwasi kweku kyrill ladislaus laith
lambert lamine lando larry lauri lazar lazaro leander leandro leendert lennard lennart lenni lennie lenny leonhard
leonid leonidas leopoldo leroi lester leszek levent levi levin lian lino linus lisandro livio ljubomir loan loic loris
louie loukas luan lucca lucian luciano lucien lucio ludger ludo ludovico luigino luiz lukasz lyle lyndon maciej mads
mael mahmud maik mainhard malek malik mamadou mamoun manel manny manoel manoj manolo mansour manu marcelin marcelino
marcelo marcial marcio mariano marijan marinus mariusz marlon marten martial martijn martino marton marty marwan
massimiliano matej mateus mateusz matheus mathew mathis mathys matias matija matis mats mattheo mattis mauritz
maurizio maximiliano maximillian maximo mayank medhi mehdi meinhard meinolf menno mert metin micah mick mickael mihai
mihail mikel mikkel mikolaj miksa milad milko milo milosz mimmo mirco mirek mirko miroslaw mirza misha mitch mitchell
mladen modesto mohammad mohan mohand moises moncef monty mort morten mostafa mouloud mounir mourad moussa munir murilo
mylo nabil nacho nacim nadim nadir nahuel naim naoki naoto napoleon narciso nasser natan natanael nathanael nazareno
nazim ned nelinho nestor neven neville niccolo nico nicodemo nicolo nicu nikhil niko nikodem nikolaj nikos nino noam
nolan nordin nuno obadiah obinna octave octavio odin odysseas okan oktay oladele olav oleksandr oli olle omari onofre
onur orazio oreste orfeo orhan oriol orson osama osvaldo othmar otis ottavio ottmar ousmane ozan paco pacome paddy
padraig panagiotis pancho panos paolino paquito patrice patricio patrizio patxi pau paulino pavlo pedrinho pelayo pepe
peppe peppino perceval percival petar petros petter philbert phileas philemon philippus philo pierluigi pierrick
pierrot pietro pino placido pompeo poncho prakash pranav prashant predrag quentin quim quincy quinten quique quirin
rabah rachid radek radoslaw radovan rafa rafaele rafal rafe raffaele rafi rafik raimondo raimund raimundo rainer rajan
rajiv rakesh ramazan ramesh ramin ramiro ramzi raoul raphi rasheed rashid raulito raymund reda reggie reginaldo
reinaldo reiner reinhart reinhold rejean remo remy renan renato renaud renzo reto reuben reza rhys ricardinho ricky
ridvan rik rikard rinaldo rino risto ritchie robbert robrecht rocco roch rochus rodney rodolfo rodolphe rodrigue
rogelio rogerio rohan rohit rolando rollo romain romano romuald romulo ronaldo ronan ronny roque rosendo rouven ruben
rubens rudi rudiger rudy ruediger rufus rui runar rune ruslan ryota saad sabri sahin said salah saleh salim salman
salvador salvo samer sami samson samu samuele sandor sanjeev sante santi santino sasa saverio savio schorsch seamus
seb sebastiano sebastiao sebastien sebi sedat selcuk selim semih seojun sepp serafin serge sergej sergey sergi serhat
serhii serkan severin severino sevki sezer shahid shaun shawn shota sid sidnei siegbert siegmund siggi sigi sigismund
sigmund silas silvan silvano simao simeon sinan sipho siraj sixto slavko slobodan soeren sofian sofiane soham solomon
soren souleymane staffan stanislas stavros stef steffan stellan stig suat sudhir suleiman suleyman suresh sushil svein
sverre swen sylvester sylvestre sylvio szymon tadeusz taha tahar tahir taio taj takumi takuya tamas tancredi tarek
tareq tarik tarkan tassilo tatsuya tebogo teddy telmo teodor teodoro teun tevin thabo thaddeus thanos thees themba
theobald theodor theodoros theophile thiago thiemo thies thijs thilo thorben thore thurston tiago tiberio tibor tielo
tiemo tilman tilmann timon tino tito tizian tiziano tjark tjorben tobi tobia tobiah tobin todor tolga tomaso tomasso
tomek tommi tommie tonho tonino tonio tono torben tore toufik tristao tristram tudor tuncay tunde turgut txema tycho
tyler tymoteusz tyrone tyson ubaldo ueli ugo ugur ulises ulisse ulysses umar umberto umit urbano uri urs usman
valdemar valentino valere valerio valter vasco vasile vasilis vedat veikko veit venancio vicente vico vidal vikram
vinay vince vinicius vinzenz virgil virgile virgilio vito vitor vitus vivek vlad vojtech volodymyr wael wale waleed
walid wally walt wenzel wes wessel wido wiktor wilbert wilf wilfredo wilfrid wilfried wilko willi willibald wilmar wim
winfried witold wladyslaw wolfram woodrow wouter wulf wyatt xaver xaverl xavi xerxes xiaoming yaakov yacine yago yahya
yair yakup yanic yanis yannic yannik yannis yaron yaser yashar yassine yehuda yiannis yngve yoan yohan yohann youcef
younes youssef yunus yuriy yuto yuval yuya yvan zac zach zack zaid zak zakaria zakariya zander zbyszek ze zeca zeno
ziad zidan zinedine ziyad zoltan zoran zygmunt
"""
# Borne by women and by men.
EITHER: Final = """
addison ainsley alexis ari ash aubrey avery bailey billie blair bobby brooklyn cameron camille casey charlie charly
claude dani danny drew eden elia elliot finley frankie gabi gert giny harley indigo jackie jessie jody joss jules kay
kendall kerry kit kris lennon lindsey logan loren lorin lou luca mackenzie maxime micha mickey micki mika nicky nikita
noa noah ollie parker peyton quinn reese remi rene riley robbie ronnie rory rowan ryan sacha sascha shane shea shelby
sidney sky skyler stevie sydney tatum taylor teo toni tony valery vanja vivian willie yael yan zion
"""
# Of these, words as well: the list alone decides nothing for them.
WORDS: Final = """
adel aida ainsley alba allegra alma alva amber amparo anas ander angel ari ariel ash assunta asuncion augustin aya
bart basile bea beau benedetta benedetto bente bernardino bernie bette blaise blas bobby bosse brett brooklyn cai caio
candela candida candido cara cari carmine cas celeste charly chelsea cherie clea clemence cleo coco conan constance
consuelo crystal curt dag dalia dana dante delia demi deva dina divya dolly dom domenica domingo domingos don donna
dora duarte duda eden edita eli elia encarna esperance estrella falk fanny fares felicity fleur flo florentin florin
florinda franca gabe gael gaia gemma germain gilda gioia goran grazia grit halla hande hanne iago immacolata indigo
ira isa issa italo jada jade jaya jo jolie jona jules justo kay kaye ken kiki kit kris kuba kuki lala lana lance
lester lia lila lin lino loan lolita loren loretta loris lotta lou lourdes lu luan luciano ludo lupe mads mael malin
manu marcial mari marina martial mats maxi maxime maximo melodie meta mette mica micha mickey mimi mina mira mitra
modesto moises moni montserrat morgane mort nacho nana natividad ned nell neve nieves nike nila nino nita noa noel
octave octavia oli olimpia olle onur paco pancho parker patsy patti patty pau pepe philo pia pilar pina pino placido
poppy prudence prune purificacion rabia rafe ramin ramona rana rasha rashid raya regula reiner reka remedios renan
riley rino rita ro rob rocco roch romana romane romano rosella rowan rubens rui ruta sabri safia said saida salvador
salvo sana sante santi sari savannah scarlett seda selene senta serena serge shannon shea shelly sherry sid sienna
sila sinan sky soledad sydney taj tere tilde tine tino tito tonio tono tore tove trine tuba tyler umar urbano uri
valentine valentino vera vico vidal vince violeta violette vito wale walt wes wim yan yara zac ze zion zita
"""
# Words of some language, folded, when they are written in lower case: no names in a chat without capitals.
LOWER: Final = frozenset(
    """
    marine claire rose aurore victoire constance prudence pierre jean olive ange clement constant franc flore reine aimee desiree cherie
    alba rosario pilar dolores mercedes consuelo marina linda luz clara blanca estrella victoria amparo candela concha rocio soledad remedios
    angel salvador leon clemente domingo jesus stella rosa viola luce serena chiara bianca gioia franco libero felice leone grazia
    margherita fiore aurora flora vitoria gloria esperanca esperanza lotte erika jasmin ernst heide wolf adam august bella delia diana
    jan ben sam tim ron leo mia mila dora elsa ira marc sara andre carina bruno celeste nina nino noel pascal lea lia tomas julio ida dana
    vera ella isla cora cara vida ama amal amara mara roy ole horst marie ali said rene renee desire lise lino ravi sol alma asia gala eden
    elle nana mama papa lou kit jo ray guy art pat max carol gene jade iris ruby pearl amber dawn faith hope grace joy robin jay miles mark bill rob
    per bo ty lin kim lee dean drew grant lance pierce rich sue wade ward will jack norm nick don duke king prince earl baron silva regina
    virginia carolina georgia israel jordan paris london florence brooklyn austin dallas houston savannah sydney montana dakota chelsea
    bordeaux cologne champagne havana panama lima granada malaga valencia
    massimo otto dan ron alan anders guido marcia rosetta gemma lina pina tina gina dina rina mina vito lino celso placido mimi nana dodo fabrizia giovani dora clara
    kennedy madison bailey hunter tanner carter cooper mason archer taylor parker
    лена роза вера люба слава света роман лев марк мая мила рада злата мира лада рая маия соня юля карина алла маика марта
    """.split()
) - frozenset("лена люба соня юля карина алла марта kim carolina georgia london paris dallas houston sydney taylor".split())  # fmt: skip
# Given names that are frequent family names as well ("Orla Quinn" in a list of names).
FAMILIES: Final = frozenset(
    """
    quinn logan kendall parker taylor cameron reese mackenzie bailey casey blair kerry lindsey avery kelly lee james thomas martin lewis
    simon vincent bernard robert richard laurent franco kennedy morgan murray nelson allen ellis owen gordon graham grant dean stewart stuart
    scott russell ross ryan marshall spencer warren wallace douglas duncan francis howard herbert hugo jordan joseph leslie lloyd mason
    maxwell mitchell neil norman patrick paul percy ray reid riley rowan sidney stanley tyler vernon walter wilson winston tracy craig curtis
    benedict benjamin charles daniel david edwards george henry henri hubert jacob jacques jakob johann leon leonard luc marcel marco marin
    michel michael nicolas oliver otto peter philipp philippe pierre raymond rene roger rudolf samuel sebastian werner wilhelm adam adrian
    albert alfonso alonso andre andres anton antonio arnold barry beck benoit bruno carlos cedric christian clement cruz damian denis dominguez
    duarte emmanuel ernst estevez fabian felix ferdinand fernando flores gabriel garcia gaspar gerard gilbert gilles gomez guido gustav hamid
    hassan hussein ibrahim ismail ivanov jan jens karl khalil klaus konrad lambert lance lorenz lorenzo lucas ludwig lukas mario mark marques
    marx mateo matteo max medina miguel mohamed moritz nicola noel olivier omar pascal pedro pereira ramos roman romano romero rosa rose ruiz salim
    salvador santiago santos stefan tomas urban valentin victor vidal viktor weber wolf yusuf
    """.split()
)
