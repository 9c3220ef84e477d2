/** Notifications to this device while Stella is closed: the server sends them through the browser's push service. */
import { daily } from '../net/daily';
import type { Subscribe } from '../net/protocol';
import { pushes } from '../net/pushes';
import { keptSeats, setting, type KeptSeat } from './storage';

export type Asked = 'on' | 'open' | 'blocked';

/** Only a page over https, or on the machine of the server, may ask for notifications. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in window;

/**
 * Ask for notifications at a table. `open`: they come only while the page is open, because the browser has no push
 * service now; `blocked`: the person or the browser refuses them.
 */
export async function ask(seat: KeptSeat): Promise<Asked> {
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  setting.notify.set(isAllowed);
  if (!isAllowed) return 'blocked';
  return (await renew(seat)) ? 'on' : 'open';
}

/** Send the server the current push address of a seat; browsers change it from time to time. */
export async function renew({ code, token }: KeptSeat): Promise<boolean> {
  try {
    const subscription = await subscribed();
    if (subscription) await pushes.subscribe(code, token, subscription);
    return subscription !== null;
  } catch {
    return false;
  }
}

/** This browser's push subscription; null if it has none. */
async function subscribed(): Promise<Subscribe | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  if (Notification.permission !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await pushes.key();
  const kept = await pushManager.getSubscription();
  if (kept && toBase64(kept.options.applicationServerKey) !== key) await kept.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}

/** The next full hour of a day that has not been played yet. */
export function nextReminder(hour: number, hasPlayed: boolean, now = new Date()): Date {
  const next = new Date(now);
  next.setHours(hour, 0, 0, 0);
  if (hasPlayed || next <= now) next.setDate(next.getDate() + 1);
  return next;
}

/** Be reminded of today's table daily at an hour; after today's slate, from tomorrow on. */
export async function remind(hour: number, hasPlayed: boolean, language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  try {
    const subscription = await subscribed();
    if (!subscription) return false;
    await daily.remind({ at: nextReminder(hour, hasPlayed).getTime(), subscription, language });
    return true;
  } catch {
    return false;
  }
}

/** Stop the reminders of this device. Returns whether the server has confirmed. */
export async function stopReminding(): Promise<boolean> {
  try {
    const kept = await (await navigator.serviceWorker?.ready)?.pushManager.getSubscription();
    if (kept) await daily.stopReminding(kept.endpoint);
    return true;
  } catch {
    return false;
  }
}

/** Turn notifications off at every table. Reminders of today's table still come, if this device asked for them. */
export async function stop(): Promise<void> {
  setting.notify.set(false);
  await Promise.allSettled(keptSeats().map(({ code, token }) => pushes.unsubscribe(code, token)));
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  if (setting.remindAt.get() !== null) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}

function toBase64(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer())));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
