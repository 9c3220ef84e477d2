/** Stars on their way: from the picture to the lantern of whoever earned them. */
import { isCalm } from '../../device/motion';

/** When all three stars of a super-spark stand there, and when they have come to whoever earned them. */
export const STANDING = 1500;
export const LANDED = STANDING + 900;

/** Attach to a star at its goal: it comes from somewhere else, and goes out where it lands. */
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
