/**
 * Puts the toasts above everything else. Outside of an open dialog all is inert, so they move into the dialog until it closes.
 * They are in the top layer, above every z-index.
 */
export function standAbove(region: HTMLElement): () => void {
  const host = region.parentElement;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const ending = new AbortController();
  const stand = (place: Element): void => {
    if (host) place.append(host);
    // Older browsers have no popovers; there, the z-index has to do.
    if ('showPopover' in region) region.showPopover();
  };
  stand(dialog ?? document.body);
  dialog?.addEventListener('close', () => stand(document.body), { signal: ending.signal });
  return () => {
    ending.abort();
    if ('hidePopover' in region) region.hidePopover();
  };
}
