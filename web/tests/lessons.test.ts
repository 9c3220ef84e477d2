/** The introduction by ear: a lesson names pictures with their places, and the keys that the player has chosen. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { remap } from '../src/device/keys';
import { content } from '../src/game/content.svelte';
import type { Play } from '../src/game/play.svelte';
import { LANGUAGES, locale, type Language } from '../src/i18n.svelte';
import { spoken } from '../src/screens/introduction/lessons';
import { files } from '../src/screens/introduction/messages';

/** What only sighted players can follow. */
const SEEN = /glow|leucht|свети|светещ|oplicht|gloei|świec|podświetl|svít|zář/i;
const LESSONS = {
  'learn-mark': ['C', '3'],
  'learn-mark-other': ['3'],
  'learn-point': ['C', '3'],
  'learn-point-own': ['3'],
  'learn-ready': ['R'],
};

const play = (isWaiting = false): Play =>
  ({
    clue: 'Water',
    table: { table: [5, 6, 7] },
    hand: { hints: [7] }, // the third picture of the first row
    stage: { isWaiting },
  }) as unknown as Play;
const said = (title: string, isWaiting = false): string =>
  spoken(play(isWaiting), { title, text: `${title}-text` });

beforeEach(async () => {
  vi.spyOn(content, 'title').mockReturnValue('Boat');
  await locale.choose('en', false);
  await locale.need(files);
});

describe('a lesson', () => {
  test.each(Object.keys(LANGUAGES) as Language[])('is said for the ear in %s', async (language) => {
    await locale.choose(language, false);

    for (const [title, named] of Object.entries(LESSONS)) {
      expect(said(title)).not.toMatch(SEEN);
      for (const each of named) expect(said(title)).toContain(each);
    }
    expect(said('learn-mark')).toContain('Boat');
  });

  test('says which key continues while the table waits, even a key that the player has chosen', () => {
    remap('next', 'v');

    expect(said('learn-spark', true)).toContain('V continues.');
    expect(said('learn-spark')).not.toContain('V continues.');
  });
});
