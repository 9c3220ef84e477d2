/** What this device remembers: seats by room code, the name, the language, small settings, and proofs of its games. */
import { isFields, isFlag, isList, isNumber, isText, oneOf, parsed } from '../net/checks';
import type { Colour } from '../net/protocol';
import { root } from '../net/root';

export interface KeptSeat {
  code: string;
  token: string;
  /** Nobody's, where this device hosts the table without a seat. */
  colour: Colour | null;
  name: string;
  at: number;
  /** What its table is for; an ordinary one if it is not said. */
  opening?: string;
  /** Further people who play with this device, each at a seat of their own. */
  local?: LocalSeat[];
}

/** A seat of somebody who shares this device. */
export interface LocalSeat {
  token: string;
  colour: Colour;
  name: string;
}

/** How long things stay before the table goes on; `hand`: until this player presses on. */
export type Pace = 'normal' | 'calm' | 'brisk' | 'hand' | 'instant';

/** How much is said of a picture: its title alone, also what is on it, or all that it shows. */
export type Verbosity = 'title' | 'objects' | 'description';

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

const DAILY = `${OURS}.daily`;
const TOKEN_BYTES = 24;

/** Today's table on this device: the token that owns its slates, and its days (game/daily.ts), which nobody else keeps. */
export interface KeptDaily {
  token: string;
  days: unknown;
}

const isDaily = (value: unknown): value is KeptDaily => isFields(value) && isText(value['token']);
const newToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** A device without a token makes one. */
export function keptDaily(): KeptDaily {
  const kept = read<KeptDaily | null>(DAILY, null, isDaily);
  if (kept) return kept;
  const fresh = { token: newToken(), days: {} };
  write(DAILY, fresh);
  return fresh;
}
export const keepDaily = (kept: KeptDaily): void => write(DAILY, kept);

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

const isVerbosity = oneOf<Verbosity>('title', 'objects', 'description');

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
  /** The keys that somebody has chosen, by what they do (device/keys.ts). */
  keymap: kept<Record<string, unknown>>(`${OURS}.keymap`, {}, isFields),
  /** Whether a pointing can be taken back for three seconds. */
  undo: kept(`${OURS}.undo`, false, isFlag),
  /** With how many switches somebody plays; none: with keys or a pointer. */
  switches: kept(`${OURS}.switches`, 0, isNumber),
  /** How long a step of the scanning lasts: milliseconds. */
  scanStep: kept(`${OURS}.scan-step`, 1500, isNumber),
  notify: kept(`${OURS}.notify`, false, isFlag),
  /** Whether somebody listens here: then nothing goes on before it has been read out. */
  ear: kept(`${OURS}.ear`, false, isFlag),
  /** How much is said of a picture that one comes to. */
  verbosity: kept<Verbosity>(`${OURS}.verbosity`, 'description', isVerbosity),
  /** Whether reactions are said. */
  reactions: kept(`${OURS}.reactions`, true, isFlag),
  /** A second press on a picture within this time is taken for a slip of the first: milliseconds, up to a second. */
  coolDown: kept(`${OURS}.cool-down`, 500, isNumber),
};
