import { ActionLink, ClosingCall, PageHero, Section, Steps } from 'shared-ui';
import { copy } from './content.ts';
import { offers } from './course-offers.ts';
import { FreeConsultation } from './free-consultation.tsx';
import { Offers } from './offers.tsx';
import { PriceIndex } from './price-index.tsx';

/** `/lanzamientos-cursos`: from a platform to a course that keeps selling, in three offers. */
export default function CourseLaunches() {
  const { hero, steps, closing } = copy;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={<PriceIndex items={hero.prices} />}
        actions={<ActionLink to={hero.action.to}>{hero.action.label}</ActionLink>}
      />
      <Section heading={copy.offers.heading} lead={copy.offers.lead}>
        <Offers offers={offers} />
      </Section>
      <Section heading={steps.heading}>
        <Steps items={steps.items} />
      </Section>
      <FreeConsultation />
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        actions={<ActionLink to={closing.action.to}>{closing.action.label}</ActionLink>}
      />
    </>
  );
}
