/** A long press opens the picture large. The click that would follow is ignored. */
const LONG = 420;

export function held(open: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasHeld = false;
    const down = (event: PointerEvent): void => {
      wasHeld = false;
      if (event.button !== 0) return;
      timer = setTimeout(() => {
        wasHeld = true;
        open();
      }, LONG);
    };
    const up = (): void => clearTimeout(timer);
    const click = (event: MouseEvent): void => {
      if (!wasHeld) return;
      wasHeld = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => event.preventDefault();
    node.addEventListener('pointerdown', down);
    for (const name of ['pointerup', 'pointerleave', 'pointercancel']) node.addEventListener(name, up);
    node.addEventListener('click', click, { capture: true });
    node.addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(timer);
      node.removeEventListener('pointerdown', down);
      for (const name of ['pointerup', 'pointerleave', 'pointercancel']) node.removeEventListener(name, up);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('contextmenu', menu);
    };
  };
}
