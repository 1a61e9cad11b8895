import { useId, type ReactNode } from 'react';
import { copy } from '../basics/copy.ts';
import styles from './notice.module.css';

/** Props of {@link Notice}. */
export interface NoticeProps {
  children: ReactNode;
  /** `note` (default) explains; `important` is a condition the visitor must know before buying. */
  kind?: 'note' | 'important';
  /** Default: the kind's own word. */
  title?: string;
}

/** A remark set apart from the text. */
export function Notice({ children, kind = 'note', title }: NoticeProps) {
  const name = useId();
  return (
    <aside className={styles.frame} data-kind={kind} aria-labelledby={name}>
      <strong id={name}>{title ?? copy.notice[kind]}</strong>
      <div>{children}</div>
    </aside>
  );
}
