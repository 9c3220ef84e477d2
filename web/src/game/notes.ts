/** The public notes of a round. */
import type { Note, TableView } from '../net/protocol';

/** A note on a picture by a person, or a bot's reason. */
export interface Saying {
  seat: number;
  text: string;
  isNote: boolean;
}

const notesIn = (table: TableView, round: number): Note[] =>
  table.rounds?.find((each) => each.round === round)?.notes ??
  (table.round === round ? table.notes : undefined) ??
  [];

/**
 * The public notes of a round on the table on the screen. A note that the host has hidden since is left out at once.
 */
export function publicNotes(shown: TableView, latest: TableView | null | undefined, round: number): Note[] {
  const notes = notesIn(shown, round);
  if (!latest || latest.seal !== shown.seal) return notes;
  const kept = notesIn(latest, round);
  return notes.filter(([card, seat]) => kept.some((each) => each[0] === card && each[1] === seat));
}
