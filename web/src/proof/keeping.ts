/**
 * What this device stores of the games it sees, to prove later that nothing was changed: the seals, the pictures on the
 * table, and this device's part of the draw. It publishes the seal of its part, and opens the part when everything else
 * is sealed. What was seen first is never overwritten.
 */
import { readKept, writeKept } from '../device/storage';
import type { OwnView, RoomView, SeatView, TableView } from '../net/protocol';
import type { Doing } from '../net/connection.svelte';
import { deviceSeal } from './chance';
import { keepTable, type KeptGame } from './kept';

export type { KeptGame, KeptRound } from './kept';

/** The deck and the word list in the options; empty until they are loaded. */
export type Offered = (
  options: RoomView['options'],
) => Partial<Pick<KeptGame, 'deck' | 'words' | 'deckSize' | 'wordsSize'>>;
type Answer = (doing: Doing) => void;
/** Sends this device's part of the draw: both functions return whether there was a connection to send it. */
export interface Adding {
  seal(seal: string, answer: Answer): boolean;
  open(part: string, answer: Answer): boolean;
}

const DAYS = 30 * 86_400_000;
const MOST = 24;

export const placeOf = (code: string, token: string | null): string => `${code} ${token?.slice(0, 12) ?? ''}`;

const keptGames = (): KeptGame[] => readKept<KeptGame>().filter(({ at }) => at > Date.now() - DAYS);

/** The games at a table that this device has stored, in order. */
export const gamesAt = (place: string): KeptGame[] =>
  keptGames()
    .filter((game) => game.place === place)
    .sort((one, other) => one.number - other.number);

/**
 * Store that the record of a game was found fair: what it showed counts for the games after it. Without the word list
 * this is true of the pictures only.
 */
export function keepFair(place: string, number: number, hasFairWords: boolean): void {
  const isIt = (game: KeptGame): boolean => game.place === place && game.number === number;
  writeKept(keptGames().map((game) => (isIt(game) ? { ...game, isFair: true, hasFairWords } : game)));
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
const draw = (): string => Array.from(crypto.getRandomValues(new Uint8Array(32)), hex).join('');

export class Keeper {
  /** The numbers of the games whose part was sealed, and opened, on this connection. */
  #sealed = -1;
  #opened = -1;
  /** What was seen on this page, in case the storage has not kept it: a part is opened only once. */
  #seen = new Map<number, KeptGame>();

  constructor(
    readonly place: string,
    private readonly offered: Offered,
    /** Null for a spectator. */
    private readonly adding: Adding | null,
  ) {}

  /** Store what an update of the room shows. `tables` led to the present one, which comes last. */
  saw(view: RoomView, mine: OwnView | null, own: SeatView | null, tables: readonly TableView[]): void {
    const games = countOf(view);
    const table = tables.at(-1);
    if (table && view.phase !== 'lobby') {
      const number = view.phase === 'finished' ? Math.max(0, games - 1) : games;
      // No game continues or ends after a later one was played. If one does, neither is what was shown.
      const later = this.#kept().filter((game) => game.number > number && game.seal);
      for (const { number } of later) this.#change(number, (game) => (game.otherRound ??= table.round));
      this.#change(number, (game) => {
        if (view.phase === 'playing') {
          game.chance ||= view.chance_seal ?? '';
          if (!game.bundle) Object.assign(game, sealsOf(view));
        }
        // Nothing was offered to a device that joins later: the deck may have a new edition since the game began.
        if (game.isBefore && !game.deck && game.said === choiceOf(view, mine))
          Object.assign(game, this.offered(view.options));
        if (view.phase === 'finished' && view.record) game.record ??= view.record;
        game.seal ||= table.seal;
        if (later.length || table.seal !== game.seal) game.otherRound ??= table.round;
        game.seat ??= own?.seat ?? null;
        const ours = tables.filter(({ seal }) => seal === game.seal);
        for (const each of ours) keepTable(game, each, each === table ? (own?.marks ?? null) : null);
      });
    }
    // Game numbers only increase. With a lower number, the server could repeat an unwanted draw.
    if (view.phase === 'playing' || this.#kept().some(({ number }) => number > games)) return;
    if (view.is_drawing) this.#open(games, view, mine);
    else this.#seal(games, view, mine);
  }

  /** Before a game: store the seal of the server's part, and publish the seal of this device's part. */
  #seal(number: number, view: RoomView, mine: OwnView | null): void {
    const game = this.#change(number, (game) => {
      game.isBefore = true;
      game.chance ||= view.chance_seal ?? '';
      if (!game.bundle) Object.assign(game, this.offered(view.options));
      if (game.bundle === '') game.said = choiceOf(view, mine);
      if (!this.adding || !mine || !game.chance) return;
      // A part without a bundle is already on the server.
      if (game.bundle === undefined) Object.assign(game, { bundle: '', part: '', isAdded: false });
      game.part ||= draw();
    });
    const isDrawn = game.bundle !== '' || game.chance !== view.chance_seal; // and started again: a part is opened only once
    if (!this.adding || !mine || !game.part || isDrawn || this.#sealed === number) return;
    const seal = deviceSeal(game.chance, game.part);
    if (view.part_seals?.[seatOf(view, mine)] === seal) return;
    const isSent = this.adding.seal(seal, (doing) => {
      if (doing.isDone || doing.code === 'chance_already_added') return;
      if (doing.code === 'offline' || doing.code === 'unknown_fate') this.#sealed = -1;
    });
    if (isSent) this.#sealed = number;
  }

  /** Everything else is sealed: store that, and only then open this device's part. */
  #open(number: number, view: RoomView, mine: OwnView | null): void {
    const game = this.#change(number, (game) => {
      game.isBefore = true;
      game.chance ||= view.chance_seal ?? '';
      if (game.bundle) return;
      Object.assign(game, sealsOf(view), this.offered(view.options));
      if (game.said !== undefined && game.said !== choiceOf(view, mine)) game.isOther = true;
      game.players = view.seats
        .slice(0, view.part_seals?.length)
        .map(({ name, colour, character, agent = null }) => ({ name, colour, is_bot: !!character, agent }));
      game.source = view.options.source ?? 'drawn';
      game.setup = { rounds: view.options.rounds ?? 4, stars: view.options.has_stars ?? true };
      game.blanks = view.blank_cards ?? 0;
      game.written = mine?.words ?? [];
    });
    if (!this.adding || !mine || !game.part || mine.has_added_chance || this.#opened === number) return;
    // What is not sealed and shown now could be chosen with knowledge of the part.
    if (!game.bundle || !game.players) return;
    const isOurs = game.partSeals?.[seatOf(view, mine)] === deviceSeal(game.chance, game.part);
    if (!isOurs || game.bundle !== view.bundle_seal) return;
    const isSent = this.adding.open(game.part, (doing) => {
      // If the server has opened a part there already, it can only be ours: nothing else fits the seal.
      if (doing.isDone || doing.code === 'chance_already_added')
        this.#change(number, (kept) => Object.assign(kept, { part: game.part, isAdded: true }));
      else if (doing.code === 'offline' || doing.code === 'unknown_fate') this.#opened = -1;
    });
    if (isSent) this.#opened = number;
  }

  /** All games seen here: those that the storage holds, and those that it has lost since this page was opened. */
  #kept(): KeptGame[] {
    const stored = gamesAt(this.place);
    const numbers = new Set(stored.map(({ number }) => number));
    return [...stored, ...[...this.#seen.values()].filter(({ number }) => !numbers.has(number))];
  }

  #change(number: number, change: (game: KeptGame) => void): KeptGame {
    const all = keptGames();
    const known = all.find((game) => game.place === this.place && game.number === number);
    const before = JSON.stringify(known);
    const game = known ?? this.#seen.get(number) ?? unseen(this.place, number);
    change(game);
    this.#seen.set(number, game);
    if (JSON.stringify(game) !== before)
      writeKept([game, ...all.filter((other) => other !== known)].slice(0, MOST));
    return game;
  }
}

/**
 * How many games the room has played. They are counted from 0: before the first game, or between two, there is no
 * number under which a server could draw and draw again.
 */
const countOf = ({ games = 0 }: RoomView): number => (Number.isSafeInteger(games) && games > 0 ? games : 0);

const unseen = (place: string, number: number): KeptGame => ({
  place,
  number,
  at: Date.now(),
  chance: '',
  isBefore: false,
  part: '',
  isAdded: false,
  bundle: '',
  deck: '',
  words: '',
  seal: '',
  seat: null,
  rounds: [],
});

const sealsOf = (view: RoomView): Pick<KeptGame, 'bundle' | 'partSeals'> => ({
  bundle: view.bundle_seal ?? '',
  partSeals: view.part_seals ?? [],
});

/** What decides which cards can be drawn, as far as a room shows it, with this player's word cards. */
const choiceOf = ({ options }: RoomView, mine: OwnView | null): string =>
  JSON.stringify([
    options.source,
    options.deck,
    options.words,
    options.rounds,
    options.has_stars,
    mine?.words ?? [],
  ]);

const seatOf = ({ seats }: RoomView, { colour }: OwnView): number =>
  seats.findIndex((seat) => seat.colour === colour);
