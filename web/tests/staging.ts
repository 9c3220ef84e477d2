import { vi } from 'vitest';
import { Stage } from '../src/game/stage.svelte';
import type { TableChange } from '../src/net/protocol';

export const REVEAL: TableChange = { step: 'reveal', scout: 0, stars: [0, 0, 0], pointed: [] };

/** A stage, and a log of what it reports to its audience. */
export function onStage(waits = true, leaves?: () => boolean) {
  const log: string[] = [];
  const stage: Stage = new Stage(
    {
      happens: (fact) => log.push(fact.type),
      shows: () => undefined,
      ...(leaves && { leaves }),
      reacts: (shown) => log.push(...shown.map(([, emoji]) => emoji)),
      settled: (now, isJump) => log.push(`settled ${now?.round ?? 'nothing'}${isJump ? ' at once' : ''}`),
    },
    waits,
  );
  return { stage, log };
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
