/** Today's table on a device: the streak, the calendar, and squares that give nothing away. */
import { expect, test } from 'vitest';
import {
  daysOf,
  joined,
  monthAfter,
  shareText,
  shifted,
  squaresOf,
  streak,
  weeksOf,
  type KeptDay,
} from '../src/game/daily';
import { read } from '../src/route.svelte';
import type { TableView } from '../src/net/protocol';

const day = (stars = 3, isArchive?: boolean): KeptDay => ({
  cards: [1],
  stars,
  squares: '-'.repeat(15),
  ...(isArchive && { isArchive }),
});

test('a streak counts the days in a row up to today', () => {
  const days = { '2026-11-16': day(), '2026-11-17': day(), '2026-11-18': day(), '2026-11-14': day() };

  expect(streak(days, '2026-11-18')).toBe(3);
});

test('a day that is not over does not break a streak, and a missed one does', () => {
  const days = { '2026-11-16': day(), '2026-11-17': day() };

  expect(streak(days, '2026-11-18')).toBe(2);
  expect(streak(days, '2026-11-19')).toBe(0);
});

test('the archive never touches the streak', () => {
  const days = { '2026-11-16': day(), '2026-11-17': day(3, true), '2026-11-18': day() };

  expect(streak(days, '2026-11-18')).toBe(1);
});

test('days are counted across months and years, whatever the clock of the device says', () => {
  expect(shifted('2026-03-01', -1)).toBe('2026-02-28');
  expect(shifted('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});

test('a month is laid out in weeks from Monday on', () => {
  const weeks = weeksOf('2026-11');

  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
});

test('squares say what became of each mark', () => {
  const cards = Array.from({ length: 15 }, (_, card) => 20 + card);
  const pointed = [
    [20, 0, 'super_spark', [0, 1], [0, 1]],
    [21, 1, 'spark', [0, 1, 2], [0, 1, 2]],
    [22, 0, 'fall', [0], []],
  ];
  const table = { table: cards, rounds: [{ pointed }] } as unknown as TableView;

  expect(squaresOf({ cards: [20, 21, 22, 24], table })).toBe('Ssl-l----------');
});

test('what is shared as text holds the day, the stars and fifteen squares, and nothing else', () => {
  const text = shareText('2026-11-18', { cards: [7], stars: 11, squares: 'Ssl------------' });

  expect(text).toBe('Stella 2026-11-18 ★ 11\n🟨🟦🟥⬛⬛\n⬛⬛⬛⬛⬛\n⬛⬛⬛⬛⬛');
});

test('what is not written as days is left out', () => {
  expect(daysOf(null)).toEqual({});
  expect(daysOf({ today: day(), '2026-11-18': { stars: 'many' }, '2026-11-17': day() })).toEqual({
    '2026-11-17': day(),
  });
});

test('two devices join their calendars, and a day that was played on its day wins', () => {
  const ours = { '2026-11-17': day(1, true), '2026-11-18': day(5) };
  const theirs = JSON.stringify({ '2026-11-17': day(4), '2026-11-18': day(9), '2026-11-10': day(2) });

  const all = joined(ours, theirs);

  expect(all).toEqual({ '2026-11-10': day(2), '2026-11-17': day(4), '2026-11-18': day(5) });
  expect(joined(ours, 'nonsense')).toEqual(ours);
});

test('the path names the day', () => {
  expect(read('/daily')).toEqual({ at: 'daily', day: '' });
  expect(read('/daily/2026-11-18')).toEqual({ at: 'daily', day: '2026-11-18' });
});
