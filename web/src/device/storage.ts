/** What this device remembers: seats by room code, the name, the language, small settings, and proofs of its games. */
import { isFields, isFlag, isList, isNumber, isText, oneOf, parsed } from '../net/checks';
import type { Colour } from '../net/protocol';
import { root } from '../net/root';

export interface KeptSeat {
  code: string;
  token: string;
  colour: Colour;
  name: string;
  at: number;
  /** What its table is for; an ordinary one if it is not said. */
  opening?: string;
}

/** How long things stay before the table goes on; `hand`: until this player presses on. */
export type Pace = 'normal' | 'calm' | 'brisk' | 'hand' | 'instant';

/** Two servers under one address, each with its own path, keep apart what they remember. */
const OURS = `stella${root}`;
const SEATS = `${OURS}.seats`;
const PROOFS = `${OURS}.proofs`;
const KEPT = 12;

/** What was read or written last, by its key: a text is read again only when it has changed, here or in another tab. */
const known = new Map<string, { text: string; value: unknown }>();

function read<T>(key: string, otherwise: T, isRight: (value: unknown) => value is T): T {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return otherwise;
    let { value } = known.get(key) ?? {};
    if (known.get(key)?.text !== text) known.set(key, { text, value: (value = parsed(text)) });
    return isRight(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    const text = JSON.stringify(value);
    localStorage.setItem(key, text);
    known.set(key, { text, value });
  } catch {
    // A full or forbidden storage costs the convenience, not the game. What was not written is not known either.
    known.delete(key);
  }
}

const isSeat = (value: unknown): value is KeptSeat =>
  isFields(value) && isText(value['code']) && isText(value['token']) && isText(value['name']);

/** A seat as it is kept today; earlier releases kept a flag instead of the opening. */
function lifted(seat: KeptSeat & { isIntroduction?: unknown }): KeptSeat {
  const { isIntroduction, ...kept } = seat;
  return isIntroduction === true ? { opening: 'introduction', ...kept } : kept;
}

export const keptSeats = (): KeptSeat[] => read(SEATS, [], isList).filter(isSeat).map(lifted);
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
export const readKept = <Game>(): Game[] =>
  read(PROOFS, [], isList).filter((kept): kept is Game => isFields(kept));
export const writeKept = (games: readonly unknown[]): void => write(PROOFS, games);

const BEGUN = `${OURS}.begun`;
const isCode = (value: unknown): value is { code: string } => isFields(value) && isText(value['code']);

/** Tell the other tabs of this browser that a table has begun: somebody may be learning the game there meanwhile. */
export const tellBegun = (code: string): void => write(BEGUN, { code, at: Date.now() });

/** Hear in another tab that a table has begun. Returns how not to hear it any more. */
export function hearBegun(begun: (code: string) => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === BEGUN) begun(read(BEGUN, { code: '' }, isCode).code);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** A setting by its key, with what it is as long as nobody has set it. */
function kept<T>(key: string, otherwise: T, isRight: (value: unknown) => value is T) {
  return { get: (): T => read(key, otherwise, isRight), set: (value: T): void => write(key, value) };
}

export const isPace = oneOf<Pace>('normal', 'calm', 'brisk', 'hand', 'instant');

export const setting = {
  name: kept(`${OURS}.name`, '', isText),
  language: kept<string | null>(`${OURS}.language`, null, isText),
  sound: kept(`${OURS}.sound`, false, isFlag),
  /** From 0 to 1. */
  volume: kept(`${OURS}.volume`, 0.5, isNumber),
  vibration: kept(`${OURS}.vibration`, true, isFlag),
  pace: kept<Pace>(`${OURS}.pace`, 'normal', isPace),
  /** Whether single letters do something at the table. */
  keys: kept(`${OURS}.keys`, true, isFlag),
  notify: kept(`${OURS}.notify`, false, isFlag),
};
