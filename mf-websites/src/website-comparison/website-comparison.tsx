import { useContent } from '@mosaico/shared-types';
import { ActionLink, Actions, ComparisonTable } from '@mosaico/shared-ui';
import { content, plans } from './content.ts';
import styles from './website-comparison.module.css';

/** The website plans beside each other, and the way to each but the one at hand. `marked` stands out. */
export function WebsiteComparison({ marked, current }: { marked?: string | undefined; current?: string | undefined }) {
  const recommended = marked ?? current;
  return (
    <div className={styles.parts}>
      <ComparisonTable
        {...useContent(content)}
        plans={plans.map(({ name }) => name)}
        {...(recommended === undefined ? {} : { recommended })}
      />
      <Actions>
        {plans
          .filter(({ name }) => name !== current)
          .map(({ to, label }) => (
            <ActionLink key={to} to={to} look="text">
              {label}
            </ActionLink>
          ))}
      </Actions>
    </div>
  );
}
