"""What may be asked of a table, by the people at it and by the house.

The house is the program that runs the table: it knows who is connected, what time it is, what a
bot decided, and it draws the seeds. Seats are 0-based.
"""

from __future__ import annotations

from dataclasses import dataclass

from oudler.tables.facts import ChairPlan, Settings

__all__ = [
    "AddSeed",
    "Answer",
    "AskUndo",
    "BotMove",
    "Change",
    "Claim",
    "Come",
    "Command",
    "Commit",
    "DealCards",
    "DropOffer",
    "FillSeat",
    "FreeSeat",
    "GetReady",
    "HouseCommand",
    "Leave",
    "Move",
    "Open",
    "Pause",
    "PersonCommand",
    "PlayFor",
    "PlayForced",
    "Rematch",
    "Rename",
    "Restart",
    "Resume",
    "Say",
    "Sit",
    "Vanish",
    "Withdraw",
]


@dataclass(frozen=True, slots=True)
class Command:
    """Something asked of a table."""


class PersonCommand(Command):
    """What a person at a seat may ask."""

    __slots__ = ()


class HouseCommand(Command):
    """What the house does."""

    __slots__ = ()


# -- people -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Move(PersonCommand):
    """A move of the game, as its token. ``made``: how many moves of the deal the person had seen
    (None: does not matter); a move meant for another moment is refused."""

    token: str
    made: int | None = None


@dataclass(frozen=True, slots=True)
class GetReady(PersonCommand):
    """For the next deal."""


@dataclass(frozen=True, slots=True)
class Rematch(PersonCommand):
    """For another match."""


@dataclass(frozen=True, slots=True)
class AddSeed(PersonCommand):
    """A seed for the deal, 64 digits of hex; None: deal without one."""

    seed: str | None


@dataclass(frozen=True, slots=True)
class Pause(PersonCommand):
    pass


@dataclass(frozen=True, slots=True)
class Resume(PersonCommand):
    pass


@dataclass(frozen=True, slots=True)
class AskUndo(PersonCommand):
    """To take one's last move back."""


@dataclass(frozen=True, slots=True)
class Claim(PersonCommand):
    """All remaining tricks."""


@dataclass(frozen=True, slots=True)
class Answer(PersonCommand):
    """To what another person offers."""

    agrees: bool


@dataclass(frozen=True, slots=True)
class Withdraw(PersonCommand):
    """One's own offer."""


@dataclass(frozen=True, slots=True)
class Say(PersonCommand):
    phrase: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Rename(PersonCommand):
    name: str


@dataclass(frozen=True, slots=True)
class Leave(PersonCommand):
    pass


@dataclass(frozen=True, slots=True)
class FillSeat(PersonCommand):
    """The host: a bot for an empty seat, or another one for a bot's."""

    seat: int
    spec: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class FreeSeat(PersonCommand):
    """The host: nobody sits there any more."""

    seat: int


@dataclass(frozen=True, slots=True)
class Change(PersonCommand):
    """The host: how the table is run; None leaves a thing as it is."""

    pace: float | None = None
    auto_forced: bool | None = None
    undo: bool | None = None


# -- the house --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Open(HouseCommand):
    """A new table; what :class:`~oudler.tables.facts.Opened` says, unchecked."""

    table: str
    game: str
    options: dict[str, str]
    chairs: tuple[ChairPlan, ...]
    host: int | None
    listed: bool
    settings: Settings
    given: str = ""


@dataclass(frozen=True, slots=True)
class Sit(HouseCommand):
    """A person who may sit down does: at ``seat``, or at the first free one."""

    name: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Come(HouseCommand):
    """Somebody with the token of the seat is connected."""

    seat: int


@dataclass(frozen=True, slots=True)
class Vanish(HouseCommand):
    """Nobody with the token of the seat is connected any more."""

    seat: int


@dataclass(frozen=True, slots=True)
class Restart(HouseCommand):
    """The program has started again: nobody is connected yet."""


@dataclass(frozen=True, slots=True)
class PlayFor(HouseCommand):
    """The countdown of the seat is over: a bot plays."""

    seat: int


@dataclass(frozen=True, slots=True)
class DropOffer(HouseCommand):
    """Nobody answered in time."""


@dataclass(frozen=True, slots=True)
class Commit(HouseCommand):
    """The seed that the server has drawn for the next deal, in hex."""

    server_seed: str


@dataclass(frozen=True, slots=True)
class DealCards(HouseCommand):
    """The seeds are in, or time is up."""

    date: str


@dataclass(frozen=True, slots=True)
class BotMove(HouseCommand):
    """What a bot decided, when ``made`` moves of the deal were made."""

    seat: int
    token: str
    made: int
    fallback: bool = False


@dataclass(frozen=True, slots=True)
class PlayForced(HouseCommand):
    """The only card that the person may play, played for them."""

    seat: int
    made: int
