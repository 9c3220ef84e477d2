/**
 * The first screens, loaded together with the language: a table does not wait for the start page, nor the start page
 * for a table.
 */
import { router } from './route.svelte';

export const door = () => import('./screens/door/Door.svelte');
export const room = () => import('./screens/room/RoomPage.svelte');

/** Loaded long before it is shown: it must be available the moment a round is scored. */
export const score = () => import('./screens/score/Score.svelte');

/** The scenes of the reveal: loaded while pictures are being marked, like the score. */
export const pointing = () => import('./screens/table/Pointing.svelte');
export const cracking = () => import('./screens/table/Cracking.svelte');

/** The sign of a program: few tables have one. */
export const agentSign = () => import('./parts/AgentSign.svelte');

/** Load the requested screen as soon as possible. If that fails, the component that shows it reports it. */
export async function fetchFirst(): Promise<void> {
  const { at } = router.now;
  const first = at === 'door' ? door : at === 'room' ? room : null;
  await first?.().catch(() => undefined);
}
