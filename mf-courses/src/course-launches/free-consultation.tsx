import type { ReactNode } from 'react';
import { CheckList, Section } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import styles from './free-consultation.module.css';

/** How the page ends: how long the free consultation takes, what comes of it, and where to ask for it. */
export function FreeConsultation({
  heading,
  figure,
  unit,
  price,
  text,
  points,
  children,
}: ContentBelow['consultation'] & { children: ReactNode }) {
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
          {children}
        </div>
      </div>
    </Section>
  );
}
