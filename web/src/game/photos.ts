/** The pictures of real cards on a photo of the table, as this device has fetched them. */
import { speech } from '../device/speech.svelte';
import { t } from '../i18n.svelte';
import { content } from './content.svelte';
import { photos as net } from '../net/photos';
import type { Photo } from '../net/protocol';

interface Fetched {
  id: string;
  address: string;
}

const LATER = 6_000;
const LATEST = 120_000;

class Photos {
  /** By card. */
  #fetched: Record<number, Fetched> = {};
  #wanted: readonly Photo[] = [];
  #table = '';
  #timer = 0;

  /** Fetch what a table has. The server deletes them when the game is over, this device with the next game. */
  async follow(
    code: string,
    token: string,
    wanted: readonly Photo[],
    isOver: boolean,
    wait = LATER,
  ): Promise<void> {
    const table = `${code} ${token}`;
    if (table !== this.#table || (!wanted.length && !isOver)) this.clear();
    this.#table = table;
    this.#wanted = wanted;
    const missing = wanted.filter(({ card, id }) => this.#fetched[card]?.id !== id);
    if (!missing.length) return;
    const came = await Promise.all(
      missing.map(async ({ card, id }) => {
        const picture = await net.fetch(code, token, card).catch(() => null);
        return [card, id, picture] as const;
      }),
    );
    if (this.#table !== table) return;
    if (came.some(([, , picture]) => picture)) speech.show(t('told-photo'));
    const fetched = { ...this.#fetched };
    for (const [card, id, picture] of came) {
      if (!picture || !this.#wanted.some((one) => one.card === card && one.id === id)) continue;
      if (fetched[card]) URL.revokeObjectURL(fetched[card].address);
      fetched[card] = { id, address: URL.createObjectURL(picture) };
    }
    this.#show(fetched);
    clearTimeout(this.#timer);
    if (this.#wanted.some(({ card, id }) => fetched[card]?.id !== id))
      this.#timer = window.setTimeout(
        () => void this.follow(code, token, this.#wanted, isOver, Math.min(2 * wait, LATEST)),
        wait,
      );
  }

  #show(fetched: Record<number, Fetched>): void {
    this.#fetched = fetched;
    content.photos = Object.fromEntries(
      Object.entries(fetched).map(([card, { address }]) => [card, address]),
    );
  }

  clear(): void {
    clearTimeout(this.#timer);
    for (const { address } of Object.values(this.#fetched)) URL.revokeObjectURL(address);
    this.#show({});
    this.#wanted = [];
    this.#table = '';
  }
}

export const photos = new Photos();
