import { useSite } from '@mosaico/shared-types';
import { ArrowOut, copy, VisuallyHidden } from '@mosaico/shared-ui';
import type { QuickLink } from './content.ts';
import styles from './quick-links.module.css';

/** Shortcuts out of the portal, the service's status ahead of them; the whole tile leads there, and looks like what is there. */
export function QuickLinks({ items }: { items: readonly QuickLink[] }) {
  const { support } = useSite();
  return (
    <ul className={styles.list} role="list">
      {items.map(({ key, title, text, status, inside }) => (
        <li className={styles.item} key={key} data-status={status} data-kind={key}>
          <h3>
            <a href={support[key]} target="_blank" rel="noopener noreferrer" data-cover="">
              {title}
              <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
            </a>
          </h3>
          {status === undefined ? null : <strong className={styles.status}>{status}</strong>}
          <p>{text}</p>
          <ArrowOut size={18} />
          {inside ? (
            <ul className={styles.inside} role="list" aria-hidden="true">
              {inside.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
