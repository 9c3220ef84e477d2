/**
 * One socket that reconnects automatically: sends hello with the last known moment, and waits longer after every
 * failure.
 */
import { messageIn } from './checks';
import type { ClientMessage, Hello, ServerMessage } from './protocol';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/**
 * The server sends something at least every five seconds; after this long without data, the connection counts as lost.
 */
export const SILENCE = 15_000;
/** How long the server has to answer on a connection that may have broken while the device slept. */
export const PROBE = 3_000;

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  hello(): Hello;
  hear(message: ServerMessage): void;
  linkChanged(link: Link): void;
  /** The number of failures in a row without a welcome and without a reason. */
  failed?(times: number): void;
}

export class Socket {
  #socket: WebSocket | null = null;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isWelcome = false;
  #isClosed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#awake);
    addEventListener('offline', this.#awake);
    addEventListener('pageshow', this.#awake);
    document.addEventListener('visibilitychange', this.#awake);
    this.#connect();
  }

  /** Whether the server has sent its welcome on this connection: from then on it reads what is sent. */
  get isOpen(): boolean {
    return this.#isWelcome && this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false;
    this.#socket!.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    removeEventListener('online', this.#awake);
    removeEventListener('offline', this.#awake);
    removeEventListener('pageshow', this.#awake);
    document.removeEventListener('visibilitychange', this.#awake);
    clearTimeout(this.#again);
    this.#leave();
    this.listener.linkChanged('closed');
  }

  #connect(): void {
    const url = new URL(this.address, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#expect(SILENCE);
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()));
    socket.onmessage = (event) => {
      const message = this.#socket === socket ? messageIn(String(event.data)) : null;
      if (message) this.#hear(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #hear(message: ServerMessage): void {
    this.#expect(SILENCE);
    if (message.type === 'welcome') {
      this.#failures = 0;
      this.#isWelcome = true;
      this.listener.linkChanged('open');
    }
    this.listener.hear(message);
  }

  /** If nothing arrives in this time, the connection counts as lost. */
  #expect(within: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(), within);
  }

  /** Drop the connection without waiting for it: a half-open one would never close. */
  #leave(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    this.#isWelcome = false;
    if (socket && socket.readyState < WebSocket.CLOSING) socket.close();
  }

  #lose(): void {
    this.#leave();
    if (this.#isClosed) return;
    this.listener.linkChanged('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++) * (0.7 + Math.random() * 0.6);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), wait);
    this.listener.failed?.(this.#failures);
  }

  /** The network, the tab or the page is back: reconnect at once, or ask whether the connection still works. */
  #awake = (): void => {
    if (document.hidden || this.#isClosed) return;
    if (this.send({ type: 'beat' })) return this.#expect(PROBE);
    if (this.#socket?.readyState === WebSocket.CONNECTING) return this.#expect(PROBE);
    if (this.#socket) return; // has sent hello, waits for the welcome
    clearTimeout(this.#again);
    this.#failures = 0;
    this.#connect();
  };
}
