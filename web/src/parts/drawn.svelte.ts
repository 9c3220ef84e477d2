/** The drawings of the reactions, fetched when somebody may react: a first table is there without them. */
import type { DRAWINGS } from './drawings';

class Drawn {
  all = $state.raw<typeof DRAWINGS | null>(null);

  async fetch(): Promise<void> {
    // Where they cannot be had, the signs of the device are shown.
    this.all ??= await import('./drawings').then(
      ({ DRAWINGS }) => DRAWINGS,
      () => ({}),
    );
  }
}

export const drawn = new Drawn();
