"""A table in a test: commands in, lines out, with a clock that only the test moves."""

from __future__ import annotations

import hashlib
from random import Random

from oudler.bots import make_bot
from oudler.tables import commands
from oudler.tables.facts import ChairPlan, Settings
from oudler.tables.folding import Entry
from oudler.tables.pacing import Act, Due, dues, thinker
from oudler.tables.reducer import Line, open_table, reduce
from oudler.tables.state import Stage, TableState

PERSON = ChairPlan("person")
BOT = ChairPlan("bot", "", "novice")
EMPTY = ChairPlan("empty")


def seed(text: object) -> str:
    """32 bytes in hex."""
    return hashlib.sha256(str(text).encode()).hexdigest()


class Table:
    """Remembers every line, and draws seeds from its name."""

    def __init__(
        self,
        chairs: tuple[ChairPlan, ...],
        game: str = "fft",
        options: dict[str, str] | None = None,
        settings: Settings | None = None,
        given: str = "",
        name: str = "test",
    ) -> None:
        host = next((seat for seat, plan in enumerate(chairs) if plan.kind == "person"), None)
        self.now = 1000.0
        self.name = name
        opening = commands.Open(
            name, game, options or {}, chairs, host, False, settings or Settings(), given
        )
        self.lines: list[Line] = [open_table(opening, self.now)]
        self.ids = 0

    @property
    def state(self) -> TableState:
        return self.lines[-1].state

    @property
    def entries(self) -> list[Entry]:
        return [line.entry for line in self.lines]

    def house(self, command: commands.Command) -> list[Line]:
        lines = reduce(self.state, command, self.now)
        self.lines += lines
        return lines

    def ask(self, seat: int, command: commands.Command, command_id: str = "") -> list[Line]:
        if not command_id:
            self.ids += 1
            command_id = f"c{self.ids}"
        lines = reduce(self.state, command, self.now, seat, command_id)
        self.lines += lines
        return lines

    # -- what the house does ------------------------------------------------------------------

    def come(self, *seats: int) -> Table:
        for seat in seats:
            self.house(commands.Come(seat))
        return self

    def deal(self) -> Table:
        """Everybody present is ready, and the next deal is dealt."""
        for seat in self.state.present:
            wish = commands.Rematch() if self.state.stage is Stage.OVER else commands.GetReady()
            self.ask(seat, wish)
        self.house(
            commands.Commit(seed(f"{self.name} {self.state.match_number} {len(self.lines)}"))
        )
        for seat in self.state.present:
            self.ask(seat, commands.AddSeed(None))
        self.house(commands.DealCards("2026-02-03"))
        return self

    def due(self) -> Due | None:
        """What is due next; a bot's move as soon as it may show."""
        return min(dues(self.state), key=lambda one: one.at, default=None)

    def do(self, due: Due) -> list[Line]:
        """Let time pass until something is due, and do it."""
        self.now = max(self.now, due.at)
        made = len(self.state.made)
        seat = -1 if due.seat is None else due.seat
        match due.act:
            case Act.COMMIT:
                return self.house(commands.Commit(seed(f"{self.name} {len(self.lines)}")))
            case Act.DEAL:
                return self.house(commands.DealCards("2026-02-03"))
            case Act.PLAY_FORCED:
                return self.house(commands.PlayForced(seat, made))
            case Act.PLAY_FOR:
                return self.house(commands.PlayFor(seat))
            case Act.DROP_OFFER:
                return self.house(commands.DropOffer())
            case Act.SHOW_BOT_MOVE:
                return self.house(commands.BotMove(seat, self.novice(seat), made))

    # -- play -------------------------------------------------------------------------------------

    def novice(self, seat: int) -> str:
        """What a novice would do in this seat."""
        deal = self.state.deal
        assert deal is not None
        chance = Random(f"{self.state.deal_seed}|{len(self.state.made)}|{seat}")
        return str(make_bot("novice").decide(deal.view(seat), chance))

    def play(self, token: str | None = None) -> list[Line]:
        """The seat in turn makes a move, by default a novice's."""
        seat = self.state.turn
        assert seat is not None
        token = token or self.novice(seat)
        if thinker(self.state) == seat:
            return self.house(commands.BotMove(seat, token, len(self.state.made)))
        return self.ask(seat, commands.Move(token))

    def play_until(self, *, tricks: int | None = None) -> Table:
        """Play on until so many tricks are complete, or to the end of the deal."""
        while self.state.turn is not None:
            if tricks is not None and self.state.deal is not None:
                deal = self.state.deal
                if len(deal.tricks) >= tricks and deal.phase.value == "play":
                    break
            self.play()
        return self

    def told(self, since: int = 0) -> list[object]:
        """Everything told after a version, to whomever."""
        return [one.what for line in self.lines if line.entry.number > since for one in line.told]

    def names(self, since: int = 0) -> list[str]:
        return [type(one).__name__ for one in self.told(since)]
