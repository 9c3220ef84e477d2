/** Fetching the pictures of real cards: announced when they are here, asked for less and less often while they are not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speech } from '../src/device/speech.svelte';
import { content } from '../src/game/content.svelte';
import { photos } from '../src/game/photos';
import { photos as net } from '../src/net/photos';

const WANTED = [{ card: 7, id: 'first' }];
const MINUTES = 60_000;

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => photos.clear());

test('a photo is announced when it is here', async () => {
  const said = vi.spyOn(speech, 'show');
  vi.spyOn(net, 'fetch').mockResolvedValue(new Blob(['x']));

  await photos.follow('ABCDE', 'token', WANTED, false);

  expect(content.photos).toEqual({ 7: 'blob:picture' });
  expect(said).toHaveBeenCalledOnce();
});

test('a photo that the server does not have is not announced, and rarely asked for', async () => {
  const said = vi.spyOn(speech, 'show');
  const fetch = vi.spyOn(net, 'fetch').mockRejectedValue(new Error('no_such_photo'));

  await photos.follow('ABCDE', 'token', WANTED, false);
  await vi.advanceTimersByTimeAsync(60 * MINUTES);

  expect(said).not.toHaveBeenCalled();
  expect(fetch.mock.calls.length).toBeGreaterThan(10);
  expect(fetch.mock.calls.length).toBeLessThan(50);
});
