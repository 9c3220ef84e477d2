/** What this device remembers: seats by room code, the name, the language, small settings. Never anything else. */
import type { Colour } from './wire';

export interface KeptSeat {
  code: string;
  token: string;
  colour: Colour;
  name: string;
  at: number;
}

/** How long things stay before the table goes on; `hand`: until this player presses on. */
export type Pace = 'normal' | 'calm' | 'brisk' | 'hand' | 'instant';

const SEATS = 'stella.seats';
const KEPT = 12;

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs the convenience, not the game.
  }
}

export const keptSeats = (): KeptSeat[] => read<KeptSeat[]>(SEATS, []);
export const keptSeat = (code: string): KeptSeat | undefined => keptSeats().find((seat) => seat.code === code);

export function keepSeat(seat: Omit<KeptSeat, 'at'>): void {
  const others = keptSeats().filter((kept) => kept.code !== seat.code);
  write(SEATS, [{ ...seat, at: Date.now() }, ...others].slice(0, KEPT));
}

export function forgetSeat(code: string): void {
  write(SEATS, keptSeats().filter((seat) => seat.code !== code));
}

export const setting = {
  name: { get: () => read('stella.name', ''), set: (name: string) => write('stella.name', name) },
  language: { get: () => read<string | null>('stella.language', null), set: (to: string) => write('stella.language', to) },
  sound: { get: () => read('stella.sound', false), set: (on: boolean) => write('stella.sound', on) },
  pace: { get: () => read<Pace>('stella.pace', 'normal'), set: (pace: Pace) => write('stella.pace', pace) },
  notify: { get: () => read('stella.notify', false), set: (on: boolean) => write('stella.notify', on) },
};
