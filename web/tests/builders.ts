/** Builds tables and facts in one line. */
import type {
  CardPointed,
  GameEnded,
  RoomView,
  RoundStarted,
  SlatesOpened,
  SlatesSealed,
  TableChange,
  TableView,
  Told,
} from '../src/net/protocol';

export const TABLE: TableView = {
  round: 1,
  step: 'associate',
  table: Array.from({ length: 15 }, (_, card) => card),
  card: { id: 'c', top: 'moon' },
  clue: 'moon',
  first_scout: 0,
  seal: 'seal',
  totals: [0, 0, 0],
};

export const table = (change: TableChange = {}): TableView => ({ ...TABLE, ...change });

export const room = (change: Partial<RoomView> = {}): RoomView => ({
  code: 'MOON',
  phase: 'playing',
  options: {},
  host: 'orange',
  seats: [
    { colour: 'orange', name: 'Ana', language: 'en' },
    { colour: 'pink', name: 'Ben', language: 'de' },
    { colour: 'blue', name: 'Eva', language: 'pl' },
  ],
  ...change,
});

export const told = (fact: Told['fact'], change?: TableChange, reactions?: [number, string][]): Told => ({
  fact,
  ...(change && { table: change }),
  ...(reactions && { reactions }),
});

export const sealed = (): SlatesSealed => ({
  type: 'slates_sealed',
  numbers: [2, 1, 1],
  in_the_dark: 0,
  seals: [],
});

export const pointed = (card = 3): CardPointed => ({
  type: 'card_pointed',
  seat: 0,
  card,
  outcome: 'spark',
  markers: [0, 1],
  filled: [0, 1],
});

export const opened = (round = 1): SlatesOpened => ({
  type: 'slates_opened',
  round,
  scores: [0, 1, 2].map(() => ({
    sparks: 1,
    super_sparks: 0,
    is_dark: false,
    has_fallen: false,
    points: 2,
  })),
  slates: [[3], [3], [4]],
  salts: [],
});

export const started = (round = 1): RoundStarted => ({
  type: 'round_started',
  round,
  table: TABLE.table,
  card: TABLE.card,
  first_scout: 0,
});

export const ended = (totals: number[], winners: number[]): GameEnded => ({
  type: 'game_ended',
  totals,
  winners,
  secret: { seed: '', salt: '' },
});
