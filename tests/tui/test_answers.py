"""What a person types: bad answers are asked again with the reason, commands work everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from oudler.games import Deal, Move
from oudler.games.moves import Poignee
from oudler.locales import LANGUAGES, Words
from oudler.tui.card_names import CardNames
from oudler.tui.commands import Command, Vocabulary
from oudler.tui.look import Look
from oudler.tui.person import Person, Quit
from oudler.tui.story import Story
from tests.deals import make


class Script:
    """A console that reads the given lines."""

    interactive = False

    def __init__(self, answers: Sequence[str]) -> None:
        self.lines: list[str] = []
        self._answers = list(answers)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def write(self, lines: Iterable[str]) -> None:
        self.lines += lines

    def read(self, prompt: str) -> str:
        if not self._answers:
            raise EOFError
        answer = self._answers.pop(0)
        self.lines.append(prompt + answer)
        return answer

    def pause(self) -> None:
        raise AssertionError("a person's question does not pause")


def ask(deal: Deal, *answers: str, language: str = "en") -> tuple[Move, str]:
    """What the seat in turn decides with these answers, and what stood on the screen."""
    seat = deal.turn
    assert seat is not None
    words = Words(language, deal.rules.name)
    look = Look(words, tuple("ABCDEF"[: deal.players]), seat)
    story = Story(look)
    for event in deal.events:
        if event.seen_by(seat):
            story.tell(event)
    script = Script(answers)
    person = Person(script, look, story, lambda: ["the score"])
    move = person.decide(deal.view(seat))
    assert not script._answers, "answers that were not asked for"
    return move, script.text


def taken(hand: str, bid: str = "prise", players: int = 4) -> Deal:
    """A deal of French tarot whose first seat takes, holding at least these cards."""
    return make("fft", players, [hand], moves=" ".join([bid] + ["pass"] * (players - 1)))


# -- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["fft", "michelsen", "mathers", "greer"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str, game: str) -> None:
    words = Words(language, game)
    vocabulary = Vocabulary(words)
    for command in Command:
        for said in words.say(f"play-{command.value}").split():
            assert vocabulary.command(said) is command
            assert CardNames(words).read(said) == ()
        assert vocabulary.command(command.value.removeprefix("word-")) is command
    bids = ("pass", "prise", "garde", "sans", "contre")
    for bid in bids:
        for said in vocabulary.spoken(bid):
            assert vocabulary.answer(said.replace("-", " "), bids) == bid
            assert vocabulary.command(said) is None


# -- questions ----------------------------------------------------------------------------------


def test_a_bid_is_asked_until_it_is_one() -> None:
    deal = make("fft", 4, [], dealer=2)
    deal.push("garde")
    move, text = ask(deal, "", "nonsense", "prise", "Garde Sans")
    assert str(move) == "sans"
    # What is suggested may still be said.
    assert "You may say: pass, Garde sans, Garde contre." in text
    assert "That bid is too low" in text and "(F6)" in text
    assert "×1" not in text and "×4" in text


def test_commands_answer_and_the_question_comes_again() -> None:
    deal = make("fft", 4, [])
    move, text = ask(deal, "help", "hand", "last", "table", "bids", "score", "?", "pass")
    assert str(move) == "pass"
    assert "the score" in text
    assert "No trick has been taken yet" in text
    assert "dealer" in text
    assert text.count("Your bid") == 8


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_quit(word: str) -> None:
    with pytest.raises(Quit):
        ask(make("fft", 4, []), word)


def test_laying_away_counts_and_says_why_not() -> None:
    deal = taken("S1 S2 S3 S4 S5 SK T1 T2 H1 H2")
    free = "s1 s2 s3 s4 s5 h1"
    move, text = ask(
        deal, "sk", "t1", "t2", "zz", "", free + " h2", free, "h1", "s1 s1 h2", "h2", ""
    )
    assert set(str(move)[8:-1].split(",")) == {"S1", "S2", "S3", "S4", "S5", "H2"}
    assert "kings never go" in text
    assert "oudlers never go" in text
    assert "trumps go only if" in text
    assert "“zz” is not a card" in text
    assert "6 more cards must go" in text
    assert "That would be 7 cards" in text
    assert "5 of 6 chosen" in text
    assert "♠1 is named twice in this line. Nothing has changed." in text


def test_a_card_that_is_not_held_is_not_laid_away() -> None:
    deal = taken("S1 S2 S3 S4 S5 S6")
    other = next(one for one in deal.view(1).hand if one.suit < 4 and one.rank < 14)
    _, text = ask(deal, other.code, "s1 s2 s3 s4 s5 s6", "")
    assert "You do not hold ♠" in text or "You do not hold ♥" in text


def test_an_illegal_card_is_refused_with_the_rule() -> None:
    deal = make("fft", 4, ["S1", "S2 H1 D1 T2"], moves="sans pass pass pass noslam S1")
    move, text = ask(deal, "h1", "t2", "sk", "s2")
    assert str(move) == "S2"
    assert text.count("(F11)") == 2
    assert "You cannot play ♥1: spades were led, and you still have some." in text
    assert "You do not hold ♠K." in text
    assert "layer" not in text
    assert "You may play: " in text
    assert "A is winning with ♠1" in text


def test_enter_plays_the_only_card() -> None:
    deal = make("greer", 2, [])
    rng = Random(1)
    while not deal.over:
        legal = deal.legal_moves()
        if len(legal) == 1:
            move, text = ask(deal, "")
            assert move in legal
            assert "Enter:" in text
            return
        deal.push(legal.sample(rng))
    raise AssertionError("some card is the last")


TRUMPS = "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13"


def poignee_deal() -> Deal:
    deal = taken(TRUMPS, "sans")
    deal.push("noslam")
    return deal


def test_a_poignee_shows_the_lowest_unless_told_otherwise() -> None:
    move, text = ask(poignee_deal(), "simple", "")
    assert isinstance(move, Poignee)
    assert move.cards.codes == tuple(TRUMPS.split()[:10])
    assert "simple poignée (10), double poignée (13)" in text


def test_a_poignee_of_ones_choice() -> None:
    chosen = "13 12 11 10 9 8 7 6 5 4"
    move, text = ask(poignee_deal(), "what", "10", "13 12", "sk " + chosen[3:], chosen)
    assert isinstance(move, Poignee)
    assert move.cards.codes == tuple(TRUMPS.split()[3:])
    assert "Type the size" in text
    assert "this poignée has 10" in text


def test_a_poignee_with_no_choice_of_cards_is_shown_at_once() -> None:
    move, _ = ask(poignee_deal(), "13")
    assert isinstance(move, Poignee)
    assert len(move.cards) == 13


def test_no_poignee_then_a_card() -> None:
    move, _ = ask(poignee_deal(), "", "t1")
    assert str(move) == "T1"


def test_slam_is_no_unless_yes_is_said() -> None:
    deal = taken("", "sans")
    assert str(ask(deal, "")[0]) == "noslam"
    assert str(ask(deal, "perhaps", "yes")[0]) == "slam"
    assert str(ask(deal, "да", language="ru")[0]) == "slam"
    assert str(ask(deal, "chelem", language="fr")[0]) == "slam"


def test_calling_a_king() -> None:
    deal = taken("S1", "garde", 5)
    move, text = ask(deal, "sq", "hk")
    assert str(move) == "call(HK)"
    assert "cannot be called" in text
