/** Messages about joining a table and its options: loaded with the lobby, and with the page that leads there. */
import type { Files } from '../../i18n.svelte';

export const files: Files = import.meta.glob<string>('@messages/*.ftl', {
  import: 'default',
  query: '?lobby',
});
