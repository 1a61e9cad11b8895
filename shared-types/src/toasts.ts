import { createContext, use } from 'react';

/** Kinds of toast: they choose icon, colour and how urgently assistive technology announces it. */
export type ToastType = 'default' | 'success' | 'error' | 'loading';

/** Where on the screen a toast stands. */
export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

/** A button of a toast; the toast closes when it is pressed. */
export interface ToastButton {
  label: string;
  onClick?: () => void;
}

/** What a toast says and does besides its title. */
export interface ToastOptions {
  /** A toast takes the place of an open one with the same id. */
  id?: string;
  /** Default: `default`. A `loading` toast never closes by itself. */
  type?: ToastType;
  /** A second line. */
  description?: string;
  /** Milliseconds until it closes by itself; `Infinity`: never. It has half of them again after the visitor was busy with the stack. Default: 5000. */
  duration?: number;
  /** Default: `bottom-right`. */
  position?: ToastPosition;
  /** Whether the visitor may close it with its close button or a swipe. Default: `true`. */
  dismissible?: boolean;
  /** What to do about it. */
  action?: ToastButton;
  /** The way out of {@link action}. */
  cancel?: ToastButton;
}

/** What a promise's toast says: while it is open, and how it ended. */
export type ToastPromise = Readonly<Record<'loading' | 'success' | 'error', string>>;

/** The shell's toasts, for the outcome of something the visitor did. */
export interface Toast {
  /** Shows a toast. */
  show(title: string, options?: ToastOptions): void;
  /** Shows a loading toast that says how the promise ended. */
  promise(promise: Promise<unknown>, says: ToastPromise, options?: Omit<ToastOptions, 'type'>): void;
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
