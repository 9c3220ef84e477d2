/** Opening a table: a room on the server, its first seat, and, where wanted, bots around it and the first round dealt. */
import { api } from '../lib/api';
import { speech } from '../lib/i18n.svelte';
import { Room } from '../lib/room.svelte';
import { keepSeat } from '../lib/storage';

export type Kind = 'table' | 'solo' | 'introduction';

const SOLO_BOTS = 3;

export async function openTable(kind: Kind, name: string): Promise<string> {
  const newcomer = { name, language: speech.language };
  const seat = await (kind === 'introduction' ? api.openIntroduction(newcomer) : api.openRoom(newcomer));
  keepSeat({ code: seat.code, token: seat.token!, colour: seat.colour!, name });
  if (kind === 'solo') await fillAndStart(seat.code, seat.token!, SOLO_BOTS);
  return seat.code;
}

async function fillAndStart(code: string, token: string, bots: number): Promise<void> {
  const { characters } = await api.info();
  const chosen = [...characters].sort(() => Math.random() - 0.5).slice(0, bots);
  await new Promise<void>((done) => {
    let isFirst = true;
    const room = new Room(code, 'seat', token, () => speech.language, {
      saw: () => {
        if (!isFirst) return;
        isFirst = false;
        void (async () => {
          for (const character of chosen) await room.do({ type: 'seat_bot', character: character.id, level: 2 });
          await room.do({ type: 'start_game' });
          room.close();
          done();
        })();
      },
      refused: () => undefined,
      reacted: () => undefined,
    });
    setTimeout(done, 8_000);
  });
}
