import { expect, test, vi } from 'vitest';
import { content } from '../src/game/content.svelte';
import { api } from '../src/net/api';

const card = { id: 'w01', top: 'sea', bottom: 'old-age' };

test('a word is read in the own language, and one that has left the list in English', async () => {
  vi.spyOn(api, 'deck').mockResolvedValue({ cards: [] } as never);
  vi.spyOn(api, 'words').mockResolvedValue({ sea: 'Meer' });
  expect(content.word(card, 'sea')).toBe('');

  await content.need('stella');

  expect(content.word(card, 'sea')).toBe('Meer');
  expect(content.word(card, 'old-age')).toBe('Old age');
  expect(content.word({ ...card, is_custom: true }, 'old-age')).toBe('old-age');
});
