import { describe, expect, test } from 'vitest';
import { publicNotes } from '../src/game/notes';
import { inQuotes } from '../src/i18n.svelte';
import { bestNumber } from '../src/screens/score/insight';
import type { Note, RoundView, SeatInsight } from '../src/net/protocol';
import { table } from './builders';

const SAID: Note = [3, 1, 'like a lantern'];
const RUDE: Note = [3, 2, 'rude'];
const scored = (notes: Note[]): RoundView => ({ round: 1, notes }) as RoundView;

describe('public notes', () => {
  test('are those of the running round, and of a scored one where it stands', () => {
    expect(publicNotes(table({ notes: [SAID] }), null, 1)).toEqual([SAID]);
    expect(publicNotes(table({ round: 2, rounds: [scored([SAID])] }), null, 1)).toEqual([SAID]);
    expect(publicNotes(table({ round: 2, notes: [RUDE], rounds: [scored([SAID])] }), null, 1)).toEqual([
      SAID,
    ]);
  });

  test('that the host has hidden are gone at once, also where the stage is behind', () => {
    const shown = table({ notes: [SAID, RUDE] });

    expect(publicNotes(shown, table({ notes: [SAID] }), 1)).toEqual([SAID]);
    expect(publicNotes(shown, table({ round: 2, rounds: [scored([SAID])] }), 1)).toEqual([SAID]);
  });

  test('of another game say nothing about this one', () => {
    expect(publicNotes(table({ notes: [SAID] }), table({ seal: 'another', notes: [] }), 1)).toEqual([SAID]);
  });
});

test('the best number of marks is the own one unless another makes more', () => {
  const seat = { marks: 3, points: 6, by_marks: [2, 4, 6, 6, 5] } as SeatInsight;

  expect(bestNumber(seat)).toBe(3);
  expect(bestNumber({ ...seat, by_marks: [2, 8, 6, 8, 5] })).toBe(2);
});

describe('a sentence in quotation marks', () => {
  test('has the inner ones where it quotes something itself', () => {
    expect(inQuotes('“Sea”, and then “Night”.', '“”‘’')).toBe('‘Sea’, and then ‘Night’.');
    expect(inQuotes('„Meer“, ganz klar.', '„“‚‘')).toBe('‚Meer‘, ganz klar.');
    expect(inQuotes('It’s plain.', '“”‘’')).toBe('It’s plain.');
  });
});
