/** What is said aside: one queue for those who listen, short notices, a call when it is your turn. */
import { to } from '../net/root';
import { setting } from './storage';

/** What is said within this time is said in one go. */
const GATHER = 120;
/** How long a letter takes to be read out, about; and the longest that anything waits for what was said before. */
const LETTER = 55;
const LONGEST = 4_000;

interface Region {
  name: symbol;
  /** What was said before does not sound in it. */
  since: number;
}

export class Speech {
  /** What the live regions hold now. */
  said = $state.raw({ text: '', key: 0 });
  notice = $state.raw<{ text: string; key: number } | null>(null);
  /** The live regions that are there, in the order of their coming; the one over the others is heard. */
  #regions = $state.raw<Region[]>([]);
  #queue: string[] = [];
  #last = '';
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

  /** Say this instead of whatever waits: somebody moves on quickly and wants to hear where they are. */
  sayNow(text: string): void {
    this.#queue = [];
    this.#freeAt = 0;
    clearTimeout(this.#flush);
    this.#flush = undefined;
    this.say(text);
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
    // Where a word may break, and where not, is for the eye.
    const text = [...this.#queue, this.#last]
      .filter(Boolean)
      .join(' ')
      .replace(/[\u00ad\u2060]/g, '');
    this.#queue = [];
    this.#last = '';
    if (!text) return;
    this.#freeAt = performance.now() + Math.min(LONGEST, text.length * LETTER);
    this.said = { text, key: this.said.key + 1 };
  }
}

export const speech = new Speech();
