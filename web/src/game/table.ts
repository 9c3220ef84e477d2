/** Tables, fact by fact: each part in an update replaces the previous one. */
import type { Setup, TableChange, TableView, Told } from '../net/protocol';

export type { Told };
export type Fact = Told['fact'];

/** The ordinary game, which a table leaves out. */
const ORDINARY: Required<Setup> = { rounds: 4, stars: true };
const ROMAN = ['I', 'II', 'III', 'IV'];

/** How the game on a table is played. */
export const setupOf = (table: Pick<TableView, 'setup'>): Required<Setup> => ({
  ...ORDINARY,
  ...table.setup,
});

/** The names of all rounds of the game on a table. */
export const roundsOf = (table: Pick<TableView, 'setup'>): string[] => ROMAN.slice(0, setupOf(table).rounds);

/** Which row is new in the second, third and fourth round. */
export const ROWS = ['row-bottom-changes', 'row-middle-changes', 'row-top-changes'];
/** What people do with real cards after each round. */
export const REAL_ROWS = ['printed-bottom-row', 'printed-middle-row', 'printed-top-row'];

/** The table right after a change. The first change of a first game contains every part. */
export const after = (before: TableView | null, change: TableChange | undefined): TableView =>
  ({ ...before, ...change }) as TableView;

/** The table after each of these facts. */
export function afterEach(before: TableView | null, told: readonly Told[]): TableView[] {
  let table = before;
  return told.map((each) => (table = after(table, each.table)));
}

/** A table may leave out empty parts. */
const isNothing = (part: unknown): boolean =>
  part == null || part === false || (Array.isArray(part) && part.length === 0);

/** Whether two tables look the same. */
export function isSame(one: TableView | null, other: TableView | null): boolean {
  if (!one || !other) return one === other;
  const parts = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof TableView>;
  return [...parts].every(
    (part) =>
      (isNothing(one[part]) && isNothing(other[part])) ||
      JSON.stringify(one[part]) === JSON.stringify(other[part]),
  );
}
