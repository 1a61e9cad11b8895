import { useContent, type Amount, type FactReader } from '@mosaico/shared-types';
import {
  CheckList,
  ClosingCall,
  Notice,
  PageHero,
  Price,
  Section,
  Steps,
  type SceneArt,
  type Step,
} from '@mosaico/shared-ui';
import { Answers, type Answer } from '../answers/answers.tsx';
import { Appointments } from '../course-launches/appointments.tsx';
import type { Delivery } from '../course-launches/course-deliveries.ts';
import { Deliveries } from '../course-launches/deliveries.tsx';
import { PriceIndex } from '../course-launches/price-index.tsx';
import { common } from './content.ts';
import styles from './course-detail.module.css';

/** One service of a page, with its price. */
export interface CourseService {
  /** Where a page has two of them: its name, and the anchor that the opening leads to. */
  name?: string;
  id?: string;
  price: Amount;
  /** Pieces that are counted. */
  deliveries: readonly Delivery[];
  included: readonly string[];
}

/** What a page about a course service says. */
export interface CourseDetailCopy {
  hero: { eyebrow: string; title: string; lead: string };
  services: { heading: string; lead?: string; items: readonly CourseService[] };
  excluded: readonly string[];
  condition: { title: string; text: string };
  steps: { heading: string; items: readonly Step[] };
  /** When, what the client brings, how it is paid, what if it is called off. */
  answers: readonly Answer[];
  closing: { heading: string; text: string };
}

/** Props of {@link CourseDetail}. */
interface CourseDetailProps {
  copy: (facts: FactReader) => CourseDetailCopy;
  art: (facts: FactReader) => SceneArt;
}

/** A course service in full: what it brings, what it does not, how it goes, and the way to an appointment. */
export function CourseDetail({ copy, art }: CourseDetailProps) {
  const { hero, services, excluded, condition, steps, answers, closing } = useContent(copy);
  const { back, appointments, excluded: excludedHeading, answers: answersHeading } = useContent(common);
  const scene = useContent(art);
  const [first] = services.items;
  const single = services.items.length === 1;
  const prices = services.items.flatMap(({ id, name, price }) =>
    id === undefined || name === undefined ? [] : [{ to: `#${id}`, name, price }],
  );
  const ways = <Appointments {...appointments} />;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        back={back}
        price={first && single ? <Price amount={first.price} currency /> : <PriceIndex items={prices} />}
        actions={ways}
        scene={scene}
      />
      <Section heading={services.heading} lead={services.lead}>
        <div className={styles.services} data-count={services.items.length}>
          {services.items.map(({ name, id, price, deliveries, included }) => (
            <article
              className={styles.service}
              key={name ?? price.usd}
              id={id}
              aria-label={name}
              data-single={single ? '' : undefined}
            >
              <div className={styles.figures}>
                {name === undefined ? null : <h3>{name}</h3>}
                <Price amount={price} currency />
                {deliveries.length === 0 ? null : <Deliveries items={deliveries} />}
              </div>
              <CheckList items={included} />
            </article>
          ))}
        </div>
      </Section>
      <Section heading={excludedHeading}>
        <div className={styles.limits}>
          <CheckList items={excluded} kind="excluded" />
          <Notice kind="important" title={condition.title}>
            {condition.text}
          </Notice>
        </div>
      </Section>
      <Section heading={steps.heading}>
        <Steps items={steps.items} />
      </Section>
      <Section heading={answersHeading} tone="tinted">
        <Answers items={answers} />
      </Section>
      <ClosingCall scene={scene} heading={closing.heading} text={closing.text} actions={ways} />
    </>
  );
}
