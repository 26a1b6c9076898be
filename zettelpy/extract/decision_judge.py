r"""A cue of a decision into a yes or no: does its sentence assert that something is decided?

A cue counts where it stands in the place of its kind (`decision_places`) and nothing takes the force from it: no
question, condition, proposal, report, doubt, wish, habit, joke or withdrawal, no negation, no quotation marks, code or
quoted `> ` line, no record of fields parted by `|`. Which guard reaches a cue depends on where the two stand:

    before the cue in its sentence, up to a "but" or "so"     if, propose, told, aside, wish
    before it in its clause                                   sub, hedge, habit, modal
    behind it, close by                                       hedge, aside, parked
    anywhere in the message                                   joke; undo behind the cue

In Japanese, Korean and Hindi the verb stands last and what governs it follows, so there every guard holds for its whole
sentence. A cue and a guard meet only where they are of one language. A negation turns round what is said to be decided;
what is done in the present ("we don't take the van") it leaves a commitment.

Everything is found out once a block, line or sentence, and cues come in order: the time is linear.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from zettelpy.extract.decision_cues import Cue
from zettelpy.extract.decision_places import Reader
from zettelpy.extract.decision_sentences import VERB_LAST, Guard
from zettelpy.extract.negation import Found, cue_span
from zettelpy.text.columns import Columns
from zettelpy.text.layout import CODE, TABLE
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.decided import things
from zettelpy.text.lexicon.names import GIVEN
from zettelpy.text.normalise import fold

_WEAK: Final = frozenset(
    "plan lead dated cleft named alone doer rule called resolve from then drop assent shape choice stay comes event "
    "given moved".split()
)  # said of what is done, decided or not
_DAYS_ALIKE: Final = ("fr", "it")  # "le dimanche" is this Sunday as well
_NO_MORE: Final = frozenset("no больше plus".split())
_USUAL: Final = frozenset(
    "plan dated named doer shape stay comes moved".split()
)  # said of what is done week by week, too
_SCHEDULED: Final = ("dated", "stay", "comes")  # said of what has its hours by itself, too
_ASKED_OPEN: Final = frozenset(("rule", "cleft"))  # they open with a word that may ask
_RELATIVE: Final = ("cleft", "rule")  # said behind a relative pronoun
_UNSURE: Final = ("if", "hedge", "aside", "parked", "propose", "wish", "told")
_OTHERS: Final = frozenset("it the that they he she nobody anybody anyone someone".split())
_REACH: Final = 30  # words before a cue in which a guard holds
_UNTIL_REACH: Final = 4  # words from "until" to the cue that it governs: "until we decide"
_BEHIND: Final = 8  # words behind a cue in which a guard holds
_LOOKED: Final = 6  # guards behind a cue that are looked at
_CHAIN: Final = 4  # auxiliaries and adverbs between a modal verb and a cue

# Quotation by marks, within a block; each kind runs to its own closing mark and never over an opening one.
_QUOTED: Final = lazily(
    r"""
    (?<!\w) " (?=\S) [^"]{1,1000} "
    | “ [^“”]{1,1000} ” | „ [^„“”]{1,1000} [“”] | « [^«»]{1,1000} » | ‹ [^‹›]{1,1000} ›
    | 「 [^「」]{1,1000} 」 | 『 [^『』]{1,1000} 』 | ` [^`\n]{1,1000} `
    """,
    re.VERBOSE,
)
_QUOTE_MARK: Final = lazily('["“„«‹「『`]')
_LAUGH: Final = lazily(
    r"""
    [\U0001f602\U0001f923\U0001f606\U0001f639\U0001f61d\U0001f61c\U0001f92a]
    | \b(?: a?(?:ha){2,}h? | (?:ja){2,}j? | (?:he){2,} | (?:hi){2,} | k{3,} | (?:rs){2,} )\b
    | \b(?: lo+l | lmf?ao | mdr+ | ptdr+ | xd+ )\b
    | (?:ха){2,} | (?:ах){2,} | (?:хе){2,} | \){3,} | 哈{3,} | ㅋ{3,} | ㅎ{3,} | ｗ{3,} | w{3,}\b
    """,
    re.VERBOSE | re.IGNORECASE,
)
# These are as often a smile at the end of a line, so they reach the sentence that they stand in, and back.
_SMILE: Final = lazily("哈哈|ㅋㅋ|ㅎㅎ|ｗｗ|[wW][wW]+\\b|[（(]笑[）)]|笑$|草$", re.MULTILINE)
_STAYS: Final = frozenset(fold(things.STAYS).split())
_PORTUGUESE: Final = frozenset(("pt",))
_CHINESE: Final = frozenset(("zh",))
_CHINESE_NO: Final = lazily("不(?![过错仅但管久如止光用])|没(?![事问意])|未(?!来)|(?<![特分级区])别(?!的|人)|[無无]")
_BOUGHT: Final = lazily(things.BOUGHT, re.VERBOSE)
_MARK: Final = lazily(r"[?？؟。！；]|[.!;](?=\s)")
_SMILE_GAP: Final = 3  # characters behind a sentence in which a smile belongs to it
_RECORD: Final = lazily(r"[\s>*-]{0,8}(?:%%|#end\b|\w{1,12}:[^|\n]{0,200}\||[A-Z]{3,}\|)")


class Judge:
    """Decides, cue after cue in order, whether a decision is asserted."""

    def __init__(self, columns: Columns) -> None:
        self.columns, self.text, self.words = columns, columns.text, columns.words
        self.reader = Reader(columns)
        self.scope, self.lexicon = self.reader.scope, self.reader.lexicon
        self.withdrawals = self.lexicon.withdrawals.over(columns.words, columns.sentence_words)
        self.block = -1  # the block at hand
        self.withdrawn: tuple[int, int] = -1, -1  # a block, and where the last words that take it back begin
        self.quotes: list[tuple[int, int]] = []
        self.line, self.line_counts = (0, 0), True
        self.kinds: Sequence[str] = ()  # in whose places the cue at hand stands
        self.smile, self.smiles = -1, False  # where the next smile stands, or up to where there is none

    def asserts(self, cue: Cue) -> bool:
        """Tell whether the sentence of a cue says that something is decided."""
        found = cue.found
        self.reader.enter(found)
        kinds = self.kinds = [kind for kind in cue.kinds if self.reader.stands(cue, kind)]
        if not kinds or not self._spoken(found) or self.asked(found) or self._bare(found):
            return False
        if self._withdrawn(found.block) >= found.end:  # not by words of its own: "on laisse tomber la piscine"
            return False
        self.reader.read_guards(found)
        if not cue.languages.isdisjoint(self.reader.sentence.question) and _ASKED_OPEN.isdisjoint(kinds):
            return False
        return any(self._holds(cue, kind) for kind in kinds)

    def _bare(self, found: Found) -> bool:
        """Tell whether a cue lacks the accents that make it the word it is: "e fatto" is no "è fatto"."""
        own = range(found.hit.first, found.hit.stop)
        if not all(self.words.surface(i).isascii() for i in own):
            return False
        if self.text[self.words.end(own[0]) : self.words.end(own[0]) + 1] in ("'", "’", "`"):
            return False
        return self.lexicon.accents.hold(" ".join(map(self.scope.word, own)))

    def _holds(self, cue: Cue, kind: str) -> bool:
        """Tell whether no guard and no negation reaches a cue, read as one of the kinds in whose place it stands."""
        found = cue.found
        for language in sorted(cue.languages):
            if self._guarded(found, kind, language):
                return False
        return not self._negated(cue, kind)

    def _negated(self, cue: Cue, kind: str) -> bool:
        found = cue.found
        if found.hit.to and cue.languages == _CHINESE:
            return self._negated_chinese(found)
        if cue.languages == _PORTUGUESE and self.scope.word(found.hit.first) not in self.lexicon.negators:
            before = map(self.scope.word, self.scope.clause(found))  # where "no" is "in the", and negates nothing
            return any(word in self.lexicon.negators and word != "no" for word in before)
        if kind == "anew":
            return False  # "no receipt, no refund from now on" rules as well
        if kind not in _WEAK:
            return self.scope.negates(found, listed=False)
        if self.scope.word(found.hit.first) in self.lexicon.negators:  # "we don't take the van" settles the matter
            if kind == "shape":
                return False
            rest = range(found.hit.stop, min(found.stop, found.hit.stop + 3))
            return any(self.scope.word(j) in self.lexicon.nothing for j in rest)
        if kind in ("then", "assent", "drop", "shape", "choice", "resolve"):
            return False
        return self.scope.negates(found, listed=False, behind=False)

    def _negated_chinese(self, found: Found) -> bool:
        """Tell whether a negator stands shortly before a cue in its run, and not as a part of "but" or the like."""
        before = self.scope.word(found.hit.first)[max(0, found.hit.at - 4) : found.hit.at]
        return _CHINESE_NO.search(before) is not None

    def _spoken(self, cue: Found) -> bool:
        """Tell whether a cue is the writer's own and meant: in no code, quotation, record, or line with laughter."""
        block = self.columns.layout.blocks[cue.block]
        if block.kind == CODE:
            return False
        if cue.block != self.block:
            self.block = cue.block
            mark = _QUOTE_MARK.search(self.text, block.body, block.end)
            opened = mark.start() if mark else block.end
            self.quotes = [match.span() for match in _QUOTED.finditer(self.text, opened, block.end)]
        at = bisect_right(self.quotes, (cue.start, cue.start)) - 1
        if at >= 0 and cue.start < self.quotes[at][1]:
            return False
        if not self.line[0] <= cue.start < self.line[1]:
            start = self.text.rfind("\n", 0, cue.start) + 1
            end = self.text.find("\n", cue.start)
            self.line = start, len(self.text) if end < 0 else end
            quoted = self.text[start : start + 8].lstrip().startswith(">")
            record = block.kind != TABLE and _RECORD.match(self.text, start, self.line[1]) is not None
            laughed = _LAUGH.search(self.text, max(start, block.body), self.line[1]) is not None
            self.line_counts = not quoted and not record and not laughed
        return self.line_counts and not self._smiles(cue.start, self.columns.sentence_ends[cue.sentence] + _SMILE_GAP)

    def _smiles(self, start: int, end: int) -> bool:
        """Tell whether a smile begins in text[start:end], asked in order; no line is searched twice."""
        if self.smile < start or not (self.smiles or self.smile >= end):
            stop = self.text.find("\n", end)
            stop = len(self.text) if stop < 0 else stop
            smile = _SMILE.search(self.text, max(start, self.smile), stop)
            self.smile, self.smiles = (smile.start(), True) if smile else (stop, False)
        return self.smiles and self.smile < end

    def _withdrawn(self, number: int) -> int:
        """Return where the last words of a block that take it back begin: at its end for a joke; -1 for none."""
        if self.withdrawn[0] != number:
            block = self.columns.layout.blocks[number]
            hits = self.withdrawals.find(*self.words.within(block.body, block.end))
            at = cue_span(self.words, hits[-1])[0] if hits else -1
            self.withdrawn = number, block.end if any(hit.label == "joke" for hit in hits) else at
        return self.withdrawn[1]

    def asked(self, cue: Found) -> bool:
        """Tell whether the next mark after a cue that ends a sentence is a question mark."""
        sentence = self.reader.sentence
        if sentence.mark[0] < cue.end:
            end = self.columns.sentence_ends[cue.sentence]
            mark = _MARK.search(self.text, cue.end, end)
            sentence.mark = (mark.end(), mark[0] in "?？؟") if mark else (end, False)
        return sentence.mark[1]

    def proposed(self, cue: Cue) -> bool:
        """Tell whether a cue is asked or proposed, so that an answer may settle it."""
        self.reader.enter(cue.found)
        self.reader.read_guards(cue.found)
        if self.asked(cue.found) or not cue.languages.isdisjoint(self.reader.sentence.question):
            return True
        return any(("propose", language) in self.reader.sentence.kinds for language in sorted(cue.languages))

    def proposes(self, start: int, end: int) -> bool:
        """Tell whether text[start:end], a line, holds the words of a proposal."""
        for labels, *_ in self.reader.finder.places(*self.words.within(start, end)):
            if any(label.startswith("propose ") for label in labels):
                return True
        return False

    def unsure(self, cue: Cue) -> bool:
        """Tell whether the sentence of a cue asks, doubts or sets a condition."""
        self.reader.enter(cue.found)
        self.reader.read_guards(cue.found)
        doubts = any(self._doubts(cue.found, language, _UNSURE) for language in sorted(cue.languages))
        return doubts or self.asked(cue.found) or not self._spoken(cue.found)

    def _guarded(self, found: Found, kind: str, language: str) -> bool:
        """Tell whether a guard reaches a cue."""
        sentence, first = self.reader.sentence, found.hit.first
        weak = kind in _WEAK
        # What is usual from now on is a rule.
        anew = ("anew", language) in sentence.kinds or ("fresh", language) in sentence.kinds
        if self._everyday(found, language):
            return True
        if kind == "choice":
            near = (sentence.guards or [])[: 4 * _LOOKED]
            return any(guard.language == language and guard.kind in _UNSURE for guard in near)
        if kind in _USUAL and not anew and self._weekly(found, kind, language) and not self._refuses(found):
            return True
        if language in VERB_LAST:
            if kind in _SCHEDULED and not {("fact", language), ("was", language)}.isdisjoint(sentence.kinds):
                return True
            return self._guarded_behind_verb(found, weak, language, anew=anew)

        def before(guard: str, floor: int) -> bool:
            last = sentence.last.get((guard, language), -1)
            return last >= floor and first - last <= _REACH

        if any(before(guard, sentence.turn) for guard in ("propose", "told", "aside", "wish")):
            return True
        if before("if", sentence.turn) and not (kind == "shape" and self._outer(sentence.last["if", language] + 1)):
            return True
        if before("hedge", sentence.clause) or before("until", max(sentence.clause, first - _UNTIL_REACH)):
            return True
        if not anew and (before("habit", sentence.clause) or (weak and ("habit", language) in sentence.kinds)):
            return True
        if kind == "event" and ("was", language) in sentence.kinds:
            return True
        if kind in _SCHEDULED and before("fact", sentence.clause):
            return True
        if kind in ("stay", "comes", "moved") or self._stays(found):
            subject = before("being", sentence.clause) or before("third", sentence.clause)
            if subject or ("bed", language) in sentence.kinds:
                return True
        if kind in ("comes", "moved") and self._person(found):
            return True
        if weak and any(
            before(guard, sentence.clause) for guard in ("sub", "parked") if guard != "sub" or kind not in _RELATIVE
        ):
            return True
        return self._coming(found, language) or self._guarded_after(found, weak, language)

    def _weekly(self, found: Found, kind: str, language: str) -> bool:
        """Tell whether the clause of a cue names a day that comes again and again."""
        if ("weekly", language) not in self.reader.sentence.kinds or (kind == "plan" and language in _DAYS_ALIKE):
            return False
        for guard in (self.reader.sentence.guards or [])[: 4 * _LOOKED]:
            near = abs(guard.first - found.hit.first) <= _REACH
            if guard.kind == "weekly" and guard.language == language and near:
                between = range(min(guard.stop, found.hit.stop) - 1, max(guard.first, found.hit.first))
                if not any(self.scope.parted(j) for j in between):
                    return True
        return False

    def _refuses(self, found: Found) -> bool:
        """Tell whether a cue is of what is done no more: "los viernes ya no se despliega"."""
        own = range(max(self.reader.sentence.first, found.hit.first - 2), min(found.stop, found.hit.stop + 2))
        return any(self.scope.word(j) in self.lexicon.negators or self.scope.word(j) in _NO_MORE for j in own)

    def _person(self, found: Found) -> bool:
        """Tell whether somebody's name or "I", "you" stands shortly before a cue."""
        own = range(max(self.reader.sentence.first, found.hit.first - 3), found.hit.first)
        return any(self.scope.word(j) in GIVEN and self.words.surface(j).istitle() for j in own)

    def _stays(self, found: Found) -> bool:
        """Tell whether one of the first two words of a cue is a verb of staying or keeping."""
        own = range(found.hit.first, min(found.hit.stop, found.hit.first + 2))
        return any(self.scope.word(j) in _STAYS for j in own)

    def _everyday(self, found: Found, language: str) -> bool:
        """Tell whether a cue says what others bought, or tells of shopping: of everyday goods, or of yesterday's."""
        sentence = self.reader.sentence
        kinds = sentence.kinds
        others = sentence.last.get(("third", language), -1) >= sentence.clause
        shopping = ("goods", language) in kinds or ("past", language) in kinds
        if not others and (not shopping or ("asset", language) in kinds):
            return False
        hit = found.hit
        if hit.to:
            return _BOUGHT.search(self.scope.word(hit.first)[hit.at : hit.to + 1]) is not None
        return any(_BOUGHT.search(self.scope.word(j)) for j in range(hit.first, min(found.stop, hit.stop + 1)))

    def _outer(self, i: int) -> bool:
        """Tell whether the condition behind an "if" is none of the speakers' own doing: "if it rains we move"."""
        return self.scope.word(i) in _OTHERS

    def _coming(self, found: Found, language: str) -> bool:
        """Tell whether a participle is still to come: "to be decided", "muss noch genehmigt werden"."""
        if ("modal", language) not in self.reader.sentence.kinds:
            return False
        near = (self.reader.sentence.guards or [])[max(0, self.reader.sentence.at - _LOOKED) : self.reader.sentence.at]
        spans = {guard.first: guard.kind for guard in near if guard.language == language}
        for j in range(found.hit.first - 1, max(self.reader.sentence.clause, found.hit.first - _CHAIN) - 1, -1):
            if spans.get(j) == "modal":
                return True
            if spans.get(j) != "aux":
                return False
        return False

    def _guarded_after(self, found: Found, weak: bool, language: str) -> bool:
        """Tell whether a guard close behind a cue takes its force: an aside, or doubt in its own clause."""
        sentence = self.reader.sentence
        for guard in (sentence.guards or [])[sentence.at : sentence.at + _LOOKED]:
            if guard.start < found.end or guard.language != language:
                continue
            if guard.kind == "aside":
                return True
            near = guard.first - found.hit.stop < _BEHIND
            if weak and near and guard.kind in ("hedge", "parked"):
                return not any(self.scope.parted(j) for j in range(found.hit.stop - 1, guard.first))
        return False

    def _guarded_behind_verb(self, found: Found, weak: bool, language: str, *, anew: bool) -> bool:
        """Tell whether the sentence of a cue has a guard, in a language whose verbs stand last."""
        rules = anew or any(cue_kind == "head" for cue_kind in self.kinds)  # a rule may hold conditions
        kinds = tuple(
            kind for kind in (*_UNSURE, "until", "habit") if not rules or kind not in ("if", "habit", "until")
        )
        return self._doubts(found, language, kinds if weak else tuple(kind for kind in kinds if kind != "parked"))

    def _next(self, found: Found, guard: Guard) -> bool:
        """Tell whether a condition opens a clause behind a cue, where conditions stand before what they govern."""
        if guard.kind != "if" or guard.start < found.end or guard.language not in VERB_LAST:
            return False
        if guard.first - found.hit.stop > _REACH:
            return True
        return any(self.scope.parted(j) for j in range(found.hit.stop - 1, guard.first))

    def _doubts(self, found: Found, language: str, kinds: Sequence[str]) -> bool:
        """Tell whether one of the first guards of a sentence is of some kinds, and more than a part of the cue."""
        for guard in (self.reader.sentence.guards or [])[: 4 * _LOOKED]:
            inside = found.start <= guard.start and guard.end <= found.end
            if guard.language == language and guard.kind in kinds and not inside and not self._next(found, guard):
                return True
        return False
