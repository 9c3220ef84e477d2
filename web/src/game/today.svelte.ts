/** One visit to a day's table: the page, the slate on this device, the round that is played, and the result. */
import { speech } from '../device/speech.svelte';
import { keepDaily, keptDaily, setting } from '../device/storage';
import { locale, t } from '../i18n.svelte';
import { daily } from '../net/daily';
import type { Colour, DailyPage, DailyResult } from '../net/protocol';
import { content } from './content.svelte';
import { daysOf, joined, squaresOf, type Days } from './daily';
import { Play, type Person } from './play.svelte';
import { sounding } from './sounding';
import { Stage } from './stage.svelte';
import { tell } from './telling';

const GUESTS: Partial<Record<Colour, string>> = {
  blue: 'daily-guest-blue',
  pink: 'daily-guest-pink',
  green: 'daily-guest-green',
};

export class Today {
  page = $state.raw<DailyPage | null>(null);
  result = $state.raw<DailyResult | null>(null);
  marks = $state.raw<number[]>([]);
  days = $state.raw<Days>(daysOf(keptDaily().days));
  isSending = $state(false);
  /** Whether the round is on the stage; before it the player marks, after it the player reads. */
  isOnStage = $state(false);
  readonly stage: Stage;
  readonly play: Play;

  constructor() {
    this.stage = new Stage(
      {
        happens: (fact, shown) => tell(this.play, fact, shown),
        shows: sounding,
        reacts: () => undefined,
        saysFor: () => (setting.ear.get() ? speech.remaining : 0),
        // The score is read on the page of the result, which waits for nobody.
        waits: () => {
          if (this.stage.scene?.kind !== 'score') speech.sayLast(t('told-waits'));
        },
        settled: () => undefined,
      },
      true,
    );
    this.play = new Play(this.stage, null, {
      people: () => this.#people(),
      you: () => 0,
      marks: () => this.result?.cards ?? this.marks,
      insight: () => Promise.reject(new Error('a day has no game')),
      canMark: () => this.result === null && !this.isSending,
      mark: (card, isMarked) => {
        if (this.marks.includes(card) !== isMarked) this.mark(card);
      },
    });
  }

  /** Fetch a day's table and, if this device has sent a slate, its result. */
  async load(day: string): Promise<void> {
    const page = await daily.page(day);
    const kept = this.days[page.day];
    const { token } = keptDaily();
    if (kept && !kept.isArchive) {
      // A server with a new database has no slate; then the table counts as not played.
      const result = await daily.result(page.day, token).catch((reason: { code?: string }) => {
        if (reason.code === 'slate_not_sent') return null;
        throw reason;
      });
      this.#show(page, result);
    } else if (kept) this.#show(page, await this.#sent(page.day, kept.cards));
    else this.#show(page, null);
  }

  mark(card: number): boolean {
    const isMarked = !this.marks.includes(card);
    this.marks = isMarked ? [...this.marks, card] : this.marks.filter((each) => each !== card);
    return isMarked;
  }

  /** Send the slate, store the result, and put the round on the stage. */
  async send(): Promise<void> {
    const { page } = this;
    if (!page || this.isSending) return;
    this.isSending = true;
    try {
      const result = await this.#sent(page.day, this.marks);
      this.#keep(result);
      this.result = result;
      this.watch();
    } finally {
      this.isSending = false;
    }
  }

  /** Play the round on the stage. */
  watch(): void {
    if (!this.page || !this.result) return;
    this.stage.show(this.page.table);
    this.isOnStage = true;
    this.stage.saw(this.result.table, this.result.facts, false);
  }

  /** Leave the stage for the result. */
  read(): void {
    this.isOnStage = false;
    if (this.result) this.stage.show(this.result.table);
  }

  /** Import what came from another device. */
  moveIn(token: string, calendar: string): void {
    this.days = joined(this.days, calendar);
    keepDaily({ token, days: this.days });
  }

  close(): void {
    this.stage.stop();
  }

  async #sent(day: string, cards: number[]): Promise<DailyResult> {
    return daily.send(day, keptDaily().token, { cards, language: locale.language });
  }

  #show(page: DailyPage, result: DailyResult | null): void {
    this.page = page;
    this.result = result;
    if (result) this.#keep(result);
    this.stage.show(result?.table ?? page.table);
  }

  #keep(result: DailyResult): void {
    const kept = {
      cards: result.cards,
      stars: result.score.points,
      squares: squaresOf(result),
      ...(result.number === null && { isArchive: true }),
    };
    this.days = daysOf({ ...this.days, [result.day]: kept });
    keepDaily({ token: keptDaily().token, days: this.days });
  }

  /** The names of the others are unknown: bots have theirs, people are named after the signs of their lanterns. */
  #people(): Person[] {
    return (this.result?.seats ?? []).map(({ colour, character }, seat) => ({
      seat,
      colour,
      name:
        seat === 0
          ? setting.name.get() || t('guest')
          : character
            ? (content.character(character)?.name ?? character)
            : t(GUESTS[colour] ?? 'guest'),
      isBot: character != null,
      isYou: seat === 0,
      isAway: false,
      hasStandIn: false,
      face: content.character(character)?.face ?? '',
      members: [],
      agent: '',
    }));
  }
}
