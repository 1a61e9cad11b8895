import { useContent, useToday } from 'shared-types';
import { ActionLink, ClosingCall, DocumentPage, Section, Steps } from 'shared-ui';
import { dateInWords } from '../dates.ts';
import { LegalContact } from '../legal-contact/legal-contact.tsx';
import { contact, content, eyebrow, title } from './content.ts';

export default function AppointmentPolicy() {
  const { intro, rules, journey, closing } = useContent(content);
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
        actions={
          <>
            <ActionLink to={closing.request.to}>{closing.request.label}</ActionLink>
            <ActionLink to={closing.newcomers.to} look="secondary">
              {closing.newcomers.label}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
