import { useSite } from '@mosaico/shared-types';
import { ActionLink, Notice, Section } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import { Included } from './included.tsx';
import { TwoPayments } from './two-payments.tsx';
import styles from './price-and-conditions.module.css';

/** What the price brings, what is paid apart, and the conditions; whether the first month is paid on contracting, only the owner says. */
export function PriceAndConditions({
  anchor,
  heading,
  included,
  conditions,
  payments,
}: ContentBelow['price'] & { anchor: string }) {
  const { firstPayment } = useSite().conditions;
  const items = firstPayment === undefined ? conditions.items : [...conditions.items, firstPayment];
  return (
    <Section heading={heading} id={anchor}>
      <div className={styles.parts}>
        <div>
          <h3>{included.title}</h3>
          <Included label={included.title} items={included.items} upTo={included.upTo} />
        </div>
        <Notice kind="important" title={conditions.title}>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <ActionLink to={conditions.link.to} look="text">
            {conditions.link.label}
          </ActionLink>
        </Notice>
        <TwoPayments {...payments} />
      </div>
    </Section>
  );
}
