"""Scoring a deal of French tarot played with real cards: from what is written on a score sheet.

A :class:`Case` says how the deal went, :func:`read_case` reads one from plain data (JSON),
:meth:`Case.check` refuses what cannot have happened, and :func:`settle` computes the scores with
:mod:`oudler.games.french_score`. Every refusal names the ``field`` that is wrong.

Rules: F17-F24, C1-C2; M17-M19, M31-M35.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oudler.games.french import FFT, MICHELSEN, TABLES
from oudler.games.french_score import SIZES, SLAM_PREMIUMS, TARGETS, Premiums, score, shares
from oudler.games.moves import Contract
from oudler.games.plain import (
    BadField,
    fields,
    items,
    number,
    short,
    shown_number,
    text,
    whole,
    word,
    yes_or_no,
)
from oudler.games.results import Step

__all__ = [
    "CONTRACTS",
    "FIELDS",
    "GAMES",
    "SIDES",
    "SLAMS",
    "WITHOUT_TRICK",
    "Case",
    "Sheet",
    "Shown",
    "read_case",
    "read_points",
    "settle",
]

#: The games with a contract, by name.
GAMES: Final = {"fft": FFT, "michelsen": MICHELSEN}
CONTRACTS: Final = ("prise", "garde", "sans", "contre")
SIDES: Final = ("attack", "defence")
SLAMS: Final = tuple(SLAM_PREMIUMS)

#: The fields of a case, all of which must be there.
FIELDS: Final = (
    "game",
    "players",
    "contract",
    "points",
    "oudlers",
    "petit_au_bout",
    "poignees",
    "slam",
    "defence_slam",
    "partner",
)
#: Fields that a case may have besides, for whoever wrote it.
REMARKS: Final = frozenset({"id", "note", "source", "expected"})

#: Half points in the pack.
ALL_POINTS: Final = 182
#: The fewest half points a side with so many oudlers can have (F17, F18): the Excuse may net only
#: 4, and a sheet may have rounded the half point of the other away; three are 13.5 in themselves.
LEAST: Final = (0, 8, 16, 27)
#: The most half points a taker without a trick can have: six honours in the talon, and the Excuse.
WITHOUT_TRICK: Final = 2 * 27 + 8
#: The Excuse among them, a hand shows trumps out of these.
ALL_TRUMPS: Final = 22


@dataclass(frozen=True, slots=True)
class Shown:
    """A poignée: ``by`` ``attack`` or ``defence``, and its ``size``."""

    by: str
    size: str


@dataclass(frozen=True, slots=True)
class Case:
    """What decides the score of a deal. ``points`` are half points of the taker's side, as are
    its ``oudlers``; ``partner`` is for five players only: whether the taker has one."""

    game: str
    players: int
    contract: str
    points: int
    oudlers: int
    petit_au_bout: str | None = None
    poignees: tuple[Shown, ...] = ()
    slam: str = "none"
    defence_slam: bool = False
    partner: bool | None = None

    def check(self) -> None:
        """Raises :class:`~oudler.games.plain.BadField` if the deal cannot have gone so."""
        rules = GAMES.get(self.game)
        if rules is None:
            raise BadField(
                "unknown_game", field="game", found=short(self.game), allowed=tuple(GAMES)
            )
        if self.players not in rules.players_allowed:
            raise BadField(
                "players_not_allowed",
                field="players",
                game=self.game,
                found=shown_number(self.players),
                allowed=tuple(map(str, rules.players_allowed)),
            )
        word("contract", self.contract, CONTRACTS)
        word("slam", self.slam, SLAMS)
        if self.petit_au_bout is not None:
            word("petit_au_bout", self.petit_au_bout, SIDES)
        for place, shown in enumerate(self.poignees):
            word(f"poignees[{place}].by", shown.by, SIDES)
            word(f"poignees[{place}].size", shown.size, SIZES)
        self._check_partner()
        self.check_range()
        self._check_points()
        self._check_slams()
        self._check_petit()
        self._check_poignees()

    def _check_partner(self) -> None:
        if self.players == 5 and self.partner is None:
            raise BadField("partner_missing", "C2", field="partner")
        if self.players != 5 and self.partner:
            raise BadField("partner_needs_five", "C2", field="partner", players=self.players)

    def check_range(self) -> None:
        """Whether there are so many points at all. Raises as :meth:`check`."""
        found = self.points / 2
        if not 0 <= self.points <= ALL_POINTS:
            raise BadField("points_out_of_range", "F18", field="points", found=found)
        if self.players == 4 and self.points % 2:
            raise BadField("points_not_whole", "F18", field="points", found=found)

    def _check_points(self) -> None:
        if not 0 <= self.oudlers <= 3:
            raise BadField(
                "oudlers_out_of_range", "F18", field="oudlers", found=shown_number(self.oudlers)
            )
        found = self.points / 2
        least = LEAST[self.oudlers]
        if self.points < least:
            raise BadField(
                "points_too_few",
                "F18",
                field="points",
                found=found,
                oudlers=self.oudlers,
                least=least / 2,
            )
        most = ALL_POINTS - LEAST[3 - self.oudlers]
        if self.points > most:
            raise BadField(
                "points_too_many",
                "F18",
                field="points",
                found=found,
                oudlers=3 - self.oudlers,
                most=most / 2,
            )

    def _check_slams(self) -> None:
        made = self.slam.endswith("_made")
        target = TARGETS[self.oudlers]
        if made and self.points < 2 * target:
            raise BadField(
                "slam_below_target", "F21", field="slam", found=self.points / 2, target=target
            )
        if not self.defence_slam:
            return
        if made:
            raise BadField("both_slams", "F23", field="defence_slam")
        if self.points > WITHOUT_TRICK:
            raise BadField(
                "defence_slam_points",
                "F23",
                field="defence_slam",
                found=self.points / 2,
                most=WITHOUT_TRICK / 2,
            )

    def _check_petit(self) -> None:
        """Whoever takes every trick takes the last one too."""
        winner = (
            "attack" if self.slam.endswith("_made") else "defence" if self.defence_slam else None
        )
        if winner and self.petit_au_bout not in (None, winner):
            raise BadField("petit_without_trick", "F20", field="petit_au_bout")

    def _check_poignees(self) -> None:
        sizes = dict(zip(SIZES, TABLES[self.players].poignees, strict=True))
        needed = sum(sizes[shown.size] for shown in self.poignees)
        if needed > ALL_TRUMPS:
            raise BadField(
                "poignees_too_large", "F19", field="poignees", found=needed, most=ALL_TRUMPS
            )


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is written down: ``S``, and what the taker, his ``partner`` (None: he has none) and
    each ``defender`` write; whether the contract was ``made``, its ``target``, and the sum."""

    S: int
    taker: int
    partner: int | None
    defender: int
    made: bool
    target: int
    steps: tuple[Step, ...]


def settle(case: Case) -> Sheet:
    """The score of a case. Raises :class:`~oudler.games.plain.BadField` if it cannot be."""
    case.check()
    premiums = Premiums(
        case.petit_au_bout,
        tuple((shown.by, shown.size) for shown in case.poignees),
        case.slam,
        case.defence_slam,
    )
    contract = Contract[case.contract.upper()]
    rules = GAMES[case.game]
    total, made, steps = score(
        contract, case.points, case.oudlers, premiums, rules.defence_slam, rules.cite
    )
    for_taker, for_partner = shares(case.players, bool(case.partner))
    return Sheet(
        total,
        for_taker * total,
        for_partner * total if case.partner else None,
        -total,
        made,
        TARGETS[case.oudlers],
        steps,
    )


# -- from plain data --------------------------------------------------------------------------


def read_case(source: object) -> Case:
    """A possible case from plain data. Raises :class:`~oudler.games.plain.BadField`."""
    said = fields(None, source, FIELDS, REMARKS)
    petit = said["petit_au_bout"]
    partner = said["partner"]
    case = Case(
        game=text("game", said["game"]),
        players=whole("players", said["players"]),
        contract=text("contract", said["contract"]),
        points=read_points(said["points"]),
        oudlers=whole("oudlers", said["oudlers"]),
        petit_au_bout=None if petit is None else text("petit_au_bout", petit),
        poignees=tuple(
            _read_shown(f"poignees[{place}]", shown)
            for place, shown in enumerate(items("poignees", said["poignees"]))
        ),
        slam=text("slam", said["slam"]),
        defence_slam=yes_or_no("defence_slam", said["defence_slam"]),
        partner=None if partner is None else yes_or_no("partner", partner),
    )
    case.check()
    return case


def read_points(source: object) -> int:
    """Card points as half points. Raises :class:`~oudler.games.plain.BadField`."""
    points = number("points", source)
    # The range first: the fraction of a huge or infinite number means nothing.
    if not 0 <= points <= ALL_POINTS / 2:
        raise BadField("points_out_of_range", "F18", field="points", found=shown_number(points))
    if not float(2 * points).is_integer():
        raise BadField("points_not_halves", "F18", field="points", found=points)
    return int(2 * points)


def _read_shown(path: str, source: object) -> Shown:
    said = fields(path, source, ("by", "size"))
    return Shown(text(f"{path}.by", said["by"]), text(f"{path}.size", said["size"]))
