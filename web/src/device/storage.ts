/** What this device stores: seats by room code, the name, the language, small settings, and proofs of its games. */
import { isFields, isFlag, isList, isNumber, isText, oneOf, parsed } from '../net/checks';
import type { Colour } from '../net/protocol';
import { root } from '../net/root';

export interface KeptSeat {
  code: string;
  token: string;
  /** Null if this device hosts the table without a seat. */
  colour: Colour | null;
  name: string;
  at: number;
  /** What the table is for; absent for an ordinary table. */
  opening?: string;
  /** Other people who share this device, each at a seat of their own. */
  local?: LocalSeat[];
}

/** A seat of a person who shares this device. */
export interface LocalSeat {
  token: string;
  colour: Colour;
  name: string;
}

/** How long scenes stay before the table continues; `hand`: until this player continues. */
export type Pace = 'normal' | 'calm' | 'brisk' | 'hand' | 'instant';

/** How much is said of a picture: its title, also what is on it, or its whole description. */
export type Verbosity = 'title' | 'objects' | 'description';

/** The letters: the game's two fonts, its plain one everywhere, or the font of the device. */
export type Font = 'drawn' | 'plain' | 'device';

/** Two servers at one address, each with its own path, store their data separately. */
const OURS = `stella${root}`;
const SEATS = `${OURS}.seats`;
const PROOFS = `${OURS}.proofs`;
const KEPT = 12;

/**
 * The last text read or written under each key. A text is parsed again only when it has changed, here or in another
 * tab.
 */
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
    // A full or blocked storage costs convenience, not the game. What was not written is not cached either.
    known.delete(key);
  }
}

const isSeat = (value: unknown): value is KeptSeat =>
  isFields(value) && isText(value['code']) && isText(value['token']) && isText(value['name']);

/** A seat in today's format; earlier releases stored a flag instead of the opening. */
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

/**
 * Today's table on this device: the token that owns its slates, and its days (game/daily.ts), which are stored nowhere
 * else.
 */
export interface KeptDaily {
  token: string;
  days: unknown;
}

const isDaily = (value: unknown): value is KeptDaily => isFields(value) && isText(value['token']);
const newToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Return the token; a device without one creates it. */
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

/** Notify the other tabs of this browser that a table has started: one of them may show the introduction. */
export const tellBegun = (code: string): void => write(BEGUN, { code, at: Date.now() });

/** Call a function when another tab reports that a table has started. Returns a function that stops this. */
export function hearBegun(begun: (code: string) => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === BEGUN) begun(read(BEGUN, { code: '' }, isCode).code);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** A setting by its key, with its default. */
function kept<T>(key: string, otherwise: T, isRight: (value: unknown) => value is T) {
  return { get: (): T => read(key, otherwise, isRight), set: (value: T): void => write(key, value) };
}

export const isPace = oneOf<Pace>('normal', 'calm', 'brisk', 'hand', 'instant');

const isFont = oneOf<Font>('drawn', 'plain', 'device');
const isVerbosity = oneOf<Verbosity>('title', 'objects', 'description');

export const setting = {
  name: kept(`${OURS}.name`, '', isText),
  language: kept<string | null>(`${OURS}.language`, null, isText),
  sound: kept(`${OURS}.sound`, false, isFlag),
  /** From 0 to 1. */
  volume: kept(`${OURS}.volume`, 0.5, isNumber),
  vibration: kept(`${OURS}.vibration`, true, isFlag),
  pace: kept<Pace>(`${OURS}.pace`, 'normal', isPace),
  /** Whether single letters are shortcuts at the table. */
  keys: kept(`${OURS}.keys`, true, isFlag),
  /** The keys that the player has chosen, by action (device/keys.ts). */
  keymap: kept<Record<string, unknown>>(`${OURS}.keymap`, {}, isFields),
  /** Whether a pointing can be taken back for three seconds. */
  undo: kept(`${OURS}.undo`, false, isFlag),
  /** How many switches the player uses; 0: the player uses keys or a pointer. */
  switches: kept(`${OURS}.switches`, 0, isNumber),
  /** How long each step of scanning lasts, in milliseconds. */
  scanStep: kept(`${OURS}.scan-step`, 1500, isNumber),
  notify: kept(`${OURS}.notify`, false, isFlag),
  /** The hour at which this device is reminded of today's table; none: it is not. */
  remindAt: kept<number | null>(`${OURS}.remind-at`, null, (value) => value === null || isNumber(value)),
  /** Whether the player plays by ear: then the game waits until everything has been read out. */
  ear: kept(`${OURS}.ear`, false, isFlag),
  /** How much is said of a picture that receives the focus. */
  verbosity: kept<Verbosity>(`${OURS}.verbosity`, 'description', isVerbosity),
  font: kept<Font>(`${OURS}.font`, 'drawn', isFont),
  /** Whether reactions are said. */
  reactions: kept(`${OURS}.reactions`, true, isFlag),
  /** A second press on a picture within this time counts as a slip of the first: milliseconds, up to 1000. */
  coolDown: kept(`${OURS}.cool-down`, 500, isNumber),
};
