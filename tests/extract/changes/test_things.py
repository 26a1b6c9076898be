"""Statements of two things, however much they share, are no change: another colour, another owner, another matter."""

from __future__ import annotations

import pytest

from zettelpy import compress
from zettelpy.extract.changes import read_profiles, read_statements
from zettelpy.extract.changes.search import is_of_one_thing
from zettelpy.text.columns import read_columns


def of_one_thing(earlier: str, later: str, *before: str) -> bool:
    columns = read_columns("\n".join(f"Ana: {words}" for words in (*before, earlier, later)))
    profiles, _ = read_profiles([(columns, read_statements(columns))])
    return is_of_one_thing(profiles[-2], profiles[-1])


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        ("My brother is 30.", "My brother moved to Rome."),
        ("My daughter is 12.", "My daughter starts school at 8:15."),
        ("The red bike costs 300 euros.", "The blue bike costs 400 euros."),
        ("The red bike costs 300 euros.", "The blue bike now costs 400 euros."),
        ("The front door code is 4417.", "The back door code is 9032."),
        ("The rent is 700.", "The rent for the garage is 90."),
        ("The rent is 700.", "The garage rent is 90."),
        ("The rent for the garage is 90.", "The rent is 700."),
        ("The rent for the flat is 700.", "The rent for the garage is now 90."),
        ("The deadline for the poster is Friday.", "The deadline for the flyer is Monday."),
        ("The gym is 40 euros a month.", "The pool is 25 euros a month."),
        ("Breakfast is at 8.", "Dinner is at 19."),
        ("The invoice for March is 300 euros.", "The invoice for April is 280 euros."),
        ("The price of the oak table is 400 euros.", "The price of the pine table is 250 euros."),
        ("赤い自転車は3万円です。", "青い自転車は4万円です。"),
        ("家賃は7万円です。", "車庫の家賃は9千円です。"),
        ("房租是700元。", "车库的房租是90元。"),
    ],
)
def test_what_is_of_two_things(earlier: str, later: str) -> None:
    assert not of_one_thing(earlier, later)


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        ("The red bike costs 300 euros.", "The red bike costs 400 euros."),
        ("The red bike costs 300 euros.", "The bike costs 400 euros now."),
        ("The hall is painted blue.", "The hall is painted green now."),
        ("The front door code is 4417.", "The front door code is 9032."),
        ("The rent for the flat is 700.", "The rent for the flat is now 720."),
        ("The deadline for the poster is Friday.", "The deadline moved to Monday."),
        ("My brother lives in Leeds.", "My brother moved to Rome."),
        ("We haven't decided on the venue.", "The venue for the gala is the barn."),
    ],
)
def test_what_is_of_one(earlier: str, later: str) -> None:
    assert of_one_thing(earlier, later)


def test_what_was_spoken_of_right_before_tells_nothing_apart() -> None:
    assert of_one_thing("The rent is 700.", "The rent for the garage is 90.", "How much is the garage, you ask?")


@pytest.mark.parametrize(
    ("talk", "earlier", "later"),
    [
        (("Guten Morgen, das Wetter ist schön.", "Ich lese die Zeitung."),
         "Die Miete ist 700 Euro.", "Die Miete für die Garage ist 90 Euro."),
        (("Guten Morgen, das Wetter ist schön.", "Ich lese die Zeitung."),
         "Das rote Rad kostet 300 Euro.", "Das blaue Rad kostet 400 Euro."),
        (("Bonjour à tous, il fait beau.", "Je suis allée au marché."),
         "Le loyer est de 700 euros.", "Le loyer du garage est de 90 euros."),
        (("Bonjour à tous, il fait beau.", "Je suis allée au marché."),
         "Le vélo rouge coûte 300 euros.", "Le vélo bleu coûte 400 euros."),
        (("Buenos días a todos, hace buen tiempo.", "Ayer fui al mercado."),
         "El alquiler es de 700 euros.", "El alquiler del garaje es de 90 euros."),
        (("Buongiorno a tutti, oggi fa bello.", "Ieri sono andata al mercato."),
         "L'affitto è di 700 euro.", "L'affitto del garage è di 90 euro."),
        (("Всем доброе утро, сегодня хорошая погода.", "Вчера я была на рынке."),
         "Красный велосипед стоит 300 евро.", "Синий велосипед стоит 400 евро."),
    ],
)  # fmt: skip
def test_languages(talk: tuple[str, str], earlier: str, later: str) -> None:
    lines = (talk[0], earlier, talk[1], later)
    memory = compress("\n\n".join(f"[2024-01-0{k} 09:00] Ana: {words}" for k, words in enumerate(lines, 1)))
    assert memory.contradictions == ()
