"""Folding facts into a table, and what each tells to whom.

This is the only place where the audiences of a table's events are decided; those of a deal's
events come from the games. Everything that anybody is sent has passed through here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from oudler import games
from oudler.games import Deal, Match
from oudler.games.events import Event as GameEvent
from oudler.games.events import Fact as GameFact
from oudler.notation import read_records, write
from oudler.tables import facts
from oudler.tables.facts import TableFact
from oudler.tables.fairness import VERSION, combined_seed, commitment, commitment_tags
from oudler.tables.state import Chair, Made, Offer, Recorded, Spoken, Stage, TableState, made_by

__all__ = ["KEPT_CHAT", "KEPT_IDS", "Entry", "Told", "advance", "fold", "opened"]

#: So many ids of commands are remembered for each seat at least, and fewer than so many.
KEPT_IDS: Final = 64
MOST_IDS: Final = 96
#: So much of what was said is kept for those who come later.
KEPT_CHAT: Final = 50


class Told(NamedTuple):
    """Something told, with its audience: the seats that may know, or None for everybody."""

    what: TableFact | GameFact
    visible_to: frozenset[int] | None = None

    def seen_by(self, viewer: int) -> bool:
        return self.visible_to is None or viewer in self.visible_to


class Entry(NamedTuple):
    """A line of the log: a fact with its number (from 1), the time, and, if a person's command
    caused it, the seat and the id that their client gave to the command."""

    number: int
    at: float
    fact: TableFact
    by: int | None = None
    command: str = ""


def opened(entry: Entry) -> TableState:
    """The state that the first line of a log makes."""
    fact = entry.fact
    if not isinstance(fact, facts.Opened):
        raise ValueError("a log begins with the opening of its table")
    rules = games.rules_named(fact.game, tuple(fact.options.items()))
    given = None
    if fact.given:
        (record,) = read_records(fact.given)
        given = record.deal
    return TableState(
        table=fact.table,
        rules=rules,
        players=fact.players,
        chairs=tuple(
            Chair(plan.kind, plan.name, plan.spec, sitting=int(plan.kind == "person"))
            for plan in fact.chairs
        ),
        host=fact.host,
        listed=fact.listed,
        settings=fact.settings,
        match=Match(rules, fact.players),
        given=given,
        version=entry.number,
        turn_since=entry.at,
    )


def advance(state: TableState, entry: Entry) -> tuple[TableState, tuple[Told, ...]]:
    """The state after one more line of the log, and what that line tells."""
    if entry.number != state.version + 1:
        raise ValueError(f"line {entry.number} does not follow line {state.version}")
    number, at, fact, by, command = entry
    after, told = _FOLDS[type(fact)](state, fact, at)
    if after is state:
        after = state.but()
    taken = state.taken
    if command and by is not None:
        key = (by, after.chairs[by].sitting)
        ids = taken.get(key, "\n")
        if f"\n{command}\n" not in ids:
            ids = f"{ids}{command}\n"
            # Cut to size now and then, not every time.
            if ids.count("\n") > MOST_IDS:
                ids = "\n".join(("", *ids.split("\n")[-KEPT_IDS - 1 :]))
            taken = {**taken, key: ids}
    after.become(version=number, taken=taken)
    if fact.public:
        return after, (Told(fact), *told)
    return after, tuple(told)


def fold(entries: Sequence[Entry]) -> TableState:
    """The state that a whole log makes."""
    state = opened(entries[0])
    for entry in entries[1:]:
        state, _ = advance(state, entry)
    return state


#: What folding a fact gives: the new state, and what is told besides the fact itself.
_Folded = tuple[TableState, Sequence[Told]]


def _seat(state: TableState, seat: int, **changes: Any) -> TableState:
    chairs = list(state.chairs)
    chairs[seat] = replace(chairs[seat], **changes)
    return state.but(chairs=tuple(chairs))


# -- who sits where -----------------------------------------------------------------------------


def _seat_taken(state: TableState, fact: facts.SeatTaken, at: float) -> _Folded:
    chair = Chair("person", fact.name, sitting=fact.sitting)
    state = _replace_chair(state, fact.seat, chair)
    return state.but(host=fact.seat if state.host is None else state.host), ()


def _seat_filled(state: TableState, fact: facts.SeatFilled, at: float) -> _Folded:
    sitting = state.chairs[fact.seat].sitting
    chair = Chair("bot", fact.name, fact.spec, sitting=sitting)
    return _replace_chair(state, fact.seat, chair), ()


def _seat_freed(state: TableState, fact: facts.SeatFreed, at: float) -> _Folded:
    sitting = state.chairs[fact.seat].sitting
    state = _replace_chair(state, fact.seat, Chair(sitting=sitting))
    return state.but(host=None if state.host == fact.seat else state.host), ()


def _replace_chair(state: TableState, seat: int, chair: Chair) -> TableState:
    chairs = (*state.chairs[:seat], chair, *state.chairs[seat + 1 :])
    return state.but(chairs=chairs, ready=state.ready - {seat})


def _renamed(state: TableState, fact: facts.Renamed, at: float) -> _Folded:
    return _seat(state, fact.seat, name=fact.name), ()


def _changed(state: TableState, fact: facts.Changed, at: float) -> _Folded:
    return state.but(settings=fact.settings), ()


def _came(state: TableState, fact: facts.PersonCame, at: float) -> _Folded:
    asleep = not state.present
    state = _seat(state, fact.seat, present=True)
    # The game stood still while nobody was there.
    return state.but(turn_since=at) if asleep else state, ()


def _vanished(state: TableState, fact: facts.PersonVanished, at: float) -> _Folded:
    return _seat(state, fact.seat, present=False), ()


def _countdown_began(state: TableState, fact: facts.CountdownBegan, at: float) -> _Folded:
    return _seat(state, fact.seat, until=fact.until), ()


def _countdown_stopped(state: TableState, fact: facts.CountdownStopped, at: float) -> _Folded:
    return _seat(state, fact.seat, until=None), ()


def _stand_in(state: TableState, fact: facts.StandInPlays, at: float) -> _Folded:
    state = _seat(state, fact.seat, stand_in=fact.spec, until=None)
    return state.but(turn_since=at) if state.turn == fact.seat else state, ()


def _returned(state: TableState, fact: facts.PersonReturned, at: float) -> _Folded:
    return _seat(state, fact.seat, stand_in="", left=False, until=None), ()


def _left(state: TableState, fact: facts.PersonLeft, at: float) -> _Folded:
    state = _seat(state, fact.seat, left=True, until=None)
    return state.but(ready=state.ready - {fact.seat}), ()


def _paused(state: TableState, fact: facts.Paused, at: float) -> _Folded:
    return state.but(paused_by=fact.seat), ()


def _resumed(state: TableState, fact: facts.Resumed, at: float) -> _Folded:
    return state.but(paused_by=None, turn_since=at), ()


def _said(state: TableState, fact: facts.Said, at: float) -> _Folded:
    spoken = Spoken(fact.seat, fact.phrase, fact.text, at)
    return state.but(chat=(*state.chat, spoken)[-KEPT_CHAT:]), ()


# -- deals --------------------------------------------------------------------------------------


def _ready(state: TableState, fact: facts.Ready, at: float) -> _Folded:
    return state.but(ready=state.ready | {fact.seat}), ()


def _match_began(state: TableState, fact: facts.MatchBegan, at: float) -> _Folded:
    match = Match(state.rules, state.players)
    return state.but(
        match=match, match_number=fact.number, stage=Stage.WAITING, deal=None, made=()
    ), ()


def _committed(state: TableState, fact: facts.Committed, at: float) -> _Folded:
    state = state.but(
        stage=Stage.COMMITTED,
        deal_number=fact.number,
        server_seed=fact.server_seed,
        committed_at=at,
        seeds={},
        ready=frozenset(),
        deal=None,
        made=(),
        undone=0,
    )
    if state.given is not None:
        # The cards are known; there is nothing to commit to.
        return state, ()
    until = at + state.settings.seed_wait
    told = facts.DealCommitted(fact.number, VERSION, commitment(fact.server_seed), until)
    return state, (Told(told),)


def _seed_added(state: TableState, fact: facts.SeedAdded, at: float) -> _Folded:
    state = state.but(seeds={**state.seeds, fact.seat: fact.seed})
    return state, (Told(facts.SeedGiven(fact.seat, fact.seed is not None)),)


def _deal_began(state: TableState, fact: facts.DealBegan, at: float) -> _Folded:
    dealt = None if state.given is None else state.given.dealt
    deal = games.deal(state.rules, state.players, fact.dealer, seed=fact.seed, dealt=dealt)
    match = state.match
    if not match.deals:
        match = replace(match, first_dealer=fact.dealer)
    state = state.but(
        stage=Stage.PLAYING,
        match=match,
        deal=deal,
        deal_number=fact.number,
        deal_seed=fact.seed,
        deal_date=fact.date,
        ready=frozenset(),
        made=(),
        undone=0,
        turn_since=at,
    )
    opening = Told(facts.DealOpened(fact.number, fact.dealer, state.given is not None))
    return _after(state, [opening, *_from_game(deal.events)])


def _moved(state: TableState, fact: facts.Moved, at: float) -> _Folded:
    state, events = _pushed(state, (fact.token,), fact.seat, fact.how, at)
    return _after(state, _from_game(events))


def _claimed(state: TableState, fact: facts.Claimed, at: float) -> _Folded:
    state, events = _pushed(state, fact.tokens, fact.seat, "claim", at)
    claim = Told(facts.HandsClaimed(fact.seat, fact.cards, fact.proved))
    return _after(state.but(offer=None), [claim, *_from_game(events)])


def _pushed(
    state: TableState, tokens: Sequence[str], seat: int, how: str, at: float
) -> tuple[TableState, list[GameEvent]]:
    assert state.deal is not None
    deal = state.deal.copy()
    events: list[GameEvent] = []
    made: list[Made] = []
    for token in tokens:
        mover = deal.turn
        made.append(made_by(seat if mover is None else mover, how, deal.event_count))
        events += deal.push(token)
    return state.but(deal=deal, made=(*state.made, *made), turn_since=at), events


def _from_game(events: Sequence[GameEvent]) -> list[Told]:
    return [Told(event.fact, event.visible_to) for event in events]


def _after(state: TableState, told: list[Told]) -> _Folded:
    """If the deal is over: its score joins the match, its record is kept and told."""
    deal = state.deal
    assert deal is not None
    if deal.result is None:
        return state, told
    match = state.match if state.given is not None else state.match.add(deal)
    text = write(deal, _tags(state, deal))
    scores = deal.result.scores
    assert scores is not None, "at a table every card is known"
    record = Recorded(state.match_number, state.deal_number, text, scores)
    over = state.given is not None or match.over
    state = state.but(
        stage=Stage.OVER if over else Stage.WAITING,
        match=match,
        records=(*state.records, record),
        offer=None,
    )
    told.append(Told(facts.DealRevealed(state.deal_number, text, match.totals)))
    if over and state.given is None:
        places = {place.seat: place.place for place in match.ranking}
        ended = facts.MatchEnded(
            state.match_number, tuple(places[s] for s in range(state.players)), match.totals
        )
        told.append(Told(ended))
    return state, told


def _tags(state: TableState, deal: Deal) -> dict[str, str]:
    tags = {
        "Match": f"{state.table}/{state.match_number}",
        "DealNo": str(state.deal_number),
        "Date": state.deal_date,
    }
    for seat, chair in enumerate(state.chairs, 1):
        if chair.name:
            tags[f"Name{seat}"] = chair.name
        if chair.bot:
            tags[f"Bot{seat}"] = chair.bot
    if state.given is not None:
        # A deal played again proves nothing about its cards, and does not count.
        del tags["Match"], tags["DealNo"]
        return {**tags, "Replay": "yes"}
    seeds = {seat: seed for seat, seed in state.seeds.items() if seed is not None}
    assert combined_seed(state.server_seed, seeds) == state.deal_seed
    return {**tags, **commitment_tags(state.server_seed, seeds)}


# -- courtesies -----------------------------------------------------------------------------------


def _offer_made(state: TableState, fact: facts.OfferMade, at: float) -> _Folded:
    return state.but(offer=Offer(fact.kind, fact.seat, fact.until, fact.cards)), ()


def _offer_answered(state: TableState, fact: facts.OfferAnswered, at: float) -> _Folded:
    offer = state.offer
    if offer is None or not fact.agrees:
        return state, ()
    return state.but(offer=replace(offer, agreed=offer.agreed | {fact.seat})), ()


def _offer_dropped(state: TableState, fact: facts.OfferDropped, at: float) -> _Folded:
    return state.but(offer=None, turn_since=at), ()


def _undone(state: TableState, fact: facts.Undone, at: float) -> _Folded:
    old = state.deal
    assert old is not None
    deal = games.deal(old.rules, old.players, old.dealer, dealt=old.dealt)
    for move in old.moves[: fact.moves]:
        deal.push(move)
    return state.but(
        deal=deal,
        made=state.made[: fact.moves],
        undone=state.undone + 1,
        offer=None,
        turn_since=at,
    ), ()


_FOLDS: Final[dict[type[TableFact], Callable[[TableState, Any, float], _Folded]]] = {
    facts.SeatTaken: _seat_taken,
    facts.SeatFilled: _seat_filled,
    facts.SeatFreed: _seat_freed,
    facts.Renamed: _renamed,
    facts.Changed: _changed,
    facts.PersonCame: _came,
    facts.PersonVanished: _vanished,
    facts.CountdownBegan: _countdown_began,
    facts.CountdownStopped: _countdown_stopped,
    facts.StandInPlays: _stand_in,
    facts.PersonReturned: _returned,
    facts.PersonLeft: _left,
    facts.Paused: _paused,
    facts.Resumed: _resumed,
    facts.Said: _said,
    facts.Ready: _ready,
    facts.MatchBegan: _match_began,
    facts.Committed: _committed,
    facts.SeedAdded: _seed_added,
    facts.DealBegan: _deal_began,
    facts.Moved: _moved,
    facts.Claimed: _claimed,
    facts.OfferMade: _offer_made,
    facts.OfferAnswered: _offer_answered,
    facts.OfferDropped: _offer_dropped,
    facts.Undone: _undone,
}
