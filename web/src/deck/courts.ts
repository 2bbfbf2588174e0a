// The sixteen courts: half figures, drawn twice, that one tells apart by their heads at forty pixels: the
// king's crown and beard, the queen's long hair and round coronet, the knight's horse, the jack's feather.

import { ink, n, PIPS, star, type Signs } from "./shapes";

const SKIN = "var(--skin)";
const GOLD = "var(--gold)";
const LINE = "var(--line)";
const ROBE = "var(--robe)";

/** What somebody holds, behind them, and who it is. */
type Figure = [string, string];

/** Where the head is, and how large. */
const HEAD = { x: 53, y: 50, radius: 11.5 };

/** Shoulders and chest down to the middle of the card, in the colour of the suit. */
function robe(suit: string): string {
  const collar = `<path d="M41 66Q53 76 65 66L68 71Q53 83 38 71Z" fill="${GOLD}"/>`;
  const band = `<path d="M48 74H58V88H48Z" fill="${ROBE}"/><path d="M53 76v12" stroke="${GOLD}" stroke-width="2" stroke-dasharray="2.4 2.4"/>`;
  return `<path d="M25 88Q26 68 42 64H64Q80 68 81 88Z" fill="${ink(suit)}"/>${band}${collar}`;
}

function face(beard = false): string {
  const { x, y, radius } = HEAD;
  const eyes = `<path d="M${x - 5} ${y - 1}h3.2M${x + 2} ${y - 1}h3.2" stroke="${LINE}" stroke-width="1.7" stroke-linecap="round"/>`;
  const nose = `<path d="M${x} ${y - 1}l-1.4 5.2h2" fill="none" stroke="${LINE}" stroke-width="1"/>`;
  const mouth = beard ? "" : `<path d="M${x - 2.4} ${y + 7}q2.4 1.6 4.8 0" fill="none" stroke="#b4483c" stroke-width="1.5"/>`;
  const neck = `<path d="M${x - 5} ${y + 8}h10v9h-10Z" fill="${SKIN}"/>`;
  return `${neck}<ellipse cx="${x}" cy="${y}" rx="${n(radius * 0.86)}" ry="${radius}" fill="${SKIN}"/>${eyes}${nose}${mouth}`;
}

function king(suit: string): Figure {
  const { x, y } = HEAD;
  const hair = `<path d="M${x - 13} ${y - 6}Q${x - 15} ${y + 14} ${x - 8} ${y + 15}H${x + 8}Q${x + 15} ${y + 14} ${x + 13} ${y - 6}Z" fill="var(--hair-grey)"/>`;
  const beard = `<path d="M${x - 9.6} ${y + 3}Q${x} ${y + 7} ${x + 9.6} ${y + 3}Q${x + 9} ${y + 20} ${x} ${y + 24}Q${x - 9} ${y + 20} ${x - 9.6} ${y + 3}Z" fill="var(--hair-grey)"/><path d="M${x - 2.6} ${y + 9}h5.2" stroke="#b4483c" stroke-width="1.6"/>`;
  const crown = `<path d="M${x - 14} ${y - 7}L${x - 17} ${y - 25}L${x - 8.5} ${y - 16}L${x} ${y - 29}L${x + 8.5} ${y - 16}L${x + 17} ${y - 25}L${x + 14} ${y - 7}Z" fill="${GOLD}" stroke="${LINE}" stroke-width="1.1" stroke-linejoin="round"/><path d="M${x - 13.6} ${y - 10}h27.2" stroke="${ink(suit)}" stroke-width="3"/>`;
  const sceptre = `<path d="M83 36V84" stroke="${GOLD}" stroke-width="2.6"/><path d="${star(5, 6, 2.6, 83, 33)}" fill="${GOLD}" stroke="${LINE}" stroke-width=".7"/>`;
  return [sceptre, hair + robe(suit) + face(true) + beard + crown];
}

function queen(suit: string): Figure {
  const { x, y } = HEAD;
  const hair = `<path d="M${x} ${y - 15}C${x - 20} ${y - 15} ${x - 16} ${y + 10} ${x - 21} ${y + 24}Q${x - 10} ${y + 25} ${x - 7} ${y + 14}H${x + 7}Q${x + 10} ${y + 25} ${x + 21} ${y + 24}C${x + 16} ${y + 10} ${x + 20} ${y - 15} ${x} ${y - 15}Z" fill="var(--hair-gold)"/>`;
  const balls = [-12, -6, 0, 6, 12].map((dx) => `<circle cx="${x + dx}" cy="${n(y - 18 - (12 - Math.abs(dx)) * 0.35)}" r="3.1" fill="${ROBE}" stroke="${LINE}" stroke-width=".8"/>`).join("");
  const coronet = `<path d="M${x - 13} ${y - 8}L${x - 15} ${y - 16}Q${x} ${y - 24} ${x + 15} ${y - 16}L${x + 13} ${y - 8}Q${x} ${y - 13} ${x - 13} ${y - 8}Z" fill="${GOLD}" stroke="${LINE}" stroke-width="1.1"/>${balls}`;
  const flower = `<path d="M82 82V58" stroke="var(--leaf)" stroke-width="2.2"/><path d="M82 72q-8-1-8-7q8 0 8 7" fill="var(--leaf)"/>${[0, 72, 144, 216, 288].map((turn) => `<circle cx="82" cy="48.5" r="4.2" transform="rotate(${turn} 82 53)" fill="${ink(suit)}"/>`).join("")}<circle cx="82" cy="53" r="3" fill="${GOLD}"/>`;
  return [flower, hair + robe(suit) + face() + coronet];
}

function knight(suit: string): Figure {
  // The horse looks to the left; its rider is only a plumed helmet behind the mane.
  const horse = `<path d="M34 88C34 78 40 74 42 68C36 71 29 72 26 68C24 65 26 61 29 59L40 46C41 40 44 35 48 32L50 39Q64 40 70 56Q74 68 73 88Z" fill="var(--horse)" stroke="${LINE}" stroke-width="1.2" stroke-linejoin="round"/>`;
  const mane = `<path d="M50 34Q70 36 75 58Q78 74 76 88H66Q70 62 57 48Q52 43 49 39Z" fill="${ink(suit)}"/>`;
  const bridle = `<path d="M33 56L40 68M40 50L55 62L72 66" fill="none" stroke="${GOLD}" stroke-width="2.4"/><circle cx="43" cy="51" r="1.9" fill="${LINE}"/><path d="M28 65q2.4.6 4-.6" fill="none" stroke="${LINE}" stroke-width="1.2"/>`;
  const helmet = `<path d="M60 36Q60 20 72 20Q84 21 83 38L80 46H66Z" fill="var(--steel)" stroke="${LINE}" stroke-width="1.1"/><path d="M62 33H78" stroke="${LINE}" stroke-width="2"/><path d="M71 20Q74 8 90 14Q88 20 80 21Q86 24 84 29Q78 22 71 20Z" fill="${ink(suit)}"/>`;
  const lance = `<path d="M84 88V30" stroke="${GOLD}" stroke-width="2.4"/>`;
  return [lance, helmet + horse + mane + bridle];
}

function jack(suit: string): Figure {
  const { x, y } = HEAD;
  const hair = `<path d="M${x - 12} ${y - 8}Q${x - 15} ${y + 8} ${x - 11} ${y + 12}H${x + 11}Q${x + 15} ${y + 8} ${x + 12} ${y - 8}Z" fill="var(--hair-brown)"/>`;
  const cap = `<path d="M${x - 16} ${y - 6}Q${x - 17} ${y - 17} ${x - 4} ${y - 19}Q${x + 15} ${y - 20} ${x + 15} ${y - 7}Q${x} ${y - 11} ${x - 16} ${y - 6}Z" fill="${ink(suit)}" stroke="${LINE}" stroke-width="1"/>`;
  const feather = `<path d="M${x - 9} ${y - 14}Q${x + 2} ${y - 34} ${x + 25} ${y - 27}Q${x + 17} ${y - 17} ${x - 9} ${y - 14}Z" fill="${ROBE}" stroke="${LINE}" stroke-width="1"/><path d="M${x - 6} ${y - 15}Q${x + 6} ${y - 24} ${x + 20} ${y - 26}" fill="none" stroke="${LINE}" stroke-width=".8"/>`;
  const halberd = `<path d="M83 88V34" stroke="var(--hair-brown)" stroke-width="2.6"/><path d="M83 26L86 36H80ZM83 38Q74 36 73 45Q76 51 83 48Z" fill="var(--steel)" stroke="${LINE}" stroke-width=".8"/>`;
  return [halberd, hair + robe(suit) + face() + cap + feather];
}

const FIGURES: Record<string, (suit: string) => Figure> = { K: king, Q: queen, N: knight, J: jack };

/** In the Latin suits a court card holds the sign of its own. */
function held(rank: string, suit: string): string {
  const [x, y] = rank === "N" ? [80, 62] : [77, 60];
  return `<path transform="translate(${x} ${y}) scale(1.15)" d="${PIPS.latin[suit]}" fill="${GOLD}" fill-rule="evenodd" stroke="${LINE}" stroke-width=".9" stroke-linejoin="round"/>`;
}

export function court(rank: string, suit: string, signs: Signs): string {
  const [attribute, figure] = FIGURES[rank]!(suit);
  const drawn = signs === "latin" ? figure + held(rank, suit) : attribute + figure;
  // Away from the corner, which neighbours leave of a card in a hand.
  return `<g transform="translate(9.5 5.3) scale(.94)">${drawn}</g>`;
}
