/** What the end of a game tells of its pictures: those that were shared, and those that nobody pointed at. */
import { expect, test, vi } from 'vitest';
import { content } from '../src/game/content.svelte';
import { unpointed } from '../src/game/insight';
import type { Play } from '../src/game/play.svelte';
import type { RoundView } from '../src/net/protocol';
import { inWords, storyOf } from '../src/screens/end/share/story';
import { table } from './builders';

const NAMES = ['Ana', 'Ben', 'Eva'];
const played = (round: number) => ({
  round,
  table: Array.from({ length: 15 }, (_, card) => card),
  card: { id: 'c', top: 'moon' },
  clue: 'moon',
  first_scout: 0,
  slates: [] as number[][],
  pointed: [],
  scores: [],
});

test('the picture of a game without stars shows what each round shared, and no points', () => {
  const people = [0, 1, 2].map((seat) => ({ seat, name: NAMES[seat]!, colour: 'orange' }));
  const rounds = [1, 2].map((round) => ({
    ...played(round),
    slates: round === 1 ? [[3, 4], [4], [4, 5]] : [[6], [7], [8]], // in the second round nobody shares a picture
  }));
  const over = table({ step: 'over', round: 2, setup: { rounds: 2, stars: false }, rounds, winners: [] });
  const card = { id: 'c', title: 'The moon', description: '', pictures: { '600w': '/moon.webp' } };
  vi.spyOn(content, 'card').mockReturnValue(card);

  const story = storyOf({ people, table: over, name: (seat: number) => NAMES[seat]! } as unknown as Play, 0);

  expect(story.headline).toBe('soft-end');
  expect(story.stars).toContain('Eva');
  expect(story.united).toBeNull();
  expect(story.shared.map(({ title, people: shared }) => [title, shared])).toEqual([['The moon', 3]]);
  expect(inWords(story)).toContain('The moon');
  expect(inWords(story)).not.toContain('souvenir-scores');
});

test('a picture that several had and nobody pointed at is found', () => {
  const round = {
    ...played(1),
    slates: [
      [3, 4],
      [4, 5],
      [5, 4],
    ],
    pointed: [[5, 1, 'spark', [1, 2], [1, 2]]],
  };
  const alone = { ...played(2), slates: [[3], [4], []], pointed: [] };

  expect(unpointed([round, alone] as unknown as RoundView[])).toEqual({
    card: 4,
    round: 1,
    count: 3,
    seats: [0, 1, 2],
  });
  expect(unpointed([alone] as unknown as RoundView[])).toBeNull();
});
