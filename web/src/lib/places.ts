// Where people sit around the table and where their cards lie in a trick, on a desktop, on a phone held
// upright (name plates above, the trick below them) and on one that lies on its side.

import { RATIO } from "./layout";

export type Shape = "wide" | "narrow" | "low";

/** Where a name plate stands: parts of the table's width and height, (0, 0) the top left corner. */
export interface Place {
  x: number;
  y: number;
  /** Further down by so many plates. */
  down?: number;
}

const ME: Place = { x: 0.5, y: 1 };
const LEFT: Place = { x: 0, y: 0 };
const RIGHT: Place = { x: 1, y: 0 };
const TOP: Place = { x: 0.5, y: 0 };
const lower = (place: Place): Place => ({ ...place, down: 1 });

// Who sits where, beginning with the reader and going on to the right hand.
const PLACES: Record<Shape, Record<number, readonly Place[]>> = {
  wide: {
    2: [ME, TOP],
    3: [ME, { x: 0.9, y: 0.1 }, { x: 0.1, y: 0.1 }],
    4: [ME, { x: 1, y: 0.45 }, TOP, { x: 0, y: 0.45 }],
    5: [ME, { x: 1, y: 0.52 }, { x: 0.82, y: 0 }, { x: 0.18, y: 0 }, { x: 0, y: 0.52 }],
    6: [ME, { x: 1, y: 0.66 }, { x: 1, y: 0.12 }, TOP, { x: 0, y: 0.12 }, { x: 0, y: 0.66 }],
  },
  narrow: {
    2: [ME, TOP],
    3: [ME, RIGHT, LEFT],
    4: [ME, lower(RIGHT), TOP, lower(LEFT)],
    5: [ME, lower(RIGHT), RIGHT, LEFT, lower(LEFT)],
    6: [ME, lower(RIGHT), RIGHT, TOP, LEFT, lower(LEFT)],
  },
  low: {
    2: [ME, LEFT],
    3: [ME, RIGHT, LEFT],
    4: [ME, { x: 1, y: 0.5 }, LEFT, { x: 0, y: 1 }],
    5: [ME, { x: 1, y: 1 }, RIGHT, LEFT, { x: 0, y: 1 }],
    6: [ME, { x: 1, y: 1 }, RIGHT, { x: 0, y: 0.5 }, LEFT, { x: 0, y: 1 }],
  },
};

/** How many places further to the right hand somebody sits who plays `after` turns after the reader. */
function place(after: number, players: number, counterClockwise: boolean): number {
  return counterClockwise || after === 0 ? after : players - after;
}

export function placeOf(after: number, players: number, counterClockwise: boolean, shape: Shape): Place {
  return PLACES[shape][players]![place(after, players, counterClockwise)]!;
}

export interface TrickLayout {
  cardWidth: number;
  /** The middle of each card, in pixels, by turns after the reader. */
  middles: { x: number; y: number }[];
}

/** From −1 to 1 from left to right and from top to bottom: on a circle, the reader's card at its foot. */
function onCircle(index: number, players: number): { x: number; y: number } {
  const turn = (2 * Math.PI * index) / players;
  return { x: Math.sin(turn), y: Math.cos(turn) };
}

// Beneath the plates of a phone: steps of a card's width to the side, and from the top (0) to the foot (1).
const NARROW: Record<number, readonly (readonly [number, number])[]> = {
  2: [[0, 1], [0, 0]],
  3: [[0, 1], [0.62, 0], [-0.62, 0]],
  4: [[0, 1], [1.1, 0.5], [0, 0], [-1.1, 0.5]],
  5: [[0, 1], [1.5, 0.55], [0.6, 0], [-0.6, 0], [-1.5, 0.55]],
  6: [[0, 1], [1.75, 0.66], [1.15, 0.04], [0, 0], [-1.15, 0.04], [-1.75, 0.66]],
};

/** `plate` is the height of a name plate: no card lies under one. */
export function layTrick(shape: Shape, width: number, height: number, players: number, counterClockwise: boolean, plate: number): TrickLayout {
  const indices = Array.from({ length: players }, (_, after) => place(after, players, counterClockwise));
  if (shape === "narrow") {
    const crowded = players > 4;
    const top = (crowded ? 2 : 1) * plate + 10;
    const room = height - top;
    const spread = Math.max(...NARROW[players]!.map(([x]) => x));
    const cardWidth = Math.max(44, Math.min(Math.max(92, width * 0.16), (width - 12) / (1 + 2 * spread), room / RATIO / (crowded ? 1.85 : 1.6)));
    const high = cardWidth * RATIO;
    // Where there is more room than the cards need they stay together, in the middle of it.
    const fall = Math.min(room - high, high * 1.15);
    const start = top + (room - high - fall) / 2 + high / 2;
    // Side cards of four keep clear of the plates beside which they lie.
    const least = (crowded ? top : 2 * plate + 14) + high / 2;
    return {
      cardWidth,
      middles: indices.map((index) => {
        const [x, y] = NARROW[players]![index]!;
        const down = start + y * fall;
        return { x: width / 2 + x * cardWidth, y: x && !crowded && players === 4 ? Math.max(down, Math.min(least, height - high / 2)) : down };
      }),
    };
  }
  if (shape === "low") {
    // A row, in the order in which people sit from left to right.
    const cardWidth = Math.max(42, Math.min(96, (height - 18) / RATIO / 1.12, (width - 220) / (players * 1.06)));
    const high = cardWidth * RATIO;
    const order = indices.map((index) => ({ index, ...onCircle(index, players) })).sort((one, two) => one.x - two.x || one.y - two.y);
    return {
      cardWidth,
      middles: indices.map((index) => {
        const at = order.findIndex((one) => one.index === index);
        const lift = (height - high - 16) / 2;
        return { x: width / 2 + (at - (players - 1) / 2) * cardWidth * 1.06, y: height / 2 + 5 + Math.max(0, lift) * order[at]!.y };
      }),
    };
  }
  const top = players === 3 ? 8 : plate + 14;
  const room = height - top - 8;
  const cardWidth = Math.max(46, Math.min(136, (width - 260) / (players > 4 ? 4.6 : 3.4), room / RATIO / (players > 4 ? 2.3 : 2)));
  const high = cardWidth * RATIO;
  return {
    cardWidth,
    middles: indices.map((index) => {
      const { x, y } = onCircle(index, players);
      const aside = cardWidth * (players > 4 ? 1.9 : players === 2 ? 0 : players === 3 ? 0.9 : 1.2);
      return { x: width / 2 + x * aside, y: top + room / 2 + y * Math.min(high * 0.56, (room - high) / 2) };
    }),
  };
}
