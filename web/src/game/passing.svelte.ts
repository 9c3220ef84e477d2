/** Pass and play: several people with one device, each at a seat of their own. Nobody sees another's slate. */
import { keepSeat, keptSeat, type KeptSeat, type LocalSeat } from '../device/storage';
import { locale } from '../i18n.svelte';
import { seats } from '../net/seats';
import type { Play } from './play.svelte';
import { Room } from './room.svelte';

/** Give a seat to one more person who shares this device. */
export async function sitBeside(seat: KeptSeat, name: string): Promise<void> {
  const {
    token,
    colour,
    name: called,
  } = await seats.takeSeat(seat.code, {
    name,
    colour: null,
    language: locale.language,
  });
  const more: LocalSeat = { token: token!, colour: colour!, name: called ?? name };
  const kept = keptSeat(seat.code) ?? seat;
  keepSeat({ ...kept, local: [...(kept.local ?? []), more] });
}

/** Hand the device to another person who shares it: from now on it shows their seat. */
export function passTo(code: string, token: string): void {
  const kept = keptSeat(code);
  const next = kept?.local?.find((each) => each.token === token);
  if (!kept || !next || kept.colour === null) return;
  const before: LocalSeat = { token: kept.token, colour: kept.colour, name: kept.name };
  const others = [...(kept.local ?? []).filter((each) => each !== next), before];
  keepSeat({ ...kept, ...next, local: others });
}

/** For whom the table waits among the people who share this device, except the person who holds it now. */
export function nextAtDevice(play: Play, others: readonly LocalSeat[]): LocalSeat | null {
  const { room, you } = play;
  const table = room?.table;
  if (!table || you === null || play.stage.isPlaying) return null;
  const seatOf = ({ colour }: LocalSeat): number =>
    room.view?.seats.findIndex((seat) => seat.colour === colour) ?? -1;
  if (table.step === 'associate')
    return play.isReady(you)
      ? (others.find((each) => !(table.ready ?? []).includes(seatOf(each))) ?? null)
      : null;
  return others.find((each) => seatOf(each) === table.scout) ?? null;
}

/**
 * Keep the other seats of this device present, so that they do not count as away. Returns a function that stops this.
 */
export function keepPresent(code: string, others: readonly LocalSeat[]): () => void {
  const nothing = (): void => undefined;
  const watcher = { saw: nothing, refused: nothing, unsent: nothing, reacted: nothing };
  const rooms = others.map(({ token }) => new Room(code, 'seat', token, () => locale.language, watcher));
  return () => rooms.forEach((room) => room.close());
}
