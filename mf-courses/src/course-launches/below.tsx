import { useContent } from '@mosaico/shared-types';
import { ActionLink, Section } from '@mosaico/shared-ui';
import { contentBelow } from './content.ts';
import { FreeConsultation } from './free-consultation.tsx';
import { Offers } from './offers.tsx';

/** The three offers, and the free consultation. */
export default function Below() {
  const { offers, terms, consultation } = useContent(contentBelow);
  return (
    <>
      <Section heading={offers.heading} lead={offers.lead}>
        <Offers {...offers} />
        <ActionLink to="mf-legal/terms" look="text">
          {terms}
        </ActionLink>
      </Section>
      <FreeConsultation {...consultation}>
        <ActionLink to="mf-courses/free-consultation">{offers.appointments.consultation}</ActionLink>
      </FreeConsultation>
    </>
  );
}
