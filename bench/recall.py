"""Recall on conversations in LoCoMo's format: `python bench/recall.py DIR` is `python -m zettelpy bench --locomo DIR`.

zettelpy/bench/locomo.py says what is measured. LoCoMo itself (CC BY-NC 4.0) is not part of this repository.
"""

from __future__ import annotations

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from zettelpy.bench.locomo import main, measure

__all__ = ["main", "measure"]

if __name__ == "__main__":
    sys.exit(main())
