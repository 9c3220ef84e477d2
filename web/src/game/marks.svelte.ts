/** Marks that show at once and are never lost: the player's wishes, until the server has confirmed them. */
import { SvelteMap } from 'svelte/reactivity';

interface Wish {
  isMarked: boolean;
  id: number | null;
}

export class Marks {
  #wishes = new SvelteMap<number, Wish>();

  /** The slate as the player sees it: the server's marks, with the wishes applied. */
  over(known: readonly number[]): number[] {
    const shown = known.filter((card) => this.#wishes.get(card)?.isMarked !== false);
    for (const [card, wish] of this.#wishes) if (wish.isMarked && !shown.includes(card)) shown.push(card);
    return shown;
  }

  want(card: number, isMarked: boolean, id: number | null): void {
    this.#wishes.set(card, { isMarked, id });
  }

  /** The server has answered: from now on its update shows the result. */
  settle(id: number | null): void {
    if (id === null) return;
    for (const [card, wish] of this.#wishes) if (wish.id === id) this.#wishes.delete(card);
  }

  clear(): void {
    this.#wishes.clear();
  }

  /** After a lost connection: the wishes that the server has not confirmed, to be sent again. */
  unknownTo(known: readonly number[]): [card: number, isMarked: boolean][] {
    const missing: [number, boolean][] = [];
    for (const [card, wish] of this.#wishes) {
      if (known.includes(card) === wish.isMarked) this.#wishes.delete(card);
      else missing.push([card, wish.isMarked]);
    }
    return missing;
  }
}
