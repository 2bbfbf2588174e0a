// How a hand lies: in rows that can be read and tapped.

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
