import { section, useContent, useToday } from '@mosaico/shared-types';
import { DocumentPage } from '@mosaico/shared-ui/documents';
import { dateInWords } from '../dates.ts';
import { contact, content, drawings, eyebrow, tiles, title } from './content.ts';

const Contact = section('static', () => import('../legal-contact/legal-contact.tsx'));

export default function AppointmentPolicy() {
  const { intro, rules } = useContent(content);
  return (
    <>
      <DocumentPage
        tiles={useContent(tiles)}
        drawings={useContent(drawings)}
        title={title}
        eyebrow={eyebrow}
        updated={dateInWords(useToday())}
        intro={intro}
        clauses={rules}
      />
      <Contact {...contact} />
    </>
  );
}
