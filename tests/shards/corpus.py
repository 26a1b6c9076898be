"""Documents with what a ranking looks at: words, neighbours, sections, speakers, days, changes, answers, names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from zettelpy import Memory, Zettel, compress, recall
from zettelpy.passages.search import Options, rank_zettels, search
from zettelpy.pipeline import join_results

THINGS = ("boiler", "garden", "rent", "roof", "bicycle", "piano")
PEOPLE = ("Ana", "Bo", "Carla Ruiz", "Deniz")
STATES = ("is broken", "costs 70 euros", "moved to 9 May", "needs paint", "is at 18:30", "was sold to Marek")


def chat(n: int) -> str:
    lines = []
    for k in range(2 + n % 5):
        thing, person = THINGS[(n + k) % 6], PEOPLE[(n * 3 + k) % 4]
        text = f"The {thing} {STATES[(n * 5 + k * 2) % 6]}."
        if (n + k) % 7 == 0:
            text = f"When will the {thing} be repaired?"
        if (n + k) % 5 == 0:
            text += f" We spoke of the {THINGS[(n * k + 1) % 6]} yesterday."
        lines.append(f"[2025-0{1 + n % 6}-{1 + (n * 7 + k) % 28:02d} 09:{k:02d}] {person}: {text}")
    return "\n\n".join(lines)


OTHERS = (
    "",
    "# Garden\n\nThe roses need water.\n\n# Roof\n\nThe tiles came on 03/04/2025.\n\nIt was sealed on 12/05/2025.",
    "[2025-03-04 09:12] Ana: The rent is 700 euros.\n\n[2025-04-04 09:12] Bo: The rent is now 800 euros.",
    "[2025-03-04 09:12] Ana: The launch is on 3 May.\n\n[2025-03-05 10:00] Ana: The launch moved to 9 May.",
    "Ana moved the piano to Lisbon in May. Bo has painted the fence since then. The boiler is fine.",
    "Wir haben das Klavier nach Hamburg gebracht, und der Beckenrand ist kaputt. Der Umzug war am 3. Mai 2024.",
    "昨日ボイラーを修理しました。家賃は七万円です。\n\n田中さんは来週大阪へ行きます。",
    "[2024-01-01 09:00] Ana: The rent is 700 euros.\n\n[2024-01-03 09:00] Ana: From next January the rent will be 800.",
    "Before the move we sold the bicycle. After the move Carla bought a piano. The move was on 5 June 2024.",
    "Deniz is 41 years old. Her number is 0171 234567. Call Deniz about the garden.",
    "The bill of 13/02/2025 was paid.\n\nThe one of 25/02/2025 was not.",
    "La factura del piano llegó ayer y el alquiler es de 700 euros, dijo Carla.",
)

QUESTIONS = (
    "boiler",
    "Who repaired the boiler?",
    "What does the rent cost now?",
    "What was the rent before?",
    "How much is the rent?",
    "When is the launch?",
    "What did Ana say about the garden?",
    "What did Carla Ruiz say?",
    "What did Bo say in March 2025?",
    "What happened in March 2025?",
    "What happened on 5 April 2025?",
    "What was said on Friday?",
    "What happened before the move?",
    "What did Ana do after the move?",
    "Who bought the piano two weeks after the move?",
    "What was decided before May?",
    "How old is Deniz?",
    "What is the telephone number of Deniz?",
    "Why is the roof broken?",
    "Where is the piano?",
    "Wo ist das Becken?",
    "家賃はいくらですか？",
    "田中さんは何をしますか？",
    "What did Deniz say on 3/4/2025?",
    "Which instrument moved to Lisbon?",
    "the garden the roof the rent the boiler",
    "Is the bicycle sold, and where is the piano now?",
    "zebra",
    "",
    "What did Zoe say?",
    "¿Cuánto cuesta el alquiler?",
)


@cache
def documents(count: int = 48) -> tuple[tuple[str, Memory], ...]:
    """Return documents by name: those above first, then chats."""
    texts = [*OTHERS, *map(chat, range(count - len(OTHERS)))]
    return tuple((f"d{n}", compress(text, chunk_size=200 if n % 2 else 400)) for n, text in enumerate(texts))


class OneIndex:
    """One index over all documents, without shards: `recall`, with the scores of `search`."""

    def __init__(self, found: Sequence[tuple[Any, Memory]]) -> None:
        self.memory = join_results([memory for _, memory in found])
        self.zettels = [(name, zettel) for name, one in found for zettel in one.zettels]
        self.number = {zettel.id: n for n, zettel in enumerate(self.memory.zettels)}

    def recall(self, query: str, **options: Any) -> list[tuple[Any, Zettel, float]]:
        searched = {key: value for key, value in options.items() if key not in ("top_k", "hops")}
        scores = dict(rank_zettels(search(self.memory, query, Options(**searched))))
        order = [self.number[zettel.id] for zettel in recall(self.memory, query, **options)]
        return [(*self.zettels[n], scores.get(n, 0.0)) for n in order]
