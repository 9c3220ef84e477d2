/** HTTP to the server. Every failure is a `Trouble` with a code and a sentence in the player's language. */
import { isFields, isText } from './checks';
import type {
  DailyCrowd,
  DailyMoved,
  DailyPage,
  DailyResult,
  DailyTicket,
  DeckTexts,
  Group,
  Info,
  NewRoom,
  PushKey,
  Reason,
  RoomSummary,
  RoundInsight,
  Seated,
  SendSlate,
  Steps,
  Subscribe,
  TakeOver,
  TakeSeat,
  Ticket,
} from './protocol';
import { to } from './root';

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
  ) {
    super(sentence || code);
  }
}

/** What stood in the way, as something that can be told; an error of our own is nobody's trouble. */
export function troubleOf(reason: unknown): Trouble {
  if (reason instanceof Trouble) return reason;
  throw reason;
}

let language = 'en';

/** Sentences of the server come in this language from now on. */
export function speak(to: string): void {
  language = to;
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    const headers = { 'Accept-Language': language, 'Content-Type': 'application/json', ...init.headers };
    answer = await fetch(to(`/api${path}`), { ...init, headers });
  } catch {
    throw new Trouble('offline', '');
  }
  const isDrawing = answer.headers.get('Content-Type')?.startsWith('image/svg');
  const body: unknown = await (isDrawing ? answer.text() : answer.json()).catch(() => null);
  if (answer.ok) return body as T;
  const { code, sentence } = isFields(body) ? body : {};
  const unnamed = answer.status === 404 ? 'not_found' : 'unknown';
  throw new Trouble(isText(code) ? code : unnamed, isText(sentence) ? sentence : '');
}

const post = <T>(path: string, body: unknown, headers: HeadersInit = {}): Promise<T> =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(body), headers });
const bearer = (token: string): HeadersInit => ({ Authorization: `Bearer ${token}` });
const at = (code: string): string => `/rooms/${encodeURIComponent(code)}`;

export const api = {
  info: () => ask<Info>(`/info?language=${language}`),
  openRoom: (room: NewRoom) => post<Seated>('/rooms', room),
  publicRooms: () => ask<RoomSummary[]>('/rooms'),
  room: (code: string) => ask<RoomSummary>(at(code)),
  reasons: (code: string, round: number) =>
    ask<Reason[]>(`${at(code)}/reasons?language=${language}&round=${round}`),
  insight: (code: string, round: number) => ask<RoundInsight>(`${at(code)}/insight?round=${round}`),
  games: (code: string) => ask<Group>(`${at(code)}/games`),
  forgetRoom: (code: string, token: string) =>
    ask<null>(at(code), { method: 'DELETE', headers: bearer(token) }),
  forgetName: (code: string, token: string, name: string) =>
    post<null>(`${at(code)}/names/forget`, { name }, bearer(token)),
  takeSeat: (code: string, seat: TakeSeat) => post<Seated>(`${at(code)}/seats`, seat),
  takeOver: (code: string, seat: TakeOver) => post<Seated>(`${at(code)}/takeover`, seat),
  ticket: (code: string, token: string) => post<Ticket>(`${at(code)}/ticket`, {}, bearer(token)),
  /** The hand-over link as a QR drawing; asked for in a body, so that the ticket stays out of logs and caches. */
  ticketQr: (ticket: string) => post<string>('/tickets/qr', { ticket }),
  daily: (day: string) => ask<DailyPage>(day ? `/daily/${encodeURIComponent(day)}` : '/daily'),
  sendSlate: (day: string, token: string, slate: SendSlate) =>
    post<DailyResult>(`/daily/${encodeURIComponent(day)}/slates`, slate, bearer(token)),
  dailyResult: (day: string, token: string) =>
    ask<DailyResult>(`/daily/${encodeURIComponent(day)}/slate`, { headers: bearer(token) }),
  dailyCrowd: (day: string) => ask<DailyCrowd>(`/daily/${encodeURIComponent(day)}/crowd`),
  dailyTicket: (token: string, calendar: string) =>
    post<DailyTicket>('/daily/ticket', { calendar }, bearer(token)),
  useDailyTicket: (ticket: string) => post<DailyMoved>('/daily/tickets', { ticket }),
  useTicket: (ticket: string) => post<Seated>('/tickets', { ticket }),
  pushKey: () => ask<PushKey>('/push'),
  subscribe: (code: string, token: string, wish: Subscribe) =>
    ask<null>(`${at(code)}/push`, { method: 'PUT', body: JSON.stringify(wish), headers: bearer(token) }),
  unsubscribe: (code: string, token: string) =>
    ask<null>(`${at(code)}/push`, { method: 'DELETE', headers: bearer(token) }),
  deck: (id: string, edition = '') =>
    ask<DeckTexts>(
      `/decks/${encodeURIComponent(id)}?language=${language}${edition && `&edition=${edition}`}`,
    ),
  words: (id: string) =>
    ask<Record<string, string>>(`/words?words=${encodeURIComponent(id)}&language=${language}`),
  insights: (id: string) => ask<RoundInsight[]>(`/records/${encodeURIComponent(id)}/insight`),
  record: (id: string) => ask<object>(`/records/${encodeURIComponent(id)}`),
  replay: (id: string, seat: number | null) =>
    ask<Steps>(`/records/${encodeURIComponent(id)}/steps${seat === null ? '' : `?seat=${seat}`}`),
};

export const csvAddress = (code: string): string => to(`/api${at(code)}/games.csv`);
export const qrAddress = (code: string): string => to(`/api${at(code)}/qr.svg`);
export const recordAddress = (id: string): string => to(`/api/records/${encodeURIComponent(id)}`);
