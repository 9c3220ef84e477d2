/** A game as the screens show it: the people around the table, the stage, and which of them you are. */
import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { content } from './content.svelte';
import type { Fact, Room } from './room.svelte';
import type { Stage } from './stage.svelte';
import type { Colour, Pointing, TableView } from './wire';

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
}

const narrow = new MediaQuery('(max-width: 560px), (orientation: portrait)');
const slim = new MediaQuery('(max-width: 560px)');
const tall = new MediaQuery('(min-height: 740px)');

export class Play {
  constructor(
    readonly stage: Stage,
    readonly room: Room | null,
    private readonly source: Source,
    readonly isTv = false,
  ) {}

  people = $derived.by(() => this.source.people());
  you = $derived.by(() => this.source.you());
  marks = $derived.by(() => this.source.marks());
  table = $derived.by(() => this.stage.shown as TableView);
  clue = $derived.by(() => content.word(this.table.card, this.table.clue));
  /** What a replay has told so far; a live game keeps its story in the room. */
  told = $state.raw<readonly Fact[]>([]);
  /** The picture brought forward on a small screen, by its place on the table. */
  focus = $state(0);
  /** The picture that the scout is about to point at, by its place: pointing cannot be taken back, so it takes two taps. */
  chosen = $state<number | null>(null);
  /** The picture opened large, by its place, or null. */
  zoomed = $state<number | null>(null);

  /** The pictures that the introduction suggests now. */
  hints = $state.raw<readonly number[]>([]);

  get pointed(): Pointing[] {
    return this.table.pointed ?? [];
  }

  fateOf(card: number): Pointing | undefined {
    return this.pointed.find(([pointed]) => pointed === card);
  }

  name(seat: number): string {
    return this.people[seat]?.name ?? '';
  }

  names(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(', ');
  }

  isReady(seat: number): boolean {
    return this.table.ready?.includes(seat) ?? false;
  }

  hasFallen(seat: number): boolean {
    return this.table.fallen?.includes(seat) ?? false;
  }

  light(seat: number): 'lit' | 'dark' | 'off' {
    if (this.table.step === 'associate') return this.isReady(seat) ? 'lit' : 'off';
    const scene = this.stage.scene;
    const isTold = scene?.kind !== 'announce' || scene.phase === 'verdict';
    return isTold && this.table.in_the_dark === seat ? 'dark' : 'lit';
  }

  /** Whether the pictures hang large on a TV in this room, and this device is the slate. */
  hasTv = $derived.by(() => narrow.current && this.room?.role === 'seat' && (this.room.presence?.tvs ?? 0) > 0);
  /** Whether one picture is shown large above the others, to swipe through: on a tall phone, unless there is a TV for that. */
  hasLens = $derived.by(() => slim.current && tall.current && !this.hasTv && !this.isTv);
  /** Whether the pictures are too small to be told apart without opening them. */
  isTiny = $derived.by(() => slim.current && !tall.current && !this.hasTv);

  /** Whether this player is the scout now and everything before has been shown. */
  isYourTurn = $derived.by(() => !this.stage.isPlaying && (this.room?.may('point_at') ?? false));
  canMark = $derived.by(() => !this.stage.isPlaying && (this.room?.may('mark_cards') ?? false));
  canAskForOtherWord = $derived.by(() => !this.stage.isPlaying && (this.room?.may('ask_for_other_word') ?? false));
  pointable = $derived.by(() => (this.isYourTurn ? (this.room?.own?.pointable ?? []) : []));
}

const KEY = Symbol('play');
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
