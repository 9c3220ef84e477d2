/** Messages about taking a photo of the table, loaded with that screen. */
import type { Files } from '../../i18n.svelte';

export const files: Files = import.meta.glob<string>('@messages/*.ftl', {
  import: 'default',
  query: '?photo',
});
