// Lines of the log, notices and steps of a score as sentences.

import type { Told } from "../state/log";
import type { DealInfo, ScoreStep, Seat, TableInfo } from "../state/types";
import { begun, type Words } from "./words";

/** What somebody at a seat is called; "" if nobody sits there. */
export function nameOf(table: TableInfo | null, seat: Seat | null): string {
  return table?.seats.find((one) => one.seat === seat)?.name || "";
}

export function sentence(words: Words, told: Told, table: TableInfo | null, me: Seat | null): string {
  const args: Record<string, any> = { ...told.args };
  if (told.seat !== undefined) {
    args.you = told.seat === me;
    args.name = nameOf(table, told.seat) || words.say("term-player", { seat: told.seat });
  }
  if (told.card) args.card = words.card(told.card);
  if (told.cards) args.cards = told.cards.map((card) => words.card(card)).join(", ");
  if (told.said) args.text = said(words, told.said);
  return begun(words.say(told.message, args));
}

export function said(words: Words, one: { phrase: string; text: string }): string {
  return one.phrase ? words.say("web-phrase", { phrase: one.phrase }) : one.text;
}

export function scoreStep(words: Words, step: ScoreStep, table: TableInfo | null, me: Seat | null): string {
  const seat = typeof step.args.seat === "number" ? step.args.seat : null;
  const name = seat === null ? null : nameOf(table, seat) || words.say("term-player", { seat });
  const you = seat === null ? null : seat === me;
  return begun(words.say(`step-${step.code}`, { ...step.args, amount: step.amount, name, you }));
}

/** How the deal ended, in a line: who made or lost what, by how much. */
export function outcome(words: Words, deal: DealInfo, table: TableInfo | null, me: Seat | null): string {
  const result = deal.result;
  if (!result) return "";
  if (result.outcome !== "played") return words.say("play-outcome-nothing", { outcome: result.outcome });
  if (!result.taker || !result.contract) return words.say("play-score-of-deal");
  // As the explanation below has it: half points have been rounded.
  const counted = result.explanation.find((step) => step.code === "card_points")?.args.difference;
  const difference = Math.abs(counted ?? (result.points ?? 0) - (result.target ?? 0));
  return words.say("web-outcome", {
    you: result.taker === me,
    name: nameOf(table, result.taker),
    contract: result.contract,
    made: result.made ?? false,
    difference,
  });
}
