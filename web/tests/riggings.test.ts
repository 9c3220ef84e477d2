/** A server that wants to choose the draw: what this device says about every way to do so that we could think of. */
import { describe, expect, test, vi } from 'vitest';
import { writeKept } from '../src/device/storage';
import { judge, judgeGame } from '../src/proof/judging';
import { gamesAt, type KeptGame, type KeptRound } from '../src/proof/keeping';
import type { GameRecord, RecordedRound, WordList } from '../src/proof/record';

/**
 * A record from the server, what the device was shown before, and what the device must say (tests/records/rigging.py).
 */
interface Rigging {
  name: string;
  says: string;
  record: GameRecord;
  shown: Partial<KeptGame>;
  has_words: boolean;
}

const files = import.meta.glob<string>('../../tests/records/fixtures/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const shared = (name: string): string => files[`../../tests/records/fixtures/${name}`]!;
const riggings = shared('riggings.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Rigging);
const WORDS: WordList = { hash: '', ...(JSON.parse(shared('words.json')) as Omit<WordList, 'hash'>) };

/** The game itself was played as the record says: all lies are about the draw. */
const keptRound = ({ table, card, clue, first_scout }: RecordedRound): KeptRound => ({
  ...{ table, card, clue, first_scout },
  ...{ seals: [], marks: null, pointed: [], scores: [] },
});
const keptOf = ({ record, shown }: Rigging): KeptGame => ({
  ...{ place: 'MOON token', number: 0, at: 0, chance: '', isBefore: true, part: '', isAdded: true },
  ...{ deck: '', words: '', seal: record.seal, seat: 0, lastRound: 1 },
  rounds: record.rounds.map(keptRound),
  ...shown,
});
const saysOf = (rigging: Rigging): string => {
  const kept = keptOf(rigging);
  const judgement = judge(rigging.record, [kept], kept.number, rigging.has_words ? WORDS : null);
  return judgement.isFair ? judgement.proof : judgement.lie;
};

describe('a rigged draw', () => {
  test.each(riggings.map((rigging) => [rigging.name, rigging.says, rigging] as const))(
    '%s: %s',
    (_, says, rigging) => {
      expect(saysOf(rigging)).toBe(says);
    },
  );

  test('is never proved to be fair', () => {
    const proved = riggings.filter((rigging) => saysOf(rigging) === 'fair-proved').map(({ name }) => name);

    expect(riggings.length).toBeGreaterThan(40);
    expect(proved).toEqual(['an honest game']);
  });

  test('is not even called fair in part once everything has been seen', () => {
    const weak = riggings.filter((rigging) => saysOf(rigging) === 'fair-in-part').map(({ name }) => name);

    expect(weak).toEqual([
      "another person's part left out",
      'pictures held back for games nobody saw',
      'words of choice, and no list',
      'a first draw that was never shown',
      'an honest game of format 2',
      "format 2: another person's part",
      'format 2: pictures held back',
    ]);
  });
});

describe('the games before', () => {
  const honest = riggings[0]!;
  const PLACE = 'MOON token';
  /** Give the server these records and nothing else, and let the device have seen these games. */
  function tell(records: Record<string, unknown>, kept: readonly KeptGame[]): void {
    const answer = async (address: string) => {
      const record = records[address.split('/').at(-1)!];
      return new Response(JSON.stringify(record ?? null), {
        status: record ? 200 : 404,
        headers: { 'Content-Type': 'application/json' },
      });
    };
    vi.stubGlobal('fetch', answer);
    writeKept(kept);
  }
  const first = { ...keptOf(honest), record: 'first', at: Date.now() };
  const second = { ...keptOf(honest), number: 1, at: Date.now() };

  test('count once their records were found fair', async () => {
    tell({ first: honest.record, second: honest.record }, [second, first]);

    await judgeGame('second', PLACE, 1);

    expect(gamesAt(PLACE).map(({ isFair }) => isFair ?? false)).toEqual([true, false]);
    expect(gamesAt(PLACE)[0]!.hasFairWords).toBe(false); // there was no word list
  });

  test.each([
    ['there is no record of them', {}],
    ['their record tells another game', { first: riggings[1]!.record }],
  ])('do not count if %s', async (_, records) => {
    tell({ ...records, second: honest.record }, [second, first]);

    await judgeGame('second', PLACE, 1);

    expect(gamesAt(PLACE).map(({ isFair }) => isFair ?? false)).toEqual([false, false]);
  });
});
