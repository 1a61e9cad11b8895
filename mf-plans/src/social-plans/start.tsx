import { ActionLink, Contract, Price, Section } from '@mosaico/shared-ui';
import { PlanTerms } from '../plan-terms/plan-terms.tsx';
import type { ContentBelow } from './content.ts';
import styles from './start.module.css';

/** From payment to the first publication, how the service is billed and ended, and the way to begin. The plans are at `anchor`. */
export function Start({ heading, lead, plan, anchor }: ContentBelow['start'] & { anchor: string }) {
  return (
    <Section heading={heading} lead={lead}>
      <div className={styles.parts}>
        <div className={styles.plan}>
          <h3>{plan.name}</h3>
          <Price amount={plan.price} currency />
          <Contract offer={plan.offer}>{plan.action}</Contract>
          <ActionLink href={`#${anchor}`} look="text" icon={null}>
            {plan.others}
          </ActionLink>
        </div>
        <PlanTerms />
      </div>
    </Section>
  );
}
