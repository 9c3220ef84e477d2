import { beforeEach, describe, expect, test } from 'vitest';
import { actionOf, isUsable, keyOf, remap, resetKeys } from '../src/device/keys';

beforeEach(resetKeys);
const press = (key: string, code = '') => actionOf({ key, code });

describe('the keys of the table', () => {
  test('do what they say, large or small, on any keyboard', () => {
    expect([press('r'), press('R'), press('?')]).toEqual(['ready', 'ready', 'help']);
    expect(press('к', 'KeyR')).toBe('ready');
    expect(press('x')).toBeUndefined();
  });

  test('can be changed for others', () => {
    remap('ready', 'x');

    expect(press('x')).toBe('ready');
    expect(press('r')).toBeUndefined();
  });

  test('change places where the new one is taken', () => {
    remap('ready', 'm');

    expect([press('m'), press('r')]).toEqual(['ready', 'menu']);
  });

  test('are as they were after a reset', () => {
    remap('ready', 'x');
    resetKeys();

    expect(keyOf('ready')).toBe('r');
  });

  test('are single signs', () => {
    expect(['x', '1', 'F5', 'Enter', ' ', 'Escape'].filter(isUsable)).toEqual(['x', '1']);
  });
});
