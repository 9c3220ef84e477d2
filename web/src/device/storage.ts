/** What this device remembers: seats by room code, the name, the language, small settings, and proofs of its games. */
import type { Colour } from '../net/protocol';

export interface KeptSeat {
  code: string;
  token: string;
  colour: Colour;
  name: string;
  at: number;
  /** The introduction is learnt once and never continued from the door. */
  isIntroduction?: boolean;
}

/** How long things stay before the table goes on; `hand`: until this player presses on. */
export type Pace = 'normal' | 'calm' | 'brisk' | 'hand' | 'instant';

const SEATS = 'stella.seats';
const PROOFS = 'stella.proofs';
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
export const keptSeat = (code: string): KeptSeat | undefined =>
  keptSeats().find((seat) => seat.code === code);

export function keepSeat(seat: Omit<KeptSeat, 'at'>): void {
  const others = keptSeats().filter((kept) => kept.code !== seat.code);
  write(SEATS, [{ ...seat, at: Date.now() }, ...others].slice(0, KEPT));
}

export function forgetSeat(code: string): void {
  write(
    SEATS,
    keptSeats().filter((seat) => seat.code !== code),
  );
}

/** What this device saw of its games, newest first (proof/keeping.ts). */
export const readKept = <Game>(): Game[] => read<Game[]>(PROOFS, []);
export const writeKept = (games: readonly unknown[]): void => write(PROOFS, games);

const BEGUN = 'stella.begun';

/** Tell the other tabs of this browser that a table has begun: somebody may be learning the game there meanwhile. */
export const tellBegun = (code: string): void => write(BEGUN, { code, at: Date.now() });

/** Hear in another tab that a table has begun. Returns how not to hear it any more. */
export function hearBegun(begun: (code: string) => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === BEGUN) begun(read(BEGUN, { code: '' }).code);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

export const setting = {
  name: { get: () => read('stella.name', ''), set: (name: string) => write('stella.name', name) },
  language: {
    get: () => read<string | null>('stella.language', null),
    set: (to: string) => write('stella.language', to),
  },
  sound: { get: () => read('stella.sound', false), set: (on: boolean) => write('stella.sound', on) },
  /** From 0 to 1. */
  volume: {
    get: () => read('stella.volume', 0.5),
    set: (volume: number) => write('stella.volume', volume),
  },
  vibration: {
    get: () => read('stella.vibration', true),
    set: (on: boolean) => write('stella.vibration', on),
  },
  pace: { get: () => read<Pace>('stella.pace', 'normal'), set: (pace: Pace) => write('stella.pace', pace) },
  /** Whether single letters do something at the table. */
  keys: { get: () => read('stella.keys', true), set: (on: boolean) => write('stella.keys', on) },
  notify: { get: () => read('stella.notify', false), set: (on: boolean) => write('stella.notify', on) },
};
