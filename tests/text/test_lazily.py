"""Patterns compiled at first use answer like the ones compiled at once."""

from __future__ import annotations

import pickle
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zettelpy.text.lazily import lazily


@given(st.text("ab1 \n", max_size=12), st.sampled_from(["a+", "(?P<d>[0-9])|b", "^a|\\s$", ""]))
def test_every_method_answers_like_the_compiled_pattern(text: str, source: str) -> None:
    flags = re.MULTILINE
    once = re.compile(source, flags)
    for late in (lazily(source, flags), lazily(source, flags)):
        assert late.findall(text) == once.findall(text)
        assert [match.span() for match in late.finditer(text)] == [match.span() for match in once.finditer(text)]
        assert late.split(text) == once.split(text)
        assert late.sub("x", text) == once.sub("x", text)
        assert late.subn("x", text) == once.subn("x", text)
        for name in ("search", "match", "fullmatch"):
            one, two = getattr(late, name)(text), getattr(once, name)(text)
            assert (one and (one.span(), one.lastgroup)) == (two and (two.span(), two.lastgroup))
        assert (late.pattern, late.flags, late.groups) == (once.pattern, once.flags, once.groups)


def test_nothing_is_compiled_before_the_first_use(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[Any] = []
    real = re.compile
    monkeypatch.setattr(re, "compile", lambda *given: compiled.append(given) or real(*given))
    late = lazily(b"a[0-9]")
    assert not compiled
    assert late.search(b"xa1")
    assert late.match(b"a2")
    assert not late.fullmatch(b"a")
    assert compiled == [(b"a[0-9]", 0)]  # once, for all methods


def test_a_bad_pattern_fails_at_its_first_use() -> None:
    late = lazily("(")
    with pytest.raises(re.error):
        late.search("a")


def test_it_pretends_no_method_of_objects() -> None:
    with pytest.raises(AttributeError):
        lazily("a").__len__  # type: ignore[attr-defined]  # noqa: B018
    assert pickle.loads(pickle.dumps(lazily("a"))).findall("aba") == ["a", "a"]
