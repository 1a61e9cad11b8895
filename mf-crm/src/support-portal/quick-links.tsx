import { useSite } from '@mosaico/shared-types';
import { ArrowOut, copy, VisuallyHidden } from '@mosaico/shared-ui';
import type { QuickLink } from './content.ts';
import styles from './quick-links.module.css';

/** What is behind a shortcut, on a square of 64; its quieter part is half clear. */
const drawings: Partial<Record<QuickLink['key'], readonly [loud: string, quiet: string]>> = {
  guides: ['M4 14q14-6 28 2v40q-14-8-28-2z', 'M60 14q-14-6-28 2v40q14-8 28-2z'],
  recordedClasses: ['M25 20v24l20-12zM4 56h34v5H4z', 'M4 10h56v42H4z'],
  community: ['M4 6h38v24H20l-8 8v-8H4z', 'M60 26v24h-6v8l-8-8H26V36h22V26z'],
  appNews: ['M32 15l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z', 'M16 2h32q6 0 6 6v48q0 6-6 6H16q-6 0-6-6V8q0-6 6-6z'],
};

/** Shortcuts out of the portal, the service's status ahead of them; the whole tile leads there. */
export function QuickLinks({ items }: { items: readonly QuickLink[] }) {
  const { support } = useSite();
  return (
    <ul className={styles.list} role="list">
      {items.map(({ key, title, text, status }) => (
        <li key={key} data-status={status}>
          <Drawing paths={drawings[key]} />
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

function Drawing({ paths }: { paths: readonly [loud: string, quiet: string] | undefined }) {
  if (!paths) return null;
  const [loud, quiet] = paths;
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      <path d={quiet} opacity={0.4} />
      <path d={loud} />
    </svg>
  );
}
