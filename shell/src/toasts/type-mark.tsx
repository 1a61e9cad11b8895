import type { ToastType } from '@mosaico/shared-types';
import { Alert, Check, Cross, Info } from '@mosaico/shared-ui';
import styles from './type-mark.module.css';

const drawings = {
  default: null,
  success: <Check />,
  info: <Info size={28} />,
  warning: <Alert size={28} />,
  error: <Cross />,
  loading: (
    <span className={styles.laying}>
      <span />
      <span />
      <span />
      <span />
    </span>
  ),
} as const satisfies Record<ToastType, unknown>;

/** What kind of toast it is. Decoration: the words say it too. A default toast has none. */
export function TypeMark({ type }: { type: ToastType }) {
  return (
    drawings[type] && (
      <span className={styles.tile} data-type={type} aria-hidden="true">
        {drawings[type]}
      </span>
    )
  );
}
