/** The position of an event in a replay: as part of an address, and as a step. */
import type { Moment, ReplayStep, Told } from '../../net/protocol';

/** The part of a replay's address that identifies a moment. */
export function placeOf({ round, card }: Pick<Moment, 'round' | 'card'>): string {
  if (!round) return '';
  return card == null ? `?round=${round}` : `?round=${round}&card=${card}`;
}

/** The step of an address: where a card was pointed at, or where a round was scored; else the first. */
export function stepAt(steps: readonly ReplayStep[], search: string): number {
  const wish = new URLSearchParams(search);
  const round = Number(wish.get('round'));
  const card = wish.has('card') ? Number(wish.get('card')) : null;
  const isWished = ({ fact }: Told): boolean =>
    card === null ? fact.type === 'slates_opened' : fact.type === 'card_pointed' && fact.card === card;
  return Math.max(
    0,
    steps.findIndex(({ facts, table }) => table.round === round && facts.some(isWished)),
  );
}
