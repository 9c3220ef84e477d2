/** Reactions that float over the table for a moment; those without a colour come from spectators. */
import type { Colour } from '../net/protocol';

interface Floating {
  colour: Colour | null;
  emoji: string;
  key: number;
}

export class Reactions {
  #floating = $state.raw<Floating[]>([]);
  #last = 0;

  of(colour: Colour | null): Floating[] {
    return this.#floating.filter((reaction) => reaction.colour === colour);
  }

  show(colour: Colour | null, emoji: string): void {
    const key = ++this.#last;
    this.#floating = [...this.#floating.slice(-8), { colour, emoji, key }];
    setTimeout(() => (this.#floating = this.#floating.filter((reaction) => reaction.key !== key)), 2_400);
  }
}
