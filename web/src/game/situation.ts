/** How the game stands, in words: for players who ask, and for players who come back. */
import { list, t } from '../i18n.svelte';
import { content } from './content.svelte';
import type { Play } from './play.svelte';
import { ended, scored, scoresOf } from './results';

/** The title of a picture and its place: 'The fox (row 1, column 3)'. */
export function nameAndPlace({ table }: Play, card: number): string {
  const place = table.table.indexOf(card);
  const values = { row: Math.floor(place / 5) + 1, column: (place % 5) + 1 };
  return t('told-mark-at', { title: content.title(card), ...values });
}

/** The player who types in the clue of this round from a real word card. */
export const awaitedClue = (play: Play): string =>
  play.table.first_scout === play.you
    ? t('clue-awaited-you')
    : t('clue-awaited', { name: play.name(play.table.first_scout) });

/** The same, with the round, for screen readers. */
export const toldAwaitedClue = (play: Play, round: number, scout: number): string =>
  scout === play.you
    ? t('told-clue-awaited-you', { round })
    : t('told-clue-awaited', { round, name: play.name(scout) });

/** For whom the table waits while pictures are marked: you first, the others by name unless they are many. */
export function waiting(play: Play): string {
  if (play.awaitsClue) return awaitedClue(play);
  const { you } = play;
  if (you !== null && !play.isReady(you)) {
    const others = waitingFor(play, you);
    return others ? `${t('told-you-mark')} ${others}` : t('told-you-mark');
  }
  return waitingFor(play, null) || t('waiting-for', { count: 0 });
}

/** For whom the table waits, except one seat; empty if it waits for nobody. */
function waitingFor(play: Play, but: number | null): string {
  const seats = play.people
    .map((person) => person.seat)
    .filter((seat) => seat !== but && !play.isReady(seat));
  if (!seats.length) return '';
  return seats.length <= 3
    ? t('waiting-for-names', { names: play.names(seats) })
    : t('waiting-for', { count: seats.length });
}

/**
 * How the game stands: round, clue, whose turn it is or for whom the table waits, and the player's marks with their
 * places. Once a round or the game is over: the result, and whether the table waits for this player.
 */
export function situation(play: Play): string {
  const { table, you } = play;
  const over = result(play);
  if (over) return [over, play.stage.isWaiting ? t('told-waits') : ''].filter(Boolean).join(' ');
  if (play.awaitsClue) return toldAwaitedClue(play, table.round, table.first_scout);
  const parts = [t('told-round', { round: table.round, word: play.clue })];
  if (table.step === 'associate') parts.push(waiting(play));
  else if (play.turn.isYours) parts.push(yourTurn(play));
  else if (you !== null && play.hasFallen(you)) parts.push(t('you-have-fallen'));
  if (table.step === 'reveal' && !play.turn.isYours && table.scout != null && table.scout !== you)
    parts.push(t('scout-chooses', { name: play.name(table.scout) }));
  parts.push(marksLeft(play));
  return parts.filter(Boolean).join(' ');
}

/** The prompt of the seat whose turn it is; in a team, who of it points. */
export function yourTurn({ team }: Play): string {
  if (!team) return t('your-turn-point');
  return team.pointer === team.me
    ? t('you-point-for-team')
    : t('mate-points', { name: team.members[team.pointer] ?? '' });
}

/** The result of the round or game on the screen; empty while it is played. */
function result(play: Play): string {
  const { table } = play;
  const round = table.rounds?.find((each) => each.round === table.round);
  if (!play.isOver) return round ? scored(play, scoresOf(round)) : '';
  if (table.is_early) return t('told-ended-early');
  if (!play.hasStars) return `${t('soft-end')}.`;
  const end = table.winners?.length ? ended(play, table.winners) : t('nobody-has-won');
  return `${end} ${standing(play)}.`;
}

/** The player's marks that nobody has pointed at, with their places; empty if there are none. */
export function marksLeft(play: Play): string {
  const open = play.marks.filter((card) => !play.fateOf(card));
  if (play.you === null || !open.length) return '';
  return t('told-my-marks', { marks: list(open.map((card) => nameAndPlace(play, card))) });
}

/** The stars of everyone, and those of the running round beside them; the last totals stay hidden until the finale. */
export function standing(play: Play): string {
  if (!play.hasStars) return t('without-stars');
  if (play.areTotalsHidden) return t('not-told-yet');
  const { step, totals, stars } = play.table;
  const soFar = (seat: number): string =>
    step === 'reveal' ? ` + ${t('stars-count', { count: stars?.[seat] ?? 0 })}` : '';
  return play.people.map(({ seat }) => `${play.labelOf(seat)} ${totals[seat] ?? 0}${soFar(seat)}`).join(', ');
}
