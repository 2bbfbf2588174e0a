import { expect, test } from "vitest";
import { levelOr, levelsOf } from "../src/lib/bots";

test("the bots that are offered are levels, and the usual one does not think long", () => {
  expect(levelsOf(["random", "novice", "search", "master", "club"])).toEqual(["novice", "club", "master"]);
  expect(levelOr("master", ["novice", "master"])).toBe("master");
  expect(levelOr("search")).toBe("club");
  expect(levelOr("", ["novice"])).toBe("novice");
});
