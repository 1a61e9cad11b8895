/** A visitor with the focus in one of these fields is typing, also during a pause. Typing inside of a frame cannot be seen. */
const fields = 'input, textarea, select, [contenteditable], iframe';
/** A dialog, a menu or a list is open. */
const panels = 'dialog[open], [aria-modal="true"], [aria-expanded="true"]';

/** Whether the visitor types or has a panel open. */
export const isVisitorBusy = (): boolean =>
  document.activeElement?.matches(fields) === true || document.querySelector(panels) !== null;
