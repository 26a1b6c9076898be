"""English clauses about what holds: "no phones at the table", "launch is the 9th", "set the budget to 300".

They rule, conclude, set a date or a price, choose or instruct; most have no subject that acts, many no verb at all.
"""

from __future__ import annotations

from typing import Final

from zettelpy.extract.decision_clauses import INDEFINITE, Clauses
from zettelpy.extract.decision_signs import SETTING
from zettelpy.text.lexicon import names
from zettelpy.text.lexicon.dates import MONTHS
from zettelpy.text.lexicon.decided import en_shapes as en

_LOOK: Final = 9  # words of a clause that are looked at
_DETERMINERS: Final = frozenset("the a an no both just one two three four five six all".split())
_MEASURED: Final = frozenset("takes costs makes has".split())
_AMOUNTING: Final = frozenset("is are stays pay pays now goes go up down to at everywhere".split())
_BEGINNING: Final = frozenset("is are will be now starts start moves stays set".split())
_HAVING: Final = frozenset("need needs have has are".split())
_BOUNDS: Final = frozenset("till until inside during before after between near under".split())
_UNTIL: Final = frozenset("for from until till on at then too already the".split())
_OWN: Final = frozenset("my his her their".split())
_NUMBERED: Final = frozenset("option plan version variant number route offer quote choice draft design layout".split())
_MONEY: Final = frozenset("pounds pound euros euro dollars quid bucks francs cents kroner pence".split())
_LISTS: Final = frozenset("list calendar cart order basket agenda plan budget".split())
_WHOM: Final = frozenset("me us him her it them".split())
_WHOSE: Final = frozenset("my our the i'm we're".split())
_BEING: Final = frozenset("is are i'm we're".split())


class Matters(Clauses):
    """Tells whether the clause of words i to end, in a sentence that runs to stop, says what is to hold."""

    def ruled(self, i: int, end: int) -> bool:
        """ "Nobody deploys on Fridays", "no phones at the table"."""
        word = self.word(i)
        if word in ("nobody", "none") or (word == "no" and i + 1 < end and self.word(i + 1) == "one"):
            j = i + 1 + (word == "no")
            if j < end and self.word(j) == "of":
                j += 2
            return j < end and self.word(j) in en.RULED
        if word in ("every", "each") and i + 3 < end:
            verb = self.word(i + 2)
            return verb in en.RULED and verb not in _MEASURED and self.word(i + 3) not in INDEFINITE
        return word in ("no", "zero") and i + 1 < end and self._forbidden(i, end)

    def _forbidden(self, i: int, end: int) -> bool:
        """Tell whether words i to end, which "no" opens, forbid or drop something, and do not miss it."""
        last = self.word(end - 1)
        if self.word(i + 1) in en.AWAITED:
            return False
        bound = end - i > 3 and self.word(i + 2) in _BOUNDS
        if bound and self.verbless(i + 1, end):
            return True
        if end - i > 2 and (last in en.NO_NORM or self.word(i + 2) in ("for", "left", "yet", "found")):
            return False
        if last == "then" or (self.word(end - 2) == "after" and last == "all"):
            return end - i <= 6
        if self.labelled and end - i == 2:
            return last.endswith("s") and not last.endswith("ss") and last not in en.LACKED
        if self.word(i + 1).endswith("ing") and end - i > 2 and self.word(i + 1) not in en.NOT_ACTS:
            return self.word(i + 2) in ("in", "at", "on", "from", "without", "here") and self.verbless(i + 1, end)
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
        if self.titled(j) or self.when(j, stop) or self.word(j) in _DETERMINERS or self.word(j) in _NUMBERED:
            return True
        return any(self.when(k, stop) for k in range(j, min(stop, j + 6)))

    def dated(self, i: int, end: int, stop: int) -> bool:
        """ "Launch is the 9th", "doors at seven", "the rehearsal's on Thursday", "replies by 2 June"."""
        for j in range(i, min(end, i + 4)):
            linked = self._event(j)
            if linked is not None:
                j += j + 1 < end and self.word(j + 1) in ("time", "date")
                return self._set(i, j, end, stop, linked=linked)
            own = self.word(j) in _OWN and self.word(min(j + 2, end - 1)) != "date"
            if own or self.word(j) in en.FINITE:
                return False
        return self._due(i, end) or self._switched(i, end)

    def _set(self, i: int, j: int, end: int, stop: int, *, linked: bool) -> bool:
        """Tell whether a time is set for the event that is word j of a clause; `linked`: it has its verb with it."""
        if j + 1 == end < stop and self.when(end, stop):
            return self.verbless(end, stop)
        if end - i <= _LOOK and self.verbless(j + 1, stop) and self._timed(j + 1, stop):
            return True
        k = j + 1
        placed = k + 2 == end and self.word(k) in ("is", "are") and self.titled(k + 1)
        if placed or (linked and k + 1 == end == stop and self.titled(k)):
            return True  # "the trip is Prague"
        while k < end and self.word(k) in _BEGINNING:
            linked, k = True, k + 1
        while k < end and self.word(k) in ("on", "at", "the", "to", "for", "from", "in", "by", "until"):
            linked, k = linked or self.word(k) in ("at", "on", "by"), k + 1
        return self.when(k, end) and (linked or k == j + 1) and self.verbless(k, end)

    def priced(self, i: int, end: int) -> bool:
        """ "Tickets are 12", "visitors pay four pounds", "the fee is £42 from July"."""
        for j in range(i, min(end, i + 4)):
            word = self.word(j)
            if word in _OWN or word in en.FINITE:
                return False
            if word in en.PRICES:
                k, linked = j + 1, self.scope.parted(j) if j + 1 < end else False
                while k < end and self.word(k) in _AMOUNTING:
                    linked, k = True, k + 1
                return linked and k < end and self.when(k, end) and self.verbless(k, end)
        return False

    def contrasted(self, first: int, end: int, stop: int) -> bool:
        """ "Go, not Rust": one thing and, set off, the one that it is not."""
        short = self.labelled and end < stop and stop - first <= 8 and end - first <= 4
        if not short or self.word(end) != "not" or end + 1 >= stop:
            return False
        return self.word(end + 1) not in INDEFINITE and self.verbless(first, stop)

    def instructed(self, i: int, end: int) -> bool:
        """ "Set the budget to 300", "make it eight servings", "put me down for two": what is set as a fact."""
        word, rest = self.word(i), [self.word(j) for j in range(i + 1, min(end, i + _LOOK))]
        if len(rest) < 2 or self.told_of_past(i, end):
            return False
        if word in SETTING:
            if rest[0] in ("a", "an"):
                return word == "set" and any(map(self._counts, rest[2:]))
            return "to" in rest[1:] and rest[0] not in INDEFINITE
        if word in ("cancel", "delete", "remove", "stop"):
            return rest[0] in ("my", "that", "the", "our") and self.labelled
        if word in ("deliver", "ship", "send"):
            return rest[0] == "to" and self.labelled
        if word == "add":
            return "to" in rest and rest[-1] in _LISTS
        if word in ("remember", "note", "save"):
            whose = rest[1] if rest[0] == "that" else rest[0]
            return whose in _WHOSE and not _BEING.isdisjoint(rest)
        if word == "make":
            counted = rest[0] in ("it", "that", "them", "my", "the", "this") and any(map(self._counts, rest[1:]))
            return counted or (self.when(i + 1, end) and rest[1] in ("my", "the", "our"))
        if word in ("do", "take", "pick", "choose", "try", "go"):
            at = 1 if rest[0] in ("with", "for") else 0
            return rest[at] in _NUMBERED and self.specific(i + 1 + at, end)
        if word == "use":
            return self.labelled and len(rest) <= 4 and rest[0] not in ("my", "your", "it", "this", "that", *INDEFINITE)
        if word == "put" and rest[0] in ("the", "my", "our") and any(self.when(k, end) for k in range(i + 3, end)):
            return True
        if word in ("put", "mark", "sign"):
            return rest[0] in _WHOM and rest[1] in ("down", "for", "on", "as", "in", "up")
        if word in ("call", "name", "rename"):
            return rest[0] in ("it", "the", "this", "that", "my") and self.words.surface(i + len(rest))[:1].isupper()
        return word in ("forget", "drop", "scrap") and rest[0] == "the" and rest[-1] in ("plan", "idea", "thing")

    def _counts(self, word: str) -> bool:
        """Tell whether a word is a number, in digits or letters, or names a time."""
        return self.is_when(word) or word in self.lexicon.numbers

    def shared_out(self, i: int, end: int, stop: int) -> bool:
        """ "Five minutes each", "drinks before the meal, two per head": an amount for each, without a verb."""
        own = (word for word in map(self.word, range(i, stop)) if word not in ("is", "are"))
        if stop - i > 10 or any(word in en.FINITE for word in own):
            return False
        for k in range(i + 1, min(stop - 1, i + 4)):
            if self.word(k) in ("a", "per") and self.labelled and self._counts(self.word(i)):
                return self.word(k - 1) in _MONEY
        share = self.word(stop - 1) in ("each", "apiece", "pp") or self.word(stop - 2) in ("per", "a")
        return share and any(self.when(k, stop) for k in range(i, stop))

    def chosen(self, i: int, end: int) -> bool:
        """ "Band it is": a thing of a word or two, and "it is"."""
        for k in range(i + 1, min(end - 3, i + 4)):
            if self.word(k) == "it" and self.word(k + 1) == "is" and self.word(k + 2) == "for":
                end = k + 2  # "RabbitMQ it is for the worker"
                break
        if not 3 <= end - i <= 6 or self.word(end - 1) != "is" or self.word(end - 2) != "it":
            return False
        pointing = self.word(i) in en.IDLE or self.word(i) in ("here", "this", "how", "where")
        return not pointing and self.verbless(i, end - 2)

    def filled(self, i: int, end: int) -> bool:
        """ "Captain on Saturday is Mo", "the cake's on me": a role or a charge and who has it."""
        last = end - 1
        if 2 <= last - i <= 4 and self.word(last) in ("me", "us") and self.word(last - 1) == "on":
            return self.word(last - 2).endswith("'s")
        return self.word(i) in en.ROLES and 2 <= last - i <= 6 and self.word(last - 1) == "is" and self.person(last, i)

    def done(self, i: int, end: int) -> bool:
        """ "Quit the choir today": a step that binds, in the past, of somebody who leaves himself out."""
        if self.word(i) not in en.DID or not INDEFINITE.isdisjoint(map(self.word, range(i + 1, min(end, i + _LOOK)))):
            return False
        return i + 1 < end and self.specific(i + 1, end) and self.verbless(i + 1, end)

    def standing(self, i: int, end: int, stop: int) -> bool:
        """ "The hotel's booked", "hike is off", "the deposit has been paid": of a thing, how it stands for good."""
        for j in range(i, min(end - 1, i + 5)):
            word = self.word(j)
            head, _, tail = word.partition("'")
            linked = tail == "s" and head not in en.NO_THINGS and head + "'s" not in en.FINITE
            if word == "will" and j > i and self.word(j + 1) == "be" and j + 3 < end:
                there = self.word(j + 2) in ("at", "in", "on") and self.word(j - 1) in en.EVENTS | en.PLANNED
                return there and self.specific(j + 3, end)
            if not linked and word not in ("is", "are", "has", "have"):
                if word in en.SUBJECTS or word in en.FINITE or word.endswith("n't"):
                    return False
                continue
            if j == i and not linked:
                return False
            thing = head if linked else self.word(j - 1)
            if thing in en.NO_THINGS:
                return False
            if word in ("has", "have") and self.word(j + 1) != "been":
                return False  # "eleven people have paid"
            k = j + 1
            while k < end and self.word(k) in ("all", "now", "been", "officially", "definitely"):
                k += 1
            if k >= end or (k + 1 < end and self.word(k + 1) not in _UNTIL):
                return False
            event = thing in en.EVENTS or thing in en.PLANNED
            return self.word(k) in en.SETTLED or (self.word(k) in en.STANDS and event)
        return False

    def fallen_to(self, i: int, end: int) -> bool:
        """ "Then it's Omar", "the new date is Tuesday the 16th", "first work day is the 21st": what it is now."""
        if self.word(i) in ("it's", "its") and i and self.word(i - 1) in ("then", "so") and end - i <= 4:
            return self.titled(i + 1) or self.when(i + 1, end)
        if self.word(i) not in ("the", "our", "first", "next", "final", "new", "last") and not self.titled(i):
            return False
        if self.word(i) in en.IDLE or self.word(i) in ("this", "it", "here", "there", "today", "he", "she"):
            return False
        for j in range(i + 1, min(end - 1, i + 8)):
            word = self.word(j)
            if word == "is":
                dated = self.word(j + 1) in en.DAYS or (self.word(j + 1) == "the" and self.when(j + 2, end))
                month = any(self.word(k) in MONTHS["en"] for k in range(j + 2, min(end, j + 5)))
                dated |= self.word(j + 1)[:1].isdigit() and month
                return dated and self.word(j - 1) not in en.UNPLANNED and self.verbless(j + 1, end)
            if word in en.FINITE:
                return False
        return False

    def remaining(self, i: int, end: int, stop: int) -> bool:
        """ "The old logo stays": of a thing, and no more said."""
        if end != stop or not 2 <= end - i <= 5 or self.word(end - 1) not in ("stays", "remains"):
            return False
        thing = self.word(end - 2)
        return thing not in en.LIVING and thing not in names.GIVEN and self.verbless(i, end - 1)

    def allotted(self, i: int, end: int, stop: int) -> bool:
        """ "Redis for the cache", "the small one please": what is taken for what, of somebody who chats."""
        asked = self.word(stop - 1) in ("please", "pls") and end == stop
        if not self.labelled or not 3 <= stop - i <= 8 or not (asked or self.word(i + 1) == "for"):
            return False
        if not self.verbless(i, stop):
            return False
        if asked:
            return self.word(i) == "the"
        return (
            self.word(i) not in en.CHEERS
            and not self.word(i).endswith(("ed", "ful"))
            and self.word(i + 2) in ("the", "our")
            and end - i <= 6
        )

    def on_duty(self, i: int, end: int) -> bool:
        """ "I'm on drinks", "Lucas you're on sound": who has which charge."""
        for j in range(i, min(end - 2, i + 2)):
            if self.word(j) in ("i'm", "you're", "im", "youre") and self.word(j + 1) == "on":
                return end - j <= 4 and self.word(end - 1) in en.ON_DUTY
        return False

    def obliged(self, i: int, end: int) -> int:
        """Return where "must" ends in "invoices must be sent by the 25th", a duty with its day; else 0."""
        for k in range(i, min(end - 3, i + 7)):
            word = self.word(k)
            if word in en.SUBJECTS:
                return 0
            duty = word in ("must", "shall") or (word == "to" and self.word(k + 1) == "be")
            if duty or (word in _HAVING and self.word(k + 1) == "to"):
                rest = range(k + 2, min(end - 1, k + _LOOK))
                due = any(self.word(j) in ("by", "before", "until", "from") and self._soon(j + 1, end) for j in rest)
                return k + 2 if due else 0
        return 0

    def _soon(self, i: int, end: int) -> bool:
        """Tell whether a time follows, behind an article or none."""
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

    def _timed(self, first: int, stop: int) -> bool:
        """Tell whether a time stands among a few words, none of which speaks of the past."""
        own = range(first, min(stop, first + _LOOK))
        if not own or any(self.word(k) in en.PAST for k in own):
            return False
        return any(self.when(k, stop) for k in own) and any(self.word(k) in ("at", "on", "from", "by") for k in own)

    def _switched(self, i: int, end: int) -> bool:
        """Tell whether words i to end are such as "music off at ten", "lights out by eleven"."""
        for k in range(i + 1, min(end - 2, i + 4)):
            if self.word(k) in ("off", "out", "on", "open", "closed", "shut", "over"):
                at = self.word(k + 1) in ("at", "by", "from", "until")
                return at and self.when(k + 2, end) and self.verbless(i, end)
        return False

    def _due(self, i: int, end: int) -> bool:
        """Tell whether words i to end are a thing and a day by which it is due, without a verb."""
        for k in range(i + 1, min(end - 1, i + 6)):
            if self.word(k) in ("by", "until", "before") and self._soon(k + 1, end):
                return self.verbless(i, end) and self.word(i) not in ("sold", "done", "home", "back", "ready", "closed")
        return False
