/** What the others of a team do while pictures are marked, in words, for players who listen. */
import { list, t } from '../i18n.svelte';
import { content } from './content.svelte';
import type { Play } from './play.svelte';

/** A team's slate: its marks, and who of the team is ready, by position. */
export interface Slate {
  marks: readonly number[];
  ready: readonly number[];
}

/** What others of the team have changed, as sentences. This player's wishes are in both slates. */
export function toldMates({ team }: Play, before: Slate, now: Slate): string[] {
  if (!team) return [];
  const titles = (cards: readonly number[]): string => list(cards.map((card) => content.title(card)));
  const names = (places: readonly number[]): string[] =>
    places.filter((place) => place !== team.me).map((place) => team.members[place] ?? '');
  const beyond = (all: readonly number[], others: readonly number[]): number[] =>
    all.filter((each) => !others.includes(each));
  const count = now.marks.length;
  const [marked, unmarked] = [beyond(now.marks, before.marks), beyond(before.marks, now.marks)];
  const ready = names(beyond(now.ready, before.ready));
  return [
    ...(marked.length ? [t('team-marked', { titles: titles(marked), count })] : []),
    ...(unmarked.length ? [t('team-unmarked', { titles: titles(unmarked), count })] : []),
    ...(ready.length ? [t('team-ready', { names: list(ready) })] : []),
    ...names(beyond(before.ready, now.ready)).map((name) => t('told-not-ready', { name })),
  ];
}
