/** HTTP for making decks: the server password, a deck in the making, its pictures; and for deleting one. */
import { ask } from './api';
import type { DraftOpened, DraftState, HostInfo, HostPass, PackDeck, PictureAdded } from './protocol';

let pass = '';
const headers = (): HeadersInit => (pass ? { Authorization: `Bearer ${pass}` } : {});
const at = (draft: string): string => `/host/decks/${draft}`;
const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(body), headers: headers() });

export const host = {
  info: () => ask<HostInfo>('/host', { headers: headers() }),
  /** Send the password once; the token that stands for it is lost when the page is closed. */
  async letIn(password: string): Promise<void> {
    pass = (await post<HostPass>('/host/password', { password })).token;
  },
  open: () => post<DraftOpened>('/host/decks', {}),
  add: (draft: string, picture: Blob) =>
    ask<PictureAdded>(`${at(draft)}/pictures`, {
      method: 'PUT',
      body: picture,
      headers: {
        ...headers(),
        'Content-Type': picture.type.startsWith('image/') ? picture.type : 'image/jpeg',
      },
    }),
  remove: (draft: string, picture: string) =>
    ask<null>(`${at(draft)}/pictures/${picture}`, { method: 'DELETE', headers: headers() }),
  pack: (draft: string, deck: PackDeck) => post<DraftState>(`${at(draft)}/pack`, deck),
  state: (draft: string) => ask<DraftState>(at(draft), { headers: headers() }),
  deleteDeck: (id: string) =>
    ask<null>(`/host/own-decks/${encodeURIComponent(id)}`, { method: 'DELETE', headers: headers() }),
};
