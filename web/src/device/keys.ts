/** The keys of the table: what each does, and which other key the player has chosen for it. */
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

/** The key of an action: the player's choice, else the default. */
export function keyOf(action: Action): string {
  const chosen = setting.keymap.get()[action];
  return isText(chosen) ? chosen : USUAL[action];
}

/** The sign of a pressed key. On a keyboard with other letters: the Latin letter at the same place. */
export const signOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  /^[^a-z]$/i.test(key) && code.startsWith('Key') ? code.slice(-1).toLowerCase() : key.toLowerCase();

/** The action of a key at the table, if any. */
export function actionOf(event: Pick<KeyboardEvent, 'key' | 'code'>): Action | undefined {
  const sign = signOf(event);
  return ACTIONS.find((action) => keyOf(action) === sign);
}

/** Whether a key can be chosen: a single character that neither moves the focus nor presses a button. */
export const isUsable = (sign: string): boolean => sign.length === 1 && sign.trim() !== '';

/** Choose another key for an action. The action that had it gets the key that is now free. */
export function remap(action: Action, sign: string): void {
  const other = ACTIONS.find((each) => keyOf(each) === sign);
  const freed = keyOf(action);
  setting.keymap.set({ ...setting.keymap.get(), ...(other && { [other]: freed }), [action]: sign });
}

/** Restore all default keys. */
export const resetKeys = (): void => setting.keymap.set({});
