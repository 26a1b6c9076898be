"""Ages and heights said in words, by language: numerals up to a hundred, decades of a life, heights. Our own lists.

All is folded before use and parted by blanks in `TENS`, `ONES` and `JOINTS`, by commas elsewhere; `*` begins or ends an
open word, as in `lexicon/asked_forms.py`. From `NUMERALS` a number is made of a ten, a joint and a one, in a row of
words or as one (`zweiundvierzig`, `ventidue`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple


class Numerals(NamedTuple):
    """How a language says whole numbers up to a hundred.

    `alone` are the numbers that are one word of their own, `ones` what stands with a ten: behind it, a joint or a hyphen
    between them, or before it, the joint between, where `ones_first`.
    """

    alone: str
    tens: str
    ones: str
    joints: str = ""
    ones_first: bool = False
    written_together: bool = False


NUMERALS: Final[Mapping[str, Numerals]] = MappingProxyType(
    {
        "en": Numerals(
            "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen hundred",
            "twenty thirty forty fourty fifty sixty seventy eighty ninety",
            "one two three four five six seven eight nine",
        ),
        "de": Numerals(
            "zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn hundert",
            "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
            "ein zwei drei vier fünf sechs sieben acht neun",
            "und",
            ones_first=True,
            written_together=True,
        ),
        "fr": Numerals(
            "dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf cent quatre-vingt quatre-vingts "
            "quatre-vingt-dix soixante-dix septante octante huitante nonante",
            "vingt trente quarante cinquante soixante",
            "un une deux trois quatre cinq six sept huit neuf",
            "et",
        ),
        "es": Numerals(
            "diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veintiuno veintiún veintidós "
            "veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve cien",
            "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
            "uno un una dos tres cuatro cinco seis siete ocho nueve",
            "y",
        ),
        "pt": Numerals(
            "dez onze doze treze catorze quatorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove "
            "dezanove cem",
            "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
            "um uma dois duas três quatro cinco seis sete oito nove",
            "e",
        ),
        "it": Numerals(
            "dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove cento ventuno ventotto "
            "trentuno trentotto quarantuno quarantotto cinquantuno cinquantotto sessantuno sessantotto settantuno "
            "settantotto ottantuno ottantotto novantuno novantotto",
            "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
            "due tre quattro cinque sei sette nove",
            written_together=True,
        ),
        "ru": Numerals(
            "десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать "
            "девятнадцать сто",
            "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто",
            "один одна два две три четыре пять шесть семь восемь девять",
        ),
        "hi": Numerals(
            "दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस "
            "तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस "
            "सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ "
            "छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी "
            "तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे सौ",
            "",
            "",
        ),
    }
)

# In scripts without spaces, and in Korean, whose numbers carry what follows them: a pattern for numbers from ten on.
RUNS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "zh": "[二三四五六七八九]?十[一二三四五六七八九]?",
        "ja": "[二三四五六七八九]?十[一二三四五六七八九]?",
        "ko": "(?:스물|스무|서른|마흔|쉰|예순|일흔|여든|아흔|[이삼사오육칠팔구]십)[가-힣]?",
    }
)

# Words that tell an age as a decade of a life, or as a time of it. In `{tens}` stands each decade of `DECADES`.
DECADES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": "teens,twenties,thirties,forties,fifties,sixties,seventies,eighties,nineties",
        "de": "zwanzig,dreißig,vierzig,fünfzig,sechzig,siebzig,achtzig,neunzig,20,30,40,50,60,70,80,90",
        "fr": "vingtaine,trentaine,quarantaine,cinquantaine,soixantaine",
        "es": "veinte,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa",
        "pt": "vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa",
        "it": "ventina,trentina,quarantina,cinquantina,sessantina,settantina,ottantina,novantina",
        "ru": "двадцать,тридцать,сорок,пятьдесят,шестьдесят,семьдесят,восемьдесят,девяносто",
    }
)
TOLD: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": "my {tens}, your {tens}, his {tens}, her {tens}, their {tens}, our {tens}, early {tens}, mid {tens}, "
        "mid-{tens}, late {tens}, twenty-something, thirty-something, twentysomething, thirtysomething, forty-something, "
        "fortysomething, middle-aged, middle aged, sexagenarian, septuagenarian, octogenarian, nonagenarian, centenarian, "
        "preteen, tween, underage, of age",
        "de": "anfang {tens}, mitte {tens}, ende {tens}, uber {tens}, unter {tens}, knapp {tens}, in den zwanzigern, "
        "in den dreissigern, in den vierzigern, in den funfzigern, in den sechzigern, in den siebzigern, *zigjahrig*, "
        "*zehnjahrig*, dreissigjahrig*, mittzwanziger*, mittdreissiger*, mittvierziger*, mittfunfziger*, endzwanziger*, "
        "enddreissiger*, endvierziger*, endfunfziger*, in seinen zwanzigern, in ihren zwanzigern, minderjahrig*",
        "fr": "la {tens}, sa {tens}, ma {tens}, vingtenaire, trentenaire, quadragenaire, quinquagenaire, sexagenaire, "
        "septuagenaire, octogenaire, nonagenaire, centenaire, mineur, mineure, ado, adolescent, adolescente",
        "es": "los {tens}, {tens} y tantos, {tens} y tantas, {tens} y pico, veinteaner*, treintaner*, treinton*, cuarenton*, "
        "cincuenton*, sesenton*, setenton*, cuadragenari*, quincuagenari*, sexagenari*, septuagenari*, octogenari*, "
        "nonagenari*, centenari*, menor de edad, adolescente",
        "pt": "os {tens}, dos {tens}, {tens} e poucos, {tens} e poucas, {tens} e tantos, {tens} e tal, trintao, trintona, "
        "quarentao, quarentona, cinquentao, cinquentona, sessentao, sessentona, quadragenari*, quinquagenari*, "
        "sexagenari*, septuagenari*, octogenari*, nonagenari*, centenari*, menor de idade, adolescente",
        "it": "la {tens}, sulla {tens}, una {tens} d'anni, ventenn*, trentenn*, quarantenn*, cinquantenn*, sessantenn*, "
        "settantenn*, ottantenn*, novantenn*, ultraottantenn*, centenari*, minorenne, adolescente",
        "ru": "за {tens}, под {tens}, около сорока, около тридцати, около пятидесяти, подросток, тинеиджер*, пенсионер*, "
        "несовершеннолетн*",
        "zh": "出头, 奔三, 奔四, 奔五, 奔六, 而立, 不惑, 知天命, 花甲, 古稀, 耄耋, 半百, 青少年, 未成年",
        "ja": "三十路, 四十路, 五十路, アラサー, アラフォー, アラフィフ, 傘寿, 卒寿, 白寿, 不惑, 未成年, 十代",
        "ko": "10대, 20대, 30대, 40대, 50대, 60대, 70대, 80대, 90대, 십대, 불혹, 지천명, 고희, 미성년",
        "hi": "अधेड़, नाबालिग, किशोर, के दशक",
    }
)

# Heights without the words for their measures.
HEIGHTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": "shoulder height, waist high, knee high, head taller, head shorter",
        "de": "einsfunfzig, einssechzig, einssiebzig, einsachtzig, einsneunzig, zweimeter*, einen kopf grosser, "
        "einen kopf kleiner, ein meter, zwei meter, mannshoch, knietief",
        "fr": "un metre, deux metres",
        "es": "un metro, uno setenta, uno ochenta, uno noventa, uno sesenta",
        "pt": "um metro",
        "it": "un metro, uno e settanta, uno e ottanta, uno e novanta, uno e sessanta",
        "ru": "метр с, под два метра",
    }
)
