/** The record of a finished game as docs/record.md describes it, and its digest. */
import type { Outcome, WordCard, WordSource } from '../net/protocol';
import { hasForm } from './form';
import { sha256 } from './sha';

export interface Secret {
  seed: string;
  salt: string;
}

export interface Pile {
  id: string;
  hash: string;
  size: number;
}

export interface RecordedPointing {
  scout: number;
  card: number;
  outcome: Outcome;
  markers: number[];
  stars: number[];
}

export interface RecordedScore {
  sparks: number;
  super_sparks: number;
  is_dark: boolean;
  has_fallen: boolean;
  points: number;
}

export interface RecordedRound {
  number: number;
  card: WordCard;
  clue: string;
  is_swapped: boolean;
  table: number[];
  first_scout: number;
  slates: { seal: string; salt: string; cards: number[] }[];
  numbers: number[];
  in_the_dark: number | null;
  pointings: RecordedPointing[];
  fallen: number[];
  scores: RecordedScore[];
}

export interface GameRecord {
  format: number;
  setup: { rounds: number; stars: boolean };
  players: { name: string; colour: string; is_bot: boolean; agent: object | null }[];
  deck: Pile;
  words: Pile;
  source: WordSource;
  seal: string;
  secret: Secret;
  chance: {
    seal: string;
    /** The seals of everything else that decides the draws, and of the devices' parts; format 2 has neither. */
    bundle: string | null;
    seals: (string | null)[];
    part: string;
    parts: (string | null)[];
  } | null;
  held_back: { pictures: number[]; words: number[] };
  custom_cards: WordCard[];
  rounds: RecordedRound[];
  hand_overs: { seat: number; name: string; round: number }[];
  totals: number[];
  winners: number[];
  ended_early: boolean;
  digest: string;
}

/** The word cards in order, as players saw them: the hash of a word list covers this. */
export interface WordList {
  hash: string;
  cards: WordCard[];
  discovery: WordCard[];
}

/** Defaults for what earlier formats do not have: none of it happened. */
const LATER_PARTS = {
  setup: { rounds: 4, stars: true },
  chance: null,
  held_back: { pictures: [], words: [] },
  hand_overs: [],
  ended_early: false,
};

/** A record as it was written, with defaults for later fields; null if its format is unknown. */
export function readRecord(document: unknown): GameRecord | null {
  if (document === null || typeof document !== 'object') return null;
  const told = document as GameRecord;
  const record = told.format < 3 ? { ...LATER_PARTS, ...told } : told;
  if (record.format < 3 && record.chance) record.chance = { ...record.chance, bundle: null, seals: [] };
  return hasForm(record) ? record : null;
}

/** Everything that decides the draws except the parts, as the server sealed it before any part was opened. */
export const bundleOf = (record: GameRecord): string =>
  canonical({
    format: record.format,
    setup: record.setup,
    server: record.chance!.seal,
    deck: record.deck,
    words: record.words,
    source: record.source,
    seats: record.players.map(({ colour, is_bot, agent }, seat) => ({
      colour,
      is_bot,
      agent,
      seal: record.chance!.seals[seat],
    })),
    held_back: record.held_back,
    custom_cards: record.custom_cards,
  });

/** The SHA-256 of a document without its digest, as canonical JSON. */
export function digestOf(document: object): string {
  const { digest: _, ...rest } = document as { digest?: string };
  return sha256(canonical(rest));
}

const canonical = (value: unknown): string => JSON.stringify(sorted(value));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

/** A word list from the exact bytes that its hash covers. */
export function readWords(bytes: Uint8Array): WordList {
  const [, cards, discovery] = JSON.parse(new TextDecoder().decode(bytes)) as [
    string,
    WordCard[],
    WordCard[],
  ];
  return { hash: sha256(bytes), cards, discovery };
}

export const isEqual = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
