"""One table: bots in their seats play a deal, and what they spend is counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from oudler.arena.errors import ArenaError
from oudler.arena.outside import OutsideBot
from oudler.bots import Bot
from oudler.errors import CodedError
from oudler.games.deal import Deal
from oudler.games.events import Phase
from oudler.games.french_score import FrenchResult
from oudler.games.legal import Choices, Plays
from oudler.games.moves import PLAYS, Move

__all__ = ["Chair", "Effort", "Outcome", "Player", "Thinking", "play", "play_auction"]


@runtime_checkable
class Thinking(Protocol):
    """A bot that says what it spends: running totals since it was made."""

    @property
    def nodes(self) -> int:
        """Cards played in its searches and playouts."""

    @property
    def capped(self) -> int:
        """Decisions that its time cap cut short."""


class Effort(NamedTuple):
    """What a bot spent: decisions where it had a choice, seconds, nodes, decisions cut short."""

    decisions: int = 0
    seconds: float = 0.0
    nodes: int = 0
    capped: int = 0

    def plus(self, other: Effort) -> Effort:
        return Effort(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            self.nodes + other.nodes,
            self.capped + other.capped,
        )


class Player:
    """A bot in an arena, and what it has spent since last asked."""

    def __init__(self, bot: Bot | OutsideBot) -> None:
        self.bot: Final = bot
        self._thinking: Final = bot if isinstance(bot, Thinking) else None
        self.decisions = 0
        self.seconds = 0.0
        self._nodes = self._capped = 0

    def decide(self, deal: Deal, seat: int, rng: Random, number: int) -> Move:
        """The move of a seat, from what that seat may see and nothing else."""
        bot = self.bot
        view = deal.view(seat)
        start = perf_counter()
        if isinstance(bot, OutsideBot):
            seen = [event for event in deal.events if event.seen_by(seat)]
            move = bot.answer(view, seen, rng, number)
        else:
            move = bot.decide(view, rng)
        self.seconds += perf_counter() - start
        self.decisions += 1
        return move

    def close(self) -> None:
        """Let go of what the bot holds."""
        if isinstance(self.bot, OutsideBot):
            self.bot.close()

    def spent(self) -> Effort:
        """The effort since the last call."""
        nodes = capped = 0
        if self._thinking is not None:
            nodes, capped = self._thinking.nodes, self._thinking.capped
        effort = Effort(self.decisions, self.seconds, nodes - self._nodes, capped - self._capped)
        self.decisions, self.seconds, self._nodes, self._capped = 0, 0.0, nodes, capped
        return effort


@dataclass(frozen=True, slots=True)
class Chair:
    """A player in a seat, with the chance that is its own there."""

    player: Player
    rng: Random


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended: what each seat wrote, and in French tarot the contract, the taker (0-based)
    and the partner, the attack's card points as half points, and whether the contract was made."""

    outcome: str
    scores: tuple[int, ...]
    contract: str | None = None
    taker: int | None = None
    partner: int | None = None
    points: int | None = None
    made: bool | None = None

    @classmethod
    def of(cls, deal: Deal) -> Outcome:
        """The end of a finished deal."""
        result = deal.result
        assert result is not None and result.scores is not None
        if isinstance(result, FrenchResult) and result.contract is not None:
            return cls(
                result.outcome,
                result.scores,
                result.contract.word,
                result.taker,
                result.partner,
                result.points,
                result.made,
            )
        return cls(result.outcome, result.scores)

    @property
    def balance(self) -> tuple[float, ...]:
        """What each seat wrote less what the table wrote on average. Where what one side wins the
        other pays, that is the score itself."""
        mean = sum(self.scores) / len(self.scores)
        return tuple(score - mean for score in self.scores)

    @property
    def attack(self) -> frozenset[int]:
        """The seats of the taker's side."""
        return frozenset(s for s in (self.taker, self.partner) if s is not None)

    def written(self) -> dict[str, Any]:
        """As a file of results has it; seats count from 1."""
        said: dict[str, Any] = {"outcome": self.outcome, "scores": list(self.scores)}
        if self.taker is not None:
            said["contract"] = self.contract
            said["taker"] = self.taker + 1
            if self.partner is not None:
                said["partner"] = self.partner + 1
            said["points"] = None if self.points is None else self.points / 2
            said["made"] = self.made
        return said

    @staticmethod
    def is_written(said: Any, players: int) -> bool:
        """Whether this is something that :meth:`written` gives for a table of so many."""
        if not isinstance(said, dict) or not isinstance(said.get("outcome"), str):
            return False
        scores = said.get("scores")
        if not isinstance(scores, list) or len(scores) != players:
            return False
        taker = said.get("taker")
        if taker is None:
            seats: list[Any] = [1]
        elif isinstance(said.get("contract"), str) and said.get("made") in (True, False, None):
            seats = [taker, said.get("partner", taker)]
        else:
            return False
        return (
            all(type(score) is int for score in scores)
            and all(type(seat) is int and 1 <= seat <= players for seat in seats)
            and type(said.get("points", 0)) in (int, float, type(None))
        )

    @classmethod
    def read(cls, said: dict[str, Any]) -> Outcome:
        """From what :meth:`written` gives."""
        taker, partner, points = said.get("taker"), said.get("partner"), said.get("points")
        return cls(
            said["outcome"],
            tuple(said["scores"]),
            said.get("contract"),
            None if taker is None else taker - 1,
            None if partner is None else partner - 1,
            None if points is None else round(2 * points),
            said.get("made"),
        )


def play_auction(deal: Deal, chairs: Sequence[Chair], number: int) -> None:
    """Play on until the auction is over."""
    _play_while(deal, chairs, number, lambda: deal.phase is Phase.AUCTION)


def play(deal: Deal, chairs: Sequence[Chair], number: int, phase: Phase | None = None) -> None:
    """Play a deal to its end, or as long as a phase lasts; ``number`` is for complaints.

    A bot is not asked where it has no choice. Raises :class:`ArenaError`: ``bot_failed``,
    ``bot_illegal_move``, or what an outside bot is guilty of.
    """
    if phase is None:
        _play_while(deal, chairs, number, lambda: True)
    else:
        _play_while(deal, chairs, number, lambda: deal.phase is phase)


def _play_while(
    deal: Deal, chairs: Sequence[Chair], number: int, wanted: Callable[[], bool]
) -> None:
    state = deal.state
    while (seat := state.turn) is not None and wanted():
        move = _forced(deal)
        if move is None:
            chair = chairs[seat]
            player = chair.player
            try:
                move = player.decide(deal, seat, chair.rng, number)
            except ArenaError:
                raise
            except Exception as error:
                reason = f"{type(error).__name__}: {error}"
                raise ArenaError(
                    "bot_failed",
                    bot=player.bot.spec,
                    number=number,
                    seat=seat + 1,
                    reason=reason,
                ) from error
        try:
            deal.push(move)
        except CodedError as error:
            raise ArenaError(
                "bot_illegal_move",
                bot=chairs[seat].player.bot.spec,
                number=number,
                seat=seat + 1,
                found=str(move),
                reason=error.code,
            ) from error


def _forced(deal: Deal) -> Move | None:
    """The only move there is, if there is but one."""
    legal = deal.state.legal_moves()
    if isinstance(legal, Plays):
        mask = legal.mask
        if not mask & (mask - 1) and not legal.poignees:
            return PLAYS[mask.bit_length() - 1]
    elif isinstance(legal, Choices) and len(legal.moves) == 1:
        return legal.moves[0]
    return None
