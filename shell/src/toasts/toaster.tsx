import './notistack-styles.ts';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey, type SnackbarOrigin } from 'notistack';
import { useLayoutEffect, useReducer, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { rootId, type ToastOptions, type ToastType } from '@mosaico/shared-types';
import { Check, Cross } from '@mosaico/shared-ui';
import { toastCopy } from './content.ts';
import { ToastCard, ToastTransition, type CardProps } from './toast-card.tsx';
import styles from './toasts.module.css';

declare module 'notistack' {
  interface VariantOverrides extends Record<ToastType, CardProps> {
    warning: false;
    info: false;
  }
}

const Components = { default: ToastCard, success: ToastCard, error: ToastCard, loading: ToastCard };
const icons = { success: <Check />, error: <Cross />, loading: <span className={styles.laying} /> };
const classes = { containerRoot: styles.stack ?? '', containerAnchorOriginBottomLeft: styles.aboveChat ?? '' };

/** notistack's key of the toast that was last shown by an id. */
const keys = new Map<string, SnackbarKey>();

/** Shows a toast, in place of an open one with the same id. */
export function showToast(title: string, toast: ToastOptions = {}): void {
  const { id, type = 'default', position = 'bottom-right' } = toast;
  const [vertical, horizontal] = position.split('-') as [SnackbarOrigin['vertical'], SnackbarOrigin['horizontal']];
  const open = id && keys.get(id);
  if (open) closeSnackbar(open);
  const persist = type === 'loading';
  const key = enqueueSnackbar(title, { variant: type, persist, anchorOrigin: { vertical, horizontal }, toast });
  if (id) keys.set(id, key);
}

/** The document's toasts, in stacks of notistack. */
function ToastRegion() {
  const ref = useRef<HTMLElement>(null);
  /** Where the focus was before it came here. */
  const origin = useRef<HTMLElement>(null);
  const [count, add] = useReducer((before: number, more: number) => before + more, 0);
  const isOpen = count > 0;

  useLayoutEffect(() => {
    const region = ref.current;
    if (!isOpen || !region) return undefined;
    const ending = new AbortController();
    // Above everything else, in the top layer. Outside of an open dialog all is inert, so the toasts are in it until it closes.
    const raise = (): void => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      (dialog ?? document.body).append(host);
      // Without popovers the z-index has to do.
      if ('showPopover' in region) region.showPopover();
      dialog?.addEventListener('close', raise, { signal: ending.signal });
    };
    const enter = (event: KeyboardEvent): void => {
      // By the key's place: with Alt held, keyboards write other letters.
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      region.focus();
    };
    raise();
    document.addEventListener('keydown', enter, { signal: ending.signal });
    return () => {
      ending.abort();
      if ('hidePopover' in region) region.hidePopover();
    };
  }, [isOpen]);

  const goBack = (): void => {
    if (origin.current?.isConnected) origin.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  /** Moves the focus from a leaving toast to another one, or back to where it came from. */
  const passFocusOn = (leaving: HTMLElement): void => {
    if (!leaving.contains(document.activeElement)) return;
    const cards = [...(ref.current?.querySelectorAll<HTMLElement>('[role=group]:not([inert])') ?? [])];
    const other = cards.findLast((card) => card !== leaving);
    if (other) other.focus();
    else goBack();
  };
  return (
    <section
      className={styles.region}
      ref={ref}
      lang="en"
      aria-label={toastCopy.region}
      tabIndex={-1}
      // oxlint-disable-next-line baseline/interfaces -- without popovers it is a section above the page, by its z-index
      popover="manual"
      hidden={!isOpen}
      onFocus={({ relatedTarget }) => {
        if (!ref.current?.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.preventDefault();
        goBack();
      }}
    >
      <SnackbarProvider
        // In a low window there is room for one.
        maxSnack={window.innerHeight < 600 ? 1 : 3}
        autoHideDuration={null}
        Components={Components}
        iconVariant={icons}
        TransitionComponent={ToastTransition}
        transitionDuration={{ enter: 0, exit: 160 }}
        classes={classes}
        onEnter={() => add(1)}
        onExit={passFocusOn}
        onExited={() => add(-1)}
      />
    </section>
  );
}

// A root of its own: toasts come and go without a render of the page, which may still be waiting for its module.
const host = document.createElement('div');
document.getElementById(rootId)?.after(host);
// notistack accepts toasts once its provider is rendered.
flushSync(() => createRoot(host).render(<ToastRegion />));
