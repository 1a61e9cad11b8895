import { ActionLink, Section } from '@mosaico/shared-ui';
import type { Copy } from './below-content.ts';
import styles from './terms.module.css';

/** What happens when plans change: each case by its rule. */
export function Terms({ heading, items, links }: Copy['terms']) {
  return (
    <Section heading={heading}>
      <dl className={styles.terms}>
        {items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.links}>
        {links.map(({ to, label }) => (
          <ActionLink key={to} to={to} look="text">
            {label}
          </ActionLink>
        ))}
      </p>
    </Section>
  );
}
