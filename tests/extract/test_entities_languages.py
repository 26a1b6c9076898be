"""Names in chats and letters of seven languages, written as people write, against what a native reader takes for one.

Each file of tests/data/names opens with the names (`+`, alternatives after a slash, forms of address aside) and with
words that are none (`-`). Invented names among them make sure that no list is needed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from zettelpy.extract import entities
from zettelpy.options import Options
from zettelpy.text.columns import read_columns
from zettelpy.text.normalise import fold

DATA = Path(__file__).resolve().parents[1] / "data" / "names"
CHATS = sorted(path.stem for path in DATA.glob("*.txt"))


class Chat(NamedTuple):
    gold: list[list[str]]  # alternatives, folded
    none: set[str]
    text: str


def read(name: str) -> Chat:
    plus, minus, _, text = (DATA / f"{name}.txt").read_text("utf-8").split("\n", 3)
    gold = [[fold(form.strip()) for form in forms.split("/")] for forms in plus[2:].split("|")]
    return Chat(gold, {fold(word.strip()) for word in minus[2:].split("|")}, text)


def names(text: str) -> tuple[str, ...]:
    return entities.reader(read_columns(text), Options())(0, len(text))


def test_all_seven_languages_are_there() -> None:
    assert {name.rstrip("234") for name in CHATS} == {"de", "en", "es", "fr", "it", "pt", "ru"}


@pytest.mark.parametrize("name", CHATS)
def test_names_of_a_chat(name: str) -> None:
    chat = read(name)
    found = {fold(one) for one in names(chat.text)}
    missed = [forms for forms in chat.gold if found.isdisjoint(forms)]
    assert len(missed) <= 0.1 * len(chat.gold), missed
    parts = {part for forms in chat.gold for form in forms for part in (form, *form.replace("-", " ").split())}
    others = sorted(one for one in found if one not in parts)
    assert len(others) <= 0.1 * len(found), others
    assert not found & chat.none


@pytest.mark.parametrize("name", CHATS)
def test_other_invented_names_give_the_same(name: str) -> None:
    chat = read(name)
    one, two = ("Ксулко", "Вемв") if name.startswith("ru") else ("Xulqo", "Wemv")
    other = {one: "Бростик" if name.startswith("ru") else "Ordmi", two: "Гильт" if name.startswith("ru") else "Treb"}
    expected = tuple(re.sub(f"{one}|{two}", lambda match: other[match[0]], found) for found in names(chat.text))
    assert names(re.sub(f"{one}|{two}", lambda match: other[match[0]], chat.text)) == expected


SENTENCES = {
    "en": [
        ("Darcy smiled. Darcy thought of the letter, and nobody else knew.", "Darcy"),
        (
            "She studied at the University of Xulqo and worked for the Bank of England.",
            "University of Xulqo|Bank of England",
        ),
        ("We moved the call to Tuesday because of Thanksgiving, and the French team agreed.", ""),
        ('He said "No" and "Absolutely not", then he left.', ""),
        ("THIS IS URGENT!!! Please READ the manual before you call.", ""),
        ("My iPhone died so I used the MacBook, then the app threw a NullPointerException.", "iPhone|MacBook"),
        ("The US and the WHO agreed, but IT said it was a DNS problem.", "US|WHO"),
        ("I live at 14 Wemv Street, near Hyde Park.", "Wemv Street|Hyde Park"),
        ("Mr Okonkwo met Mrs. Adeyemi-Price and Prof. Xu in Room 4.", "Okonkwo|Adeyemi-Price|Xu"),
        ("Thanks Wemv! Could you ask Xulqo's brother about the Berlin marathon?", "Wemv|Xulqo|Berlin marathon"),
        ("Coffee is ready. Lunch is at one. Traffic was awful, Management said so.", ""),
        ("My sister Xulqo and I read The Lost Garden in one night.", "Xulqo|The Lost Garden"),
        ("The getUser() call fails; HttpClient throws TimeoutError in payment-service.", ""),
        ("On Friday we saw the band at the Globe Theatre in London.", "Globe Theatre|London"),
        ("Cost: 300\nDeadline: Friday\nOwner: the board", ""),
        ("See https://Example.org/Big/Name or mail Anna.Klein@Example.org for UTF-8 and SHA-256.", ""),
    ],
    "de": [
        ("Ich habe gestern mit Xulqo telefoniert, sie kommt am Montag nach Wemvheim.", "Xulqo|Wemvheim"),
        ("Die Besprechung mit dem Kunden war gut, die Rechnung kommt nächste Woche.", ""),
        ("Herr Wemv und Frau Xulqo haben die Wohnung in der Gartenstraße 5 besichtigt.", "Wemv|Xulqo|Gartenstraße 5"),
        ("Das Laufen und das Schwimmen machen Spaß, beim Kochen höre ich Musik.", ""),
        ("Xulqo sagt, dass Wemv morgen keine Zeit hat. Kann Wemv das nicht verschieben?", "Xulqo|Wemv"),
        ("Die Bundesregierung hat entschieden, die Steuer zu senken.", ""),
        ("Wir kaufen Milch, Käse, Brot und Eier bei Edeka.", "Edeka"),
        ("Im Herbst fahren wir nach Italien, im Winter nach Österreich.", "Italien|Österreich"),
        ("Xulqos Vorschlag war besser. Xulqo freut sich, und wir haben das auch so gesagt.", "Xulqo"),
        ("Die Firma Wemv liefert am Dienstag, sagt unser Hausmeister.", "Wemv"),
        ("Nach Absprache mit der Geschäftsleitung gilt das Angebot bis Ende Mai.", ""),
        ("Meine Tante Xulqo wohnt in Bad Wemvingen an der Elbe.", "Xulqo|Bad Wemvingen|Elbe"),
        ("Das ist doch keine Frage von Geld oder Zeit, sondern von Respekt.", ""),
        ("Wir treffen uns im Gasthof Krone, der Umweg über den Parkplatz ist nicht nötig.", "Gasthof Krone"),
        ("Bitte NICHT vor Montag, das ist für uns zu früh.", ""),
    ],
    "fr": [
        ("J'ai vu Xulqo hier à Wemville, elle habite rue de la Paix 4.", "Xulqo|Wemville|rue de la Paix 4"),
        ("Lundi on parle du budget, mardi de Noël. Merci à tous !", ""),
        ("M. Wemv et Mme Xulqo ont rencontré Me Duroc à l'hôtel.", "Wemv|Xulqo|Duroc"),
        ("L'abbé Wemv est parti pour La Rochelle avec nous.", "Wemv|La Rochelle"),
        ("C'est TOUT ce que je voulais dire. Voilà. Point final.", ""),
        ("Nous irons au Musée d'Orsay puis au Mont-Saint-Michel.", "Musée d'Orsay|Mont-Saint-Michel"),
        ("La TVA et le RIB sont sur la facture de la SNCF.", "SNCF"),
        ("Xulqo a appelé hier. On ne sait pas pourquoi.", "Xulqo"),
    ],
    "es": [
        ("Ayer vi a Xulqo en Wemvilla, vive en la calle de Alcalá 40.", "Xulqo|Wemvilla|calle de Alcalá 40"),
        ("El lunes hablamos del presupuesto y en Navidad descansamos.", ""),
        ("El señor Wemv y la señora Xulqo hablaron con don Eusebio.", "Wemv|Xulqo|Eusebio"),
        ("¿Vienes con Wemv? ¡Claro! Xulqo trae el vino.", "Wemv|Xulqo"),
        ("Eso es TODO lo que quería decir. Punto. Gracias.", ""),
        ("Fuimos al Museo del Prado y a San Sebastián.", "Museo del Prado|San Sebastián"),
        ("Marta de Sevilla viene con nosotros a la fiesta.", "Marta|Sevilla"),
        ("El DNI y el IVA los pide la AEAT. Jajajaja, JAJAJA.", "AEAT"),
    ],
    "it": [
        (
            "Ieri ho visto Xulqo a Wemvara, abita in via della Conciliazione 4.",
            "Xulqo|Wemvara|via della Conciliazione 4",
        ),
        ("Lunedì parliamo del bilancio, a Pasqua riposiamo.", ""),
        ("Il signor Wemv e la signora Xulqo con l'avv. Morelli.", "Wemv|Xulqo|Morelli"),
        ("Andiamo agli Uffizi e poi a San Gimignano in Toscana.", "Uffizi|San Gimignano|Toscana"),
        ("È TUTTO quello che volevo dire. Punto. Grazie.", ""),
        ("La Banca d'Italia e il Comune di Wemv hanno firmato.", "Banca d'Italia|Comune di Wemv"),
        ("Sento la Dott.ssa Morandi domani, e poi la Sig.ra Xulqo.", "Morandi|Xulqo"),
    ],
    "pt": [
        ("Ontem vi a Xulqo em Wemvada, ela mora na Rua da Consolação 4.", "Xulqo|Wemvada|Rua da Consolação 4"),
        ("Segunda falamos do orçamento, no Natal descansamos.", ""),
        ("O senhor Wemv e a dona Xulqo falaram com o Dr. Moreira.", "Wemv|Xulqo|Moreira"),
        ("Fomos ao Pão de Açúcar e ao Rio de Janeiro.", "Pão de Açúcar|Rio de Janeiro"),
        ("É TUDO que eu queria dizer. Ponto. Obrigada.", ""),
        ("Xulqo ligou ontem, mas eu não estava em casa.", "Xulqo"),
    ],
    "ru": [
        ("Вчера видела Ксулко в Вемвске, он живёт на улице Гагарина 4.", "Ксулко|Вемвск|улица Гагарина 4"),
        ("В понедельник обсудим бюджет, на Новый год отдыхаем.", ""),
        ("Господин Вемв и госпожа Ксулина говорили с доктором Орловым.", "Вемв|Ксулина|Орлов"),
        ("Мы были в Эрмитаже и на Невском проспекте.", "Эрмитаж|Невский проспект"),
        ("Это ВСЁ, что я хотела сказать. Точка. Спасибо.", ""),
        ("Дима, привет! Мы с Димой и Олей едем к Кате.", "Дима|Оля|Катя"),
        ("Максим позвонил Ирине. Ирина не ответила Максиму.", "Максим|Ирина"),
        ("Без Жучки Зинаида не поедет; мы гуляли по берегу Ладожского озера.", "Жучка|Зинаида|Ладожское озеро"),
        ("Читаю «Северный вестник», а письмо отдала на Почте России.", "Северный вестник|Почта России"),
    ],
}


@pytest.mark.parametrize(
    ("text", "expected"),
    [(text, expected) for language in sorted(SENTENCES) for text, expected in SENTENCES[language]],
)
def test_sentences(text: str, expected: str) -> None:
    assert names(text) == tuple(filter(None, expected.split("|")))
