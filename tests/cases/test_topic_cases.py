"""Cases from the field: topics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zettelpy import compress


def test_ent_009_short_cjk_topics(case_input: Callable[[str], Any]) -> None:
    (zettel,) = compress(case_input("ent-009")).zettels
    assert "打印机" in zettel.topics or {"打印", "印机"} <= set(zettel.topics)
    assert all(len(topic) > 1 for topic in zettel.topics)


def test_rob_009_topics_of_a_trace(case_input: Callable[[str], Any]) -> None:
    parts = case_input("rob-009")
    lines = "\n".join(parts["repeat_line"].format(i=i) for i in range(parts["n"]))
    memory = compress(f"{parts['text_before']}\n{lines}\n{parts['text_after']}")
    found = {topic for zettel in memory.zettels for topic in zettel.topics}
    assert any(word in topic for topic in found for word in ("deploy", "checkout", "basket"))
    assert not {"file", "line", "srv", "app", "step"} & {word for topic in found for word in topic.split()}
