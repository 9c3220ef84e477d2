/** Today's table on this device: which days were played, the streak, and fifteen squares without spoilers. */
import { isFields, isFlag, isList, isNumber, isText, parsed } from '../net/checks';
import type { DailyResult } from '../net/protocol';

export interface KeptDay {
  cards: number[];
  stars: number;
  /** The outcome of each picture, in the order of the table. */
  squares: string;
  /** Played later, from the archive: it never counts for the streak. */
  isArchive?: boolean;
}

export type Days = Record<string, KeptDay>;

/** What a square stands for: not marked, only you, a spark, a super-spark. */
export const SQUARES = { '-': '⬛', l: '🟥', s: '🟦', S: '🟨' } as const;
export type Square = keyof typeof SQUARES;
const MOST = 400;
const DAY_MS = 86_400_000;

/** The date a number of days later, such as 2026-11-18. */
export const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);

const isDay = (value: unknown): value is KeptDay =>
  isFields(value) &&
  isList(value['cards']) &&
  value['cards'].every(isNumber) &&
  isNumber(value['stars']) &&
  isText(value['squares']) &&
  (value['isArchive'] === undefined || isFlag(value['isArchive']));

/** The well-formed days; everything else is left out. */
export const daysOf = (value: unknown): Days =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {})
      .filter(([day, kept]) => /^\d{4}-\d\d-\d\d$/.test(day) && isDay(kept))
      .sort(([a], [b]) => a.localeCompare(b))
      .slice(-MOST),
  ) as Days;

/** The days of two devices: a result from the day itself takes precedence over one from the archive. */
export function joined(ours: Days, theirs: unknown): Days {
  const others = daysOf(isText(theirs) ? parsed(theirs) : theirs);
  const all = { ...others, ...ours };
  for (const [day, kept] of Object.entries(others)) if (all[day]?.isArchive) all[day] = kept;
  return daysOf(all);
}

/** The number of days in a row, up to today; a day that is not over does not break the streak. */
export function streak(days: Days, today: string): number {
  const counts = (day: string): boolean => !!days[day] && !days[day].isArchive;
  let day = counts(today) ? today : shifted(today, -1);
  let length = 0;
  for (; counts(day); day = shifted(day, -1)) length += 1;
  return length;
}

/** The outcome of each picture of a slate, in the order of the table. */
export function squaresOf({ cards, table }: Pick<DailyResult, 'cards' | 'table'>): string {
  const pointed = table.rounds?.[0]?.pointed ?? [];
  return table.table
    .map((card): Square => {
      if (!cards.includes(card)) return '-';
      const outcome = pointed.find(([each]) => each === card)?.[2];
      return outcome === 'spark' ? 's' : outcome === 'super_spark' ? 'S' : 'l';
    })
    .join('');
}

export const squareAt = (squares: string, place: number): Square =>
  squares[place] !== undefined && squares[place]! in SQUARES ? (squares[place] as Square) : '-';

/** The result as text, without clue and titles. */
export function shareText(day: string, { stars, squares }: KeptDay): string {
  const rows = [0, 1, 2].map((row) =>
    [0, 1, 2, 3, 4].map((column) => SQUARES[squareAt(squares, 5 * row + column)]).join(''),
  );
  return [`Stella ${day} ★ ${stars}`, ...rows].join('\n');
}

/** The days of a month in weeks that start on Monday; null: a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: (string | null)[][] = [];
  for (let day = shifted(first, -before); day.slice(0, 7) <= month; day = shifted(day, 7))
    weeks.push(
      [0, 1, 2, 3, 4, 5, 6]
        .map((by) => shifted(day, by))
        .map((each) => (each.startsWith(month) ? each : null)),
    );
  return weeks;
}

/** The month a number of months later, such as 2026-11. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
