"""Emotions: thirty, named or shown, in many languages; not where negated, literal, in code or a name."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.timing import best_time
from zettelpy.extract import emotions
from zettelpy.options import Options
from zettelpy.text.columns import read_columns
from zettelpy.text.lexicon.emotions import LEXICONS
from zettelpy.text.notation import read_lexicon
from zettelpy.types import ALL_EMOTIONS

DATA = Path(__file__).resolve().parents[1] / "data" / "emotions"
LANGUAGES = ("en", "de", "fr", "es", "pt", "it", "ru", "zh", "ja", "ko", "hi")


def emotions_of(text: str) -> tuple[str, ...]:
    return emotions.reader(read_columns(text), Options())(0, len(text))


ENGLISH_SENTENCES = {
    "conviction": "I am convinced it will work.",
    "grief": "He passed away in spring and she wept.",
    "joy": "We were overjoyed.",
    "fear": "The dark makes him afraid.",
    "hope": "Fingers crossed for tomorrow.",
    "trust": "You can count on me.",
    "wonder": "She was fascinated by the moths.",
    "rage": "He was furious about the bill.",
    "exhaustion": "I'm exhausted after the move.",
    "shame": "I was so embarrassed at dinner.",
    "pride": "We are proud of her.",
    "nostalgia": "Those were the good old days.",
    "anxiety": "I'm worried about the exam.",
    "relief": "Phew, what a relief.",
    "anticipation": "I can't wait for Friday.",
    "frustration": "I'm fed up with this printer.",
    "gratitude": "Thank you so much.",
    "loneliness": "I feel so lonely here.",
    "inspiration": "Her talk was inspiring.",
    "confusion": "I'm confused by the form.",
    "clarity": "It all clicked, now I understand.",
    "guilt": "It's my fault.",
    "awe": "The view took my breath away.",
    "regret": "I regret selling it.",
    "determination": "I won't give up.",
    "vulnerability": "I felt helpless and opened up to him.",
    "acceptance": "I came to terms with it.",
    "resistance": "Over my dead body.",
    "love": "I love the sea.",
    "loss": "I lost my father last year.",
}


def test_there_is_a_sentence_for_each() -> None:
    assert tuple(ENGLISH_SENTENCES) == ALL_EMOTIONS


@pytest.mark.parametrize("emotion", ALL_EMOTIONS)
def test_english(emotion: str) -> None:
    assert emotion in emotions_of(ENGLISH_SENTENCES[emotion])


@pytest.mark.parametrize("emotion", ALL_EMOTIONS)
def test_each_has_cues_enough(emotion: str) -> None:
    by_language = read_lexicon("".join(LEXICONS))[emotion]
    assert [code for code in LANGUAGES if len(by_language.get(code, ())) < (6 if code == "en" else 1)] == []


@pytest.mark.parametrize(
    ("text", "emotion"),
    [
        ("Ich freue mich so sehr.", "joy"),
        ("Elle était très fière de lui.", "pride"),
        ("Tengo mucho miedo.", "fear"),
        ("Estou com saudades dos bons tempos.", "nostalgia"),
        ("Sono stanco morto.", "exhaustion"),
        ("Я очень благодарна вам.", "gratitude"),
        ("我很高兴见到你", "joy"),
        ("とても嬉しいです。", "joy"),
        ("정말 행복해요.", "joy"),
        ("मुझे गर्व है।", "pride"),
    ],
)
def test_other_languages(text: str, emotion: str) -> None:
    assert emotion in emotions_of(text)


@pytest.mark.parametrize(
    "text",
    [
        "I lost my keys again.",
        "I killed the process.",
        "That's not bad.",
        "No problem.",
        "Not the worst hotel I've stayed in.",
        "I don't dislike olives, and I don't dislike capers.",
        "I don't love it.",
        "She wasn't afraid or angry.",
        "He is neither happy nor proud.",
        "I never felt lonely there.",
        "Ich bin nicht traurig.",
        "Je ne suis pas triste.",
        "No estoy triste.",
        "嬉しくない。",
        "我不高兴",
        "행복하지 않아요.",
        "Packet loss is at two percent.",
        "**Root cause:** the *index* was **stale**.",
        "the loss function of the model",
        "",
    ],
)
def test_negated_and_literal_words_say_nothing(text: str) -> None:
    assert emotions_of(text) == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("No problem, I love it.", ("love",)),
        ("It isn't only sad, she wept.", ("grief",)),
        ("We don't have time, but I'm happy.", ("joy",)),
        ("It's not that I'm not grateful.", ("gratitude",)),
        ("I can't believe how proud I am.", ("pride",)),
        ("I've never been happier.", ("joy",)),
    ],
)
def test_a_negator_reaches_only_so_far(text: str, expected: tuple[str, ...]) -> None:
    assert emotions_of(text) == expected


def test_names_are_not_feelings() -> None:
    assert emotions_of("I met Joy and Hope at the station.") == ()
    assert emotions_of("Joy Miller called.") == ()
    assert emotions_of("Joy: hi\nAna: hello there\nJoy: lunch?") == ()
    assert emotions_of("Joy filled the room.") == ("joy",)


def test_code_has_no_feelings() -> None:
    assert emotions_of("Log:\n\n```\npanic: happy = love + fear\n```\n") == ()


def test_a_span_has_the_emotions_of_its_own_cues() -> None:
    text = "I was afraid. Then I was happy."
    read = emotions.reader(read_columns(text), Options())
    assert read(0, 13) == ("fear",)
    assert read(14, len(text)) == ("joy",)
    assert read(0, len(text)) == ("joy", "fear")


def test_a_run_without_spaces_is_placed_exactly() -> None:
    text = "我很高兴" + "啊" * 2000 + "我很害怕"
    read = emotions.reader(read_columns(text), Options())
    assert read(0, 100) == ("joy",)
    assert read(100, len(text)) == ("fear",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_as_a_reader_would_judge_them(language: str) -> None:
    lines = (DATA / f"{language}.txt").read_text("utf-8").splitlines()
    judged = [line.split(" | ") for line in lines if line[0] != "#"]
    assert len(judged) >= (100 if language == "en" else 40)
    wrong, right = [], 0
    for labels, sentence in judged:
        expected = set() if labels == "-" else set(labels.split())
        found = set(emotions_of(sentence))
        right += len(expected & found)
        wrong += [(sentence, "extra", label) for label in sorted(found - expected)]
        wrong += [(sentence, "missing", label) for label in sorted(expected - found)]
    assert len(wrong) <= right // 25, wrong


def test_each_language_is_read_by_its_own_words() -> None:
    assert emotions_of("Ela gostou da visita e ficou triste no fim.") == ("grief",)  # Portuguese "no" denies nothing
    assert emotions_of("Ella no está triste con nosotros.") == ()
    assert emotions_of("She gave him the content of the box and had to protest.") == ()  # no French "gavé", "content"
    assert emotions_of("We went to see the house. Ich freue mich so sehr darüber.") == ("joy",)


@pytest.mark.parametrize(
    "text",
    ["Say 😡 nothing", "Das ist so 😢", "on se retrouve 🥰"],
)
def test_a_plain_picture_counts_like_a_word(text: str) -> None:
    assert len(emotions_of(text)) == 1
    assert emotions_of(f"```\n{text}\n```") == ()


def test_pictures_of_many_uses_say_nothing() -> None:
    assert emotions_of("ok 🙏 done 😂 👍 😅 😊") == ()


@given(st.text(alphabet="ab I'm not so happy, sad?! \n\r\0\ud800\"`“”—-怖くない不高兴", max_size=120))
@settings(max_examples=200, deadline=None)
def test_hostile_text_gives_emotions_of_its_words(text: str) -> None:
    assert set(emotions_of(text)) <= set(ALL_EMOTIONS)


@given(st.text(max_size=300))
@settings(max_examples=60, deadline=None)
def test_any_text_gives_known_emotions_in_order(text: str) -> None:
    found = emotions_of(text)
    assert list(found) == [emotion for emotion in ALL_EMOTIONS if emotion in found]


@given(st.sampled_from(ALL_EMOTIONS), st.sampled_from(["", "Well, ", "No problem. ", "He isn't here; "]))
@settings(max_examples=60, deadline=None)
def test_what_stands_in_another_clause_turns_nothing_round(emotion: str, before: str) -> None:
    assert emotion in emotions_of(before + ENGLISH_SENTENCES[emotion])


def seconds(text: str) -> float:
    columns = read_columns(text)
    return best_time(lambda: emotions.reader(columns, Options())(0, len(text)))


@pytest.mark.timing
@pytest.mark.parametrize(
    "unit",
    [
        "happy ",
        "not happy ",
        "not ",
        "can't wait ",
        "嬉しい",
        "행복하지 않아 ",
        "love, ",
        '"happy ',
        "if so happy ",
        "sad?",
        "`sad",
        "- sad\n",
    ],
)
def test_time_grows_with_the_text_alone(unit: str) -> None:
    assert seconds(unit * 4_000) < 6 * seconds(unit * 1_000) + 0.02


@pytest.mark.timing
@pytest.mark.parametrize("start", ["A", "é", "不"])
def test_time_grows_with_one_long_word_alone(start: str) -> None:
    assert seconds(start + "嬉しい" * 8_000) < 6 * seconds(start + "嬉しい" * 2_000) + 0.02
