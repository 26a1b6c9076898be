"""Our own lists of synonyms and members, in all languages: what every line must be, and that it works."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

import zettelpy.text.lexicon.members as members_package
import zettelpy.text.lexicon.synonyms as synonyms_package
from zettelpy.text.lexicon.members import LANGUAGES, categories_for
from zettelpy.text.lexicon.stop import stop_words_for
from zettelpy.text.lexicon.synonyms import clusters_for
from zettelpy.text.stems import stemmer_for
from zettelpy.text.synonyms import Lexicon, look_up, read_synonyms
from zettelpy.text.terms import query_terms

MOST_CHARACTERS = 110_000  # of both lists together: they ship with every installation
MOST_MEMBERS = 150
LEAST = {"en": 100}  # categories; of other languages fifteen


def lines_of(kind: str, language: str) -> str:
    module = import_module(f"zettelpy.text.lexicon.{kind}.{language}")
    return str(module.CLUSTERS if kind == "synonyms" else module.MEMBERS)


def telling(phrase: str, language: str) -> tuple[str, ...]:
    return tuple(query_terms(phrase, stop_words_for((language,)), stemmer_for((language,))))


def whole(phrase: str, language: str) -> tuple[str, ...]:
    return tuple(query_terms(phrase, frozenset(), stemmer_for((language,))))


def test_both_lists_know_the_same_languages() -> None:
    assert LANGUAGES == synonyms_package.LANGUAGES
    for package in (members_package, synonyms_package):
        folder = Path(package.__file__ or "").parent
        assert sorted(path.stem for path in folder.glob("[a-z]*.py")) == sorted(LANGUAGES)


@pytest.mark.parametrize("kind", ["synonyms", "members"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_in_the_format_that_callers_write(kind: str, language: str) -> None:
    read = read_synonyms(lines_of(kind, language))
    assert read.built_in
    assert (read.without, read.alone) == ((), ())
    if kind == "synonyms":
        assert read.clusters == clusters_for((language,))
        assert read.categories == ()
    else:
        assert read.categories == categories_for(language)
        assert read.clusters == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_cluster_says_a_thing_twice(language: str) -> None:
    clusters = clusters_for((language,))
    assert len(clusters) > 100
    assert max(Counter(frozenset(cluster) for cluster in clusters).values()) == 1
    for cluster in clusters:
        assert 1 < len(cluster) < 9, cluster
        assert max(Counter(whole(phrase, language) for phrase in cluster).values()) == 1, cluster
        for phrase in cluster:
            assert phrase == " ".join(phrase.split()), cluster


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_category_is_one_that_can_be_asked_for(language: str) -> None:
    categories = categories_for(language)
    assert len(categories) >= LEAST.get(language, 15)
    for heads, members in categories:
        assert 3 <= len(members) <= MOST_MEMBERS, heads
        assert max(Counter(whole(member, language) for member in members).values()) == 1, heads
        assert max(Counter(whole(head, language) for head in heads).values()) == 1, heads
        assert all(telling(member, language) for member in members), heads
        assert all(telling(head, language) for head in heads), heads
        assert not {whole(head, language) for head in heads} & {whole(member, language) for member in members}, heads


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_head_finds_every_member(language: str) -> None:
    for heads, members in categories_for(language):
        for head in heads:
            terms = query_terms(head, stop_words_for((language,)), stemmer_for((language,)))
            found = {mate for _, mates in look_up(head, terms, (language,)).members for mate in mates}
            assert {telling(member, language) for member in members} <= found, (head, heads)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_member_finds_its_category_but_by_a_category_of_its_own(language: str) -> None:
    heads_of = {whole(head, language) for heads, _ in categories_for(language) for head in heads}
    alone = Lexicon("")
    for heads, members in categories_for(language):
        for member in members:
            if whole(member, language) in heads_of or language in ("zh", "ja", "ko"):
                continue
            terms = query_terms(member, stop_words_for((language,)), stemmer_for((language,)))
            if any((term,) in heads_of for term in terms):
                continue
            found = {mate for _, mates in look_up(member, terms, (language,), alone).members for mate in mates}
            assert not {telling(head, language) for head in heads} & found, (member, heads)


def test_the_lists_stay_small() -> None:
    files = [
        path
        for package in (members_package, synonyms_package)
        for path in Path(package.__file__ or "").parent.glob("*.py")
    ]
    assert sum(len(path.read_text("utf-8")) for path in files) < MOST_CHARACTERS
    assert all(len(path.read_text("utf-8").splitlines()) <= 350 for path in files)


@pytest.mark.parametrize(
    ("language", "question", "member"),
    [
        ("en", "What exercise does she do?", "yoga"),
        ("en", "Which musical instruments do they play?", "violin"),
        ("en", "What pets do they have?", "guinea pigs"),
        ("en", "Which database do we use?", "Postgres"),
        ("de", "Welche Haustiere haben sie?", "Katzen"),
        ("fr", "De quel instrument joue-t-elle ?", "violon"),
        ("es", "¿Qué deporte practica?", "natación"),
        ("pt", "Que animal de estimação eles têm?", "gato"),
        ("it", "Che strumento suona?", "pianoforte"),
        ("ru", "Какой спорт он любит?", "плавание"),
        ("zh", "他们养了什么宠物？", "兔子"),
        ("ja", "どんな楽器を弾きますか", "ピアノ"),
        ("ko", "취미가 무엇인가요", "낚시"),
        ("hi", "उसका शौक क्या है", "बागवानी"),
    ],
)
def test_a_question_finds_a_member_and_not_the_reverse(language: str, question: str, member: str) -> None:
    def found(asked: str) -> set[tuple[str, ...]]:
        terms = query_terms(asked, stop_words_for((language,)), stemmer_for((language,)))
        return {mate for _, mates in look_up(asked, terms, (language,)).members for mate in mates}

    assert telling(member, language) in found(question)
    assert found(member) == set()
