import type { Play } from '../lib/play.svelte';
import type { Fact } from '../lib/room.svelte';

/** Every fact of the game that the screen may use; a replay brings its own. */
export const story = (play: Play): readonly Fact[] => play.room?.story ?? play.told;
