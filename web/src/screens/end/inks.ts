/** The seat colours as ink on paper: dark enough to read, and each line with a different dash pattern. */
import type { Colour } from '../../net/protocol';

export const INK: Record<Colour, string> = {
  orange: '#b8500a',
  pink: '#b52a6b',
  purple: '#6a45c9',
  green: '#0f7a4a',
  blue: '#0f66b0',
  yellow: '#7a6d00',
};
export const DASH: Record<Colour, string> = {
  orange: '',
  pink: '9 5',
  purple: '2 6',
  green: '3 5',
  blue: '14 4 3 4',
  yellow: '18 5',
};
