/**
 * Checks the form of a record before trusting its content: a seal is only worth something if what it seals has one
 * reading. Everything that a draw depends on has a fixed length, or is a number within bounds.
 */
import type { GameRecord, Pile, Secret } from './record';

const NEWEST = 3;
/** With more cards than this the draw does not work; with fewer there is no game. */
const LARGEST = 65_536;
const TABLE = 15;
const ROW = 5;
const BLANK_CARDS = 10;
const MOST_ROUNDS = 4;

const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isHashOrNull = (value: unknown): boolean => value === null || isHash(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isList = (value: unknown, each: (one: unknown) => boolean, most = LARGEST): value is unknown[] =>
  Array.isArray(value) && value.length <= most && value.every(each);

export function hasForm(record: GameRecord): boolean {
  try {
    return isWhole(record);
  } catch {
    return false; // a field is missing
  }
}

function isWhole(record: GameRecord): boolean {
  const { format, setup, players, deck, words, rounds } = record;
  return (
    isNumber(format, 1, NEWEST) &&
    isNumber(setup.rounds, 1, MOST_ROUNDS) &&
    typeof setup.stars === 'boolean' &&
    players.length >= 3 &&
    isList(players, (one) => isPlayer(one as GameRecord['players'][number]), 6) &&
    isPile(deck, TABLE + ROW * (setup.rounds - 1)) &&
    isPile(words, 0) &&
    isHash(record.seal) &&
    isHash(record.digest) &&
    isSecret(record) &&
    isChance(record) &&
    isHeldBack(record.held_back.pictures, deck.size) &&
    isHeldBack(record.held_back.words, words.size) &&
    isList(record.custom_cards, (card) => isCard(card as Card) && (card as Card).is_custom, BLANK_CARDS) &&
    isList(rounds, (round) => isRound(round as Round, deck.size, players.length), setup.rounds) &&
    rounds.length >= 1 &&
    rounds.every(({ number }, at) => number === at + 1)
  );
}

type Card = { id: string; top: string; bottom: string | null; is_custom: boolean };
type Round = GameRecord['rounds'][number];

const isPlayer = ({ name, colour, is_bot }: GameRecord['players'][number]): boolean =>
  isText(name) && isText(colour) && typeof is_bot === 'boolean';

const isPile = ({ id, hash, size }: Pile, least: number): boolean =>
  isText(id) && isText(hash) && isNumber(size, least, LARGEST - BLANK_CARDS);

const isCard = ({ id, top, bottom, is_custom }: Card): boolean =>
  isText(id) && isText(top) && (bottom === null || isText(bottom)) && typeof is_custom === 'boolean';

function isSecret({ format, secret, chance }: GameRecord): boolean {
  const { seed, salt }: Secret = secret;
  if (!isText(seed) || !isText(salt)) return false;
  if (format < 3) return /^([0-9a-f]{2})+$/i.test(seed) && /^([0-9a-f]{2})+$/i.test(salt);
  if (chance) return isHash(seed) && /^[0-9a-f]{32}$/.test(salt);
  return /^([0-9a-f]{2})+$/.test(seed) && /^([0-9a-f]{2})+$/.test(salt);
}

function isChance({ format, chance, players }: GameRecord): boolean {
  if (chance === null) return true;
  const { seal, bundle, seals, part, parts } = chance;
  const isSealed = format < 3 || (isHash(bundle) && seals.length === players.length);
  return (
    isSealed &&
    isHash(seal) &&
    isHash(part) &&
    isList(seals, isHashOrNull) &&
    isList(parts, isHashOrNull) &&
    parts.length === players.length
  );
}

/** Numbers in ascending order without repetition. */
const isHeldBack = (places: readonly number[], size: number): boolean =>
  isList(places, (place) => isNumber(place, 0, size - 1)) &&
  places.every((place, at) => at === 0 || place > places[at - 1]!);

const isRound = (round: Round, size: number, seats: number): boolean =>
  isCard(round.card as Card) &&
  typeof round.is_swapped === 'boolean' &&
  isList(round.table, (card) => isNumber(card, 0, size - 1)) &&
  isNumber(round.first_scout, 0, seats - 1) &&
  isList(round.slates, (slate) => isHash((slate as Round['slates'][number]).seal), seats);
