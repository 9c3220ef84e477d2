import { describe, expect, test } from 'vitest';
import { constellation, newMoments, scoreLine } from '../src/game/memory';
import { locale } from '../src/i18n.svelte';
import type { Likeness, Wins } from '../src/net/protocol';

const bond = (a: string, b: string, likeness: number): Likeness => ({ a, b, likeness, games: 3, shared: 9 });
const apart = (places: ReturnType<typeof constellation>, a: string, b: string): number => {
  const [one, other] = [a, b].map((name) => places.find((place) => place.name === name)!);
  return Math.hypot(one!.x - other!.x, one!.y - other!.y);
};

describe('the constellation', () => {
  const bonds = [bond('Ana', 'Ben', 0.9), bond('Ana', 'Eva', 0), bond('Ben', 'Eva', -0.4)];
  const places = constellation(['Ana', 'Ben', 'Eva'], bonds);

  test('puts those who think alike next to each other', () => {
    expect(apart(places, 'Ana', 'Ben')).toBeLessThan(apart(places, 'Ana', 'Eva'));
    expect(apart(places, 'Ana', 'Ben')).toBeLessThan(apart(places, 'Ben', 'Eva'));
  });

  test('stays in its frame and is the same every time', () => {
    for (const { x, y } of places) expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThanOrEqual(0);
    expect(constellation(['Ana', 'Ben', 'Eva'], bonds)).toEqual(places);
  });

  test('can be of one or two', () => {
    expect(constellation(['Ana'], [])).toEqual([{ name: 'Ana', x: 0.5, y: 0.5 }]);
    expect(constellation(['Ana', 'Ben'], bonds)).toHaveLength(2);
  });
});

test('new moments have one line for each kind, with all whose it is', () => {
  const moments = [
    { kind: 'first_super_spark', name: 'Ana' },
    { kind: 'one_picture' },
    { kind: 'first_super_spark', name: 'Ben' },
  ] as const;

  expect(newMoments(moments).map(({ kind, names }) => [kind, names])).toEqual([
    ['first_super_spark', 'Ana and Ben'],
    ['one_picture', ''],
  ]);
});

test('the score of an evening names those who have won, and nobody as long as nobody has', async () => {
  await locale.choose('en', false);
  const wins = (...numbers: number[]): Wins[] =>
    numbers.map((count, at) => ({ name: `P${at}`, colour: 'blue', wins: count }));

  expect(scoreLine({ games: 3, wins: wins(2, 0, 1) })).toBe('P0 2, P2 1');
  expect(scoreLine({ games: 1, wins: wins(0, 0) })).toBe('');
});
