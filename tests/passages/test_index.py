"""The index of a memory: built once, the same for all who ask, and its counts those of a plain reading."""

from __future__ import annotations

import threading
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from zettelpy import compress, recall
from zettelpy.passages.cutting import _PlacedTerms
from zettelpy.passages.index import PassageIndex, index_of
from zettelpy.text.columns import read_columns
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.stems import stemmer_for
from zettelpy.text.terms import extra_terms, index_terms

CHAT = "Ana: the boiler leaks again\n\nBo: I call Petra on Friday\n\nAna: Petra replaced the boiler valve\n\n"
LANGUAGES = ("en", "de")
WORDS = "the Pumps pump don't billing_inbox 512KB القطة naïve 来週は 1,234 12,3456 🎉 36枚 いくら １,234 valve's . \n\n"
PIECES = WORDS.split(" ")


def test_threads_that_ask_at_once_get_one_index_and_equal_answers() -> None:
    memory = compress(CHAT * 30)
    expected = recall(compress(CHAT * 30), "Who replaced the valve?")
    gate, found = threading.Barrier(4), []

    def ask() -> None:
        gate.wait()
        found.append((recall(memory, "Who replaced the valve?"), index_of(memory)))

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [answer for answer, _ in found] == [expected] * 4
    assert all(index is index_of(memory) for _, index in found)


def test_the_index_that_is_there_first_stays() -> None:
    memory = compress(CHAT)
    first: list[PassageIndex] = []

    class Slow(dict[str, object]):
        """A cache in which another thread puts its index while this one builds."""

        def get(self, key: str, default: object = None) -> object:
            if key == "index" and not first:
                first.append(PassageIndex(memory))
                self["index"] = first[0]
                return None
            return super().get(key, default)

    object.__setattr__(memory, "cache", Slow(memory.cache))
    assert index_of(memory) is first[0]


@settings(max_examples=60)
@given(st.lists(st.sampled_from(PIECES), max_size=30).map(" ".join), st.integers(0, 40), st.integers(0, 80))
def test_terms_are_counted_as_word_by_word(text: str, start: int, size: int) -> None:
    start = min(start, len(text))
    end = min(len(text), start + size)
    columns, stop, stems = read_columns(text), stop_words_for(LANGUAGES), stemmer_for(LANGUAGES)
    found = _PlacedTerms(columns, stop, LANGUAGES).frequencies(start, end)
    first, last = columns.words.within(start, end)
    expected = Counter(term for i in range(first, last) for term in index_terms(columns.words.surface(i), stop, stems))
    expected.update(extra_terms(text[start:end]))
    assert list(found.items()) == list(expected.items())
