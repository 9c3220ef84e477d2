/** A game as the screens show it: the people around the table, the stage, and which of them is this player. */
import { getContext, setContext } from 'svelte';
import { list, locale, t } from '../i18n.svelte';
import { setting } from '../device/storage';
import { speech } from '../device/speech.svelte';
import { content } from './content.svelte';
import { Fit } from './fit.svelte';
import { Hand } from './hand.svelte';
import { Reactions } from './reactions.svelte';
import type { Room } from './room.svelte';
import { Sayings } from './sayings.svelte';
import type { Stage } from './stage.svelte';
import { setupOf } from './table';
import { teamOf } from './teams';
import { Turn } from './turn.svelte';
import type { Colour, Pointing, RoundInsight, TableView, WordCard } from '../net/protocol';

export interface Person {
  seat: number;
  colour: Colour;
  name: string;
  /** The people who play the seat as a team. */
  members: string[];
  isBot: boolean;
  isYou: boolean;
  isAway: boolean;
  hasStandIn: boolean;
  face: string;
  /** The model of a program that declared itself; empty for everyone else. */
  agent: string;
}

export interface Source {
  people: () => Person[];
  you: () => number | null;
  marks: () => number[];
  /** What a scored round could have been. */
  insight: (round: number) => Promise<RoundInsight>;
  /** At a table without a room: whether this player marks now. Absent in a replay. */
  canMark?: () => boolean;
  /** At a table without a room: mark or unmark a picture. */
  mark?: (card: number, isMarked: boolean) => void;
}

export class Play {
  constructor(
    readonly stage: Stage,
    readonly room: Room | null,
    private readonly source: Source,
    readonly isTv = false,
  ) {}

  readonly hand = new Hand();
  readonly turn = new Turn(this);
  readonly fit = new Fit(this);
  readonly sayings = new Sayings(this);
  readonly reactions = new Reactions();

  people = $derived.by(() => this.source.people());
  you = $derived.by(() => this.source.you());
  marks = $derived.by(() => this.source.marks());
  table = $derived.by(() => this.stage.shown as TableView);
  team = $derived.by(() => (this.table ? teamOf(this) : null));
  clue = $derived.by(() => content.word(this.table.card, this.table.clue));
  /** Whether the first scout has yet to type in the clue from a real word card. */
  awaitsClue = $derived.by(() => this.table?.step === 'associate' && !this.table.clue);
  /** Whether the game is over, and its finale has been shown. */
  get isOver(): boolean {
    return this.room !== null && this.table?.step === 'over' && this.stage.scene === null;
  }
  /** Whether this player marks at a table without a room. */
  get canMarkAlone(): boolean {
    return this.source.canMark?.() ?? false;
  }

  insight(round: number): Promise<RoundInsight> {
    return this.source.insight(round);
  }

  /** Mark or unmark a picture. */
  mark(card: number, isMarked: boolean): void {
    if (this.room) this.room.mark(card, isMarked);
    else this.source.mark?.(card, isMarked);
  }

  /** Ask for the other word. A player who has marked something confirms first, because the marks would be removed. */
  askForOtherWord(): void {
    if (this.marks.length) this.hand.isAskingForOtherWord = true;
    else void this.room?.do({ type: 'ask_for_other_word' });
  }

  /** Point at a picture: at once, or after three seconds in which the player can take it back, if they chose that. */
  pointAt(card: number): void {
    const point = (): void => {
      if (!this.room?.isBusy('point_at')) void this.room?.do({ type: 'point_at', card });
    };
    if (!setting.undo.get()) return point();
    this.hand.hold(card, point);
    speech.sayNow(t('told-held', { title: content.title(card) }));
  }

  /** Take back the pointing that is held back. */
  takeBack(): void {
    this.hand.release();
    speech.sayNow(t('told-undone'));
  }

  /** Whether stars count; without them, players only see who marked what. */
  get hasStars(): boolean {
    return setupOf(this.table).stars;
  }

  get pointed(): Pointing[] {
    return this.table.pointed ?? [];
  }

  fateOf(card: number): Pointing | undefined {
    return this.pointed.find(([pointed]) => pointed === card);
  }

  /** Whether an action now reaches the server. */
  get isOnline(): boolean {
    return this.room?.link === 'open';
  }

  /** The name beside a lantern: 'You' for this player, unless this is a replay from another player's view. */
  label(person: Person): string {
    if (!person.isYou || !(this.room || this.source.canMark)) return person.name;
    const you = t('you');
    return you.charAt(0).toLocaleUpperCase(locale.language) + you.slice(1);
  }

  /** The names of seats in a list that is said: 'You 4, Ben 5'. */
  labelOf(seat: number): string {
    const person = this.people[seat];
    return person ? this.label(person) : '';
  }

  /** A player in the introduction has not given a name yet. */
  get isLearning(): boolean {
    return !!this.room?.view?.guide;
  }

  /** The name of a seat in a list of everyone. */
  called(person: Person): string {
    return this.isLearning ? this.label(person) : person.name;
  }

  /**
   * The language in which a screen reader should read a clue: that of the page, unless it is a custom word. A custom
   * word's author is secret, so its language is known only if everyone at the table has the same.
   */
  tongue(card: WordCard): string | undefined {
    if (!card.is_custom) return undefined;
    const people = (this.room?.view?.seats ?? []).filter((seat) => seat.character == null);
    const language = people[0]?.language ?? '';
    return people.every((seat) => seat.language === language) ? language : '';
  }

  name(seat: number): string {
    return this.people[seat]?.name ?? '';
  }

  names(seats: readonly number[]): string {
    return list(seats.map((seat) => this.name(seat)));
  }

  isReady(seat: number): boolean {
    return this.table.ready?.includes(seat) ?? false;
  }

  hasFallen(seat: number): boolean {
    return this.table.fallen?.includes(seat) ?? false;
  }

  light(seat: number): 'lit' | 'dark' | 'off' {
    if (this.table.step === 'associate') return this.isReady(seat) ? 'lit' : 'off';
    if (this.table.in_the_dark === seat) return 'dark';
    return this.hasFallen(seat) ? 'off' : 'lit';
  }

  /** How many pictures a seat marked, once that has been announced. */
  numberOf(seat: number): number | null {
    const { scene } = this.stage;
    if (scene?.kind !== 'announce') return this.table.numbers?.[seat] ?? null;
    return scene.landed.includes(seat) ? (scene.fact.numbers[seat] ?? null) : null;
  }

  /** Whether the last totals are still hidden until the finale. */
  get areTotalsHidden(): boolean {
    const { scene } = this.stage;
    if (scene?.kind === 'finale') return !this.table.winners?.length;
    return scene?.kind === 'score' && scene.fact.round >= setupOf(this.table).rounds;
  }
}

const KEY = Symbol('play');
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
