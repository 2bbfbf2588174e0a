import { describe, expect, test } from "vitest";
import { drawBack, drawFace } from "../src/deck/draw";
import type { Signs } from "../src/deck/shapes";
import { catalogueText } from "../catalogues";
import { bundleOf, LANGUAGES, Words } from "../src/lib/words";
import { halfPoints, inHandOrder, PACK } from "../src/state/cards";

describe("the pack", () => {
  test("has 78 different cards, worth 91 points", () => {
    expect(new Set(PACK).size).toBe(78);
    expect(PACK.reduce((sum, card) => sum + halfPoints(card), 0)).toBe(182);
  });

  test("is held suit by suit, trumps at the end", () => {
    expect(inHandOrder(["X", "T1", "D2", "HK", "S10", "T21", "SK", "C1"])).toEqual(["SK", "S10", "HK", "C1", "D2", "T21", "T1", "X"]);
  });
});

const SIGNS: Signs[] = ["french", "latin"];

describe("the deck", () => {
  test("draws every card differently, with either suits", () => {
    const drawn = SIGNS.flatMap((signs) => PACK.map((card) => drawFace(card, card.slice(1), signs)));
    // Trumps and the Excuse are the same in both packs.
    expect(new Set(drawn).size).toBe(78 + 56);
  });

  test.each(LANGUAGES)("shows in each game the suits that are named in %s", (language) => {
    const words = new Words(language, bundleOf(language, catalogueText(language)));
    const french = { en: "hearts", fr: "cœur", ru: "червы" }[language];
    for (const game of ["fft", "michelsen", "mathers", "mathers-1888", "greer"]) {
      const about = words.about(game);
      expect(about.say("term-suit", { suit: "H" }) === french).toBe(about.signs === "french");
      // The letters of a text have no signs of the Latin suits.
      expect(/[♠♥♦♣]/.test(about.short("HK"))).toBe(about.signs === "french");
    }
  });

  test("has no numbers that are none, and nothing that a strict policy forbids", () => {
    for (const drawing of [...SIGNS.flatMap((signs) => PACK.map((card) => drawFace(card, card.slice(1), signs))), drawBack()]) {
      expect(drawing).not.toMatch(/NaN|undefined|null/);
      expect(drawing).not.toMatch(/ style=|<script|<style|href=|on\w+=/);
    }
  });

  test.each([["SK", "R"], ["HN", "Кав"], ["T21", "21"]])("prints the corner of %s as %s", (card, letter) => {
    expect(drawFace(card, letter)).toContain(`>${letter}</text>`);
  });

  test("frames the three oudlers and no other card", () => {
    const framed = PACK.filter((card) => drawFace(card, "").includes('width="89"'));
    expect(framed).toEqual(["T1", "T21", "X"]);
  });

  test("keeps a corner within the narrowest strip that a neighbour leaves", () => {
    // Letters of two and three are fitted into a width; single ones are at most as wide as high.
    for (const letter of ["10", "21", "Кав", "Кв"]) {
      const card = letter === "21" ? "T21" : "S10";
      const [, x, width] = /<text x="([\d.]+)"[^>]*textLength="(\d+)"/.exec(drawFace(card, letter))!;
      expect(Number(x) + Number(width) / 2).toBeLessThanOrEqual(49);
    }
  });
});
