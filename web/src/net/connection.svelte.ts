/**
 * The connection to one room: commands and their answers, the last known moment, goodbyes. It does not depend on the
 * game.
 */
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
  Waiting as WaitingMessage,
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
  /** No player asked for these commands, so a refusal is not shown. */
  isQuiet: boolean;
}

export interface Hearer {
  welcomed(welcome: Welcome): void;
  updated(update: Update): void;
  refused(message: RefusedMessage): void;
  /** A command was not sent, because there is no connection. */
  unsent(command: Command): void;
  met(presence: Presence): void;
  reacted(reaction: Reaction): void;
  nudged(nudge: Nudged): void;
  /** What spectators who marked along saw: in all rounds, or in this one. */
  watched(message: Along | CrowdSaw): void;
  /** What rounds brought for the first time at this table. */
  brought(moments: Moments): void;
  /** All players have left the score of a round, or have begun the game. */
  wentOn(together: Together): void;
  /** Texts that wait for the host: those that this device wrote, or those that it is to approve. */
  waits(waiting: WaitingMessage): void;
  left(goodbye: Goodbye): void;
}

/** Goodbyes after which reconnecting is pointless. After any other one, the socket reconnects. */
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
/** After this many failures, the client requests the reason over HTTP. */
const ASK_WHY = 3;
const OFFLINE: Doing = { isDone: false, code: 'offline', sentence: '' };

export class Connection {
  link = $state<Link>('connecting');
  /** The server is newer than this page. */
  isOutdated = $state(false);
  /** The last moment of the room that this client has seen. */
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

  /** Whether a command of this kind is under way. */
  isBusy(type: Command['type']): boolean {
    return [...this.#waiting.values()].some((waiting) => waiting.command.type === type);
  }

  /** Send a command; `answer` is called once. Returns its id, or null if there is no connection. */
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

  /**
   * Report that everything received has been shown here: clocks wait for that. Returns whether it was sent.
   */
  tellSeen(): boolean {
    if (this.known > this.#seen && this.#socket.send({ type: 'seen', moment: this.known }))
      this.#seen = this.known;
    return this.#seen === this.known;
  }

  close(): void {
    this.#socket.close();
  }

  /** A refused socket gives no reason; an HTTP request does. */
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
      case 'waiting':
        return this.hearer.waits(message);
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

  /** Settle a command; return whether a refusal of it is to be shown. */
  #answer(id: number, doing: Doing): boolean {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answer(doing);
    return waiting !== undefined && !waiting.isQuiet;
  }
}
