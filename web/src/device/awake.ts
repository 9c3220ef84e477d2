/** Keeps the screen from going dark while a game is played. */

/** For an effect: the screen stays awake until the effect ends. */
export function awakeWhile(isNeeded: boolean): (() => void) | undefined {
  if (!isNeeded) return undefined;
  let isOver = false;
  let stop: (() => void) | undefined;
  void import('./waking').then(
    ({ stayAwake }) => {
      if (!isOver) stop = stayAwake();
    },
    () => undefined, // then it goes dark as it always does
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
