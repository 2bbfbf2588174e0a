// The parts that cards are drawn of. A card is 100 wide and 176 high; what is drawn twice, upright and
// upside down, is drawn around its middle (50, 88). The deck is ours and given to everybody: CC0.
//
// Colours are custom properties, so that the four-colour deck and high contrast are a matter of style sheets.

export const WIDTH = 100;
export const HEIGHT = 176;

/** Suit signs in a box from −10 to 10. */
export const PIPS: Record<string, string> = {
  S: "M0-10C3-5 9.4-1.6 9.4 3.2A4.5 4.5 0 0 1 1.5 6.2C1.6 8 2.4 9.3 4 10H-4C-2.4 9.3-1.6 8-1.5 6.2A4.5 4.5 0 0 1-9.4 3.2C-9.4-1.6-3-5 0-10Z",
  H: "M0 10C-2.2 6-9.6 1.6-9.6-4.2A4.9 4.9 0 0 1 0-5.9A4.9 4.9 0 0 1 9.6-4.2C9.6 1.6 2.2 6 0 10Z",
  D: "M0-10.4C2 -6 4.6-2.6 7.8 0C4.6 2.6 2 6 0 10.4C-2 6-4.6 2.6-7.8 0C-4.6-2.6-2-6 0-10.4Z",
  C: "M0-9.8A4.4 4.4 0 0 1 3.7-3A4.4 4.4 0 1 1 1.4 5C1.5 7.6 2.4 9.2 4 10H-4C-2.4 9.2-1.5 7.6-1.4 5A4.4 4.4 0 1 1-3.7-3A4.4 4.4 0 0 1 0-9.8Z",
};

/** A number for an attribute: short, without trailing zeros. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function ink(suit: string): string {
  return `var(--ink-${suit})`;
}

export function pip(suit: string, x: number, y: number, size: number, upsideDown = false): string {
  const turn = upsideDown ? " rotate(180)" : "";
  return `<path transform="translate(${n(x)} ${n(y)})${turn} scale(${n(size / 20)})" d="${PIPS[suit]}" fill="${ink(suit)}"/>`;
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
