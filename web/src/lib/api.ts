/** HTTP to the server. Every failure is a `Trouble` with a code and a sentence in the player's language. */
import type { DeckTexts, Info, NewIntroduction, NewRoom, Reason, RoomSummary, Seated, Steps, TakeSeat, Ticket, Verdict } from './wire';

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
  ) {
    super(sentence || code);
  }
}

let language = 'en';

/** Sentences of the server come in this language from now on. */
export function speak(to: string): void {
  language = to;
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    const headers = { 'Accept-Language': language, 'Content-Type': 'application/json', ...init.headers };
    answer = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new Trouble('offline', '');
  }
  const isDrawing = answer.headers.get('Content-Type')?.startsWith('image/svg');
  const body: unknown = await (isDrawing ? answer.text() : answer.json()).catch(() => null);
  if (answer.ok) return body as T;
  const { code, sentence } = (body ?? {}) as { code?: string; sentence?: string };
  throw new Trouble(code ?? (answer.status === 404 ? 'not_found' : 'unknown'), sentence ?? '');
}

const post = <T>(path: string, body: unknown, headers: HeadersInit = {}): Promise<T> =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(body), headers });
const at = (code: string): string => `/rooms/${encodeURIComponent(code)}`;

export const api = {
  info: () => ask<Info>(`/info?language=${language}`),
  openRoom: (room: NewRoom) => post<Seated>('/rooms', room),
  openIntroduction: (newcomer: NewIntroduction) => post<Seated>('/introductions', newcomer),
  publicRooms: () => ask<RoomSummary[]>('/rooms'),
  room: (code: string) => ask<RoomSummary>(at(code)),
  reasons: (code: string) => ask<Reason[]>(`${at(code)}/reasons?language=${language}`),
  takeSeat: (code: string, seat: TakeSeat) => post<Seated>(`${at(code)}/seats`, seat),
  ticket: (code: string, token: string) => post<Ticket>(`${at(code)}/ticket`, {}, { Authorization: `Bearer ${token}` }),
  /** The hand-over link as a QR drawing; asked for in a body, so that the ticket stays out of logs and caches. */
  ticketQr: (ticket: string) => post<string>('/tickets/qr', { ticket }),
  useTicket: (ticket: string) => post<Seated>('/tickets', { ticket }),
  deck: (id: string) => ask<DeckTexts>(`/decks/${encodeURIComponent(id)}?language=${language}`),
  words: () => ask<Record<string, string>>(`/words?language=${language}`),
  verdict: (id: string) => ask<Verdict>(`/records/${encodeURIComponent(id)}/verdict`),
  replay: (id: string, seat: number | null) =>
    ask<Steps>(`/records/${encodeURIComponent(id)}/steps${seat === null ? '' : `?seat=${seat}`}`),
};

export const qrAddress = (code: string): string => `/api${at(code)}/qr.svg`;
export const recordAddress = (id: string): string => `/api/records/${encodeURIComponent(id)}`;
