/** Records that Python wrote, and what a device that saw them played would have stored. */
import type { Colour } from '../src/net/protocol';
import type { KeptGame, KeptRound } from '../src/proof/keeping';
import { digestOf, type GameRecord, type RecordedRound, type WordList } from '../src/proof/record';

/** What Python draws and writes (tests/records/sharing.py); a Python test checks that it still does. */
const files = import.meta.glob<string>('../../tests/records/fixtures/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const shared = (name: string): string => files[`../../tests/records/fixtures/${name}`]!;
export const records = (name: string): GameRecord[] =>
  shared(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GameRecord);
export const WORDS: WordList = { hash: '', ...(JSON.parse(shared('words.json')) as Omit<WordList, 'hash'>) };
export const COMMON = (): GameRecord => records('format-3.jsonl')[0]!;
export const OTHER = '0'.repeat(64);

export const keptRound = (round: RecordedRound, seat: number): KeptRound => ({
  table: round.table,
  card: round.card,
  clue: round.clue,
  first_scout: round.first_scout,
  seals: round.slates.map(({ seal }) => seal),
  marks: round.slates[seat]?.cards ?? null,
  pointed: round.pointings.map(({ card, scout, outcome, markers, stars }) => [
    card,
    scout,
    outcome,
    markers,
    stars.flatMap((count, seat) => (count ? [seat] : [])),
  ]),
  scores: round.scores.map((s) => [s.sparks, s.super_sparks, s.is_dark, s.has_fallen, s.points]),
});

/** What a device stored that was there from before the game to its end. */
export const keptOf = (record: GameRecord, change: Partial<KeptGame> = {}): KeptGame => ({
  place: 'MOON token',
  number: 3,
  at: 0,
  chance: record.chance?.seal ?? '',
  isBefore: true,
  part: record.chance?.parts[0] ?? '',
  isAdded: record.chance?.parts[0] != null,
  bundle: record.chance?.bundle ?? '',
  partSeals: record.chance?.seals ?? [],
  players: record.players.map(({ name, colour, is_bot }) => ({ name, colour: colour as Colour, is_bot })),
  source: record.source,
  deck: record.deck.hash,
  deckSize: record.deck.size,
  words: record.words.hash,
  wordsSize: record.words.size,
  seal: record.seal,
  seat: 0,
  rounds: record.rounds.map((round) => keptRound(round, 0)),
  lastRound: record.rounds.length,
  ...change,
});

/** The record after a change, with a digest that matches it. */
export function changed(change: (record: GameRecord) => void, record = COMMON()): GameRecord {
  change(record);
  return { ...record, digest: digestOf(record) };
}
