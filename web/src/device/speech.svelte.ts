/** What is said aside: one queue for those who listen, short notices, a call when it is your turn. */
import { to } from '../net/root';
import { setting, type Pace } from './storage';

/** What is said within this time is said in one go. */
const GATHER = 120;
/** How long a letter takes to be read out, about, at each pace. */
const LETTER: Record<Pace, number> = { calm: 75, normal: 55, hand: 55, brisk: 35, instant: 0 };
/** The longest that anything waits for what was said before where nobody has said that they listen. */
const LONGEST = 4_000;
/** How many sentences can be said again. */
const REMEMBERED = 20;

interface Region {
  name: symbol;
  /** What was said before does not sound in it. */
  since: number;
}

/** Sentences in one. Where a word may break, and where not, is for the eye. */
const clean = (texts: readonly string[]): string =>
  texts
    .filter(Boolean)
    .join(' ')
    .replace(/[\u00ad\u2060]/g, '');

export class Speech {
  /** What the live regions hold now. */
  said = $state.raw({ text: '', key: 0 });
  notice = $state.raw<{ text: string; key: number } | null>(null);
  /** The live regions that are there, in the order of their coming; the one over the others is heard. */
  #regions = $state.raw<Region[]>([]);
  #queue: string[] = [];
  #urgent = '';
  #last = '';
  /** What is being read out, and would be cut off now; not what was urgent itself, nor what was cut off before. */
  #cut = '';
  /** What was said, the newest last; and which of it was said again last. */
  #spoken: string[] = [];
  #back = 0;
  #isAgain = false;
  #resumed = '';
  #freeAt = 0;
  #flush: ReturnType<typeof setTimeout> | undefined;
  #hide: ReturnType<typeof setTimeout> | undefined;

  /** Say it to those who listen, after what is being said. */
  say(text: string): void {
    if (!text || this.#queue.at(-1) === text) return;
    this.#queue.push(text);
    this.#plan();
  }

  /** Say it when everything else has been said: it calls for an answer. */
  sayLast(text: string): void {
    this.#last = text;
    this.#plan();
  }

  /**
   * Say this before whatever waits: somebody moves on quickly and wants to hear where they are. What their key has cut
   * off is said again afterwards, once, and then the rest.
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

  /** What was said last. */
  get last(): string {
    return this.#spoken.at(-1) ?? '';
  }

  /** Say again what was said last; `isOlder`: what was said before that, and so on. */
  sayAgain(isOlder: boolean): void {
    const newest = this.#spoken.length - 1;
    this.#back = isOlder ? Math.min(newest, this.#back + 1) : 0;
    const text = this.#spoken[newest - this.#back];
    if (!text) return;
    this.sayNow(text);
    this.#isAgain = true;
  }

  /** How long there is still something to be read out, in milliseconds, about. */
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
    this.#hide = setTimeout(() => (this.notice = null), 5_000);
  }

  /** A live region has come, in the page or in a dialog over it. Returns how it goes. */
  join(name: symbol): () => void {
    this.#regions = [...this.#regions, { name, since: this.said.key }];
    return () => {
      const left = this.#regions.filter((other) => other.name !== name);
      // What the dialog said is not said again by the page beneath it.
      this.#regions = left.map((each, i) =>
        i === left.length - 1 ? { ...each, since: this.said.key } : each,
      );
    };
  }

  /** Whether a region is the one that is heard: a dialog mutes everything beneath it. */
  isHeard(name: symbol): boolean {
    return this.#regions.at(-1)?.name === name;
  }

  /** What a region holds. A repeated sentence must still be read out: an invisible mark makes it new. */
  textIn(name: symbol): string {
    const top = this.#regions.at(-1);
    const { text, key } = this.said;
    return top?.name === name && key > top.since ? text + '\u200b'.repeat(key % 2) : '';
  }

  /** Call somebody back to a hidden tab. */
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
      // Some phones only notify from a service worker; the title still changes.
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
