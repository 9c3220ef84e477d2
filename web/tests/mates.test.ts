/** A team hears what its members do, each as one sentence, and nothing of what this player did. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { content } from '../src/game/content.svelte';
import { toldMates, type Slate } from '../src/game/mates';
import type { Play } from '../src/game/play.svelte';
import { locale } from '../src/i18n.svelte';

const mia = { team: { members: ['Tom', 'Mia', 'Lea'], me: 1 } } as unknown as Play;
const slate = (marks: number[], ready: number[] = []): Slate => ({ marks, ready });

beforeEach(async () => {
  await locale.choose('en', false);
  vi.spyOn(content, 'title').mockImplementation((card) => ['The moon', 'The fox', 'The key'][card] ?? '');
});

describe('a member of a team hears', () => {
  test.each([
    [slate([0]), slate([0, 1, 2]), ['The fox and The key: marked by your team. 3 of 10.']],
    [slate([0, 1]), slate([1]), ['The moon: unmarked by your team. 1 of 10.']],
    [slate([0]), slate([0], [0, 1]), ['Ready on your team: Tom.']],
    [slate([0], [0, 2]), slate([0], [2]), ['Tom is marking again.']],
    [slate([0]), slate([0], [1]), []],
    [slate([0]), slate([0]), []],
  ])('%j becoming %j', (before, now, told) => {
    expect(toldMates(mia, before, now).map((each) => each.replaceAll('\u00a0', ' '))).toEqual(told);
  });

  test('nothing where a seat has one person', () => {
    expect(toldMates({ team: null } as unknown as Play, slate([]), slate([1]))).toEqual([]);
  });
});
