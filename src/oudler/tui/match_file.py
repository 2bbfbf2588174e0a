"""A match on disk: consecutive records of one file, rewritten whole after every move."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from oudler.games import Deal

__all__ = ["MatchFile"]


def _text(deal: Deal, tags: dict[str, str]) -> str:
    dealt = deal.dealt
    head = {"Game": deal.rules.name, "Players": deal.players, "Dealer": deal.dealer + 1}
    hands = {f"Hand{seat}": str(hand.cards) for seat, hand in enumerate(dealt.hands, 1)}
    if dealt.talon:
        hands["Talon"] = " ".join(str(one) for one in dealt.talon)
    if dealt.dead.cards:
        hands["Dead"] = str(dealt.dead.cards)
    if deal.result is not None and deal.result.scores is not None:
        hands["Result"] = " ".join(map(str, deal.result.scores))
    lines = [f'[{name} "{value}"]' for name, value in (head | tags | hands).items()]
    return "\n".join([*lines, "", " ".join(map(str, deal.moves)), ""])


class MatchFile:
    """The file that a match is written to; ``before`` is what stands in it before the match's
    unfinished deal, and stays as it is to the byte."""

    def __init__(self, path: Path, before: str = "") -> None:
        self.path: Final = path
        self._before = before
        self._current = ""

    @classmethod
    def opened(cls, path: Path) -> MatchFile:
        """A file to write to, behind what stands in it already."""
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        return cls(path, before.rstrip() + "\n\n" if before.strip() else "")

    def new_name(self, name: str) -> str:
        """A name for a match that no match in the file has."""
        wanted, number = name, 2
        while f'[Match "{wanted}"]' in self._before:
            wanted = f"{name} ({number})"
            number += 1
        return wanted

    def save(self, deal: Deal, tags: dict[str, str]) -> None:
        """Write the deal as it stands, after all that is finished. Raises OSError."""
        self._current = _text(deal, tags)
        self._write(self._before + self._current)

    def save_again(self) -> None:
        """Write what was to be written last. Raises OSError."""
        if self._current:
            self._write(self._before + self._current)

    def finish(self) -> None:
        """The deal saved last is over: what follows is another one."""
        self._before += self._current + "\n"
        self._current = ""

    def _write(self, text: str) -> None:
        """Put the new content in the place of the old in one step, so that there is always one."""
        target = self.path.resolve()
        beside = target.with_name(f".{target.name}.{os.getpid()}.tmp")
        try:
            with beside.open("w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            if target.exists():
                shutil.copymode(target, beside)
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
