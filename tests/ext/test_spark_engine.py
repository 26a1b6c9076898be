"""A corpus on a real Spark with two threads of executors: the rows of one machine."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyspark", reason="needs PySpark: the dependency group 'engines'")
pytest.importorskip("pandas", reason="needs pandas: the dependency group 'engines'")
pytest.importorskip("pyarrow", reason="needs pyarrow: the dependency group 'engines'")

from zettelpy import ZettelError, merge_results, recall
from zettelpy.ext import spark
from zettelpy.ext.corpus import COLUMNS, compress_rows, memory_of

ROOT = Path(__file__).resolve().parents[2]
pytestmark = [
    pytest.mark.skipif(shutil.which("java") is None and "JAVA_HOME" not in os.environ, reason="Spark needs Java 17"),
    pytest.mark.filterwarnings("default"),  # those of the engine are not ours
]


def document(n: int) -> str | None:
    if n % 97 == 5:
        return None  # broken
    return (
        f"[2025-03-{1 + n % 28:02d} 09:12] Ana: we decided to move pump {n} to hall {n % 13}.\n\nBo{n % 7}: fine, {n}."
    )


CORPUS = [(n, document(n)) for n in range(2000)]


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


def test_a_data_frame_gives_the_rows_of_one_machine(session: Any) -> None:
    frame = session.createDataFrame(CORPUS, "number long, body string").repartition(6)
    made = spark.compress_frame(frame, id="number", text="body", chunk_size=400)
    assert made.columns == list(COLUMNS)
    assert dict(made.dtypes)["id"] == "bigint"
    rows = sorted((row.asDict() for row in made.collect()), key=lambda row: row["id"])
    expected = list(compress_rows(CORPUS, chunk_size=400))
    assert rows == expected
    assert [row["id"] for row in rows if row["error"]] == list(range(5, 2000, 97))
    memories = [[memory_of(row) for row in some[:200] if not row["error"]] for some in (rows, expected)]
    found, wanted = (recall(merge_results(some), "Which hall is pump 57 in?") for some in memories)
    assert found == wanted
    assert "pump 57" in found[0].quote


def test_mistakes_are_told_before_anything_runs(session: Any) -> None:
    frame = session.createDataFrame(CORPUS[:2], "id long, body string")
    with pytest.raises(ZettelError, match="no column 'text'"):
        spark.compress_frame(frame)
    with pytest.raises(ZettelError, match="chunk_size"):
        spark.compress_frame(frame, text="body", chunk_size=0)


def test_the_example_of_the_guide(session: Any) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "scale.md").read_text("utf-8"), re.DOTALL)
    [example] = [block for block in blocks if "zettelpy.ext.spark" in block]
    names: dict[str, Any] = {"session": session}
    exec(example, names)
    assert [zettel.quote for zettel in names["found"]][:1] == ["The rent is 700 euros."]
