import { ActionLink, ClosingCall, DocumentPage, Section, Steps } from 'shared-ui';
import { Contact } from './contact.tsx';
import { closing, eyebrow, intro, journey, rules, title } from './content.ts';
import { useToday } from './use-today.ts';

export default function AppointmentPolicy() {
  return (
    <>
      <DocumentPage title={title} eyebrow={eyebrow} updated={useToday()} intro={intro} clauses={rules}>
        <Contact />
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
