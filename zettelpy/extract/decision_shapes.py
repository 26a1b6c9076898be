"""English clauses into cues of decisions by their shape: who does what to which thing, with no set phrase.

People in a chat settle things in plain clauses: "taking the early train instead", "I fetch him at one", "Ravi orders
the chairs", "Ravi, cancel the van", "nobody deploys on Fridays", "launch is the 9th", "so Alnwick, then". Each clause of
a sentence is read from its opening: fillers are passed over, then the person, the tense and class of the verb and the
kind of its object decide (an indefinite object is a fact of life: "my uncle drives a Bentley"). What is asked, doubted,
reported or usual is left to `decision_judge`, which judges these cues as it does phrases.

The classes of words are in `text.lexicon.decided.en_shapes`. Shallow parsing by clause openings, in the manner of
finite-state partial parsers (Abney 1996). Linear: a clause looks at a bounded number of its first words.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from zettelpy.extract.decision_cues import Cue, Lexicon, languages_of, lexicon
from zettelpy.extract.negation import Found, Scope
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE
from zettelpy.text.lexicon import names
from zettelpy.text.lexicon.decided import en_shapes as en
from zettelpy.text.phrases import Hit

_LONG: Final = 40  # words of a sentence that is no longer read
_LOOK: Final = 9  # words of a clause that are looked at
_NOTE: Final = 160  # characters of a paragraph that may be a note or an item; a longer one, of no speaker, is prose
_LABELS: Final = 4  # words of a label
_LABEL: Final = re.compile(r"[\[(]?[^:\n]{1,48}: ")
_DIGIT: Final = re.compile("[0-9]")
_HABITUAL: Final = re.compile("(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:week(?:end|day)|morning|evening)s")
_UNLIKE_NAMES: Final = ("ed", "nt", "al", "ive", "ful", "ous", "able", "tion", "ing", "ment", "ity", "ness", "ware", "ance", "ence")
_PLEASE: Final = frozenset(("please", "pls", "plz"))
_ENGLISH: Final = frozenset(("en",))
_DETERMINERS: Final = frozenset("the a an no both just one two three four five six all".split())
_INDEFINITE: Final = frozenset("a an some very so nothing like any too".split())


class _Shapes:
    """The clauses of one text, read one after the other."""

    def __init__(self, columns: Columns) -> None:
        self.columns, self.words = columns, columns.words
        self.scope, self.lexicon = Scope(columns), lexicon()
        self.word = self.scope.word
        self.labelled = False  # the sentence at hand has a speaker or a label
        self.listed = False  # its label makes it an item of minutes: "Action:", "AP Jonas:"

    def when(self, i: int, stop: int) -> bool:
        """Tell whether a word is a number or names a time."""
        return i < stop and _is_when(self.word(i), self.lexicon)

    def titled(self, i: int) -> bool:
        surface = self.words.surface(i)
        return surface[:1].isupper() and surface.partition("'")[0] != "I"

    def person(self, i: int, first: int) -> bool:
        """Tell whether a word is somebody's name, as far as its spelling tells."""
        word = self.word(i)
        if word in en.SUBJECTS:
            return False
        if word in names.GIVEN and (self.titled(i) or word not in names.AMBIGUOUS):
            return True
        if not self.titled(i) or len(word) < 2 or not word.isalpha() or word in en.FINITE or word in en.LIGHT:
            return False
        if word in names.HARD or word in self.lexicon.when or word in en.BASE:
            return False
        return not word.endswith(_UNLIKE_NAMES) or i > first

    def specific(self, i: int, stop: int) -> bool:
        """Tell whether the words from i on are a definite object, a time, a number or a name."""
        if i >= stop or self.scope.parted(i - 1):
            return False
        word = self.word(i)
        if word in en.PARTICLES:
            return i + 1 < stop and not self.scope.parted(i) and (
                self.word(i + 1) not in _INDEFINITE and (self.specific(i + 1, min(stop, i + 4)))
            )
        definite = word in en.DEFINITE or self.when(i, stop) or self.titled(i)
        return definite or ("'s" in word and len(word) > 4)

    def verbless(self, first: int, stop: int) -> bool:
        """Tell whether there is no subject and no finite verb among some words."""
        return not any(self.word(j) in en.FINITE for j in range(first, stop))

    def scheduled(self, first: int, stop: int) -> bool:
        """Tell whether a time stands among some words, or what sets one course against another."""
        return any(self.when(k, stop) or self.word(k) in en.COURSE for k in range(first, stop))

    def told_of_past(self, first: int, stop: int) -> bool:
        """Tell whether some words speak of the past, by a verb in "-ed" or a time."""
        own = map(self.word, range(first, stop))
        return any(word in en.PAST or (len(word) > 4 and word.endswith("ed") and word not in en.NOT_PAST) for word in own)

    def usual(self, first: int, stop: int) -> bool:
        return any(_HABITUAL.fullmatch(self.word(j)) for j in range(first, stop))

    # Shapes: each tells whether the clause of words i to end, in a sentence that runs to stop, is one.

    def eliding(self, i: int, end: int, stop: int) -> bool:
        """ "Taking the train instead", "not selling the piano": a participle of doing with its object, no subject."""
        word = self.word(i)
        if end - i == 2 and end == stop and self.labelled and word in en.BARELY:
            return self.word(i + 1) not in en.IDLE_OBJECTS and self.word(i + 1) not in en.PARTICLES
        if end - i < 3 or (word not in en.DOING and word not in en.DOING_OBJECTIVE):
            return False
        following = self.word(i + 1)
        if following in en.IDLE_OBJECTS or following.endswith("ing") or (
            word in en.PROCESS and not self.scheduled(i, end)
        ) or (word == "going" and not self._going(i, end)):
            return False
        if word in en.DOING_OBJECTIVE and not self.specific(i + 1, end):
            return False
        if not self.verbless(i + 1, end):
            return False
        return self.labelled or end == stop or self.word(end) not in en.SUBJECTS

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
            return self.word(j + 1) not in _INDEFINITE
        if self.word(min(j + 2, end - 1)) in ("best", "worst", "most"):
            return False
        if self.told_of_past(j, end) or (self.word(j + 1) == "all" and self.word(min(j + 2, end - 1)).endswith("s")):
            return False
        if self.scope.parted(j) or not _INDEFINITE.isdisjoint(map(self.word, range(j + 1, min(end, j + 3)))):
            return False
        loose = self.word(j) not in en.CUSTOM and self.word(j + 1) not in en.IDLE_OBJECTS and self.specific(j + 1, end)
        if self.word(j) not in en.BASE:  # a verb not listed: of doing, as far as its form tells
            return loose and self._acting(self.word(j))
        return loose or any(self.when(k, end) for k in range(j + 1, min(end, j + 7)))

    def _acting(self, word: str) -> bool:
        """Tell whether a word behind "I" may be a verb of doing in the present, by its form and by what it is not."""
        if not word.isalpha() or len(word) < 4 or word.endswith(("ed", "ly", "ing", "ought", "ew", "ept", "elt")):
            return False
        return word not in en.STATIVE and word not in en.FINITE and word not in self.lexicon.fillers

    def in_hand(self, i: int, end: int, first: int) -> bool:
        """ "I'm bringing the trifle", "Otis isn't having a phone", "we'll feed the cat": arranged, willed or refused."""
        word, j = self.word(i), i + 1
        if j + 1 >= end or self.scope.parted(i):
            return False
        if word in ("i'll", "we'll") or (word in ("i", "we") and self.word(j) in ("will", "shall")):
            j += word in ("i", "we")
            return j + 1 < end and self.word(j) in en.BASE and self.word(j) not in en.PASSING and (
                self.specific(j + 1, end) and self.word(j + 1) not in ("that", "it", "you")
            )
        if self.word(j) == "will" and (word in en.KIN or self.person(i, first)) and j + 2 < end:
            return self.word(j + 1) in en.BASE | en.TELL | en.CHARGED and self.specific(j + 2, end)
        if word in ("i", "we") or (word not in ("i'm", "im", "we're") and not word.endswith("'s")):
            if word not in ("i", "we") and word not in en.KIN and not self.person(i, first):
                return False
            if self.word(j) not in ("am", "are", "is", "isn't", "aren't"):
                return False
            j += 1
        elif word.endswith("'s") and word.partition("'")[0] not in en.KIN and not self.person(i, first):
            return False
        refused = self.word(j - 1).endswith("n't") or self.word(j) == "not"
        j += self.word(j) == "not"
        if j + 1 >= end or any(self.word(k) in en.ONGOING for k in range(j, end)):
            return False
        if self.word(j) == "going" and not self._going(j, end):
            return False
        if word in ("we're", "we") and self.word(j) in en.SERVING and j + 2 == end:
            return True
        if refused and self.word(i) in ("we're", "i'm", "we", "i"):
            return self.word(j).endswith("ing") and self.word(j) not in en.FEELING and self.specific(j + 1, end)
        doing = self.word(j) in en.DOING or self.word(j) in en.DOING_OBJECTIVE or (refused and self.word(j) == "having")
        if self.word(j) in en.PROCESS and not (refused or self.scheduled(j, end)):
            return False
        return doing and (refused or (self.word(j + 1) not in en.IDLE_OBJECTS and self.specific(j + 1, end)))

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
        elif word.endswith("'s") and j < end and self.word(j) in en.RELATIVES:
            j += 1
        elif self.person(i, first):
            j += j < end and self.titled(j) and self.word(j) not in en.THIRD
            if j + 1 < end and self.word(j) == "and" and (self.person(j + 1, first) or self.word(j + 1) in en.KIN):
                j += 2
        else:
            return False
        if j >= end or self.scope.parted(j - 1):
            return False
        return self._assigned(j, end, plural=word in en.KIN or word in ("my", "the", "our") or j > i + 1)

    def _handed(self, i: int, end: int) -> bool:
        """ "The dog goes to Pat", "vaccinations move to room 6": a thing and its new place or keeper."""
        for j in range(i, min(end - 2, i + 4)):
            if self.word(j) in en.FINITE or self.word(j) == "to":
                return False
            if j > i and self.word(j) in ("goes", "go", "moves", "move", "shifts", "passes"):
                there = range(j + 2, min(end, j + 4))
                return self.word(j + 1) in ("to", "into") and (end - j == 3 or any(self.specific(k, end) for k in there))
        return False

    def _assigned(self, j: int, end: int, *, plural: bool) -> bool:
        """Tell whether words j to end say what somebody does for the matter at hand, and not what he is like."""
        verb = self.word(j)
        if j + 1 >= end or self.scope.parted(j) or self.usual(j, end):
            return False
        following = self.word(j + 1)
        if verb == "is":
            return following in en.ROLES or (following in ("on", "our", "the") and self.word(min(j + 2, end - 1)) in en.ROLES)
        if verb == "on" and end - j <= 3:
            return self.labelled and following not in _INDEFINITE
        timed = any(self.when(k, end) for k in range(j + 2, end))
        if timed and verb.endswith("s") and self._acting(verb[:-1]) and self.specific(j + 1, end):
            return following not in _INDEFINITE and following not in en.PARTICLES
        if verb not in en.THIRD and not (plural and verb in en.BASE):
            return False
        if following in _INDEFINITE or (verb in en.AMOUNT_VERBS and _DIGIT.match(following)):
            return False
        if following in ("me", "us") or (following == "for" and verb in ("plays", "play")):
            return False
        return self.specific(j + 1, end) or (end - j == 2 and following not in en.PARTICLES and not following.endswith("ly"))

    def told(self, i: int, end: int, stop: int, first: int) -> bool:
        """ "Ravi, cancel the van", "please tell the printer": a verb in the imperative, to a name or with "please"."""
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
        return (verb in en.BASE or verb in en.TELL) and (polite or self.specific(j + 1, stop) or following in en.DEFINITE)

    def ruled(self, i: int, end: int) -> bool:
        """ "Nobody deploys on Fridays", "no phones at the table"."""
        word = self.word(i)
        if word in ("nobody", "none") or (word == "no" and i + 1 < end and self.word(i + 1) == "one"):
            j = i + 1 + (word == "no")
            if j < end and self.word(j) == "of":
                j += 2
            return j < end and self.word(j) in en.RULED
        if word in ("every", "each") and i + 3 < end:
            return self.word(i + 2) in en.RULED and self.word(i + 3) not in _INDEFINITE and (
                self.word(i + 2) not in ("takes", "costs", "makes", "has")
            )
        if word not in ("no", "zero") or i + 1 >= end:
            return False
        last = self.word(end - 1)
        bound = end - i > 3 and self.word(i + 2) in ("inside", "during", "before", "after", "between", "near", "under")
        if bound and self.verbless(i + 1, end):
            return True
        if end - i > 2 and (last in en.NO_NORM or self.word(i + 2) in ("for", "left", "yet", "found", "in_the")):
            return False
        if last == "then" or (self.word(end - 2) == "after" and last == "all"):
            return end - i <= 6
        if self.labelled and end - i == 2:
            return last.endswith("s") and not last.endswith("ss") and last not in en.LACKED
        noun = self.word(i + 1) in en.FORBIDDEN or (i + 2 < end and self.word(i + 2) in en.FORBIDDEN)
        return noun and self.verbless(i + 1, min(end, i + 4))

    def concluded(self, i: int, end: int, stop: int) -> bool:
        """ "So Whitby, first week of August", "so the red coat": what follows "so" has no verb and names something."""
        while i + 1 < end and self.word(i) in en.LIGHT and self.word(i) not in ("so", "not", "no"):
            i += 1
        if self.word(i) != "so" or i + 1 >= stop or stop - i > 14 or self.word(i + 1) in en.IDLE:
            return False
        j = i + 1
        while j < end and self.word(j) in en.LIGHT:
            j += 1
        if j >= stop or self.word(j) in en.IDLE or not self.verbless(j, stop) or self.told_of_past(j, stop):
            return False
        if self.titled(j) or self.when(j, stop) or self.word(j) in _DETERMINERS:
            return True
        return any(self.when(k, stop) for k in range(j, min(stop, j + 6)))

    def charged(self, i: int, end: int) -> bool:
        """ "AP Jonas: order chairs", "Neil to write to the council": what the minutes give somebody to do."""
        for j in range(i + 1, min(end - 1, i + 4)):
            if self.word(j) == "to" and all(self.person(k, i) or self.word(k) in ("and", "or") for k in range(i, j)):
                return self.word(j + 1) in en.BASE or self.word(j + 1) in en.TELL or self.word(j + 1) in en.CHARGED
        word = self.word(i)
        return self.listed and (word in en.BASE or word in en.TELL or word in en.CHARGED)

    def dated(self, i: int, end: int, stop: int) -> bool:
        """ "Launch is the 9th", "doors at seven", "the rehearsal's on Thursday", "replies by 2 June"."""
        j = i
        while j < min(end, i + 4) and self._event(j) is None:
            own = self.word(j) in ("my", "his", "her", "their") and self.word(min(j + 2, end - 1)) != "date"
            if self.word(j) in en.FINITE or own:
                return False
            j += 1
        kind = self._event(j) if j < min(end, i + 4) else None
        if kind is not None and j + 1 < end and self.word(j + 1) == "time":
            j += 1
        if kind is None:
            return self._due(i, end) or self._switched(i, end)
        if end - i <= _LOOK and self.verbless(j + 1, stop) and self._timed(j + 1, stop):
            return True
        k = j + 1
        linked = kind
        while k < end and self.word(k) in ("is", "are", "will", "be", "now", "starts", "start", "moves", "stays", "set"):
            linked, k = True, k + 1
        while k < end and self.word(k) in ("on", "at", "the", "to", "for", "from", "in", "by", "until"):
            linked, k = linked or self.word(k) in ("at", "on", "by"), k + 1
        return self.when(k, end) and (linked or k == j + 1) and self.verbless(k, end)

    def _switched(self, i: int, end: int) -> bool:
        """Tell whether words i to end are such as "music off at ten", "lights out by eleven"."""
        for k in range(i + 1, min(end - 2, i + 4)):
            if self.word(k) in ("off", "out", "on", "open", "closed", "shut", "over"):
                return self.word(k + 1) in ("at", "by", "from", "until") and self.when(k + 2, end) and self.verbless(i, end)
        return False

    def _timed(self, first: int, stop: int) -> bool:
        """Tell whether a time stands among a few words, none of which speaks of the past."""
        own = range(first, min(stop, first + _LOOK))
        if not own or any(self.word(k) in en.PAST for k in own):
            return False
        return any(self.when(k, stop) for k in own) and any(self.word(k) in ("at", "on", "from", "by") for k in own)

    def shared_out(self, i: int, end: int, stop: int) -> bool:
        """ "Five minutes each", "drinks before the meal, two per head": an amount for each, without a verb."""
        if stop - i > 10 or not self.verbless(i, stop):
            return False
        share = self.word(stop - 1) in ("each", "apiece", "pp") or self.word(stop - 2) in ("per", "a")
        return share and any(self.when(k, stop) for k in range(i, stop))

    def filled(self, i: int, end: int) -> bool:
        """ "Captain on Saturday is Mo": a role and who has it."""
        last = end - 1
        return self.word(i) in en.ROLES and 2 <= last - i <= 6 and self.word(last - 1) == "is" and self.person(last, i)

    def chosen(self, i: int, end: int) -> bool:
        """ "Band it is": a thing of a word or two, and "it is"."""
        return 3 <= end - i <= 6 and self.word(end - 1) == "is" and self.word(end - 2) == "it" and (
            self.verbless(i, end - 2) and self.word(i) not in en.IDLE and self.word(i) not in ("here", "this", "how", "where")
        )

    def done(self, i: int, end: int) -> bool:
        """ "Quit the choir today": a step that binds, in the past, of somebody who leaves himself out."""
        return self.word(i) in en.DID and i + 1 < end and self.specific(i + 1, end) and self.verbless(i + 1, end)

    def obliged(self, i: int, end: int) -> int:
        """Return where "must" ends in "invoices must be sent by the 25th", a duty with its day; 0 where there is none."""
        for k in range(i, min(end - 3, i + 7)):
            word = self.word(k)
            if word in en.SUBJECTS:
                return 0
            if word in ("must", "shall") or (word in ("need", "have", "has", "needs", "are") and self.word(k + 1) == "to"):
                rest = range(k + 2, min(end - 1, k + _LOOK))
                due = any(self.word(j) in ("by", "before", "until", "from") and self._soon(j + 1, end) for j in rest)
                return k + 2 if due else 0
        return 0

    def _soon(self, i: int, end: int) -> bool:
        return self.when(i, end) or (self.word(i) == "the" and self.when(i + 1, end))

    def _event(self, j: int) -> bool | None:
        """Return whether an event has its verb with it ("rehearsal's"); None for what is no event."""
        word = self.word(j)
        head, _, tail = word.partition("'")
        if word == "date" and j and self.word(j - 1) in en.DATES:
            return False
        if head not in en.EVENTS:
            return None
        return tail == "s"

    def _due(self, i: int, end: int) -> bool:
        """Tell whether words i to end are a thing and a day by which it is due, without a verb."""
        for k in range(i + 1, min(end - 1, i + 6)):
            if self.word(k) in ("by", "until", "before") and self._soon(k + 1, end):
                return self.verbless(i, end) and self.word(i) not in ("sold", "done", "home", "back", "ready", "closed")
        return False

    def priced(self, i: int, end: int) -> bool:
        """ "Tickets are 12", "visitors pay four pounds", "the fee is £42 from July"."""
        for j in range(i, min(end, i + 4)):
            word = self.word(j)
            if word in ("my", "his", "her", "their") or word in en.FINITE:
                return False
            if word in en.PRICES:
                k, linked = j + 1, self.scope.parted(j) if j + 1 < end else False
                while k < end and self.word(k) in ("is", "are", "stays", "pay", "pays", "now", "goes", "go", "up", "down", "to", "at", "everywhere"):
                    linked, k = True, k + 1
                return linked and k < end and self.when(k, end) and self.verbless(k, end)
        return False

    def contrasted(self, first: int, end: int, stop: int) -> bool:
        """ "Go, not Rust": one thing and, set off, the one that it is not."""
        short = self.labelled and end < stop and stop - first <= 8 and end - first <= 4
        return short and self.word(end) == "not" and self.verbless(first, stop) and (
            end + 1 < stop and self.word(end + 1) not in _INDEFINITE
        )

    def instructed(self, i: int, end: int) -> bool:
        """ "Set the budget to 300", "make it eight servings", "put me down for two": what is set as a fact."""
        word, rest = self.word(i), [self.word(j) for j in range(i + 1, min(end, i + _LOOK))]
        if len(rest) < 2 or self.told_of_past(i, end):
            return False
        if word in ("set", "change", "raise", "lower", "increase", "reduce", "cut", "move", "switch", "bump", "update", "adjust"):
            if rest[0] in ("a", "an"):
                return word == "set" and any(map(self._counts, rest[2:]))
            return "to" in rest[1:] and rest[0] not in _INDEFINITE
        if word in ("cancel", "delete", "remove", "stop"):
            return rest[0] in ("my", "that", "the", "our") and self.labelled
        if word == "add":
            return "to" in rest and rest[-1] in ("list", "calendar", "cart", "order", "basket", "agenda", "plan", "budget")
        if word in ("remember", "note", "save"):
            return (rest[1] if rest[0] == "that" else rest[0]) in ("my", "our", "the", "i'm", "we're") and not {"is", "are", "i'm", "we're"}.isdisjoint(rest)
        if word == "make":
            return rest[0] in ("it", "that", "them", "my", "the", "this") and any(map(self._counts, rest[1:]))
        if word == "use":
            return self.labelled and len(rest) <= 4 and rest[0] not in ("my", "your", "it", "this", "that", *_INDEFINITE)
        if word in ("put", "mark", "sign"):
            return rest[0] in ("me", "us", "him", "her", "it", "them") and rest[1] in ("down", "for", "on", "as", "in", "up")
        if word in ("call", "name", "rename"):
            return rest[0] in ("it", "the", "this", "that", "my") and self.words.surface(i + len(rest))[:1].isupper()
        return word in ("forget", "ignore", "drop", "scrap") and rest[0] == "the" and rest[-1] in ("plan", "idea", "thing")

    def _counts(self, word: str) -> bool:
        return _is_when(word, self.lexicon) or word in self.lexicon.numbers

    def shape(self, i: int, end: int, stop: int, first: int, opening: bool) -> bool:
        """Tell whether a clause has the shape of a decision; `opening`: nothing but fillers stands before it."""
        if self.first_person(i, end) or self.third_person(i, end, first) or self.in_hand(i, end, first):
            return True
        if not opening:
            return self.ruled(i, end)
        return (
            self.eliding(i, end, stop)
            or self.told(i, end, stop, first)
            or self.charged(i, end)
            or self.ruled(i, end)
            or self.dated(i, end, stop)
            or self.priced(i, end)
            or self.contrasted(i, end, stop)
            or self.instructed(i, end)
            or self.shared_out(i, end, stop)
            or self.chosen(i, end)
            or self.filled(i, end)
            or self.done(i, end)
        )

    def read(self, first: int, stop: int) -> tuple[int, int] | None:
        """Return the words of the first clause of a sentence that has the shape of a decision."""
        i, opening = first, True
        while i < stop:
            end = i
            while end < stop and not (end > i and (self.scope.parted(end - 1) or self._joins(end, stop))):
                end += 1
            if i == first and self.concluded(i, end, stop):
                return i, min(i + 2, end)
            j = i
            while j < end and (self.word(j) in en.LIGHT and self.word(j) != "no"):
                j += 1
            if j == end:
                i = end
                continue
            if self.word(j) in ("if", "unless", "when"):
                j = self._main(j, end)
            if opening and (stopped := self.obliged(j, end)):
                return j, stopped
            if self.shape(j, end, stop, first, opening):
                return j, min(j + 2, end, stop)
            opening, i = False, end
        return None

    def offers(self, first: int, stop: int, asks: bool) -> bool:
        """Tell whether some words put two things to choose from: "Whitby or Filey?", "two options: weekly or monthly"."""
        own = [self.word(k) for k in range(first, stop)]
        return "or" in own[1:-1] and (asks or not {"option", "options", "choice", "either"}.isdisjoint(own))

    def echoes(self, options: range, first: int, stop: int) -> bool:
        """Tell whether a short line names one of the things that the line before put to choose from."""
        own = [self.word(k) for k in range(first, stop) if self.word(k) not in en.LIGHT]
        if not 0 < len(own) <= 4 or "or" in own or not self.verbless(first, stop) or "not" in own:
            return False
        line = self.columns.text.find("\n", self.words.end(options[-1]), self.words.starts[first])
        offered = frozenset(map(self.word, options)) - en.ECHO_SKIP
        return line >= 0 and any(word in offered for word in own)

    def _main(self, i: int, end: int) -> int:
        """Return where the main clause begins behind a condition with no mark between them ("if it rains we move")."""
        for k in range(i + 3, min(end - 1, i + _LOOK)):
            if self.word(k) in ("we", "i", "we'll", "i'll", "we're", "i'm"):
                return k
        return i

    def _joins(self, j: int, stop: int) -> bool:
        return self.word(j) == "and" and j + 2 < stop and self.word(j + 1) in en.SUBJECTS


def _is_when(word: str, table: Lexicon) -> bool:
    return word in table.when or _DIGIT.search(word) is not None


def read_shapes(columns: Columns) -> Iterator[Cue]:
    """Yield the clauses of a text that are decisions by their shape, at most one a sentence, in order.

    >>> from zettelpy.text.columns import read_columns
    >>> text = "I drive a Volvo. Taking the bus instead. Nobody deploys on Fridays."
    >>> [text[cue.found.start : cue.found.end] for cue in read_shapes(read_columns(text))]
    ['Taking the', 'Nobody deploys']
    """
    known = languages_of(columns)
    if known and "en" not in known:
        return
    shapes, words, borders = _Shapes(columns), columns.words, columns.sentence_words
    options = range(0)
    blocks, text, block = columns.layout.blocks, columns.text, 0
    for number, border in enumerate(borders):
        stop = borders[number + 1] if number + 1 < len(borders) else len(words)
        if stop - border < 2 or stop - border > _LONG:
            continue
        start = words.starts[border]
        while block < len(blocks) and blocks[block].end <= start:
            block += 1
        if block == len(blocks):
            return
        own = blocks[block]
        if own.kind == CODE:
            continue
        first = bisect_left(words.starts, own.body, border, stop) if start < own.body else border
        shapes.labelled = bool(own.speaker)
        label = _LABEL.match(text, start, words.starts[stop - 1]) if not own.speaker else None
        if label and (at := bisect_left(words.starts, label.end(), border, stop)) - border <= _LABELS:
            first, shapes.labelled = at, True
        shapes.listed = first > border and shapes.word(border) in en.ACTIONS
        spoken = shapes.labelled or own.end - own.body <= _NOTE
        read = shapes.read(first, stop) if spoken and first < stop else None
        if options and first < stop and shapes.echoes(options, first, stop):
            read = first, stop
        asks = "?" in text[words.end(stop - 1) : words.end(stop - 1) + 3]
        options = range(first, stop) if (asks or shapes.labelled) and shapes.offers(first, stop, asks) else range(0)
        if read is not None:
            hit = Hit("shape en", read[0], read[1])
            found = Found(hit, words.starts[read[0]], words.end(read[1] - 1), number, border, stop, block)
            yield Cue(found, ("shape",), _ENGLISH)
