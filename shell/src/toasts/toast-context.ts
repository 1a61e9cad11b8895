import { createContext, use } from 'react';
import type { ToastStore } from './toast-store.ts';

const StoreContext = createContext<ToastStore | undefined>(undefined);

/** Given by the region to its toasts, which notistack renders. */
export const ToastStoreProvider = StoreContext.Provider;

export function useToastStore(): ToastStore {
  const store = use(StoreContext);
  if (!store) throw new Error('Toasts stand in a <ToastRegion>.');
  return store;
}
