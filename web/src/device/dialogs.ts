/** The dialogs that are open over the page, in the order of their opening: while there is one, it has the keys. */
const open: HTMLDialogElement[] = [];

export const isDialogOpen = (): boolean => open.length > 0;

/** The dialog over all others, if any is open. */
export const topDialog = (): HTMLDialogElement | undefined => open.at(-1);

/** Open a dialog over the page; returns how it is closed. */
export function openDialog(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.push(dialog);
  return () => {
    const at = open.indexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    dialog.close();
  };
}
