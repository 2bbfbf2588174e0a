"""A written deal, step by step: what a page needs to replay it with all hands."""

from __future__ import annotations

from typing import Any, Final

from oudler.games import Deal
from oudler.games import deal as new_deal
from oudler.games.events import Event
from oudler.notation import NotationError, Record, read_records
from oudler.tables.fairness import check_record
from oudler.tables.outward import event, plain, result, rules

__all__ = ["MOST_RECORDS", "replayed"]

#: Of a longer text the first ones.
MOST_RECORDS: Final = 50


def replayed(text: str) -> list[dict[str, Any]]:
    """Every record of a text."""
    found: list[dict[str, Any]] = []
    for record in read_records(text):
        if len(found) == MOST_RECORDS:
            break
        found.append(_replayed(record))
    return found


def _replayed(record: Record) -> dict[str, Any]:
    verdict = check_record(record)
    return {
        "tags": dict(record.tags),
        "error": None if record.error is None else _error(record.error),
        "agrees": record.agrees,
        "fairness": {
            "code": verdict.code,
            "commitment": verdict.commitment,
            "seats": list(verdict.seats),
        },
        "deal": None if record.deal is None else _deal(record.deal),
    }


def _error(error: NotationError) -> dict[str, Any]:
    return {
        "line": error.line,
        "column": error.column,
        "token": error.token,
        "code": error.code,
        "args": {name: plain(value) for name, value in error.arguments.items()},
        "rule": error.rule,
    }


def _deal(deal: Deal) -> dict[str, Any]:
    """The cards dealt and what every move led to; events as everybody knows them, who sees all."""
    again = new_deal(deal.rules, deal.players, deal.dealer, dealt=deal.dealt)
    opening = _told(again.events)
    steps = []
    for move in deal.moves:
        seat = again.turn
        events = again.push_recorded(move)
        steps.append(
            {
                "seat": None if seat is None else seat + 1,
                "move": str(move),
                "events": _told(events),
            }
        )
    return {
        "rules": rules(deal.rules),
        "players": deal.players,
        "dealer": deal.dealer + 1,
        "hands": [
            {"cards": list(hand.cards.codes), "unknown": hand.unknown} for hand in deal.dealt.hands
        ],
        "talon": [None if one is None else one.code for one in deal.dealt.talon],
        "dead": list(deal.dealt.dead.cards.codes),
        "events": opening,
        "steps": steps,
        "turn": None if deal.turn is None else deal.turn + 1,
        "phase": deal.phase.value,
        "result": None if deal.result is None else result(deal.result),
    }


def _told(events: list[Event] | tuple[Event, ...]) -> list[dict[str, Any]]:
    """Facts in full; the echoes for those who may know less are left out."""
    return [event(one.fact) for one in events if not one.echo]
