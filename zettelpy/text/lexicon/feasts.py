"""Feasts whose day is known from the calendar: "Christmas Eve", "Ostermontag", "Ferragosto", "大晦日", by language.

A feast is written as the month and day that it falls on every year ("12-24"), as a number of days from Easter Sunday
("E-2"), from that of the Julian calendar ("J+0"), or as the n-th weekday of a month, Monday being 1 ("11-4th-4"). Names
that can be another word or a whole season ("Christmas", "Natale") count behind a word of time alone. Feasts of lunar
calendars are none but in questions (`MOON`). Phrases as in `dating/words.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_Table = Mapping[str, str]

# The day is plain wherever the name stands.
PLAIN: Final[Mapping[str, _Table]] = {
    "en": {
        "12-24": "christmas eve | xmas eve", "12-25": "christmas day | xmas day", "12-26": "boxing day",
        "12-31": "new year's eve | new years eve | nye", "01-01": "new year's day | new years day",
        "10-31": "halloween | hallowe'en", "02-14": "valentine's day | valentines day | valentine's",
        "03-17": "st patrick's day | saint patrick's day", "04-01": "april fools day | april fools' day",
        "07-04": "fourth of july", "11-01": "all saints day | all saints' day", "11-4th-4": "thanksgiving",
        "E+0": "easter sunday", "E+1": "easter monday", "E-2": "good friday", "E-3": "maundy thursday",
        "E-7": "palm sunday", "E-46": "ash wednesday", "E-47": "shrove tuesday | pancake day", "E+50": "whit monday",
    },
    "de": {
        "12-24": "heiligabend | heiliger abend | heiligen abend | weihnachtsabend",
        "12-25": "erster weihnachtstag | ersten weihnachtstag | ersten weihnachtsfeiertag | erster weihnachtsfeiertag | "
                 "1 weihnachtstag | 1 weihnachtsfeiertag",
        "12-26": "zweiter weihnachtstag | zweiten weihnachtstag | zweiten weihnachtsfeiertag | "
                 "zweiter weihnachtsfeiertag | 2 weihnachtstag | 2 weihnachtsfeiertag | stephanstag | stefanitag",
        "12-31": "silvester | silvesterabend | sylvester", "01-01": "neujahr | neujahrstag | neujahrsmorgen",
        "12-06": "nikolaustag | nikolausabend", "02-14": "valentinstag", "10-31": "halloween | reformationstag",
        "01-06": "dreikönigstag | heilige drei könige", "05-01": "tag der arbeit", "11-01": "allerheiligen",
        "10-03": "tag der deutschen einheit", "11-11": "martinstag | sankt martin",
        "E+0": "ostersonntag", "E+1": "ostermontag", "E-1": "karsamstag | ostersamstag", "E-2": "karfreitag",
        "E-3": "gründonnerstag", "E-7": "palmsonntag", "E-48": "rosenmontag", "E-47": "faschingsdienstag",
        "E-46": "aschermittwoch", "E+39": "christi himmelfahrt | himmelfahrt", "E+49": "pfingstsonntag",
        "E+50": "pfingstmontag", "E+60": "fronleichnam",
    },
    "fr": {
        "12-24": "veille de noël | soir de noël | réveillon de noël | réveillon du 24 | nuit de noël",
        "12-25": "jour de noël",
        "12-31": "réveillon du nouvel an | réveillon du jour de l'an | saint sylvestre | réveillon du 31 | "
                 "soir du nouvel an | réveillon du 31 décembre",
        "01-01": "jour de l'an", "02-14": "saint valentin", "10-31": "halloween", "11-01": "toussaint",
        "01-06": "épiphanie | fête des rois", "02-02": "chandeleur", "08-15": "assomption",
        "E+0": "dimanche de pâques", "E+1": "lundi de pâques", "E-2": "vendredi saint", "E-3": "jeudi saint",
        "E-47": "mardi gras", "E+39": "jeudi de l'ascension", "E+49": "pentecôte | dimanche de pentecôte",
        "E+50": "lundi de pentecôte", "E-7": "dimanche des rameaux",
    },
    "es": {
        "12-24": "nochebuena | noche buena", "12-25": "día de navidad",
        "12-31": "nochevieja | noche vieja | noche de fin de año | nochevieja",
        "01-01": "día de año nuevo", "01-06": "día de reyes", "01-05": "noche de reyes",
        "02-14": "san valentín | día de los enamorados", "10-31": "halloween | noche de halloween",
        "11-01": "día de todos los santos | todos los santos", "11-02": "día de muertos | día de los muertos",
        "06-23": "noche de san juan", "12-28": "día de los inocentes",
        "E+0": "domingo de pascua | domingo de resurrección", "E+1": "lunes de pascua", "E-2": "viernes santo",
        "E-3": "jueves santo", "E-7": "domingo de ramos", "E-46": "miércoles de ceniza",
    },
    "pt": {
        "12-24": "véspera de natal | noite de natal", "12-25": "dia de natal",
        "12-31": "réveillon | véspera de ano novo | noite de ano novo | passagem de ano | virada do ano",
        "01-01": "dia de ano novo | primeiro dia do ano", "01-06": "dia de reis", "10-31": "halloween",
        "11-01": "dia de todos os santos", "11-02": "dia de finados | finados",
        "E+0": "domingo de páscoa", "E-2": "sexta-feira santa | sexta santa", "E-3": "quinta-feira santa",
        "E-7": "domingo de ramos", "E-46": "quarta-feira de cinzas", "E-47": "terça-feira de carnaval | terça de carnaval",
        "E+60": "corpus christi",
    },
    "it": {
        "12-24": "vigilia di natale | sera della vigilia | notte di natale", "12-25": "giorno di natale",
        "12-31": "san silvestro | ultimo dell'anno | notte di capodanno | vigilia di capodanno", "01-01": "capodanno",
        "01-06": "epifania | befana", "08-15": "ferragosto", "02-14": "san valentino", "10-31": "halloween",
        "11-01": "ognissanti", "06-02": "festa della repubblica", "04-25": "festa della liberazione",
        "12-08": "festa dell'immacolata", "03-08": "festa della donna", "05-01": "festa dei lavoratori",
        "E+0": "domenica di pasqua", "E+1": "pasquetta | lunedì dell'angelo | lunedì di pasqua", "E-2": "venerdì santo",
        "E-3": "giovedì santo", "E-7": "domenica delle palme", "E-47": "martedì grasso",
    },
    "ru": {
        "12-31": "новогодняя ночь | новогоднюю ночь | канун нового года", "01-06": "сочельник | рождественский сочельник",
        "01-07": "православное рождество", "12-25": "католическое рождество", "01-14": "старый новый год",
        "05-09": "день победы", "02-14": "день святого валентина | день влюблённых", "10-31": "хэллоуин | хеллоуин",
        "09-01": "день знаний", "06-12": "день россии", "J-7": "вербное воскресенье", "E+0": "католическая пасха",
    },
    "hi": {
        "12-25": "क्रिसमस | क्रिसमस के दिन", "12-24": "क्रिसमस की शाम | क्रिसमस ईव", "12-31": "नए साल की शाम | न्यू ईयर ईव",
        "01-01": "नए साल के दिन | न्यू ईयर", "08-15": "स्वतंत्रता दिवस", "01-26": "गणतंत्र दिवस", "10-02": "गांधी जयंती | गाँधी जयंती",
        "02-14": "वैलेंटाइन डे", "09-05": "शिक्षक दिवस", "11-14": "बाल दिवस", "01-14": "मकर संक्रांति", "01-13": "लोहड़ी",
        "E+0": "ईस्टर", "E-2": "गुड फ्राइडे",
    },
}  # fmt: skip

# The day is meant behind a word of time alone: "at Christmas", not "the Christmas tree"; "no Natal", not "em Natal".
BEHIND_TIME: Final[Mapping[str, _Table]] = {
    "en": {"12-25": "christmas | xmas", "E+0": "easter", "01-01": "new year | new year's | new years"},
    "de": {"12-25": "weihnachten", "E+0": "ostern", "E+49": "pfingsten", "12-06": "nikolaus"},
    "fr": {"12-25": "noël", "E+0": "pâques", "01-01": "nouvel an", "E+39": "ascension"},
    "es": {"12-25": "navidad | navidades", "01-01": "año nuevo", "01-06": "reyes", "E+0": "pascua"},
    "pt": {"12-25": "natal", "01-01": "ano novo", "E+0": "páscoa", "E-47": "carnaval"},
    "it": {"12-25": "natale", "E+0": "pasqua", "12-26": "santo stefano", "12-08": "immacolata"},
    "ru": {
        "01-01": "новый год | нового года | новому году", "01-07": "рождество | рождества | рождеству",
        "J+0": "пасху | пасхи | пасхе",
    },
    "hi": {"01-01": "नए साल"},
}  # fmt: skip
# The days before and after its own that people mean by a name that needs a word of time: Christmas is 24 to 26 December,
# Easter from Good Friday to Monday, New Year 31 December and 1 January, carnival from Saturday to Ash Wednesday.
SPANS: Final[Mapping[str, tuple[int, int]]] = {
    "12-25": (1, 1), "01-07": (1, 0), "01-01": (1, 0), "01-06": (1, 0), "E+0": (2, 1), "J+0": (2, 1), "E+49": (1, 1),
    "E-47": (3, 1),
}  # fmt: skip
# Names that mean so many days wherever they stand, and need no word of time to be read.
SPANS_BY_NAME: Final[Mapping[str, tuple[int, int]]] = {
    "capodanno": (1, 0), "pentecôte": (1, 1), "क्रिसमस": (1, 1), "ईस्टर": (2, 1), "न्यू ईयर": (1, 0), "католическое рождество": (1, 1),
    "православное рождество": (1, 0), "католическая пасха": (2, 1),
    "クリスマス": (1, 1), "圣诞节": (1, 1), "聖誕節": (1, 1), "크리스마스": (1, 1), "성탄절": (1, 1),
    "お正月": (0, 2), "正月": (0, 2), "国庆节": (0, 6), "國慶節": (0, 6),
    "イースター": (2, 1), "复活节": (2, 1), "復活節": (2, 1), "부활절": (2, 1),
}  # fmt: skip
# Feasts that follow the moon, read in questions alone (`dating/moon.py`); a name alone may mean either of two.
MOON: Final[Mapping[str, str]] = {
    "fitr": "eid al-fitr | eid ul-fitr | eid el-fitr | zuckerfest | aïd el-fitr | aïd al-fitr | ураза-байрам | "
            "ईद उल-फितर | ईद उल फितर",
    "adha": "eid al-adha | eid ul-adha | eid el-adha | bakrid | opferfest | aïd el-adha | aïd al-adha | aïd el-kebir | "
            "fiesta del cordero | fiesta del sacrificio | festa do sacrifício | festa del sacrificio | курбан-байрам | "
            "बकरीद | ईद उल-अज़हा | ईद उल-अजहा",
    "fitr adha": "eid | aïd | ईद",
    "diwali": "diwali | deepavali | divali | dipavali | дивали | दिवाली | दीवाली | दीपावली",
}  # fmt: skip
# Such words of time, right before the name or before its article.
TIME_BEFORE: Final[Mapping[str, str]] = {
    "en": "at | for | by | until | till | til | since | over | on | from | before | after | around",
    "de": "zu | an | bis | über | vor | nach | seit | am | zum | ab",
    "fr": "à | au | a | pour | avant | après | d'ici | depuis | dès",
    "es": "en | por | para | hasta | desde | antes de | después de | tras | durante",
    "pt": "no | na | até | pelo | pela | ao | desde | pro | pra | antes do | antes da | após | depois do | depois da",
    "it": "a | per | entro | fino a | prima di | dopo | da",
    "ru": "на | под | к | до | после | с | перед",
    "hi": "",
}
# Phrases right before the name of a feast, articles and all: the day before it, or after.
DAY_BESIDE: Final[Mapping[str, Mapping[str, int]]] = {
    "en": {"the day after": 1, "day after": 1, "the day before": -1, "day before": -1},
    "de": {"am tag nach": 1, "tag nach": 1, "am tag vor": -1, "tag vor": -1},
    "fr": {"le lendemain de": 1, "lendemain de": 1, "lendemain de la": 1, "la veille de": -1, "veille de la": -1},
    "es": {"día después de": 1, "día siguiente a": 1, "día antes de": -1, "víspera de": -1},
    "pt": {"dia depois do": 1, "dia depois da": 1, "dia antes do": -1, "dia antes da": -1, "véspera da": -1},
    "it": {"giorno dopo": 1, "giorno prima di": -1, "vigilia di": -1},
    "ru": {"следующий день после": 1, "день после": 1, "накануне": -1},
}
TIME_BEHIND: Final[Mapping[str, str]] = {"hi": "पर"}
ARTICLES: Final = frozenset("the el la l le il lo o a den dem de".split())
# Words before the name of a feast by which no day is meant: what is liked, each one, one of many.
NO_DAY_BEFORE: Final[Mapping[str, str]] = {
    "en": "love loves hate hates like likes enjoy enjoys favorite favourite every each any a an",
    "de": "mag liebe hasse liebt hasst jeden jedes jeder jede kein keinen ein eine einen",
    "fr": "aime adore déteste chaque un une aiment",
    "es": "gusta encanta odio cada todo toda una adoro un",
    "pt": "amo adoro odeio detesto todo toda um uma cada",
    "it": "amo adoro odio ogni un una detesto",
    "ru": "каждый каждую каждое люблю обожаю любит",
    "hi": "हर",
}
ONE: Final = frozenset("a an un una um uma ein eine einen une kein keinen".split())
AT: Final = frozenset("a au an zu am na на ao no em en in at on".split())
# English nouns that a feast stands before.
NOUNS_BEHIND: Final = frozenset(
    "tree trees dinner lunch card cards cookie cookies present presents gift gifts song songs carol carols market markets "
    "egg eggs bunny break holiday holidays lights shopping decorations jumper sweater pudding music movie movies island "
    "spirit sale resolution resolutions year years york zealand".split()
)
IS: Final = frozenset("is was ist war est etait es era fue e foi fu это है".split())

# In languages without blanks; what may not follow is said in `dating/unspaced.py`.
UNSPACED: Final[_Table] = {
    "12-24": "クリスマスイブ|クリスマスイヴ|クリスマス・イブ|平安夜|圣诞夜|聖誕夜|크리스마스이브|크리스마스 이브|성탄절 전날",
    "12-25": "クリスマス当日|クリスマスの日|クリスマス|圣诞节|聖誕節|圣诞那天|크리스마스|성탄절",
    "12-31": "大晦日|大みそか|跨年夜|跨年那天|새해 전날|제야",
    "01-01": "元日|元旦|お正月|正月|新年第一天|새해 첫날|새해첫날|신정|설날 양력",
    "02-14": "バレンタインデー|バレンタイン|情人节|情人節|발렌타인데이|밸런타인데이",
    "03-14": "ホワイトデー|화이트데이", "10-31": "ハロウィン|ハロウィーン|万圣节前夜|万圣夜|万圣节|핼러윈|할로윈",
    "05-05": "こどもの日|子どもの日|어린이날", "07-07": "七夕祭り", "03-03": "ひな祭り|雛祭り",
    "10-01": "国庆节|國慶節|国庆那天|国庆当天", "05-01": "劳动节|勞動節|五一节|五一那天|근로자의 날", "06-01": "六一儿童节|儿童节",
    "03-08": "妇女节|三八节", "09-10": "教师节|教師節", "12-26": "节礼日", "08-15": "광복절", "03-01": "삼일절", "10-09": "한글날",
    "10-03": "개천절", "06-06": "현충일", "05-08": "어버이날", "05-15": "스승의 날|스승의날", "11-11": "빼빼로데이|双十一|双11", "12-12": "双十二|双12",
    "E+0": "イースター|复活节|復活節|부활절",
}  # fmt: skip
