"""Writes the transcript of a deal for the documents: ``python -m tests.tui.transcript``.

The person bids and lays away as it is written here and plays what the novice would.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Final

import pytest

from oudler.bots import make_bot
from oudler.cards import Card
from oudler.games import LegalMoves, Move, Phase, View
from oudler.games.legal import Plays
from oudler.games.moves import Discard, Poignee, parse
from oudler.locales import Words
from oudler.tui.card_names import CardNames
from oudler.tui.seating import Wishes, new_match
from oudler.tui.session import Session
from tests.tui.typist import Typist, attach

TRANSCRIPT: Final = Path(__file__).parents[2] / "docs" / "transcripts" / "fft-en.txt"
COMMAND: Final = "oudler play --seed night-50 --deals 1 --save evening.tarot"
SAID: Final = {
    Phase.AUCTION: parse("garde"),
    Phase.DISCARD: parse("discard(SQ,HQ,D5,D10,CN,CQ)"),
    Phase.SLAM: parse("noslam"),
}


class Writer(Typist):
    """Types what is shortest."""

    def _card(self, one: Card) -> str:
        return CardNames(self._words).spell(one)

    def _spell(self, move: Move, legal: LegalMoves) -> list[str]:
        if isinstance(move, Discard):
            return [", ".join(map(self._card, move.cards.known)), ""]
        return super()._spell(move, legal)


def _choose(view: View) -> Move:
    legal = view.legal_moves()
    if view.phase in SAID:
        return SAID[view.phase]
    if isinstance(legal, Plays) and legal.poignees:
        return Poignee(legal.poignees[0].lowest())
    return make_bot("novice").decide(view, Random(len(view.known.tricks)))


def answers() -> list[str]:
    """What is typed, line by line."""
    words = Words("en", "fft")
    writer = Writer(_choose, words)
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        attach(patch, writer)
        wishes = Wishes(seed="night-50", deals=1, save=str(Path(folder) / "evening.tarot"))
        seating = new_match(wishes, words, "2026-01-01")
        Session(seating.table, words, writer, seating.file, seating.match).run()
        seating.file.close()
    return writer.typed


def transcript(typed: list[str], folder: Path) -> str:
    """What the program writes when this is typed."""
    ran = subprocess.run(
        [sys.executable, "-m", "oudler.cli", *COMMAND.split()[1:]],
        input="\n".join(typed) + "\n",
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "OUDLER_LANG": "en", "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"},
        cwd=folder,
        timeout=60,
        check=True,
    )
    return f"$ {COMMAND}\n{ran.stdout}"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as somewhere:
        TRANSCRIPT.write_text(transcript(answers(), Path(somewhere)), encoding="utf-8")
