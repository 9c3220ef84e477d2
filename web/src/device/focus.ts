/** Where the keyboard and the screen reader go when a screen comes, and when what they were at is taken away. */
import { isDialogOpen } from './dialogs';

const isLost = (): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || !at.isConnected;
};

/** Attach to the heading of a screen: takes the focus when the screen before took it away with it. */
export function landing(node: HTMLElement): () => void {
  node.tabIndex = -1;
  node.dataset['landing'] = '';
  const frame = requestAnimationFrame(() => {
    if (isLost() && node.isConnected) land(node);
  });
  return () => cancelAnimationFrame(frame);
}

/** Focus a heading; at high zoom it may lie beyond the window, where the screen before was scrolled to. */
function land(node: HTMLElement): void {
  node.focus({ preventScroll: true });
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const isThere = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true });

/**
 * While the page lives: whatever had the focus and goes, or can be pressed no more, hands it to the heading of the screen.
 * Who taps beside everything has put the focus nowhere on purpose and keeps it there. Returns how to stop.
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
  // The browser takes the focus from what is hidden only when it has painted.
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
