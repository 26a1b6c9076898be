"""Cues inside runs of letters, in Chinese, Japanese and Korean: are they denied or supposed by what clings to them?

In Chinese the negator stands in front ("不高兴"), in Japanese it follows the ending of the cue ("怖くありません"), in
Korean it is the next word or clings to it ("행복하지 않아요"). A few characters or words on one side decide.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from zettelpy.text.lexicon import clauses as lexicon

_BEFORE: Final = 6  # characters in front of a cue in which a Chinese negator may stand
_WIDE: Final = 12  # characters in front of it in which a supposition may stand
_AFTER: Final = 14  # characters behind it in which a Japanese negation may stand


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    """Return patterns: idle Chinese negators, Japanese negation, its exceptions, supposition behind and in front."""

    def any_of(text: str) -> str:
        return "|".join(map(re.escape, text.split()))

    return (
        re.compile(any_of(lexicon.CHINESE_IDLE)),
        re.compile(f"[{lexicon.JAPANESE_LINK}]{{0,8}}?(?:{any_of(lexicon.JAPANESE_NOT)})"),
        re.compile(any_of(lexicon.JAPANESE_SURE)),
        re.compile(f"[かっだなしいりけてれ]{{0,3}}(?:{any_of(lexicon.JAPANESE_IF)})"),
        re.compile(f"{any_of(lexicon.CHINESE_IF)}|{any_of(lexicon.JAPANESE_BEFORE_IF)}"),
    )


def turned_in_run(run: str, at: int, to: int) -> bool:
    """Tell whether run[at:to] is denied or supposed within a run of Chinese or Japanese letters.

    >>> [turned_in_run(run, run.index(cue), run.index(cue) + 2) for run, cue in
    ...  (("我不高兴", "高兴"), ("我非常高兴", "高兴"), ("悲しくはありません", "悲し"), ("怖くて眠れない", "怖く"))]
    [True, False, True, False]
    """
    idle, denied, sure, supposed_after, supposed_before = _patterns()
    window = run[max(0, at - _WIDE) : at]
    if supposed_before.search(window):
        return True
    before = idle.sub("", run[max(0, at - _BEFORE) : at])
    count = sum(map(before.count, lexicon.CHINESE_NOT))
    if count % 2 and not any(ever in before for ever in lexicon.CHINESE_EVER.split()):
        return True
    after = run[to : to + _AFTER]
    if sure.match(after) or sure.match(run[to - 1 : to - 1 + _AFTER]):
        return False
    if denied.match(after):
        ever = "こと" in after and any(word in window for word in lexicon.JAPANESE_EVER.split())
        return not ever
    # "怖かったら": the last letter of the cue is the first one of the ending
    return supposed_after.match(after) is not None or run[to - 1 : to + 1] == "たら"


def turned_in_korean(before: list[str], word: str, behind: list[str]) -> bool:
    """Tell whether a cue at the end of a word is denied or supposed, from the three words on each side of it.

    >>> turned_in_korean([], "행복하지", ["않아요"]), turned_in_korean(["안"], "무서워요", [])
    (True, True)
    >>> turned_in_korean(["이렇게"], "행복한", ["적이", "없었어요"]), turned_in_korean([], "걱정", ["돼요"])
    (False, False)
    """
    if before and before[-1] in lexicon.KOREAN_BEFORE.split():
        return True
    if word.endswith(tuple(lexicon.KOREAN_IF.split())):
        return True
    if not behind:
        return False
    first, second = behind[0], behind[1] if len(behind) > 1 else ""
    if word.endswith(tuple(lexicon.KOREAN_STEM.split())):
        nots = tuple(lexicon.KOREAN_AFTER_STEM.split())
        if first.startswith(nots) or (first.endswith("지도") and second.startswith(nots)):
            return True
    if first.startswith(lexicon.KOREAN_NOTHING):
        return True
    if first in lexicon.KOREAN_TIME.split() and second.startswith(lexicon.KOREAN_NOTHING):
        return not any(near.startswith(tuple(lexicon.KOREAN_EVER.split())) for near in before)
    not_that = tuple(lexicon.KOREAN_NOT_THAT.split())
    return (second if first in lexicon.KOREAN_THING.split() else first).startswith(not_that)
