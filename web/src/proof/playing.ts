/** Checks every slate against its seal, every pointing against the slates, and every star (rules §4 to §6, §8). */
import { slateSalt, slateSeal } from './chance';
import { demand } from './lies';
import { isEqual, type GameRecord, type RecordedRound, type RecordedScore } from './record';

const MOST_MARKS = 10;
const STARS = { fall: 0, spark: 2, super_spark: 3 };

export function checkPlay(record: GameRecord): void {
  const seats = record.players.map((_, seat) => seat);
  const totals = seats.map(() => 0);
  record.rounds.forEach((round, at) => {
    const isLast = at === record.rounds.length - 1;
    const isCut = isLast && record.ended_early && round.scores.length === 0;
    checkSlates(record, round, isCut);
    if (round.slates.length === 0) return;
    const filled = checkPointings(record, round, isCut);
    if (isCut) return;
    demand(round.scores.length === seats.length, 'unfair-score', round.number);
    for (const seat of seats) {
      const score = scoreOf(filled[seat]!, round.in_the_dark === seat, round.fallen.includes(seat));
      demand(isEqual(round.scores[seat], score), 'unfair-score', round.number, seat);
      totals[seat]! += score.points;
    }
  });
  checkEnd(record, totals);
}

/** Check that each slate is the sealed one, and what was announced about it. */
function checkSlates(record: GameRecord, round: RecordedRound, isCut: boolean): void {
  const { number, slates, table } = round;
  if (isCut && slates.length === 0) return demand(round.pointings.length === 0, 'unfair-pointing', number);
  demand(slates.length === record.players.length, 'unfair-announced', number);
  slates.forEach(({ seal, salt, cards }, seat) => {
    demand(salt === slateSalt(record.secret, number, seat), 'unfair-slate', number, seat);
    demand(slateSeal(salt, number, seat, cards) === seal, 'unfair-slate', number, seat);
    const isLegal = cards.length >= 1 && cards.length <= MOST_MARKS;
    const inOrder = table.filter((card) => cards.includes(card));
    demand(isLegal && isEqual(inOrder, cards), 'unfair-slate', number, seat);
  });
  const numbers = slates.map(({ cards }) => cards.length);
  const most = Math.max(...numbers);
  const isAlone = record.setup.stars && numbers.filter((each) => each === most).length === 1;
  const dark = isAlone ? numbers.indexOf(most) : null;
  demand(isEqual(round.numbers, numbers) && round.in_the_dark === dark, 'unfair-announced', number);
}

/**
 * Check whose turn it was, and the result of each picture; return the stars that each seat filled, picture by picture.
 */
function checkPointings(record: GameRecord, round: RecordedRound, isCut: boolean): number[][] {
  const { number } = round;
  const seats = record.players.map((_, seat) => seat);
  const slates = round.slates.map(({ cards }) => cards);
  const filled: number[][] = seats.map(() => []);
  const seen = new Set<number>();
  const fallen: number[] = [];
  const next = (first: number): number | undefined =>
    seats
      .map((step) => (first + step) % seats.length)
      .find((seat) => !fallen.includes(seat) && slates[seat]!.some((card) => !seen.has(card)));
  let scout = next(round.first_scout);
  for (const pointing of round.pointings) {
    const { card } = pointing;
    demand(pointing.scout === scout, 'unfair-pointing', number, pointing.scout);
    demand(
      slates[pointing.scout]!.includes(card) && !seen.has(card),
      'unfair-pointing',
      number,
      pointing.scout,
    );
    const markers = seats.filter((seat) => slates[seat]!.includes(card));
    const outcome = markers.length === 1 ? 'fall' : markers.length === 2 ? 'super_spark' : 'spark';
    const stars = record.setup.stars ? STARS[outcome] : 0;
    const fills = seats.map((seat) => (markers.includes(seat) && !fallen.includes(seat) ? stars : 0));
    const isRight = isEqual([pointing.markers, pointing.outcome, pointing.stars], [markers, outcome, fills]);
    demand(isRight, 'unfair-pointing', number, pointing.scout);
    fills.forEach((count, seat) => count && filled[seat]!.push(count));
    if (outcome === 'fall' && record.setup.stars) fallen.push(pointing.scout);
    seen.add(card);
    scout = next((pointing.scout + 1) % seats.length);
  }
  demand(isCut || scout === undefined, 'unfair-pointing', number, scout);
  demand(isEqual(round.fallen, fallen), 'unfair-pointing', number);
  return filled;
}

function scoreOf(filled: readonly number[], isDark: boolean, hasFallen: boolean): RecordedScore {
  const wiped = isDark && hasFallen ? filled.length : 0;
  return {
    sparks: filled.filter((stars) => stars === 2).length,
    super_sparks: filled.filter((stars) => stars === 3).length,
    is_dark: isDark,
    has_fallen: hasFallen,
    points: filled.reduce((sum, stars) => sum + stars, 0) - wiped,
  };
}

function checkEnd(record: GameRecord, totals: readonly number[]): void {
  const hasWinners = record.setup.stars && !record.ended_early;
  const best = hasWinners ? Math.max(...totals) : -1;
  const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  demand(isEqual(record.totals, totals) && isEqual(record.winners, winners), 'unfair-winners');
  const isWhole = record.rounds.length === record.setup.rounds;
  demand(record.ended_early ? record.rounds.at(-1)!.scores.length === 0 : isWhole, 'unfair-winners');
}
