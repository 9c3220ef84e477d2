import { afterEach, describe, expect, test, vi } from 'vitest';
import { setting } from '../src/device/storage';
import { HostWatch } from '../src/game/host.svelte';
import { Room } from '../src/game/room.svelte';
import { Session } from '../src/game/session.svelte';
import { canJoin, hasPlace, seatsToTakeOver, waitingIn } from '../src/game/visiting';
import { speech } from '../src/device/speech.svelte';
import type { Presence, RoomView } from '../src/net/protocol';
import { watchers } from '../src/screens/people/watchers';
import { room as view, table } from './builders';
import { FakeServer } from './server';

const closing: { close(): void }[] = [];
afterEach(() => closing.splice(0).forEach((each) => each.close()));

const presence = (here: Presence['here'], more: Partial<Presence> = {}): Presence => ({
  type: 'presence',
  here,
  spectators: 0,
  tvs: 0,
  ...more,
});

const BOT = { colour: 'purple', name: 'Ada', language: 'en', character: 'ada', level: 2 } as const;
const ZOE = { colour: 'green', name: 'Zoe', language: 'de' } as const;

function enter(role: 'seat' | 'spectator' = 'seat'): Session {
  const session = new Session('MOON', role, role === 'seat' ? 'token' : null);
  closing.push(session);
  return session;
}

describe('a host who is away', () => {
  test('is gone after the grace time, and not when they come back before', () => {
    const watch = new HostWatch();
    watch.look(view({ options: { grace_seconds: 20 } }), presence(['pink']));

    vi.advanceTimersByTime(19_999);
    expect(watch.isGone).toBe(false);
    vi.advanceTimersByTime(1);
    expect(watch.isGone).toBe(true);
    watch.look(view(), presence(['orange', 'pink']));
    expect(watch.isGone).toBe(false);
  });

  test('is not missed where the host has no seat and is here', () => {
    const watch = new HostWatch();
    const here = { ...presence(['pink']), has_host: true };
    watch.look(view({ host: null, has_host_without_seat: true }), here);

    vi.advanceTimersByTime(600_000);
    expect(watch.isGone).toBe(false);
    watch.look(view({ host: null }), presence(['pink']));
    vi.advanceTimersByTime(1);
    expect(watch.isGone).toBe(true);
  });

  test('is not waited for anew whenever something else changes', () => {
    const watch = new HostWatch();
    watch.look(view(), presence(['pink']));
    vi.advanceTimersByTime(20_000);

    watch.look(view({ games: 1 }), presence(['pink', 'blue']));
    vi.advanceTimersByTime(10_000);

    expect(watch.isGone).toBe(true);
  });

  test('is replaced by another, who is waited for from the beginning', () => {
    const watch = new HostWatch();
    watch.look(view(), presence(['pink']));
    vi.advanceTimersByTime(30_000);

    watch.look(view({ host: 'blue' }), presence(['pink']));

    expect(watch.isGone).toBe(false);
  });
});

describe('seats for latecomers', () => {
  const seats: RoomView['seats'] = [...view().seats.slice(0, 2), BOT];

  test('are those of bots and of people who have left, while a game is on', () => {
    const left = { ...view().seats[1]!, has_left: true, has_stand_in: true };
    const now = view({ seats: [seats[0]!, left, BOT, ZOE] });

    expect(seatsToTakeOver(now, table()).map(({ name }) => name)).toEqual(['Ben', 'Ada']);
    expect(waitingIn(now, table()).map(({ name }) => name)).toEqual(['Zoe']);
    expect(seatsToTakeOver({ ...now, phase: 'finished' }, table())).toEqual([]);
  });

  test('are promised only where there is one', () => {
    expect(canJoin(view({ options: { seats: 3 } }), table())).toBe(false);
    expect(canJoin(view({ options: { seats: 3 }, seats }), table())).toBe(true);
    expect(canJoin(view({ options: { is_locked: true }, seats }), table())).toBe(false);
    expect(hasPlace(view())).toBe(true);
    expect(hasPlace(view({ options: { seats: 3 } }))).toBe(false);
  });
});

test('who watches is named, or counted; oneself is neither', () => {
  setting.name.set('Mia');

  expect(watchers(presence([], { spectators: 1, names: ['Mia'] }), true)).toEqual([]);
  expect(watchers(presence([], { spectators: 4, names: ['Mia', 'Tom'] }), true)).toEqual([
    'Tom',
    'more-people',
  ]);
  expect(watchers(presence([], { spectators: 1, names: ['Mia'] }), false)).toEqual(['Mia']);
  expect(watchers(presence([], { spectators: 2 }), false)).toEqual(['nameless-people']);
});

describe('a session', () => {
  test('shakes, shows and says a nudge', () => {
    const vibrate = vi.fn(() => true);
    vi.stubGlobal('navigator', Object.assign(navigator, { vibrate }));
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const shown = vi.spyOn(speech, 'show');
    enter();
    FakeServer.line.welcome().update({ moment: 1, is_whole: true, room: view(), table: table(), facts: [] });

    FakeServer.line.say({ type: 'nudge', by: 'pink' });

    expect(vibrate).toHaveBeenCalledWith([200, 100, 200]);
    expect(shown).toHaveBeenCalledWith('nudged-by');
    FakeServer.line.say({ type: 'nudge', by: null });
    expect(shown).toHaveBeenCalledWith('nudged-by-watcher');
  });

  test('says once when the clock is paused and when it runs again', () => {
    const shown = vi.spyOn(speech, 'show');
    enter();
    const line = FakeServer.line.welcome();
    line.update({ moment: 1, is_whole: true, room: view(), table: table(), facts: [] });

    line.update({ moment: 2, room: view({ is_paused: true }) });
    line.update({ moment: 3, room: view({ is_paused: true, games: 1 }) });
    line.update({ moment: 4, room: view() });

    expect(shown.mock.calls.flat()).toEqual(['told-paused', 'told-resumed']);
  });

  test('says that a program has sat down, and gives it a sign of its own', () => {
    const said = vi.spyOn(speech, 'say');
    const { play } = enter();
    const line = FakeServer.line.welcome();
    const agent = { kind: 'model', model: 'llava', version: '1.6' };
    const [ana, ben, eva] = view().seats;
    line.update({ moment: 1, is_whole: true, room: view({ seats: [ana!, ben!] }), table: null, facts: [] });

    line.update({ moment: 2, room: view({ seats: [ana!, ben!, { ...eva!, agent }] }), table: table() });

    expect(said.mock.calls.flat()).toContain('told-agent-came');
    expect(said.mock.calls.flat()).not.toContain('told-came');
    expect(play.people.map((person) => person.agent)).toEqual(['', '', 'llava 1.6']);
  });

  test('leaves those who wait for the next game out of this one', () => {
    const { play } = enter();
    const seats = [...view().seats, ZOE];

    FakeServer.line
      .welcome()
      .update({ moment: 1, is_whole: true, room: view({ seats }), table: table(), facts: [] });

    expect(play.people.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Eva']);
  });

  test('tells the name of who watches, and no other name', () => {
    setting.name.set('Mia');
    enter('spectator');
    enter();

    const [watching, seated] = FakeServer.lines.map((line) => line.accept().saw('hello')[0]!);

    expect(watching!.name).toBe('Mia');
    expect(seated!.name ?? null).toBeNull();
  });
});

describe('a custom word', () => {
  const custom = { id: 'c', top: 'Regenbogen', is_custom: true };
  const tongue = (seats: RoomView['seats'], card = custom): string | undefined => {
    const { play } = enter();
    FakeServer.line
      .welcome()
      .update({ moment: 1, is_whole: true, room: view({ seats }), table: table(), facts: [] });
    return play.tongue(card);
  };

  test('is read in the language of the table, where it has one; bots write none', () => {
    expect(tongue([ZOE, { ...ZOE, colour: 'pink' }, BOT])).toBe('de');
  });

  test('is read in no language where people have several', () => {
    expect(tongue(view().seats)).toBe('');
  });

  test('leaves the words of the box in the language of the page', () => {
    expect(tongue([ZOE], { id: 'c', top: 'moon', is_custom: false })).toBeUndefined();
  });
});

test('two tabs in two languages leave the language of the seat alone', () => {
  const nothing = () => undefined;
  const watcher = { saw: nothing, refused: nothing, unsent: nothing, reacted: nothing };
  for (const language of ['en', 'de']) {
    closing.push(new Room('MOON', 'seat', 'token', () => language, watcher));
    FakeServer.line.welcome().update({ moment: 1, is_whole: true, room: view(), table: table(), facts: [] });
  }
  const [first, second] = FakeServer.lines;

  // Each one is told what another might have changed, and comes back after a break.
  for (const line of [first!, second!]) line.update({ moment: 2, room: view({ games: 1 }) });
  second!.break();
  vi.advanceTimersByTime(600);
  FakeServer.line.welcome().update({ moment: 2, is_whole: true, room: view(), table: table(), facts: [] });

  expect(FakeServer.lines.flatMap((line) => line.done)).toEqual([]);
  expect(FakeServer.lines.map((line) => line.saw('hello')[0]!.language)).toEqual(['en', 'de', 'de']);
});
