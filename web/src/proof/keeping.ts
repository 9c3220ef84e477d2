/**
 * What this device keeps of the games it sees, to prove afterwards that nobody changed them: the seals, what lay on the
 * table, and the own part of chance. It publishes the part's seal, and opens the part once everything else is sealed. What
 * was seen first stays.
 */
import { readKept, writeKept } from '../device/storage';
import type {
  Colour,
  OwnView,
  Pointing,
  RoomView,
  Score,
  SeatView,
  TableView,
  WordCard,
  WordSource,
} from '../net/protocol';
import type { Doing } from '../net/connection.svelte';
import { deviceSeal } from './chance';

export interface KeptRound {
  table: number[];
  card: WordCard;
  clue: string;
  first_scout: number;
  /** The seals of the slates by seat, from when the slates locked. */
  seals: string[];
  /** The own slate when it locked. */
  marks: number[] | null;
  pointed: Pointing[];
  scores: Score[];
}

export interface KeptGame {
  /** The room, and whose eyes saw it. */
  place: string;
  /** How many games the room had played before. */
  number: number;
  at: number;
  /** The seal of the server's part, and whether it was seen before the game began. */
  chance: string;
  isBefore: boolean;
  /** The own part, and whether the server said that it has it. */
  part: string;
  isAdded: boolean;
  /** The seal of all else that decides the draws, and those of all parts in it. A game kept long ago has none. */
  bundle?: string;
  partSeals?: (string | null)[];
  /** What the room showed when that was sealed; `written` are the own word cards. */
  players?: { name: string; colour: Colour; is_bot: boolean; agent?: object | null }[];
  source?: WordSource;
  blanks?: number;
  written?: string[][];
  /** What was to be played with, as the room said before the draw, and whether it was something else once it was sealed. */
  said?: string;
  isOther?: boolean;
  /** Hashes and sizes of the deck and of the word list that were offered. */
  deck: string;
  words: string;
  deckSize?: number;
  wordsSize?: number;
  /** The seal of the seed. */
  seal: string;
  seat: number | null;
  rounds: (KeptRound | null)[];
  /** The round in which the game ended. */
  lastRound?: number;
  /** The id of its record, and whether this device has found that record fair, with its own part in the draw. */
  record?: string;
  isFair?: boolean;
}

/** The deck and the word list that options mean; nothing where they are not known yet. */
export type Offered = (
  options: RoomView['options'],
) => Partial<Pick<KeptGame, 'deck' | 'words' | 'deckSize' | 'wordsSize'>>;
type Answer = (doing: Doing) => void;
/** How the own part gets into the draw: both say whether there was a line to send it on. */
export interface Adding {
  seal(seal: string, answer: Answer): boolean;
  open(part: string, answer: Answer): boolean;
}

const DAYS = 30 * 86_400_000;
const MOST = 24;

export const placeOf = (code: string, token: string | null): string => `${code} ${token?.slice(0, 12) ?? ''}`;

const keptGames = (): KeptGame[] => readKept<KeptGame>().filter(({ at }) => at > Date.now() - DAYS);

/** The games that this device keeps of a place, in their order. */
export const gamesAt = (place: string): KeptGame[] =>
  keptGames()
    .filter((game) => game.place === place)
    .sort((one, other) => one.number - other.number);

/** Keep that the record of a game was found fair: what it showed counts for the games after it. */
export function keepFair(place: string, number: number): void {
  const isIt = (game: KeptGame): boolean => game.place === place && game.number === number;
  writeKept(keptGames().map((game) => (isIt(game) ? { ...game, isFair: true } : game)));
}

const draw = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export class Keeper {
  /** The numbers of the games whose part was sealed, and opened, on this line. */
  #sealed = -1;
  #opened = -1;
  /** Own parts by game, for a browser that keeps nothing. */
  #parts = new Map<number, string>();

  constructor(
    readonly place: string,
    private readonly offered: Offered,
    /** Null for somebody who only watches. */
    private readonly adding: Adding | null,
  ) {}

  /** The room has said something; these tables led to the present one, which comes last. */
  saw(view: RoomView, mine: OwnView | null, own: SeatView | null, tables: readonly TableView[]): void {
    const games = view.games ?? 0;
    const table = tables.at(-1);
    if (table && view.phase !== 'lobby')
      this.#change(view.phase === 'finished' ? games - 1 : games, (game) => {
        if (view.phase === 'playing') {
          game.chance ||= view.chance_seal ?? '';
          if (!game.bundle) Object.assign(game, sealsOf(view));
        }
        // Who comes later was offered nothing: the deck may have had a new edition since the game began.
        if (game.isBefore && !game.deck) Object.assign(game, this.offered(view.options));
        if (view.phase === 'finished' && view.record) game.record ??= view.record;
        game.seal ||= table.seal;
        game.seat ??= own?.seat ?? null;
        const ours = tables.filter(({ seal }) => seal === game.seal);
        for (const each of ours) keepTable(game, each, each === table ? (own?.marks ?? null) : null);
      });
    // Games are counted upwards. Under a lower number a draw that was not liked could be begun again.
    if (view.phase === 'playing' || gamesAt(this.place).some(({ number }) => number > games)) return;
    if (view.is_drawing) this.#open(games, view, mine);
    else this.#seal(games, view, mine);
  }

  /** Before a game: keep the seal of the server's part, and publish that of the own one. */
  #seal(number: number, view: RoomView, mine: OwnView | null): void {
    const game = this.#change(number, (game) => {
      game.isBefore = true;
      game.chance ||= view.chance_seal ?? '';
      Object.assign(game, this.offered(view.options));
      if (game.bundle === '') game.said = choiceOf(view, mine);
      if (!this.adding || !mine || !game.chance) return;
      // A part from before there were bundles lies with the server already.
      if (game.bundle === undefined) Object.assign(game, { bundle: '', part: '', isAdded: false });
      game.part ||= this.#parts.get(number) ?? draw();
      this.#parts.set(number, game.part);
    });
    const isDrawn = game.bundle !== '' || game.chance !== view.chance_seal; // and begun again: a part is opened once
    if (!this.adding || !mine || !game.part || isDrawn || this.#sealed === number) return;
    const seal = deviceSeal(game.chance, game.part);
    if (view.part_seals?.[seatOf(view, mine)] === seal) return;
    const isSent = this.adding.seal(seal, (doing) => {
      if (doing.isDone || doing.code === 'chance_already_added') return;
      if (doing.code === 'offline' || doing.code === 'unknown_fate') this.#sealed = -1;
    });
    if (isSent) this.#sealed = number;
  }

  /** Everything else is sealed: keep that, and only then open the own part. */
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
      game.blanks = view.blank_cards ?? 0;
      game.written = mine?.words ?? [];
      game.part ||= this.#parts.get(number) ?? '';
    });
    if (!this.adding || !mine || !game.part || mine.has_added_chance || this.#opened === number) return;
    if (!game.bundle) return; // nothing is sealed yet: whatever came later could be chosen with the part in hand
    const isOurs = game.partSeals?.[seatOf(view, mine)] === deviceSeal(game.chance, game.part);
    if (!isOurs || game.bundle !== view.bundle_seal) return;
    const isSent = this.adding.open(game.part, (doing) => {
      // Whatever the server has opened there already can only be ours: nothing else fits the seal.
      if (doing.isDone || doing.code === 'chance_already_added')
        this.#change(number, (kept) => Object.assign(kept, { part: game.part, isAdded: true }));
      else if (doing.code === 'offline' || doing.code === 'unknown_fate') this.#opened = -1;
    });
    if (isSent) this.#opened = number;
  }

  #change(number: number, change: (game: KeptGame) => void): KeptGame {
    const all = keptGames();
    const known = all.find((game) => game.place === this.place && game.number === number);
    const before = JSON.stringify(known);
    const game = known ?? unseen(this.place, number);
    change(game);
    if (JSON.stringify(game) !== before)
      writeKept([game, ...all.filter((other) => other !== known)].slice(0, MOST));
    return game;
  }
}

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

/** What decides what can be drawn, as far as a room says it: the source, the deck, the list, and the own word cards. */
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

function keepTable(game: KeptGame, table: TableView, marks: number[] | null): void {
  const scored = table.rounds ?? [];
  for (const each of scored) {
    const round = roundOf(game, each.round, each);
    if (round.scores.length) continue;
    Object.assign(round, { clue: each.clue, pointed: each.pointed, scores: each.scores });
  }
  if (table.secret) game.lastRound ??= table.round; // between two rounds the table is over for a moment as well
  if (table.step === 'over') return;
  const round = roundOf(game, table.round, table);
  round.clue = table.clue;
  if (table.step !== 'reveal') return;
  if (!round.seals.length) round.seals = table.seals ?? [];
  round.marks ??= marks;
  round.pointed = table.pointed ?? [];
}

function roundOf(
  game: KeptGame,
  number: number,
  seen: Pick<KeptRound, 'table' | 'card' | 'clue' | 'first_scout'>,
): KeptRound {
  const { table, card, clue, first_scout } = seen;
  while (game.rounds.length < number) game.rounds.push(null);
  return (game.rounds[number - 1] ??= {
    table,
    card,
    clue,
    first_scout,
    seals: [],
    marks: null,
    pointed: [],
    scores: [],
  });
}
