"""Whole deals of every game with every number of players, typed as text in every language."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oudler import games
from oudler.cards import CARDS, Card, CardSet, card
from oudler.games import Deal, Dealt, Hand
from oudler.locales import LANGUAGES, Words
from tests.deals import TABLES
from tests.tui.table import session
from tests.tui.typist import Typist, attach, by_chance

#: A card as the English screen shows it.
SHOWN = re.compile(r"[♠♥♦♣](?:10|[1-9JNQK])(?!\d)|\bT(?:2[01]|1\d|[1-9])(?!\d)|\bX\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_deal_is_played_to_its_score(
    game: str, players: int, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(language, game)
    typist = Typist(by_chance(language), words)
    attach(monkeypatch, typist)
    made = session(game, players, typist, tmp_path, language=language, seed=f"{players}{language}")
    made.run()
    (deal,) = made.match.deals
    names = [words.say("play-you"), *made._table.names[1:]]
    assert words.say("play-match-over") in typist.text
    for place in made.match.ranking:
        assert re.search(
            rf"^ +{place.place}\. .*\({place.seat + 1}\) .* {words.number(place.total)}$",
            typist.text,
            re.MULTILINE,
        )
    for step in deal.result.steps:
        seat = step.arguments.get("seat")
        named = {"name": names[seat - 1], "you": seat == 1} if isinstance(seat, int) else {}
        said = words.step(step.code, step.amount, step.arguments, **named)
        assert said[:30] in typist.text
    assert not re.search(r"\b(player|joueur|игрок) \d", typist.text)
    assert "\x1b" not in typist.text


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_lines_fit_and_colours_only_add(
    game: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typist = Typist(by_chance("w"), Words("en", game))
    attach(monkeypatch, typist)
    session(game, players, typist, tmp_path, seed="wide", colour=True, width=60).run()
    plain = re.sub(r"\x1b\[[\d;]*m", "", typist.text)
    assert "\x1b[" in typist.text
    hands = [line for line in plain.splitlines() if line.startswith("    ")]
    assert hands
    assert all(len(line) <= 60 for line in hands)


# -- what must not be seen ----------------------------------------------------------------------


def cards_in(value: Any) -> Iterable[Card]:
    """The cards in a fact, however deep."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, CardSet | tuple | list):
        for one in value:
            yield from cards_in(one)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from cards_in(getattr(value, field.name))


class Watched(Typist):
    """Nothing may be written of a card before an event has told this seat of it."""

    deal: Deal | None = None
    me = 0
    mentioned = 0

    def write(self, lines: Iterable[str]) -> None:
        lines = list(lines)
        super().write(lines)
        found = [text for line in lines for text in SHOWN.findall(line)]
        if not found:
            return
        assert self.deal is not None
        told = {
            one
            for event in self.deal.events
            if event.seen_by(self.me)
            for one in cards_in(event.fact)
        }
        for text in found:
            self.mentioned += 1
            assert card(text) in told, (text, lines)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_hidden_card_is_written(
    game: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(by_chance("h"), Words("en", game))
    watched.me = players - 1
    attach(monkeypatch, watched)
    make = games.deal

    def remembered(*args: Any, **kwargs: Any) -> Deal:
        watched.deal = make(*args, **kwargs)
        return watched.deal

    monkeypatch.setattr("oudler.tui.session.games.deal", remembered)
    session(game, players, watched, tmp_path, seed="hidden", deals=2, me=players - 1).run()
    assert watched.mentioned > 78


def exchanged(dealt: Dealt, me: int, rng: Random) -> Dealt:
    """The same hand for ``me``, everything else shuffled."""
    hidden = [one for one in CARDS if one not in dealt.hands[me].cards]
    rng.shuffle(hidden)
    hands = []
    for seat, hand in enumerate(dealt.hands):
        if seat == me:
            hands.append(hand)
        else:
            hands.append(Hand(CardSet(hidden[: len(hand)])))
            del hidden[: len(hand)]
    talon = tuple(hidden[: len(dealt.talon)])
    return Dealt(tuple(hands), talon, Hand(CardSet(hidden[len(dealt.talon) :])))


@pytest.mark.parametrize("game", ["fft", "michelsen", "mathers", "greer"])
def test_hidden_cards_change_nothing_on_the_screen(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Up to one's own first move, deals that differ in hidden cards only look the same."""
    make = games.deal
    players = games.PRESETS[game].players_allowed[-1 if game == "fft" else 0]
    me = 0
    texts = set()
    for number in range(4):

        def other(*args: Any, number: int = number, **kwargs: Any) -> Deal:
            deal = make(*args, **kwargs)
            dealt = exchanged(deal.dealt, me, Random(number)) if number else deal.dealt
            # The seat after the dealer begins; in Mathers's game the dealer does.
            dealer = me if game == "mathers" else players - 1
            return make(deal.rules, players, dealer, dealt=dealt)

        typist = Typist(lambda view: next(iter(view.legal_moves() or ())), Words("en", game), 0)
        with monkeypatch.context() as patch:
            attach(patch, typist)
            patch.setattr("oudler.tui.session.games.deal", other)
            with pytest.raises(EOFError):
                session(game, players, typist, tmp_path, seed="same").run()
        if "void" not in typist.text:
            texts.add(typist.text)
    assert len(texts) == 1
