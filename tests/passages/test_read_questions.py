"""What questions find by the way in which their words are read: units, names, ages, compounds, their own language."""

from __future__ import annotations

import pytest

from zettelpy import compress, explain, recall_context
from zettelpy.passages.compounds import Compounds
from zettelpy.passages.index import index_of
from zettelpy.passages.question import ask

CHATS = {
    "en": "\n\nBo: I see, thanks.\n\nAna: The cat sleeps.\n\nBo: Good night.",
    "de": "\n\nBo: Ich sehe das auch so.\n\nAna: Die Katze schläft jetzt.\n\nBo: Gute Nacht dann.",
    "fr": "\n\nBo: Je vois, merci.\n\nAna: Le chat dort dans la cuisine.\n\nBo: Bonne nuit à toi.",
    "es": "\n\nBo: Ya veo, gracias.\n\nAna: El gato duerme en la cocina.\n\nBo: Buenas noches a ti.",
    "it": "\n\nBo: Ho capito, grazie a te.\n\nAna: Il gatto dorme in cucina.\n\nBo: Buona notte a tutti.",
    "pt": "\n\nBo: Já entendi, obrigado a você.\n\nAna: O gato dorme na cozinha.\n\nBo: Boa noite para todos.",
    "ru": "\n\nБо: Понятно, спасибо.\n\nАна: Кошка спит на кухне.\n\nБо: Спокойной ночи.",
}


@pytest.mark.parametrize("said", ["512KB", "512 KB", "512kb", "512 kb"])
@pytest.mark.parametrize("asked", ["512KB", "512 KB", "512kb", "Is the cap 512 kb?", "512"])
def test_a_number_with_a_unit_is_found_however_it_is_written(said: str, asked: str) -> None:
    memory = compress(f"Ana: The cap is {said} now.{CHATS['en']}")
    assert said in recall_context(memory, asked, max_tokens=40)
    assert recall_context(memory, "16MB", max_tokens=40) == ""


@pytest.mark.parametrize(
    ("language", "line", "question"),
    [
        ("en", "My daughter is forty-two.", "How old is the daughter?"),
        ("en", "My daughter is in her forties.", "How old is the daughter?"),
        ("en", "I turned 34.", "How old is she?"),
        ("en", "I am 34 years old.", "What is the exact age?"),
        ("en", "My brother just turned forty.", "How old is the brother?"),
        ("en", "He's nearly six foot.", "How tall is he?"),
        ("en", "My brother is 5'11\" or so.", "How tall is her brother?"),
        ("de", "Meine Tochter ist zweiundvierzig.", "Wie alt ist die Tochter?"),
        ("de", "Meine Tochter ist Mitte vierzig.", "Wie alt ist die Tochter?"),
        ("de", "Er ist knapp einsneunzig.", "Wie groß ist er?"),
        ("fr", "Ma fille a la quarantaine.", "Quel âge a la fille ?"),
        ("es", "Mi hija tiene cuarenta y dos.", "¿Qué edad tiene la hija?"),
        ("it", "Mia figlia ha ventidue anni.", "Quanti anni ha la figlia?"),
        ("pt", "Minha filha tem quarenta e dois.", "Que idade tem a filha?"),
        ("ru", "Моей дочери сорок два.", "Сколько лет дочери?"),
    ],
)
def test_ages_and_heights_in_words_are_answers(language: str, line: str, question: str) -> None:
    memory = compress(f"Ana: {line}{CHATS[language]}")
    assert line in recall_context(memory, question, max_tokens=60)


def test_the_words_that_ask_for_an_hour_are_not_missed() -> None:
    memory = compress("Ana: Our meeting is at 9.\n\nBo: Ok.\n\nAna: Bring the plan.\n\nBo: Sure, it is good.")
    for question in ("What time is the meeting?", "Which time is the meeting?", "At what time is the meeting?"):
        assert explain(memory, question, max_tokens=40).relevance == 1.0
    assert explain(memory, "How much time has the meeting?", max_tokens=40).relevance < 1.0


def test_a_speaker_whose_name_is_a_function_word_is_found_as_one() -> None:
    memory = compress("Will: I sold the car.\n\nMay: I adopted a dog.\n\nWill: Good.\n\nMay: See you in May.")
    will = explain(memory, "What did Will do?", max_tokens=12)
    assert (will.speakers, will.text) == (("Will",), " Will: I sold the car.\n Will: Good.")
    assert recall_context(memory, "What did May do?", max_tokens=12).startswith(" May: I adopted a dog.")
    assert explain(memory, "Will it rain?", max_tokens=12).speakers == ()


def test_the_full_name_decides() -> None:
    lines = (
        "Ana Ruiz: I am a baker.",
        "Ana Lopez: I am a plumber.",
        "Bo: Hello all.",
        "Ana Ruiz: Fine.",
        "Ana Lopez: Ok.",
    )
    memory = compress("\n\n".join(lines))
    found = explain(memory, "What does Ana Lopez do?", max_tokens=14)
    assert (found.speakers, found.text.count("Ruiz")) == (("Ana Lopez",), 0)
    assert explain(memory, "What does Ana do?", max_tokens=14).speakers == ("Ana Ruiz", "Ana Lopez")


@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("Der Schlüssel liegt unter der Fußmatte.", "Wo ist die Matte?"),
        ("Die Haustür klemmt seit gestern.", "Was ist mit der Tür?"),
        ("Das Rezept steht auf der Kaffeekanne.", "Wo ist die Kanne?"),
    ],
)
def test_the_last_part_of_a_compound_finds_it(line: str, question: str) -> None:
    assert line in recall_context(compress(f"Ana: {line}{CHATS['de']}"), question, max_tokens=40)


def test_three_letters_find_a_compound_only_where_they_stand_for_nothing_else() -> None:
    assert Compounds(["haustur", "kultur"]).related("tur") == ["haustur"]
    assert Compounds(["haustur", "tur"]).related("tur") == []
    assert Compounds(["turklink"]).related("tur") == []


def test_the_article_of_an_arabic_word_does_not_matter() -> None:
    assert recall_context(compress("اشتريت قطة"), "ما اسم القطة؟", max_tokens=40) == " اشتريت قطة"
    assert recall_context(compress("اشتريت القطة أمس"), "قطة", max_tokens=40) == " اشتريت القطة أمس"


@pytest.mark.parametrize(
    ("thing", "question"),
    [
        ("a canary", "Which pet does she have?"),
        ("a budgie", "Which pet does she have?"),
        ("a bassoon", "Which instrument does she play?"),
        ("a minivan", "What vehicle do they own?"),
        ("an ottoman", "What furniture was bought?"),
        ("a cardigan", "What clothes did she get?"),
    ],
)
def test_members_of_a_category_are_found_by_it(thing: str, question: str) -> None:
    assert thing in recall_context(compress(f"Ana: I got {thing}.{CHATS['en']}"), question, max_tokens=40)


MIXED = (
    "Ana: We open at eleven, and there will be tea for those who come to the hall.\n\n"
    "Bo: Die Häuser sind alle nicht mehr da, und das ist schade, aber wir haben die Rechnungen noch.\n\n"
    "Ana: I have put it where you wanted it to be, and that was it.\n\n"
    "Bo: Ich habe das nicht gewusst, die Kiste war auch dort."
)


def test_a_question_in_one_language_of_several_is_read_in_it() -> None:
    memory = compress(MIXED)
    index = index_of(memory)
    assert {"en", "de"} <= set(index.languages)
    assert list(ask(index, memory, "When are the halls opening?", False, None).weights) == ["hall", "open"]
    assert "open" in recall_context(memory, "When are the halls opening?", max_tokens=30)
    # What only the other language's stem finds is found all the same.
    assert "Häuser" in recall_context(memory, "Where is the Haus?", max_tokens=30)
    assert "Häuser" in recall_context(memory, "Was ist mit dem Haus?", max_tokens=30)


def test_a_caller_s_words_lead_from_one_language_of_a_text_to_another() -> None:
    memory = compress(MIXED)
    assert recall_context(memory, "What about the dwelling?", max_tokens=30) == ""
    assert "Häuser" in recall_context(memory, "What about the dwelling?", max_tokens=30, synonyms="dwelling, Haus")
    # `Kisten` meets `Kiste` by its German stem alone.
    assert "Kiste" in recall_context(memory, "What about the crate?", max_tokens=30, synonyms="crate, Kisten")
    assert "Kiste" in recall_context(memory, "What about the crate?", max_tokens=30, synonyms="crate: Kisten, Zelt")


def test_what_a_text_holds_of_a_category_is_kept_by_memory() -> None:
    cat, dog = compress("Ana: I have a cat.\n\nBo: Nice."), compress("Ana: I have a dog.\n\nBo: Nice.")
    for _ in range(2):
        assert "cat" in recall_context(cat, "Which pets?", max_tokens=30)
        assert "dog" in recall_context(dog, "Which pets?", max_tokens=30)
    assert recall_context(cat, "Which pets?", max_tokens=30, synonyms="! pet: cat") == ""
    assert "cat" in recall_context(cat, "Which pets?", max_tokens=30)
