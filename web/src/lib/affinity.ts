/** What a finished game says about its people and pictures, read from the opened slates. */
import type { Fact } from './room.svelte';

export interface Bond {
  a: number;
  b: number;
  shared: number;
}

const opened = (story: readonly Fact[]) => story.filter((fact) => fact.type === 'slates_opened');

/** How often each two marked the same picture for the same clue. */
export function bonds(story: readonly Fact[], seats: number): Bond[] {
  const found: Bond[] = [];
  for (let a = 0; a < seats; a++)
    for (let b = a + 1; b < seats; b++) {
      const shared = opened(story).reduce((sum, { slates }) => sum + (slates[a] ?? []).filter((card) => slates[b]?.includes(card)).length, 0);
      found.push({ a, b, shared });
    }
  return found.sort((one, other) => other.shared - one.shared);
}

export interface Remarkable {
  card: number;
  round: number;
  count: number;
}

/** The picture that most agreed on, and the one that split the table most evenly; null if no round is open. */
export function remarkable(story: readonly Fact[], seats: number): { uniting: Remarkable | null; dividing: Remarkable | null } {
  const all = opened(story).flatMap(({ slates, round }) => {
    const counts = new Map<number, number>();
    for (const card of slates.flat()) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts].map(([card, count]) => ({ card, round, count }));
  });
  const uniting = all.reduce<Remarkable | null>((best, each) => (!best || each.count > best.count ? each : best), null);
  const split = (each: Remarkable): number => Math.abs(each.count - seats / 2);
  const rest = all.filter((each) => each.card !== uniting?.card);
  const dividing = rest.reduce<Remarkable | null>((best, each) => (!best || split(each) < split(best) ? each : best), null);
  return { uniting, dividing };
}
