/** A room as this client sees it: the latest view, who is here, and how to send commands. Contains no rules. */
import { Connection, type Command, type Doing } from '../net/connection.svelte';
import type {
  Colour,
  CrowdSaw,
  Goodbye,
  Moments,
  OwnView,
  Presence,
  Role,
  RoomView,
  SeatView,
  TableView,
  Told,
  Update,
  Waiting,
} from '../net/protocol';
import type { Link } from '../net/socket';
import { ServerClock } from './clock';
import { HostWatch } from './host.svelte';
import { Lateness, type Done } from './late';
import { line } from '../net/line.svelte';
import type { Along } from './along.svelte';
import { Marks } from './marks.svelte';
import type { Slate } from './mates';
import { content } from './content.svelte';
import { Keeper, placeOf, type Adding } from '../proof/keeping';
import { afterEach, isSame } from './table';

export type { Command, Doing };

export interface Watcher {
  /** The view has changed; the facts in `told` led to it. After a jump there are none. */
  saw(table: TableView | null, told: readonly Told[], isJump: boolean): void;
  refused(sentence: string): void;
  /** Nothing was sent, because there is no connection. */
  unsent(): void;
  reacted(colour: Colour | null, emoji: string): void;
  /** Someone nudges this player. */
  nudged?(by: Colour | null): void;
  /** All players have left the score of a round or, with 0, have begun the game. */
  wentOn?(seal: string, round: number): void;
  /** The time was up, and this was done for the player. */
  late?(done: Done): void;
  /** What this seat has marked, and who of its team is ready, before and after an update within a round. */
  marked?(before: Slate, now: Slate): void;
  /** The room around the table has changed. */
  changed?(before: RoomView, now: RoomView): void;
}

const ASK_AGAIN = 1_000;

export class Room {
  view = $state.raw<RoomView | null>(null);
  table = $state.raw<TableView | null>(null);
  own = $state.raw<SeatView | null>(null);
  mine = $state.raw<OwnView | null>(null);
  presence = $state.raw<Presence | null>(null);
  /** What the spectators who marked along saw in the last scored round. */
  crowd = $state.raw<CrowdSaw | null>(null);
  /** What the scored rounds of the game brought for the first time at this table. */
  brought = $state.raw<Moments | null>(null);
  /** The texts that wait for the host: those of this device and, for the host, those of others. */
  waiting = $state.raw<Waiting | null>(null);
  /** A spectator's marks. */
  along: Along | null = null;
  /** The name of the person who holds this device, if several people play a seat. */
  memberName = '';
  /** The server's goodbye, if reconnecting is pointless. */
  goodbye = $state.raw<Goodbye | null>(null);
  readonly clock = new ServerClock();

  #marks = new Marks();
  #lateness = new Lateness();
  /** How many rounds were scored when this player last left a score, or began a game. */
  #read = -1;
  #isFresh = true;
  #isClosed = false;
  #host = new HostWatch();
  #connection: Connection;
  #keeper: Keeper | null;

  constructor(
    readonly code: string,
    readonly role: Role,
    token: string | null,
    language: () => string,
    private readonly watcher: Watcher,
  ) {
    this.#connection = new Connection(code, role, token, language, {
      welcomed: ({ now }) => {
        this.clock.set(now);
        this.#isFresh = true;
        this.#read = -1;
        this.waiting = null;
        line.isBack();
      },
      updated: (update) => this.#update(update),
      refused: ({ sentence }) => this.watcher.refused(sentence),
      unsent: () => this.watcher.unsent(),
      met: (presence) => {
        this.presence = presence;
        this.#host.look(this.view, presence);
      },
      reacted: ({ colour, emoji }) => this.watcher.reacted(colour, emoji),
      nudged: ({ by }) => this.watcher.nudged?.(by),
      watched: (message) => {
        if (message.type === 'crowd') this.crowd = message;
        else this.along?.told(message);
      },
      brought: (moments) => (this.brought = moments),
      wentOn: ({ seal, round }) => this.watcher.wentOn?.(seal, round),
      waits: (waiting) => (this.waiting = waiting),
      left: (goodbye) => (this.goodbye = goodbye),
    });
    const quietly = (command: Command, answer: (doing: Doing) => void): boolean =>
      this.#connection.send(command, answer, true) !== null;
    const adding: Adding = {
      seal: (seal, answer) => quietly({ type: 'seal_chance', seal }, answer),
      open: (part, answer) => quietly({ type: 'add_chance', part }, answer),
    };
    const keeper = new Keeper(placeOf(code, token), content.offered, role === 'seat' ? adding : null);
    this.#keeper = role === 'tv' ? null : keeper;
  }

  /** The key under which this device stores what it sees here. */
  get place(): string | undefined {
    return this.#keeper?.place;
  }

  get link(): Link {
    return this.#connection.link;
  }

  /** The server is newer than this page. */
  get isOutdated(): boolean {
    return this.#connection.isOutdated;
  }

  /** The player's slate as it should look now, wishes included. */
  get marks(): number[] {
    if (this.along && this.table) return this.along.of(this.table);
    return this.#marks.over(this.own?.marks ?? []);
  }

  /** Whether this player is the host. */
  get isHost(): boolean {
    return this.mine === null ? this.isHosting : this.view?.host === this.mine.colour;
  }

  /** Whether this device hosts the table without a seat: it sees what spectators see. */
  get isHosting(): boolean {
    return this.role === 'seat' && this.mine === null && (this.view?.has_host_without_seat ?? false);
  }

  /** Whether the host has been away so long that any seated player may act for them. */
  get isHostGone(): boolean {
    return this.#host.isGone && this.role === 'seat';
  }

  may(move: string): boolean {
    if (this.along && move === 'mark_cards') return this.table?.step === 'associate';
    return this.own?.may?.includes(move) ?? false;
  }

  isBusy(type: Command['type']): boolean {
    return this.#connection.isBusy(type);
  }

  isHere(colour: Colour): boolean {
    return this.presence?.here.includes(colour) ?? true;
  }

  do(command: Command): Promise<Doing> {
    return this.#connection.do(command);
  }

  /** Mark or unmark a card: shows at once, survives a lost connection. */
  mark(card: number, isMarked: boolean): void {
    if (this.along && this.table) return this.along.mark(this.table, card, isMarked);
    const command: Command = { type: isMarked ? 'mark_cards' : 'unmark_cards', cards: [card] };
    const id: number | null = this.#connection.send(command, (doing) => this.#settle(id, doing));
    this.#marks.want(card, isMarked, id);
  }

  /** The stage has shown everything: a due clock waits for this, and so do other screens. */
  shownAll(): void {
    const scored = this.table?.rounds?.length ?? 0;
    if (this.role !== 'seat' || !(this.view?.is_clock_due || scored !== this.#read)) return;
    if (this.#connection.tellSeen()) this.#read = scored;
  }

  /** This player has read the last score. Returns whether the others are notified. */
  hasReadAll(): boolean {
    this.#read = this.table?.rounds?.length ?? 0;
    return this.role === 'seat' && this.#connection.tellSeen();
  }

  /** Send a command; `answer` is called once. Returns its id, or null if there is no connection. */
  send(command: Command, answer: (doing: Doing) => void): number | null {
    return this.#connection.send(command, answer);
  }

  close(): void {
    this.#isClosed = true;
    this.#host.stop();
    this.#connection.close();
  }

  /** The slate of this seat for the word that is being marked; null if nothing is marked now. */
  get #slate(): (Slate & { word: string }) | null {
    const { table, own, mine } = this;
    if (this.#isFresh || table?.step !== 'associate' || !own || !mine) return null;
    return {
      marks: this.marks,
      ready: mine.ready ?? [],
      word: `${table.seal} ${table.round} ${table.clue}`,
    };
  }

  #settle(id: number | null, doing: Doing): void {
    if (doing.isDone) return this.#marks.settle(id);
    if (doing.code === 'offline') return; // sent again after reconnecting
    if (doing.code === 'unknown_fate') return void setTimeout(() => this.#sendAgain(), ASK_AGAIN);
    this.#marks.settle(id);
  }

  #update(update: Update): void {
    const told = update.facts ?? [];
    const before = this.view;
    const slate = this.#slate;
    const tables = afterEach(this.table, told);
    const led = tables.at(-1) ?? this.table;
    const table = update.table === undefined ? led : update.table;
    if (told.some(({ fact }) => fact.type === 'word_swapped' || fact.type === 'slates_sealed'))
      this.#marks.clear();
    if (table && told.some(({ fact }) => fact.type === 'word_swapped')) this.along?.clear(table);
    if (update.room !== undefined) this.view = update.room;
    if (update.own !== undefined) this.own = update.own;
    if (update.mine !== undefined) this.mine = update.mine;
    this.table = table;
    this.along?.follow(table, this.#isFresh);
    if (this.#isFresh) {
      this.#isFresh = false;
      this.#sendAgain();
    }
    this.#host.look(this.view, this.presence);
    if (this.view) this.#keeper?.saw(this.view, this.mine, this.own, table ? [...tables, table] : tables);
    const done = this.#lateness.saw(this.mine, this.own, told);
    if (done) this.watcher.late?.(done);
    if (before && update.room) this.watcher.changed?.(before, update.room);
    const marked = this.#slate;
    if (slate && marked && slate.word === marked.word) this.watcher.marked?.(slate, marked);
    const isJump = before === null || (update.table !== undefined && !isSame(led, table));
    this.watcher.saw(table, told, isJump);
  }

  /** What the server does not have yet. */
  #sendAgain(): void {
    if (this.#isClosed) return;
    if (!this.may('mark_cards')) return this.#marks.clear();
    for (const [card, isMarked] of this.#marks.unknownTo(this.own?.marks ?? [])) this.mark(card, isMarked);
  }
}
