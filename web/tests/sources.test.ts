import { expect, test } from 'vitest';
import { listed } from '../src/screens/lobby/sources';

test('a pasted list is read card by card', () => {
  expect(listed('Moon / Tide\r\n\n  Home\nSnow; Ash\nRain\tDust\n / Left over')).toEqual([
    ['Moon', 'Tide'],
    ['Home', ''],
    ['Snow', 'Ash'],
    ['Rain', 'Dust'],
    ['Left over', ''],
  ]);
  expect(listed('x'.repeat(60))[0]![0]).toHaveLength(40);
  expect(listed(' \n')).toEqual([]);
});
