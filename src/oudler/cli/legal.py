"""``oudler legal``: which cards of a hand may be played to a trick."""

from __future__ import annotations

from typing import Final

import click

from oudler.cards import Card, CardSet, card
from oudler.cli.face import EXIT_FINE, EXIT_WRONG
from oudler.cli.input import read_json_list
from oudler.cli.localised import Command, face_of, lang_option
from oudler.errors import CodedError
from oudler.games.plain import BadField, fields, items, short, text, yes_or_no
from oudler.games.presets import PRESETS, rules_named
from oudler.tricks import TrickContext, legal_cards

__all__ = ["legal"]

FIELDS: Final = ("game", "hand", "trick", "trumps_broken")
#: Fields that a case may have besides, for whoever wrote it.
REMARKS: Final = frozenset({"id", "note", "source", "legal"})


@click.command(cls=Command)
@click.option("--json", "json_file", metavar="FILE|-", required=True)
@lang_option
@click.pass_context
def legal(ctx: click.Context, json_file: str) -> int:
    """See ``help-legal`` in the catalogues."""
    face = face_of(ctx)
    answers = face.json_list()
    code = EXIT_FINE
    for number, source in enumerate(read_json_list(json_file)):
        try:
            answers.add(_answer(source))
        except CodedError as error:
            code = EXIT_WRONG
            words = face.about(_game_of(source))
            answers.add({"error": face.field_error(error, words, number)})
    answers.close()
    return code


def _answer(source: object) -> list[str]:
    """The legal cards of one case, in canonical order. Raises :class:`CodedError`."""
    said = fields(None, source, FIELDS, REMARKS)
    game = text("game", said["game"])
    if game not in PRESETS:
        raise BadField("unknown_game", field="game", found=short(game), allowed=tuple(PRESETS))
    rules = rules_named(game)
    hand = _cards("hand", said["hand"])
    trick = _cards("trick", said["trick"])
    if len(trick) >= max(rules.players_allowed):
        raise BadField("trick_full", field="trick", found=len(trick))
    broken = TrickContext(yes_or_no("trumps_broken", said["trumps_broken"]))
    return list(legal_cards(CardSet(hand), trick, rules.trick_rules, broken).codes)


def _cards(path: str, source: object) -> list[Card]:
    """The cards of a list, each once. Whether hand and trick go together is not asked: the answer
    does not depend on it, and cases are often made up."""
    cards: list[Card] = []
    for number, code in enumerate(items(path, source)):
        place = f"{path}[{number}]"
        try:
            one = card(text(place, code))
        except CodedError as error:
            if isinstance(error, BadField):
                raise
            raise BadField("unknown_card", field=place, card=short(code)) from None
        if one in cards:
            first = f"{path}[{cards.index(one)}]"
            raise BadField("card_twice", field=place, card=one.code, place=first)
        cards.append(one)
    return cards


def _game_of(source: object) -> str | None:
    """The game in whose words to speak, as far as the case tells."""
    game = source.get("game") if isinstance(source, dict) else None
    return game if isinstance(game, str) and game in PRESETS else None
