"""A corpus on Spark: each document of a data frame into a row (`corpus`), on the executors, by `mapInPandas`.

Nothing runs before the result is asked for. Spark does a part again when its executor is lost, and the rows are the
same. The executors need zettelpy, pandas and pyarrow.

Questions go to shards that Spark keeps, packed, one for each partition. An index cannot be kept there, so each Python
process of an executor holds the shards that it was asked last, unpacked and indexed; one that holds none yet, or is new
since another was lost, is sent the packed one.
"""

from __future__ import annotations

import pickle
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, Unpack

from zettelpy.errors import ArgumentTypeError, ArgumentValueError, ZettelError
from zettelpy.ext.corpus import COLUMNS, compress_rows, shard_of
from zettelpy.ext.extras import need
from zettelpy.options import CompressOptions, check_int
from zettelpy.pipeline import read_options
from zettelpy.shards.index import ShardedIndex
from zettelpy.shards.shard import Shard
from zettelpy.text.digest import blake2b

EXTRA: Final = "spark"
PACKED: Final = "part int, digest string, error string, shard binary"
ANSWERED: Final = "part int, answer binary"


def compress_frame(frame: Any, *, id: str = "id", text: str = "text", **options: Unpack[CompressOptions]) -> Any:
    """Return a Spark data frame with the columns of a row; `id` and `text` (strings) name the columns of `frame`.

    The id keeps its type; a text that is null becomes a row with an error. Raises MissingExtraError (an ImportError)
    where PySpark, pandas or pyarrow is missing, TypeError and ValueError for impossible options, and ValueError for a
    missing column.
    """
    types = need("pyspark.sql.types", EXTRA)
    for module in ("pandas", "pyarrow"):
        need(module, EXTRA)
    read_options(options)
    for name in (id, text):
        if name not in frame.columns:
            raise ArgumentValueError(f"the data frame has no column {name!r}: pass id= and text=")
    strings = [types.StructField(name, types.StringType(), True) for name in COLUMNS[1:]]
    schema = types.StructType([types.StructField("id", frame.schema[id].dataType, True), *strings])
    return frame.select(id, text).mapInPandas(_mapped(options), schema)


def _mapped(options: CompressOptions) -> Callable[[Iterable[Any]], Iterator[Any]]:
    def rows(parts: Iterable[Any]) -> Iterator[Any]:
        pandas = need("pandas", EXTRA)
        for part in parts:
            names, texts = part.iloc[:, 0], part.iloc[:, 1]
            made = pandas.DataFrame(compress_rows(zip(names, texts, strict=True), **options), columns=list(COLUMNS))
            made["id"] = names.reset_index(drop=True)
            yield made

    return rows


def sharded_index(rows: Any, *, held: int = 16) -> ShardedIndex:
    """Return an index over a data frame of rows (`compress_frame`), a shard for each partition, which Spark keeps.

    The order of the documents is that of the rows. `held` is how many shards each Python process of an executor holds
    at most; one that is asked for more builds some of them for every question. What Spark keeps goes with the index.

    Raises MissingExtraError where PySpark or pyarrow is missing, ArgumentTypeError and ArgumentValueError for what is
    no such data frame, and ZettelError as `corpus.shard_of` does. A question raises ZettelError if Spark made a lost
    partition again and its rows were others or came in another order: write such rows first.
    """
    sql = need("pyspark.sql", EXTRA)
    need("pyarrow", EXTRA)
    check_int("held", held, least=1)
    if not isinstance(rows, sql.DataFrame):
        raise ArgumentTypeError(f"rows must be a data frame of Spark, got {type(rows).__name__}")
    lacking = [name for name in COLUMNS if name not in rows.columns]
    if lacking:
        raise ArgumentValueError(f"the data frame has no column {lacking[0]!r}: pass what compress_frame returns")
    return ShardedIndex(_Parts(rows.select(*COLUMNS), held))


class _Parts:
    """Runs functions on the shards of a data frame of rows, where they are."""

    def __init__(self, rows: Any, held: int) -> None:
        self.frame = rows.mapInArrow(_packed, PACKED).persist()
        weakref.finalize(self, _let_go, self.frame).atexit = False
        told = sorted(self.frame.select("part", "digest", "error").collect(), key=lambda one: one["part"])
        for one in told:
            if one["error"] is not None:
                raise ZettelError(one["error"])
        self.digests = {one["part"]: one["digest"] for one in told}
        self.held = held

    def __call__(self, function: Callable[[int, Shard], Any]) -> Sequence[Any]:
        """Ask the processes that hold a shard, then send those that are left to others."""
        asked = partial(_answered, function=function, digests=self.digests, held=self.held)
        answers: dict[int, Any] = {}
        for frame in (self.frame.select("part", "digest"), self.frame.select("part", "digest", "shard")):
            left = [part for part in self.digests if part not in answers]
            if left:
                told = frame.filter(frame["part"].isin(left)).mapInArrow(asked, ANSWERED).collect()
                answers.update((one["part"], pickle.loads(one["answer"])) for one in told)
        if len(answers) < len(self.digests):
            raise ZettelError(
                "rows are not those that the index was made of, nor in their order, since a part of them was lost and "
                "made again: write them, and make the index of what was written"
            )
        return [answers[part] for part in self.digests]


def _let_go(frame: Any) -> None:
    with suppress(Exception):  # the session may have ended
        frame.unpersist()


# What runs on an executor -----------------------------------------------------------------------------------------

_HELD: Final[dict[str, Shard]] = {}  # by digest, the one that was asked last at the end


def _packed(batches: Iterable[Any]) -> Iterator[Any]:
    """Yield the shard of a partition of rows, packed, or why there is none."""
    rows = [row for batch in batches for row in batch.to_pylist()]
    digest = blake2b(digest_size=16)
    for row in rows:
        digest.update(repr([row[name] for name in COLUMNS]).encode("utf-8", "surrogatepass"))
    shard = error = None
    try:
        shard = pickle.dumps(shard_of(rows), pickle.HIGHEST_PROTOCOL)
    except ZettelError as raised:
        error = str(raised)
    part = need("pyspark", EXTRA).TaskContext.get().partitionId()
    yield _batch(part=part, digest=digest.hexdigest(), error=error, shard=shard)


def _answered(
    batches: Iterable[Any], function: Callable[[int, Shard], Any], digests: Mapping[int, str], held: int
) -> Iterator[Any]:
    """Yield what a function says of the shards of some parts, of those that are held here or come along."""
    numbers = {part: number for number, part in enumerate(digests)}
    for batch in batches:
        for one in batch.to_pylist():
            part, digest = one["part"], one["digest"]
            shard = _shard(digest, one.get("shard"), held) if digests.get(part) == digest else None
            if shard is not None:
                yield _batch(part=part, answer=pickle.dumps(function(numbers[part], shard), pickle.HIGHEST_PROTOCOL))


def _shard(digest: str, packed: bytes | None, held: int) -> Shard | None:
    """Return a shard that is held, else the packed one, which is held from now on."""
    shard: Shard | None = _HELD.pop(digest, None)
    if shard is None and packed is not None:
        shard = pickle.loads(packed)
    if shard is not None:
        _HELD[digest] = shard
        while len(_HELD) > held:
            del _HELD[next(iter(_HELD))]
    return shard


def _batch(*, part: int, **columns: str | bytes | None) -> Any:
    """Return one record for Spark; its text and bytes have the types of the schemas above."""
    arrow = need("pyarrow", EXTRA)
    kinds = {"digest": arrow.string(), "error": arrow.string()}
    fields = [("part", arrow.int32()), *((name, kinds.get(name, arrow.binary())) for name in columns)]
    return arrow.RecordBatch.from_pylist([{"part": part, **columns}], schema=arrow.schema(fields))
