"""Two tables that differ only in what a viewer cannot know send that viewer the same bytes."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from oudler.cards import Card, CardSet
from oudler.errors import CodedError
from oudler.games import SPECTATOR, Deal, Dealt, Hand, deal
from oudler.games.events import Fact
from oudler.games.moves import Move
from oudler.notation import write
from oudler.server.speaking import Speaker, missed_steps, snapshot_frame
from oudler.tables import commands
from oudler.tables.actor import Passed
from oudler.tables.facts import ChairPlan
from oudler.tables.pacing import dues
from tests.deals import TABLES, examples, strong_deal
from tests.tables.table import BOT, Table


def exchanged(dealt: Dealt, viewer: int, rng: Random) -> Dealt:
    """The same deal to the viewer, with some hidden cards in other places."""
    places: list[list[Card]] = [list(hand.cards) for hand in dealt.hands]
    places += [[one for one in dealt.talon if one], list(dealt.dead.cards)]
    hidden = [n for n, cards in enumerate(places) if cards and n != viewer]
    if len(hidden) < 2:
        # Two players and every card dealt: there is only one place to hide.
        return dealt
    for _ in range(rng.choice([1, 1, 2, 6])):
        one, two = rng.sample(hidden, 2)
        i, j = rng.randrange(len(places[one])), rng.randrange(len(places[two]))
        places[one][i], places[two][j] = places[two][j], places[one][i]
    hands = [Hand(CardSet(cards)) for cards in places]
    return Dealt(tuple(hands[:-2]), tuple(places[-2]), hands[-1])


def table_with(made: Deal, viewer: int, others: bool) -> Table:
    """A table at which this deal is played: the viewer and perhaps another person, and bots."""
    chairs = [BOT] * made.players
    seat = max(viewer, 0)
    chairs[seat] = ChairPlan("person", "Ann")
    if others:
        chairs[(seat + 1) % made.players] = ChairPlan("person", "Bob")
    table = Table(tuple(chairs), made.rules.name, given=write(made))
    table.come(*table.state.people)
    return table.deal()


def common_move(one: Table, two: Table, rng: Random) -> Move | None:
    """A move that is legal at both tables."""
    first, second = one.state.deal, two.state.deal
    assert first is not None and second is not None
    for _ in range(40):
        move = first.legal_moves().sample(rng)
        if move in second.legal_moves():
            return move
    return None


def games_tell_the_same(one: Table, two: Table, viewer: int) -> bool:
    """Whether the rules themselves have shown the viewer nothing that differs."""
    first, second = one.state.deal, two.state.deal
    assert first is not None and second is not None
    mine = [event for event in first.events if event.seen_by(viewer)]
    return mine == [event for event in second.events if event.seen_by(viewer)]


def courtesy(rng: Random, viewer: int) -> commands.PersonCommand:
    wishes: list[commands.PersonCommand] = [
        commands.Pause(),
        commands.Resume(),
        commands.AskUndo(),
        commands.Say("hello"),
        commands.Move("T21"),
        commands.Move("nonsense"),
    ]
    if viewer >= 0:
        # What the viewer claims is judged by what the viewer knows.
        wishes.append(commands.Claim())
    return rng.choice(wishes)


def attempt(table: Table, seat: int, command: commands.Command) -> tuple[str, ...]:
    try:
        table.ask(seat, command)
    except CodedError as error:
        return (error.code, repr(error.arguments))
    return ()


@settings(max_examples=examples(150), deadline=None)
@given(
    kind=st.sampled_from(TABLES),
    number=st.integers(0, 2**32),
    spectating=st.booleans(),
    others=st.booleans(),
    strong=st.booleans(),
)
def test_equal_knowledge_gives_equal_bytes(
    kind: tuple[str, int], number: int, spectating: bool, others: bool, strong: bool
) -> None:
    game, players = kind
    rng = Random(number)
    viewer = SPECTATOR if spectating else rng.randrange(players)
    made = (
        strong_deal(game, players, number)
        if strong
        else deal(game, players, number % players, seed=f"secrecy {number}")
    )
    twin = deal(game, players, made.dealer, dealt=exchanged(made.dealt, viewer, rng))
    one, two = table_with(made, viewer, others), table_with(twin, viewer, others)
    heard = 0
    while games_tell_the_same(one, two, viewer):
        assert len(one.lines) == len(two.lines)
        heard = compare(one, two, viewer, heard)
        if one.state.turn is None:
            break
        if rng.random() < 0.2:
            person = max(viewer, 0)
            wish = courtesy(rng, viewer)
            told = attempt(one, person, wish), attempt(two, person, wish)
            if viewer == person:
                # What is refused, and why, is made of the viewer's own knowledge.
                assert told[0] == told[1]
            continue
        if one.state.paused_by is not None:
            for table in (one, two):
                table.ask(max(viewer, 0), commands.Resume())
        if one.state.offer is not None:
            other = next(seat for seat in one.state.people if seat != one.state.offer.seat)
            agrees = rng.random() < 0.5 and one.state.offer.kind == "undo"
            for table in (one, two):
                table.ask(other, commands.Answer(agrees))
            continue
        move = common_move(one, two, rng)
        if move is None:
            break
        for table in (one, two):
            table.now += 1
            table.play(str(move))


def compare(one: Table, two: Table, viewer: int, heard: int) -> int:
    """All that the viewer is sent: step by step, late, and at once."""
    if any(line.state.deal is not None and line.state.deal.over for line in one.lines[heard:]):
        # The deal is shown to everybody now.
        return len(one.lines)
    first, second = Speaker(), Speaker()
    for mine, theirs in zip(one.lines[heard:], two.lines[heard:], strict=True):
        if mine.entry.number == 1:
            continue
        assert first.step(mine, viewer) == second.step(theirs, viewer)
        assert [type(told.what) for told in mine.told if not isinstance(told.what, Fact)] == [
            type(told.what) for told in theirs.told if not isinstance(told.what, Fact)
        ]
    assert snapshot_frame(one.state, viewer) == snapshot_frame(two.state, viewer)
    passed = [[Passed(x.entry, x.told) for x in table.lines[heard:]] for table in (one, two)]
    assert missed_steps(passed[0], one.state, viewer) == missed_steps(passed[1], two.state, viewer)
    if one.state.alone is None:
        assert dues(one.state) == dues(two.state), "the pace tells nothing"
    return len(one.lines)
