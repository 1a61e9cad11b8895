import { useContent, useToday } from '@mosaico/shared-types';
import { DocumentPage } from '@mosaico/shared-ui/documents';
import { contact, content, eyebrow, title } from '../../../mf-legal/src/appointment-policy/content.ts';
import { dateInWords } from '../../../mf-legal/src/dates.ts';
import LegalContact from '../../../mf-legal/src/legal-contact/legal-contact.tsx';

/** An island: its contents follow the reader. */
export default function AppointmentPolicyText() {
  const { intro, rules } = useContent(content);
  return (
    <DocumentPage title={title} eyebrow={eyebrow} updated={dateInWords(useToday())} intro={intro} clauses={rules}>
      <LegalContact {...contact} />
    </DocumentPage>
  );
}
