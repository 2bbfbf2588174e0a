"""A match at the terminal: deal after deal, saved after every move, told as it happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final

from oudler import games
from oudler.bots import Bot, make_bot
from oudler.games import Deal, Match, Rules
from oudler.locales import Words, harmless, shortened, visible
from oudler.shuffle import ALGORITHM, shuffled
from oudler.tui import screen
from oudler.tui.console import Console
from oudler.tui.look import Look
from oudler.tui.match_file import MatchFile, Page
from oudler.tui.person import Person
from oudler.tui.story import Story

__all__ = ["Session", "Table", "first_dealer"]

#: A name longer than this would push everything else off the lines it stands in.
LONGEST_NAME: Final = 24


def first_dealer(seed: str, players: int) -> int:
    """Who deals first: everybody draws a card from a pack of its own, and the lowest deals."""
    drawn = shuffled(f"{seed}/0")[:players]
    return drawn.index(min(drawn))


@dataclass(frozen=True)
class Table:
    """Who plays what.

    ``me`` is the person's seat; ``bots`` has the spec of each bot and None for the person;
    ``names`` has the names that stand in the records, empty for a person without one. ``seed`` is
    the seed of the match, or empty where the cards came from elsewhere; ``tags`` are what the
    records of the match have in common besides.
    """

    rules: Rules
    players: int
    me: int
    bots: tuple[str | None, ...]
    names: tuple[str, ...]
    seed: str
    match: str
    date: str
    tags: Mapping[str, str] = field(default_factory=dict)

    def deal_tags(self, number: int) -> dict[str, str]:
        """The tags of the record of a deal."""
        tags = {"Match": self.match, "DealNo": str(number), "Date": self.date, **self.tags}
        for seat, (name, bot) in enumerate(zip(self.names, self.bots, strict=True), 1):
            if name:
                tags[f"Name{seat}"] = name
            if bot is not None:
                tags[f"Bot{seat}"] = bot
        return tags


class Session:
    """Plays a match to its end, or until the person stops.

    ``match`` holds the deals that are finished, ``resumed`` the one to go on with.
    """

    def __init__(
        self,
        table: Table,
        words: Words,
        console: Console,
        file: MatchFile,
        match: Match,
        resumed: tuple[Deal, Page] | None = None,
        colour: bool = False,
        width: int = 80,
        signs: bool = True,
    ) -> None:
        self._table: Final = table
        self._console: Final = console
        self._file: Final = file
        self._resumed = resumed
        #: Why the last move is not saved.
        self._trouble = ""
        self.match = match
        names = tuple(
            shortened(harmless(name), LONGEST_NAME)
            or words.say("play-you" if seat == table.me else "term-player", seat=seat + 1)
            for seat, name in enumerate(table.names)
        )
        self._look: Final = Look(words, names, table.me, colour, width, signs)
        self._bots: Final[tuple[Bot | None, ...]] = tuple(
            None if spec is None else make_bot(spec) for spec in table.bots
        )

    def run(self) -> None:
        """Play. Raises :class:`~oudler.tui.person.Quit`, EOFError or KeyboardInterrupt."""
        welcomed = False
        while not self.match.over:
            deal, page = self._resumed or self._new_deal()
            if welcomed:
                self._save(deal, page)
            else:
                # A file that cannot be written is known before a card is shown.
                self._tell_moved(partial(self._file.save, deal, page))
                self._welcome()
                if self.match.deals:
                    self._console.write(["", *self._standings()])
                welcomed = True
            self._play_deal(deal, page, resumed=self._resumed is not None)
            self._resumed = None
        self._console.write(["", self._look.bold(self._look.say("match-over"))])
        self._console.write([self._winners()])

    def keep(self) -> None:
        """Save once more, in case the last move was cut short. Raises OSError."""
        self._tell_moved(self._file.save_again)

    def _save(self, deal: Deal, page: Page) -> None:
        """Save a move. A disk that is full does not end the game: the next move tries again."""
        look = self._look
        try:
            self._tell_moved(partial(self._file.save, deal, page))
        except OSError as error:
            reason = error.strerror or str(error)
            if reason != self._trouble:
                path = visible(str(self._file.path))
                self._console.write([look.say("not-saved", path=path, reason=reason)])
            self._trouble = reason
            return
        if self._trouble:
            self._console.write([look.say("saved-again")])
            self._trouble = ""

    def _tell_moved(self, save: Callable[[], None]) -> None:
        """Save, and say so if that went to another file, because this one is no more as it was."""
        before = self._file.path
        save()
        after = self._file.path
        if after != before:
            paths = {"old": visible(str(before)), "path": visible(str(after))}
            self._console.write([self._look.say("file-changed", **paths)])

    # -- one deal -----------------------------------------------------------------------------

    def _new_deal(self) -> tuple[Deal, Page]:
        table = self._table
        number = len(self.match.deals) + 1
        seed = f"{table.seed}/{number}"
        deal = games.deal(table.rules, table.players, self.match.next_dealer, seed=seed)
        return deal, Page({**table.deal_tags(number), "Seed": seed, "Shuffle": ALGORITHM})

    def _play_deal(self, deal: Deal, page: Page, resumed: bool) -> None:
        look = self._look
        story = Story(look)
        person = Person(self._console, look, story, self._standings)
        self._console.write(["", look.bold(self._deal_heading(deal))])
        lines = [
            line for event in deal.events if event.seen_by(look.me) for line in story.tell(event)
        ]
        if resumed:
            # What has been seen before is not told again, only how things stand.
            story.headed = len(deal.tricks) if deal.trick else -1
            known = deal.view(look.me).known
            lines = [look.say("resumed"), *screen.table(look, known), *screen.trick(look, known)]
        self._console.write(lines)
        chance = page.tags.get("Seed") or f"{page.tags['Match']}/{page.tags['DealNo']}"
        while deal.turn is not None:
            seat = deal.turn
            bot = self._bots[seat]
            view = deal.view(seat)
            if bot is None:
                move = person.decide(view)
            else:
                # Every decision has its own chance, so a deal that is resumed goes on unchanged.
                move = bot.decide(view, Random(f"{chance}|{len(deal.moves)}|{seat}"))
            events = deal.push(move)
            self._save(deal, page)
            for event in events:
                if event.seen_by(look.me):
                    self._console.write(story.tell(event))
            if bot is not None:
                self._console.pause()
        self._finish(deal, person)

    def _finish(self, deal: Deal, person: Person) -> None:
        self.match = self.match.add(deal)
        self._file.finish()
        result = deal.result
        assert result is not None, "a deal that nobody moves in is over"
        look = self._look
        self._console.write(["", look.bold(look.say("score-of-deal"))])
        self._console.write(screen.outcome(look, result))
        self._console.write(["", *screen.standings(look, self.match, result.scores)])
        if self._console.interactive and not self.match.over:
            person.go_on(deal.view(look.me))

    # -- words --------------------------------------------------------------------------------

    def _welcome(self) -> None:
        look, table = self._look, self._table
        rules = table.rules
        seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(look.names, 1))
        self._console.write(
            [
                look.bold(
                    look.say(
                        "welcome",
                        players=table.players,
                        match_deals=rules.match_deals,
                        match_points=rules.match_points,
                    )
                ),
                look.say("seats", seats=seats),
                *([look.say("seed", seed=visible(table.seed))] if table.seed else []),
                look.say("file", path=visible(str(self._file.path))),
                look.say("help-hint"),
            ]
        )

    def _winners(self) -> str:
        look = self._look
        first = [place.seat for place in self.match.ranking if place.place == 1]
        if len(first) == self.match.players:
            return look.say("no-winner")
        if len(first) == 1:
            return look.about(first[0], "winner")
        return look.say("winners", names=", ".join(look.name(seat) for seat in first))

    def _deal_heading(self, deal: Deal) -> str:
        # A deal that does not count is dealt again under the same number.
        number = self.match.counted + 1
        return self._look.about(deal.dealer, "deal", number=number, all=deal.rules.match_deals)

    def _standings(self) -> list[str]:
        if not self.match.deals:
            return [self._look.say("no-scores-yet")]
        return screen.standings(self._look, self.match)
