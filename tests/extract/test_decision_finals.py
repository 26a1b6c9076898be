"""Last verbs of Korean and Hindi sentences: settled, refused, promised; states, reports and the weather are left."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.extract.decision_finals import read_finals
from zettelpy.extract.decisions import find_decisions
from zettelpy.text.columns import read_columns


@pytest.mark.parametrize(
    ("decided", "near"),
    [
        ("좌석은 예약해 뒀어.", "가방을 벗어 놨어."),
        ("장소를 강당으로 옮깁시다.", "서로 옮깁시다 하고 다퉜대."),
        ("그 제안은 안 받겠습니다.", "잘 모르겠습니다."),
        ("발표는 3일에 엽니다.", "열쇠가 있습니다."),
        ("난 빨간 걸로 할래.", "오래 기다렸어."),
        ("진 사람이 청소하기.", "책 읽기 좋은 날."),
        ("모임은 일요일로 미뤘어.", "모임을 미뤘다던데."),
        ("हम पतंग नहीं बेचेंगे।", "कल धूप नहीं होगी।"),
        ("पुरानी साइकिल बेच दी।", "दरवाज़ा खुला छोड़ दिया।"),
        ("पार्टी का समय शाम का रखा है।", "किताब मेज़ पर रखी है।"),
        ("चलो पतंग उड़ाते हैं।", "बच्चे पतंग उड़ाते हैं।"),
    ],
)
def test_what_the_last_verb_settles(decided: str, near: str) -> None:
    assert list(read_finals(read_columns(decided)))
    assert find_decisions(read_columns(near)) == ()


@given(st.text("가로 했어 습니다 안할래नहीं ेगा दिया है।.\n", max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_in_order(text: str) -> None:
    starts = [cue.found.start for cue in read_finals(read_columns(text))]
    assert starts == sorted(starts)


@pytest.mark.timing
def test_time_is_linear() -> None:
    def seconds(times: int) -> float:
        columns = read_columns("금요일로 미뤘어 안 받겠습니다. हम नहीं जाएँगे। " * times)
        start = time.perf_counter()
        list(read_finals(columns))
        return time.perf_counter() - start

    seconds(50)
    assert seconds(8000) < 64 * max(seconds(500), 0.002)
