"""Dates as people write them, by language: "7 May 2023", "7. Mai 2023", "7 de mayo de 2023", "2023年5月7日".

The names of the months are those of the date lexicons; the order of the parts is that of Unicode CLDR (the long form of
dates and the intervals of dates).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from zettelpy.text.days import Date
from zettelpy.text.lexicon.dates import LANGUAGES

_DEFAULT: Final = "en"
_CAPITALS: Final = frozenset(("en", "de"))  # names of months begin with a capital
_DAY_FORMS: Final[Mapping[str, str]] = {"de": "{}.", "es": "{} de", "pt": "{} de"}  # a day before its month
_YEAR_JOINTS: Final[Mapping[str, str]] = {"es": " de ", "pt": " de "}
_SIGNS: Final[Mapping[str, tuple[str, str, str]]] = {
    "zh": ("年", "月", "日"), "ja": ("年", "月", "日"), "ko": ("년 ", "월 ", "일"),
}  # fmt: skip


def date_words(date: Date, language: str) -> str:
    """Return a date of any precision in the words of a language, in English for one that is not known.

    >>> date_words((2023, 5, 7), "en"), date_words((2023, 5, 7), "es"), date_words((2023, 5), "de")
    ('7 May 2023', '7 de mayo de 2023', 'Mai 2023')
    >>> date_words((2023, 5, 7), "ja"), date_words((2023, 5), "ru"), date_words((2023,), "fr")
    ('2023年5月7日', 'май 2023', '2023')
    """
    if language in _SIGNS:
        return _signs(date, language)
    if len(date) == 1:
        return str(date[0])
    return f"{_without_year(date, language)}{_YEAR_JOINTS.get(language, ' ')}{date[0]}"


def range_words(first: Date, last: Date, language: str) -> str:
    """Return a range of two days, or two months, with what they share said once.

    >>> range_words((2023, 5, 1), (2023, 5, 7), "en"), range_words((2023, 5, 29), (2023, 6, 4), "de")
    ('1–7 May 2023', '29. Mai – 4. Juni 2023')
    >>> range_words((2022, 12), (2023, 2), "it"), range_words((2023, 6), (2023, 8), "zh")
    ('dicembre 2022 – febbraio 2023', '2023年6月–8月')
    """
    if language in _SIGNS:
        shared = 0 if first[0] != last[0] else 1 if first[1] != last[1] else 2
        return f"{_signs(first, language)}–{_signs(last, language, shared)}"
    if first[0] != last[0]:
        return f"{date_words(first, language)} – {date_words(last, language)}"
    if len(last) == 3 and first[:2] == last[:2]:
        start = _DAY_FORMS.get(language, "{}").partition(" ")[0].format(first[2])
        return f"{start}–{date_words(last, language)}"
    return f"{_without_year(first, language)} – {date_words(last, language)}"


def _without_year(date: Date, language: str) -> str:
    code = language if language in LANGUAGES else _DEFAULT
    forms = LANGUAGES[code].months[date[1] - 1].split()
    name = forms[1] if code == "ru" and len(date) == 2 else forms[0]  # "7 мая", but "май"
    if code in _CAPITALS:
        name = name.capitalize()
    return name if len(date) == 2 else f"{_DAY_FORMS.get(code, '{}').format(date[2])} {name}"


def _signs(date: Date, language: str, shared: int = 0) -> str:
    """Return a date in writing that marks year, month and day, without the parts that it shares with another."""
    marks = _SIGNS[language]
    return "".join(f"{part}{mark}" for part, mark in list(zip(date, marks, strict=False))[shared:]).rstrip()
