/** HTTP to the server. Every failure is a `Trouble` with a code and a sentence in the player's language. */
import { isFields, isText } from './checks';
import type { DeckTexts, Info, Reason, RoomSummary, RoundInsight } from './protocol';
import { to } from './root';

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
  ) {
    super(sentence || code);
  }
}

/** The trouble behind an error, if there is one; a bug of the client is thrown again. */
export function troubleOf(reason: unknown): Trouble {
  if (reason instanceof Trouble) return reason;
  throw reason;
}

let language = 'en';

/** From now on, the server's sentences come in this language. */
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

export const post = <T>(path: string, body: unknown, headers: HeadersInit = {}): Promise<T> =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(body), headers });
export const bearer = (token: string): HeadersInit => ({ Authorization: `Bearer ${token}` });
export const at = (code: string): string => `/rooms/${encodeURIComponent(code)}`;

export const api = {
  info: () => ask<Info>(`/info?language=${language}`),
  room: (code: string) => ask<RoomSummary>(at(code)),
  reasons: (code: string, round: number) =>
    ask<Reason[]>(`${at(code)}/reasons?language=${language}&round=${round}`),
  insight: (code: string, round: number) => ask<RoundInsight>(`${at(code)}/insight?round=${round}`),
  deck: (id: string, edition = '') =>
    ask<DeckTexts>(
      `/decks/${encodeURIComponent(id)}?language=${language}${edition && `&edition=${edition}`}`,
    ),
  words: (id: string) =>
    ask<Record<string, string>>(`/words?words=${encodeURIComponent(id)}&language=${language}`),
  record: (id: string) => ask<object>(`/records/${encodeURIComponent(id)}`),
};

export const csvAddress = (code: string): string => to(`/api${at(code)}/games.csv`);
export const qrAddress = (code: string): string => to(`/api${at(code)}/qr.svg`);
export const recordAddress = (id: string): string => to(`/api/records/${encodeURIComponent(id)}`);
