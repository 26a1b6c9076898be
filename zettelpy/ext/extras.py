"""Packages of an extra, imported when they are needed, with a clear error where they are missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from zettelpy.errors import ZettelError


class MissingExtraError(ZettelError, ImportError):
    """A package is missing that an extra of zettelpy brings."""


def need(module: str, extra: str) -> Any:
    """Return a module by name; where it is missing, raise MissingExtraError, an ImportError that names the extra.

    >>> need("json", "dask").dumps([1])
    '[1]'
    >>> need("no_such_engine", "spark")
    Traceback (most recent call last):
    ...
    zettelpy.ext.extras.MissingExtraError: no_such_engine is missing: pip install "zettelpy[spark]"
    """
    try:
        return import_module(module)
    except ImportError as error:
        what = error.name or module
        raise MissingExtraError(f'{what} is missing: pip install "zettelpy[{extra}]"') from error
