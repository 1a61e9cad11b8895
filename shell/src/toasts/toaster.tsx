import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { createRoot } from 'react-dom/client';
import { rootId, type ToastType } from 'shared-types';
import { ToastBody } from './toast-body.tsx';
import type { QueuedToast } from './toasts.ts';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { kind: ToastType; description: string | undefined };
  }
}

/** Milliseconds that a toast stays when it does not say. */
const defaultDuration = 5_000;
/** Further toasts wait for room. */
const visibleCount = 4;

// A root of its own: toasts come and go without a render of the page, which may still be waiting for its module.
const host = document.createElement('div');
document.getElementById(rootId)?.after(host);
const mounted = new Promise<void>((resolve) => {
  createRoot(host).render(
    <SnackbarProvider
      ref={() => resolve()}
      Components={{ toast: ToastBody }}
      maxSnack={visibleCount}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    />,
  );
});

/** Shows a toast. */
export async function showToast(toast: QueuedToast): Promise<void> {
  await mounted;
  const { id, title, description, type = 'default', duration = defaultDuration } = toast;
  enqueueSnackbar({ key: id, variant: 'toast', message: title, kind: type, description, autoHideDuration: duration });
}

/** Closes one toast, or all. */
export async function dismissToast(id?: string): Promise<void> {
  await mounted;
  closeSnackbar(id);
}
