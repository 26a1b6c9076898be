"""Content words that are no index terms, in Spanish, Portuguese, Italian, Russian, Korean and Hindi (see the module beside)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_ES: Final = """
propio propia propios propias atrás adelante encima dile dime dame dinos ponle hazlo oye preguntad esperad mirad contad apuntad
escuchad comprad llevad llamad avisad hablado acabo acabamos traído cualquier demasiado bastante apenas quizá quizás incluso
decir digo dice dices dicen dijo dicho hacer hago haces hace hacen hizo hecho hecha ir ver veo ves ve vemos ven vi vio
visto vista saber sé sabes sabe saben sabía querer quiero quieres quiere quieren quería dar doy das da dan dio dado
poner pongo pones pone ponen puso puse puesto salir sale salió venir vengo vienes viene vienen vino quedar queda quedan
quedamos quedé quedó llevar llevo lleva llevan llegar llego llega llegan llegó pasar pasa pasan pasó pasado creer creo
cree pensar pienso piensa parecer parece pedir pido pide piden pidió hablar hablo habla hablé traer traigo trae dejar
dejo deja encontrar mirar miro mira mirad esperar espero espera llamar llamo llama llamó necesitar necesito necesita
necesitamos gustar gusta gustan tocar toca tomar toma comprar compro compra entrar volver vuelvo vuelve empezar empieza
acabar acaba seguir sigue cambiar cambia pagar pago paga abrir abre cerrar cierra usar usa servir sirve valer vale
encargar encarga confirmar confirmo confirmado apunto apuntado falta faltan cuesta suena encaja entra cabe huele
buenos buenas buen bueno buena hola adiós chao gracias perdón perdona favor porfa oye oíd vale ok okay venga vaya anda
genial guay perfecto perfecta estupendo claro exacto ojalá jaja jajaja jajaj jeje jajajaja ay uy uf bueno pues nada
crack madre mía besos abrazo saludos felicidades enhorabuena
grande grandes gran pequeño pequeña pequeños nuevo nueva nuevos nuevas viejo vieja mejor mejores peor primer primero
primera segundo segunda tercero tercera último última últimos últimas próximo próxima siguiente mismo solo sola todo
caro cara barato barata listo lista listos fácil difícil posible imposible seguro segura importante igual distinto largo
larga corto alto alta bajo baja lleno libre malo mala mal rápido tarde temprano pronto lejos
hoy ayer mañana anoche día días semana semanas finde fin mes meses año años hora horas minuto minutos rato momento tiempo
vez veces noche noches mediodía madrugada fecha
uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cien ciento mil medio media euros
euro eur
cosa cosas tema gente persona personas hombre mujer señor señora tío tía chico chica chicos amigo amigos tipo manera forma
modo caso parte lado final principio punto puntos lugar sitio mitad resto ejemplo razón idea ideas pregunta preguntas
respuesta problema problemas opinión cuenta ganas falta gracia mano cabeza pasada número total pa q xq pq tb tmb
pongan seguirá veinticinco doscientos trescientos pillado digan deberíais perdonadme duro cole resumen ojo menos mal lunes martes miércoles jueves viernes sábado sábados domingo domingos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre otoño invierno primavera verano verdad supuesto acuerdo
"""
_PT: Final = """
próprio própria próprios próprias afinal aliás enfim inclusive tomara qualquer apenas talvez
dizer digo diz dizem disse dito fazer faço faz fazem fez fiz feito feita ir ver vejo vê viu visto saber sei sabe sabem
querer quero quer querem queria dar dou dá dão deu dado pôr põe botar bota colocar coloca sair sai saiu vir vem vêm veio
ficar fico fica ficam ficou levar levo leva levou chegar chego chega chegou passar passa passou achar acho acha achei
pensar penso pensa parecer parece pedir peço pede pediu falar falo fala falou trazer trago traz trouxe deixar deixo
deixa encontrar olhar olha esperar espero espera chamar chama precisar preciso precisa precisamos gostar gosto gosta
pegar pego pega tomar comprar compro compra entrar entra voltar volta começar começa acabar acaba acabou seguir segue
mudar muda pagar pago paga abrir abre fechar fecha fechou fechado usar uso usa servir serve valer vale confirmar
confirmo confirmado combinado topo topa rola rolou mandar manda mandei mandou conseguir consigo consegue aceitou
bom boa bons boas oi olá tchau obrigado obrigada valeu desculpa favor beleza blz legal show ótimo ótima perfeito massa
certo claro exato tomara kkk kkkk kkkkk rs rsrs haha ai ui nossa poxa puxa eita opa gente galera pessoal beijo beijos
abraço abraços parabéns amém né tá tô pra pro vc vcs tb tbm pq q blza
grande grandes pequeno pequena novo nova novos novas velho velha melhor melhores pior primeiro primeira segundo terceiro
último última próximo próxima mesmo só caro cara barato barata pronto pronta prontos fácil difícil possível impossível
seguro importante igual diferente longo longa alto alta baixo baixa cheio livre mau mal rápido tarde cedo logo longe
hoje ontem amanhã dia dias semana semanas mês meses ano anos hora horas minuto minutos momento tempo vez vezes noite
noites manhã madrugada data fim início começo
um dois duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta cem cento mil meio meia reais real
euros euro
coisa coisas negócio troço gente pessoa pessoas homem mulher senhor senhora cara menino menina amigo amigos tipo maneira
forma jeito modo caso parte lado final ponto lugar metade resto exemplo razão ideia ideias pergunta perguntas resposta
problema problemas opinião conta vontade falta graça mão cabeça justo silencioso segura ora segunda terça quarta quinta sexta sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro número total assunto verdade acordo resumo
"""
_IT: Final = """
proprio propria propri proprie dimmi dammi fammi dille digli qualsiasi appena forse anzi addirittura
dire dico dici dice dicono disse detto detta fare faccio fai facciamo fanno fatto fatta andare andato vedere vedo vede
visto sapere so sai sa sanno sapeva volere voglio vuoi vuole vogliono voleva dare do dà danno dato mettere metto mette
messo uscire esce venire vengo viene vengono venuto restare resta rimane portare porto porta portato arrivare arrivo
arriva arrivano arrivato passare passo passa passato credere credo pensare penso pensa parere pare sembra chiedere
chiedo chiede chiesto parlare parlo parla trovare trovo trova trovato lasciare lascio lascia guardare guardo guarda
aspettare aspetto aspetta chiamare chiamo chiama chiamato servire serve servono piacere piace piacciono prendere prendo
prende preso comprare compro compra comprato entrare tornare torno torna cominciare comincia finire finisce finito
seguire cambiare cambia pagare pago paga pagato aprire apre aperto chiudere chiude chiuso usare usa vale confermare
confermo confermato scrivere scrivo scrive scritto sentire sento sente sentito mandare mando manda mandato tocca basta
bisogna manca mancano costa ci riesco riesce
buongiorno buonasera buonanotte buon buono buona buoni ciao salve arrivederci grazie prego scusa scusate scusi favore
perfetto perfetta ottimo ottima bene benissimo bravo brava bravi bello bella belli belle ok okay dai va vabbè boh beh mah
eh ah oh uffa magari certo esatto giusto giusta haha ahah ahahah lol auguri baci bacio abbraccio mamma mia
grande grandi piccolo piccola nuovo nuova nuovi nuove vecchio vecchia migliore peggio meglio primo prima secondo terzo
ultimo ultima ultimi prossimo prossima stesso solo sola caro cara pronto pronta pronti facile difficile possibile
impossibile sicuro sicura importante uguale diverso lungo lunga corto alto alta basso bassa pieno libero male veloce
tardi presto subito lontano vicino
oggi ieri domani dopodomani giorno giorni settimana settimane mese mesi anno anni ora ore minuto minuti momento tempo volta
volte sera sere notte mattina mattino pomeriggio weekend data fine inizio
uno due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta cento mila mille mezzo mezza euro
cosa cose roba gente persona persone uomo donna signore signora tipo ragazzo ragazza ragazzi amico amici modo maniera
caso parte lato punto posto luogo metà resto esempio ragione idea idee domanda domande risposta problema problemi
venticinque ventiquattro trecento vada segua scorso scorsa contento contenta lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre parere conto voglia mano testa numero totale fatto verità accordo raga tutti insieme
"""
_RU: Final = """
сразу скоро опять
одну одного одной одним двух трёх четырёх пяти
прежде перед затем потом зато
итоге конце концов целом упал упала упало остался осталась
сказать сказал сказала говорить говорит говорил говорят сделать сделал сделала делать делаем делает делал идти идёт идем
пойти пойдём пойдет прийти придёт пришёл пришла дать дай даст даёт дали дают взять возьму возьмём взял взяла берём
видеть вижу видел знать знаю знает знал хотеть хочу хочет хотел хотела хотим думать думаю думает думал писать пишу
пишет написать напишу написал спросить спрошу спросил смотреть смотри смотрел посмотрел гляньте глянь ждать жду ждём
нужен нужна нужны понять понял поняла понятно помню помнит забыл забыла купить куплю купил купили поехать поехали еду едем
едет выезжаем приехал приехали позвонить звонил позвоню оставить остался осталось стоит стоят лежит быть бывает стать
стал стала стало получить получил получилось найти нашёл нашла начать начал хватит хватает работает живём отвечает
займусь завёл принял договорились решили решено покупаем перейдём
привет здравствуйте пока спасибо пожалуйста доброе добрый доброго утро утра день дня дней вечер вечера ночь ночи ок окей
да нет ага угу ура урааа ой ай ох эх ну блин чёрт хаха ахах лол норм нормально отлично супер класс круто ладно хорошо
плохо верно точно ясно согласен согласна коллеги ребята народ господа друзья всем давай давайте
большой большая большие маленький новый новая новое новые старый старая лучший лучше хуже первый первая первое второй
вторая третий последний последняя следующий следующая прошлый прошлая нужный важно важный готов готова готовы можно
нельзя быстро медленно рано поздно раньше позже долго далеко близко дома обратно вместе
сегодня вчера завтра послезавтра неделя недели неделю месяц месяца год года лет час часа часов минута минут минуты раз
раза время времени момент января февраля марта апреля мая июня июля августа сентября октября ноября декабря январь
февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь
один два две три четыре пять шесть семь восемь девять десять двенадцать двадцать тридцать сто тысяча тысяч рублей руб
одиннадцатое девятое половина
вещь вещи дело дела штука штук человек люди людей мужчина женщина парень вид образ случай часть сторона конец начало
место пример причина мысль идея вопрос вопросы ответ проблема проблемы мнение слово слова число количество
январе феврале марте апреле июне июле августе сентябре октябре ноябре декабре понедельник понедельника вторник вторника среда среду среды четверг четверга пятница пятницу пятницы суббота субботу субботы воскресенье воскресенья днём днем конце конца концу осень осени осенью лето лета летом зима зимой весна весной оттуда отсюда минимум максимум просьба сплю ураа красиво одиннадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать сорок пятьдесят честно собственно вроде типа короче кажется наверное видимо наконец
"""
_KO: Final = """
하루 이틀 사흘 나흘 닷새 열흘 보름 바로
드디어 그대로 아예 아직 일단 그냥 혹시 역시 물론 결국 따라 함께 오히려 아마 만약 겨우 자꾸 괜히 왠지 몰래 어차피 제발 대신 직접 각자 서로 나름 살짝 이제 방금 금방 대충 얼른 제일 가장 훨씬 되게 엄청 완전
오늘 어제 내일 모레 지금 이번 다음 지난 저번 주 달 년 월 일 시 분 오전 오후 아침 점심 저녁 밤 주말 요즘 나중 아까 먼저 이미 벌써
월요일 화요일 수요일 목요일 금요일 토요일 일요일 지난주 이번주 다음주 지난달 이번달 다음달 작년 올해 내년
하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열 한 두 세 네 백 천 만 원 개 명 번 시간 정도 가지
안녕 안녕하세요 감사 감사합니다 고마워 고마워요 죄송 미안 축하 네 예 아니 아니요 응 그래 그래요 좋아 좋아요 좋네요 맞아 맞아요 ㅋㅋ
ㅋㅋㅋ ㅎㅎ ㅠㅠ 와 오 아 음 글쎄 화이팅 파이팅 확인 다들 다행 가능 필요 생각 문제 사람 분들 우리 저희 제가 저는 뭐가 그건
때 것 거 곳 쪽 중 등 후 전 말 일 점 수 더 많이 조금 빨리 같이 혼자 다시 계속 항상 최대한 진짜 정말 너무 아주 오랜만 반드시 어디로 어디 누가 여기 거기
"""
_HI: Final = """
कहता कहती कहते बोलता बोलती बोलते मानता मानते बताता बताते सोचता सोचते तुरंत
जनवरी फरवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर सितम्बर अक्टूबर अक्तूबर नवंबर नवम्बर दिसंबर दिसम्बर
करने जाने आने देने लेने रखने होने बनाने लगने मिलने कहने चलने किए
चाहता चाहती चाहते ख़राब खराब आख़िर आखिर आख़िरकार बची बचा बचे निकलो बताना भूल मदद
मैंने तुमने उसने हमने आपने उन्होंने किसने मैने इसने जिसने सबने उन्हें इन्हें तुम्हें हमें मुझे उसे इसे अपना अपनी अपने वाला वाली वाले पहले बाद
नमस्ते धन्यवाद शुक्रिया ठीक अच्छा अच्छी अच्छे बढ़िया सही गलत जरूर ज़रूर शायद बिल्कुल बस अरे वाह ओह हाय सुप्रभात सबको चलो चलिए
आज कल परसों सुबह शाम रात दोपहर दिन हफ्ते हफ़्ते सप्ताह महीना महीने साल घंटे घंटा मिनट बजे समय वक्त बार पिछली पिछले पिछला
अगली अगले अगला सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार
दो तीन चार पांच पाँच छह सात आठ नौ दस बीस पचास सौ हजार हज़ार लाख रुपये रुपए
करता करती करते जाता जाती जाते आता आती आते देता देती देते रहता रहती रहते होना करना जाना देना लेना आना बोला बोली कहा कहना सोचा देखा देखी देखना पूछा पूछना बताना
भेजा भेजी भेजे चला चली चले लगा लगी लगे रखा रखी पैसा पैसे जाऊँगा जाऊंगा करूँ लेंगे देंगे महँगा महंगा सस्ता मुश्किल आसान
बात बातें चीज चीज़ काम तरह तरफ लोग आदमी औरत सवाल जवाब समस्या मतलब दिक्कत ज़्यादा ज्यादा थोड़ा थोड़ी सिर्फ केवल
तय शुरू मिल मिला मिली जाएगा जाएगी जाएंगे देखेंगे देखेगा करेंगे करेगा करूंगा करूँगा होगा लेते लेता बता बताया दिया दी दिए देना
ले लिया आया आई आए आना जाना गए देखो सुनो नया नई नए पुराना बड़ा बड़ी छोटा छोटी पूरा पूरी
"""
MORE: Final[Mapping[str, str]] = {"es": _ES, "pt": _PT, "it": _IT, "ru": _RU, "ko": _KO, "hi": _HI}
