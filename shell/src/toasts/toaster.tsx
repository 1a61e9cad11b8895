import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { createRoot } from 'react-dom/client';
import { rootId } from 'shared-types';
import { ToastBody } from './toast-body.tsx';
import type { QueuedToast } from './toasts.ts';

/** Milliseconds that a toast stays when it does not say. */
const defaultDuration = 5_000;

// A root of its own: toasts come and go without a render of the page, which may still be waiting for its module.
const host = document.createElement('div');
document.getElementById(rootId)?.after(host);
const mounted = new Promise<void>((resolve) => {
  createRoot(host).render(<Toaster onMount={resolve} />);
});

function Toaster({ onMount }: { onMount: () => void }) {
  return <SnackbarProvider ref={() => onMount()} maxSnack={4} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />;
}

/** Shows a toast. */
export async function showToast({ id, title, description, type = 'default', duration = defaultDuration }: QueuedToast): Promise<void> {
  await mounted;
  enqueueSnackbar({
    key: id,
    message: title,
    autoHideDuration: duration,
    content: (key) => <ToastBody type={type} title={title} description={description} onClose={() => closeSnackbar(key)} />,
  });
}

/** Closes one toast, or all. */
export async function dismissToast(id?: string): Promise<void> {
  await mounted;
  closeSnackbar(id);
}
