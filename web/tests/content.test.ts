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

test('a game shows the edition it names, and a deck that is here already is not asked for again', async () => {
  const deck = vi
    .spyOn(api, 'deck')
    .mockImplementation((_, edition = '') =>
      Promise.resolve({ hash: edition || 'today', cards: [{ title: edition || 'today' }] } as never),
    );
  vi.spyOn(api, 'words').mockResolvedValue({});
  deck.mockClear();

  await content.need('editions');
  await content.need('editions', 'stella', 'today'); // the game begins with the deck of the lobby
  expect(deck).toHaveBeenCalledTimes(1);
  await content.need('editions', 'stella', 'first');
  expect(content.title(0)).toBe('first');
  await content.need('editions', 'stella', 'first');
  expect(deck).toHaveBeenCalledTimes(2);
  await content.need('editions');

  expect(content.title(0)).toBe('today');
});

test('a listener hears as much of a picture as they want', async () => {
  const fox = {
    title: 'Fox',
    description: 'A fox sleeps under a lamp.',
    objects: ['fox', 'lamp', 'snow', 'gate'],
  };
  const own = { title: 'Beach', description: 'An empty beach.' };
  vi.spyOn(api, 'deck').mockResolvedValue({ hash: 'heard', cards: [fox, own] } as never);
  vi.spyOn(api, 'words').mockResolvedValue({});
  await content.need('heard');

  expect(content.told(0)).toBe(fox.description);
  expect(content.told(0, 'objects')).toBe('fox, lamp, snow.');
  expect(content.told(1, 'objects')).toBe(own.description); // a deck may lack the list
  expect(content.told(0, 'title')).toBe('');
});
