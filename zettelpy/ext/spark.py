"""A corpus on Spark: each document of a data frame into a row (`corpus`), on the executors, by `mapInPandas`.

Nothing runs before the result is asked for. Spark does a part again when its executor is lost, and the rows are the
same. The executors need zettelpy, pandas and pyarrow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Unpack

from zettelpy.errors import ArgumentValueError
from zettelpy.ext.corpus import COLUMNS, compress_rows
from zettelpy.ext.extras import need
from zettelpy.options import CompressOptions
from zettelpy.pipeline import read_options

EXTRA: Final = "spark"


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
