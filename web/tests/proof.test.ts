import { describe, expect, test } from 'vitest';
import { judge } from '../src/proof/judging';
import type { KeptGame, KeptRound } from '../src/proof/keeping';
import type { GameRecord } from '../src/proof/record';
import { changed, COMMON, keptOf, OTHER, records, WORDS, keptRound } from './proving';

const lieOf = (record: GameRecord, kept: KeptGame[] = [], number = 3): unknown => {
  const judgement = judge(record, kept, number, WORDS);
  return judgement.isFair ? judgement : [judgement.lie, judgement.round, judgement.name];
};

describe('a true record', () => {
  test.each(
    [...records('format-3.jsonl'), ...records('format-2.jsonl')].map((record, at) => [at, record] as const),
  )('of today and of format 2 holds (%i)', (_, record) => {
    expect(judge(record, [], 0, WORDS)).toEqual({ isFair: true, proof: 'fair-record-only', lacks: [] });
    expect(judge(record, [], 0, null)).toMatchObject({ isFair: true, lacks: ['fair-lacks-words'] });
  });

  test.each(
    records('format-1.jsonl')
      .filter(({ secret }) => secret !== null)
      .map((record, at) => [at, record] as const),
  )('of format 1 holds (%i)', (_, record) => {
    expect(judge(record, [], 0, null)).toMatchObject({ isFair: true, proof: 'fair-record-only' });
    expect(judge(record, [keptOf(record)], 3, null)).toMatchObject({
      isFair: true,
      proof: 'fair-server-alone',
    });
  });

  test('is proved to somebody who saw it all and added to it', () => {
    const record = COMMON();

    expect(judge(record, [keptOf(record)], 3, WORDS)).toEqual({
      isFair: true,
      proof: 'fair-in-part',
      lacks: ['fair-lacks-held-back'],
    });
  });

  test.each([
    ['fair-in-part', {}],
    ['fair-without-part', { part: '', isAdded: false }],
    ['fair-without-part', { part: OTHER, isAdded: false }],
    ['fair-late', { isBefore: false }],
  ])('is told honestly: %s', (proof, change) => {
    const record = COMMON();

    expect(judge(record, [keptOf(record, change)], 3, WORDS)).toMatchObject({ isFair: true, proof });
  });

  test('says which slates were sealed while this device was away', () => {
    const record = COMMON();
    const kept = keptOf(record);
    kept.rounds[1] = null;

    expect(judge(record, [kept], 3, WORDS)).toMatchObject({
      isFair: true,
      lacks: ['fair-lacks-held-back', 'fair-lacks-slates'],
    });
  });

  test('says so if the server never showed what this seat had marked', () => {
    const record = COMMON();
    const kept = keptOf(record);
    kept.rounds[1] = { ...kept.rounds[1]!, marks: null };

    expect(judge(record, [kept], 3, WORDS)).toMatchObject({
      isFair: true,
      lacks: ['fair-lacks-held-back', 'fair-lacks-slates'],
    });
  });

  test('says so if slates were sealed after cards had been pointed at', () => {
    const record = COMMON();
    const kept = keptOf(record);
    kept.rounds[1] = { ...kept.rounds[1]!, areLate: true };

    expect(judge(record, [kept], 3, WORDS)).toMatchObject({
      isFair: true,
      lacks: ['fair-lacks-held-back', 'fair-lacks-slates'],
    });
  });

  test.each([{ deck: '' }, { words: '' }, { deckSize: 0 }, { wordsSize: undefined }, { isOther: true }])(
    'says so if the server never said what is played with: %j',
    (change) => {
      const record = COMMON();

      expect(judge(record, [keptOf(record, change)], 3, WORDS)).toMatchObject({
        isFair: true,
        lacks: ['fair-lacks-held-back', 'fair-lacks-box'],
      });
    },
  );

  test('counts a part that came although nobody said so', () => {
    const record = COMMON();

    expect(judge(record, [keptOf(record, { isAdded: false })], 3, WORDS)).toMatchObject({
      proof: 'fair-in-part',
    });
  });
});

describe('what a host had forgotten', () => {
  test('is no lie about who played', () => {
    const record = COMMON();
    const forgotten = changed((r) => (r.players[1]!.name = '—'));

    expect(judge(forgotten, [keptOf(record)], 3, WORDS)).toMatchObject({ isFair: true });
  });
});

describe('a game after others', () => {
  const record = COMMON();
  const { pictures, words } = record.held_back;
  const fill = (some: readonly number[]): number[] =>
    Array.from({ length: 15 }, (_, at) => some[at] ?? some[0]!);
  /** An earlier game that was ended in its first round, with exactly these cards on the table. */
  const first = keptOf(record, {
    number: 0,
    rounds: [{ ...keptRound(record.rounds[0]!, 0), table: fill(pictures), card: WORDS.cards[words[0]!]! }],
    lastRound: 1,
    isFair: true,
    hasFairWords: true,
  });

  test('is proved if all of them were seen, also one that was ended early', () => {
    expect(judge(record, [first, keptOf(record, { number: 1 })], 1, WORDS)).toEqual({
      isFair: true,
      proof: 'fair-proved',
      lacks: [],
    });
  });

  test.each([
    ['was not seen to its end', { lastRound: undefined }],
    ['was drawn and never shown', { rounds: [] }],
    ['was shown, and its record was not found fair', { isFair: undefined }],
    ['was shown, and its words were compared with no list', { hasFairWords: false }],
    ['was told otherwise', { otherRound: 1 }],
    ['was seen from its second round on', { rounds: [null, first.rounds[0]!], lastRound: 2 }],
  ])('is not proved if one of them %s', (_, change) => {
    const games = [{ ...first, ...change }, keptOf(record, { number: 1 })];

    expect(judge(record, games, 1, WORDS)).toMatchObject({
      proof: 'fair-in-part',
      lacks: ['fair-lacks-held-back'],
    });
  });
});

describe('a record that was changed', () => {
  const first = COMMON().rounds[0]!;
  const cases: [string, (record: GameRecord) => void, unknown[]][] = [
    ['the part', (r) => (r.chance!.part = OTHER), ['unfair-part-changed', 0, '']],
    ['the parts', (r) => (r.chance!.parts[0] = null), ['unfair-seed-mixed', 0, '']],
    ['a part', (r) => (r.chance!.parts[2] = OTHER), ['unfair-part-replaced', 0, 'eva']],
    ['the bundle', (r) => (r.deck.size += 1), ['unfair-bundle-changed', 0, '']],
    ['the seed', (r) => ((r.chance = null), (r.secret.seed = OTHER)), ['unfair-seed-changed', 0, '']],
    ['the pictures', (r) => r.rounds[2]!.table.reverse(), ['unfair-pictures', 3, '']],
    ['the order', (r) => (r.rounds[1]!.first_scout = first.first_scout), ['unfair-scout', 2, '']],
    ['a word', (r) => (r.rounds[3]!.card = first.card), ['unfair-words', 4, '']],
    ['the clue', (r) => (r.rounds[0]!.clue = 'other'), ['unfair-words', 1, '']],
    ['a slate', (r) => r.rounds[1]!.slates[1]!.cards.pop(), ['unfair-slate', 2, 'ben']],
    ['the numbers', (r) => r.rounds[1]!.numbers.reverse(), ['unfair-announced', 2, '']],
    ['the dark', (r) => (r.rounds[1]!.in_the_dark = 5), ['unfair-announced', 2, '']],
    ['a move', (r) => r.rounds[3]!.pointings.pop(), ['unfair-pointing', 4, expect.any(String)]],
    [
      'an outcome',
      (r) => (r.rounds[3]!.pointings[0]!.markers = [0]),
      ['unfair-pointing', 4, expect.any(String)],
    ],
    ['a score', (r) => (r.rounds[2]!.scores[2]!.points += 1), ['unfair-score', 3, 'eva']],
    ['one score too many', (r) => r.rounds[2]!.scores.push(first.scores[0]!), ['unfair-score', 3, '']],
    ['a total', (r) => (r.totals[0]! += 1), ['unfair-winners', 0, '']],
    ['the winners', (r) => (r.winners = []), ['unfair-winners', 0, '']],
    ['the end', (r) => ((r.ended_early = true), (r.winners = [])), ['unfair-winners', 0, '']],
    ['the number of a round', (r) => (r.rounds[1]!.number = 3), ['unfair-unreadable', 0, '']],
    ['a round', (r) => r.rounds.pop(), ['unfair-winners', 0, '']],
    ['the salt', (r) => (r.secret.salt = 'a:b'), ['unfair-unreadable', 0, '']],
  ];
  test.each(cases)('in %s is caught without any seal kept', (_, change, expected) => {
    expect(lieOf(changed(change))).toEqual(expected);
  });

  test('in a name is caught by the digest', () => {
    const players = COMMON().players.map((player) => ({ ...player, name: 'eve' }));

    expect(lieOf({ ...COMMON(), players })).toEqual(['unfair-digest', 0, '']);
  });

  test.each([
    null,
    'x',
    {},
    { format: 9 },
    { ...COMMON(), rounds: [null] },
    { ...COMMON(), deck: { size: 1e9 } },
  ])('beyond reading is said to be so (%#)', (document) => {
    expect(judge(document, [], 0, null)).toMatchObject({ isFair: false, lie: 'unfair-unreadable' });
  });
});

describe('a record that is true in itself, and of another game than the one that was seen', () => {
  const record = COMMON();
  const withRound = (at: number, change: Partial<KeptRound>): Partial<KeptGame> => ({
    rounds: keptOf(record).rounds.map((round, i) => (i === at ? { ...round!, ...change } : round)),
  });
  const cases: [string, Partial<KeptGame>, unknown[]][] = [
    ['the seal of the part', { chance: OTHER }, ['unfair-part-changed', 0, '']],
    ['the own part', { part: OTHER }, ['unfair-part-missing', 0, '']],
    ['the seat of the own part', { seat: 2 }, ['unfair-part-missing', 0, '']],
    ['the seal of the bundle', { bundle: OTHER }, ['unfair-bundle-changed', 0, '']],
    ['the seals of the parts', { partSeals: [OTHER, null, null] }, ['unfair-bundle-changed', 0, '']],
    ['the size of the deck', { deckSize: 83 }, ['unfair-box-changed', 0, '']],
    ['the source of the words', { source: 'only_custom' }, ['unfair-box-changed', 0, '']],
    ['how it was played', { setup: { rounds: 4, stars: false } }, ['unfair-box-changed', 0, '']],
    ['who sat there', { players: keptOf(record).players!.slice(1) }, ['unfair-players', 0, '']],
    ['the seal of the seed', { seal: OTHER }, ['unfair-seed-changed', 0, '']],
    ['the deck', { deck: OTHER }, ['unfair-box-changed', 0, '']],
    ['a seal of a slate', withRound(1, { seals: [OTHER] }), ['unfair-slate', 2, 'ana']],
    ['the own slate', withRound(2, { marks: [0] }), ['unfair-own-slate', 3, '']],
    [
      'a score',
      withRound(3, { scores: [], pointed: [[0, 0, 'fall', [0], []]] }),
      ['unfair-other-game', 4, ''],
    ],
    ['the clue', withRound(0, { clue: 'other' }), ['unfair-other-game', 1, '']],
    ['the numbers', withRound(0, { numbers: [9, 9, 9], in_the_dark: null }), ['unfair-other-game', 1, '']],
    [
      'the other word of a card',
      withRound(0, { card: { ...record.rounds[0]!.card, bottom: 'other' } }),
      ['unfair-other-game', 1, ''],
    ],
    ['the number of the game', { number: 0 }, ['unfair-held-back', 0, '']],
  ];
  test.each(cases)('is caught by %s', (_, change, expected) => {
    const kept = keptOf(record, change);

    expect(lieOf(record, [kept], kept.number)).toEqual(expected);
  });

  test('is caught by what the earlier games showed', () => {
    const earlier = keptOf(record, { number: 0 });
    const second = keptOf(record, { number: 1 });

    expect(lieOf(record, [earlier, second], 1)).toEqual(['unfair-held-back', 0, '']);
  });
});
