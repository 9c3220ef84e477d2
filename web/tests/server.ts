/** A fake server: the test reads what it receives, and answers. */
import { vi } from 'vitest';
import type { ClientMessage, Do, ServerMessage, Update } from '../src/net/protocol';

const CONNECTING = 0;
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

/** One connection, seen from the server. A half-open one is broken, and neither side has noticed. */
export class FakeLine {
  readyState = CONNECTING;
  heard: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: URL) {
    FakeServer.lines.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ClientMessage);
  }

  /** The client closes; on a half-open connection no answer ever comes. */
  close(): void {
    this.readyState = CLOSING;
  }

  accept(): this {
    this.readyState = OPEN;
    this.onopen?.();
    return this;
  }

  say(message: ServerMessage): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  welcome(now = Date.now()): this {
    return this.accept().say({ type: 'welcome', moment: 1, role: 'seat', build: 'one', now, protocol: 2 });
  }

  update(update: Partial<Update> & { moment: number }): this {
    return this.say({ type: 'update', ...update });
  }

  break(): void {
    this.readyState = CLOSED;
    this.onclose?.();
  }

  get done(): Do[] {
    return this.heard.filter((message) => message.type === 'do');
  }

  saw<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    return this.heard.filter((message) => message.type === type) as Extract<ClientMessage, { type: Type }>[];
  }
}

export const FakeServer = {
  lines: [] as FakeLine[],

  open(): void {
    FakeServer.lines = [];
    vi.stubGlobal('WebSocket', Object.assign(FakeLine, { CONNECTING, OPEN, CLOSING, CLOSED }));
  },

  /** The connection that the client opened last. */
  get line(): FakeLine {
    return FakeServer.lines.at(-1)!;
  },
};
