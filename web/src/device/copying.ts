/** Copies a text, even on a plain http page, where browsers do not offer the clipboard. */
import { topDialog } from './dialogs';

/** Copy a text; return whether it is in the clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

/**
 * The fallback: select the text in a field and copy the selection. It lies in the open dialog, because a dialog lets
 * nothing outside be selected.
 */
function copyBySelecting(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'vh';
  (topDialog() ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
