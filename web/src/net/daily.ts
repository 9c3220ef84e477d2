/** HTTP for today's table. */
import { ask, at, bearer, post } from './api';
import type {
  DailyComparison,
  DailyCrowd,
  DailyMoved,
  DailyPage,
  DailyResult,
  DailyTicket,
  RemindMe,
  SendSlate,
} from './protocol';

export const daily = {
  page: (day: string) => ask<DailyPage>(day ? `/daily/${encodeURIComponent(day)}` : '/daily'),
  send: (day: string, token: string, slate: SendSlate) =>
    post<DailyResult>(`/daily/${encodeURIComponent(day)}/slates`, slate, bearer(token)),
  result: (day: string, token: string) =>
    ask<DailyResult>(`/daily/${encodeURIComponent(day)}/slate`, { headers: bearer(token) }),
  crowd: (day: string) => ask<DailyCrowd>(`/daily/${encodeURIComponent(day)}/crowd`),
  ticket: (token: string, calendar: string) =>
    post<DailyTicket>('/daily/ticket', { calendar }, bearer(token)),
  /** The slates of a day by name, within a room. */
  comparison: (code: string, token: string, day: string) =>
    ask<DailyComparison>(`${at(code)}/daily/${day}`, { headers: bearer(token) }),
  share: (code: string, token: string, day: string, device: string) =>
    ask<DailyComparison>(`${at(code)}/daily/${day}`, {
      method: 'PUT',
      body: JSON.stringify({ token: device }),
      headers: bearer(token),
    }),
  withdraw: (code: string, token: string, day: string) =>
    ask<null>(`${at(code)}/daily/${day}`, { method: 'DELETE', headers: bearer(token) }),
  remind: (wish: RemindMe) => ask<null>('/daily/reminder', { method: 'PUT', body: JSON.stringify(wish) }),
  stopReminding: (endpoint: string) => post<null>('/daily/reminder/stop', { endpoint }),
  useTicket: (ticket: string) => post<DailyMoved>('/daily/tickets', { ticket }),
};
