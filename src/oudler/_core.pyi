"""The compiled core. Cards are their numbers, sets of cards integers of 78 bits, as in
:mod:`oudler.cards`. Wrong input raises ValueError with the reason.

Batch calls work on arrays that the caller makes, C-contiguous, a row for each deal; they are never
copied or converted, and the other threads of the interpreter run meanwhile. In an array a set of
cards is two uint64: the mask's bits 0-55, and its bits 56-77 shifted down. The arrays of a batch:

- ``hands`` (deals, players, 2) and ``piles`` (deals, 2) uint64: the cards of each seat, and those
  that are not played
- ``seats`` (deals, SEATS) uint8: leader, dealer, a bit for each seat of the attack, the card called
  (NO_CARD for none), whether the pile counts for the attack
- ``cards`` (deals, plies) uint8, ``legal`` (deals, plies, 2) uint64, ``winners`` (deals, tricks)
  uint8: what is played, what may be, who takes each trick
- ``results`` (deals, RESULTS) int16: in French tarot half points, oudlers, petit au bout (1 attack,
  -1 defence), tricks of the attack, all tricks, 0; in the others the points of each seat from
  tricks

``isa`` names the variant of the core to use, the best one by default; all give the same numbers.
"""

from collections.abc import Sequence
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

#: What a row of ``seats`` and of ``results`` holds, and what stands for no card.
SEATS: Final[int]
RESULTS: Final[int]
NO_CARD: Final[int]

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

class PlayRules:
    """All that the play of the cards and the count of the tricks depend on."""

    def __init__(
        self,
        game: Literal["french", "greer", "mathers"],
        trick: TrickRules = ...,
        *,
        excuse_changes_side: bool = True,
        petit_au_bout_before_excuse: bool = True,
        defence_slam: bool = True,
        discard_scores: bool = True,
        king_cut: bool = False,
    ) -> None: ...
    @staticmethod
    def preset(name: str) -> PlayRules:
        """The rules of a preset by its name."""

    @property
    def game(self) -> Literal["french", "greer", "mathers"]: ...
    @property
    def trick(self) -> TrickRules: ...
    @property
    def excuse_changes_side(self) -> bool: ...
    @property
    def petit_au_bout_before_excuse(self) -> bool: ...
    @property
    def defence_slam(self) -> bool: ...
    @property
    def discard_scores(self) -> bool: ...
    @property
    def king_cut(self) -> bool: ...
    def hand_size(self, players: int) -> int:
        """How many cards each of so many players is dealt."""

def random_deals(
    rules: PlayRules,
    seed: int,
    hands: NDArray[np.uint64],
    piles: NDArray[np.uint64],
    seats: NDArray[np.uint8],
    *,
    first: int = 0,
    isa: str | None = None,
) -> None:
    """Fill the arrays with random deals up to the first card.

    All deals are equally likely. A random seat takes and lays away, or in Greer's game the dealer
    does; of five players the taker calls a random king. The deals of a seed are numbered, and the
    arrays begin with number ``first``.
    """

def play_randomly(
    rules: PlayRules,
    hands: NDArray[np.uint64],
    piles: NDArray[np.uint64],
    seats: NDArray[np.uint8],
    seed: int,
    *,
    cards: NDArray[np.uint8] | None = None,
    legal: NDArray[np.uint64] | None = None,
    winners: NDArray[np.uint8] | None = None,
    results: NDArray[np.int16] | None = None,
    first: int = 0,
    isa: str | None = None,
) -> None:
    """Play random legal cards to the end of each deal, and fill the arrays that are given."""

def replay(
    rules: PlayRules,
    hands: NDArray[np.uint64],
    piles: NDArray[np.uint64],
    seats: NDArray[np.uint8],
    cards: NDArray[np.uint8],
    *,
    legal: NDArray[np.uint64] | None = None,
    winners: NDArray[np.uint8] | None = None,
    results: NDArray[np.int16] | None = None,
    isa: str | None = None,
) -> None:
    """Play the cards given to the end of each deal, and fill the other arrays.

    Raises ValueError at the first card that may not be played; the deals before it are then filled
    in.
    """

def french_scores(
    rules: PlayRules,
    results: NDArray[np.int16],
    premiums: NDArray[np.int16],
    scores: NDArray[np.int32],
) -> None:
    """S of each deal of French tarot into ``scores``.

    ``premiums`` (deals, 3): the contract's factor, what all poignées shown are worth together,
    whether a slam was announced.
    """

class Constraints:
    """What is known about hidden cards, and worlds that agree with it.

    ``hidden`` are the cards to be dealt to as many holders as there are ``may``: for each the cards
    it may have (others than hidden do not count), how many it has (``counts``), and the hidden
    cards it is known to have (``must``). A holder is a seat, or the talon, or what was laid away.
    Raises ValueError if no deal of the hidden cards keeps to it.
    """

    def __init__(
        self,
        hidden: int,
        may: Sequence[int],
        counts: Sequence[int],
        must: Sequence[int] | None = None,
    ) -> None: ...
    @property
    def worlds(self) -> float:
        """How many deals of the hidden cards keep to it."""

    @property
    def holders(self) -> int: ...
    def sample(self, seed: int, out: NDArray[np.uint64], *, first: int = 0) -> None:
        """Fill ``out`` (worlds, holders, 2) with worlds: each is drawn anew, all equally likely.

        The worlds of a seed are numbered, and ``out`` begins with number ``first``.
        """
