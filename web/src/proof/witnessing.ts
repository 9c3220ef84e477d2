/**
 * Compares a record with what this device saw and stored: the seals, its part, its slate, and the pictures on the
 * table.
 */
import { wholeCard } from './drawing';
import type { KeptGame, KeptRound } from './keeping';
import { demand } from './lies';
import { isEqual, type GameRecord, type RecordedRound, type WordList } from './record';

/** Whether this device's part is in the seed: the server confirmed it, or it is there without confirmation. */
export const hasOwnPart = ({ chance }: GameRecord, { part, seat }: KeptGame): boolean =>
  part !== '' && (seat === null ? chance?.parts.includes(part) : chance?.parts[seat] === part) === true;

/** What replaces a name that a host has deleted. */
const FORGOTTEN = '—';

/**
 * Check that the draw is the one that was sealed before, with this device's part in it, and that the options are the
 * same.
 */
export function checkSealedChance(record: GameRecord, kept: KeptGame): void {
  const { chance } = record;
  demand(!kept.chance || chance?.seal === kept.chance, 'unfair-part-changed');
  demand(!kept.bundle || chance?.bundle === kept.bundle, 'unfair-bundle-changed');
  demand(!kept.bundle || isEqual(chance?.seals, kept.partSeals), 'unfair-bundle-changed');
  demand(!kept.isAdded || hasOwnPart(record, kept), 'unfair-part-missing');
  demand(!kept.seal || record.seal === kept.seal, 'unfair-seed-changed');
  demand(isSameBox(record, kept), 'unfair-box-changed');
  demand(!kept.players?.length || arePlayers(record, kept.players), 'unfair-players');
}

/** Whether deck, word list, source and custom cards can be those that the room showed. */
function isSameBox({ deck, words, source, setup, custom_cards }: GameRecord, kept: KeptGame): boolean {
  const isSame = <Value>(shown: Value | undefined, told: Value): boolean => !shown || shown === told;
  const written = custom_cards.map(({ top, bottom }) => [top, bottom ?? null]);
  const isWritten = !['drawn', 'discovery', 'typed'].includes(source); // else custom cards are left aside
  // A custom card is left out if one of its words is on another card: no word comes twice.
  const isThere = (card: string[]): boolean =>
    written.some((other) => isEqual(other, [card[0], card[1] ?? null])) ||
    card.some((word) => written.flat().some((other) => other?.toLowerCase() === word.toLowerCase()));
  return (
    isSame(kept.deck, deck.hash) &&
    isSame(kept.words, words.hash) &&
    isSame(kept.deckSize, deck.size) &&
    isSame(kept.wordsSize, words.size) &&
    isSame(kept.source, source) &&
    (!kept.setup || isEqual(kept.setup, setup)) &&
    custom_cards.length <= (kept.blanks ?? Infinity) &&
    (!isWritten || (kept.written ?? []).every(isThere))
  );
}

/** Whether the players are those who were shown; a name may have been deleted since. */
const arePlayers = ({ players }: GameRecord, shown: NonNullable<KeptGame['players']>): boolean =>
  players.length === shown.length &&
  players.every(
    ({ name, colour, is_bot, agent }, seat) =>
      [shown[seat]!.name, FORGOTTEN].includes(name) &&
      isEqual([colour, is_bot], [shown[seat]!.colour, shown[seat]!.is_bot]) &&
      isEqual(agent ?? null, shown[seat]!.agent ?? null),
  );

/** Check the slates against the seals from the moment when they locked, and this player's slate against the marks. */
export function checkSealedSlates(record: GameRecord, kept: KeptGame): void {
  record.rounds.forEach(({ number, slates }, at) => {
    const seen = kept.rounds[at];
    seen?.seals.forEach((sealed, seat) =>
      demand(slates[seat]?.seal === sealed, 'unfair-slate', number, seat),
    );
    if (!seen?.marks || kept.seat === null || slates.length === 0) return;
    const inRecord = new Set(slates[kept.seat]?.cards);
    const isSame = seen.marks.length === inRecord.size && seen.marks.every((card) => inRecord.has(card));
    demand(isSame, 'unfair-own-slate', number);
  });
}

/** Check that the record is that of the game that was shown here. */
export function checkShown(record: GameRecord, kept: KeptGame): void {
  demand(kept.otherRound === undefined, 'unfair-other-game', kept.otherRound);
  demand(kept.rounds.length <= record.rounds.length, 'unfair-other-game', kept.rounds.length);
  kept.rounds.forEach((seen, at) => {
    const round = record.rounds[at]!;
    if (seen) demand(isSameRound(round, seen), 'unfair-other-game', round.number);
  });
}

function isSameRound(round: RecordedRound, seen: KeptRound): boolean {
  const pointed = round.pointings.map(({ card, scout, outcome, markers, stars }) => [
    card,
    scout,
    outcome,
    markers,
    stars.flatMap((count, seat) => (count > 0 ? [seat] : [])),
  ]);
  const scores = round.scores.map((score) => [
    score.sparks,
    score.super_sparks,
    score.is_dark,
    score.has_fallen,
    score.points,
  ]);
  const shownPointings = seen.scores.length ? pointed : pointed.slice(0, seen.pointed.length);
  return (
    isEqual(
      [round.table, wholeCard(round.card), round.clue, round.first_scout],
      [seen.table, wholeCard(seen.card), seen.clue, seen.first_scout],
    ) &&
    isEqual(shownPointings, seen.pointed) &&
    (!seen.numbers || isEqual([round.numbers, round.in_the_dark], [seen.numbers, seen.in_the_dark])) &&
    (!seen.scores.length || isEqual(scores, seen.scores))
  );
}

/** Whether the room announced which deck and word list it uses and how large they are, and used them. */
export const wasOffered = ({ deck, words, deckSize, wordsSize, isOther }: KeptGame): boolean =>
  !!deck && !!words && !!deckSize && wordsSize !== undefined && !isOther;

/**
 * Whether this device saw every seal of a slate when the slates locked, before any card was pointed at, and, at a seat,
 * its own marks.
 */
export const sawAllSlates = (record: GameRecord, kept: KeptGame): boolean =>
  record.rounds.every(({ slates }, at) => {
    const seen = kept.rounds[at];
    const hasOwn = !hasOwnPart(record, kept) || (kept.seat !== null && seen?.marks);
    return slates.length === 0 || (seen?.seals.length === slates.length && !seen.areLate && hasOwn);
  });

/**
 * Check what was held back against the earlier games of the room. False if this device did not see all of them, or did
 * not find all of them fair: a server could claim any pictures for a game that nobody played. The first game has
 * nothing to hold back.
 */
export function checkHeldBack(
  record: GameRecord,
  kept: KeptGame,
  earlier: readonly KeptGame[],
  words: WordList | null,
): boolean {
  const { held_back: heldBack, source, deck, words: list } = record;
  if (isEqual(heldBack, { pictures: [], words: [] }) && kept.number === 0) return true;
  const before = earlier.filter(({ number }) => number < kept.number);
  if (before.length !== kept.number || before.some((game) => !isWhole(game))) return false;
  const pictures = memoryOf(
    before,
    deck.hash,
    ({ deck }) => deck,
    ({ table }) => table,
  );
  const cards = memoryOf(
    before,
    list.hash,
    ({ words }) => words,
    ({ card }) => (card.is_custom ? [] : [card.id]),
  );
  const isListed = !['discovery', 'only_custom', 'typed'].includes(source);
  const sorted = [...pictures].sort((a, b) => a - b);
  demand(isEqual(heldBack.pictures, sorted), 'unfair-held-back');
  const areFair = before.every((game) => game.isFair && (!isListed || hasFairWords(game)));
  if (!words) return areFair && (cards.size === 0 || !isListed);
  const places = words.cards.flatMap(({ id }, place) => (isListed && cards.has(id) ? [place] : []));
  demand(isEqual(heldBack.words, places), 'unfair-held-back');
  return areFair;
}

/** Whether nobody chose which words of the list are known from a game. */
const hasFairWords = ({ hasFairWords, rounds }: KeptGame): boolean =>
  !!hasFairWords || rounds.every((round) => round?.card.is_custom);

/** Whether all pictures and words of a game were seen, to its end. */
const isWhole = ({ deck, words, rounds, lastRound, otherRound }: KeptGame): boolean =>
  deck !== '' &&
  words !== '' &&
  rounds.length > 0 &&
  rounds.length === lastRound &&
  !rounds.includes(null) &&
  otherRound === undefined;

/** The pictures and words that a room has used; if old ones had to come again, only the last game's. */
function memoryOf<Thing>(
  games: readonly KeptGame[],
  hash: string,
  hashOf: (game: KeptGame) => string,
  things: (round: KeptRound) => Thing[],
): Set<Thing> {
  let memory = new Set<Thing>();
  let last = '';
  for (const game of games) {
    const shown = new Set(game.rounds.flatMap((round) => things(round!)));
    const isNew = last !== hashOf(game) || [...shown].some((thing) => memory.has(thing));
    memory = isNew ? shown : new Set([...memory, ...shown]);
    last = hashOf(game);
  }
  return last === hash ? memory : new Set();
}
