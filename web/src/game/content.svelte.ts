/** The pictures' texts and the words, in the player's language. Loaded once for each language and deck. */
import { api } from '../net/api';
import { FACES } from '../parts/faces';
import { locale, t } from '../i18n.svelte';
import type { CardText, CharacterInfo, Info, TableView, WordCard } from '../net/protocol';
import type { Offered } from '../proof/keeping';
import { root } from '../net/root';
import { setting, type Verbosity } from '../device/storage';

/** How many things on a picture are named at once. */
const OBJECTS = 3;

/** The id of the deck that stands for real cards. */
export const PRINTED = 'printed';

class Content {
  info = $state.raw<Info | null>(null);
  #cards = $state.raw<CardText[]>([]);
  #words = $state.raw<Record<string, string> | null>(null);
  /** Where each card of a game has lain, for a table with real cards: they have no other names. */
  #places = $state.raw<Record<number, number>>({});
  /** Whether real cards lie on the table: nobody can show them here. */
  isPrinted = $state(false);
  #asked = '';
  /** The edition that was asked for, and the hash of the deck that came: today's if none was. */
  #edition = '';
  #hash = '';

  /** Fetch what is shown at a table with this deck and these words, in the present language; a game names its edition. */
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

  /** The hashes and sizes of the deck and the word list that options mean. */
  offered: Offered = ({ deck = 'stella', words = 'stella' }) => {
    const pictures = this.info?.decks.find(({ id }) => id === deck);
    const list = this.info?.words.find(({ id }) => id === words);
    if (!pictures || !list) return {};
    return { deck: pictures.hash, deckSize: pictures.cards, words: list.hash, wordsSize: list.cards };
  };

  /** Where others find this server: not `localhost`, even if this is the machine that serves. */
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

  /** What a listener is told of a picture beside its title, as much as they want to hear. */
  told(number: number, verbosity: Verbosity = setting.verbosity.get()): string {
    const { objects = [], description = '' } = this.card(number) ?? {};
    if (verbosity === 'title') return '';
    // A deck may lack a list of what is on its pictures.
    return verbosity === 'objects' && objects.length
      ? `${objects.slice(0, OBJECTS).join(', ')}.`
      : description;
  }

  /** How much is told of a picture has changed: tell all of them again. */
  retell(): void {
    this.#cards = [...this.#cards];
  }

  title(number: number): string {
    const place = this.isPrinted ? this.place(number) : undefined;
    if (place === undefined) return this.card(number)?.title ?? '';
    return t('place', { row: Math.floor(place / 5) + 1, column: (place % 5) + 1 }).replace(/\.$/, '');
  }

  /** Where a card lies or lay: 0 is the first of the top row. */
  place(number: number): number | undefined {
    return this.#places[number];
  }

  /** Learn where cards lie, from a table and the rounds played at it. */
  lay(table: TableView | null | undefined): void {
    if (!this.isPrinted || !table) return;
    const tables = [...(table.rounds ?? []).map((round) => round.table), table.table];
    this.#places = Object.fromEntries(tables.flatMap((cards) => cards.map((card, place) => [card, place])));
  }

  /** The clue as this player reads it; a custom word is the same for everybody, a word that its list has lost is English. */
  word(card: WordCard, key: string): string {
    if (card.is_custom) return key;
    return this.#words ? (this.#words[key] ?? english(key)) : '';
  }

  character(id: string | null | undefined): CharacterInfo | undefined {
    return this.info?.characters.find((character) => character.id === id);
  }
}

/** A key is made of its English word: `old-age` of 'Old age'. */
function english(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const content = new Content();
