"""Changes in nine languages: what a native speaker takes for replaced, and near misses, in tests/data/changes.

A line of a file is `+ old => new` (the new statement replaced the old) or `- one => other` (it did not). Each is a chat
of its own, with small talk between the two.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import zettelpy

DATA = Path(__file__).with_name("data") / "changes"
LEAST_FOUND, MOST_WRONG = 0.8, 0.05  # shares, in each language
TALK = {
    "en": ("Ana", "Piet", "Good morning all.", "The coffee is great today."),
    "de": ("Ana", "Piet", "Guten Morgen zusammen.", "Der Kaffee ist heute gut."),
    "fr": ("Ana", "Piet", "Bonjour à tous.", "Le café est bon aujourd'hui."),
    "es": ("Ana", "Piet", "Buenos días a todos.", "El café está muy bueno hoy."),
    "pt": ("Ana", "Piet", "Bom dia a todos.", "O café está muito bom hoje."),
    "it": ("Ana", "Piet", "Buongiorno a tutti.", "Il caffè è molto buono oggi."),
    "ru": ("Аня", "Пётр", "Всем доброе утро.", "Кофе сегодня очень вкусный."),
    "ja": ("藤井", "小川", "おはようございます。", "今日はコーヒーがおいしいです。"),
    "zh": ("张三", "李四", "大家早上好。", "今天的咖啡很好喝。"),
}


def changes(language: str, old: str, new: str) -> list[tuple[str, str]]:
    """The pairs found in a chat in which one says `old`, then talks about coffee, then says `new`."""
    ana, piet, hello, coffee = TALK[language]
    said = ((piet, hello), (ana, old), (piet, coffee), (piet, hello), (ana, new))
    text = "\n".join(f"{speaker}: {words}" for speaker, words in said)
    found = []
    for one in zettelpy.compress(text).contradictions:
        assert one.earlier_span is not None
        assert one.later_span is not None
        found.append((text[slice(*one.earlier_span)], text[slice(*one.later_span)]))
    return found


@pytest.mark.parametrize("language", TALK)
def test_replaced_and_not(language: str) -> None:
    lines = (DATA / f"{language}.txt").read_text("utf-8").splitlines()
    assert len(lines) == 40
    missed, wrong, replaced = [], [], 0
    for line in lines:
        old, new = line[2:].split(" => ")
        found = changes(language, old, new)
        if line.startswith("+"):
            replaced += 1
            if not any(earlier in old and later in new for earlier, later in found):
                missed.append(line)
        elif found:
            wrong.append(line)
    assert len(missed) <= (1 - LEAST_FOUND) * replaced, missed
    assert len(wrong) <= MOST_WRONG * (len(lines) - replaced), wrong
