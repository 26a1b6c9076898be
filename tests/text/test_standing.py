"""Which state of affairs a question asks for, by language; what asks for none; what no question breaks."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.text import standing
from zettelpy.text.lexicon import standing as lexicon
from zettelpy.text.standing import asked_standing, standing_words

LANGUAGES = ("en", "de", "fr", "es", "pt", "it", "ru", "ja", "zh", "ko", "hi")

NOW = (
    ("en", "What is the parcel limit now?"),
    ("en", "Which courier do we use?"),
    ("en", "Who leads the choir these days?"),
    ("en", "Where does Ivo live?"),
    ("en", "Is the ferry still running?"),
    ("en", "What’s the current tariff?"),
    ("de", "Welchen Kurier benutzen wir?"),
    ("de", "Wo wohnt Ivo zurzeit?"),
    ("fr", "Quel est le tarif actuel ?"),
    ("fr", "Où habite Ivo ?"),
    ("es", "¿Cuánto cuesta el billete ahora?"),
    ("es", "¿Quién dirige el coro?"),
    ("pt", "Onde mora o Ivo agora?"),
    ("it", "Quanto costa il biglietto?"),
    ("it", "Chi guida il coro adesso?"),
    ("ru", "Где сейчас живёт Иво?"),
    ("ru", "Какой тариф?"),
    ("ja", "今の料金はいくらですか？"),
    ("ja", "担当は誰ですか？"),
    ("zh", "现在票价是多少？"),
    ("zh", "谁负责合唱团？"),
    ("ko", "지금 요금은 얼마예요?"),
    ("ko", "담당자는 누구예요?"),
    ("hi", "टिकट अब कितने का है?"),
    ("hi", "टीम का नेता कौन है?"),
)
BEFORE = (
    ("en", "What was the parcel limit before?"),
    ("en", "Which courier was picked at first?"),
    ("en", "Where did Ivo live before he moved?"),
    ("en", "What was the tariff originally?"),
    ("en", "What did the ticket use to cost, previously?"),
    ("en", "What was the old tariff?"),
    ("en", "Who was supposed to sing?"),
    ("de", "Wie hoch war der Tarif ursprünglich?"),
    ("de", "Wo hat Ivo vorher gewohnt?"),
    ("fr", "Quel était le tarif au départ ?"),
    ("fr", "Qui tenait la caisse avant ?"),
    ("es", "¿Cuánto costaba antes el billete?"),
    ("es", "¿Quién iba a cantar al principio?"),
    ("pt", "Quanto custava o bilhete no início?"),
    ("it", "Chi doveva cantare all'inizio?"),
    ("ru", "Какой тариф был сначала?"),
    ("ru", "Где Иво жил раньше?"),
    ("ja", "料金は最初いくらでしたか？"),
    ("ja", "以前の担当は誰でしたか？"),
    ("zh", "票价原来是多少？"),
    ("ko", "요금은 원래 얼마였어요?"),
    ("hi", "टिकट पहले कितने का था?"),
)
NEITHER = (
    ("en", "What did Ana say about the boiler?"),
    ("en", "When did the course start?"),
    ("en", "Why was the ferry late?"),
    ("en", "How old was Ana when she left?"),
    ("en", "Which friend joined the choir?"),
    ("en", "What might Ana do after school?"),
    ("en", "What did Ana do before the race started in the rain?"),
    ("en", "boiler"),
    ("de", "Was hat Ana über den Kessel gesagt?"),
    ("de", "Wann wurde der Kessel repariert?"),
    ("fr", "Qu'est-ce que Lise a dit, et pourquoi ?"),
    ("es", "¿Qué dijo Ana sobre la caldera?"),
    ("pt", "O que disse a Ana sobre a caldeira?"),
    ("it", "Che cosa ha detto Ana della caldaia?"),
    ("ru", "Что сказала Аня про котёл?"),
    ("ja", "アナは何と言いましたか？"),
    ("zh", "安娜昨天说了什么？"),
    ("ko", "아나는 왜 늦었어요?"),
    ("hi", "आना ने क्या कहा?"),
)


@pytest.mark.parametrize(("language", "question"), NOW)
def test_how_it_is(language: str, question: str) -> None:
    assert asked_standing(question, (language,)) == "now"


@pytest.mark.parametrize(("language", "question"), BEFORE)
def test_how_it_was(language: str, question: str) -> None:
    assert asked_standing(question, (language,)) == "before"


@pytest.mark.parametrize(("language", "question"), NEITHER)
def test_what_happened_asks_for_no_state(language: str, question: str) -> None:
    assert asked_standing(question, (language,)) == ""


@pytest.mark.parametrize(
    ("question", "dates", "today", "expected"),
    [
        ("Which courier was used in March?", ("2025-03",), "2025-05-02", "before"),
        ("Which courier was used in March?", ("2025-03",), None, "before"),
        ("Which courier was used in May?", ("2025-05",), "2025-05-02", ""),  # the month is not over
        ("Which courier do we use in June?", ("2025-06",), "2025-05-02", "now"),
        ("What did Ana say in March?", ("2025-03",), "2025-05-02", ""),
    ],
)
def test_a_day_that_is_past_asks_for_what_held_then(
    question: str, dates: tuple[str, ...], today: str | None, expected: str
) -> None:
    assert asked_standing(question, ("en",), dates, today) == expected


def test_a_question_is_read_in_its_own_language() -> None:
    # "was" asks in German; in a chat in both languages it is no English past.
    assert asked_standing("Was kostet der Transport aus Kiel jetzt?", ("en", "de", "ja")) == "now"
    assert asked_standing("Kenjiの写真は今何枚ですか？", ("en", "de", "ja")) == "now"
    assert asked_standing("What was the price before?", ("de", "en")) == "before"


def test_capitals_blanks_and_apostrophes_do_not_matter() -> None:
    assert asked_standing("WHAT  IS\u00a0THE\n CODE?", ("en",)) == "now"
    assert asked_standing("A l’origine, quel était le code ?", ("fr",)) == asked_standing(
        "A l'origine, quel était le code ?", ("fr",)
    )


def test_words_of_standing() -> None:
    assert standing_words("What is the current code these days?", ("en",)) == ("current", "these", "days")
    assert standing_words("What is the code?", ("en",)) == ()


@pytest.mark.parametrize("question", ["", " ", "\x00", "\ud800?", "?" * 10, "now\u2028before", "\u0301" * 50])
def test_odd_questions_are_answered(question: str) -> None:
    assert asked_standing(question, LANGUAGES) in ("now", "before", "")


def test_no_languages_and_unknown_ones_tell_nothing() -> None:
    assert asked_standing("What is it now?", ()) == ""
    assert asked_standing("What is it now?", ("xx",)) == ""


@pytest.mark.timing
@pytest.mark.parametrize("piece", ["before ", "was ", "в начале ", "最初", "a", "at the ", "\u0660"])
def test_long_questions_take_no_time(piece: str) -> None:
    question = piece * (1_000_000 // len(piece))
    begun = time.process_time()
    assert asked_standing(question, LANGUAGES) in ("now", "before", "")
    standing_words(question, LANGUAGES)
    assert time.process_time() - begun < 1.0


@given(st.text(max_size=200), st.lists(st.sampled_from(LANGUAGES), unique=True, max_size=4))
def test_any_text_gives_one_of_three(question: str, languages: list[str]) -> None:
    found = asked_standing(question, tuple(languages))
    assert found in ("now", "before", "")
    assert found == asked_standing(question, tuple(languages))


def test_every_language_has_every_list() -> None:
    for table in (
        lexicon.NOW, lexicon.FIRST, lexicon.EARLIER, lexicon.FORMER, lexicon.IS, lexicon.WAS, lexicon.EVENT,
    ):  # fmt: skip
        assert sorted(table) == sorted(LANGUAGES)
        assert all(phrase.strip() for line in table.values() for phrase in line.split(","))


@given(st.data(), st.sampled_from([("en",), ("de", "fr"), ("ja", "zh"), ("it", "es", "pt", "ru", "hi", "ko")]))
@settings(max_examples=60, deadline=None)
def test_the_phrases_that_a_question_holds_are_found_as_by_a_pattern_of_all(
    data: st.DataObject, languages: tuple[str, ...]
) -> None:
    name = data.draw(st.sampled_from(sorted(standing._TABLES)))
    words, runs = standing._listed(name, languages)
    parts = data.draw(st.lists(st.sampled_from([*words, *runs, "x", "3", "'", "the"]), min_size=1, max_size=4))
    asked = "".join(data.draw(st.sampled_from(["", " ", "s ", ", ", "-"])) + part for part in parts)
    found, clear = standing._pattern(name, languages, asked), standing._either(tuple(words), tuple(runs))
    assert [m.span() for m in clear.finditer(asked)] == ([m.span() for m in found.finditer(asked)] if found else [])
