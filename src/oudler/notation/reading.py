"""From records to deals: tags understood, every move made, everything checked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from itertools import groupby
from types import MappingProxyType
from typing import Final

from oudler.cards import ALL, CARDS, Card, CardSet, bits, card
from oudler.errors import Argument, CodedError
from oudler.games import Deal, Dealt, Hand, Layout, Rules, rules_named
from oudler.games.dealing import dealt_from_pack
from oudler.notation.syntax import (
    Comment,
    NotationError,
    RawRecord,
    Source,
    Tag,
    Token,
    raw_records,
)
from oudler.shuffle import ALGORITHM, shuffled

__all__ = ["KNOWN_TAGS", "Record", "read_matches", "read_records"]

#: The tags with a meaning, in the order in which they are written; ``Hand``, ``Name`` and ``Bot``
#: stand for one of each seat. Any other tag is kept as free text, before the result.
KNOWN_TAGS: Final = (
    "Game", "Event", "Site", "Date", "Round", "Table", "Deal", "Match", "DealNo", "Replay", "Rules",
    "Players", "Dealer", "Name", "Bot", "Seed", "Shuffle", "Commit", "Hand", "Talon", "Dead",
    "Result",
)  # fmt: skip

_SEATED: Final = ("Hand", "Name", "Bot")
_CANONICAL: Final = {name.lower(): name for name in KNOWN_TAGS if name not in _SEATED}
_SEAT_TAG: Final = re.compile(r"(hand|name|bot)(\d{1,2})", re.IGNORECASE)
_NUMBER: Final = re.compile(r"[0-9]{1,6}")
_POINTS: Final = re.compile(r"[+-]?[0-9]{1,6}")
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_WORD: Final = re.compile(r"\S+")


@dataclass(frozen=True)
class Record:
    """A record that was read.

    ``tags`` by canonical name in the order written; ``tokens`` and ``comments`` as they stand;
    ``deal`` after as many moves as are legal, None if the tags do not make a deal; ``error`` the
    first fault with its place; ``result`` the scores of the Result tag, with ``result_place`` its
    line and column; ``line`` where the record begins; ``whole`` whether all of its text is in the
    tags, tokens and comments.
    """

    line: int
    tags: Mapping[str, str]
    tokens: tuple[Token, ...] = ()
    comments: tuple[Comment, ...] = ()
    deal: Deal | None = None
    error: NotationError | None = None
    result: tuple[int, ...] | None = None
    result_place: tuple[int, int] | None = None
    whole: bool = True

    @property
    def agrees(self) -> bool | None:
        """Whether the Result tag says what the rules give; None without one, while the deal is
        not over, or where unknown cards leave the score open.

        What is wrong behind a deal that is over does not change its score.
        """
        if self.result is None or self.deal is None:
            return None
        computed = self.deal.result
        if computed is None or computed.scores is None:
            return None
        return computed.scores == self.result


def read_records(source: Source) -> Iterator[Record]:
    """The records of a text, a file or a stream, one at a time, faulty ones among them.

    Nothing is raised for what is wrong in a record; a source without any record yields nothing.
    """
    for raw in raw_records(source):
        yield _read(raw)


def read_matches(records: Iterable[Record]) -> Iterator[list[Record]]:
    """Consecutive records with the same Match tag; a record without one, or with an empty one,
    stands alone."""
    numbered = enumerate(records)
    for _, group in groupby(numbered, key=lambda pair: pair[1].tags.get("Match") or pair[0]):
        yield [record for _, record in group]


def canonical(name: str) -> str:
    """The name of a tag as it is written: known ones in their own case, others as they stand."""
    seated = _SEAT_TAG.fullmatch(name)
    if seated:
        return f"{seated[1].capitalize()}{int(seated[2])}"
    return _CANONICAL.get(name.lower(), name)


@dataclass
class _Reader:
    """Reads the tags of one record; what is wrong is raised as a :class:`NotationError`."""

    raw: RawRecord
    tags: dict[str, Tag] = field(default_factory=dict)

    def collect(self) -> None:
        """Sort the tags by name; the first of two is kept, the second is the fault."""
        for tag in self.raw.tags:
            name = canonical(tag.name)
            if name in self.tags:
                raise self.fault("tag_twice", tag, token=tag.name, tag=name)
            self.tags[name] = tag

    def fault(
        self, code: str, at: Tag, /, token: str | None = None, **arguments: Argument
    ) -> NotationError:
        shown = at.value if token is None else token
        return NotationError.at(
            CodedError(code, None, **arguments), at.line, at.value_column, shown
        )

    def placed(self, error: CodedError, tag: Tag) -> NotationError:
        return NotationError.at(error, tag.line, tag.value_column, tag.value)

    def required(self, name: str) -> Tag:
        tag = self.tags.get(name)
        if tag is None:
            raise NotationError("tag_missing", self.raw.line, 1, None, tag=name)
        return tag

    def number(self, tag: Tag, name: str) -> int:
        if not _NUMBER.fullmatch(tag.value):
            raise self.fault("bad_number", tag, tag=name)
        return int(tag.value)

    def rules(self) -> Rules:
        game = self.required("Game")
        try:
            rules = rules_named(game.value.lower())
        except CodedError as error:
            raise self.placed(error, game) from None
        tag = self.tags.get("Rules")
        for word in _WORD.finditer(tag.value) if tag else ():
            assert tag is not None
            name, equals, value = word[0].partition("=")
            place = (tag.line, tag.value_column + word.start(), word[0])
            if not equals:
                raise NotationError("bad_option_pair", *place)
            try:
                rules = rules.with_options([(name, value)])
            except CodedError as error:
                raise NotationError.at(error, *place) from None
        return rules

    def seats(self, rules: Rules) -> tuple[int, int]:
        """The number of players and the dealer's seat (0-based)."""
        tag = self.required("Players")
        players = self.number(tag, "Players")
        try:
            rules.check_players(players)
        except CodedError as error:
            raise self.placed(error, tag) from None
        tag = self.required("Dealer")
        dealer = self.number(tag, "Dealer")
        if not 1 <= dealer <= players:
            raise self.fault("bad_dealer", tag, found=dealer, players=players)
        for name, tag in self.tags.items():
            seated = _SEAT_TAG.fullmatch(name)
            if seated and not 1 <= int(seated[2]) <= players:
                raise NotationError(
                    "no_such_seat",
                    tag.line,
                    tag.column,
                    tag.name,
                    found=int(seated[2]),
                    players=players,
                )
        return players, dealer - 1

    def cards(
        self, name: str, size: int, code: str, seen: dict[Card, str], seat: int | None
    ) -> list[Card | None] | None:
        """The cards of a place, None for an unknown one; None if there is no such tag."""
        tag = self.tags.get(name)
        if tag is None:
            return None
        found: list[Card | None] = []
        for word in _WORD.finditer(tag.value):
            place = (tag.line, tag.value_column + word.start(), word[0])
            if word[0] == "?":
                found.append(None)
                continue
            try:
                one = card(word[0])
            except CodedError as error:
                raise NotationError.at(error, *place) from None
            if one in seen:
                raise NotationError("card_twice", *place, card=one.code, place=seen[one])
            seen[one] = name
            found.append(one)
        if len(found) != size:
            said: dict[str, Argument] = {"found": len(found), "expected": size}
            if seat is not None:
                said["seat"] = seat + 1
            raise self.fault(code, tag, None, **said)
        return found

    def dealt(self, rules: Rules, players: int, dealer: int) -> Dealt:
        layout = rules.layout(players)
        seen: dict[Card, str] = {}
        hands = [
            self.cards(f"Hand{seat + 1}", layout.hand, "hand_size", seen, seat)
            for seat in range(players)
        ]
        talon = self.cards("Talon", layout.talon, "talon_size", seen, None)
        dead = self.cards("Dead", layout.dead * layout.hand, "dead_size", seen, None)
        written = any(place is not None for place in (*hands, talon, dead))
        from_seed = self._from_seed(layout, players, dealer, written)
        if from_seed is not None and not written:
            return from_seed
        places = [_or_unknown(place, layout.hand) for place in hands]
        chien = _or_unknown(talon, layout.talon)
        third = _or_unknown(dead, layout.dead * layout.hand)
        _fill([*places, chien, third], seen)
        made = Dealt(tuple(_hand(place) for place in places), tuple(chien), _hand(third))
        if from_seed is not None:
            self._compare(made, from_seed)
        return made

    def _from_seed(self, layout: Layout, players: int, dealer: int, written: bool) -> Dealt | None:
        """The deal that the Seed makes, if the record says by which algorithm."""
        seed, shuffle = self.tags.get("Seed"), self.tags.get("Shuffle")
        if seed is None or shuffle is None:
            return None
        if shuffle.value != ALGORITHM:
            if written:
                return None
            raise self.fault("unknown_shuffle", shuffle, found=shuffle.value, allowed=ALGORITHM)
        return dealt_from_pack(shuffled(seed.value), layout, players, dealer)

    def _compare(self, made: Dealt, from_seed: Dealt) -> None:
        pairs = [*zip(made.hands, from_seed.hands, strict=True), (made.dead, from_seed.dead)]
        same = all(one.cards <= two.cards for one, two in pairs) and all(
            one is None or one in from_seed.talon for one in made.talon
        )
        if not same:
            raise self.fault("seed_disagrees", self.tags["Seed"])

    def result(self, players: int) -> tuple[int, ...] | None:
        tag = self.tags.get("Result")
        if tag is None:
            return None
        words = tag.value.replace("\u2212", "-").split()
        if len(words) != players or not all(_POINTS.fullmatch(word) for word in words):
            raise self.fault("bad_result", tag, expected=players)
        return tuple(int(word) for word in words)

    def others(self) -> None:
        """Tags with a form but no part in the deal."""
        tag = self.tags.get("DealNo")
        if tag is not None:
            self.number(tag, "DealNo")
        tag = self.tags.get("Date")
        if tag is not None and not _is_date(tag.value):
            raise self.fault("bad_date", tag)


def _is_date(value: str) -> bool:
    if not _DATE.fullmatch(value):
        return False
    try:
        date.fromisoformat(value)
    except ValueError:
        return False
    return True


def _or_unknown(place: list[Card | None] | None, size: int) -> list[Card | None]:
    return [None] * size if place is None else place


def _hand(place: list[Card | None]) -> Hand:
    known = [one for one in place if one is not None]
    return Hand(CardSet(known), len(place) - len(known))


def _fill(places: list[list[Card | None]], seen: Mapping[Card, str]) -> None:
    """If all unknown cards are in one place, they are the cards not seen elsewhere."""
    open_places = [place for place in places if None in place]
    if len(open_places) != 1:
        return
    used = sum(one.bit for one in seen)
    left = [CARDS[index] for index in bits(ALL & ~used)]
    place = open_places[0]
    if place.count(None) == len(left):
        rest = iter(left)
        place[:] = [next(rest) if one is None else one for one in place]


def _read(raw: RawRecord) -> Record:
    reader = _Reader(raw)
    faults = [] if raw.error is None else [raw.error]
    deal: Deal | None = None
    result = None
    try:
        reader.collect()
        rules = reader.rules()
        players, dealer = reader.seats(rules)
        reader.others()
        dealt = reader.dealt(rules, players, dealer)
        result = reader.result(players)
        deal = Deal(rules, players, dealer, dealt)
        _play(deal, raw.tokens if raw.error is None else _before(raw.error, raw.tokens))
    except NotationError as found:
        faults.append(found)
    place = reader.tags.get("Result")
    return Record(
        raw.line,
        MappingProxyType({name: tag.value for name, tag in reader.tags.items()}),
        tuple(raw.tokens),
        tuple(raw.comments),
        deal,
        min(faults, key=_precedence, default=None),
        result,
        (place.line, place.value_column) if place is not None else None,
        # Of two tags of a name only one can be kept.
        raw.whole and len(reader.tags) == len(raw.tags),
    )


def _precedence(error: NotationError) -> tuple[bool, int, int]:
    """The first in the record comes first; a tag may be missing because it could not be read."""
    return (error.code == "tag_missing", error.line, error.column)


def _before(error: NotationError, tokens: Iterable[Token]) -> list[Token]:
    """The tokens that end in front of the fault; one that is cut short by it does not."""
    place = (error.line, error.column)
    return [one for one in tokens if (one.line, one.column + len(one.text)) <= place]


def _play(deal: Deal, tokens: Iterable[Token]) -> None:
    for token in tokens:
        try:
            deal.push_recorded(token.text)
        except CodedError as error:
            raise NotationError.at(error, token.line, token.column, token.text) from None
