/** Our own SHA-256 and SHAKE-256: a page without https has no `crypto.subtle`, and no browser has SHAKE. */
const utf8 = new TextEncoder();
export const bytesOf = (text: string): Uint8Array => utf8.encode(text);

export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const toHex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The first 32 fractional bits of a root of each of the first primes (FIPS 180-4). */
function rootsOfPrimes(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime)) primes.push(number);
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}
const ROUNDS = rootsOfPrimes(64, Math.cbrt);
const START = rootsOfPrimes(8, Math.sqrt);

/** The SHA-256 of a text or of bytes, in hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  const message = typeof content === 'string' ? bytesOf(content) : content;
  const padded = new DataView(new ArrayBuffer((((message.length + 8) >> 6) + 1) << 6));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(message.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, message.length << 3);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = padded.getUint32(at + 4 * i);
    compress(state, words);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const [old, late] = [w[i - 15]!, w[i - 2]!];
    w[i] =
      w[i - 16]! +
      (right(old, 7) ^ right(old, 18) ^ (old >>> 3)) +
      w[i - 7]! +
      (right(late, 17) ^ right(late, 19) ^ (late >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const mixed =
      (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const major = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + major) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

const RATE = 136;
const LANE = (1n << 64n) - 1n;
const left = (lane: bigint, by: bigint): bigint => ((lane << by) | (lane >> (64n - by))) & LANE;

/** Keccak-f[1600] on 25 lanes (FIPS 202); its constants come from a shift register. */
function permute(a: bigint[]): void {
  let register = 1;
  for (let round = 0; round < 24; round++) {
    const column = [0, 1, 2, 3, 4].map((x) => a[x]! ^ a[x + 5]! ^ a[x + 10]! ^ a[x + 15]! ^ a[x + 20]!);
    for (let i = 0; i < 25; i++) a[i]! ^= column[(i + 4) % 5]! ^ left(column[(i + 1) % 5]!, 1n);
    let [x, y, moving] = [1, 0, a[1]!];
    for (let step = 0; step < 24; step++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const turned = left(moving, BigInt((((step + 1) * (step + 2)) / 2) % 64));
      moving = a[x + 5 * y]!;
      a[x + 5 * y] = turned;
    }
    for (let row = 0; row < 25; row += 5) {
      const lanes = a.slice(row, row + 5);
      for (let i = 0; i < 5; i++)
        a[row + i] = lanes[i]! ^ (~lanes[(i + 1) % 5]! & LANE & lanes[(i + 2) % 5]!);
    }
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) a[0]! ^= 1n << BigInt((1 << bit) - 1);
      register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1;
    }
  }
}

/** The endless stream of bytes that SHAKE-256 derives from a message. */
export function* shake256(message: Uint8Array): Generator<number, never> {
  const padded = new Uint8Array((Math.floor(message.length / RATE) + 1) * RATE);
  padded.set(message);
  padded[message.length]! ^= 0x1f;
  padded[padded.length - 1]! ^= 0x80;
  const lanes = Array<bigint>(25).fill(0n);
  const blocks = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += RATE) {
    for (let i = 0; i < RATE / 8; i++) lanes[i]! ^= blocks.getBigUint64(at + 8 * i, true);
    permute(lanes);
  }
  for (;;) {
    for (let i = 0; i < RATE; i++) yield Number((lanes[i >> 3]! >> BigInt(8 * (i & 7))) & 0xffn);
    permute(lanes);
  }
}
