"""What else the words of a question could have been: words that mean the same, and the members of a category.

Two kinds of line say so, in our own lists (`text/lexicon/synonyms`, `text/lexicon/members`) and in those of a caller:

    # what we call things here
    flat, apartment, the nest            words that mean the same: each finds all the others
    exercise, sport: yoga, bouldering    a category: its names find the members, and no member finds anything
    ! move, relocate                     these no longer find each other, whatever our lists say
    ! exercise: running                  `exercise` no longer finds `running`
    ! drink                              `drink` finds nothing that our lists say
    ! *                                  our lists are left out; what stands in these lines remains

An entry is a word or a phrase. Its case, inflection and punctuation do not matter, and it is found where all its words
are. Blank lines, and `#` with what follows it at the start of a line or behind a blank, are passed over. Full-width
commas and colons part as well; lines end with `\\n`, `\\r\\n` or `\\r`. A stop word of the text's language is never
looked for: `IT, computing` does nothing in an English text, and all that it should in a German one. What a caller
writes comes on top of our lists, in all languages of the text; what is switched off is so whatever the order of the
lines, and never touches the caller's own.

    >>> ours = read_synonyms('''
    ... heron, nest box       # a project of ours
    ... offsite: Bergen week, summer camp
    ... ! flat, apartment
    ... ''')
    >>> ours.clusters, ours.categories[0].members
    ((('heron', 'nest box'),), ('Bergen week', 'summer camp'))
    >>> look_up("Who runs Heron?", ["run", "heron"], ("en",), ours).synonyms[-1]
    ('heron', (('nest', 'box'),))

Mates come as index terms of the text's languages, without stop words. Tables are built once for given languages and
lines; the work for a question is linear in its words and in what they find.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.options import check_text, shown
from zettelpy.text.lazily import lazily
from zettelpy.text.lexicon.members import Category, categories_for
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.lexicon.synonyms import clusters_for
from zettelpy.text.stems import Stemmer, stemmer_for
from zettelpy.text.terms import kin, query_terms

MOST: Final = 500  # entries of a line
_WIDE: Final = str.maketrans("，、：", ",,:")
_LINE_END: Final = lazily("\r\n|\r|\n")
_COMMENT: Final = lazily(r"\s#")
_OFF: Final = "!"
_ALL: Final = "*"
_BULLETS: Final = ("- ", "* ", "+ ", "• ", "– ")
_SHAPE: Final = "write 'move, relocate' or 'exercise: yoga, running'"
_PASS: Final = "pass lines such as 'move, relocate' or 'exercise: yoga, running'"

Phrase = tuple[str, ...]
Mates = tuple[Phrase, ...]
Pairs = tuple[tuple[str, Mates], ...]


class Found(NamedTuple):
    """What else a question could have said: (term of the question, phrases in place of it), by kind."""

    synonyms: Pairs
    members: Pairs


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The lines of a caller, read. Two are equal if their text is.

    Raises ValueError, with the number of the line, if a line is none of those that the module describes.
    """

    text: str
    clusters: tuple[tuple[str, ...], ...] = field(init=False, compare=False, repr=False)
    categories: tuple[Category, ...] = field(init=False, compare=False, repr=False)
    without: tuple[Category, ...] = field(init=False, compare=False, repr=False)  # heads that do not find the members
    alone: tuple[str, ...] = field(init=False, compare=False, repr=False)  # what finds nothing of our lists
    built_in: bool = field(init=False, compare=False, repr=False)  # whether our lists count at all

    def __post_init__(self) -> None:
        check_text("text", self.text)
        clusters: list[tuple[str, ...]] = []
        categories: list[Category] = []
        without: list[Category] = []
        alone: list[str] = []
        built_in = True
        for number, line in enumerate(_LINE_END.split(self.text), 1):
            words = _bare(line)
            off = words.startswith(_OFF)
            words = words.removeprefix(_OFF).strip()
            if off and words == _ALL:
                built_in = False
            elif off or words:
                heads, members = _read_line(words, number, off)
                if not members:
                    alone += heads
                elif off:
                    without.append(Category(heads or members, members))
                elif heads:
                    categories.append(Category(heads, members))
                else:
                    clusters.append(members)
        for name, value in (("clusters", clusters), ("categories", categories), ("without", without), ("alone", alone)):
            object.__setattr__(self, name, tuple(value))
        object.__setattr__(self, "built_in", built_in)


def read_synonyms(synonyms: str | Iterable[str]) -> Lexicon:
    """Read lines of synonyms and categories, as one string or one by one; the module describes them.

    Raises TypeError for anything but strings, and ValueError that names the line which is wrong and what to write.

    >>> read_synonyms(["move, relocate", "exercise: yoga, running"]).clusters
    (('move', 'relocate'),)
    >>> read_synonyms("move")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    zettelpy.errors.ArgumentValueError: synonyms, line 1: 'move' stands alone: write 'move, relocate' or ...
    """
    if isinstance(synonyms, str):
        return _lexicon(synonyms)
    if isinstance(synonyms, (bytes, bytearray, Mapping)) or not isinstance(synonyms, Iterable):
        hint = "read the file and pass its text" if hasattr(synonyms, "__fspath__") else _PASS
        raise ArgumentTypeError(f"synonyms must be a string or an iterable of strings, got {_kind(synonyms)}: {hint}")
    lines = []
    for number, line in enumerate(synonyms, 1):
        if not isinstance(line, str):
            raise ArgumentTypeError(f"synonyms, line {number} must be a string, got {_kind(line)}: {_PASS}")
        lines.append(line.removesuffix("\n").removesuffix("\r"))
    return _lexicon("\n".join(lines))


@lru_cache(maxsize=8)
def _lexicon(text: str) -> Lexicon:
    return Lexicon(text)


def _kind(value: object) -> str:
    return type(value).__name__


def _bare(line: str) -> str:
    """Return a line without its comment and its margins."""
    words = line.strip().removeprefix("\ufeff").lstrip()
    if words.startswith("#"):
        return ""
    comment = _COMMENT.search(words)
    return (words[: comment.start()] if comment else words).translate(_WIDE).rstrip()


def _read_line(words: str, number: int, off: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the heads and the members of a line; a cluster has no heads, what is switched off alone no members."""

    def wrong(what: str, hint: str) -> ArgumentValueError:
        return ArgumentValueError(f"synonyms, line {number}: {what}: {hint}")

    line = shown(words)
    if words.startswith(_BULLETS):
        bare = words[2:].strip()[:40]
        raise wrong(f"{line} begins like a list", f"write {bare!r} to add it, {f'! {bare}'!r} to switch it off")
    before, colon, behind = words.partition(":")
    if ":" in behind:
        raise wrong(f"{line} has more than one colon", "keep the one behind the category and leave out the others")
    heads, members = _split(before) if colon else (), _split(behind if colon else words)
    if colon and not heads:
        raise wrong(f"{line} has no word before the colon", "write the category there: 'exercise: yoga, running'")
    if colon and not members:
        more = f", or '! {heads[0][:40]}' to switch it off"
        raise wrong(f"{line} has no members", f"write them behind the colon, as in 'exercise: yoga, running'{more}")
    if not members:
        raise wrong(f"{shown(words or _OFF)} names nothing", f"{_SHAPE}, with '! ' before it to switch it off")
    if not (colon or off) and len(members) == 1:
        raise wrong(f"{line} stands alone", _SHAPE)
    count = len(heads) + len(members)
    if count > MOST:
        raise wrong(f"{count} entries in one line", f"write at most {MOST}, parted by what people ask for")
    for phrase in (*heads, *members):
        if not query_terms(phrase, frozenset()):
            raise wrong(f"{shown(phrase)} holds no word", "write it in letters or digits, or leave it out")
    return (members, ()) if not colon and len(members) == 1 else (heads, members)


def _split(words: str) -> tuple[str, ...]:
    """Return the entries of a list, each once as it is written."""
    phrases = (" ".join(part.split()) for part in words.split(","))
    return tuple(dict.fromkeys(phrase for phrase in phrases if phrase))


class _Entry(NamedTuple):
    """A phrase that a question may hold, as terms, and what is looked for in its place, as it is written."""

    phrase: Phrase
    language: str
    others: tuple[str, ...]


class _Table(NamedTuple):
    """Entries by the first term of their phrases, and in order those of single words that their family finds too.

    English stems go as far as families do, and beyond stand `hobbit` and `hobby`.
    """

    entries: Mapping[str, tuple[_Entry, ...]]
    firsts: tuple[str, ...]


class _Barred(NamedTuple):
    """What a caller switched off: what a phrase does not find, and the phrases that find nothing."""

    pairs: Mapping[Phrase, tuple[frozenset[Phrase], ...]]
    alone: frozenset[Phrase]

    def left(self, entry: _Entry) -> Mates:
        """Return what an entry still finds."""
        if entry.phrase in self.alone:
            return ()
        wholes, mates = _stemmed(entry)
        without = self.pairs.get(entry.phrase)
        if without is None:
            return mates
        kept = [mate for whole, mate in zip(wholes, mates, strict=True) if not any(whole in some for some in without)]
        return tuple(kept)


_NOTHING: Final = _Barred({}, frozenset())


def look_up(
    question: str,
    terms: Sequence[str],
    languages: tuple[str, ...] = ("en",),
    lexicon: Lexicon | None = None,
    stems: Stemmer | None = None,
) -> Found:
    """Return what else the words of a question could have been.

    `terms` are its index terms without stop words, by `stems`; `languages` are those of the text that is asked, ISO
    639-1, and where `stems` is None, so are the stems.

    >>> look_up("Is nyc far?", ["nyc"]).synonyms[0][1][0]
    ('new', 'york')
    >>> found = look_up("Which pets?", ["pet"]).members
    >>> found[0][0], ("guinea", "pig") in found[0][1], look_up("Whose dog?", ["dog"]).members
    ('pet', True, ())
    """
    # Phrases are looked for with their function words: "roll back".
    every = query_terms(question, frozenset(), stems or stemmer_for(languages))
    asked, held = frozenset(terms), frozenset(every)
    tables: list[tuple[_Table, _Table, _Barred]] = []
    if lexicon is None or lexicon.built_in:
        barred = _NOTHING if lexicon is None else _barred(languages, lexicon)
        tables.append((*_built_in(languages), barred))
    if lexicon is not None:
        tables.append((*_own(languages, lexicon), _NOTHING))
    synonyms: list[tuple[str, Mates]] = []
    members: list[tuple[str, Mates]] = []
    for same, directed, barred in tables:
        synonyms += _pairs(same, every, asked, held, barred)
        members += _pairs(directed, every, asked, held, barred)
    return Found(tuple(synonyms), tuple(members))


def _pairs(
    table: _Table, every: Sequence[str], asked: frozenset[str], held: frozenset[str], barred: _Barred
) -> Iterator[tuple[str, Mates]]:
    """Yield (term of the question, phrases in place of the phrase that the term stands in)."""
    for word in every:
        for term, entry in _entries(table, word, asked, held):
            mates = barred.left(entry)
            if mates:
                yield term, mates


def _entries(table: _Table, word: str, asked: frozenset[str], held: frozenset[str]) -> Iterator[tuple[str, _Entry]]:
    """Yield the entries whose phrase begins with a word and is held, with its first term that is no stop word."""
    entries = table.entries.get(word)
    if entries is not None:
        for entry in entries:
            told = next((part for part in entry.phrase if part in asked), None)
            if told is not None and held.issuperset(entry.phrase):
                yield told, entry
    elif table.firsts and word in asked:  # another word of a family that stands in a line as a phrase of its own
        for near in kin(table.firsts, word):
            for entry in table.entries[near]:
                if _has_kin(entry):
                    yield word, entry


@lru_cache(maxsize=4096)
def _stemmed(entry: _Entry) -> tuple[tuple[Phrase, ...], Mates]:
    """Return what an entry finds, each once, as terms with function words and without; never the phrase itself."""
    stems, stop = stemmer_for((entry.language,)), stop_words_for((entry.language,))
    found: dict[Phrase, Phrase] = {}
    for phrase in entry.others:
        whole, telling = tuple(query_terms(phrase, frozenset(), stems)), tuple(query_terms(phrase, stop, stems))
        if telling and whole != entry.phrase:
            found.setdefault(whole, telling)
    return tuple(found), tuple(found.values())


def _phrases(written: Iterable[str], language: str) -> list[Phrase]:
    """Return phrases as index terms with their function words, each once."""
    stems = stemmer_for((language,))
    terms = [tuple(query_terms(phrase, frozenset(), stems)) for phrase in written]
    return list(dict.fromkeys(phrase for phrase in terms if phrase))


@lru_cache(maxsize=32)
def _built_in(languages: tuple[str, ...]) -> tuple[_Table, _Table]:
    return _tables(languages, lambda language: clusters_for((language,)), categories_for, across=False)


@lru_cache(maxsize=32)
def _own(languages: tuple[str, ...], lexicon: Lexicon) -> tuple[_Table, _Table]:
    return _tables(languages, lambda _: lexicon.clusters, lambda _: lexicon.categories, across=True)


def _tables(
    languages: tuple[str, ...],
    clusters: Callable[[str], Iterable[tuple[str, ...]]],
    categories: Callable[[str], Iterable[Category]],
    *,
    across: bool,
) -> tuple[_Table, _Table]:
    """Return the tables of clusters and of categories, each by the stemmer of its own language.

    A word of a text in several languages has the stems of all of them. Lines of which nobody says in what language they
    are lead `across`: what is asked for in one finds the others.
    """
    same: list[_Entry] = []
    directed: list[_Entry] = []
    for language in languages:
        into = languages if across else (language,)
        for cluster in clusters(language):
            same += [_Entry(phrase, one, cluster) for phrase in _phrases(cluster, language) for one in into]
        for heads, members in categories(language):
            directed += [_Entry(phrase, one, members) for phrase in _phrases(heads, language) for one in into]
    return _table(same), _table(directed)


def _table(entries: Iterable[_Entry]) -> _Table:
    found: dict[str, list[_Entry]] = {}
    for entry in entries:
        found.setdefault(entry.phrase[0], []).append(entry)
    firsts = [term for term, some in found.items() if any(_has_kin(entry) for entry in some)]
    return _Table({term: tuple(some) for term, some in found.items()}, tuple(sorted(firsts)))


def _has_kin(entry: _Entry) -> bool:
    return len(entry.phrase) == 1 and entry.language != "en"


@lru_cache(maxsize=32)
def _barred(languages: tuple[str, ...], lexicon: Lexicon) -> _Barred:
    pairs: dict[Phrase, list[frozenset[Phrase]]] = {}
    for language in languages:
        for heads, members in lexicon.without:
            others = frozenset(_phrases(members, language))
            for phrase in _phrases(heads, language):
                pairs.setdefault(phrase, []).append(others)
    alone = [phrase for language in languages for phrase in _phrases(lexicon.alone, language)]
    return _Barred({phrase: tuple(some) for phrase, some in pairs.items()}, frozenset(alone))
