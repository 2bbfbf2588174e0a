// Fair dealing, recomputed on this device: the server's seed is the one it had committed to, and with the
// seats' seeds it gives the seed of the deal, which shuffled the cards.

import { hex } from "../net/client";
import { hmac, join, sha256 } from "./sha256";

export type Verdict = "fair" | "open" | "commitment_disagrees" | "published_disagrees" | "seed_disagrees";

export function tagsOf(record: string): Map<string, string> {
  return new Map(Array.from(record.matchAll(/^\[(\w+) "((?:[^"\\]|\\.)*)"\]/gm), (found) => [found[1]!, found[2]!]));
}

function bytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

export function verify(record: string, published: string | null): Verdict {
  const tags = tagsOf(record);
  const commit = tags.get("Commit") ?? "";
  const server = tags.get("ServerSeed");
  if (!commit.startsWith("commit-1:") || !server) return "open";
  const commitment = commit.slice("commit-1:".length);
  if (hex(sha256(join(text("commit-1:"), bytes(server)))) !== commitment) return "commitment_disagrees";
  if (published !== null && published !== commitment) return "published_disagrees";
  let seeds = "commit-1";
  for (let seat = 1; seat <= 6; seat++) {
    const seed = tags.get(`SeatSeed${seat}`);
    if (seed) seeds += `;${seat}=${seed}`;
  }
  return hex(hmac(bytes(server), text(seeds))) === tags.get("Seed") ? "fair" : "seed_disagrees";
}

