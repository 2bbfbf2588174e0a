"""The score of a deal of Mathers's game: marks, asks and tricks, and the difference.

Rules: H17-H20, H22; decisions B1-14 to B1-16, B1-19, B1-20, B1-23.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from oudler.cards import ALL, EXCUSE_BIT, JACKS, KINGS, KNIGHTS, QUEENS, Card, mask_of
from oudler.games.mathers_marks import TAROT_TRUMPS, Mark
from oudler.games.results import DealResult, Step
from oudler.games.state import Trick
from oudler.tricks import led_suit

__all__ = ["MathersResult", "king_is_cut", "score", "value"]

FOOL: Final = 5
KING_CUT: Final = 5

#: What a trick is worth: the highest class in it, once (H18). The names are those of the steps.
CLASSES: Final = (
    ("tarot", TAROT_TRUMPS, 5),
    ("queen", QUEENS, 4),
    ("knight", KNIGHTS, 3),
    ("knave", JACKS, 2),
    ("plain", ALL, 1),
)

_MARK_RULES: Final = {
    "greater": "H8",
    "lesser": "H8",
    "trump_count": "H9",
    "tarot_trumps": "H10",
    "sequences": "H11",
}


def value(cards: tuple[Card, ...]) -> tuple[str, int]:
    """The class of a trick and what it is worth, the 0 left out (H18, H19)."""
    mask = mask_of(cards) & ~EXCUSE_BIT
    return next((name, worth) for name, which, worth in CLASSES if mask & which)


def king_is_cut(cards: tuple[Card, ...], winner: Card) -> bool:
    """Whether the king of the suit led fell to a trump (H17, B1-16)."""
    led = led_suit(cards)
    return winner.is_trump and any(one.bit & KINGS and one.suit == led for one in cards)


@dataclass(frozen=True, slots=True)
class MathersResult(DealResult):
    """The end of a deal: ``totals`` are what each seat counted before the difference is taken."""

    totals: tuple[int, ...] | None = None


def trick_steps(tricks: Sequence[Trick], seat: int, king_cut: bool) -> list[Step]:
    """What a seat scores for its tricks, the 0 and kings cut."""
    won = dict.fromkeys((name for name, _, _ in CLASSES), 0)
    points = cuts = 0
    fool = False
    for trick in tricks:
        fool = fool or any(who == seat and one.is_excuse for who, one in trick.plays)
        if trick.winner != seat:
            continue
        name, worth = value(trick.cards)
        won[name] += 1
        points += worth
        cuts += king_is_cut(trick.cards, trick.winning_card)
    who = {"seat": seat + 1}
    steps = [Step("tricks", points, "H18", {**who, **won})]
    if fool:
        steps.append(Step("fool", FOOL, "H19", who))
    if cuts and king_cut:
        steps.append(Step("king_cuts", KING_CUT * cuts, "H17", {**who, "cuts": cuts}))
    return steps


def score(
    tricks: Sequence[Trick],
    marked: Sequence[Sequence[Mark] | None],
    calls: Sequence[int],
    king_cut: bool,
) -> MathersResult:
    """Marks, asks and tricks added up for each seat; only the best writes, and the difference.

    ``marked`` holds None for a seat whose marks unknown cards leave open; nobody's score is then
    known. ``calls`` are the points of asks that nobody could answer.
    """
    steps: list[Step] = []
    totals = []
    for seat, marks in enumerate(marked):
        who = {"seat": seat + 1}
        own = [
            Step("mark", mark.points, _MARK_RULES[mark.category], {**who, "mark": mark.category})
            for mark in marks or ()
        ]
        if marks is None:
            own.append(Step("marks_unknown", None, "H7", who))
        if calls[seat]:
            own.append(Step("ask_unanswered", calls[seat], "H12", who))
        own += trick_steps(tricks, seat, king_cut)
        total = sum(int(step.amount or 0) for step in own)
        totals.append(total)
        steps += own
        if marks is not None:
            steps.append(Step("seat_total", None, "H20", {**who, "total": total}))
    if None in marked:
        return MathersResult("played", None, tuple(steps))
    best, second = sorted(totals, reverse=True)[:2]
    scores = [0] * len(totals)
    if best == second:
        steps.append(Step("tie", 0, "H20", {"total": best}))
    else:
        winner = totals.index(best)
        scores[winner] = best - second
        said = {"seat": winner + 1, "best": best, "second": second}
        steps.append(Step("difference", best - second, "H20", said))
    return MathersResult("played", tuple(scores), tuple(steps), totals=tuple(totals))
