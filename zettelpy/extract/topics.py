"""What a span is about: up to eight words and phrases of two or three words, in lower case.

A word scores by its count in the span, its spread over it, its shape (NASA, GitHub, long nouns), whether its neighbours
make it a noun there, and more if it is rare in the text; a phrase by its count and its words, and more if the text
repeats it. Stop words, numbers, dates, time stamps, speakers, persons, verbs, addresses, markup and log lines are no
topics (`topic_words`). Chinese, Japanese and Korean words are read in `topic_runs`.

A topic is spelled as the span spells it: its form there that is a noun, the most frequent one, among equals the first.

Sources: YAKE (Campos et al. 2020) for casing and spread; noun phrases by what joins their words (Justeson and Katz
1995).
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from itertools import compress, pairwise
from typing import Final

from zettelpy.extract.topic_endings import CERTAIN
from zettelpy.extract.topic_runs import asian_words
from zettelpy.extract.topic_uses import MODIFIER, NONE, NOUN, UNSURE
from zettelpy.extract.topic_words import Terms, gain_of
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon.chrome_fillers import fillers_of
from zettelpy.text.lexicon.chrome_frames import ARTICLE, PREPOSITION
from zettelpy.text.lexicon.stop import stop_words_for

MOST: Final = 8  # topics of a span
MOST_PHRASES: Final = 4
SHORT_TEXT: Final = 2000  # words up to which a phrase that stands once counts

_ROMANCE: Final = frozenset(("fr", "es", "pt", "it"))
_OF: Final = frozenset("de des du del della dello dei degli delle do da dos das di".split())
_WEAKEST: Final = 0.06  # of the best score: what scores less is no topic


def reader(columns: Columns, options: Options) -> Callable[[int, int], tuple[str, ...]]:
    """Count words and phrases over the whole text; return a function from a span to its topics, the best first.

    `options.stop_words` are no topics; `options.min_topic_frequency` counts over the whole text.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "The boiler leaks. A boiler valve is loose, and the boiler valve was new in 2021."
    >>> reader(read_columns(text), Options())(0, len(text))
    ('boiler valve',)
    """
    return _Topics(columns, options).of


class _Topics:
    def __init__(self, columns: Columns, options: Options) -> None:
        self.columns = columns
        self.least = options.min_topic_frequency
        terms = Terms(columns, options)
        self.terms, self.keys = terms, terms.keys
        self._find_phrases(terms)
        self._find_grams(terms, options)

    # -- over the whole text -------------------------------------------------------------------------------------

    def _find_phrases(self, terms: Terms) -> None:
        """Find the noun phrases of two and three terms, and keep those that the text repeats or an article opens."""
        keys, of_word, kinds = self.keys, terms.of_word, terms.form_kinds
        tongues, found = terms.tongues, []
        first_language = tongues.languages[0]
        for i in terms.pairs:
            language = tongues.at(i) if tongues.of_word else first_language
            left, right = kinds[of_word[i]], kinds[of_word[i + 1]]
            head, other = (left, right) if language in _ROMANCE else (right, left)
            if head >= UNSURE and other >= MODIFIER and keys[i] != keys[i + 1]:
                found.append(i)
        phrases: list[tuple[int, tuple[int, ...]]] = [(i, (keys[i], keys[i + 1])) for i in found]
        phrases += [
            (i, (keys[i], keys[i + 1], keys[i + 2]))
            for i, j in pairwise(found)
            if j == i + 1 and keys[i] != keys[i + 2]
        ]
        phrases += self._with_of(terms)
        counts = Counter(phrase for _, phrase in phrases)
        short = len(keys) <= SHORT_TEXT
        kept = sorted(
            (i, phrase)
            for i, phrase in phrases
            if counts[phrase] >= self.least
            and (counts[phrase] > 1 or (short and len(phrase) == 2 and self._is_sure(terms, i)))
        )
        self.phrase_counts = counts
        self.phrase_at = array("I", (i for i, _ in kept))
        self.phrases = [phrase for _, phrase in kept]

    def _is_sure(self, terms: Terms, i: int) -> bool:
        """Tell whether two words that stand together once are a phrase: behind an article, the noun last, no verb."""
        language = terms.tongues.at(i)
        if not i or terms.row[i - 1] not in (ARTICLE, PREPOSITION) or language in _ROMANCE:
            return False
        first, second = terms.of_word[i], terms.of_word[i + 1]
        if language == "de" and not terms.kinds_by_ending[first] == terms.kinds_by_ending[second] == CERTAIN:
            return False
        return terms.form_kinds[second] == NOUN and not (language == "en" and terms.forms[second].endswith("s"))

    def _with_of(self, terms: Terms) -> list[tuple[int, tuple[int, ...]]]:
        """Find "sala de máquinas": two nouns joined by "of" in the Romance languages; NONE stands for the joint."""
        if not any(language in _ROMANCE for language in terms.tongues.languages):
            return []
        words, keys, text = self.columns.words, self.keys, self.columns.text
        joins = [folded in _OF for folded in words.folded]
        found: list[tuple[int, tuple[int, ...]]] = []
        for i in [i for i, k in enumerate(words.ids[1:-1]) if joins[words.ids[i + 1]]]:
            if keys[i] >= 0 <= keys[i + 2] and keys[i] != keys[i + 2]:
                if terms.kinds[keys[i]] >= UNSURE and terms.kinds[keys[i + 2]] >= MODIFIER:
                    if text[words.end(i) : words.starts[i + 1]] == " " == text[words.end(i + 1) : words.starts[i + 2]]:
                        found.append((i, (keys[i], NONE, keys[i + 2])))
        return found

    def _spell(self, i: int, size: int) -> str:
        """Return the spelling of a phrase of `size` words at word i, the article that leans on it aside."""
        words, first = self.columns.words, self.terms.forms[self.terms.of_word[i]]
        surface = words.surface(i).lower()
        if not surface.endswith(first):  # "father's death"
            first = surface
        rest = self.columns.text[words.end(i) : words.end(i + size - 1)].lower()
        return " ".join((first + rest).removesuffix("'s").removesuffix("’s").split())

    def _find_grams(self, terms: Terms, options: Options) -> None:
        """Read the Chinese, Japanese and Korean words of each surface that holds any."""
        words = self.columns.words
        self.grams: dict[int, list[tuple[str, float]]] = {}
        self.gram_counts: Counter[str] = Counter()
        if all(surface.isascii() for surface in words.surfaces):
            return
        languages = terms.tongues.languages
        speakers = list(dict.fromkeys(block.speaker for block in self.columns.layout.blocks if block.speaker))
        grams = asian_words(words, "ja" in languages, speakers)
        banned = frozenset(options.stop_words) | stop_words_for(("zh", "ja", "ko")) | fillers_of("ko")
        of_word = Counter(words.ids)
        for k, found in grams.items():
            kept = [entry for entry in found if entry[0] not in banned]
            if kept:
                self.grams[k] = kept
                for gram, _ in kept:
                    self.gram_counts[gram] += of_word[k]
        self.muted = terms.chrome

    # -- over a span ---------------------------------------------------------------------------------------------

    def of(self, start: int, end: int) -> tuple[str, ...]:
        """Return the topics of text[start:end], the best first; among equals the one that stands first."""
        first, stop = self.columns.words.within(start, end)
        scored: list[tuple[float, int, str]] = []  # minus the score, position, topic
        covered: dict[int, int] = {}
        for score, at, phrase, count in self._best_phrases(first, stop):
            scored.append((-score, at, self._spell(at, len(phrase))))
            for term in phrase:
                covered[term] = covered.get(term, 0) + count
        scored += self._nouns(first, stop, covered)
        if self.grams:
            scored += self._best_grams(first, stop)
        scored.sort()
        least = _WEAKEST * scored[0][0] if scored else 0.0
        return tuple(dict.fromkeys(topic for score, _, topic in scored if score <= least))[:MOST]

    def _nouns(self, first: int, stop: int, covered: dict[int, int]) -> list[tuple[float, int, str]]:
        """Return the nouns in a range of words as (minus the score, position, topic), but for those in its phrases."""
        terms, size = self.terms, stop - first
        forms = terms.of_word[first:stop]
        counts = Counter(forms)
        counts.pop(NONE, None)
        use = Counter(compress(forms, terms.uses.as_noun[first:stop]))
        use.subtract(compress(forms, terms.uses.as_other[first:stop]))
        first_at = dict(zip(reversed(forms), range(size - 1, -1, -1), strict=True))
        last_at = dict(zip(forms, range(size), strict=True))
        best: dict[int, tuple[float, int, int, int]] = {}  # of a term: share, count, minus the position, form
        several: dict[int, list[int]] = {}  # of a term with several forms there: all of them
        shares, term_of, balance_of = terms.shares, terms.term_of, use.get
        for form, count in counts.items():
            untold, against, told = shares[form]
            balance = balance_of(form, 0)
            share = told if balance > 0 else against if balance else untold
            if share > 0.0:
                entry = (share, count, -first_at[form], form)
                had = best.setdefault(term_of[form], entry)
                if had is not entry:
                    several.setdefault(term_of[form], [had[3]]).append(form)
                    best[term_of[form]] = max(had, entry)
        found = []
        for term, (share, count, before, form) in best.items():
            mine = several.get(term, (form,))
            times = count if len(mine) == 1 else sum(counts[other] for other in mine)
            within = covered.get(term, 0)
            if not within or times >= 2 * within + 1:
                weight, at = share * times * terms.weights[form], -before
                if times > 1:
                    at = min(first_at[other] for other in mine)
                    weight *= 1.0 + 0.5 * (max(last_at[other] for other in mine) - at) / size
                if weight > 0.0:
                    found.append((-weight, first + at, terms.forms[form]))
        return found

    def _best_phrases(self, first: int, stop: int) -> list[tuple[float, int, tuple[int, ...], int]]:
        """Return the best phrases of a range of words as (score, position, phrase, count)."""
        low, high = bisect_left(self.phrase_at, first), bisect_left(self.phrase_at, stop)
        counts: dict[tuple[int, ...], int] = {}
        at: dict[tuple[int, ...], int] = {}
        for n in range(low, high):
            phrase = self.phrases[n]
            if self.phrase_at[n] + len(phrase) <= stop:
                counts[phrase] = counts.get(phrase, 0) + 1
                at.setdefault(phrase, self.phrase_at[n])
        of_word, weights = self.terms.of_word, self.terms.weights
        scored = []
        for phrase, count in counts.items():
            weight, size = 0.0, 0
            for form in of_word[at[phrase] : at[phrase] + len(phrase)]:
                if form != NONE:
                    weight += weights[form]
                    size += 1
            weight *= (1.5 if self.phrase_counts[phrase] > 1 else 1.0) / size
            scored.append((-weight * count * (1.0 + 0.2 * (size - 2)), at[phrase], phrase, count))
        scored.sort()
        best: list[tuple[float, int, tuple[int, ...], int]] = []
        used: set[int] = set()
        for score, position, phrase, count in scored:
            if used.isdisjoint(phrase) and score < 0:
                best.append((-score, position, phrase, count))
                used.update(term for term in phrase if term != NONE)
                if len(best) == MOST_PHRASES:
                    break
        return best

    def _best_grams(self, first: int, stop: int) -> list[tuple[float, int, str]]:
        scores: dict[str, float] = {}
        at: dict[str, int] = {}
        ids = self.columns.words.ids
        for i in range(first, stop):
            if not self.muted[i]:
                for gram, weight in self.grams.get(ids[i], ()):
                    scores[gram] = scores.get(gram, 0.0) + weight
                    at.setdefault(gram, i)
        best = []
        for gram, score in scores.items():
            gain = gain_of(self.gram_counts[gram], self.least)
            if gain > 0.0:
                best.append((-0.5 * score * gain * min(len(gram), 5) ** 0.5, at[gram], gram))
        return sorted(best)[:MOST]
