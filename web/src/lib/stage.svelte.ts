/** What the screen shows now. It follows the table fact by fact, so that everybody sees each thing happen, in order. */
import type { Fact } from './room.svelte';
import { setting } from './storage';
import type { CardPointed, SlatesOpened, SlatesSealed, TableView } from './wire';

export type Scene =
  | { kind: 'announce'; fact: SlatesSealed; phase: 'rise' | 'verdict' }
  | { kind: 'point'; fact: CardPointed; phase: 'point' | 'crosses' | 'outcome' }
  | { kind: 'score'; fact: SlatesOpened }
  | { kind: 'deal' }
  | { kind: 'swap' };

export interface Audience {
  /** A fact begins to show: say it, sound it. */
  happens(fact: Fact, shown: TableView): void;
  /** Everything has been shown; the table is as it is. */
  settled(table: TableView | null): void;
}

export const STARS = { spark: 2, super_spark: 3, fall: 0 } as const;
const HOLD = { rise: 2200, verdict: 8000, point: 950, cross: 420, spark: 1700, super_spark: 3000, fall: 2200, deal: 900, swap: 700 };
const PACE = { calm: 2, normal: 1, brisk: 0.5, instant: 0.02, hand: Infinity };
const GO_ON_BY_ITSELF = 16_000;

/** Whether a scene is the one to look at, where somebody who goes on by hand wants to stay. */
const isLast = (scene: Scene): boolean => scene.kind === 'score' || ('phase' in scene && (scene.phase === 'verdict' || scene.phase === 'outcome'));

export class Stage {
  shown = $state.raw<TableView | null>(null);
  scene = $state.raw<Scene | null>(null);
  isPlaying = $state(false);
  /** Whether the scene stays until somebody presses on. */
  isWaiting = $state(false);
  /** For the introduction: the scenes that stay until they have been read. With it nothing hurries. */
  waitsAt: ((scene: Scene, shown: TableView) => boolean) | null = null;

  #queue: Fact[] = [];
  #latest: TableView | null = null;
  #wake: (() => void) | null = null;
  #isStopped = false;

  constructor(
    private readonly audience: Audience,
    private readonly waitsForPlayer: boolean,
  ) {}

  /** A new view and what led to it. A first view is shown as it is. */
  saw(table: TableView | null, facts: Fact[], isFirst: boolean): void {
    this.#latest = table;
    if (isFirst || !this.shown || !table) return this.#settle();
    this.#queue.push(...facts);
    if (!this.isPlaying) void this.#play();
    else if (this.scene?.kind === 'score' && facts.some((fact) => fact.type === 'slates_sealed')) this.goOn();
  }

  /** Show a table at once and forget what was to be played: for stepping through a replay. */
  show(table: TableView | null): void {
    this.#queue = [];
    this.#latest = table;
    this.goOn();
    this.#settle();
  }

  /** End the running scene at its last frame. */
  goOn(): void {
    this.#wake?.();
  }

  stop(): void {
    this.#isStopped = true;
    this.goOn();
  }

  async #play(): Promise<void> {
    this.isPlaying = true;
    for (let fact = this.#queue.shift(); fact && !this.#isStopped; fact = this.#queue.shift()) await this.#perform(fact);
    this.isPlaying = false;
    if (!this.#isStopped) this.#settle();
  }

  #settle(): void {
    this.scene = null;
    this.shown = this.#latest;
    this.audience.settled(this.#latest);
  }

  async #perform(fact: Fact): Promise<void> {
    const before = this.shown;
    if (!before) return;
    switch (fact.type) {
      case 'slates_sealed': await this.#announce(fact, before); break;
      case 'card_pointed': await this.#point(fact, before); break;
      case 'slates_opened': await this.#score(fact, before); break;
      case 'word_swapped':
        this.shown = { ...before, clue: fact.word, is_swapped: true, agreed: [], ready: [] };
        this.audience.happens(fact, this.shown);
        await this.#scene({ kind: 'swap' }, HOLD.swap);
        break;
      case 'table_laid': break;
      case 'round_started':
        this.shown = this.#roundOf(fact, before);
        this.audience.happens(fact, this.shown);
        await this.#scene({ kind: 'deal' }, HOLD.deal);
        break;
      default:
        if (this.#queue.length === 0 && this.#latest) this.shown = this.#latest;
        this.audience.happens(fact, this.shown ?? before);
    }
  }

  async #announce(fact: SlatesSealed, before: TableView): Promise<void> {
    const none = fact.numbers.map(() => 0);
    this.shown = { ...before, step: 'reveal', numbers: fact.numbers, in_the_dark: fact.in_the_dark, seals: fact.seals, ready: [], agreed: [], scout: before.first_scout, pointed: [], fallen: [], stars: none };
    await this.#scene({ kind: 'announce', fact, phase: 'rise' }, HOLD.rise);
    this.audience.happens(fact, this.shown);
    await this.#scene({ kind: 'announce', fact, phase: 'verdict' }, HOLD.verdict);
    this.scene = null;
  }

  async #point(fact: CardPointed, before: TableView): Promise<void> {
    this.shown = { ...before, scout: fact.seat };
    await this.#scene({ kind: 'point', fact, phase: 'point' }, HOLD.point);
    if (fact.markers.length > 1) await this.#scene({ kind: 'point', fact, phase: 'crosses' }, HOLD.cross * fact.markers.length + 250);
    const stars = (before.stars ?? []).map((had, seat) => had + (fact.filled.includes(seat) ? STARS[fact.outcome] : 0));
    const fallen = fact.outcome === 'fall' ? [...(before.fallen ?? []), fact.seat] : before.fallen;
    this.shown = { ...this.shown, stars, fallen, pointed: [...(before.pointed ?? []), [fact.card, fact.seat, fact.outcome, fact.markers, fact.filled]] };
    this.audience.happens(fact, this.shown);
    await this.#scene({ kind: 'point', fact, phase: 'outcome' }, HOLD[fact.outcome]);
    this.scene = null;
  }

  async #score(fact: SlatesOpened, before: TableView): Promise<void> {
    const line = fact.scores.map((s): [number, number, boolean, boolean, number] => [s.sparks, s.super_sparks, s.is_dark, s.has_fallen, s.points]);
    const totals = before.totals.map((had, seat) => had + (line[seat]?.[4] ?? 0));
    this.shown = { ...before, scout: null, sheet: [...(before.sheet ?? []), line], totals };
    this.audience.happens(fact, this.shown);
    await this.#scene({ kind: 'score', fact }, this.waitsForPlayer ? Infinity : GO_ON_BY_ITSELF);
    this.scene = null;
  }

  #roundOf(fact: Extract<Fact, { type: 'round_started' }>, before: TableView): TableView {
    if (this.#queue.length === 0 && this.#latest) return this.#latest;
    const { round, table, card, first_scout } = fact;
    return { round, step: 'associate', table, card, clue: card.top, first_scout, seal: before.seal, totals: before.totals, sheet: before.sheet ?? [] };
  }

  /** Show a scene for a while; faster when much is still to come, shorter when somebody presses on. */
  async #scene(scene: Scene, hold: number): Promise<void> {
    this.scene = scene;
    const length = this.#length(scene, hold);
    this.isWaiting = length === Infinity;
    const time = this.isWaiting ? null : setTimeout(() => this.#wake?.(), length);
    await new Promise<void>((wake) => (this.#wake = wake));
    if (time !== null) clearTimeout(time);
    this.#wake = null;
    this.isWaiting = false;
  }

  #length(scene: Scene, hold: number): number {
    if (this.shown && this.waitsAt?.(scene, this.shown)) return Infinity;
    const late = this.waitsAt ? 0 : this.#queue.filter((fact) => fact.type === 'card_pointed').length;
    const wished = hold * PACE[setting.pace.get()];
    return wished === Infinity && !isLast(scene) ? hold : wished / (1 + 0.3 * Math.max(0, late - 1));
  }
}
