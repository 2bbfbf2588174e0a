// A card as SVG, from its code and the letter on its corner. Pure: text in, text out.

import { isOudler, rankOf, suitOf, type Card } from "../state/cards";
import { court } from "./courts";
import { HEIGHT, ink, n, pip, star, text, twice, WIDTH, type Signs } from "./shapes";

const PAPER = "var(--paper)";
const GOLD = "var(--gold)";
const TRUMP = "var(--ink-T)";

/** Letters of a corner and the width they are fitted into, whatever fonts the machine has: neighbours in
 * a hand leave no more of a card. */
const SIZES: Record<number, [number, number]> = { 1: [45, 0], 2: [40, 39], 3: [38, 43] };

function fitted(letter: string, x: number, y: number, fill: string): string {
  const [size, width] = SIZES[letter.length] ?? [24, 42];
  const fit = width ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : "";
  return text(letter, x, y, size, fill, "middle", ` font-weight="700"${fit}`);
}

/** The Excuse has a star for its corner, as in printed packs. */
function corner(card: Card, letter: string, signs: Signs): string {
  const suit = suitOf(card);
  const inset = isOudler(card) ? 4 : 0;
  if (suit === "X") return `<path d="${star(5, 17, 7, 27, 28)}" fill="${TRUMP}"/>`;
  if (suit === "T") return fitted(letter, 24 + inset, 38 + inset, TRUMP);
  return fitted(letter, 23.5, 37, ink(suit)) + pip(signs, suit, 23.5, 56, 23);
}

// Pips as on printed cards, below the corner, where they lie free when the card does: y of the pairs in two
// columns, and of the single ones between them.
const PIPS: Record<number, { pairs: number[]; middle: number[] }> = {
  2: { pairs: [], middle: [97, 147] },
  3: { pairs: [], middle: [92, 122, 152] },
  4: { pairs: [98, 146], middle: [] },
  5: { pairs: [96, 148], middle: [122] },
  6: { pairs: [94, 122, 150], middle: [] },
  7: { pairs: [94, 122, 150], middle: [108] },
  8: { pairs: [94, 122, 150], middle: [108, 136] },
  9: { pairs: [89, 111, 133, 155], middle: [122] },
  10: { pairs: [89, 111, 133, 155], middle: [100, 144] },
};
const PIPS_MIDDLE = 122;

function numbers(rank: number, suit: string, signs: Signs): string {
  const second = pip(signs, suit, 81, 19, 15);
  if (rank === 1) {
    const ring = `<circle cx="50" cy="116" r="40" fill="none" stroke="${GOLD}" stroke-width="2" stroke-dasharray=".1 6" stroke-linecap="round"/>`;
    return pip(signs, suit, 50, 116, 54) + ring + second;
  }
  const size = rank > 8 ? 19.5 : 23;
  const one = (x: number, y: number): string => pip(signs, suit, x, y, size, y > PIPS_MIDDLE);
  const { pairs, middle } = PIPS[rank]!;
  return [...pairs.flatMap((y) => [one(28, y), one(72, y)]), ...middle.map((y) => one(50, y))].join("") + second;
}

/** A trump: its number, large, in a wheel with as many rays as it counts. */
function trump(number: number): string {
  const oudler = number === 1 || number === 21;
  const rays = Math.max(number, 3);
  const y = HEIGHT / 2;
  const bead = (at: number): string => `<circle cx="50" cy="${at}" r="4.4" fill="${GOLD}"/>`;
  const ring = `<circle cx="50" cy="${y}" r="31" fill="none" stroke="${oudler ? GOLD : TRUMP}" stroke-width="1.4"/>`;
  const wheel =
    number < 3
      ? ring + bead(y - 34) + (number === 2 ? bead(y + 34) : "")
      : `<path d="${star(rays, 37.5, number > 12 ? 32 : 29, 50, y)}" fill="none" stroke="${GOLD}" stroke-width="2" stroke-linejoin="round"/>`;
  const disc = `<circle cx="50" cy="${y}" r="27" fill="${oudler ? GOLD : TRUMP}"/><circle cx="50" cy="${y}" r="24.2" fill="none" stroke="${oudler ? "#1d2440" : "#fff"}" stroke-width=".9" opacity=".7"/>`;
  const digits = text(String(number), 50, y + 12.5, 36, oudler ? "#1d2440" : "#fff", "middle", ' font-weight="700"');
  const frame = oudler
    ? `<rect x="5.5" y="5.5" width="89" height="165" rx="7" fill="none" stroke="${GOLD}" stroke-width="4"/>`
    : "";
  return `${wheel}${disc}${digits}|${frame}`;
}

/** The Excuse: a fool's cap with its bells over a lute's rose. */
function excuse(): string {
  const cap = `<path d="M55 62Q36 54 22 74Q34 74 38 84Q34 92 38 104H72Q76 92 72 84Q76 74 88 74Q74 54 55 62Z" fill="${TRUMP}"/><path d="M55 62Q49 76 55 104H38Q34 92 38 84Q34 74 22 74Q36 54 55 62Z" fill="var(--ink-H)"/>`;
  const bells = [[22, 75], [88, 75], [55, 58]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5.4" fill="${GOLD}" stroke="var(--line)" stroke-width="1"/>`).join("");
  const face = `<path d="M41 104H69V116Q69 132 55 136Q41 132 41 116Z" fill="var(--skin)"/><path d="M47 114h5M58 114h5" stroke="var(--line)" stroke-width="2.2" stroke-linecap="round"/><path d="M48 123q7 6 14 0" fill="none" stroke="#b4483c" stroke-width="2.2" stroke-linecap="round"/>`;
  const brim = `<path d="M37 101H73V108H37Z" fill="${GOLD}"/>`;
  const collar = `<path d="M33 138L41 131L48 140L55 134L62 140L69 131L77 138L70 152H40Z" fill="var(--ink-D)"/>`;
  const frame = `<rect x="5.5" y="5.5" width="89" height="165" rx="7" fill="none" stroke="${GOLD}" stroke-width="4"/>`;
  return `<g transform="translate(-4 6)">${collar}${face}${cap}${brim}${bells}</g>|${frame}`;
}

/** A corner once more at the foot of the card; in a hand, where it would be cut, style sheets leave it out. */
function foot(drawing: string): string {
  return `<g class="foot" transform="rotate(180 50 88)">${drawing}</g>`;
}

function picture(card: Card, signs: Signs): [string, string] {
  const suit = suitOf(card);
  const rank = rankOf(card);
  if (suit === "X") return excuse().split("|") as [string, string];
  if (suit === "T") return trump(Number(rank)).split("|") as [string, string];
  if (/\d/.test(rank)) return [numbers(Number(rank), suit, signs), ""];
  const plate = `<path d="M9 0H43V67Q43 72 38 72H0V9Q0 0 9 0Z" fill="${PAPER}"/>`;
  const ground = `<rect x="7" y="7" width="86" height="162" rx="5" fill="var(--court)" stroke="${GOLD}" stroke-width="1.4"/>`;
  const middle = `<path d="M7 88H93" stroke="${GOLD}" stroke-width="3"/>`;
  return [ground + twice(court(rank, suit, signs)) + middle + plate + foot(plate), ""];
}

const COURTS = /^[SHDC][JNQK]$/;

/** What is inside the `<svg>` of a card's face. */
export function drawFace(card: Card, letter: string, signs: Signs = "french"): string {
  const [under, frame] = picture(card, signs);
  const paper = `<rect width="${WIDTH}" height="${HEIGHT}" rx="9" fill="${isOudler(card) ? "var(--paper-oudler)" : PAPER}"/>`;
  const suit = suitOf(card);
  // Trumps and courts are the same either way up; the pips of the others need the room.
  const both = suit === "T" || COURTS.test(card);
  const index = corner(card, letter, signs);
  return paper + under + frame + index + (both ? foot(index) : "");
}

/** What is inside the `<svg>` of a card's back: a lattice of lozenges, the same either way up. */
export function drawBack(): string {
  const lines: string[] = [];
  for (let at = -176; at <= 276; at += 14) {
    lines.push(`M${at} 0L${n(at + 176)} 176M${at} 0L${n(at - 176)} 176`);
  }
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="9" fill="${PAPER}"/>` +
    `<svg x="6" y="6" width="88" height="164" viewBox="6 6 88 164"><rect x="6" y="6" width="88" height="164" fill="var(--back)"/>` +
    `<path d="${lines.join("")}" stroke="var(--back-line)" stroke-width="1.6"/></svg>` +
    `<path d="${star(8, 22, 14, 50, 88)}" fill="var(--back)" stroke="var(--back-line)" stroke-width="2"/>` +
    text("21", 50, 96, 21, "var(--back-line)", "middle", ' font-weight="700"')
  );
}

/** A card as a file of its own: the deck for others to use. */
export function cardFile(card: Card | null, letter: string, palette: string, signs: Signs = "french"): string {
  const inside = card === null ? drawBack() : drawFace(card, letter, signs);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>svg{${palette};font-family:Georgia,"Times New Roman",serif}</style>${inside}</svg>\n`;
}
