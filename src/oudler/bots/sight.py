"""What a seat sees, as the core takes it: the rules, and a view at its turn to play."""

from __future__ import annotations

from functools import lru_cache

from oudler import _core
from oudler.bots.beliefs import taken_up
from oudler.games.deal import View
from oudler.games.french import FrenchRules, FrenchState

__all__ = ["core_rules", "sight"]


@lru_cache(maxsize=64)
def core_rules(rules: FrenchRules) -> _core.PlayRules:
    """The rules of the play and the count."""
    duties = rules.trick_rules
    return _core.PlayRules(
        "french",
        _core.TrickRules(
            must_trump=duties.must_trump,
            must_overtrump=duties.must_overtrump,
            trump_lead_needs_break=duties.trump_lead_needs_break,
            undertrump_lowest=duties.undertrump_lowest,
        ),
        excuse_changes_side=rules.excuse_last_trick == "changes_side",
        petit_au_bout_before_excuse=rules.petit_au_bout_before_excuse,
        defence_slam=rules.defence_slam,
    )


def sight(view: View, known: FrenchState) -> _core.Sight:
    """What the seat knows while the cards are played."""
    seat = view.seat
    taker = known.taker
    shown = list(known.hands)
    shown[seat] = 0
    # What the taker took up in the talon nobody else has.
    talon = taken_up(known)
    excluded = [out if other == taker else out | talon for other, out in enumerate(known.excluded)]
    cards = [one.index for trick in known.tricks for one in trick.cards]
    cards += [one.index for one in known.trick]
    return _core.Sight(
        core_rules(known.rules),
        known.players,
        seat,
        known.hands[seat],
        known.tricks[0].leader if known.tricks else known.leader,
        cards,
        taker=taker,
        called=None if known.called is None else known.called.index,
        aside=known.laid_away if seat == taker else 0,
        gone=0 if seat == taker else known.laid_away,
        shown=shown,
        excluded=excluded,
    )
