import type { Toast } from '@mosaico/shared-types';
import { announceLate } from '../loading/announce-late.ts';
import type * as Toaster from './toaster.tsx';

let toaster: Promise<typeof Toaster> | undefined;
let promises = 0;

/** The shell's toasts. notistack is loaded with the first one, however long that takes: no page's first paint needs it. */
export const toasts: Toast = {
  show(title, options) {
    toaster ??= import(/* webpackChunkName: "toaster" */ './toaster.tsx');
    announceLate('toasts', toaster);
    toaster.then(
      ({ showToast }) => showToast(title, options),
      // After a module that does not run, the next toast loads it again.
      () => (toaster = undefined),
    );
  },
  promise(promise, { loading, success, error }, options) {
    const id = options?.id ?? `promise-${++promises}`;
    toasts.show(loading, { ...options, id, type: 'loading' });
    promise.then(
      () => toasts.show(success, { ...options, id, type: 'success' }),
      () => toasts.show(error, { ...options, id, type: 'error' }),
    );
  },
};
