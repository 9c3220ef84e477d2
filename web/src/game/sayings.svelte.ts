/** What is said about the pictures of the table: people's notes on their marks, and bots' reasons for theirs. */
import { publicNotes, type Saying } from './notes';
import { Reasons } from './reasons.svelte';
import type { Room } from './room.svelte';
import type { Stage } from './stage.svelte';
import type { TableView } from '../net/protocol';

interface Around {
  stage: Stage;
  room: Room | null;
  table: TableView;
  you: number | null;
  isLearning: boolean;
}

export class Sayings {
  readonly reasons = new Reasons();

  constructor(private readonly play: Around) {}

  /** Whether players may write notes on their marks: in the round that the room plays, if the table allows it. */
  canWrite = $derived.by(() => {
    const table = this.play.room?.table;
    const shown = this.play.table;
    const isNow = table?.step !== 'over' && table?.seal === shown.seal && table.round === shown.round;
    return isNow && this.play.you !== null && this.#areThere;
  });

  /**
   * Whether players write notes here and bots give reasons. The introduction shows neither, so that nothing delays it.
   */
  get #areThere(): boolean {
    return this.play.room?.view?.has_notes === true && !this.play.isLearning;
  }

  /** This player's note on a picture, including one that waits for the host; empty if there is none. */
  ownOn(card: number): string {
    const waits = this.play.room?.waiting?.own?.find((one) => one.kind === 'note' && one.card === card);
    if (waits) return waits.texts[0]!;
    return this.play.room?.own?.notes?.find(([noted]) => noted === card)?.[2] ?? '';
  }

  /** The public sayings about a picture of the current round: people's notes, and one bot's reason. */
  on(card: number): Saying[] {
    const { seal, round } = this.play.table;
    const bot = this.#botOn(card);
    const text = bot && this.reasons.of(seal, round, card, bot.seat);
    return [...this.#notesOn(card), ...(bot && text ? [{ ...bot, text }] : [])];
  }

  /** How many sayings a picture has, including one that is still loading. */
  count(card: number): number {
    return this.#notesOn(card).length + (this.#botOn(card) ? 1 : 0);
  }

  /** Load the bots' reasons for the cards that have been pointed at, even those that the stage has not shown yet. */
  async hear(): Promise<void> {
    const { room, stage } = this.play;
    if (!room || !this.#areThere) return;
    const tables = [room.table, stage.shown].filter((table) => table !== null);
    const asked = tables.map(({ seal, round, reasons: named }) =>
      this.reasons.need(room.code, seal, round, named),
    );
    await Promise.all(asked);
  }

  #notesOn(card: number): Saying[] {
    const { table, room } = this.play;
    const notes = publicNotes(table, room?.table, table.round);
    return notes.filter(([noted]) => noted === card).map(([, seat, text]) => ({ seat, text, isNote: true }));
  }

  #botOn(card: number): Saying | undefined {
    const named = (this.#areThere && this.play.table.reasons) || [];
    const seat = named.find(([of]) => of === card)?.[1];
    return seat === undefined ? undefined : { seat, text: '', isNote: false };
  }
}
