/** One socket that comes back by itself: says hello with what it knows, waits a little longer after every failure. */
import { messageIn } from './checks';
import type { ClientMessage, Hello, ServerMessage } from './protocol';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** The server sends something at least every five seconds; a line that is silent for so long is dead. */
export const SILENCE = 15_000;
/** How long a line that may have died while the device slept has to answer. */
export const PROBE = 3_000;

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  hello(): Hello;
  hear(message: ServerMessage): void;
  linkChanged(link: Link): void;
  /** So often in a row nobody has said welcome, and nobody has said why. */
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
    addEventListener('pageshow', this.#awake);
    document.addEventListener('visibilitychange', this.#awake);
    this.#connect();
  }

  /** Whether the server has said welcome on this line: what is sent now will be heard. */
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

  /** Something has to be heard in this time, or the line counts as dead. */
  #expect(within: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(), within);
  }

  /** Let go of the line without waiting for it: a half-open one would not even close. */
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

  /** The network, the tab or the page is back: come back at once, or ask whether the line still lives. */
  #awake = (): void => {
    if (document.hidden || this.#isClosed) return;
    if (this.send({ type: 'beat' })) return this.#expect(PROBE);
    if (this.#socket?.readyState === WebSocket.CONNECTING) return this.#expect(PROBE);
    if (this.#socket) return; // said hello, waits for the welcome
    clearTimeout(this.#again);
    this.#failures = 0;
    this.#connect();
  };
}
