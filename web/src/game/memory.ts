/** The memory of a table, prepared for display: the score of the evening, moments, and the map of who thinks alike. */
import { list, t } from '../i18n.svelte';
import type { Evening, Likeness, Moment, MomentKind } from '../net/protocol';

/** 'Ana 2, Ben 1': only players who have won. */
export function scoreLine({ wins }: Evening): string {
  return wins
    .filter((one) => one.wins > 0)
    .map(({ name, wins: count }) => t('evening-score-of', { name, wins: count }))
    .join(', ');
}

const NAMES: Record<MomentKind, string> = {
  first_super_spark: 'moment-first-super-spark',
  five_super_sparks: 'moment-five-super-sparks',
  bright_in_the_dark: 'moment-bright-in-the-dark',
  full_slate: 'moment-full-slate',
  big_round: 'moment-big-round',
  comeback: 'moment-comeback',
  one_picture: 'moment-one-picture',
  nobody_fell: 'moment-nobody-fell',
  shared_victory: 'moment-shared-victory',
  ten_games: 'moment-ten-games',
};

export type News = Pick<Moment, 'kind' | 'name'>;

/** New moments, one line per kind: 'New: First super-spark', and whose it is. */
export function newMoments(moments: readonly News[]): { kind: MomentKind; text: string; names: string }[] {
  const kinds = [...new Set(moments.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    text: t('new-moment', { moment: t(NAMES[kind]) }),
    names: list(
      moments
        .flatMap((each) => (each.kind === kind && each.name ? [each.name] : []))
        .toSorted((a, b) => a.localeCompare(b)),
    ),
  }));
}

export const momentName = ({ kind }: Moment): string => t(NAMES[kind]);

export interface Place {
  name: string;
  x: number;
  y: number;
}

const STEPS = 300;

/**
 * The position of each person, from 0 to 1 in both directions: the more alike two think, the nearer they are. The
 * result is deterministic.
 */
export function constellation(names: readonly string[], bonds: readonly Likeness[]): Place[] {
  const wished = new Map(bonds.map(({ a, b, likeness }) => [`${a}\n${b}`, 1 - clamp(likeness, -0.5, 1)]));
  const wish = (a: string, b: string): number | undefined =>
    wished.get(`${a}\n${b}`) ?? wished.get(`${b}\n${a}`);
  const places = names.map((name, i) => {
    const angle = (2 * Math.PI * i) / names.length - Math.PI / 2;
    return { name, x: Math.cos(angle), y: Math.sin(angle) };
  });
  for (let step = 0; step < STEPS; step++)
    for (const one of places)
      for (const other of places) {
        if (one === other) continue;
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const apart = Math.hypot(dx, dy) || 0.01;
        const pull = (0.05 * (apart - 0.35 - 1.4 * (wish(one.name, other.name) ?? 1))) / apart;
        one.x += dx * pull;
        one.y += dy * pull;
      }
  return fitted(places);
}

function fitted(places: Place[]): Place[] {
  const range = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
  const [left, right] = range(places.map(({ x }) => x));
  const [top, bottom] = range(places.map(({ y }) => y));
  return places.map(({ name, x, y }) => ({
    name,
    x: right > left ? (x - left) / (right - left) : 0.5,
    y: bottom > top ? (y - top) / (bottom - top) : 0.5,
  }));
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
