// A record on its way from one screen to the replay.

let record = "";

export function hand(text: string): void {
  record = text;
}

export function handed(): string {
  const text = record;
  record = "";
  return text;
}
