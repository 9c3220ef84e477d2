/** What a game says about its players and pictures, computed from the rounds whose slates are open. */
import type { RoundView } from '../net/protocol';

export interface Bond {
  a: number;
  b: number;
  shared: number;
}

/** How often each pair marked the same picture for the same clue. */
export function bonds(rounds: readonly RoundView[], seats: number): Bond[] {
  const found: Bond[] = [];
  for (let a = 0; a < seats; a++)
    for (let b = a + 1; b < seats; b++) {
      const both = ({ slates }: RoundView): number =>
        (slates[a] ?? []).filter((card) => slates[b]?.includes(card)).length;
      found.push({ a, b, shared: rounds.reduce((sum, round) => sum + both(round), 0) });
    }
  return found.sort((one, other) => other.shared - one.shared);
}

export interface Remarkable {
  card: number;
  round: number;
  count: number;
}

/** The picture that most players agreed on, and the one that split the table most evenly; null if no round is open. */
export function remarkable(
  rounds: readonly RoundView[],
  seats: number,
): { uniting: Remarkable | null; dividing: Remarkable | null } {
  const all = rounds.flatMap(({ slates, round }) => {
    const counts = new Map<number, number>();
    for (const card of slates.flat()) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts].map(([card, count]) => ({ card, round, count }));
  });
  const first = (isBetter: (each: Remarkable, best: Remarkable) => boolean, from: Remarkable[]) =>
    from.reduce<Remarkable | null>((best, each) => (!best || isBetter(each, best) ? each : best), null);
  const split = (each: Remarkable): number => Math.abs(each.count - seats / 2);
  const uniting = first((each, best) => each.count > best.count, all);
  const rest = all.filter((each) => each.card !== uniting?.card);
  return { uniting, dividing: first((each, best) => split(each) < split(best), rest) };
}

/** Whether several players shared a picture of a round and nobody pointed at it: all of them had fallen. */
export const isUnpointed = ({ slates, pointed }: RoundView, card: number): boolean =>
  slates.filter((slate) => slate.includes(card)).length > 1 && !pointed.some(([each]) => each === card);

/** The picture that most players shared although nobody pointed at it. */
export function unpointed(rounds: readonly RoundView[]): (Remarkable & { seats: number[] }) | null {
  const all = rounds.flatMap((each) =>
    each.table
      .filter((card) => isUnpointed(each, card))
      .map((card) => {
        const seats = [...each.slates.keys()].filter((seat) => each.slates[seat]!.includes(card));
        return { card, round: each.round, count: seats.length, seats };
      }),
  );
  return all.toSorted((one, other) => other.count - one.count)[0] ?? null;
}
