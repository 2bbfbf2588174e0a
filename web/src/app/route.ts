// Where one is, in the fragment of the address: browsers do not send it, so keys may stand there.
//   #/            the beginning          #/t/<table>[/<key>]   a table, with the key of a link
//   #/replay      a written deal

import { readable } from "svelte/store";

export type Route = { at: "home" } | { at: "replay" } | { at: "table"; table: string; key: string | null };

export function routeOf(hash: string): Route {
  const [, first, table, key] = hash.replace(/^#/, "").split("/");
  if (first === "t" && table && /^\w{1,32}$/.test(table)) return { at: "table", table, key: key ?? null };
  return first === "replay" ? { at: "replay" } : { at: "home" };
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
export function linkTo(table: string, key: string): string {
  return `${location.href.replace(/#.*/, "")}#/t/${table}/${key}`;
}
