"""A question to a text in several languages into the one language that it is asked in, where that is plain.

Plain is a question that holds function words of one language alone, those that the text's languages share aside: `What
are the opening hours?`, of a text in English and German. Scripts tell the others apart, and their words are read as
ever. See `text/languages.py` for how the languages of a text are told.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from zettelpy.text.lexicon.stop import STOP_WORDS
from zettelpy.text.normalise import fold
from zettelpy.text.stems import OneText, Stemmer, stemmer_for
from zettelpy.text.stems.light import LANGUAGES
from zettelpy.text.words import WORD


@lru_cache(maxsize=32)
def _telling(languages: tuple[str, ...]) -> Mapping[str, str]:
    """Return the stop words that only one of the languages in Latin letters has, each with it, if there are several."""
    latin = [language for language in languages if language != "ru" and (language == "en" or language in LANGUAGES)]
    found: dict[str, str] = {}
    for language in latin if len(latin) > 1 else ():
        for word in sorted(STOP_WORDS[language]):
            found[word] = "" if word in found else language
    return {word: language for word, language in found.items() if language}


def asked_language(question: str, languages: tuple[str, ...]) -> str:
    """Return the language of a question, "" where it is not plain or the text has but one in Latin letters.

    >>> asked_language("What are the opening hours?", ("en", "ja", "de")), asked_language("Wann ist das?", ("en", "de"))
    ('en', 'de')
    >>> asked_language("opening hours", ("en", "de")), asked_language("What is the Name der Katze?", ("en", "de"))
    ('', '')
    """
    telling = _telling(languages)
    found = ""
    for match in WORD.finditer(question) if telling else ():
        language = telling.get(fold(match[0]), found)
        if found and language != found:
            return ""
        found = language
    return found


def asked_stems(question: str, languages: tuple[str, ...], known: Collection[str]) -> Stemmer:
    """Return how the words of a question are stemmed: as the text's, or by its own language among several of the text.

    A word of a text in several languages has the stems of all. Asked in one, it is one word, and not several rare ones.
    `known` are the index terms of the text.

    >>> asked_stems("What are the hours?", ("en", "de"), {"hour"})("hours"), asked_stems("hours", ("de",), ())("hours")
    (('hour',), ('hour',))
    """
    language = asked_language(question, languages)
    return OneText(language, languages, known) if language else stemmer_for(languages)
