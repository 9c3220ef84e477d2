/** The sounds of the game, synthesised with WebAudio. Loaded when a player turns sounds on. */
import type { Sound } from './sound';

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
const bell = (at: number, halfSteps: number, long = 0.7, loud = 0.5): Note => ({
  at,
  from: tone(halfSteps),
  long,
  loud,
  shape: 'sine',
});

const SCORE: Record<Sound, Note[]> = {
  mark: [
    { at: 0, from: 320, to: 190, long: 0.07, shape: 'triangle' },
    { at: 0.08, from: 360, to: 200, long: 0.08, shape: 'triangle' },
  ],
  unmark: [{ at: 0, from: 220, to: 160, long: 0.07, loud: 0.4, shape: 'triangle' }],
  ready: [bell(0, 3, 0.5, 0.35), bell(0.09, 10, 0.7, 0.35)],
  deal: [bell(0, -14, 0.25, 0.2), bell(0.09, -12, 0.25, 0.2), bell(0.18, -9, 0.3, 0.2)],
  land: [bell(0, -9, 0.6, 0.3)],
  announce: [bell(0, -9, 0.9, 0.3), bell(0.16, -2, 0.9, 0.3), bell(0.32, 3, 1.1, 0.3)],
  dark: [{ at: 0, from: 180, to: 70, long: 1.1, loud: 0.5 }, bell(0.1, -16, 1.2, 0.3)],
  point: [bell(0, -2, 0.35, 0.35)],
  light: [bell(0, 3, 0.5, 0.35)],
  no_light: [{ at: 0, from: 150, to: 120, long: 0.16, loud: 0.35, shape: 'triangle' }],
  spark: [bell(0, 3), bell(0.1, 7), bell(0.2, 10, 1)],
  super_spark: [
    bell(0, 3),
    bell(0.1, 7),
    bell(0.2, 10),
    bell(0.32, 15, 1.2),
    bell(0.46, 22, 1.6, 0.35),
    bell(0.6, 27, 1.8, 0.25),
  ],
  fall: [
    { at: 0, from: tone(5), to: tone(-14), long: 0.8, loud: 0.4 },
    { at: 0.62, from: 90, to: 55, long: 0.4, loud: 0.6 },
  ],
  crack: [
    { at: 0, from: 2400, to: 700, long: 0.09, loud: 0.25, shape: 'square' },
    { at: 0.1, from: 1500, to: 400, long: 0.12, loud: 0.2, shape: 'square' },
    { at: 0.2, from: 300, to: 80, long: 0.5, loud: 0.4 },
  ],
  score: [bell(0, -2, 0.5, 0.3), bell(0.12, 2, 0.5, 0.3), bell(0.24, 5, 0.9, 0.3)],
  place: [bell(0, -9, 0.5, 0.4), bell(0.1, -5, 0.8, 0.4)],
  turn: [bell(0, 10, 0.5, 0.45), bell(0.16, 15, 0.9, 0.45)],
  nudge: [bell(0, 15, 0.4, 0.5), bell(0.18, 15, 0.4, 0.5), bell(0.36, 22, 0.9, 0.5)],
  win: [
    bell(0, 3),
    bell(0.14, 7),
    bell(0.28, 10),
    bell(0.42, 15, 1.4),
    bell(0.42, 10, 1.4, 0.3),
    bell(0.6, 19, 2, 0.3),
  ],
};

let context: AudioContext | null = null;

/** `step`: how many steps of a scale higher, for sounds that follow each other. */
export function perform(sound: Sound, volume: number, step: number): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + 0.01;
  const higher = 2 ** (step / 6);
  for (const note of SCORE[sound]) sing(context, now, note, volume, higher);
}

function sing(
  audio: AudioContext,
  now: number,
  { at, from, to, long, loud = 0.5, shape = 'sine' }: Note,
  loudness: number,
  higher: number,
): void {
  const voice = new OscillatorNode(audio, { type: shape, frequency: from * higher });
  const volume = new GainNode(audio, { gain: 0 });
  const start = now + at;
  if (to) voice.frequency.exponentialRampToValueAtTime(to * higher, start + long);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * 0.44 * loudness), start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + long + 0.05);
}
