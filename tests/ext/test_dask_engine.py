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

from tests.ext.corpus import BROKEN, CORPUS, OPTIONS, QUESTIONS, answers
from zettelpy import ZettelError, merge_results, recall
from zettelpy.ext import dask
from zettelpy.ext.corpus import COLUMNS, Row, compress_rows, memory_of

DOCS = Path(__file__).resolve().parents[2] / "docs"
PARTS = 24
pytestmark = pytest.mark.filterwarnings("default")  # those of the engine are not ours


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    options: dict[str, Any] = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with LocalCluster(**options, silence_logs=50) as cluster, Client(cluster) as client:
        yield client


def test_a_bag_gives_the_rows_of_one_machine(client: Client, expected: list[Row]) -> None:
    rows = dask.compress_bag(db.from_sequence(CORPUS[:400], npartitions=5), **OPTIONS).compute()
    assert rows == expected[:400]
    assert [row["id"] for row in rows if row["error"]] == [n for n in BROKEN if n < 400]


def test_a_killed_worker_changes_nothing(client: Client, expected: list[Row]) -> None:
    rows = dask.compress_bag(db.from_sequence(CORPUS, npartitions=PARTS), **OPTIONS).persist()
    parts = futures_of(rows)
    wait(parts, return_when="FIRST_COMPLETED")
    victim = next(iter(client.run(os.getpid).values()))
    assert any(not part.done() for part in parts)  # it is mid-way
    os.kill(victim, signal.SIGKILL)
    assert rows.compute() == expected
    assert victim not in client.run(os.getpid).values()


def test_a_data_frame_keeps_ids_and_index(client: Client, expected: list[Row]) -> None:
    frame = pd.DataFrame({"number": range(300), "body": [text for _, text in CORPUS[:300]]}, index=range(1000, 1300))
    made = dask.compress_frame(dd.from_pandas(frame, npartitions=4), id="number", text="body", **OPTIONS)
    assert list(made.columns) == list(COLUMNS)
    rows = made.compute()
    assert list(rows.index) == list(frame.index)
    assert list(rows["id"]) == list(range(300))
    for name in COLUMNS[1:]:
        assert [None if pd.isna(one) else one for one in rows[name]] == [row[name] for row in expected[:300]]
    with pytest.raises(ZettelError, match="no column 'text'"):
        dask.compress_frame(dd.from_pandas(frame, npartitions=1), id="number")


def test_what_comes_back_is_recalled_like_one_machine(client: Client, expected: list[Row]) -> None:
    rows = dask.compress_bag(db.from_sequence(CORPUS[:200], npartitions=5), **OPTIONS).compute()
    memories = [[memory_of(row) for row in some if not row["error"]] for some in (rows, expected[:200])]
    found, wanted = (recall(merge_results(some), "Which hall is pump 57 in?") for some in memories)
    assert found == wanted
    assert "pump 57" in found[0].quote


def test_the_example_of_the_guide(client: Client) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "scale.md").read_text("utf-8"), re.DOTALL)
    examples = [block for block in blocks if "zettelpy.ext.dask" in block]
    assert len(examples) == 2
    names: dict[str, Any] = {"client": client}
    for example in examples:  # each has an assertion, or what is asserted below
        exec(example, names)
    assert [zettel.quote for zettel in names["found"]][:1] == ["The rent is 700 euros."]
    assert [row["id"] for row in names["failed"]] == ["broken"]


def test_an_index_in_shards_ranks_as_one_index_also_after_a_worker_was_killed(
    client: Client, expected: list[Row], wanted: list[Any]
) -> None:
    index = dask.sharded_index(client, db.from_sequence(expected, npartitions=6))
    assert answers(index) == wanted
    victim = next(iter(client.run(os.getpid).values()))
    os.kill(victim, signal.SIGKILL)
    assert answers(index) == wanted
    assert victim not in client.run(os.getpid).values()
    assert [bool(found) for found in wanted] == [question != "zebra" for question, _ in QUESTIONS]


def test_rows_that_are_no_index_are_told(client: Client, expected: list[Row]) -> None:
    others = list(compress_rows(CORPUS[7:9], chunk_size=200))
    with pytest.raises(ZettelError, match=rf"document 0 .* {expected[0]['options']} .* 7 with {others[0]['options']}"):
        dask.sharded_index(client, db.from_sequence([*expected[:2], *others], npartitions=2))
    with pytest.raises(ZettelError, match="document 3 was compressed by version 0.0.1: compress it again"):
        dask.sharded_index(client, db.from_sequence([Row(**{**expected[3], "version": "0.0.1"})]))
    with pytest.raises(TypeError, match="rows must be a Bag of Dask, got list"):
        dask.sharded_index(client, expected)
    with pytest.raises(TypeError, match="client must be a Client of Dask, got Bag"):
        dask.sharded_index(db.from_sequence(expected), expected)
    with pytest.raises(TypeError, match="a row is a mapping with id, aaak, .* got 'lease'"):
        dask.sharded_index(client, db.from_sequence(["lease"]))
