"""Forms of answers: what a question asks for, and what a sentence shows, in every language."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.asked_forms import BARE, CUE, FORMS, SHOWN, asked_forms, naming_words, signs
from zettelpy.text.lexicon.asked_forms import ASKED
from zettelpy.text.lexicon.form_nouns import BEHIND, NOUNS, WHAT
from zettelpy.text.lexicon.told_forms import CUES, UNITS, WORDS
from zettelpy.text.normalise import fold

LANGUAGES = ("en", "de", "fr", "es", "pt", "it", "ru", "zh", "ja", "ko", "hi")

ASKS = {
    "en": (
        "age How old is the ferryman?",
        "phone What is the ferryman's phone number?",
        "number What was the tracking number?",
        "price How much did the new oars cost?",
        "weight How much does the anchor weigh?",
        "length How tall is the mast?",
        "area How many acres is the island?",
        "warmth What is the temperature of the lake?",
        "share What percentage of the boats leak?",
        "colour Which colour is the hull?",
        "name What is the ferry called?",
        "surname What's Otto's last name?",
        "email What is Otto's email address?",
        "address Which street does the ferryman live in?",
        "clock What time does the ferry leave?",
    ),
    "de": (
        "age Wie alt ist der Fährmann?",
        "phone Wie lautet die Telefonnummer vom Fährmann?",
        "price Was kostet die Überfahrt?",
        "weight Wie schwer ist der Anker?",
        "colour Welche Farbe hat der Rumpf?",
        "name Wie heißt die Fähre?",
        "surname Wie ist Ottos Nachname?",
        "clock Um wie viel Uhr legt sie ab?",
    ),
    "fr": (
        "age Quel âge a le passeur ?",
        "phone Quel est le numéro de téléphone du passeur ?",
        "price Combien coûte la traversée ?",
        "weight Combien pèse l'ancre ?",
        "colour De quelle couleur est la coque ?",
        "name Comment s'appelle le bac ?",
        "clock À quelle heure part le bac ?",
    ),
    "es": (
        "age ¿Cuántos años tiene el barquero?",
        "phone ¿Cuál es el teléfono del barquero?",
        "price ¿Cuánto cuesta el billete?",
        "weight ¿Cuánto pesa el ancla?",
        "surname ¿Cómo se apellida Otto?",
        "name ¿Cómo se llama la barca?",
    ),
    "pt": (
        "age Quantos anos tem o barqueiro?",
        "phone Qual é o número de telefone do barqueiro?",
        "price Quanto custa a passagem?",
        "weight Quanto pesa a âncora?",
        "name Como se chama a barca?",
    ),
    "it": (
        "age Quanti anni ha il traghettatore?",
        "phone Qual è il numero di telefono del traghettatore?",
        "price Quanto costa il biglietto?",
        "weight Quanto pesa l'ancora?",
        "name Come si chiama la barca?",
    ),
    "ru": (
        "age Сколько лет паромщику?",
        "phone Какой номер телефона у паромщика?",
        "price Сколько стоит билет?",
        "weight Сколько весит якорь?",
        "colour Какого цвета корпус?",
        "name Как зовут паромщика?",
    ),
    "zh": (
        "age 船夫今年几岁？",
        "phone 船夫的电话号码是多少？",
        "price 船票多少钱？",
        "weight 锚有多重？",
        "colour 船是什么颜色？",
    ),
    "ja": (
        "age 船頭は何歳ですか？",
        "phone 船頭の電話番号は？",
        "price 切符はいくらですか？",
        "colour 船は何色ですか？",
    ),
    "ko": (
        "age 사공은 몇 살이에요?",
        "phone 사공 전화번호가 뭐예요?",
        "weight 닻 무게가 얼마예요?",
        "colour 배는 무슨 색이에요?",
    ),
    "hi": (
        "age नाविक की उम्र क्या है?",
        "phone नाविक का फोन नंबर क्या है?",
        "price टिकट कितने रुपये का है?",
        "colour नाव किस रंग की है?",
    ),
}

# form, then what shows it; behind the bar what does not.
SHOWS = {
    "en": (
        "age He is 71 years old|He has rowed for ages",
        "age She turned 40 in May|see page 40",
        "phone Ring 0171 555 0192|We have 250 000 readers since 2019-04-02 10:30",
        "number It is order QX-4411|order it soon",
        "price They want £90 for it|It took 90 minutes",
        "price Pickering want 265 for the oars|we print 300 leaflets",
        "weight It weighs 12 kg|12 people came",
        "length About 3 metres|3 of us",
        "warmth It had 21 degrees|21 boats",
        "share some 40 percent|some 40 boats",
        "colour Dark green, I think|Dark, I think",
        "surname Ask Mr Penhale|ask the man",
        "email write to otto@ferry.example|write to Otto",
        "address 14 Harbour Street|by the harbour",
        "clock We leave at 9:30|We leave soon",
    ),
    "de": (
        "age Er ist 71 Jahre alt|Er kommt am 16. um 21 Uhr 40",
        "price Das kostet 90 Euro|Das sind 90 Leute",
        "weight 12 Kilo schwer|12 Leute",
        "colour Ein dunkelgrüner Rumpf|Ein schöner Rumpf",
    ),
    "fr": ("age Il a 71 ans|Il a 71 bateaux", "price 90 euros en tout|90 personnes", "colour toute verte|toute neuve"),
    "es": ("age Cumple 71 años|Tiene 71 barcas", "price son 90 euros|somos 90", "weight pesa 12 kilos|doce barcas"),
    "pt": ("age Ele tem 71 anos|Ele tem 71 barcos", "price custa 90 reais|somos 90"),
    "it": ("age Ha 71 anni|Ha 71 barche", "price sono 90 euro|siamo in 90"),
    "ru": ("age Ему 71 год|У него 71 лодка", "price билет 90 рублей|нас 90", "weight 12 кг|12 человек"),
    "zh": ("age 他71岁了|他有71条船", "price 一共90块|一共90人", "weight 有12公斤|有12个"),
    "ja": ("age 71歳です|71人です", "price 900円です|900人です"),
    "ko": ("age 71살이에요|71명이에요", "price 900원이에요|아홉 명이에요"),
    "hi": ("age 71 साल का है|71 नाव हैं", "price 90 रुपये|90 लोग"),
}


@pytest.mark.parametrize(("language", "case"), [(code, case) for code, cases in ASKS.items() for case in cases])
def test_a_question_asks_for_its_form_in_each_language(language: str, case: str) -> None:
    form, question = case.split(" ", 1)
    assert form in asked_forms(question, (language,))
    assert form in asked_forms(question, ("en", language) if language != "en" else ("en", "de"))


@pytest.mark.parametrize(("language", "case"), [(code, case) for code, cases in SHOWS.items() for case in cases])
def test_a_sentence_shows_its_form_and_its_neighbour_does_not(language: str, case: str) -> None:
    form, sentences = case.split(" ", 1)
    shows, other = sentences.split("|")

    def shown(text: str) -> bool:
        found = signs(text, form, (language,))
        return bool(found & SHOWN) or (bool(found & BARE) and bool(found & CUE))

    assert shown(shows)
    assert not shown(other)


@pytest.mark.parametrize(
    "question",
    [
        "What did Otto say about the phone number?",
        "Why did Otto change the price?",
        "Who painted the hull in that colour?",
        "When does the ferry leave?",
        "Which ferry is faster?",
        "Is Otto old enough?",
        "boiler",
        "",
        "???",
    ],
)
def test_a_question_for_something_else_asks_for_no_form(question: str) -> None:
    assert asked_forms(question, ("en",)) == ()


def test_the_longest_noun_says_the_form() -> None:
    assert asked_forms("What is Otto's email address?", ("en",)) == ("email",)
    assert asked_forms("What is Otto's address?", ("en",)) == ("address",)


def test_forms_come_in_one_order_without_repeats() -> None:
    found = asked_forms("How old is it, how much does it weigh, and how old was it?", ("en", "de"))
    assert found == ("age", "weight")


def test_a_language_that_the_text_is_not_in_asks_nothing() -> None:
    assert asked_forms("Wie schwer ist der Anker?", ("en",)) == ()
    assert asked_forms("Wie schwer ist der Anker?", ("xx",)) == ()
    assert signs("Er ist 71 Jahre alt", "weight", ("xx",)) & SHOWN == 0


def test_every_language_asks_and_tells_the_common_forms() -> None:
    for language in LANGUAGES:
        for form in ("age", "price", "weight", "length", "colour"):
            assert form in ASKED[language]
            assert form in NOUNS[language]
            assert form == "colour" or form in UNITS[language]
        assert "price" in CUES[language]
        assert "colour" in WORDS[language]
        assert (language in WHAT) or (language in BEHIND) or language == "hi"
    tables = (ASKED, NOUNS, UNITS, WORDS, CUES)
    assert all(set(lists) <= set(FORMS) for table in tables for lists in table.values())


def test_the_words_that_name_a_form_are_folded() -> None:
    for language in LANGUAGES:
        for form in FORMS:
            words = naming_words(form, (language,))
            assert words == tuple(map(fold, words))
            assert "*" not in words


@given(st.text(max_size=120), st.sampled_from(LANGUAGES))
def test_any_text_is_read(text: str, language: str) -> None:
    forms = asked_forms(text, (language,))
    assert forms == asked_forms(text, (language,))
    for form in FORMS:
        assert 0 <= signs(text, form, (language,)) <= SHOWN + BARE + CUE


@pytest.mark.timing
@pytest.mark.parametrize(
    "text",
    [
        "1", "1 ", "111 ", "1,", "A1", "a.b", "how much ", "Mr ", "一", "何", "( ( 1", "-", "\x00\ud800\u2028",
        "what is the ", "19:00 ", "1.1.", "a:1", "e" + "\u0301" * 300, "x", "@", "what is how old * ",
    ],
)  # fmt: skip
def test_a_hostile_megabyte_is_read_in_time(text: str) -> None:
    whole = text * (1_000_000 // len(text))
    started = time.perf_counter()
    for languages in (("en", "de"), ("ja",)):
        asked_forms(whole, languages)
        for form in FORMS:
            signs(whole, form, languages)
    assert time.perf_counter() - started < 5


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "My daughter is forty-two."),
        ("en", "He is nineteen"),
        ("en", "sixty one, I think"),
        ("de", "Sie ist zweiundvierzig."),
        ("de", "Er ist jetzt dreißig"),
        ("fr", "elle a quarante-deux"),
        ("fr", "il a quatre-vingt-dix"),
        ("es", "tiene cuarenta y dos"),
        ("pt", "ela tem quarenta e dois"),
        ("it", "ne ha ventidue"),
        ("it", "ne ha trentuno"),
        ("ru", "ей сорок два"),
        ("hi", "वह बयालीस की है"),
        ("zh", "她四十二了"),
        ("ko", "그는 마흔둘"),
    ],
)
def test_a_number_in_words_may_be_an_age(language: str, text: str) -> None:
    assert signs(text, "age", (language,)) == BARE


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "twenty-two years old"),
        ("de", "zweiundzwanzig Jahre alt"),
        ("fr", "quarante et un ans"),
        ("es", "treinta y un años"),
        ("pt", "trinta e um anos"),
        ("it", "ventidue anni"),
        ("ru", "сорок два года"),
        ("hi", "बयालीस साल"),
        ("ko", "마흔두 살"),
        ("zh", "四十二岁"),
        ("ja", "四十二歳"),
    ],
)
def test_a_number_in_words_with_its_unit_is_an_age(language: str, text: str) -> None:
    assert signs(text, "age", (language,)) & SHOWN


@pytest.mark.parametrize("text", ["forty-two cats", "fortyish", "a weighty thing", "often", "eleventh hour"])
def test_a_number_that_counts_something_or_is_part_of_a_word_is_no_age(text: str) -> None:
    assert not signs(text, "age", ("en",)) & (BARE | SHOWN)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "she's in her forties"),
        ("en", "in his mid-sixties"),
        ("en", "an octogenarian"),
        ("de", "Mitte vierzig"),
        ("de", "Anfang 40"),
        ("de", "ein Achtzigjähriger"),
        ("fr", "il approche la cinquantaine"),
        ("es", "una cuarentona"),
        ("es", "treinta y tantos"),
        ("pt", "um trintão"),
        ("it", "una ventenne"),
        ("ru", "ему за сорок"),
        ("zh", "她四十出头"),
        ("ja", "アラフォーです"),
        ("ko", "30대 초반"),
    ],
)
def test_a_decade_of_a_life_is_an_age(language: str, text: str) -> None:
    assert signs(text, "age", (language,)) & SHOWN


@pytest.mark.parametrize(
    "text", ["5'11\"", "he is 5’ 11", "1.85 or so", "1,85", "1m85", "six foot two", "nearly six feet"]
)
def test_a_height_needs_no_word_for_its_measure(text: str) -> None:
    assert signs(text, "length", ("en",)) & SHOWN


@pytest.mark.parametrize("text", ["2.0.15", "12.50", "10:30", "'80s", "1.855"])
def test_other_numbers_are_no_height(text: str) -> None:
    assert not signs(text, "length", ("en",)) & SHOWN


@pytest.mark.parametrize(
    "question",
    ["What time is it on?", "Which time?", "At what time?", "At which time?", "What's the time of the talk?"],
)
def test_a_time_that_is_asked_for_is_an_hour(question: str) -> None:
    assert asked_forms(question, ("en",)) == ("clock",)
    assert "time" in naming_words("clock", ("en",))


@pytest.mark.parametrize("question", ["How much time do we have?", "Is it time?", "What is the time zone?"])
def test_other_times_are_no_hour(question: str) -> None:
    assert "clock" not in asked_forms(question, ("en",))
