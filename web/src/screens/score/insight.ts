/** What a round could have been for one player, in two or three plain sentences. */
import { t } from '../../i18n.svelte';
import type { SeatInsight } from '../../net/protocol';

const MOST = 3;

/** A sentence and the pictures that it is about. */
export interface Sentence {
  text: string;
  cards: readonly number[];
}

/** The most informative sentences, the number of marks first. `titles` names pictures. */
export function sentences(seat: SeatInsight, titles: (cards: readonly number[]) => string): Sentence[] {
  const { missed, alone, safer, dark_cost: stars } = seat;
  const about = (text: string, cards: readonly number[] = []): Sentence => ({ text, cards });
  const told = [
    about(otherNumber(seat)),
    safer.points > seat.points &&
      about(t('insight-safer', { titles: titles(alone), points: safer.points }), alone),
    stars && seat.is_dark && about(t('insight-dark-cost', { stars })),
    missed.length && about(t('insight-missed', { count: missed.length, titles: titles(missed) }), missed),
    alone.length &&
      safer.points <= seat.points &&
      about(t('insight-alone', { titles: titles(alone) }), alone),
    stars && !seat.is_dark && about(t('insight-dark-would', { stars })),
  ];
  return told.filter((each): each is Sentence => Boolean(each)).slice(0, MOST);
}

/** The number of marks with the most points; the player's own number, if no other gives more. */
export function bestNumber({ marks, points, by_marks: byMarks }: SeatInsight): number {
  const best = Math.max(...byMarks);
  return best > points ? byMarks.indexOf(best) + 1 : marks;
}

function otherNumber(seat: SeatInsight): string {
  const marks = bestNumber(seat);
  if (marks === seat.marks) return t('insight-best');
  return t(marks < seat.marks ? 'insight-fewer' : 'insight-more', {
    marks,
    points: seat.by_marks[marks - 1]!,
  });
}
