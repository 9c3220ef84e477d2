import { expect, test } from 'vitest';
import type { ReplayStep } from '../src/net/protocol';
import { sameMoment } from '../src/screens/replay/eyes';

const steps = (...types: string[]): ReplayStep[] =>
  types.map((type) => ({ facts: [{ fact: { type } }] }) as unknown as ReplayStep);

const spectator = steps('round_started', 'slates_sealed', 'card_pointed');
const seat = steps('round_started', 'slate_marked', 'slate_marked', 'slates_sealed', 'card_pointed');

test('the announcement stays the announcement through other eyes', () => {
  expect(sameMoment(spectator, 1, seat)).toBe(3);
  expect(sameMoment(seat, 3, spectator)).toBe(1);
});

test('a mark that others did not see is the moment before it to them', () => {
  expect(sameMoment(seat, 2, spectator)).toBe(0);
});

test('the beginning and the end stay what they are', () => {
  expect(sameMoment(spectator, 0, seat)).toBe(0);
  expect(sameMoment(spectator, 2, seat)).toBe(4);
  expect(sameMoment([], 0, seat)).toBe(0);
});
