import { useSyncExternalStore } from 'react';

const key = 'mosaico:crm-offered';

// Of the whole visit: it outlives reloads and other documents of this tab.
let offered: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether this visit has been offered a CRM. */
export function wasCrmOffered(): boolean {
  try {
    offered ??= sessionStorage.getItem(key) === 'yes';
  } catch {
    // The visitor allows no store: it is known until the document goes.
    offered = false;
  }
  return offered;
}

/** Remembers it for the rest of the visit. */
export function noteCrmOffered(): void {
  offered = true;
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Forgets what this document has read: for tests, in which a reload is another render. */
export function forgetDocument(): void {
  offered = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** {@link wasCrmOffered}, as it changes. The prerendered page has not been. */
export function useCrmOffered(): boolean {
  return useSyncExternalStore(subscribe, wasCrmOffered, () => false);
}
