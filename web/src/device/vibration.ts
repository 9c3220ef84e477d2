/** A short vibration, on devices that can. */
import { setting } from './storage';

const TURN = [90, 60, 90];

export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

export function buzz(pattern = TURN): void {
  if (canVibrate() && setting.vibration.get()) navigator.vibrate(pattern);
}
