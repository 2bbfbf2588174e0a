// The language that is spoken, for all views.

import { writable } from "svelte/store";
import { bundleOf, Words, type Language } from "../lib/words";

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("catalogue:en"),
  fr: () => import("catalogue:fr"),
  ru: () => import("catalogue:ru"),
};

export const words = writable<Words>();

let wanted = 0;

/** Speaks another language from now on, when its catalogue has come; the courts' letters may be another's. */
export async function speak(language: Language, letters: Language | ""): Promise<void> {
  const mine = ++wanted;
  const bundle = async (one: Language) => bundleOf(one, (await LOADERS[one]()).default);
  const spoken = await bundle(language);
  const printed = letters && letters !== language ? await bundle(letters) : spoken;
  // Somebody who tries all languages sees the last one they chose.
  if (mine !== wanted) return;
  document.documentElement.lang = language;
  words.set(new Words(language, spoken, "fft", printed));
}
