// What happened, as messages of the catalogues with their arguments. Seats stay numbers here: names and
// languages may change while a line is on the screen.

import type { Card } from "./cards";
import type { DealInfo, GameEvent, Seat, TableInfo } from "./types";

export interface Told {
  /** A message of the catalogues. */
  message: string;
  /** Who it is about: gives `$name` and `$you`. */
  seat?: Seat;
  args?: Record<string, string | number | null>;
  /** Cards that the message names: `$card`, `$cards`. */
  card?: Card;
  cards?: Card[];
  /** A heading of the log: the deal, the trick. */
  heading?: boolean;
  /** Chat is shown, but not as something that happened in the deal. */
  said?: { phrase: string; text: string };
}

export interface LogLine extends Told {
  number: number;
}

export interface Scene {
  /** The deal before the event and after it. */
  before: DealInfo | null;
  deal: DealInfo | null;
  table: TableInfo;
  me: Seat | null;
}

type Teller = (event: GameEvent, scene: Scene) => Told | Told[] | null;

const simple =
  (message: string): Teller =>
  (event) => ({ message, seat: event.seat });

const TELLERS: Record<string, Teller> = {
  deal_opened: (event) => ({
    message: "web-log-deal",
    seat: event.dealer,
    args: { number: event.number },
    heading: true,
  }),
  hand_dealt: (event, { me }) => (event.seat === me ? { message: "web-log-hand", cards: event.cards } : null),
  bid_made: (event) => ({ message: "web-log-bid", seat: event.seat, args: { contract: event.contract } }),
  contract_made: (event) => ({ message: "play-takes", seat: event.taker, args: { contract: event.contract } }),
  passed_out: () => ({ message: "play-passed-out" }),
  petit_sec: (event) => ({ message: "play-petit-sec", seat: event.seat }),
  card_called: (event) => ({ message: "play-calls", seat: event.seat, card: event.card }),
  talon_shown: (event) => ({ message: "play-talon", cards: event.cards }),
  talon_taken: (event) => ({ message: "play-takes-leftovers", seat: event.seat, args: { count: event.count } }),
  laid_away: (event) => [
    { message: "play-lays-away", seat: event.seat, args: { count: event.count } },
    ...(event.shown?.length ? [{ message: "play-trumps-laid-away", cards: event.shown }] : []),
  ],
  laid_away_shown: (event) => (event.cards.length ? { message: "play-discard-was", cards: event.cards } : null),
  slam_declared: (event) => (event.announced ? { message: "play-slam-announced", seat: event.seat } : null),
  poignee_shown: (event) => [
    { message: "play-poignee-shown", seat: event.seat, args: { size: event.size, count: event.cards.length } },
    { message: "web-log-cards", cards: event.cards },
  ],
  played: (event, { before }) => [
    ...(before && before.trick.length === 0
      ? [{ message: "web-log-trick", seat: event.seat, args: { number: before.tricks.length + 1 }, heading: true }]
      : []),
    { message: "web-log-played", seat: event.seat, card: event.card },
  ],
  trick_taken: simple("play-takes-trick"),
  partner_revealed: simple("play-is-partner"),
  exchanged: (event) => ({ message: "play-exchanges", seat: event.seat }),
  marked: (event) => {
    const points = event.marks.reduce((sum: number, mark: { points: number }) => sum + mark.points, 0);
    if (!points) return { message: "play-marks-nothing", seat: event.seat };
    return [
      { message: "play-marks", seat: event.seat, args: { points } },
      ...event.marks.map((mark: { category: string; points: number; cards: Card[] }) => ({
        message: "play-mark",
        args: { mark: mark.category, points: mark.points },
        cards: mark.cards,
      })),
    ];
  },
  asked: (event) => ({ message: "play-asks", seat: event.seat, cards: event.cards }),
  ask_passed: simple("play-does-not-ask"),
  ask_unanswered: simple("play-unanswered"),
  card_given: (event) =>
    event.card
      ? { message: "play-gives", seat: event.giver, card: event.card }
      : { message: "play-gives-unseen", seat: event.giver },
  card_returned: (event) =>
    event.card
      ? { message: "play-returns", seat: event.giver, card: event.card }
      : { message: "play-returns-unseen", seat: event.giver },
  deal_scored: () => ({ message: "play-score-of-deal", heading: true }),
  match_ended: () => ({ message: "play-match-over", heading: true }),
  hands_claimed: (event) => ({ message: "web-log-claimed", seat: event.seat, cards: event.cards }),
  seat_taken: simple("web-log-sits"),
  seat_filled: simple("web-log-sits"),
  seat_freed: (event) => ({ message: "web-log-freed", args: { seat: event.seat } }),
  person_vanished: simple("web-log-vanished"),
  countdown_began: simple("web-log-countdown"),
  stand_in_plays: simple("web-log-stand-in"),
  person_returned: simple("web-log-returned"),
  person_left: simple("web-log-left"),
  paused: simple("web-log-paused"),
  resumed: simple("web-log-resumed"),
  offer_made: (event) => ({ message: "web-log-offer", seat: event.seat, args: { kind: event.kind } }),
  offer_answered: (event) => ({ message: "web-log-answer", seat: event.seat, args: { agrees: event.agrees ? "yes" : "no" } }),
  offer_dropped: (event) => ({ message: "web-log-offer-dropped", args: { reason: event.reason } }),
  undone: simple("web-log-undone"),
  said: (event) => ({ message: "web-log-said", seat: event.seat, said: { phrase: event.phrase, text: event.text } }),
};

export function tell(event: GameEvent, scene: Scene): Told[] {
  const told = TELLERS[event.event]?.(event, scene) ?? null;
  if (told === null) return [];
  return Array.isArray(told) ? told : [told];
}
