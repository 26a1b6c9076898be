"""Documents into rows and back, without an engine."""

from __future__ import annotations

import sys

import pytest

from zettelpy import Memory, ZettelError, __version__, compress
from zettelpy.errors import ArgumentValueError
from zettelpy.ext import dask, spark
from zettelpy.ext.corpus import COLUMNS, Row, compress_rows, memory_of, options_digest, shard_of
from zettelpy.shards.index import ShardedIndex

CHAT = [
    {"role": "user", "content": "The rent is 700.", "time": "2025-03-04T09:12"},
    {"name": "Bo", "content": "Noted.", "time": "2025-03-04T09:13"},
]


@pytest.mark.parametrize("text", ["Ana moved to Oslo on 3 May.", "", CHAT, "\ufeff日本で会った。\r\n\r\nBo: fine"])
@pytest.mark.parametrize("keep", [True, False])
def test_a_row_reads_back_as_what_compress_returns(text: object, keep: bool) -> None:
    [row] = compress_rows([(7, text)], keep_source=keep, date="2025-03-04")
    assert tuple(row) == COLUMNS
    assert (row["id"], row["error"], row["version"]) == (7, None, __version__)
    expected = compress(text, keep_source=keep, date="2025-03-04")  # type: ignore[arg-type]
    assert row["source"] == expected.meta.source
    assert memory_of(row) == expected
    assert isinstance(memory_of(row), Memory)


def test_a_document_that_fails_is_a_row() -> None:
    def messages() -> object:
        yield CHAT[0]
        raise LookupError("gone")

    rows = list(compress_rows([("a", None), "bare", ("b", messages()), {"id": "c", "text": "Fine."}]))
    errors = [(row["id"], (row["error"] or "").split(":")[0]) for row in rows]
    assert errors == [("a", "ArgumentTypeError"), (None, "ArgumentTypeError"), ("b", "LookupError"), ("c", "")]
    assert all((row["aaak"] is None) == (row["error"] is not None) for row in rows)
    with pytest.raises(ZettelError, match=r"document 'b' was not compressed: LookupError: gone"):
        memory_of(rows[2])


def test_the_digest_tells_options_apart() -> None:
    [row] = compress_rows([(1, "x")], date="9 March 2025")
    assert row["options"] == options_digest(date="2025-03-09") != options_digest()
    assert options_digest() == "697792b80955f482"  # the same on every machine


def test_impossible_options_are_no_rows() -> None:
    with pytest.raises(ArgumentValueError, match="chunk_size"):
        list(compress_rows([(1, "x")], chunk_size=0))


@pytest.mark.parametrize(
    ("call", "module", "extra"),
    [
        (lambda: dask.compress_bag([]), "dask.bag", "dask"),
        (lambda: dask.compress_frame(None), "dask.dataframe", "dask"),
        (lambda: spark.compress_frame(None), "pyspark.sql.types", "spark"),
        (lambda: dask.sharded_index(None, None), "distributed", "dask"),
        (lambda: spark.sharded_index(None), "pyspark.sql", "spark"),
    ],
)
def test_a_missing_engine_names_its_extra(
    monkeypatch: pytest.MonkeyPatch, call: object, module: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert callable(call)
    with pytest.raises(ImportError, match=rf'pip install "zettelpy\[{extra}\]"') as caught:
        call()
    assert isinstance(caught.value, ZettelError)


def test_rows_are_a_shard_or_are_told_why_not() -> None:
    good, failed = compress_rows([("a", "Ana likes tea."), ("b", None)])
    [other] = compress_rows([("c", "Bo naps.")], chunk_size=200)
    assert shard_of([failed, good]).ids == ("a",)
    assert shard_of([failed]).options is None
    assert shard_of([good]).options == options_digest()
    same = rf"document 'a' was compressed with options {good['options']} and document 'c' with {other['options']} "
    with pytest.raises(ZettelError, match=same):
        shard_of([good, other])
    with pytest.raises(ZettelError, match=same):
        ShardedIndex.over([shard_of([failed]), shard_of([good]), shard_of([other])])
    with pytest.raises(ZettelError, match="document 'a' was compressed by version 0.0.1: compress it again"):
        shard_of([Row(**{**good, "version": "0.0.1"})])
    [bare] = compress_rows([("d", "Bo naps.")], keep_source=False)
    with pytest.raises(ZettelError, match="document 'd' has no source: compress it with keep_source=True"):
        shard_of([bare])
    for wrong in ("lease", {"id": "a"}, None):
        with pytest.raises(TypeError, match="a row is a mapping with id, aaak, source"):
            shard_of([wrong])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="there is no shard to ask"):
        ShardedIndex.over([])
    assert ShardedIndex.over([shard_of([failed])]).recall("Who likes tea?") == []
