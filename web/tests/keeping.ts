/** A device in a room, with what its server sends, and what the device stores. */
import { deviceSeal } from '../src/proof/chance';
import { gamesAt, placeOf, type KeptGame } from '../src/proof/keeping';
import { Room } from '../src/game/room.svelte';
import type { OwnView, RoomView, SeatView, TableView } from '../src/net/protocol';
import { room as view } from './builders';
import { FakeServer, type FakeLine } from './server';

export const PLACE = placeOf('MOON', 'token');
export const MINE: OwnView = { colour: 'orange' };
export const refused: string[] = [];
const nothing = (): void => undefined;
const watcher = {
  saw: nothing,
  refused: (code: string) => refused.push(code),
  unsent: nothing,
  reacted: nothing,
};

export const enter = (role: 'seat' | 'spectator' | 'tv' = 'seat'): FakeLine => {
  new Room('MOON', role, role === 'seat' ? 'token' : null, () => 'en', watcher);
  return FakeServer.line.welcome();
};
export const SERVER = 'f'.repeat(64);
export const lobby = (change: Partial<RoomView> = {}): RoomView =>
  view({ phase: 'lobby', chance_seal: SERVER, ...change });
export const inLobby = (
  line: FakeLine,
  change: Partial<RoomView> = {},
  mine: OwnView | null = MINE,
): FakeLine =>
  line.update({ moment: 5, is_whole: true, room: lobby(change), table: null, own: null, mine, facts: [] });
/** The game was started: everything is sealed, and the devices open their parts. */
export const drawing = (
  line: FakeLine,
  seals: (string | null)[],
  change: Partial<RoomView> = {},
  mine: OwnView | null = MINE,
): FakeLine => inLobby(line, { is_drawing: true, bundle_seal: 'bundle', part_seals: seals, ...change }, mine);
export const playing = (
  line: FakeLine,
  shown: TableView,
  own: SeatView | null = { seat: 0 },
  change: Partial<RoomView> = {},
) => line.update({ moment: 6, room: view({ chance_seal: SERVER, ...change }), table: shown, own });
export const kept = (number = 0, place = PLACE): KeptGame =>
  gamesAt(place).find((game) => game.number === number)!;
export const sealed = (): string[] =>
  FakeServer.line.done.flatMap(({ command }) => (command.type === 'seal_chance' ? [command.seal] : []));
export const added = (): string[] =>
  FakeServer.line.done.flatMap(({ command }) => (command.type === 'add_chance' ? [command.part] : []));
export const sealOfOwn = (number = 0): string => deviceSeal(kept(number).chance, kept(number).part);
