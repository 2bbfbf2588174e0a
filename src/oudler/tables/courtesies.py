"""What people grant each other: pauses, taking a move back, conceding the rest, a word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oudler.games.deal import Deal
from oudler.games.events import Event, LaidAway, Played, TrickTaken
from oudler.games.french_facts import (
    BidMade,
    CardCalled,
    ContractMade,
    PoigneeShown,
    SlamDeclared,
)
from oudler.games.mathers_facts import AskPassed
from oudler.tables import commands, facts
from oudler.tables.claims import proof, together
from oudler.tables.errors import Refused
from oudler.tables.facts import TableFact
from oudler.tables.playing import check_turn
from oudler.tables.state import Offer, Stage, TableState

__all__ = [
    "LONGEST_TEXT",
    "PHRASES",
    "answer",
    "ask_undo",
    "claim",
    "drop_offer",
    "offer_due",
    "pause",
    "resume",
    "say",
    "withdraw",
]

#: What can be said in every language.
PHRASES: Final = (
    "hello",
    "good_luck",
    "well_played",
    "nice_deal",
    "thanks",
    "sorry",
    "one_moment",
    "go_on",
    "oops",
    "good_bye",
)
LONGEST_TEXT: Final = 300
#: One person says at most so much in so many seconds.
CHAT_MOST: Final = 10
CHAT_SECONDS: Final = 10.0

#: After these nobody has seen a card that was hidden before, other than the mover's own.
_SHOWS_NOTHING: Final = (
    BidMade,
    ContractMade,
    CardCalled,
    SlamDeclared,
    LaidAway,
    TrickTaken,
    AskPassed,
)


# -- pauses and words -----------------------------------------------------------------------------


def pause(state: TableState, command: commands.Pause, by: int, now: float) -> Iterator[TableFact]:
    if state.paused_by is None:
        yield facts.Paused(by)


def resume(state: TableState, command: commands.Resume, by: int, now: float) -> Iterator[TableFact]:
    if state.paused_by is not None:
        yield facts.Resumed(by)


def say(state: TableState, command: commands.Say, by: int, now: float) -> Iterator[TableFact]:
    lately = [one for one in state.chat if one.seat == by and one.at > now - CHAT_SECONDS]
    if len(lately) >= CHAT_MOST:
        raise Refused("too_fast")
    if command.phrase:
        if command.phrase not in PHRASES:
            raise Refused("unknown_phrase", found=command.phrase, allowed=PHRASES)
        yield facts.Said(by, phrase=command.phrase)
        return
    text = "".join(one if one.isprintable() else " " for one in command.text).strip()
    if not text:
        raise Refused("nothing_said")
    if len(text) > LONGEST_TEXT:
        raise Refused("text_too_long", limit=LONGEST_TEXT)
    yield facts.Said(by, text=text)


# -- taking a move back ---------------------------------------------------------------------------


def ask_undo(
    state: TableState, command: commands.AskUndo, by: int, now: float
) -> Iterator[TableFact]:
    """Alone with bots one just does it, as far back as one likes."""
    target = _undo_target(state, by)
    if state.alone == by:
        yield facts.Undone(by, target)
        return
    assert state.deal is not None
    if _something_shown(state.deal, state.made[target].events_before, by):
        raise Refused("undo_cards_shown")
    _check_everybody_there(state, by)
    yield from _offer(state, facts.OfferMade("undo", by, now + state.settings.offer_wait))


def _undo_target(state: TableState, by: int) -> int:
    """How many moves are left when the seat's last own move is taken back."""
    if state.stage is not Stage.PLAYING or state.deal is None:
        raise Refused("no_deal")
    if not state.settings.undo:
        raise Refused("undo_switched_off")
    target = _last_own(state, by)
    if target is None:
        raise Refused("nothing_to_undo")
    return target


def _last_own(state: TableState, seat: int) -> int | None:
    """The place among the moves of the last one that the person at the seat chose."""
    own = [n for n, made in enumerate(state.made) if made.seat == seat and made.how == "person"]
    return own[-1] if own else None


def _something_shown(deal: Deal, since: int, mover: int) -> bool:
    return any(_shows(event, mover) for event in deal.events[since:])


def _shows(event: Event, mover: int) -> bool:
    fact = event.fact
    if isinstance(fact, (Played, PoigneeShown)):
        return fact.seat != mover
    if isinstance(fact, LaidAway):
        return bool(fact.shown) and fact.seat != mover
    return not isinstance(fact, _SHOWS_NOTHING)


# -- claiming the rest ----------------------------------------------------------------------------


def claim(state: TableState, command: commands.Claim, by: int, now: float) -> Iterator[TableFact]:
    """What the claimant's own view proves is granted; anything else the others must grant."""
    if state.paused_by is not None:
        raise Refused("paused")
    check_turn(state, by)
    assert state.deal is not None
    if state.deal.phase.value != "play":
        raise Refused("claim_not_now")
    cards = state.deal.hand(by).codes
    proved = proof(state.deal, by)
    if proved is not None:
        if state.offer is not None:
            yield state.offer.dropped("moved")
        yield facts.Claimed(by, cards, proved, True)
        return
    if state.alone == by:
        raise Refused("claim_not_proved")
    _check_everybody_there(state, by)
    until = now + state.settings.offer_wait
    yield from _offer(state, facts.OfferMade("claim", by, until, cards))


# -- offers -------------------------------------------------------------------------------------


def _check_everybody_there(state: TableState, by: int) -> None:
    """Nobody can consent who is away, unless a bot plays in their place."""
    away = [seat for seat in state.deciders if seat != by and not state.chairs[seat].present]
    if away:
        raise Refused("people_away", seat=away[0] + 1)
    if not _others(state, by):
        raise Refused("nobody_to_consent")


def _others(state: TableState, by: int) -> set[int]:
    return set(state.deciders) - {by}


def _offer(state: TableState, offer: facts.OfferMade) -> Iterator[TableFact]:
    if state.offer is not None:
        raise Refused("offer_open", seat=state.offer.seat + 1)
    yield offer


def _open_offer(state: TableState) -> Offer:
    if state.offer is None:
        raise Refused("no_offer")
    return state.offer


def answer(state: TableState, command: commands.Answer, by: int, now: float) -> Iterator[TableFact]:
    offer = _open_offer(state)
    if by not in _others(state, offer.seat) or by in offer.agreed:
        raise Refused("not_asked")
    yield facts.OfferAnswered(by, command.agrees)
    if not command.agrees:
        yield offer.dropped("refused")


def withdraw(
    state: TableState, command: commands.Withdraw, by: int, now: float
) -> Iterator[TableFact]:
    offer = _open_offer(state)
    if offer.seat != by:
        raise Refused("not_your_offer")
    yield offer.dropped("withdrawn")


def drop_offer(state: TableState, command: commands.DropOffer, now: float) -> Iterator[TableFact]:
    offer = _open_offer(state)
    if now < offer.until:
        raise Refused("too_early")
    yield offer.dropped("late")


def offer_due(state: TableState, now: float) -> TableFact | None:
    """What becomes of an offer once everybody has agreed, or one of those asked went away."""
    offer = state.offer
    if offer is None:
        return None
    others = _others(state, offer.seat)
    everybody = {*others, offer.seat}
    gone = not others or any(not state.chairs[seat].present for seat in everybody)
    if gone or offer.seat not in state.deciders:
        return offer.dropped("people_changed")
    if not offer.agreed >= others:
        return None
    if offer.kind == "undo":
        target = _last_own(state, offer.seat)
        assert target is not None, "an offer is dropped when the game goes on"
        return facts.Undone(offer.seat, target)
    assert state.deal is not None
    tokens = together(state.deal, offer.seat)
    if tokens is None:
        return offer.dropped("impossible")
    return facts.Claimed(offer.seat, offer.cards, tokens, False)
