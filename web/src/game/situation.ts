/** Where the game stands, in words: for those who ask, and for those who come back to it. */
import { list, t } from '../i18n.svelte';
import { content } from './content.svelte';
import type { Play } from './play.svelte';

/** What a picture is called and where it lies: 'The fox (row 1, column 3)'. */
export function nameAndPlace({ table }: Play, card: number): string {
  const place = table.table.indexOf(card);
  const values = { row: Math.floor(place / 5) + 1, column: (place % 5) + 1 };
  return t('told-mark-at', { title: content.title(card), ...values });
}

/** Whom the table waits for in the step of marking: by name, unless they are many. */
export function waiting(play: Play): string {
  const seats = play.people.map((person) => person.seat).filter((seat) => !play.isReady(seat));
  return seats.length > 0 && seats.length <= 3
    ? t('waiting-for-names', { names: play.names(seats) })
    : t('waiting-for', { count: seats.length });
}

/** Where the game stands: round, clue, whose turn it is or whom the table waits for, and the own marks with their places. */
export function situation(play: Play): string {
  const { table, you } = play;
  const parts = [t('told-round', { round: table.round, word: play.clue })];
  if (table.step === 'associate') parts.push(waiting(play));
  else if (play.turn.isYours) parts.push(t('your-turn-point'));
  else if (you !== null && play.hasFallen(you)) parts.push(t('you-have-fallen'));
  if (table.step === 'reveal' && !play.turn.isYours && table.scout != null && table.scout !== you)
    parts.push(t('scout-chooses', { name: play.name(table.scout) }));
  const open = play.marks.filter((card) => !play.fateOf(card));
  if (you !== null && open.length)
    parts.push(
      t('told-my-marks', {
        marks: list(open.map((card) => nameAndPlace(play, card))),
      }),
    );
  return parts.join(' ');
}

/** The stars of everybody, with those of the running round beside them; the last totals are kept for the finale. */
export function standing(play: Play): string {
  if (!play.hasStars) return t('without-stars');
  if (play.areTotalsHidden) return t('not-told-yet');
  const { step, totals, stars } = play.table;
  const soFar = (seat: number): string =>
    step === 'reveal' ? ` + ${t('stars-count', { count: stars?.[seat] ?? 0 })}` : '';
  return play.people.map(({ seat }) => `${play.labelOf(seat)} ${totals[seat] ?? 0}${soFar(seat)}`).join(', ');
}
