import { expect, test } from 'vitest';
import { list, locale } from '../src/i18n.svelte';
import { read } from '../src/route.svelte';

test('a broken address leads somewhere instead of nowhere', () => {
  expect(read('/r/%E0%A4%A')).toEqual({ at: 'room', code: '%E0%A4%A' });
  expect(read('/replay/%')).toEqual({ at: 'replay', id: '%' });
});

test('an address is read as it was meant', () => {
  expect(read('/r/moon')).toEqual({ at: 'room', code: 'MOON' });
  expect(read('/t/a%2Fb')).toEqual({ at: 'ticket', ticket: 'a/b' });
  expect(read('/nowhere')).toEqual({ at: 'lost' });
});

test('names are joined as the language joins them', () => {
  expect(list(['Ana', 'Ben', 'Eva'])).toBe('Ana, Ben, and Eva');
  locale.language = 'de';
  expect(list(['Ana', 'Ben', 'Eva'])).toBe('Ana, Ben und Eva');
  locale.language = 'en';
});

test('the games of a table have an address of their own', () => {
  expect(read('/r/moon/games')).toEqual({ at: 'games', code: 'MOON' });
  expect(read('/r/moon/other')).toEqual({ at: 'room', code: 'MOON' });
});
