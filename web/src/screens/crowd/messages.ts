/** What is said to a crowd: fetched by those who watch, and by a table that is watched. */
import type { Files } from '../../i18n.svelte';

export const files: Files = import.meta.glob<string>('@messages/*.ftl', {
  import: 'default',
  query: '?crowd',
});
