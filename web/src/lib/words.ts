// Turning codes and arguments into sentences, as `oudler.locales` does in Python, from the same catalogues.

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Signs } from "../deck/shapes";
import { rankOf, suitOf, type Card } from "../state/cards";

export const LANGUAGES = ["en", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Value = string | number | boolean | null | undefined | readonly string[];

const MINUS = "−";
const SIGNS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
/** Arguments that a code may come without. */
const OPTIONAL = ["close", "field", "place", "seat", "suit", "top", "you"];

/** The language of the browser, or English. */
export function preferred(languages: readonly string[]): Language {
  for (const one of languages) {
    const code = one.toLowerCase().split(/[-_]/)[0];
    const found = LANGUAGES.find((language) => language === code);
    if (found) return found;
  }
  return "en";
}

export function bundleOf(language: Language, text: string): FluentBundle {
  const digits = (value: FluentValue): FluentValue => {
    if (typeof value === "string") return value;
    const number = Number(value instanceof FluentNumber ? value.value : value);
    return number ? (number > 0 ? "+" : "") + numeral(language, number) : "0";
  };
  const counted = (value: FluentValue, ofWhat: FluentValue): FluentValue => {
    const number = value instanceof FluentNumber ? value.value : value;
    return number ? `, ${typeof number === "number" ? numeral(language, number) : String(number)} ${String(ofWhat)}` : "";
  };
  const functions = {
    SIGNED: ([value]: FluentValue[]) => digits(value ?? ""),
    ANY_OF: ([several, last]: FluentValue[]) => String(several).replace(/, (?!.*, )/s, ` ${String(last)} `),
    IF_ANY: ([value, ofWhat]: FluentValue[]) => counted(value ?? "", ofWhat ?? ""),
  };
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  const errors = bundle.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  return bundle;
}

function numeral(language: Language, value: number): string {
  const text = String(Math.abs(value));
  return (value < 0 ? MINUS : "") + (language === "en" ? text : text.replace(".", ","));
}

export class Words {
  /** The game without its variants: what the messages see as `$game`. */
  private readonly family: string;

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly preset = "fft",
    /** Where the letters of the courts come from, if somebody wants those of another language. */
    private readonly letters: FluentBundle = bundle,
  ) {
    this.family = preset === "mathers-1888" ? "mathers" : preset;
  }

  /** The suits that the game's texts name, which are those that its cards show. */
  get signs(): Signs {
    return this.family === "fft" ? "french" : "latin";
  }

  about(preset: string | undefined): Words {
    return !preset || preset === this.preset ? this : new Words(this.language, this.bundle, preset, this.letters);
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  say(message: string, args: Record<string, Value> = {}, bundle = this.bundle): string {
    const found = bundle.getMessage(message);
    if (!found?.value) return message;
    const said: Record<string, FluentVariable> = { preset: this.preset, game: this.family };
    for (const [name, value] of Object.entries(args)) said[name] = this.value(value);
    if (typeof args.preset === "string") said.game = args.preset === "mathers-1888" ? "mathers" : args.preset;
    const errors: Error[] = [];
    const text = bundle.formatPattern(found.value, said, errors);
    if (errors.length) console.error(message, errors[0]);
    return text;
  }

  /** What is wrong, said to the player whose move it was. */
  error(code: string, args: Record<string, any> = {}): string {
    const said: Record<string, Value> = Object.fromEntries(OPTIONAL.map((name) => [name, null]));
    Object.assign(said, args, { you: true });
    for (const name of ["card", "top"]) {
      const value = said[name];
      if (typeof value === "string" && /^([SHDC](\d+|[JNQK])|T\d+|X)$/.test(value)) said[name] = this.within(value);
    }
    const message = this.has(`error-${code}`) ? `error-${code}` : `web-error-${code}`;
    return begun(this.say(this.has(message) ? message : "error-internal_error", said));
  }

  number(value: number): string {
    return numeral(this.language, value);
  }

  signed(value: number): string {
    return (value > 0 ? "+" : "") + this.number(value);
  }

  /** `king of spades` */
  card(card: Card): string {
    return this.say("term-card", parts(card));
  }

  /** In a sentence: `♠K`, `T21`, `X`; `the king of cups` in games with Latin suits, for which there are no signs. */
  private within(card: Card): string {
    if (card === "X" || suitOf(card) === "T" || this.signs === "french") return this.short(card);
    return this.say("web-card-within", parts(card));
  }

  /** `♠K`, `T21`, `X`; `king of cups` in games with Latin suits */
  short(card: Card): string {
    if (card === "X") return card;
    const suit = suitOf(card);
    if (suit !== "T" && this.signs === "latin") return this.card(card);
    return (SIGNS[suit] ?? this.say("term-suit-letter", { suit })) + this.corner(card);
  }

  /** What is printed on the corner of a card, without its suit. */
  corner(card: Card): string {
    const rank = rankOf(card);
    return /^\d*$/.test(rank) ? rank : this.say("term-letter", { rank }, this.letters);
  }

  private value(value: Value): FluentValue {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return value < 0 ? this.number(value) : new FluentNumber(value, { useGrouping: false });
    if (typeof value === "string") return value;
    return value.join(", ") || "none";
  }
}

/** A line by itself: it begins with a capital, and without the arrow that it has at a terminal. */
export function begun(line: string): string {
  return line.replace(/^→ /, "").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function parts(card: Card): Record<string, Value> {
  if (card === "X") return { kind: "excuse", suit: "X", rank: 0 };
  const rank = rankOf(card);
  const number = /^\d+$/.test(rank) ? Number(rank) : rank;
  return { kind: suitOf(card) === "T" ? "trump" : "suit", suit: suitOf(card), rank: number };
}
