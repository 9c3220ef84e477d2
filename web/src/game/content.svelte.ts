/** The pictures' texts and the words, in the player's language. Loaded once per language and deck. */
import { api } from '../net/api';
import { FACES } from '../parts/faces';
import { locale, t } from '../i18n.svelte';
import type { CardText, CharacterInfo, Info, TableView, WordCard } from '../net/protocol';
import type { Offered } from '../proof/keeping';
import { root } from '../net/root';
import { setting, type Verbosity } from '../device/storage';

/** How many things in a picture are listed at a time. */
const OBJECTS = 3;

/** The id of the deck that stands for real cards. */
export const PRINTED = 'printed';

class Content {
  info = $state.raw<Info | null>(null);
  #cards = $state.raw<CardText[]>([]);
  #words = $state.raw<Record<string, string> | null>(null);
  /** Where each card of a game has lain, for a table with real cards: they have no other names. */
  #places = $state.raw<Record<number, number>>({});
  /** Whether the table has real cards: they cannot be shown here. */
  isPrinted = $state(false);
  /** The addresses of their pictures, if someone took a photo (game/photos.ts). */
  photos = $state.raw<Record<number, string>>({});
  #asked = '';
  /** The requested edition, and the hash of the deck that was received: today's if none was requested. */
  #edition = '';
  #hash = '';

  /** Load what a table with this deck and these words shows, in the current language; a game names its edition. */
  async need(deck = 'stella', wordList = 'stella', edition = ''): Promise<void> {
    const asking = `${deck} ${wordList} ${locale.language}`;
    const isHere = edition === this.#edition || (!this.#edition && edition === this.#hash);
    if (this.#asked === asking && isHere) return;
    this.#asked = asking;
    this.#edition = edition;
    this.isPrinted = deck === PRINTED;
    try {
      const [texts, words] = await Promise.all([api.deck(deck, edition), api.words(wordList)]);
      if (this.#asked !== asking || this.#edition !== edition) return;
      this.#hash = texts.hash;
      this.#cards = texts.cards;
      this.#words = words;
    } catch {
      this.#asked = '';
    }
  }

  async needInfo(): Promise<void> {
    const info = await api.info().catch(() => null);
    if (info)
      this.info = {
        ...info,
        characters: info.characters.map((one) => ({ ...one, face: FACES[one.id] ?? one.face })),
      };
  }

  /** The hashes and sizes of the deck and word list in the options. */
  offered: Offered = ({ deck = 'stella', words = 'stella' }) => {
    const pictures = this.info?.decks.find(({ id }) => id === deck);
    const list = this.info?.words.find(({ id }) => id === words);
    if (!pictures || !list) return {};
    return { deck: pictures.hash, deckSize: pictures.cards, words: list.hash, wordsSize: list.cards };
  };

  /** The address of this server for other devices: not `localhost`, even on the machine of the server. */
  get address(): string {
    return this.info?.address ?? location.origin + root;
  }

  /** The address as people type it. */
  get host(): string {
    return this.address.replace(/^https?:\/\//, '');
  }

  card(number: number): CardText | undefined {
    return this.#cards[number];
  }

  /** What is said of a picture beside its title, in as much detail as the player wants. */
  told(number: number, verbosity: Verbosity = setting.verbosity.get()): string {
    const { objects = [], description = '' } = this.card(number) ?? {};
    if (verbosity === 'title') return '';
    // A deck may lack the list of what its pictures show.
    return verbosity === 'objects' && objects.length
      ? `${objects.slice(0, OBJECTS).join(', ')}.`
      : description;
  }

  /** Update all descriptions after the player chose another amount of detail. */
  retell(): void {
    this.#cards = [...this.#cards];
  }

  title(number: number): string {
    const place = this.isPrinted ? this.place(number) : undefined;
    if (place === undefined) return this.card(number)?.title ?? '';
    return t('place', { row: Math.floor(place / 5) + 1, column: (place % 5) + 1 }).replace(/\.$/, '');
  }

  /** Where a card lies or lay: 0 is the first place of the top row. */
  place(number: number): number | undefined {
    return this.#places[number];
  }

  /** Record where cards lie, from a table and its earlier rounds. */
  lay(table: TableView | null | undefined): void {
    if (!this.isPrinted || !table) return;
    const tables = [...(table.rounds ?? []).map((round) => round.table), table.table];
    this.#places = Object.fromEntries(tables.flatMap((cards) => cards.map((card, place) => [card, place])));
  }

  /**
   * The clue as this player reads it. A custom word is the same for everyone; a word that is no longer in the list is
   * English.
   */
  word(card: WordCard, key: string): string {
    if (card.is_custom) return key;
    return this.#words ? (this.#words[key] ?? english(key)) : '';
  }

  character(id: string | null | undefined): CharacterInfo | undefined {
    return this.info?.characters.find((character) => character.id === id);
  }
}

/** A key is derived from its English word: `old-age` from 'Old age'. */
function english(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const content = new Content();
