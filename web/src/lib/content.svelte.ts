/** The pictures' texts and the words, in the player's language. Loaded once for each language and deck. */
import { api } from './api';
import { FACES } from '../parts/faces';
import { speech } from './i18n.svelte';
import type { CardText, CharacterInfo, Info, WordCard } from './wire';

class Content {
  info = $state.raw<Info | null>(null);
  #cards = $state.raw<CardText[]>([]);
  #words = $state.raw<Record<string, string>>({});
  #asked = '';

  /** Fetch what is shown at a table with this deck, in the present language. */
  async need(deck: string): Promise<void> {
    const asking = `${deck} ${speech.language}`;
    if (this.#asked === asking) return;
    this.#asked = asking;
    try {
      const [texts, words] = await Promise.all([api.deck(deck), api.words()]);
      if (this.#asked !== asking) return;
      this.#cards = texts.cards;
      this.#words = words;
    } catch {
      this.#asked = '';
    }
  }

  async needInfo(): Promise<void> {
    const info = await api.info().catch(() => null);
    if (info) this.info = { ...info, characters: info.characters.map((one) => ({ ...one, face: FACES[one.id] ?? one.face })) };
  }

  /** Where others find this server: not `localhost`, even if this is the machine that serves. */
  get address(): string {
    return this.info?.address ?? location.origin;
  }

  /** The address as people type it. */
  get host(): string {
    return this.address.replace(/^https?:\/\//, '');
  }

  card(number: number): CardText | undefined {
    return this.#cards[number];
  }

  title(number: number): string {
    return this.card(number)?.title ?? '';
  }

  /** The clue as this player reads it; a custom word is the same for everybody. */
  word(card: WordCard, key: string): string {
    return card.is_custom ? key : (this.#words[key] ?? '');
  }

  character(id: string | null | undefined): CharacterInfo | undefined {
    return this.info?.characters.find((character) => character.id === id);
  }
}

export const content = new Content();
