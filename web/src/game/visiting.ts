/** Who plays, who waits for the next game, and which seats a latecomer can have. */
import type { Colour, RoomView, SeatInfo, TableView } from '../net/protocol';

const ALL: Colour[] = ['orange', 'pink', 'blue', 'purple', 'green', 'yellow'];

/** The people who wait for the next game: their seats come after those of the running game. */
export const waitingIn = (view: RoomView, table: TableView | null): SeatInfo[] =>
  table ? view.seats.slice(table.totals.length) : [];

/** The seats of a running game that a latecomer can take over: those of bots, and those whose players have left. */
export const seatsToTakeOver = (view: RoomView, table: TableView | null): SeatInfo[] =>
  view.phase === 'playing' && table
    ? view.seats
        .slice(0, table.totals.length)
        .filter((seat) => seat.character != null || (seat.has_left && seat.has_stand_in))
    : [];

const isClosed = (view: RoomView): boolean => (view.options.is_locked ?? false) && view.host !== null;

/** Whether a place for the next game is free. */
export const hasPlace = (view: RoomView): boolean =>
  !view.guide && !isClosed(view) && view.seats.length < (view.options.seats ?? ALL.length);

/** Whether joining leads to a seat, now or in the next game. */
export const canJoin = (view: RoomView, table: TableView | null): boolean =>
  hasPlace(view) || (!isClosed(view) && seatsToTakeOver(view, table).length > 0);
