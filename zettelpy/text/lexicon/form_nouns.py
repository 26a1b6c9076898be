"""The nouns by which a question names the form of its answer, and what makes a question of them. Our own lists.

A noun ("phone number") asks for its form only behind what `WHAT` holds ("what is"), without one of `LINKS` between, or
before what `BEHIND` matches or `AFTER` holds. The first noun of each form is its own name. All is folded before use and
parted by commas.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from zettelpy.text.lexicon.asked_forms import (
    ADDRESS,
    AGE,
    AREA,
    CLOCK,
    COLOUR,
    EMAIL,
    LENGTH,
    NAME,
    NUMBER,
    PHONE,
    PRICE,
    SHARE,
    SURNAME,
    WARMTH,
    WEIGHT,
    Table,
)

NOUNS: Final[Table] = MappingProxyType(
    {
        "en": {
            AGE: "age, date of birth, birth date, birthday, year of birth",
            PHONE: "phone number, telephone number, mobile number, cell number, phone, number to call, whatsapp number",
            NUMBER: "code, pin, pin code, combination, door code, access code, lock code, account number, iban, order number, tracking number, passport number, licence number, license number, "
            "registration number, number plate, license plate, licence plate, invoice number, booking number, serial number, "
            "flight number, reference number, vat number, tax number, ticket number, postcode, postal code, zip code, zip",
            PRICE: "price, cost, fee, salary, rent, budget, wage, hourly rate, day rate, fare, deposit, ticket price, "
            "price tag, entrance fee, income, revenue, bill",
            WEIGHT: "weight",
            LENGTH: "height, length, width, depth, distance, diameter",
            AREA: "floor area, surface area, square footage",
            WARMTH: "temperature",
            SHARE: "percentage",
            COLOUR: "colour, color, colours, colors, shade",
            NAME: "name, first name, nickname, maiden name, middle name, full name",
            SURNAME: "last name, surname, family name, maiden name, full name",
            EMAIL: "email, e-mail, email address, e-mail address, mail address",
            ADDRESS: "address, street address, home address, postal address, house number",
        },
        "de": {
            AGE: "alter, geburtsdatum, geburtstag, geburtsjahr",
            PHONE: "telefonnummer, handynummer, mobilnummer, rufnummer, nummer von, durchwahl, telefon",
            NUMBER: "code, pin, zugangscode, turcode, geheimzahl, zahlencode, kontonummer, iban, bestellnummer, passnummer, kennzeichen, autokennzeichen, rechnungsnummer, seriennummer, "
            "flugnummer, kundennummer, steuernummer, postleitzahl, plz, vorgangsnummer, mitgliedsnummer",
            PRICE: "preis, kosten, gebuhr, gehalt, miete, budget, lohn, honorar, stundensatz, stundenlohn, gage, kaution, "
            "eintrittspreis, mitgliedsbeitrag, beitrag, eintritt, jahresbeitrag",
            WEIGHT: "gewicht",
            LENGTH: "hohe, lange, breite, tiefe, entfernung, durchmesser, korpergrosse",
            AREA: "wohnflache, grundflache, flache",
            WARMTH: "temperatur, wassertemperatur",
            SHARE: "prozentsatz, anteil",
            COLOUR: "farbe, farben, farbton",
            NAME: "name, vorname, spitzname, madchenname",
            SURNAME: "nachname, familienname, madchenname, voller name, vollstandige name",
            EMAIL: "e-mail, email, mailadresse, e-mail-adresse, emailadresse, mail-adresse",
            ADDRESS: "adresse, anschrift, hausnummer, postadresse, strasse",
        },
        "fr": {
            AGE: "age, date de naissance, anniversaire, annee de naissance",
            PHONE: "numero de telephone, numero de portable, telephone, numero de tel, portable, numero de mobile",
            NUMBER: "code, code pin, digicode, code d'acces, numero de compte, iban, rib, numero de commande, numero de passeport, plaque d'immatriculation, "
            "immatriculation, numero de facture, numero de serie, numero de vol, numero de securite sociale, code postal, "
            "numero de suivi, numero siret, siret",
            PRICE: "prix, cout, tarif, salaire, loyer, budget, montant, cachet, caution, honoraires, cotisation, frais, paie",
            WEIGHT: "poids",
            LENGTH: "hauteur, longueur, largeur, profondeur, distance, taille, diametre",
            AREA: "superficie, surface",
            WARMTH: "temperature",
            SHARE: "pourcentage",
            COLOUR: "couleur, couleurs, coloris",
            NAME: "nom, prenom, surnom, petit nom",
            SURNAME: "nom de famille, nom de jeune fille, nom complet, patronyme",
            EMAIL: "adresse mail, adresse e-mail, adresse email, e-mail, email, mail, courriel, adresse electronique",
            ADDRESS: "adresse, adresse postale",
            CLOCK: "heure",
        },
        "es": {
            AGE: "edad, fecha de nacimiento, cumpleanos, ano de nacimiento",
            PHONE: "numero de telefono, telefono, numero de movil, movil, celular, numero de celular",
            NUMBER: "codigo, pin, clave, codigo de acceso, numero de cuenta, iban, numero de pedido, numero de pasaporte, matricula, numero de factura, dni, nif, "
            "numero de serie, numero de vuelo, codigo postal, numero de seguimiento",
            PRICE: "precio, coste, costo, tarifa, sueldo, salario, alquiler, renta, presupuesto, importe, cuota, fianza, "
            "honorarios, cache, entrada",
            WEIGHT: "peso",
            LENGTH: "altura, longitud, anchura, profundidad, distancia, estatura, diametro",
            AREA: "superficie",
            WARMTH: "temperatura",
            SHARE: "porcentaje",
            COLOUR: "color, colores, tono",
            NAME: "nombre, apodo, mote, nombre de pila",
            SURNAME: "apellido, apellidos, nombre completo",
            EMAIL: "correo, correo electronico, email, e-mail, direccion de correo, mail",
            ADDRESS: "direccion, domicilio, direccion postal",
            CLOCK: "hora",
        },
        "pt": {
            AGE: "idade, data de nascimento, aniversario, ano de nascimento",
            PHONE: "numero de telefone, telefone, telemovel, celular, numero do telefone, numero do celular, "
            "numero de telemovel, numero do telemovel, whatsapp",
            NUMBER: "codigo, pin, codigo de acesso, numero da conta, iban, numero do pedido, numero do passaporte, placa, matricula, numero da fatura, cpf, nif, "
            "numero de serie, numero do voo, cep, codigo postal, chave pix, pix",
            PRICE: "preco, custo, tarifa, salario, aluguel, renda, orcamento, valor, taxa, cache, mensalidade, caucao, ingresso",
            WEIGHT: "peso",
            LENGTH: "altura, comprimento, largura, profundidade, distancia, diametro",
            AREA: "area, metragem",
            WARMTH: "temperatura",
            SHARE: "percentagem, porcentagem",
            COLOUR: "cor, cores",
            NAME: "nome, apelido, primeiro nome, alcunha",
            SURNAME: "sobrenome, nome de familia, nome completo",
            EMAIL: "email, e-mail, endereco de email, correio eletronico",
            ADDRESS: "endereco, morada, residencia",
            CLOCK: "hora, horario",
        },
        "it": {
            AGE: "eta, data di nascita, compleanno, anno di nascita",
            PHONE: "numero di telefono, telefono, cellulare, numero di cellulare, recapito telefonico",
            NUMBER: "codice, pin, codice di accesso, numero di conto, iban, numero d'ordine, numero del passaporto, targa, numero di fattura, codice fiscale, "
            "numero di serie, numero del volo, cap, codice postale, partita iva",
            PRICE: "prezzo, costo, tariffa, stipendio, affitto, budget, importo, quota, caparra, cauzione, compenso, canone",
            WEIGHT: "peso",
            LENGTH: "altezza, lunghezza, larghezza, profondita, distanza, statura, diametro",
            AREA: "superficie, metratura",
            WARMTH: "temperatura",
            SHARE: "percentuale",
            COLOUR: "colore, colori",
            NAME: "nome, soprannome, nome di battesimo",
            SURNAME: "cognome, nome completo, nome e cognome",
            EMAIL: "email, e-mail, mail, indirizzo email, indirizzo e-mail, posta elettronica",
            ADDRESS: "indirizzo, indirizzo di casa, numero civico",
            CLOCK: "ora, orario",
        },
        "ru": {
            AGE: "возраст, дата рождения, день рождения, год рождения",
            PHONE: "номер телефона, телефон, мобильный, номер мобильного, номер сотового",
            NUMBER: "код, пин-код, код доступа, код домофона, номер счета, номер заказа, номер паспорта, номер машины, номер карты, номер рейса, серийный номер, инн, "
            "почтовый индекс, индекс, номер договора, трек-номер, номер квартиры",
            PRICE: "цена, стоимость, зарплата, оклад, аренда, арендная плата, бюджет, сумма, гонорар, залог, плата, взнос, ставка",
            WEIGHT: "вес, масса",
            LENGTH: "высота, длина, ширина, глубина, расстояние, рост, диаметр",
            AREA: "площадь",
            WARMTH: "температура",
            SHARE: "процент, доля",
            COLOUR: "цвет, оттенок",
            NAME: "имя, прозвище, кличка, название",
            SURNAME: "фамилия, отчество, полное имя, девичья фамилия",
            EMAIL: "почта, электронная почта, адрес почты, имейл, e-mail, email",
            ADDRESS: "адрес, домашний адрес",
        },
        "zh": {
            AGE: "年龄, 年纪, 岁数, 生日, 出生日期",
            PHONE: "电话, 电话号码, 手机号, 手机号码, 联系电话, 手机, 联系方式",
            NUMBER: "密码, 门锁密码, 验证码, 代码, 账号, 卡号, 银行卡号, 订单号, 护照号, 车牌, 车牌号, 身份证号, 快递单号, 单号, 航班号, 邮编, 编号",
            PRICE: "价格, 价钱, 租金, 房租, 工资, 薪水, 月薪, 费用, 预算, 押金, 学费, 票价, 单价, 报酬, 日薪, 年薪",
            WEIGHT: "体重, 重量",
            LENGTH: "身高, 高度, 长度, 宽度, 深度, 距离",
            AREA: "面积",
            WARMTH: "温度, 气温, 水温",
            SHARE: "比例, 百分比",
            COLOUR: "颜色",
            NAME: "名字, 小名, 外号, 全名",
            SURNAME: "姓氏, 全名",
            EMAIL: "邮箱, 电子邮箱, 邮箱地址, 邮件地址",
            ADDRESS: "地址, 住址, 门牌号",
        },
        "ja": {
            AGE: "年齢, 誕生日, 生年月日, 年は",
            PHONE: "電話番号, 携帯番号, 電話, 携帯, 連絡先, 携帯の番号, 電話の番号",
            NUMBER: "暗証番号, コード, 番号, 口座番号, 注文番号, パスポート番号, ナンバープレート, 郵便番号, 便名, 会員番号, 追跡番号, 予約番号",
            PRICE: "値段, 料金, 費用, 予算, 家賃, 代金, 給料, 謝礼, 価格, 月給, 年収, 会費, 謝金, 時給, 参加費",
            WEIGHT: "体重, 重さ, 重量",
            LENGTH: "身長, 高さ, 長さ, 幅, 深さ, 距離",
            AREA: "面積, 広さ",
            WARMTH: "温度, 気温, 水温",
            SHARE: "割合, 比率",
            COLOUR: "色, カラー",
            NAME: "名前, あだ名, 下の名前, 氏名, フルネーム",
            SURNAME: "苗字, 名字, 姓, フルネーム, 旧姓",
            EMAIL: "メールアドレス, メアド, eメール",
            ADDRESS: "住所, 所在地, 番地",
            CLOCK: "時刻",
        },
        "ko": {
            AGE: "나이, 생일, 생년월일, 연세",
            PHONE: "전화번호, 휴대폰 번호, 핸드폰 번호, 연락처, 휴대전화 번호, 전화",
            NUMBER: "비밀번호, 코드, 번호, 계좌번호, 주문번호, 여권번호, 차 번호, 우편번호, 예약번호, 송장번호, 회원번호",
            PRICE: "가격, 비용, 요금, 월세, 예산, 보험료, 월급, 연봉, 시급, 참가비, 회비, 보증금, 값, 액수, 금액",
            WEIGHT: "몸무게, 체중, 무게",
            LENGTH: "키, 높이, 길이, 너비, 깊이, 거리",
            AREA: "면적, 넓이",
            WARMTH: "온도, 기온, 수온",
            SHARE: "비율, 퍼센트",
            COLOUR: "색, 색깔, 색상",
            NAME: "이름, 별명, 성함",
            SURNAME: "성씨, 성함, 본명",
            EMAIL: "이메일, 메일 주소, 이메일 주소",
            ADDRESS: "주소, 번지",
            CLOCK: "시각",
        },
        "hi": {
            AGE: "उम्र, आयु, जन्मदिन, जन्मतिथि, जन्म तिथि",
            PHONE: "फोन नंबर, फ़ोन नंबर, मोबाइल नंबर, नंबर",
            NUMBER: "कोड, पासवर्ड, खाता नंबर, गाड़ी नंबर, पासपोर्ट नंबर, ऑर्डर नंबर, पिन कोड, पिनकोड",
            PRICE: "कीमत, क़ीमत, दाम, किराया, तनख्वाह, वेतन, खर्च, फीस, फ़ीस, बजट, शुल्क, भाड़ा",
            WEIGHT: "वजन, वज़न, भार",
            LENGTH: "लंबाई, ऊँचाई, ऊंचाई, चौड़ाई, गहराई, दूरी, कद",
            AREA: "क्षेत्रफल",
            WARMTH: "तापमान",
            SHARE: "प्रतिशत",
            COLOUR: "रंग",
            NAME: "नाम, उपनाम",
            SURNAME: "उपनाम, सरनेम, कुलनाम, पूरा नाम",
            EMAIL: "ईमेल, ई-मेल, ईमेल पता",
            ADDRESS: "पता, घर का पता",
        },
    }
)

# What a noun of a form stands behind where it is asked for.
WHAT: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": "what is, what's, whats, what was, what are, what were, what's the, which, what, tell me, do you know, "
        "do we know, do we have, remind me of, give me, do you have, how high is, how high was, how much is, how much was",
        "de": "wie ist, wie lautet, wie lauten, wie war, was ist, was war, welche, welches, welcher, welchen, welchem, "
        "nenne, nenn mir, sag mir, wie hoch ist, wie hoch war, wie hoch sind, wie hoch waren, wie gross ist, weisst du",
        "fr": "quel est, quelle est, quels sont, quelles sont, quel etait, quelle etait, quel, quelle, quels, quelles, "
        "c'est quoi, donne-moi, connais-tu, a combien s'eleve, a combien s'elevait, de combien est",
        "es": "cual es, cual era, cual fue, cuales son, que, cual, dime, dame, de cuanto es, sabes",
        "pt": "qual e, qual era, qual foi, quais sao, qual, quais, que, me diz, de quanto e, sabe",
        "it": "qual e, qual era, quali sono, quale, quali, che, qual, dimmi, dammi, a quanto ammonta, sai",
        "ru": "какой, какая, какое, какие, каков, какова, каково, какую, каким, скажи, назови, подскажи",
    }
)
# What may not stand between the two: behind it the noun is no longer what is asked for.
LINKS: Final = frozenset(
    "about for of with to than behind did does do if that whether fur von uber zu wegen dass ob de du des pour sur avec "
    "que del para por com da do dos per di della dello che con si о об про для с что если".split()
)
# What makes a question of a noun before it, where a language asks behind it.
BEHIND: Final[Mapping[str, str]] = MappingProxyType(
    {
        "zh": "(?:是|到底|现在|有|大概|要|每月)*(?:多少|几|什么|哪|啥|呢|[?]|$)",
        "ja": "(?:は|って|が|を)?(?:現在|今)?(?:何|なん|いくつ|いくら|どれ|どの|どう|どちら|分か|わか|教え|知|[?。]|$)",
        "ko": "(?:은|는|이|가|를|을)? ?(?:뭐|무엇|몇|얼마|어떻|어떤|어디|알|[?]|$)",
    }
)
# The same for words parted by blanks: one of these, with up to two words between.
AFTER: Final[Mapping[str, str]] = MappingProxyType({"hi": "क्या, कितना, कितनी, कितने, बताओ, बताइए, बताएँ, कौन"})
