"""Which sentence is quoted: decisions, facts and statements before questions, small talk and what programs write."""

from __future__ import annotations

import pytest

from zettelpy.extract import quote
from zettelpy.extract.telling import Data, Telling, is_machine, is_notice, is_question
from zettelpy.options import Options
from zettelpy.text.columns import read_columns


def best(text: str) -> str:
    return quote.reader(read_columns(text), Options())(0, len(text))


def chat(*messages: str) -> str:
    return "\n".join(f"[09:{10 + n}] {message}" for n, message in enumerate(messages))


STATEMENTS = [  # (messages, the one to quote)
    (
        "en",
        "mara: morning all!",
        "oskar: hi hi",
        "mara: the pump arrives on Thursday at noon",
        "oskar: great, thanks a lot",
    ),
    ("en", "mara: did the pump arrive by now?", "oskar: the pump stands in the yard since Monday", "mara: nice one"),
    (
        "de",
        "mara: Guten Morgen zusammen!",
        "oskar: moin",
        "mara: die Pumpe kommt am Donnerstag um zwölf",
        "oskar: super, danke dir",
    ),
    ("de", "mara: ist die Pumpe schon da?", "oskar: die Pumpe steht seit Montag im Hof", "mara: sehr gut, alles klar"),
    (
        "fr",
        "mara: bonjour à tous",
        "oskar: salut",
        "mara: la pompe arrive jeudi 12 à midi chez nous",
        "oskar: merci, parfait",
    ),
    (
        "es",
        "mara: ¡buenos días!",
        "oskar: hola",
        "mara: la bomba llega el jueves 12 al mediodía",
        "oskar: vale, gracias",
    ),
    (
        "pt",
        "mara: bom dia pessoal",
        "oskar: oi",
        "mara: a bomba chega na quinta 12 ao meio-dia",
        "oskar: valeu, obrigado",
    ),
    (
        "it",
        "mara: ciao a tutti",
        "oskar: buongiorno",
        "mara: la pompa arriva giovedì 12 a mezzogiorno",
        "oskar: perfetto, grazie",
    ),
    (
        "ru",
        "mara: всем доброе утро",
        "oskar: привет",
        "mara: насос привезут в четверг 12 мая к обеду",
        "oskar: отлично, спасибо",
    ),
    (
        "ja",
        "mara: おはようございます。",
        "oskar: おはようございます〜",
        "mara: ポンプは木曜日の12時に届きます",
        "oskar: 承知しました。",
    ),
    ("zh", "mara: 大家好", "oskar: 早上好", "mara: 水泵星期四中午12点送到院子", "oskar: 好的，谢谢"),
    (
        "ko",
        "mara: 안녕하세요",
        "oskar: 네 안녕하세요",
        "mara: 펌프는 목요일 12시에 마당으로 옵니다",
        "oskar: 알겠습니다 감사합니다",
    ),
    ("hi", "mara: सुप्रभात सब को", "oskar: नमस्ते", "mara: पंप गुरुवार को 12 बजे आँगन में आएगा", "oskar: ठीक है धन्यवाद"),
]


@pytest.mark.parametrize("case", STATEMENTS, ids=lambda case: case[0])
def test_a_statement_before_greetings_thanks_and_questions(case: tuple[str, ...]) -> None:
    messages = case[1:]
    telling = messages[2] if len(messages) == 4 else messages[1]
    assert best(chat(*messages)) == telling.removeprefix("mara: ").removeprefix("oskar: ")


@pytest.mark.parametrize(
    "bot",
    [
        "relay-bot: Good morning! Remember to file the timesheet before Friday 18:00 and rotate all tokens",
        "GitHub: build 412 of the main branch finished in 3 minutes with 2 warnings on Monday",
        "oskar: oskar joined the channel #boiler-2024 on Monday, 3 March 2025",
        'oskar: {"level":"warn","host":"edge-03","free_gb":37.4,"ts":"2025-03-05T16:31:00Z"}',
    ],
)
def test_people_before_programs(bot: str) -> None:
    said = "the plumber wants the cellar empty before he comes"
    assert best(chat(bot, f"mara: {said}", "oskar: ok")) == said


def test_a_bot_is_quoted_where_nobody_else_spoke() -> None:
    assert best(chat("relay-bot: disk 81% on edge-03 since noon", "mara: ok")).startswith("disk 81%")


DECISIONS = [
    ("We looked at three boilers on Monday, 3 March. We decided not to buy the big one. It cost 4,200 EUR.", "not"),
    (
        "Am Montag, 3. März, kamen drei Angebote. Wir haben beschlossen, keinen neuen Kessel zu kaufen. Er ist teuer.",
        "keinen",
    ),
    ("El lunes 3 vimos tres calderas. Hemos decidido no comprar la grande. Cuesta 4200 euros.", "no comprar"),
    (
        "Lundi 3 mars, trois devis sont venus. Nous avons décidé de ne pas acheter la grande. Elle coûte 4200 euros.",
        "ne pas",
    ),
]


@pytest.mark.parametrize(("text", "negation"), DECISIONS)
def test_a_decision_is_quoted_with_its_negation(text: str, negation: str) -> None:
    found = best(text)
    decided = next(sentence for sentence in text.split(". ") if negation in sentence)
    assert found == decided.removesuffix(".") + "."


def test_what_was_agreed_before_the_word_that_agrees() -> None:
    text = chat("mara: we take the oak floor from Brandt then", "oskar: Agreed.", "mara: lunch was awful today")
    assert best(text) == "we take the oak floor from Brandt then"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "It was a nice evening. The rent rises to 890 euros in May. Everyone was tired.",
            "The rent rises to 890 euros in May.",
        ),
        (
            "Es war ein netter Abend. Am 8. Mai 2023 zogen wir nach Kiel. Alle waren müde.",
            "Am 8. Mai 2023 zogen wir nach Kiel.",
        ),
        (
            "Hacía buena tarde. El alquiler sube a 890 euros en mayo. Todos dormían.",
            "El alquiler sube a 890 euros en mayo.",
        ),
    ],
)
def test_the_sentence_with_the_information(text: str, expected: str) -> None:
    assert best(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("他等了很久。“我们五月十二日搬到昆明去。”她说。天黑了。", "“我们五月十二日搬到昆明去。”她说。"),
        ("夜だった。「明日の12時に駅で会おう。」と彼は言った。寒い。", "「明日の12時に駅で会おう。」と彼は言った。"),
    ],
)
def test_a_quotation_keeps_its_reporting_clause(text: str, expected: str) -> None:
    assert best(text) == expected


def test_prose_before_code_tables_and_traces() -> None:
    trace = '```\nTraceback (most recent call last):\n  File "a.py", line 88, in connect\nValueError: 20 of 20\n```'
    table = "| size | rate |\n|---|---|\n| 4 KB | 3,120 |\n| 8 KB | 1,480 |"
    text = chat("mara: hi all", f"oskar: the worker died at noon\n{trace}") + "\n\n" + table
    assert best(text) == "the worker died at noon"


def test_wishes_and_hearsay_after_what_is() -> None:
    text = chat(
        "mara: apparently they might open 3 new shops in May", "oskar: the shop opens at 9 on Friday", "mara: ok"
    )
    assert best(text) == "the shop opens at 9 on Friday"


@pytest.mark.parametrize(
    ("sentence", "asks"),
    [
        ("Is it?", True), ("Really?!", True), ("“Who?”", True), ("いくらですか。", True), ("好吗", True),
        ("هل جاء؟", True),
        ("Πού είναι;", True), ("It is.", False), ("He wrote; she", False), ("a;", False), ("「か」です", False),
    ],
)  # fmt: skip
def test_questions(sentence: str, asks: bool) -> None:
    assert is_question(sentence) is asks


def test_near_misses_of_programs() -> None:
    assert [name for name in ("Talbot", "Abbot", "Cibot", "Systema", "assistant", "pip", "") if is_machine(name)] == []
    assert [
        name for name in ("ci", "build-bot", "Slackbot", "Jenkins", "alert manager bot", "бот") if not is_machine(name)
    ] == []
    assert not is_notice("My sister joined us and left the keys.")
    rate = "The rate is 3/4 (see p. 12) = fine, we hope, for everyone here"
    assert not Data(rate).stands(0, len(rate))


def test_words_of_small_talk_have_no_content() -> None:
    for text in (
        "Thanks, great!",
        "hahaha ok",
        "kkkkkk",
        "おはようございます。",
        "好的，谢谢",
        "Guten Morgen zusammen",
    ):
        columns = read_columns(text)
        assert Telling(columns, Options()).content(0, len(columns.words.ids)) == set(), text
