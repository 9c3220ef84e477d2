/** A lantern's way from the ground to its number. */
import { lasting } from '../../device/motion';

/** Attach to a lantern at its number: it rises from the ground. */
export function rising(node: HTMLElement): void {
  const stage = node.closest('.stage')?.getBoundingClientRect();
  const duration = lasting(700);
  if (!stage || !duration || typeof node.animate !== 'function') return;
  const goal = node.getBoundingClientRect();
  const x = (stage.left + stage.width / 2 - goal.left - goal.width / 2) * 0.6;
  const y = stage.bottom - goal.bottom;
  node.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, opacity: 0.4 },
      { transform: 'translate(0, -6px)', opacity: 1, offset: 0.8 },
      { transform: 'none' },
    ],
    { duration, easing: 'cubic-bezier(0.5, 0, 0.25, 1)' },
  );
}
