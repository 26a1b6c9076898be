"""Given names by gender, folded, of the languages in Latin letters and of Russian.

The lists are modest on purpose: they only lean on the evidence of the text itself, and a name that stands in none of
them is found all the same.
"""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon import given_modern as modern
from zettelpy.text.lexicon import given_more as more

_FEMALE: Final = """
abigail ada adele adriana agata agnes agnieszka aiko aisha akiko alba alejandra alessandra alexandra alice alicia alina
alison alma amal amalia amanda amara amelia amelie amina amira amy ana anabel anastasia andrea angela angelica anika anita
anja anke ann anna annabel anne annette annika antje antonia anya ariana astrid audrey aurora ava ayesha barbara beata
beatrice beatriz bella bernadette beth bethany bettina bianca birgit bridget brigitte bronwen camila camille carla carmen
carol carolina caroline catalina catarina caterina catherine cathy cecilia celia celine chantal charlotte chiara chioma
chloe christina christine cindy claire clara claudia claudine constance cora corinna cornelia cristina cynthia dagmar
daniela danielle daria dawn deborah deepa denise diana dolores dominika dora doris dorothea dorothy ebba edith edna eileen
elaine eleanor elena eleonora elif elin elisa elisabeth elise eliza elizabeth elke ella ellen elodie eloise elsa elsie
emilia emilie emily emma erica erika esmeralda esther eugenia eva evelyn fatima fatou federica felicia fiona flora florence
frances francesca francoise franziska freya frida frieda gabriela gabriella gabrielle genevieve georgia georgina gerda
gertrude giorgia giovanna gisela giulia gloria greta gudrun guadalupe gwen gwendolyn hana hanna hannah hannelore harriet
hatice heather heidi heike helen helena helene helga henrietta henrike hermione hilda hildegard ida ilse imogen ina ines
inga inge ingrid irene irina iris irma isabel isabella isabelle isla ivana jacqueline jana jane janet janice janine
jasmin jasmine jeanne jelena jemima jennifer jenny jessica jill joan joana joanna jocelyn johanna josefina josephine
joyce juana judith julia juliana julie juliet julieta jutta kamala kana karen karin karina katarina kate katerina
katharina katherine kathleen kathrin kathryn katie katja katrin kavita kayla keiko kelly kerstin kim kimberly kirsten
klara kristen kristin kristina lara larissa latifa laura lauren layla lea leah leila lena leonie leonor leticia leyla
lidia liesel lilian liliana lillian lily lina linda lindsay lisa liv livia liz lizzie lizzy lola lorena lorraine lotte
louisa louise lucia luciana lucie lucy ludmila luisa luise lydia lynn mabel maddalena madeleine madison magdalena maja
malika mandy manuela mara marcela margaret margarita margaux margot marguerite maria mariam mariana marianne marie
marijke marina marion marisol marta martha martina mary maryam matilda maud maureen mathilde maya megan mei melanie
melissa mercedes meryem mia michelle michiko mila milena miranda miriam mirjam molly monica monika monique muriel myriam
nadia nadine nadja nancy naoko naomi natalia natalie natasha nicole nina noor nora norma odile olga olivia ophelia orla
paloma pamela paola patricia patrizia paula paulina pauline penelope petra philippa phoebe phyllis pilar polly priscilla
priya rachel raquel rebecca regina renata renate rhiannon rita roberta rosa rosalie rosalind rosario rosemary roxanne ruth
sabine sabrina sally samantha sandra sara sarah saskia selma shanti sharon sheila shirley shreya sibylle sigrid silke
silvia simone sina sofia solveig sonia sonja sophia sophie stella stephanie steffi stina sue sunita susan susana susanna
susanne suzanne svetlana sybil sylvia sylvie tamara tania tanja tanya tatiana teresa thandeka thea theresa therese tina
tracy trinity trudy ulrike ursula uta ute valentina valeria valerie vanessa vera verena veronica veronika victoria
viola virginia vivian vivienne wanda wanjiru wendy wiebke wilhelmina winifred xenia yasmin yasmine ylva yolanda yoko
yukiko yuki yvette yvonne zainab zara zeynep zoe zofia zuzana
"""

_MALE: Final = """
aaron abdul abdullah abel abraham achim adam adrian adrien ahmad ahmed ajay akira alain alan alasdair albert alberto
alejandro aleksander alessandro alex alexander alexandre alexei alfonso alfred alfredo ali alistair alvaro amadou amir
anders andre andreas andrei andres andrew andrzej angelo angus anil anselm anthony antoine anton antonio armando
arjun arne arnold arthur arturo arun asher august augusto axel baptiste barnaby barry bartosz bastian ben benedict
benedikt benjamin benoit bernard bernardo bernd bernhard bert bertram bjorn bogdan boris brad bradley brendan brent brian
bruce bruno bryan caleb callum calvin cameron carl carlo carlos cedric cesar charles charlie chris christian christoph
christophe christopher claude claudio clemens clement clifford colin connor conrad constantin cristiano curtis cyril
dale damian damien dan daniel daniele danny darius darren dave david davide declan deepak denis dennis derek desmond
detlef diego dieter dietmar dimitri dirk dmitri dominic dominik dominique donald douglas duncan dwayne dylan eberhard
eckhard ed eddie edgar edmund eduardo edward edwin egon eitan elias elijah elliot emanuel emile emilio emmanuel enrico
enrique enzo eric erich erik ernest ernesto ernst erwin esteban ethan etienne eugene evan ezra fabian fabio fabrice
farid federico felipe felix ferdinand fernando filip filippo florian francesco francis francisco franco francois
frank frankie franz fred frederic frederick frederik friedrich fritz gabriel gareth gary gaston gavin geoffrey georg
george georges gerald gerard gerd gerhard gert gian gianluca gideon gilbert gilles giorgio giovanni giuseppe glen glenn
gordon graham greg gregor gregory guido guillaume guillermo gunnar gunther gus gustav gustavo guy hamid hamish hannes hans
harald harold harry harvey hasan hassan hector heiko heiner heinrich heinz helmut hendrik henri henrik henry herbert
hermann hideo hiro hiroshi holger horst howard hubert hugh hugo humphrey hussein ian ibrahim ignacio igor ikenna ilya
imran isaac isaiah ismail ivan ivo jack jacob jacques jaime jake jakob jakub jamal james jamie jan jared jasper javier
jason jean jeff jeffrey jens jeremy jerome jerry jesse jesus jim jimmy joachim joao joaquin jochen joe joel johan
johann johannes john johnny jon jonas jonathan jordan jordi jorg jorge jose josef joseph joshua juan jules julian
julien julio jurgen justin kai karim karl karsten kaspar kazuo keith kenji kenneth kenny kevin kieran klaus knut
kofi kojo konrad konstantin krzysztof kumar kurt kwame kyle lars laszlo laurent lawrence lee leif leo leon leonard
leonardo leopold leroy leslie lewis liam lionel lloyd lorenzo lothar louis luc luca lucas ludovic ludwig luigi luis
lukas luke lutz maarten magnus mahmoud malcolm malte manfred manuel marc marcel marcello marcin marco marcos marcus
marek mario marius markus marko martin marvin massimo mateo mathias mathieu matt matteo matthew matthias matthieu maurice
mauricio mauro max maxim maxime maximilian maxwell mehmet michael michal michel miguel mikael mike mikhail milan miles
milos milton miroslav mohamed mohammed mohamad morgan moritz moses muhammad murat mustafa nathan nathaniel neil nelson
niall nicholas nick nicolas nigel niklas nikolai nikolaus nils noah noel norbert norman olaf ole oleg oliver olivier
omar orlando oscar oskar osman oswald otto owen pablo paolo pascal pasquale patrick patrik paul paulo pavel pawel pedro
percy peter phil philip philipp philippe pierre piero piet pieter piotr rafael rahul raj rajesh ralf ralph ramon raphael
rasmus raul ravi ray raymond reginald reinhard rene ricardo riccardo richard rick rob robert roberto robin rodrigo roger
roland rolf roman romeo ron ronald rory ross rudolf rudolph rupert russell ryan salvatore sam samir samuel sandro sanjay
santiago saul scott sean sebastian sergei sergio seth shane siegfried silvio simon spencer stan stanislav stanley stefan
stefano steffen stephan stephane stephen steve steven stewart stuart sven sylvain takashi takeshi tariq ted tendai terence
terry theo theodore thibault thierry thomas thomasz thorsten tim timo timothy tobias todd tom tomas tomasz tome tommaso
tommy toni tony torsten travis trevor tristan udo ulf ulrich uwe vadim valentin vance vasily vernon victor vijay viktor
vincent vincenzo vittorio vladimir volker waldemar wallace walter warren wayne werner wesley wilbur wilfred wilhelm
willem william willy winston wojciech wolfgang wout xavier yannick yann yasin yasser yosef yuri yusuf yves zachary
zbigniew
"""

# Russian, with the short forms of everyday use; folded, so that й is и and ё is е.
_FEMALE_RU: Final = """
агата аглая аделина алена алевтина александра алина алиса алла анастасия ангелина анжела анна аня антонина арина ася валентина
валерия варвара варя василиса вера вероника вика виктория галина галя даша дарья диана дина ева евгения евдокия екатерина
елена елизавета женя жанна зина зинаида злата зоя инга инна ира ирина карина катерина катя кира клавдия клара кристина
ксения ксюша лада лариса лена лера лида лидия лиза лилия лина лиля люба любовь людмила люда маргарита марина мария марья
маша мила милана мира надежда надя наталия наталья наташа настя нелли ника нина нонна оксана олеся ольга оля полина поля
раиса рая регина рената рита римма роза рузанна света светлана снежана соня софия софья стася стеша таисия тамара таня
татьяна тая тоня ульяна уля фаина фатима феня юлиана юлия юля яна ярослава эвелина элина эльвира эмма
"""
_MALE_RU: Final = """
адам азат алексеи александр альберт анатолии андреи антон аркадии арсении арсен артем артур ахмед богдан борис боря вадим
валентин валера валерии валя ваня василии вася виктор виталии витя влад владимир владислав владлен вова володя вячеслав
гена геннадии георгии герман глеб гоша григории гриша давид данила даниил даня денис дима дмитрии евгении егор ефим захар
иван игнат игорь илья иннокентии иосиф кирилл константин костя лев леня леонид леша макар максим марат марк мирон миша
михаил мурат никита николаи коля олег паша павел петр петя платон прохор радик рамиль ренат ринат роберт родион роман рома
ростислав руслан рустам савелии саня семен сема сергеи сережа спартак стас станислав степан степа тарас тимофеи тимур тихон
толя трофим федор федя филипп эдуард эдик эльдар эмиль юра юрии яков ярослав
"""
_EITHER_RU: Final = "саша женя валя слава"

# Given names that are common words as well: the list alone decides nothing for them.
AMBIGUOUS: Final = frozenset(
    """
    max amber angel art august autumn basil bill bob brook candy chance charity chase chuck cliff coral crystal daisy dale dawn dean
    destiny don drew earl eve faith fern finn flora frank gene ginger glen grace grant guy harmony hazel heath heather holly
    homer honor hope hunter iris ivy jack jade jasmine jay jean josh joy june lance lily mark may melody mercy miles misty
    nick norm olive opal patience pat pearl penny pierce pip poppy prudence ray red rich rob robin rock rose ruby rusty sage
    sandy skip sterling stormy summer sunny sue tony trinity trip ty victor viola violet wade ward will willow winter woody
    paz sol luz mar perla вера надежда любовь слава света роза рая лев маи люба лада мила злата макар роман
    """.split()
) | frozenset((more.WORDS + modern.WORDS).split())
_ALSO_FEMALE: Final = """
amber angel autumn candy charity coral crystal daisy dawn destiny eve faith fern ginger grace harmony hazel heather holly
honor hope ivy jade joy june lily may melody mercy misty olive opal patience pearl penny poppy prudence rose ruby sage
stormy summer trinity violet willow winter
"""
_ALSO_MALE: Final = """
art basil bill bob chuck cliff dean don drew earl finn gene grant heath homer jay josh lance mark norm rich rusty
sterling ty wade will woody
"""

# Borne by women and by men: names of persons, but no evidence for he or she.
_EITHER: Final = """
andrea alex ali chris dale dominique glen jamie jan jean jordan kai kim lee leslie morgan nikola noor pat robin sam sandy
sasha simone terry tracy yuki
"""

_OF_EITHER: Final = frozenset((_EITHER + _EITHER_RU + more.EITHER).split())
FEMALE: Final = frozenset((_FEMALE + _ALSO_FEMALE + _FEMALE_RU + more.FEMALE + modern.FEMALE).split()) - _OF_EITHER
MALE: Final = frozenset((_MALE + _ALSO_MALE + _MALE_RU + more.MALE + modern.MALE).split()) - _OF_EITHER
GIVEN: Final = FEMALE | MALE | _OF_EITHER
# Given names that are words where they have no capital.
LOWER: Final = more.LOWER
FAMILIES: Final = more.FAMILIES
