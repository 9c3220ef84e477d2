/** Messages about texts that wait for the host, loaded when they are needed. */
import type { Files } from '../../i18n.svelte';

export const files: Files = import.meta.glob<string>('@messages/*.ftl', {
  import: 'default',
  query: '?nods',
});
