import { expect, test } from 'vitest';
import { commonSeed, drawFresh } from '../src/proof/chance';
import { sha256 } from '../src/proof/sha';
import drawn from '../../tests/records/fixtures/draws.json?raw';

test('we draw what Python draws', () => {
  const all = (JSON.parse(drawn) as number[][]).map((expected, number) => {
    const parts = Array.from({ length: number % 4 }, (_, seat) => sha256(`part ${number} ${seat}`));
    const seed = commonSeed(sha256(`server ${number}`), parts);
    const population = 3 + ((number * number) % 997);
    const step = 2 + (number % 5);
    const seen = Array.from({ length: number % 3 ? Math.ceil(population / step) : 0 }, (_, i) => i * step);
    const got = drawFresh(seed, `label ${number}`, population, Math.min(30, population), seen);
    return [number, got, expected];
  });

  expect(all).toHaveLength(300);
  for (const [number, got, expected] of all) expect([number, got]).toEqual([number, expected]);
});
