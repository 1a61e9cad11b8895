import { ActionLink } from 'shared-ui/action-link';
import { ClosingCall } from 'shared-ui/closing-call';
import { DocumentPage } from 'shared-ui/document';
import { Section } from 'shared-ui/section';
import { Steps } from 'shared-ui/steps';
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
