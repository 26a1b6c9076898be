"""A corpus on Dask: each document of a bag or a data frame into a row (`corpus`), on the workers of the cluster.

Nothing runs before the result is computed. Dask does a part again when its worker is lost, and the rows are the same.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, Unpack

from zettelpy.errors import ArgumentTypeError, ArgumentValueError
from zettelpy.ext.corpus import COLUMNS, Row, compress_rows, shard_of
from zettelpy.ext.extras import need
from zettelpy.options import CompressOptions
from zettelpy.pipeline import read_options
from zettelpy.shards.index import ShardedIndex

EXTRA: Final = "dask"


def compress_bag(bag: Any, **options: Unpack[CompressOptions]) -> Any:
    """Return a Dask bag of rows, a row for each document, in order; documents are as in `corpus.compress_rows`.

    Raises MissingExtraError (an ImportError) where Dask is missing, TypeError and ValueError for impossible options.
    """
    bags = need("dask.bag", EXTRA)
    read_options(options)
    if not isinstance(bag, bags.Bag):
        raise ArgumentTypeError(f"bag must be a Bag of Dask, got {type(bag).__name__}: bag.from_sequence makes one")
    return bag.map_partitions(partial(_part, options=options))


def _part(documents: Any, options: CompressOptions) -> list[Row]:
    return list(compress_rows(documents, **options))


def compress_frame(frame: Any, *, id: str = "id", text: str = "text", **options: Unpack[CompressOptions]) -> Any:
    """Return a Dask data frame with the columns of a row and the index of `frame`; `id` and `text` name its columns.

    A missing text becomes a row with an error. Raises what `compress_bag` raises, and ValueError for a missing column.
    """
    need("dask.dataframe", EXTRA)
    read_options(options)
    for name in (id, text):
        if name not in frame.columns:
            raise ArgumentValueError(f"the data frame has no column {name!r}: pass id= and text=")
    meta = _framed(frame._meta, id=id, text=text, options=options)
    return frame.map_partitions(partial(_framed, id=id, text=text, options=options), meta=meta)


def _framed(part: Any, id: str, text: str, options: CompressOptions) -> Any:
    """Return a pandas data frame of rows for one of documents, with its index."""
    pandas = need("pandas", EXTRA)
    missing = part[text].isna()
    texts = (None if gone else value for value, gone in zip(part[text], missing, strict=True))
    rows = compress_rows(zip(part[id], texts, strict=True), **options)
    made = pandas.DataFrame(rows, columns=list(COLUMNS), index=part.index)
    made["id"] = part[id]  # with its type
    strings = dict.fromkeys(COLUMNS[1:], "object")
    return made.astype(strings)


def sharded_index(client: Any, rows: Any) -> ShardedIndex:
    """Return an index over a bag of rows (`compress_bag`), a shard for each partition, which stay on the workers.

    A shard that is lost with its worker is built again. Raises MissingExtraError where Dask is missing,
    ArgumentTypeError for another client or other rows, and what `corpus.shard_of` raises.
    """
    distributed, bags = need("distributed", EXTRA), need("dask.bag", EXTRA)
    for name, given, wanted in (("client", client, distributed.Client), ("rows", rows, bags.Bag)):
        if not isinstance(given, wanted):
            raise ArgumentTypeError(f"{name} must be a {wanted.__name__} of Dask, got {type(given).__name__}")
    shards = client.compute(rows.map_partitions(shard_of).to_delayed())

    def each(function: Any) -> Any:
        return client.gather(
            [client.submit(function, number, shard, pure=False) for number, shard in enumerate(shards)]
        )

    return ShardedIndex(each)
