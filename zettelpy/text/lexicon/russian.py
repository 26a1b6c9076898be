"""Russian: the words around names, and the nouns that make a name with a capitalised adjective ("Белое море"). Folded."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Prepositions by the case that a name behind them has.
GENITIVE: Final = frozenset(
    "у от до из без для около после кроме против вместо ради возле насчет мимо вокруг среди напротив имени памяти концерт песня песни книга книги фильм роман стихи альбом картина рождения "
    "голос письмо номер творчество".split()
)
DATIVE: Final = frozenset("к ко по благодаря вопреки".split())
INSTRUMENTAL: Final = frozenset("с со за над под перед между".split())
LOCATIVE: Final = frozenset("в во на о об обо при".split())

GOVERNING: Final = GENITIVE | DATIVE | INSTRUMENTAL | LOCATIVE

# Generic nouns: stem -> the endings of the cases and the gender (m, f, n) that an adjective before them takes.
_GENERIC: Final = """
мор:е,я,ю,ем:n озер:о,а,у,ом,е:n рек:а,и,е,у,ои:f площад:ь,и,ью:f улиц:а,ы,е,у,еи:f набережн:ая,ои,ую:f вокзал:,а,у,ом,е:m заповедник:,а,у,ом,е:m
театр:,а,у,ом,е:m музе:и,я,ю,ем,е:m остров:,а,у,ом,е:m проспект:,а,у,ом,е:m переул:ок,ка,ку,ком,ке:m мост:,а,у,ом,е:m собор:,а,у,ом,е:m
монастыр:ь,я,ю,ем,е:m район:,а,у,ом,е:m област:ь,и,ью:f кра:и,я,ю,ем,е:m залив:,а,у,ом,е:m океан:,а,у,ом,е:m полуостров:,а,у,ом,е:m мыс:,а,у,ом,е:m
хреб:ет,та,ту,том,те:m гор:а,ы,е,у,ои:f вестник:,а,у,ом,е:m университет:,а,у,ом,е:m институт:,а,у,ом,е:m парк:,а,у,ом,е:m сад:,а,у,ом,у:m рын:ок,ка,ку,ком,ке:m
больниц:а,ы,е,у,еи:f библиотек:а,и,е,у,ои:f галере:я,и,е,ю,еи:f крепост:ь,и,ью:f башн:я,и,е,ю,еи:f церк:овь,ви,овью:f ворот:а,:p бульвар:,а,у,ом,е:m шосс:е:n
завод:,а,у,ом,е:m фестивал:ь,я,ю,ем,е:m марафон:,а,у,ом,е:m фонд:,а,у,ом,е:m банк:,а,у,ом,е:m канал:,а,у,ом,е:m станци:я,и,ю,еи:f аэропорт:,а,у,ом,у:m
слобод:а,ы,е,у,ои:f пруд:,а,у,ом,у:m тракт:,а,у,ом,е:m двор:ец,ца,цу,цом,це:m кладбищ:е,а,у,ем:n кольц:о,а,у,ом,е:n почт:а,ы,е,у,ои:f школ:а,ы,е,у,ои:f цирк:,а,у,ом,е:m клуб:,а,у,ом,е:m
"""
_ENTRIES: Final = [entry.split(":") for entry in _GENERIC.split()]
# Each form of a generic noun -> (its nominative, its gender).
GENERIC: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        stem + ending: (stem + endings.split(",")[0], gender)
        for stem, endings, gender in _ENTRIES
        for ending in endings.split(",")
    }
)
# Given names whose stem loses its vowel in the oblique cases: stem -> nominative.
FLEETING: Final[Mapping[str, str]] = MappingProxyType({"павл": "павел", "льв": "лев", "ильич": "ильич"})

# Places with names in the plural, in lower case and with е for ё: each of their forms -> the nominative.
_PLURAL: Final = """
соловк:и,ов,ам,ами,ах химк:и,ам,ами,ах мытищ:и,,ам,ами,ах черемушк:и,ам,ами,ах люберц:ы,ам,ами,ах сокольник:и,ов,ам,ами,ах
хамовник:и,ов,ам,ами,ах петушк:и,ов,ам,ами,ах кузьминк:и,ам,ами,ах раменк:и,ам,ами,ах лужник:и,ов,ам,ами,ах фил:и,ей,ям,ями,ях
печатник:и,ов,ам,ами,ах текстильщик:и,ов,ам,ами,ах бронниц:ы,,ам,ами,ах челн:ы,ов,ам,ами,ах афин:ы,,ам,ами,ах альп:ы,,ам,ами,ах
карпат:ы,,ам,ами,ах балкан:ы,,ам,ами,ах гимала:и,ев,ям,ями,ях пирене:и,ев,ям,ями,ях апеннин:ы,,ам,ами,ах курил:ы,,ам,ами,ах
канар:ы,,ам,ами,ах мальдив:ы,,ам,ами,ах сейшел:ы,,ам,ами,ах филиппин:ы,,ам,ами,ах нидерланд:ы,ов,ам,ами,ах хибин:ы,,ам,ами,ах
салоник:и,,ам,ами,ах канн:ы,,ам,ами,ах сиракуз:ы,,ам,ами,ах вешняк:и,ов,ам,ами,ах
"""
PLURALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        stem + ending: stem + endings.split(",")[0]
        for stem, endings in (entry.split(":") for entry in _PLURAL.split())
        for ending in endings.split(",")
    }
)
