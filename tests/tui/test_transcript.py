"""The transcript in the documents is what the program writes, and the README shows parts of it.

``python -m tests.tui.transcript`` writes it anew.
"""

from __future__ import annotations

import re
from pathlib import Path

from tests.tui.transcript import TRANSCRIPT, answers, transcript

README = Path(__file__).parents[2] / "README.md"


def test_the_transcript_is_what_the_program_writes(tmp_path: Path) -> None:
    assert TRANSCRIPT.read_text(encoding="utf-8") == transcript(answers(), tmp_path)


def test_the_readme_shows_parts_of_it() -> None:
    readme = README.read_text(encoding="utf-8")
    (shown,) = re.findall(
        r"^    \$ oudler play --seed night-50.*?(?=^## )", readme, re.MULTILINE | re.DOTALL
    )
    parts = [part.strip("\n") for part in re.split(r"^    \[…\]$", shown, flags=re.MULTILINE)]
    text = TRANSCRIPT.read_text(encoding="utf-8")
    assert len(parts) == 3
    for part in parts:
        assert re.sub(r"^    ", "", part, flags=re.MULTILINE) in text
