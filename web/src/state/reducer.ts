// All that the page knows of a table: one plain value, changed only by what the server says. Headless; the
// views draw it and the tests fold whole evenings through it.

import { completeDeal, foldDeal } from "./deal";
import { tell, type LogLine } from "./log";
import { recall } from "./recall";
import { foldTable } from "./table";
import type { DealInfo, Legal, Now, Seat, ServerMessage, Snapshot, Step, TableInfo } from "./types";

export interface Known {
  /** The version of the table that this is; 0 before the first snapshot. */
  version: number;
  /** One's own seat; null for those who watch. */
  seat: Seat | null;
  /** Null until the first snapshot. */
  table: TableInfo | null;
  deal: DealInfo | null;
  now: Now | null;
  legal: Legal | null;
  /** The record of the deal that has just ended. */
  revealed: string | null;
  /** What happened, in codes that the views put into words. The number of a line never changes. */
  log: LogLine[];
  watchers: number;
  /** A step was missed: ask for the ones after `version`. */
  behind: boolean;
}

/** Lines of the log that are kept. */
const KEPT_LOG = 400;

export const NOTHING: Known = {
  version: 0,
  seat: null,
  table: null,
  deal: null,
  now: null,
  legal: null,
  revealed: null,
  log: [],
  watchers: 0,
  behind: false,
};

export function reduce(known: Known, message: ServerMessage): Known {
  switch (message.type) {
    case "welcome":
      return { ...known, seat: message.seat };
    case "snapshot":
      return fromSnapshot(known, message.state);
    case "step":
      return afterStep(known, message);
    case "watchers":
      return { ...known, watchers: message.count };
    default:
      return known;
  }
}

function fromSnapshot(known: Known, state: Snapshot): Known {
  const deal = state.deal && completeDeal(state.deal);
  return {
    ...known,
    version: state.version,
    seat: state.seat,
    table: state.table,
    deal,
    // What was read before a connection was lost stays as it was.
    log: known.log.length ? known.log : recall(deal, state.table, state.seat).map((told, index) => ({ ...told, number: index + 1 })),
    now: state.now,
    legal: state.legal,
    revealed: state.revealed,
    behind: false,
  };
}

function afterStep(known: Known, step: Step): Known {
  // A resend after a reconnection may repeat what is known.
  if (!known.table || step.version <= known.version) return known;
  if (step.version !== known.version + 1) return { ...known, behind: true };
  let table = known.table;
  let deal = known.deal;
  let revealed = known.revealed;
  let log = known.log;
  for (const event of step.events) {
    if (event.event === "deal_committed" || event.event === "deal_opened") {
      revealed = null;
      deal = null;
    }
    if (event.event === "match_began") deal = null;
    if (event.event === "deal_revealed") revealed = event.record;
    const before = deal;
    deal = foldDeal(deal, event, { me: known.seat });
    table = foldTable(table, event, step.at);
    const lines = tell(event, { before, deal, table, me: known.seat });
    if (lines.length) {
      let number = log.at(-1)?.number ?? 0;
      log = [...log, ...lines.map((line) => ({ ...line, number: ++number }))].slice(-KEPT_LOG);
    }
  }
  if (deal && step.now) deal = { ...deal, phase: step.now.phase, turn: step.now.turn };
  return { ...known, version: step.version, table, deal, revealed, log, now: step.now, legal: step.legal };
}
