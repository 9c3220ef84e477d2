/** Everything that can be wrong with a game, each with its own sentence. */
export type Lie =
  | 'unfair-unreadable'
  | 'unfair-part-changed'
  | 'unfair-part-missing'
  | 'unfair-part-replaced'
  | 'unfair-bundle-changed'
  | 'unfair-players'
  | 'unfair-seed-mixed'
  | 'unfair-seed-changed'
  | 'unfair-pictures'
  | 'unfair-words'
  | 'unfair-scout'
  | 'unfair-held-back'
  | 'unfair-slate'
  | 'unfair-own-slate'
  | 'unfair-announced'
  | 'unfair-pointing'
  | 'unfair-score'
  | 'unfair-winners'
  | 'unfair-other-game'
  | 'unfair-box-changed'
  | 'unfair-digest';

/** A claim that does not hold: its code, and where it is. */
export class Wrong extends Error {
  constructor(
    readonly lie: Lie,
    readonly round?: number,
    readonly seat?: number,
  ) {
    super(lie);
  }
}

export function demand(holds: unknown, lie: Lie, round?: number, seat?: number): void {
  if (!holds) throw new Wrong(lie, round, seat);
}
