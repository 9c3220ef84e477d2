/** The seats that this device keeps: they are forgotten only when the server says that they are gone. */
import { forgetSeat, keptSeats, type KeptSeat } from '../device/storage';
import { api, Trouble } from '../net/api';
import type { Room } from './room.svelte';

const GONE = new Set(['seat_moved', 'seat_removed', 'not_seated', 'no_such_room', 'room_forgotten']);

/** Whether this code of the server means that the seat is no more. A server in trouble means nothing of the kind. */
export const isGone = (code: string): boolean => GONE.has(code);

/** A table that this device knows; `isOver`: its last game has ended, and it can be played again. */
export interface KnownTable extends KeptSeat {
  isOver: boolean;
  /** Who else sits there, as far as the server has told. */
  others: string[];
}

export interface KnownTables {
  tables: KnownTable[];
  hasMore: boolean;
}

/** The introduction is learnt once and never continued from the door. */
const isContinued = ({ opening }: KeptSeat): boolean => opening !== 'introduction';

/** The tables where this device still has a seat, newest first, finished ones too; so many, and whether there are more. */
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

/** Get up. Only when the server has heard of it does the device forget the seat. */
export async function getUp(room: Room): Promise<boolean> {
  const { isDone } = await room.do({ type: 'leave_seat' });
  if (isDone) forgetSeat(room.code);
  return isDone;
}
