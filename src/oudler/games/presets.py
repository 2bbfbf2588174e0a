"""The games by name, and the one way to make a deal."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from oudler.cards import Card
from oudler.games.deal import Deal
from oudler.games.dealing import Dealt, dealt_from_pack
from oudler.games.errors import BadDeal, BadOption
from oudler.games.french import FFT, MICHELSEN
from oudler.games.greer import GREER
from oudler.games.mathers import MATHERS, MATHERS_1888
from oudler.games.rules import Rules
from oudler.shuffle import shuffled

__all__ = ["PRESETS", "deal", "rules_named"]

#: The presets by name.
PRESETS: Final = MappingProxyType(
    {rules.name: rules for rules in (FFT, MICHELSEN, MATHERS, MATHERS_1888, GREER)}
)


def rules_named(game: str, options: Sequence[tuple[str, str]] = ()) -> Rules:
    """The rules of a preset, with options changed.

    Raises :class:`BadOption`: ``unknown_game``, ``unknown_option`` or ``bad_option_value``.
    """
    rules = PRESETS.get(game)
    if rules is None:
        raise BadOption("unknown_game", found=game, allowed=tuple(PRESETS))
    return rules.with_options(options) if options else rules


def deal(
    game: str | Rules = "fft",
    players: int | None = None,
    dealer: int = 0,
    *,
    seed: str | bytes | None = None,
    pack: Sequence[Card] | None = None,
    dealt: Dealt | None = None,
) -> Deal:
    """A new deal, from a seed (by ``shuffle-1``), from a pack of 78 cards, or from hands.

    ``dealer`` is a 0-based seat. Without ``players`` the game's usual number sits down.
    Raises :class:`~oudler.games.errors.BadDeal` or :class:`~oudler.games.errors.BadOption`.
    """
    rules = rules_named(game) if isinstance(game, str) else game
    players = rules.USUAL_PLAYERS if players is None else players
    rules.check_players(players)
    if not 0 <= dealer < players:
        raise BadDeal("bad_dealer", found=dealer + 1, players=players)
    if dealt is None:
        if pack is None:
            if seed is None:
                raise TypeError("a deal needs a seed, a pack or hands")
            pack = shuffled(seed)
        dealt = dealt_from_pack(pack, rules.layout(players), players, dealer)
    return Deal(rules, players, dealer, dealt)
