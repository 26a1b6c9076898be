"""How who runs a thing says how it will be, in the languages beside those of `settings_west`; see `settings`."""

from __future__ import annotations

from typing import Final

PATTERNS: Final = {
    "pt": {
        "rule": """
quem perder ..1 paga/cozinha/lava
""",
        "said": """
faz/faça/manda/mande sempre ..5 pra/para mim
guardem/guarda/guarde os/as recibos/notas/comprovantes ..1 |
todas/todos as/os aprovações/notas/perguntas/pagamentos/pedidos/mudanças ..2 passam/vão/vêm por/pra/para/de ..2 |
cada ..3 paga ..1 <W>
me responde/responda/escreve/escreva/chama sempre/só/em
responda/responde sempre/só em?
nossa/a/o ..2 reunião/ligação/ensaio/aula ..2 vai/será/é/fica ser? ..2 <W> ..1 às <W>
a/o gente/pessoal se? fala/vê toda/todo <W>
as/os pessoas/clientes/sócios podem ..3 de novo |
clientes/sócios/crianças/estudantes/alunos ..2 pagam/têm/ganham ..3 <D>
me lembra/lembre/acorda/avisa todo/toda/todos/cada
""",
        "plan": """
adultos/crianças/estudantes/sócios/idosos ..1 <W> ,
portas ..1 às <W>
passei/falei/confirmei <W> <X> pro/pra/ao/com
o/a lugar/cama/quarto/assento ..3 é/fica/vai do/da/pra/para/pro ..2 |
sem reembolso/troca/devolução depois/a/após ..3
troca/troque/inverte/inverta os/as <X> <W> e <W>
o/a cachorro/gato/vovó/vovô vai/vem com a/nós
nome ..3 : <X>
sinal/entrada pago/paga ,
então ..2 vai ser/se <X> ..1 |
então ..2 se chama <X> |
..1 jantar/almoço/festa/ensaio/reunião ..2 : ..3 ,? <W>
nada de notebook/celular/cachorro/sapato/criança/foto/álcool na/no/durante/dentro ..2 |
..1 PLACED_PT ..3 vai/fica perto/do/no/na/contra/embaixo/ao
mudei/passei/remarquei/mudamos o/a ..2 pro/para/pra dia? <W>
..5 entra/vai no ar ..1 <W>
<X> em vez de/do/da <X> ..1 |
nada de <X> ..2 até segunda/nova ordem
já? avisei/falei/avisamos pro/ao/o/à/a/com/pra ..2 que ..1 *mos
o/a capítulo/parte/papel/mesa/sala ..2 é/fica/vai do/da/pra/para/com <N>
o/a/os/as <X> cai/caem fora |
venham/vistam/venha de <X> |
<W> reais/euros por cabeça/pessoa
..3 DUTY_PT ..6 : <N> e? <N>? |
MATTER_PT ..3 : <X>
de entrada/sobremesa/prato : <X>
..1 FEE_PT ..2 : <D>
a gente se vê/encontra ..2 <W> ..1 às <W>
até <W> ..1 às <W>
nos vemos ..2 <W> ..1 às <W>
primeira/próxima sessão/reunião/partida/aula ..3 <W> ..2 às <W>
venham/vem/vem aqui/lá pra/para casa/cá
tragam/traz/traga cadeiras/água/suas/seus/sua/seu/a/o/as/os
..3 passa/passam/passará a custar/valer/ser/abrir/fechar
..6 e não se fala mais
troquei/mudei/trocamos/mudamos ..1 , quem/agora
quem manda/entrega/faz/cuida ..3 agora é
eu !STATE_PT <X> ..4 ,? e? você/tu/vc !STATE_PT <X> ..4 |
você/tu/vc !STATE_PT <X> ..4 ,? e? eu !STATE_PT <X> ..4 |
nossa/o/a/nosso cor/título/lema/tema ..3 é/será/fica <Q>
<N> é/será/vira capitão/capitã/tesoureiro/tesoureira/goleiro/juiz |
primeiro/antes a? gente? tenta/tentamos/testamos/experimentamos
preciso/precisamos disso/dele/dela ..1 até/para/pra ..1 <W>
troquei/substituí/trocamos/substituímos o/a/os/as ..3 por/pelo/pela
<N> cuida/fica ..4 enquanto
as fotos/chaves vão/vai pro/para/pra/no/na
os dados/arquivos/vídeos ..2 vão pro/para/pra/no/na
""",
    },
    "it": {
        "rule": """
chi perde ..1 paga/cucina/lava
""",
        "said": """
*mi sempre ..5
conservate/tenete/conserva gli/le/i scontrini/ricevute/fatture ..1 |
tutte/tutti le/gli/i approvazioni/fatture/domande/pagamenti/ordini/modifiche/richieste ..2 passano/vanno/arrivano da/a/per ..2 |
ogni ..3 paga ..1 <W>
rispondimi/scrivimi/chiamami/parlami sempre/solo/in
la/il nostra/nostro? ..2 riunione/chiamata/prova/lezione ..2 sarà/è il/di? <W> alle <W>
ci sentiamo/vediamo ogni <W>
la/i gente/clienti/soci può/possono ..3 di nuovo |
i clienti/soci/bambini/studenti ..2 pagano/hanno ..3 <D>
ricordami/svegliami/avvisami ogni/tutte/tutti
da adesso/ora/oggi/domani/lunedì ..4 te/tu/lo/la/ce ..1 vedi/occupi/fai/pensi/fa/gestisci tu?
""",
        "plan": """
adulti/bambini/studenti/soci ..1 <W> ,
porte/apertura ..1 alle <W> ,
ho? detto/confermato <W> ..1 al/alla
io faccio/prendo le/i/il ..2 , <X> le/i/il ..1 |
il/la posto/letto/camera ..3 è/va/sarà per/a/alla/al ..2 |
niente rimborsi/cambi dopo ..3
scambia/inverti le/i ..1 <D> e <D>
il/la cane/gatto/nonna viene con noi |
nome ..3 : <X>
allora ..2 si chiama/chiamerà <X> |
..1 cena/pranzo/festa/prova/riunione ..2 : ..3 ,? <W>
niente portatili/cellulari/cani/scarpe/bambini/foto/alcol in/durante/alle/al/a ..2 |
..1 PLACED_IT ..3 va/andrà vicino/accanto/sotto/contro/in/nel
ho/abbiamo spostato/anticipato/rimandato il/la/l* ..2 al <W>
..5 va online/live ..1 <W>
<X> invece di/del/della/dei <X> ..1 |
per ..3 ci rifornisce/serve/pensa <N>
niente <X> ..2 fino a nuovo
ho? detto/avvisato al/il/la/alla/all* ..2 che ci/lo/ce/andiamo/lasciamo/usciamo/disdiciamo
il/la capitolo/parte/ruolo/tavolo/sala/strofa ..2 è/va/sarà per/a/di <N>
la/il/i/le <X> , fuori |
vestitevi/venite di/in <X> |
<W> euro/€ a/per testa/persona
..3 DUTY_IT ..6 : <N> e? <N>? |
MATTER_IT ..3 : <X>
di/come/per primo/secondo/dolce/antipasto/contorno : <X>
..1 FEE_IT ..2 : <D>
ci vediamo/troviamo ..3 <W> ..1 alle/all*? <W>
a <W> alle <W>
prima/prossima seduta/sessione/prova/riunione/partita/lezione ..3 <W> ..2 alle <W>
venite/vieni da me/noi
portate/porta le/la/il/i/sedie/acqua/i/le/ognuno/vostri/vostre
apparecchia/apparecchiate/prepara/preparate/usa/usate/metti/mettete/servi/servite/togli/togliete ..5 allora |
a quelli/loro/tutti/lui/lei esce/escono/va/serviamo il/la/i/gli/le
io !STATE_IT <X> ..4 ,? e? tu !STATE_IT <X> ..4 |
tu !STATE_IT <X> ..4 ,? e? io !STATE_IT <X> ..4 |
il/la nostro/nostra? colore/titolo/motto/tema ..3 è/sarà/resta <Q>
<N> è/fa/sarà il/la? capitano/tesoriere/portiere/arbitro/cassiera/autista |
prima proviamo/tentiamo/testiamo
mi/ci serve/servono per/entro ..1 <W>
ho/abbiamo sostituito/rimpiazzato il/la/i/le/l* ..3 con
<N> tiene/bada/guarda/annaffia ..4 mentre
le foto/chiavi vanno su/in/a/da/nel/nella
i dati/file/soldi/video ..2 vanno su/in/a/da/nel/nella
""",
    },
    "ru": {
        "said": """
*й/*йте/*ите/пиши/говори/шли/пришли мне всегда ..5
*чеки/квитанции/билеты *йте ..1 |
сохраняйте/храните/собирайте чеки/квитанции/билеты ..1 |
все согласования/счета/вопросы/оплаты/заказы/изменения/заявки ..2 через/ко/к ..2 |
каждый/каждая ..2 платит/сдаёт ..1 <W>
пиши/отвечай/говори/называй мне? всегда/только/впредь ..2
созвон/планёрка/встреча/собрание/репетиция ..2 по #*ам в <W>
теперь/снова можно ..4 |
клиенты/участники/дети/студенты ..2 платят/получают ..3 <D>
напоминай/буди мне/меня? каждый/каждое/каждую
""",
        "plan": """
взрослые/дети/студенты/участники/пенсионеры ..1 <W> ,
двери/вход ..1 в? <W> ,
сказала/сказал/сообщила/сообщил/назвала <X> <W> человек/*ек/*ов/*ей
утром/днём/вечером/ночью/сначала я/ты , утром/днём/вечером/ночью/потом <X> |
место/комната/кровать/кресло ..2 бабушке/дедушке/маме/папе |
задаток/залог/предоплату/аванс внёс/внесла/внесли/отправила/отправил/оплатили
собака/кот/кошка/бабушка едет/идёт с нами |
имя/название ..3 : <X>
тогда ..2 будет/назовём ..1 <N> |
..1 ужин/обед/праздник/репетиция/встреча ..3 : ..3 ,? <W>
с/со <W> отбой/подъём/сбор/вход/репетиция/приём ..1 в/по ..1
с/со ORD_RU ..1 *емся/*аем/*ем/*им
не продлеваем/едем/берём/покупаем/участвуем/меняем/заказываем/переезжаем/продаём/идём/сдаём |
<X> <X> ты/вы , <X> я |
<X> вместо *а/*и/*ы/*я/*ов/*ей |
никаких <X> ..2 до особого/отмены
..2 главу/часть/роль/комнату/партию отдаю/отдаём/берёт/получает/достаётся <N>
сказал/сказала/сообщила/сообщил/написала/написал/предупредила/предупредил ..2 , что съезжаем/уходим/увольняемся/увольняюсь/выезжаем/отказываемся/берём/закрываемся
одевайтесь/наденьте/приходите все? в <X>
по #* рублей/тысяч*/евро с носа/человека
..3 DUTY_RU ..6 : <N> и? <N>? |
MATTER_RU ..3 : <X>
на первое/второе/десерт/горячее : <X>
..1 FEE_RU ..2 : <D>
увидимся/встречаемся/собираемся ..3 <W> ..1 в <W>
до <W> , в? <W>
первая/следующая встреча/игра/сессия/репетиция/партия ..3 <W> ..2 в <W>
приходите/приезжайте/приходи ко мне/нам
приносите/берите/захватите с? собой? ..2 |
забирай/бери/забирайте/берите !пример <X>? |
забирай/забирайте с <X> |
я !STATE_RU <X> ..3 ,? а? ты/вы !STATE_RU <X> ..3 |
ты !STATE_RU <X> ..3 ,? а? я !STATE_RU <X> ..3 |
наш цвет/девиз/слоган ..3 : ..1
<N> будет/станет капитаном/тренером/казначеем/вратарём/ведущим/ведущей/водителем |
сначала/сперва пробуем/попробуем/подаём/идём/тестируем
мне/нам нужно ..1 к/до ..1 <W>
заменил/заменила/заменили ..4 на
<N> присмотрит/посидит/покормит/погуляет ..4
фото/данные/ключи/файлы/деньги ..2 кладём/складываем/пойдут/идут на/в/к/у
""",
    },
    "hi": {
        "said": """
हर बार ..5 देना/लिखना/रखना/बताना |
सारे/सभी approvals/बिल/सवाल/पेमेंट/ऑर्डर/बदलाव ..2 मेरे/*के पास/ज़रिए/ज़रिये/through ..3
मुझे हमेशा/सिर्फ़/सिर्फ/बस ..4 जवाब/लिखना/बोलना/बुलाना देना?
..2 बिना ..2 कोई नहीं/न/ना ..1 *एगा/*गा
मुझे रोज़/रोज/हर ..4 याद दिलाना/दिलाओ/दिला
""",
        "plan": """
बड़ों/बच्चों/छात्रों के ..2 ,
गेट <W> बजे ,
..1 को <W> <X> बोल/बता दिए/दिया/दी |
सुबह/दिन/शाम/रात मैं/तू/तुम , सुबह/दोपहर/शाम/रात ..3 |
..2 का/की नाम : <X>
<X> वाली/वाला सीट/कमरा/बिस्तर <X> की/का |
..3 के बाद ..2 वापस नहीं ..1 |
<X> <D> और <D> बदल दो/दे/देना
तो ..2 का/की नाम <X> |
हम? ..4 करवा/बनवा/लगवा/रंगवा/छपवा रहे/रही हैं/हूँ
ठीक/अच्छा , ..2 मँगाते/मंगाते/मँगवाते/मंगवाते/लेते/चलते/रखते हैं
..2 तू/तुम/आप ..1 , ..2 मैं |
..1 बार/वाला/वाली/डिनर/पार्टी/मीटिंग : ..3 ,? <W>
..5 मान के/कर चल/चलो/चलिए/चलते |
..3 reminder/रिमाइंडर/alarm/अलार्म ..2 हटा/लगा/बदल/सेट दे/दो/देना/कर
..3 को बोल/बता/कह दो/दे/देना कि ..8
..4 की/के जगह <X> |
सब/सभी ..5 आना/आएँ/आएं/आओ/पहनना/लाना |
!ट्रेन/फ्लाइट/बस/क्लास <X> ..1 कैंसिल/cancel/रद्द |
हर कोई/व्यक्ति/बंदा/सदस्य ..3 देगा/देंगे/लाएगा
..2 रंग/थीम/विषय/जगह : <X>
..2 <W> बजे ..2 मिलना है
..5 ही order/ऑर्डर/book/बुक/final/फाइनल/pack/पैक कर दे/दो/देना/ले/लो/लेना/दीजिए/दीजिएगा
गिनती/संख्या/समय/time/टाइम/तारीख/बजट/budget/नाम/रंग/रेट ..4 कर/रख ले/लो/दे/दो/देना/लेना/दीजिए/दीजिएगा |
..5 मँगवा/मंगवा/मँगा/मंगा |
..5 मँगवा/मंगवा/मँगा/मंगा ले/लो/दे/दो/लेना/देना/लीजिए |
..3 को? ..1 <W> बजे मिलते हैं
..1 ड्यूटी/शिफ्ट/चाबी/कप्तान/संगीत/मेनू/मिठाई/थीम/रंग/विषय/जगह ..2 : <X>
तू/तुम/आप !STATE_HI <X> ..3 ,? और? मैं !STATE_HI <X> ..3 |
मैं !STATE_HI <X> ..3 ,? और? तू/तुम/आप !STATE_HI <X> ..3 |
सब/सभी लोग? अपना/अपनी/अपने ..4 लाना/लाएँ/लाएं/लाओ |
अब ..3 की/के/का जगह ..3
""",
    },
    "ko": {
        "said": """
..2 항상/매번/언제나 ..3 *로/*으로 해줘/정리해줘/써줘/답해줘/해주세요/정리해주세요
지는/진/늦는/늦은 사람이 ..2
모든 승인은/결제는/문의는/주문은/변경은 ..2 *한테/*에게/*께/*로/통해 ..2 |
매주/매일/매달 ..3 *에 *합니다/*해요/*하기로/*알려줘/*깨워줘
""",
        "plan": """
..1 어른/아이/성인/학생/회원 ..1 <X> 원 ,
입장 ..2 시 ,
..1 *에/*한테 <X> *명이라고/*개라고/*명으로 알렸어/말했어/전했어/알렸습니다
아침은/낮은/저녁은/밤은/오전은/오후는 <X> , 아침은/낮은/저녁은/밤은/오전은/오후는 <X> |
팀명/조이름/제목/이름/색 : <X>
..2 자리는 ..1 드려/드리자/줘/주자 |
..2 *는/*은 *로/*으로 옮긴다/옮깁니다/옮겨
..2 네가/*이가 ..2 담당 |
..2 *는/*은 *이가/*가 들어/들고/맡고 |
<W> *랑 <W> ..1 바꿔 줘/주세요 |
..3 챙겨 오기/오세요/와 |
..2 자리는/책상은/소파는/그림은/식탁은/침대는/무대는 ..1 *로/*으로/*에 |
..2 *는/*은 <X> 맡는다/담당/맡아요/책임진다
..2 사람당/1인당/인당 ..2 |
..1 갱신/연장/계약/이사/구매/참가 안 해/합니다/할래
..2 네가/너가/*님이 , ..2 내가/제가 ..1 |
..2 *대신 <X> |
..2 *는/*은 <X> 가져와/맡아/준비해/사와/운전해/챙겨 |
!내/제/우리/저희/쟤/걔 ..1 이름은/제목은/색깔은/색은/주제는/장소는/메뉴는/팀명은 <X> |
..2 나/저/우리 대신 ..2 |
..1 없이 ..2 *지 마/마세요/말기 |
..1 로고는/가격은/장소는/시간은/일정은/계획은/이름은/색은/메뉴는 ..2 그대로 |
다들/모두/전부 ..4 와/오세요/입어/모여/가져와 |
좋아/오케이/ok/콜/그래 , ..1 <W> ..2 |
..1 당번/당직/열쇠/음악/운전/설거지/메뉴/주제/색상/장소/제목/회비/참가비/예산 ..1 : <X>
..3 *요일/내일/모레/주말 ..2 *시에 봐/봐요/봅시다/봬요/뵙겠습니다/보자/만나/만나요/모여
나는/난/내가/제가/저는 ..3 , 너는/넌/네가/당신은/*님은 ..2 ACT_KO |
너는/넌/네가/*님은 ..3 , 나는/난/내가/제가/저는 ..2 ACT_KO |
각자 ..3 가져오기/가져와/가져오세요/챙겨/챙겨와/챙기기/챙겨오세요
우리 ..2 색은/이름은/제목은/구호는/팀명은 *야/*예요/*이에요/*입니다/*로
..2 *집으로/*집에 와/오세요/모여/모이세요 |
..5 *대신 ..2 *로 교체했어/바꿨어/바꿨습니다/교체했습니다
""",
    },
    "zh": {
        "plan": """
*宴/*聚餐/*晚饭/*午饭/*聚会 : ..3 ,? <X>
*队名/*颜色/*主题/*地点/*名字/*菜单/*口味/*队名/*口号/*集合点 : <X>
""",
    },
    "ja": {
        "plan": """
*祭/*打ち上げ/*夕食/*昼食/*忘年会/*新年会 : <X>
*名/*色/*テーマ/*場所/*会場/*曲目/*献立/*服装/*集合場所/*合言葉 : <X>
朝は*/昼は*/午前は*/前半は* , 夜は*/夕方は*/午後は*/後半は* |
君は*/お前は*/おまえは*/あなたは* , 僕は*/俺は*/私は*/ぼくは* |
""",
    },
}
