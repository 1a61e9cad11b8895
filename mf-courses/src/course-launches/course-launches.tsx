import { section, useContent } from '@mosaico/shared-types';
import { ActionLink, ClosingCall, PageHero, Section, Steps } from '@mosaico/shared-ui';
import { Appointments } from './appointments.tsx';
import { content } from './content.ts';
import { FreeConsultation } from './free-consultation.tsx';
import { Offers } from './offers.tsx';
import { PriceIndex } from './price-index.tsx';
import { scene } from './scene.ts';

const Proof = section('never', () => import('./proof.tsx'));

/** `/lanzamientos-cursos`: from a platform to a course that keeps selling, in three offers. */
export default function CourseLaunches() {
  const { hero, offers, steps, consultation, closing } = useContent(content);
  return (
    <>
      <PageHero
        scene={scene}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={<PriceIndex items={hero.prices} />}
        actions={<ActionLink to="mf-courses/free-consultation">{hero.action}</ActionLink>}
      />
      <Section heading={offers.heading} lead={offers.lead}>
        <Offers {...offers} />
      </Section>
      <Proof />
      <Section heading={steps.heading}>
        <Steps items={steps.items} />
      </Section>
      <FreeConsultation {...consultation} />
      <ClosingCall
        scene={scene}
        heading={closing.heading}
        text={closing.text}
        actions={<Appointments {...closing.appointments} />}
      />
    </>
  );
}
