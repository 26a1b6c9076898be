"""Words of change as natives say them: what each language says, and what only looks like it; subjects in Korean."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.extract.changes import Statement, read_statements
from zettelpy.extract.changes.hangul import noun_of, read_korean
from zettelpy.text.columns import read_columns
from zettelpy.text.lexicon.changes import TABLES, sections

TALK = {
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


def statement_of(text: str, language: str) -> Statement:
    """The first statement of a message in a language."""
    return read_statements(read_columns(f"Ana: {text}\nPiet: {TALK[language]}"))[0]


SAID = [
    ("en", "That brings us to 30.", "move"),
    ("en", "Rosa stepped in for Karl.", "move"),
    ("en", "The picnic fell through.", "drop"),
    ("en", "I can't come on Friday.", "drop"),
    ("en", "They've locked my account.", "drop"),
    ("en", "Let's go with slate.", "so"),
    ("en", "The lift works again.", "back"),
    ("en", "Nothing has changed for Monday.", "keep"),
    ("en", "We haven't settled on a caterer.", "open"),
    ("de", "Der Termin rückt auf Montag.", "move"),
    ("de", "Der Ausflug fällt ins Wasser.", "drop"),
    ("de", "Dann halt Pizza.", "so"),
    ("de", "Die Heizung läuft wieder.", "back"),
    ("de", "Das entscheiden wir später.", "open"),
    ("fr", "La répète est décalée à mardi.", "move"),
    ("fr", "La salle est complète, je ne peux pas venir.", "drop"),
    ("fr", "Va pour le bleu.", "so"),
    ("fr", "Même heure, même endroit.", "keep"),
    ("es", "La reunión se pasó al martes.", "move"),
    ("es", "Al final no podré ir.", "drop"),
    ("es", "Pues va por el verde.", "so"),
    ("es", "Lo decidimos luego.", "open"),
    ("pt", "A reunião foi remarcada para terça.", "move"),
    ("pt", "O churrasco foi por água abaixo.", "drop"),
    ("pt", "Então vai de verde.", "so"),
    ("it", "La riunione slitta a martedì.", "move"),
    ("it", "La gita è andata, è saltata.", "drop"),
    ("it", "E vada per il verde.", "so"),
    ("ru", "Встречу перенесли на вторник.", "move"),
    ("ru", "Поездка накрылась.", "drop"),
    ("ru", "Пусть будет зелёный.", "so"),
    ("ru", "Лифт снова работает.", "back"),
    ("ja", "集合は一時間後ろにずらします。", "move"),
    ("ja", "遠足はお流れになりました。", "drop"),
    ("ja", "じゃあ緑で行きましょう。", "so"),
    ("ja", "エアコンが直りました。", "back"),
    ("zh", "会议挪到周二了。", "move"),
    ("zh", "郊游泡汤了。", "drop"),
    ("zh", "那就选绿色。", "so"),
    ("zh", "电梯修好了。", "back"),
    ("zh", "地点到时候定。", "open"),
    ("ko", "모임을 화요일로 미뤘어요.", "move"),
    ("ko", "소풍은 취소됐어요.", "drop"),
    ("ko", "저는 못 가게 됐어요.", "drop"),
    ("ko", "그럼 초록색으로 하죠.", "so"),
    ("ko", "장소는 아직 안 정했어요.", "open"),
    ("ko", "시간은 그대로예요.", "keep"),
    ("hi", "बैठक मंगलवार तक टाल दी।", "move"),
    ("hi", "पिकनिक रद्द हो गई।", "drop"),
    ("hi", "तो हरा रंग तय रहा।", "so"),
    ("hi", "जगह अभी तय नहीं हुई।", "open"),
    ("hi", "समय वही रहेगा।", "keep"),
]


@pytest.mark.parametrize(("language", "text", "label"), SAID)
def test_what_says_that_something_changed(language: str, text: str, label: str) -> None:
    assert label in statement_of(text, language).cues


@pytest.mark.parametrize(
    ("language", "text", "label"),
    [
        ("en", "The cup takes time to make.", "move"),
        ("en", "Dana is good at this, no doubt.", "drop"),
        ("de", "Das ist kein Problem für uns.", "drop"),
        ("fr", "Ce n'est pas grave, à plus tard.", "drop"),
        ("es", "No hace falta, de nada.", "drop"),
        ("it", "Non importa, a presto.", "drop"),
        ("zh", "我们去成都旅行。", "so"),
        ("zh", "这道菜不错。", "drop"),
        ("ko", "어제 사진을 봤어요.", "move"),
        ("ko", "여기로 오세요.", "so"),
        ("hi", "कोई बात नहीं।", "drop"),
    ],
)
def test_what_only_looks_like_it(language: str, text: str, label: str) -> None:
    assert label not in statement_of(text, language).cues


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("코스는 10킬로로 가요.", ["코스"]),
        ("티셔츠 색은 주황으로 뽑을게요.", ["티셔츠", "§colour"]),
        ("참가비부터 정하기로 했는데요.", ["참가비", "§fee"]),
    ],
)
def test_korean_subjects_have_no_particles(text: str, terms: list[str]) -> None:
    found = statement_of(text, "ko").terms
    assert set(terms) <= found.keys()
    assert not [term for term in found if term.endswith(("은", "는", "요"))]


def test_a_korean_name_is_known_without_the_family_name() -> None:
    text = "이수진: 도시락은 제가 맡을게요.\n정우성: 조명은 수진이가 하기로 했어요.\n이수진: 네, 좋아요."
    names = [
        value.normal for one in read_statements(read_columns(text)) for value in one.values if value.kind == "name"
    ]
    assert names[:2] == ["이수진", "이수진"]


@given(st.text(alphabet="가나다라은는이가을를에서으로까지만요다했시분원만천백두스물 123", max_size=30))
def test_any_korean_is_read(text: str) -> None:
    for word in text.split():
        assert noun_of(word) in word
    for reading in read_korean(text):
        assert 0 <= reading.start < reading.end <= len(text)


@pytest.mark.parametrize("language", list(TABLES))
def test_tables_are_well_formed(language: str) -> None:
    labels = {label for label, _ in sections(TABLES[language].CUES)}
    assert {"move", "now", "fix", "back", "drop", "take", "keep", "open", "hypo", "hear", "so", "not"} <= labels
    assert len(TABLES[language].NUMBERS.split()) % 2 == 0
