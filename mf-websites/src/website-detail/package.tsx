import type { CaseTopic } from '@mosaico/shared-types';
import { ActionLink, Facts, Section, type Fact } from '@mosaico/shared-ui';
import { Apart } from './apart.tsx';
import { copyBelow } from './content.ts';
import { Included } from './included.tsx';
import type { Exclusion, Inclusion } from './website.ts';
import styles from './package.module.css';

interface PackageProps {
  /** Whose screens show what is included. */
  topic: CaseTopic;
  facts: readonly Fact[];
  included: readonly Inclusion[];
  paid: readonly string[];
  apart: readonly Exclusion[];
}

/** What the price brings, in figures and in pictures, what it leaves out, and how it is paid. */
export function Package({ topic, facts, included, paid, apart }: PackageProps) {
  const { terms } = copyBelow;
  return (
    <Section heading={copyBelow.included}>
      <div className={styles.package}>
        <Facts items={facts} />
        <Included topic={topic} items={included} />
        <div className={styles.rest}>
          <Apart items={apart} />
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
      </div>
    </Section>
  );
}
