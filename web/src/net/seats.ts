/** HTTP for opening a table, sitting down, and moving a seat to another device. */
import { ask, at, bearer, post } from './api';
import type { NewRoom, RoomSummary, Seated, TakeOver, TakeSeat, Ticket } from './protocol';

export const seats = {
  openRoom: (room: NewRoom) => post<Seated>('/rooms', room),
  publicRooms: () => ask<RoomSummary[]>('/rooms'),
  takeSeat: (code: string, seat: TakeSeat) => post<Seated>(`${at(code)}/seats`, seat),
  takeOver: (code: string, seat: TakeOver) => post<Seated>(`${at(code)}/takeover`, seat),
  ticket: (code: string, token: string) => post<Ticket>(`${at(code)}/ticket`, {}, bearer(token)),
  /** The hand-over link as a QR code. The request has a body, so that the ticket stays out of logs and caches. */
  ticketQr: (ticket: string) => post<string>('/tickets/qr', { ticket }),
  useTicket: (ticket: string) => post<Seated>('/tickets', { ticket }),
};
