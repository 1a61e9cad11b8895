import { createContext, use } from 'react';

/** Kinds of toast: they choose icon, colour and how urgently assistive technology announces it. */
export type ToastType = 'default' | 'success' | 'info' | 'warning' | 'error';

/** What a toast says besides its title. */
export interface ToastOptions {
  type?: ToastType;
  /** A second line. */
  description?: string;
  /** Milliseconds until it closes by itself. Default: 5000. */
  duration?: number;
}

/** The shell's toasts, for the outcome of something the visitor did. */
export interface Toast {
  /** Shows a toast and returns its id. */
  show(title: string, options?: ToastOptions): string;
  /** Closes one toast, or all. */
  dismiss(id?: string): void;
}

const ToastContext = createContext<Toast | undefined>(undefined);

/** Given by the shell. */
export const ToastProvider = ToastContext.Provider;

/** The shell's toasts. Throws outside of the shell. */
export function useToast(): Toast {
  const toast = use(ToastContext);
  if (!toast)
    throw new Error('useToast() needs <ToastProvider>: the shell gives it to pages; a test gives it by itself.');
  return toast;
}
