/** Clues from real word cards: a device checks what it can, and says what nobody can check. */
import { expect, test } from 'vitest';
import { judge } from '../src/proof/judging';
import { changed, keptOf, records, WORDS } from './proving';

test('a record with typed clues holds, and is never proved: nobody knows how real word cards were drawn', () => {
  const [record] = records('typed.jsonl');

  expect(judge(record!, [], 0, WORDS)).toMatchObject({ isFair: true, lacks: ['fair-lacks-clues'] });
  expect(judge(record!, [keptOf(record!)], 3, WORDS)).toMatchObject({
    isFair: true,
    proof: 'fair-in-part',
    lacks: expect.arrayContaining(['fair-lacks-clues']),
  });
});

test.each(['id', 'top', 'is_custom'] as const)('a typed clue whose %s was changed is a lie', (what) => {
  const [record] = records('typed.jsonl');
  const kept = keptOf(record!);
  const lying = changed((one) => Object.assign(one.rounds[1]!.card, { [what]: '' }), record);

  expect(judge(lying, [kept], 3, WORDS)).toMatchObject({ isFair: false });
});

test('words of their own that players wrote before are left aside, and missing nowhere', () => {
  const [record] = records('typed.jsonl');
  const kept = keptOf(record!, { written: [['moon', 'sea']] });

  expect(judge(record!, [kept], 3, WORDS)).toMatchObject({ isFair: true });
});
