/** A game as the screens show it: the people around the table, the stage, and which of them you are. */
import { getContext, setContext } from 'svelte';
import { list, locale, t } from '../i18n.svelte';
import { content } from './content.svelte';
import { Fit } from './fit.svelte';
import { Hand } from './hand.svelte';
import { Reactions } from './reactions.svelte';
import type { Room } from './room.svelte';
import { Sayings } from './sayings.svelte';
import type { Stage } from './stage.svelte';
import { setupOf } from './table';
import { Turn } from './turn.svelte';
import type { Colour, Pointing, RoundInsight, TableView, WordCard } from '../net/protocol';

export interface Person {
  seat: number;
  colour: Colour;
  name: string;
  isBot: boolean;
  isYou: boolean;
  isAway: boolean;
  hasStandIn: boolean;
  face: string;
}

export interface Source {
  people: () => Person[];
  you: () => number | null;
  marks: () => number[];
  /** What a scored round could have been. */
  insight: (round: number) => Promise<RoundInsight>;
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
  clue = $derived.by(() => content.word(this.table.card, this.table.clue));
  insight(round: number): Promise<RoundInsight> {
    return this.source.insight(round);
  }

  get pointed(): Pointing[] {
    return this.table.pointed ?? [];
  }

  fateOf(card: number): Pointing | undefined {
    return this.pointed.find(([pointed]) => pointed === card);
  }

  /** Whether what one does now reaches the server. */
  get isOnline(): boolean {
    return this.room?.link === 'open';
  }

  /** How somebody is called beside their lantern: you are 'You', unless you look through somebody else's eyes. */
  label(person: Person): string {
    if (!person.isYou || !this.room) return person.name;
    const you = t('you');
    return you.charAt(0).toLocaleUpperCase(locale.language) + you.slice(1);
  }

  /** Whoever learns the game has not said a name yet. */
  get isLearning(): boolean {
    return !!this.room?.view?.guide;
  }

  /** How somebody is called in a list of everybody. */
  called(person: Person): string {
    return this.isLearning ? this.label(person) : person.name;
  }

  /**
   * The language to read a clue in: that of the page, unless it is a custom word. Nobody is told who wrote that one, but
   * where everybody at the table has the same language it is theirs; elsewhere it is unknown.
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
    return this.table.in_the_dark === seat ? 'dark' : 'lit';
  }

  /** How many pictures somebody marked, as soon as it has been announced. */
  numberOf(seat: number): number | null {
    const { scene } = this.stage;
    if (scene?.kind !== 'announce') return this.table.numbers?.[seat] ?? null;
    return scene.landed.includes(seat) ? (scene.fact.numbers[seat] ?? null) : null;
  }

  /** Whether the last totals are still kept for the finale. */
  get areTotalsHidden(): boolean {
    const { scene } = this.stage;
    if (scene?.kind === 'finale') return !this.table.winners?.length;
    return scene?.kind === 'score' && scene.fact.round >= setupOf(this.table).rounds;
  }
}

const KEY = Symbol('play');
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
