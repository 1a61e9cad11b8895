import { DocumentPage } from 'shared-ui';
import { LegalContact } from '../legal-contact/legal-contact.tsx';
import { back, clauses, contact, eyebrow, intro, title, updated } from './content.ts';

/** `/politica-privacidad`: what happens to the data of visitors and of the learning app's users. */
export default function Privacy() {
  return (
    <DocumentPage title={title} eyebrow={eyebrow} updated={updated} intro={intro} clauses={clauses} back={back}>
      <LegalContact {...contact} />
    </DocumentPage>
  );
}
