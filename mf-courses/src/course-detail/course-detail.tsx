import { styled } from '@mui/material/styles';
import { useContent, type Amount, type FactReader } from 'shared-types';
import { CheckList, ClosingCall, Notice, PageHero, Price, Section, space, Steps, token, type Step } from 'shared-ui';
import { Appointments } from '../course-launches/appointments.tsx';
import type { Delivery } from '../course-launches/course-deliveries.ts';
import { Deliveries } from '../course-launches/deliveries.tsx';
import { common } from './content.ts';

/** One service of a page, with its price. */
export interface CourseService {
  /** Where a page has two of them. */
  name?: string;
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
  closing: { heading: string; text: string };
}

const Services = styled('div')({
  display: 'grid',
  gap: `${space(6)} ${space(8)}`,
  '&[data-count="2"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' },
});

const Service = styled('article')({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  paddingBlockStart: space(3),
  borderBlockStart: `2px solid ${token.ink}`,
  '& h3': { fontSize: token.sizeHeading },
  // A single service has room for its pieces beside what it includes.
  '&[data-single]': {
    '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space(8) },
  },
});

const Figures = styled('div')({ display: 'grid', alignContent: 'start', gap: space(3) });

const Limits = styled('div')({
  display: 'grid',
  gap: `${space(5)} ${space(8)}`,
  alignItems: 'start',
  '@media (min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** A course service in full: what it brings, what it does not, how it goes, and the way to an appointment. */
export function CourseDetail({ copy }: { copy: (facts: FactReader) => CourseDetailCopy }) {
  const { hero, services, excluded, condition, steps, closing } = useContent(copy);
  const { back, appointments, excluded: excludedHeading } = useContent(common);
  const [first] = services.items;
  const single = services.items.length === 1;
  const ways = <Appointments {...appointments} />;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        back={back}
        price={first && single ? <Price amount={first.price} currency /> : null}
        actions={ways}
      />
      <Section heading={services.heading} lead={services.lead}>
        <Services data-count={services.items.length}>
          {services.items.map(({ name, price, deliveries, included }) => (
            <Service key={name ?? price.usd} aria-label={name} data-single={single ? '' : undefined}>
              <Figures>
                {name === undefined ? null : <h3>{name}</h3>}
                <Price amount={price} currency />
                {deliveries.length === 0 ? null : <Deliveries items={deliveries} />}
              </Figures>
              <CheckList items={included} />
            </Service>
          ))}
        </Services>
      </Section>
      <Section heading={excludedHeading} tone="tinted">
        <Limits>
          <CheckList items={excluded} kind="excluded" />
          <Notice kind="important" title={condition.title}>
            {condition.text}
          </Notice>
        </Limits>
      </Section>
      <Section heading={steps.heading}>
        <Steps items={steps.items} />
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} actions={ways} />
    </>
  );
}
