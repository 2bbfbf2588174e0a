// Fair dealing, recomputed on this device: the server's seed is the one it had committed to, this device's
// own seed is among those of the seats, together they give the seed of the deal, and that gives every card.

import { hex } from "../net/client";
import { hmac, join, sha256 } from "./sha256";
import { deal, firstDealer, layoutOf, SHUFFLE, shuffled } from "./shuffle";

const SCHEME = "commit-1";

/** What is compared, in this order. */
export type Check = "published" | "server_seed" | "own_seed" | "seed" | "dealer" | "cards";

export interface Checked {
  what: Check;
  good: boolean;
}

export interface Report {
  /** `open`: a deal that nobody committed to. `unknown`: by a scheme of which this page knows nothing. */
  verdict: "fair" | "wrong" | "open" | "unknown";
  /** The first that failed is the last that was compared: what follows from a wrong seed proves nothing. */
  checks: Checked[];
  commitment: string | null;
  seed: string | null;
  /** Seats that added a seed. */
  seats: number[];
}

export interface OwnSeed {
  seat: number;
  seed: string;
}

export function tagsOf(record: string): Map<string, string> {
  return new Map(Array.from(record.matchAll(/^\[(\w+) "((?:[^"\\]|\\.)*)"\]/gm), (found) => [found[1]!, found[2]!]));
}

function bytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

export function commitmentOf(serverSeed: string): string {
  return hex(sha256(join(text(`${SCHEME}:`), bytes(serverSeed))));
}

export function seedOf(serverSeed: string, seats: readonly OwnSeed[]): string {
  return hex(hmac(bytes(serverSeed), text(SCHEME + seats.map((one) => `;${one.seat}=${one.seed}`).join(""))));
}

/** Hands are sets; the talon is as it was dealt. */
function sameCards(tags: Map<string, string>, seed: string, players: number): boolean {
  const layout = layoutOf(tags.get("Game") ?? "", players);
  if (!layout) return false;
  const dealt = deal(shuffled(seed), layout, players, Number(tags.get("Dealer")));
  const written = (tag: string): string[] => (tags.get(tag) ?? "").split(/\s+/).filter(Boolean);
  const asSet = (cards: readonly string[]): string => [...cards].sort().join(" ");
  return (
    dealt.hands.every((hand, index) => asSet(hand) === asSet(written(`Hand${index + 1}`))) &&
    dealt.talon.join(" ") === written("Talon").join(" ") &&
    asSet(dealt.dead) === asSet(written("Dead"))
  );
}

/** `published`: the commitment that was shown before the deal; `own`: the seed that this device added. */
export function verify(record: string, published: string | null = null, own: OwnSeed | null = null): Report {
  const tags = tagsOf(record);
  const commit = tags.get("Commit");
  const report: Report = { verdict: "open", checks: [], commitment: null, seed: null, seats: [] };
  if (commit === undefined) return report;
  const [scheme, commitment = ""] = commit.split(":");
  report.commitment = commitment;
  const players = Number(tags.get("Players"));
  const serverSeed = tags.get("ServerSeed") ?? "";
  const seeds: OwnSeed[] = [];
  for (let seat = 1; seat <= players; seat++) {
    const seed = tags.get(`SeatSeed${seat}`);
    if (seed !== undefined) seeds.push({ seat, seed });
  }
  report.seats = seeds.map((one) => one.seat);
  if (scheme !== SCHEME || tags.get("Shuffle") !== SHUFFLE) return { ...report, verdict: "unknown" };
  const isSeed = (seed: string): boolean => /^[0-9a-f]{64}$/.test(seed);
  const seed = isSeed(serverSeed) ? seedOf(serverSeed, seeds) : "";
  report.seed = seed;
  const compared: [Check, boolean, () => boolean][] = [
    ["published", published !== null, () => published === commitment],
    ["server_seed", true, () => isSeed(serverSeed) && commitmentOf(serverSeed) === commitment],
    ["own_seed", own !== null, () => tags.get(`SeatSeed${own!.seat}`) === own!.seed],
    ["seed", true, () => seeds.every((one) => isSeed(one.seed)) && tags.get("Seed") === seed],
    ["dealer", tags.get("DealNo") === "1", () => firstDealer(seed, players) === Number(tags.get("Dealer"))],
    ["cards", true, () => sameCards(tags, seed, players)],
  ];
  for (const [what, asked, good] of compared) {
    if (!asked) continue;
    report.checks.push({ what, good: good() });
    if (!report.checks.at(-1)!.good) return { ...report, verdict: "wrong" };
  }
  return { ...report, verdict: "fair" };
}
