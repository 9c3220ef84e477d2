/**
 * Where the keyboard and the screen reader go when a screen appears, and when the element that had the focus
 * disappears.
 */
import { isDialogOpen } from './dialogs';

const isLost = (): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || !at.isConnected;
};

/** Attach to the heading of a screen: takes the focus if the previous screen had it and is gone. */
export function landing(node: HTMLElement): () => void {
  node.tabIndex = -1;
  node.dataset['landing'] = '';
  const frame = requestAnimationFrame(() => {
    if (isLost() && node.isConnected) land(node);
  });
  return () => cancelAnimationFrame(frame);
}

/** Focus a heading, and scroll to it: at high zoom it may lie outside the window. */
function land(node: HTMLElement): void {
  node.focus({ preventScroll: true });
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const isThere = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true });

/**
 * Until stopped: when the focused element disappears or is disabled, the heading of the screen takes the focus. If a
 * player has removed the focus on purpose, by a tap beside everything, it stays away. Returns a function that stops
 * this.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let frame = 0;
  const remember = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? target : null;
  };
  const look = (): void => {
    frame = 0;
    if (!last || !isLost() || isThere(last) || isDialogOpen()) return;
    const heading = [...document.querySelectorAll<HTMLElement>('[data-landing]')].findLast(isThere);
    if (heading) land(heading);
  };
  // The browser takes the focus from a hidden element only after it has painted.
  const soon = (): void => {
    if (last) frame ||= requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
  };
  const changes = new MutationObserver(soon);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'class'],
  });
  addEventListener('focusin', remember);
  return () => {
    changes.disconnect();
    removeEventListener('focusin', remember);
    cancelAnimationFrame(frame);
  };
}
