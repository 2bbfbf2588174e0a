import { beforeAll, expect, test, vi } from "vitest";

// The module looks at the address as soon as it is loaded.
vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
let route: typeof import("../src/app/route");
beforeAll(async () => {
  route = await import("../src/app/route");
});

test("addresses are read, and those that mean nothing lead to the beginning", () => {
  const { routeOf } = route;
  expect(routeOf("")).toEqual({ at: "home" });
  expect(routeOf("#/somewhere")).toEqual({ at: "home" });
  expect(routeOf("#/t/abc")).toEqual({ at: "table", table: "abc", key: null });
  expect(routeOf("#/t/abc/j.1.x")).toEqual({ at: "table", table: "abc", key: "j.1.x" });
  expect(routeOf("#/t/a b/<script>")).toEqual({ at: "home" });
  expect(routeOf("#/replay")).toEqual({ at: "replay", played: null });
  expect(routeOf("#/replay/abc/x/y")).toEqual({ at: "replay", played: null });
});

test("a link to a moment of a deal leads back to it", () => {
  const { linkTo, linkToDeal, routeOf } = route;
  const played = { table: "abc", match: 2, number: 3, key: "w.1.x", step: 41 };
  const site = "http://192.168.0.2:8137/";
  const link = linkToDeal(site, played);
  expect(link.startsWith(`${site}#/`)).toBe(true);
  expect(routeOf(new URL(link).hash)).toEqual({ at: "replay", played });
  expect(routeOf(new URL(linkToDeal(site, { ...played, key: null })).hash)).toEqual({ at: "replay", played: { ...played, key: null } });
  expect(linkTo(site, "abc", "j.1.x")).toBe(`${site}#/t/abc/j.1.x`);
});
