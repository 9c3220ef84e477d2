/** Where clues come from, and what each choice is called. */
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

/** Whether custom words would be played. */
export const usesCustomWords = ({ source }: Options): boolean =>
  CUSTOM_SOURCES.some(([custom]) => custom === source);
