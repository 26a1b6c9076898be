"""What a context holds of what a question needs: its evidence, its answer; and the means of that over questions.

Tokens are characters / 4, rounded up, the unit of the published figures. A turn counts if its whole text stands in the
context, white space folded. An answer counts if it stands there at the borders of words, both in lower case, without
punctuation and articles (P. Rajpurkar et al., "SQuAD", 2016). Shares are added as fractions, so their means are exact.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from zettelpy.bench.conversations import Question, fold_space

MEASURES: Final = ("recall", "any", "all")  # over questions with evidence; those of answers are over all questions

_ARTICLE: Final = re.compile(r"\b(?:a|an|the)\b")
_DAY: Final = re.compile(r"\b([0-9]{4})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12][0-9]|3[01]))?\b(?!-)")
_MONTHS: Final = tuple("January February March April May June July August September October November December".split())


def count(text: str) -> int:
    """Return the tokens of the published figures: characters / 4, rounded up.

    >>> count("tea"), count("green tea")
    (1, 3)
    """
    return -(-len(text) // 4)


def evidence_share(evidence: Sequence[str], context: str) -> Fraction:
    r"""Return the share of some texts that stand in a context, white space folded.

    >>> evidence_share(["I like tea.", "Me too."], "## 2025-03-04\n Ana: I like\n  tea.")
    Fraction(1, 2)
    """
    flat = fold_space(context)
    return Fraction(len([turn for turn in evidence if turn in flat]), len(evidence))


def normalise(text: str) -> str:
    """Return the words of a text as answers are compared: lower case, without punctuation and articles.

    >>> normalise("The 7th of May, at Ana's - a Sunday.")
    '7th of may at anas sunday'
    """
    bare = "".join(character for character in text.lower() if unicodedata.category(character)[0] != "P")
    return fold_space(_ARTICLE.sub(" ", bare))


def holds_answer(answer: str, context: str) -> bool:
    """Say whether an answer stands in a context at the borders of words; both are normalised already.

    >>> holds_answer("green tea", "ana drinks green tea"), holds_answer("tea", "a teapot"), holds_answer("", "tea")
    (True, False, False)
    """
    return bool(answer) and f" {answer} " in f" {context} "


def in_words(text: str) -> str:
    """Return a text with its days and months in figures as they are mostly said.

    >>> in_words("## 2023-05-08, 2023-06, 2023-99, 2023")
    '## 8 May 2023, June 2023, 2023-99, 2023'
    """

    def said(match: re.Match[str]) -> str:
        day = f"{int(match[3])} " if match[3] else ""
        return f"{day}{_MONTHS[int(match[2]) - 1]} {match[1]}"

    return _DAY.sub(said, text)


class Tally:
    """Shares by measure, group and budget, and their means, exact until they are printed."""

    def __init__(self) -> None:
        self._shares: dict[tuple[str, str, int], list[Fraction]] = {}

    def add(self, measure: str, groups: Iterable[str], budget: int, share: Fraction) -> None:
        """Add the share of one question to each of some groups."""
        for group in groups:
            self._shares.setdefault((measure, group, budget), []).append(share)

    def judge(self, question: Question, groups: Sequence[str], budget: int, context: str, ending: str = "") -> None:
        """Add what a context holds for a question, `ending` behind the names of the measures."""
        answer = normalise(question.answer)
        for measure, shown in (("answer", context), ("answer_in_words", in_words(context))):
            self.add(measure + ending, groups, budget, Fraction(holds_answer(answer, normalise(shown))))
        if question.evidence:
            share = evidence_share(question.evidence, context)
            for measure, value in zip(MEASURES, (share, Fraction(share > 0), Fraction(share == 1)), strict=True):
                self.add(measure + ending, groups, budget, value)

    def rows(self, group: str, budgets: Sequence[int]) -> dict[str, dict[int, float | None]]:
        """Return, by measure and budget, the mean of a group in percent; None where it has no question."""
        measures = dict.fromkeys(measure for measure, one, _ in self._shares if one == group)
        return {
            measure: {budget: percent(self._shares.get((measure, group, budget), [])) for budget in budgets}
            for measure in sorted(measures)
        }


def percent(shares: Sequence[Fraction]) -> float | None:
    """Return the mean of some shares in percent with one decimal; None of none.

    >>> percent([Fraction(1, 3), Fraction(1)]), percent([])
    (66.7, None)
    """
    return float(round(100 * sum(shares, Fraction()) / len(shares), 1)) if shares else None
