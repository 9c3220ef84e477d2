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

  test('are nothing to who comes later: there may be a new edition since then', () => {
    keeper('late').saw(view(), null, null, [table()]);
    keeper('at the end').saw(view({ phase: 'finished', games: 1 }), null, null, [table()]);

    expect([kept(0, 'late').deck, kept(0, 'at the end').deck]).toEqual(['', '']);
  });
});
