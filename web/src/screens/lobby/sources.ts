/** The sources of clues, and the name of each choice. */
import type { Options, WordSource } from '../../net/protocol';

export const CUSTOM_SOURCES: [WordSource, string][] = [
  ['custom_mixed', 'words-custom-mixed'],
  ['custom_first', 'words-custom-first'],
  ['only_custom', 'words-only-custom'],
];
export const SOURCES: [WordSource, string][] = [
  ['discovery', 'words-discovery'],
  ['drawn', 'words-drawn'],
  ...CUSTOM_SOURCES,
];

/** A choice only for tables with printed cards: the clues are on real word cards. */
export const TYPED: [WordSource, string] = ['typed', 'words-typed'];

/** Whether custom words would be played. */
export const usesCustomWords = ({ source }: Options): boolean =>
  CUSTOM_SOURCES.some(([custom]) => custom === source);

const LONGEST = 40;

/** The cards of a list: one per line, its two words separated by a slash, a semicolon or a tab. */
export const listed = (text: string): [string, string][] =>
  text
    .split(/\r?\n/)
    .map((line) => line.split(/[/;\t]/).map((word) => word.trim().slice(0, LONGEST)))
    .filter((words) => words.some(Boolean))
    .map(([top = '', bottom = '']) => (top ? [top, bottom] : [bottom, '']));
