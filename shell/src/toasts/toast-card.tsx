import type { CustomContentProps } from 'notistack';
import { useId, useSyncExternalStore, type Ref } from 'react';
import { ActionButton, Cross } from '@mosaico/shared-ui';
import { toastCopy } from './content.ts';
import { useToastStore } from './toast-context.ts';
import { TypeMark } from './type-mark.tsx';
import { useSwipe } from './use-swipe.ts';
import styles from './toast-card.module.css';

/** One toast. What it says is read from the store, by the key it has in notistack: it may change while it is shown. */
export function ToastCard({ id: key, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const store = useToastStore();
  const toast = useSyncExternalStore(store.subscribe, () => store.getToasts().find((each) => each.key === key));
  const titleId = useId();
  const close = (): void => store.dismiss(toast?.id);
  const swipe = useSwipe(toast?.dismissible ?? false, close);
  if (!toast) return null;

  const { title, description, type, dismissible, action, cancel, leaving } = toast;
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
      inert={leaving}
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
