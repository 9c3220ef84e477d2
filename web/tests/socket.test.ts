import { afterEach, describe, expect, test, vi } from 'vitest';
import { PROBE, SILENCE, Socket, type Link } from '../src/net/socket';
import { FakeServer } from './server';

const opened: Socket[] = [];
afterEach(() => opened.splice(0).forEach((socket) => socket.close()));

function open() {
  const links: Link[] = [];
  const socket = new Socket('/api/rooms/MOON/socket', {
    hello: () => ({ type: 'hello', role: 'seat' }),
    hear: () => undefined,
    linkChanged: (link) => links.push(link),
  });
  opened.push(socket);
  return { socket, links };
}

describe('a socket', () => {
  test('comes back after it was lost, later after every failure', () => {
    open();

    FakeServer.line.break();
    vi.advanceTimersByTime(600);
    expect(FakeServer.lines).toHaveLength(2);
    FakeServer.line.break();
    vi.advanceTimersByTime(500);
    expect(FakeServer.lines).toHaveLength(2);
    vi.advanceTimersByTime(600);

    expect(FakeServer.lines).toHaveLength(3);
  });

  test('sends nothing before the server has said welcome', () => {
    const { socket } = open();

    FakeServer.line.accept();

    expect(socket.send({ type: 'beat' })).toBe(false);
    FakeServer.line.welcome();
    expect(socket.send({ type: 'beat' })).toBe(true);
  });

  test('leaves a line on which nothing was heard for fifteen seconds', () => {
    const { links } = open();
    FakeServer.line.welcome();

    vi.advanceTimersByTime(SILENCE - 1);
    expect(links.at(-1)).toBe('open');
    vi.advanceTimersByTime(1);
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(600);

    expect(FakeServer.lines).toHaveLength(2);
  });

  test('stays as long as the heart of the server beats', () => {
    const { links } = open();
    FakeServer.line.welcome();

    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(5_000);
      FakeServer.line.say({ type: 'beat' });
    }

    expect(links).toEqual(['open']);
  });

  test.each(['online', 'offline', 'pageshow', 'visibilitychange'])(
    'asks on %s whether the line still lives',
    (name) => {
      const { links } = open();
      const dead = FakeServer.line.welcome();

      (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name));
      expect(dead.saw('beat')).toHaveLength(1);
      vi.advanceTimersByTime(PROBE);
      expect(links.at(-1)).toBe('lost');
      vi.advanceTimersByTime(600);

      expect(FakeServer.lines).toHaveLength(2);
    },
  );

  test('keeps a line that answers the question', () => {
    const { links } = open();
    FakeServer.line.welcome();

    dispatchEvent(new Event('online'));
    FakeServer.line.say({ type: 'beat' });
    vi.advanceTimersByTime(PROBE * 2);

    expect(links).toEqual(['open']);
  });

  test('hears nothing any more from a line it has left', () => {
    const heard: string[] = [];
    const socket = new Socket('/s', {
      hello: () => ({ type: 'hello', role: 'seat' }),
      hear: (message) => heard.push(message.type),
      linkChanged: () => undefined,
    });
    opened.push(socket);
    const old = FakeServer.line.welcome();

    vi.advanceTimersByTime(SILENCE);
    old.say({ type: 'presence', here: [], spectators: 0, tvs: 0 });

    expect(heard).toEqual(['welcome']);
  });

  test('does not come back when it was closed', () => {
    const { socket } = open();
    FakeServer.line.welcome();

    socket.close();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);

    expect(FakeServer.lines).toHaveLength(1);
  });
});
