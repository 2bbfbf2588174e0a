// The table around the deal, folded from its events.

import type { GameEvent, SeatInfo, TableInfo } from "./types";

/** Lines of chat that are kept. */
const KEPT_CHAT = 100;

type Fold = (table: TableInfo, event: GameEvent, at: number) => Partial<TableInfo>;

function seat(table: TableInfo, event: GameEvent, changes: Partial<SeatInfo>): Partial<TableInfo> {
  return { seats: table.seats.map((one) => (one.seat === event.seat ? { ...one, ...changes } : one)) };
}

const EMPTY: Partial<SeatInfo> = { name: "", bot: "", present: false, stand_in: "", until: null, left: false, ready: false };

function unready(table: TableInfo): SeatInfo[] {
  return table.seats.map((one) => ({ ...one, ready: false }));
}

const FOLDS: Record<string, Fold> = {
  seat_taken: (table, event) => ({
    ...seat(table, event, { ...EMPTY, kind: "person", name: event.name, sitting: event.sitting }),
    host: table.host ?? event.seat,
  }),
  seat_filled: (table, event) => seat(table, event, { ...EMPTY, kind: "bot", name: event.name, bot: event.spec }),
  seat_freed: (table, event) => ({
    ...seat(table, event, { ...EMPTY, kind: "empty" }),
    host: table.host === event.seat ? null : table.host,
  }),
  renamed: (table, event) => seat(table, event, { name: event.name }),
  changed: (_, event) => ({ settings: event.settings }),
  person_came: (table, event) => seat(table, event, { present: true }),
  person_vanished: (table, event) => seat(table, event, { present: false }),
  countdown_began: (table, event) => seat(table, event, { until: event.until }),
  countdown_stopped: (table, event) => seat(table, event, { until: null }),
  stand_in_plays: (table, event) => seat(table, event, { stand_in: event.spec, until: null }),
  person_returned: (table, event) => seat(table, event, { stand_in: "", left: false, until: null }),
  person_left: (table, event) => seat(table, event, { left: true, until: null, ready: false }),
  paused: (_, event) => ({ paused_by: event.seat }),
  resumed: () => ({ paused_by: null }),
  said: (table, event, at) => ({
    chat: [...table.chat, { seat: event.seat, phrase: event.phrase, text: event.text, at }].slice(-KEPT_CHAT),
  }),
  ready: (table, event) => seat(table, event, { ready: true }),
  match_began: (table, event) => ({
    stage: "waiting",
    match: {
      ...table.match,
      number: event.number,
      deals: [],
      counted: 0,
      totals: table.match.totals.map(() => 0),
      places: table.match.places.map(() => 1),
      over: false,
    },
  }),
  deal_committed: (table, event) => ({
    stage: "committed",
    seats: unready(table),
    match: { ...table.match, deal: event.number },
    commitment: {
      number: event.number,
      version: event.version,
      commitment: event.commitment,
      until: event.until,
      seeds: [],
    },
  }),
  seed_given: (table, event) => ({
    commitment: table.commitment && {
      ...table.commitment,
      seeds: [...table.commitment.seeds, { seat: event.seat, given: event.given }].sort((a, b) => a.seat - b.seat),
    },
  }),
  deal_opened: (table, event) => ({
    stage: "playing",
    seats: unready(table),
    match: { ...table.match, deal: event.number },
    replay: event.replay,
  }),
  offer_made: (_, event) => ({
    offer: { kind: event.kind, seat: event.seat, until: event.until, cards: event.cards, agreed: [] },
  }),
  offer_answered: (table, event) => ({
    offer: table.offer && event.agrees ? { ...table.offer, agreed: [...table.offer.agreed, event.seat] } : table.offer,
  }),
  offer_dropped: () => ({ offer: null }),
  undone: () => ({ offer: null }),
  hands_claimed: () => ({ offer: null }),
  deal_scored: (table, event) => {
    if (table.replay) return {};
    const { outcome, scores } = event.result;
    const match = table.match;
    return { match: { ...match, deals: [...match.deals, { dealer: 0, outcome, scores, counts: outcome === "played" }] } };
  },
  deal_revealed: (table, event) => ({
    stage: table.replay ? "over" : "waiting",
    offer: null,
    match: { ...table.match, totals: event.totals },
    records: [...table.records, { match: table.match.number, number: event.number, scores: [] }],
  }),
  match_ended: (table, event) => ({
    stage: "over",
    match: { ...table.match, over: true, places: event.places, totals: event.totals },
  }),
};

export function foldTable(table: TableInfo, event: GameEvent, at: number): TableInfo {
  const fold = FOLDS[event.event];
  return fold ? { ...table, ...fold(table, event, at) } : table;
}
