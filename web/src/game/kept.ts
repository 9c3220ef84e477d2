/** The seats that this device stores. A seat is deleted only after the server reports that it is gone. */
import { forgetSeat, keptSeats, type KeptSeat } from '../device/storage';
import { api, Trouble } from '../net/api';
import type { Room } from './room.svelte';

const GONE = new Set(['seat_moved', 'seat_removed', 'not_seated', 'no_such_room', 'room_forgotten']);

/** Whether this code of the server means that the seat no longer exists. Server errors do not mean that. */
export const isGone = (code: string): boolean => GONE.has(code);

/** A table that this device has stored; `isOver`: its last game has ended, and it can be played again. */
export interface KnownTable extends KeptSeat {
  isOver: boolean;
  /** The other people who sit there, as far as the server has reported. */
  others: string[];
}

export interface KnownTables {
  tables: KnownTable[];
  hasMore: boolean;
}

/** The introduction is played once and cannot be continued from the start page. */
const isContinued = ({ opening }: KeptSeat): boolean => opening !== 'introduction';

/**
 * The tables where this device still has a seat, newest first, finished ones included, up to a limit, and whether there
 * are more.
 */
export async function knownTables(most: number): Promise<KnownTables> {
  const tables: KnownTable[] = [];
  for (const seat of keptSeats().filter(isContinued)) {
    const table = await known(seat);
    if (table && tables.length === most) return { tables, hasMore: true };
    if (table) tables.push(table);
  }
  return { tables, hasMore: false };
}

async function known(seat: KeptSeat): Promise<KnownTable | null> {
  try {
    const { phase, seats } = await api.room(seat.code);
    const isThere =
      seat.colour === null || seats.some(({ colour, name }) => colour === seat.colour || name === seat.name);
    const others = seats.map(({ name }) => name).filter((name) => name !== seat.name);
    return isThere ? { ...seat, others, isOver: phase === 'finished' } : null;
  } catch (trouble) {
    if (!(trouble instanceof Trouble && isGone(trouble.code))) return { ...seat, others: [], isOver: false };
    forgetSeat(seat.code);
    return null;
  }
}

/** Leave the seat. The device deletes it only after the server has confirmed. */
export async function getUp(room: Room): Promise<boolean> {
  const { isDone } = await room.do({ type: 'leave_seat' });
  if (isDone) forgetSeat(room.code);
  return isDone;
}
