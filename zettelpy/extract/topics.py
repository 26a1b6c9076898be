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
from collections.abc import Callable, Iterable
from itertools import compress
from operator import add, and_, eq, itemgetter, ne
from typing import Final

from zettelpy.extract.topic_endings import CERTAIN
from zettelpy.extract.topic_runs import asian_words, has_asian
from zettelpy.extract.topic_uses import AS_NOUN, AS_OTHER, MODIFIER, NONE, NOUN, UNSURE
from zettelpy.extract.topic_words import Terms, gain_of
from zettelpy.options import Options
from zettelpy.text.columns import Columns
from zettelpy.text.lexicon.chrome_fillers import fillers_of
from zettelpy.text.lexicon.chrome_frames import ARTICLE, PREPOSITION
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.words import gather

MOST: Final = 8  # topics of a span
MOST_PHRASES: Final = 4
SHORT_TEXT: Final = 2000  # words up to which a phrase that stands once counts

_ROMANCE: Final = frozenset(("fr", "es", "pt", "it"))
_OF: Final = frozenset("de des du del della dello dei degli delle do da dos das di".split())
_BALANCE: Final = tuple({0: 0, AS_NOUN: 1, AS_OTHER: -1}[use] for use in range(3))
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
        self.terms = terms = Terms(columns, options)
        self._find_phrases(terms)
        self._find_nouns(terms)
        self._find_grams(terms, options)

    # -- over the whole text -------------------------------------------------------------------------------------

    def _find_phrases(self, terms: Terms) -> None:
        """Find the noun phrases of two and three terms, and keep those that the text repeats or an article opens."""
        form_at, at, term_of, size = terms.form_at, terms.at, terms.term_of, len(terms.kinds)
        left = list(map(form_at.__getitem__, terms.pairs))
        right = list(map(form_at.__getitem__, map((1).__add__, terms.pairs)))
        joined = bytes(self._joined(terms, left, right))
        left = list(map(term_of.__getitem__, compress(left, joined)))
        right = list(map(term_of.__getitem__, compress(right, joined)))
        apart = bytes(map(ne, left, right))  # no word is a phrase with itself
        places, left, right = (list(compress(column, apart)) for column in (compress(terms.pairs, joined), left, right))
        # Phrases are counted as numbers in base `size`; a tuple is made of those that are kept.
        twos = list(map(add, map(size.__mul__, left), right))
        follows = map(eq, map((1).__add__, places), places[1:])
        longer = [k for k in compress(range(len(places)), follows) if left[k] != right[k + 1]]
        threes = [twos[k] * size + right[k + 1] for k in longer]
        joints = self._with_of(terms)
        often = Counter(twos), Counter(threes), Counter(map(itemgetter(1), joints))
        short = len(self.columns.words) <= SHORT_TEXT and self.least < 2
        least = max(2, self.least)
        kept: list[tuple[int, tuple[int, ...], int]] = [
            (i, divmod(two, size), times)
            for i, two, times in zip(places, twos, map(often[0].__getitem__, twos), strict=True)
            if times >= least or (short and self._is_sure(terms, i))
        ]
        kept += [
            (places[k], (left[k], right[k], right[k + 1]), often[1][three])
            for k, three in zip(longer, threes, strict=True)
            if often[1][three] >= least
        ]
        kept += [(i, phrase, often[2][phrase]) for i, phrase in joints if often[2][phrase] >= least]
        kept.sort()
        self.phrases = [phrase for _, phrase, _ in kept]
        self.phrase_at = array("I", [at[i] for i, _, _ in kept])
        self.phrase_opens = array("I", [form_at[i] for i, _, _ in kept])  # with which form
        self.phrase_worth, self.phrase_gain = array("d"), array("d")  # by its words, by how many they are
        for i, phrase, times in kept:
            stop = i + len(phrase)
            if phrase[1] == NONE and at[i + 1] == at[i] + 2:  # what joins the two has no form
                stop -= 1
            weight = 0.0
            for form in form_at[i:stop]:
                weight += terms.weights[form]
            self.phrase_worth.append(weight * (1.5 if times > 1 else 1.0) / (stop - i))
            self.phrase_gain.append(1.0 + 0.2 * (stop - i - 2))

    @staticmethod
    def _joined(terms: Terms, left: list[int], right: list[int]) -> Iterable[bool]:
        """Tell for each pair of words, by their forms, whether they can be a phrase: a noun and what modifies it."""
        tongues, kinds = terms.tongues, terms.form_kinds
        heads, others = [kind >= UNSURE for kind in kinds], [kind >= MODIFIER for kind in kinds]
        if not tongues.of_word:
            first, second = (heads, others) if tongues.languages[0] in _ROMANCE else (others, heads)
            return map(and_, map(first.__getitem__, left), map(second.__getitem__, right))
        romance = [tongues.at(terms.at[i]) in _ROMANCE for i in terms.pairs]
        return [
            heads[one] and others[other] if noun_first else others[one] and heads[other]
            for one, other, noun_first in zip(left, right, romance, strict=True)
        ]

    def _is_sure(self, terms: Terms, i: int) -> bool:
        """Tell whether two words that stand together once are a phrase: behind an article, the noun last, no verb."""
        language = terms.tongues.at(terms.at[i])
        if terms.before[i] not in (ARTICLE, PREPOSITION) or language in _ROMANCE:
            return False
        first, second = terms.form_at[i], terms.form_at[i + 1]
        if language == "de" and not terms.kinds_by_ending[first] == terms.kinds_by_ending[second] == CERTAIN:
            return False
        return terms.form_kinds[second] == NOUN and not (language == "en" and terms.forms[second].endswith("s"))

    def _with_of(self, terms: Terms) -> list[tuple[int, tuple[int, ...]]]:
        """Find "sala de máquinas": two nouns joined by "of" in the Romance languages; NONE stands for the joint."""
        if not any(language in _ROMANCE for language in terms.tongues.languages):
            return []
        words, text, has = self.columns.words, self.columns.text, terms.has
        joins = [folded in _OF for folded in words.folded]
        keys = list(map(terms.term_of.__getitem__, terms.form_at))
        found: list[tuple[int, tuple[int, ...]]] = []
        for i in compress(range(len(words) - 2), map(joins.__getitem__, words.ids[1:-1])):
            if has[i] and has[i + 2]:
                at = bisect_left(terms.at, i)
                first, second = keys[at], keys[bisect_left(terms.at, i + 2)]
                if first != second and terms.kinds[first] >= UNSURE and terms.kinds[second] >= MODIFIER:
                    if text[words.end(i) : words.starts[i + 1]] == " " == text[words.end(i + 1) : words.starts[i + 2]]:
                        found.append((at, (first, NONE, second)))
        return found

    def _spell(self, n: int) -> str:
        """Return the spelling of a phrase, by its number, the article that leans on it aside."""
        words, i = self.columns.words, self.phrase_at[n]
        first, surface = self.terms.forms[self.phrase_opens[n]], words.surface(i)
        start, end = words.starts[i], words.end(i + len(self.phrases[n]) - 1)
        if len(surface) != len(first):  # "father's death" keeps its possessive, "l'usine" loses its article
            lower = surface.lower()
            rest = self.columns.text[start + len(surface) : end].lower()
            phrase = (first if lower.endswith(first) else lower) + rest
        else:
            phrase = self.columns.text[start:end].lower()
        return " ".join(phrase.removesuffix("'s").removesuffix("’s").split())

    def _find_nouns(self, terms: Terms) -> None:
        """List the words that can be topics by themselves, with minus the score that each has where it stands alone."""
        scores: list[float] = []  # three a form: by what the neighbours of a word say of it
        alive: list[bool] = []
        for weight, share in zip(terms.weights, terms.shares, strict=True):
            told = share.told * weight  # the most that it can be
            scores += (-(share.untold * weight), -told, -(share.against * weight))
            alive.append(told > 0.0)
        there = bytes(gather(terms.form_at, alive))
        self.noun_at = array("I", compress(terms.at, there))
        self.noun_forms = tuple(compress(terms.form_at, there))
        self.noun_terms = gather(self.noun_forms, terms.term_of)
        self.noun_uses = bytes(compress(terms.uses.here, there))
        places = tuple(map(add, map((3).__mul__, self.noun_forms), self.noun_uses))
        self.noun_scores = gather(places, scores)

    def _find_grams(self, terms: Terms, options: Options) -> None:
        """Read the Chinese, Japanese and Korean words of each surface that holds any."""
        words = self.columns.words
        self.muted = terms.chrome
        self.grams: dict[int, list[tuple[str, float]]] = {}
        self.gram_counts: Counter[str] = Counter()
        if not has_asian("".join(surface for surface in words.surfaces if not surface.isascii())):
            return
        languages = terms.tongues.languages
        speakers = list(dict.fromkeys(block.speaker for block in self.columns.layout.blocks if block.speaker))
        grams = asian_words(words, "ja" in languages, speakers)
        banned = frozenset(options.stop_words) | stop_words_for(("zh", "ja", "ko")) | fillers_of("ko")
        of_word = words.counts
        for k, found in grams.items():
            kept = [entry for entry in found if entry[0] not in banned]
            if kept:
                self.grams[k] = kept
                for gram, _ in kept:
                    self.gram_counts[gram] += of_word[k]

    # -- over a span ---------------------------------------------------------------------------------------------

    def of(self, start: int, end: int) -> tuple[str, ...]:
        """Return the topics of text[start:end], the best first; among equals the one that stands first."""
        first, stop = self.columns.words.within(start, end)
        scored: list[tuple[float, int, str]] = []  # minus the score, position, topic
        covered: dict[int, int] = {}
        for score, n, count in self._best_phrases(first, stop):
            scored.append((score, self.phrase_at[n], self._spell(n)))
            for term in self.phrases[n]:
                covered[term] = covered.get(term, 0) + count
        scored += self._nouns(first, stop, covered)
        if self.grams:
            scored += self._best_grams(first, stop)
        scored.sort()
        least = _WEAKEST * scored[0][0] if scored else 0.0
        return tuple(dict.fromkeys(topic for score, _, topic in scored if score <= least))[:MOST]

    def _nouns(self, first: int, stop: int, covered: dict[int, int]) -> list[tuple[float, int, str]]:
        """Return the nouns in a range of words as (minus the score, position, topic), but for those in its phrases.

        Of the terms that occur once in it only the best are returned, as many as there are topics.
        """
        low, high = bisect_left(self.noun_at, first), bisect_left(self.noun_at, stop)
        terms, within = self.noun_terms[low:high], range(low, high)
        last = dict(zip(terms, within, strict=True))
        found: list[tuple[float, int, str]] = []
        if len(last) < len(terms):
            again: dict[int, list[int]] = {}
            for j in compress(within, map(ne, map(last.__getitem__, terms), within)):
                again.setdefault(self.noun_terms[j], []).append(j)
            for term, places in again.items():
                places.append(last.pop(term))
                least = 2 * covered[term] + 1 if term in covered else 0
                if len(places) >= least:
                    found += self._repeated(places, stop - first, least)
        for term in covered:
            last.pop(term, None)
        places = list(last.values())
        forms, at, numbers = self.terms.forms, self.noun_at, self.noun_forms
        spelled: dict[str, None] = {}
        for j in sorted(places, key=self.noun_scores.__getitem__):
            score = self.noun_scores[j]
            if score >= 0.0 or len(spelled) == MOST:
                break
            topic = forms[numbers[j]]
            spelled[topic] = None
            found.append((score, at[j], topic))
        return found

    def _repeated(self, places: list[int], size: int, least: int) -> list[tuple[float, int, str]]:
        """Return the entry of a term that stands in several places of a span of `size` words, if it stands there often
        enough: none where it is no noun there."""
        forms, at, weights = list(map(self.noun_forms.__getitem__, places)), self.noun_at, self.terms.weights
        form, nouns = forms[0], places
        if forms.count(form) == len(forms):  # most of them
            share = self._share(form, places)
        else:
            by_form: dict[int, list[int]] = {}
            for own, j in zip(forms, places, strict=True):
                by_form.setdefault(own, []).append(j)
            rated = [(self._share(own, mine), len(mine), -mine[0], own) for own, mine in by_form.items()]
            share, _, _, form = max(rated)
            nouns = sorted(j for told, _, _, own in rated if told > 0.0 for j in by_form[own])
        weight = share * len(nouns) * weights[form]
        if not weight > 0.0 or len(nouns) < least:
            return []
        first = at[nouns[0]]
        if len(nouns) > 1:
            weight *= 1.0 + 0.5 * (at[nouns[-1]] - first) / size
        return [(-weight, first, self.terms.forms[form])]

    def _share(self, form: int, places: list[int]) -> float:
        """Return what counts of a form in some places, by what most of its neighbours there say."""
        uses, balance = self.noun_uses, 0
        for j in places:
            balance += _BALANCE[uses[j]]
        shares = self.terms.shares[form]
        return shares.told if balance > 0 else shares.against if balance else shares.untold

    def _best_phrases(self, first: int, stop: int) -> list[tuple[float, int, int]]:
        """Return the best phrases of a range of words as (minus the score, number where it stands first, count)."""
        low, high = bisect_left(self.phrase_at, first), bisect_left(self.phrase_at, stop)
        if low == high:
            return []
        counts: dict[tuple[int, ...], int] = {}
        opening: dict[tuple[int, ...], int] = {}
        for n, at, phrase in zip(range(low, high), self.phrase_at[low:high], self.phrases[low:high], strict=True):
            if at + len(phrase) > stop:
                continue
            if phrase in counts:
                counts[phrase] += 1
            else:
                counts[phrase], opening[phrase] = 1, n
        worth, gain = self.phrase_worth, self.phrase_gain
        scored = [(-worth[n] * counts[phrase] * gain[n], n, counts[phrase]) for phrase, n in opening.items()]
        scored.sort()
        best: list[tuple[float, int, int]] = []
        used: set[int] = set()
        for entry in scored:
            phrase = self.phrases[entry[1]]
            if used.isdisjoint(phrase) and entry[0] < 0:
                best.append(entry)
                used.update(phrase)
                used.discard(NONE)
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
