"""A corpus on a real Dask cluster of two processes: the rows of one machine, also after a worker was killed."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("distributed", reason="needs Dask: the dependency group 'engines'")
pytest.importorskip("pandas", reason="needs pandas: the dependency group 'engines'")

import pandas as pd
from dask import bag as db
from dask import dataframe as dd
from distributed import Client, LocalCluster, futures_of, wait

from zettelpy import ZettelError, merge_results, recall
from zettelpy.ext import dask
from zettelpy.ext.corpus import COLUMNS, compress_rows, memory_of, shard_of
from zettelpy.shards.index import ShardedIndex

DOCS = Path(__file__).resolve().parents[2] / "docs"
PARTS = 24
pytestmark = pytest.mark.filterwarnings("default")  # those of the engine are not ours


def document(n: int) -> Any:
    if n % 97 == 5:
        return None  # broken
    return (
        f"[2025-03-{1 + n % 28:02d} 09:12] Ana: we decided to move pump {n} to hall {n % 13}.\n\nBo{n % 7}: fine, {n}."
    )


CORPUS = [(f"doc-{n}", document(n)) for n in range(2000)]


@pytest.fixture(scope="module")
def expected() -> list[Any]:
    return list(compress_rows(CORPUS, chunk_size=400))


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    options: dict[str, Any] = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with LocalCluster(**options, silence_logs=50) as cluster, Client(cluster) as client:
        yield client


def test_a_bag_gives_the_rows_of_one_machine(client: Client, expected: list[Any]) -> None:
    rows = dask.compress_bag(db.from_sequence(CORPUS[:400], npartitions=5), chunk_size=400).compute()
    assert rows == expected[:400]
    assert [row["id"] for row in rows if row["error"]] == [f"doc-{n}" for n in range(5, 400, 97)]


def test_a_killed_worker_changes_nothing(client: Client, expected: list[Any]) -> None:
    rows = dask.compress_bag(db.from_sequence(CORPUS, npartitions=PARTS), chunk_size=400).persist()
    parts = futures_of(rows)
    wait(parts, return_when="FIRST_COMPLETED")
    victim = next(iter(client.run(os.getpid).values()))
    assert any(not part.done() for part in parts)  # it is mid-way
    os.kill(victim, signal.SIGKILL)
    assert rows.compute() == expected
    assert victim not in client.run(os.getpid).values()


def test_a_data_frame_keeps_ids_and_index(client: Client, expected: list[Any]) -> None:
    frame = pd.DataFrame({"number": range(300), "body": [text for _, text in CORPUS[:300]]}, index=range(1000, 1300))
    made = dask.compress_frame(dd.from_pandas(frame, npartitions=4), id="number", text="body", chunk_size=400)
    assert list(made.columns) == list(COLUMNS)
    rows = made.compute()
    assert list(rows.index) == list(frame.index)
    assert list(rows["id"]) == list(range(300))
    for name in COLUMNS[1:]:
        assert [None if pd.isna(one) else one for one in rows[name]] == [row[name] for row in expected[:300]]
    with pytest.raises(ZettelError, match="no column 'text'"):
        dask.compress_frame(dd.from_pandas(frame, npartitions=1), id="number")


def test_what_comes_back_is_recalled_like_one_machine(client: Client, expected: list[Any]) -> None:
    rows = dask.compress_bag(db.from_sequence(CORPUS[:200], npartitions=5), chunk_size=400).compute()
    memories = [[memory_of(row) for row in some if not row["error"]] for some in (rows, expected[:200])]
    found, wanted = (recall(merge_results(some), "Which hall is pump 57 in?") for some in memories)
    assert found == wanted
    assert "pump 57" in found[0].quote


def test_the_example_of_the_guide(client: Client) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "scale.md").read_text("utf-8"), re.DOTALL)
    [example] = [block for block in blocks if "zettelpy.ext.dask" in block]
    names: dict[str, Any] = {}
    exec(example, names)
    assert [zettel.quote for zettel in names["found"]][:1] == ["The rent is 700 euros."]
    assert [row["id"] for row in names["failed"]] == ["broken"]


def test_an_index_in_shards_ranks_as_one_index_also_after_a_worker_was_killed(client: Client) -> None:
    rows = list(compress_rows(CORPUS, chunk_size=400))
    index = dask.sharded_index(client, db.from_sequence(rows, npartitions=6))
    one = ShardedIndex.over([shard_of(rows)])
    questions = ("Which hall is pump 57 in?", "What happened on 5 March 2025?", "What did Ana decide?")
    wanted = [one.recall(question) for question in questions]
    assert [index.recall(question) for question in questions] == wanted
    os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
    assert [index.recall(question) for question in questions] == wanted
    assert all(wanted)
