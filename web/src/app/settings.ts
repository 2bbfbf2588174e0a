// What somebody chose on this device: kept in the browser, sent nowhere.

import { writable } from "svelte/store";
import { preferred, type Language } from "../lib/words";

export interface Choices {
  language: Language;
  name: string;
  fourColours: boolean;
  /** The language of the courts' letters; "" for the one that is spoken. */
  letters: Language | "";
  /** Letters of the page, to those of the browser. */
  textSize: number;
  contrast: boolean;
  /** 0: no motion, 1: as designed, 2: twice as quick. */
  speed: number;
  sound: boolean;
  confirm: boolean;
  leftHanded: boolean;
  /** Seconds that bots take for a move. */
  pace: number;
  /** What was played last, offered first the next time. */
  game: string;
  players: number;
  bot: string;
}

const KEY = "oudler.choices";

function read(): Choices {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const found: Choices = {
    language: preferred(navigator.languages),
    name: "",
    fourColours: false,
    letters: "",
    textSize: 1,
    contrast: matchMedia("(prefers-contrast: more)").matches,
    speed: still ? 0 : 1,
    sound: false,
    confirm: false,
    leftHanded: false,
    pace: 0.9,
    game: "fft",
    players: 4,
    bot: "",
  };
  try {
    const kept = { ...found, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    // Whoever has told their system that motion does them harm gets none, whatever was chosen before.
    return still ? { ...kept, speed: 0 } : kept;
  } catch {
    return found;
  }
}

export const choices = writable<Choices>(read());

choices.subscribe((value) => {
  document.documentElement.dataset.deck = value.fourColours ? "four" : "two";
  document.documentElement.dataset.contrast = value.contrast ? "high" : "usual";
  document.documentElement.dataset.text = value.textSize > 1.2 ? "largest" : value.textSize > 1 ? "larger" : "usual";
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play.
  }
});
