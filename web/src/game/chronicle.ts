/** What happened, round by round, to be read back at any time. It is made of the table as shown, so a reload costs nothing. */
import { t } from '../i18n.svelte';
import { content } from './content.svelte';
import type { Play } from './play.svelte';
import { announced, pointedAt, scored } from './telling';
import type { Pointing, RoundView, TableView, WordCard } from '../net/protocol';

export interface Chapter {
  round: number;
  lines: string[];
}

/** Every round that has begun, in order, with a line for each thing that has happened in it. */
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

function ofPast(play: Play, { round, card, slates, pointed, scores, ...rest }: RoundView): string[] {
  const dark = rest.in_the_dark ?? null;
  return [
    clue(card, rest.clue, round),
    announced(play, { numbers: slates.map(({ length }) => length), in_the_dark: dark }),
    ...pointings(play, pointed, dark),
    scored(
      play,
      scores.map(([sparks, super_sparks, is_dark, has_fallen, points]) => ({
        sparks,
        super_sparks,
        is_dark,
        has_fallen,
        points,
      })),
    ),
  ];
}

function ofRunning(play: Play, { round, card, numbers, pointed, ...rest }: TableView): string[] {
  const dark = rest.in_the_dark ?? null;
  return [
    clue(card, rest.clue, round),
    ...(numbers?.length ? [announced(play, { numbers, in_the_dark: dark })] : []),
    ...pointings(play, pointed ?? [], dark),
  ];
}
