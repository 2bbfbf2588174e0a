// The parts that cards are drawn of. A card is 100 wide and 176 high; what is drawn twice, upright and
// upside down, is drawn around its middle (50, 88). The deck is ours and given to everybody: CC0.
//
// Colours are custom properties, so that the four-colour deck and high contrast are a matter of style sheets.

export const WIDTH = 100;
export const HEIGHT = 176;

/** Which suits the cards show: spades, hearts, diamonds and clubs, or swords, cups, coins and wands. */
export type Signs = "french" | "latin";

/** Suit signs in a box from −10 to 10. */
const FRENCH: Record<string, string> = {
  S: "M0-10C3-5 9.4-1.6 9.4 3.2A4.5 4.5 0 0 1 1.5 6.2C1.6 8 2.4 9.3 4 10H-4C-2.4 9.3-1.6 8-1.5 6.2A4.5 4.5 0 0 1-9.4 3.2C-9.4-1.6-3-5 0-10Z",
  H: "M0 10C-2.2 6-9.6 1.6-9.6-4.2A4.9 4.9 0 0 1 0-5.9A4.9 4.9 0 0 1 9.6-4.2C9.6 1.6 2.2 6 0 10Z",
  D: "M0-10.4C2 -6 4.6-2.6 7.8 0C4.6 2.6 2 6 0 10.4C-2 6-4.6 2.6-7.8 0C-4.6-2.6-2-6 0-10.4Z",
  C: "M0-9.8A4.4 4.4 0 0 1 3.7-3A4.4 4.4 0 1 1 1.4 5C1.5 7.6 2.4 9.2 4 10H-4C-2.4 9.2-1.5 7.6-1.4 5A4.4 4.4 0 1 1-3.7-3A4.4 4.4 0 0 1 0-9.8Z",
};

/** A path of absolute points, turned clockwise by so many degrees. */
function turned(degrees: number, path: string): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${n(+x * cos - +y * sin)} ${n(+x * sin + +y * cos)}`);
}

const LATIN: Record<string, string> = {
  // A sword, point upwards; a chalice; a coin with a star; a rod with its leaves.
  S: "M0-10L2.1-6.8V2.8H7V5.5H1.7V6.8A2.1 2.1 0 1 1-1.7 6.8V5.5H-7V2.8H-2.1V-6.8Z",
  H: "M-8.4-9.6H8.4C8.8-2.6 6 2 2 3.4L1.7 5.4C2.2 7 6.2 7.2 6.6 10H-6.6C-6.2 7.2-2.2 7-1.7 5.4L-2 3.4C-6 2-8.8-2.6-8.4-9.6ZM-6.2-6.9C-6.1-6.2-6-5.6-5.8-5H5.800C6-5.6 6.1-6.2 6.2-6.900Z",
  D: `M0-10A10 10 0 1 1-.01-10Z${star(5, 7.4, 3.1)}`,
  C: turned(36, "M-1.9 12.5L-2.4 -9.5Q-2.4 -12.2 0 -13.2Q2.4 -12.2 2.4 -9.5L1.9 12.5ZM-2.3 2.6C-4 -1.4 -8 -1.6 -9 -6.6C-4.6 -6.4 -2.3 -3.6 -2.4 -1.4ZM2.3 -2C4 -5.6 8 -6 9 -11C4.6 -10.8 2.3 -8 2.4 -6ZM2 8.4C3.6 5.2 6.8 5 7.6 0.8C4 1 2.1 3 2.2 5Z"),
};

export const PIPS: Record<Signs, Record<string, string>> = { french: FRENCH, latin: LATIN };

/** A number for an attribute: short, without trailing zeros. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function ink(suit: string): string {
  return `var(--ink-${suit})`;
}

export function pip(signs: Signs, suit: string, x: number, y: number, size: number, upsideDown = false): string {
  const turn = upsideDown ? " rotate(180)" : "";
  return `<path transform="translate(${n(x)} ${n(y)})${turn} scale(${n(size / 20)})" d="${PIPS[signs][suit]}" fill="${ink(suit)}" fill-rule="evenodd"/>`;
}

export function text(content: string, x: number, y: number, size: number, fill: string, anchor = "middle", extra = ""): string {
  return `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" text-anchor="${anchor}" fill="${fill}"${extra}>${content}</text>`;
}

/** A star of `points` rays between two radii, one ray upwards. */
export function star(points: number, outer: number, inner: number, x = 0, y = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer;
    const turn = (Math.PI * index) / points;
    return `${n(x + radius * Math.sin(turn))} ${n(y - radius * Math.cos(turn))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The same drawing upright and upside down. */
export function twice(drawing: string): string {
  return `<g>${drawing}</g><g transform="rotate(180 50 88)">${drawing}</g>`;
}
