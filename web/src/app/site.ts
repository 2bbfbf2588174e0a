// The address that links for others begin with.

import { readable } from "svelte/store";
import { rest } from "../net/rest";

const here = location.href.replace(/#.*/, "");
/** This machine's own name for itself, which leads nowhere from another one. */
const local = /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** Where others reach the server; null if only this machine does. */
export const site = readable<string | null>(local ? null : here, (set) => {
  // Whoever came in from outside came by an address that works.
  if (local) void rest.games().then((found) => set(found.address ?? null)).catch(() => undefined);
});

export const ownSite = here;
