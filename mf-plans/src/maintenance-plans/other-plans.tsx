import { OfferCard, tabAddress } from '@mosaico/shared-ui';
import type { MaintenancePlanCopy, MaintenancePlanId } from './content.ts';
import styles from './other-plans.module.css';

/** The plans that may be listed, in their order. */
const listed: readonly MaintenancePlanId[] = ['recomendado', 'basico', 'personalizado'];

/** Props of {@link OtherPlans}. */
export interface OtherPlansProps {
  plans: readonly MaintenancePlanCopy[];
  chosen: MaintenancePlanId;
  anchor: string;
}

/** The plans that are not on display; each leads to itself, above at `anchor`. */
export function OtherPlans({ plans, chosen, anchor }: OtherPlansProps) {
  const others = listed.flatMap((id) => plans.filter((plan) => plan.id === id && id !== chosen));
  return (
    <ul className={styles.cards} role="list">
      {others.map(({ id, name, price, badge, points }) => (
        <li key={id}>
          <OfferCard
            title={name}
            price={price}
            items={points}
            destination={{ to: tabAddress(id, anchor) }}
            {...(badge === undefined ? {} : { badge })}
          />
        </li>
      ))}
    </ul>
  );
}
