/** Programs that declared themselves when they sat down. */
import type { Agent } from '../net/protocol';

/** The model and its version as one text; empty for everyone else. */
export const modelOf = (agent: Agent | null | undefined): string =>
  agent ? `${agent.model} ${agent.version ?? ''}`.trim() : '';
