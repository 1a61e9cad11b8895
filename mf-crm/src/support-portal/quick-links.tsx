import { useSite } from '@mosaico/shared-types';
import { ArrowOut, copy, VisuallyHidden } from '@mosaico/shared-ui';
import type { QuickLink } from './content.ts';
import { Drawing } from './drawing.tsx';
import styles from './quick-links.module.css';

/** What is drawn for a shortcut. */
const things = {
  guides: [
    'M8 8h80v16H8zM8 28h80v16H8zM8 48h80v16H8z',
    'M8 8h16v16H8zM8 28h16v16H8zM8 48h16v16H8z',
    'm14 14 3-2v9M12 33c2-3 7-1 6 2-1 2-6 3-6 5h7M12 52h6l-3 3c3 0 4 2 3 4-1 2-5 2-6 0M32 16h40M32 36h48M32 56h32',
  ],
  recordedClasses: ['M10 6h76v60H10z', 'm40 20 20 12-20 12z', 'M18 56h60M18 56h26M44 52v8'],
  community: ['M6 8h56v28H22l-10 9v-9H6z', 'M34 40h56v22h-6v9l-10-9H34z', 'M14 18h38M14 26h24M42 50h40'],
  appNews: ['M28 2h40v68H28z', 'M52 10h34v22H62l-10 8z', 'M60 18h18M60 24h10M36 48h24M36 56h24'],
} as const;

/** Shortcuts out of the portal, the service's status ahead of them; the whole tile leads there, and looks like what is there. */
export function QuickLinks({ items }: { items: readonly QuickLink[] }) {
  const { support } = useSite();
  return (
    <ul className={styles.list} role="list">
      {items.map(({ key, title, text, status }) => (
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
          {key === 'serviceStatus' ? null : (
            <div className={styles.thing}>
              <Drawing paths={things[key]} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
