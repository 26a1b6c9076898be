"""`python -m zettelpy`."""

from __future__ import annotations

import sys

from zettelpy.cli import main

if __name__ == "__main__":
    sys.exit(main())
