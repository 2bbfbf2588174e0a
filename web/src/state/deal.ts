// A deal, folded from its events. Nothing here knows the rules: the server says what happened, and this
// keeps what a player would see lying on the table.

import type { Card } from "./cards";
import type { DealInfo, GameEvent, Seat } from "./types";

/** What deal events need to know of their surroundings. */
export interface Around {
  /** One's own seat, null for those who watch. */
  me: Seat | null;
}

export function newDeal(event: GameEvent): DealInfo {
  return {
    rules: event.rules,
    players: event.players,
    dealer: event.dealer,
    phase: "auction",
    turn: null,
    leader: event.dealer,
    hand: [],
    hand_size: event.hand_size,
    talon_size: event.talon_size,
    talon: [],
    laid_away: [],
    trick: [],
    tricks: [],
    result: null,
    bids: [],
    contract: null,
    taker: null,
    called: null,
    partner: null,
    talon_shown: false,
    shown: [],
    slam_announced: false,
    poignees: [],
    marks: Array.from({ length: event.players }, () => null),
    asker: null,
  };
}

/** A deal of a snapshot, with the fields that its game does not have. */
export function completeDeal(found: Partial<DealInfo> & { players: number }): DealInfo {
  const empty = newDeal({ event: "deal_started", ...found });
  return { ...empty, ...found } as DealInfo;
}

function without(hand: readonly Card[], gone: readonly Card[] | null): Card[] {
  return gone ? hand.filter((card) => !gone.includes(card)) : [...hand];
}

function withCards(hand: readonly Card[], come: readonly Card[] | null): Card[] {
  return come ? [...without(hand, come), ...come] : [...hand];
}

type Fold = (deal: DealInfo, event: GameEvent, around: Around) => Partial<DealInfo>;

const FOLDS: Record<string, Fold> = {
  hand_dealt: (_, event, { me }) => (event.seat === me ? { hand: event.cards } : {}),
  bid_made: (deal, event) => ({ bids: [...deal.bids, { seat: event.seat, bid: event.contract }] }),
  contract_made: (_, event) => ({ contract: event.contract, taker: event.taker }),
  card_called: (_, event) => ({ called: event.card }),
  talon_shown: (deal, event, { me }) => ({
    talon_shown: true,
    talon: event.cards,
    hand: event.taker !== null && event.taker === me ? withCards(deal.hand, event.cards) : deal.hand,
  }),
  talon_taken: (deal, event, { me }) => ({ hand: event.seat === me ? withCards(deal.hand, event.cards) : deal.hand }),
  laid_away: (deal, event, { me }) => ({
    shown: event.shown ?? [],
    hand: event.seat === me ? without(deal.hand, event.cards) : deal.hand,
    laid_away: event.cards ?? deal.laid_away,
  }),
  laid_away_shown: (_, event) => ({ laid_away: event.cards }),
  slam_declared: (_, event) => ({ slam_announced: event.announced }),
  poignee_shown: (deal, event) => ({
    poignees: [...deal.poignees, { seat: event.seat, size: event.size, cards: event.cards }],
  }),
  played: (deal, event, { me }) => ({
    leader: deal.trick.length ? deal.leader : event.seat,
    trick: [...deal.trick, { seat: event.seat, card: event.card }],
    hand: event.seat === me ? without(deal.hand, [event.card]) : deal.hand,
  }),
  trick_taken: (deal, event) => ({
    tricks: [...deal.tricks, { leader: deal.leader, cards: deal.trick.map((one) => one.card), winner: event.seat }],
    trick: [],
    leader: event.seat,
  }),
  partner_revealed: (_, event) => ({ partner: event.seat }),
  exchanged: (deal, event, { me }) =>
    event.seat === me
      ? { hand: withCards(without(deal.hand, event.laid), event.taken), laid_away: event.laid ?? [] }
      : {},
  marked: (deal, event) => ({
    marks: deal.marks.map((marks, index) => (index + 1 === event.seat ? event.marks : marks)),
  }),
  asked: (_, event) => ({ asker: event.seat }),
  card_given: (deal, event, { me }) => {
    if (event.giver === me) return { hand: without(deal.hand, [event.card]) };
    return event.receiver === me ? { hand: withCards(deal.hand, [event.card]) } : {};
  },
  card_returned: (deal, event, { me }) => {
    if (!event.card) return {};
    if (event.giver === me) return { hand: without(deal.hand, [event.card]) };
    return event.receiver === me ? { hand: withCards(deal.hand, [event.card]) } : {};
  },
  deal_scored: (_, event) => ({ result: event.result }),
};

export function foldDeal(deal: DealInfo | null, event: GameEvent, around: Around): DealInfo | null {
  if (event.event === "deal_started") return newDeal(event);
  const fold = FOLDS[event.event];
  return deal && fold ? { ...deal, ...fold(deal, event, around) } : deal;
}

// -- what can be told from a deal ---------------------------------------------------------------

/** The seats in playing order, beginning with one of them. */
export function seatsFrom(first: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, index) => ((first - 1 + index) % players) + 1);
}

export function cardsOfTrick(trick: { leader: Seat; cards: Card[] }, players: number): { seat: Seat; card: Card }[] {
  const seats = seatsFrom(trick.leader, players);
  return trick.cards.map((card, index) => ({ seat: seats[index]!, card }));
}

export function tricksOf(deal: DealInfo, seat: Seat): number {
  return deal.tricks.filter((trick) => trick.winner === seat).length;
}

/** On the taker's side: true, against: false, not known or nobody: null. */
export function sideOf(deal: DealInfo, seat: Seat): boolean | null {
  if (deal.taker === null) return null;
  if (seat === deal.taker || seat === deal.partner) return true;
  return deal.players < 5 || deal.partner !== null ? false : null;
}

/** What a player has marked, and the cards that were shown for it. */
export function markedBy(deal: DealInfo, seat: Seat): { points: number; cards: Card[] } {
  const marks = deal.marks[seat - 1] ?? [];
  return { points: marks.reduce((sum, mark) => sum + mark.points, 0), cards: [...new Set(marks.flatMap((mark) => mark.cards))] };
}

export function lastBidOf(deal: DealInfo, seat: Seat): string | null {
  return deal.bids.filter((one) => one.seat === seat).at(-1)?.bid ?? null;
}
