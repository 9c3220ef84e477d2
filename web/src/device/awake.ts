/** Keeps the screen on during a game. */

/** For an effect: keeps the screen on until the effect ends. */
export function awakeWhile(isNeeded: boolean): (() => void) | undefined {
  if (!isNeeded) return undefined;
  let isOver = false;
  let stop: (() => void) | undefined;
  void import('./waking').then(
    ({ stayAwake }) => {
      if (!isOver) stop = stayAwake();
    },
    () => undefined, // then the screen turns off as usual
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
