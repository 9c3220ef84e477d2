/** A room as this client sees it: the latest view, who is here, and the way to do something. Holds no rules. */
import { SvelteMap } from 'svelte/reactivity';
import { Marks } from './marks.svelte';
import { Socket, type Link } from './socket';
import type { Colour, Do, Goodbye, OwnView, Presence, Role, RoomView, SeatView, ServerMessage, TableView, Update } from './wire';
import { PROTOCOL } from './wire';

export type Command = Do['command'];
export type Fact = Update['facts'][number];
export type Doing = { isDone: true; version: number } | { isDone: false; code: string; sentence: string };

interface Waiting {
  command: Command;
  answer: (doing: Doing) => void;
}

export interface Watcher {
  /** The view has changed; `facts` led to it. A first view comes without: nothing is played back. */
  saw(table: TableView | null, facts: Fact[], isFirst: boolean): void;
  refused(sentence: string): void;
  reacted(colour: Colour, emoji: string): void;
}

/** Goodbyes after which there is nothing to come back to. After any other the socket comes back by itself. */
const FINAL = new Set(['seat_moved', 'seat_removed', 'not_seated', 'no_such_room']);

export class Room {
  link = $state<Link>('connecting');
  view = $state.raw<RoomView | null>(null);
  table = $state.raw<TableView | null>(null);
  own = $state.raw<SeatView | null>(null);
  mine = $state.raw<OwnView | null>(null);
  presence = $state.raw<Presence | null>(null);
  /** The server's last word, when there is nothing to come back to. */
  goodbye = $state.raw<Goodbye | null>(null);
  /** Every fact of the present game that this client may know. */
  story = $state.raw<Fact[]>([]);
  /** The server is newer than this page. */
  isOutdated = $state(false);

  #marks = new Marks();
  #waiting = new SvelteMap<number, Waiting>();
  #unsettled: [version: number, id: number][] = [];
  #known = 0;
  #lastId = 0;
  #build: string | null = null;
  #isFresh = true;
  #socket: Socket;

  constructor(
    readonly code: string,
    readonly role: Role,
    private readonly token: string | null,
    private readonly language: () => string,
    private readonly watcher: Watcher,
  ) {
    this.#socket = new Socket(`/api/rooms/${encodeURIComponent(code)}/socket`, {
      hello: () => ({ type: 'hello', role, token, language: language(), known: this.#known, protocol: PROTOCOL }),
      hear: (message) => this.#hear(message),
      linkChanged: (link) => this.#linkChanged(link),
    });
  }

  /** The own slate as it should look now, wishes included. */
  get marks(): number[] {
    return this.#marks.over(this.own?.marks ?? []);
  }

  may(move: string): boolean {
    return this.own?.may?.includes(move) ?? false;
  }

  isBusy(type: Command['type']): boolean {
    return [...this.#waiting.values()].some((waiting) => waiting.command.type === type);
  }

  isHere(colour: Colour): boolean {
    return this.presence?.here.includes(colour) ?? true;
  }

  do(command: Command): Promise<Doing> {
    return new Promise((answer) => {
      const id = ++this.#lastId;
      if (!this.#socket.send({ type: 'do', id, command })) return answer({ isDone: false, code: 'offline', sentence: '' });
      this.#waiting.set(id, { command, answer });
    });
  }

  /** Mark or unmark a card: shows at once, survives a lost connection. */
  mark(card: number, isMarked: boolean): void {
    this.#marks.want(card, isMarked, this.#sendMark(card, isMarked));
  }

  close(): void {
    this.#socket.close();
  }

  #sendMark(card: number, isMarked: boolean): number | null {
    const id = ++this.#lastId;
    const command: Command = { type: isMarked ? 'mark_cards' : 'unmark_cards', cards: [card] };
    if (!this.#socket.send({ type: 'do', id, command })) return null;
    this.#waiting.set(id, { command, answer: (doing) => this.#settle(id, doing) });
    return id;
  }

  /** A mark is settled when the view that holds it has arrived; the answer may come first. */
  #settle(id: number, doing: Doing): void {
    if (!doing.isDone || doing.version <= this.#known) this.#marks.settle(id);
    else this.#unsettled.push([doing.version, id]);
  }

  #linkChanged(link: Link): void {
    this.link = link;
    if (link !== 'lost') return;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { command, answer } of lost) {
      if (command.type !== 'mark_cards' && command.type !== 'unmark_cards') answer({ isDone: false, code: 'offline', sentence: '' });
    }
    this.#isFresh = true;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (this.#build !== null && this.#build !== message.build) this.isOutdated = true;
        this.#build = message.build;
        break;
      case 'update': this.#update(message); break;
      case 'done': this.#answer(message.id, { isDone: true, version: message.version }); break;
      case 'refused':
        if (this.#answer(message.id, { isDone: false, code: message.code, sentence: message.sentence })) this.watcher.refused(message.sentence);
        break;
      case 'presence': this.presence = message; break;
      case 'reaction': this.watcher.reacted(message.colour, message.emoji); break;
      case 'goodbye':
        if (message.code === 'old_client') this.isOutdated = true;
        else if (FINAL.has(message.code)) this.goodbye = message;
        else break;
        this.#socket.close();
        break;
    }
  }

  #answer(id: number, doing: Doing): boolean {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answer(doing);
    return waiting !== undefined;
  }

  #update(update: Update): void {
    const isFirst = this.#known === 0;
    this.#known = update.version;
    const laid = update.facts.findLastIndex((fact) => fact.type === 'table_laid');
    this.story = laid >= 0 ? update.facts.slice(laid) : [...this.story, ...update.facts];
    if (update.facts.some((fact) => fact.type === 'word_swapped' || fact.type === 'slates_sealed')) this.#marks.clear();
    this.view = update.room;
    this.table = update.table;
    this.own = update.own ?? null;
    this.mine = update.mine ?? null;
    for (const [version, id] of this.#unsettled) if (version <= update.version) this.#marks.settle(id);
    this.#unsettled = this.#unsettled.filter(([version]) => version > update.version);
    if (this.#isFresh) this.#sendAgain();
    this.watcher.saw(update.table, update.facts, isFirst);
  }

  #sendAgain(): void {
    this.#isFresh = false;
    if (!this.may('mark_cards')) return this.#marks.clear();
    for (const [card, isMarked] of this.#marks.unknownTo(this.own?.marks ?? [])) this.mark(card, isMarked);
  }
}
