/** Opens a table: a room on the server, its first seat and, if requested, bots around it and the first round. */
import { api } from '../net/api';
import { seats } from '../net/seats';
import { locale } from '../i18n.svelte';
import { Room } from './room.svelte';
import { keepSeat } from '../device/storage';

/** What a table is opened for; a solo game is an ordinary table with bots. */
export type Kind = 'table' | 'solo' | 'introduction' | 'printed';

/** Open a table to host it without playing, and return its code. A lesson asks for no names and stores nothing. */
export async function hostTable(opening: 'ordinary' | 'lesson' = 'ordinary'): Promise<string> {
  const wish = { name: null, language: locale.language, opening, is_host: true };
  const { code, token } = await seats.openRoom(wish);
  keepSeat({ code, token: token!, colour: null, name: '', opening });
  return code;
}

const SOLO_BOTS = 3;
export const USUAL_LEVEL = 2;
const PATIENCE = 8_000;

/** Open a table and return its code; `level` is the level of the bots of a solo game. */
export async function openTable(kind: Kind, name: string, level = USUAL_LEVEL): Promise<string> {
  const opening = kind === 'introduction' || kind === 'printed' ? kind : 'ordinary';
  const seat = await seats.openRoom({ name, language: locale.language, opening });
  keepSeat({ code: seat.code, token: seat.token!, colour: seat.colour!, name, opening });
  if (kind === 'solo') await fillAndStart(seat.code, seat.token!, level);
  return seat.code;
}

/** Seat bots and start the game; the connection for this is closed again in any case. */
async function fillAndStart(code: string, token: string, level: number): Promise<void> {
  const { characters } = await api.info();
  const chosen = [...characters].sort(() => Math.random() - 0.5).slice(0, SOLO_BOTS);
  let room: Room | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const isSeen = new Promise<void>((seen) => {
      const nothing = (): void => undefined;
      const watcher = { saw: () => seen(), refused: nothing, unsent: nothing, reacted: nothing };
      room = new Room(code, 'seat', token, () => locale.language, watcher);
    });
    const isTooLate = new Promise<void>((late) => (timer = setTimeout(late, PATIENCE)));
    const begin = async (): Promise<void> => {
      await isSeen;
      for (const character of chosen) await room?.do({ type: 'seat_bot', character: character.id, level });
      await room?.do({ type: 'start_game' });
    };
    await Promise.race([begin(), isTooLate]);
  } finally {
    clearTimeout(timer);
    room?.close();
  }
}
