"""What stands around a subject: clitics before its verb, short verbs, names that are words and own things, ends of identifiers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

CLITICS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(  # between a subject and its verb
    {
        "es": frozenset("no me te le les se nos ya nunca".split()),
        "fr": frozenset("ne me te se nous vous lui leur y".split()),
        "it": frozenset("non mi ti ci vi si".split()),
        "pt": frozenset("nao me te se nos lhe lhes ja nunca".split()),
    }
)
OWNERS: Final = frozenset(  # names that are words, but as owners hardly ("Frank's boat")
    """
    frank grace will mark rob bill bob jack max ray pat drew dale dean don lance miles nick robin victor wade chuck
    grant homer holly heather ruby daisy poppy jasmine josh jean jay sue finn lily
    """.split()
)
NO_VERBS: Final = frozenset("nicht jetzt heute leicht recht selbst sonst erst fast meist statt samt seit laut".split())
SHORT_VERBS: Final = frozenset("hat ist war will kann muss soll darf mag tut hatte wird".split())
CODE_ENDS: Final = (
    "Error", "Exception", "Warning", "Id", "Handler", "Factory", "Listener", "Client", "Controller", "Manager",
    "Provider", "Builder", "Parser", "Request", "Response", "Config", "Service", "Utils", "Test",
)  # fmt: skip
FINITE: Final = frozenset(
    "is was has had will would can could does did works worked runs ran came comes left doesn't didn't isn't".split()
)
