/** The record of a finished game as docs/record.md tells it, and its digest. */
import type { Outcome, WordCard, WordSource } from '../net/protocol';
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
  players: { name: string; colour: string; is_bot: boolean }[];
  deck: Pile;
  words: Pile;
  source: WordSource;
  seal: string;
  secret: Secret;
  chance: { seal: string; part: string; parts: (string | null)[] } | null;
  held_back: { pictures: number[]; words: number[] };
  custom_cards: WordCard[];
  rounds: RecordedRound[];
  hand_overs: { seat: number; name: string; round: number }[];
  totals: number[];
  winners: number[];
  ended_early: boolean;
  digest: string;
}

/** The word cards in their order, as players saw them: what the hash of a word list is made of. */
export interface WordList {
  hash: string;
  cards: WordCard[];
  discovery: WordCard[];
}

const NEWEST = 3;
/** More cards than that cannot be drawn from. */
const LARGEST = 65_536;
/** What format 1 had not: nothing of it has happened. */
const LATER_PARTS = {
  chance: null,
  held_back: { pictures: [], words: [] },
  hand_overs: [],
  ended_early: false,
};

/** A record as it was written, with what only later formats say filled in; null if it is none that we know. */
export function readRecord(document: unknown): GameRecord | null {
  const record = document as GameRecord | null;
  if (!record || !(record.format >= 1 && record.format <= NEWEST) || !record.secret) return null;
  const cards = (record.words?.size ?? Infinity) + (record.custom_cards?.length ?? 0);
  if (!(record.deck?.size <= LARGEST && cards <= LARGEST && record.players?.length >= 1)) return null;
  return { ...LATER_PARTS, ...record };
}

/** The SHA-256 of a document without its digest, as canonical JSON. */
export function digestOf(document: object): string {
  const { digest: _, ...rest } = document as { digest?: string };
  return sha256(JSON.stringify(sorted(rest)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

/** A word list from the very bytes that its hash is made of. */
export function readWords(bytes: Uint8Array): WordList {
  const [, cards, discovery] = JSON.parse(new TextDecoder().decode(bytes)) as [
    string,
    WordCard[],
    WordCard[],
  ];
  return { hash: sha256(bytes), cards, discovery };
}

export const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
