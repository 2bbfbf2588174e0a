"""``oudler serve`` with secrets that are none: the same deals every time, for pictures only.

``python -m tests.e2e.fixed_server SEED serve …``.
"""

from __future__ import annotations

import random
import secrets
import sys

from oudler.cli import main


def _fix(seed: str) -> None:
    source = random.Random(seed)
    secrets.token_hex = lambda nbytes=None: source.randbytes(nbytes or 32).hex()


if __name__ == "__main__":
    _fix(sys.argv.pop(1))
    sys.exit(main())
