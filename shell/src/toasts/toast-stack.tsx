import './unstyled-notistack.ts';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import type { ToastPosition } from '@mosaico/shared-types';
import { toastCopy } from './content.ts';
import { ToastCard } from './toast-card.tsx';
import { useToastStore } from './toast-context.ts';
import { ToastMotion } from './toast-motion.tsx';
import type { ShownToast } from './toast-store.ts';
import styles from './toast-stack.module.css';

declare module 'notistack' {
  interface VariantOverrides {
    toast: true;
  }
}

/** So many of a stack stand at rest: the newest. The others are a pointer, a tap or a key away. The style sheet says it too. */
const visibleCount = 3;

interface ToastStackProps {
  position: ToastPosition;
  /** Oldest first. */
  toasts: readonly ShownToast[];
  expanded: boolean;
  onToggle: () => void;
}

/** The toasts of one place on the screen: oldest above, newest below. */
export function ToastStack({ position, toasts, expanded, onToggle }: ToastStackProps) {
  const store = useToastStore();
  const further = toasts.length - visibleCount;
  return (
    <div className={styles.stack} data-position={position} data-expanded={expanded ? '' : undefined}>
      {further > 0 && (
        <button className={styles.more} data-tone="ink" type="button" aria-expanded={expanded} onClick={onToggle}>
          {expanded ? toastCopy.showLess : toastCopy.showMore(further)}
        </button>
      )}
      <div className={styles.list}>
        <SnackbarProvider
          maxSnack={Number.POSITIVE_INFINITY}
          Components={{ toast: ToastCard }}
          TransitionComponent={ToastMotion}
          onExited={(_, key) => store.forget(String(key))}
        >
          <Feed toasts={toasts} />
        </SnackbarProvider>
      </div>
    </div>
  );
}

/** Tells notistack which toasts come and which go. Time is ours: notistack's does not know of hidden pages. */
function Feed({ toasts }: Pick<ToastStackProps, 'toasts'>) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const told = useRef(new Map<string, 'come' | 'gone'>());
  useEffect(() => {
    for (const { key, leaving } of toasts) {
      if (!told.current.has(key)) {
        told.current.set(key, 'come');
        enqueueSnackbar({ key, variant: 'toast', persist: true, message: '' });
      }
      if (leaving && told.current.get(key) === 'come') {
        told.current.set(key, 'gone');
        closeSnackbar(key);
      }
    }
  }, [toasts, enqueueSnackbar, closeSnackbar]);
  return null;
}
