/**
 * How the pictures fit the screen of this device: a phone shows one of them large, a device beside a TV shows only the
 * slate.
 */
import { MediaQuery } from 'svelte/reactivity';
import { NARROW, PHONE, SMALL } from '../styles/layouts';
import type { Room } from './room.svelte';

const narrow = new MediaQuery(NARROW);
const phone = new MediaQuery(PHONE);
const small = new MediaQuery(SMALL);

export class Fit {
  constructor(private readonly play: { room: Room | null; isTv: boolean }) {}

  /** Whether a TV in this room shows the pictures, so that this device is only the slate. */
  hasTv = $derived.by(() => {
    const { room } = this.play;
    return narrow.current && room?.role === 'seat' && (room.presence?.tvs ?? 0) > 0;
  });
  /** Whether one picture is shown large above the others, to swipe through: on a tall phone, unless a TV shows them. */
  hasLens = $derived.by(() => phone.current && !small.current && !this.hasTv && !this.play.isTv);
  /** Whether the pictures are too small to be told apart without opening them. */
  isTiny = $derived.by(() => small.current && !this.hasTv);
}
