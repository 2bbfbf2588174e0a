"""The bot protocol, and bots made from a spec: ``novice``, ``search:worlds=64,exact=9``.

A spec is the one name a bot has everywhere: on a command line, at a table, in an arena, in a
record of a match. Its grammar is ``name[:key=value,...]``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Final, Protocol

from oudler.bots.family import Thinker, make_club, make_expert, make_master, make_search
from oudler.bots.novice import decide as novice
from oudler.bots.random_bot import decide as any_move
from oudler.errors import CodedError
from oudler.games.deal import View
from oudler.games.moves import Move

__all__ = ["BOTS", "BadSpec", "Bot", "BotKind", "OptionKind", "make_bot", "parse_spec"]


class BadSpec(CodedError):
    """A spec that names no bot. Codes: ``unknown_bot``, ``bad_bot_option``."""


class Bot(Protocol):
    """A player.

    ``decide`` is a pure function of what the seat may see and of the state of ``rng``: it keeps
    nothing from one decision to the next, asks no clock and no other source of chance. So a bot
    may run anywhere, survives a restart, and any of its decisions can be had again.
    """

    @property
    def spec(self) -> str:
        """The text that makes this bot again."""

    def decide(self, view: View, rng: Random) -> Move:
        """A legal move for ``view.seat``, whose turn it is."""


#: What a kind of bot does with its options: the function that decides.
Decide = Callable[[View, Random], Move]


@dataclass(frozen=True, slots=True)
class OptionKind:
    """A whole number that a kind of bot takes: its range, and what holds without it."""

    low: int
    high: int
    default: int

    def read(self, word: str) -> int | None:
        """The number that ``word`` stands for, None if it is not one of these."""
        if not (word.isascii() and word.isdigit() and len(word) < 10):
            return None
        number = int(word)
        return number if self.low <= number <= self.high else None


@dataclass(frozen=True, slots=True)
class BotKind:
    """A name in the registry: ``make`` takes the options, each given or by default.

    ``for_people``: whether people are offered it as an opponent.
    """

    make: Callable[[Mapping[str, int]], Decide]
    options: Mapping[str, OptionKind] = field(default_factory=dict)
    for_people: bool = True


class _Made:
    """A bot made from a spec; equal specs make equal bots, and a copy is made from the spec."""

    __slots__ = ("decide", "spec")

    def __init__(self, spec: str, decide: Decide) -> None:
        self.spec: Final = spec
        self.decide: Final = decide

    @property
    def nodes(self) -> int:
        """Cards played in its head since it was made: 0 for a bot that does not look ahead."""
        return self.decide.nodes if isinstance(self.decide, Thinker) else 0

    @property
    def capped(self) -> int:
        """Decisions cut by a clock: none, because no bot of ours looks at one."""
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Made) and self.spec == other.spec

    def __hash__(self) -> int:
        return hash(self.spec)

    def __repr__(self) -> str:
        return f"make_bot({self.spec!r})"

    def __reduce__(self) -> tuple[Callable[[str], Bot], tuple[str]]:
        return (make_bot, (self.spec,))


#: An option that is off unless told.
SWITCH: Final = OptionKind(0, 1, 0)

#: The kinds of bots by name.
BOTS: Final[Mapping[str, BotKind]] = MappingProxyType(
    {
        "random": BotKind(lambda options: any_move),
        "novice": BotKind(lambda options: novice),
        "club": BotKind(make_club, {"worlds": OptionKind(1, 100_000, 100)}),
        "expert": BotKind(make_expert, {"worlds": OptionKind(1, 100_000, 150), "signals": SWITCH}),
        "master": BotKind(
            make_master, {"worlds": OptionKind(1, 100_000, 3_000), "signals": SWITCH}
        ),
        "search": BotKind(
            make_search,
            {
                "worlds": OptionKind(1, 100_000, 100),
                "draws": OptionKind(0, 1_000, 0),
                "exact": OptionKind(0, 12, 0),
                "exact_defence": OptionKind(0, 12, 0),
                "solved": OptionKind(1, 100_000, 50),
                "nodes": OptionKind(1, 100_000_000, 20_000),
                "foolish": OptionKind(0, 1_000, 30),
                "opinion": OptionKind(0, 1_000, 10),
                "trust": OptionKind(0, 100, 90),
                "signals": SWITCH,
                "bids": OptionKind(0, 100_000, 0),
                "opening": SWITCH,
            },
            for_people=False,
        ),
    }
)


def parse_spec(text: str, kinds: Mapping[str, BotKind] = BOTS) -> tuple[BotKind, dict[str, int]]:
    """The kind of bot that a spec names, and all its options.

    Raises :class:`BadSpec`: ``unknown_bot``, or ``bad_bot_option`` for an option that the kind
    does not have, has twice, or whose value is not in its range.
    """
    name, colon, rest = text.strip().partition(":")
    kind = kinds.get(name)
    if kind is None:
        raise BadSpec("unknown_bot", found=name, allowed=tuple(sorted(kinds)))
    options: dict[str, int] = {}
    for pair in rest.split(",") if colon else ():
        key, _, word = (part.strip() for part in pair.partition("="))
        option = kind.options.get(key)
        value = None if option is None or key in options else option.read(word)
        if value is None:
            allowed = tuple(f"{k}={o.low}…{o.high}" for k, o in sorted(kind.options.items()))
            raise BadSpec("bad_bot_option", bot=name, found=pair.strip(), allowed=allowed)
        options[key] = value
    defaults = {key: option.default for key, option in kind.options.items()}
    return kind, defaults | options


def make_bot(spec: str) -> Bot:
    """The bot that a spec names. Raises :class:`BadSpec`."""
    kind, options = parse_spec(spec)
    return _Made(spec.strip(), kind.make(options))
