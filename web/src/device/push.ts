/** Notices to this device while Stella is closed: the server sends them through the browser's own push service. */
import { api } from '../net/api';
import { keptSeats, setting, type KeptSeat } from './storage';

export type Asked = 'on' | 'open' | 'blocked';

/** Only a page over https (or on the serving machine itself) is allowed to ask for notices. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in window;

/**
 * Ask for notices at a table. `open`: they come while the page is open, for the browser takes no others now; `blocked`: the
 * person or the browser does not want any.
 */
export async function ask(seat: KeptSeat): Promise<Asked> {
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  setting.notify.set(isAllowed);
  if (!isAllowed) return 'blocked';
  return (await renew(seat)) ? 'on' : 'open';
}

/** Tell the server where notices for a seat go now; browsers change that from time to time. */
export async function renew({ code, token }: KeptSeat): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return false;
  if (Notification.permission !== 'granted') return false;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const { key } = await api.pushKey();
    const kept = await pushManager.getSubscription();
    if (kept && toBase64(kept.options.applicationServerKey) !== key) await kept.unsubscribe();
    const { endpoint, keys } = (
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    ).toJSON();
    await api.subscribe(code, token, {
      endpoint: endpoint!,
      p256dh: keys!['p256dh']!,
      auth: keys!['auth']!,
    });
    return true;
  } catch {
    return false;
  }
}

/** No more notices, at no table. */
export async function stop(): Promise<void> {
  setting.notify.set(false);
  await Promise.allSettled(keptSeats().map(({ code, token }) => api.unsubscribe(code, token)));
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}

function toBase64(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer())));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
