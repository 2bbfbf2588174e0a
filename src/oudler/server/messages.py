"""The messages of the socket, typed. Seats count from 1 here; docs/protocol.md describes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from oudler.errors import CodedError
from oudler.tables import commands
from oudler.tables.facts import event_name

__all__ = [
    "Ack",
    "Bye",
    "Error",
    "Hello",
    "Inbound",
    "Outbound",
    "Ping",
    "Pong",
    "Snapshot",
    "Step",
    "Watchers",
    "Welcome",
    "command_of",
    "error_message",
    "read_message",
    "schema",
]

#: The name a client gives to a command, so that it may send it again. It is kept as it is, and not
#: every database keeps control characters.
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]*$")]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
Text = Annotated[str, Meta(max_length=600)]


class _In(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=event_name):
    """A message from a client."""

    id: CommandId


# -- from the client ------------------------------------------------------------------------------


class Hello(_In, frozen=True, tag="hello"):
    """The first message: a ``token`` (empty to watch a listed table), and the ``last`` version of
    the table that the client knows, if it knows one."""

    token: Annotated[str, Meta(max_length=100)] = ""
    last: Annotated[int, Meta(ge=0)] | None = None


class Ping(_In, frozen=True, tag="ping"):
    """Answered by ``pong``."""


class Move(_In, frozen=True, tag="move"):
    """A move as its token; ``made``: the number of moves of the deal that the client has seen."""

    move: Annotated[str, Meta(max_length=300)]
    made: Annotated[int, Meta(ge=0)] | None = None


class GetReady(_In, frozen=True, tag="ready"):
    """For the next deal."""


class Rematch(_In, frozen=True, tag="rematch"):
    """For another match."""


class AddSeed(_In, frozen=True, tag="seed"):
    """A seed of 64 digits of hex for the deal that is committed to, or null."""

    seed: Annotated[str, Meta(max_length=64)] | None


class Pause(_In, frozen=True, tag="pause"):
    pass


class Resume(_In, frozen=True, tag="resume"):
    pass


class AskUndo(_In, frozen=True, tag="undo"):
    """To take one's last move back."""


class Claim(_In, frozen=True, tag="claim"):
    """All remaining tricks."""


class Answer(_In, frozen=True, tag="answer"):
    """To the offer of another person."""

    agrees: bool


class Withdraw(_In, frozen=True, tag="withdraw"):
    """One's own offer."""


class Say(_In, frozen=True, tag="say"):
    """A ``phrase`` that every client knows, or free ``text``."""

    phrase: Annotated[str, Meta(max_length=40)] = ""
    text: Text = ""


class Rename(_In, frozen=True, tag="rename"):
    name: Annotated[str, Meta(max_length=200)]


class Leave(_In, frozen=True, tag="leave"):
    pass


class FillSeat(_In, frozen=True, tag="fill_seat"):
    """The host puts a bot on a seat where no person sits."""

    seat: SeatNumber
    spec: Annotated[str, Meta(max_length=100)]
    name: Annotated[str, Meta(max_length=200)] = ""


class FreeSeat(_In, frozen=True, tag="free_seat"):
    """The host frees a bot's seat, or that of a person who is away."""

    seat: SeatNumber


class Change(_In, frozen=True, tag="change"):
    """The host changes how the table is run."""

    pace: float | None = None
    auto_forced: bool | None = None
    undo: bool | None = None


Inbound = (
    Hello
    | Ping
    | Move
    | GetReady
    | Rematch
    | AddSeed
    | Pause
    | Resume
    | AskUndo
    | Claim
    | Answer
    | Withdraw
    | Say
    | Rename
    | Leave
    | FillSeat
    | FreeSeat
    | Change
)

_DECODER: Final = msgspec.json.Decoder(Inbound)

_COMMANDS: Final[dict[type[_In], Callable[[Any], commands.Command]]] = {
    Move: lambda one: commands.Move(one.move, one.made),
    GetReady: lambda one: commands.GetReady(),
    Rematch: lambda one: commands.Rematch(),
    AddSeed: lambda one: commands.AddSeed(one.seed),
    Pause: lambda one: commands.Pause(),
    Resume: lambda one: commands.Resume(),
    AskUndo: lambda one: commands.AskUndo(),
    Claim: lambda one: commands.Claim(),
    Answer: lambda one: commands.Answer(one.agrees),
    Withdraw: lambda one: commands.Withdraw(),
    Say: lambda one: commands.Say(one.phrase, one.text),
    Rename: lambda one: commands.Rename(one.name),
    Leave: lambda one: commands.Leave(),
    FillSeat: lambda one: commands.FillSeat(one.seat - 1, one.spec, one.name),
    FreeSeat: lambda one: commands.FreeSeat(one.seat - 1),
    Change: lambda one: commands.Change(one.pace, one.auto_forced, one.undo),
}


def read_message(text: str) -> Any:
    """The message in a text, one of :data:`Inbound`.

    Raises :class:`msgspec.DecodeError` (a ValidationError among them), or RecursionError.
    """
    return _DECODER.decode(text)


def command_of(message: _In) -> commands.Command:
    """What a message asks of the table."""
    return _COMMANDS[type(message)](message)


# -- to the client --------------------------------------------------------------------------------


class _Out(Struct, frozen=True, tag_field="type", tag=event_name):
    """A message from the server."""


class Welcome(_Out, frozen=True, tag="welcome"):
    """The answer to ``hello``: the seat one plays (null: one watches), the version of the table,
    and the server's time in seconds of the epoch. A snapshot or the missing steps follow."""

    id: str
    table: str
    seat: int | None
    version: int
    time: float


class Snapshot(_Out, frozen=True, tag="snapshot"):
    """Everything the viewer may know; replaces what the client knew."""

    state: dict[str, Any]


class Step(_Out, frozen=True, tag="step"):
    """One step of the table: versions count up by one, whoever is told.

    ``events`` are those that the viewer may see, perhaps none. ``now`` is what the deal waits for
    after the step, ``legal`` what the viewer may do if it is their turn; both are left out of
    steps that are sent late, but for the last of them.
    """

    version: int
    at: float
    events: list[dict[str, Any]]
    now: dict[str, Any] | None = None
    legal: dict[str, Any] | None = None


class Ack(_Out, frozen=True, tag="ack"):
    """A command was taken and is kept; ``version`` is the table's after it."""

    id: str
    version: int


class Error(_Out, frozen=True, tag="error"):
    """A message was not taken; ``id`` is null if it had none that could be read."""

    code: str
    args: dict[str, Any]
    rule: str | None = None
    id: str | None = None


class Pong(_Out, frozen=True, tag="pong"):
    id: str
    time: float


class Watchers(_Out, frozen=True, tag="watchers"):
    """How many are watching."""

    count: int


class Bye(_Out, frozen=True, tag="bye"):
    """The server closes: ``seat_lost``, ``try_again``, ``too_slow`` or ``too_fast``."""

    code: str


Outbound = Welcome | Snapshot | Step | Ack | Error | Pong | Watchers | Bye


def error_message(error: CodedError, message_id: str | None = None) -> Error:
    """A refusal as a message."""
    args = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in error.arguments.items()
    }
    return Error(error.code, args, error.rule, message_id)


def schema() -> dict[str, Any]:
    """JSON Schema of all messages."""
    (inbound, outbound), components = msgspec.json.schema_components(
        [Inbound, Outbound], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of an Oudler table",
        "$defs": {"FromClient": inbound, "FromServer": outbound, **components},
    }
