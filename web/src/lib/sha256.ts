// SHA-256 and HMAC, because browsers keep `crypto.subtle` from pages of a local network without TLS.

const K: number[] = [];
const START: number[] = [];
// The constants are the first bits of the roots of primes.
for (let candidate = 2; K.length < 64; candidate++) {
  let prime = true;
  for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) prime = false;
  if (!prime) continue;
  if (START.length < 8) START.push((Math.sqrt(candidate) * 2 ** 32) | 0);
  K.push((Math.cbrt(candidate) * 2 ** 32) | 0);
}

const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0);
  const hash = START.slice();
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = words[i - 15]!;
      const b = words[i - 2]!;
      words[i] = (words[i - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + words[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, index) => (hash[index] = (hash[index]! + value) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((value, index) => out.setInt32(index * 4, value));
  return new Uint8Array(out.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return sha256(join(outer, sha256(join(inner, message))));
}

export function join(one: Uint8Array, two: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + two.length);
  both.set(one);
  both.set(two, one.length);
  return both;
}
