/** What is announced: one queue for screen readers, short notices, and a notification when it is the player's turn. */
import { to } from '../net/root';
import { setting, type Pace } from './storage';

/** Sentences that come within this time are said together. */
const GATHER = 120;
/** Roughly how long a screen reader takes for a letter, at each pace. */
const LETTER: Record<Pace, number> = { calm: 75, normal: 55, hand: 55, brisk: 35, instant: 0 };
/** The longest time that a sentence waits for an earlier one, unless the player has chosen to play by ear. */
const LONGEST = 4_000;
/** How many sentences can be repeated. */
const REMEMBERED = 20;

interface Region {
  name: symbol;
  /** Texts with this key or a lower one do not appear in the region. */
  since: number;
}

/** How long a notice stays: long enough to be read slowly, and twice as long for players who want more time. */
const readingTime = (text: string): number =>
  Math.max(5_000, 100 * text.length) * (['calm', 'hand'].includes(setting.pace.get()) ? 2 : 1);

/** Several sentences as one text, without the characters that only control line breaks. */
const clean = (texts: readonly string[]): string =>
  texts
    .filter(Boolean)
    .join(' ')
    .replace(/[\u00ad\u2060]/g, '');

export class Speech {
  /** What the live regions contain now. */
  said = $state.raw({ text: '', key: 0 });
  notice = $state.raw<{ text: string; key: number } | null>(null);
  /** The live regions on the page, in the order in which they came; the topmost one is read out. */
  #regions = $state.raw<Region[]>([]);
  #queue: string[] = [];
  #urgent = '';
  #last = '';
  /**
   * The sentence that is being read out and would be interrupted now. Urgent sentences and those already interrupted
   * once are not kept.
   */
  #cut = '';
  /** What was said, newest last, and which of it was repeated last. */
  #spoken: string[] = [];
  #back = 0;
  #isAgain = false;
  #resumed = '';
  #freeAt = 0;
  #flush: ReturnType<typeof setTimeout> | undefined;
  #hide: ReturnType<typeof setTimeout> | undefined;

  /** Say a sentence after the current one. */
  say(text: string): void {
    if (!text || this.#queue.at(-1) === text) return;
    this.#queue.push(text);
    this.#plan();
  }

  /** Say a sentence after all others, because it asks for an answer. */
  sayLast(text: string): void {
    this.#last = text;
    this.#plan();
  }

  /**
   * Say a sentence before all that wait, because the player moves quickly and needs to know where they are. What
   * their key interrupted is said once more afterwards, then the rest.
   */
  sayNow(text: string): void {
    if (this.#cut && this.#freeAt > performance.now()) this.#resumed = this.#cut;
    this.#cut = '';
    this.#urgent = text;
    this.#freeAt = 0;
    clearTimeout(this.#flush);
    this.#flush = undefined;
    this.#plan();
  }

  /** Drop everything that was said or waits to be said: another person holds the device now. */
  forget(): void {
    clearTimeout(this.#flush);
    this.#flush = undefined;
    [this.#queue, this.#spoken, this.#back, this.#freeAt] = [[], [], 0, 0];
    this.#urgent = this.#last = this.#cut = this.#resumed = '';
    this.said = { text: '', key: this.said.key + 1 };
    this.notice = null;
  }

  /** Return the last sentence. */
  get last(): string {
    return this.#spoken.at(-1) ?? '';
  }

  /** Repeat the last sentence; with `isOlder`, the one before it, and so on. */
  sayAgain(isOlder: boolean): void {
    const newest = this.#spoken.length - 1;
    this.#back = isOlder ? Math.min(newest, this.#back + 1) : 0;
    const text = this.#spoken[newest - this.#back];
    if (!text) return;
    this.sayNow(text);
    this.#isAgain = true;
  }

  /** Roughly how many milliseconds of text are still to be read out. */
  get remaining(): number {
    const toCome = [this.#urgent, this.#resumed, ...this.#queue, this.#last].join(' ').trim();
    return Math.max(0, this.#freeAt - performance.now()) + (toCome ? GATHER + this.#lengthOf(toCome) : 0);
  }

  /** Show a short notice, and say it. */
  show(text: string): void {
    if (!text) return;
    this.notice = { text, key: (this.notice?.key ?? 0) + 1 };
    this.say(text);
    clearTimeout(this.#hide);
    this.#hide = setTimeout(() => (this.notice = null), readingTime(text));
  }

  /** Add a live region, in the page or in a dialog over it. Returns a function that removes it. */
  join(name: symbol): () => void {
    this.#regions = [...this.#regions, { name, since: this.said.key }];
    return () => {
      const left = this.#regions.filter((other) => other.name !== name);
      // The page below does not repeat what the dialog said.
      this.#regions = left.map((each, i) =>
        i === left.length - 1 ? { ...each, since: this.said.key } : each,
      );
    };
  }

  /** Whether a region is the one that is read out: a dialog mutes everything below it. */
  isHeard(name: symbol): boolean {
    return this.#regions.at(-1)?.name === name;
  }

  /** The text of a region. An invisible mark makes a repeated sentence new, so that it is read out again. */
  textIn(name: symbol): string {
    const top = this.#regions.at(-1);
    const { text, key } = this.said;
    return top?.name === name && key > top.since ? text + '\u200b'.repeat(key % 2) : '';
  }

  /** Notify a player whose tab is hidden. */
  call(title: string, text: string): void {
    if (!document.hidden || !setting.notify.get() || !('Notification' in window)) return;
    if (Notification.permission !== 'granted') return;
    try {
      const notification = new Notification(title, {
        body: text,
        icon: to('/icon-192.png'),
        tag: 'stella-turn',
      });
      notification.onclick = () => {
        window.focus();
        notification.close();
      };
    } catch {
      // Some phones only show notifications from a service worker; the title still changes.
    }
  }

  #plan(): void {
    this.#flush ??= setTimeout(() => this.#speak(), Math.max(GATHER, this.#freeAt - performance.now()));
  }

  #speak(): void {
    this.#flush = undefined;
    const isUrgent = this.#urgent !== '';
    const fresh = clean(isUrgent ? [this.#urgent] : [...this.#queue, this.#last]);
    const text = clean(isUrgent ? [fresh] : [this.#resumed, fresh]);
    if (!isUrgent) [this.#queue, this.#last, this.#resumed] = [[], '', ''];
    this.#urgent = '';
    if (!text) return;
    this.#remember(fresh);
    this.#cut = isUrgent ? '' : fresh;
    const length = this.#lengthOf(text);
    this.#freeAt = performance.now() + (setting.ear.get() ? length : Math.min(LONGEST, length));
    this.said = { text, key: this.said.key + 1 };
    if (this.#queue.length || this.#last || this.#resumed) this.#plan();
  }

  #lengthOf(text: string): number {
    return text.length * LETTER[setting.pace.get()];
  }

  #remember(text: string): void {
    if (!this.#isAgain && text) {
      this.#spoken = [...this.#spoken, text].slice(-REMEMBERED);
      this.#back = 0;
    }
    this.#isAgain = false;
  }
}

export const speech = new Speech();
