/** What this player may do on the table now, as far as the stage has shown it. The server decides; this follows it. */
import type { Room } from './room.svelte';
import type { Stage } from './stage.svelte';

export class Turn {
  constructor(private readonly play: { stage: Stage; room: Room | null; canMarkAlone: boolean }) {}

  /** Whether this player is the scout now, everything earlier has been shown, and the player has not pointed yet. */
  isYours = $derived.by(() => {
    const { stage, room } = this.play;
    return !stage.isPlaying && (room?.may('point_at') ?? false) && !room?.isBusy('point_at');
  });
  /** Whether the pictures of the round that the room plays are on the screen; they may still be on the way. */
  #isRoundOnTable = $derived.by(() => {
    const { scene, shown, isPlaying } = this.play.stage;
    if (!isPlaying) return true;
    const isComing = scene?.kind === 'deal' || scene?.kind === 'swap';
    const latest = this.play.room?.table;
    return isComing && latest?.round === shown?.round && latest?.clue === shown?.clue;
  });
  canMark = $derived.by(
    () => this.play.canMarkAlone || (this.#isRoundOnTable && (this.play.room?.may('mark_cards') ?? false)),
  );
  canAskForOtherWord = $derived.by(
    () => !this.play.stage.isPlaying && (this.play.room?.may('ask_for_other_word') ?? false),
  );
  canTypeClue = $derived.by(() => !this.play.stage.isPlaying && (this.play.room?.may('type_clue') ?? false));
  pointable = $derived.by(() => (this.isYours ? (this.play.room?.own?.pointable ?? []) : []));
}
