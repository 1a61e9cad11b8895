import { ActionLink, CheckList, Facts, Section, type Fact } from '@mosaico/shared-ui';
import { Apart } from './apart.tsx';
import { copyBelow } from './content.ts';
import type { Exclusion } from './website.ts';
import styles from './package.module.css';

interface PackageProps {
  facts: readonly Fact[];
  included: readonly string[];
  paid: readonly string[];
  apart: readonly Exclusion[];
}

/** What the price brings, in figures and as a list, how it is paid, and what it leaves out. */
export function Package({ facts, included, paid, apart }: PackageProps) {
  const { terms } = copyBelow;
  return (
    <Section heading={copyBelow.included}>
      <div className={styles.package}>
        <div className={styles.included}>
          <Facts items={facts} />
          <CheckList items={included} />
          <section className={styles.paid} aria-label={copyBelow.paid}>
            <h3>{copyBelow.paid}</h3>
            {paid.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
            <ActionLink to={terms.to} look="text">
              {terms.label}
            </ActionLink>
          </section>
        </div>
        <Apart items={apart} />
      </div>
    </Section>
  );
}
