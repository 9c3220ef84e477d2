import type { Component } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { Along } from '../src/game/along.svelte';
import { Room } from '../src/game/room.svelte';
import type { MarkAlong } from '../src/net/protocol';
import { room as view, table, told } from './builders';
import { FakeServer, type FakeLine } from './server';

const Foot = (() => ({})) as unknown as Component;
const SCORE = { sparks: 1, super_sparks: 0, is_dark: false, has_fallen: true, points: 2 };

function watch(): Room {
  const room = new Room('MOON', 'spectator', 'key', () => 'en', {
    saw: () => undefined,
    refused: () => undefined,
    unsent: () => undefined,
    reacted: () => undefined,
  });
  room.along = new Along((command, answer) => room.send(command, answer), Foot);
  whole(FakeServer.line.welcome());
  return room;
}

const whole = (line: FakeLine): FakeLine =>
  line.update({
    moment: 5,
    is_whole: true,
    room: view({ is_clock_due: true }),
    table: table(),
    own: null,
    facts: [],
  });
const sent = (): number[][] => FakeServer.line.done.map(({ command }) => (command as MarkAlong).cards);
const answer = (): FakeLine => FakeServer.line.update({ moment: 5, done: FakeServer.line.done.at(-1)!.id });

describe('somebody who watches', () => {
  test('marks for themselves, and one message is on its way at a time', () => {
    const room = watch();

    for (const card of [3, 4, 5]) room.mark(card, true);

    expect(room.may('mark_cards')).toBe(true);
    expect(room.marks).toEqual([3, 4, 5]);
    expect(sent()).toEqual([[3]]);
    answer();
    expect(sent()).toEqual([[3], [3, 4, 5]]);
    answer();
    expect(sent()).toHaveLength(2);
  });

  test('keeps what the server has taken when a mark is refused', () => {
    const room = watch();
    room.mark(3, true);
    answer();

    room.mark(4, true);
    FakeServer.line.say({
      type: 'refused',
      id: FakeServer.line.done.at(-1)!.id,
      code: 'too_many_marks',
      sentence: '',
    });

    expect(room.marks).toEqual([3]);
  });

  test('tells a new line again what is marked', () => {
    const room = watch();
    room.mark(3, true);
    answer();

    FakeServer.line.break();
    vi.advanceTimersByTime(600);
    whole(FakeServer.line.welcome());

    expect(sent()).toEqual([[3]]);
    expect(room.marks).toEqual([3]);
  });

  test('has nothing marked under another word or in another round', () => {
    const room = watch();
    room.mark(3, true);
    answer();

    FakeServer.line.update({
      moment: 6,
      facts: [told({ type: 'word_swapped', word: 'sun' }, { clue: 'sun', is_swapped: true })],
    });

    expect(room.marks).toEqual([]);
    room.mark(4, true);
    expect(sent().at(-1)).toEqual([4]);
  });

  test('sees what it would have scored, and what the crowd saw', () => {
    const room = watch();

    FakeServer.line.say({ type: 'along', seal: 'seal', round: 1, cards: [3], score: SCORE });
    FakeServer.line.say({
      type: 'crowd',
      seal: 'seal',
      round: 1,
      people: 9,
      card: 3,
      marked: 7,
      points: 2.5,
    });

    expect(room.along?.scoreOf(table())).toEqual(SCORE);
    expect(room.crowd?.people).toBe(9);
    expect(room.marks).toEqual([3]);
  });

  test('lets no clock wait for it', () => {
    const room = watch();

    room.shownAll();

    expect(FakeServer.line.saw('seen')).toEqual([]);
  });
});
