/** Short sounds for events; off until the player turns them on. */
import { setting } from './storage';

export type Sound =
  | 'mark'
  | 'unmark'
  | 'ready'
  | 'deal'
  | 'land'
  | 'announce'
  | 'dark'
  | 'point'
  | 'light'
  | 'no_light'
  | 'spark'
  | 'super_spark'
  | 'fall'
  | 'crack'
  | 'score'
  | 'place'
  | 'turn'
  | 'nudge'
  | 'win';

let isOn = setting.sound.get();

export const soundIsOn = (): boolean => isOn;

export function turnSound(on: boolean): void {
  isOn = on;
  setting.sound.set(on);
  if (on) play('ready');
}

export function setVolume(volume: number): void {
  setting.volume.set(volume);
  play('ready');
}

/** `step`: how much higher it sounds, for sounds that follow each other. */
export function play(sound: Sound, step = 0): void {
  if (!isOn) return;
  void import('./orchestra').then(
    ({ perform }) => perform(sound, setting.volume.get(), step),
    () => undefined, // without its sounds, the game is the same
  );
}
