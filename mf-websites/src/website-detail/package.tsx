import type { CaseTopic } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Apart } from './apart.tsx';
import { copyBelow } from './content.ts';
import { Included } from './included.tsx';
import { Paid } from './paid.tsx';
import type { Exclusion, Inclusion } from './website.ts';
import styles from './package.module.css';

interface PackageProps {
  /** Whose screens show what is included. */
  topic: CaseTopic;
  included: readonly Inclusion[];
  /** Said here where the page has no other place for it. */
  paid?: readonly string[];
  apart: readonly Exclusion[];
}

/** What the price brings, in pictures, what it leaves out, and how it is paid. */
export function Package({ topic, included, paid, apart }: PackageProps) {
  return (
    <Section heading={copyBelow.included}>
      <div className={styles.package}>
        <Included topic={topic} items={included} />
        <div className={styles.rest} data-pair={paid ? '' : undefined}>
          <Apart items={apart} />
          {paid ? <Paid rules={paid} /> : null}
        </div>
      </div>
    </Section>
  );
}
