/** What the program did for a player whose time was up. */
import type { OwnView, SeatView, Told } from '../net/protocol';

export type Done = { what: 'marked'; count: number } | { what: 'kept' } | { what: 'pointed' };

export class Lateness {
  /** How many pictures were marked when the time was up; null: it is not up. */
  #had: number | null = null;

  /** Follow the player's seat; returns once what was done for it. */
  saw(mine: OwnView | null, own: SeatView | null, told: readonly Told[]): Done | null {
    if (mine?.is_late) this.#had ??= own?.marks?.length ?? 0;
    if (this.#had === null || !own) return null;
    const done = this.#done(this.#had, own, told);
    if (done || !mine?.is_late) this.#had = null;
    return done;
  }

  #done(had: number, own: SeatView, told: readonly Told[]): Done | null {
    for (const { fact } of told) {
      if (fact.type === 'card_pointed' && fact.seat === own.seat) return { what: 'pointed' };
      if (fact.type === 'slates_sealed' || (fact.type === 'became_ready' && fact.seat === own.seat))
        return had ? { what: 'kept' } : { what: 'marked', count: own.marks?.length ?? 0 };
    }
    return null;
  }
}
