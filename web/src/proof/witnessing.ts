/** Compares a record with what this device saw and kept: the seals, its own part, its own slate, and what was shown. */
import { wholeCard } from './drawing';
import type { KeptGame, KeptRound } from './keeping';
import { demand } from './lies';
import { isEqual, type GameRecord, type RecordedRound, type WordList } from './record';

/** Whether the own part is in the seed; the server said that it has it, or it came without a word. */
export const hasOwnPart = ({ chance }: GameRecord, { part, seat }: KeptGame): boolean =>
  part !== '' && (seat === null ? chance?.parts.includes(part) : chance?.parts[seat] === part) === true;

/** What stands in the place of a name that a host had forgotten. */
const FORGOTTEN = '—';

/** Check that chance is the one that was sealed before, with the own part in it, and that the box is the same. */
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
function isSameBox({ deck, words, source, custom_cards }: GameRecord, kept: KeptGame): boolean {
  const isSame = <Value>(shown: Value | undefined, told: Value): boolean => !shown || shown === told;
  const written = custom_cards.map(({ top, bottom }) => [top, bottom ?? null]);
  const isWritten = source !== 'drawn' && source !== 'discovery';
  // A card of ours is left out if a word of it is on another card: no word comes twice.
  const isThere = (card: string[]): boolean =>
    written.some((other) => isEqual(other, [card[0], card[1] ?? null])) ||
    card.some((word) => written.flat().some((other) => other?.toLowerCase() === word.toLowerCase()));
  return (
    isSame(kept.deck, deck.hash) &&
    isSame(kept.words, words.hash) &&
    isSame(kept.deckSize, deck.size) &&
    isSame(kept.wordsSize, words.size) &&
    isSame(kept.source, source) &&
    custom_cards.length <= (kept.blanks ?? Infinity) &&
    (!isWritten || (kept.written ?? []).every(isThere))
  );
}

/** Whether the players are those who were shown; a name may have been forgotten since. */
const arePlayers = ({ players }: GameRecord, shown: NonNullable<KeptGame['players']>): boolean =>
  players.length === shown.length &&
  players.every(
    ({ name, colour, is_bot, agent }, seat) =>
      [shown[seat]!.name, FORGOTTEN].includes(name) &&
      isEqual([colour, is_bot], [shown[seat]!.colour, shown[seat]!.is_bot]) &&
      isEqual(agent ?? null, shown[seat]!.agent ?? null),
  );

/** Check the slates against the seals that were seen when they locked, and the own one against what was marked. */
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

/** Check that the record tells the very game that was shown here. */
export function checkShown(record: GameRecord, kept: KeptGame): void {
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
    (!seen.scores.length || isEqual(scores, seen.scores))
  );
}

/** Whether the room said which deck and which word list are played with, and how large they are, and kept to it. */
export const wasOffered = ({ deck, words, deckSize, wordsSize, isOther }: KeptGame): boolean =>
  !!deck && !!words && !!deckSize && wordsSize !== undefined && !isOther;

/** Whether this device saw every seal of a slate when the slates locked, and, at a seat, what it had marked itself. */
export const sawAllSlates = (record: GameRecord, kept: KeptGame): boolean =>
  record.rounds.every(({ slates }, at) => {
    const seen = kept.rounds[at];
    const hasOwn = !hasOwnPart(record, kept) || (kept.seat !== null && seen?.marks);
    return slates.length === 0 || (seen?.seals.length === slates.length && hasOwn);
  });

/**
 * Check what was held back against the earlier games of the room; false if this device did not see all of them, or did not find
 * all of them fair: a server could show any pictures as those of a game that nobody played. The first game has nothing to hold back.
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
  const isListed = source !== 'discovery' && source !== 'only_custom';
  const sorted = [...pictures].sort((a, b) => a - b);
  demand(isEqual(heldBack.pictures, sorted), 'unfair-held-back');
  const areFair = before.every(({ isFair }) => isFair);
  if (!words) return areFair && (cards.size === 0 || !isListed);
  const places = words.cards.flatMap(({ id }, place) => (isListed && cards.has(id) ? [place] : []));
  demand(isEqual(heldBack.words, places), 'unfair-held-back');
  return areFair;
}

/** Whether all that lay on the table of a game was seen, to its end. */
const isWhole = ({ deck, words, rounds, lastRound }: KeptGame): boolean =>
  deck !== '' && words !== '' && rounds.length > 0 && rounds.length === lastRound && !rounds.includes(null);

/** What a room remembers of its games; if old ones had to come again, only the last game's. */
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
