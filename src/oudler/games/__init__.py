"""The games: deals driven by moves, events that say who may see what, views, scores, matches."""

from __future__ import annotations

from oudler.games.deal import Deal, View
from oudler.games.dealing import Dealt, Hand, Layout
from oudler.games.errors import BadDeal, BadOption, IllegalMove
from oudler.games.events import SPECTATOR, Event, Fact, Phase
from oudler.games.legal import LegalMoves
from oudler.games.match import BadMatch, Match
from oudler.games.moves import Contract, Move
from oudler.games.presets import PRESETS, deal, rules_named
from oudler.games.results import DealResult, Step
from oudler.games.rules import Rules
from oudler.games.state import State, Trick

__all__ = [
    "PRESETS",
    "SPECTATOR",
    "BadDeal",
    "BadMatch",
    "BadOption",
    "Contract",
    "Deal",
    "DealResult",
    "Dealt",
    "Event",
    "Fact",
    "Hand",
    "IllegalMove",
    "Layout",
    "LegalMoves",
    "Match",
    "Move",
    "Phase",
    "Rules",
    "State",
    "Step",
    "Trick",
    "View",
    "deal",
    "rules_named",
]
