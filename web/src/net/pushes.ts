/** HTTP for notifications. */
import { ask, at, bearer } from './api';
import type { PushKey, Subscribe } from './protocol';

export const pushes = {
  key: () => ask<PushKey>('/push'),
  subscribe: (code: string, token: string, wish: Subscribe) =>
    ask<null>(`${at(code)}/push`, { method: 'PUT', body: JSON.stringify(wish), headers: bearer(token) }),
  unsubscribe: (code: string, token: string) =>
    ask<null>(`${at(code)}/push`, { method: 'DELETE', headers: bearer(token) }),
};
