/** The messages of parts that open on demand: notes, 'what if?' and the picture of the final result. */
import type { Files } from '../i18n.svelte';

export const extras: Files = import.meta.glob<string>('@messages/*.ftl', {
  query: '?extras',
  import: 'default',
});
