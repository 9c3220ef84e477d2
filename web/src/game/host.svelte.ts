/** Whether the host has been away so long that any seated player may act for them. */
import type { Presence, RoomView } from '../net/protocol';

const GRACE_SECONDS = 30;

export class HostWatch {
  isGone = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #missed: string | null = null;

  /** The room or the people in it have changed. */
  look(view: RoomView | null, presence: Presence | null): void {
    if (!view || !presence) return;
    const isSeatless = view.has_host_without_seat ?? false;
    const isHere = isSeatless
      ? (presence.has_host ?? false)
      : view.host !== null && presence.here.includes(view.host);
    const missed = isHere ? null : isSeatless ? 'host' : (view.host ?? 'nobody');
    if (missed === this.#missed) return;
    this.stop();
    this.#missed = missed;
    const grace = missed === 'nobody' ? 0 : (view.options.grace_seconds ?? GRACE_SECONDS) * 1000;
    if (missed !== null) this.#timer = setTimeout(() => (this.isGone = true), grace);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.isGone = false;
  }
}
