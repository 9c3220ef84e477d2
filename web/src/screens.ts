/** The first screens, fetched together with the language: a table does not wait for the door, nor the door for a table. */
import { router } from './route.svelte';

export const door = () => import('./screens/door/Door.svelte');
export const room = () => import('./screens/room/RoomPage.svelte');

/** Fetched long before it is shown: it must be there the moment a round is scored. */
export const score = () => import('./screens/score/Score.svelte');

/** The scenes of the reveal: fetched while pictures are being marked, like the score. */
export const pointing = () => import('./screens/table/Pointing.svelte');
export const cracking = () => import('./screens/table/Cracking.svelte');

/** Fetch the screen that is asked for, as soon as possible. If that fails, whoever shows it says so. */
export async function fetchFirst(): Promise<void> {
  const { at } = router.now;
  const first = at === 'door' ? door : at === 'room' ? room : null;
  await first?.().catch(() => undefined);
}
