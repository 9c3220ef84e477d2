/** What comes from outside is checked here before anybody believes its type: JSON of the server and of this device. */
import type { ServerMessage } from './protocol';

type Check<Kind> = (value: unknown) => value is Kind;
type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
export const isList: Check<unknown[]> = (value) => Array.isArray(value);
export const oneOf =
  <Kind extends string>(...known: Kind[]): Check<Kind> =>
  (value): value is Kind =>
    known.some((each) => each === value);

/** A JSON text as a value, or undefined if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the client relies on in each kind of message; what is left out of a message is not checked. */
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
  goodbye: { code: isText },
  beat: {},
};

/** A message of the server, or null if it is none that this client knows: then it is left aside. */
export function messageIn(text: string): ServerMessage | null {
  const value = parsed(text);
  if (!isFields(value) || !isText(value['type']) || !Object.hasOwn(MESSAGES, value['type'])) return null;
  const fields = MESSAGES[value['type'] as ServerMessage['type']];
  const isWhole = Object.entries(fields).every(([name, isRight]) => isRight(value[name]));
  const { facts } = value;
  return isWhole && (facts === undefined || isList(facts)) ? (value as unknown as ServerMessage) : null;
}
