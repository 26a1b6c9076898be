"""The words by which an answer shows its form, by language: units behind a number, and words that need none. Our own lists.

The forms are those of `lexicon/asked_forms.py`. All is folded before use and parted by commas. A word that ends in `*`
is the beginning of one.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from zettelpy.text.lexicon.asked_forms import (
    ADDRESS,
    AGE,
    AREA,
    COLOUR,
    LENGTH,
    NAME,
    PHONE,
    PRICE,
    SHARE,
    SURNAME,
    WARMTH,
    WEIGHT,
    Table,
)

# Units that are written alike in many languages.
COMMON: Final[Mapping[str, str]] = MappingProxyType(
    {
        WEIGHT: "kg, g, gr, t, mg, lb, lbs, oz, kilo, kilos, к, кг, г",
        LENGTH: "m, cm, mm, km, ft, mi, м, см, мм, км",
        AREA: "m2, km2, ha, qm, sqm, sq m, sq ft, mq, м2, га",
        WARMTH: "°, ° c, °c, °f, c, f, k",
        SHARE: "%, %ig",
    }
)

# What stands right behind a number (a digit, or a numeral of the language).
UNITS: Final[Table] = MappingProxyType(
    {
        "en": {
            AGE: "years old, year old, year-old, years-old, yo, y/o, yrs old, months old, month old, weeks old, week old, "
            "years of age, years young, th birthday, st birthday, nd birthday, rd birthday, year-olds, weeks-old",
            PRICE: "euro, euros, dollar, dollars, pound, pounds, quid, bucks, eur, usd, gbp, grand, cents, cent, pence, k, "
            "francs, yen, rupees, a month, per month, an hour, per hour, a head, each, per person, a night, a week, a year",
            WEIGHT: "kilogram, kilograms, kilogramme, kilogrammes, gram, grams, gramme, grammes, pound, pounds, ton, tons, "
            "tonne, tonnes, ounce, ounces, stone",
            LENGTH: "metre, metres, meter, meters, centimetre, centimetres, centimeter, centimeters, kilometre, kilometres, "
            "kilometer, kilometers, mile, miles, foot, feet, inch, inches, yards, yard, millimetres, millimeters, "
            "storeys, floors, minutes, hours, minute, hour",
            AREA: "square, acre, acres, hectare, hectares",
            WARMTH: "degree, degrees, below zero, celsius, fahrenheit",
            SHARE: "percent, per cent, pct",
        },
        "de": {
            AGE: "jahre alt, jahrig, jahrige, jahriger, jahrigen, jahriges, jahrigem, . geburtstag, ter geburtstag, jahre jung, "
            "monate alt, wochen alt, . geburtstags, geburtstag, ten geburtstag, jahre",
            PRICE: "euro, eur, cent, franken, brutto, netto, tacken, mark, dollar, pro monat, im monat, pro person, die stunde, "
            "pro stunde, pro kopf, pro stuck, pro nase",
            WEIGHT: "gramm, kilogramm, pfund, tonne, tonnen, zentner",
            LENGTH: "meter, metern, zentimeter, zentimetern, kilometer, kilometern, millimeter, zoll, stockwerke, gehminuten, "
            "minuten, stunden, fahrminuten",
            AREA: "quadrat*, hektar, ar",
            WARMTH: "grad, celsius, plusgrade, minusgrade",
            SHARE: "prozent, prozentig",
        },
        "fr": {
            AGE: "ans, mois, eme anniversaire, e anniversaire",
            PRICE: "euro, euros, balles, centimes, francs, eur, ttc, ht, dollars, par mois, par personne, de l'heure, la piece",
            WEIGHT: "gramme, grammes, kilogramme, kilogrammes, tonne, tonnes, livres",
            LENGTH: "metre, metres, centimetre, centimetres, kilometre, kilometres, millimetres, etages, minutes, heures, bornes",
            AREA: "metres, metre, hectare, hectares",
            WARMTH: "degres, degre",
            SHARE: "pour cent, pourcent, pourcents",
        },
        "es": {
            AGE: "anos, anitos, meses, o cumpleanos, cumpleanos",
            PRICE: "euro, euros, pavos, dolares, pesos, centimos, eur, iva, pelas, lucas, al mes, por persona, la hora, por hora, "
            "cada uno, por barba, mil",
            WEIGHT: "gramo, gramos, kilogramo, kilogramos, tonelada, toneladas, quilos, libras",
            LENGTH: "metro, metros, centimetro, centimetros, kilometro, kilometros, milimetros, plantas, pisos, minutos, horas",
            AREA: "metros, metro, hectarea, hectareas, utiles",
            WARMTH: "grados, grado",
            SHARE: "por ciento, porciento",
        },
        "pt": {
            AGE: "anos, aninhos, meses, o aniversario, aniversario",
            PRICE: "reais, real, euro, euros, contos, pila, pilas, centavos, eur, dolares, por mes, por pessoa, por hora, paus, "
            "cada, por cabeca, mil",
            WEIGHT: "grama, gramas, quilo, quilos, quilograma, quilogramas, tonelada, toneladas, libras",
            LENGTH: "metro, metros, centimetro, centimetros, quilometro, quilometros, milimetros, andares, minutos, horas",
            AREA: "metros, metro, hectare, hectares, alqueires",
            WARMTH: "graus, grau",
            SHARE: "por cento",
        },
        "it": {
            AGE: "anni, annetti, mesi, o compleanno, esimo compleanno",
            PRICE: "euro, centesimi, eurini, eur, iva, dollari, al mese, a testa, l'ora, all'ora, a persona, l'uno, cadauno, mila",
            WEIGHT: "grammo, grammi, chilo, chili, chilogrammo, chilogrammi, tonnellata, tonnellate, etto, etti, quintali, quintale",
            LENGTH: "metro, metri, centimetro, centimetri, chilometro, chilometri, millimetri, piani, minuti, ore",
            AREA: "metri, metro, ettaro, ettari",
            WARMTH: "gradi, grado",
            SHARE: "per cento, percento",
        },
        "ru": {
            AGE: "лет, год, года, годик, годика, месяц, месяца, месяцев, -лет*, летн*",
            PRICE: "рублеи, рубля, рубль, руб, р, евро, тысяч, тыс, тысячи, копеек, долларов, доллара, к, в месяц, с человека, "
            "за час, в час, млн, за штуку",
            WEIGHT: "грамм, граммов, грамма, килограмм, килограммов, килограмма, тонн, тонны, тонна, кило, центнер*",
            LENGTH: "метр, метра, метров, сантиметр, сантиметра, сантиметров, километр, километра, километров, миллиметр*, "
            "этажа, этажеи, минут, часа, часов",
            AREA: "кв, квадрат*, гектар, гектара, гектаров, соток, сотки",
            WARMTH: "градус*, тепла, мороза, ниже нуля",
            SHARE: "процент*",
        },
        "zh": {
            AGE: "岁, 歲, 周岁, 个月大, 大寿",
            PRICE: "块, 元, 万, 千, 百, 毛, 塊, 美元, 欧元, 一片, 一个月, 一天, 一晚",
            WEIGHT: "公斤, 斤, 克, 吨, 千克, 两",
            LENGTH: "米, 公里, 厘米, 毫米, 里, 公分, 分钟, 小时, 层",
            AREA: "平, 平米, 平方*, 亩, 公顷",
            WARMTH: "度, 摄氏度",
            SHARE: "%, 成",
        },
        "ja": {
            AGE: "歳, 才, さい, 代, か月, ヶ月, カ月",
            PRICE: "円, 万, 千, ユーロ, ドル, 割引",
            WEIGHT: "キロ, グラム, トン, kg, 貫",
            LENGTH: "メートル, センチ, キロ, ミリ, m, km, cm, 階, 分, 時間",
            AREA: "平米, 平方*, 坪, 畳, ヘクタール, 帖",
            WARMTH: "度, ℃",
            SHARE: "パーセント, 割, %",
        },
        "ko": {
            AGE: "살, 세, 개월",
            PRICE: "원, 만, 천, 유로, 달러, 만원, 백",
            WEIGHT: "킬로, 그램, 톤, 근, kg",
            LENGTH: "미터, 센티, 킬로, 밀리, m, km, cm, 층, 분, 시간",
            AREA: "평, 제곱, 평방, 헥타르",
            WARMTH: "도, ℃",
            SHARE: "퍼센트, 프로, %, 할",
        },
        "hi": {
            AGE: "साल, वर्ष, बरस, महीने, साल का, साल की",
            PRICE: "रुपये, रुपए, रुपया, रु, हजार, हज़ार, लाख, सौ, पैसे, रूपये, करोड़",
            WEIGHT: "किलो, ग्राम, किलोग्राम, टन, क्विंटल",
            LENGTH: "मीटर, किलोमीटर, सेंटीमीटर, फुट, फीट, इंच, मील, किमी, मिनट, घंटे",
            AREA: "वर्ग, एकड़, बीघा, हेक्टेयर",
            WARMTH: "डिग्री",
            SHARE: "प्रतिशत, फीसदी, फ़ीसदी",
        },
    }
)

# Words that tell a form without a number.
WORDS: Final[Table] = MappingProxyType(
    {
        "en": {
            AGE: "years old, year old, year-old, months old, born, birthday, in my twenties, in my thirties, in her twenties, "
            "in his twenties, in her thirties, in his thirties, teenager, toddler, newborn",
            PRICE: "free, for nothing, no charge, unpaid",
            LENGTH: "next door, walking distance",
            SHARE: "half, a third, two thirds, a quarter, three quarters",
            COLOUR: "red, blue, green, yellow, black, white, grey, gray, brown, orange, purple, pink, beige, navy, turquoise, "
            "burgundy, ivory, gold, golden, silver, violet, teal, cream, crimson, scarlet, maroon, magenta, cyan, lilac, "
            "lavender, olive, mint, khaki, indigo, terracotta, rust, mustard, charcoal, peach, coral, amber, emerald, "
            "reddish, bluish, greenish, rainbow, blonde, ginger, tan, ochre",
            NAME: "called, named, name, names, nickname",
            SURNAME: "last name, surname, family name, mr, mrs, ms, dr, prof",
            ADDRESS: "street, st, road, rd, avenue, ave, lane, drive, square, boulevard, blvd, close, crescent, terrace, court, "
            "alley, quay",
        },
        "de": {
            AGE: "geboren, geburtstag, jahrgang, volljahrig, baby, saugling, teenager, mitte zwanzig, mitte dreissig, "
            "anfang dreissig, ende zwanzig, rund",
            PRICE: "umsonst, gratis, kostenlos, kostenfrei, ehrenamtlich",
            LENGTH: "nebenan, um die ecke",
            SHARE: "halfte, drittel, viertel",
            COLOUR: "rot, rote, roten, rotes, roter, rotem, blau*, grun, grune, grunen, grunes, gruner, grunem, gelb*, schwarz*, "
            "weiss, weisse, weissen, weisses, weisser, grau, graue, grauen, graues, grauer, braun*, orange, orangen*, lila, rosa, "
            "beige, turkis*, violett*, golden*, silbern*, hellblau*, dunkelblau*, dunkelgrun*, hellgrun*, weinrot*, bordeaux, "
            "creme*, anthrazit, ocker, pink, hellgrau*, dunkelgrau*, dunkelrot*, hellrot*, bunt*, gold, silber, mintgrun, petrol",
            NAME: "heisst, heissen, hiess, genannt, namens, name, namen, nennt, nennen",
            SURNAME: "nachname, familienname, herr, frau, herrn, familie, dr",
            ADDRESS: "strasse, str, platz, gasse, allee, hausnummer, *strasse, *weg, *platz, *gasse, *allee, *str, ufer, *ufer, "
            "*ring, *damm",
        },
        "fr": {
            AGE: "ne le, nee le, naissance, anniversaire, bebe, majeur, majeure, trentaine, quarantaine, cinquantaine, est nee, "
            "est ne, ne en, nee en",
            PRICE: "gratuit, gratuite, gratuitement, benevole*",
            SHARE: "moitie, tiers, quart",
            COLOUR: "rouge, rouges, bleu, bleue, bleus, bleues, vert, verte, verts, vertes, jaune, jaunes, noir, noire, noirs, "
            "noires, blanc, blanche, blancs, blanches, gris, grise, grises, marron, orange, oranges, violet*, rose, roses, "
            "beige, beiges, turquoise, bordeaux, dore, doree, argente, argentee, ivoire, creme, ocre, kaki, brun, brune, mauve, "
            "pourpre, lilas, saumon",
            NAME: "s'appelle, s'appellent, s'appelait, nomme, nommee, appele, appelee, nom, prenom, surnom, je m'appelle",
            SURNAME: "nom de famille, m, mme, monsieur, madame, mademoiselle, famille, dr",
            ADDRESS: "rue, avenue, boulevard, bd, place, impasse, chemin, allee, quai, route, adresse",
        },
        "es": {
            AGE: "nacio, nacido, nacida, cumple, cumplio, cumpleanos, bebe, mayor de edad, treintanero, nacimiento",
            PRICE: "gratis, gratuito, gratuita",
            SHARE: "mitad, tercio, cuarto",
            COLOUR: "rojo, roja, rojos, rojas, azul, azules, verde, verdes, amarill*, negro, negra, negros, negras, blanc*, gris, "
            "grises, marron, naranja, naranjas, morado, morada, rosa, rosas, beige, turquesa, granate, dorad*, platead*, violeta, "
            "mostaza, crema, celeste, burdeos, lila, fucsia, ocre, marfil, purpura",
            NAME: "llama, llaman, llamaba, llamado, llamada, nombre, apodo, apodan, llamo, llame",
            SURNAME: "apellido, apellidos, apellida, senor, senora, don, dona, dr",
            ADDRESS: "calle, avenida, avda, plaza, paseo, carretera, camino, ronda, numero, travesia",
        },
        "pt": {
            AGE: "nasceu, nascido, nascida, aniversario, bebe, maior de idade, nascimento",
            PRICE: "gratis, de graca, gratuito, gratuita",
            SHARE: "metade, terco, quarto",
            COLOUR: "vermelh*, azul, azuis, verde, verdes, amarel*, preto, preta, pretos, pretas, branco, branca, brancos, brancas, "
            "cinza, cinzento, cinzenta, marrom, castanho, laranja, roxo, roxa, rosa, bege, turquesa, bordo, dourad*, pratead*, "
            "violeta, creme, lilas, salmao, negro, vinho, ocre",
            NAME: "chama, chamam, chamava, chamado, chamada, nome, apelido, apelidado, chamo",
            SURNAME: "sobrenome, apelido, senhor, senhora, seu, dona, dr, dra, doutor, doutora",
            ADDRESS: "rua, avenida, av, praca, travessa, alameda, estrada, rodovia, largo, endereco, morada",
        },
        "it": {
            AGE: "nato il, nata il, nascita, compie, compiuto, compleanno, bimbo, neonato, neonata, maggiorenne, *enne, e nato, "
            "e nata, nato nel, nata nel, compiuti",
            PRICE: "gratis, gratuito, gratuita, gratuitamente",
            SHARE: "meta, terzo, quarto",
            COLOUR: "ross*, blu, verde, verdi, giall*, nero, nera, neri, nere, bianc*, grigi*, marrone, marroni, arancione, arancioni, "
            "viola, rosa, beige, turchese, bordeaux, azzurr*, dorat*, argentat*, panna, celeste, argento, avorio, lilla, ocra",
            NAME: "chiama, chiamano, chiamava, chiamato, chiamata, nome, soprannome, chiamo",
            SURNAME: "cognome, signor, signora, signor, dottor, dottoressa, famiglia, dr, don",
            ADDRESS: "via, viale, piazza, corso, vicolo, strada, largo, indirizzo, piazzale, contrada, lungomare",
        },
        "ru": {
            AGE: "родился, родилась, исполнилось, исполняется, исполнится, день рождения, юбилеи, младенец, совершеннолетн*, "
            "*летие, *летия, *летнии, *летняя, рождения",
            PRICE: "бесплатно, даром, задаром",
            SHARE: "половин*, треть, четверть",
            COLOUR: "красн*, сини*, синя*, сине*, зелен*, желт*, черн*, белы*, бела*, бело*, белу*, сер*, коричнев*, оранжев*, "
            "фиолетов*, розов*, бежев*, голуб*, бордов*, бирюзов*, золот*, серебрист*, сиренев*, песочн*",
            NAME: "зовут, звали, называется, называются, назвали, назвал, назвала, имя, прозвище, кличка, по имени",
            SURNAME: "фамилия, фамилию, господин, госпожа, отчество, *ович, *евич, *овна, *евна",
            ADDRESS: "улиц*, ул, проспект*, переулок, переулке, площадь, площади, шоссе, дом, адрес, набережн*, бульвар*",
        },
        "zh": {
            AGE: "生日, 出生, 满月, 周岁, 大寿, 年纪",
            PRICE: "免费, 白送",
            SHARE: "一半, 百分之, 三分之, 四分之, 对半",
            COLOUR: "红色, 蓝, 绿, 黄色, 黑色, 白色, 灰, 棕, 橙, 紫, 粉色, 粉红, 米色, 金色, 银色, 红的, 白的, 黑的, 黄的, 大红, 咖啡色, "
            "米白, 纯白, 深色, 浅色, 墨绿, 奶白",
            NAME: "叫, 名字, 名叫, 起名, 就叫, 姓",
            SURNAME: "姓, 先生, 女士, 老师, 师傅, 经理, 总, 老",
            ADDRESS: "路, 街, 巷, 弄, 号楼, 地址, 大道",
        },
        "ja": {
            AGE: "誕生日, 生まれ, 還暦, 古希, 喜寿, 米寿, 成人, 年齢, 赤ちゃん",
            PRICE: "無料, タダ, ただで, 無償",
            SHARE: "半分, 割合",
            COLOUR: "赤, 青, 緑, 黄色, 黒, 白, 灰色, 茶色, オレンジ, 紫, ピンク, ベージュ, 金色, 銀色, 紺, 水色, グレー, ネイビー, ブルー, "
            "レッド, グリーン, ブラウン, ゴールド, シルバー, エンジ, えんじ, クリーム色, 黄緑, 桃色",
            NAME: "という, って名前, 名前, と呼, という名",
            SURNAME: "苗字, 名字, さん, 氏, 様, 先生",
            ADDRESS: "丁目, 番地, 通り, 住所, 町, 号",
        },
        "ko": {
            AGE: "생일, 태어, 환갑, 칠순, 팔순, 돌잔치, 나이",
            PRICE: "무료, 공짜, 무상",
            SHARE: "절반, 반반, 비율",
            COLOUR: "빨간, 빨강, 파란, 파랑, 초록, 노란, 노랑, 검은, 검정, 하얀, 흰, 회색, 갈색, 주황, 보라, 분홍, 남색, 베이지, 하늘색, "
            "핑크, 블랙, 화이트, 네이비, 금색, 은색, 연두, 자주색, 민트",
            NAME: "이름, 라고, 이라는, 라는",
            SURNAME: "성은, 성이, 씨, 님, 선생",
            ADDRESS: "번지, 주소, 대로, 번길, 로 , 길 ",
        },
        "hi": {
            AGE: "जन्मदिन, पैदा, जन्म, उम्र",
            PRICE: "मुफ़्त, मुफ्त, फ्री",
            SHARE: "आधा, आधे, तिहाई, चौथाई",
            COLOUR: "लाल, नीला, हरा, पीला, काला, सफ़ेद, सफेद, भूरा, नारंगी, बैंगनी, गुलाबी, आसमानी, नीली, हरी, पीली, काली, सुनहरा, "
            "सुनहरी, नीले, हरे, पीले, काले, केसरिया, मैरून, फिरोजी",
            NAME: "नाम, कहते, नामक",
            SURNAME: "श्री, श्रीमती, जी, उपनाम, सरनेम",
            ADDRESS: "गली, सड़क, रोड, मार्ग, नगर, पता, मोहल्ला, चौक",
        },
    }
)

# Words beside which a bare number has the form.
CUES: Final[Table] = MappingProxyType(
    {
        "en": {
            AGE: "old, aged, age, turn, turns, turned, turning, birthday",
            PRICE: "price, cost, costs, fee, pay, pays, paid, paying, rent, salary, budget, charge, charges, cheap*, expensive, "
            "quote, deposit, money, earn*, spent, spend, owe, owes, sold, bill, invoice, worth, each",
            WEIGHT: "weigh, weighs, weighed, weight, heavy, scales",
            LENGTH: "tall, long, wide, deep, high, height, length, width, distance, far",
            WARMTH: "temperature, hot, cold, warm, outside, oven, degrees",
            PHONE: "phone, call, number, ring, text, extension, ext",
        },
        "de": {
            AGE: "alt, alter, wird, wurde, werde, geworden, geburtstag",
            PRICE: "preis, kostet, kosten, kostete, gebuhr, zahlen, zahlt, zahle, bezahlt, bezahlen, miete, gehalt, budget, teuer, "
            "gunstig, angebot, kaution, geld, verdient, ausgegeben, rechnung, honorar, beitrag, eintritt, verlangt, spende*",
            WEIGHT: "wiegt, wiegen, wog, gewicht, schwer",
            LENGTH: "gross, lang, breit, tief, hoch, hohe, lange, breite, entfernt, weit",
            WARMTH: "temperatur, warm, kalt, heiss, ofen, wasser",
            PHONE: "telefon, nummer, anrufen, ruf, durchwahl, handy",
        },
        "fr": {
            AGE: "age, agee, fete, anniversaire, vieux, vieille",
            PRICE: "prix, coute, coutent, coutait, cout, payer, paye, paie, loyer, salaire, budget, tarif, cher, chere, devis, argent, "
            "gagne, depense, facture, caution, cotisation, vendu, montant",
            WEIGHT: "pese, pesent, poids, lourd*",
            LENGTH: "long, large, haut, haute, hauteur, longueur, largeur, distance, mesure",
            WARMTH: "temperature, chaud, froid, four",
            PHONE: "telephone, numero, appeler, appelle, tel, portable, poste",
        },
        "es": {
            AGE: "edad, cumple, cumplio, cumplir, viejo, vieja",
            PRICE: "precio, cuesta, cuestan, costo, coste, pagar, pago, paga, pagamos, alquiler, renta, sueldo, presupuesto, caro, "
            "cara, barato, dinero, gana, gasto, factura, fianza, cobra, cobran, cuota, entrada, entradas, vale, valen",
            WEIGHT: "pesa, pesan, peso",
            LENGTH: "mide, largo, ancho, alto, altura, distancia, lejos",
            WARMTH: "temperatura, calor, frio, horno",
            PHONE: "telefono, numero, llamar, llama, movil, celular, extension",
        },
        "pt": {
            AGE: "idade, faz, fez, completa, completou, velho, velha",
            PRICE: "preco, custa, custou, custam, custo, pagar, pago, paga, pagamos, aluguel, renda, salario, orcamento, caro, cara, "
            "barato, dinheiro, ganha, gastou, gasto, conta, taxa, cobra, cobrou, mensalidade, valor, vaquinha, r$",
            WEIGHT: "pesa, pesam, peso",
            LENGTH: "mede, comprimento, largura, altura, distancia, longe",
            WARMTH: "temperatura, calor, frio, forno",
            PHONE: "telefone, numero, ligar, liga, celular, telemovel, ramal, whatsapp",
        },
        "it": {
            AGE: "eta, compie, compiuto, vecchio, vecchia, compleanno",
            PRICE: "prezzo, costa, costano, costo, costato, pagare, pago, paga, pagato, affitto, stipendio, budget, caro, cara, "
            "preventivo, soldi, guadagna, speso, spesa, fattura, caparra, chiede, quota, anticipo, offerta",
            WEIGHT: "pesa, pesano, peso",
            LENGTH: "lungo, lunga, largo, larga, alto, alta, altezza, lunghezza, distanza, lontano, misura",
            WARMTH: "temperatura, caldo, freddo, forno",
            PHONE: "telefono, numero, chiamare, chiama, cellulare, interno",
        },
        "ru": {
            AGE: "возраст, исполнилось, исполняется, исполнится, старше, младше",
            PRICE: "цен*, стоит, стоят, стоил*, стоимост*, плат*, заплат*, аренд*, зарплат*, бюджет*, дорого, дешево, смет*, деньг*, "
            "денег, залог, взнос, гонорар, потрат*, сумм*, оплат*, скинул*, скидыва*, берет, счет",
            WEIGHT: "весит, весят, вес, тяжел*",
            LENGTH: "длин*, ширин*, высот*, глубин*, рост, расстояни*",
            WARMTH: "температур*, жарко, холодно, тепло",
            PHONE: "телефон*, номер*, звон*, позвон*, добавочн*",
        },
        "zh": {
            AGE: "年纪, 年龄, 今年, 满, 大",
            PRICE: "价, 租金, 房租, 工资, 费, 预算, 贵, 便宜, 付, 押金, 报价, 钱, 花, 佣金, 提成, 收",
            WEIGHT: "重",
            LENGTH: "长, 宽, 高, 深, 远",
            WARMTH: "温, 热, 冷",
            PHONE: "电话, 手机, 号码, 打",
        },
        "ja": {
            AGE: "年齢, 歳",
            PRICE: "値段, 料金, 費用, 予算, 家賃, 代, 給料, 謝礼, 価格, 高い, 安い, 見積, 払, 会費, お金, 円",
            WEIGHT: "重",
            LENGTH: "長さ, 幅, 高さ, 距離, 身長",
            WARMTH: "温, 暑, 寒",
            PHONE: "電話, 番号, 携帯",
        },
        "ko": {
            AGE: "나이, 생일",
            PRICE: "가격, 비용, 요금, 월세, 예산, 보험료, 값, 비싸, 싸, 견적, 돈, 냈, 내, 입금, 기부, 회비, 참가비, 통",
            WEIGHT: "무게, 무거",
            LENGTH: "길이, 높이, 거리, 키",
            WARMTH: "온도, 덥, 춥",
            PHONE: "전화, 번호, 연락",
        },
        "hi": {
            AGE: "उम्र, जन्मदिन, पूरे",
            PRICE: "कीमत, क़ीमत, दाम, किराया, तनख्वाह, वेतन, खर्च, फीस, बजट, महंगा, महँगा, सस्ता, पैसे, पैसा, भुगतान, एडवांस, चंदा",
            WEIGHT: "वजन, वज़न, भारी",
            LENGTH: "लंबा, लंबी, चौड़ा, ऊँचा, ऊंचा, दूर, दूरी",
            WARMTH: "तापमान, गर्मी, ठंड",
            PHONE: "फोन, फ़ोन, नंबर, कॉल",
        },
    }
)
