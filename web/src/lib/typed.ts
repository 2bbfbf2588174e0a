// What may be typed instead of pressed: the same words as at the terminal, from the same catalogues.

import { PACK, type Card } from "../state/cards";
import type { Legal } from "../state/types";
import type { Words } from "./words";

export type Typed =
  | { kind: "ask"; what: "hand" | "last" | "score" | "table" | "help" }
  | { kind: "move"; move: string }
  | { kind: "card"; card: Card }
  | { kind: "unclear" };

const ASKS = ["hand", "last", "score", "table", "help"] as const;
const SAID: Record<string, string> = { pass: "pass", prise: "prise", garde: "garde", sans: "sans", contre: "contre", slam: "slam", ask: "ask" };

/** Letters without accents and capitals. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function means(words: Words, what: string, typed: string): boolean {
  return plain(words.say(`play-word-${what}`)).split(/\s+/).includes(typed.replace(/\s+/g, "-"));
}

function names(words: Words, message: string): [string, string][] {
  return words
    .say(message)
    .split(/\s+/)
    .flatMap((pair) => {
      const [code, list] = pair.split("=");
      return (list ?? "").split(",").map((name): [string, string] => [code!, plain(name)]);
    });
}

/** The card that was typed: `h7`, `sk`, `21`, `x`, or its whole name. */
export function typedCard(words: Words, typed: string): Card | null {
  const text = plain(typed.trim());
  const found = PACK.find((card) => plain(card) === text || plain(words.short(card)) === text || plain(words.card(card)) === text);
  if (found) return found;
  if (/^\d+$/.test(text) && PACK.includes(`T${text}`)) return `T${text}`;
  const single = names(words, "play-typed-cards").find(([, name]) => name === text);
  if (single) return single[0];
  const ranks = names(words, "play-typed-ranks");
  for (const [suit, name] of names(words, "play-typed-suits")) {
    for (const rest of [text.startsWith(name) ? text.slice(name.length) : null, text.endsWith(name) ? text.slice(0, -name.length) : null]) {
      if (rest === null) continue;
      const rank = rest.trim();
      const code = /^\d+$/.test(rank) ? rank : ranks.find(([, one]) => one === rank)?.[0];
      if (code && PACK.includes(suit + code)) return suit + code;
    }
  }
  return null;
}

export function understand(words: Words, typed: string, legal: Legal | null): Typed {
  const text = plain(typed.trim());
  for (const what of ASKS) if (means(words, what, text)) return { kind: "ask", what };
  if (legal?.kind === "choices") {
    for (const [what, move] of Object.entries(SAID)) if (legal.moves.includes(move) && means(words, what, text)) return { kind: "move", move };
    const yes = legal.moves.find((move) => move === "slam" || move === "ask");
    if (yes && means(words, "yes", text)) return { kind: "move", move: yes };
    if (yes && means(words, "no", text)) return { kind: "move", move: `no${yes}` };
  }
  const card = typedCard(words, text);
  if (card === null) return { kind: "unclear" };
  const move = legal?.kind === "choices" ? legal.moves.find((one) => one.includes(`(${card})`)) : undefined;
  return move ? { kind: "move", move } : { kind: "card", card };
}
