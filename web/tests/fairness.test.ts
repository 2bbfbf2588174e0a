import { createHash, createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { verify } from "../src/lib/fairness";
import { hmac, sha256 } from "../src/lib/sha256";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

test("SHA-256 and HMAC are those of everybody", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 1000]) {
    const bytes = new Uint8Array(randomBytes(length));
    expect(hex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    const key = new Uint8Array(randomBytes(length % 90));
    expect(hex(hmac(key, bytes))).toBe(createHmac("sha256", key).update(bytes).digest("hex"));
  }
});

test("a deal that was played is fair, and one that was changed is not", () => {
  const lines = JSON.parse(readFileSync(resolve(import.meta.dirname, "fixtures/fft.json"), "utf-8"));
  const { state } = lines.at(-1);
  const record: string = state.revealed;
  const { commitment } = state.table.commitment;
  expect(verify(record, commitment)).toBe("fair");
  expect(verify(record, "00".repeat(32))).toBe("published_disagrees");
  expect(verify(record.replace(/(ServerSeed "..)../, "$1zz".replace("zz", "00")), commitment)).toBe("commitment_disagrees");
  expect(verify(record.replace(/\[Seed "......../, '[Seed "00000000'), commitment)).toBe("seed_disagrees");
  expect(verify("[Game \"fft\"]", null)).toBe("open");
});
