import { describe, expect, test } from "vitest";
import { handCardWidth, layHand, LEAST_STEP, placeOf, trickPlaceOf } from "../src/lib/layout";

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

describe("around the table", () => {
  test.each([2, 3, 4, 5, 6])("%i players sit at different places, the reader nearest", (players) => {
    for (const counter of [true, false]) {
      const places = Array.from({ length: players }, (_, after) => placeOf(after, players, counter));
      expect(new Set(places.map((place) => `${place.x} ${place.y}`)).size).toBe(players);
      expect(places[0]).toEqual({ x: 0.5, y: 1 });
      expect(trickPlaceOf(0, players, counter).y).toBeCloseTo(1);
    }
  });

  test("the next player is to the right when one plays counter-clockwise, to the left otherwise", () => {
    expect(placeOf(1, 4, true).x).toBe(1);
    expect(placeOf(1, 4, false).x).toBe(0);
    expect(trickPlaceOf(1, 4, true).x).toBeCloseTo(1);
    expect(trickPlaceOf(1, 4, false).x).toBeCloseTo(0);
  });
});
