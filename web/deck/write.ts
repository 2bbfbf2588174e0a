// Writes the deck as files, for programs other than the page: `npm run deck`, into build/deck/<language>.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { catalogueText } from "../catalogues";
import { cardFile } from "../src/deck/draw";
import { bundleOf, LANGUAGES, Words } from "../src/lib/words";
import { PACK } from "../src/state/cards";

const root = process.cwd();
const palette = readFileSync(resolve(root, "src/deck/palette.css"), "utf-8");

/** The declarations of one rule of the palette. */
function colours(selector: string): string {
  const from = palette.indexOf(`${selector} {`);
  return palette.slice(palette.indexOf("{", from) + 1, palette.indexOf("}", from)).replace(/\s+/g, " ").trim();
}

const FOUR = colours('[data-deck="four"]');
const DECKS = [
  ["french", "two", ""],
  ["french", "four", FOUR],
  ["latin", "two", ""],
  ["latin", "four", FOUR + ";" + colours('[data-deck="four"] .latin')],
] as const;
/** A game of each pack, for the letters of its courts. */
const GAMES = { french: "fft", latin: "michelsen" };

for (const language of LANGUAGES) {
  const bundle = bundleOf(language, catalogueText(language));
  for (const [signs, deck, inks] of DECKS) {
    const words = new Words(language, bundle, GAMES[signs]);
    const folder = resolve(root, `../build/deck/${language}-${signs}-${deck}`);
    mkdirSync(folder, { recursive: true });
    for (const card of PACK) writeFileSync(resolve(folder, `${card}.svg`), cardFile(card, words.corner(card), `${colours(":root")};${inks}`, signs));
    writeFileSync(resolve(folder, "back.svg"), cardFile(null, "", colours(":root")));
  }
}
