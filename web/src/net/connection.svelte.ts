/** The line to one room: commands and their answers, what was known last, goodbyes. Knows nothing of the game. */
import { SvelteMap } from 'svelte/reactivity';
import type {
  Along,
  CrowdSaw,
  Do,
  Goodbye,
  Moments,
  Nudged,
  Presence,
  Reaction,
  RefusedMessage,
  Role,
  ServerMessage,
  Together,
  Update,
  Welcome,
} from './protocol';
import { api, Trouble } from './api';
import { setting } from '../device/storage';
import { PROTOCOL } from './protocol';
import { Socket, type Link } from './socket';
import { to } from './root';

export type Command = Do['command'];
export type Doing = { isDone: true } | { isDone: false; code: string; sentence: string };

interface Waiting {
  command: Command;
  answer: (doing: Doing) => void;
  /** Nobody asked for it, so nobody is told when it is refused. */
  isQuiet: boolean;
}

export interface Hearer {
  welcomed(welcome: Welcome): void;
  updated(update: Update): void;
  refused(message: RefusedMessage): void;
  /** A command was not sent, because there is no line now. */
  unsent(command: Command): void;
  met(presence: Presence): void;
  reacted(reaction: Reaction): void;
  nudged(nudge: Nudged): void;
  /** What those who watch made of a round: all of them, or this one. */
  watched(message: Along | CrowdSaw): void;
  /** What rounds brought for the first time at this table. */
  brought(moments: Moments): void;
  /** All players have left the score of a round, or have begun the game. */
  wentOn(together: Together): void;
  left(goodbye: Goodbye): void;
}

/** Goodbyes after which there is nothing to come back to. After any other the socket comes back by itself. */
const FINAL = new Set([
  'seat_moved',
  'seat_removed',
  'not_seated',
  'no_such_room',
  'room_forgotten',
  'forbidden',
  'kept_out',
  'room_locked',
  'too_many_watch',
]);
/** After so many failures the client asks for the reason. */
const ASK_WHY = 3;
const OFFLINE: Doing = { isDone: false, code: 'offline', sentence: '' };

export class Connection {
  link = $state<Link>('connecting');
  /** The server is newer than this page. */
  isOutdated = $state(false);
  /** The last moment of the room that this client knows. */
  known = 0;

  #waiting = new SvelteMap<number, Waiting>();
  #lastId = 0;
  #seen = 0;
  #build: string | null = null;
  #socket: Socket;

  constructor(
    code: string,
    role: Role,
    token: string | null,
    language: () => string,
    private readonly hearer: Hearer,
  ) {
    this.#socket = new Socket(to(`/api/rooms/${encodeURIComponent(code)}/socket`), {
      hello: () => ({
        type: 'hello',
        role,
        token,
        language: language(),
        known: this.known,
        protocol: PROTOCOL,
        name: role === 'spectator' ? setting.name.get() || null : null,
      }),
      hear: (message) => this.#hear(message),
      linkChanged: (link) => this.#linkChanged(link),
      failed: (times) => times === ASK_WHY && void this.#askWhy(code),
    });
  }

  /** Whether a command of this kind is on its way. */
  isBusy(type: Command['type']): boolean {
    return [...this.#waiting.values()].some((waiting) => waiting.command.type === type);
  }

  /** Send a command; `answer` hears of it once. Returns its id, or null if there is no line now. */
  send(command: Command, answer: (doing: Doing) => void, isQuiet = false): number | null {
    const id = ++this.#lastId;
    if (!this.#socket.send({ type: 'do', id, command })) return null;
    this.#waiting.set(id, { command, answer, isQuiet });
    return id;
  }

  do(command: Command): Promise<Doing> {
    return new Promise((answer) => {
      if (this.send(command, answer) !== null) return;
      this.hearer.unsent(command);
      answer(OFFLINE);
    });
  }

  /** Tell the server that everything known has been shown here: clocks wait for that. Whether it knows now. */
  tellSeen(): boolean {
    if (this.known > this.#seen && this.#socket.send({ type: 'seen', moment: this.known }))
      this.#seen = this.known;
    return this.#seen === this.known;
  }

  close(): void {
    this.#socket.close();
  }

  /** A refused socket does not say why; a request does. */
  async #askWhy(code: string): Promise<void> {
    try {
      await api.room(code);
    } catch (trouble) {
      if (trouble instanceof Trouble)
        this.#bye({ type: 'goodbye', code: trouble.code, sentence: trouble.sentence });
    }
  }

  #linkChanged(link: Link): void {
    this.link = link;
    if (link === 'open') return;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#seen = 0;
    for (const { answer } of lost) answer(OFFLINE);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (this.#build !== null && this.#build !== message.build) this.isOutdated = true;
        this.#build = message.build;
        return this.hearer.welcomed(message);
      case 'update':
        this.known = message.moment;
        this.hearer.updated(message);
        if (message.done !== undefined) this.#answer(message.done, { isDone: true });
        return;
      case 'refused':
        if (this.#answer(message.id, { isDone: false, code: message.code, sentence: message.sentence }))
          this.hearer.refused(message);
        return;
      case 'presence':
        return this.hearer.met(message);
      case 'reaction':
        return this.hearer.reacted(message);
      case 'nudge':
        return this.hearer.nudged(message);
      case 'along':
      case 'crowd':
        return this.hearer.watched(message);
      case 'moments':
        return this.hearer.brought(message);
      case 'together':
        return this.hearer.wentOn(message);
      case 'goodbye':
        return this.#bye(message);
      case 'beat':
    }
  }

  #bye(goodbye: Goodbye): void {
    if (goodbye.code === 'old_client') this.isOutdated = true;
    else if (FINAL.has(goodbye.code)) this.hearer.left(goodbye);
    else return;
    this.#socket.close();
  }

  /** Settle a command; whether a refusal of it is to be told. */
  #answer(id: number, doing: Doing): boolean {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answer(doing);
    return waiting !== undefined && !waiting.isQuiet;
  }
}
