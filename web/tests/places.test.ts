import { expect, test } from 'vitest';
import type { ReplayStep } from '../src/net/protocol';
import { placeOf, stepAt } from '../src/screens/replay/places';

const step = (round: number, fact: object): ReplayStep =>
  ({ facts: [{ fact }], table: { round } }) as unknown as ReplayStep;
const STEPS = [
  step(1, { type: 'round_started' }),
  step(1, { type: 'card_pointed', card: 7 }),
  step(1, { type: 'slates_opened' }),
  step(2, { type: 'card_pointed', card: 7 }),
  step(2, { type: 'slates_opened' }),
];

test('a moment of a picture leads to where it was pointed at in that round', () => {
  expect(stepAt(STEPS, placeOf({ round: 2, card: 7 }))).toBe(3);
});

test('a moment of a round leads to its score', () => {
  expect(stepAt(STEPS, placeOf({ round: 1 }))).toBe(2);
  expect(stepAt(STEPS, placeOf({ round: 2, card: null }))).toBe(4);
});

test('a moment of a whole game, or one that is not there, leads to the beginning', () => {
  expect(stepAt(STEPS, placeOf({}))).toBe(0);
  expect(stepAt(STEPS, '?round=4')).toBe(0);
  expect(stepAt(STEPS, '?round=two&card=x')).toBe(0);
});
