// REST: opening tables, sitting down, records. What goes wrong is a `Problem` with a code of the catalogues.

import type { RulesInfo, TableInfo } from "../state/types";

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, any> = {},
    readonly rule: string | null = null,
    readonly status = 0,
  ) {
    super(code);
  }
}

export interface GameInfo {
  game: string;
  players: number[];
  usual_players: number;
  direction: string;
  match_deals: number;
  match_points: number;
  options: { name: string; values: string[]; default: string }[];
}

export interface Catalogue {
  games: GameInfo[];
  bots: { name: string; options: Record<string, [number, number, number]> }[];
  phrases: string[];
  /** Where other machines reach the server, null if they do not. */
  address?: string | null;
}

export interface ChairPlan {
  kind: "person" | "bot" | "empty";
  name?: string;
  spec?: string;
}

export interface NewTable {
  chairs: ChairPlan[];
  game?: string;
  options?: Record<string, string>;
  listed?: boolean;
  settings?: Record<string, number | boolean>;
  record?: string;
}

export interface Opened {
  table: string;
  seat: number | null;
  token: string | null;
  join_key: string;
  watch_key: string;
}

export interface ListedTable {
  table: string;
  game: string;
  players: number;
  names: string[];
  free: number;
  stage: string;
}

export interface ReplayStep {
  seat: number | null;
  move: string;
  events: { event: string; [field: string]: any }[];
}

export interface Replayed {
  tags: Record<string, string>;
  error: { line: number; column: number | null; token: string | null; code: string; args: Record<string, any>; rule: string | null } | null;
  agrees: boolean | null;
  fairness: { code: string; commitment: string | null; seats: number[] };
  deal: {
    rules: RulesInfo;
    players: number;
    dealer: number;
    hands: { cards: string[]; unknown: number }[];
    talon: (string | null)[];
    events: { event: string; [field: string]: any }[];
    steps: ReplayStep[];
  } | null;
}

async function ask(path: string, token: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem("unreachable");
  }
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({}));
  throw new Problem(problem.code ?? "internal_error", problem.args ?? {}, problem.rule ?? null, response.status);
}

async function json<T>(path: string, token: string | null = null, body?: unknown): Promise<T> {
  return (await (await ask(path, token, body)).json()) as T;
}

export const rest = {
  games: () => json<Catalogue>("games"),
  tables: () => json<ListedTable[]>("tables"),
  open: (table: NewTable) => json<Opened>("tables", null, table),
  lobby: (table: string, token: string | null) => json<TableInfo>(`tables/${table}/lobby`, token),
  sit: (table: string, key: string | null, name: string, seat?: number) =>
    json<{ table: string; seat: number; token: string }>(`tables/${table}/seats`, key, seat ? { name, seat } : { name }),
  record: async (table: string, token: string | null, match: number, number?: number) =>
    (await ask(`tables/${table}/records/${match}${number ? `/${number}` : ""}`, token)).text(),
  replay: (records: string) => json<Replayed[]>("replay", null, { records }),
};
