"""Facts, events, views and legal moves as plain data, the form they have outside.

Seats count from 1 here, cards are codes, moves are tokens. What is written here has been seen by
its audience already: nothing in this module hides anything, so nothing hidden may come to it.
"""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from functools import lru_cache
from typing import Any, Final, get_args

import msgspec

from oudler.cards import Card, CardSet
from oudler.games import PRESETS, Rules
from oudler.games.events import Fact as GameFact
from oudler.games.events import Played, TrickTaken
from oudler.games.results import DealResult, Step
from oudler.tables.facts import StoredFact, TableFact, event_name

__all__ = ["event", "result", "rules", "stored", "told", "unstored"]

#: Fields that hold a seat, and those that hold several.
SEAT: Final = frozenset(
    {"seat", "taker", "partner", "giver", "receiver", "asker", "dealer", "host", "leader", "winner"}
)
SEATS: Final = frozenset({"maybe"})


def told(what: TableFact | GameFact) -> dict[str, Any]:
    """Something told, as its audience is sent it: ``event`` is its name."""
    return event(what) if isinstance(what, GameFact) else _outside(msgspec.to_builtins(what))


def event(fact: GameFact) -> dict[str, Any]:
    """An event of a game."""
    kind = type(fact)
    # Nearly all events of a deal are these two.
    if isinstance(fact, Played):
        return {"event": "played", "seat": fact.seat + 1, "card": fact.card.code}
    if isinstance(fact, TrickTaken):
        return {"event": "trick_taken", "seat": fact.seat + 1}
    found: dict[str, Any] = {"event": event_name(kind.__name__)}
    for name in _field_names(kind):
        found[name] = _field(name, getattr(fact, name))
    return found


_NAMES: Final[dict[type[Any], tuple[str, ...]]] = {}


def _field_names(kind: type[Any]) -> tuple[str, ...]:
    found = _NAMES.get(kind)
    if found is None:
        found = _NAMES[kind] = tuple(field.name for field in fields(kind))
    return found


def _field(name: str, value: Any) -> Any:
    if name in SEAT:
        return None if value is None else value + 1
    if name in SEATS:
        return [seat + 1 for seat in value]
    return plain(value)


def plain(value: Any) -> Any:
    """A value inside an event."""
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, Card):
        return value.code
    if isinstance(value, CardSet):
        return list(value.codes)
    if isinstance(value, Rules):
        return rules(value)
    if isinstance(value, DealResult):
        return result(value)
    if isinstance(value, (tuple, list)):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {str(name): plain(one) for name, one in value.items()}
    return {name: _field(name, getattr(value, name)) for name in _field_names(type(value))}


def rules(value: Rules) -> dict[str, Any]:
    """The preset, and what differs from it."""
    options = dict(_changed(value))
    return {"game": value.name, "direction": value.direction, "options": options}


@lru_cache(256)
def _changed(value: Rules) -> tuple[tuple[str, str], ...]:
    return tuple(value.options_changed(PRESETS[value.name]))


def result(value: DealResult) -> dict[str, Any]:
    """The end of a deal, with its explanation; half points are whole points here."""
    found = {
        name: _field(name, getattr(value, name))
        for name in _field_names(type(value))
        if name != "steps"
    }
    if isinstance(found.get("points"), int):
        found["points"] = _halved(found["points"])
    if "poignees" in found:
        found["poignees"] = [{"seat": s + 1, "size": size} for s, size in found["poignees"]]
    found["explanation"] = [_step(step) for step in value.steps]
    return found


def _halved(half_points: int) -> float | int:
    return half_points // 2 if half_points % 2 == 0 else half_points / 2


def _step(step: Step) -> dict[str, Any]:
    return {
        "code": step.code,
        "args": {name: plain(value) for name, value in step.arguments.items()},
        "amount": step.amount,
        "rule": step.rule,
    }


# -- facts in and out -----------------------------------------------------------------------------

_ENCODER: Final = msgspec.json.Encoder()
#: The fields of each fact that hold a seat.
_SEATS_OF: Final = {
    kind: tuple(name for name in kind.__struct_fields__ if name in SEAT)
    for kind in get_args(StoredFact)
}


def stored(fact: TableFact) -> bytes:
    """A fact as a log keeps it."""
    seats = _SEATS_OF[type(fact)]
    if seats:
        found = {name: getattr(fact, name) for name in seats}
        outside = {name: seat + 1 for name, seat in found.items() if seat is not None}
        fact = msgspec.structs.replace(fact, **outside)
    return _ENCODER.encode(fact)


def unstored(text: bytes | str) -> TableFact:
    """The fact that a log has kept."""
    found: TableFact = msgspec.convert(_inside(msgspec.json.decode(text)), StoredFact)
    return found


def _outside(found: dict[str, Any]) -> dict[str, Any]:
    for name in SEAT & found.keys():
        if found[name] is not None:
            found[name] += 1
    return found


def _inside(found: dict[str, Any]) -> dict[str, Any]:
    for name in SEAT & found.keys():
        if found[name] is not None:
            found[name] -= 1
    return found
