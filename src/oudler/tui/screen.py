"""What is on the screen: pure functions from a view to lines.

A view holds only what its seat may know, so nothing hidden can be drawn here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oudler.cards import EXCUSE, SUITS, Card, CardSet, card, cards_of
from oudler.cli.folding import paragraphs
from oudler.games import DealResult, Match, Phase, State, Trick
from oudler.games.french import FrenchState
from oudler.games.french_score import FACTORS
from oudler.games.legal import LayAway, LegalMoves, Plays
from oudler.games.mathers import MathersState
from oudler.games.moves import BIDS
from oudler.tricks import NOTHING_LED, led_suit, trick_winner
from oudler.tui.card_names import CardNames
from oudler.tui.look import Look, columns, join

__all__ = [
    "bid_choices",
    "bids",
    "help_lines",
    "last_trick",
    "legal_lines",
    "outcome",
    "play_line",
    "poignee_line",
    "standings",
    "status",
    "table",
    "tarot_marks",
    "trick",
    "trick_heading",
    "tricks_line",
    "winning",
]


# -- one trick ------------------------------------------------------------------------------------


def play_line(look: Look, seat: int, one: Card) -> str:
    """A card played, under the others of its trick."""
    return f"  {look.name(seat).ljust(look.name_width)}  {look.card(one)}"


def trick_heading(look: Look, known: State) -> list[str]:
    """What stands above a trick: its number, who leads, how many tricks each side has."""
    number = len(known.tricks) + 1
    leads = look.about(known.leader, "trick-leads", number=number, all=known.hand_size)
    tricks = tricks_line(look, known)
    line = join([leads, tricks])
    return [look.bold(line)] if len(line) <= look.width else [look.bold(leads), f"  {tricks}"]


def tricks_line(look: Look, known: State) -> str:
    """How many tricks each side has, as far as is known; empty before the first."""
    if not known.tricks:
        return ""
    if not isinstance(known, FrenchState):
        counts = [0] * known.players
        for one in known.tricks:
            counts[one.winner] += 1
        each = ", ".join(f"{look.name(seat)} {count}" for seat, count in enumerate(counts))
        return look.say("tricks-each", tricks=each)
    attack = sum(one.winner in known.attack for one in known.tricks)
    return look.say(
        "tricks-sides",
        attack=attack,
        others=len(known.tricks) - attack,
        sides=_sides_known(known),
    )


def _sides_known(known: FrenchState) -> bool:
    """Whether this seat knows who plays with the taker."""
    if known.called is None or known.partner is not None:
        return True
    return bool((known.played | known.laid_away | known.hands[known.taker or 0]) & known.called.bit)


def _winner(known: State) -> int | None:
    """The seat whose card takes the trick so far; nobody when the Excuse is alone."""
    if not known.trick:
        return None
    excuse_wins = isinstance(known, FrenchState) and known.excuse_wins()
    if led_suit(known.trick) == NOTHING_LED and not excuse_wins:
        return None
    return (known.leader + trick_winner(known.trick, excuse_wins)) % known.players


def winning(look: Look, known: State) -> str:
    """Who is winning the trick on the table; empty when there is nothing to win yet."""
    seat = _winner(known)
    if seat is None:
        return look.say("no-suit-yet") if known.trick else ""
    one = known.trick[(seat - known.leader) % known.players]
    return look.about(seat, "winning", card=look.card(one))


def last_trick(look: Look, known: State) -> list[str]:
    """The last complete trick."""
    if not known.tricks:
        return [look.say("no-trick-yet")]
    last: Trick = known.tricks[-1]
    number = len(known.tricks)
    led = look.about(last.leader, "trick-led", number=number, all=known.hand_size)
    lines = [look.bold(led)]
    lines += [play_line(look, seat, one) for seat, one in last.plays]
    return [*lines, f"  {look.about(last.winner, 'takes-trick')}"]


# -- what may be done -----------------------------------------------------------------------------


def legal_lines(look: Look, hand: CardSet, legal: LegalMoves | None) -> list[str]:
    """The hand with what may be played marked, or told where there are no colours."""
    marked, message = None, ""
    if isinstance(legal, Plays) and legal.mask != hand.mask:
        marked, message = legal.cards, "may-play"
    elif isinstance(legal, LayAway):
        marked, message = _may_go(legal), "may-lay-away"
    if marked is None or marked == hand:
        return look.hand(hand)
    lines = look.hand(hand, marked)
    if not look.colour:
        lines.append(look.say(message, cards=look.cards(marked)))
    return lines


def _may_go(legal: LayAway) -> CardSet:
    """The cards that may be laid away; trumps only where some have to."""
    return CardSet(legal.free.mask | (legal.trumps.mask if legal.forced else 0))


# -- the deal so far ------------------------------------------------------------------------------


def status(look: Look, known: State) -> str:
    """The contract, the taker, the called card and the number of the trick, for the prompt."""
    parts = []
    if isinstance(known, FrenchState):
        if known.contract is not None and known.taker is not None:
            contract = known.contract.word
            name = look.name(known.taker)
            parts.append(look.say("status-contract", contract=contract, name=name))
        if known.called is not None:
            card = look.words.short(known.called.code)
            partner = known.partner
            if partner is None:
                parts.append(card)
            else:
                name = look.name(partner)
                parts.append(look.say("status-called", called=card, name=name))
        if known.slam_announced:
            parts.append(look.say("status-slam"))
    if known.phase is Phase.PLAY:
        parts.append(f"{len(known.tricks) + 1}/{known.hand_size}")
    return join(parts)


def bids(look: Look, known: State) -> list[str]:
    """What was said in the auction, or in Mathers's game what was marked."""
    if isinstance(known, MathersState):
        lines = [
            line
            for seat, marked in enumerate(known.marks)
            if marked is not None
            for line in tarot_marks(look, seat, known)
        ]
        return lines or [look.say("no-marks-yet")]
    if not isinstance(known, FrenchState):
        return [look.say("no-bids-here")]
    if not known.bids:
        return [look.say("no-bids-yet")]
    rows = [
        (look.name(seat), look.words.say("term-contract", contract=said.word))
        for seat, said in known.bids
    ]
    return [f"  {line}" for line in columns(rows)]


def bid_choices(look: Look, known: FrenchState) -> list[str]:
    """The bids that may still be made and what they multiply."""
    high = known.high_bid
    rows = []
    for bid in BIDS:
        factor = FACTORS.get(bid.contract)
        if factor and bid.contract > high:
            word = look.words.say("term-contract", contract=bid.contract.word)
            about = look.say("bid-about", contract=bid.contract.word, count=known.talon_size)
            rows.append((word, f"×{factor}", about))
    if not rows:
        return []
    lines = [f"  {line}" for line in columns(rows)]
    if max(map(len, lines)) <= look.width:
        return lines
    # What a bid means stands below it where there is no room beside it.
    heads = columns([row[:2] for row in rows])
    told = [paragraphs(about, look.width, "      ") for _, _, about in rows]
    return [line for head, about in zip(heads, told, strict=True) for line in (f"  {head}", *about)]


def poignee_line(look: Look, seat: int, size: str, cards: CardSet) -> list[str]:
    """A poignée as it is shown: high to low, the Excuse last."""
    said = look.about(seat, "poignee-shown", size=size, count=len(cards))
    trumps = sorted(cards, key=lambda one: (one.is_excuse, -one.index))
    return [f"  {said}", f"    {look.cards(trumps)}"]


def tarot_marks(look: Look, seat: int, known: MathersState) -> list[str]:
    """What a seat has marked, with the cards shown for it."""
    marked = known.marks[seat]
    if not marked:
        return [f"  {look.about(seat, 'marks-nothing')}"] if marked is not None else []
    total = sum(mark.points for mark in marked)
    lines = [f"  {look.about(seat, 'marks', points=total)}"]
    for mark in marked:
        shown = look.cards(mark.cards)
        said = look.say("mark", mark=mark.category, points=mark.points, cards=shown)
        lines.append(f"    {said}")
    return lines


def table(look: Look, known: State) -> list[str]:
    """What lies open besides the trick: who does what, and what was shown."""
    lines = []
    counts = [0] * known.players
    for one in known.tricks:
        counts[one.winner] += 1
    rows = [
        (str(seat + 1), look.name(seat), look.say("tricks-taken", count=counts[seat]), role)
        for seat, role in enumerate(_roles(look, known))
    ]
    lines += [f"  {line}" for line in columns(rows)]
    if isinstance(known, FrenchState):
        lines += _french_table(look, known)
    if isinstance(known, MathersState):
        lines += bids(look, known)
    return lines


def trick(look: Look, known: State) -> list[str]:
    """The trick on the table, if there is one."""
    if not known.trick:
        return []
    lines = ["", *trick_heading(look, known)]
    for place, one in enumerate(known.trick):
        lines.append(play_line(look, (known.leader + place) % known.players, one))
    return lines


def _roles(look: Look, known: State) -> list[str]:
    roles: list[list[str]] = [[] for _ in range(known.players)]
    roles[known.dealer].append(look.say("role-dealer"))
    if isinstance(known, FrenchState):
        if known.taker is not None:
            roles[known.taker].append(look.say("role-taker"))
        if known.partner is not None:
            roles[known.partner].append(look.say("role-partner"))
    return [", ".join(role) for role in roles]


def _french_table(look: Look, known: FrenchState) -> list[str]:
    lines = []
    if known.contract is None:
        lines += bids(look, known) if known.bids else []
    if known.contract is not None and known.taker is not None:
        said = look.about(known.taker, "takes", contract=known.contract.word)
        lines.append(f"  {said}")
    if known.called is not None:
        lines.append(f"  {look.say('called', card=look.card(known.called))}")
    if known.talon_shown:
        lines.append(f"  {look.say('talon', cards=look.cards(cards_of(known.talon)))}")
    if known.forced:
        lines.append(f"  {look.say('trumps-laid-away', cards=look.cards(cards_of(known.forced)))}")
    if known.slam_announced and known.taker is not None:
        lines.append(f"  {look.about(known.taker, 'slam-announced')}")
    for seat, size, cards in known.poignees:
        lines += poignee_line(look, seat, size, cards)
    return lines


# -- scores ---------------------------------------------------------------------------------------


def outcome(look: Look, result: DealResult) -> list[str]:
    """How the score of a deal came about, line by line, with the numbers of the rules."""
    if result.outcome != "played":
        return [f"  {look.say('outcome-nothing', outcome=result.outcome)}"]
    return [line for step in result.steps for line in paragraphs(look.step(step), look.width, "  ")]


def standings(look: Look, match: Match, last: Sequence[int] | None = None) -> list[str]:
    """The ranking, with what the last deal added."""
    rows = []
    for place, seat, total in match.ranking:
        added = look.words.signed(last[seat]) if last else ""
        rows.append(
            (f"{place}.", look.name(seat), f"({seat + 1})", added, look.words.number(total))
        )
    head = ("", "", "", look.say("column-deal") if last else "", look.say("column-total"))
    return [f"  {line}" for line in columns([head, *rows], right=frozenset({0, 3, 4}))]


# -- help -----------------------------------------------------------------------------------------


#: The phases in which cards are typed.
WITH_CARDS: Final = frozenset(
    {Phase.CALL, Phase.DISCARD, Phase.EXCHANGE, Phase.GIVE, Phase.RETURN, Phase.PLAY}
)


def help_lines(look: Look, known: State, now: str) -> list[str]:
    """What can be typed: at this question, as a card, and everywhere."""
    told = [now]
    if known.phase in WITH_CARDS:
        told += _help_for_cards(look)
        if known.phase in (Phase.DISCARD, Phase.EXCHANGE):
            told.append(look.say("help-several"))
        if look.colour:
            told.append(look.say("help-brackets"))
    told.append(look.say("help-anywhere"))
    lines = [line for text in told for line in paragraphs(text, look.width, "  ")]
    commands = [one.strip() for one in look.say("help-commands").split(";")]
    return [*lines, *(line for one in commands for line in paragraphs(one, look.width, "    "))]


def _help_for_cards(look: Look) -> list[str]:
    words = look.words
    suits = ", ".join(
        look.say(
            "help-letter", letter=words.suit_letter(suit), name=words.say("term-suit", suit=suit)
        )
        for suit in SUITS
    )
    ranks = ", ".join(
        look.say(
            "help-letter",
            letter=words.rank_letter(f"S{rank}"),
            name=words.say("term-rank", rank=rank),
        )
        for rank in "JNQK"
    )
    names = CardNames(words)
    seven, king = card("H7"), card("SK")
    return [
        look.say("help-suits", suits=suits),
        look.say("help-ranks", ranks=ranks),
        look.say(
            "help-examples",
            seven=names.spell(seven),
            seven_name=words.card(seven.code),
            king=names.spell(king),
            king_name=words.card(king.code),
        ),
        look.say(
            "help-trumps",
            letter=words.suit_letter("T"),
            excuse=words.card(EXCUSE.code),
            typed=names.spell(EXCUSE),
        ),
    ]
