import { useSite } from '@mosaico/shared-types';
import { ArrowOut, copy, VisuallyHidden } from '@mosaico/shared-ui';
import type { QuickLink } from './content.ts';
import styles from './quick-links.module.css';

/** Shortcuts out of the portal; the whole tile leads there. */
export function QuickLinks({ items }: { items: readonly QuickLink[] }) {
  const { support } = useSite();
  return (
    <ul className={styles.list} role="list">
      {items.map(({ key, title, text, status }) => (
        <li className={styles.item} key={key}>
          <h3>
            <a className={styles.cover} href={support[key]} target="_blank" rel="noopener noreferrer">
              {title}
              <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
            </a>
          </h3>
          <ArrowOut size={18} />
          <p>{text}</p>
          {status === undefined ? null : <p className={styles.status}>{status}</p>}
        </li>
      ))}
    </ul>
  );
}
