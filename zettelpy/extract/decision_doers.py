"""English clauses about who does what: "I fetch him at one", "taking the train instead", "Ravi, cancel the van".

The person, the tense and class of the verb and the kind of its object tell a commitment from a fact of life ("my uncle
drives the bride", "my uncle drives a Bentley") and from what somebody is busy with ("I'm painting").
"""

from __future__ import annotations

from typing import Final

from zettelpy.extract.decision_clauses import INDEFINITE, Clauses
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import names
from zettelpy.text.lexicon.decided import en_shapes as en

_PLEASE: Final = frozenset(("please", "pls", "plz"))
_DIGIT: Final = lazily("[0-9]")


class Doers(Clauses):
    """Tells whether the clause of words i to end, in a sentence of words first to stop, makes somebody do something."""

    def eliding(self, i: int, end: int, stop: int) -> bool:
        """ "Taking the train instead", "not selling the piano": a participle of doing with its object, no subject."""
        word = self.word(i)
        if end - i == 2 and end == stop and self.labelled and word in en.BARELY:
            return self.word(i + 1) not in en.IDLE_OBJECTS and self.word(i + 1) not in en.PARTICLES
        if end - i < 3 or (word not in en.DOING and word not in en.DOING_OBJECTIVE and not self._like_doing(i, end)):
            return False
        following = self.word(i + 1)
        moved = following == "my" and any(self.word(k) == "to" and self.when(k + 1, end) for k in range(i + 2, end))
        if (following in en.IDLE_OBJECTS and not moved) or following.endswith("ing"):
            return False
        if word == "staying" and following not in en.PARTICLES:
            return False
        if (word in en.PROCESS and not self.scheduled(i, end)) or (word == "going" and not self._going(i, end)):
            return False
        if word in en.DOING_OBJECTIVE and not self.specific(i + 1, end):
            return False
        if not self.verbless(i + 1, end):
            return False
        return self.labelled or end == stop or self.word(end) not in en.SUBJECTS

    def _like_doing(self, i: int, end: int) -> bool:
        """Tell whether a participle of no listed verb takes a definite object at a set time ("airing it on Friday")."""
        word = self.word(i)
        if not self.labelled or not word.endswith("ing") or word in en.FEELING or word in en.PROCESS:
            return False
        stems = (word[:-3], word[:-3] + "e", word[:-4])
        settled = self.specific(i + 1, end) and self.scheduled(i + 2, end)
        return settled and all(stem not in en.STATIVE for stem in stems) and self.acting(stems[0] + "e")

    def _going(self, i: int, end: int) -> bool:
        """Tell whether "going" is a choice ("going with the blue one") and no errand or company ("going with you")."""
        with_it = self.word(i + 1) in ("with", "for") and i + 2 < end
        return with_it and self.word(i + 2) not in ("you", "him", "her", "us", "me", "them", "a", "my")

    def first_person(self, i: int, end: int) -> bool:
        """ "I fetch him at one", "we borrow the tent", "I accept the offer"."""
        if self.word(i) not in ("i", "we"):
            return False
        j = i + 1
        while j < min(end, i + 3) and self.word(j) in en.ADVERBS:
            j += 1
        if j + 1 >= end or self.usual(j, end):
            return False
        if self.word(j) in en.PERFORM:
            return self.word(j + 1) not in INDEFINITE
        if self.word(min(j + 2, end - 1)) in ("best", "worst", "most"):
            return False
        if self.told_of_past(j, end) or (self.word(j + 1) == "all" and self.word(min(j + 2, end - 1)).endswith("s")):
            return False
        if self.scope.parted(j) or not INDEFINITE.isdisjoint(map(self.word, range(j + 1, min(end, j + 3)))):
            return False
        loose = self.word(j) not in en.CUSTOM and self.word(j + 1) not in en.IDLE_OBJECTS and self.specific(j + 1, end)
        if self.word(j) not in en.BASE:  # a verb not listed: of doing, as far as its form tells
            return loose and self.acting(self.word(j))
        return loose or any(self.when(k, end) for k in range(j + 1, min(end, j + 7)))

    def in_hand(self, i: int, end: int, first: int) -> bool:
        """ "I'm bringing the trifle", "Otis isn't having a phone", "we'll feed the cat": arranged or willed."""
        word, j = self.word(i), i + 1
        if j + 1 == end and word.endswith("'s") and self.word(j) in en.CHARGES_ING:
            return self._called(i, word[:-2]) or self.person(i, first)  # "Jonno's driving"
        if j + 1 >= end or self.scope.parted(i):
            return False
        if word in ("i'll", "we'll") or (word in ("i", "we") and self.word(j) in ("will", "shall")):
            return self._willed(j + (word in ("i", "we")), end)
        if word in en.KIN and self.titled(j) and j + 1 < end:  # "Mr Boyle will write"
            j += 1
        named = word in en.KIN or (word not in ("i", "we") and self.person(i, first))
        if self.word(j) == "will" and named and self.word(j + 1) == "be" and j + 2 < end:
            return self.word(j + 2) in en.ROLES
        if self.word(j) == "will" and named and j + 2 < end:
            return self.word(j + 1) in en.BASE | en.TELL | en.CHARGED and self.specific(j + 2, end)
        if word in ("i'm", "im", "we're"):
            return self._arranged(word, j, end)
        if word.endswith("'s"):
            base = word.partition("'")[0]
            known = base in en.KIN or self.person(i, first) or self._called(i, base)
            if known and self.word(j) == "in" and self.word(j + 1) == "charge":
                return True
            return known and self._arranged(word, j, end)
        if (named or word in ("i", "we")) and self.word(j) in ("am", "are", "is", "isn't", "aren't"):
            return self._arranged(word, j + 1, end)
        return False

    def headed(self, i: int, end: int, stop: int) -> bool:
        """ "The tray's going on the balcony", "training's going online": where a thing is to be."""
        for j in range(i, min(end - 2, i + 4)):
            head, _, tail = self.word(j).partition("'")
            if self.word(j) in en.FINITE or head in en.LIVING or head in names.GIVEN or head in en.NO_THINGS:
                return False
            if tail == "s" and self.word(j + 1) == "going":
                there = self.word(j + 2) in ("on", "in", "back", "under") and self.specific(j + 3, end)
                return there or self.word(j + 2) in ("online", "digital", "remote", "hybrid")
        return False

    def shared(self, i: int, end: int, stop: int) -> bool:
        """ "I cook, you wash up": what each of two does."""
        bare = end - i == 2 and self.word(i) == "i" and (self.word(i + 1) in en.BASE or self.word(i + 1) == "host")
        return bare and end + 1 < stop and self.word(end) == "you" and self.word(end + 1) in en.BASE

    def _mentioned(self, i: int) -> bool:
        return self.columns.text[max(0, self.words.starts[i] - 1) : self.words.starts[i]] == "@"

    def given(self, i: int, end: int) -> bool:
        """ "LRK-44 is Devraj's", "the second unit's yours", "the macros are with you": whose a task is."""
        if end - i > 8 or end - i < 3:
            return False
        last = end - 1 - (self.word(end - 1) in ("then", "now", "today", "tomorrow"))
        whose = self.word(last)
        linked = any(self.word(j) in ("is", "are") or self.word(j).endswith("'s") for j in range(i, last))
        if not linked or self.word(i) in ("this", "that", "is", "are", "what", "who", "whose", "it"):
            return False
        if whose == "yours" or (whose in ("you", "me") and self.word(last - 1) in ("with", "on")):
            return self.word(last - 1) in ("is", "are", "all", "with", "on") or self.word(last - 1).endswith("'s")
        owner = whose.endswith("'s") and self.word(last - 1) in ("is", "are")
        return owner and self.titled(last) and self._called(last, whose[:-2])

    def _called(self, i: int, base: str) -> bool:
        """Tell whether a word with "'s" behind it may be somebody's name: "Marina's doing the till"."""
        if not self.titled(i) or not base.isalpha() or base in en.FINITE or base in en.LIGHT:
            return False
        return base not in self.lexicon.when and base not in names.HARD

    def _willed(self, j: int, end: int) -> bool:
        """Tell whether words j to end, behind "I will", promise a step and not only to look or to call."""
        if j + 1 >= end or self.word(j) in en.PASSING:
            return False
        verb, following = self.word(j), self.word(j + 1)
        if verb not in en.BASE and not (self.acting(verb) and verb not in en.CHARGED and verb not in en.TELL):
            return False
        if following == "you":
            return verb in en.FETCHING and j + 2 < end
        whither = following == "to" and j + 2 < end and self.titled(j + 2)
        return whither or (self.specific(j + 1, end) and following not in ("that", "it"))

    def _arranged(self, who: str, j: int, end: int) -> bool:
        """Tell whether words j to end, behind "I am" or the like, are arranged or refused, and not going on."""
        refused = self.word(j - 1).endswith("n't") or self.word(j) == "not"
        j += self.word(j) == "not"
        if j + 1 >= end or any(self.word(k) in en.ONGOING for k in range(j, end)):
            return False
        verb, own = self.word(j), who in ("we're", "i'm", "we", "i")
        if not own and verb == "doing":
            return True
        if verb == "going" and not self._going(j, end):
            return False
        if who in ("we're", "we") and verb in en.SERVING and j + 2 == end:
            return True
        if refused and own:
            return verb.endswith("ing") and verb not in en.FEELING and self.specific(j + 1, end)
        if verb in en.PROCESS and not (refused or self.scheduled(j, end) or (not own and verb in ("making", "baking"))):
            return False
        if verb not in en.DOING and verb not in en.DOING_OBJECTIVE and not (refused and verb == "having"):
            return False
        return refused or (self.word(j + 1) not in en.IDLE_OBJECTS and self.specific(j + 1, end))

    def third_person(self, i: int, end: int, first: int) -> bool:
        """ "Ravi places the order", "my uncle drives the bride", "the dog goes to Pat"."""
        if self._handed(i, end):
            return True
        word = self.word(i)
        j = i + 1
        if word in ("my", "your", "our", "the") and j < end and self.word(j) in en.RELATIVES:
            j += 1
        elif word in en.KIN:
            j += j < end and self.titled(j)
        elif j < end and self._grouped(j):
            j += 1
        elif self.person(i, first):
            j += j < end and self.titled(j) and self.word(j) not in en.THIRD
            if j + 1 < end and self.word(j) == "and" and (self.person(j + 1, first) or self.word(j + 1) in en.KIN):
                j += 2
        else:
            return False
        if j >= end or self.scope.parted(j - 1):
            return False
        if j + 1 == end and self.word(j) in en.CHARGES:
            return True  # "Karim drives."
        return self._assigned(j, end, plural=word in en.KIN or word in ("my", "the", "our") or j > i + 1)

    def _grouped(self, j: int) -> bool:
        """Tell whether word j, with the one before it, is a relative or a group: "Leila's mum", "group B"."""
        before = self.word(j - 1)
        if before.endswith("'s"):
            return self.word(j) in en.RELATIVES
        return before in en.GROUPS and (self.titled(j) or self.is_number(self.word(j)))

    def _handed(self, i: int, end: int) -> bool:
        """ "The dog goes to Pat", "vaccinations move to room 6": a thing and its new place or keeper."""
        for j in range(i, min(end - 2, i + 4)):
            if self.word(j) in en.FINITE or self.word(j) == "to":
                return False
            back = self.word(j + 1) in ("back", "up", "out", "in", "down") and self.word(j + 2) in ("on", "at")
            if j > i and self.word(j) in ("goes", "go") and self.word(j + 1) == "back" and self.word(j + 2) == "to":
                return j + 3 < end and self.word(i) not in en.LIVING
            if j > i and back and self.word(j) in ("goes", "go", "comes", "come"):
                return self.when(j + 3, end)
            if j > i and self.word(j) in ("goes", "go", "moves", "move", "shifts", "passes"):
                there = range(j + 2, min(end, j + 4))
                known = end - j == 3 or any(self.specific(k, end) for k in there)
                return known and (self.word(j + 1) in ("to", "into") or (end - j > 3 and self.word(j + 1) == "in"))
        return False

    def _assigned(self, j: int, end: int, *, plural: bool) -> bool:
        """Tell whether words j to end say what somebody does for the matter at hand, and not what he is like."""
        verb = self.word(j)
        if j + 1 >= end or self.scope.parted(j) or self.usual(j, end):
            return False
        following = self.word(j + 1)
        if verb == "is":
            role = self.word(min(j + 2, end - 1)) if following in ("on", "our", "the") else following
            return role in en.ROLES
        if verb == "on" and end - j <= 3:
            return self.labelled and following not in INDEFINITE
        timed = any(self.when(k, end) for k in range(j + 2, end))
        if timed and verb.endswith("s") and self.acting(verb[:-1]) and following not in en.PARTICLES:
            return self.specific(j + 1, end)
        if verb not in en.THIRD and not (plural and verb in en.BASE):
            return False
        if verb in en.OCCUPIED and following in ("in", "at", "for") and not timed:
            return False  # "my sister teaches in Bath"
        if following in INDEFINITE or (verb in en.AMOUNT_VERBS and _DIGIT.match(following)):
            return False
        if following in ("me", "us") or (following == "for" and verb in ("plays", "play")):
            return False
        if following in en.COURSE and (end - j == 2 or verb == "takes"):
            return True
        bare = end - j == 2 and verb not in ("gets", "keeps") and not following.endswith("ly")
        bare = bare and following not in en.PARTICLES
        return bare or self.specific(j + 1, end)

    def told(self, i: int, end: int, stop: int, first: int) -> bool:
        """ "Ravi, cancel the van", "please tell the printer": a verb in the imperative, to a name or with "please"."""
        if i + 3 < end and self.word(i + 1) == "you" and (self.person(i, first) or self._mentioned(i)):
            return self.word(i + 2) in en.BASE and self.specific(i + 3, stop)  # "@tomasz you take LRK-41"
        called = i + 1 < stop and i + 1 == end and self.person(i, first)
        j = i + 1 if called else i
        polite = False
        if j < stop and self.word(j) in _PLEASE:
            polite, j = True, j + 1
        if not polite and j > first and self.word(j - 1) in _PLEASE:
            polite = True
        if not (called or polite) or j + 1 >= stop:
            return False
        verb, following = self.word(j), self.word(j + 1)
        if verb in ("check", "keep", "count") and not polite:
            return False
        if following in ("me", "us", "attached", "out", "in") or (verb in ("find", "see", "let") and not called):
            return False
        return (verb in en.BASE or verb in en.TELL) and (polite or self.specific(j + 1, stop))

    def charged(self, i: int, end: int) -> bool:
        """ "AP Jonas: order chairs", "Neil to write to the council": what the minutes give somebody to do."""
        for j in range(i + 1, min(end - 1, i + 4)):
            if self.word(i) in en.JUDGED:
                break
            if self.word(j) == "to" and all(self.person(k, i) or self.word(k) in ("and", "or") for k in range(i, j)):
                return self.word(j + 1) in en.BASE or self.word(j + 1) in en.TELL or self.word(j + 1) in en.CHARGED
        word = self.word(i)
        return self.listed and (word in en.BASE or word in en.TELL or word in en.CHARGED)
