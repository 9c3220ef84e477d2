/** The end, mounted from what a real server sent: every player can wish for another game. */
import { afterEach, expect, test, vi } from 'vitest';
import { speech } from '../src/device/speech.svelte';
import type { RoomView } from '../src/net/protocol';
import { all, close, nameOf, one, open, pass } from './standing';

// A screen is compiled when it is first opened: on a busy machine that takes a while.
vi.setConfig({ testTimeout: 120_000 });
afterEach(close);

test('the end has one tap to another game for a player who is not the host', async () => {
  const { world } = await open('end');
  const said = vi.spyOn(speech, 'say');
  const update = world.recording.heard.find((message) => message.type === 'update')!;
  const room = update.room!;
  const wishes = (...names: string[]): RoomView => ({
    ...room,
    host: room.seats[1]!.colour,
    seats: room.seats.map((seat) => ({ ...seat, wants_again: names.includes(seat.name) })),
  });
  const tell = async (view: RoomView): Promise<void> => {
    const asked = world.said.findLast((message) => message.type === 'do');
    world.tell({ type: 'update', moment: update.moment, room: view, ...(asked && { done: asked.id }) });
    await pass(100);
  };

  await tell(wishes());
  said.mockClear();
  await tell(wishes('Lena'));
  all('.again button')
    .find((button) => nameOf(button) === 'Play again')!
    .click();
  await pass(100);
  await tell(wishes('Mira', 'Lena'));

  expect(world.done.at(-1)).toEqual({ type: 'play_again', is_wanted: true });
  expect(one('.want').textContent).toBe('Mira and Lena want to play again.');
  expect(said.mock.calls.flat()).toEqual(['Lena wants to play again.', 'Mira and Lena want to play again.']);
  all('.again button')
    .find((button) => nameOf(button) === 'Take it back')!
    .click();
  await pass(100);
  await tell(wishes('Lena'));

  expect(world.done.at(-1)).toEqual({ type: 'play_again', is_wanted: false });
  expect(said).toHaveBeenLastCalledWith('Mira no longer wants to play again.');
  await tell({ ...wishes(), phase: 'playing' });
  expect(said).toHaveBeenLastCalledWith('Mira no longer wants to play again.'); // the next game is no refusal
});
