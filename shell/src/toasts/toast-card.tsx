import { SnackbarContent, Transition, useSnackbar, type CustomContentProps, type TransitionProps } from 'notistack';
import { cloneElement, useId, useRef, type ReactElement, type Ref, type RefObject } from 'react';
import type { ToastButton, ToastOptions } from '@mosaico/shared-types';
import { ActionButton, Cross } from '@mosaico/shared-ui';
import { toastCopy } from './content.ts';
import { useSwipe } from './use-swipe.ts';
import styles from './toasts.module.css';

/** What notistack hands on to a card beside its own options. */
export type CardProps = Record<'toast', ToastOptions>;

interface Transitioned {
  ref?: Ref<HTMLDivElement>;
  inert?: boolean;
}

/** A toast: notistack's component of each variant. */
export function ToastCard(props: CustomContentProps & CardProps & Transitioned) {
  const { id, message, variant, iconVariant, toast, ref = null, inert } = props;
  const { description, dismissible = true, action, cancel } = toast;
  const { closeSnackbar } = useSnackbar();
  const titleId = useId();
  const close = (): void => closeSnackbar(id);
  const swipe = useSwipe(dismissible, close);
  const press = (button: ToastButton): void => {
    // First: what the button does may show this very toast again.
    close();
    button.onClick?.();
  };
  return (
    <SnackbarContent
      className={styles.card}
      data-tone="ink"
      ref={ref}
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
      <div className={styles.words}>
        <div role={variant === 'error' ? 'alert' : 'status'}>
          <strong id={titleId} dir="auto">
            {message}
          </strong>
          {description && <p dir="auto">{description}</p>}
        </div>
        {action && <ActionButton onClick={() => press(action)}>{action.label}</ActionButton>}
        {cancel && (
          <ActionButton look="text" onClick={() => press(cancel)}>
            {cancel.label}
          </ActionButton>
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
