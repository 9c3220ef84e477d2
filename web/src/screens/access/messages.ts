/** What is said about playing by ear, by key and by switch: fetched by those who ask for it. */
import type { Files } from '../../i18n.svelte';

export const files: Files = import.meta.glob<string>('@messages/*.ftl', {
  import: 'default',
  query: '?access',
});
