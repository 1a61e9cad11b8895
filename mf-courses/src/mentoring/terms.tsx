import { ActionLink, Section } from '@mosaico/shared-ui';
import { Answers } from '@mosaico/shared-ui/answers';
import type { ContentBelow } from './content.ts';
import styles from './terms.module.css';

/** What happens when plans change: each case by its rule. */
export function Terms({ heading, items, links }: ContentBelow['terms']) {
  return (
    <Section heading={heading} beside>
      <Answers items={items} />
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
