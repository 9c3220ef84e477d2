/** Small sounds made on the spot with WebAudio; silent until somebody asks for them. */
import { setting } from './storage';

export type Sound = 'mark' | 'unmark' | 'ready' | 'announce' | 'dark' | 'point' | 'spark' | 'super_spark' | 'fall' | 'turn' | 'win';

interface Note {
  at: number;
  from: number;
  to?: number;
  long: number;
  loud?: number;
  shape?: OscillatorType;
}

const A = 440;
const tone = (halfSteps: number): number => A * 2 ** (halfSteps / 12);
const bell = (at: number, halfSteps: number, long = 0.7, loud = 0.5): Note => ({ at, from: tone(halfSteps), long, loud, shape: 'sine' });

const SCORE: Record<Sound, Note[]> = {
  mark: [{ at: 0, from: 320, to: 190, long: 0.07, shape: 'triangle' }, { at: 0.08, from: 360, to: 200, long: 0.08, shape: 'triangle' }],
  unmark: [{ at: 0, from: 220, to: 160, long: 0.07, loud: 0.4, shape: 'triangle' }],
  ready: [bell(0, 3, 0.5, 0.35), bell(0.09, 10, 0.7, 0.35)],
  announce: [bell(0, -9, 0.9, 0.3), bell(0.16, -2, 0.9, 0.3), bell(0.32, 3, 1.1, 0.3)],
  dark: [{ at: 0, from: 180, to: 70, long: 1.1, loud: 0.5 }, bell(0.1, -16, 1.2, 0.3)],
  point: [bell(0, -2, 0.35, 0.35)],
  spark: [bell(0, 3), bell(0.1, 7), bell(0.2, 10, 1)],
  super_spark: [bell(0, 3), bell(0.1, 7), bell(0.2, 10), bell(0.32, 15, 1.2), bell(0.46, 22, 1.6, 0.35), bell(0.6, 27, 1.8, 0.25)],
  fall: [{ at: 0, from: tone(5), to: tone(-14), long: 0.8, loud: 0.4 }, { at: 0.62, from: 90, to: 55, long: 0.4, loud: 0.6 }],
  turn: [bell(0, 10, 0.5, 0.45), bell(0.16, 15, 0.9, 0.45)],
  win: [bell(0, 3), bell(0.14, 7), bell(0.28, 10), bell(0.42, 15, 1.4), bell(0.42, 10, 1.4, 0.3), bell(0.6, 19, 2, 0.3)],
};

let context: AudioContext | null = null;
let isOn = setting.sound.get();

export const soundIsOn = (): boolean => isOn;

export function turnSound(on: boolean): void {
  isOn = on;
  setting.sound.set(on);
  if (on) play('ready');
}

export function play(sound: Sound): void {
  if (!isOn) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + 0.01;
  for (const note of SCORE[sound]) sing(context, now, note);
}

function sing(audio: AudioContext, now: number, { at, from, to, long, loud = 0.5, shape = 'sine' }: Note): void {
  const voice = new OscillatorNode(audio, { type: shape, frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  const start = now + at;
  if (to) voice.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud * 0.22, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + long + 0.05);
}
