/** HTTP for a table's games and their replays. */
import { ask, at, bearer, post } from './api';
import type { Group, RoundInsight, Steps } from './protocol';

export const games = {
  list: (code: string) => ask<Group>(`${at(code)}/games`),
  forget: (code: string, token: string) => ask<null>(at(code), { method: 'DELETE', headers: bearer(token) }),
  forgetName: (code: string, token: string, name: string) =>
    post<null>(`${at(code)}/names/forget`, { name }, bearer(token)),
  insights: (id: string) => ask<RoundInsight[]>(`/records/${encodeURIComponent(id)}/insight`),
  replay: (id: string, seat: number | null) =>
    ask<Steps>(`/records/${encodeURIComponent(id)}/steps${seat === null ? '' : `?seat=${seat}`}`),
};
