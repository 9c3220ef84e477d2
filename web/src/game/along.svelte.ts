/** A spectator's marks, which only this spectator sees. Shown at once, sent one after the other. */
import type { Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Along as Told, SeatScore, TableView } from '../net/protocol';
import type { Command, Doing } from '../net/connection.svelte';

type Send = (command: Command, answer: (doing: Doing) => void) => number | null;
type Place = Pick<TableView, 'seal' | 'round'>;

const TRY_AGAIN = 1_000;
const nameOf = ({ seal, round }: Place): string => `${seal} ${round}`;

export class Along {
  /** By game and round. */
  #marks = new SvelteMap<string, number[]>();
  #scores = new SvelteMap<string, SeatScore>();
  /** What the server accepted last, and whether a request is under way. */
  #taken = '[]';
  #isSending = false;
  #now: Place | null = null;

  /** `Foot`: the component at the foot of the table that offers marking along; only spectators load it. */
  constructor(
    private readonly send: Send,
    readonly Foot: Component,
  ) {}

  /** The pictures marked in a round. */
  of(table: Place): number[] {
    return this.#marks.get(nameOf(table)) ?? [];
  }

  /** What they would have scored, once the slates are open. */
  scoreOf(table: Place): SeatScore | undefined {
    return this.#scores.get(nameOf(table));
  }

  mark(table: Place, card: number, isMarked: boolean): void {
    const others = this.of(table).filter((each) => each !== card);
    this.#marks.set(nameOf(table), isMarked ? [...others, card] : others);
    this.#sendNow();
  }

  /** The word was swapped: marks belong to one word. */
  clear(table: Place): void {
    this.#marks.delete(nameOf(table));
    this.#taken = '[]';
  }

  /** The table has changed, or the connection is new: send the marks again. */
  follow(table: TableView | null, isNewLine: boolean): void {
    const isNewRound = table && (!this.#now || nameOf(table) !== nameOf(this.#now));
    this.#now = table;
    if (isNewRound || isNewLine) {
      this.#taken = '[]';
      this.#isSending = false;
    }
    if (isNewLine && table?.step === 'associate') this.#sendNow();
  }

  /** The marks that the server has of this device: from an earlier socket, or with the score. */
  told(along: Told): void {
    if (along.score) this.#scores.set(nameOf(along), along.score);
    if (!along.score && this.of(along).length) return; // this device is ahead
    this.#marks.set(nameOf(along), along.cards);
    if (!along.score) this.#taken = JSON.stringify(along.cards);
  }

  #sendNow(): void {
    const table = this.#now;
    if (!table || this.#isSending) return;
    const cards = this.of(table);
    const wanted = JSON.stringify(cards);
    if (wanted === this.#taken) return;
    const command: Command = { type: 'mark_along', round: table.round, cards };
    this.#isSending = this.send(command, (doing) => this.#settle(table, wanted, doing)) !== null;
  }

  #settle(table: Place, wanted: string, doing: Doing): void {
    this.#isSending = false;
    if (!this.#now || nameOf(table) !== nameOf(this.#now)) return;
    if (doing.isDone) this.#taken = wanted;
    else if (doing.code === 'offline')
      return; // sent again after reconnecting
    else if (doing.code === 'slow_down') return void setTimeout(() => this.#sendNow(), TRY_AGAIN);
    else this.#marks.set(nameOf(table), JSON.parse(this.#taken) as number[]);
    this.#sendNow();
  }
}
