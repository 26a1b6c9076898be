"""Which thing a passage speaks of: the one that a question asks about, or another of its kind."""

from __future__ import annotations

import pytest

from zettelpy import Memory, compress, explain, recall_context
from zettelpy.passages.index import index_of
from zettelpy.passages.question import ask
from zettelpy.passages.things import is_other, subject_of, touches

# what is asked about, said first; another thing, said later and in words of change; the question; the answer
OTHERS = [
    ("The dinner with the neighbours is on Friday.", "The dinner with the cousins moves to Sunday.",
     "When is the dinner with the neighbours?", "Friday"),
    ("The small boat costs 900 euros.", "The large boat now costs 2,400 euros.", "What does the small boat cost?",
     "900"),
    ("The attic door code is 3321.", "The cellar door code is 7788 now.", "What is the attic door code now?", "3321"),
    ("Nils is in group B.", "Pia is in group D now.", "Which group is Nils in now?", "group B"),
    ("Invoice 17 is over 300 euros.", "Invoice 18 is over 950 euros now.", "How much is invoice 17 now?", "300"),
    ("The library closes at six.", "The pool now closes at nine.", "When does the library close?", "six"),
    ("Our office in Ghent has 30 desks.", "Our office in Riga has 45 desks now.",
     "How many desks are in the Ghent office?", "30"),
    ("Der Kurs beim Verein ist am Montag.", "Der Kurs beim Museum ist jetzt am Samstag.",
     "Wann ist der Kurs beim Verein?", "Montag"),
    ("La clave del portal es 4410.", "La clave del garaje es ahora 9902.", "¿Cuál es la clave del portal?", "4410"),
    ("Le cours de danse est mardi.", "Le cours de chant passe à jeudi.", "Quand est le cours de danse ?", "mardi"),
]  # fmt: skip
# the same thing, named by less when it is spoken of again
SAME = [
    ("The summer concert is on 3 May.", "Concert moved to 9 May.", "When is the summer concert?", "9 May"),
    ("We use Heron for the ingest queue.", "We dropped Heron, the queue runs on Postgres now.",
     "Which queue do we use for ingest?", "Postgres"),
    ("The lock code of the bike shed is 4417.", "New code for the shed: 9032.",
     "What is the lock code of the bike shed?", "9032"),
    ("The budget for the party is 800.", "Budget raised to 1,100.", "What is the budget for the party?", "1,100"),
]  # fmt: skip


def talk(first: str, later: str) -> Memory:
    return compress(
        f"[2025-01-06 09:00] Ana: {first}\n[2025-01-06 09:05] Bo: ok, thanks for telling\n"
        f"[2025-01-20 09:00] Bo: The train was late again.\n[2025-02-06 09:00] Ana: {later}\n"
        f"[2025-02-07 10:00] Bo: I baked bread this morning."
    )


def best(memory: Memory, question: str) -> str:
    first = explain(memory, question, max_tokens=200).passages[0]
    assert first.span is not None
    return (memory.meta.source or "")[slice(*first.span)]


@pytest.mark.parametrize(("first", "later", "question", "answer"), OTHERS)
def test_a_later_statement_of_another_thing_does_not_come_first(
    first: str, later: str, question: str, answer: str
) -> None:
    assert answer in best(talk(first, later), question)


@pytest.mark.parametrize(("first", "later", "question", "answer"), SAME)
def test_what_names_the_thing_by_less_is_about_the_same(first: str, later: str, question: str, answer: str) -> None:
    assert answer in best(talk(first, later), question)


@pytest.mark.parametrize(
    ("ana", "bo", "question", "answer"),
    [
        ("My teacher is Mr. Baptiste.", "my teacher is Ms. Grady.", "Who is Ana's teacher?", "Baptiste"),
        ("I work at a bakery in Leeds.", "I work at a hospital in York now.", "Where does Ana work?", "bakery"),
        ("Meine Lehrerin ist Frau Ott.", "Meine Lehrerin ist jetzt Frau Wolf.", "Wie heißt Ana's Lehrerin?", "Ott"),
    ],
)
def test_what_somebody_else_says_of_his_own_does_not_come_first(ana: str, bo: str, question: str, answer: str) -> None:
    memory = compress(
        f"[2025-01-06 09:02] Ana: {ana}\n[2025-01-06 09:04] Bo: Did you see the game?\n[2025-02-06 09:02] Bo: {bo}"
    )
    assert answer in best(memory, question)


def test_somebody_else_may_speak_of_what_is_asked_about() -> None:
    memory = compress("Ana: my cat gets 2 mg.\n\nBo: Ana's cat gets 5 mg now, says the vet.\n\nBo: it rains")
    index = index_of(memory)
    subject = subject_of(index, ask(index, memory, "What does Ana's cat get?", False, None))
    assert subject.speakers == ("Ana",)
    assert not is_other(index, memory, subject, 0, 1)
    assert touches(index, memory, subject, 0, 1)
    assert not touches(index, memory, subject, 0, 2)


def test_nothing_further_down_in_a_manual_is_later() -> None:
    memory = compress(
        "The kitchen is on the first floor. Guests may use it until ten.\n\n"
        "Bus 14 stops in front of the house, and the last one leaves at midnight.\n\n"
        "The rent is 980 euros, due on the first.\n\nRepairs up to 75 euros a year are paid by the tenant."
    )
    assert best(memory, "Where is the kitchen?").startswith("The kitchen")
    assert best(memory, "How much is the rent?").startswith("The rent")


def test_what_was_said_again_on_another_day_tells_that_day() -> None:
    memory = compress("\n".join(f"[2025-0{month}-01 08:00] Ana: I went running." for month in (3, 4, 5)))
    assert recall_context(memory, "When did Ana go running?").count("## 2025-0") == 3
    assert recall_context(memory, "Did Ana go running?").count("## 2025-0") == 1


def test_long_passages_cost_no_more_than_their_beginning() -> None:
    memory = compress(f"Ana: the code is 1 {'word ' * 20000}\n\nBo: the code is 2 now {'other ' * 20000}")
    assert recall_context(memory, "What is the code now?", max_tokens=60)
