// From a key to a pack and from a pack to hands, as docs/protocol.md says under "Fair dealing".

import { PACK, type Card } from "../state/cards";
import { hmac } from "./sha256";

export const SHUFFLE = "shuffle-1";

interface Layout {
  hand: number;
  talon: number;
  /** Cards dealt at a time. */
  packet: number;
  /** Single cards of the talon fall after the first packet of each round, not at the end. */
  talonFirst?: boolean;
  /** A hand is dealt that nobody holds. */
  dead?: boolean;
}

const FRENCH: Record<number, Layout> = {
  3: { hand: 24, talon: 6, packet: 4, talonFirst: true },
  4: { hand: 18, talon: 6, packet: 3, talonFirst: true },
  5: { hand: 15, talon: 3, packet: 3, talonFirst: true },
};

export function layoutOf(game: string, players: number): Layout | null {
  if (game === "fft" || game === "michelsen") return FRENCH[players] ?? null;
  if (game === "mathers" || game === "mathers-1888") return { hand: 25, talon: 3, packet: 5, dead: players === 2 };
  if (game === "greer") return { hand: Math.floor(PACK.length / players), talon: PACK.length % players, packet: 1 };
  return null;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The pack that a key gives, first card to deal first. Bytes that would favour some places are thrown away. */
export function shuffled(key: string): Card[] {
  const pack = [...PACK];
  let stream = new Uint8Array();
  let at = 0;
  let block = 0;
  for (let place = pack.length - 1; place > 0; place--) {
    const choices = place + 1;
    let byte: number;
    do {
      if (at === stream.length) {
        stream = new Uint8Array(hmac(bytesOf(key), bytesOf(`${SHUFFLE}:${block++}`)));
        at = 0;
      }
      byte = stream[at++]!;
    } while (byte >= 256 - (256 % choices));
    const other = byte % choices;
    [pack[place], pack[other]] = [pack[other]!, pack[place]!];
  }
  return pack;
}

/** Who deals the first deal of a match: everybody gets a card, and the lowest of the pack's order deals. */
export function firstDealer(seed: string, players: number): number {
  const drawn = shuffled(`${seed}/dealer`).slice(0, players).map((card) => PACK.indexOf(card));
  return drawn.indexOf(Math.min(...drawn)) + 1;
}

export interface Dealt {
  hands: Card[][];
  talon: Card[];
  dead: Card[];
}

export function deal(pack: readonly Card[], layout: Layout, players: number, dealer: number): Dealt {
  const hands: Card[][] = Array.from({ length: players }, () => []);
  const dead: Card[] = [];
  const talon: Card[] = [];
  const places = Array.from({ length: players }, (_, turn) => hands[(dealer + turn) % players]!);
  if (layout.dead) places.push(dead);
  let at = 0;
  while (places.some((place) => place.length < layout.hand)) {
    places.forEach((place, turn) => {
      const packet = Math.min(layout.packet, layout.hand - place.length);
      place.push(...pack.slice(at, at + packet));
      at += packet;
      if (turn === 0 && layout.talonFirst && talon.length < layout.talon) talon.push(pack[at++]!);
    });
  }
  talon.push(...pack.slice(at));
  return { hands, talon, dead };
}
