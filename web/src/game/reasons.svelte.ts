/** Why bots marked their pictures, round by round; requested when a table names a reason that is not loaded yet. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../net/api';
import { locale } from '../i18n.svelte';
import type { Reason, TableView } from '../net/protocol';

export class Reasons {
  #known = new SvelteMap<string, Reason[]>();
  #asked: Partial<Record<string, Promise<void>>> = {};

  /** What a bot says about a picture of a round, as far as it is loaded. */
  of(seal: string, round: number, card: number, seat: number): string | undefined {
    const known = this.#known.get(this.#key(seal, round));
    return known?.find((reason) => reason.card === card && reason.seat === seat)?.sentence;
  }

  /** Load what is new: the reasons that the table of a running round names, and all reasons of a scored round. */
  need(code: string, seal: string, round: number, named: TableView['reasons'] | 'all'): Promise<void> {
    if (!named?.length) return Promise.resolve();
    const key = this.#key(seal, round);
    const asking = `${key} ${named === 'all' ? named : named.length}`;
    const asked = this.#asked[asking] ?? this.#ask(code, round, key, asking);
    this.#asked[asking] = asked;
    return asked;
  }

  async #ask(code: string, round: number, key: string, asking: string): Promise<void> {
    try {
      this.#known.set(key, await api.reasons(code, round));
    } catch {
      delete this.#asked[asking];
    }
  }

  #key(seal: string, round: number): string {
    return `${seal} ${round} ${locale.language}`;
  }
}
