import { expect, test } from "vitest";
import { recordOf } from "../src/lib/records";

test("a text of several records gives each of them, whatever its lines end with", () => {
  const one = '[Game "fft"]\n[DealNo "1"]\n\npass pass\n1. S1 S2\n';
  const two = '[Game "greer"]\n[DealNo "2"]\n\n1. H1 H2\n';
  for (const text of [`${one}\n${two}`, `${one}\n${two}`.replaceAll("\n", "\r\n"), `\n${one}\n \n${two}\n\n`]) {
    expect(recordOf(text, 0).trim()).toBe(one.trim());
    expect(recordOf(text, 1).trim()).toBe(two.trim());
  }
  expect(recordOf(one, 0)).toBe(one);
  expect(recordOf(one, 7)).toBe(one);
});
