import { beforeEach, describe, expect, test, vi } from 'vitest';
import { writeKept } from '../src/device/storage';
import { deviceSeal } from '../src/proof/chance';
import { gamesAt, placeOf } from '../src/proof/keeping';
import { room as view, table } from './builders';
import {
  PLACE,
  MINE,
  refused,
  enter,
  SERVER,
  inLobby,
  drawing,
  playing,
  kept,
  sealed,
  added,
  sealOfOwn,
} from './keeping';
import { FakeServer } from './server';

beforeEach(() => {
  refused.length = 0;
});

describe('the own part of chance', () => {
  test('is drawn and kept in the lobby, and only its seal is published, once', () => {
    const line = inLobby(enter());
    inLobby(line);

    expect(kept()).toMatchObject({ chance: SERVER, isBefore: true, isAdded: false, bundle: '' });
    expect(kept().part).toMatch(/^[0-9a-f]{64}$/);
    expect(sealed()).toEqual([sealOfOwn()]);
    expect(added()).toEqual([]);
  });

  test('is opened when everything else is sealed, and that is kept first', () => {
    const line = inLobby(enter());
    drawing(line, [sealOfOwn(), null, 'bens']);
    drawing(line, [sealOfOwn(), null, 'bens']);

    expect(added()).toEqual([kept().part]);
    expect(kept()).toMatchObject({
      bundle: 'bundle',
      partSeals: [sealOfOwn(), null, 'bens'],
      source: 'drawn',
      isAdded: false,
    });
    expect(kept().players?.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Eva']);

    line.update({ moment: 5, done: line.done.at(-1)!.id });
    expect(kept().isAdded).toBe(true);
  });

  test('is not opened where another seal stands in its place', () => {
    drawing(inLobby(enter()), ['other', null, null]);

    expect(added()).toEqual([]);
  });

  test('is not opened for a bundle that was first shown with a table, and not with what it seals', () => {
    const line = inLobby(enter());
    const seals = { bundle_seal: 'bundle', part_seals: [sealOfOwn()] };
    playing(line, table({ step: 'over', seal: '' }), null, seals);
    drawing(line, [sealOfOwn()]);

    expect(added()).toEqual([]);
  });

  test('is opened for the first bundle only: a draw that is begun again gets nothing', () => {
    const line = inLobby(enter());
    drawing(line, [sealOfOwn(), null, null]);
    const seals = sealed().length;
    inLobby(line);
    drawing(line, [sealOfOwn(), null, null], { bundle_seal: 'a better one' });

    expect(added()).toHaveLength(1);
    expect(sealed()).toHaveLength(seals);
    expect(kept().bundle).toBe('bundle');
  });

  test.each(['', null, undefined])('is not opened for a bundle that is not sealed yet (%j)', (nothing) => {
    const line = inLobby(enter());
    drawing(line, [sealOfOwn(), null, null], { bundle_seal: nothing as string });

    expect(added()).toEqual([]);
  });

  test('is not sealed again for a game with a lower number: a draw is not begun again under it', () => {
    const line = inLobby(enter(), { games: 5 });
    drawing(line, [sealOfOwn(5), null, null], { games: 5 });
    inLobby(line, { games: 0, chance_seal: 'another' });
    const seal = sealed().at(-1)!;
    drawing(line, [seal, null, null], { games: 0, chance_seal: 'another', bundle_seal: 'a better one' });

    expect(sealed()).toEqual([sealOfOwn(5)]);
    expect(added()).toEqual([kept(5).part]);
  });

  test('is not sealed again after so many games that the first draw is no longer kept', () => {
    const line = inLobby(enter(), { games: 1 });
    drawing(line, [sealOfOwn(1), null, null], { games: 1 });
    for (let games = 2; games < 40; games += 1) inLobby(line, { games, chance_seal: `seal ${games}` });
    inLobby(line, { games: 0, chance_seal: 'another' });

    expect(kept(1)).toBeUndefined();
    expect(kept(0)?.part ?? '').toBe('');
  });

  test.each([
    [-2, -1, 0],
    [0, 0.5, 1],
    ['0', '00', 0],
  ])('is opened once, however the room counts its games: %j, %j, %j', (...counts) => {
    const line = inLobby(enter(), { games: counts[0] as number });
    drawing(line, [sealOfOwn()], { games: counts[0] as number });
    counts.slice(1).forEach((games, at) => {
      const again = { games: games as number, chance_seal: `another ${at}` };
      inLobby(line, again);
      drawing(line, [sealed().at(-1)!], { ...again, bundle_seal: `a better one ${at}` });
    });

    expect(added().length).toBe(counts[2] === 1 ? 2 : 1); // a second game may follow the first
    expect(kept(0)).toMatchObject({ chance: SERVER, bundle: 'bundle' });
  });

  test('is opened once, whatever the storage loses', () => {
    const line = inLobby(enter());
    const seals = [sealOfOwn(), null, null];
    drawing(line, seals);
    const part = kept().part;
    writeKept([]);
    inLobby(line, { chance_seal: 'another' });
    const known = deviceSeal('another', part); // the server knows the part
    drawing(line, [known, null, null], { chance_seal: 'another', bundle_seal: 'a better one' });

    expect(sealed()).toEqual([seals[0]]);
    expect(added()).toEqual([part]);
    expect(gamesAt(PLACE).map(({ bundle }) => bundle)).not.toContain('a better one');
  });

  test('is opened again after a lost line, unless the server has it', () => {
    drawing(inLobby(enter()), [sealOfOwn(), null, null]);
    FakeServer.line.break();
    vi.advanceTimersByTime(600);
    drawing(FakeServer.line.welcome(), [sealOfOwn(), null, null]);
    expect(added()).toEqual([kept().part]);

    FakeServer.line.break();
    vi.advanceTimersByTime(600);
    drawing(FakeServer.line.welcome(), [sealOfOwn(), null, null], {}, { ...MINE, has_added_chance: true });

    expect(added()).toEqual([]);
  });

  test('is the same after a lost line, and in a second tab', () => {
    inLobby(enter());
    const [first] = sealed();
    FakeServer.line.break();
    vi.advanceTimersByTime(600);
    inLobby(FakeServer.line.welcome());
    expect(sealed()).toEqual([first]);

    inLobby(enter(), { part_seals: [first!, null, null] });

    expect(sealed()).toEqual([]);
  });

  test('is not one that an earlier version has given away', () => {
    inLobby(enter());
    const games = gamesAt(PLACE);
    const { bundle: _, ...old } = { ...games[0]!, part: 'a'.repeat(64), isAdded: true };
    writeKept([old]);

    inLobby(enter());

    expect(kept()).toMatchObject({ isAdded: false, bundle: '' });
    expect(kept().part).not.toBe('a'.repeat(64));
  });

  test('that came too late is refused without a word, and not claimed', () => {
    const line = inLobby(enter());
    drawing(line, [sealOfOwn(), null, null]);

    line.say({ type: 'refused', id: line.done.at(-1)!.id, code: 'game_running', sentence: 'Too late.' });
    drawing(line, [sealOfOwn(), null, null]);

    expect(refused).toEqual([]);
    expect(added()).toHaveLength(1);
    expect(kept().isAdded).toBe(false);
  });

  test('counts as added when the server says that it has it already', () => {
    const line = inLobby(enter());
    drawing(line, [sealOfOwn(), null, null]);

    line.say({ type: 'refused', id: line.done.at(-1)!.id, code: 'chance_already_added', sentence: 'Twice.' });

    expect(kept().isAdded).toBe(true);
  });

  test('is another one for a rematch, sealed as soon as the game is over', () => {
    const line = inLobby(enter());
    playing(line, table());
    line.update({
      moment: 9,
      room: view({ phase: 'finished', games: 1, chance_seal: 'next', record: 'first' }),
      table: table({ step: 'over', round: 4, winners: [0], secret: { seed: '', salt: '' } }),
    });

    expect(sealed()).toEqual([sealOfOwn(0), sealOfOwn(1)]);
    expect(kept(1).part).not.toBe(kept(0).part);
    expect(kept(0)).toMatchObject({ chance: SERVER, seal: 'seal', lastRound: 4, record: 'first' });
    expect(kept(1)).toMatchObject({ chance: 'next', isBefore: true, seal: '' });
  });

  test.each(['spectator', 'tv'] as const)('is not added by a %s', (role) => {
    const line = inLobby(enter(role), {}, null);
    drawing(line, ['anas', null, null], {}, null);

    expect([...sealed(), ...added()]).toEqual([]);
    expect(gamesAt(placeOf('MOON', null)).map(({ bundle }) => bundle)).toEqual(
      role === 'tv' ? [] : ['bundle'],
    );
  });

  test('is not sealed where nothing else is', () => {
    inLobby(enter(), { chance_seal: null });

    expect(sealed()).toEqual([]);
  });
});
