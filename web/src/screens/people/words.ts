/** Messages about people, loaded with the first dialog that needs them. */
import { locale } from '../../i18n.svelte';

const files = import.meta.glob<string>('@messages/*.ftl', { query: '?people', import: 'default' });
export const words = (): Promise<void> => locale.need(files);
