// The keys of the tables one has been at, so that a reload or a closed browser loses no seat.

export interface TableKeys {
  /** Plays one's seat. */
  token?: string;
  /** Lets friends sit down; whoever opened the table or came by link has it. */
  join?: string;
  watch?: string;
  /** People whose talk one does not want to see: `seat:sitting`. */
  muted?: string[];
  /** What this device added to a shuffle, to be found again in the record. */
  seed?: { commitment: string; seat: number; seed: string };
  /** When the table was last opened here. */
  at: number;
}

const KEY = "oudler.tables";
const MOST = 20;

function all(): Record<string, TableKeys> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

function write(tables: Record<string, TableKeys>): void {
  const kept = Object.entries(tables)
    .sort(([, one], [, two]) => two.at - one.at)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Then the seat lasts as long as the page.
  }
}

export function keysOf(table: string): TableKeys | null {
  return all()[table] ?? null;
}

export function keep(table: string, keys: Partial<TableKeys>): void {
  const tables = all();
  tables[table] = { ...tables[table], ...keys, at: Date.now() };
  write(tables);
}

export function forgetSeat(table: string): void {
  const tables = all();
  if (tables[table]) delete tables[table].token;
  write(tables);
}

/** The table one sat at last, if it may still be going on. */
export function lastSeat(): string | null {
  const seats = Object.entries(all()).filter(([, keys]) => keys.token);
  return seats.sort(([, one], [, two]) => two.at - one.at)[0]?.[0] ?? null;
}
