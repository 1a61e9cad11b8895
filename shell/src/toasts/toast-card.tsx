import { SnackbarContent, Transition, useSnackbar, type CustomContentProps, type TransitionProps } from 'notistack';
import { cloneElement, useEffect, useId, useRef, type ReactElement, type RefObject } from 'react';
import type { ToastOptions } from '@mosaico/shared-types';
import { ActionButton, Cross } from '@mosaico/shared-ui';
import { toastCopy } from './content.ts';
import { useSwipe } from './use-swipe.ts';
import styles from './toasts.module.css';

/** What notistack hands on to a card beside its own options. */
export type CardProps = Record<'toast', ToastOptions>;

interface Transitioned {
  ref?: RefObject<HTMLDivElement>;
  inert?: boolean;
}

/** Milliseconds between two looks at whether a toast's time is over. */
const tickMs = 100;

/** Whether the visitor is busy with the stack (points at it, touches it, is in it by keyboard), or looks at another tab. */
const isHeld = (stack: Element): boolean =>
  document.visibilityState === 'hidden' ||
  stack.matches(':hover, :active, :focus') ||
  stack.querySelector(':focus-visible') !== null;

/** A toast: notistack's component of each variant. */
export function ToastCard(props: CustomContentProps & CardProps & Transitioned) {
  const { id, message, variant, persist, iconVariant, toast, ref, inert } = props;
  const { description, duration = 5_000, dismissible = true, action, cancel } = toast;
  const { closeSnackbar } = useSnackbar();
  const titleId = useId();
  const close = (): void => closeSnackbar(id);
  const swipe = useSwipe(dismissible, close);

  // notistack's `autoHideDuration` pauses for the one toast under the pointer, and gives it half of its time again. The
  // specification pauses the whole stack, also for the keyboard, a finger and a hidden page.
  useEffect(() => {
    const stack = ref.current?.closest('section');
    if (!stack || persist) return undefined;
    let leftMs = duration;
    const timer = setInterval(() => {
      if (!isHeld(stack)) leftMs -= tickMs;
      if (leftMs <= 0) closeSnackbar(id);
    }, tickMs);
    return () => clearInterval(timer);
  }, [ref, persist, duration, closeSnackbar, id]);

  const buttons = [
    { look: 'primary', button: action },
    { look: 'text', button: cancel },
  ] as const;
  return (
    <SnackbarContent
      className={styles.card}
      data-tone="ink"
      ref={ref ?? null}
      role="group"
      lang="es"
      aria-labelledby={titleId}
      // Long toasts scroll, and all are walked through by the keyboard.
      tabIndex={0}
      inert={inert}
      data-dismissible={dismissible || undefined}
      {...swipe}
    >
      {iconVariant[variant] && (
        <span className={styles.tile} data-variant={variant} aria-hidden="true">
          {iconVariant[variant]}
        </span>
      )}
      <div className={styles.body}>
        <div className={styles.words} role={variant === 'error' ? 'alert' : 'status'}>
          <strong id={titleId} dir="auto">
            {message}
          </strong>
          {description && <p dir="auto">{description}</p>}
        </div>
        {buttons.map(
          ({ look, button }) =>
            button && (
              <ActionButton
                key={look}
                look={look}
                onClick={() => {
                  // First: what the button does may show this very toast again.
                  close();
                  button.onClick?.();
                }}
              >
                {button.label}
              </ActionButton>
            ),
        )}
      </div>
      {dismissible && (
        <button className={styles.close} type="button" lang="en" aria-label={toastCopy.close} onClick={close}>
          <Cross size={16} />
        </button>
      )}
    </SnackbarContent>
  );
}

/** The style sheet lets a card come and fade. While it leaves nobody reaches it. */
export function ToastTransition({ children, ...props }: TransitionProps & { children: ReactElement<Transitioned> }) {
  const ref = useRef<HTMLDivElement>(null) as RefObject<HTMLDivElement>;
  return (
    <Transition {...props} nodeRef={ref}>
      {(status) => cloneElement(children, { ref, inert: !status.startsWith('enter') })}
    </Transition>
  );
}
