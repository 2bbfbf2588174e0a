"""A question to an outside bot, as lines of text: what its seat has seen, and what it may do.

The lines are made from the events that the seat may see and from its view; docs/outside-bots.md
describes them. Nothing is hidden here: what a seat may not know does not come here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from oudler.cards import Card, CardSet
from oudler.games.deal import View
from oudler.games.events import (
    DealStarted,
    Event,
    Fact,
    HandDealt,
    LaidAway,
    LaidAwayShown,
    Played,
    TalonTaken,
    TrickTaken,
)
from oudler.games.french_facts import (
    BidMade,
    CardCalled,
    ContractMade,
    PartnerRevealed,
    PoigneeShown,
    SlamDeclared,
    TalonShown,
)
from oudler.games.legal import LayAway, LegalMoves, Plays
from oudler.games.mathers_facts import (
    Asked,
    AskPassed,
    AskUnanswered,
    CardGiven,
    CardReturned,
    Exchanged,
    Marked,
    MustGive,
)
from oudler.games.moves import (
    ASK,
    NO_ASK,
    Bid,
    Call,
    Cards,
    Discard,
    Exchange,
    Give,
    Move,
    Poignee,
    Return,
    Slam,
)
from oudler.games.presets import PRESETS

__all__ = ["QUESTION_END", "question"]

#: The last line of a question.
QUESTION_END: Final = "move?"


def question(view: View, events: Iterable[Event], chance: int) -> str:
    """The lines of a question to the seat of the view; ``events`` are those it may see."""
    lines: list[str] = []
    for event in events:
        assert event.seen_by(view.seat), "a seat is told what it may see"
        lines += _told(event.fact, view.seat)
    legal = view.legal_moves()
    assert legal is not None, "a bot is asked in its turn"
    lines.append(_words("cards", view.hand))
    lines += _choices(legal)
    lines += [f"random {chance}", QUESTION_END]
    return "\n".join(lines) + "\n"


def _told(fact: Fact, seat: int) -> Iterator[str]:
    if isinstance(fact, DealStarted):
        options = fact.rules.options_changed(PRESETS[fact.rules.name])
        yield " ".join(["game", fact.rules.name, *(f"{name}={word}" for name, word in options)])
        yield f"players {fact.players}"
        yield f"dealer {fact.dealer + 1}"
        yield f"seat {seat + 1}"
        return
    tell = _TELLING.get(type(fact))
    if tell is not None:
        yield from tell(fact)


def _choices(legal: LegalMoves) -> Iterator[str]:
    """What may be answered. Cards to lay away are chosen from lists, all else stands as tokens."""
    if isinstance(legal, LayAway):
        word = legal.kind.word
        yield _words(f"choose {word} {legal.count - legal.forced}", legal.free)
        if legal.forced:
            yield _words(f"choose {word} {legal.forced}", legal.trumps)
        return
    if isinstance(legal, Plays):
        shows = [Poignee(choice.lowest()) for choice in legal.poignees]
        yield " ".join(["legal", *legal.cards.codes, *map(str, shows)])
        return
    yield " ".join(["legal", *map(str, legal)])


# -- what happened --------------------------------------------------------------------------------


def _words(name: str, cards: Iterable[Card], unknown: int = 0) -> str:
    return " ".join([name, *(one.code for one in cards), *"?" * unknown])


def _move(seat: int | None, move: Move) -> Iterator[str]:
    yield f"{'?' if seat is None else seat + 1} {move}"


def _hidden(cards: CardSet | None, count: int) -> Cards:
    """So many cards, those not known as ``?``."""
    known = CardSet() if cards is None else cards
    return Cards(known, count - len(known))


def _laid_away(fact: LaidAway) -> Iterator[str]:
    known = fact.shown if fact.cards is None else fact.cards
    yield from _move(fact.seat, Discard(_hidden(known, fact.count)))


def _exchanged(fact: Exchanged) -> Iterator[str]:
    yield from _move(fact.seat, Exchange(_hidden(fact.laid, 3)))
    if fact.taken is not None:
        yield _words("took", fact.taken)


def _marked(fact: Marked) -> Iterator[str]:
    points = [f"{mark.category}={mark.points}" for mark in fact.marks]
    yield " ".join(["marks", str(fact.seat + 1), *points])
    shown = 0
    for mark in fact.marks:
        shown |= mark.cards.mask
    yield from _shown(fact.seat, CardSet(shown))


def _shown(seat: int, cards: CardSet) -> Iterator[str]:
    if cards:
        yield _words(f"shown {seat + 1}", cards)


def _asked(fact: Asked) -> Iterator[str]:
    yield from _move(fact.seat, ASK)
    yield from _shown(fact.seat, fact.cards)


def _talon_taken(fact: TalonTaken) -> Iterator[str]:
    cards = CardSet() if fact.cards is None else fact.cards
    yield _words("talon", cards, fact.count - len(cards))


_TELLING: Final[dict[type[Fact], Callable[[Any], Iterator[str]]]] = {
    HandDealt: lambda fact: iter([_words("hand", fact.cards, fact.unknown)]),
    BidMade: lambda fact: _move(fact.seat, Bid(fact.contract)),
    ContractMade: lambda fact: iter([f"contract {fact.taker + 1} {fact.contract.word}"]),
    CardCalled: lambda fact: _move(fact.seat, Call(fact.card)),
    TalonShown: lambda fact: iter([_words("talon", fact.cards, fact.unknown)]),
    TalonTaken: _talon_taken,
    LaidAway: _laid_away,
    LaidAwayShown: lambda fact: iter([_words("aside", fact.cards)]),
    SlamDeclared: lambda fact: _move(fact.seat, Slam(fact.announced)),
    PoigneeShown: lambda fact: _move(fact.seat, Poignee(fact.cards)),
    PartnerRevealed: lambda fact: iter([f"partner {fact.seat + 1}"]),
    Played: lambda fact: iter([f"{fact.seat + 1} {fact.card.code}"]),
    TrickTaken: lambda fact: iter([f"trick {fact.seat + 1}"]),
    Exchanged: _exchanged,
    Marked: _marked,
    Asked: _asked,
    AskPassed: lambda fact: _move(fact.seat, NO_ASK),
    AskUnanswered: lambda fact: iter([f"unanswered {fact.seat + 1}"]),
    MustGive: lambda fact: iter([f"gives {fact.giver + 1}"]),
    CardGiven: lambda fact: _move(fact.giver, Give(fact.card)),
    CardReturned: lambda fact: _move(fact.giver, Return(fact.card)),
}
