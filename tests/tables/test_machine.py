"""Random commands by random people at random moments, in every game: nothing breaks, nothing
leaks, and the log is all there is."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from oudler.errors import CodedError
from oudler.games import SPECTATOR
from oudler.server.speaking import Speaker
from oudler.server.wire import frame
from oudler.tables import commands
from oudler.tables.facts import DealRevealed
from oudler.tables.folding import Entry, fold
from oudler.tables.outward import stored, unstored
from oudler.tables.pacing import dues
from oudler.tables.reducer import was_taken
from oudler.tables.state import Stage
from oudler.tables.views import snapshot
from tests.deals import TABLES, examples
from tests.tables.table import BOT, EMPTY, PERSON, Table, seed

SEATS = st.integers(-1, 6)
CHANCE = st.integers(0, 2**32)

COMMANDS = st.one_of(
    st.just(commands.GetReady()),
    st.just(commands.Rematch()),
    st.just(commands.Pause()),
    st.just(commands.Resume()),
    st.just(commands.AskUndo()),
    st.just(commands.Claim()),
    st.just(commands.Withdraw()),
    st.just(commands.Leave()),
    st.builds(commands.Answer, st.booleans()),
    st.builds(commands.AddSeed, st.sampled_from([None, "ab" * 32, "nonsense"])),
    st.builds(commands.Say, st.sampled_from(["", "hello", "nonsense"]), st.text(max_size=5)),
    st.builds(commands.Rename, st.text(max_size=50)),
    st.builds(commands.FillSeat, SEATS, st.sampled_from(["novice", "random", "nobody"])),
    st.builds(commands.FreeSeat, SEATS),
    st.builds(commands.Change, st.sampled_from([None, 0.0, 99.0]), undo=st.booleans()),
    st.builds(
        commands.Move,
        st.sampled_from(["T1", "pass", "discard(S1,S2)", "marks(greater=5)", "give(?)", "(", "x"]),
        st.sampled_from([None, 0, 3]),
    ),
)
HOUSE = st.one_of(
    st.builds(commands.Come, st.integers(0, 1)),
    st.builds(commands.Vanish, st.integers(0, 1)),
    st.just(commands.Restart()),
    st.builds(commands.Sit, st.text(max_size=5), st.sampled_from([None, 0, 1, 5])),
    st.builds(commands.PlayFor, st.integers(0, 1)),
    st.just(commands.DropOffer()),
    st.just(commands.DealCards("2026-02-03")),
    st.builds(commands.PlayForced, st.integers(0, 1), st.integers(0, 30)),
    st.builds(commands.BotMove, st.integers(0, 5), st.just("T1"), st.integers(0, 30)),
)


class TableMachine(RuleBasedStateMachine):
    game = "fft"
    players = 4

    @initialize(people=st.integers(1, 3), name=st.integers(0, 2**32))
    def open(self, people: int, name: int) -> None:
        chairs = [PERSON, EMPTY, EMPTY][: min(people, self.players)]
        chairs += [BOT] * (self.players - len(chairs))
        options = {"match_deals": "2"} if self.game in ("fft", "michelsen") else {}
        self.table = Table(tuple(chairs), self.game, options, name=str(name))
        self.speaker = Speaker()
        self.seen = 1
        self.table.come(0)
        for _ in range(people - 1):
            if any(chair.kind == "empty" for chair in self.table.state.chairs):
                self.table.house(commands.Sit("B"))

    def attempt(self, by: int | None, command: commands.Command) -> None:
        """A command is taken, or refused with a code and without a trace."""
        before = self.table.state
        try:
            if by is None:
                self.table.house(command)
            else:
                self.table.ask(by, command)
        except CodedError:
            assert self.table.state is before

    @rule(by=st.integers(0, 5), command=COMMANDS)
    def somebody_asks(self, by: int, command: commands.Command) -> None:
        self.attempt(by if by < self.players else 0, command)

    @rule(command=HOUSE)
    def house_acts(self, command: commands.Command) -> None:
        if isinstance(command, commands.Come | commands.Vanish | commands.PlayFor):
            command = type(command)(min(command.seat, self.players - 1))
        self.attempt(None, command)

    @rule(seconds=st.sampled_from([0.1, 5.0, 200.0]))
    def time_passes(self, seconds: float) -> None:
        self.table.now += seconds

    @rule(count=st.integers(1, 30))
    def what_is_due_happens(self, count: int) -> None:
        for _ in range(count):
            due = self.table.due()
            if due is None:
                return
            before = self.table.state.version
            self.table.do(due)
            assert self.table.state.version > before, "what is due is never refused"

    @precondition(lambda self: self.table.state.turn is not None)
    @rule(choice=CHANCE, count=st.integers(1, 25))
    def legal_moves(self, choice: int, count: int) -> None:
        rng = Random(choice)
        for _ in range(count):
            state = self.table.state
            if state.turn is None or state.paused_by is not None or not state.present:
                return
            assert state.deal is not None
            token = str(state.deal.legal_moves().sample(rng))
            self.attempt(
                None if state.chairs[state.turn].bot else state.turn,
                commands.BotMove(state.turn, token, len(state.made))
                if state.chairs[state.turn].bot
                else commands.Move(token, len(state.made)),
            )

    @precondition(lambda self: self.table.state.stage in (Stage.WAITING, Stage.OVER))
    @rule()
    def everybody_is_ready(self) -> None:
        state = self.table.state
        wish = commands.Rematch() if state.stage is Stage.OVER else commands.GetReady()
        for seat in state.people:
            self.attempt(None, commands.Come(seat))
            self.attempt(seat, wish)
        self.attempt(None, commands.Commit(seed(len(self.table.lines))))
        for seat in self.table.state.people:
            self.attempt(seat, commands.AddSeed(None))
        self.attempt(None, commands.DealCards("2026-02-03"))

    @rule()
    def commands_sent_again_do_nothing(self) -> None:
        before = self.table.state
        for entry in self.table.entries:
            if entry.by is not None and was_taken(before, entry.by, entry.command):
                assert self.table.ask(entry.by, commands.Leave(), entry.command) == []
        assert self.table.state is before

    # -- what always holds ----------------------------------------------------------------------

    @invariant()
    def versions_count_up(self) -> None:
        new = self.table.lines[self.seen :]
        for number, line in enumerate(new, self.seen + 1):
            assert line.entry.number == line.state.version == number
        self.seen = len(self.table.lines)
        secret = self.table.state.server_seed
        for line in new:
            over = any(isinstance(one.what, DealRevealed) for one in line.told)
            for viewer in range(-1, self.players):
                told = self.speaker.step(line, viewer)
                text = told[{126: 4, 127: 10}.get(told[1], 2) :]
                assert told == frame(text)
                assert msgspec.json.decode(text)["version"] == line.entry.number
                assert over or not secret or secret.encode() not in text

    @invariant()
    def everybody_can_be_shown_the_table(self) -> None:
        state = self.table.state
        assert isinstance(dues(state), list)
        for viewer in range(-1, self.players):
            shown = snapshot(state, viewer)
            text = msgspec.json.encode(shown).decode()
            if state.stage in (Stage.COMMITTED, Stage.PLAYING) and state.given is None:
                assert state.server_seed not in text
            assert (shown["legal"] is not None) == (state.turn == viewer != SPECTATOR)

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        kept = [
            Entry(one.number, one.at, unstored(stored(one.fact)), one.by, one.command)
            for one in self.table.entries
        ]
        assert kept == self.table.entries
        assert fold(kept) == self.table.state


def _case(game: str, players: int) -> type:
    name = f"{game.replace('-', '_')}_{players}"
    machine = type(name, (TableMachine,), {"game": game, "players": players})
    case = machine.TestCase
    case.settings = settings(max_examples=examples(6), stateful_step_count=30, deadline=None)
    return case


for _game, _players in TABLES:
    globals()[f"Test_{_game.replace('-', '_')}_{_players}"] = _case(_game, _players)


def test_what_cannot_be_a_table() -> None:
    for game, chairs in (
        ("chess", (PERSON, BOT)),
        ("fft", (PERSON, BOT)),
        ("fft", (BOT, BOT, BOT)),
    ):
        if game == "fft" and len(chairs) == 3:
            assert Table(chairs, game).state.full
            continue
        with pytest.raises(CodedError):
            Table(chairs, game)
