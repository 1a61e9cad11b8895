import { useSite } from '@mosaico/shared-types';
import { ArrowOut, copy, VisuallyHidden } from '@mosaico/shared-ui';
import type { QuickLink } from './content.ts';
import styles from './quick-links.module.css';

/** Shortcuts out of the portal, the service's status ahead of them; the whole tile leads there. */
export function QuickLinks({ items }: { items: readonly QuickLink[] }) {
  const { support } = useSite();
  return (
    <ul className={styles.list} role="list">
      {items.map(({ key, title, text, status }) => (
        <li key={key} data-status={status}>
          <h3>
            <a href={support[key]} target="_blank" rel="noopener noreferrer" data-cover="">
              {title}
              <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
            </a>
          </h3>
          {status === undefined ? null : <strong>{status}</strong>}
          <p>{text}</p>
          <ArrowOut size={20} />
        </li>
      ))}
    </ul>
  );
}
