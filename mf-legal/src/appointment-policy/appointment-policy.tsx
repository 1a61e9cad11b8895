import { useToday } from 'shared-types';
import { ActionLink, ClosingCall, DocumentPage, Section, Steps } from 'shared-ui';
import { dateInWords } from '../dates.ts';
import { LegalContact } from '../legal-contact/legal-contact.tsx';
import { closing, contact, eyebrow, intro, journey, rules, title } from './content.ts';

export default function AppointmentPolicy() {
  return (
    <>
      <DocumentPage title={title} eyebrow={eyebrow} updated={dateInWords(useToday())} intro={intro} clauses={rules}>
        <LegalContact {...contact} />
      </DocumentPage>
      <Section heading={journey.heading} tone="tinted">
        <Steps items={journey.steps} />
      </Section>
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        actions={<ActionLink to="/solicitar-cita">{closing.request}</ActionLink>}
      />
    </>
  );
}
