/** The keys of the table: what each does, and which other key somebody has chosen for it. */
import { isText } from '../net/checks';
import { setting } from './storage';

const USUAL = {
  ready: 'r',
  other: 'o',
  cards: 'c',
  next: 'n',
  score: 's',
  situation: 'w',
  again: 'l',
  log: 'h',
  command: '/',
  menu: 'm',
  help: '?',
} as const;

export type Action = keyof typeof USUAL;
export const ACTIONS = Object.keys(USUAL) as Action[];

/** The key of an action: the chosen one, else the usual one. */
export function keyOf(action: Action): string {
  const chosen = setting.keymap.get()[action];
  return isText(chosen) ? chosen : USUAL[action];
}

/** The sign on a key; where the keyboard writes other letters, the one that stands there on a Latin one. */
export const signOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  /^[^a-z]$/i.test(key) && code.startsWith('Key') ? code.slice(-1).toLowerCase() : key.toLowerCase();

/** What a key does at the table, if anything. */
export function actionOf(event: Pick<KeyboardEvent, 'key' | 'code'>): Action | undefined {
  const sign = signOf(event);
  return ACTIONS.find((action) => keyOf(action) === sign);
}

/** Whether a key can be chosen: one sign that moves nothing and presses nothing. */
export const isUsable = (sign: string): boolean => sign.length === 1 && sign.trim() !== '';

/** Choose another key for an action. The action that had it gets the key that became free. */
export function remap(action: Action, sign: string): void {
  const other = ACTIONS.find((each) => keyOf(each) === sign);
  const freed = keyOf(action);
  setting.keymap.set({ ...setting.keymap.get(), ...(other && { [other]: freed }), [action]: sign });
}

/** Every key as it was. */
export const resetKeys = (): void => setting.keymap.set({});
