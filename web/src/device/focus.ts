/** Where the keyboard and the screen reader go when a screen comes: to its heading, unless they are somewhere already. */
const isLost = (): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || !at.isConnected;
};

/** Attach to the heading of a screen: takes the focus when the screen before took it away with it. */
export function landing(node: HTMLElement): () => void {
  node.tabIndex = -1;
  node.dataset['landing'] = '';
  const frame = requestAnimationFrame(() => {
    if (isLost() && node.isConnected) node.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}
