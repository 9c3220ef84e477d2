/** The table in words: what lies where and what has happened to it, who does what, and whom we wait for. */
import { content } from '../lib/content.svelte';
import { t } from '../lib/i18n.svelte';
import type { Person, Play } from '../lib/play.svelte';

export const FATES = { spark: 'spark', super_spark: 'super-spark', fall: 'fall' } as const;

export function describe(play: Play, card: number, place: number): string {
  const parts = [
    t('place', { row: Math.floor(place / 5) + 1, column: (place % 5) + 1 }),
    `${content.title(card)}.`,
    content.card(card)?.description ?? '',
  ];
  const fate = play.fateOf(card);
  if (fate) parts.push(t('card-fate', { fate: t(FATES[fate[2]]), names: play.names(fate[3]) }));
  if (play.marks.includes(card) && play.table.step !== 'associate') parts.push(t('card-marked-by-you'));
  return parts.filter(Boolean).join(' ');
}

export function doing(play: Play, person: Person): string {
  const isAnnouncing = play.stage.scene?.kind === 'announce';
  if (person.hasStandIn) return t('has-stand-in');
  if (person.isAway) return t('away');
  if (play.table.step === 'associate') return play.isReady(person.seat) ? t('ready') : t('still-looking');
  if (play.hasFallen(person.seat)) return t('fallen');
  if (play.table.scout === person.seat && !isAnnouncing) return t('scout');
  return t('marked-count', { count: play.table.numbers?.[person.seat] ?? 0 });
}

/** Whom the table waits for in the step of marking: by name, unless they are many. */
export function waiting(play: Play): string {
  const seats = play.people.map((person) => person.seat).filter((seat) => !play.isReady(seat));
  return seats.length > 0 && seats.length <= 3 ? t('waiting-for-names', { names: play.names(seats) }) : t('waiting-for', { count: seats.length });
}
