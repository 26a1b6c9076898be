"""Cues that are no words of the text: names, quoted titles, words only spoken about, parts of code.

A cue with a capital inside a sentence is a name ("the left Joy-Con", "Hope Street"), but for German; so is one that
opens a sentence before another capital, or that is a speaker's. What stands in quotation marks is a title where it
begins with a capital, is short, ends without a mark of its own and holds no "I" or "you".
"""

from __future__ import annotations

from typing import Final

from zettelpy.extract.negation import Found
from zettelpy.extract.scope_tables import words_of
from zettelpy.text.columns import Columns
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon import clauses as lexicon
from zettelpy.text.normalise import fold

_FAR: Final = 80  # characters looked at for a quotation mark or a code mark, on each side
_TITLE_WORDS: Final = 8
_CJK_TITLE: Final = 12  # characters
_FULL: Final = lazily('[.!?:;"“„«»…—|\n(。！？：「『《]|\\s-')  # behind one of these a capital says nothing
_PAIRS: Final = dict(zip('“„«»《「『‹"', '”“»«》」』›"', strict=True))
_OPENING: Final = lazily(f"[{''.join(_PAIRS)}`]")
_CODE_BEFORE: Final = frozenset("/@\\.$&=<>_~")
_CODE_AFTER: Final = frozenset("/@\\=>_`(~")
_SMALL: Final = frozenset(("of", "the"))  # words without a capital inside a title
_SMALL_WORDS: Final = 2
_ENCLITICS: Final = frozenset(
    "me te se nos vos lhe lhes o a os as lo la je tu il elle on ils elles moi toi nous vous ce".split()
)
_SPEAKING: Final = frozenset(
    "i i'm i've you we me my ich du wir ihr mich je j'ai tu nous vous yo me te eu io mi ti я мы ты मैं हम".split()
)
_SAYING: Final = tuple("言話思叫答書聞")  # verbs behind 「…」と: what stands in the marks was said
_ELIDED: Final = lazily("[dlmnst]['’][^\\W\\d_]")  # "place de l'Espérance"
_HONORIFICS: Final = frozenset("herr frau herrn dr familie prof".split())


class Mentions:
    """What stands around the cues of a text, asked cue by cue."""

    __slots__ = ("_blocks", "_folded", "_ids", "_speakers", "_text", "_words")

    def __init__(self, columns: Columns) -> None:
        self._text, self._words = columns.text, columns.words
        self._blocks = columns.layout.blocks
        self._folded, self._ids = columns.words.folded, columns.words.ids
        self._speakers: frozenset[str] | None = None

    def has(self, found: Found, *, german: bool) -> bool:
        """Tell whether a cue is a name, a title, a word only spoken about, or a part of code."""
        return self._is_code(found) or self._is_name(found, german) or self._is_quoted(found)

    def _is_code(self, found: Found) -> bool:
        text, start = self._text, found.start
        before, front = text[start - 1 : start], text[max(0, start - 3) : start - 1]
        if before in _CODE_BEFORE and before and front[-1:] != before:
            return True
        if before == "-" and front and not front[-1].isspace() and (front[-1] != "-" or not front[:1].strip()):
            return True  # part of a compound, or an option: "hydro-panic", "--panic"
        after = text[found.end : found.end + 2]
        if not after:
            return False
        if after[0] == "-" and after[1:].isalnum():
            following = found.hit.stop
            return following >= found.stop or self._folded[self._ids[following]] not in _ENCLITICS
        return after[0] in _CODE_AFTER or (after[0] == "." and after[1:].isalnum())

    def _is_name(self, found: Found, german: bool) -> bool:
        words, first, stop = self._words, found.hit.first, found.hit.stop
        if found.hit.to:
            return False
        surface = words.surface(first)
        if _ELIDED.match(surface):
            return first > found.first and surface[2].isupper() and not surface[2:].isupper()
        if not surface[0].isupper() or surface[1:2] in ("", "'", "’") or surface.isupper():
            return False
        if german:
            return first > found.first and self._folded[self._ids[first - 1]] in _HONORIFICS
        if stop - first > 1 and not words.surface(first + 1)[0].isupper():
            return False  # a capital of its own: "Well, Fingers crossed"
        if first > found.first and words.starts[first - 1] >= self._blocks[found.block].body:
            end = words.end(first - 1)
            if not _FULL.search(self._text, end, min(words.starts[first], end + _FAR)):
                return True
        if stop - first == 1 and self._is_person(found):
            return True
        last = min(found.stop, stop + _SMALL_WORDS)
        while stop < last and self._folded[self._ids[stop]] in _SMALL and words.starts[stop] == words.end(stop - 1) + 1:
            stop += 1  # "Fear of the Dark"
        if stop < found.stop and words.starts[stop] == words.end(stop - 1) + 1:
            following = words.surface(stop)
            if following[0].isupper() and len(following) > 1 and not following.isupper() and following[1] not in "'’":
                return True
        if self._speakers is None:
            self._speakers = frozenset(block.speaker for block in self._blocks if block.speaker)
        return found.hit.stop - first == 1 and surface in self._speakers

    def _is_person(self, found: Found) -> bool:
        """Tell whether a cue that opens a sentence is a given name: "Joy will bring the cake", "Speranza e Grazia"."""
        words, stop = self._words, found.hit.stop
        name = self._folded[self._ids[found.hit.first]]
        if name not in words_of(lexicon.GIVEN_NAMES) or stop >= found.stop:
            return False
        if words.starts[stop] != words.end(stop - 1) + 1:
            return False
        following = self._folded[self._ids[stop]]
        beyond = words.surface(stop + 1) if stop + 1 < found.stop else ""
        if following in words_of(lexicon.JOINTS):
            return beyond[:1].isupper()
        if name in words_of(lexicon.ENGLISH_NAMES):
            if following == "is":
                return beyond.endswith("ing") or beyond in lexicon.AWAY.split()
            return following in words_of(lexicon.AGENTS)
        return following not in words_of(lexicon.NO_AGENTS) and stop + 1 < found.stop

    def _is_quoted(self, found: Found) -> bool:
        text = self._text
        left = text[max(self._blocks[found.block].body, found.start - _FAR) : found.start]
        if _OPENING.search(left) is None:
            return False
        if left.count("`") % 2:
            return True
        at = max(map(left.rfind, _PAIRS))
        if at < 0:
            return False
        opening, inner = left[at], left[at + 1 :]
        closing = text.find(_PAIRS[opening], found.end, found.end + _FAR)
        closed = left.count('"') % 2 == 0 if opening == '"' else _PAIRS[opening] in inner
        if closing < 0 or closed:
            return False
        inner = text[found.start - len(inner) : closing]
        if opening in "《『":
            return True
        if opening == "「":
            behind = text[closing + 1 : closing + 3]
            said = behind.startswith("って") or (behind[:1] == "と" and behind[1:].startswith(_SAYING))
            return not said and len(inner) <= _CJK_TITLE and inner[-1] not in "。！？!?"
        parts = inner.split()
        if inner.rstrip()[-1:] in "!?.,…" or len(parts) > _TITLE_WORDS or not _SPEAKING.isdisjoint(map(fold, parts)):
            return False
        return inner[0].isupper() or len(parts) <= 2 or not inner[0].isascii()
