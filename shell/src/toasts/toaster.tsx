import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { rootId } from '@mosaico/shared-types';
import { ToastRegion } from './toast-region.tsx';

export { dismissToast, showToast } from './shown-toasts.ts';

// A root of its own: toasts come and go without a render of the page, which may still be waiting for its module.
const host = document.createElement('div');
document.getElementById(rootId)?.after(host);
// notistack accepts toasts once its provider is rendered.
flushSync(() => createRoot(host).render(<ToastRegion />));
