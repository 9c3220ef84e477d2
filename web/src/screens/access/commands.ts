/** The language of the command field: what a line means. Changes nothing. */

const NAMES = [
  'read',
  'mark',
  'unmark',
  'row',
  'all',
  'new',
  'find',
  'keep',
  'drop',
  'shortlist',
  'mine',
  'point',
  'yes',
  'ready',
  'other',
  'decline',
  'next',
  'score',
  'who',
  'state',
  'last',
  'log',
  'help',
] as const;

export type Name = (typeof NAMES)[number];
/** The words for each command; the English names always work. */
export type Words = Partial<Record<Name, readonly string[]>>;

export interface Command {
  /** The command, or 'unknown' if no word matches. */
  name: Name | null;
  /** The pictures that the line names, by their places on the table: 0 to 14. */
  places: number[];
  /** The text after the command. */
  rest: string;
}

const COLUMNS = ['abcde', 'абвгд'];
const ROW = 5;
const ROWS = 3;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00a0\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** The name of a place: `b3` is the second picture of the third row. */
export const nameOfPlace = (place: number): string =>
  `${COLUMNS[0]![place % ROW]}${Math.floor(place / ROW) + 1}`;

/** The place with a name: `b3`, in Latin or Cyrillic letters, or its number, from 1 to 15. */
function placeOf(sign: string): number | null {
  if (/^\d+$/.test(sign)) return Number(sign) >= 1 && Number(sign) <= ROW * ROWS ? Number(sign) - 1 : null;
  const [letter = '', digit = ''] = sign;
  const column = Math.max(...COLUMNS.map((letters) => letters.indexOf(letter)));
  const row = Number(digit);
  return sign.length === 2 && column >= 0 && row >= 1 && row <= ROWS ? (row - 1) * ROW + column : null;
}

/** All places of a text that contains nothing else; otherwise none. */
function placesOf(text: string): number[] {
  const places = text.split(/[ ,]+/).filter(Boolean).map(placeOf);
  return places.every((place) => place !== null) ? places : [];
}

/** The pictures with a title: those with exactly this title, else all whose title contains the text. */
function titled(text: string, titles: readonly string[]): number[] {
  if (!text) return [];
  const names = titles.map((title) => plain(title.replace(/[\u00ad\u2060]/g, '')));
  const whole = names.indexOf(text);
  return whole >= 0 ? [whole] : [...names.keys()].filter((place) => names[place]!.includes(text));
}

const SHORT: Record<string, Name> = { '+': 'mark', '-': 'unmark', '−': 'unmark' };

/** The meaning of a line, given the words of the player's language and the titles on the table. */
export function parse(line: string, words: Words, titles: readonly string[]): Command {
  const text = plain(line);
  const short = /^(.*?) ?([-+−])$/.exec(text);
  if (short && placesOf(short[1]!).length)
    return { name: SHORT[short[2]!]!, places: placesOf(short[1]!), rest: '' };
  if (placesOf(text).length) return { name: 'read', places: placesOf(text), rest: '' };
  const [first = '', ...others] = text.split(' ');
  const rest = others.join(' ');
  const name =
    first === '?'
      ? 'help'
      : (NAMES.find((each) => (words[each] ?? []).includes(first)) ?? NAMES.find((each) => each === first));
  if (!name) return { name: null, places: titled(text, titles), rest: text };
  const places = placesOf(rest);
  return { name, places: places.length ? places : titled(rest, titles), rest };
}

/** A list of words as a language file has it: `find, search`. */
export const wordsIn = (text: string): string[] => text.split(',').map(plain);

export const COMMANDS: readonly Name[] = NAMES;

export interface Described {
  title: string;
  description: string;
  objects?: readonly string[];
  themes?: readonly string[];
  moods?: readonly string[];
}

/** The places of the pictures that have all these words in their title, things, themes, moods or description. */
export function search(text: string, cards: readonly (Described | undefined)[]): number[] {
  const wanted = plain(text).split(' ').filter(Boolean);
  const texts = cards.map((card) =>
    card
      ? plain(
          [
            card.title,
            card.description,
            ...(card.objects ?? []),
            ...(card.themes ?? []),
            ...(card.moods ?? []),
          ]
            .join(' ')
            .replace(/[\u00ad\u2060]/g, ''),
        )
      : '',
  );
  if (!wanted.length) return [];
  return [...texts.keys()].filter((place) => wanted.every((word) => texts[place]!.includes(word)));
}
