/**
 * Checks all randomness of a game: what the seed is made of, that it was sealed, and every draw from it (rules §2, §7).
 */
import type { WordCard } from '../net/protocol';
import { bundleSeal, commonSeed, deviceSeal, draw, drawFresh, seal, sealedSeed } from './chance';
import { demand } from './lies';
import { bundleOf, isEqual, type GameRecord, type WordList } from './record';

const TABLE = 15;
const ROW = 5;

/** How many pictures a game needs: the table, and a new row for each round after the first. */
const picturesOf = (rounds: number): number => TABLE + ROW * (rounds - 1);

/** Check that the seed is made of the sealed part of the server and the parts of the seats, and matches its seal. */
export function checkSeed(record: GameRecord): void {
  const { chance, secret, players } = record;
  if (chance) {
    const { part, parts, seals, bundle } = chance;
    demand(seal(secret.salt, part) === chance.seal, 'unfair-part-changed');
    players.forEach(({ is_bot }, seat) =>
      demand(
        !is_bot || ((seals[seat] ?? null) === null && parts[seat] === null),
        'unfair-part-replaced',
        0,
        seat,
      ),
    );
    if (bundle) {
      parts.forEach((own, seat) =>
        demand(own === null || seals[seat] === deviceSeal(chance.seal, own), 'unfair-part-replaced', 0, seat),
      );
      demand(bundleSeal(secret.salt, bundleOf(record)) === bundle, 'unfair-bundle-changed');
    }
    const seed = bundle ? sealedSeed(bundle, part, parts) : commonSeed(part, parts);
    demand(secret.seed === seed, 'unfair-seed-mixed');
  }
  demand(seal(secret.salt, secret.seed) === record.seal, 'unfair-seed-changed');
}

/** Repeat every draw from the seed. Without the word list, check only which cards the group wrote itself. */
export function checkDraws(record: GameRecord, words: WordList | null): void {
  const { secret, players, deck, held_back: heldBack, rounds } = record;
  demand(!words || words.cards.length === record.words.size, 'unfair-box-changed');
  const pictures = drawFresh(
    secret.seed,
    'pictures',
    deck.size,
    picturesOf(record.setup.rounds),
    heldBack.pictures,
  );
  const stack = wordStack(record, words);
  let table = pictures.slice(0, TABLE);
  let scout = draw(secret.seed, 'first scout', players.length, 1)[0]!;
  rounds.forEach((round, at) => {
    if (at > 0) {
      const row = TABLE - ROW * at;
      const fresh = TABLE + ROW * (at - 1);
      table = [...table.slice(0, row), ...pictures.slice(fresh, fresh + ROW), ...table.slice(row + ROW)];
      scout = (scout + 1) % players.length;
    }
    demand(isEqual(round.table, table), 'unfair-pictures', round.number);
    demand(round.first_scout === scout, 'unfair-scout', round.number);
    if (record.source === 'typed') checkTyped(round.card, round.number);
    else checkCard(round.card, stack[at] ?? null, round.number);
    demand(
      round.clue === (round.is_swapped ? round.card.bottom : round.card.top),
      'unfair-words',
      round.number,
    );
  });
}

function checkCard(card: WordCard, expected: WordCard | null, round: number): void {
  if (!expected) return demand(!card.is_custom, 'unfair-words', round);
  demand(isEqual(wholeCard(card), wholeCard(expected)), 'unfair-words', round);
}

/** A card that was typed in from a real one: its draw cannot be checked. */
const checkTyped = ({ id, is_custom }: WordCard, round: number): void =>
  demand(is_custom === true && id === `typed-${round}`, 'unfair-words', round);

/** A card with all of its fields, including those that the record leaves out. */
export const wholeCard = ({ id, top, bottom, is_custom }: WordCard): unknown[] => [
  id,
  top,
  bottom ?? null,
  is_custom ?? false,
];

/** The word cards that the seed draws (rules §2.2); null is a card of a list that is not available. */
function wordStack(record: GameRecord, words: WordList | null): (WordCard | null)[] {
  const { secret, source, custom_cards: custom, held_back: heldBack } = record;
  const { rounds } = record.setup;
  if (source === 'discovery') return words?.discovery.slice(0, rounds) ?? [];
  const listed = words?.cards ?? Array<null>(record.words.size).fill(null);
  const top = (label: string, cards: (WordCard | null)[], seen: readonly number[]): (WordCard | null)[] =>
    drawFresh(secret.seed, label, cards.length, rounds, seen).map((place) => cards[place] ?? null);
  const mixed = source === 'custom_mixed' ? [...listed, ...custom] : listed;
  const drawn = top('words', mixed, heldBack.words);
  const isOwnFirst = source === 'custom_first' || source === 'only_custom';
  return isOwnFirst ? [...top('custom words', custom, []), ...drawn] : drawn;
}
