import type { Toast, ToastOptions } from 'shared-types';

/** A toast that waits to be shown. */
export interface QueuedToast extends ToastOptions {
  id: string;
  title: string;
}

let count = 0;
const toaster = () => import('./toaster.tsx');

/** The shell's toasts. The toaster and notistack are loaded with the first one: no page's first paint needs them. */
export const toasts: Toast = {
  show(title, options = {}) {
    const id = `toast-${++count}`;
    void toaster().then(({ showToast }) => showToast({ id, title, ...options }));
    return id;
  },
  dismiss(id) {
    void toaster().then(({ dismissToast }) => dismissToast(id));
  },
};
