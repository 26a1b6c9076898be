"""The forms that an answer may have to have, and the words that ask for each and tell each, by language. Our own lists.

A form is narrower than a kind (`lexicon/answers.py`): an age, a weight, a telephone number. Phrases are folded before use
and parted by commas; `*` stands for up to five words (eight characters where a script writes no spaces).

`ASKED` holds phrases that ask for a form by themselves ("how old", "how much * weigh"). Nouns that name one ("phone
number") stand in `lexicon/form_nouns.py`, what an answer shows of one in `lexicon/told_forms.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

AGE: Final = "age"
PHONE: Final = "phone"
NUMBER: Final = "number"  # of an account, an order, a passport
PRICE: Final = "price"
WEIGHT: Final = "weight"
LENGTH: Final = "length"
AREA: Final = "area"
WARMTH: Final = "warmth"
SHARE: Final = "share"  # percentages
COLOUR: Final = "colour"
NAME: Final = "name"
SURNAME: Final = "surname"
EMAIL: Final = "email"
ADDRESS: Final = "address"
CLOCK: Final = "clock"
FORMS: Final = (
    AGE, PHONE, NUMBER, PRICE, WEIGHT, LENGTH, AREA, WARMTH, SHARE, COLOUR, NAME, SURNAME, EMAIL, ADDRESS, CLOCK,
)  # fmt: skip

Table = Mapping[str, Mapping[str, str]]

ASKED: Final[Table] = MappingProxyType(
    {
        "en": {
            AGE: "how old, what age, which age, when * born, which year * born, what year * born, when * birthday, "
            "which birthday",
            PRICE: "how much did * get paid, how much will * cost, how much did * earn, how much money * make, what * amount to, how much did * cost, how much does * cost, how much do * cost, how much will * cost, how much * pay, "
            "how much * paid, how much * earn, how much * charge, how much * spend, how much * spent, what did * cost, "
            "what does * cost, what do * cost, what will * cost, what would * cost, how expensive, how much money, "
            "how much is the * rent, how many euros, how many dollars, how many pounds sterling, how much * owe, "
            "how much * fee, how much * sold for, how much * worth",
            WEIGHT: "how heavy, how much * weigh, how much * weighs, how many kilos, how many kilograms, how many kg, "
            "how many grams, how many tons, how many tonnes, what does * weigh, what did * weigh, how many pounds",
            LENGTH: "how tall, how wide, how deep, how high, how far, how many kilometres, how many kilometers, "
            "how many km, how many miles, how many metres, how many meters, how many centimetres, how many feet",
            AREA: "how many square, how many hectares, how many acres, how many sqm",
            WARMTH: "how warm, how hot, how cold, how many degrees",
            SHARE: "what percentage, how many percent, what per cent, what percent, which percentage",
            COLOUR: "what colour, which colour, what color, which color, what colours, what colors, which colours",
            NAME: "what * called, what * named",
            ADDRESS: "which street, what street, what house number, which house number",
            CLOCK: "what time, which time, at which time, what hour, at what hour, which hour, what times, what is the time of, "
            "what's the time of, what was the time of",
        },
        "de": {
            AGE: "wie alt, welches alter, wann * geboren, wann * geburtstag, in welchem jahr * geboren, welchen geburtstag",
            PRICE: "wie viel * verdienen, wie viel * bekommt * bezahlt, was hat * bezahlt, wie viel * ausgegeben, wie viel * gekostet, was kostet, was kosten, was kostete, was hat * gekostet, was haben * gekostet, wie teuer, "
            "wie viel kostet, wie viel kosten, wie viel kostete, wie viel * gekostet, wie viel * bezahlt, wie viel * zahlt, "
            "wie viel * zahlen, wie viel geld, wie viel euro, wie viele euro, wieviel euro, wieviel kostet, "
            "wie viel * verdient, was verdient, zu welchem preis, was * bezahlt, was verlangt, wie hoch ist die miete, "
            "wie hoch * honorar, wie hoch * gage, wie hoch * rechnung, wie hoch * gebuhr, wie hoch * eintritt",
            WEIGHT: "wie schwer, wie viel wiegt, wie viel wog, was wiegt, was wog, wie viele kilo, wie viel kilo, "
            "wie viele tonnen, wie viel gramm, wie viele gramm, wieviel wiegt",
            LENGTH: "wie gross ist, wie breit, wie tief, wie weit ist, wie viele kilometer, wie viel kilometer, "
            "wie viele meter, wie viele zentimeter, wie viel meter",
            AREA: "wie viele quadratmeter, wie viel quadratmeter, wie viele hektar, wie viele qm",
            WARMTH: "wie warm, wie heiss, wie kalt, wie viel grad, wie viele grad",
            SHARE: "wie viel prozent, wie viele prozent, wieviel prozent, welcher prozentsatz",
            COLOUR: "welche farbe, welcher farbe, welche farben, welchen farben, welchen farbton",
            NAME: "wie heisst, wie heissen, wie hiess, wie nennt, wie * genannt, welchen namen",
            SURNAME: "wie heisst * mit nachnamen, wie heisst * mit familiennamen",
            ADDRESS: "welche strasse, welcher strasse, welche hausnummer, welcher hausnummer",
            CLOCK: "wie viel uhr, wieviel uhr, um welche uhrzeit, welche uhrzeit, um welche zeit, zu welcher uhrzeit, "
            "zu welcher zeit, wie spat",
        },
        "fr": {
            AGE: "quel age, a quel age, quand * ne, quand * nee, en quelle annee * ne, en quelle annee * nee, "
            "quand * anniversaire, combien d'annees a",
            PRICE: "combien * gagner, combien * touche, combien * rapporte, combien coute, combien coutent, combien a coute, combien * coute, combien * coutent, combien * paye, "
            "combien * payer, combien d'euros, combien d'argent, combien * gagne, a quel prix, combien * facture, "
            "combien * demande, combien * depense, combien vaut, combien * loyer, quel prix, quel tarif",
            WEIGHT: "combien pese, combien pesent, combien pesait, combien * pese, combien de kilos, combien de grammes, "
            "combien de tonnes, quel poids, combien de kg",
            LENGTH: "combien mesure, combien mesurent, combien de kilometres, combien de metres, combien de centimetres, "
            "quelle distance, quelle hauteur, quelle longueur, quelle largeur, quelle profondeur, combien de km",
            AREA: "combien de metres carres, combien d'hectares, quelle superficie, quelle surface",
            WARMTH: "combien de degres, quelle temperature",
            SHARE: "quel pourcentage, combien de pour cent, combien de pourcents",
            COLOUR: "quelle couleur, quelles couleurs, quel coloris",
            NAME: "comment s'appelle, comment s'appellent, comment s'appelait, comment * nomme, quel nom, quel prenom",
            ADDRESS: "quelle rue, quelle adresse, quelle avenue",
            CLOCK: "quelle heure, quelles heures",
        },
        "es": {
            AGE: "que edad, cuantos anos tiene, cuantos anos tienen, cuantos anos cumple, cuando nacio, cuando cumple, "
            "cuando * cumpleanos, en que ano nacio, cuantos anos tenia",
            PRICE: "cuanto * cobrar, cuanto * dieron, cuanto nos * dieron, cuanto dinero, cuanto cuesta, cuanto cuestan, cuanto costo, cuanto costaron, cuanto costaba, cuanto vale, cuanto valen, "
            "cuanto * pago, cuanto pago, cuanto paga, cuanto pagan, cuanto pagaron, cuanto cobra, cuanto cobro, cuanto cobran, "
            "cuanto dinero, cuantos euros, cuantos dolares, cuantos pesos, cuanto gana, cuanto gasto, a que precio, "
            "que precio, cuanto * costar, cuanto * pagar",
            WEIGHT: "cuanto pesa, cuanto pesan, cuanto pesaba, cuanto peso, cuantos kilos, cuantos gramos, cuantas toneladas, "
            "que peso",
            LENGTH: "cuanto mide, cuanto miden, cuantos kilometros, cuantos metros, cuantos centimetros, que distancia, "
            "que altura, que longitud, que anchura, a cuantos kilometros",
            AREA: "cuantos metros cuadrados, cuantas hectareas, que superficie",
            WARMTH: "cuantos grados, que temperatura",
            SHARE: "que porcentaje, que tanto por ciento",
            COLOUR: "que color, que colores, que tono",
            NAME: "como se llama, como se llaman, como se llamaba, que nombre",
            SURNAME: "como se apellida, que apellido, que apellidos",
            ADDRESS: "que calle, que direccion, que avenida",
            CLOCK: "que hora, que horas",
        },
        "pt": {
            AGE: "que idade, quantos anos tem, quantos anos faz, quantos anos tinha, quando nasceu, quando * aniversario, "
            "em que ano nasceu, quantos anos completa",
            PRICE: "quanto * ganhar, quanto * cobrar, quanto * receber, quanto vai * ganhar, quanto custa, quanto custam, quanto custou, quanto custaram, quanto vale, quanto pagou, quanto paga, "
            "quanto pagaram, quanto * pagou, quanto * pagaram, quanto cobra, quanto cobrou, quanto dinheiro, quantos reais, "
            "quantos euros, quanto ganha, quanto gastou, quanto * gastou, que preco, quanto * custar, quanto * pagar, "
            "quanto * custou, quanto * custa, quanto e o aluguel",
            WEIGHT: "quanto pesa, quanto pesam, quanto pesava, quantos quilos, quantos gramas, quantas toneladas, que peso, "
            "quanto * pesa",
            LENGTH: "quanto mede, quanto medem, quantos quilometros, quantos metros, quantos centimetros, que distancia, "
            "que altura, que comprimento, que largura, quantos km",
            AREA: "quantos metros quadrados, quantos hectares, que area",
            WARMTH: "quantos graus, que temperatura",
            SHARE: "que percentagem, que porcentagem, quantos por cento",
            COLOUR: "que cor, que cores, qual cor, qual a cor",
            NAME: "como se chama, como se chamam, como se chamava, que nome",
            SURNAME: "que sobrenome, que apelido de familia",
            ADDRESS: "que rua, qual rua, que endereco, que avenida, qual avenida",
            CLOCK: "que horas, que hora",
        },
        "it": {
            AGE: "quanti anni ha, quanti anni hanno, quanti anni compie, quanti anni aveva, che eta, a che eta, "
            "quando e nato, quando e nata, quando * compleanno, in che anno e nato, in che anno e nata",
            PRICE: "quanto * guadagna, quanto * guadagnare, quanto * incassato, quanto * prende, quanto costa, quanto costano, quanto e costato, quanto e costata, quanto costava, quanto * pagato, "
            "quanto paga, quanto pagano, quanto vale, quanto chiede, quanto * chiesto, quanti soldi, quanti euro, "
            "quanto guadagna, quanto * speso, a che prezzo, che prezzo, quanto costera, quanto * pagare, quanto * costa",
            WEIGHT: "quanto pesa, quanto pesano, quanto pesava, quanti chili, quanti grammi, quante tonnellate, quanti quintali, "
            "che peso, quanto * pesa",
            LENGTH: "quanto e alto, quanto e alta, quanto e lungo, quanto e lunga, quanto e largo, quanto e larga, quanto misura, "
            "quanti chilometri, quanti metri, quanti centimetri, che distanza, che altezza, che lunghezza, quanto dista",
            AREA: "quanti metri quadri, quanti metri quadrati, quanti ettari, che superficie",
            WARMTH: "quanti gradi, che temperatura",
            SHARE: "che percentuale, quale percentuale, quanto per cento",
            COLOUR: "che colore, che colori, quale colore, quali colori",
            NAME: "come si chiama, come si chiamano, come si chiamava, che nome",
            SURNAME: "che cognome, come fa di cognome, quale cognome",
            ADDRESS: "che via, quale via, che indirizzo, che strada, quale strada",
            CLOCK: "che ora, che ore, quale ora",
        },
        "ru": {
            AGE: "сколько лет, какого возраста, когда * родился, когда родился, когда родилась, в каком году родился, "
            "в каком году родилась, когда * день рождения, когда день рождения, сколько * исполнилось, сколько * исполняется",
            PRICE: "сколько стоили, сколько * стоили, сколько * заплатила, сколько будет стоить, сколько * платить, сколько стоит, сколько стоят, сколько стоил, сколько стоила, сколько стоило, сколько * стоит, "
            "сколько * стоил, сколько * стоила, сколько заплатил, сколько заплатила, сколько заплатили, сколько платит, "
            "сколько платят, сколько денег, сколько рублей, сколько получает, сколько зарабатывает, сколько потратил, "
            "сколько потратили, почем, во сколько обошелся, во сколько обошлась, во сколько обошлось, сколько взял, "
            "сколько берет, сколько * заплатил, сколько * заплатили",
            WEIGHT: "сколько весит, сколько весят, сколько весил, сколько весила, сколько * весит, сколько килограммов, "
            "сколько килограмм, сколько граммов, сколько тонн, сколько кило",
            LENGTH: "сколько километров, сколько метров, сколько сантиметров, какого роста, какой высоты, какой длины, "
            "какой ширины, какой глубины, на каком расстоянии",
            AREA: "сколько квадратных, сколько гектаров, какой площади",
            WARMTH: "сколько градусов, какая температура",
            SHARE: "сколько процентов, какой процент",
            COLOUR: "какого цвета, какой цвет, каким цветом, в какой цвет",
            NAME: "как зовут, как звали, как * зовут, как * звали, как называется, как * называется, как называются",
            ADDRESS: "на какой улице, какой адрес, по какому адресу, какой номер дома",
            CLOCK: "в котором часу, который час, в какое время",
        },
        "zh": {
            AGE: "几岁, 多大年纪, 多大岁数, 多大了, 今年多大, 多少岁, 什么时候出生, 哪年出生, 生日是, 生日在, 什么时候过生日",
            PRICE: "付多少, 交多少钱, 赚多少, 收多少, 多少钱, 多少块, 多少元, 花了多少, 什么价, 多贵, 付了多少, 多少租金, 工资多少, 几块钱, 卖多少",
            WEIGHT: "多重, 多少斤, 多少公斤, 几斤, 几公斤, 多少克, 多少吨",
            LENGTH: "多高, 多长的, 多宽, 多深, 多远, 多少公里, 多少米, 几公里, 多少厘米, 几米",
            AREA: "多少平, 多少平米, 多少平方, 多少亩, 几亩, 面积多大",
            WARMTH: "多少度, 几度, 气温多少",
            SHARE: "百分之几, 百分之多少, 比例是多少, 占多少",
            COLOUR: "什么颜色, 哪种颜色, 什么色, 啥颜色, 哪个颜色",
            NAME: "叫什么, 叫啥, 什么名字",
            SURNAME: "姓什么, 姓啥, 贵姓",
            ADDRESS: "哪条街, 哪条路, 门牌号",
            CLOCK: "几点, 几时",
        },
        "ja": {
            AGE: "何歳, 何才, おいくつ, いつ生まれ, 誕生日はいつ, 何年生まれ",
            PRICE: "いくら払, いくら支払, いくら, 何円, 値段は, 何万円",
            WEIGHT: "何キロの重さ, 何グラム, 何トン, 重さは, どのくらい重, どれくらい重, 何kg, 体重は",
            LENGTH: "何メートル, 何センチ, 何キロメートル, 身長は, 高さは, 長さは, 距離は, どのくらい遠, 何km, どのくらいの高さ",
            AREA: "何平米, 何坪, 何ヘクタール, 広さは, 何畳",
            WARMTH: "何度です, 何度でし, 気温は, 温度は",
            SHARE: "何パーセント, 何割, 何%",
            COLOUR: "何色, どんな色, どの色, 色は",
            NAME: "何という名前, 何て名前, 名前は何, 名前は?, お名前は, 何と呼",
            SURNAME: "苗字は, 名字は, 姓は",
            ADDRESS: "何丁目, 何番地, 何通り",
            CLOCK: "何時, 時刻は",
        },
        "ko": {
            AGE: "몇 살, 몇살, 나이가, 나이는, 언제 태어, 생일이 언제, 생일은 언제",
            PRICE: "얼마를, 얼마나 받, 얼마씩, 얼마예요, 얼마인가요, 얼마죠, 얼마에, 얼마입니까, 얼마였, 얼마야, 가격은, 가격이, 몇 원, 얼마를 냈, 얼마 냈",
            WEIGHT: "몇 킬로그램, 몇 그램, 무게가, 무게는, 몇 kg, 몸무게, 몇 톤",
            LENGTH: "몇 미터, 몇 센티, 몇 킬로미터, 키가 얼마, 키가 몇, 높이가, 높이는, 길이가, 길이는, 거리는, 거리가, 몇 km, "
            "얼마나 먼, 얼마나 멀",
            AREA: "몇 평, 몇 제곱, 넓이가, 넓이는, 면적은",
            WARMTH: "몇 도, 온도는, 온도가, 기온은",
            SHARE: "몇 퍼센트, 몇 %, 비율은",
            COLOUR: "무슨 색, 어떤 색, 무슨 색깔, 색은, 색깔은, 색깔이",
            NAME: "이름이 뭐, 이름은 뭐, 이름이 무엇, 이름은 무엇, 이름은?, 이름이 어떻, 뭐라고 부르",
            SURNAME: "성이 뭐, 성은 뭐, 성씨",
            ADDRESS: "무슨 길, 몇 번지",
            CLOCK: "몇 시",
        },
        "hi": {
            AGE: "कितने साल का, कितने साल की, कितने साल के, कितने वर्ष, उम्र क्या, उम्र कितनी, कब पैदा, जन्मदिन कब, जन्म कब",
            PRICE: "कितने पैसे, कितना * दिया, कितने रुपये * दिए, कितने रुपये, कितने रुपए, कितने पैसे, कितने का, कितने में, कितना पैसा, कितना किराया, कितनी कीमत, "
            "कितना खर्च, कितना पैसे, क्या दाम, कितनी तनख्वाह",
            WEIGHT: "कितने किलो, कितना वजन, कितना भारी, वजन कितना, कितने ग्राम, कितने टन",
            LENGTH: "कितना लंबा, कितनी लंबी, कितना ऊँचा, कितना ऊंचा, कितनी दूर, कितने किलोमीटर, कितने मीटर, कितना चौड़ा, कितने फुट",
            AREA: "कितने वर्ग, कितने एकड़, कितने बीघा",
            WARMTH: "कितने डिग्री, तापमान कितना, तापमान क्या",
            SHARE: "कितने प्रतिशत, कितने फीसदी",
            COLOUR: "किस रंग, कौन सा रंग, कौन से रंग, क्या रंग, रंग क्या",
            NAME: "नाम क्या, क्या नाम, नाम बताओ, नाम बताइए",
            ADDRESS: "किस गली, किस सड़क, कौन सी गली, पता क्या",
            CLOCK: "कितने बजे",
        },
    }
)
