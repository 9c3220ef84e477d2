/** Nudging a player for whom the table waits. */
import { speech } from '../device/speech.svelte';
import { t } from '../i18n.svelte';
import type { Person, Play } from './play.svelte';

/** Whether the table waits for a seat, as far as this screen has shown it. */
function isAwaited(play: Play, seat: number): boolean {
  if (play.stage.isPlaying) return false;
  if (play.table.step === 'associate') return !play.isReady(seat);
  return play.table.step === 'reveal' && play.table.scout === seat;
}

/** Whether a seated player, or a spectator at a private table, may nudge. A player for whom the table waits may not. */
export function canNudge(play: Play, person: Person): boolean {
  const { role, view } = play.room ?? {};
  const isTheirs = person.isBot || !!person.agent || person.hasStandIn || person.isAway || person.isYou;
  const isAround = role === 'seat' || (role === 'spectator' && !view?.options.is_public);
  if (isTheirs || !isAround || view?.phase !== 'playing') return false;
  return isAwaited(play, person.seat) && (play.you === null || !isAwaited(play, play.you));
}

export async function nudge(play: Play, person: Person): Promise<void> {
  const doing = await play.room?.do({ type: 'nudge', colour: person.colour });
  if (doing?.isDone) speech.show(t('told-nudged', { name: person.name }));
}
