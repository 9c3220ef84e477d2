/** Stars on their way from the picture to the lantern of the player who earned them. */
import { isCalm } from '../../device/motion';

/** Attach to a star at its destination: it starts somewhere else, and lands here. */
export function flown(from: () => Element | null, delay: number): (node: HTMLElement) => void {
  return (node) => {
    const start = from()?.getBoundingClientRect();
    if (!start || isCalm() || typeof node.animate !== 'function') return;
    const goal = node.getBoundingClientRect();
    const x = start.left + start.width / 2 - goal.left - goal.width / 2;
    const y = start.top + start.height / 2 - goal.top - goal.height / 2;
    node.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0) rotate(-70deg)`, opacity: 0 },
        { transform: `translate(${x}px, ${y * 1.15}px) scale(1.7)`, opacity: 1, offset: 0.28 },
        { transform: 'none', opacity: 1, offset: 0.9 },
        { transform: 'scale(1.6)', opacity: 0 },
      ],
      { duration: 900, delay, easing: 'cubic-bezier(0.5, 0, 0.3, 1)', fill: 'backwards' },
    );
  };
}
