import { SnackbarContent } from 'notistack';
import type { Ref } from 'react';
import type { ToastType } from 'shared-types';
import { toastCopy } from './content.ts';

interface ToastBodyProps {
  type: ToastType;
  title: string;
  description: string | undefined;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** One toast, styled by the page's own design tokens. */
export function ToastBody({ type, title, description, onClose, ref }: ToastBodyProps) {
  return (
    <SnackbarContent ref={ref} role={type === 'error' ? 'alert' : 'status'} data-toast={type}>
      <p>{title}</p>
      {description && <p>{description}</p>}
      <button type="button" aria-label={toastCopy.close} onClick={onClose}>
        ×
      </button>
    </SnackbarContent>
  );
}
