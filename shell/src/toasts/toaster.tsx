import { createRoot } from 'react-dom/client';
import { rootId } from '@mosaico/shared-types';
import { ToastRegion } from './toast-region.tsx';
import { ToastStore } from './toast-store.ts';

/** The toasts of this document. */
export const store = new ToastStore();

// A root of its own: toasts come and go without a render of the page, which may still be waiting for its module.
const host = document.createElement('div');
document.getElementById(rootId)?.after(host);
createRoot(host).render(<ToastRegion store={store} />);
