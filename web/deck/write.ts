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

for (const language of LANGUAGES) {
  const words = new Words(language, bundleOf(language, catalogueText(language)));
  for (const [deck, inks] of [["two", ""], ["four", colours('[data-deck="four"]')]] as const) {
    const folder = resolve(root, `../build/deck/${language}-${deck}`);
    mkdirSync(folder, { recursive: true });
    for (const card of PACK) writeFileSync(resolve(folder, `${card}.svg`), cardFile(card, words.corner(card), colours(":root") + inks));
    writeFileSync(resolve(folder, "back.svg"), cardFile(null, "", colours(":root")));
  }
}
