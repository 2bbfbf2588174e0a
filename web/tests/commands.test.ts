import { expect, test } from "vitest";
import { catalogueText } from "../catalogues";
import { partsOf } from "../src/lib/commands";
import { bundleOf, LANGUAGES, Words } from "../src/lib/words";

test.each(LANGUAGES)("finds the commands in a sentence: %s", (language) => {
  const sentence = new Words(language, bundleOf(language, catalogueText(language))).say("web-link-local");
  const parts = partsOf(sentence);
  expect(parts.map((one) => one.text).join("")).toBe(sentence);
  expect(parts.filter((one) => one.command).map((one) => one.text)).toEqual(["make play LAN=1", "oudler serve --lan"]);
});

test("leaves a sentence without commands as it is", () => {
  expect(partsOf("Wait for the others.")).toEqual([{ text: "Wait for the others.", command: false }]);
});
