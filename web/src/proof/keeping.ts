/**
 * What this device keeps of the games it sees, to prove afterwards that nobody changed them: the seals, what lay on the
 * table, and the own part of chance, which it adds by itself. What was seen first stays.
 */
import { readKept, writeKept } from '../device/storage';
import type { OwnView, Pointing, RoomView, Score, SeatView, TableView, WordCard } from '../net/protocol';
import type { Doing } from '../net/connection.svelte';

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
  /** Hashes of the deck and of the word list that were offered. */
  deck: string;
  words: string;
  /** The seal of the seed. */
  seal: string;
  seat: number | null;
  rounds: (KeptRound | null)[];
}

/** The hashes of the deck and of the word list that options mean; nothing where they are not known yet. */
export type Offered = (options: RoomView['options']) => { deck?: string; words?: string };
export type Add = (part: string, answer: (doing: Doing) => void) => boolean;

const DAYS = 30 * 86_400_000;
const MOST = 24;

export const placeOf = (code: string, token: string | null): string => `${code} ${token?.slice(0, 12) ?? ''}`;

const keptGames = (): KeptGame[] => readKept<KeptGame>().filter(({ at }) => at > Date.now() - DAYS);

/** The games that this device keeps of a place, in their order. */
export const gamesAt = (place: string): KeptGame[] =>
  keptGames()
    .filter((game) => game.place === place)
    .sort((one, other) => one.number - other.number);

const draw = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export class Keeper {
  #asked = -1;

  constructor(
    readonly place: string,
    private readonly offered: Offered,
    /** Null for somebody who only watches. */
    private readonly add: Add | null,
  ) {}

  /** The room has said something; these tables led to the present one, which comes last. */
  saw(view: RoomView, mine: OwnView | null, own: SeatView | null, tables: readonly TableView[]): void {
    const games = view.games ?? 0;
    const table = tables.at(-1);
    if (table && view.phase !== 'lobby')
      this.#change(view.phase === 'finished' ? games - 1 : games, (game) => {
        if (view.phase === 'playing') game.chance ||= view.chance_seal ?? '';
        // Who comes later was offered nothing: the deck may have had a new edition since the game began.
        if (game.isBefore && !game.deck) Object.assign(game, this.offered(view.options));
        game.seal ||= table.seal;
        game.seat ??= own?.seat ?? null;
        const ours = tables.filter(({ seal }) => seal === game.seal);
        for (const each of ours) keepTable(game, each, each === table ? (own?.marks ?? null) : null);
      });
    if (view.phase !== 'playing') this.#prepare(games, view, mine);
  }

  /** Before a game: keep the seal of the server's part, and add the own one. */
  #prepare(number: number, view: RoomView, mine: OwnView | null): void {
    const game = this.#change(number, (game) => {
      game.isBefore = true;
      game.chance ||= view.chance_seal ?? '';
      Object.assign(game, this.offered(view.options));
      if (!this.add || !mine || !game.chance) return;
      if (mine.has_added_chance) game.isAdded ||= game.part !== '';
      else game.part ||= draw();
    });
    if (!this.add || !game.part || !mine || mine.has_added_chance || this.#asked === number) return;
    const isSent = this.add(game.part, (doing) => {
      if (doing.isDone)
        this.#change(number, (kept) => Object.assign(kept, { part: game.part, isAdded: true }));
      else if (doing.code === 'offline' || doing.code === 'unknown_fate') this.#asked = -1;
    });
    if (isSent) this.#asked = number;
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
  deck: '',
  words: '',
  seal: '',
  seat: null,
  rounds: [],
});

function keepTable(game: KeptGame, table: TableView, marks: number[] | null): void {
  const scored = table.rounds ?? [];
  for (const each of scored) {
    const round = roundOf(game, each.round, each);
    if (round.scores.length) continue;
    Object.assign(round, { clue: each.clue, pointed: each.pointed, scores: each.scores });
  }
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
