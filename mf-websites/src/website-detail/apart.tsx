import { ActionLink, VisuallyHidden } from '@mosaico/shared-ui';
import { copyBelow } from './content.ts';
import type { Exclusion } from './website.ts';
import styles from './apart.module.css';

/** What the price leaves out, and where to get it. */
export function Apart({ items }: { items: readonly Exclusion[] }) {
  const { heading, lead, item } = copyBelow.apart;
  return (
    <section className={styles.apart} aria-label={heading}>
      <h3>{heading}</h3>
      <p>{lead}</p>
      <ul className={styles.parts} role="list">
        {items.map(({ title, text, link }) => (
          <li key={title}>
            <h4>
              <VisuallyHidden>{item} </VisuallyHidden>
              {title}
            </h4>
            <p>{text}</p>
            {link === undefined ? null : (
              <ActionLink to={link.to} look="text">
                {link.label}
              </ActionLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
