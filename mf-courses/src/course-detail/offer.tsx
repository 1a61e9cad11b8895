import type { Amount } from '@mosaico/shared-types';
import { ActionLink, CheckList, Notice, Price, Section, type Step } from '@mosaico/shared-ui';
import { headings } from './content.ts';
import styles from './offer.module.css';

/** The service of a page, with its price. */
interface CourseService {
  price: Amount;
  included: readonly string[];
  /** What clients may ask for. Whether it is part of the price is agreed on with each. */
  wishes: readonly string[];
}

/** What a page about a course service says below its opening. */
export interface CourseBelowCopy {
  services: CourseService & { heading: string; lead?: string };
  excluded: readonly string[];
  condition?: { title: string; text: string };
  /** How it goes; a step says what the client brings, and when it is done. */
  steps: { heading: string; lead?: string; items: readonly (Step & { needs?: string })[] };
  closing: { heading: string; text: string };
}

/** Props of {@link Offer}. */
interface OfferProps {
  copy: CourseBelowCopy;
  /** What a client’s course looks like, beside what is brought. */
  picture?: { url: string; alt: string } | undefined;
}

/** What a course service brings and at what price, and what it does not bring. */
export function Offer({ copy: { services, excluded, condition }, picture }: OfferProps) {
  const { heading, lead, price, included, wishes } = services;
  return (
    <Section heading={heading} lead={lead}>
      <div className={styles.parts}>
        <article>
          <Price amount={price} currency />
          {included.length === 0 ? null : <CheckList items={included} />}
          <h3>{headings.wishes}</h3>
          <CheckList items={wishes} kind="plain" />
        </article>
        {picture ? (
          <img src={picture.url} alt={picture.alt} width={640} height={480} loading="lazy" decoding="async" />
        ) : null}
        <section aria-label={headings.excluded}>
          <h3>{headings.excluded}</h3>
          <CheckList items={excluded} kind="excluded" />
          {condition ? (
            <Notice kind="important" title={condition.title}>
              {condition.text}
            </Notice>
          ) : null}
          <ActionLink to="mf-legal/terms" look="text">
            {headings.terms}
          </ActionLink>
        </section>
      </div>
    </Section>
  );
}
