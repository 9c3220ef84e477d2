/**
 * What happened, round by round, to be read at any time. It is derived from the table on the screen, so it survives a
 * reload.
 */
import { t } from '../i18n.svelte';
import { content } from './content.svelte';
import type { Play } from './play.svelte';
import { scored, scoresOf } from './results';
import { toldAwaitedClue } from './situation';
import { announced, pointedAt } from './telling';
import type { Pointing, RoundView, TableView, WordCard } from '../net/protocol';

export interface Chapter {
  round: number;
  lines: string[];
}

/** Every round that has begun, in order, with one line per event. */
export function chronicle(play: Play): Chapter[] {
  const { table } = play;
  const past = (table.rounds ?? []).filter(({ round }) => round !== table.round || table.step === 'over');
  const running = (table.rounds ?? []).find(({ round }) => round === table.round);
  const chapters = past.map((round) => ({ round: round.round, lines: ofPast(play, round) }));
  if (table.step === 'over') return chapters;
  return [
    ...chapters,
    { round: table.round, lines: running ? ofPast(play, running) : ofRunning(play, table) },
  ];
}

const clue = (card: WordCard, word: string, round: number): string =>
  t('told-round', { round, word: content.word(card, word) });

const pointings = (play: Play, pointed: readonly Pointing[], dark: number | null): string[] =>
  pointed.map(([card, seat, outcome, markers, filled]) =>
    pointedAt(play, { card, seat, outcome, markers, filled }, dark),
  );

function ofPast(play: Play, past: RoundView): string[] {
  const { round, card, slates, pointed } = past;
  const dark = past.in_the_dark ?? null;
  return [
    clue(card, past.clue, round),
    announced(play, { numbers: slates.map(({ length }) => length), in_the_dark: dark }),
    ...pointings(play, pointed, dark),
    scored(play, scoresOf(past)),
  ];
}

function ofRunning(play: Play, { round, card, numbers, pointed, ...rest }: TableView): string[] {
  const dark = rest.in_the_dark ?? null;
  return [
    play.awaitsClue ? toldAwaitedClue(play, round, rest.first_scout) : clue(card, rest.clue, round),
    ...(numbers?.length ? [announced(play, { numbers, in_the_dark: dark })] : []),
    ...pointings(play, pointed ?? [], dark),
  ];
}
