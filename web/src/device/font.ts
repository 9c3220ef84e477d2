/** The letters that the player has chosen. */
import { setting } from './storage';

/** Show all text in the chosen letters. */
export const useFont = (): void => void (document.documentElement.dataset['font'] = setting.font.get());
