import { useSnackbar, type CustomContentProps } from 'notistack';
import { use, useId } from 'react';
import { ActionButton, Cross } from '@mosaico/shared-ui';
import { toastCopy } from './content.ts';
import { useShownToast } from './shown-toasts.ts';
import type { TransitionedProps } from './toast-transition.tsx';
import { TypeMark } from './type-mark.tsx';
import { PassFocusContext, PausedContext } from './use-attention.ts';
import { useCountdown } from './use-countdown.ts';
import { useSwipe } from './use-swipe.ts';
import styles from './toast-card.module.css';

/** One toast: a content component for notistack. */
export function ToastCard({ id, ref, status }: CustomContentProps & TransitionedProps) {
  const toast = useShownToast(String(id));
  const { closeSnackbar } = useSnackbar();
  const titleId = useId();
  const passFocusOn = use(PassFocusContext);
  const close = (): void => {
    // At once: notistack closes a toast that is still coming in once it has come, and the next key may be faster.
    if (ref?.current) passFocusOn(ref.current);
    closeSnackbar(id);
  };
  const swipe = useSwipe(toast?.dismissible ?? false, close);
  useCountdown(toast, use(PausedContext), close);
  if (!toast) return null;

  const { title, description, type, dismissible, action, cancel } = toast;
  const buttons = [
    { look: 'primary', button: action },
    { look: 'text', button: cancel },
  ] as const;
  const urgency = type === 'error' ? 'alert' : 'status';
  return (
    <div
      className={styles.card}
      data-tone="ink"
      ref={ref ?? null}
      role="group"
      aria-labelledby={titleId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Long toasts scroll, and all are walked through by the keyboard.
      tabIndex={0}
      inert={status?.startsWith('exit') ?? false}
      data-status={status}
      data-dismissible={dismissible ? '' : undefined}
      {...swipe}
    >
      <TypeMark type={type} />
      <div className={styles.body}>
        {/* The key: a region that turns urgent is another one. */}
        <div className={styles.words} key={urgency} role={urgency}>
          <strong id={titleId} dir="auto">
            {title}
          </strong>
          {description && <p dir="auto">{description}</p>}
        </div>
        {(action ?? cancel) && (
          <div className={styles.buttons}>
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
        )}
      </div>
      {dismissible && (
        <button className={styles.close} type="button" lang="en" aria-label={toastCopy.close} onClick={close}>
          <Cross size={16} />
        </button>
      )}
    </div>
  );
}
