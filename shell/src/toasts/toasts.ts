import type { Toast } from '@mosaico/shared-types';
import { announceLate } from '../loading/announce-late.ts';
import { toastCopy } from './content.ts';
import type * as Toaster from './toaster.tsx';

let count = 0;
const newId = (): string => `toast-${++count}`;

let toaster: Promise<typeof Toaster> | undefined;

/** The toaster and notistack are loaded with the first toast, however long that takes: no page's first paint needs them. */
function withToaster(act: (toaster: typeof Toaster) => void): void {
  toaster ??= import(/* webpackChunkName: "toaster" */ './toaster.tsx');
  announceLate('toasts', toaster);
  // After a module that does not run, the next toast loads it again.
  toaster.then(act, () => (toaster = undefined));
}

/** The shell's toasts. */
export const toasts: Toast = {
  show(title, options = {}) {
    const { id = newId() } = options;
    withToaster(({ showToast }) => showToast(id, title, options));
    return id;
  },
  promise(promise, says, options = {}) {
    const id = toasts.show(says.loading, { ...options, id: options.id ?? newId(), type: 'loading' });
    promise.then(
      (value) =>
        toasts.show(textOf(says.success, value, toastCopy.unsaid.success), { ...options, id, type: 'success' }),
      (reason: unknown) =>
        toasts.show(textOf(says.error, reason, toastCopy.unsaid.error), { ...options, id, type: 'error' }),
    );
    return id;
  },
  dismiss(id) {
    withToaster(({ dismissToast }) => dismissToast(id));
  },
};

/** Calls a text function, and returns `unsaid` if it throws: the toast must still end, and say how. */
function textOf<T>(text: string | ((about: T) => string), about: T, unsaid: string): string {
  if (typeof text === 'string') return text;
  try {
    return text(about);
  } catch (error) {
    reportError(error);
    return unsaid;
  }
}
