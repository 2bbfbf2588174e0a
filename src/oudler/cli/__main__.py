"""``python -m oudler.cli``."""

from __future__ import annotations

import sys

from oudler.cli import main

if __name__ == "__main__":
    sys.exit(main())
