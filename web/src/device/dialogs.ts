/** The dialogs that are open over the page, in the order of opening. The topmost one receives the keys. */
const open: HTMLDialogElement[] = [];

export const isDialogOpen = (): boolean => open.length > 0;

/** The topmost dialog, if any is open. */
export const topDialog = (): HTMLDialogElement | undefined => open.at(-1);

/** Open a dialog over the page; returns a function that closes it. */
export function openDialog(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.push(dialog);
  return () => {
    const at = open.indexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    dialog.close();
  };
}
