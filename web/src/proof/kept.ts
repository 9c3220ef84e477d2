/** What a device stores of one game, and how it is compared with what is shown of the game later. */
import type { Colour, Pointing, Score, TableView, WordCard, WordSource } from '../net/protocol';

export interface KeptRound {
  table: number[];
  card: WordCard;
  clue: string;
  first_scout: number;
  /** The seals of the slates by seat, from the moment when the slates locked, */
  seals: string[];
  /** and whether they were shown only after that: then a slate could have been chosen after cards were pointed at. */
  areLate?: boolean;
  /** How many cards each seat announced, and who is in the dark. Rounds stored by old clients have neither. */
  numbers?: number[];
  in_the_dark?: number | null;
  /** This player's slate when it locked. */
  marks: number[] | null;
  pointed: Pointing[];
  scores: Score[];
}

export interface KeptGame {
  /** The room, and whose view it was. */
  place: string;
  /** How many games the room had played before. */
  number: number;
  at: number;
  /** The seal of the server's part, and whether it was seen before the game began. */
  chance: string;
  isBefore: boolean;
  /** This device's part, and whether the server confirmed it. */
  part: string;
  isAdded: boolean;
  /**
   * The seal of everything else that decides the draws, and the seals of all parts in it. Games stored by old clients
   * have none.
   */
  bundle?: string;
  partSeals?: (string | null)[];
  /** What the room showed when that was sealed; `written` are this player's word cards. */
  players?: { name: string; colour: Colour; is_bot: boolean; agent?: object | null }[];
  source?: WordSource;
  setup?: { rounds: number; stars: boolean };
  blanks?: number;
  written?: string[][];
  /** What the room offered before the draw, and whether it was different when it was sealed. */
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
  /** The first round that the room showed with two different tables. The record can match only one of them. */
  otherRound?: number;
  /** The round in which the game ended. */
  lastRound?: number;
  /** The id of its record, and whether this device found that record fair, with its own part in the draw. */
  record?: string;
  isFair?: boolean;
  /** Whether its words were found to be drawn too, with the word list. */
  hasFairWords?: boolean;
}

/** Keep what a table shows of its game. What was seen first is never overwritten; any contradiction is stored. */
export function keepTable(game: KeptGame, table: TableView, marks: number[] | null): void {
  const scored = table.rounds ?? [];
  for (const each of scored) {
    const round = roundOf(game, each.round, each);
    keepPointed(game, each.round, round, each.pointed);
    if (round.scores.length) continue;
    Object.assign(round, { clue: each.clue, scores: each.scores });
  }
  if (table.secret) game.lastRound ??= table.round; // between two rounds, too, no table is shown for a moment
  if (table.step === 'over') return;
  const round = roundOf(game, table.round, table);
  if (table.step !== 'reveal') {
    if (!round.numbers) round.clue = table.clue; // it may be the card's other word, until the slates lock
    return;
  }
  const pointed = table.pointed ?? [];
  if (!round.seals.length) {
    round.areLate = round.numbers !== undefined || pointed.length > 0;
    round.seals = table.seals ?? [];
  }
  const announced = [table.clue, table.numbers ?? [], table.in_the_dark ?? null] as const;
  if (!round.numbers) [round.clue, round.numbers, round.in_the_dark] = announced;
  else if (isOther([round.clue, round.numbers, round.in_the_dark], announced))
    game.otherRound ??= table.round;
  round.marks ??= marks;
  keepPointed(game, table.round, round, pointed);
}

/** Keep what was pointed at. Cards are only added: one of two tabs may be a few behind. */
function keepPointed(game: KeptGame, number: number, round: KeptRound, pointed: Pointing[]): void {
  const both = Math.min(pointed.length, round.pointed.length);
  if (isOther(pointed.slice(0, both), round.pointed.slice(0, both))) game.otherRound ??= number;
  else if (pointed.length > both) round.pointed = pointed;
}

const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

type Laid = Pick<KeptRound, 'table' | 'card' | 'clue' | 'first_scout'>;
const laid = ({ table, card, first_scout }: Laid): unknown[] => [
  table,
  [card.id, card.top, card.bottom ?? null, card.is_custom ?? false],
  first_scout,
];

function roundOf(game: KeptGame, number: number, seen: Laid): KeptRound {
  const { table, card, clue, first_scout } = seen;
  while (game.rounds.length < number) game.rounds.push(null);
  const kept = game.rounds[number - 1];
  if (kept && !kept.card.top) kept.card = card; // it has been typed in since
  if (kept && isOther(laid(kept), laid(seen))) game.otherRound ??= number;
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
