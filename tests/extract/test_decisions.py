"""Decisions: asserted in many wordings; not where negated, asked, conditional, wished, reported or quoted."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.extract import decisions
from zettelpy.options import Options
from zettelpy.text.columns import read_columns

CHATS = Path(__file__).resolve().parents[2] / "fixtures"


def cues(text: str) -> list[str]:
    return [text[cue.start : cue.end] for cue in decisions.find_decisions(read_columns(text))]


@pytest.mark.parametrize(
    "text",
    [
        "We decided to ship on Monday.",
        "Decision: ship on the 9th.",
        "**Decision:** ship on the 9th.",
        "Decision on retention: raw events 30 days.",
        "OK, we're going with larch cladding.",
        "Let's go with Postgres.",
        "lets go with postgres",
        "Agreed, Ravi owns the runbook.",
        "yes, agreed. Tuesday then",
        "Final call: no Friday deploys.",
        "We settled on Tuesdays.",
        "The budget was approved.",
        "We'll use SQLite for the index.",
        "We will go with the blue one.",
        "The plan is to leave at six.",
        "The decision is final.",
        "I've made up my mind, I'm selling the boat.",
        "We decided not to renew the contract.",
        "We decided against the second floor.",
        "After the call we chose Lima.",
        "I can't believe we decided that.",
        "It's not that we haven't decided; we have: Plan B.",
        "No problem. We decided to ship.",
        "No, we decided to stay.",
        "We don't have time, so we decided to wait.",
        "The tests are red, but we agreed to ship.",
        "Everyone agreed that the lamp stays.",
        "the opening moves to 19 September, final",
        'decided: the title is "La luz que vuelve"',
        "- Decided: keep the DLQ",
        "[09:20] mara: DECISION: we go with Heron",
        "Ana owns the runbook as of today. agreed?",
        "Wir haben beschlossen, am 18. August zu verladen.",
        "Beschluss: Umzug im Mai.",
        "Nous avons décidé de partir.",
        "C'est décidé, on part lundi.",
        "Decidimos mover la reunión al jueves.",
        "Hemos decidido enviar todo en camión.",
        "Ficou decidido que abrimos às dez.",
        "Abbiamo deciso di restare.",
        "Мы решили переехать в мае.",
        "我们决定使用新的数据库。",
        "来月から新しい倉庫を使うことに決まりました。",
        "다음 달에 이사하기로 결정했습니다.",
        "हमने जाने का फैसला किया।",
    ],
)
def test_a_decision(text: str) -> None:
    assert cues(text)


@pytest.mark.parametrize(
    "text",
    [
        # asked
        "Should we decide today?",
        "Have we decided on a colour?",
        "did we ever agree on a size cap",
        "Are we going with larch?",
        "We decided on Monday, right?",
        "Decision: who owns it?",
        "展示の名前はもう決まりましたか？",
        "展示の名前はもう決まりましたか。",
        "¿Hemos decidido algo?",
        # negated
        "We haven't decided.",
        "We have not decided yet.",
        "We never decided on a size cap.",
        "Nothing else was decided today.",
        "That was not agreed on.",
        "Nobody approved it.",
        "45 days is not approved.",
        "We didn't, as a team, and we have not agreed to this.",
        "We have yet to settle on a name.",
        "They failed to reach an agreement.",
        "There is no decision on sharding.",
        "Decision: pending.",
        "Decision: not yet.",
        "Nunca aprobamos el presupuesto de Lima.",
        "Wir haben den Umzug nicht beschlossen.",
        "Das haben wir noch nicht entschieden.",
        "Nous n'avons rien décidé.",
        "No hemos decidido nada.",
        "Ainda não decidimos, nada foi decidido.",
        "Non abbiamo deciso niente.",
        "Мы так и не решили вопрос с гаражом.",
        "引っ越しはまだ決まっていません。",
        "我们还没有决定用什么。",
        # conditional
        "If we decided to move, rents would drop.",
        "If legal signs off we'll use 45 days.",
        "Unless it is approved, nothing happens.",
        "Let's wait until it is decided.",
        "Wenn wir uns entschieden haben, sage ich es.",
        # wished, proposed, to come
        "Maybe we settled on the wrong one.",
        "I wish we decided faster.",
        "I think we should have decided that.",
        "It has to be approved first.",
        "It will be decided in May.",
        "The colour is still to be decided.",
        "I propose we go with Ana's draft.",
        # reported, quoted
        "Ana said they decided to leave.",
        'He wrote "we decided to leave" on the wall.',
        "“We have decided to leave,” she read aloud.",
        "Answer, pasted:\n> We decided to leave.",
        "```\n# we decided to leave\n```",
        "The log says `decided: true`.",
        'ZETTEL|7|DECISION|"we decided"',
        "0:Mara|Jo|budget|we decided|0.9|joy|DECISION",
        # other senses
        "I'm going to work.",
        "He is going to bed.",
        "I'm going with you.",
        "She had a very decided opinion.",
        "Mother approved of the match.",
        "We agreed to disagree.",
        "This is a difficult decision.",
        "undecided",
        "",
    ],
)
def test_no_decision(text: str) -> None:
    assert cues(text) == []


def test_counts_are_by_sentence() -> None:
    text = "We decided to go and it was approved. It rained. Agreed."
    assert list(decisions.decision_counts(read_columns(text))) == [2, 0, 1]


def test_counts_of_nothing() -> None:
    assert list(decisions.decision_counts(read_columns(""))) == []


def test_density_is_the_share_of_sentences() -> None:
    text = "We decided to go. It rained. It was cold. Agreed, we stay."
    density = decisions.reader(read_columns(text), Options())
    assert density(0, len(text)) == 0.5
    assert density(0, 17) == 1.0
    assert density(18, 41) == 0.0
    assert density(18, len(text)) == pytest.approx(1 / 3)
    assert density(4, 4) == 0.0
    assert density(0, 8) == 0.0  # the cue is cut


def test_a_name_that_is_a_heading_still_heads_a_decision() -> None:
    assert cues("Decision: ship on the 9th.\nana: fine\nDecision: buy oats.") == ["Decision", "Decision"]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("ana: Shall we take B?", "ben: Yes."),
        ("[09:14] ana: should I order it?", "[09:15] ben: sure, whenever it suits you"),
        ("ana: let's cap it at 40 people", "ben: fine by me"),
        ("anna: Sollen wir den Bus nehmen?", "ben: Ja."),
        ("anna: On prend le bac ?", "ben: ça marche"),
        ("ana: ¿Cogemos el ferry?", "ben: vale"),
        ("ana: Pegamos a balsa?", "ben: pode ser"),
        ("anna: Prendiamo il traghetto?", "ben: va bene"),
        ("аня: Возьмём лодку?", "ваня: Да."),
    ],
)
def test_an_answer_settles_what_a_line_before_asked(question: str, answer: str) -> None:
    (cue,) = cues(question + "\n" + answer)
    assert cue in answer
    assert cues(question) == []
    assert cues(answer) == []


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("ana: Shall we take B?", "ben: Yes?"),
        ("ana: Shall we take B?", "ben: Maybe."),
        ("ana: Shall we take B?", "ben: yes if it is cheap"),
        ("ana: Shall we take B?", "ana: yes, I wonder"),
        ("ana: Did you sleep well?", "ben: Yes."),
        ("ana: I slept well.", "ben: Yes."),
        ("ana: Shall we take B?", "ben: Nobody says yes."),
    ],
)
def test_no_answer_that_settles(question: str, answer: str) -> None:
    assert cues(question + "\n" + answer) == []


def test_an_answer_reaches_two_lines_back() -> None:
    asked, between = "ana: Shall we take B?\n", "cem: the door is open\n"
    assert cues(asked + between + "ben: yes") == ["yes"]
    assert cues(asked + between + between.replace("cem", "dan") + "ben: yes") == []


def test_a_condition_first_leaves_it_open_and_behind_it_is_a_decision_on_the_world() -> None:
    assert cues("If the quote holds, we move.") == []
    assert cues("We move if the quote holds.") == ["We move"]
    assert cues("Even if it rains, we move.") == ["we move"]


def test_words_that_take_it_back_reach_what_stands_before_them() -> None:
    assert cues("We settled on May. Scratch that.") == []
    assert cues("Scratch that, we settled on June.") == ["settled on"]
    assert cues("We settled on May, just kidding.") == []
    assert cues("Approved 😂😂 Bob pays for all of us") == []


def test_a_report_reaches_up_to_a_but() -> None:
    assert cues("He says it is late, we settled on May.") == []
    assert cues("He says it is late, but we settled on May.") == ["settled on"]


def test_accents_tell_words_apart() -> None:
    assert cues("È fatta, partiamo lunedì.")[0] == "È fatta"
    assert cues("Sono stanca e fatta così.") == []
    assert cues("Sí, hemos decidido ir.") == ["hemos decidido"]
    assert cues("Si hemos decidido ir, dilo.") == []


def test_a_relative_clause_without_its_pronoun_decides_nothing() -> None:
    assert cues("The lamp we bought is broken.") == []
    assert cues("After the talk we bought the lamp.") == ["we bought"]


def evaluate() -> tuple[int, int, int, int]:
    """Return gold decisions found and missed, and gold non-decisions marked and left alone, line by line."""
    hit = missed = false = left = 0
    for path in sorted(CHATS.glob("[0-9]*.md")):
        text, gold = path.read_text(encoding="utf-8"), json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        starts = [cue.start for cue in decisions.find_decisions(read_columns(text))]
        position = 0
        for line in text.split("\n"):
            marked = any(position <= start < position + len(line) for start in starts)
            if any(quote in line for quote in gold["decisions"]):
                hit, missed = hit + marked, missed + (not marked)
            elif any(quote in line for quote in gold["not_decisions"]):
                false, left = false + marked, left + (not marked)
            position += len(line) + 1
    return hit, missed, false, left


def test_real_chats() -> None:
    hit, missed, false, left = evaluate()
    assert hit + missed > 80
    assert hit >= 0.9 * (hit + missed)
    assert false <= 0.05 * (false + left)


@given(st.text(max_size=300))
@settings(max_examples=100, deadline=None)
def test_any_text_gives_a_density_between_0_and_1(text: str) -> None:
    columns = read_columns(text)
    density = decisions.reader(columns, Options())
    assert 0.0 <= density(0, len(text)) <= 1.0
    assert 0.0 <= density(len(text) // 3, len(text) // 2) <= 1.0
    assert len(decisions.decision_counts(columns)) == len(columns.sentence_starts)


@given(
    st.sampled_from(["not", "never", "haven't", "didn't", "nobody"]),
    st.sampled_from(["", "really ", "yet ", "so far "]),
)
def test_a_negator_close_before_turns_a_decision_round(negator: str, between: str) -> None:
    assert cues(f"They {negator} {between}decided anything.") == []


@given(
    st.lists(
        st.sampled_from(["We decided to go.", "It rained.", "We never agreed to it.", "Why?", "Agreed."]), max_size=12
    )
)
@settings(max_examples=60, deadline=None)
def test_sentences_do_not_change_each_other(sentences: list[str]) -> None:
    expected = [sentence in ("We decided to go.", "Agreed.") for sentence in sentences]
    assert [count > 0 for count in decisions.decision_counts(read_columns(" ".join(sentences)))] == expected


def seconds(text: str) -> float:
    columns = read_columns(text)
    best = 1e9
    for _ in range(3):
        begin = time.process_time()
        decisions.decision_counts(columns)
        decisions.reader(columns, Options())(0, len(text))
        best = min(best, time.process_time() - begin)
    return best


@pytest.mark.timing
@pytest.mark.parametrize(
    "unit",
    [
        "decided ",
        "not ",
        "not decided ",
        "We decided to ship with Ana.\n\n",
        "if we decided ",
        '" decided ',
        "“ decided ",
        '"“„«`decided ',
        "Decision ",
        "Decision: ",
        "决定了不",
        "決まりました",
        "decided, ",
        "a:|decided\n",
        "decided" + " " * 30,
        "yes, ",
        "we take, ",
        "sì, usa, ",
        "ok, no ",
        "ana: shall we take it?\nben: yes\n",
        "from monday ",
        "4 to 1 ",
        "maybe we take it, ",
        "haha decided ",
        "scratch that decided ",
        "然后就用",
        "결정했어요 ",
    ],
)
def test_time_grows_with_the_text_alone(unit: str) -> None:
    assert seconds(unit * 2_400) < 6 * seconds(unit * 600) + 0.02
