"""Rules as data: every option of a game is a named field, a preset is a constant.

The fields can be changed by name in a record's ``Rules`` tag or on a command line
(``undertrump=lowest defence_slam=no``); docs/rules lists them all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Self, get_args, get_type_hints

from oudler.games.errors import BadDeal, BadOption
from oudler.tricks import TrickRules

if TYPE_CHECKING:
    from oudler.games.dealing import Layout
    from oudler.games.state import State

__all__ = ["Rules"]

_BOOLS = {"yes": True, "no": False}
#: What was found out about each kind of rules.
_OPTION_TYPES: dict[object, Mapping[str, Any]] = {}


@dataclass(frozen=True)
class Rules:
    """The rules of a deal and of a match, common part.

    ``name``: the preset. ``direction``: the way seats are numbered round the table.
    ``match_deals``: a match ends after so many deals that count (0: not by deals).
    ``match_points``: it ends when somebody has so many points (0: not by points).
    """

    name: str
    direction: str = "counter-clockwise"
    match_deals: int = 0
    match_points: int = 0

    #: Fields that are not options of a table.
    FIXED: ClassVar[frozenset[str]] = frozenset({"name", "direction"})
    #: The numbers of players the game allows.
    PLAYERS: ClassVar[tuple[int, ...]] = ()
    #: The number that sits down when nobody says otherwise.
    USUAL_PLAYERS: ClassVar[int] = 4
    #: The number of the rule behind each refusal.
    NUMBERS: ClassVar[Mapping[str, str]] = {}

    @cached_property
    def trick_rules(self) -> TrickRules:
        """The duties of a trick under these rules."""
        raise NotImplementedError

    @property
    def players_allowed(self) -> tuple[int, ...]:
        return self.PLAYERS

    def layout(self, players: int) -> Layout:
        """How many cards go where, and in which order a pack is dealt."""
        raise NotImplementedError

    def new_state(self) -> State:
        """An empty state of this game, to fold events into."""
        raise NotImplementedError

    def check_players(self, players: int) -> None:
        """Raises :class:`BadDeal` ``players_not_allowed``."""
        if players not in self.players_allowed:
            raise BadDeal(
                "players_not_allowed",
                game=self.name,
                found=players,
                allowed=tuple(str(n) for n in self.players_allowed),
            )

    def cite(self, rule: str) -> str:
        """The number under which this preset has a rule that it shares with another one."""
        return rule

    def number(self, code: str) -> str | None:
        """The number of the rule behind a refusal, by its code."""
        rule = self.NUMBERS.get(code)
        return None if rule is None else self.cite(rule)

    @classmethod
    def option_types(cls) -> Mapping[str, Any]:
        """Each option's name and the type or the words it takes."""
        found = _OPTION_TYPES.get(cls)
        if found is None:
            hints = get_type_hints(cls)
            types = {one.name: hints[one.name] for one in fields(cls) if one.name not in cls.FIXED}
            found = _OPTION_TYPES[cls] = MappingProxyType(types)
        return found

    def with_options(self, options: Iterable[tuple[str, str]]) -> Self:
        """These rules with options changed, from pairs of name and word.

        Raises :class:`BadOption`: ``unknown_option`` or ``bad_option_value``.
        """
        types = self.option_types()
        changes: dict[str, Any] = {}
        for name, word in options:
            kind = types.get(name)
            if kind is None:
                raise BadOption("unknown_option", option=name, allowed=tuple(sorted(types)))
            if kind is int:
                if not (word.isascii() and word.isdigit() and len(word) < 7):
                    raise BadOption(
                        "bad_option_value", option=name, found=word, allowed=("0", "1…")
                    )
                changes[name] = int(word)
                continue
            words = dict(_BOOLS) if kind is bool else {one: one for one in get_args(kind)}
            if word not in words:
                raise BadOption("bad_option_value", option=name, found=word, allowed=tuple(words))
            changes[name] = words[word]
        return replace(self, **changes)

    def options_changed(self, preset: Rules) -> list[tuple[str, str]]:
        """The options in which these rules differ from ``preset``, as pairs of name and word."""
        changed = []
        for name in self.option_types():
            value = getattr(self, name)
            if value != getattr(preset, name):
                word = ("no", "yes")[value] if isinstance(value, bool) else str(value)
                changed.append((name, word))
        return changed
