/** Messages about spectators: loaded by spectators, and by a table that has some. */
import type { Files } from '../../i18n.svelte';

export const files: Files = import.meta.glob<string>('@messages/*.ftl', {
  import: 'default',
  query: '?crowd',
});
