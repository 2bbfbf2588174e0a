"""The package itself."""

from __future__ import annotations

import subprocess
import sys

import pytest

import oudler
from oudler import games


def test_a_deal_is_made_from_the_top() -> None:
    made = oudler.deal("fft", players=4, dealer=3, seed="club-night-7")
    assert made == games.deal("fft", 4, 3, seed="club-night-7")
    with pytest.raises(AttributeError, match="no attribute 'deals'"):
        _ = oudler.deals


def test_importing_the_package_imports_no_rules() -> None:
    script = "import sys, oudler; print([m for m in sys.modules if m.startswith('oudler')])"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "['oudler']"
