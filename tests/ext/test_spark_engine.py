"""A corpus on a real Spark with two threads of executors: the rows of one machine."""

from __future__ import annotations

import os
import re
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyspark", reason="needs PySpark: the dependency group 'engines'")
pytest.importorskip("pandas", reason="needs pandas: the dependency group 'engines'")
pytest.importorskip("pyarrow", reason="needs pyarrow: the dependency group 'engines'")

from tests.ext.corpus import BROKEN, CORPUS, OPTIONS, answers
from zettelpy import ZettelError, merge_results, recall
from zettelpy.ext import spark
from zettelpy.ext.corpus import COLUMNS, Row, compress_rows, memory_of

ROOT = Path(__file__).resolve().parents[2]
pytestmark = [
    pytest.mark.skipif(shutil.which("java") is None and "JAVA_HOME" not in os.environ, reason="Spark needs Java 17"),
    pytest.mark.filterwarnings("default"),  # those of the engine are not ours
]


@pytest.fixture(scope="module")
def session() -> Iterator[Any]:
    from pyspark.sql import SparkSession

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYSPARK_PYTHON", sys.executable)
        patch.setenv("PYSPARK_DRIVER_PYTHON", sys.executable)
        patch.setenv("PYTHONPATH", str(ROOT))
        patch.setenv("SPARK_LOCAL_IP", "127.0.0.1")
        builder = SparkSession.builder.master("local[2]").appName("zettelpy")
        for key, value in (
            ("spark.ui.enabled", "false"),
            ("spark.driver.bindAddress", "127.0.0.1"),
            ("spark.driver.host", "127.0.0.1"),
            ("spark.sql.shuffle.partitions", "2"),
            ("spark.ui.showConsoleProgress", "false"),
        ):
            builder = builder.config(key, value)
        session = builder.getOrCreate()
        session.sparkContext.setLogLevel("OFF")
        yield session
        session.stop()


@pytest.fixture(scope="module")
def made(session: Any) -> Iterator[Any]:
    """All documents, compressed by Spark, in their order."""
    documents = session.sparkContext.parallelize(CORPUS, 4)
    frame = session.createDataFrame(documents, "number long, body string")
    made = spark.compress_frame(frame, id="number", text="body", **OPTIONS).persist()
    yield made
    made.unpersist()


def test_a_data_frame_gives_the_rows_of_one_machine(made: Any, expected: list[Row]) -> None:
    assert made.columns == list(COLUMNS)
    assert dict(made.dtypes)["id"] == "bigint"
    rows = [row.asDict() for row in made.collect()]
    assert rows == expected
    assert [row["id"] for row in rows if row["error"]] == BROKEN
    memories = [[memory_of(row) for row in some[:200] if not row["error"]] for some in (rows, expected)]
    found, wanted = (recall(merge_results(some), "Which hall is pump 57 in?") for some in memories)
    assert found == wanted
    assert "pump 57" in found[0].quote


def test_an_index_in_shards_ranks_as_one_index_also_after_all_processes_were_killed(
    session: Any, made: Any, wanted: list[Any]
) -> None:
    index = spark.sharded_index(made)
    assert answers(index) == wanted
    victims = processes(session)
    for victim in victims:
        os.kill(victim, signal.SIGKILL)
    assert answers(index, 3) == wanted[:3]
    assert not set(victims) & set(processes(session))


def processes(session: Any) -> list[int]:
    """Return the ids of the Python processes in which Spark does its work."""
    return sorted(dict.fromkeys(session.sparkContext.range(0, 8, numSlices=8).map(lambda _: os.getpid()).collect()))


def test_mistakes_are_told_before_anything_runs(session: Any) -> None:
    frame = session.createDataFrame(CORPUS[:2], "id long, body string")
    with pytest.raises(ZettelError, match="no column 'text'"):
        spark.compress_frame(frame)
    with pytest.raises(ZettelError, match="chunk_size"):
        spark.compress_frame(frame, text="body", chunk_size=0)


def rows_frame(session: Any, rows: list[Row], parts: int = 1) -> Any:
    schema = "id long, aaak string, source string, error string, version string, options string"
    return session.createDataFrame(session.sparkContext.parallelize(rows, parts), schema)


def test_rows_that_are_no_index_are_told(session: Any, expected: list[Row]) -> None:
    others = list(compress_rows(CORPUS[7:9], chunk_size=200))
    with pytest.raises(ZettelError, match=rf"document 0 .* {expected[0]['options']} .* 7 with {others[0]['options']}"):
        spark.sharded_index(rows_frame(session, [*expected[:2], *others], 2))
    with pytest.raises(ZettelError, match="document 3 was compressed by version 0.0.1: compress it again"):
        spark.sharded_index(rows_frame(session, [Row(**{**expected[3], "version": "0.0.1"})]))
    with pytest.raises(TypeError, match="rows must be a data frame of Spark, got list"):
        spark.sharded_index(expected)
    with pytest.raises(ValueError, match="no column 'source': pass what compress_frame returns"):
        spark.sharded_index(rows_frame(session, expected[:2]).drop("source"))
    with pytest.raises(ValueError, match="held"):
        spark.sharded_index(rows_frame(session, expected[:2]), held=0)


def test_the_example_of_the_guide(session: Any) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "scale.md").read_text("utf-8"), re.DOTALL)
    examples = [block for block in blocks if "zettelpy.ext.spark" in block]
    assert len(examples) == 2
    names: dict[str, Any] = {"session": session}
    for example in examples:  # each has an assertion, or what is asserted below
        exec(example, names)
    assert [zettel.quote for zettel in names["found"]][:1] == ["The rent is 700 euros."]
