import { describe, expect, test } from 'vitest';
import { nameOfPlace, parse, search, wordsIn, type Words } from '../src/screens/access/commands';

const TITLES = ['The red fox', 'Moon boat', 'The Moon\u00a0key', 'Bridge', 'Old tree'];
const GERMAN: Words = { mark: ['kreuz'], find: ['finde', 'suche'], row: ['reihe'] };
const means = (line: string, words: Words = {}) => parse(line, words, TITLES);

describe('a line in the command field', () => {
  test.each([
    ['b3', 'read', [11]],
    ['B3', 'read', [11]],
    ['б3', 'read', [11]], // on a Cyrillic keyboard
    ['a1 e3', 'read', [0, 14]],
    ['b3+', 'mark', [11]],
    ['a1 b2 +', 'mark', [0, 6]],
    ['b3-', 'unmark', [11]],
    ['mark a1, a2', 'mark', [0, 5]],
    ['mark 3 7', 'mark', [2, 6]], // counted row by row
    ['point 15', 'point', [14]],
    ['7+', 'mark', [6]],
    ['row 2', 'row', [1]],
    ['point b3', 'point', [11]],
    ['?', 'help', []],
    ['ready', 'ready', []],
  ])('%s means %s', (line, name, places) => {
    expect(means(line)).toMatchObject({ name, places });
  });

  test('may name a picture by a part of its title, or by all of it', () => {
    expect(means('mark fox').places).toEqual([0]);
    expect(means('mark moon').places).toEqual([1, 2]);
    expect(means('mark the moon key').places).toEqual([2]);
    expect(means('point nothing')).toMatchObject({ name: 'point', places: [] });
  });

  test('is understood in the words of a language, and always in English', () => {
    expect(means('kreuz fox', GERMAN)).toMatchObject({ name: 'mark', places: [0] });
    expect(means('suche wasser', GERMAN)).toMatchObject({ name: 'find', rest: 'wasser' });
    expect(means('find water', GERMAN)).toMatchObject({ name: 'find', rest: 'water' });
  });

  test('that fits no command is unknown, and may still be a title', () => {
    expect(means('dance')).toEqual({ name: null, places: [], rest: 'dance' });
    expect(means('bridge')).toMatchObject({ name: null, places: [3] });
  });

  test('beyond the table is no place', () => {
    expect(means('f1')).toMatchObject({ name: null, places: [] });
    expect(means('a4')).toMatchObject({ name: null, places: [] });
    expect(means('mark a0').places).toEqual([]);
    expect(means('mark 0').places).toEqual([]);
    expect(means('mark 16').places).toEqual([]);
  });
});

test('every place has a name that leads back to it', () => {
  for (let place = 0; place < 15; place++) expect(means(nameOfPlace(place)).places).toEqual([place]);
});

test('a list of words in a language file is read word by word', () => {
  expect(wordsIn('Find, search')).toEqual(['find', 'search']);
});

describe('the search', () => {
  const cards = [
    { title: 'Ferry', description: 'A boat on a dark river.', objects: ['lantern'], themes: ['journey'] },
    undefined,
    { title: 'Kettle', description: 'Steam over a stove.', moods: ['Cosy'] },
  ];

  test.each([
    ['lantern', [0]],
    ['journey', [0]],
    ['RIVER', [0]],
    ['cosy', [2]],
    ['a', [0, 2]],
    ['boat lantern', [0]],
    ['boat stove', []],
    ['  ', []],
  ])('for “%s” finds %s', (text, places) => {
    expect(search(text, cards)).toEqual(places);
  });
});
