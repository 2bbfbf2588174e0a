"""A table and its deal as one viewer may know them, as plain data: what a snapshot holds.

The deal comes from the viewer's own view, which the games made from the events the viewer may
see; of the table itself only what everybody may know is taken.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from oudler.cards import CardSet, bits
from oudler.games import SPECTATOR, Deal, IllegalMove, LegalMoves, View
from oudler.games.french import FrenchState
from oudler.games.legal import LayAway, Plays
from oudler.games.mathers import MathersState
from oudler.games.moves import PLAYS, Cards, Move
from oudler.games.state import State
from oudler.tables.fairness import VERSION, commitment
from oudler.tables.outward import plain, result, rules
from oudler.tables.pacing import thinker
from oudler.tables.state import Stage, TableState
from oudler.tricks import trick_winner

__all__ = ["deal_view", "legal_moves", "now", "snapshot", "table_view"]


def snapshot(state: TableState, viewer: int) -> dict[str, Any]:
    """Everything that a seat (or :data:`~oudler.games.SPECTATOR`) may know; equal knowledge gives
    an equal ``hash``."""
    known = {
        "version": state.version,
        "seat": None if viewer == SPECTATOR else viewer + 1,
        "table": table_view(state),
        "deal": None if state.deal is None else deal_view(state.deal.view(viewer)),
        "now": now(state),
        "legal": legal_moves(state, viewer),
        "revealed": _revealed(state),
    }
    digest = hashlib.sha256(msgspec.json.encode(known, order="deterministic")).hexdigest()
    return {**known, "hash": digest}


def _revealed(state: TableState) -> str | None:
    """The record of the deal that has just ended: everybody may see all of it then."""
    over = state.deal is not None and state.deal.over
    return state.records[-1].text if over and state.records else None


def table_view(state: TableState) -> dict[str, Any]:
    """What everybody may know of the table."""
    return {
        "id": state.table,
        "rules": rules(state.rules),
        "players": state.players,
        "seats": [
            {
                "seat": seat + 1,
                "kind": chair.kind,
                "name": chair.name,
                "bot": chair.spec,
                "present": chair.present,
                "stand_in": chair.stand_in,
                "until": chair.until,
                "left": chair.left,
                "ready": seat in state.ready,
                "sitting": chair.sitting,
            }
            for seat, chair in enumerate(state.chairs)
        ],
        "host": None if state.hosted_by is None else state.hosted_by + 1,
        "listed": state.listed,
        "settings": msgspec.to_builtins(state.settings),
        "replay": state.given is not None,
        "stage": state.stage.value,
        "paused_by": None if state.paused_by is None else state.paused_by + 1,
        "match": _match_view(state),
        "commitment": _commitment_view(state),
        "offer": _offer_view(state),
        "records": [
            {"match": one.match, "number": one.number, "scores": list(one.scores)}
            for one in state.records
        ],
        "chat": [
            {"seat": one.seat + 1, "phrase": one.phrase, "text": one.text, "at": one.at}
            for one in state.chat
        ],
    }


def _match_view(state: TableState) -> dict[str, Any]:
    match = state.match
    return {
        "number": state.match_number,
        "deal": state.deal_number,
        "deals": [
            {
                "dealer": one.dealer + 1,
                "outcome": one.result.outcome,
                "scores": list(one.result.scores or ()),
                "counts": one.counts,
            }
            for one in match.deals
        ],
        "counted": match.counted,
        "totals": list(match.totals),
        "places": [place.place for place in sorted(match.ranking, key=lambda place: place.seat)],
        "match_deals": state.rules.match_deals,
        "match_points": state.rules.match_points,
        "over": state.stage is Stage.OVER,
    }


def _commitment_view(state: TableState) -> dict[str, Any] | None:
    if not state.server_seed or state.given is not None:
        return None
    return {
        "number": state.deal_number,
        "version": VERSION,
        "commitment": commitment(state.server_seed),
        "until": state.committed_at + state.settings.seed_wait,
        "seeds": [
            {"seat": seat + 1, "given": seed is not None}
            for seat, seed in sorted(state.seeds.items())
        ],
    }


def _offer_view(state: TableState) -> dict[str, Any] | None:
    offer = state.offer
    if offer is None:
        return None
    return {
        "kind": offer.kind,
        "seat": offer.seat + 1,
        "until": offer.until,
        "cards": list(offer.cards),
        "agreed": sorted(seat + 1 for seat in offer.agreed),
    }


def now(state: TableState) -> dict[str, Any] | None:
    """What the deal waits for: its phase, the seat in turn, how many moves were made, the seat
    whose bot is thinking, and the seat whose card takes the trick as it lies."""
    deal = state.deal
    if deal is None:
        return None
    thinking = thinker(state)
    return {
        "phase": deal.phase.value,
        "turn": None if deal.turn is None else deal.turn + 1,
        "made": len(state.made),
        "thinking": None if thinking is None else thinking + 1,
        "winning": _winning(deal),
    }


def _winning(deal: Deal) -> int | None:
    state = deal.state
    if state.led < 0:
        # Nothing but the Excuse lies there, if anything.
        return None
    return (state.leader + trick_winner(state.trick)) % state.players + 1


# -- the deal -----------------------------------------------------------------------------------


def deal_view(view: View) -> dict[str, Any]:
    """A deal as the viewer knows it."""
    known = view.known
    found: dict[str, Any] = {
        "rules": rules(known.rules),
        "players": known.players,
        "dealer": known.dealer + 1,
        "phase": known.phase.value,
        "turn": None if known.turn is None else known.turn + 1,
        "leader": known.leader + 1,
        "hand": list(view.hand.codes),
        "hands": [
            {"known": list(CardSet(mask).codes), "unknown": unknown}
            for mask, unknown in zip(known.hands, known.unknown, strict=True)
        ],
        "hand_size": known.hand_size,
        "talon_size": known.talon_size,
        "talon": list(CardSet(known.talon).codes),
        "laid_away": list(CardSet(known.laid_away).codes),
        "trick": [
            {"seat": (known.leader + place) % known.players + 1, "card": one.code}
            for place, one in enumerate(known.trick)
        ],
        "tricks": [
            {
                "leader": trick.leader + 1,
                "cards": [one.code for one in trick.cards],
                "winner": trick.winner + 1,
            }
            for trick in known.tricks
        ],
        "result": None if known.result is None else result(known.result),
    }
    found.update(_of_the_game(known))
    return found


def _of_the_game(known: State) -> dict[str, Any]:
    if isinstance(known, FrenchState):
        return {
            "bids": [{"seat": seat + 1, "bid": bid.word} for seat, bid in known.bids],
            "contract": None if known.contract is None else known.contract.word,
            "taker": None if known.taker is None else known.taker + 1,
            "called": None if known.called is None else known.called.code,
            "partner": None if known.revealed is None else known.revealed + 1,
            "talon_shown": known.talon_shown,
            "shown": list(CardSet(known.forced).codes),
            "slam_announced": known.slam_announced,
            "poignees": [
                {"seat": one.seat + 1, "size": one.size, "cards": list(one.cards.codes)}
                for one in known.poignees
            ],
        }
    if isinstance(known, MathersState):
        return {
            "waiting": [seat + 1 for seat in known.waiting],
            "marks": [None if marks is None else plain(marks) for marks in known.marks],
            "calls": list(known.calls),
            "asker": None if known.asker is None else known.asker + 1,
        }
    return {}


# -- what may be done -----------------------------------------------------------------------------


def legal_moves(state: TableState, viewer: int) -> dict[str, Any] | None:
    """What the viewer may do now, and why not the rest; None if it is not their turn."""
    deal = state.deal
    if deal is None or state.turn != viewer:
        return None
    legal = deal.legal_moves()
    if isinstance(legal, Plays):
        return _plays(deal, viewer, legal)
    if isinstance(legal, LayAway):
        return _lay_away(deal, viewer, legal)
    return {"kind": "choices", "phase": legal.phase.value, "moves": [str(move) for move in legal]}


def _plays(deal: Deal, viewer: int, legal: Plays) -> dict[str, Any]:
    refused = deal.state.hands[viewer] & ~legal.mask
    return {
        "kind": "plays",
        "phase": legal.phase.value,
        "cards": legal.cards.codes,
        "poignees": [
            {
                "size": choice.size,
                "count": choice.count,
                "trumps": list(choice.trumps.codes),
                "excuse": choice.excuse,
            }
            for choice in legal.poignees
        ],
        "why_not": [
            _reason(error, CardSet(cards).codes)
            for error, cards in deal.state.refused_plays(refused)
        ],
    }


def _reason(error: IllegalMove, cards: Sequence[str]) -> dict[str, Any]:
    """Why these cards may not be played or laid away now."""
    args = {name: plain(one) for name, one in error.arguments.items() if name != "card"}
    return {"code": error.code, "rule": error.rule, "args": args, "cards": cards}


def _lay_away(deal: Deal, viewer: int, legal: LayAway) -> dict[str, Any]:
    allowed = legal.free.mask | (legal.trumps.mask if legal.forced else 0)
    refused = deal.hand(viewer).mask & ~allowed
    # Each refused card among cards that may go, so that it is the one that is wrong.
    forced = list(legal.trumps)[: legal.forced]
    filler = [*list(legal.free)[: legal.count - 1 - len(forced)], *forced][: legal.count - 1]
    tries = {
        index: legal.kind(Cards(CardSet([*filler, PLAYS[index].card]))) for index in bits(refused)
    }
    return {
        "kind": "lay_away",
        "phase": legal.phase.value,
        "word": legal.kind.word,
        "count": legal.count,
        "free": list(legal.free.codes),
        "trumps": list(legal.trumps.codes) if legal.forced else [],
        "forced": legal.forced,
        "why_not": _reasons(legal, tries),
    }


def _reasons(legal: LegalMoves, tries: Mapping[int, Move]) -> list[dict[str, Any]]:
    """The cards that may not be laid away now, those with the same reason together."""
    found: dict[tuple[object, ...], dict[str, Any]] = {}
    for index, move in tries.items():
        try:
            legal.check(move)
        except IllegalMove as error:
            reason = _reason(error, [])
            key = (error.code, error.rule, repr(reason["args"]))
            found.setdefault(key, reason)["cards"].append(PLAYS[index].card.code)
    return list(found.values())
