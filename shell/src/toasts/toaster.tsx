import '../private/notistack-styles.ts';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey, type SnackbarOrigin } from 'notistack';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { ToastOptions } from '@mosaico/shared-types';
import { Check, Clock, Cross } from '@mosaico/shared-ui';
import { toastCopy } from './content.ts';
import { ToastCard, ToastTransition, type CardProps } from './toast-card.tsx';
import styles from './toasts.module.css';

declare module 'notistack' {
  interface VariantOverrides {
    default: CardProps;
    success: CardProps;
    error: CardProps;
    loading: CardProps;
  }
}

/** All toasts, in stacks of notistack. The region is empty, and not shown, while there are none. */
const region = document.createElement('section');
region.className = styles.region ?? '';
region.lang = 'en';
region.tabIndex = -1;
region.setAttribute('aria-label', toastCopy.region);

/** notistack's key of the open toast with an id. */
const keys = new Map<string, SnackbarKey>();

/** Shows a toast, in place of an open one with the same id. */
export function showToast(title: string, toast: ToastOptions = {}): void {
  const { id, type = 'default', duration = 5_000, position = 'bottom-right' } = toast;
  const [vertical, horizontal] = position.split('-') as [SnackbarOrigin['vertical'], SnackbarOrigin['horizontal']];
  // Outside of an open dialog all is inert.
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog?.contains(region)) (dialog ?? document.body).append(region);
  dialog?.addEventListener('close', () => document.body.append(region), { once: true });

  const open = id && keys.get(id);
  if (open) closeSnackbar(open);
  const key = enqueueSnackbar(title, {
    variant: type,
    persist: type === 'loading' || duration === Number.POSITIVE_INFINITY,
    autoHideDuration: duration,
    anchorOrigin: { vertical, horizontal },
    toast,
    onClose: () => {
      // Another toast may have the id by now.
      if (id && keys.get(id) === key) keys.delete(id);
    },
  });
  if (id) keys.set(id, key);
}

let isHeld = false;
let isTouched = false;
/** What a tap was on, until the next press. `:hover` forgets it where a mouse rests elsewhere. */
let tapped: Element | null = null;

/**
 * Pauses all toasts under the pointer, a finger and the keyboard, after a tap and in a hidden tab. Else resumes them.
 * notistack pauses all of them from the window's `blur` to its `focus` (unless `disableWindowBlurListener` is set:
 * https://notistack.com/api-reference), and has no method for it.
 */
function hold(event?: Event): void {
  if (event && 'touches' in event)
    isTouched = (event as TouchEvent).touches.length > 0 && event.composedPath().includes(region);
  if (event?.type === 'touchstart') tapped = null;
  if (event?.type === 'click')
    tapped = (event as PointerEvent).pointerType === 'touch' ? (event.target as Element) : null;
  const wasHeld = isHeld;
  isHeld =
    isTouched ||
    (region.contains(tapped) && !tapped?.closest('[inert]')) ||
    document.visibilityState === 'hidden' ||
    region.matches(':hover, :focus') ||
    region.querySelector(':focus-visible') !== null;
  if (isHeld || wasHeld) window.dispatchEvent(new Event(isHeld ? 'blur' : 'focus'));
}
for (const type of ['mouseover', 'mouseout', 'focusin', 'focusout', 'touchstart', 'touchend', 'touchcancel', 'click'])
  document.addEventListener(type, hold, { passive: true });
document.addEventListener('visibilitychange', hold);

/** Where the focus was before it came to the toasts. */
let origin: EventTarget | null = null;
region.addEventListener('focusin', ({ relatedTarget }) => {
  if (!region.contains(relatedTarget as Node | null)) origin = relatedTarget;
});

function goBack(): void {
  if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Moves the focus from a leaving toast to another one, or back to where it came from. */
function passFocusOn(leaving: HTMLElement): void {
  if (!leaving.contains(document.activeElement)) return;
  const cards = [...region.querySelectorAll<HTMLElement>('[role=group]:not([inert])')];
  const next = cards.findLast((card) => card !== leaving);
  if (next) next.focus();
  else goBack();
}

document.addEventListener('keydown', (event) => {
  // By the key's place: with Alt held, keyboards write other letters.
  if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!region.hasChildNodes()) return;
  event.preventDefault();
  region.focus();
});
region.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  event.preventDefault();
  goBack();
});

// A root of its own: toasts come and go without a render of the page, which may still be waiting for its module. notistack accepts
// toasts once its provider is rendered.
flushSync(() =>
  createRoot(region).render(
    <SnackbarProvider
      Components={{ default: ToastCard, success: ToastCard, error: ToastCard, loading: ToastCard }}
      iconVariant={{ success: <Check />, error: <Cross />, loading: <Clock /> }}
      TransitionComponent={ToastTransition}
      transitionDuration={{ enter: 0, exit: 160 }}
      classes={{ containerRoot: styles.stack ?? '', containerAnchorOriginBottomLeft: styles.aboveChat ?? '' }}
      onEntered={() => hold()}
      onExited={() => hold()}
      onExit={passFocusOn}
    />,
  ),
);
