import { createHash, createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { commitmentOf, seedOf, verify, type Report } from "../src/lib/fairness";
import { hmac, sha256 } from "../src/lib/sha256";
import { deal, firstDealer, layoutOf, shuffled } from "../src/lib/shuffle";
import { PACK } from "../src/state/cards";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const read = (path: string): any => JSON.parse(readFileSync(resolve(import.meta.dirname, path), "utf-8"));

test("SHA-256 and HMAC are those of everybody", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 1000]) {
    const bytes = new Uint8Array(randomBytes(length));
    expect(hex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    const key = new Uint8Array(randomBytes(length % 90));
    expect(hex(hmac(key, bytes))).toBe(createHmac("sha256", key).update(bytes).digest("hex"));
  }
});

describe("the vectors that the server is tested with", () => {
  const golden = read("../../tests/golden/shuffle.json");
  const cards = (text: string): string[] => text.split(" ").filter(Boolean);
  const inPackOrder = (hand: readonly string[]): string[] => PACK.filter((card) => hand.includes(card));

  test("are there", () => {
    expect(golden.cases.length).toBeGreaterThan(2);
  });

  test.each(golden.layouts as any[])("tables: $game for $players", (one) => {
    const layout = layoutOf(one.game, one.players)!;
    expect({ ...layout, talonFirst: layout.talonFirst ?? false, dead: layout.dead ?? false }).toEqual({
      hand: one.hand, talon: one.talon, packet: one.packet, talonFirst: one.talon_first, dead: one.dead,
    });
  });

  test.each(golden.cases as any[])("seeds: $message", (one) => {
    const seats = Object.entries(one.seat_seeds).map(([seat, seed]) => ({ seat: Number(seat), seed: String(seed) }));
    expect(commitmentOf(one.server_seed)).toBe(one.commitment);
    const seed = seedOf(one.server_seed, seats);
    expect(seed).toBe(one.seed);
    expect(shuffled(seed)).toEqual(cards(one.pack));
    expect(shuffled(`${seed}/dealer`)).toEqual(cards(one.dealer_pack));
    for (const [players, dealer] of Object.entries(one.first_dealer)) expect(firstDealer(seed, Number(players))).toBe(dealer);
    for (const dealt of one.deals) {
      const found = deal(shuffled(seed), layoutOf(dealt.game, dealt.players)!, dealt.players, dealt.dealer);
      expect(found.hands.map(inPackOrder)).toEqual(dealt.hands.map(cards));
      expect(found.talon).toEqual(cards(dealt.talon));
      expect(inPackOrder(found.dead)).toEqual(cards(dealt.dead));
    }
  });
});

describe("a deal that was played", () => {
  const failed = (report: Report): string | undefined => (report.verdict === "wrong" ? report.checks.at(-1)!.what : report.verdict);

  test.each(["fft", "fft-5", "mathers", "greer"])("is fair: %s", (name) => {
    const { state } = read(`fixtures/${name}.json`).at(-1);
    const report = verify(state.revealed, state.table.commitment.commitment, { seat: 1, seed: "ab".repeat(32) });
    expect(report.verdict).toBe("fair");
    expect(report.checks.map((one) => one.what)).toEqual(["published", "server_seed", "own_seed", "seed", "dealer", "cards"]);
    expect(report.seats).toEqual([1]);
  });

  const { state } = read("fixtures/fft.json").at(-1);
  const record: string = state.revealed;
  const { commitment } = state.table.commitment;
  const own = { seat: 1, seed: "ab".repeat(32) };

  test("shows what was changed in it", () => {
    expect(failed(verify(record, "00".repeat(32), own))).toBe("published");
    expect(failed(verify(record.replace(/(ServerSeed "..)../, "$100"), commitment, own))).toBe("server_seed");
    expect(failed(verify(record.replace(/\[ServerSeed.*\n/, ""), commitment, own))).toBe("server_seed");
    expect(failed(verify(record, commitment, { seat: 1, seed: "cd".repeat(32) }))).toBe("own_seed");
    expect(failed(verify(record.replace(/\[SeatSeed1.*\n/, ""), commitment, null))).toBe("seed");
    expect(failed(verify(record.replace(/\[Seed "......../, '[Seed "00000000'), commitment, own))).toBe("seed");
    expect(failed(verify(record.replace('[Dealer "3"]', '[Dealer "4"]'), commitment, own))).toBe("dealer");
  });

  test("shows a card that changed hands, and a talon in another order", () => {
    const exchanged = record.replace('Hand1 "S6', 'Hand1 "S1').replace('Hand2 "S1', 'Hand2 "S6');
    expect(exchanged).not.toBe(record);
    expect(failed(verify(exchanged, commitment, own))).toBe("cards");
    expect(failed(verify(record.replace('Talon "T13 T5', 'Talon "T5 T13'), commitment, own))).toBe("cards");
    // The order within a hand means nothing.
    expect(failed(verify(record.replace('Hand1 "S6 S7', 'Hand1 "S7 S6'), commitment, own))).toBe("fair");
  });

  test("has nothing to check without a commitment, or with one of another kind", () => {
    expect(failed(verify('[Game "fft"]'))).toBe("open");
    expect(failed(verify(record.replace("commit-1:", "commit-9:")))).toBe("unknown");
  });
});
