/** A browser without a server: sockets, answers and storage come from a recording. Never part of a release. */
import type { ClientMessage, Colour, Do, ServerMessage, TableView } from '../src/net/protocol';
import type { State } from './states';

export interface Recording {
  code: string;
  who: { name: string; colour: Colour } | null;
  /** What the page receives when it opens, and a moment later. */
  heard: ServerMessage[];
  then: ServerMessage[];
  /** The server's answers, by path below /api. */
  answers: Record<string, unknown>;
  record?: string;
}

const files = import.meta.glob<Recording>('./recordings/*.json', { import: 'default' });

async function recorded(name: string): Promise<Recording> {
  const load = files[`./recordings/${name}.json`];
  if (!load) throw new Error(`Nothing is recorded as '${name}': run web/stand/record.py.`);
  return load();
}

/** Milliseconds until the page has settled and the next message follows. */
const A_MOMENT = 300;
const A_WHILE = 50;
const A_BEAT = 5_000;

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** A world in one state: what it sends, and everything that the page sent. */
export class World {
  readonly said: ClientMessage[] = [];
  readonly asked: string[] = [];
  #isGone = false;
  #line: Line | null = null;

  private constructor(
    readonly state: State,
    readonly recording: Recording,
    readonly answers: Record<string, unknown>,
  ) {}

  static async of(state: State): Promise<World> {
    const [recording, content] = await Promise.all([recorded(state.recording), recorded('content')]);
    return new World(state, recording, { ...content.answers, ...recording.answers });
  }

  /** The address of the page. */
  get path(): string {
    const { code, record = '' } = this.recording;
    return this.state.path.replace('CODE', code).replace('RECORD', record);
  }

  /** The first table that the page receives. */
  get table(): TableView | null {
    return this.recording.heard.reduce<TableView | null>(
      (table, message) => (message.type === 'update' ? (message.table ?? table) : table),
      null,
    );
  }

  /** The moves and commands that the page sent, in order. */
  get done(): Do['command'][] {
    return this.said.flatMap((message) => (message.type === 'do' ? [message.command] : []));
  }

  /** Send another message on the newest connection. */
  tell(message: ServerMessage): void {
    this.#line?.say(message);
  }

  /** Connect the page of this window to this world. */
  install(): void {
    const define = (name: string, value: unknown): void =>
      void Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    define('localStorage', this.#storage());
    define('sessionStorage', storage({}));
    define('WebSocket', this.#lines());
    define('fetch', (input: RequestInfo | URL) => Promise.resolve(this.#answer(String(input))));
    let last = 1;
    Math.random = () => (last = (last * 16_807) % 2_147_483_647) / 2_147_483_647;
  }

  #storage(): Storage {
    const { who, code } = this.recording;
    const seat = who && { ...who, code, token: 'stand', at: 0 };
    return storage({
      'stella.seats': JSON.stringify(seat && !this.state.path.startsWith('/tv') ? [seat] : []),
      'stella.pace': '"hand"',
    });
  }

  #answer(address: string): Response {
    const path = address.replace(/^\/api/, '');
    this.asked.push(path);
    const found = this.answers[path];
    const problem = { code: 'not_found', sentence: 'The stand has no answer to this.' };
    const isProblem = found === undefined || (isObject(found) && 'sentence' in found && 'code' in found);
    return new Response(JSON.stringify(found ?? problem), {
      status: isProblem ? 404 : 200,
      headers: { 'Content-Type': 'application/json' },
    });
  }

  /** The page's WebSocket. */
  #lines(): unknown {
    const open = (line: Line): void => this.#open(line);
    const hear = (line: Line, message: ClientMessage): void => this.#hear(line, message);
    return class extends Line {
      static readonly CONNECTING = CONNECTING;
      static readonly OPEN = OPEN;
      static readonly CLOSING = 2;
      static readonly CLOSED = CLOSED;

      constructor() {
        super(hear);
        open(this);
      }
    };
  }

  #open(line: Line): void {
    this.#line = line;
    setTimeout(() => (this.state.line === 'none' || this.#isGone ? line.end() : line.begin()));
  }

  #hear(line: Line, message: ClientMessage): void {
    this.said.push(message);
    if (message.type !== 'hello') return;
    const { heard, then } = this.recording;
    setTimeout(() => heard.forEach((each) => line.say(each)));
    setInterval(() => line.say({ type: 'beat' }), A_BEAT); // a silent connection would be opened again
    setTimeout(() => then.forEach((each) => line.say(each)), A_MOMENT);
    if (this.state.line === 'lost')
      setTimeout(() => {
        this.#isGone = true;
        line.end();
      }, A_MOMENT);
  }
}

class Line {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(private readonly hear: (line: Line, message: ClientMessage) => void) {}

  send(text: string): void {
    this.hear(this, JSON.parse(text) as ClientMessage);
  }

  say(message: ServerMessage): void {
    if (this.readyState === OPEN) this.onmessage?.({ data: JSON.stringify(message) });
  }

  begin(): void {
    this.readyState = OPEN;
    this.onopen?.();
  }

  end(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.();
  }

  close(): void {
    this.end();
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A storage that is lost with the page, so that the states are independent. */
function storage(kept: Record<string, string>): Storage {
  const items = new Map(Object.entries(kept));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** Do what a player does on the way to a state; resolves when it is reached. */
export async function reach(state: State, root: ParentNode = document): Promise<Element> {
  const waiting = [...(state.presses ?? [])];
  for (;;) {
    const next = waiting[0] && root.querySelector<HTMLElement>(waiting[0]);
    if (next) {
      waiting.shift();
      next.click();
    }
    const found = waiting.length === 0 && root.querySelector(state.shows);
    if (found) return found;
    if (state.isHurried) dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
    await new Promise((resolve) => setTimeout(resolve, A_WHILE));
  }
}
