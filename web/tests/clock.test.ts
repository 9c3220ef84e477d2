import { expect, test, vi } from 'vitest';
import { ServerClock } from '../src/game/clock';

const SERVER = 1_900_000_000_000;

test('a deadline is read by the time of the server, whatever the clock of the device says', () => {
  const clock = new ServerClock();

  clock.set(SERVER);
  vi.advanceTimersByTime(4_000);

  expect(clock.secondsLeft(SERVER + 10_000)).toBe(6);
});

test('a device whose clock is set in the middle of a game goes on counting', () => {
  const clock = new ServerClock();
  clock.set(SERVER);

  vi.setSystemTime(0);
  vi.advanceTimersByTime(1_000);

  expect(clock.secondsLeft(SERVER + 10_000)).toBe(9);
});

test('there is never less than no time left', () => {
  const clock = new ServerClock();

  clock.set(SERVER);

  expect(clock.secondsLeft(SERVER - 1)).toBe(0);
});
