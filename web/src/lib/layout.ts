// Where cards lie: the hand in rows that can be read and tapped, seats and tricks around the table.

export interface HandLayout {
  cardWidth: number;
  rows: { count: number; step: number; left: number }[];
  /** From one row to the next: what a row shows of the one behind it. */
  rowStep: number;
  height: number;
}

/** Height of a card to its width, as the deck is drawn. */
export const RATIO = 1.76;
/** What stays visible of a covered card must be wide enough for its corner and for a finger. */
export const LEAST_STEP = 28;

/** Rows of cards for a hand: as few as leave every card its corner. */
export function layHand(count: number, width: number, cardWidth: number, mostHeight = Infinity): HandLayout {
  const height = cardWidth * RATIO;
  if (count === 0) return { cardWidth, rows: [], rowStep: 0, height };
  const leastStep = Math.max(LEAST_STEP, cardWidth * 0.46);
  const most = Math.max(1, Math.floor((width - cardWidth) / leastStep) + 1);
  const rowCount = Math.ceil(count / most);
  const each = Math.ceil(count / rowCount);
  let rowStep = Math.min(height * 0.62, Math.max(38, cardWidth * 0.9));
  if (rowCount > 1) rowStep = Math.max(34, Math.min(rowStep, (mostHeight - height) / (rowCount - 1)));
  const rows: HandLayout["rows"] = [];
  // The front row is the full one: the row behind is then covered evenly.
  for (let left = count; left > 0; ) {
    const here: number = rows.length === 0 ? count - each * (rowCount - 1) : each;
    const room = here > 1 ? (width - cardWidth) / (here - 1) : 0;
    const step = Math.min(room, cardWidth * 0.8);
    rows.push({ count: here, step, left: (width - cardWidth - step * (here - 1)) / 2 });
    left -= here;
  }
  return { cardWidth, rows, rowStep, height: height + rowStep * (rows.length - 1) };
}

/** The width of a hand's cards that suits the window. */
export function handCardWidth(width: number, height: number, count: number): number {
  if (height < 480) return Math.max(42, Math.min(54, height * 0.125));
  if (width < 600) return count > 26 ? 42 : height < 600 ? 46 : Math.min(60, width * 0.145);
  return Math.max(60, Math.min(96, Math.min(width * 0.082, height * 0.125)));
}

/** A place around the table: parts of its width and height, (0, 0) the top left corner. */
export interface Place {
  x: number;
  y: number;
}

// Who sits where, beginning with the reader and going on to the right hand.
const PLACES: Record<number, readonly Place[]> = {
  2: [{ x: 0.5, y: 1 }, { x: 0.5, y: 0 }],
  3: [{ x: 0.5, y: 1 }, { x: 0.86, y: 0.08 }, { x: 0.14, y: 0.08 }],
  4: [{ x: 0.5, y: 1 }, { x: 1, y: 0.42 }, { x: 0.5, y: 0 }, { x: 0, y: 0.42 }],
  5: [{ x: 0.5, y: 1 }, { x: 1, y: 0.5 }, { x: 0.78, y: 0 }, { x: 0.22, y: 0 }, { x: 0, y: 0.5 }],
  6: [{ x: 0.5, y: 1 }, { x: 1, y: 0.6 }, { x: 1, y: 0.12 }, { x: 0.5, y: 0 }, { x: 0, y: 0.12 }, { x: 0, y: 0.6 }],
};

/** The place of the seat that plays `after` turns after the reader. */
export function placeOf(after: number, players: number, counterClockwise: boolean): Place {
  const places = PLACES[players] ?? PLACES[6]!;
  return places[counterClockwise || after === 0 ? after : players - after]!;
}

/** Where a seat's card lies in the trick: towards its player, as parts of the trick's own square. */
export function trickPlaceOf(after: number, players: number, counterClockwise: boolean): Place {
  const turn = (counterClockwise ? -1 : 1) * ((2 * Math.PI * after) / players);
  return { x: 0.5 - 0.5 * Math.sin(turn), y: 0.5 + 0.5 * Math.cos(turn) };
}
