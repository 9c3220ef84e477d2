/** What is said about a fact: I am 'you', a cost is said with its event, and nothing is left to the eye. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { content } from '../src/game/content.svelte';
import type { Play } from '../src/game/play.svelte';
import { scored } from '../src/game/results';
import { situation } from '../src/game/situation';
import { announced, pointedAt, tell, tellScene } from '../src/game/telling';
import { speech } from '../src/device/speech.svelte';
import type { GameEnded, TableView } from '../src/net/protocol';
import { locale } from '../src/i18n.svelte';

const NAMES = ['Ana', 'Ben', 'Eva'];
/** The table as the second of three players sees it. */
const ben = {
  you: 1,
  hasStars: true,
  name: (seat: number) => NAMES[seat]!,
  names: (seats: readonly number[]) => seats.map((seat) => NAMES[seat]).join(' and '),
  labelOf: (seat: number) => (seat === 1 ? 'You' : NAMES[seat]!),
} as unknown as Play;

beforeAll(async () => {
  await locale.choose('en', false);
  vi.spyOn(content, 'title').mockReturnValue('The moon');
});

describe('a pointing', () => {
  const pointed = { card: 4, outcome: 'spark' as const, seat: 1, markers: [0, 1, 2], filled: [0, 1, 2] };

  test('of mine is told as mine, with the stars', () => {
    expect(pointedAt(ben, pointed, null)).toBe('You point at “The moon”. A spark with Ana and Eva: 2 stars.');
  });

  test('of another with me is told with my stars', () => {
    expect(pointedAt(ben, { ...pointed, seat: 0 }, null)).toContain('with you too: 2 stars.');
  });

  test('after my fall brings me nothing, and says so', () => {
    expect(pointedAt(ben, { ...pointed, seat: 0, filled: [0, 2] }, null)).toContain('no stars for you');
  });

  test('that fails says what my fall means, and what it costs in the dark', () => {
    const fall = { ...pointed, outcome: 'fall' as const, markers: [1], filled: [] };

    expect(pointedAt(ben, fall, 0)).toContain('No more pointing or new stars for you');
    expect(pointedAt(ben, fall, 0)).not.toContain('In the dark');
    expect(pointedAt(ben, fall, 1)).toContain('In the dark, every spark and super-spark now loses a star.');
  });
});

test('numbers are told with who is in the dark, and with what that means if it is me', () => {
  expect(announced(ben, { numbers: [2, 5, 3], in_the_dark: 1 })).toMatch(
    /^Ana 2, You 5, Eva 3\. You’re in the dark\. Alone at 5/,
  );
  expect(announced(ben, { numbers: [5, 2, 3], in_the_dark: 0 })).toBe(
    'Ana 5, You 2, Eva 3. Ana is in the dark.',
  );
});

test('a score is told with what the dark has cost', () => {
  const kept = { sparks: 1, super_sparks: 0, is_dark: false, has_fallen: false, points: 2 };
  const cracked = { sparks: 2, super_sparks: 1, is_dark: true, has_fallen: true, points: 4 };

  expect(scored(ben, [kept, kept, kept])).toBe('The round has been scored. Ana 2, You 2, Eva 2.');
  expect(scored(ben, [kept, kept, cracked])).toMatch(/Eva: Fell in the dark: one star lost from each/);
});

test('the places of the finale are told from the last one up', () => {
  const say = vi.spyOn(speech, 'say').mockImplementation(() => undefined);
  const fact = { type: 'game_ended', totals: [9, 12, 9], winners: [1] } as unknown as GameEnded;
  const scene = { kind: 'finale' as const, phase: 'places' as const, fact, places: [[0, 2], [1]] };

  for (const placed of [0, 1, 2]) {
    if (placed === 2) tell(ben, fact, { totals: [9, 12, 9] } as TableView);
    tellScene(ben, { ...scene, placed });
  }

  expect(say.mock.calls.flat().map((each) => each.replaceAll('\u00a0', ' '))).toEqual([
    'Place 2: Ana, Eva, 9 stars.',
    'Place 1: You, 12 stars. The game is over. You win.',
  ]);
});

describe('asked where the game stands, the table tells', () => {
  const round = { round: 2, scores: [0, 1, 2].map((seat) => [1, 0, false, false, 2 + seat]) };
  const asked = (change: object) =>
    situation({
      ...ben,
      people: [0, 1, 2].map((seat) => ({ seat })),
      stage: { isWaiting: false },
      isOver: false,
      ...change,
    } as unknown as Play).replaceAll('\u00a0', ' ');

  test('on the score sheet what the round has brought, and that it waits for me', () => {
    const table = { round: 2, step: 'reveal', rounds: [round], totals: [4, 6, 8] };

    expect(asked({ table, stage: { isWaiting: true } })).toBe(
      'The round has been scored. Ana 2, You 3, Eva 4. ' +
        'The table is waiting for you: press Continue or its key.',
    );
  });

  test('at the end who has won, with everyone\u2019s stars', () => {
    const table = { round: 2, step: 'over', rounds: [round], totals: [4, 8, 6], winners: [1] };

    expect(asked({ table, isOver: true })).toBe('The game is over. You win. Ana 4, You 8, Eva 6.');
    expect(asked({ table: { ...table, is_early: true }, isOver: true })).toBe(
      'The game was ended early. Nobody has won.',
    );
  });
});
