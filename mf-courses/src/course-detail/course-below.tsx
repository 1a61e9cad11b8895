import type { ReactNode } from 'react';
import { useContent, type Amount } from '@mosaico/shared-types';
import {
  ActionLink,
  CheckList,
  ClosingCall,
  Notice,
  Price,
  Remark,
  Section,
  Steps,
  type Step,
} from '@mosaico/shared-ui';
import { Answers, type Answer } from '@mosaico/shared-ui/answers';
import { Appointments } from '../course-launches/appointments.tsx';
import type { Delivery } from '../course-launches/content.ts';
import { Deliveries } from '../course-launches/deliveries.tsx';
import { common, headings } from './content.ts';
import styles from './course-below.module.css';

/** One service of a page, with its price. */
export interface CourseService {
  /** Where a page has two of them: its name, and the anchor that the opening leads to. */
  name?: string;
  id?: string;
  price: Amount;
  /** By which rule it is cancelled, in full. */
  rule?: string;
  /** Pieces that are counted. */
  deliveries: readonly Delivery[];
  included: readonly string[];
}

/** What a page about a course service says below its opening. */
export interface CourseBelowCopy {
  services: { heading: string; lead?: string; items: readonly CourseService[] };
  excluded: readonly string[];
  condition: { title: string; text: string };
  steps: { heading: string; items: readonly Step[] };
  /** When, what the client brings, how it is paid, and what comes next. */
  answers: readonly Answer[];
  closing: { heading: string; text: string };
}

/** Props of {@link CourseBelow}. */
interface CourseBelowProps {
  copy: CourseBelowCopy;
  /** What is delivered, to look at. */
  pieces?: ReactNode;
  /** Whose colours the tiles wear where it is not the academy: that of the page's case. */
  client?: 'acuarela';
}

/** A course service in full: what it brings, what it does not bring, how it goes, and the way to an appointment. */
export function CourseBelow({ copy, pieces, client }: CourseBelowProps) {
  const { services, excluded, condition, steps, answers, closing } = copy;
  const { appointments } = useContent(common);
  const single = services.items.length === 1 ? services.items[0] : undefined;
  return (
    <>
      <Section heading={services.heading} lead={services.lead}>
        {pieces}
        {single && single.deliveries.length > 0 ? <Deliveries items={single.deliveries} large /> : null}
        <div className={styles.parts} data-single={single ? '' : undefined}>
          <div className={styles.services} data-count={services.items.length} data-client={client}>
            {services.items.map(({ name, id, price, rule, deliveries, included }) => (
              <article className={styles.service} key={name ?? price.usd} id={id} aria-label={name}>
                <div className={styles.figures}>
                  {name === undefined ? null : <h3>{name}</h3>}
                  <Price amount={price} currency />
                  {rule === undefined ? null : <Remark>{rule}</Remark>}
                  {single || deliveries.length === 0 ? null : <Deliveries items={deliveries} />}
                </div>
                <CheckList items={included} />
              </article>
            ))}
          </div>
          <section className={styles.limits} aria-label={headings.excluded}>
            <h3>{headings.excluded}</h3>
            <CheckList items={excluded} kind="excluded" />
            <Notice kind="important" title={condition.title}>
              {condition.text}
            </Notice>
          </section>
        </div>
      </Section>
      <Section heading={steps.heading}>
        <Steps items={steps.items} />
        <section className={styles.answers} aria-label={headings.answers}>
          <h3>{headings.answers}</h3>
          <Answers items={answers} />
          <ActionLink to="mf-legal/terms" look="text">
            {headings.terms}
          </ActionLink>
        </section>
      </Section>
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={<Appointments {...appointments} />}
      />
    </>
  );
}
