import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogueText } from "../catalogues";
import { bundleOf, LANGUAGES, preferred, Words } from "../src/lib/words";
import { typedCard, understand } from "../src/lib/typed";
import { PACK } from "../src/state/cards";

const spoken = Object.fromEntries(LANGUAGES.map((language) => [language, new Words(language, bundleOf(language, catalogueText(language)))]));

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(resolve(folder, name), "utf-8"));
}

describe.each(LANGUAGES)("%s", (language) => {
  const words = spoken[language]!;

  test("has every message that the page says", () => {
    const said = new Set(sources(resolve(import.meta.dirname, "../src")).flatMap((text) => Array.from(text.matchAll(/"((?:web|play|term|step|error)-[a-z][\w-]*)"/g), (found) => found[1]!)));
    expect(said.size).toBeGreaterThan(150);
    expect([...said].filter((message) => !words.has(message))).toEqual([]);
  });

  test("names all cards differently, in every game", () => {
    for (const game of ["fft", "michelsen", "mathers", "mathers-1888", "greer"]) {
      const about = words.about(game);
      expect(new Set(PACK.map((card) => about.card(card))).size).toBe(78);
      expect(new Set(PACK.map((card) => about.short(card))).size).toBe(78);
    }
  });

  test("understands every card by its name and by its corner", () => {
    for (const card of PACK) {
      expect(typedCard(words, words.card(card))).toBe(card);
      expect(typedCard(words, words.short(card))).toBe(card);
    }
  });
});

test("corners", () => {
  const letters = LANGUAGES.map((language) => ["K", "Q", "N", "J"].map((rank) => spoken[language]!.corner(`S${rank}`)).join(" "));
  expect(letters).toEqual(["K Q N J", "R D C V", "К Д Кав В"]);
});

test("sentences have the plurals and signs of their language", () => {
  const step = (language: string, points: number): string => spoken[language]!.say("step-card_points", { points, oudlers: 2, target: 41, difference: points - 41 });
  expect(step("en", 48)).toBe("48 points with 2 oudlers, 41 needed: +7");
  expect(step("ru", 40.5)).toContain("40,5 очка с 2 удлерами");
  expect(spoken.fr!.signed(-40.5)).toBe("−40,5");
});

test("a refused card is told in the reader's words", () => {
  const said = spoken.en!.error("must_follow", { card: "S7", suit: "H" });
  expect(said).toContain("You cannot play ♠7");
  // There are no signs for the Latin suits: their cards have names.
  const swords = LANGUAGES.map((language) => spoken[language]!.about("greer").error("must_trump", { card: "SQ", suit: "H" }));
  expect(swords[0]).toContain("You cannot play the queen of swords");
  expect(swords[1]).toContain("jouer la dame d’épée");
  expect(swords[2]).toContain("Королеву мечей сыграть нельзя");
  expect(spoken.fr!.error("no_such_code")).toBe(spoken.fr!.say("error-internal_error"));
});

test("lists have a word before their last, and leave out what there is none of", () => {
  const players = (allowed: string[]) => LANGUAGES.map((language) => spoken[language]!.say("error-players_not_allowed", { found: 9, allowed }).replace(/^.*(?:can be|c’est|может быть) /, ""));
  expect(players(["3", "4", "5"])).toEqual(["3, 4 or 5.", "3, 4 ou 5.", "3, 4 или 5."]);
  expect(players(["3"])).toEqual(["3.", "3.", "3."]);
  const tricks = { name: "Anna", you: false, amount: 11, tarot: 0, queen: 2, knight: 0, knave: 0, plain: 3 };
  expect(spoken.en!.say("step-tricks", tricks)).toBe("Anna: tricks +11, 2 with a queen, 3 plain");
});

test("whose move it is is told with what is waited for", () => {
  const waiting = (language: string, phase: string) => spoken[language]!.say("web-waiting", { name: "Борис", thinking: false, phase });
  expect(waiting("en", "call")).toBe("Борис calls a king");
  expect(waiting("fr", "discard")).toBe("Борис fait son écart");
  expect(waiting("ru", "play")).toBe("Ходит Борис");
});

test("typing", () => {
  const words = spoken.en!;
  const bids = { kind: "choices" as const, phase: "auction", moves: ["pass", "garde", "sans"] };
  expect(understand(words, "h7", null)).toEqual({ kind: "card", card: "H7" });
  expect(understand(words, "21", null)).toEqual({ kind: "card", card: "T21" });
  expect(understand(words, "Hand", null)).toEqual({ kind: "ask", what: "hand" });
  expect(understand(words, "garde sans", bids)).toEqual({ kind: "move", move: "sans" });
  expect(understand(words, "sk", { kind: "choices", phase: "call", moves: ["call(SK)"] })).toEqual({ kind: "move", move: "call(SK)" });
  expect(understand(words, "zzz", null)).toEqual({ kind: "unclear" });
});

test("the browser's first language that is spoken here", () => {
  expect(preferred(["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(preferred(["de"])).toBe("en");
});
