"""Values of sentences: each kind in the languages claimed, what is none, and numbers as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.changes import read_statements
from zettelpy.extract.changes.numerals import plain_digits, thousandths
from zettelpy.text.columns import read_columns

TALK = {  # words that tell the language of a text
    "en": "Who was it that you have seen with them?",
    "de": "Wer ist das und was haben wir nicht mit den anderen?",
    "fr": "Qui est-ce que nous avons dans les autres avec vous ?",
    "es": "¿Quién es el que está con los otros para que no sea?",
    "pt": "Quem é que não está com os outros para que você não seja?",
    "it": "Chi è che non sono con gli altri per questo della quale?",
    "ru": "Кто это и что с ними?",
    "ja": "これは誰ですか？",
    "zh": "这是谁的？",
    "ko": "이건 누구 거예요?",
    "hi": "यह किसका है?",
}


def values_of(text: str, language: str = "en") -> list[tuple[str, object, str]]:
    """(kind, normal form, unit) of the values of a message in a language."""
    one, _ = read_statements(read_columns(f"Ana: {text}\nPiet: {TALK[language]}"))
    assert all(one.start <= value.start < value.end <= one.end for value in one.values)
    return [(v.kind, v.normal, v.unit) for v in one.values if v.kind not in ("name", "place", "mode")]


CLOCKS = [
    ("en", "The call is at 8:15.", 495),
    ("de", "Das Treffen ist um acht Uhr.", 480),
    ("de", "Das Treffen beginnt um 18 Uhr.", 1080),
    ("fr", "Le train part à 20h30.", 1230),
    ("pt", "A reunião começa às 19h.", 1140),
    ("it", "La cena è alle 20.", 1200),
    ("es", "Quedamos a las 9 en la plaza.", 540),
    ("ru", "Поезд отходит в 6:40.", 400),
    ("ja", "会議は18時30分に始まります。", 1110),
    ("ja", "会議は午後三時半に始まります。", 930),
    ("zh", "会议改到下午3点半。", 930),
    ("zh", "我们七点一刻见。", 435),
    ("en", "Let's meet at half past nine.", 570),
    ("en", "The bus leaves at one.", 60),
    ("en", "Lunch is at noon.", 720),
    ("en", "Come at seven thirty.", 450),
    ("en", "It is at 7 in the evening.", 1140),
    ("en", "I am free 10am-2pm.", 840),
    ("en", "We have Thursday 10 to 12.", 720),
    ("de", "Wir treffen uns um halb zehn.", 570),
    ("de", "Der Kurs beginnt um viertel vor acht.", 465),
    ("fr", "Le bus part à neuf heures et demie.", 570),
    ("fr", "On mange à midi.", 720),
    ("es", "Quedamos a las nueve y media.", 570),
    ("es", "La cena es a las 8 de la tarde.", 1200),
    ("pt", "A missa é às sete e meia.", 450),
    ("pt", "O jogo é às 8 da noite.", 1200),
    ("it", "Ci vediamo alle otto meno un quarto.", 465),
    ("it", "Lo spettacolo è alle ore 21.", 1260),
    ("ru", "Встречаемся в половине десятого.", 570),
    ("ru", "Ужин в семь вечера.", 1140),
    ("ru", "Магазин работает с 18 до 20.", 1200),
    ("ja", "正午に集合です。", 720),
    ("ko", "모임은 오후 세 시 반이에요.", 930),
    ("ko", "버스는 7시 15분에 와요.", 435),
    ("hi", "बैठक शाम साढ़े सात बजे होगी।", 1170),
    ("hi", "गाड़ी सुबह ९ बजे चलेगी।", 540),
]


@pytest.mark.parametrize(("language", "text", "minutes"), CLOCKS)
def test_times_are_minutes_of_the_day(language: str, text: str, minutes: int) -> None:
    assert ("clock", minutes, "") in values_of(text, language)


DAYS = [
    ("en", "We open on 15 November.", (11, 15)),
    ("en", "We open on March 10.", (3, 10)),
    ("en", "The dentist moved to the 13th.", (0, 13)),
    ("de", "Wir öffnen am 18. August.", (8, 18)),
    ("es", "Abrimos el 15 de noviembre.", (11, 15)),
    ("es", "Se retrasa al 22.", (0, 22)),
    ("fr", "La fête est le 3 mars.", (3, 3)),
    ("pt", "O prazo é 1º de setembro.", (9, 1)),
    ("it", "La sagra è il 18 e 19 ottobre.", (10, 18)),
    ("ru", "Выезжаем 9 июня.", (6, 9)),
    ("ja", "展示会は9月17日です。", (9, 17)),
    ("ja", "荷物は七月二十日に出ます。", (7, 20)),
    ("zh", "试营业定在五月十七号。", (5, 17)),
    ("en", "The show is on the 3rd of May.", (5, 3)),
    ("fr", "Le marché est le 1er juin.", (6, 1)),
    ("it", "La gita è l'11 giugno.", (6, 11)),
    ("ru", "Собрание будет третьего мая.", (5, 3)),
    ("de", "Der Termin ist am 3.4. in Bonn.", (4, 3)),
    ("ko", "발표는 5월 24일로 정했어요.", (5, 24)),
    ("ko", "한 주 미뤄서 25일에 뜁니다.", (0, 25)),
    ("hi", "हम १५ अक्टूबर को निकलेंगे।", (10, 15)),
    ("hi", "काम 18 तारीख को होगा।", (0, 18)),
]


@pytest.mark.parametrize(("language", "text", "day"), DAYS)
def test_days_are_month_and_day(language: str, text: str, day: tuple[int, int]) -> None:
    assert ("day", day, "") in values_of(text, language)


NUMBERS = [
    ("en", "The rent is 1,200 dollars.", 1_200_000, "¤usd"),
    ("de", "Der Transport kostet 1.250,50 Euro.", 1_250_500, "¤eur"),
    ("fr", "Il y a 1 200 € pour la semaine.", 1_200_000, "¤eur"),
    ("es", "El fondo da 180 mil euros.", 180_000_000, "¤eur"),
    ("ru", "Фонд даёт 180 тысяч рублей.", 180_000_000, "¤rub"),
    ("ja", "輸送費は二十一万円です。", 210_000_000, "¤east"),
    ("ja", "写真は36枚です。", 36_000, "枚"),
    ("zh", "预算总共45万块。", 450_000_000, "¤east"),
    ("en", "Entry is free.", 0, "¤"),
    ("es", "La entrada es gratis.", 0, "¤"),
    ("en", "The cat weighs 4 kg.", 4_000_000, "g"),
    ("en", "It comes to twenty-five dollars.", 25_000, "¤usd"),
    ("en", "The band wants two hundred and fifty euros.", 250_000, "¤eur"),
    ("en", "The budget is $1.2k.", 1_200_000, "¤usd"),
    ("en", "Set the oven to 180 °C.", 180_000, "°"),
    ("de", "Es kommen dreiundzwanzig Leute.", 23_000, "§people"),
    ("fr", "La salle coûte deux cents euros.", 200_000, "¤eur"),
    ("es", "El coro cobra mil quinientos euros.", 1_500_000, "¤eur"),
    ("pt", "A entrada custa R$ 50.", 50_000, "¤brl"),
    ("pt", "O bolo custa duzentos reais.", 200_000, "¤brl"),
    ("it", "La sala costa duecento euro.", 200_000, "¤eur"),
    ("ru", "Билет стоит двадцать пять рублей.", 25_000, "¤rub"),
    ("ja", "会費は1万2千円です。", 12_000_000, "¤east"),
    ("zh", "预算是1.2万元。", 12_000_000, "¤east"),
    ("ko", "표는 8천 원이에요.", 8_000_000, "¤krw"),
    ("ko", "후원금은 200만원입니다.", 2_000_000_000, "¤krw"),
    ("ko", "인당 6만 5천원은 걷어야 해요.", 65_000_000, "¤krw"),
    ("ko", "어린이는 만원이에요.", 10_000_000, "¤krw"),
    ("ko", "신청은 스무 명입니다.", 20_000, "§people"),
    ("ko", "의자는 두 개만 있어요.", 2_000, "개"),
    ("hi", "किराया डेढ़ लाख रुपये है।", 150_000_000, "¤inr"),
    ("hi", "टिकट पाँच सौ रुपये का है।", 500_000, "¤inr"),
    ("hi", "कुल बीस लोग आएंगे।", 20_000, "§people"),
]


@pytest.mark.parametrize(("language", "text", "normal", "unit"), NUMBERS)
def test_amounts_are_thousandths_of_a_unit(language: str, text: str, normal: int, unit: str) -> None:
    assert ("number", normal, unit) in values_of(text, language)


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "The meeting is on Friday.", ("weekday", 4, "")),
        ("de", "Die Probe ist dienstags.", ("weekday", 1, "")),
        ("ru", "Семинар назначаю на среду.", ("weekday", 2, "")),
        ("ja", "荷物は木曜に届きます。", ("weekday", 3, "")),
        ("zh", "快递周四到。", ("weekday", 3, "")),
        ("en", "Staging is at 10.20.4.17 now.", ("code", "10.20.4.17", "9.9.9.9")),
        ("en", "The password is maple-77.", ("alnum", "maple-77", "")),
        ("en", "We paint the wall green.", ("colour", "green", "")),
        ("en", "We meet at the north gate.", ("side", "north", "")),
        ("en", "We roll out v2.4.1 today.", ("code", "2.4.1", "9.9.9")),
        ("en", "Use concrete of grade C25/30.", ("alnum", "c25/30", "")),
        ("en", "The banner is 8x6.", ("code", "8x6", "9x9")),
        ("en", "Call me on 07700 900142.", ("code", "07700900142", "0")),
        ("en", "Mix it 3:1.", ("code", "3:1", "9:9")),
        ("ko", "모임은 화요일까지만 받아요.", ("weekday", 1, "")),
        ("hi", "बैठक सोमवार को है।", ("weekday", 0, "")),
        ("ko", "셔츠는 주황으로 해요.", ("colour", "주황", "")),
        ("en", 'The encore is "Harbour Lights".', ("title", "harbour lights", "")),
    ],
)
def test_other_kinds(language: str, text: str, value: tuple[str, object, str]) -> None:
    assert value in values_of(text, language)


@pytest.mark.parametrize(
    "text",
    [
        "We may go there.",  # no month
        "We were in Lyon in 2019.",  # a year counts nothing
        "1) Tea comes first.",  # the mark of a list
        "You are right about that.",  # no side
        'Then he wrote a long letter to me about it: "we pay 40 euros, and no more".',  # somebody else's words
    ],
)
def test_what_is_no_value(text: str) -> None:
    assert [value for value in values_of(text) if value[0] != "colour"] == []


@pytest.mark.parametrize(
    ("written", "normal"),
    [
        ("1.250,50", 1_250_500),
        ("15.000", 15_000_000),
        ("4,000", 4_000_000),
        ("2.5", 2500),
        ("3,50", 3500),
        ("1.2.3", None),
    ],
)
def test_marks_group_or_part_digits(written: str, normal: int | None) -> None:
    assert thousandths(written) == normal


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "다시 한번 볼게요."),  # once more
        ("ko", "원래는 안 그랬어요."),  # no won
        ("ko", "3시간 걸려요."),  # a duration is no time of the day
        ("hi", "एक बात बताओ।"),  # no number
        ("ru", "Это было в 2025 году."),
        ("es", "Vino una persona de la asociación."),  # "una" is no hour
    ],
)
def test_near_misses(language: str, text: str) -> None:
    assert [v for v in values_of(text, language) if v[0] in ("clock", "day") or v[2].startswith("¤")] == []


@given(st.text(max_size=60))
def test_digits_keep_their_places(text: str) -> None:
    plain, places = plain_digits(text)
    assert len(places) == len(plain) + 1
    assert list(places) == sorted(places)
    assert places[-1] == len(text)


@given(st.text(alphabet="0123456789.,:/hxB+-€% 月日時点万十一二円시일월만원두명बजेसौab\u00a0", max_size=60))
def test_any_digits_are_read(text: str) -> None:
    for one in read_statements(read_columns(f"Ana: x {text}")):
        assert all(one.start <= value.start <= value.end <= one.end for value in one.values)
