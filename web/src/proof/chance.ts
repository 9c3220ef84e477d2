/**
 * All randomness of a game from its seed, and the seals, as docs/record.md describes them. Contains nothing of the game
 * itself.
 */
import { bytesOf, fromHex, sha256, shake256 } from './sha';

export const seal = (salt: string, content: string): string => sha256(`${salt}:${content}`);

/** `count` different numbers below `population`: the top of a shuffled pile. */
export function draw(seed: string, label: string, population: number, count: number): number[] {
  const stream = shake256(Uint8Array.from([...fromHex(seed), ...bytesOf(label)]));
  const pile = Array.from({ length: population }, (_, number) => number);
  for (let at = 0; at < count;) {
    const number = stream.next().value * 256 + stream.next().value;
    const left = population - at;
    if (number >= 65536 - (65536 % left)) continue; // skip the last, incomplete run of outcomes
    const chosen = at + (number % left);
    [pile[at], pile[chosen]] = [pile[chosen]!, pile[at]!];
    at += 1;
  }
  return pile.slice(0, count);
}

/** A draw that puts everything seen before last. */
export function drawFresh(
  seed: string,
  label: string,
  population: number,
  count: number,
  seen: readonly number[],
): number[] {
  const all = Array.from({ length: population }, (_, number) => number);
  const known = new Set(seen);
  const fresh = all.filter((number) => !known.has(number));
  const old = all.filter((number) => known.has(number));
  const first = draw(seed, label, fresh.length, Math.min(count, fresh.length));
  const rest = draw(seed, `seen ${label}`, old.length, Math.min(count - first.length, old.length));
  return [...first.map((place) => fresh[place]!), ...rest.map((place) => old[place]!)];
}

/** The seed of a game without a bundle (record format 2). */
export const commonSeed = (part: string, parts: readonly (string | null)[]): string =>
  sha256(['stella common chance', part, ...parts.filter((own) => own !== null)].join(':'));

/** The seal of a device's part, made for the game whose server part has this seal. */
export const deviceSeal = (server: string, part: string): string =>
  sha256(`stella device part:${server}:${part}`);

/** The seal of everything that decides the draws except the parts; `bundle` is its canonical JSON. */
export const bundleSeal = (salt: string, bundle: string): string => sha256(`stella bundle:${salt}:${bundle}`);

/** The seed from the server's part and one part, or none, for every seat, with a sealed bundle. */
export const sealedSeed = (bundle: string, part: string, parts: readonly (string | null)[]): string =>
  sha256(['stella chance 3', bundle, part, ...parts.map((own) => own ?? '-')].join(':'));

export const slateSalt = (secret: { seed: string; salt: string }, round: number, seat: number): string =>
  sha256(`${secret.salt}:${secret.seed}:slate:${round}:${seat}`).slice(0, 32);

export const slateSeal = (salt: string, round: number, seat: number, cards: readonly number[]): string =>
  seal(salt, `round ${round} seat ${seat} cards ${[...cards].sort((a, b) => a - b).join(' ')}`);
