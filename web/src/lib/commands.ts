// What somebody types at a terminal, as it stands in the sentences of the catalogues: between quotation marks.

export interface Part {
  text: string;
  command: boolean;
}

const QUOTED = /(?<=[“«]\s?)[^“”«»\s][^“”«»]*[^“”«»\s](?=\s?[”»])/gu;

/** A sentence, cut where its commands begin and end. */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of sentence.matchAll(QUOTED)) {
    if (found.index > at) parts.push({ text: sentence.slice(at, found.index), command: false });
    parts.push({ text: found[0], command: true });
    at = found.index + found[0].length;
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at), command: false });
  return parts;
}
