import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepSeat, keptSeat, setting } from '../src/device/storage';
import { getUp, isGone, knownTables } from '../src/game/kept';
import { openTable } from '../src/game/opening';
import { Room } from '../src/game/room.svelte';
import { room as view, table } from './builders';
import { FakeServer } from './server';

const SEAT = { code: 'MOON', token: 'token', colour: 'orange', name: 'Ana' } as const;

function answering(status: number, body: unknown): void {
  const answer = async () =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  vi.stubGlobal('fetch', answer);
}

function seated(): Room {
  const nothing = () => undefined;
  const watcher = { saw: nothing, refused: nothing, unsent: nothing, reacted: nothing };
  const room = new Room('MOON', 'seat', 'token', () => 'en', watcher);
  FakeServer.line.welcome().update({ moment: 1, is_whole: true, room: view(), table: table(), facts: [] });
  return room;
}

describe('a kept seat', () => {
  beforeEach(() => keepSeat(SEAT));

  test.each([
    [503, { code: 'try_again', sentence: '' }],
    [429, { code: 'slow_down', sentence: '' }],
    [502, null],
    [404, null],
    [500, { code: 'internal', sentence: '' }],
  ])('stays when the server or a proxy answers %i', async (status, body) => {
    answering(status, body);

    const { tables } = await knownTables(2);

    expect(tables.map(({ code }) => code)).toEqual(['MOON']);
    expect(keptSeat('MOON')?.token).toBe('token');
  });

  test('is forgotten when the server says that there is no such room', async () => {
    answering(404, { code: 'no_such_room', sentence: '' });

    await knownTables(2);

    expect(keptSeat('MOON')).toBeUndefined();
  });

  test('is shown with who else sits there, when its game is over too', async () => {
    answering(200, { phase: 'finished', seats: [SEAT, { colour: 'blue', name: 'Ben' }] });

    const { tables, hasMore } = await knownTables(1);

    expect(tables).toMatchObject([{ code: 'MOON', isOver: true, others: ['Ben'] }]);
    expect(hasMore).toBe(false);
  });

  test('is one of more when there is another', async () => {
    keepSeat({ ...SEAT, code: 'STAR' });
    answering(200, { phase: 'lobby', seats: [SEAT] });

    const { tables, hasMore } = await knownTables(1);

    expect(tables.map(({ code }) => code)).toEqual(['STAR']);
    expect(hasMore).toBe(true);
  });

  test('of the introduction is never offered to be continued', async () => {
    keepSeat({ ...SEAT, opening: 'introduction' });
    answering(200, { phase: 'playing', seats: [SEAT] });

    expect((await knownTables(2)).tables).toEqual([]);
    expect(keptSeat('MOON')?.token).toBe('token');
  });

  test('of the introduction that an earlier release kept is known as one', async () => {
    const earlier = { ...SEAT, at: 1, isIntroduction: true };
    localStorage.setItem('stella.seats', JSON.stringify([earlier]));
    answering(200, { phase: 'playing', seats: [SEAT] });

    expect((await knownTables(2)).tables).toEqual([]);
    expect(keptSeat('MOON')).toEqual({ ...SEAT, at: 1, opening: 'introduction' });
  });

  test('is not gone because somebody is not allowed in, or the page is old', () => {
    expect(['forbidden', 'old_client', 'idle'].filter(isGone)).toEqual([]);
    expect(isGone('seat_removed')).toBe(true);
  });

  test('stays when its owner gets up without a line', async () => {
    const room = seated();
    FakeServer.line.break();

    expect(await getUp(room)).toBe(false);
    expect(keptSeat('MOON')?.token).toBe('token');
  });

  test('is forgotten when the server has heard that its owner got up', async () => {
    const room = seated();

    const leaving = getUp(room);
    FakeServer.line.update({ moment: 2, done: FakeServer.line.done[0]!.id });

    expect(await leaving).toBe(true);
    expect(keptSeat('MOON')).toBeUndefined();
  });
});

describe('opening a table', () => {
  test('closes the line that filled it, also when nobody ever answers', async () => {
    setting.name.set('Ana');
    answering(200, { code: 'MOON', token: 'token', colour: 'orange', characters: [] });

    const opening = openTable('solo', 'Ana');
    await vi.advanceTimersByTimeAsync(9_000);
    await opening;
    const lines = FakeServer.lines.length;
    await vi.advanceTimersByTimeAsync(60_000);

    expect(FakeServer.lines).toHaveLength(lines);
  });
});
