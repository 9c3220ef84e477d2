/** The same moment of a game in another view. A seat's replay also has steps that nobody else saw. */
import type { ReplayStep } from '../../net/protocol';

const OF_ONE_SEAT = new Set(['slate_marked', 'note_written']);
const isForAll = ({ facts }: ReplayStep): boolean => facts.some(({ fact }) => !OF_ONE_SEAT.has(fact.type));

/** Return the step of another view at which the last public event has just happened. */
export function sameMoment(steps: readonly ReplayStep[], at: number, others: readonly ReplayStep[]): number {
  let left = steps.slice(0, at + 1).filter(isForAll).length;
  const found = others.findIndex((step) => isForAll(step) && --left === 0);
  return Math.max(0, found);
}
