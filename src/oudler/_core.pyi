"""The compiled core. Cards are their numbers, sets of cards integers of 78 bits, as in
:mod:`oudler.cards`. Wrong input raises ValueError with the reason."""

from collections.abc import Sequence

def isas() -> tuple[str, ...]:
    """The instruction sets that the core was compiled for and that this machine has."""

def best_isa() -> str:
    """The instruction set used when none is named."""

class TrickRules:
    """The duties of a trick, as data; see :class:`oudler.tricks.TrickRules`."""

    def __init__(
        self,
        *,
        must_trump: bool = True,
        must_overtrump: bool = True,
        trump_lead_needs_break: bool = False,
        undertrump_lowest: bool = False,
    ) -> None: ...
    @property
    def must_trump(self) -> bool: ...
    @property
    def must_overtrump(self) -> bool: ...
    @property
    def trump_lead_needs_break(self) -> bool: ...
    @property
    def undertrump_lowest(self) -> bool: ...

def legal_cards(
    hand: int,
    trick: Sequence[int],
    rules: TrickRules,
    trumps_broken: bool = True,
    barred: int = 0,
) -> int:
    """The cards of a hand (all are masks) that may be played to a trick of card numbers."""

def trick_winner(trick: Sequence[int], excuse_wins: bool = False) -> int:
    """The place in the trick of the card that takes it."""
