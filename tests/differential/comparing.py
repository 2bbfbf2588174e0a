"""Deals played by the reference and by the compiled core, and whether they agree.

The reference settles what comes before the first card at random (auction, call, discard, slam,
exchange); one of the two then plays random cards, and the other plays them again: at every ply the
legal cards must be the same, and so must be who takes each trick and what the deal comes to.

Random deals see few slams, and hardly ever an Excuse led to the last trick by a side with all the
others. So some deals are stacked: one seat gets most trumps, with the Excuse or without; and in
some the reference plays first, keeping the Excuse as long as it can, and the core plays again.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oudler import _core
from oudler.cards import ALL, CARDS, EXCUSE_BIT, KINGS, PLAIN, TRUMPS, CardSet, bits
from oudler.games import PRESETS, Deal, Dealt, Hand, Phase, Rules
from oudler.games.french import FrenchRules, FrenchState
from oudler.games.french_score import FACTORS, POIGNEE_PREMIUMS, FrenchResult
from oudler.games.greer import GreerRules
from oudler.games.mathers import MathersRules, MathersState
from oudler.games.moves import PLAYS, Bid, Contract, Poignee

#: The tables to compare at: every preset with every number of players it allows.
TABLES = [(name, n) for name, rules in PRESETS.items() for n in rules.players_allowed]

#: Options that a deal may be played with besides its preset's.
OPTIONS: dict[type[Rules], list[tuple[str, tuple[str, ...]]]] = {
    FrenchRules: [
        ("undertrump", ("any", "lowest")),
        ("trump_lead_needs_break", ("yes", "no")),
        ("defence_slam", ("yes", "no")),
        ("excuse_last_trick", ("changes_side", "winner")),
        ("petit_au_bout_before_excuse", ("yes", "no")),
    ],
    GreerRules: [("discard_scores", ("dealer", "nobody"))],
    MathersRules: [("king_cut", ("yes", "no"))],
}


def core_rules(rules: Rules) -> _core.PlayRules:
    """The rules as the core takes them."""
    duties = rules.trick_rules
    trick = _core.TrickRules(
        must_trump=duties.must_trump,
        must_overtrump=duties.must_overtrump,
        trump_lead_needs_break=duties.trump_lead_needs_break,
        undertrump_lowest=duties.undertrump_lowest,
    )
    if isinstance(rules, FrenchRules):
        return _core.PlayRules(
            "french",
            trick,
            excuse_changes_side=rules.excuse_last_trick == "changes_side",
            petit_au_bout_before_excuse=rules.petit_au_bout_before_excuse,
            defence_slam=rules.defence_slam,
        )
    if isinstance(rules, GreerRules):
        return _core.PlayRules("greer", trick, discard_scores=rules.discard_scores == "dealer")
    assert isinstance(rules, MathersRules)
    return _core.PlayRules("mathers", trick, king_cut=rules.king_cut)


def changed_rules(name: str, rng: Random) -> Rules:
    """A preset, now and then with other options."""
    rules = PRESETS[name]
    if rng.random() < 0.6:
        return rules
    known = OPTIONS[type(rules)]
    return rules.with_options((option, rng.choice(words)) for option, words in known)


def dealt_at_random(rules: Rules, players: int, rng: Random) -> Dealt:
    """All cards, sometimes with most trumps in one hand."""
    layout = rules.layout(players)
    pack = list(CARDS)
    rng.shuffle(pack)
    if rng.random() < 0.3:
        # The first cards of the pack are the first hand's; every hand is as likely to be it.
        wanted = TRUMPS | EXCUSE_BIT if rng.random() < 0.6 else TRUMPS
        if layout.hand > wanted.bit_count():
            wanted |= KINGS
        pack.sort(key=lambda one: not one.bit & wanted or rng.random() < 0.03)
        head = pack[: layout.hand]
        rng.shuffle(head)
    hands = [pack[n * layout.hand : (n + 1) * layout.hand] for n in range(players)]
    left = pack[players * layout.hand :]
    rng.shuffle(hands)
    return Dealt(
        tuple(Hand(CardSet(hand)) for hand in hands),
        tuple(left[: layout.talon]),
        Hand(CardSet(left[layout.talon :])),
    )


def settled(rules: Rules, players: int, rng: Random) -> Deal | None:
    """A deal up to its first card, or None if there will be none."""
    deal = Deal(rules, players, rng.randrange(players), dealt_at_random(rules, players, rng))
    contract = rng.choice(list(FACTORS))
    taker = rng.randrange(players)
    if rng.random() < 0.5:
        taker = max(range(players), key=lambda seat: (deal.hand(seat).mask & TRUMPS).bit_count())
    while deal.phase is not Phase.PLAY:
        if deal.over or deal.turn is None:
            return None
        if deal.phase is Phase.AUCTION:
            deal.push(Bid(contract if deal.turn == taker else Contract.PASS))
        else:
            deal.push(deal.legal_moves().sample(rng))
    return deal


class Batch:
    """Deals of one table under the same rules, as the core takes them."""

    def __init__(self, rules: Rules, players: int, deals: list[Deal]) -> None:
        self.rules = core_rules(rules)
        self.deals = deals
        count = len(deals)
        layout = rules.layout(players)
        self.plies = layout.hand * players
        self.hands = np.zeros((count, players, 2), np.uint64)
        self.piles = np.zeros((count, 2), np.uint64)
        self.seats = np.zeros((count, _core.SEATS), np.uint8)
        for row, deal in enumerate(deals):
            state = deal.state
            held = 0
            for seat, mask in enumerate(state.hands):
                self.hands[row, seat] = words(mask)
                held |= mask
            self.piles[row] = words(ALL & ~held)
            attack, called, pile_attacks = 1, _core.NO_CARD, True
            if isinstance(state, FrenchState):
                attack = sum(1 << seat for seat in state.attack)
                pile_attacks = state.contract is not Contract.CONTRE
                if state.called:
                    called = state.called.index
            self.seats[row] = (state.leader, state.dealer, attack, called, pile_attacks)
        self.cards = np.full((count, self.plies), 255, np.uint8)
        self.legal = np.zeros((count, self.plies, 2), np.uint64)
        self.winners = np.full((count, layout.hand), 255, np.uint8)
        self.results = np.zeros((count, _core.RESULTS), np.int16)

    def play(self, seed: int, isa: str) -> None:
        """The core plays random cards."""
        _core.play_randomly(
            self.rules,
            self.hands,
            self.piles,
            self.seats,
            seed,
            cards=self.cards,
            legal=self.legal,
            winners=self.winners,
            results=self.results,
            isa=isa,
        )

    def play_again(self, isa: str) -> None:
        """The core plays what the reference has played."""
        for row, deal in enumerate(self.deals):
            self.cards[row] = [one.index for trick in deal.tricks for one in trick.cards]
        _core.replay(
            self.rules,
            self.hands,
            self.piles,
            self.seats,
            self.cards,
            legal=self.legal,
            winners=self.winners,
            results=self.results,
            isa=isa,
        )


def words(mask: int) -> tuple[int, int]:
    """A set of cards as an array holds it."""
    return mask & PLAIN, mask >> 56


def masks(array: NDArray[np.uint64]) -> list[int]:
    """Sets of cards out of an array."""
    return [low | high << 56 for low, high in array.tolist()]


def show(deal: Deal, rng: Random) -> None:
    """Now and then the seat in turn shows a poignée; it counts in the score alone."""
    state = deal.state
    if not state.tricks and isinstance(state, FrenchState):
        choices = state.poignee_choices()
        if choices and rng.random() < 0.5:
            deal.push(Poignee(rng.choice(choices).lowest()))


def play(deal: Deal, rng: Random) -> list[int]:
    """The reference plays to the end, the Excuse when nothing else is left; returns what was legal
    at each ply."""
    state = deal.state
    legal = []
    while state.turn is not None:
        show(deal, rng)
        allowed = state.play_mask(state.turn)
        legal.append(allowed)
        chosen = allowed & ~EXCUSE_BIT or allowed
        deal.push(PLAYS[rng.choice(list(bits(chosen)))])
    return legal


def play_again(deal: Deal, plies: list[int], legal: list[int], rng: Random) -> str | None:
    """Plays the core's cards in the reference; says where the two disagree about legal cards."""
    state = deal.state
    for ply, index in enumerate(plies):
        show(deal, rng)
        assert state.turn is not None
        allowed = state.play_mask(state.turn)
        if allowed != legal[ply]:
            return f"ply {ply}: {CardSet(allowed)} may be played, in the core {CardSet(legal[ply])}"
        deal.push(PLAYS[index])
    return None


def compared(
    name: str, players: int, count: int, seed: str, seen: Counter[str] | None = None
) -> list[str]:
    """Plays ``count`` deals of a table through both; returns what differs, in words.

    ``seen`` counts the rare things that happened, so that a test can ask whether they did.
    """
    rng = Random(seed)
    wrong: list[str] = []
    done = 0
    while done < count:
        rules = changed_rules(name, rng)
        size = min(25, count - done)
        made = [settled(rules, players, rng) for _ in range(size)]
        deals = [deal for deal in made if deal is not None]
        if not deals:
            continue
        done += len(deals)
        batch = Batch(rules, players, deals)
        isa = rng.choice(_core.isas())
        reference_first = rng.random() < 0.3
        legal = []
        if reference_first:
            legal = [play(deal, rng) for deal in deals]
            batch.play_again(isa)
        else:
            batch.play(rng.getrandbits(64), isa)
        premiums = np.zeros((len(deals), 3), np.int16)
        expected: list[Any] = []
        for row, deal in enumerate(deals):
            allowed = masks(batch.legal[row])
            if reference_first:
                if legal[row] != allowed:
                    return [f"{name} {players}: not the same cards may be played in {deal.moves}"]
            elif fault := play_again(deal, batch.cards[row].tolist(), allowed, rng):
                return [f"{name} {players}: {fault}"]
            winners = [trick.winner for trick in deal.tricks]
            if winners != batch.winners[row].tolist():
                found = batch.winners[row].tolist()
                wrong.append(f"{name} {players}: the tricks go to {winners}, in the core {found}")
            outcome, premium = told(deal, seen)
            expected.append(outcome)
            premiums[row] = premium
            found = batch.results[row].tolist()
            if outcome[: _core.RESULTS] != found:
                wrong.append(f"{name} {players}: the deal comes to {outcome}, in the core {found}")
        if isinstance(rules, FrenchRules):
            scores = np.zeros(len(deals), np.int32)
            _core.french_scores(batch.rules, batch.results, premiums, scores)
            if scores.tolist() != [outcome[-1] for outcome in expected]:
                wrong.append(f"{name} {players}: {scores.tolist()} are not the scores {expected}")
    return wrong


def told(deal: Deal, seen: Counter[str] | None) -> tuple[list[int], tuple[int, int, int]]:
    """The reference's result as the core gives it, S at the end; factor, poignées, slam called."""
    state = deal.state
    result = deal.result
    assert result is not None
    if isinstance(result, FrenchResult):
        assert isinstance(state, FrenchState)
        assert result.points is not None and result.oudlers is not None
        assert result.contract is not None and result.S is not None
        petit = {None: 0, "attack": 1, "defence": -1}[result.petit_au_bout]
        tricks = sum(trick.winner in state.attack for trick in deal.tricks)
        outcome = [result.points, result.oudlers, petit, tricks, len(deal.tricks), 0, result.S]
        shown = sum(POIGNEE_PREMIUMS[size] for _, size in result.poignees)
        if seen is not None:
            seen[f"slam {result.slam}"] += result.slam != "none"
            seen["defence slam"] += result.defence_slam
            seen["petit au bout"] += petit != 0
            seen["poignée"] += shown > 0
            last = deal.tricks[-1]
            seen["excuse in the last trick"] += any(one.is_excuse for one in last.cards)
            seen["excuse takes the last trick"] += last.winning_card.is_excuse
        return outcome, (FACTORS[result.contract], shown, state.slam_announced)
    points = list(result.scores or ())
    if isinstance(state, MathersState):
        # Marks and asks are settled before the first card: what is left are the tricks.
        points = [
            sum(
                int(step.amount or 0)
                for step in result.steps
                if step.code in ("tricks", "fool", "king_cuts")
                and step.arguments["seat"] == seat + 1
            )
            for seat in range(deal.players)
        ]
    return points + [0] * (_core.RESULTS - len(points)), (1, 0, 0)
