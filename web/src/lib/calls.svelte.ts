/** What is said aside: live regions for screen readers, short notices, the window's title, a call when it is your turn. */
import { setting } from './storage';

class Calls {
  polite = $state('');
  assertive = $state('');
  notice = $state<{ text: string; key: number } | null>(null);
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Say it to those who listen. */
  say(text: string, isUrgent = false): void {
    // A repeated sentence must still be read out: an invisible mark makes it new.
    const fresh = text + '\u200b'.repeat(++this.#heard % 2);
    if (isUrgent) this.assertive = fresh;
    else this.polite = fresh;
  }

  /** Show a short notice, and say it. */
  show(text: string): void {
    if (!text) return;
    this.notice = { text, key: ++this.#heard };
    this.say(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.notice = null), 5_000);
  }

  /** Call somebody back to a hidden tab. */
  call(title: string, text: string): void {
    if (!document.hidden || !setting.notify.get() || !('Notification' in window) || Notification.permission !== 'granted') return;
    try {
      const notification = new Notification(title, { body: text, icon: '/icon-192.png', tag: 'stella-turn' });
      notification.onclick = () => {
        window.focus();
        notification.close();
      };
    } catch {
      // Some phones only notify from a service worker; the title still changes.
    }
  }
}

export const calls = new Calls();

export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  setting.notify.set(isAllowed);
  return isAllowed;
}
