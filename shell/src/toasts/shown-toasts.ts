import type { ToastOptions } from '@mosaico/shared-types';
import { closeSnackbar, enqueueSnackbar, type SnackbarOrigin } from 'notistack';
import { useSyncExternalStore } from 'react';

declare module 'notistack' {
  interface VariantOverrides {
    toast: true;
  }
}

/** Default options of a toast. */
const defaults = {
  type: 'default',
  duration: 5_000,
  position: 'bottom-right',
  dismissible: true,
} as const satisfies ToastOptions;
type Default = keyof typeof defaults;

/** A toast on the screen, or on its way out. */
export interface ShownToast extends Omit<ToastOptions, Default>, Required<Pick<ToastOptions, Default>> {
  /** notistack's key. A toast that is shown again while it leaves gets another. */
  key: string;
  title: string;
}

// notistack cannot change a snackbar that is on the screen, so cards read their content here.
let toasts: readonly ShownToast[] = [];
/** Id → key of the open toast with that id. */
const keys = new Map<string, string>();
let count = 0;
const listeners = new Set<() => void>();

function update(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toasts on the screen, oldest first. */
export const useShownToasts = (): readonly ShownToast[] => useSyncExternalStore(subscribe, () => toasts);

/** The present content of the toast with notistack's key. */
export const useShownToast = (key: string): ShownToast | undefined =>
  useSyncExternalStore(subscribe, () => toasts.find((toast) => toast.key === key));

/** Shows a toast. Where one with this id is open, changes the given options of that one. */
export function showToast(id: string, title: string, options: ToastOptions = {}): void {
  const present = toasts.find(({ key }) => key === keys.get(id));
  const toast = { ...defaults, ...present, ...options, title };
  if (present?.position === toast.position)
    return update(toasts.map((each) => (each === present ? { ...toast, key: present.key } : each)));
  // A toast that changes its position leaves one stack and enters another.
  if (present) closeSnackbar(present.key);
  const key = `${id}/${++count}`;
  keys.set(id, key);
  update([...toasts, { ...toast, key }]);
  const [vertical, horizontal] = toast.position.split('-') as [
    SnackbarOrigin['vertical'],
    SnackbarOrigin['horizontal'],
  ];
  enqueueSnackbar(title, { key, variant: 'toast', anchorOrigin: { vertical, horizontal } });
}

/** Closes the toast with this id, or all. */
export function dismissToast(id?: string): void {
  const key = id === undefined ? undefined : keys.get(id);
  if (id === undefined || key !== undefined) closeSnackbar(key);
}

/** Frees the id of the closed toast, or of all. */
export function onClosed(closed: string | undefined): void {
  for (const [id, key] of keys) if (closed === undefined || key === closed) keys.delete(id);
}

/** Removes a toast that has left the screen. */
export function onLeft(left: string): void {
  update(toasts.filter(({ key }) => key !== left));
}
