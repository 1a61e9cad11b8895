import { CheckList, Facts, Section, type Fact } from '@mosaico/shared-ui';
import { Apart } from './apart.tsx';
import { copyBelow } from './content.ts';
import type { Exclusion } from './website.ts';
import styles from './package.module.css';

interface PackageProps {
  facts: readonly Fact[];
  included: readonly string[];
  apart: readonly Exclusion[];
}

/** What the price brings, in figures and as a list, and what it leaves out. */
export function Package({ facts, included, apart }: PackageProps) {
  return (
    <Section heading={copyBelow.included}>
      <div className={styles.package}>
        <div className={styles.included}>
          <Facts items={facts} />
          <CheckList items={included} />
        </div>
        <Apart items={apart} />
      </div>
    </Section>
  );
}
