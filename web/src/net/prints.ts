/** PDFs of the printed game: requests one and polls until it is ready. */
import { ask } from './api';
import type { PrintState, Wish } from './protocol';

const EVERY = 700;

/** Have a PDF made; `tell` receives the progress. Stops silently when `signal` is aborted. */
export async function make(
  wish: Wish,
  tell: (state: PrintState) => void,
  signal: AbortSignal,
): Promise<PrintState> {
  const body = JSON.stringify(wish);
  for (;;) {
    const state = await ask<PrintState>('/prints', { method: 'POST', body, signal });
    tell(state);
    if (state.phase === 'ready' || state.phase === 'failed') return state;
    await new Promise((done) => setTimeout(done, EVERY));
    signal.throwIfAborted();
  }
}
