/** What the screen shows now. It follows the table fact by fact, so that everybody sees each thing happen, in order. */
import { setting } from '../device/storage';
import type { CardPointed, GameEnded, SlatesOpened, SlatesSealed, TableView, Told } from '../net/protocol';
import { CRACKS, cracked, landings, places, witnesses, type Scene } from './scenes';
import { after, setupOf, type Fact } from './table';

export type { Scene };

export interface Audience {
  /** A fact begins to show: say it, sound it. */
  happens(fact: Fact, shown: TableView): void;
  /** A part of a scene begins: sound it. */
  shows(scene: Scene): void;
  /** A fact has been shown to its end: now the bots react to it. */
  reacts(reactions: readonly [seat: number, emoji: string][]): void;
  /** How many say why they marked a picture: that takes time to read. */
  sayings?(card: number): number;
  /** Everything has been shown; the table is as it is. After a jump nothing was told on the way. */
  settled(table: TableView | null, isJump: boolean): void;
}

const HOLD = {
  gather: 900,
  landing: 420,
  landed: 700,
  verdict: 8000,
  point: 900,
  light: 420,
  spark: 2300,
  super_spark: 3000,
  fall: 3600,
  saying: 1600,
  cracked: 2900,
  place: 1500,
  suspense: 2400,
  winner: 3200,
  chart: 3400,
  deal: 900,
  swap: 700,
};
const PACE = { calm: 2, normal: 1, brisk: 0.5, instant: 0.02, hand: Infinity };
const GO_ON_BY_ITSELF = 16_000;

/** Whether nobody goes on reading the score: the others have gone on, or the game is no more. */
const leavesScore = (fact: Fact): boolean =>
  fact.type === 'slates_sealed' || (fact.type === 'game_ended' && (fact.is_early ?? false));

/** Whether a scene is the one to look at, where somebody who goes on by hand wants to stay. */
const isLast = (scene: Scene): boolean =>
  scene.kind === 'score' || ('phase' in scene && (scene.phase === 'verdict' || scene.phase === 'outcome'));

/** Whether a scene has told everything of its fact. */
const tellsAll = (scene: Scene): boolean =>
  isLast(scene) ||
  scene.kind === 'deal' ||
  scene.kind === 'swap' ||
  (scene.kind === 'finale' && scene.phase === 'chart');

/** Thrown through a scene whose play was given up: nothing of it may be shown any more. */
class GivenUp extends Error {}

export class Stage {
  shown = $state.raw<TableView | null>(null);
  scene = $state.raw<Scene | null>(null);
  isPlaying = $state(false);
  /** Whether the scene stays until somebody presses on. */
  isWaiting = $state(false);
  /** For the introduction: the scenes that stay until they have been read. With it nothing hurries. */
  waitsAt: ((scene: Scene, shown: TableView) => boolean) | null = null;

  #queue: Told[] = [];
  /** What waits until that many of the queue have been shown, and the one that is being shown. */
  #afterwards: { act: () => void; queued: number }[] = [];
  /** The table right after the last fact that was played, or that is being played. */
  #reached: TableView | null = null;
  #latest: TableView | null = null;
  #wake: (() => void) | null = null;
  /** Counts the plays that were given up; a play that is not the present one stops where it is. */
  #plays = 0;
  #isStopped = false;
  /** Whether somebody wants to see the end of the finale now. */
  #isSkipping = false;

  constructor(
    private readonly audience: Audience,
    private readonly waitsForPlayer: boolean,
  ) {}

  /** A new table and what led to it. After a jump, and when there is no table any more, it is shown as it is. */
  saw(table: TableView | null, told: readonly Told[], isJump: boolean): void {
    if (this.#isStopped) return;
    if (isJump || !table) return this.show(table);
    this.#latest = table;
    this.#queue.push(...told);
    if (!this.isPlaying) void this.#play();
    else if (this.scene?.kind === 'score' && told.some(({ fact }) => leavesScore(fact))) this.goOn();
  }

  /** Show a table at once and give up what was being played. */
  show(table: TableView | null): void {
    this.#giveUp();
    this.#latest = table;
    this.#settle(true);
  }

  /** Do something when everything that is known by now has been shown: whoever reacts may have seen more than we have. */
  whenShown(act: () => void): void {
    const isTold = !this.isPlaying || (this.scene !== null && tellsAll(this.scene));
    // Whoever reads the sheet has a table that goes on without them; there is nothing in it to give away.
    const isReading =
      this.scene?.kind === 'score' && this.#queue.every(({ fact }) => fact.type !== 'game_ended');
    if (isReading || (isTold && this.#queue.length === 0)) act();
    else this.#afterwards.push({ act, queued: this.#queue.length });
  }

  /** End the running scene at its last frame. */
  goOn(): void {
    this.#wake?.();
  }

  /** End the finale, however much of it is still to come. */
  skip(): void {
    this.#isSkipping = true;
    this.goOn();
  }

  stop(): void {
    this.#isStopped = true;
    this.#giveUp();
  }

  #giveUp(): void {
    this.#plays += 1;
    this.#queue = [];
    this.#afterwards = [];
    this.isPlaying = this.isWaiting = false;
    this.goOn();
    this.#wake = null;
  }

  async #play(): Promise<void> {
    const play = ++this.#plays;
    try {
      for (let told = this.#queue.shift(); told; told = this.#queue.shift()) {
        const showing = this.#perform(told, play);
        if (showing) await showing; // what takes no time must not interrupt what a player does
        if (told.reactions?.length) this.audience.reacts(told.reactions);
        this.#actAfterwards();
      }
    } catch (reason) {
      if (reason instanceof GivenUp) return;
      throw reason;
    }
    this.isPlaying = false;
    this.#settle(false);
  }

  #actAfterwards(): void {
    const now = this.#afterwards.filter(({ queued }) => queued === 0);
    this.#afterwards = this.#afterwards
      .filter(({ queued }) => queued > 0)
      .map(({ act, queued }) => ({ act, queued: queued - 1 }));
    for (const { act } of now) act();
  }

  #settle(isJump: boolean): void {
    this.scene = null;
    this.shown = this.#reached = this.#latest;
    this.audience.settled(this.#latest, isJump);
  }

  #perform({ fact, table }: Told, play: number): Promise<void> | undefined {
    const now = (this.#reached = after(this.#reached, table));
    // A scene stays until the next one, so that nothing flashes up between them.
    switch (fact.type) {
      case 'slates_sealed':
        return this.#announce(fact, now, play);
      case 'card_pointed':
        return this.#point(fact, now, play);
      case 'slates_opened':
        return this.#score(fact, now, play);
      case 'game_ended':
        if (this.shown && fact.winners.length) return this.#finale(fact, now, play);
        return this.#plainly(fact, now);
      case 'word_swapped':
        this.#happens(fact, now);
        return this.#scene({ kind: 'swap' }, HOLD.swap, play);
      case 'round_started':
        this.#happens(fact, now);
        return this.#scene({ kind: 'deal' }, HOLD.deal, play);
      case 'table_laid':
        this.scene = null;
        return undefined;
      default:
        return this.#plainly(fact, now);
    }
  }

  /** What has no scene of its own happens on the table. */
  #plainly(fact: Fact, now: TableView): undefined {
    this.scene = null;
    if (this.shown) this.#happens(fact, now);
  }

  #happens(fact: Fact, now: TableView): void {
    this.shown = now;
    this.audience.happens(fact, now);
  }

  /** Names and lanterns first; each number is told when its lantern has landed, who is in the dark after all of them. */
  async #announce(fact: SlatesSealed, now: TableView, play: number): Promise<void> {
    this.shown = { ...now, numbers: [], in_the_dark: null };
    const order = landings(fact.numbers);
    for (let count = 0; count <= order.length; count++) {
      const hold = count === 0 ? HOLD.gather : count < order.length ? HOLD.landing : HOLD.landed;
      const landed = order.slice(0, count);
      await this.#scene({ kind: 'announce', fact, phase: 'rise', landed }, hold, play);
    }
    this.#happens(fact, now);
    await this.#scene({ kind: 'announce', fact, phase: 'verdict', landed: order }, HOLD.verdict, play);
  }

  /**
   * The lanterns light or stay dark in turn, the scout's own first. What that makes is shown with the outcome, whose
   * turn is next only after it.
   */
  async #point(fact: CardPointed, now: TableView, play: number): Promise<void> {
    const seats = witnesses(fact, now.totals.length);
    await this.#scene({ kind: 'point', fact, phase: 'point', asked: seats.slice(0, 1) }, HOLD.point, play);
    for (let count = 2; count <= seats.length; count++)
      await this.#scene(
        { kind: 'point', fact, phase: 'lights', asked: seats.slice(0, count) },
        HOLD.light,
        play,
      );
    this.#happens(fact, { ...now, scout: fact.seat });
    const hold = HOLD[fact.outcome] + HOLD.saying * (this.audience.sayings?.(fact.card) ?? 0);
    await this.#scene({ kind: 'point', fact, phase: 'outcome', asked: seats }, hold, play);
    this.shown = now;
  }

  /** First what the dark costs, then the sheet. The totals of the last sheet are kept for the finale. */
  async #score(fact: SlatesOpened, now: TableView, play: number): Promise<void> {
    const crack = cracked(fact);
    if (crack && this.shown)
      await this.#scene({ kind: 'crack', ...crack }, HOLD.cracked + CRACKS.each * crack.lost, play);
    const totals = this.shown?.totals ?? now.totals;
    this.#happens(fact, fact.round >= setupOf(now).rounds ? { ...now, totals } : now);
    await this.#scene({ kind: 'score', fact }, this.waitsForPlayer ? Infinity : GO_ON_BY_ITSELF, play);
  }

  /** From the last place to the first, then how it went. The win is told when it is seen. */
  async #finale(fact: GameEnded, now: TableView, play: number): Promise<void> {
    const order = places(fact.totals);
    this.#isSkipping = false;
    for (let placed = 0; placed <= order.length && !this.#isSkipping; placed++) {
      if (placed === order.length) this.#happens(fact, now);
      const toCome = order.length - placed;
      const hold = placed === 0 ? HOLD.gather : ([HOLD.winner, HOLD.suspense][toCome] ?? HOLD.place);
      const scene: Scene = { kind: 'finale', fact, phase: 'places', places: order, placed };
      await this.#scene(scene, hold, play);
    }
    if (this.shown !== now) this.#happens(fact, now);
    const scene: Scene = { kind: 'finale', fact, phase: 'chart', places: order, placed: order.length };
    if (!this.#isSkipping) await this.#scene(scene, HOLD.chart, play);
  }

  /** Show a scene for a while; faster when much is still to come, shorter when somebody presses on. */
  async #scene(scene: Scene, hold: number, play: number): Promise<void> {
    this.scene = scene;
    this.isPlaying = true;
    this.audience.shows(scene);
    const length = this.#length(scene, hold);
    this.isWaiting = length === Infinity;
    const time = this.isWaiting ? null : setTimeout(() => this.#wake?.(), length);
    await new Promise<void>((wake) => (this.#wake = wake));
    if (time !== null) clearTimeout(time);
    if (play !== this.#plays) throw new GivenUp();
    this.#wake = null;
    this.isWaiting = false;
  }

  #length(scene: Scene, hold: number): number {
    if (this.shown && this.waitsAt?.(scene, this.shown)) return Infinity;
    const late = this.waitsAt ? 0 : this.#queue.filter(({ fact }) => fact.type === 'card_pointed').length;
    const wished = hold * PACE[setting.pace.get()];
    return wished === Infinity && !isLast(scene) ? hold : wished / (1 + 0.3 * Math.max(0, late - 1));
  }
}
