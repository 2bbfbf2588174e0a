// Cards as codes (SK, H10, T21, X), and the order in which a hand is held.

export type Card = string;
export type Suit = "S" | "H" | "D" | "C";

export const SUITS: readonly Suit[] = ["S", "H", "D", "C"];
/** Colours alternate in a hand; trumps and the Excuse stand at its right end. */
const HELD = ["S", "H", "C", "D", "T", "X"];
const COURTS: Record<string, number> = { J: 11, N: 12, Q: 13, K: 14 };

export const PACK: readonly Card[] = [
  ...SUITS.flatMap((suit) => ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"].map((rank) => suit + rank)),
  ...Array.from({ length: 21 }, (_, index) => `T${index + 1}`),
  "X",
];

export function suitOf(card: Card): string {
  return card[0] ?? "";
}

/** What is printed on the corner, before it is put in a language: "10", "K", "21"; "" for the Excuse. */
export function rankOf(card: Card): string {
  return card.slice(1);
}

/** 1–14 in a suit, 1–21 for trumps, 0 for the Excuse. */
export function height(card: Card): number {
  const rank = rankOf(card);
  return COURTS[rank] ?? (Number(rank) || 0);
}

export function isTrump(card: Card): boolean {
  return suitOf(card) === "T";
}

export function isOudler(card: Card): boolean {
  return card === "T1" || card === "T21" || card === "X";
}

export function isCourt(card: Card): boolean {
  return rankOf(card) in COURTS;
}

/** The hand as one holds it: suit by suit, the highest card of each at its left. */
export function inHandOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, two) => HELD.indexOf(suitOf(one)) - HELD.indexOf(suitOf(two)) || height(two) - height(one));
}

/** Half points of a card in the French count: oudlers and kings 9, queens 7, knights 5, jacks 3, others 1. */
export function halfPoints(card: Card): number {
  if (isOudler(card)) return 9;
  return { K: 9, Q: 7, N: 5, J: 3 }[rankOf(card)] ?? 1;
}

/** `call(SK)` is the word `call` with the cards of its brackets; `garde` a word without. */
export function readToken(token: string): { word: string; cards: Card[] } {
  const found = /^(\w+)\(([^)]*)\)$/.exec(token);
  if (!found) return { word: token, cards: [] };
  return { word: found[1]!, cards: found[2]!.split(",").filter(Boolean) };
}
