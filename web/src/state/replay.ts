// A written deal as frames: what lies where after every move, with all hands open.

import type { Replayed } from "../net/rest";
import type { Card } from "./cards";
import { foldDeal } from "./deal";
import { tell, type Told } from "./log";
import type { DealInfo, GameEvent, SeatInfo, TableInfo } from "./types";

export interface Frame {
  deal: DealInfo;
  hands: Card[][];
  turn: number | null;
  told: Told[];
  /** Who took the trick that this move completed. */
  taken: number | null;
  table: TableInfo;
}

/** The table that a record remembers: names, and nothing else. */
function tableOf(replayed: Replayed): TableInfo {
  const deal = replayed.deal!;
  const seats = Array.from({ length: deal.players }, (_, index): SeatInfo => {
    const seat = index + 1;
    const name = replayed.tags[`Name${seat}`] ?? String(seat);
    return { seat, kind: "person", name, bot: "", present: true, stand_in: "", until: null, left: false, ready: false, sitting: 1 };
  });
  return { id: "", rules: deal.rules, players: deal.players, seats, replay: true } as unknown as TableInfo;
}

/** The hands after an event, of which each is known. */
function foldHands(hands: Card[][], event: GameEvent): Card[][] {
  const change = (seat: number | null, gone: readonly Card[] | null, come: readonly Card[] | null): Card[][] =>
    hands.map((hand, index) => {
      if (index + 1 !== seat) return hand;
      const left = hand.filter((card) => !gone?.includes(card) && !come?.includes(card));
      return [...left, ...(come ?? [])];
    });
  const move = (from: number, to: number, card: Card): Card[][] => {
    hands = change(from, [card], null);
    return change(to, null, [card]);
  };
  switch (event.event) {
    case "played":
      return change(event.seat, [event.card], null);
    case "talon_shown":
      return change(event.taker, null, event.cards);
    case "talon_taken":
      return change(event.seat, null, event.cards);
    case "laid_away":
      return change(event.seat, event.cards, null);
    case "exchanged":
      return change(event.seat, event.laid, event.taken);
    case "card_given":
    case "card_returned":
      return event.card ? move(event.giver, event.receiver, event.card) : hands;
    default:
      return hands;
  }
}

export function fromReplay(replayed: Replayed): Frame[] {
  const written = replayed.deal;
  if (!written) return [];
  const table = tableOf(replayed);
  let deal: DealInfo | null = null;
  let hands = written.hands.map((hand) => hand.cards);
  const frames: Frame[] = [];
  const take = (events: GameEvent[], turn: number | null): void => {
    const told: Told[] = [];
    let taken: number | null = null;
    for (const event of events) {
      const before = deal;
      deal = foldDeal(deal, event, { me: null });
      hands = foldHands(hands, event);
      if (event.event === "trick_taken") taken = event.seat;
      told.push(...tell(event, { before, deal, table, me: null }).filter((one) => !one.heading));
    }
    if (deal) frames.push({ deal, hands, turn, told, taken, table });
  };
  take(written.events, written.steps[0]?.seat ?? null);
  written.steps.forEach((step, index) => take(step.events, written.steps[index + 1]?.seat ?? null));
  return frames;
}
