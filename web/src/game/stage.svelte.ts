/** What the screen shows now. The stage follows the table fact by fact, so that everyone sees every event in order. */
import { setting } from '../device/storage';
import type { CardPointed, GameEnded, SlatesOpened, SlatesSealed, TableView, Told } from '../net/protocol';
import { Afterwards, GivenUp, HOLD, isLast, leavesScore, PACE, tellsAll, type Audience } from './pace';
import { CRACKS, cracked, landings, places, witnesses, type Scene } from './scenes';
import { after, setupOf, type Fact } from './table';
import { endsWith, isOf } from './together';

export type { Scene };
export class Stage {
  shown = $state.raw<TableView | null>(null);
  scene = $state.raw<Scene | null>(null);
  isPlaying = $state(false);
  /** Whether the scene stays until the player continues. */
  isWaiting = $state(false);
  /** Whether the player has read the last score, and waits for the others. */
  isLeaving = $state(false);
  /** Whether the next game, or the lobby, waits until this player has left the end page. */
  isHolding = $state(false);
  /** Whether this player leaves the end page together with the others, because they asked for what comes next. */
  leavesEnd = false;
  /** For the introduction: the scenes that stay until the player has read them. Nothing is hurried there. */
  waitsAt: ((scene: Scene, shown: TableView) => boolean) | null = null;

  #queue: Told[] = [];
  /** What waits until part of the queue has been shown, and the number of facts including the current one. */
  #afterwards = new Afterwards();
  /** The table right after the last fact that was played, or that is being played. */
  #reached: TableView | null = null;
  #latest: TableView | null = null;
  #wake: (() => void) | null = null;
  /** Counts the plays that were cancelled. A play with another number stops where it is. */
  #plays = 0;
  #isStopped = false;
  /** The game and the round whose score all players have left; 0: they have begun the game. */
  #together = { seal: '', round: 0 };
  /** What comes after the end page, and when it comes at the latest. */
  #held: { table: TableView | null; told: Told[]; isJump: boolean } | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Whether the player wants to skip to the end of the finale. */
  #isSkipping = false;

  constructor(
    private readonly audience: Audience,
    private readonly waitsForPlayer: boolean,
  ) {}

  /** Take a new table and the facts that led to it. After a jump, or without a table, show it as it is. */
  saw(table: TableView | null, told: readonly Told[], isJump: boolean): void {
    if (this.#isStopped) return;
    if (this.#holds(table, told, isJump)) return;
    if (isJump || !table) return this.show(table);
    this.#latest = table;
    this.#queue.push(...told);
    if (!this.isPlaying) void this.#play();
    else if (this.scene?.kind === 'score' && told.some(({ fact }) => leavesScore(fact))) this.#wake?.();
  }

  /** All players have left the score of a round or, with 0, have begun the game. */
  wentOn(seal: string, round: number): void {
    this.#together = { seal, round };
    if (round === 0) {
      if (!this.waitsForPlayer && this.#held?.table?.seal === seal) this.begin();
    } else if (this.scene?.kind === 'score' && isOf(this.#together, this.#reached, this.scene.fact)) {
      if (!this.waitsForPlayer || endsWith(this.shown, this.scene.fact)) this.#wake?.();
    }
  }

  /** Hold back the next game, or the lobby, while the end is shown here, so that nobody has to leave it early. */
  #holds(table: TableView | null, told: readonly Told[], isJump: boolean): boolean {
    const end = this.#latest?.step === 'over' && this.#latest.winners?.length ? this.#latest : null;
    if (!end || !this.shown || table?.seal === end.seal || (table && isJump)) return false;
    const isFirst = this.#held === null;
    this.#held = { table, told: table ? [...(this.#held?.told ?? []), ...told] : [], isJump };
    if (this.leavesEnd || told.some(({ fact }) => leavesScore(fact))) this.begin();
    else if (isFirst) {
      this.isHolding = true;
      this.#patience = setTimeout(() => this.begin(), HOLD.end);
      this.audience.holds?.(table === null);
    }
    return true;
  }

  /** Leave the end page for what comes after it, if there is anything yet. */
  begin(): void {
    const next = this.#held;
    if (!next) return;
    this.#giveUp();
    this.#latest = null;
    this.saw(next.table, next.told, next.isJump);
  }

  /** Show a table at once and cancel what was being played. */
  show(table: TableView | null): void {
    this.#giveUp();
    this.#latest = table;
    this.#settle(true);
  }

  /** Do something after everything received so far was shown: a player who reacts may have seen more. */
  whenShown(act: () => void): void {
    const isTold = !this.isPlaying || (this.scene !== null && tellsAll(this.scene));
    // For a player who reads the score sheet, the table goes on in the background; the reaction gives nothing away.
    const isReading =
      this.scene?.kind === 'score' && this.#queue.every(({ fact }) => fact.type !== 'game_ended');
    if (isReading || (isTold && this.#queue.length === 0)) act();
    else this.#afterwards.add(act, this.#queue.length);
  }

  /** Skip to the last frame of the running scene. After the last score, the finale begins for everyone at once. */
  goOn(): void {
    const { scene } = this;
    if (this.#held && !scene) return this.begin();
    if (scene?.kind !== 'score' || !this.waitsForPlayer || !endsWith(this.shown, scene.fact))
      return this.#wake?.();
    if (this.isLeaving) return;
    if (this.#held || isOf(this.#together, this.#reached, scene.fact) || !this.audience.leaves?.())
      return this.#wake?.();
    this.isLeaving = true;
    this.#patience = setTimeout(() => this.#wake?.(), HOLD.alone);
  }

  /** End the finale, whatever is still to come. */
  skip(): void {
    this.#isSkipping = true;
    this.#wake?.();
  }

  stop(): void {
    this.#isStopped = true;
    this.#giveUp();
  }

  #giveUp(): void {
    this.#plays += 1;
    this.#queue = [];
    this.#afterwards.clear();
    this.#held = null;
    this.isPlaying = this.isWaiting = this.isLeaving = this.isHolding = this.leavesEnd = false;
    clearTimeout(this.#patience);
    this.#wake?.();
    this.#wake = null;
  }

  async #play(): Promise<void> {
    const play = ++this.#plays;
    try {
      for (let told = this.#queue.shift(); told; told = this.#queue.shift()) {
        const showing = this.#perform(told, play);
        if (showing) await showing; // what takes no time must not interrupt what a player does
        if (told.reactions?.length) this.audience.reacts(told.reactions);
        this.#afterwards.count();
      }
    } catch (reason) {
      if (reason instanceof GivenUp) return;
      throw reason;
    }
    this.isPlaying = false;
    this.#settle(false);
  }

  #settle(isJump: boolean): void {
    this.scene = null;
    this.shown = this.#reached = this.#latest;
    this.audience.settled(this.#latest, isJump);
  }

  #perform({ fact, table }: Told, play: number): Promise<void> | undefined {
    const now = (this.#reached = after(this.#reached, table));
    // A scene stays until the next one, so that nothing else flashes up between them.
    switch (fact.type) {
      case 'slates_sealed':
        return this.#announce(fact, now, play);
      case 'card_pointed':
        return this.#point(fact, now, play);
      case 'slates_opened':
        return this.#score(fact, now, play);
      case 'game_ended':
        return this.shown && fact.winners.length ? this.#finale(fact, now, play) : this.#plainly(fact, now);
      case 'clue_typed':
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

  /** A fact without a scene changes the table only. */
  #plainly(fact: Fact, now: TableView): undefined {
    this.scene = null;
    if (this.shown) this.#happens(fact, now);
  }

  #happens(fact: Fact, now: TableView): void {
    this.shown = now;
    this.audience.happens(fact, now);
  }

  /** Names and lanterns first. Each number is announced when its lantern has landed, then who is in the dark. */
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
   * The lanterns light or stay dark in turn, the scout's first. The result is shown with the outcome, and only then
   * whose turn is next.
   */
  async #point(fact: CardPointed, now: TableView, play: number): Promise<void> {
    const seats = witnesses(fact, now.totals.length);
    const isSoft = !setupOf(now).stars;
    await this.#scene(
      { kind: 'point', fact, phase: 'point', asked: seats.slice(0, 1), isSoft },
      HOLD.point,
      play,
    );
    for (let count = 2; count <= seats.length; count++)
      await this.#scene(
        { kind: 'point', fact, phase: 'lights', asked: seats.slice(0, count), isSoft },
        HOLD.light,
        play,
      );
    this.#happens(fact, { ...now, scout: fact.seat });
    const hold =
      HOLD[isSoft ? 'spark' : fact.outcome] + HOLD.saying * (this.audience.sayings?.(fact.card) ?? 0);
    await this.#scene({ kind: 'point', fact, phase: 'outcome', asked: seats, isSoft }, hold, play);
    this.shown = now;
  }

  /** First what the dark costs, then the score sheet. The totals of the last sheet stay hidden until the finale. */
  async #score(fact: SlatesOpened, now: TableView, play: number): Promise<void> {
    const crack = cracked(fact);
    if (crack && this.shown)
      await this.#scene({ kind: 'crack', ...crack }, HOLD.cracked + CRACKS.each * crack.lost, play);
    const totals = this.shown?.totals ?? now.totals;
    this.#happens(fact, fact.round >= setupOf(now).rounds ? { ...now, totals } : now);
    const watched = isOf(this.#together, this.#reached, fact) ? HOLD.left : HOLD.read;
    await this.#scene({ kind: 'score', fact }, this.waitsForPlayer ? Infinity : watched, play);
    this.isLeaving = false;
    clearTimeout(this.#patience);
  }

  /** From the last place to the first, then the chart. The win is announced when it is visible. */
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

  /** Show a scene for a while: shorter if many facts wait, or when the player continues. */
  async #scene(scene: Scene, hold: number, play: number): Promise<void> {
    this.scene = scene;
    this.isPlaying = true;
    this.audience.shows(scene);
    const length = this.#length(scene, hold);
    this.isWaiting = length === Infinity;
    if (this.isWaiting && !this.waitsAt) this.audience.waits?.();
    let time: ReturnType<typeof setTimeout> | undefined;
    const stay = (hold: number): void => {
      const left = (): number => this.audience.saysFor?.() ?? 0;
      time = setTimeout(() => (left() > 0 ? stay(left()) : this.#wake?.()), hold);
    };
    if (!this.isWaiting) stay(length);
    await new Promise<void>((wake) => (this.#wake = wake));
    clearTimeout(time);
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
