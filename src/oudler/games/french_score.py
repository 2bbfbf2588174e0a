"""The score of a deal of French tarot, from card points or from the tricks.

Rules: F14-F24, C1-C2; M26-M35. Card points are integers of half points: the pack holds 182.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from oudler.cards import (
    CARDS,
    EXCUSE_BIT,
    JACKS,
    KINGS,
    KNIGHTS,
    OUDLERS,
    PETIT,
    QUEENS,
    Card,
)
from oudler.games.moves import Contract
from oudler.games.results import DealResult, Step

if TYPE_CHECKING:
    from oudler.games.french import FrenchRules
    from oudler.games.state import Trick

__all__ = [
    "FACTORS",
    "HALF_POINTS",
    "POIGNEE_PREMIUMS",
    "SIZES",
    "TARGETS",
    "Count",
    "FrenchResult",
    "Premiums",
    "count_tricks",
    "half_points",
    "score",
    "shares",
]

#: Half points of each card, by its index (F18, M5).
HALF_POINTS: Final = tuple(
    9 if one.bit & (OUDLERS | KINGS)
    else 7 if one.bit & QUEENS
    else 5 if one.bit & KNIGHTS
    else 3 if one.bit & JACKS
    else 1
    for one in CARDS
)  # fmt: skip

#: Points the taker needs, by the oudlers his side has taken (F18, M32).
TARGETS: Final = (56, 51, 41, 36)
#: What a contract multiplies (F6, M10).
FACTORS: Final = {Contract.PRISE: 1, Contract.GARDE: 2, Contract.SANS: 4, Contract.CONTRE: 6}
#: The sizes of a poignée, small to large, and what each is worth (F19, M17).
SIZES: Final = ("simple", "double", "triple")
POIGNEE_PREMIUMS: Final = {"simple": 20, "double": 30, "triple": 40}

BASE: Final = 25
PETIT_AU_BOUT: Final = 10
#: Slam premiums (F21, F23, M19).
SLAM_PREMIUMS: Final = {
    "none": 0,
    "unannounced_made": 200,
    "announced_made": 400,
    "announced_failed": -200,
}
DEFENCE_SLAM: Final = -200

#: What the Excuse is worth to the side that keeps it, in half points: its own 4.5 less the low
#: card it owes (F14, F17, B3-2, B3-3).
EXCUSE_NET: Final = 8
LOW_CARD: Final = 1


def half_points(mask: int) -> int:
    """Card points of a set of cards, in half points."""
    return (
        mask.bit_count()
        + 8 * (mask & (OUDLERS | KINGS)).bit_count()
        + 6 * (mask & QUEENS).bit_count()
        + 4 * (mask & KNIGHTS).bit_count()
        + 2 * (mask & JACKS).bit_count()
    )


@dataclass(frozen=True, slots=True)
class Count:
    """What the taker's side has won: half points, oudlers, and who won the petit at the end
    (``attack``, ``defence`` or None); ``attack_tricks`` of ``all_tricks`` are its own."""

    points: int
    oudlers: int
    petit_au_bout: str | None
    attack_tricks: int
    all_tricks: int

    @property
    def slam(self) -> bool:
        return self.attack_tricks == self.all_tricks

    @property
    def defence_slam(self) -> bool:
        return self.attack_tricks == 0


def excuse_goes_to_attack(
    owner_attacks: bool, winner_attacks: bool, last: bool, wins: bool, changes_side: bool
) -> bool:
    """Whose the Excuse is after the trick it was played to.

    Before the last trick its side keeps it (F14, M29). In the last one it changes side whoever
    wins (F15, ``changes_side``) or goes with the trick (M30), unless it was led and takes the
    trick (``wins``: F16, M28).
    """
    if not last:
        return owner_attacks
    if wins or not changes_side:
        return winner_attacks
    return not owner_attacks


def trick_points(
    cards: Sequence[Card], winner_attacks: bool, excuse_attacks: bool | None
) -> tuple[int, int]:
    """Half points of the attack and of the defence from one trick.

    ``excuse_attacks`` says who keeps an Excuse that lies in it. The side that keeps it without
    having won the trick gets its 4.5 less the low card given to the winners (F14, B3-2, B3-3).
    """
    total = sum(HALF_POINTS[one.index] for one in cards)
    if excuse_attacks is None or excuse_attacks == winner_attacks:
        return (total, 0) if winner_attacks else (0, total)
    rest = total - EXCUSE_NET
    return (EXCUSE_NET, rest) if excuse_attacks else (rest, EXCUSE_NET)


def count_tricks(
    tricks: Sequence[Trick],
    attack: frozenset[int],
    pile: int,
    pile_attacks: bool,
    rules: FrenchRules,
) -> Count:
    """Count what each side has won.

    ``attack`` are the seats of the taker's side, ``pile`` the cards not played (the talon, or what
    was laid away), ``pile_attacks`` whether they count for the taker (F8, M15).
    """
    points = half_points(pile) if pile_attacks else 0
    won = pile if pile_attacks else 0
    petit_au_bout = None
    attack_tricks = 0
    final = len(tricks) - 1
    all_points = half_points(pile)
    for number, trick in enumerate(tricks):
        winner_attacks = trick.winner in attack
        attack_tricks += winner_attacks
        last = number == final
        mask = 0
        excuse_attacks = None
        excuse_won = False
        for place, one in enumerate(trick.cards):
            if one.bit == EXCUSE_BIT:
                excuse_won = place == 0 and trick.winner == trick.leader
                owner_attacks = trick.seat_of(place) in attack
                excuse_attacks = excuse_goes_to_attack(
                    owner_attacks,
                    winner_attacks,
                    last,
                    excuse_won,
                    rules.excuse_last_trick == "changes_side",
                )
            else:
                mask |= one.bit
        ours, theirs = trick_points(trick.cards, winner_attacks, excuse_attacks)
        points += ours
        all_points += ours + theirs
        if winner_attacks:
            won |= mask
        if excuse_attacks:
            won |= EXCUSE_BIT
        side = "attack" if winner_attacks else "defence"
        if last and PETIT in trick.cards:
            petit_au_bout = side
        elif last and excuse_won and rules.petit_au_bout_before_excuse:
            before = tricks[number - 1]
            if PETIT in before.cards:
                petit_au_bout = side
    assert all_points == 2 * 91, "91 points are in the pack"
    oudlers = (won & OUDLERS).bit_count()
    return Count(points, oudlers, petit_au_bout, attack_tricks, len(tricks))


@dataclass(frozen=True, slots=True)
class Premiums:
    """What counts besides the card points. ``poignees``: who showed (``attack`` or ``defence``)
    and which size; ``slam``: a key of :data:`SLAM_PREMIUMS`."""

    petit_au_bout: str | None = None
    poignees: tuple[tuple[str, str], ...] = ()
    slam: str = "none"
    defence_slam: bool = False


def score(
    contract: Contract,
    points: int,
    oudlers: int,
    premiums: Premiums,
    defence_slam_scores: bool,
    cite: Callable[[str], str] = str,
) -> tuple[int, bool, tuple[Step, ...]]:
    """S, what each defender pays; whether the contract was made; and the sum step by step.

    F24: S = (±(25 + |difference|) ± 10 petit au bout) x contract ± poignées ± slam. ``points`` are
    half points; a half point goes to the winner of the contract (C1). In each step ``amount`` is
    what it adds to S, and the argument ``total`` what S has come to. ``cite`` turns the
    federation's rule numbers into those of the game (:meth:`FrenchRules.cite`).
    """
    target = TARGETS[oudlers]
    made = points >= 2 * target
    whole = (points + 1) // 2 if made else points // 2
    difference = whole - target
    steps = [
        Step(
            "card_points",
            None,
            cite("F18"),
            {"points": points / 2, "oudlers": oudlers, "target": target, "difference": difference},
        )
    ]
    if points % 2:
        steps.append(Step("half_point", None, "C1", {"points": points / 2, "rounded": whole}))
    total = 0

    def add(code: str, amount: int, rule: str, **arguments: str | int) -> None:
        nonlocal total
        total += amount
        steps.append(Step(code, amount, cite(rule), {**arguments, "total": total}))

    sign = 1 if made else -1
    # The words for made and lost differ, so they are two codes.
    base = "base_made" if made else "base_lost"
    add(base, sign * (BASE + abs(difference)), "F24", base=BASE, difference=abs(difference))
    if premiums.petit_au_bout:
        ten = PETIT_AU_BOUT if premiums.petit_au_bout == "attack" else -PETIT_AU_BOUT
        add("petit_au_bout", ten, "F20", side=premiums.petit_au_bout)
    factor = FACTORS[contract]
    add("contract", total * (factor - 1), "F6", contract=contract.word, factor=factor)
    for side, size in premiums.poignees:
        add("poignee", sign * POIGNEE_PREMIUMS[size], "F19", side=side, size=size)
    if premiums.slam != "none":
        add("slam", SLAM_PREMIUMS[premiums.slam], "F21", slam=premiums.slam)
    if premiums.defence_slam and defence_slam_scores:
        add("defence_slam", DEFENCE_SLAM, "F23")
    return total, made, tuple(steps)


def shares(players: int, with_partner: bool) -> tuple[int, int]:
    """How many times S the taker and the partner write (F24, C1, C2); a defender writes -S."""
    return (2, 1) if with_partner else (players - 1, 0)


@dataclass(frozen=True, slots=True)
class FrenchResult(DealResult):
    """The end of a deal of French tarot. ``points`` are half points of the taker's side;
    ``poignees`` the seats and sizes shown; ``S`` what each defender pays. All None or empty when
    the deal was not played."""

    contract: Contract | None = None
    taker: int | None = None
    partner: int | None = None
    points: int | None = None
    oudlers: int | None = None
    target: int | None = None
    made: bool | None = None
    petit_au_bout: str | None = None
    poignees: tuple[tuple[int, str], ...] = ()
    slam: str = "none"
    defence_slam: bool = False
    S: int | None = None
