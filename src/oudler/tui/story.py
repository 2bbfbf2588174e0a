"""What happens, told line by line: the events of one seat, folded and put into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from oudler.cards import Card
from oudler.games import Event, Fact, State
from oudler.games import events as told
from oudler.games import french_facts as french
from oudler.games import mathers_facts as mathers
from oudler.games.french import FrenchState
from oudler.games.mathers import MathersState
from oudler.tui import screen
from oudler.tui.look import Look

__all__ = ["Story"]


class Story:
    """The telling of one deal to the seat ``look.me``.

    It is told only events that this seat may see, and knows nothing else.
    """

    def __init__(self, look: Look) -> None:
        self.look = look
        self._state: State | None = None
        #: The trick whose heading stands on the screen.
        self.headed = -1

    @property
    def known(self) -> State:
        """What the seat knows so far."""
        assert self._state is not None, "a deal has begun"
        return self._state

    def tell(self, event: Event) -> list[str]:
        """The lines of an event, and everything that follows from it for the next."""
        if not event.seen_by(self.look.me):
            raise ValueError(f"event {event.number} is not for seat {self.look.me}")
        fact = event.fact
        if isinstance(fact, told.DealStarted):
            self._state = fact.rules.new_state()
        before = self._heading(fact)
        self.known.apply(fact)
        teller = self.TELLERS.get(type(fact))
        return before + (teller(self, fact) if teller else [])

    def _heading(self, fact: Fact) -> list[str]:
        """A heading before the first card of a trick, and before a poignée that precedes it."""
        if not isinstance(fact, told.Played | french.PoigneeShown):
            return []
        return self.heading()

    def heading(self) -> list[str]:
        """The heading of the trick, unless it stands on the screen already."""
        known = self.known
        if known.trick or self.headed == len(known.tricks):
            return []
        self.headed = len(known.tricks)
        return ["", *screen.trick_heading(self.look, known)]

    # -- any game -----------------------------------------------------------------------------

    def _played(self, fact: told.Played) -> list[str]:
        return [screen.play_line(self.look, fact.seat, fact.card)]

    def _trick_taken(self, fact: told.TrickTaken) -> list[str]:
        return [f"  {self.look.about(fact.seat, 'takes-trick')}"]

    def _laid_away(self, fact: told.LaidAway) -> list[str]:
        look = self.look
        if fact.cards is not None and fact.seat == look.me:
            lines = [f"  {look.say('you-lay-away', cards=look.cards(fact.cards))}"]
        else:
            lines = [f"  {look.about(fact.seat, 'lays-away', count=fact.count)}"]
        if fact.shown:
            lines.append(f"  {look.say('trumps-laid-away', cards=look.cards(fact.shown))}")
        return lines

    def _laid_away_shown(self, fact: told.LaidAwayShown) -> list[str]:
        known = self.known
        talon = isinstance(known, FrenchState) and not known.talon_shown
        message = "talon-was" if talon else "discard-was"
        return ["", f"  {self.look.say(message, cards=self.look.cards(fact.cards))}"]

    def _talon_taken(self, fact: told.TalonTaken) -> list[str]:
        look = self.look
        lines = [f"  {look.about(fact.seat, 'takes-leftovers', count=fact.count)}"]
        if fact.cards is not None:
            lines.append(f"    {look.cards(fact.cards)}")
        return lines

    # -- French tarot -------------------------------------------------------------------------

    def _petit_sec(self, fact: french.PetitSec) -> list[str]:
        return [
            f"  {self.look.about(fact.seat, 'petit-sec')}",
            *self.look.hand(fact.hand),
        ]

    def _bid(self, fact: french.BidMade) -> list[str]:
        look = self.look
        word = look.words.say("term-contract", contract=fact.contract.word)
        return [f"  {look.name(fact.seat).ljust(look.name_width)}  {word}"]

    def _passed_out(self, fact: french.PassedOut) -> list[str]:
        return [f"  {self.look.say('passed-out')}"]

    def _contract(self, fact: french.ContractMade) -> list[str]:
        said = self.look.about(fact.taker, "takes", contract=fact.contract.word)
        lines = [self.look.bold(f"  {said}")]
        if not fact.contract.takes_talon:
            lines.append(f"  {self.look.say('talon-stays', contract=fact.contract.word)}")
        return lines

    def _called(self, fact: french.CardCalled) -> list[str]:
        look = self.look
        said = look.about(fact.seat, "calls", card=look.card(fact.card))
        return [f"  {said}"]

    def _talon_shown(self, fact: french.TalonShown) -> list[str]:
        return [f"  {self.look.say('talon', cards=self.look.cards(fact.cards))}"]

    def _slam(self, fact: french.SlamDeclared) -> list[str]:
        if not fact.announced:
            return []
        return [self.look.bold(f"  {self.look.about(fact.seat, 'slam-announced')}")]

    def _poignee(self, fact: french.PoigneeShown) -> list[str]:
        return screen.poignee_line(self.look, fact.seat, fact.size, fact.cards)

    def _partner(self, fact: french.PartnerRevealed) -> list[str]:
        return [self.look.bold(f"  {self.look.about(fact.seat, 'is-partner')}")]

    # -- Mathers's game -----------------------------------------------------------------------

    def _exchanged(self, fact: mathers.Exchanged) -> list[str]:
        look = self.look
        if fact.seat != look.me or fact.laid is None or fact.taken is None:
            return [f"  {look.about(fact.seat, 'exchanges')}"]
        return [
            f"  {look.say('you-lay-away', cards=look.cards(fact.laid))}",
            f"  {look.say('you-take', cards=look.cards(fact.taken))}",
        ]

    def _marked(self, fact: mathers.Marked) -> list[str]:
        assert isinstance(self.known, MathersState)
        return screen.tarot_marks(self.look, fact.seat, self.known)

    def _asked(self, fact: mathers.Asked) -> list[str]:
        look = self.look
        return [f"  {look.about(fact.seat, 'asks', cards=look.cards(fact.cards))}"]

    def _ask_passed(self, fact: mathers.AskPassed) -> list[str]:
        return [f"  {self.look.about(fact.seat, 'does-not-ask')}"]

    def _unanswered(self, fact: mathers.AskUnanswered) -> list[str]:
        return [f"  {self.look.about(fact.seat, 'unanswered')}"]

    def _given(self, fact: mathers.CardGiven) -> list[str]:
        return self._handed("gives", fact.giver, fact.card)

    def _returned(self, fact: mathers.CardReturned) -> list[str]:
        return self._handed("returns", fact.giver, fact.card)

    def _handed(self, message: str, giver: int | None, one: Card | None) -> list[str]:
        assert giver is not None, "every hand at this table is known to the deal"
        look = self.look
        if one is None:
            return [f"  {look.about(giver, f'{message}-unseen')}"]
        return [f"  {look.about(giver, message, card=look.card(one))}"]

    #: What is said of a fact; of the others nothing is.
    TELLERS: ClassVar[dict[type[Fact], Callable[[Any, Any], list[str]]]] = {
        told.Played: _played,
        told.TrickTaken: _trick_taken,
        told.LaidAway: _laid_away,
        told.LaidAwayShown: _laid_away_shown,
        told.TalonTaken: _talon_taken,
        french.PetitSec: _petit_sec,
        french.BidMade: _bid,
        french.PassedOut: _passed_out,
        french.ContractMade: _contract,
        french.CardCalled: _called,
        french.TalonShown: _talon_shown,
        french.SlamDeclared: _slam,
        french.PoigneeShown: _poignee,
        french.PartnerRevealed: _partner,
        mathers.Exchanged: _exchanged,
        mathers.Marked: _marked,
        mathers.Asked: _asked,
        mathers.AskPassed: _ask_passed,
        mathers.AskUnanswered: _unanswered,
        mathers.CardGiven: _given,
        mathers.CardReturned: _returned,
    }
