/** The table in words: the name of each picture, what has happened to it, and who does what. */
import { content } from '../../game/content.svelte';
import { saying } from '../../game/telling';
import { t } from '../../i18n.svelte';
import type { Person, Play } from '../../game/play.svelte';

export const FATES = { spark: 'spark', super_spark: 'super-spark', fall: 'fall' } as const;

/** The size of a picture on the board: where this file is large enough, it is already loaded. */
export const ON_BOARD = '(min-width: 561px) and (orientation: landscape) 17vw, 20vw';

/** A picture's name: its title, its place, and its result. The description is separate. */
export function describe(play: Play, card: number, place: number): string {
  const parts = [
    ...(content.isPrinted ? [] : [`${content.title(card)}.`]), // a real card is named by its place
    t('place', { row: Math.floor(place / 5) + 1, column: (place % 5) + 1 }),
  ];
  const fate = play.fateOf(card);
  if (fate)
    parts.push(
      play.hasStars
        ? t('card-fate', { fate: t(FATES[fate[2]]), names: play.names(fate[3]) })
        : t('soft-seen-by', { names: play.names(fate[3]) }),
    );
  parts.push(...play.sayings.on(card).map(({ seat, text }) => saying(play, seat, text)));
  if (play.hand.chosen === place) parts.push(t('card-chosen'));
  else if (play.turn.pointable.includes(card)) parts.push(t('card-free-mark'));
  else if (play.marks.includes(card) && play.table.step !== 'associate') parts.push(t('card-marked-by-you'));
  return parts.join(' ');
}

/** Who points, worded for this player. */
export const pointing = (play: Play, seat: number): string =>
  seat === play.you ? t('you-point') : t('points', { name: play.name(seat) });

export function doing(play: Play, person: Person): string {
  const isAnnouncing = play.stage.scene?.kind === 'announce';
  if (person.hasStandIn) return t('has-stand-in');
  if (person.isAway) return t('away');
  if (play.awaitsClue) return '';
  if (play.table.step === 'associate') return play.isReady(person.seat) ? t('ready') : t('still-looking');
  if (play.hasFallen(person.seat)) return t('fallen');
  if (play.table.scout === person.seat && !isAnnouncing) return t('scout');
  const number = isAnnouncing ? null : play.numberOf(person.seat);
  return number === null ? '' : t('marked-count', { count: number });
}
