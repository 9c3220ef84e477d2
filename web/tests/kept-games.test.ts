import { describe, expect, test, vi } from 'vitest';
import { gamesAt, Keeper, placeOf } from '../src/proof/keeping';
import type { OwnView, TableView } from '../src/net/protocol';
import { room as view, table, told } from './builders';
import { PLACE, MINE, enter, SERVER, lobby, inLobby, drawing, playing, kept, sealOfOwn } from './keeping';

describe('what is kept of a game', () => {
  const reveal = (change: Partial<TableView> = {}): TableView =>
    table({ step: 'reveal', numbers: [1, 1, 1], seals: ['a', 'b', 'c'], ...change });

  test('is what was seen first', () => {
    const line = inLobby(enter());
    playing(line, table());
    playing(line, reveal(), { seat: 0, marks: [3, 4] });
    playing(line, reveal({ seals: ['x', 'y', 'z'], seal: 'seal' }), { seat: 0, marks: [9] });
    inLobby(line, { chance_seal: 'another' });

    expect(kept()).toMatchObject({ chance: SERVER, seal: 'seal', seat: 0 });
    expect(kept().rounds[0]).toMatchObject({ seals: ['a', 'b', 'c'], marks: [3, 4], clue: 'moon' });
  });

  test.each([
    ['a table of another draw', { seal: 'another', step: 'over' }],
    ['other pictures in the same round', { table: [...table().table].reverse() }],
    ['another first scout in the same round', { first_scout: 2 }],
  ] as const)('remembers the round in which it was shown %s', (_, change) => {
    const line = inLobby(enter());
    playing(line, table());
    expect(kept().otherRound).toBeUndefined();

    playing(line, table(change as Partial<TableView>));
    playing(line, table({ round: 2, seal: 'a third' }));

    expect(kept()).toMatchObject({ otherRound: 1, seal: 'seal' });
  });

  test.each([
    ['another word card in the same round', { card: { id: 'w9', top: 'moon' } }],
    ['another word on the other half of the card', { card: { ...table().card, bottom: 'wish' } }],
  ] as const)('remembers the round in which it was shown %s', (_, change) => {
    const line = inLobby(enter());
    playing(line, table());
    playing(line, table(change as Partial<TableView>));

    expect(kept()).toMatchObject({ otherRound: 1, rounds: [{ card: table().card }] });
  });

  test.each([
    ['other cards that were pointed at', { pointed: [[4, 0, 'fall', [0], []]] }],
    ['other numbers', { numbers: [1, 2, 1] }],
    ['someone else in the dark', { in_the_dark: 2 }],
    ['another clue', { clue: 'sea' }],
  ] as const)('remembers the round in which it was told %s after the slates had locked', (_, change) => {
    const pointed = [[3, 0, 'spark', [0, 1, 2], [0, 1, 2]]] as TableView['pointed'];
    const line = inLobby(enter());
    playing(line, reveal());
    playing(line, reveal({ pointed }));
    playing(line, reveal()); // a second tab that is a little behind
    expect(kept().otherRound).toBeUndefined();

    playing(line, reveal(change as unknown as Partial<TableView>));

    expect(kept()).toMatchObject({ otherRound: 1, rounds: [{ clue: 'moon', numbers: [1, 1, 1], pointed }] });
  });

  test.each([
    ['late, though nobody had pointed', [reveal({ seals: [] }), reveal()]],
    ['together with the first pointing', [reveal({ pointed: [[3, 0, 'fall', [0], []]] })]],
  ])('has seals that were shown %s', (_, tables) => {
    const line = inLobby(enter());
    for (const each of tables) playing(line, each);

    expect(kept().rounds[0]).toMatchObject({ seals: ['a', 'b', 'c'], areLate: true });
  });

  test('has seals in time if they came with the numbers', () => {
    const line = inLobby(enter());
    playing(line, table());
    playing(line, reveal());

    expect(kept().rounds[0]).toMatchObject({ seals: ['a', 'b', 'c'], areLate: false });
  });

  test('is one game only, though a rematch has another draw', () => {
    const line = inLobby(enter());
    playing(line, table());
    line.update({
      moment: 8,
      room: view({ phase: 'finished', games: 1, chance_seal: SERVER }),
      table: table({ step: 'over', secret: { seed: 'ab', salt: 'cd' } } as Partial<TableView>),
    });
    playing(line, table({ seal: 'another', table: [...table().table].reverse() }), { seat: 0 }, { games: 1 });

    expect([kept(0), kept(1)].map(({ seal, otherRound }) => [seal, otherRound])).toEqual([
      ['seal', undefined],
      ['another', undefined],
    ]);
  });

  test('cannot end after the next game was played', () => {
    const line = inLobby(enter());
    const over = { step: 'over', secret: { seed: 'ab', salt: 'cd' } } as Partial<TableView>;
    playing(line, table());
    line.update({
      moment: 8,
      room: view({ phase: 'finished', games: 1, chance_seal: SERVER }),
      table: table(over),
    });
    playing(line, table({ seal: 'another' }), { seat: 0 }, { games: 1 });
    expect(kept(0).otherRound).toBeUndefined();

    line.update({
      moment: 9,
      room: view({ phase: 'finished', games: 1, chance_seal: SERVER }),
      table: table(over),
    });

    expect(kept(0)).toMatchObject({ otherRound: 1 });
  });

  test('is not the one that is told if an earlier one was played in between', () => {
    const line = inLobby(enter());
    playing(line, table());
    playing(line, table({ seal: 'another' }), { seat: 0 }, { games: 1 });
    expect(kept(1).otherRound).toBeUndefined();

    playing(line, table({ seal: 'a rigged one' }));
    playing(line, table({ seal: 'another' }), { seat: 0 }, { games: 1 });

    expect([kept(0), kept(1)].map(({ otherRound }) => otherRound)).toEqual([1, 1]);
  });

  test.each([-1, -0.5, 0.5, '0', '00', null, NaN])(
    'is the first one if the room counts %j games: no number is left over',
    (games) => {
      const line = inLobby(enter());
      playing(line, table({ seal: 'a rigged one' }), { seat: 0 }, { games: games as number });
      playing(line, table());

      expect(gamesAt(PLACE)).toMatchObject([{ number: 0, seal: 'a rigged one', otherRound: 1 }]);
    },
  );

  test('is the first one if none is over at the end', () => {
    const line = inLobby(enter());
    playing(line, table());
    const over = table({ step: 'over', secret: { seed: 'ab', salt: 'cd' } } as Partial<TableView>);
    line.update({ moment: 8, room: view({ phase: 'finished', games: 0 }), table: over });

    expect(gamesAt(PLACE).map(({ number, lastRound }) => [number, lastRound])).toEqual([[0, 1]]);
  });

  test('has a clue that is typed in after the round began, and keeps the first', () => {
    const blank = { id: 'typed-1', top: '', is_custom: true };
    const line = inLobby(enter());
    playing(line, table({ card: blank, clue: '' }));
    playing(line, table({ card: { ...blank, top: 'moon', bottom: 'boat' }, clue: 'moon' }));
    playing(line, table({ card: { ...blank, top: 'sun' }, clue: 'moon' }));

    expect(kept().rounds[0]).toMatchObject({ card: { top: 'moon', bottom: 'boat' }, clue: 'moon' });
  });

  test('is not over between two rounds', () => {
    const line = inLobby(enter());
    playing(line, table({ step: 'over', round: 1 }));

    expect(kept().lastRound).toBeUndefined();
  });

  test('has the seals of a round that was over in one update', () => {
    const line = inLobby(enter());
    playing(line, table());
    const scored = {
      ...{ round: 1, table: table().table, card: table().card, clue: 'moon', first_scout: 0 },
      ...{ slates: [[3], [3], [4]], pointed: [], scores: [] },
    };

    line.update({
      moment: 9,
      facts: [
        told(
          { type: 'slates_sealed', numbers: [1, 1, 1], in_the_dark: null, seals: ['a', 'b', 'c'] },
          { step: 'reveal', seals: ['a', 'b', 'c'] },
        ),
        told(
          { type: 'round_started', round: 2, table: table().table, card: table().card, first_scout: 1 },
          { round: 2, step: 'associate', seals: [], rounds: [scored] },
        ),
      ],
    });

    expect(kept().rounds.map((round) => round?.seals)).toEqual([['a', 'b', 'c'], []]);
    expect(kept().rounds[0]!.marks).toBeNull();
  });

  test('says that a latecomer did not see the seal before the game', () => {
    playing(enter(), reveal({ round: 3 }), { seat: 2 });

    expect(kept()).toMatchObject({ chance: SERVER, isBefore: false, seat: 2 });
    expect(kept().rounds.slice(0, 2)).toEqual([null, null]);
  });

  test('is not mixed with another seat at a table of the same name', () => {
    inLobby(enter());

    expect(gamesAt(placeOf('MOON', 'another token'))).toEqual([]);
  });

  test('is forgotten after a month', () => {
    inLobby(enter());
    vi.setSystemTime(Date.now() + 31 * 86_400_000);

    expect(gamesAt(PLACE)).toEqual([]);
  });
});

describe('what the room said before the draw', () => {
  const options = view().options;
  const words: OwnView = { ...MINE, words: [['moon', 'sea']] };

  test('is kept, and stays what it was', () => {
    const line = inLobby(enter(), {}, words);
    inLobby(line, { options: { ...options, source: 'custom_mixed' } }, words);
    drawing(line, [sealOfOwn()], { options: { ...options, source: 'custom_mixed' } }, words);

    expect(kept()).toMatchObject({ written: [['moon', 'sea']], source: 'custom_mixed' });
    expect(kept().isOther).toBeUndefined();
  });

  test.each([
    ['the source', { source: 'only_custom' }, words],
    ['the deck', { deck: 'other' }, words],
    ['the word list', { words: 'other' }, words],
    ['the own words', {}, { ...MINE, words: [] }],
  ] as const)('is no longer true if %s is another once it is sealed', (_, change, mine) => {
    const line = inLobby(enter(), {}, words);
    drawing(line, [sealOfOwn()], { options: { ...options, ...change } }, mine as OwnView);

    expect(kept().isOther).toBe(true);
  });
});

describe('the deck and the words that were offered', () => {
  const keeper = (place: string): Keeper => new Keeper(place, () => ({ deck: 'this', words: 'these' }), null);

  test('are kept by who was there before the game', () => {
    const early = keeper('early');
    early.saw(lobby(), null, null, []);
    early.saw(view(), null, null, [table()]);

    expect(kept(0, 'early')).toMatchObject({ deck: 'this', words: 'these' });
  });

  test.each([
    ['the same list', {}, 'this'],
    ['another list', { words: 'other' }, ''],
  ])('are taken from the table if they were loaded late, and it says %s', (_, change, deck) => {
    let isLoaded = false;
    const slow = new Keeper('slow', () => (isLoaded ? { deck: 'this', words: 'these' } : {}), null);
    slow.saw(lobby(), null, null, []);
    isLoaded = true;

    slow.saw(view({ options: { ...view().options, ...change } }), null, null, [table()]);

    expect(kept(0, 'slow').deck).toBe(deck);
  });

  test('stay what they were when everything was sealed', () => {
    const steady = new Keeper('steady', ({ deck = 'this' }) => ({ deck, words: 'these' }), null);
    const drawn = { is_drawing: true, bundle_seal: 'bundle', part_seals: [null] };
    steady.saw(lobby(drawn), null, null, []);

    steady.saw(lobby({ options: { ...view().options, deck: 'other' } }), null, null, []);

    expect(kept(0, 'steady').deck).toBe('this');
  });

  test('are nothing to who comes later: there may be a new edition since then', () => {
    keeper('late').saw(view(), null, null, [table()]);
    keeper('at the end').saw(view({ phase: 'finished', games: 1 }), null, null, [table()]);

    expect([kept(0, 'late').deck, kept(0, 'at the end').deck]).toEqual(['', '']);
  });
});
