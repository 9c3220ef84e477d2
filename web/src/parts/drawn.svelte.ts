/** The drawings of the reactions, loaded when a player may react, so that a first table appears sooner. */
import type { DRAWINGS } from './drawings';

class Drawn {
  all = $state.raw<typeof DRAWINGS | null>(null);

  async fetch(): Promise<void> {
    // If they cannot be loaded, the device's own emoji are shown.
    this.all ??= await import('./drawings').then(
      ({ DRAWINGS }) => DRAWINGS,
      () => ({}),
    );
  }
}

export const drawn = new Drawn();
