/** The results of a round and of a game, in words. */
import { t } from '../i18n.svelte';
import type { Play } from './play.svelte';
import type { RoundView, SlatesOpened } from '../net/protocol';

/** What everyone gets from a round, and what the dark has cost. */
export function scored(play: Play, scores: SlatesOpened['scores']): string {
  if (!play.hasStars) return t('soft-told-round');
  const each = scores.map(({ points }, seat) => `${play.labelOf(seat)} ${points}`).join(', ');
  const dark = scores.findIndex((score) => score.is_dark && score.has_fallen);
  const cost = scores[dark];
  if (!cost) return t('told-scored', { scores: each });
  const fields = cost.sparks + cost.super_sparks;
  return `${t('told-scored', { scores: each })} ${play.labelOf(dark)}: ${t('score-dark-fallen', { fields })}`;
}

/** Who has won, worded for this player. */
export function ended(play: Play, winners: readonly number[]): string {
  if (play.you === null || !winners.includes(play.you))
    return t('told-ended', { names: play.names(winners) });
  const others = winners.filter((seat) => seat !== play.you);
  return others.length ? t('told-you-share', { names: play.names(others) }) : t('told-you-won');
}

/** The scores of a past round, as they were when it was scored. */
export const scoresOf = ({ scores }: RoundView): SlatesOpened['scores'] =>
  scores.map(([sparks, super_sparks, is_dark, has_fallen, points]) => ({
    sparks,
    super_sparks,
    is_dark,
    has_fallen,
    points,
  }));
