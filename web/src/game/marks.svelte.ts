/** Marks that show at once and are never lost: what the player wants, until the server has said so. */
import { SvelteMap } from 'svelte/reactivity';

interface Wish {
  isMarked: boolean;
  id: number | null;
}

export class Marks {
  #wishes = new SvelteMap<number, Wish>();

  /** The slate as the player sees it: what the server knows, with the wishes on top. */
  over(known: readonly number[]): number[] {
    const shown = known.filter((card) => this.#wishes.get(card)?.isMarked !== false);
    for (const [card, wish] of this.#wishes) if (wish.isMarked && !shown.includes(card)) shown.push(card);
    return shown;
  }

  want(card: number, isMarked: boolean, id: number | null): void {
    this.#wishes.set(card, { isMarked, id });
  }

  /** The server has answered: the update shows the truth. */
  settle(id: number | null): void {
    if (id === null) return;
    for (const [card, wish] of this.#wishes) if (wish.id === id) this.#wishes.delete(card);
  }

  clear(): void {
    this.#wishes.clear();
  }

  /** After a lost connection: what the server does not know yet, to be sent again. */
  unknownTo(known: readonly number[]): [card: number, isMarked: boolean][] {
    const missing: [number, boolean][] = [];
    for (const [card, wish] of this.#wishes) {
      if (known.includes(card) === wish.isMarked) this.#wishes.delete(card);
      else missing.push([card, wish.isMarked]);
    }
    return missing;
  }
}
