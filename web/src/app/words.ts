// The language that is spoken, for all views.

import { writable } from "svelte/store";
import { bundleOf, Words, type Language } from "../lib/words";

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("catalogue:en"),
  fr: () => import("catalogue:fr"),
  ru: () => import("catalogue:ru"),
};

export const words = writable<Words>();

/** Speaks another language from now on, when its catalogue has come. */
export async function speak(language: Language): Promise<void> {
  const { default: text } = await LOADERS[language]();
  const spoken = new Words(language, bundleOf(language, text));
  document.documentElement.lang = language;
  words.set(spoken);
}
