/** Messages about playing by ear, by key and by switch: loaded when a player opens them. */
import type { Files } from '../../i18n.svelte';

export const files: Files = import.meta.glob<string>('@messages/*.ftl', {
  import: 'default',
  query: '?access',
});
