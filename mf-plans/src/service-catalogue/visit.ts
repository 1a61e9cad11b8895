import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the catalogue for the rest of the visit: other pages and back. A reload locks it again. */
export function openCatalogue(): void {
  isOpen = true;
  for (const listener of listeners) listener();
}

/** Whether the catalogue was opened in this visit. The prerendered page is the locked one. */
export function useCatalogueOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
