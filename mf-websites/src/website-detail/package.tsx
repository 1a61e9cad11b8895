import type { ReactNode } from 'react';
import { useContent, type CaseTopic } from '@mosaico/shared-types';
import { ActionLink, Facts, Section, type Fact } from '@mosaico/shared-ui';
import { Apart } from './apart.tsx';
import { Drawing } from '../site-sketch/drawing.tsx';
import { copyBelow, refunded } from './content.ts';
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

const days = 10;

/** How each rule is drawn: paid until the middle of the work; what comes back of a payment, in hundredths. */
const payments: readonly ((refund: number) => ReactNode)[] = [
  () => (
    <Drawing viewBox="0 0 236 22" aria-hidden="true">
      {Array.from({ length: days }, (_, day) => (
        <path key={day} d={`M${day * 24} 0h20v14a8 8 0 0 1 -8 8h-12z`} className={day < days / 2 ? 'a' : 'sheet'} />
      ))}
    </Drawing>
  ),
  (refund) => (
    <Drawing viewBox="0 0 236 22" aria-hidden="true">
      <path d="M0 0h236v14a8 8 0 0 1 -8 8H0z" className="sheet" />
      <path d={`M0 0h${(236 * refund) / 100}v22H0z`} className="b" />
    </Drawing>
  ),
];

/** What the price brings, in figures and in pictures, what it leaves out, and how it is paid. */
export function Package({ topic, facts, included, paid, apart }: PackageProps) {
  const { terms } = copyBelow;
  const refund = useContent(refunded);
  return (
    <Section heading={copyBelow.included}>
      <div className={styles.package}>
        <Facts items={facts} />
        <Included topic={topic} items={included} />
        <div className={styles.rest}>
          <Apart items={apart} />
          <section className={styles.paid} aria-label={copyBelow.paid}>
            <h3>{copyBelow.paid}</h3>
            {paid.map((rule, nth) => (
              <div key={rule}>
                {payments[nth]?.(refund)}
                <p>{rule}</p>
              </div>
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
