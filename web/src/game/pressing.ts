/** What the letter keys do at every table: at a seat, for those who watch, and at the table of the day. */
import { isDialogOpen } from '../device/dialogs';
import { actionOf, type Action } from '../device/keys';
import { speech } from '../device/speech.svelte';
import { setting } from '../device/storage';
import type { Play } from './play.svelte';
import { situation, standing } from './situation';

type Act = (event: KeyboardEvent) => void;
export type Acts = Partial<Record<Action, Act>>;

/** Return the handler of key presses. `own`: what some keys do on this screen only. */
export function pressing(play: Play, own: Acts = {}): Act {
  const acts: Acts = {
    help: () => (play.hand.beside = 'keys'),
    ready: () => play.hand.press(),
    again: ({ shiftKey }) => speech.sayAgain(shiftKey),
    situation: () => speech.sayNow(situation(play)),
    log: () => (play.hand.beside = 'log'),
    command: () => (play.hand.beside = 'command'),
    cards: () => play.hand.toCard(),
    next: () => play.stage.goOn(),
    score: () => speech.sayNow(standing(play)),
    ...own,
  };
  return (event) => {
    if (!setting.keys.get() || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen()) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
    const action = actionOf(event);
    const act = action && play.table && acts[action];
    if (!act) return;
    act(event);
    event.preventDefault();
  };
}
