import { describe, expect, test } from "vitest";
import { handCardWidth, layHand, LEAST_STEP, RATIO } from "../src/lib/layout";
import { layTrick, placeOf, type Shape } from "../src/lib/places";

describe("a hand", () => {
  test.each([
    [360, 640],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1280, 800],
  ])("lies within %i × %i, every card wide enough for a finger", (width, height) => {
    for (let count = 1; count <= 39; count++) {
      const room = width - 16;
      const cardWidth = handCardWidth(width, height, count);
      const { rows, rowStep } = layHand(count, room, cardWidth, height * 0.42);
      expect(cardWidth).toBeGreaterThanOrEqual(42);
      expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(count);
      for (const row of rows) {
        expect(row.left).toBeGreaterThanOrEqual(-0.01);
        expect(row.left + cardWidth + row.step * (row.count - 1)).toBeLessThanOrEqual(room + 0.01);
        if (row.count > 1) expect(row.step).toBeGreaterThanOrEqual(LEAST_STEP - 0.01);
      }
      if (rows.length > 1) expect(rowStep).toBeGreaterThanOrEqual(28);
    }
  });

  test("of eighteen cards takes two rows on a small phone and one on a desktop", () => {
    expect(layHand(18, 344, 46).rows.map((row) => row.count)).toEqual([9, 9]);
    expect(layHand(18, 944, 78).rows.length).toBe(1);
  });
});

// What remains for the table at 1440 × 900, 768 × 1024, 360 × 640 and on its side.
const TABLES: [Shape, number, number][] = [
  ["wide", 1110, 600],
  ["narrow", 758, 620],
  ["narrow", 350, 320],
  ["narrow", 350, 250],
  ["low", 730, 170],
];
const PLATE = 46;

describe.each(TABLES)("around a %s table of %i × %i", (shape, width, height) => {
  test.each([2, 3, 4, 5, 6])("%i players sit at different places, the reader nearest", (players) => {
    for (const counter of [true, false]) {
      const places = Array.from({ length: players }, (_, after) => placeOf(after, players, counter, shape));
      expect(new Set(places.map((place) => `${place.x} ${place.y} ${place.down}`)).size).toBe(players);
      expect(places[0]).toEqual({ x: 0.5, y: 1 });
    }
  });

  test.each([2, 3, 4, 5, 6])("the cards of %i players lie on it, the corner of each free", (players) => {
    const { cardWidth, middles } = layTrick(shape, width, height, players, true, PLATE);
    expect(cardWidth).toBeGreaterThanOrEqual(42);
    const high = cardWidth * RATIO;
    for (const { x, y } of middles) {
      expect(x - cardWidth / 2).toBeGreaterThanOrEqual(0);
      expect(x + cardWidth / 2).toBeLessThanOrEqual(width);
      expect(y - high / 2).toBeGreaterThanOrEqual(0);
      expect(y + high / 2).toBeLessThanOrEqual(height + 1);
    }
    // Lower ones lie on top, so of a card under another the upper part is seen: its corner.
    for (const one of middles) {
      for (const two of middles) {
        if (one === two) continue;
        expect(Math.max(Math.abs(one.x - two.x) / cardWidth, Math.abs(one.y - two.y) / high)).toBeGreaterThan(0.44);
      }
    }
    // The reader's card is the lowest, but in a row.
    if (shape !== "low") expect(Math.max(...middles.map((one) => one.y))).toBe(middles[0]!.y);
  });

  test("the next player is to the right when one plays counter-clockwise, to the left otherwise", () => {
    const card = (counter: boolean): number => layTrick(shape, width, height, 4, counter, PLATE).middles[1]!.x;
    expect(placeOf(1, 4, true, shape).x).toBe(1);
    expect(placeOf(1, 4, false, shape).x).toBe(0);
    expect(card(true)).toBeGreaterThan(width / 2);
    expect(card(false)).toBeLessThan(width / 2);
  });
});
