/** A picture on the table in words: where it lies, what it shows, what has happened to it. */
import { content } from '../lib/content.svelte';
import { t } from '../lib/i18n.svelte';
import type { Play } from '../lib/play.svelte';

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
