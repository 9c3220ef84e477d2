/** Messages of the introduction, loaded with it. */
import type { Files } from '../../i18n.svelte';

export const files: Files = import.meta.glob<string>('@messages/*.ftl', {
  import: 'default',
  query: '?learn',
});
