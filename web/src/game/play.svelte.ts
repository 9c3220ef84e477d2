/** A game as the screens show it: the people around the table, the stage, and which of them you are. */
import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { list, locale, t } from '../i18n.svelte';
import { LAYOUTS } from '../styles/layouts';
import { content } from './content.svelte';
import { publicNotes, type Saying } from './notes';
import { reasons } from './reasons.svelte';
import type { Room } from './room.svelte';
import type { Stage } from './stage.svelte';
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

const narrow = new MediaQuery(LAYOUTS.narrow);
const phone = new MediaQuery(LAYOUTS.phone);
const small = new MediaQuery(LAYOUTS.small);

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
  /** The picture brought forward on a small screen, by its place on the table. */
  focus = $state(0);
  /** The picture that the scout is about to point at, by its place: pointing cannot be taken back, so it takes two taps. */
  chosen = $state<number | null>(null);
  /** The picture opened large, by its place, or null. */
  zoomed = $state<number | null>(null);

  /** The pictures that the introduction suggests now. */
  hints = $state.raw<readonly number[]>([]);

  insight(round: number): Promise<RoundInsight> {
    return this.source.insight(round);
  }

  get pointed(): Pointing[] {
    return this.table.pointed ?? [];
  }

  fateOf(card: number): Pointing | undefined {
    return this.pointed.find(([pointed]) => pointed === card);
  }

  /** Whether a few words may be written on own marks: in the round that the room plays, where the table allows it. */
  canNote = $derived.by(() => {
    const table = this.room?.table;
    const isNow =
      table?.step !== 'over' && table?.seal === this.table.seal && table.round === this.table.round;
    return isNow && this.you !== null && this.hasNotes;
  });

  /** Whether people write on their marks here, and bots say why; whoever learns the game is not held up by it. */
  get hasNotes(): boolean {
    return this.room?.view?.has_notes === true && !this.isLearning;
  }

  /** The own note on a picture, or nothing. */
  noteOn(card: number): string {
    return this.room?.own?.notes?.find(([noted]) => noted === card)?.[2] ?? '';
  }

  /** What everybody may read about a picture of the round on the table: people's notes, and one bot's reason. */
  sayings(card: number): Saying[] {
    const bot = this.#botOn(card);
    const text = bot && reasons.of(this.table.seal, this.table.round, card, bot.seat);
    return [...this.#notesOn(card), ...(bot && text ? [{ ...bot, text }] : [])];
  }

  /** How many sayings a picture has, the one that is still on its way too. */
  countSayings(card: number): number {
    return this.#notesOn(card).length + (this.#botOn(card) ? 1 : 0);
  }

  /** Ask why bots marked what has been pointed at, also where the stage is not there yet. */
  async hearReasons(): Promise<void> {
    const { room } = this;
    if (!room || !this.hasNotes) return;
    const tables = [room.table, this.stage.shown].filter((table) => table !== null);
    const asked = tables.map(({ seal, round, reasons: named }) =>
      reasons.need(room.code, seal, round, named),
    );
    await Promise.all(asked);
  }

  #notesOn(card: number): Saying[] {
    const notes = publicNotes(this.table, this.room?.table, this.table.round);
    return notes.filter(([noted]) => noted === card).map(([, seat, text]) => ({ seat, text, isNote: true }));
  }

  #botOn(card: number): Saying | undefined {
    const named = (this.hasNotes && this.table.reasons) || [];
    const seat = named.find(([of]) => of === card)?.[1];
    return seat === undefined ? undefined : { seat, text: '', isNote: false };
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
    return scene?.kind === 'score' && scene.fact.round >= 4;
  }

  /** Whether the pictures hang large on a TV in this room, and this device is the slate. */
  hasTv = $derived.by(
    () => narrow.current && this.room?.role === 'seat' && (this.room.presence?.tvs ?? 0) > 0,
  );
  /** Whether one picture is shown large above the others, to swipe through: on a tall phone, unless there is a TV for that. */
  hasLens = $derived.by(() => phone.current && !small.current && !this.hasTv && !this.isTv);
  /** Whether the pictures are too small to be told apart without opening them. */
  isTiny = $derived.by(() => small.current && !this.hasTv);

  /** Whether this player is the scout now, everything before has been shown, and nothing has been pointed at yet. */
  isYourTurn = $derived.by(
    () => !this.stage.isPlaying && (this.room?.may('point_at') ?? false) && !this.room?.isBusy('point_at'),
  );
  /** Whether the pictures of the round that the room plays lie here; they may still be coming. */
  isRoundOnTable = $derived.by(() => {
    const { scene, shown, isPlaying } = this.stage;
    if (!isPlaying) return true;
    const isComing = scene?.kind === 'deal' || scene?.kind === 'swap';
    const latest = this.room?.table;
    return isComing && latest?.round === shown?.round && latest?.clue === shown?.clue;
  });
  canMark = $derived.by(() => this.isRoundOnTable && (this.room?.may('mark_cards') ?? false));
  canAskForOtherWord = $derived.by(
    () => !this.stage.isPlaying && (this.room?.may('ask_for_other_word') ?? false),
  );
  pointable = $derived.by(() => (this.isYourTurn ? (this.room?.own?.pointable ?? []) : []));
}

const KEY = Symbol('play');
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
