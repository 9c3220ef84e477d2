/** Which scores all players leave together. */
import type { SlatesOpened, TableView } from '../net/protocol';
import { setupOf } from './table';

/** Whether this is the score that all players have left. */
export const isOf = (
  left: { seal: string; round: number },
  table: TableView | null,
  { round }: SlatesOpened,
): boolean => left.seal === table?.seal && left.round === round;

/** Whether a score is the last one, before the finale. */
export const endsWith = (table: TableView | null, { round }: SlatesOpened): boolean =>
  table !== null && round >= setupOf(table).rounds;
