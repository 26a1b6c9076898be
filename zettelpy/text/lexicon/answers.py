"""What a question asks for, and the words that an answer of that kind holds, by language. Our own lists.

In `ASKED`, phrases of a question; in `TOLD`, words of an answer. Both are folded before use; phrases are parted by commas.
Amounts, days, clock times, codes and names are told by their form as well (see `text/answers.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

PERSON: Final = "person"
PLACE: Final = "place"
DAY: Final = "day"
CLOCK: Final = "clock"
AMOUNT: Final = "amount"
PRICE: Final = "price"
CODE: Final = "code"
COLOUR: Final = "colour"
REASON: Final = "reason"
KINDS: Final = (PERSON, PLACE, DAY, CLOCK, AMOUNT, PRICE, CODE, COLOUR, REASON)

ASKED: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "en": {
            PERSON: "who, whom, whose, which person, what person, which of us, by whom, what's the name, what is the name",
            PLACE: "where, what place, which place, which city, which town, which street, what address, which room, "
            "what is the address, the address, which country, which building",
            DAY: "when, what day, which day, what date, which date, which month, which year, what month, deadline, "
            "until when, since when, which weekday, how soon",
            CLOCK: "what time, which time, the time of, which hour, at what hour, opening hours, how late, how early",
            AMOUNT: "how many, how long, how far, how big, how large, how heavy, how tall, how old, how often, how wide, "
            "how high, how fast, what size, which size, how much, how warm, how hot, what dose, which dose, what dosage, "
            "which dosage, what amount, what quantity, what percentage, which percentage",
            PRICE: "how much, what price, the price, what cost, cost, costs, pay, paid, rent, fee, charge, "
            "charges, salary, budget, how expensive, earn, spend, spent",
            CODE: "number, code, reference, password, id, identifier, phone number, pin, serial",
            COLOUR: "what colour, which colour, what color, which color, colour, color, shade",
            REASON: "why, reason, how come, what caused, the cause, for what reason",
        },
        "de": {
            PERSON: "wer, wem, wen, wessen, welche person, von wem, bei wem, wie heißt, wie heißen, an wen",
            PLACE: "wo, wohin, woher, welcher ort, an welchem ort, welche adresse, welche straße, in welcher straße, "
            "in welcher stadt, welcher raum, in welchem raum",
            DAY: "wann, welcher tag, an welchem tag, welches datum, bis wann, seit wann, ab wann, zu welchem termin, "
            "welcher wochentag, an welchem wochentag, welchen tag, der wievielte, in welchem monat",
            CLOCK: "um wie viel uhr, wie viel uhr, um wieviel uhr, uhrzeit, wie spät, um welche zeit, wann",
            AMOUNT: "wie viel, wie viele, wieviel, wieviele, wie lange, wie groß, wie weit, wie schwer, wie hoch, wie oft, "
            "wie alt, wie warm, wie lang, wie breit, welche größe, welche dosis, welche menge, wie viel prozent",
            PRICE: "wie viel, wieviel, was kostet, was kosten, was kostete, wie teuer, welcher preis, preis, was verlangt, "
            "was zahlt, was bezahlt, zu welchem preis, miete, gehalt, budget, was verdient, kostet, kosten",
            CODE: "welche nummer, nummer, code, aktenzeichen, kennwort, passwort, kennzeichen",
            COLOUR: "welche farbe, in welcher farbe, farbe, farbton",
            REASON: "warum, wieso, weshalb, aus welchem grund, was war der grund, weswegen, der grund",
        },
        "fr": {
            PERSON: "qui, à qui, chez qui, avec qui, par qui, quelle personne, comment s'appelle, quel est le nom",
            PLACE: "où, à quel endroit, dans quel endroit, quelle adresse, dans quelle ville, quelle rue, quel lieu, "
            "dans quelle salle, dans quel lieu, quelle salle",
            DAY: "quand, quel jour, à quelle date, quelle date, jusqu'à quand, depuis quand, pour quand, quel mois, "
            "à partir de quand, quelle est la date",
            CLOCK: "à quelle heure, quelle heure, quels horaires, quels sont les horaires",
            AMOUNT: "combien, quelle taille, quelle durée, quel volume, quelle distance, quel âge, quelle quantité, "
            "combien de temps, quel nombre, quelle superficie, quelle dose, quel pourcentage",
            PRICE: "combien, quel prix, quel montant, quel est le prix, quel budget, quel loyer, quel tarif, coûte, "
            "coûtent, coûtait, quel coût, prix, quel salaire",
            CODE: "quel numéro, numéro, code, référence, mot de passe",
            COLOUR: "quelle couleur, de quelle couleur, couleur, teinte, coloris",
            REASON: "pourquoi, pour quelle raison, à cause de quoi, quelle est la raison, quelle raison, comment ça se fait",
        },
        "es": {
            PERSON: "quién, quiénes, a quién, de quién, con quién, qué persona, qué personas, cómo se llama, cuál es el nombre",
            PLACE: "dónde, adónde, en qué lugar, en qué calle, qué calle, qué dirección, en qué sitio, en qué ciudad, "
            "qué sitio, a dónde",
            DAY: "cuándo, qué día, qué fecha, para cuándo, hasta cuándo, desde cuándo, en qué fecha, qué mes, qué días",
            CLOCK: "a qué hora, qué hora, qué horario, horario",
            AMOUNT: "cuánto, cuántos, cuántas, cuánta, qué tamaño, qué superficie, cuánto tiempo, qué cantidad, qué edad, "
            "qué dosis, qué porcentaje",
            PRICE: "cuánto, qué precio, qué renta, cuál es el precio, qué presupuesto, cuesta, costó, costaba, qué cuesta, "
            "qué importe, qué sueldo, precio, cobra",
            CODE: "qué número, número, código, referencia, contraseña, clave",
            COLOUR: "de qué color, qué color, color, qué tono",
            REASON: "por qué, por qué motivo, cuál fue la razón, qué razón, por qué razón, a qué se debe, cómo es que",
        },
        "pt": {
            PERSON: "quem, de quem, com quem, para quem, qual pessoa, que pessoa, como se chama, qual o nome, qual é o nome",
            PLACE: "onde, aonde, em que lugar, em que rua, qual rua, qual endereço, em que cidade, qual o endereço, que sítio, "
            "em que cinema, em que sala",
            DAY: "quando, que dia, em que dia, qual dia, qual a data, qual o prazo, até quando, desde quando, em que data, "
            "que data, qual é o prazo",
            CLOCK: "a que horas, que horas, qual o horário, qual horário, que hora",
            AMOUNT: "quanto, quantos, quantas, quanta, qual o tamanho, que tamanho, quanto tempo, qual é o tamanho, qual a idade, "
            "que dose, qual a dose, que quantidade, que percentagem, que porcentagem",
            PRICE: "quanto, qual o preço, que preço, qual o valor, custa, custou, custam, qual é o preço, preço, cobra, "
            "qual o aluguel, qual o orçamento",
            CODE: "qual o número, número, código, senha, qual é o número, referência",
            COLOUR: "que cor, qual cor, qual a cor, de que cor, cor, cores",
            REASON: "por que, porque, por quê, por qual motivo, qual o motivo, qual a razão, por que razão, como é que, porquê",
        },
        "it": {
            PERSON: "chi, a chi, di chi, con chi, da chi, per chi, quale persona, come si chiama, come si chiamano",
            PLACE: "dove, in che posto, in quale posto, in che via, quale indirizzo, in quale città, che indirizzo, da dove, "
            "in quale sala, dov'è",
            DAY: "quando, che giorno, in che giorno, quale giorno, che data, quale data, in che data, fino a quando, "
            "entro quando, da quando, che giorni, in che giorni",
            CLOCK: "a che ora, che ora, a quale ora, che orari, che orario, quali orari",
            AMOUNT: "quanto, quanti, quante, quanta, quanto tempo, quanto dura, che dimensione, che misura, che taglia, "
            "che dose, quale dose, che quantità, che percentuale",
            PRICE: "quanto, che prezzo, quale prezzo, quanto costa, quanto costava, qual è il prezzo, che cifra, prezzo, "
            "costa, che anticipo, quale affitto, che stipendio",
            CODE: "che numero, numero, quale numero, codice, password, qual è il numero, riferimento",
            COLOUR: "di che colore, che colore, quale colore, colore, tinta",
            REASON: "perché, come mai, per quale motivo, per quale ragione, qual è il motivo, a causa di cosa, qual motivo",
        },
        "ru": {
            PERSON: "кто, кому, кого, кем, у кого, с кем, чей, чья, чьё, чьи, к кому, от кого, как зовут, за кем",
            PLACE: "где, куда, откуда, в каком месте, какой адрес, в каком городе, на какой улице, по какому адресу, "
            "на какой станции, в какой аудитории",
            DAY: "когда, какого числа, в какой день, какой день, до какого числа, к какому дню, какая дата, какой срок, "
            "к какому числу, до какого дня, с какого дня, на какое число, в каком месяце",
            CLOCK: "во сколько, в котором часу, какое время, в какое время, до скольки, со скольки",
            AMOUNT: "сколько, какой размер, какова длина, на сколько, как долго, какой длины, какая температура, скольких",
            PRICE: "сколько, сколько стоит, сколько стоил, почём, какая цена, во сколько, какая стоимость, какой бюджет, "
            "цена, стоимость, какая зарплата",
            CODE: "номер, код, пароль, какой номер, шифр",
            COLOUR: "какого цвета, какой цвет, цвет, в какой цвет",
            REASON: "почему, отчего, зачем, по какой причине, из-за чего, что стало причиной, по причине",
        },
        "zh": {
            PERSON: "谁, 哪位, 哪个人, 什么人, 叫什么, 姓什么, 誰",
            PLACE: "哪里, 哪儿, 在哪, 什么地方, 哪个地方, 地址, 哪家, 哪条, 去哪, 哪座, 哪间",
            DAY: "什么时候, 哪天, 哪一天, 几号, 几月, 何时, 什么日子, 星期几, 周几, 最晚, 最迟, 多会儿, 哪个月",
            CLOCK: "几点, 什么时间, 几时, 点钟, 营业时间",
            AMOUNT: "多少, 几个, 几间, 几位, 几次, 几道, 几人, 几天, 多久, 多长, 多大, 多远, 多高, 多重, 几张, 几本, 几条",
            PRICE: "多少钱, 价格, 价钱, 多贵, 租金, 房租, 工资, 薪水, 费用, 花了多少, 预算, 月薪, 多少",
            CODE: "号码, 密码, 编号, 代码, 几号, 单号",
            COLOUR: "什么颜色, 颜色, 什么色, 哪种颜色",
            REASON: "为什么, 为何, 怎么没, 什么原因, 原因, 为啥, 怎么会, 怎么不",
        },
        "ja": {
            PERSON: "誰, だれ, どなた, どの人, 担当者, 何という人",
            PLACE: "どこ, どちら, 場所, 住所, どの店, どの駅, どの部屋, 会場",
            DAY: "いつ, 何日, 何曜日, 何月, 締め切り, 締切, 期限, 日程, どの日",
            CLOCK: "何時, 時間は, 時刻",
            AMOUNT: "何人, 何枚, 何個, 何部, いくつ, どのくらい, どれくらい, 何冊, 何台, 何席, 何回, 何分, 何歳, 人数, 何本, 定員, 何キロ, 何年",
            PRICE: "いくら, 値段, 料金, 費用, 予算, 家賃, 代金, 給料, 謝礼",
            CODE: "番号, 暗証番号, パスワード, コード",
            COLOUR: "何色, どんな色, 色は, カラー",
            REASON: "なぜ, どうして, なんで, 理由, 原因, わけは, 何で",
        },
        "ko": {
            PERSON: "누가, 누구, 누굴, 누구를, 누구의, 누구에게, 누구한테, 어느 분, 이름이",
            PLACE: "어디, 어디서, 어디에, 어디로, 어느 곳, 장소, 주소",
            DAY: "언제, 며칠, 무슨 요일, 몇 월, 몇 일, 날짜, 마감, 어느 날, 언제까지",
            CLOCK: "몇 시, 시간은, 몇시",
            AMOUNT: "몇 명, 몇 개, 몇 장, 몇 권, 얼마나, 몇 번, 몇 살, 몇 대, 몇 분, 몇 킬로, 몇",
            PRICE: "얼마, 가격, 비용, 요금, 월세, 예산, 보험료, 값, 월급",
            CODE: "번호, 비밀번호, 암호, 코드",
            COLOUR: "무슨 색, 어떤 색, 색깔, 색은, 색이",
            REASON: "왜, 이유, 원인, 어째서, 까닭",
        },
        "hi": {
            PERSON: "कौन, किसने, किसके, किसे, किसको, किससे, किसका, किसकी, का नाम",
            PLACE: "कहाँ, कहां, किस जगह, किस शहर, पता, किस इमारत, किस कमरे, किस दुकान",
            DAY: "कब, किस दिन, किस तारीख, कौन सी तारीख, कौन से दिन, कब तक, तारीख",
            CLOCK: "कितने बजे, किस समय, समय",
            AMOUNT: "कितने, कितनी, कितना, कितनों",
            PRICE: "कितने में, कितना पैसा, दाम, कीमत, क़ीमत, किराया, कितने रुपये, खर्च, कितना, भाड़ा, जुर्माना, तनख्वाह",
            CODE: "नंबर, नम्बर, कोड, पासवर्ड",
            COLOUR: "किस रंग, कौन सा रंग, रंग",
            REASON: "क्यों, किस वजह, कारण, वजह",
        },
    }
)

TOLD: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "en": {
            PERSON: "i, i'll, i'm, me, i've, i'd",
            PLACE: "hall, library, school, university, college, church, chapel, pub, bar, cafe, restaurant, hotel, hostel, "
            "house, home, flat, apartment, office, room, park, garden, farm, barn, station, street, road, lane, "
            "avenue, museum, gallery, theatre, theater, cinema, hospital, clinic, studio, club, centre, center, "
            "shop, store, market, beach, lake, town, city, village, country, upstairs, downstairs, outside, "
            "outdoors, indoors, online, zoom, kitchen, basement, garage, pavilion, gym, campus, harbour, harbor, "
            "airport, island, forest, yard, castle, bakery, brewery, warehouse, workshop, lab, terrace",
            CLOCK: "noon, midnight, o'clock, half past, quarter to, quarter past",
            DAY: "monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, tuesdays, wednesdays, thursdays, "
            "fridays, saturdays, sundays, weekdays, january, february, march, april, june, "
            "july, august, september, october, november, december, tomorrow, today, weekend, weekday, weekends, daily",
            AMOUNT: "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty, forty, fifty, "
            "hundred, thousand, dozen, half, double, both",
            PRICE: "euro, euros, dollar, dollars, pound, pounds, quid, bucks, free, eur, usd, gbp, grand, cents",
            COLOUR: "red, blue, green, yellow, black, white, grey, gray, brown, orange, purple, pink, beige, navy, "
            "turquoise, burgundy, ivory, gold, silver, violet, teal, cream",
            REASON: "because, since, due, so, broken, broke, ill, sick, cancelled, closed, unfortunately, sorry, too, "
            "bad news, failed, can't, cannot, couldn't, won't, doesn't",
        },
        "de": {
            PERSON: "ich, mir, mich, ichs",
            PLACE: "halle, turnhalle, sporthalle, saal, haus, hause, gemeindehaus, rathaus, bürgerhaus, vereinsheim, "
            "bibliothek, bücherei, schule, universität, uni, kirche, kapelle, kneipe, bar, café, restaurant, "
            "gasthaus, gasthof, wirtschaft, hotel, wohnung, büro, raum, zimmer, park, garten, hof, bauernhof, "
            "scheune, bahnhof, straße, weg, allee, gasse, museum, galerie, theater, kino, krankenhaus, praxis, "
            "studio, verein, zentrum, laden, geschäft, markt, strand, see, stadt, dorf, land, oben, unten, draußen, "
            "drinnen, online, zoom, küche, keller, garage, aula, hafen, flughafen, insel, wald, schloss, bäckerei, "
            "werkstatt, lager, labor, terrasse",
            CLOCK: "uhr, mittag, mittags, mitternacht, halb, viertel",
            DAY: "montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag, montags, dienstags, mittwochs, "
            "donnerstags, freitags, samstags, sonntags, januar, februar, märz, april, mai, juni, juli, august, september, "
            "oktober, november, dezember, morgen, übermorgen, heute, wochenende",
            AMOUNT: "zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, zwanzig, dreißig, vierzig, fünfzig, "
            "hundert, tausend, dutzend, halbe, doppelt, beide, zu zweit, zu dritt, zu viert",
            PRICE: "euro, cent, franken, umsonst, gratis, kostenlos, brutto, netto, eur, piepen, mücken",
            COLOUR: "rot, blau, grün, gelb, schwarz, weiß, grau, braun, orange, lila, rosa, beige, türkis, violett, gold, "
            "silber, hellblau, dunkelblau, dunkelgrün, hellgrün, weinrot, bordeaux, rote, blaue, grüne, gelbe, schwarze",
            REASON: "weil, denn, wegen, deshalb, darum, deswegen, leider, kaputt, krank, sonst, schlechte, sorry, zu, keine, "
            "kein, mist, frühestens",
        },
        "fr": {
            PERSON: "je, j'ai, moi, j, me",
            PLACE: "salle, bibliothèque, médiathèque, école, université, fac, église, chapelle, bar, bistrot, café, "
            "restaurant, hôtel, auberge, maison, appartement, bureau, pièce, parc, jardin, ferme, grange, gare, "
            "rue, avenue, boulevard, chemin, musée, galerie, théâtre, cinéma, hôpital, clinique, studio, club, "
            "centre, magasin, boutique, marché, plage, lac, ville, village, pays, dehors, dedans, étage, zoom, "
            "cuisine, cave, garage, gymnase, amphi, amphithéâtre, mairie, port, aéroport, île, forêt, château, "
            "boulangerie, atelier, entrepôt, labo, terrasse",
            CLOCK: "midi, minuit, heures, heure, h",
            DAY: "lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, février, mars, avril, mai, juin, juillet, "
            "août, septembre, octobre, novembre, décembre, demain, aujourd'hui, week-end, weekend, lundis, mardis, mercredis, "
            "jeudis, vendredis, samedis, dimanches",
            AMOUNT: "deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, quinze, vingt, trente, quarante, "
            "cinquante, cent, mille, douzaine, dizaine, moitié, double",
            PRICE: "euro, euros, balles, gratuit, gratuitement, gratuite, centimes, francs, ttc",
            COLOUR: "rouge, bleu, vert, jaune, noir, blanc, gris, marron, orange, violet, rose, beige, turquoise, bordeaux, "
            "doré, argenté, bleue, verte, noire, blanche, ivoire, crème, ocre, kaki",
            REASON: "parce, car, puisque, cause, malheureusement, désolé, désolée, cassé, malade, trop, donc, du coup, refuse, "
            "annulé, veulent pas, peut pas, plus",
        },
        "es": {
            PERSON: "yo, me, mí, conmigo",
            PLACE: "sala, salón, biblioteca, escuela, colegio, instituto, universidad, facultad, iglesia, capilla, bar, "
            "café, cafetería, restaurante, hotel, hostal, casa, piso, apartamento, oficina, despacho, cuarto, "
            "parque, jardín, granja, estación, calle, avenida, paseo, museo, galería, teatro, cine, hospital, "
            "clínica, estudio, club, centro, tienda, mercado, playa, lago, ciudad, pueblo, país, arriba, abajo, "
            "fuera, dentro, zoom, cocina, sótano, garaje, gimnasio, polideportivo, pabellón, ayuntamiento, puerto, "
            "aeropuerto, isla, bosque, castillo, panadería, taller, almacén, nave, terraza, plaza",
            CLOCK: "mediodía, medianoche, horas, media, cuarto",
            DAY: "lunes, martes, miércoles, jueves, viernes, sábado, sábados, domingo, domingos, enero, febrero, marzo, abril, "
            "mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, mañana, hoy, finde",
            AMOUNT: "dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, quince, veinte, treinta, cuarenta, "
            "cincuenta, cien, ciento, mil, docena, mitad, doble, ambos",
            PRICE: "euro, euros, pavos, gratis, dólares, pesos, céntimos, iva, pelas, lucas",
            COLOUR: "rojo, azul, verde, amarillo, negro, blanco, gris, marrón, naranja, morado, rosa, beige, turquesa, granate, "
            "dorado, violeta, roja, negra, blanca, mostaza, crema, amarilla, celeste",
            REASON: "porque, pues, ya, debido, culpa, desgraciadamente, roto, enfermo, malas, lástima, así, demasiado, no, "
            "lamentablemente, cancelado",
        },
        "pt": {
            PERSON: "eu, mim, comigo, me, deixa comigo",
            PLACE: "sala, salão, biblioteca, escola, colégio, universidade, faculdade, igreja, capela, bar, café, "
            "restaurante, hotel, pousada, casa, apartamento, escritório, quarto, parque, jardim, quinta, estação, "
            "rua, avenida, praça, museu, galeria, teatro, cinema, hospital, clínica, estúdio, clube, centro, loja, "
            "mercado, praia, lago, cidade, aldeia, vila, país, lá fora, zoom, cozinha, cave, garagem, ginásio, "
            "pavilhão, porto, aeroporto, ilha, floresta, castelo, padaria, oficina, armazém, terraço, quadra, campo",
            CLOCK: "meio-dia, meia-noite, horas, hora, meia, h",
            DAY: "segunda, terça, quarta, quinta, sexta, sábado, domingo, janeiro, fevereiro, março, abril, maio, junho, julho, "
            "agosto, setembro, outubro, novembro, dezembro, amanhã, hoje, fim de semana, segundas, terças, quartas, quintas, "
            "sextas, sábados, domingos",
            AMOUNT: "dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, quinze, vinte, trinta, quarenta, "
            "cinquenta, cem, cento, mil, dúzia, metade, dobro, ambos",
            PRICE: "reais, real, euro, euros, grátis, contos, pila, pilas, centavos, de graça",
            COLOUR: "vermelho, azul, verde, amarelo, preto, branco, cinza, marrom, castanho, laranja, roxo, rosa, bege, turquesa, "
            "bordô, dourado, violeta, vermelha, preta, branca, amarela, cinzento",
            REASON: "porque, pois, devido, causa, infelizmente, quebrou, doente, desculpa, então, não, demais, culpa",
        },
        "it": {
            PERSON: "io, me, mi, ci penso",
            PLACE: "sala, salone, biblioteca, scuola, università, chiesa, cappella, bar, caffè, ristorante, trattoria, "
            "pizzeria, albergo, hotel, casa, appartamento, ufficio, stanza, parco, giardino, fattoria, cascina, "
            "stazione, strada, viale, piazza, museo, galleria, teatro, cinema, ospedale, clinica, studio, circolo, "
            "centro, negozio, mercato, spiaggia, lago, città, paese, fuori, dentro, zoom, cucina, cantina, garage, "
            "palestra, padiglione, oratorio, municipio, porto, aeroporto, isola, bosco, castello, panificio, "
            "laboratorio, magazzino, terrazza, capannone",
            CLOCK: "mezzogiorno, mezzanotte, ore, ora, mezza",
            DAY: "lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, gennaio, febbraio, marzo, aprile, maggio, "
            "giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, domani, oggi, dopodomani, weekend, sabati, domeniche",
            AMOUNT: "due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, quindici, venti, trenta, quaranta, "
            "cinquanta, cento, mille, dozzina, metà, doppio, entrambi, venticinque",
            PRICE: "euro, gratis, gratuito, libero, centesimi, eurini, iva",
            COLOUR: "rosso, blu, verde, giallo, nero, bianco, grigio, marrone, arancione, viola, rosa, beige, turchese, bordeaux, "
            "azzurro, dorato, argento, rossa, gialla, nera, bianca, panna, celeste",
            REASON: "perché, poiché, siccome, dato, visto, causa, purtroppo, rotto, malato, scusate, quindi, non, troppo, brutte, "
            "colpa",
        },
        "ru": {
            PERSON: "я, мне, меня, мной, беру, возьму, сделаю",
            PLACE: "зал, зале, библиотека, библиотеке, школа, школе, университет, университете, церковь, церкви, бар, "
            "баре, кафе, ресторан, ресторане, гостиница, гостинице, отель, отеле, дом, дома, доме, квартира, "
            "квартире, офис, офисе, кабинет, кабинете, комната, комнате, парк, парке, сад, саду, дача, даче, "
            "вокзал, вокзале, станция, станции, улица, улице, проспект, площадь, площади, музей, музее, театр, "
            "театре, кинотеатр, больница, больнице, клиника, клинике, студия, студии, клуб, клубе, центр, центре, "
            "магазин, магазине, рынок, рынке, пляж, озеро, озере, город, городе, деревня, деревне, зум, кухня, "
            "кухне, подвал, подвале, гараж, гараже, спортзал, спортзале, аудитория, аудитории, порт, аэропорт, "
            "аэропорту, остров, лес, лесу, мастерская, мастерской, склад, складе",
            CLOCK: "часов, часа, час, полдень, полночь, утра, вечера, полдня, половине",
            DAY: "понедельник, вторник, среда, среду, четверг, пятница, пятницу, суббота, субботу, воскресенье, января, февраля, "
            "марта, апреля, мая, июня, июля, августа, сентября, октября, ноября, декабря, завтра, сегодня, послезавтра, выходные, "
            "понедельникам, вторникам, среды, средам, четверга, четвергам, пятницы, пятницам, субботы, субботам, "
            "воскресенья, воскресеньям, понедельника, вторника",
            AMOUNT: "два, две, три, четыре, пять, шесть, семь, восемь, девять, десять, одиннадцать, двенадцать, пятнадцать, "
            "двадцать, тридцать, сорок, пятьдесят, сто, тысяча, тысяч, тысячи, половина, двое, трое, четверо, пятеро, "
            "вдвоем, втроем, полтора, полторы",
            PRICE: "рублей, рубля, рубль, руб, р, евро, бесплатно, тысяч, тыс, копеек, даром, долларов",
            COLOUR: "красный, синий, зеленый, желтый, черный, белый, серый, коричневый, оранжевый, фиолетовый, розовый, бежевый, "
            "голубой, бордовый, бирюзовый, красная, синяя, зеленая, желтая, белая, черная, золотой",
            REASON: "потому, поэтому, так как, из-за, поскольку, увы, сломал, сломался, сломано, заболел, заболела, жаль, "
            "к сожалению, нельзя, нет, плохие, значит",
        },
        "zh": {
            PERSON: "我, 我来, 交给, 由",
            PLACE: "路, 街, 村, 店, 馆, 楼, 室, 厅, 市, 镇, 区, 院, 站, 场, 园, 号楼, 公司, 在",
            CLOCK: "点, 点半, 早上, 上午, 中午, 下午, 晚上, 凌晨",
            DAY: "号, 月, 周一, 周二, 周三, 周四, 周五, 周六, 周日, 星期, 礼拜, 明天, 后天, 大后天, 下周, 今天, 周末",
            PRICE: "块, 元, 万, 千, 百, 钱, 免费, 毛, 佣金",
            COLOUR: "红, 蓝, 绿, 黄, 黑, 白, 灰, 棕, 橙, 紫, 粉, 米色, 金色, 银色",
            REASON: "因为, 所以, 由于, 坏了, 病, 不行, 没, 不能, 唉, 可惜, 得先, 不宜, 太, 糟",
        },
        "ja": {
            PERSON: "さん, 先生, 私, 俺, 僕, わたし, 自分, 君, ちゃん, 部長, 氏",
            PLACE: "館, 室, 店, 駅, 公園, センター, ホール, 市, 町, 村, 区, 場, 園, ビル, 階, で",
            CLOCK: "時, 半, 午前, 午後, 正午, 夕方, 朝, 夜",
            DAY: "日, 月, 曜, 明日, 明後日, 来週, 今日, 週末",
            PRICE: "円, 無料, タダ, 万, 千, ただ",
            COLOUR: "赤, 青, 緑, 黄, 黒, 白, 灰, 茶, 橙, 紫, ピンク, ベージュ, 金色, 銀色, 紺, 水色, オレンジ",
            REASON: "ので, から, ため, 残念, 故障, 病気, 熱, 怪我, 骨折, 工事, ごめん, すみません, だって, 厳しい, 無理",
        },
        "ko": {
            PERSON: "제가, 저는, 내가, 나는, 씨, 님, 저도",
            PLACE: "에서, 동, 구, 시, 역, 층, 센터, 회관, 관, 점, 실, 카페, 집, 길",
            CLOCK: "시, 정오, 오전, 오후, 저녁, 아침, 자정, 반",
            DAY: "일, 월, 요일, 내일, 모레, 다음 주, 오늘, 주말",
            AMOUNT: "한, 두, 세, 네, 다섯, 여섯, 일곱, 여덟, 아홉, 열, 스무, 백, 천, 만, 반",
            PRICE: "원, 만, 천, 무료, 공짜, 유로",
            COLOUR: "빨간, 빨강, 파란, 파랑, 초록, 노란, 노랑, 검은, 검정, 하얀, 흰, 회색, 갈색, 주황, 보라, 분홍, 남색, 베이지, 하늘색",
            REASON: "때문, 어서, 아서, 니까, 해서, 라서, 고장, 아파, 다쳐, 다치, 죄송, 미안, 새서, 못, 안",
        },
        "hi": {
            PERSON: "मैं, मेरे, मुझे, मेरी, मेरा, जी",
            PLACE: "में, पर, घर, दुकान, नगर, बाज़ार, बाजार, स्कूल, सड़क, गली, कमरा, पास",
            CLOCK: "बजे, सुबह, शाम, दोपहर, रात, से",
            DAY: "सोमवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार, शनिवार, रविवार, जनवरी, फ़रवरी, फरवरी, मार्च, अप्रैल, मई, जून, जुलाई, "
            "अगस्त, सितंबर, सितम्बर, अक्टूबर, अक्तूबर, नवंबर, दिसंबर, कल, परसों, आज, इतवार, तारीख",
            AMOUNT: "दो, तीन, चार, पाँच, पांच, छह, सात, आठ, नौ, दस, ग्यारह, बारह, चौदह, पंद्रह, बीस, तीस, चालीस, पचास, सौ, हज़ार, "
            "हजार, लाख, आधा, डेढ़, ढाई",
            PRICE: "रुपये, रुपए, रुपया, रु, मुफ़्त, मुफ्त, हज़ार, हजार, लाख, सौ, पैसे",
            COLOUR: "लाल, नीला, हरा, पीला, काला, सफ़ेद, सफेद, भूरा, नारंगी, बैंगनी, गुलाबी, आसमानी, नीली, हरी, सुनहरा",
            REASON: "क्योंकि, इसलिए, वजह, कारण, टूट, ख़राब, खराब, बीमार, माफ़, नहीं, तबादला, बंद",
        },
    }
)

# What stands before an hour: "um acht", "at 1", "a las 5".
AT: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": "at, by, from, till, until, before, after, around, half",
        "de": "um, ab, gegen, bis, von, vor, nach, halb",
        "fr": "à, dès, vers, avant, après, de, pour",
        "es": "a las, a la, de, hasta las, desde las, sobre las",
        "pt": "às, as, pras, das, até as, a partir das, pelas",
        "it": "alle, dalle, verso le, entro le, fino alle, all, le",
        "ru": "в, к, с, до, после, около",
    }
)

# What stands before a place with a capital letter: "in Bergen", "chez Nadège".
IN: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": "in, at, to, from, near, on, behind",
        "de": "in, im, am, an, bei, beim, nach, aus, zum, zur, auf, vorm",
        "fr": "à, au, aux, en, chez, dans, vers, de, sur",
        "es": "en, a, al, de, desde, junto",
        "pt": "em, no, na, nos, nas, ao, à, pra, pro, de, do, da",
        "it": "a, ad, in, al, allo, alla, nel, nella, nell, da, dal, presso",
        "ru": "в, во, на, у, из, до, под, около",
    }
)
