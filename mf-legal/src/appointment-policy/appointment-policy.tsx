import { section, useContent, useToday } from '@mosaico/shared-types';
import { DocumentPage } from '@mosaico/shared-ui';
import { dateInWords } from '../dates.ts';
import { LegalContact } from '../legal-contact/legal-contact.tsx';
import { contact, content, eyebrow, tiles, title } from './content.ts';

const Below = section('static', () => import('./below.tsx'));

export default function AppointmentPolicy() {
  const { intro, rules } = useContent(content);
  return (
    <>
      <DocumentPage
        tiles={useContent(tiles)}
        title={title}
        eyebrow={eyebrow}
        updated={dateInWords(useToday())}
        intro={intro}
        clauses={rules}
      >
        <LegalContact {...contact} />
      </DocumentPage>
      <Below />
    </>
  );
}
