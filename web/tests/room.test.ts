import { describe, expect, test, vi } from 'vitest';
import { Room } from '../src/game/room.svelte';
import type { RoundView, SeatView, TableView, Told } from '../src/net/protocol';
import { opened, room as view, sealed, table, told } from './builders';
import { FakeServer, type FakeLine } from './server';

const OWN: SeatView = { seat: 0, marks: [], may: ['mark_cards'] };

const { table: cards, card, clue, first_scout } = table();
const SCORED = {
  round: 1,
  table: cards,
  card,
  clue,
  first_scout,
  scores: [],
  pointed: [],
} as unknown as RoundView;

function enter() {
  const log = {
    saw: [] as [TableView | null, readonly Told[], boolean][],
    refused: [] as string[],
    unsent: 0,
  };
  const room = new Room('MOON', 'seat', 'token', () => 'en', {
    saw: (...seen) => log.saw.push(seen),
    refused: (sentence) => log.refused.push(sentence),
    unsent: () => (log.unsent += 1),
    reacted: () => undefined,
  });
  return { room, log };
}

function whole(line: FakeLine, own: SeatView = OWN, moment = 5): FakeLine {
  return line.update({ moment, is_whole: true, room: view(), table: table(), own, mine: null, facts: [] });
}

/** The connection breaks, and the client is back on another one. */
function breakAndComeBack(): FakeLine {
  FakeServer.line.break();
  vi.advanceTimersByTime(600);
  return FakeServer.line.welcome();
}

describe('a room', () => {
  test('keeps every part that an update does not bring', () => {
    const { room } = enter();
    whole(FakeServer.line.welcome());

    FakeServer.line.update({ moment: 6, own: { ...OWN, marks: [4] } });

    expect(room.own?.marks).toEqual([4]);
    expect(room.view).toEqual(view());
    expect(room.table).toEqual(table());
  });

  test('merges the table fact by fact', () => {
    const { room, log } = enter();
    whole(FakeServer.line.welcome());

    FakeServer.line.update({
      moment: 7,
      facts: [told(sealed(), { step: 'reveal', numbers: [2, 1, 1] }), told(opened(), { totals: [2, 2, 2] })],
    });

    expect(room.table).toEqual(table({ step: 'reveal', numbers: [2, 1, 1], totals: [2, 2, 2] }));
    expect(log.saw.at(-1)![2]).toBe(false);
  });

  test('says on coming back what it knew, and plays what it missed', () => {
    const { log } = enter();
    whole(FakeServer.line.welcome());

    const line = breakAndComeBack();
    line.update({
      moment: 9,
      is_whole: true,
      room: view(),
      table: table({ ready: [1], agreed: [], asker: null }),
      own: OWN,
      mine: null,
      facts: [told({ type: 'became_ready', seat: 1 }, { ready: [1] })],
    });

    expect(line.saw('hello')[0]).toMatchObject({ known: 5, protocol: 2 });
    expect(log.saw.at(-1)![2]).toBe(false);
  });

  test('jumps when what it missed was too much to be told', () => {
    const { log } = enter();
    whole(FakeServer.line.welcome());

    const changed = table({ round: 3 });
    breakAndComeBack().update({
      moment: 90,
      is_whole: true,
      room: view(),
      table: changed,
      own: OWN,
      facts: [],
    });

    expect(log.saw.at(-1)).toEqual([changed, [], true]);
  });

  test('settles a command with the update that it made', async () => {
    const { room } = enter();
    whole(FakeServer.line.welcome());

    const doing = room.do({ type: 'be_ready' });
    expect(room.isBusy('be_ready')).toBe(true);
    FakeServer.line.update({ moment: 6, done: FakeServer.line.done[0]!.id });

    expect(await doing).toEqual({ isDone: true });
    expect(room.isBusy('be_ready')).toBe(false);
  });

  test('says at once that something was not sent, instead of dropping it', async () => {
    const { room, log } = enter();
    whole(FakeServer.line.welcome());
    FakeServer.line.break();

    const doing = await room.do({ type: 'point_at', card: 3 });

    expect(doing).toMatchObject({ isDone: false, code: 'offline' });
    expect(log.unsent).toBe(1);
  });

  test.each(['seat_moved', 'seat_removed', 'not_seated', 'no_such_room', 'forbidden'])(
    'does not come back after %s',
    (code) => {
      const { room } = enter();

      FakeServer.line.accept().say({ type: 'goodbye', code, sentence: 'Why.' });
      FakeServer.line.break();
      vi.advanceTimersByTime(60_000);

      expect(room.goodbye?.code).toBe(code);
      expect(FakeServer.lines).toHaveLength(1);
    },
  );

  test('asks why when it is refused again and again without a word, and stays away if it is not wanted', async () => {
    const answer = { code: 'forbidden', sentence: 'Not from here.' };
    const asked = vi.fn(async () => new Response(JSON.stringify(answer), { status: 403 }));
    vi.stubGlobal('fetch', asked);
    const { room } = enter();

    for (let i = 0; i < 3; i++) {
      FakeServer.line.break();
      await vi.advanceTimersByTimeAsync(9_000);
    }
    const lines = FakeServer.lines.length;
    FakeServer.line.break();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(asked).toHaveBeenCalledTimes(1);
    expect(room.goodbye).toMatchObject(answer);
    expect(FakeServer.lines).toHaveLength(lines);
  });

  test('goes on trying when there is no answer to why either', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
    const { room } = enter();

    for (let i = 0; i < 6; i++) {
      FakeServer.line.break();
      await vi.advanceTimersByTimeAsync(12_000);
    }

    expect(room.goodbye).toBeNull();
    expect(FakeServer.lines.length).toBeGreaterThan(6);
  });

  test.each(['restarting', 'try_again', 'too_slow', 'internal'])('comes back after %s', (code) => {
    const { room } = enter();

    FakeServer.line.accept().say({ type: 'goodbye', code, sentence: '' });
    FakeServer.line.break();
    vi.advanceTimersByTime(600);

    expect(room.goodbye).toBeNull();
    expect(FakeServer.lines).toHaveLength(2);
  });

  test('asks an old page to be reloaded', () => {
    const { room } = enter();

    FakeServer.line.accept().say({ type: 'goodbye', code: 'old_client', sentence: '' });

    expect(room.isOutdated).toBe(true);
  });

  test('tells what it has shown when it comes, while a clock waits for it, and after a score, each once', () => {
    const { room } = enter();
    whole(FakeServer.line.welcome());
    room.shownAll();
    FakeServer.line.update({ moment: 6, facts: [told({ type: 'became_ready', seat: 1 })] });
    room.shownAll();
    expect(FakeServer.line.saw('seen')).toEqual([{ type: 'seen', moment: 5 }]);

    FakeServer.line.update({ moment: 7, room: view({ is_clock_due: true }) });
    room.shownAll();
    room.shownAll();
    FakeServer.line.update({ moment: 8, room: view(), facts: [told(opened(), { rounds: [SCORED] })] });
    room.shownAll();

    expect(FakeServer.line.saw('seen').map(({ moment }) => moment)).toEqual([5, 7, 8]);
  });
});

describe('marks', () => {
  test('show at once, and settle with the update that brings them', () => {
    const { room } = enter();
    whole(FakeServer.line.welcome());

    room.mark(3, true);
    expect(room.marks).toEqual([3]);
    FakeServer.line.update({ moment: 6, done: 1, own: { ...OWN, marks: [3] } });

    expect(room.marks).toEqual([3]);
  });

  test('go back when the server refuses them', () => {
    const { room, log } = enter();
    whole(FakeServer.line.welcome());

    room.mark(3, true);
    FakeServer.line.say({ type: 'refused', id: 1, code: 'too_many_marks', sentence: 'Ten.' });

    expect(room.marks).toEqual([]);
    expect(log.refused).toEqual(['Ten.']);
  });

  test('that were made without a line, or whose answer was lost, are sent when it is back', () => {
    const { room } = enter();
    whole(FakeServer.line.welcome());
    room.mark(3, true);
    room.mark(4, true);
    FakeServer.line.break();
    room.mark(5, true);
    vi.advanceTimersByTime(600);

    whole(FakeServer.line.welcome(), { ...OWN, marks: [3] });

    expect(room.marks).toEqual([3, 4, 5]);
    expect(FakeServer.line.done.map(({ command }) => command)).toEqual([
      { type: 'mark_cards', cards: [4] },
      { type: 'mark_cards', cards: [5] },
    ]);
  });

  test('of unknown fate stay, and are sent again if the updates do not bring them', () => {
    const { room } = enter();
    whole(FakeServer.line.welcome());

    room.mark(3, true);
    FakeServer.line.say({ type: 'refused', id: 1, code: 'unknown_fate', sentence: '' });
    expect(room.marks).toEqual([3]);
    vi.advanceTimersByTime(1_000);

    expect(FakeServer.line.done).toHaveLength(2);
  });

  test('are wiped with the word', () => {
    const { room } = enter();
    whole(FakeServer.line.welcome());
    room.mark(3, true);

    FakeServer.line.update({
      moment: 6,
      own: OWN,
      facts: [told({ type: 'word_swapped', word: 'sun' }, { clue: 'sun' })],
    });

    expect(room.marks).toEqual([]);
  });
});
