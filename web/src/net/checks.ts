/** Checks external data before its type is trusted: JSON from the server and from this device. */
import type { ServerMessage } from './protocol';

type Check<Kind> = (value: unknown) => value is Kind;
type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
export const isList: Check<unknown[]> = (value) => Array.isArray(value);
const isListOrMissing: Check<unknown[] | undefined> = (value) => value === undefined || isList(value);
export const oneOf =
  <Kind extends string>(...known: Kind[]): Check<Kind> =>
  (value): value is Kind =>
    known.some((each) => each === value);

/** The value of a JSON text, or undefined if the text is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of each kind of message that the client relies on; other fields are not checked. */
const MESSAGES: Record<ServerMessage['type'], Record<string, Check<unknown>>> = {
  welcome: { moment: isNumber, now: isNumber },
  update: { moment: isNumber },
  refused: { id: isNumber, code: isText },
  presence: { here: isList },
  reaction: { emoji: isText },
  nudge: {},
  along: { cards: isList },
  crowd: {},
  moments: { moments: isList },
  together: { seal: isText, round: isNumber },
  waiting: { own: isListOrMissing, others: isListOrMissing },
  goodbye: { code: isText },
  beat: {},
};

/** A message of the server, or null if this client does not know its type; such messages are ignored. */
export function messageIn(text: string): ServerMessage | null {
  const value = parsed(text);
  if (!isFields(value) || !isText(value['type']) || !Object.hasOwn(MESSAGES, value['type'])) return null;
  const fields = MESSAGES[value['type'] as ServerMessage['type']];
  const isWhole = Object.entries(fields).every(([name, isRight]) => isRight(value[name]));
  const { facts } = value;
  return isWhole && (facts === undefined || isList(facts)) ? (value as unknown as ServerMessage) : null;
}
