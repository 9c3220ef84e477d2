/** One socket that comes back by itself: says hello with what it knows, waits a little longer after every failure. */
import type { ClientMessage, Hello, ServerMessage } from './wire';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  hello(): Hello;
  hear(message: ServerMessage): void;
  linkChanged(link: Link): void;
}

export class Socket {
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false;
    this.#socket!.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    this.listener.linkChanged('closed');
  }

  #connect(): void {
    const url = new URL(this.address, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()));
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === 'welcome') {
        this.#failures = 0;
        this.listener.linkChanged('open');
      }
      this.listener.hear(message);
    };
    socket.onclose = () => {
      if (this.#isClosed || this.#socket !== socket) return;
      this.listener.linkChanged('lost');
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++) * (0.7 + Math.random() * 0.6);
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  /** The network or the tab is back: try at once. */
  #hurry = (): void => {
    if (document.hidden || this.#isClosed || !this.#socket || this.#socket.readyState < WebSocket.CLOSING) return;
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#connect();
  };
}

