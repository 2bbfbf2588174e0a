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

from collections.abc import Callable, Sequence
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

def play_by_policy(
    rules: PlayRules,
    hands: NDArray[np.uint64],
    piles: NDArray[np.uint64],
    seats: NDArray[np.uint8],
    seed: int,
    *,
    cards: NDArray[np.uint8] | None = None,
    results: NDArray[np.int16] | None = None,
    pile_known: bool = True,
    first: int = 0,
    isa: str | None = None,
) -> None:
    """Play the policy's cards to the end of each deal, and fill the arrays that are given.

    ``pile_known``: whether the taker (or Greer's dealer) knows the cards that are not played.
    """

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

#: In an array of values: the card may not be played.
NO_VALUE: Final[int]
#: The techniques of the solver and their bits; values never depend on which are on.
SOLVER_FEATURES: Final[dict[str, int]]

class Manner:
    """How far players keep to the policy, for the likelihood of worlds.

    ``heat``: a card that the policy finds so many half points worse than another is played 1/e as
    often; ``slip``: the share of cards that follow nothing; ``lowest``: how often of equal cards
    the lowest is played; ``bid_spread``: how far bids stray from the margins asked, in points;
    ``discard``: what a card laid away against the policy costs, as a logarithm; ``trust``: the
    power that likelihoods are raised to; ``signals``: how surely a defender's small card
    signals when he leads a suit first.
    """

    def __init__(
        self,
        *,
        heat: float = ...,
        slip: float = ...,
        lowest: float = ...,
        bid_spread: float = ...,
        discard: float = ...,
        trust: float = ...,
        signals: float = ...,
    ) -> None: ...

class Sample:
    """Worlds that were drawn, each with its weight; the weights add up to 1."""

    @property
    def count(self) -> int: ...
    @property
    def weights(self) -> list[float]: ...
    @property
    def effective(self) -> float:
        """How many equally likely worlds would tell as much."""

    @property
    def evidence(self) -> float:
        """The logarithm of the mean likelihood; 0 if worlds were not weighed."""

    def part(self, keep: int, seed: int) -> Sample:
        """At most so many of the worlds, each as often as its weight asks, to stand for all."""

    def hands(self, world: int) -> list[int]:
        """What each holder has in a world."""

class Sight:
    """What a seat knows at its turn to play a card, or before the first card, in any of the games.

    ``hand``: the cards it holds now; ``leader``: who led the first trick; ``cards``: what has been
    played since, in order. ``taker``: in French tarot who takes, in Greer's game the dealer, in
    Mathers's the seat itself; ``aside``: cards that only the taker knows to be out of play (they
    count only for him), ``gone``: those that all know. ``shown``: by seat, cards that it is known
    to hold or to have held; ``excluded``: by seat, cards that it cannot hold, besides those that
    the play rules out.
    """

    def __init__(
        self,
        rules: PlayRules,
        players: int,
        seat: int,
        hand: int,
        leader: int,
        cards: Sequence[int],
        *,
        taker: int | None = None,
        called: int | None = None,
        aside: int = 0,
        gone: int = 0,
        shown: Sequence[int] | None = None,
        excluded: Sequence[int] | None = None,
    ) -> None: ...
    @property
    def legal(self) -> int:
        """The cards that it may play."""

    def card(self, word: int = 0, *, isa: str | None = None) -> int:
        """The card that the policy plays; ``word``, 32 random bits, settles what is equal."""

    def weigh(self) -> dict[int, float]:
        """What the policy makes of each card worth a thought, in half points."""

    def sample(
        self,
        worlds: Constraints,
        holders: Sequence[int | None],
        count: int,
        seed: int,
        *,
        keep: int | None = None,
        manner: Manner | None = None,
        shown: Sequence[int] | None = None,
        excluded: Sequence[int] | None = None,
        talon: int = 0,
        first: int = 0,
        said: Sequence[int] = ...,
        isa: str | None = None,
    ) -> Sample:
        """Draw ``count`` worlds and weigh them by what lies behind.

        ``holders`` says which seats the holders of ``worlds`` are, None for the pile. With a
        ``manner`` a world weighs as much as it makes the others' bids, discard and cards likely:
        ``shown`` and ``excluded`` are what all knew before the first card, by seat, ``talon`` what
        the taker took up, ``said`` the contracts (0: a pass) that were bid from seat ``first`` on.
        Of the worlds ``keep`` stand for all, each as often as its weight asks.
        """

    def likelihood(
        self,
        hands: Sequence[int],
        manner: Manner,
        *,
        shown: Sequence[int] | None = None,
        excluded: Sequence[int] | None = None,
        talon: int = 0,
        first: int = 0,
        said: Sequence[int] = ...,
    ) -> float:
        """The logarithm of the likelihood of one world, ``hands`` by seat."""

    def signal(self, card: int) -> int:
        """The small card that tells a defender's partners most in place of ``card``, which may be
        played; ``card`` itself where there is nothing to tell."""

    def roll_out(
        self,
        worlds: Sample,
        seed: int,
        *,
        factor: int = 1,
        poignees: int = 0,
        slam: bool = False,
        pile_attacks: bool = True,
        pile_known: bool = True,
        cards: int | None = None,
        isa: str | None = None,
    ) -> list[tuple[int, float, float]]:
        """Each legal card (of ``cards``), the seat's mean score and its standard error.

        Each card is played in each of the worlds, and the policy plays on for all seats.
        ``factor``, ``poignees``, ``slam``: the contract's factor, what all poignées are worth,
        whether a slam is announced. In Greer's and Mathers's games the score is the seat's points
        over the others' mean. Other threads run meanwhile.
        """

def compare(
    sights: Sequence[Sight],
    worlds: Sample,
    seed: int,
    *,
    factor: int = 1,
    poignees: Sequence[int],
    slams: Sequence[bool],
    pile_attacks: bool = True,
    pile_known: bool = True,
    isa: str | None = None,
) -> list[tuple[float, float]]:
    """What different ways into the play are worth to the same seat: mean score, standard error.

    The policy plays each of them on in each of the worlds, which were drawn from one of them.
    """

def solve_worlds(
    sight: Sight,
    worlds: Sample,
    *,
    nodes: int = 0,
    table_bytes: int = ...,
    factor: int = 1,
    poignees: int = 0,
    slam: bool = False,
    pile_attacks: bool = True,
    pile_known: bool = True,
) -> tuple[list[tuple[int, float, float]], int]:
    """Each legal card's mean score when every world is open and played perfectly, and the nodes.

    In a row: card, mean score of the seat, the weight of the worlds where the search found the
    exact value within ``nodes`` (0: no limit); elsewhere the middle of the bounds counts. French
    tarot only.
    """

#: What a row of ``told`` holds: leader, taker (255: nobody), contract (0 to 4), partner (255),
#: card called (255), what all poignées are worth.
TOLD: Final[int]

def simulate(
    rules: PlayRules,
    players: int,
    seed: int,
    told: NDArray[np.uint8],
    *,
    results: NDArray[np.int16] | None = None,
    scores: NDArray[np.int32] | None = None,
    hands: NDArray[np.uint64] | None = None,
    piles: NDArray[np.uint64] | None = None,
    first: int = 0,
    isa: str | None = None,
) -> None:
    """Deal, bid, call, lay away, show and play whole deals of French tarot by the policy.

    ``told`` (deals, TOLD) says what was bid; ``scores`` gets S; ``hands`` and ``piles`` are those
    of the first lead. The deals of a seed are numbered, and the arrays begin with number ``first``.
    """

def bid_values(
    rules: PlayRules,
    players: int,
    leader: int,
    seat: int,
    hand: int,
    said: Sequence[int],
    worlds: int,
    seed: int,
    *,
    isa: str | None = None,
) -> list[tuple[float, float]]:
    """What passing and each contract are worth to a seat: mean score and standard error.

    The other hands are dealt ``worlds`` times, such that those in ``said`` (contracts, 0 for a
    pass, from the leader on) would have passed where they did, and the deal is played out. For a
    contract that may not be bid any more both numbers are 0.
    """

def policy_bid(hand: int, players: int, high: int = 0) -> int:
    """The contract (1 to 4) that the policy bids over ``high``, 0 for a pass."""

def hand_margin(hand: int, players: int) -> float:
    """The card points over the target that a taker of the hand may hope for."""

def hand_features(hand: int) -> list[int]:
    """What is counted in a hand for its margin.

    Trumps, 16 to 20, the 21, the Excuse, the petit with five trumps, with fewer; kings, queens with
    their king, other queens, knights, jacks; voids, singletons, cards beyond four of a suit.
    """

def policy_call(hand: int) -> int:
    """The card that a taker of five calls."""

def policy_lay_away(rules: PlayRules, hand: int, count: int) -> int:
    """The cards that the taker, or Greer's dealer, lays away."""

def takes_all(hand: int, away: int) -> bool:
    """Whether a taker who leads is certain of every trick."""

def shows_poignee(hand: int, players: int, *, taker: bool, attacks: bool) -> bool:
    """Whether the policy shows a poignée that the hand has."""

class SolverRules:
    """What the solver needs of the rules of French tarot.

    ``excuse_changes_side`` says what becomes of an Excuse in the last trick: it changes side (F15),
    or goes with the trick (M30). ``petit_au_bout_before_excuse``: F21.
    """

    def __init__(
        self,
        *,
        excuse_changes_side: bool = True,
        petit_au_bout_before_excuse: bool = True,
        undertrump_lowest: bool = False,
        trump_lead_needs_break: bool = False,
    ) -> None: ...
    @property
    def excuse_changes_side(self) -> bool: ...
    @property
    def petit_au_bout_before_excuse(self) -> bool: ...
    @property
    def undertrump_lowest(self) -> bool: ...
    @property
    def trump_lead_needs_break(self) -> bool: ...

class SolverObjective:
    """What the sides play for: the card points of the attack, in half points, or S.

    For S: the contract's ``factor``, the premiums of all ``poignees`` shown, whether a slam was
    announced, whether the defence scores for taking every trick.
    """

    def __init__(
        self,
        kind: Literal["points", "score"] = "points",
        *,
        factor: int = 1,
        poignees: int = 0,
        slam_announced: bool = False,
        defence_slam: bool = True,
    ) -> None: ...
    @property
    def kind(self) -> Literal["points", "score"]: ...
    @property
    def factor(self) -> int: ...
    @property
    def poignees(self) -> int: ...
    @property
    def slam_announced(self) -> bool: ...
    @property
    def defence_slam(self) -> bool: ...

class SolverPosition:
    """A deal with all hands open, at any card of any trick; it does not change.

    ``attack`` has a bit for each seat of the taker's side, ``trick`` the cards on the table,
    ``barred`` those that may not be led now if there are others. What lies behind: ``points`` (half
    points) and ``oudlers`` of the attack, its pile among them and the Excuse's exchange done; the
    tricks of each side; whether trumps are broken; whether the petit fell in the trick before.
    Raises ValueError if there is no such position.
    """

    def __init__(
        self,
        players: int,
        attack: int,
        hands: Sequence[int],
        leader: int,
        *,
        trick: Sequence[int] = (),
        trumps_broken: bool = True,
        barred: int = 0,
        points: int = 0,
        oudlers: int = 0,
        attack_tricks: int = 0,
        defence_tricks: int = 0,
        petit_in_trick_before: bool = False,
    ) -> None: ...
    @property
    def players(self) -> int: ...
    @property
    def attack(self) -> int: ...
    @property
    def hands(self) -> tuple[int, ...]: ...
    @property
    def leader(self) -> int: ...
    @property
    def trick(self) -> tuple[int, ...]: ...
    @property
    def turn(self) -> int: ...
    @property
    def trumps_broken(self) -> bool: ...
    @property
    def barred(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def oudlers(self) -> int: ...
    @property
    def attack_tricks(self) -> int: ...
    @property
    def defence_tricks(self) -> int: ...
    @property
    def petit_in_trick_before(self) -> bool: ...
    def legal_cards(self, rules: SolverRules) -> int:
        """The cards that the seat in turn may play."""

    def after(self, card: int, rules: SolverRules) -> SolverPosition:
        """The position once the seat in turn has played a card; in it may be no cards left."""

class SolverAnswer:
    """What a search found out.

    The value lies between ``lower`` and ``upper``, which are equal when it is ``exact``; so does
    that of each legal card in ``cards``. ``line`` is best play by both sides, to the end unless the
    budget ended before. The rest are numbers of the search: cards played, and what the table did.
    """

    @property
    def lower(self) -> int: ...
    @property
    def upper(self) -> int: ...
    @property
    def exact(self) -> bool: ...
    @property
    def cards(self) -> dict[int, tuple[int, int]]: ...
    @property
    def line(self) -> tuple[int, ...]: ...
    @property
    def nodes(self) -> int: ...
    @property
    def probes(self) -> int: ...
    @property
    def hits(self) -> int: ...
    @property
    def stores(self) -> int: ...
    @property
    def evictions(self) -> int: ...

class Cancellation:
    """A way to stop a search from another thread. Ctrl-C sets it too."""

    def __init__(self) -> None: ...
    def cancel(self) -> None:
        """Stop the search soon; it returns what it has proven."""

    @property
    def cancelled(self) -> bool: ...

class Solver:
    """An exact solver with its table, for one search at a time.

    A ``budget`` is a number of nodes (cards played), 0 for no limit. ``progress`` is called a few
    times a second from the thread that waits, and what it raises ends the search. KeyboardInterrupt
    does so too. Raises MemoryError if there is no room for the table.
    """

    def __init__(self, table_bytes: int = 67108864, *, isa: str | None = None) -> None: ...
    @property
    def table_bytes(self) -> int: ...
    @property
    def isa(self) -> str: ...
    def solve(
        self,
        position: SolverPosition,
        rules: SolverRules = ...,
        objective: SolverObjective = ...,
        *,
        cards: bool = False,
        line: bool = False,
        budget: int = 0,
        features: int = ...,
        cancellation: Cancellation | None = None,
        progress: Callable[[], object] | None = None,
    ) -> SolverAnswer:
        """The value of a position, of each card if wanted, and a line of best play if wanted.

        All of it shares the table and the budget. The same question always takes the same nodes,
        whatever was asked before.
        """

    def retrace(
        self,
        position: SolverPosition,
        cards: Sequence[int],
        rules: SolverRules = ...,
        objective: SolverObjective = ...,
        *,
        budget: int = 0,
        features: int = ...,
        cancellation: Cancellation | None = None,
        progress: Callable[[], object] | None = None,
    ) -> list[tuple[int, int] | None]:
        """What a deal was worth before each of the cards played from the position on, and at last.

        Lower and upper bounds. The budget is for each. If the first value is not found, the search
        begins at the end and goes back as far as the budget lets it; None stands between.
        """

def solve_many(
    positions: Sequence[SolverPosition],
    rules: SolverRules,
    objective: SolverObjective,
    bounds: NDArray[np.int16],
    *,
    nodes: NDArray[np.uint64] | None = None,
    cards: NDArray[np.int16] | None = None,
    threads: int = 1,
    table_bytes: int = 67108864,
    budget: int = 0,
    features: int = ...,
    isa: str | None = None,
    cancellation: Cancellation | None = None,
    progress: Callable[[], object] | None = None,
) -> None:
    """Solve many positions over threads (0: one for each processor), each with its own table.

    Fills ``bounds`` (positions, 2), ``nodes`` (positions,) and ``cards`` (positions, 78, 2): the
    lower and upper bound of each card, NO_VALUE for those that may not be played. The budget is for
    each position; nodes and values do not depend on the number of threads.
    """

def solve_set_position(number: int, left: int, played: bool = False) -> SolverPosition:
    """A position of the fixed sets that the solver is measured on: four players, seat 0 takes,
    ``left`` of the 18 tricks still to play; the tricks before by the simple rules of the set, or
    with ``played`` by the card policy."""

def solver_signature(isa: str | None = None) -> int:
    """A number made of nodes and values over a fixed set of positions: the same everywhere."""
