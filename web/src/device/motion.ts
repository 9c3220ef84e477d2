/** Whether the player wants animations. */
const query = matchMedia('(prefers-reduced-motion: reduce)');

export const isCalm = (): boolean => query.matches;

/** A duration, or 0 for players who want no motion. */
export const lasting = (milliseconds: number): number => (isCalm() ? 0 : milliseconds);
