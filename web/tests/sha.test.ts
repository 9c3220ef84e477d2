import { describe, expect, test } from 'vitest';
import { bytesOf, sha256, shake256, toHex } from '../src/proof/sha';

const shaken = (text: string, length: number): string => {
  const stream = shake256(bytesOf(text));
  return toHex(Array.from({ length }, () => stream.next().value));
};

/** Published examples, and lengths around the ends of a block. */
describe('our hashes are the ones that everybody has', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('SHA-256 %#', (text, expected) => expect(sha256(text)).toBe(expected));

  test.each([
    ['', '46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f'],
    ['abc', '483366601360a8771c6863080cc4114d8db44530f8f1e1ee4f94ea37e78b5739'],
  ])('SHAKE-256 %#', (text, expected) => expect(shaken(text, 32)).toBe(expected));
});
