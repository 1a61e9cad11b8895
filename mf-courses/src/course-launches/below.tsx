import { useContent } from '@mosaico/shared-types';
import { ActionLink, Remark, Section, SiteLink } from '@mosaico/shared-ui';
import { contentBelow } from './content.ts';
import { FreeConsultation } from './free-consultation.tsx';
import { Offers } from './offers.tsx';

/** The three offers, and the free consultation. */
export default function Below() {
  const { offers, rules, terms, consultation } = useContent(contentBelow);
  return (
    <>
      <Section heading={offers.heading} lead={offers.lead}>
        <Offers {...offers} />
        <Remark>
          {rules} <SiteLink to="mf-legal/terms">{terms}</SiteLink>
        </Remark>
      </Section>
      <FreeConsultation {...consultation}>
        <ActionLink to="mf-courses/free-consultation">{offers.appointments.consultation}</ActionLink>
      </FreeConsultation>
    </>
  );
}
