// Folding what a server sent gives what a snapshot of the same moment says.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogueText } from "../catalogues";
import { scoreStep, sentence } from "../src/lib/sentences";
import { bundleOf, LANGUAGES, Words } from "../src/lib/words";
import { completeDeal } from "../src/state/deal";
import type { LogLine } from "../src/state/log";
import { NOTHING, reduce, type Known } from "../src/state/reducer";
import type { DealInfo, ServerMessage, Snapshot, Step } from "../src/state/types";

type Line = ServerMessage | { type: "expect"; state: Snapshot };

function heard(name: string): Line[] {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, `fixtures/${name}.json`), "utf-8"));
}

/** Folds what was heard: what is known at each snapshot, and the snapshot. */
function* moments(name: string): Generator<[Known, Snapshot]> {
  let known: Known = NOTHING;
  for (const line of heard(name)) {
    if (line.type === "expect") yield [known, line.state];
    else known = reduce(known, line);
  }
}

/** What is known when all was heard. */
function atTheEnd(name: string): Known {
  return heard(name).reduce((known, line) => (line.type === "expect" ? known : reduce(known, line)), NOTHING);
}

/** What a page shows of a deal; cards of a hand in any order. */
function comparable(deal: DealInfo | null): unknown {
  if (!deal) return null;
  const { rules, players, dealer, phase, turn, trick, tricks, result, bids, contract, taker, called, partner, talon_shown, slam_announced, poignees, marks } = deal;
  return {
    ...{ rules, players, dealer, phase, turn, trick, tricks, result, bids, contract, taker, called, partner, talon_shown, slam_announced, poignees, marks },
    hand: [...deal.hand].sort(),
    leader: phase === "play" ? deal.leader : null,
    laid_away: [...deal.laid_away].sort(),
  };
}

describe.each(["fft", "fft-5", "mathers", "greer"])("%s", (name) => {
  test("steps give what snapshots say", () => {
    let compared = 0;
    for (const [known, state] of moments(name)) {
      compared += 1;
      expect(known.version).toBe(state.version);
      expect(known.legal).toEqual(state.legal);
      expect(known.now).toEqual(state.now);
      expect(known.revealed).toBe(state.revealed);
      expect(comparable(known.deal)).toEqual(comparable(state.deal && completeDeal(state.deal)));
      const [mine, theirs] = [known.table!, state.table];
      expect(mine.seats).toEqual(theirs.seats);
      expect(mine.stage).toBe(theirs.stage);
      expect(mine.offer).toEqual(theirs.offer);
      expect(mine.commitment).toEqual(theirs.commitment);
      expect(mine.match.totals).toEqual(theirs.match.totals);
      expect(mine.match.deals.map((deal) => deal.scores)).toEqual(theirs.match.deals.map((deal) => deal.scores));
    }
    expect(compared).toBeGreaterThan(3);
    expect(atTheEnd(name).deal?.result).not.toBeNull();
  });

  test("the log tells the whole deal and names only messages", () => {
    const known = atTheEnd(name);
    const played = known.log.filter((line) => line.message === "web-log-played");
    expect(played.length).toBe(known.deal!.tricks.reduce((sum, trick) => sum + trick.cards.length, 0));
    expect(known.log.map((line) => line.number)).toEqual(known.log.map((_, index) => known.log[0]!.number + index));
  });
});

describe.each(["fft", "fft-5", "mathers", "greer"])("%s, come into in the middle", (name) => {
  test("the log tells what lies on the table as those who stayed have read it", () => {
    let compared = 0;
    for (const [known, state] of moments(name)) {
      const come = reduce(NOTHING, { type: "snapshot", state } as ServerMessage);
      const told = ({ message, seat, card, args }: LogLine): unknown => ({ message, seat, card, args });
      const tricks = ({ message }: LogLine): boolean => /trick|played|bid/.test(message);
      const from = known.log.map((one) => one.message).lastIndexOf("web-log-deal");
      const read = known.log.slice(Math.max(from, 0)).filter(tricks).map(told);
      expect(come.log.filter(tricks).map(told)).toEqual(come.deal ? read : []);
      compared += read.length;
    }
    expect(compared).toBeGreaterThan(20);
  });

  test.each(LANGUAGES)("each line begins with a capital in %s", (language) => {
    const words = new Words(language, bundleOf(language, catalogueText(language)));
    const known = atTheEnd(name);
    const about = words.about(known.deal!.rules.game);
    const said = known.log.map((line) => sentence(about, line, known.table, known.seat));
    said.push(...known.deal!.result!.explanation.map((step) => scoreStep(about, step, known.table, known.seat)));
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((line) => !/^[\p{Lu}\d−+×(]/u.test(line))).toEqual([]);
  });
});

describe("versions", () => {
  const lines = heard("fft").filter((line): line is Step => line.type === "step");
  const start = heard("fft").filter((line): line is ServerMessage => line.type === "welcome" || line.type === "snapshot");
  const begun = start.reduce(reduce, NOTHING);

  test("a step that is heard twice changes nothing", () => {
    const once = reduce(begun, lines[0]!);
    expect(reduce(once, lines[0]!)).toBe(once);
  });

  test("a gap is noticed, and what is known stays", () => {
    const gap = reduce(begun, lines[1]!);
    expect(gap.behind).toBe(true);
    expect(gap.version).toBe(begun.version);
    expect(gap.deal).toBe(begun.deal);
  });

  test("folding changes no value that was handed out", () => {
    const before = JSON.stringify(begun);
    lines.reduce(reduce, begun);
    expect(JSON.stringify(begun)).toBe(before);
  });
});
