/** Whether this person lets their games at the table be exported without names. */
import type { Room } from './room.svelte';

/** This person's answer; null: none yet. */
export function answerOf({ mine, view, memberName }: Room): boolean | null {
  const members = view?.seats.find(({ colour }) => colour === mine?.colour)?.members;
  const me = members?.length ? members.indexOf(memberName) : 0;
  return mine?.agreed?.includes(me) ? true : mine?.declined?.includes(me) ? false : null;
}

/** Whether the table asks this person, or they can still withdraw a yes. */
export const isAsked = (room: Room): boolean =>
  room.mine !== null && ((room.view?.options.asks_consent ?? false) || answerOf(room) === true);
