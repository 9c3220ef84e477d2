/** HTTP for photos of real cards. */
import { Trouble, ask, at, bearer } from './api';
import type { PhotoTaken } from './protocol';
import { to } from './root';

export const photos = {
  /** One picture of all real cards on a table, or of one row (`row`). */
  send: (code: string, token: string, row: string, picture: Blob) =>
    ask<PhotoTaken>(`${at(code)}/photo${row && `?row=${row}`}`, {
      method: 'PUT',
      body: picture,
      headers: { ...bearer(token), 'Content-Type': 'image/jpeg' },
    }),
  fetch: async (code: string, token: string, card: number): Promise<Blob> => {
    const answer = await fetch(to(`/api${at(code)}/photos/${card}`), { headers: bearer(token) });
    if (!answer.ok) throw new Trouble('no_such_photo', '');
    return answer.blob();
  },
};
