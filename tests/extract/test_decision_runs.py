"""Shapes in runs of Chinese and Japanese letters: decided, and what only looks so; patterns that compile; odd text."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy.extract.decision_runs import read_runs
from zettelpy.extract.decisions import find_decisions
from zettelpy.text.columns import read_columns
from zettelpy.text.lexicon.decided import run_shapes


@pytest.mark.parametrize(
    ("decided", "near"),
    [
        ("我们下周搬。", "我们去年搬的。"),
        ("不养鱼了。", "不知道了。"),
        ("以后垃圾都由阿明倒。", "以后再说吧。"),
        ("展览改到三楼。", "他改变了主意。"),
        ("小高去联系乐队。", "小高去联系过乐队。"),
        ("经理同意了。", "经理可能会同意。"),
        ("下个月起统一收现金。", "下个月是六月。"),
        ("鼓谱已经借好了。", "鼓谱借好了吗?"),
        ("鍵は管理人に預けておきました。", "考えておきます。"),
        ("壁は白にする。", "体を大事にする。"),
        ("私が太鼓を運びます。", "私が思うに太鼓は重い。"),
        ("オファーは辞退した。", "オファーがまだ来ない。"),
        ("来月から土曜は休館にします。", "先月からずっと暑いです。"),
        ("今年は花火はやりません。", "今年は花火を知らない。"),
    ],
)
def test_a_shape_and_its_near_miss(decided: str, near: str) -> None:
    assert list(read_runs(read_columns(decided)))
    assert find_decisions(read_columns(near)) == ()


def test_every_class_in_a_pattern_is_known_and_every_pattern_compiles() -> None:
    for table in run_shapes.PATTERNS.values():
        for block in table.values():
            for pattern in block.replace("\n+ ", "").split():
                for name in re.findall("<([A-Z]+)>", pattern):
                    assert name in run_shapes.CLASSES
                re.compile(re.sub("<[A-Z]+>", "一", pattern))


def test_only_the_last_run_of_a_sentence_ends_it() -> None:
    assert find_decisions(read_columns("六月十二日で。"))
    assert find_decisions(read_columns("六月十二日で、晴れていた。")) == ()


@given(st.text("我们不去了就定在周五て おきます、。に する私が\n", max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_in_order(text: str) -> None:
    starts = [cue.found.start for cue in read_runs(read_columns(text))]
    assert starts == sorted(starts)


@pytest.mark.timing
def test_time_is_linear_in_a_run_without_an_end() -> None:
    def seconds(times: int) -> float:
        columns = read_columns("我们就还是先不定在以后都听说私がはにて" * times)
        start = time.perf_counter()
        list(read_runs(columns))
        return time.perf_counter() - start

    seconds(50)
    assert seconds(4000) < 64 * max(seconds(250), 0.002)
