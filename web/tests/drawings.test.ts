import { expect, test } from 'vitest';
import { EMOJI } from '../src/net/protocol';
import { DRAWINGS } from '../src/parts/drawings';

test('every reaction has a drawing, and nothing else has one', () => {
  expect(Object.keys(DRAWINGS).sort()).toEqual([...EMOJI].sort());
});
