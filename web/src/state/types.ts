// What the server says, as docs/protocol.md describes it. Seats count from 1.

import type { Card } from "./cards";

export type Seat = number;

export interface GameEvent {
  event: string;
  [field: string]: any;
}

export interface Now {
  phase: string;
  turn: Seat | null;
  made: number;
  thinking: Seat | null;
  winning: Seat | null;
}

export interface WhyNot {
  code: string;
  args: Record<string, any>;
  rule: string | null;
  cards: Card[];
}

export interface PoigneeChoice {
  size: string;
  count: number;
  trumps: Card[];
  excuse: boolean;
}

export type Legal =
  | { kind: "choices"; phase: string; moves: string[] }
  | { kind: "plays"; phase: string; cards: Card[]; poignees: PoigneeChoice[]; why_not: WhyNot[] }
  | { kind: "lay_away"; phase: string; word: string; count: number; free: Card[]; trumps: Card[]; forced: number; why_not: WhyNot[] };

export interface Step {
  type: "step";
  version: number;
  at: number;
  events: GameEvent[];
  now: Now | null;
  legal: Legal | null;
}

export interface RulesInfo {
  game: string;
  direction: string;
  options: Record<string, string>;
}

export interface SeatInfo {
  seat: Seat;
  kind: "empty" | "person" | "bot";
  name: string;
  bot: string;
  present: boolean;
  stand_in: string;
  until: number | null;
  left: boolean;
  ready: boolean;
  sitting: number;
}

export interface Settings {
  pace: number;
  beat: number;
  auto_forced: boolean;
  undo: boolean;
  grace: number;
  seed_wait: number;
  offer_wait: number;
}

export interface MatchInfo {
  number: number;
  deal: number;
  deals: { dealer: Seat; outcome: string; scores: number[]; counts: boolean }[];
  counted: number;
  totals: number[];
  places: number[];
  match_deals: number;
  match_points: number;
  over: boolean;
}

export interface Commitment {
  number: number;
  version: string;
  commitment: string;
  until: number;
  seeds: { seat: Seat; given: boolean }[];
}

export interface Offer {
  kind: "undo" | "claim";
  seat: Seat;
  until: number;
  cards: Card[];
  agreed: Seat[];
}

export interface Spoken {
  seat: Seat;
  phrase: string;
  text: string;
  at: number;
}

export interface TableInfo {
  id: string;
  rules: RulesInfo;
  players: number;
  seats: SeatInfo[];
  host: Seat | null;
  listed: boolean;
  settings: Settings;
  replay: boolean;
  stage: "waiting" | "committed" | "playing" | "over";
  paused_by: Seat | null;
  match: MatchInfo;
  commitment: Commitment | null;
  offer: Offer | null;
  records: { match: number; number: number; scores: number[] }[];
  chat: Spoken[];
}

export interface Trick {
  leader: Seat;
  cards: Card[];
  winner: Seat;
}

export interface ScoreStep {
  code: string;
  args: Record<string, any>;
  amount: number | null;
  rule: string | null;
}

export interface Result {
  outcome: "played" | "passed" | "petit_sec";
  scores: number[];
  explanation: ScoreStep[];
  contract?: string | null;
  taker?: Seat | null;
  partner?: Seat | null;
  points?: number | null;
  oudlers?: number | null;
  target?: number | null;
  made?: boolean | null;
  [field: string]: any;
}

export interface Mark {
  category: string;
  points: number;
  cards: Card[];
}

/** A deal as this viewer knows it. The fields of one game only are there in all of them, empty. */
export interface DealInfo {
  rules: RulesInfo;
  players: number;
  dealer: Seat;
  phase: string;
  turn: Seat | null;
  leader: Seat;
  hand: Card[];
  hand_size: number;
  talon_size: number;
  talon: Card[];
  laid_away: Card[];
  trick: { seat: Seat; card: Card }[];
  tricks: Trick[];
  result: Result | null;
  bids: { seat: Seat; bid: string }[];
  contract: string | null;
  taker: Seat | null;
  called: Card | null;
  partner: Seat | null;
  talon_shown: boolean;
  shown: Card[];
  slam_announced: boolean;
  poignees: { seat: Seat; size: string; cards: Card[] }[];
  marks: (Mark[] | null)[];
  asker: Seat | null;
}

export interface Snapshot {
  version: number;
  seat: Seat | null;
  table: TableInfo;
  deal: DealInfo | null;
  now: Now | null;
  legal: Legal | null;
  revealed: string | null;
  hash: string;
}

export type ServerMessage =
  | Step
  | { type: "welcome"; id: string; table: string; seat: Seat | null; version: number; time: number }
  | { type: "snapshot"; state: Snapshot }
  | { type: "ack"; id: string; version: number }
  | { type: "error"; id: string | null; code: string; args: Record<string, any>; rule: string | null }
  | { type: "watchers"; count: number }
  | { type: "pong"; id: string; time: number }
  | { type: "bye"; code: string };
