import { Badge, Contract, Price, Section } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import styles from './extra.module.css';

/** Going on after the mentoring, session by session. */
export function Extra({ heading, text, badge, price, before, unit, pay }: ContentBelow['extra']) {
  return (
    <Section heading={heading} lead={text}>
      <div className={styles.extra}>
        <Badge>{badge}</Badge>
        <Price amount={price} before={before} currency />
        <p>{unit}</p>
        <div className={styles.payment}>
          <Contract offer="mf-courses/mentoring-extra">{pay}</Contract>
        </div>
      </div>
    </Section>
  );
}
