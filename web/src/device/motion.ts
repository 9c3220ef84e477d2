/** Whether things may move. */
const query = matchMedia('(prefers-reduced-motion: reduce)');

export const isCalm = (): boolean => query.matches;

/** A length of time that is nothing for those who want no motion. */
export const lasting = (milliseconds: number): number => (isCalm() ? 0 : milliseconds);
