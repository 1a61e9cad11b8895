import { ActionLink, CheckList, Section } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import styles from './free-consultation.module.css';

/** The free consultation: how long, at what price, and where to ask for it. */
export function FreeConsultation({ heading, figure, unit, price, text, points, action }: ContentBelow['consultation']) {
  return (
    <Section heading={heading} tone="tinted">
      <div className={styles.parts}>
        <p className={styles.figure}>
          <strong>{figure}</strong>{' '}
          <span>
            {unit} {price}
          </span>
        </p>
        <div className={styles.words}>
          <p>{text}</p>
          <CheckList items={points} kind="plain" />
          <ActionLink to="mf-courses/free-consultation">{action}</ActionLink>
        </div>
      </div>
    </Section>
  );
}
