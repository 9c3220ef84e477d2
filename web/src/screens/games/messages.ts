/** Messages about the games of a table: fetched by the page that shows them. */
import type { Files } from '../../i18n.svelte';

export const files: Files = import.meta.glob<string>('@messages/*.ftl', {
  import: 'default',
  query: '?games',
});
