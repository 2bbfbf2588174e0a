// Where one is, in the fragment of the address: browsers do not send it, so keys may stand there.
//   #/            the beginning          #/t/<table>[/<key>]   a table, with the key of a link
//   #/replay      a written deal         #/replay/<table>/<match>/<deal>[/<key>[/<step>]]   one that was played

import { readable } from "svelte/store";

/** A deal that was played at a table, and the moment of it that a link shows. */
export interface PlayedDeal {
  table: string;
  match: number;
  number: number;
  key: string | null;
  step: number;
}

export type Route = { at: "home" } | { at: "replay"; played: PlayedDeal | null } | { at: "table"; table: string; key: string | null };

export function routeOf(hash: string): Route {
  const [, first, table = "", ...more] = hash.replace(/^#/, "").split("/");
  const named = /^\w{1,32}$/.test(table);
  if (first === "t" && named) return { at: "table", table, key: more[0] ?? null };
  if (first !== "replay") return { at: "home" };
  const [match, number] = more.map(Number);
  if (!named || !match || !number) return { at: "replay", played: null };
  return { at: "replay", played: { table, match, number, key: more[2] || null, step: Number(more[3]) || 0 } };
}

export const route = readable<Route>(routeOf(location.hash), (set) => {
  const changed = (): void => set(routeOf(location.hash));
  changed();
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
});

export function go(path: string): void {
  location.hash = path;
}

/** A link to a table, for friends. */
export function linkTo(site: string, table: string, key: string): string {
  return `${site}#/t/${table}/${key}`;
}

export function linkToDeal(site: string, { table, match, number, key, step }: PlayedDeal): string {
  return `${site}#/replay/${table}/${match}/${number}/${key ?? ""}/${step}`;
}
